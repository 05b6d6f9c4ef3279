//! The special functions of AMD GPUs, one definition for the interpreter's intrinsics and the simulator.
//!
//! Hardware computes reciprocals, roots, logarithms and the like to within an ulp by tables whose bits are not
//! published. Here each is the exact value rounded once. The f32 forms treat subnormals as zeros, as the hardware
//! does, except for sines; those of f16 and f64 do not. The steps of division (`div_scale`, `div_fmas`, `div_fixup`) are exact.

use super::{
    Format, Mode, NanRule, Round, div, fma, narrow, round_to_integral, sqrt, sub, sum_to_odd, widen,
};
use rustc_apfloat::ieee::{Double, Quad};
use rustc_apfloat::{Float as _, FloatConvert as _, Status};

fn flush(f: Format, bits: u64) -> u64 {
    if f == Format::F32 { f.flush(bits) } else { bits }
}

fn finish(f: Format, value: f64) -> u64 {
    flush(f, narrow(f, value, Round::NearestEven))
}

/// 1/x.
pub fn rcp(f: Format, a: u64) -> u64 {
    flush(f, div(f, f.one(), flush(f, a), Mode::NEAREST))
}

/// 1/sqrt(x).
pub fn rsq(f: Format, a: u64) -> u64 {
    let x = widen(f, flush(f, a));
    finish(f, if x == 0.0 { 1.0 / x } else { 1.0 / x.sqrt() })
}

/// The square root.
pub fn root(f: Format, a: u64) -> u64 {
    flush(f, sqrt(f, flush(f, a), Mode::NEAREST))
}

/// 2^x.
pub fn exp2(f: Format, a: u64) -> u64 {
    finish(f, libm::exp2(widen(f, flush(f, a))))
}

/// The logarithm to base 2.
pub fn log2(f: Format, a: u64) -> u64 {
    finish(f, libm::log2(widen(f, flush(f, a))))
}

/// The sine of x turns. Denormals are MODE's affair.
pub fn sin_turns(f: Format, a: u64) -> u64 {
    turns(f, a, libm::sin)
}

/// The cosine of x turns.
pub fn cos_turns(f: Format, a: u64) -> u64 {
    turns(f, a, libm::cos)
}

fn turns(f: Format, a: u64, function: fn(f64) -> f64) -> u64 {
    let x = widen(f, a);
    let x = x - x.round_ties_even();
    // Exact at the quarters, where the rounding of pi would show.
    let y = function(x * std::f64::consts::TAU);
    let y = if (x * 4.0).fract() == 0.0 { y.round() } else { y };
    narrow(f, y, Round::NearestEven)
}

/// x - floor(x), less than one.
pub fn fract(f: Format, a: u64, mode: Mode) -> u64 {
    let floor = round_to_integral(f, a, Round::Down, false);
    let rest = sub(f, a, floor, mode);
    // The difference of a tiny negative number rounds to one; that of equal numbers may be -0.
    if f.is_nan(rest) || f.is_zero(rest) { rest } else { rest.min(f.one() - 1) }
}

/// The exponent field.
fn exponent(f: Format, a: u64) -> i64 {
    (a >> f.mantissa_bits() & ((1 << f.exponent_bits()) - 1)) as i64
}

/// The significand in [0.5, 1), with the sign; zeros, infinities and NaNs stay.
pub fn frexp_mantissa(f: Format, a: u64) -> u64 {
    if f.is_nan(a) {
        return f.nan();
    }
    if f.is_infinite(a) || f.is_zero(a) {
        return a;
    }
    let exponent = frexp_exponent(f, a);
    ldexp(f, a, -exponent, Round::NearestEven)
}

/// The exponent that belongs to [`frexp_mantissa`]; zero for zeros, infinities and NaNs.
pub fn frexp_exponent(f: Format, a: u64) -> i64 {
    if f.is_nan(a) || f.is_infinite(a) || f.is_zero(a) {
        return 0;
    }
    let bias = (1 << (f.exponent_bits() - 1)) - 1;
    let mantissa = a & ((1 << f.mantissa_bits()) - 1);
    if exponent(f, a) == 0 {
        let length = i64::from(64 - mantissa.leading_zeros());
        length - i64::from(f.mantissa_bits()) - bias + 1
    } else {
        exponent(f, a) - bias + 1
    }
}

/// x * 2^n, rounded once.
pub fn ldexp(f: Format, a: u64, n: i64, round: Round) -> u64 {
    let n = n.clamp(-5000, 5000) as i32;
    if f.is_nan(a) {
        return f.nan();
    }
    if f == Format::F64 {
        let value = Double::from_bits(u128::from(a)).scalbn_r(n, super::apfloat_round(round));
        return value.to_bits() as u64;
    }
    let scale = f64::from_bits(((n.clamp(-600, 600) + 1023) as u64) << 52);
    narrow(f, widen(f, a) * scale, round)
}

/// Scales an operand of a division (`div_scale`). Returns the value, and whether the quotient is to be scaled back.
/// `s0` is the denominator `s1` or the numerator `s2`.
pub fn div_scale(f: Format, s0: u64, s1: u64, s2: u64) -> (u64, bool) {
    let (step, far, tiny) = if f == Format::F64 { (128, 768, 53) } else { (64, 96, 23) };
    if f.is_zero(s1) || f.is_zero(s2) {
        return (f.nan(), false);
    }
    let scaled = |n| ldexp(f, s0, n, Round::NearestEven);
    let subnormal = |a, b| f.is_subnormal(div(f, a, b, Mode::NEAREST));
    let is_denominator = s0 == s1;
    if exponent(f, s2) - exponent(f, s1) >= far {
        return (if is_denominator { scaled(step) } else { s0 }, true);
    }
    if f.is_subnormal(s1) {
        return (scaled(step), false);
    }
    let (rcp_small, quotient_small) = (subnormal(f.one(), s1), subnormal(s2, s1));
    match (rcp_small, quotient_small) {
        (true, true) => (if is_denominator { scaled(-step) } else { s0 }, true),
        (true, false) => (scaled(-step), false),
        (false, true) => (if s0 == s2 { scaled(step) } else { s0 }, true),
        (false, false) if exponent(f, s2) <= tiny => (scaled(step), false),
        (false, false) => (s0, false),
    }
}

/// `a * b + c`, scaled back if the division was scaled; one rounding in any case, or quotients that are subnormal
/// would be rounded twice.
pub fn div_fmas(f: Format, a: u64, b: u64, c: u64, scaled: bool, mode: Mode) -> u64 {
    if !scaled {
        return fma(f, a, b, c, mode);
    }
    let (step, bias) = if f == Format::F64 { (128, 1023) } else { (64, 127) };
    let step = if exponent(f, c) > bias { step } else { -step };
    if f != Format::F64 {
        let exact = sum_to_odd(widen(f, a) * widen(f, b), widen(f, c), mode.round);
        let scale = f64::from_bits(((step + 1023) as u64) << 52);
        return narrow(f, exact * scale, mode.round);
    }
    let wide = |v: u64| -> Quad { Double::from_bits(u128::from(v)).convert(&mut false).value };
    // Cut off, with the last bit set where something was lost: the rounding that follows is then right.
    let sum = wide(a).mul_add_r(wide(b), wide(c), rustc_apfloat::Round::TowardZero);
    let odd = u128::from(sum.status.contains(Status::INEXACT));
    let sum = Quad::from_bits(sum.value.to_bits() | odd).scalbn(step);
    let round = super::apfloat_round(mode.round);
    let result: Double = sum.convert_r(round, &mut false).value;
    super::double_bits(result)
}

/// Whether what is too large for a format becomes an infinity, not the greatest number.
fn to_infinity(sign: u64, round: Round) -> bool {
    matches!(round, Round::NearestEven | Round::NearestAway) || away(sign, round)
}

/// Whether what is too small for a format becomes the least number, not zero.
fn away(sign: u64, round: Round) -> bool {
    round == if sign == 0 { Round::Up } else { Round::Down }
}

/// The last step of a division: the quotient `s0`, or what the special cases of `s2 / s1` ask for.
pub fn div_fixup(f: Format, s0: u64, s1: u64, s2: u64, mode: Mode) -> u64 {
    let sign = (s1 ^ s2) & f.sign_bit();
    if f.is_nan(s1) || f.is_nan(s2) {
        return f.nan();
    }
    match (f.is_zero(s1), f.is_zero(s2), f.is_infinite(s1), f.is_infinite(s2)) {
        (true, true, ..) | (_, _, true, true) => f.nan(),
        (true, ..) | (_, _, _, true) => sign | f.infinity(),
        (_, true, ..) | (_, _, true, _) => sign,
        _ => {
            // Far out of range: the steps before could not hold the exponent.
            let distance = exponent(f, s2) - exponent(f, s1);
            let (low, high) = if f == Format::F64 { (-1075, 1024) } else { (-150, 128) };
            if f != Format::F16 && distance < low {
                sign | u64::from(away(sign, mode.round))
            } else if f != Format::F16 && distance > high || f.is_nan(s0) {
                sign | (f.infinity() - u64::from(!to_infinity(sign, mode.round)))
            } else {
                sign | (s0 & (f.mask() >> 1))
            }
        }
    }
}

/// The middle of three; the least of them where one is a NaN.
pub fn med3(f: Format, a: u64, b: u64, c: u64) -> u64 {
    let min = |a, b| super::min(f, a, b, NanRule::Number, false);
    let max = |a, b| super::max(f, a, b, NanRule::Number, false);
    if f.is_nan(a) || f.is_nan(b) || f.is_nan(c) {
        return min(min(a, b), c);
    }
    max(min(a, b), min(max(a, b), c))
}

/// Bits of 2/pi for the reduction of large angles: 53 bits, `segment` times 53 bits further down for large `a`.
pub fn trig_preop(a: u64, segment: u64) -> u64 {
    let e = exponent(Format::F64, a);
    let shift = 53 * (segment & 31) as i64 + if e > 1077 { e - 1077 } else { 0 };
    let bit = |n: i64| -> u64 {
        // Bit n of the fraction, from the most significant.
        usize::try_from(n / 32)
            .ok()
            .and_then(|w| TWO_OVER_PI.get(w))
            .map_or(0, |w| u64::from(w >> (31 - n % 32) & 1))
    };
    let kept = (0..53).fold(0u64, |v, n| v << 1 | bit(shift + n));
    let scale = if e >= 1968 { 128 } else { 0 } - 53 - shift;
    ldexp(Format::F64, (kept as f64).to_bits(), scale, Round::NearestEven)
}

/// The fraction of 2/pi, 32 bits at a time.
const TWO_OVER_PI: [u32; 38] = [
    0xa2f9_836e,
    0x4e44_1529,
    0xfc27_57d1,
    0xf534_ddc0,
    0xdb62_9599,
    0x3c43_9041,
    0xfe51_63ab,
    0xdebb_c561,
    0xb724_6e3a,
    0x424d_d2e0,
    0x0649_2eea,
    0x09d1_921c,
    0xfe1d_eb1c,
    0xb129_a73e,
    0xe882_35f5,
    0x2ebb_4484,
    0xe99c_7026,
    0xb45f_7e41,
    0x3991_d639,
    0x8353_39f4,
    0x9c84_5f8b,
    0xbdf9_283b,
    0x1ff8_97ff,
    0xde05_980f,
    0xef2f_118b,
    0x5a0a_6d1f,
    0x6d36_7ecf,
    0x27cb_09b7,
    0x4f46_3f66,
    0x9e5f_ea2d,
    0x7527_bac7,
    0xebe5_f17b,
    0x3d07_39f7,
    0x8a52_926b,
    0xfb5f_8d5d,
    0x0856_0330,
    0x46fc_7b6b,
    0xabf0_cfbc,
];

/// The class bits of `v_cmp_class`: signalling NaN, quiet NaN, then from -infinity to +infinity.
pub fn class(f: Format, a: u64) -> u32 {
    let negative = a & f.sign_bit() != 0;
    if f.is_nan(a) {
        return if a >> (f.mantissa_bits() - 1) & 1 == 0 { 1 } else { 2 };
    }
    let rank = if f.is_infinite(a) {
        3
    } else if f.is_zero(a) {
        0
    } else if f.is_subnormal(a) {
        1
    } else {
        2
    };
    1 << if negative { 5 - rank } else { 6 + rank }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn f32_bits(x: f32) -> u64 {
        u64::from(x.to_bits())
    }

    /// The steps that compilers emit for an f32 division.
    fn divide(n: f32, d: f32) -> f32 {
        let f = Format::F32;
        let (n, d) = (f32_bits(n), f32_bits(d));
        let m = Mode::NEAREST;
        let neg = |a: u64| a ^ f.sign_bit();
        let (ds, _) = div_scale(f, d, d, n);
        let (ns, scaled) = div_scale(f, n, d, n);
        let r = rcp(f, ds);
        let e = fma(f, neg(ds), r, f.one(), m);
        let r = fma(f, e, r, r, m);
        let q = super::super::mul(f, ns, r, m);
        let e = fma(f, neg(ds), q, ns, m);
        let q = fma(f, e, r, q, m);
        let e = fma(f, neg(ds), q, ns, m);
        let q = div_fmas(f, e, r, q, scaled, m);
        f32::from_bits(div_fixup(f, q, d, n, m) as u32)
    }

    #[test]
    fn division_in_steps_is_division() {
        let values = [
            1.0,
            3.0,
            -7.5,
            1e-38,
            1e-42,
            3e38,
            1.17e-38,
            1e30,
            -2e-30,
            0.0,
            f32::INFINITY,
            1e-20,
            5e-45,
            8.5e37,
            2.0f32.powi(127),
            2.0f32.powi(-126),
            0.1,
        ];
        for n in values {
            for d in values {
                let (found, expected) = (divide(n, d), n / d);
                assert!(
                    found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan(),
                    "{n:e} / {d:e}: {found:e}, not {expected:e}"
                );
            }
        }
    }

    #[test]
    fn quotients_out_of_range_round_too() {
        let f = Format::F32;
        let fixed = |n: f32, d: f32, round| {
            let mode = Mode { round, ..Mode::NEAREST };
            f32::from_bits(div_fixup(f, f.nan(), f32_bits(d), f32_bits(n), mode) as u32)
        };
        let least = f32::from_bits(1);
        for (round, large, small) in [
            (Round::NearestEven, f32::INFINITY, 0.0),
            (Round::Up, f32::INFINITY, least),
            (Round::Down, f32::MAX, 0.0),
            (Round::TowardZero, f32::MAX, 0.0),
        ] {
            assert_eq!(fixed(3e38, 1e-30, round), large, "{round:?}");
            assert_eq!(fixed(1e-38, 3e38, round), small, "{round:?}");
            let mirrored = match round {
                Round::Up => Round::Down,
                Round::Down => Round::Up,
                other => other,
            };
            assert_eq!(fixed(-3e38, 1e-30, mirrored), -large, "{round:?}");
            assert_eq!(fixed(1e-38, -3e38, mirrored), -small, "{round:?}");
        }
    }

    #[test]
    fn quarters_of_a_turn_are_exact() {
        let f = Format::F32;
        assert_eq!(sin_turns(f, f32_bits(0.5)), 0);
        assert_eq!(cos_turns(f, f32_bits(0.25)) & 0x7fff_ffff, 0);
        assert_eq!(sin_turns(f, f32_bits(1.25)), f32_bits(1.0));
    }

    #[test]
    fn parts_of_a_number() {
        let f = Format::F32;
        assert_eq!(frexp_exponent(f, f32_bits(8.0)), 4);
        assert_eq!(frexp_mantissa(f, f32_bits(-12.0)), f32_bits(-0.75));
        assert_eq!(frexp_exponent(f, 1), -148);
        assert_eq!(frexp_mantissa(f, 1), f32_bits(0.5));
        let m = Mode::NEAREST;
        assert_eq!(fract(f, f32_bits(-0.25), m), f32_bits(0.75));
        assert_eq!(fract(f, f32_bits(-1e-20), m), 0x3f7f_ffff);
        assert_eq!(fract(f, f32_bits(3.0), m), 0);
        let x = f32_bits(-1e-3);
        let up = fract(f, x, Mode { round: Round::Up, ..m });
        assert_eq!(up, fract(f, x, Mode { round: Round::Down, ..m }) + 1);
        assert_eq!(class(f, f32_bits(-0.0)), 0x20);
        assert_eq!(class(f, f32_bits(1.0)), 0x100);
    }
}
