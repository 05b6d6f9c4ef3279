//! Instructions as bytes.
//!
//! A row names the field of each operand, and the generation's layout says where the field lies; encoding puts each
//! operand's value there. The exceptions are: registers' numbers, constants that have none and stand after the
//! instruction, and operands that are known only at link time, which are left zero and reported as [`Fixup`]s.

use core::fmt;

use ir::machine::{Opcode, Operand};

use crate::target::constants::{self, LITERAL};
use crate::target::regs::{self, Coded};
use crate::target::table::{self, Constant, Field, Piece, Real};
use crate::target::{Generation, Target};

/// Why an instruction has no encoding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EncodeError {
    /// The generation does not have the instruction.
    NoSuchInstruction,
    /// There are fewer operands than the row has.
    MissingOperand(usize),
    /// The operand is not one that the instruction can have.
    BadOperand(usize),
    /// The operand's value does not fit its field.
    OutOfRange(usize),
    /// Two operands need a literal.
    TwoLiterals(usize),
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchInstruction => f.write_str("the processor does not have the instruction"),
            Self::MissingOperand(i) => write!(f, "operand {i} is missing"),
            Self::BadOperand(i) => {
                write!(f, "operand {i} is not one that the instruction can have")
            }
            Self::OutOfRange(i) => write!(f, "the value of operand {i} does not fit"),
            Self::TwoLiterals(i) => write!(f, "operand {i} would be a second literal"),
        }
    }
}

impl core::error::Error for EncodeError {}

/// Kind of bits that are filled in when addresses are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FixupKind {
    /// The 16 bits of a branch: the distance in dwords from the end of the instruction.
    Branch,
    /// A literal of 32 bits.
    Literal,
}

/// A place in an instruction's bytes that an operand determines later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fixup {
    /// The place, in bytes from the start of the instruction.
    pub offset: u8,
    /// Its kind.
    pub kind: FixupKind,
    /// The index of the operand.
    pub operand: u8,
}

/// An encoded instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Encoded {
    bytes: [u8; 20],
    len: u8,
    /// The fixup, if there is one; no instruction has more than one.
    pub fixup: Option<Fixup>,
}

impl Encoded {
    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes[..usize::from(self.len)]
    }

    fn push(&mut self, bytes: &[u8]) {
        let at = usize::from(self.len);
        self.bytes[at..at + bytes.len()].copy_from_slice(bytes);
        self.len += bytes.len() as u8;
    }
}

/// Encodes an instruction from its explicit operands; those after them are implicit and ignored.
pub fn encode(
    generation: Generation,
    opcode: Opcode,
    operands: &[Operand],
) -> Result<Encoded, EncodeError> {
    let real = table::real(generation, opcode).ok_or(EncodeError::NoSuchInstruction)?;
    let mut word = real.base;
    let mut literal = None;
    let mut fixup = None;
    let descs = table::desc(opcode).operands;
    for (i, &(field, kind, _)) in table::shape(opcode).iter().enumerate() {
        let operand = operands.get(i).ok_or(EncodeError::MissingOperand(i))?;
        if field == Field::None {
            continue;
        }
        let Some(pieces) = real.layout.field(field) else {
            // What other generations have and this one has not must be left out: `gds` on gfx12.
            match operand.as_imm() {
                Some(0) => continue,
                _ => return Err(EncodeError::OutOfRange(i)),
            }
        };
        let value = match *operand {
            Operand::Reg(reg) => {
                let reg = reg.reg.as_physical().ok_or(EncodeError::BadOperand(i))?;
                let coded = regs::code(generation, reg).ok_or(EncodeError::BadOperand(i))?;
                let class = descs[i].class.map(|c| Target::new(generation).info().class(c));
                // Where only accumulators can stand, the row says so, or nothing needs to.
                let only = class.is_some_and(|c| c.files & 5 == 4);
                let coded = Coded { accumulator: coded.accumulator && !only, ..coded };
                // What can only be read has a number above the registers'.
                if descs[i].is_def && (128..256).contains(&coded.number) {
                    return Err(EncodeError::BadOperand(i));
                }
                // The upper bit of a 16-bit operand's field is its half.
                let vector = reg.file() == regs::VGPR;
                if class.is_some_and(|c| vector && c.limit != 0 && reg.end_unit() > c.limit) {
                    return Err(EncodeError::BadOperand(i));
                }
                register(&real, field, pieces, coded).ok_or(EncodeError::BadOperand(i))?
            }
            Operand::Imm(value) | Operand::TypedImm { value, .. } => match kind {
                Constant::K16 if value >> 16 != 0 => return Err(EncodeError::OutOfRange(i)),
                _ if field == Field::Fi
                    && real.layout.name.ends_with("dpp8")
                    && !table::DPP8_FI.contains(&value) =>
                {
                    return Err(EncodeError::OutOfRange(i));
                }
                Constant::None
                | Constant::K16
                | Constant::K32
                | Constant::K64
                | Constant::Block => plain(pieces, value).ok_or(EncodeError::OutOfRange(i))?,
                _ => match constants::inline_code(kind, value) {
                    Some(code) => {
                        // Some rows have the bit that stands for vector registers.
                        word &= !table::put(pieces, (1 << number_bits(pieces)) - 1);
                        u64::from(code) | scalar_mark(&real, pieces)
                    }
                    None => {
                        let bits = constants::literal(kind, value);
                        let bits = bits.filter(|_| literal_allowed(generation, &real, kind));
                        let bits = bits.ok_or(EncodeError::OutOfRange(i))?;
                        if literal.is_some_and(|known| known != bits) {
                            return Err(EncodeError::TwoLiterals(i));
                        }
                        literal = Some(bits);
                        u64::from(LITERAL)
                    }
                },
            },
            Operand::Block(_) | Operand::Symbol { .. } | Operand::Target { .. } => {
                if fixup.is_some() {
                    return Err(EncodeError::TwoLiterals(i));
                }
                let operand = i as u8;
                if kind != Constant::None && kind != Constant::Block {
                    if !literal_allowed(generation, &real, kind) || literal.is_some() {
                        return Err(EncodeError::BadOperand(i));
                    }
                    literal = Some(0);
                    let offset = real.layout.bytes;
                    fixup = Some(Fixup { offset, kind: FixupKind::Literal, operand });
                    u64::from(LITERAL)
                } else if field == Field::Simm16 {
                    fixup = Some(Fixup { offset: 0, kind: FixupKind::Branch, operand });
                    0
                } else if field == Field::Imm {
                    fixup = Some(Fixup { offset: 4, kind: FixupKind::Literal, operand });
                    0
                } else {
                    return Err(EncodeError::BadOperand(i));
                }
            }
            _ => return Err(EncodeError::BadOperand(i)),
        };
        word |= table::put(pieces, value);
    }
    let mut encoded = Encoded { fixup, ..Encoded::default() };
    encoded.push(&word.to_le_bytes()[..usize::from(real.layout.bytes)]);
    if let Some(literal) = literal {
        encoded.push(&literal.to_le_bytes());
    }
    Ok(encoded)
}

/// Whether the layout leaves place for a literal: scalar and short vector instructions do, long ones from gfx10 on,
/// what is extended already does not.
pub(crate) fn literal_allowed(generation: Generation, real: &Real, kind: Constant) -> bool {
    constants::takes_literal(kind)
        && match real.layout.name {
            "sop1" | "sop2" | "sopc" | "vop1" | "vop2" | "vopc" | "vopd" => true,
            "vop3" | "vop3p" => generation.has_long_literals(),
            _ => false,
        }
}

/// The bit of a sub-dword source that says that its number is no vector register's.
fn scalar_mark(real: &Real, pieces: &[Piece]) -> u64 {
    let short = real.layout.name.ends_with("_sdwa") && number_bits(pieces) == 8;
    extra_bit(pieces).filter(|_| short).map_or(0, |bit| 1 << bit)
}

/// The bits of a register's number in a field: its first piece.
pub(crate) fn number_bits(pieces: &[Piece]) -> u8 {
    pieces.first().map_or(0, |&(bit, _, len)| bit + len)
}

/// The bit of a field's value that says which half of a register or which file it is: its second piece.
pub(crate) fn extra_bit(pieces: &[Piece]) -> Option<u8> {
    pieces.get(1).map(|p| p.0)
}

/// The value of a register in a field.
fn register(real: &Real, field: Field, pieces: &[Piece], coded: Coded) -> Option<u64> {
    let bits = number_bits(pieces);
    let extra = extra_bit(pieces);
    let vector = coded.number >= 256;
    let mut value = u64::from(coded.number);
    if real.layout.name == "vopc_sdwa" && field == Field::Sdst {
        // VCC is the default; another destination is marked.
        return Some(if value == 106 { 0 } else { value | 0x80 });
    }
    if field == Field::VdstY {
        // The lowest bit is implied by the other destination's.
        return vector.then_some(value - 256);
    }
    if bits < 9 && vector {
        value -= 256;
    } else if !vector {
        value |= scalar_mark(real, pieces);
    }
    if coded.accumulator {
        value |= 1 << extra?;
    }
    if coded.high {
        value |= match extra {
            Some(bit) => 1 << bit,
            // 16-bit registers of short instructions are halves of the lower 128.
            None if value & 0x80 == 0 => 0x80,
            None => return None,
        };
    }
    (value & !table::value_mask(pieces) == 0).then_some(value)
}

/// Returns whether a field holds an immediate, taken as signed or unsigned.
pub(crate) fn fits(pieces: &[Piece], value: i64) -> bool {
    plain(pieces, value).is_some()
}

/// The value of an immediate in a field, if the field holds it, taken as signed or unsigned.
fn plain(pieces: &[Piece], value: i64) -> Option<u64> {
    let mask = table::value_mask(pieces);
    let kept = value as u64 & mask;
    let top = 63 - mask.leading_zeros();
    let negative = value < 0 && kept >> top & 1 == 1 && (value as u64 | mask) == !0;
    (kept == value as u64 || negative).then_some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::regs::{VCC, sgpr, vgpr};
    use crate::target::table::op;

    fn bytes(generation: Generation, opcode: Opcode, operands: &[Operand]) -> Vec<u8> {
        encode(generation, opcode, operands).expect("it has an encoding").bytes().to_vec()
    }

    #[test]
    fn known_encodings() {
        let add = [vgpr(4, 1).into(), vgpr(8, 1).into(), vgpr(12, 1).into()];
        assert_eq!(bytes(Generation::Gfx900, op::V_ADD_F32_e32, &add), [0x08, 0x19, 0x08, 0x02]);
        assert_eq!(bytes(Generation::Gfx1100, op::V_ADD_F32_e32, &add), [0x08, 0x19, 0x08, 0x06]);
        let load = [sgpr(8, 2).into(), sgpr(16, 2).into(), Operand::Imm(0x10), Operand::Imm(0)];
        assert_eq!(
            bytes(Generation::Gfx1100, op::S_LOAD_DWORDX2_IMM, &load),
            [0x08, 0x02, 0x04, 0xf4, 0x10, 0, 0, 0xf8]
        );
    }

    /// The first source is marked as no vector register, as `llvm-mc` marks it.
    #[test]
    fn constants_of_sub_dword_forms_are_marked() {
        let imm = Operand::Imm;
        let operands = [vgpr(169, 1).into(), imm(0), imm(0), imm(0), imm(3), imm(0), imm(1)];
        let encoded = bytes(Generation::Gfx1030, op::V_CVT_I16_F16_sdwa, &operands);
        assert_eq!(encoded, [0xf9, 0xa6, 0x52, 0x7f, 0x80, 0x03, 0x81, 0x00]);
    }

    #[test]
    fn literals_stand_behind() {
        let operands = [vgpr(1, 1).into(), Operand::Imm(0x1234_5678), vgpr(2, 1).into()];
        let encoded = bytes(Generation::Gfx1100, op::V_ADD_U32_e32, &operands);
        assert_eq!(encoded[4..], [0x78, 0x56, 0x34, 0x12]);
        let long =
            [vgpr(1, 1).into(), Operand::Imm(0x1234_5678), vgpr(2, 1).into(), Operand::Imm(0)];
        assert_eq!(bytes(Generation::Gfx1100, op::V_ADD_U32_e64, &long).len(), 12);
        assert_eq!(
            encode(Generation::Gfx942, op::V_ADD_U32_e64, &long),
            Err(EncodeError::OutOfRange(1))
        );
    }

    #[test]
    fn what_does_not_fit_is_said() {
        let odd = [sgpr(8, 2).into(), sgpr(17, 2).into(), Operand::Imm(0), Operand::Imm(0)];
        assert_eq!(
            encode(Generation::Gfx1100, op::S_LOAD_DWORDX2_IMM, &odd),
            Err(EncodeError::BadOperand(1))
        );
        let far = [sgpr(8, 2).into(), VCC.into(), Operand::Imm(1 << 24), Operand::Imm(0)];
        assert_eq!(
            encode(Generation::Gfx1100, op::S_LOAD_DWORDX2_IMM, &far),
            Err(EncodeError::OutOfRange(2))
        );
        assert_eq!(
            encode(Generation::Gfx1100, op::S_ENDPGM, &[]),
            Err(EncodeError::MissingOperand(0))
        );
    }
}
