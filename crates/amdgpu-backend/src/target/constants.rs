//! Constants as operands: the ones that have a number of their own (small integers, some floats), and literals.
//!
//! A source operand's number determines its kind: 128 is 0, 129 to 192 are 1 to 64, 193 to 208 are -1 to -16, 240 to
//! 248 are ±0.5, ±1, ±2, ±4 and 1/(2π) in the operand's format, 255 a literal after the instruction.

use crate::target::table::Constant;

/// The operand number of a literal.
pub const LITERAL: u16 = 255;

/// The float constants by format, in the order of their numbers from 240 on.
const F16: [u64; 9] = [0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000, 0xc000, 0x4400, 0xc400, 0x3118];
const BF16: [u64; 9] = [0x3f00, 0xbf00, 0x3f80, 0xbf80, 0x4000, 0xc000, 0x4080, 0xc080, 0x3e22];
const F32: [u64; 9] = [
    0x3f00_0000,
    0xbf00_0000,
    0x3f80_0000,
    0xbf80_0000,
    0x4000_0000,
    0xc000_0000,
    0x4080_0000,
    0xc080_0000,
    0x3e22_f983,
];
const F64: [u64; 9] = [
    0x3fe0_0000_0000_0000,
    0xbfe0_0000_0000_0000,
    0x3ff0_0000_0000_0000,
    0xbff0_0000_0000_0000,
    0x4000_0000_0000_0000,
    0xc000_0000_0000_0000,
    0x4010_0000_0000_0000,
    0xc010_0000_0000_0000,
    0x3fc4_5f30_6dc9_c882,
];

/// Spellings of the float constants, in the order of their numbers.
pub(crate) const FLOAT_NAMES: [&str; 9] =
    ["0.5", "-0.5", "1.0", "-1.0", "2.0", "-2.0", "4.0", "-4.0", "0.15915494"];

/// The float constants of a kind of operand, and the width of its values.
fn floats(kind: Constant) -> (Option<&'static [u64; 9]>, u32) {
    use Constant as C;
    match kind {
        C::F16 | C::Cf16 => (Some(&F16), 16),
        C::Bf16 | C::Cbf16 => (Some(&BF16), 16),
        C::I16 | C::Ci16 => (None, 16),
        C::V2f16 | C::Cv2f16 => (Some(&F16), 32),
        C::V2bf16 | C::Cv2bf16 => (Some(&BF16), 32),
        C::I64 | C::F64 | C::Ci64 | C::Cf64 | C::K64 => (Some(&F64), 64),
        C::K16 => (None, 16),
        _ => (Some(&F32), 32),
    }
}

/// Whether a literal can stand for the operand.
pub fn takes_literal(kind: Constant) -> bool {
    use Constant as C;
    matches!(
        kind,
        C::I16
            | C::I32
            | C::I64
            | C::F16
            | C::Bf16
            | C::F32
            | C::F64
            | C::V2i16
            | C::V2f16
            | C::V2bf16
            | C::V2i32
            | C::V2f32
    )
}

/// A value in the operand's width: its upper bits are lost, as those of a sign or zero extension.
fn narrow(kind: Constant, value: i64) -> u64 {
    match floats(kind).1 {
        64 => value as u64,
        bits => value as u64 & ((1 << bits) - 1),
    }
}

/// The number of a constant that has one.
pub fn inline_code(kind: Constant, value: i64) -> Option<u16> {
    let (floats, bits) = floats(kind);
    let value = narrow(kind, value);
    let signed = ((value << (64 - bits)) as i64) >> (64 - bits);
    match signed {
        0..=64 => return Some(128 + signed as u16),
        -16..=-1 => return Some((192 - signed) as u16),
        _ => {}
    }
    let index = floats?.iter().position(|&f| f == value)?;
    Some(240 + index as u16)
}

/// The value of a number that is a constant's: integers with their sign, floats as bits.
pub fn inline_value(kind: Constant, code: u16) -> Option<i64> {
    match code {
        128..=192 => Some(i64::from(code) - 128),
        193..=208 => Some(192 - i64::from(code)),
        240..=248 => Some(floats(kind).0?[usize::from(code - 240)] as i64),
        _ => None,
    }
}

/// Returns the literal after the instruction, if the constant can be one: of a 64-bit float the upper half, the lower
/// being zero; of a 64-bit integer one that extends to it.
pub fn literal(kind: Constant, value: i64) -> Option<u32> {
    let narrowed = narrow(kind, value);
    match kind {
        Constant::F64 => (narrowed & 0xffff_ffff == 0).then_some((narrowed >> 32) as u32),
        Constant::I64 => {
            (i64::from(value as i32) == value || value >> 32 == 0).then_some(value as u32)
        }
        _ => Some(narrowed as u32),
    }
}

/// The value of a literal.
pub fn literal_value(kind: Constant, literal: u32) -> i64 {
    match kind {
        Constant::F64 => i64::from(literal) << 32,
        _ => i64::from(literal),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_have_their_numbers() {
        assert_eq!(inline_code(Constant::I32, -16), Some(208));
        assert_eq!(inline_code(Constant::I32, -17), None);
        assert_eq!(inline_code(Constant::F32, 0x3f80_0000), Some(242));
        assert_eq!(inline_code(Constant::F16, 0x3c00), Some(242));
        assert_eq!(inline_code(Constant::I16, 0x3c00), None);
        assert_eq!(inline_code(Constant::F64, 0x3ff0_0000_0000_0000), Some(242));
        assert_eq!(inline_code(Constant::I16, 0xffff), Some(193));
    }

    #[test]
    fn numbers_give_their_constants_back() {
        for kind in [Constant::I32, Constant::F16, Constant::F64, Constant::V2f16, Constant::Cf32] {
            for code in (128..=208).chain(240..=248) {
                let value = inline_value(kind, code).expect("a constant");
                assert_eq!(inline_code(kind, value), Some(code), "{kind:?} {value:x}");
            }
        }
    }

    #[test]
    fn literals_of_doubles_are_their_upper_halves() {
        assert_eq!(literal(Constant::F64, 0x4059_0000_0000_0000), Some(0x4059_0000));
        assert_eq!(literal(Constant::F64, 0x4059_0000_0000_0001), None);
        assert_eq!(literal_value(Constant::F64, 0x4059_0000), 0x4059_0000_0000_0000);
        assert_eq!(literal(Constant::I64, 1 << 40), None);
    }
}
