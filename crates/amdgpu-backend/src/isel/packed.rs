//! Two floats in one instruction (`v_pk_add_f32`, `v_pk_mul_f32`, `v_pk_fma_f32`: gfx90a and gfx94x).
//!
//! Sources are pairs of registers of which each half of the instruction reads one, so elements of a vector
//! that lie in an aligned pair are read where they are, in either order, or one for both.

use ir::machine::Opcode;
use ir::ssa::{BinaryOp, CastOp, FastMath, Inst, InstKind, Intrinsic, LocalDef, Type, Value};
use smallvec::SmallVec;

use super::part::{Arg, BOTH_NEGATED, Part, Src};
use super::rules::Op;
use super::{Isel, Lowered, Parts};
use crate::target::classes::Bank;
use crate::target::intrinsics;
use crate::target::table::{self, modifier, op};

impl Isel<'_> {
    /// Selects arithmetic on pairs of floats, if the processor has it.
    pub(super) fn packed_floats(&mut self, inst: Inst, of: Type) -> Lowered<Option<Parts>> {
        let Some((Type::FLOAT, lanes)) = self.cx.types.vector_parts(of) else { return Ok(None) };
        if !lanes.is_multiple_of(2) || table::real(self.generation, op::V_PK_FMA_F32).is_none() {
            return Ok(None);
        }
        let Some((opcode, operands)) = self.packed_operation(inst) else { return Ok(None) };
        // A product that is only rounded to a half becomes one instruction with its rounding.
        let rounded = self.body.result(inst).is_some_and(|result| {
            self.roundings[result] != 0 && self.roundings[result] == self.uses[result]
        });
        if rounded && opcode == op::V_PK_MUL_F32 {
            return Ok(None);
        }
        for &(value, _) in &operands {
            if self.permutes_lanes(value) && !self.lies_in_pairs(value)? {
                return Ok(None);
            }
        }
        let mut parts = Parts::new();
        for pair in 0..lanes as usize / 2 {
            let mut srcs: SmallVec<[Src; 4]> = SmallVec::new();
            for &(value, negated) in &operands {
                srcs.push(self.float_pair(value, negated, pair)?);
            }
            parts.extend_from_slice(self.op(opcode, &srcs).parts());
        }
        Ok(Some(parts))
    }

    /// The instruction, and its operands with what is to be negated.
    fn packed_operation(&mut self, inst: Inst) -> Option<(Opcode, Vec<(Value, bool)>)> {
        match self.body.insts[inst].kind {
            InstKind::Binary { op: BinaryOp::FMul, args: [a, b], .. } => {
                Some((op::V_PK_MUL_F32, vec![(a, false), (b, false)]))
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
                            vec![(x, of_product), (y, false), (other, of_other)],
                        ));
                    }
                }
                Some((op::V_PK_ADD_F32, vec![(a, false), (b, subtract)]))
            }
            InstKind::Call { callee, args, .. } => {
                let fused =
                    matches!(self.cx.intrinsic_of(callee), Intrinsic::Fma | Intrinsic::FMulAdd);
                let &[a, b, c] = self.body.list(args) else { return None };
                fused.then(|| {
                    let list = vec![(a, false), (b, false), (c, false)];
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
        (sum.contains(FastMath::CONTRACT) && fast.contains(FastMath::CONTRACT)).then_some([a, b])
    }

    /// Whether an element of a vector is a move between lanes, which the operation on it can do by itself.
    fn permutes_lanes(&self, vector: Value) -> bool {
        let lanes = self.cx.types.lanes(self.ty(vector));
        (0..lanes).any(|lane| {
            let Some((mut element, None)) = self.inserted_element(Arg::Elem(vector, lane)).value()
            else {
                return false;
            };
            while let Some(&InstKind::Cast { op: CastOp::BitCast, value, .. }) =
                self.body.def_kind(element)
            {
                element = value;
            }
            let Some(&InstKind::Call { callee, .. }) = self.body.def_kind(element) else {
                return false;
            };
            intrinsics::name(self.cx, callee)
                .is_some_and(|name| intrinsics::is_any(name, &["mov.dpp", "update.dpp"]))
        })
    }

    /// Whether the elements of a vector are, or will be, where pairs are read without moving them.
    fn lies_in_pairs(&mut self, value: Value) -> Lowered<bool> {
        let (at, _) = self.without_negation(value, false);
        let parts = self.parts(at)?;
        let scalar = |part: Part| self.part_bank(part) != Some(Bank::V);
        Ok(parts.chunks_exact(2).enumerate().all(|(pair, halves)| {
            halves[0] == halves[1]
                || scalar(halves[0]) && scalar(halves[1])
                || self.within_pair(halves[0], halves[1]).is_some()
                || self.common_pair(at, pair).is_some()
                || [0, 1].iter().all(|half| self.is_computed_for(at, (pair * 2 + half) as u32))
        }))
    }

    /// Whether an element of a vector is computed by itself, in the same block and for the vector alone: it can be computed
    /// where the vector's pair is.
    fn is_computed_for(&self, vector: Value, lane: u32) -> bool {
        let Some(mut element) = self.inserted_element(Arg::Elem(vector, lane)).value() else {
            return false;
        };
        while let (value, None) = element
            && let Some(local) = value.local()
            && let Some(inst) = self.body.def_inst(value)
            && self.uses[local] == 1
            && self.body.inst_block(inst) == Some(self.home)
        {
            match self.body.insts[inst].kind {
                InstKind::Cast { op: CastOp::BitCast, value: inner, .. }
                    if !self.ty(inner).is_vector() =>
                {
                    element = (inner, None);
                }
                InstKind::Binary { .. } | InstKind::Cast { .. } => {
                    return self.bank(value) == Bank::V;
                }
                _ => return false,
            }
        }
        false
    }

    /// A vector without the `fneg` over it, and whether it is negated then.
    pub(super) fn without_negation(&self, value: Value, negated: bool) -> (Value, bool) {
        let (mut at, mut negated) = (value, negated);
        while let Some(&InstKind::FNeg { value: inner, .. }) = self.body.def_kind(at) {
            (at, negated) = (inner, !negated);
        }
        (at, negated)
    }

    /// The elements of a tuple that a pair of elements of a vector are, where they have, or will have, an aligned pair
    /// of registers in common.
    fn common_pair(&self, value: Value, pair: usize) -> Option<[u32; 2]> {
        let [lo, hi] = [0, 1].map(|half| self.element_source(value, (pair * 2 + half) as u32));
        let ((root, lo), (other, hi)) = (lo?, hi?);
        (root == other && lo / 2 == hi / 2 && self.lies_in_tuple(root)).then_some([lo, hi])
    }

    /// Whether a vector lies in tuples: what is computed in pairs or read from memory does; registers that nothing else
    /// reads can be allocated side by side.
    fn lies_in_tuple(&self, value: Value) -> bool {
        value.local().is_some_and(|local| match self.body.locals[local].def {
            LocalDef::Param(..) => self.uses[local] == 1,
            LocalDef::Inst(inst) => matches!(
                self.body.insts[inst].kind,
                InstKind::Load { .. } | InstKind::Binary { .. } | InstKind::Call { .. }
            ),
        })
    }

    /// The vector, and the element of it, that an element of a vector is without having been computed.
    fn element_source(&self, value: Value, lane: u32) -> Option<(Value, u32)> {
        /// Vectors are put together in about as many steps as they have elements.
        const MOST: usize = 16;
        let (mut at, mut lane) = (value, Some(lane));
        for _ in 0..MOST {
            let constant = |index: Value| self.constant_index(index).map(|n| n as u32);
            match (self.body.def_kind(at), lane) {
                (Some(&InstKind::ShuffleVector { args, mask }), Some(n)) => {
                    let source = *self.body.shuffle_masks[mask].get(n as usize)?;
                    let source = u32::try_from(source).ok()?;
                    let lanes = self.cx.types.lanes(self.ty(args[0]));
                    let second = source >= lanes;
                    at = args[usize::from(second)];
                    lane = Some(if second { source - lanes } else { source });
                }
                (Some(&InstKind::InsertElement { args: [vector, element, index] }), Some(n)) => {
                    (at, lane) =
                        if constant(index)? == n { (element, None) } else { (vector, lane) };
                }
                (Some(&InstKind::ExtractElement { args: [vector, index] }), None) => {
                    (at, lane) = (vector, Some(constant(index)?));
                }
                _ => return lane.map(|n| (at, n)),
            }
        }
        None
    }

    /// A pair of elements as an operand.
    fn float_pair(&mut self, value: Value, negated: bool, pair: usize) -> Lowered<Src> {
        let (at, negated) = self.without_negation(value, negated);
        let modifiers = if negated { BOTH_NEGATED } else { 0 };
        let parts = self.parts(at)?;
        let (lo, hi) = (parts[pair * 2], parts[pair * 2 + 1]);
        if let Some((part, selected)) = self.within_pair(lo, hi) {
            return Ok(Src { part, modifiers: modifiers | selected });
        }
        let scalar = |isel: &Self, part: Part| isel.part_bank(part) != Some(Bank::V);
        let bank = if scalar(self, lo) && scalar(self, hi) { Bank::S } else { Bank::V };
        // The upper half reads the second register unless it is told to read the first.
        let common = self.common_pair(at, pair);
        if lo == hi && lo != Part::Undef {
            let odd = common.is_some_and(|lanes| lanes[0] % 2 == 1);
            let (tuple, selected) = if odd {
                ([Part::Undef, lo], modifier::OP_SEL)
            } else {
                ([lo, Part::Undef], modifier::OP_SEL_HI)
            };
            let part = self.tuple(bank, &tuple);
            return Ok(Src { part, modifiers: modifiers | selected });
        }
        if common.is_some_and(|lanes| lanes[0] > lanes[1]) {
            let part = self.tuple(bank, &[hi, lo]);
            let selected = modifier::OP_SEL | modifier::OP_SEL_HI;
            return Ok(Src { part, modifiers: modifiers | selected });
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
