//! Float arithmetic of constants, exactly as IEEE 754 has it (round to nearest, ties to even).

use ir::ssa::{BinaryOp, Const, Context, FloatCc, FloatKind, truncate};
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single};
use rustc_apfloat::{Float, FloatConvert, Round, Status};

/// Runs `$body` with `$F` the software float of `$kind`; none for formats that only pass through.
macro_rules! with_format {
    ($kind:expr, $F:ident => $body:expr) => {
        match $kind {
            FloatKind::Half => {
                type $F = Half;
                $body
            }
            FloatKind::BFloat => {
                type $F = BFloat;
                $body
            }
            FloatKind::Float => {
                type $F = Single;
                $body
            }
            FloatKind::Double => {
                type $F = Double;
                $body
            }
            FloatKind::Fp128 => {
                type $F = Quad;
                $body
            }
            FloatKind::X86Fp80 | FloatKind::PpcFp128 => None,
        }
    };
}
pub(super) use with_format;

/// `fadd` … `frem` of scalars.
pub(super) fn binary(cx: &mut Context, op: BinaryOp, a: Const, b: Const) -> Option<Const> {
    let (ty, x) = cx.consts.as_float_bits(a)?;
    let (_, y) = cx.consts.as_float_bits(b)?;
    let bits = evaluate(ty.float_kind()?, op, x, y)?;
    Some(cx.consts.float(ty, bits))
}

fn evaluate(kind: FloatKind, op: BinaryOp, x: u128, y: u128) -> Option<u128> {
    with_format!(kind, F => {
        let (x, y) = (F::from_bits(x), F::from_bits(y));
        let result = match op {
            BinaryOp::FAdd => x + y,
            BinaryOp::FSub => x - y,
            BinaryOp::FMul => x * y,
            BinaryOp::FDiv => x / y,
            BinaryOp::FRem => x.c_fmod(y),
            _ => return None,
        };
        Some(result.value.to_bits())
    })
}

/// Whether the bits are those of a denormal number.
pub fn is_denormal(kind: FloatKind, bits: u128) -> bool {
    with_format!(kind, F => Some(F::from_bits(bits).is_denormal())).unwrap_or(false)
}

/// The comparison of two floats of one format.
pub fn fcmp(kind: FloatKind, cc: FloatCc, x: u128, y: u128) -> Option<bool> {
    use std::cmp::Ordering::*;
    let order = with_format!(kind, F => Some(F::from_bits(x).partial_cmp(&F::from_bits(y))))?;
    Some(match cc {
        FloatCc::False => false,
        FloatCc::True => true,
        FloatCc::Ord => order.is_some(),
        FloatCc::Uno => order.is_none(),
        FloatCc::Oeq => order == Some(Equal),
        FloatCc::Ogt => order == Some(Greater),
        FloatCc::Oge => matches!(order, Some(Greater | Equal)),
        FloatCc::Olt => order == Some(Less),
        FloatCc::Ole => matches!(order, Some(Less | Equal)),
        FloatCc::One => matches!(order, Some(Less | Greater)),
        FloatCc::Ueq => matches!(order, None | Some(Equal)),
        FloatCc::Ugt => matches!(order, None | Some(Greater)),
        FloatCc::Uge => !matches!(order, Some(Less)),
        FloatCc::Ult => matches!(order, None | Some(Less)),
        FloatCc::Ule => !matches!(order, Some(Greater)),
        FloatCc::Une => order != Some(Equal),
    })
}

/// The value in another format, rounded to nearest.
pub(super) fn convert(from: FloatKind, to: FloatKind, bits: u128) -> Option<u128> {
    let mut loses = false;
    with_format!(from, F => {
        let value = F::from_bits(bits);
        match to {
            FloatKind::Half => Some(FloatConvert::<Half>::convert(value, &mut loses).value.to_bits()),
            FloatKind::BFloat => Some(FloatConvert::<BFloat>::convert(value, &mut loses).value.to_bits()),
            FloatKind::Float => Some(FloatConvert::<Single>::convert(value, &mut loses).value.to_bits()),
            FloatKind::Double => Some(FloatConvert::<Double>::convert(value, &mut loses).value.to_bits()),
            FloatKind::Fp128 => Some(FloatConvert::<Quad>::convert(value, &mut loses).value.to_bits()),
            FloatKind::X86Fp80 | FloatKind::PpcFp128 => None,
        }
    })
}

/// Rounded towards zero to an integer of `width` bits, and whether it fits. A value that does not
/// fit is saturated, NaN becomes zero.
pub(super) fn to_int(
    kind: FloatKind,
    bits: u128,
    width: u32,
    signed: bool,
) -> Option<(u128, bool)> {
    if width > 128 {
        return None;
    }
    with_format!(kind, F => {
        let value = F::from_bits(bits);
        let mut exact = false;
        // At the largest width, which saturates, and then to the width that is wanted: `rustc_apfloat` has no limits of
        // one bit.
        let (result, clipped, status) = if signed {
            let r = value.to_i128_r(128, Round::TowardZero, &mut exact);
            let limit = i128::MAX >> (128 - width);
            let result = r.value.clamp(-limit - 1, limit);
            (truncate(result as u128, width), result != r.value, r.status)
        } else {
            let r = value.to_u128_r(128, Round::TowardZero, &mut exact);
            let result = r.value.min(u128::MAX >> (128 - width));
            (result, result != r.value, r.status)
        };
        let fits = !clipped && !status.contains(Status::INVALID_OP);
        Some((if value.is_nan() { 0 } else { result }, fits))
    })
}

/// The integer as a float, rounded to nearest.
pub(super) fn from_int(kind: FloatKind, value: u128, width: u32, signed: bool) -> Option<u128> {
    with_format!(kind, F => Some(if signed {
        F::from_i128(ir::ssa::sign_extend(value, width)).value.to_bits()
    } else {
        F::from_u128(value).value.to_bits()
    }))
}

/// The value as a host double, where that is exact.
pub fn to_f64(kind: FloatKind, bits: u128) -> Option<f64> {
    match kind {
        FloatKind::Double => Some(f64::from_bits(bits as u64)),
        FloatKind::Half | FloatKind::BFloat | FloatKind::Float => {
            convert(kind, FloatKind::Double, bits).map(|b| f64::from_bits(b as u64))
        }
        _ => None,
    }
}

/// A host double as bits of another format, rounded to nearest.
pub fn from_f64(kind: FloatKind, value: f64) -> Option<u128> {
    convert(FloatKind::Double, kind, u128::from(value.to_bits()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conversions() {
        let f = |x: f32| u128::from(x.to_bits());
        assert_eq!(
            to_int(FloatKind::Float, f(-3.7), 32, true),
            Some(((-3i32) as u32 as u128, true))
        );
        assert_eq!(to_int(FloatKind::Float, f(300.0), 8, false), Some((255, false)));
        assert_eq!(from_int(FloatKind::Float, 0x0100_0001, 32, false), Some(f(16_777_216.0)));
        assert_eq!(from_int(FloatKind::Double, 0xff, 8, true), Some(u128::from((-1f64).to_bits())));
        assert_eq!(from_f64(FloatKind::Half, 65520.0), Some(0x7c00));
        assert_eq!(fcmp(FloatKind::Float, FloatCc::Une, f(f32::NAN), f(1.0)), Some(true));
        assert_eq!(fcmp(FloatKind::Float, FloatCc::Ueq, f(0.0), f(-0.0)), Some(true));
    }
}
