use super::*;
use rustc_apfloat::ieee::{BFloat, Half, Single};

/// Patterns that meet every branch: special values, neighbours of powers of two, random ones.
fn patterns(f: Format, count: usize, seed: u64) -> Vec<u64> {
    let mut state = seed;
    let mut out = vec![
        0,
        f.sign_bit(),
        1,
        f.infinity(),
        f.infinity() - 1,
        f.infinity() | f.sign_bit(),
        f.nan(),
        f.one(),
    ];
    for _ in 0..count {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mut v = (state >> 20 ^ state << 31) & f.mask();
        match state >> 60 {
            0..=2 => v &= !(f.mask() >> (f.exponent_bits() + 1) >> 1), // few mantissa bits: ties
            3..=8 => {
                // An exponent near one, so that sums and fma meet and cancel.
                let man = f.mantissa_bits();
                let e = (1u64 << (f.exponent_bits() - 1)) - 4 + (state >> 40 & 7);
                v = (v & f.sign_bit()) | e << man | (v & ((1 << man) - 1));
            }
            9 => v &= f.sign_bit() | ((1 << f.mantissa_bits()) - 1), // subnormal
            _ => {}
        }
        out.push(v);
    }
    out
}

fn check<T: rustc_apfloat::Float>(f: Format, count: usize) {
    let rounds = [Round::NearestEven, Round::TowardZero, Round::Down, Round::Up];
    let canonical = |v: T| if v.is_nan() { f.nan() } else { v.to_bits() as u64 };
    let big = |v: u64| T::from_bits(u128::from(v));
    let (xs, ys, zs) = (patterns(f, count, 1), patterns(f, count, 2), patterns(f, count, 3));
    for (i, &x) in xs.iter().enumerate() {
        for j in 0..6 {
            let (y, z) = (ys[(i * 5 + j * 7) % ys.len()], zs[(i * 3 + j * 11) % zs.len()]);
            for round in rounds {
                let mode = Mode { round, ..Mode::NEAREST };
                let r = apfloat_round(round);
                let ctx = format!("{f:?} {x:#x} {y:#x} {z:#x} {round:?}");
                assert_eq!(
                    add(f, x, y, mode),
                    canonical(big(x).add_r(big(y), r).value),
                    "add {ctx}"
                );
                assert_eq!(
                    sub(f, x, y, mode),
                    canonical(big(x).sub_r(big(y), r).value),
                    "sub {ctx}"
                );
                assert_eq!(
                    mul(f, x, y, mode),
                    canonical(big(x).mul_r(big(y), r).value),
                    "mul {ctx}"
                );
                assert_eq!(
                    div(f, x, y, mode),
                    canonical(big(x).div_r(big(y), r).value),
                    "div {ctx}"
                );
                assert_eq!(
                    fma(f, x, y, z, mode),
                    canonical(big(x).mul_add_r(big(y), big(z), r).value),
                    "fma {ctx}"
                );
            }
        }
    }
}

#[test]
fn arithmetic_matches_apfloat() {
    check::<Half>(Format::F16, 3000);
    check::<BFloat>(Format::Bf16, 3000);
    check::<Single>(Format::F32, 3000);
    check::<Double>(Format::F64, 1000);
}

#[test]
fn roots_are_bracketed() {
    for f in [Format::F16, Format::Bf16, Format::F32, Format::F64] {
        for x in patterns(f, 2000, 9) {
            let root = |round| sqrt(f, x, Mode { round, ..Mode::NEAREST });
            let (down, up, near, zero) = (
                root(Round::Down),
                root(Round::Up),
                root(Round::NearestEven),
                root(Round::TowardZero),
            );
            if f.is_nan(near) {
                assert!(f.is_nan(x) || x & f.sign_bit() != 0);
                continue;
            }
            assert_eq!(down, zero);
            assert!(near == down || near == up);
            if down == up {
                continue;
            }
            // Squares of neighbours lie on both sides: compare exactly in apfloat with directed products.
            assert_eq!(up, down + 1, "{f:?} {x:#x}");
            let sq_down = mul(f, down, down, Mode { round: Round::Up, ..Mode::NEAREST });
            let sq_up = mul(f, up, up, Mode { round: Round::Down, ..Mode::NEAREST });
            assert!(compare(f, sq_down, x, false).unwrap().is_le());
            assert!(compare(f, sq_up, x, false).unwrap().is_ge());
        }
    }
}

#[test]
fn small_formats_round_trip() {
    for f in [Format::F16, Format::Bf16, Format::E4m3, Format::E5m2] {
        for bits in 0..=f.mask() {
            let back = narrow(f, widen(f, bits), Round::NearestEven);
            if f.is_nan(bits) {
                assert_eq!(back, f.nan());
            } else {
                assert_eq!(back, bits, "{f:?}");
            }
        }
    }
    assert_eq!(widen(Format::E4m3, 0x7e), 448.0);
    assert_eq!(widen(Format::F16, 1), 2f64.powi(-24));
    assert_eq!(narrow_finite(Format::E4m3, 1e9, Round::NearestEven), 0x7e);
    assert_eq!(narrow_finite(Format::F16, f64::NEG_INFINITY, Round::NearestEven), 0xfbff);
    assert_eq!(narrow(Format::F16, 65520.0, Round::NearestEven), 0x7c00);
    assert_eq!(narrow(Format::F16, 65520.0, Round::TowardZero), 0x7bff);
}

#[test]
fn tf32_keeps_ten_bits() {
    let x = 1.0 + 2f64.powi(-11);
    assert_eq!(narrow(Format::Tf32, x, Round::NearestAway), 0x3f80_2000);
    assert_eq!(narrow(Format::Tf32, x, Round::NearestEven), 0x3f80_0000);
    assert_eq!(narrow(Format::Tf32, f64::from(f32::MAX), Round::NearestEven), 0x7f80_0000);
}

#[test]
fn integers_convert() {
    let i32t = IntType { bits: 32, signed: true };
    let u8t = IntType { bits: 8, signed: false };
    let f32b = |x: f32| u64::from(x.to_bits());
    assert_eq!(to_int(Format::F32, f32b(-1.5), Round::NearestEven, false, i32t), 0xffff_fffe);
    assert_eq!(to_int(Format::F32, f32b(3e9), Round::TowardZero, false, i32t), 0x7fff_ffff);
    assert_eq!(to_int(Format::F32, f32b(-3.0), Round::TowardZero, false, u8t), 0);
    assert_eq!(to_int(Format::F32, f32b(f32::NAN), Round::TowardZero, false, u8t), 0);
    assert_eq!(
        to_int(
            Format::F64,
            (-9.3e18f64).to_bits(),
            Round::Down,
            false,
            IntType { bits: 64, signed: true }
        ),
        1 << 63
    );
    for v in [
        0i128,
        1,
        -1,
        i128::from(i64::MAX),
        i128::from(i64::MIN),
        i128::from(u64::MAX),
        (1 << 53) + 1,
        -(1 << 53) - 3,
        16_777_217,
    ] {
        assert_eq!(from_int(Format::F64, v, Round::NearestEven), (v as f64).to_bits(), "{v}");
        assert_eq!(from_int(Format::F32, v, Round::NearestEven), f32b(v as f32), "{v}");
    }
    assert_eq!(from_int(Format::F32, 16_777_217, Round::Up), f32b(16_777_218.0));
    assert_eq!(
        from_int(Format::F64, (1 << 53) + 1, Round::Up),
        ((1u64 << 53) as f64 + 2.0).to_bits()
    );
    assert_eq!(from_int(Format::F16, 70000, Round::NearestEven), 0x7c00);
    let big = i128::from(u64::MAX) - 1;
    assert_eq!(from_int(Format::F32, big, Round::TowardZero), f32b(18_446_742_974_197_923_840.0));
}

#[test]
fn extrema_and_flags() {
    let f = Format::F32;
    let neg0 = f.sign_bit();
    assert_eq!(min(f, 0, neg0, NanRule::Number, false), neg0);
    assert_eq!(max(f, neg0, 0, NanRule::Number, false), 0);
    assert_eq!(min(f, f.nan(), f.one(), NanRule::Number, false), f.one());
    assert_eq!(min(f, f.nan(), f.one(), NanRule::Propagate, false), f.nan());
    assert_eq!(max(f, 1 | neg0, f.infinity() | neg0, NanRule::Number, true), neg0);
    let ftz = Mode { ftz: true, ..Mode::NEAREST };
    assert_eq!(add(f, 1, 1, ftz), 0);
    assert_eq!(mul(f, f.one(), 1 | neg0, ftz), neg0);
    let sat = Mode { sat: true, ..Mode::NEAREST };
    assert_eq!(add(f, f.one(), f.one(), sat), f.one());
    assert_eq!(add(f, f.nan(), f.one(), sat), 0);
    assert_eq!(add(f, f.one(), f.one() | neg0, Mode { round: Round::Down, ..Mode::NEAREST }), neg0);
    assert_eq!(
        rem(f, u64::from((-5.5f32).to_bits()), u64::from(2f32.to_bits())),
        u64::from((-1.5f32).to_bits())
    );
    assert_eq!(
        round_to_integral(f, u64::from((-0.5f32).to_bits()), Round::NearestEven, false),
        neg0
    );
    assert_eq!(approx(Approx::Ex2, f, u64::from(3f32.to_bits()), false), u64::from(8f32.to_bits()));
    assert_eq!(approx(Approx::Rcp, f, 0, false), f.infinity());
    assert_eq!(
        approx_div(f, f.one(), u64::from(4f32.to_bits()), true),
        u64::from(0.25f32.to_bits())
    );
}

const SMALL: [Format; 7] = [
    Format::E4m3,
    Format::E5m2,
    Format::E4m3Fnuz,
    Format::E5m2Fnuz,
    Format::E2m3,
    Format::E3m2,
    Format::E2m1,
];

fn value(f: Format, bits: u64) -> f64 {
    widen(f, bits)
}

/// The numbers of small formats as their documents have them: OCP's "Microscaling Formats (MX)" and "8-bit Floating Point
/// Specification (OFP8)", and "8-bit Numerical Formats for Deep Neural Networks" for those without negative zero.
#[test]
fn small_formats_have_their_numbers() {
    let e2m1: Vec<f64> = (0..8).map(|b| value(Format::E2m1, b)).collect();
    assert_eq!(e2m1, [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0]);
    let ends = |f: Format, one: u64, most: u64| [value(f, 1), value(f, one), value(f, most)];
    assert_eq!(ends(Format::E2m3, 0x08, 0x1f), [0.125, 1.0, 7.5]);
    assert_eq!(ends(Format::E3m2, 0x0c, 0x1f), [0.0625, 1.0, 28.0]);
    assert_eq!(ends(Format::E4m3, 0x38, 0x7e), [2f64.powi(-9), 1.0, 448.0]);
    assert_eq!(ends(Format::E5m2, 0x3c, 0x7b), [2f64.powi(-16), 1.0, 57344.0]);
    assert_eq!(ends(Format::E4m3Fnuz, 0x40, 0x7f), [2f64.powi(-10), 1.0, 240.0]);
    assert_eq!(ends(Format::E5m2Fnuz, 0x40, 0x7f), [2f64.powi(-17), 1.0, 57344.0]);
    for f in [Format::E4m3Fnuz, Format::E5m2Fnuz] {
        assert!(value(f, 0x80).is_nan() && f.is_nan(0x80) && f.nan() == 0x80);
        assert_eq!(narrow(f, -0.0, Round::NearestEven), 0);
        assert_eq!(narrow(f, -1e-9, Round::NearestEven), 0);
        assert_eq!(narrow(f, 1e9, Round::NearestEven), 0x80);
        assert_eq!(narrow_finite(f, -1e9, Round::NearestEven), 0xff);
    }
    for f in [Format::E2m3, Format::E3m2, Format::E2m1] {
        let most = f.mask() >> 1;
        assert!((0..=f.mask()).all(|b| value(f, b).is_finite() && !f.is_nan(b)));
        assert_eq!(narrow(f, 1e9, Round::NearestEven), most);
        assert_eq!(narrow(f, f64::NEG_INFINITY, Round::NearestEven), f.mask());
        assert_eq!(narrow(f, f64::NAN, Round::NearestEven), most);
    }
    assert_eq!(narrow(Format::E4m3, f64::INFINITY, Round::NearestEven), 0x7f);
    assert_eq!(narrow(Format::E5m2, f64::INFINITY, Round::TowardZero), 0x7c);
    assert_eq!(narrow_finite(Format::E5m2, f64::INFINITY, Round::NearestEven), 0x7b);
}

/// Each number becomes itself; between neighbours the nearer one, and of two the even one, is chosen.
#[test]
fn small_formats_round() {
    for f in SMALL {
        let numbers: Vec<u64> = (0..=f.mask() >> 1).filter(|&b| value(f, b).is_finite()).collect();
        for pair in numbers.windows(2) {
            let (low, high) = (value(f, pair[0]), value(f, pair[1]));
            assert!(low < high, "{f:?}");
            let middle = (low + high) / 2.0;
            let even = pair.iter().copied().find(|b| b & 1 == 0).expect("one is even");
            let cases = [
                (low, pair[0]),
                (low.midpoint(middle), pair[0]),
                (middle, even),
                (middle.midpoint(high), pair[1]),
            ];
            for (x, expected) in cases {
                assert_eq!(narrow(f, x, Round::NearestEven), expected, "{f:?} {x}");
                let negative = if expected == 0 && f.nan() == 0x80 { 0 } else { f.sign_bit() };
                assert_eq!(narrow(f, -x, Round::NearestEven), expected | negative, "{f:?} -{x}");
            }
        }
    }
}

/// A random number of so much of 2^32 carries what is missing to one.
#[test]
fn random_numbers_carry() {
    for f in SMALL {
        for bits in 1..f.mask() >> 1 {
            let (low, high) = (value(f, bits), value(f, bits + 1));
            if !high.is_finite() {
                continue;
            }
            let quarter = low.midpoint(low.midpoint(high));
            let cases = [(low, u32::MAX, 0), (quarter, 3 << 30, 1), (quarter, (3 << 30) - 1, 0)];
            for (x, random, more) in cases {
                assert_eq!(
                    narrow_random(f, x, random, false),
                    bits + more,
                    "{f:?} {x} {random:#x}"
                );
            }
        }
    }
    assert_eq!(narrow_random(Format::E4m3, 1e9, 0, false), 0x7f);
    assert_eq!(narrow_random(Format::E4m3, 1e9, 0, true), 0x7e);
}
