//! The `cvt` family.

use super::arith;
use super::inst::{Cvt, Row, UnFn};
use crate::float::{self, Format, IntType, Mode, Round};

fn mask(bits: u32) -> u64 {
    u64::MAX >> (64 - bits.clamp(1, 64))
}

/// Converts one value; the result is extended to the register's width as the type demands.
pub(super) fn apply(cvt: &Cvt, dst_bits: u32, a: u64) -> u64 {
    match *cvt {
        Cvt::IntToInt { from, to, sat } => {
            let value = from.value(a & from.mask());
            let value = if sat {
                value.clamp(to.min(), to.max())
            } else {
                to.value(value as u64 & to.mask())
            };
            value as u64 & mask(dst_bits)
        }
        Cvt::IntToFloat { from, to, mode } => {
            let bits = float::from_int(to, from.value(a & from.mask()), mode.round);
            if mode.sat { float::saturate(to, bits) } else { bits }
        }
        Cvt::FloatToInt { from, to, round, ftz } => {
            let bits = if from.is_nan(a & from.mask()) && (from == Format::F64 || to.bits == 64) {
                1 << (to.bits - 1)
            } else {
                float::to_int(from, a & from.mask(), round, ftz && from == Format::F32, to)
            };
            to.value(bits) as u64 & mask(dst_bits)
        }
        Cvt::FloatToFloat { from, to, mode, relu, satfinite } => {
            let a = a & from.mask();
            let bits = if satfinite {
                float::narrow_finite(to, float::widen(from, a), mode.round)
            } else {
                float::convert(from, to, a, mode)
            };
            if relu { rectify(to, bits) } else { bits }
        }
        Cvt::Integral { format, round, mode } => {
            let bits = float::round_to_integral(format, a & format.mask(), round, mode.ftz);
            if mode.sat { float::saturate(format, bits) } else { bits }
        }
    }
}

/// Negative values become +0; NaN becomes the canonical NaN.
pub(super) fn rectify(f: Format, bits: u64) -> u64 {
    if f.is_nan(bits) {
        f.nan()
    } else if bits & f.sign_bit() != 0 {
        0
    } else {
        bits
    }
}

macro_rules! each {
    (|$x:ident| $e:expr) => {{
        fn f(x: &Row, o: &mut Row) {
            for (o, &$x) in o.iter_mut().zip(x) {
                *o = $e;
            }
        }
        Some(f as UnFn)
    }};
}

/// A whole-row function for the usual conversions.
pub(super) fn fast(cvt: &Cvt, dst_bits: u32) -> Option<UnFn> {
    match *cvt {
        Cvt::IntToInt { from, to, sat: false } => int_to_int(from, to, dst_bits),
        Cvt::IntToFloat { from, to, mode } if mode.round == Round::NearestEven && !mode.sat => {
            match (from.bits, from.signed, to) {
                (32, true, Format::F32) => each!(|x| u64::from((x as i32 as f32).to_bits())),
                (32, false, Format::F32) => each!(|x| u64::from((x as u32 as f32).to_bits())),
                (64, true, Format::F32) => each!(|x| u64::from((x as i64 as f32).to_bits())),
                (64, false, Format::F32) => each!(|x| u64::from((x as f32).to_bits())),
                (32, true, Format::F64) => each!(|x| f64::from(x as i32).to_bits()),
                (32, false, Format::F64) => each!(|x| f64::from(x as u32).to_bits()),
                (64, true, Format::F64) => each!(|x| (x as i64 as f64).to_bits()),
                (64, false, Format::F64) => each!(|x| (x as f64).to_bits()),
                _ => None,
            }
        }
        Cvt::FloatToInt {
            from: Format::F32,
            to: IntType { bits: 32, signed },
            round: Round::TowardZero,
            ..
        } if dst_bits == 32 => {
            // Rust's `as` has PTX's clamping, and turns NaN into zero like PTX does for these widths.
            if signed {
                each!(|x| u64::from(f32::from_bits(x as u32) as i32 as u32))
            } else {
                each!(|x| u64::from(f32::from_bits(x as u32) as u32))
            }
        }
        Cvt::FloatToFloat { from, to, mode, relu: false, satfinite: false }
            if !mode.sat && !mode.ftz =>
        {
            match (from, to) {
                (Format::F32, Format::F64) => {
                    each!(|x| canonical(f64::from(f32::from_bits(x as u32))))
                }
                (Format::F64, Format::F32) if mode.round == Round::NearestEven => {
                    each!(|x| float::narrow(Format::F32, f64::from_bits(x), Round::NearestEven))
                }
                (Format::F16, Format::F32) => {
                    each!(|x| float::convert(Format::F16, Format::F32, x & 0xffff, Mode::NEAREST))
                }
                _ => None,
            }
        }
        _ => None,
    }
}

fn canonical(v: f64) -> u64 {
    if v.is_nan() { Format::F64.nan() } else { v.to_bits() }
}

fn int_to_int(from: IntType, to: IntType, dst_bits: u32) -> Option<UnFn> {
    let narrows = to.bits <= from.bits && to.bits == dst_bits;
    if narrows {
        return Some(arith::copy(to.bits));
    }
    // Widening into a register of the result's width: only the source's sign matters.
    if to.bits != dst_bits {
        return None;
    }
    match (from.bits, from.signed, to.bits) {
        (8, false, _) => each!(|x| x & 0xff),
        (16, false, _) => each!(|x| x & 0xffff),
        (32, false, _) => each!(|x| x & 0xffff_ffff),
        (8, true, 16) => each!(|x| u64::from(x as i8 as u16)),
        (8, true, 32) => each!(|x| u64::from(x as i8 as u32)),
        (8, true, 64) => each!(|x| x as i8 as u64),
        (16, true, 32) => each!(|x| u64::from(x as i16 as u32)),
        (16, true, 64) => each!(|x| x as i16 as u64),
        (32, true, 64) => each!(|x| x as i32 as u64),
        _ => None,
    }
}

/// `cvt.pack.sat`: two saturated values below the upper part of `c`.
pub(super) fn pack(to: IntType, a: u64, b: u64, c: u64) -> u64 {
    let s32 = IntType { bits: 32, signed: true };
    let clamp = |v: u64| s32.value(v & mask(32)).clamp(to.min(), to.max()) as u64 & to.mask();
    let pair = clamp(a) << to.bits | clamp(b);
    let kept = if to.bits >= 16 { 0 } else { c << (2 * to.bits) };
    (pair | kept) & mask(32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fast_paths_agree_with_the_slow_one() {
        let ints: Vec<IntType> = [8, 16, 32, 64]
            .into_iter()
            .flat_map(|bits| [true, false].map(|signed| IntType { bits, signed }))
            .collect();
        let values = [
            0,
            1,
            0x7f,
            0x80,
            0xff,
            0x7fff,
            0x8000,
            0x7fff_ffff,
            0x8000_0000,
            0xffff_ffff,
            1 << 63,
            u64::MAX,
            0x1234_5678_9abc_def0,
        ];
        let mut cases = Vec::new();
        for &from in &ints {
            for &to in &ints {
                cases.push((Cvt::IntToInt { from, to, sat: false }, from.mask()));
            }
            for to in [Format::F16, Format::F32, Format::F64] {
                cases.push((Cvt::IntToFloat { from, to, mode: Mode::NEAREST }, from.mask()));
                cases.push((
                    Cvt::FloatToInt { from: to, to: from, round: Round::TowardZero, ftz: false },
                    to.mask(),
                ));
            }
        }
        let mut checked = 0;
        for (cvt, from_mask) in cases {
            for dst_bits in [16, 32, 64] {
                let Some(f) = fast(&cvt, dst_bits) else { continue };
                for v in values {
                    let mut out = [0; 32];
                    f(&[v & from_mask; 32], &mut out);
                    assert_eq!(
                        out[0],
                        apply(&cvt, dst_bits, v & from_mask),
                        "{cvt:?} {dst_bits} {v:#x}"
                    );
                    checked += 1;
                }
            }
        }
        assert!(checked > 300);
    }

    #[test]
    fn saturating_and_nan() {
        let s8 = IntType { bits: 8, signed: true };
        let s32 = IntType { bits: 32, signed: true };
        assert_eq!(apply(&Cvt::IntToInt { from: s32, to: s8, sat: true }, 16, 0xffff_0000), 0xff80);
        let nan =
            Cvt::FloatToInt { from: Format::F64, to: s32, round: Round::TowardZero, ftz: false };
        assert_eq!(apply(&nan, 32, Format::F64.nan()), 0x8000_0000);
        assert_eq!(pack(IntType { bits: 8, signed: false }, 300, 0xffff_ffff, 0xabcd), 0xabcd_ff00);
        assert_eq!(pack(IntType { bits: 16, signed: true }, 40000, 5, 0), 0x7fff_0005);
    }
}
