//! Float literals: LLVM writes `half`, `bfloat`, `float` and `double` as a decimal or as the 64 bits
//! of the equal `double`, and the other formats as their own bits.

use ir::ssa::FloatKind;
use rustc_apfloat::{Float, Round, ieee};

/// Fields of a binary format: width of the significand without its hidden bit, and of the exponent.
struct Format {
    mantissa: u32,
    exponent: u32,
}

fn format_of(kind: FloatKind) -> Option<Format> {
    let (mantissa, exponent) = match kind {
        FloatKind::Half => (10, 5),
        FloatKind::BFloat => (7, 8),
        FloatKind::Float => (23, 8),
        FloatKind::Double => (52, 11),
        FloatKind::Fp128 => (112, 15),
        FloatKind::X86Fp80 | FloatKind::PpcFp128 => return None,
    };
    Some(Format { mantissa, exponent })
}

/// The bits in `kind` of the value nearest to a decimal, as LLVM takes it from version 23 on; earlier ones accept only decimals
/// that are exact. None if it is malformed or out of range.
pub(crate) fn from_decimal(text: &str, kind: FloatKind) -> Option<u128> {
    fn nearest<F: Float>(text: &str) -> Option<u128> {
        let value = F::from_str_r(text, Round::NearestTiesToEven).ok()?.value;
        value.is_finite().then(|| value.to_bits())
    }
    match kind {
        FloatKind::Half => nearest::<ieee::Half>(text),
        FloatKind::BFloat => nearest::<ieee::BFloat>(text),
        FloatKind::Float => nearest::<ieee::Single>(text),
        FloatKind::Double => nearest::<ieee::Double>(text),
        FloatKind::Fp128 => nearest::<ieee::Quad>(text),
        FloatKind::X86Fp80 | FloatKind::PpcFp128 => None,
    }
}

/// The bits in `kind` of the double with bits `bits`; none if `kind` has no equal value. The payload
/// of a NaN keeps its high bits.
pub(crate) fn from_double(bits: u64, kind: FloatKind) -> Option<u128> {
    let Format { mantissa, exponent } = format_of(kind)?;
    let sign = u128::from(bits >> 63) << (mantissa + exponent);
    let biased = (bits >> 52) & 0x7ff;
    let fraction = bits & ((1 << 52) - 1);
    let max_exponent = (1u128 << exponent) - 1;
    let bias = (1i64 << (exponent - 1)) - 1;
    // Shifts a 52-bit fraction into place; none if ones would be lost.
    let place = |fraction: u64, extra_right: u32| -> Option<u128> {
        let wide = u128::from(fraction);
        if mantissa >= 52 {
            return Some(wide << (mantissa - 52));
        }
        let right = 52 - mantissa + extra_right;
        if right >= 64 {
            return (wide == 0).then_some(0);
        }
        (wide & ((1 << right) - 1) == 0).then_some(wide >> right)
    };
    if biased == 0x7ff {
        // A float NaN written as a double has its payload shifted up; lost bits are an error.
        let payload = place(fraction, 0)?;
        return Some(sign | max_exponent << mantissa | payload);
    }
    if biased == 0 && fraction == 0 {
        return Some(sign);
    }
    // Value = 1.fraction * 2^e, after normalising a denormal double.
    let (e, fraction) = if biased == 0 {
        let shift = fraction.leading_zeros() - 11;
        (-1022 - i64::from(shift), (fraction << shift) & ((1 << 52) - 1))
    } else {
        (biased as i64 - 1023, fraction)
    };
    let target = e + bias;
    if target >= max_exponent as i64 {
        return None;
    }
    if target >= 1 {
        return Some(sign | (target as u128) << mantissa | place(fraction, 0)?);
    }
    // Denormal in the target: the hidden bit becomes explicit.
    let extra = u32::try_from(1 - target).ok()?;
    let explicit = fraction | 1 << 52;
    if mantissa >= 52 {
        // Only a double itself can be denormal here; fp128 holds every double as normal.
        return Some(sign | u128::from(explicit >> extra));
    }
    Some(sign | place(explicit, extra)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_values_only() {
        let half = |x: f64| from_double(x.to_bits(), FloatKind::Half);
        assert_eq!(half(1.0), Some(0x3c00));
        assert_eq!(half(-2.0), Some(0xc000));
        assert_eq!(half(0.1), None);
        assert_eq!(half(65504.0), Some(0x7bff));
        assert_eq!(half(65536.0), None);
        assert_eq!(half(2f64.powi(-24)), Some(1));
        assert_eq!(half(2f64.powi(-25)), None);
        assert_eq!(half(f64::INFINITY), Some(0x7c00));
        assert_eq!(from_double(1.0f64.to_bits(), FloatKind::BFloat), Some(0x3f80));
        assert_eq!(from_double(1.0f64.to_bits(), FloatKind::Fp128), Some(0x3fff << 112));
        assert_eq!(from_double(5, FloatKind::Double), Some(5));
    }

    #[test]
    fn decimals_become_the_nearest_value() {
        let single = |text| from_decimal(text, FloatKind::Float);
        assert_eq!(single("1.000000e-07"), Some(0x33d6_bf95));
        assert_eq!(single("0.1"), Some(0x3dcc_cccd));
        assert_eq!(single("-0.0"), Some(0x8000_0000));
        assert_eq!(single("1.0e39"), None);
        assert_eq!(from_decimal("0.1", FloatKind::Half), Some(0x2e66));
        assert_eq!(from_decimal("0.1", FloatKind::BFloat), Some(0x3dcd));
        assert_eq!(from_decimal("0.1", FloatKind::Double), Some(0x3fb9_9999_9999_999a));
    }

    #[test]
    fn every_kind_of_single_survives() {
        for bits in
            [0u32, 1, 0x7f_ffff, 0x80_0000, 0x3f80_0001, 0x7f7f_ffff, 0x7f80_0000, 0x8000_0001]
        {
            let double = f64::from(f32::from_bits(bits)).to_bits();
            assert_eq!(from_double(double, FloatKind::Float), Some(u128::from(bits)), "{bits:#x}");
        }
        // A quiet and a signalling NaN.
        assert_eq!(from_double(0x7ff8_0000_0000_0000, FloatKind::Float), Some(0x7fc0_0000));
        assert_eq!(from_double(0x7ff4_0000_0000_0000, FloatKind::Float), Some(0x7fa0_0000));
    }
}
