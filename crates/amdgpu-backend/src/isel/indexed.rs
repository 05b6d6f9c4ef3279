//! Elements of vectors in registers, by an index that all lanes have alike: the number of the register is computed.
//!
//! Up to gfx9 `s_set_gpr_idx_on` adds a number to those of the registers that moves read or write, later generations
//! have `v_movrels` and `v_movreld`, which add M0. Both want the vector in one tuple, and an index within it. Selection
//! leaves one row for either ([`crate::emit::expand`] has the rest); short vectors, and indices that differ, are
//! compared with each place.

use ir::machine::Opcode;
use ir::ssa::{Type, Value};

use super::part::{Part, Src, Val};
use super::regbank::def_block;
use super::{Isel, Lowered, Parts, shape};
use crate::target::classes::Bank;
use crate::target::table::op;

/// The widest tuple.
const MOST_DWORDS: usize = 32;

/// Moves from a dword of a tuple that an index selects, by the tuple's dwords.
const READS: &[(usize, Opcode)] = &[
    (1, op::V_INDIRECT_REG_READ_GPR_IDX_B32_V1),
    (2, op::V_INDIRECT_REG_READ_GPR_IDX_B32_V2),
    (3, op::V_INDIRECT_REG_READ_GPR_IDX_B32_V3),
    (4, op::V_INDIRECT_REG_READ_GPR_IDX_B32_V4),
    (5, op::V_INDIRECT_REG_READ_GPR_IDX_B32_V5),
    (6, op::V_INDIRECT_REG_READ_GPR_IDX_B32_V6),
    (7, op::V_INDIRECT_REG_READ_GPR_IDX_B32_V7),
    (8, op::V_INDIRECT_REG_READ_GPR_IDX_B32_V8),
    (9, op::V_INDIRECT_REG_READ_GPR_IDX_B32_V9),
    (10, op::V_INDIRECT_REG_READ_GPR_IDX_B32_V10),
    (11, op::V_INDIRECT_REG_READ_GPR_IDX_B32_V11),
    (12, op::V_INDIRECT_REG_READ_GPR_IDX_B32_V12),
    (16, op::V_INDIRECT_REG_READ_GPR_IDX_B32_V16),
    (32, op::V_INDIRECT_REG_READ_GPR_IDX_B32_V32),
];

/// Moves to one.
const WRITES: &[(usize, Opcode)] = &[
    (1, op::V_INDIRECT_REG_WRITE_GPR_IDX_B32_V1),
    (2, op::V_INDIRECT_REG_WRITE_GPR_IDX_B32_V2),
    (3, op::V_INDIRECT_REG_WRITE_GPR_IDX_B32_V3),
    (4, op::V_INDIRECT_REG_WRITE_GPR_IDX_B32_V4),
    (5, op::V_INDIRECT_REG_WRITE_GPR_IDX_B32_V5),
    (6, op::V_INDIRECT_REG_WRITE_GPR_IDX_B32_V6),
    (7, op::V_INDIRECT_REG_WRITE_GPR_IDX_B32_V7),
    (8, op::V_INDIRECT_REG_WRITE_GPR_IDX_B32_V8),
    (9, op::V_INDIRECT_REG_WRITE_GPR_IDX_B32_V9),
    (10, op::V_INDIRECT_REG_WRITE_GPR_IDX_B32_V10),
    (11, op::V_INDIRECT_REG_WRITE_GPR_IDX_B32_V11),
    (12, op::V_INDIRECT_REG_WRITE_GPR_IDX_B32_V12),
    (16, op::V_INDIRECT_REG_WRITE_GPR_IDX_B32_V16),
    (32, op::V_INDIRECT_REG_WRITE_GPR_IDX_B32_V32),
];

impl Isel<'_> {
    /// Whether all lanes that are in the current block have a value alike.
    fn is_alike(&self, value: Value) -> bool {
        let Some(local) = value.local() else { return true };
        self.bank(value) == Bank::S
            || !self.plan.uniformity().is_divergent(local)
                && !self.plan.leaves_divergent_loop(def_block(self.body, local), self.home)
    }

    /// Whether computing the register's number pays: against a comparison, and a selection of each dword, for each
    /// place.
    fn is_worth_indexing(&self, elem: Type, lanes: u32, index: Value) -> Lowered<bool> {
        if elem == Type::int(1) || !self.is_alike(index) {
            return Ok(false);
        }
        let dwords = shape::dwords(self.cx, elem)? as u32;
        let total = if shape::is_half(elem) { lanes.div_ceil(2) } else { lanes * dwords };
        let least = if self.generation.is_gfx9() { 16 } else { 15 };
        Ok(dwords <= 2 && total as usize <= MOST_DWORDS && lanes * (1 + dwords) > least)
    }

    /// The vector in one tuple, and the row for its size.
    fn indexed_tuple(
        &mut self,
        parts: &[Part],
        rows: &[(usize, Opcode)],
    ) -> Option<(Part, usize, Opcode)> {
        let dwords = self.classes.fitting(Bank::V, parts.len())?;
        let opcode = rows.iter().find(|row| row.0 == dwords)?.1;
        let mut parts: Parts = parts.into();
        parts.resize(dwords, Part::Undef);
        Some((self.tuple(Bank::V, &parts), dwords, opcode))
    }

    /// The index in a scalar register, within the vector: one outside of it gives no particular value, but other
    /// registers must stay as they are.
    fn scalar_index(&mut self, index: Value, lanes: u32) -> Lowered<Part> {
        let known = self.known.value(self.cx, index);
        let width = self.ty(index).int_width().unwrap_or(64);
        let part = self.parts(index)?[0];
        let part = match self.part_bank(part) {
            Some(Bank::V) => self.first_lane(part, 1),
            _ => part,
        };
        if known.max(width) < u64::from(lanes) {
            return Ok(part);
        }
        let most = Part::Imm(i64::from(lanes) - 1).into();
        let opcode = if lanes.is_power_of_two() { op::S_AND_B32 } else { op::S_MIN_U32 };
        Ok(self.op(opcode, &[part.into(), most]).parts()[0])
    }

    fn shifted_index(&mut self, index: Part, dwords: usize) -> Part {
        if dwords == 1 {
            return index;
        }
        self.op(op::S_LSHL_B32, &[index.into(), Part::Imm(1).into()]).parts()[0]
    }

    /// An element of a vector, if that is cheaper with a computed register.
    pub(super) fn indexed_read(
        &mut self,
        parts: &[Part],
        elem: Type,
        lanes: u32,
        index: Value,
    ) -> Lowered<Option<Val>> {
        if !self.is_worth_indexing(elem, lanes, index)? {
            return Ok(None);
        }
        let Some((tuple, _, opcode)) = self.indexed_tuple(parts, READS) else { return Ok(None) };
        let index = self.scalar_index(index, lanes)?;
        let read = |isel: &mut Self, index: Part, at: i64| {
            isel.op_with(opcode, &[tuple.into(), index.into()], &[at]).parts()[0]
        };
        if shape::is_half(elem) {
            let one = Src::from(Part::Imm(1));
            let word = self.op(op::S_LSHR_B32, &[index.into(), one]).parts()[0];
            let word = read(self, word, 0);
            let odd = self.op(op::S_AND_B32, &[index.into(), one]).parts()[0];
            let bits = self.op(op::S_LSHL_B32, &[odd.into(), Part::Imm(4).into()]).parts()[0];
            return Ok(Some(self.op(op::V_LSHRREV_B32_e64, &[bits.into(), word.into()])));
        }
        let dwords = shape::dwords(self.cx, elem)?;
        let index = self.shifted_index(index, dwords);
        let low = read(self, index, 0);
        Ok(Some(if dwords == 2 { Val::two(low, read(self, index, 1)) } else { Val::one(low) }))
    }

    /// A vector with another element, if that is cheaper with a computed register.
    pub(super) fn indexed_write(
        &mut self,
        parts: &[Part],
        elem: Type,
        lanes: u32,
        index: Value,
        value: &[Part],
    ) -> Lowered<Option<Parts>> {
        if shape::is_half(elem) || !self.is_worth_indexing(elem, lanes, index)? {
            return Ok(None);
        }
        let Some((mut tuple, dwords, opcode)) = self.indexed_tuple(parts, WRITES) else {
            return Ok(None);
        };
        let index = self.scalar_index(index, lanes)?;
        let index = self.shifted_index(index, value.len());
        for (at, &word) in value.iter().enumerate() {
            let result = self.temp(Bank::V, dwords);
            let srcs = [tuple.into(), word.into(), index.into()];
            self.emit(opcode, &[result.into()], &srcs, &[at as i64]);
            tuple = Part::whole(result);
        }
        let Part::Reg(result, _) = tuple else { unreachable!("a register") };
        Ok(Some(self.reg_parts(result, dwords)[..parts.len()].into()))
    }
}
