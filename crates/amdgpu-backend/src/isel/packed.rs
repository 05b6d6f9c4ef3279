//! Two floats in one instruction (`v_pk_add_f32`, `v_pk_mul_f32`, `v_pk_fma_f32`: gfx90a and gfx94x).
//!
//! Sources are pairs of registers of which each half of the instruction reads one, so elements of a vector
//! that lie in an aligned pair are read where they are, in either order, or one for both.

use ir::machine::Opcode;
use ir::ssa::{BinaryOp, FastMath, Inst, InstKind, Intrinsic, LocalDef, Type, Value};
use smallvec::SmallVec;

use super::classes::Bank;
use super::part::{Arg, Part, Src};
use super::rules::Op;
use super::{Isel, Lowered, Parts};
use crate::table::{self, modifier, op};

/// Both halves negated.
const NEGATED: u8 = modifier::NEG | modifier::ABS;

impl Isel<'_> {
    /// Selects arithmetic on pairs of floats, if the processor has it.
    pub(super) fn packed_floats(&mut self, inst: Inst, of: Type) -> Lowered<Option<Parts>> {
        let Some((Type::FLOAT, lanes)) = self.cx.types.vector_parts(of) else { return Ok(None) };
        if !lanes.is_multiple_of(2) || table::real(self.generation, op::V_PK_FMA_F32).is_none() {
            return Ok(None);
        }
        let Some((opcode, operands)) = self.packed_operation(inst) else { return Ok(None) };
        for &(value, _) in &operands {
            if !self.lies_in_pairs(value)? {
                return Ok(None);
            }
        }
        let mut parts = Parts::new();
        for pair in 0..lanes as usize / 2 {
            let mut srcs: SmallVec<[Src; 3]> = SmallVec::new();
            for &(value, negated) in &operands {
                srcs.push(self.float_pair(value, negated, pair)?);
            }
            parts.extend_from_slice(self.op(opcode, &srcs).parts());
        }
        Ok(Some(parts))
    }

    /// The instruction, and its operands with what is to be negated.
    fn packed_operation(&mut self, inst: Inst) -> Option<(Opcode, SmallVec<[(Value, bool); 3]>)> {
        match self.body.insts[inst].kind {
            InstKind::Binary { op: BinaryOp::FMul, args: [a, b], .. } => {
                Some((op::V_PK_MUL_F32, SmallVec::from_slice(&[(a, false), (b, false)])))
            }
            InstKind::Binary {
                op: operation @ (BinaryOp::FAdd | BinaryOp::FSub),
                fast_math,
                args: [a, b],
                ..
            } => {
                let subtract = operation == BinaryOp::FSub;
                for (product, other, first) in [(a, b, true), (b, a, false)] {
                    if let Some([x, y]) = self.contracted(fast_math, product) {
                        let (of_product, of_other) = (subtract && !first, subtract && first);
                        return Some((
                            op::V_PK_FMA_F32,
                            SmallVec::from_slice(&[(x, of_product), (y, false), (other, of_other)]),
                        ));
                    }
                }
                Some((op::V_PK_ADD_F32, SmallVec::from_slice(&[(a, false), (b, subtract)])))
            }
            InstKind::Call { callee, args, .. } => {
                let fused =
                    matches!(self.cx.intrinsic_of(callee), Intrinsic::Fma | Intrinsic::FMulAdd);
                let &[a, b, c] = self.body.list(args) else { return None };
                fused.then(|| {
                    let list = SmallVec::from_slice(&[(a, false), (b, false), (c, false)]);
                    (op::V_PK_FMA_F32, list)
                })
            }
            _ => None,
        }
    }

    /// The factors of a product that a sum may take in.
    fn contracted(&mut self, sum: FastMath, product: Value) -> Option<[Value; 2]> {
        let found = self.sole_definition(Arg::Value(product))?;
        let Op::Binary { op: BinaryOp::FMul, fast, a: Arg::Value(a), b: Arg::Value(b) } = found
        else {
            return None;
        };
        (sum.has(FastMath::CONTRACT) && fast.has(FastMath::CONTRACT)).then_some([a, b])
    }

    /// Whether the elements of a vector are, or will be, where pairs are read without moving them.
    fn lies_in_pairs(&mut self, value: Value) -> Lowered<bool> {
        let mut at = value;
        while let Some(&InstKind::FNeg { value: inner, .. }) = self.body.def_kind(at) {
            at = inner;
        }
        // What is computed in pairs, or read from memory, lies in tuples; registers that nothing else reads
        // can be allocated side by side.
        let own = at.local().is_some_and(|local| match self.body.locals[local].def {
            LocalDef::Param(..) => self.uses[local] == 1,
            LocalDef::Inst(inst) => matches!(
                self.body.insts[inst].kind,
                InstKind::Load { .. } | InstKind::Binary { .. } | InstKind::Call { .. }
            ),
        });
        let parts = self.parts(at)?;
        Ok(own
            || parts.chunks_exact(2).all(|pair| {
                let scalar = |part: Part| self.part_bank(part) != Some(Bank::V);
                pair[0] == pair[1]
                    || scalar(pair[0]) && scalar(pair[1])
                    || self.within_pair(pair[0], pair[1]).is_some()
            }))
    }

    /// A pair of elements as an operand.
    fn float_pair(&mut self, value: Value, negated: bool, pair: usize) -> Lowered<Src> {
        let mut modifiers = if negated { NEGATED } else { 0 };
        let mut at = value;
        while let Some(&InstKind::FNeg { value: inner, .. }) = self.body.def_kind(at) {
            modifiers ^= NEGATED;
            at = inner;
        }
        let parts = self.parts(at)?;
        let (lo, hi) = (parts[pair * 2], parts[pair * 2 + 1]);
        if let Some((part, selected)) = self.within_pair(lo, hi) {
            return Ok(Src { part, modifiers: modifiers | selected });
        }
        let scalar = |isel: &Self, part: Part| isel.part_bank(part) != Some(Bank::V);
        let bank = if scalar(self, lo) && scalar(self, hi) { Bank::S } else { Bank::V };
        if lo == hi && lo != Part::Undef {
            let part = self.tuple(bank, &[lo, Part::Undef]);
            return Ok(Src { part, modifiers: modifiers | modifier::OP_SEL_HI });
        }
        Ok(Src { part: self.tuple(bank, &[lo, hi]), modifiers })
    }

    /// The aligned pair of registers in which both are, and which half reads which.
    fn within_pair(&self, lo: Part, hi: Part) -> Option<(Part, u8)> {
        let (Part::Reg(reg, first), Part::Reg(other, second)) = (lo, hi) else { return None };
        if reg != other || first.is_whole() || second.is_whole() {
            return None;
        }
        let place = |sub| {
            let row = self.func.target.sub_reg(sub);
            (row.units == 2).then_some(usize::from(row.offset) / 2)
        };
        let (first, second) = (place(first)?, place(second)?);
        if first / 2 != second / 2 {
            return None;
        }
        let class = self.func.vreg_class(reg)?;
        let dwords = usize::from(self.func.target.class(class).units) / 2;
        let start = first / 2 * 2;
        if start + 2 > dwords {
            return None;
        }
        let part = if dwords == 2 {
            Part::whole(reg)
        } else {
            Part::Reg(reg, self.classes.part(start, 2))
        };
        let mut selected = 0;
        if first % 2 == 1 {
            selected |= modifier::OP_SEL;
        }
        // By default the upper half reads the second.
        if second.is_multiple_of(2) {
            selected |= modifier::OP_SEL_HI;
        }
        Some((part, selected))
    }
}
