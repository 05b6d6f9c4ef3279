//! Numbers that stand for registers.

use ir::ssa::FloatKind;
use transform::fold::from_f64;

use super::scan::Atom;
use crate::target::constants::{inline_code, literal_value};
use crate::target::table::Constant;

/// The width of a constant's values, and the format of floats among them.
fn format(kind: Constant) -> (u32, FloatKind) {
    use Constant as C;
    match kind {
        C::I16 | C::Ci16 | C::F16 | C::Cf16 | C::K16 => (16, FloatKind::Half),
        C::Bf16 | C::Cbf16 => (16, FloatKind::BFloat),
        C::V2f16 | C::Cv2f16 => (32, FloatKind::Half),
        C::V2bf16 | C::Cv2bf16 => (32, FloatKind::BFloat),
        C::I64 | C::F64 | C::Ci64 | C::Cf64 | C::K64 => (64, FloatKind::Double),
        _ => (32, FloatKind::Float),
    }
}

/// Returns the value of a number as a constant of a kind, if one is written so.
pub(super) fn constant(kind: Constant, atom: &Atom<'_>) -> Option<i64> {
    let (bits, format) = format(kind);
    match *atom {
        Atom::Integer(value) => {
            if bits < 64 {
                let fits = -(1_i64 << (bits - 1)) <= value && value < 1_i64 << bits;
                return fits.then_some(value);
            }
            if inline_code(kind, value).is_some() || kind == Constant::K64 {
                return Some(value);
            }
            // The literal of a double is its upper half.
            let small = i32::try_from(value).is_ok() || u32::try_from(value).is_ok();
            Some(if small { literal_value(kind, value as u32) } else { value })
        }
        // The assembler makes floats of 32 bits of them, which no such operand holds.
        Atom::Float(_) if matches!(kind, Constant::I16 | Constant::Ci16 | Constant::K16) => None,
        Atom::Float(value) => from_f64(format, value).map(|bits| bits as i64),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_have_the_operands_format() {
        let float = |kind, value| constant(kind, &Atom::Float(value));
        assert_eq!(float(Constant::F32, 1.0), Some(0x3f80_0000));
        assert_eq!(float(Constant::F16, -2.0), Some(0xc000));
        assert_eq!(float(Constant::F64, 0.5), Some(0x3fe0_0000_0000_0000));
        assert_eq!(float(Constant::I32, 0.15915494), Some(0x3e22_f983));
        assert_eq!(float(Constant::Bf16, 1.0), Some(0x3f80));
    }

    #[test]
    fn integers_are_of_the_operands_width() {
        let integer = |kind, value| constant(kind, &Atom::Integer(value));
        assert_eq!(integer(Constant::I32, -1), Some(-1));
        assert_eq!(integer(Constant::I32, 0xffff_ffff), Some(0xffff_ffff));
        assert_eq!(integer(Constant::I32, 1 << 32), None);
        assert_eq!(integer(Constant::F64, 0x4059_0000), Some(0x4059_0000_0000_0000));
        assert_eq!(integer(Constant::F64, 64), Some(64));
        assert_eq!(integer(Constant::I16, 0x1_0000), None);
    }
}
