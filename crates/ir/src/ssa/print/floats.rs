//! Floats in LLVM's form: six digits after the point where that is exact, else the bits in
//! hexadecimal.

use super::super::types::FloatKind;
use std::fmt::Write as _;

/// Appends the literal for `bits` of format `kind`.
pub(super) fn write_float(out: &mut String, kind: FloatKind, bits: u128) {
    let _ = match kind {
        FloatKind::Half => write!(out, "0xH{bits:04X}"),
        FloatKind::BFloat => write!(out, "0xR{bits:04X}"),
        FloatKind::Float => {
            write_double(out, widen(bits as u32));
            Ok(())
        }
        FloatKind::Double => {
            write_double(out, bits as u64);
            Ok(())
        }
        FloatKind::X86Fp80 => write!(out, "0xK{bits:020X}"),
        // The low half comes first.
        FloatKind::Fp128 => write!(out, "0xL{:032X}", bits.rotate_left(64)),
        FloatKind::PpcFp128 => write!(out, "0xM{:032X}", bits.rotate_left(64)),
    };
}

/// The bits of the double equal to a float; of a NaN the payload is shifted up, unchanged.
fn widen(bits: u32) -> u64 {
    if bits & 0x7f80_0000 == 0x7f80_0000 {
        let sign = u64::from(bits >> 31) << 63;
        return sign | 0x7ff << 52 | u64::from(bits & 0x7f_ffff) << 29;
    }
    f64::from(f32::from_bits(bits)).to_bits()
}

fn write_double(out: &mut String, bits: u64) {
    let value = f64::from_bits(bits);
    if value.is_finite() {
        // "1.250000e0" becomes "1.250000e+00".
        let text = format!("{value:.6e}");
        if let Some((digits, exponent)) = text.split_once('e')
            && text.parse::<f64>().is_ok_and(|v| v.to_bits() == bits)
        {
            let (sign, exponent) = match exponent.strip_prefix('-') {
                Some(e) => ('-', e),
                None => ('+', exponent),
            };
            let _ = write!(out, "{digits}e{sign}{exponent:0>2}");
            return;
        }
    }
    let _ = write!(out, "0x{bits:016X}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(kind: FloatKind, bits: u128) -> String {
        let mut out = String::new();
        write_float(&mut out, kind, bits);
        out
    }

    #[test]
    fn as_llvm_prints_them() {
        let double = |v: f64| text(FloatKind::Double, u128::from(v.to_bits()));
        assert_eq!(double(1.0), "1.000000e+00");
        assert_eq!(double(-0.0), "-0.000000e+00");
        assert_eq!(double(0.1), "1.000000e-01");
        assert_eq!(double(1e100), "1.000000e+100");
        assert_eq!(double(1.0 / 3.0), "0x3FD5555555555555");
        assert_eq!(double(f64::INFINITY), "0x7FF0000000000000");
        let float = |v: f32| text(FloatKind::Float, u128::from(v.to_bits()));
        assert_eq!(float(0.5), "5.000000e-01");
        assert_eq!(float(0.1), "0x3FB99999A0000000");
        assert_eq!(float(f32::from_bits(0x7fa0_0000)), "0x7FF4000000000000");
        assert_eq!(text(FloatKind::Half, 0x3c00), "0xH3C00");
        assert_eq!(text(FloatKind::Fp128, 0x3fff << 112), "0xL00000000000000003FFF000000000000");
    }
}
