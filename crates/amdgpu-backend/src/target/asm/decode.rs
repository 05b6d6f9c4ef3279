//! Bytes back to instructions, by the same tables: for the checks that compare with an outside assembler.
//!
//! Different rows can have the same bytes (an addition without carry in two operand forms, LDS with and without
//! M0), so the answer is every row that fits. Nothing that compiles code uses this; the simulator decodes by tables
//! of its own.

use ir::machine::{Opcode, Operand, RegClassDesc};
use std::collections::BTreeMap;

use crate::target::Target;
use crate::target::asm::encode::{extra_bit, literal_allowed, number_bits};
use crate::target::constants::{self, LITERAL};
use crate::target::regs::{self, Coded};
use crate::target::table::{self, Constant, Field, Real};

/// An instruction that bytes can be.
#[derive(Clone, Debug)]
pub struct Decoded {
    /// The instruction.
    pub opcode: Opcode,
    /// Its explicit operands.
    pub operands: Vec<Operand>,
    /// The number of bytes.
    pub size: usize,
}

/// A target's rows by their layout and opcode number.
pub struct Decoder {
    target: Target,
    layouts: Vec<&'static table::EncodingLayout>,
    rows: BTreeMap<(usize, u64), Vec<(Opcode, Real)>>,
}

impl Decoder {
    /// The decoder of a target.
    pub fn new(target: Target) -> Self {
        let mut layouts: Vec<&'static table::EncodingLayout> = Vec::new();
        let mut rows: BTreeMap<(usize, u64), Vec<(Opcode, Real)>> = BTreeMap::new();
        for opcode in table::opcodes() {
            let Some(real) = table::real(target.generation, opcode) else { continue };
            let known = layouts.iter().position(|l| core::ptr::eq(*l, real.layout));
            let index = known.unwrap_or_else(|| {
                layouts.push(real.layout);
                layouts.len() - 1
            });
            let number = table::get(real.layout.op, real.base);
            rows.entry((index, number)).or_default().push((opcode, real));
        }
        Self { target, layouts, rows }
    }

    /// Every instruction that the bytes begin with.
    pub fn decode(&self, bytes: &[u8]) -> Vec<Decoded> {
        let mut buffer = [0; 16];
        let len = bytes.len().min(16);
        buffer[..len].copy_from_slice(&bytes[..len]);
        let word = u128::from_le_bytes(buffer);
        let mut found = Vec::new();
        for (index, layout) in self.layouts.iter().enumerate() {
            let size = usize::from(layout.bytes);
            if size > bytes.len() || word & layout.fixed_mask != layout.fixed {
                continue;
            }
            let own = word & (u128::MAX >> (128 - size * 8));
            let Some(rows) = self.rows.get(&(index, table::get(layout.op, word))) else { continue };
            for &(opcode, real) in rows {
                let literal = bytes.get(size..size + 4);
                let literal = literal.map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]));
                if let Some((operands, used)) = self.operands(opcode, &real, own, literal) {
                    let size = size + if used { 4 } else { 0 };
                    found.push(Decoded { opcode, operands, size });
                }
            }
        }
        found
    }

    /// The operands of a row, and whether one of them is the literal.
    fn operands(
        &self,
        opcode: Opcode,
        real: &Real,
        word: u128,
        literal: Option<u32>,
    ) -> Option<(Vec<Operand>, bool)> {
        let shape = table::shape(opcode);
        let desc = table::desc(opcode);
        // Every bit that is no operand's must be the row's.
        let operand_bits = shape.iter().filter_map(|&(field, ..)| real.layout.field(field));
        // A constant where the row has a vector register's bit: that bit is an operand's too.
        let mask = operand_bits.fold(0, |mask, pieces| mask | table::put(pieces, !0));
        if (word ^ real.base) & !mask != 0 {
            return None;
        }
        let mut operands: Vec<Operand> = Vec::with_capacity(shape.len());
        let mut used = false;
        for (&(field, kind, _), operand) in shape.iter().zip(desc.operands) {
            if let Some(tied) = operand.tied {
                operands.push(*operands.get(usize::from(tied))?);
                continue;
            }
            let Some(pieces) = real.layout.field(field) else {
                operands.push(Operand::Imm(0));
                continue;
            };
            let value = table::get(pieces, word);
            let constant = !matches!(
                kind,
                Constant::None | Constant::Block | Constant::K16 | Constant::K32 | Constant::K64
            );
            if operand.class.is_none() && !constant {
                operands.push(Operand::Imm(value as i64));
                continue;
            }
            let number = value & ((1 << number_bits(pieces)) - 1);
            let scalar_flag = real.layout.name.ends_with("_sdwa")
                && extra_bit(pieces).is_some_and(|bit| value >> bit & 1 == 1);
            let short = number_bits(pieces) == 8 && !is_vector(self, operand);
            let short = short && (scalar_flag || !real.layout.name.ends_with("_sdwa"));
            let sources = pieces[0].2 >= 9 || short;
            if constant && sources {
                if let Some(value) = constants::inline_value(kind, number as u16) {
                    operands.push(Operand::Imm(value));
                    continue;
                }
                if number == u64::from(LITERAL) {
                    if !literal_allowed(self.target.generation, real, kind) {
                        return None;
                    }
                    used = true;
                    operands.push(Operand::Imm(constants::literal_value(kind, literal?)));
                    continue;
                }
            }
            let class = self.target.info().class(operand.class?);
            let reg = self.register(real, field, class, value, scalar_flag, word)?;
            let info = self.target.info();
            let scalar = reg.file() != regs::VGPR && reg.file() != regs::AGPR;
            // Scalar registers stand for 16 bits whole.
            let whole = class.units == 1 && scalar;
            if !(whole || info.class_contains(operand.class?, reg)) {
                return None;
            }
            operands.push(reg.into());
        }
        Some((operands, used))
    }

    fn register(
        &self,
        real: &Real,
        field: Field,
        class: &RegClassDesc,
        value: u64,
        scalar: bool,
        word: u128,
    ) -> Option<ir::machine::PReg> {
        let pieces = real.layout.field(field)?;
        let bits = number_bits(pieces);
        let mut number = value & ((1 << bits) - 1);
        if real.layout.name == "vopc_sdwa" && field == Field::Sdst {
            number = if number & 0x80 == 0 { 106 } else { number & 0x7f };
        }
        if field == Field::VdstY {
            let other = table::get(real.layout.field(Field::VdstX)?, word);
            number |= !other & 1;
        }
        let extra = extra_bit(pieces).is_some_and(|bit| value >> bit & 1 == 1);
        let accumulators = class.files & 4 != 0;
        let only_accumulators = accumulators && class.files & 1 == 0;
        let mut high = false;
        if bits < 9 && class.files & 5 != 0 && !scalar {
            number |= 256;
        }
        if class.units == 1 && number >= 256 {
            high = if extra_bit(pieces).is_some() && !real.layout.name.ends_with("_sdwa") {
                extra
            } else if class.limit != 0 {
                let high = number & 0x80 != 0;
                number &= !0x80;
                high
            } else {
                false
            };
        }
        let accumulator = number >= 256 && accumulators && (only_accumulators || extra);
        let coded = Coded { number: number as u16, high, accumulator };
        regs::by_code(self.target.generation, coded, class.units)
    }
}

/// Whether an operand is only ever a vector register.
fn is_vector(decoder: &Decoder, operand: &ir::machine::OperandDesc) -> bool {
    operand.class.is_some_and(|c| decoder.target.info().class(c).files & 2 == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::Generation;
    use crate::target::asm::encode::encode;
    use crate::target::regs::{VCC_LO, sgpr, vgpr};
    use crate::target::table::op;

    fn round_trip(generation: Generation, opcode: Opcode, operands: &[Operand]) {
        let target = Target::new(generation);
        let encoded = encode(generation, opcode, operands).expect("it has an encoding");
        let found = Decoder::new(target).decode(encoded.bytes());
        let same = found.iter().any(|d| {
            d.opcode == opcode && d.operands == operands && d.size == encoded.bytes().len()
        });
        assert!(same, "{:x?} decodes to {found:?}", encoded.bytes());
    }

    #[test]
    fn what_is_encoded_is_decoded() {
        let imm = Operand::Imm;
        round_trip(
            Generation::Gfx1100,
            op::V_ADD_F32_e64,
            &[vgpr(1, 1).into(), imm(1), VCC_LO.into(), imm(2), imm(0x4048_f5c3), imm(1), imm(2)],
        );
        round_trip(
            Generation::Gfx1100,
            op::GLOBAL_LOAD_DWORDX4_SADDR,
            &[vgpr(4, 4).into(), sgpr(2, 2).into(), vgpr(9, 1).into(), imm(16), imm(1)],
        );
        round_trip(
            Generation::Gfx942,
            op::DS_READ_B64_gfx9,
            &[regs::agpr(4, 2).into(), vgpr(9, 1).into(), imm(8), imm(0)],
        );
        round_trip(Generation::Gfx900, op::S_MOV_B32, &[sgpr(3, 1).into(), imm(0x1234)]);
    }
}
