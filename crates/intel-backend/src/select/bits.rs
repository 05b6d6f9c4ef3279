//! Choices bit by bit: `bfi2`, one instruction for what is written as three or four.
//!
//! What clang makes of `bitselect`, of `(a & m) | (b & ~m)` and of `b ^ (m & (a ^ b))` (the choice of hash functions) is one
//! and the same choice between `a` and `b`.

use ir::ssa::{BinaryOp, ConstData, InstKind, Value};

use super::Select;
use super::piece::Piece;
use crate::eu::{Op, Type};

/// The bits of `on` where `mask` has ones, of `off` where it has zeros.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub(super) mask: Value,
    pub(super) on: Value,
    pub(super) off: Value,
}

impl Select<'_> {
    /// A choice of doublewords.
    pub(super) fn choose_bits(&mut self, [mask, on, off]: [Piece; 3], scalar: bool) -> Piece {
        let srcs = [mask, on, off].map(|piece| self.ternary_source(piece, Type::UD, scalar));
        self.compute_of(Op::Bfi2, Type::UD, &srcs, scalar)
    }

    /// The choice that an operation on two values is, if nobody else needs its parts.
    pub(super) fn choice(&self, op: BinaryOp, args: [Value; 2]) -> Option<Choice> {
        if self.bits(self.cx.types.scalar(self.ty(args[0]))) > 32 {
            return None;
        }
        match op {
            BinaryOp::Or => self.choice_of_parts(args),
            BinaryOp::Xor => {
                let [a, b] = args;
                let parts = self.choice_of_parts(args);
                parts
                    .or_else(|| self.choice_of_difference(a, b))
                    .or_else(|| self.choice_of_difference(b, a))
            }
            _ => None,
        }
    }

    /// `(on & mask) | (off & ~mask)`, the parts in any order.
    fn choice_of_parts(&self, [a, b]: [Value; 2]) -> Option<Choice> {
        let (first, second) = (self.own(BinaryOp::And, a)?, self.own(BinaryOp::And, b)?);
        for (on, mask) in both(first) {
            for (off, rest) in both(second) {
                if self.is_inverse(rest, mask) {
                    return Some(Choice { mask, on, off });
                }
                if self.is_inverse(mask, rest) {
                    return Some(Choice { mask: rest, on: off, off: on });
                }
            }
        }
        None
    }

    /// `off ^ (mask & (on ^ off))`.
    fn choice_of_difference(&self, part: Value, off: Value) -> Option<Choice> {
        for (difference, mask) in both(self.own(BinaryOp::And, part)?) {
            let Some(pair) = self.own(BinaryOp::Xor, difference) else { continue };
            if let Some((on, _)) = both(pair).into_iter().find(|&(_, other)| other == off) {
                return Some(Choice { mask, on, off });
            }
        }
        None
    }

    /// The operands of an operation that has no other user.
    fn own(&self, op: BinaryOp, value: Value) -> Option<[Value; 2]> {
        let alone = self.plan.uses().of_local(value.local()?).len() == 1;
        match self.body.insts[self.body.def_inst(value)?].kind {
            InstKind::Binary { op: own, args, .. } if own == op && alone => Some(args),
            _ => None,
        }
    }

    /// Whether a value has ones where the other has zeros.
    fn is_inverse(&self, value: Value, of: Value) -> bool {
        let constant = |value: Value| match self.cx.consts[value.constant()?] {
            ConstData::Int { ty, value } => Some((ty.int_width()?, value)),
            _ => None,
        };
        if let (Some((width, a)), Some((_, b))) = (constant(value), constant(of)) {
            return a ^ b == u128::MAX >> (128 - width);
        }
        let Some(inst) = self.body.def_inst(value) else { return false };
        let InstKind::Binary { op: BinaryOp::Xor, args, .. } = self.body.insts[inst].kind else {
            return false;
        };
        both(args).into_iter().any(|(a, ones)| {
            a == of
                && constant(ones).is_some_and(|(width, bits)| bits == u128::MAX >> (128 - width))
        })
    }
}

/// Both orders.
fn both([a, b]: [Value; 2]) -> [(Value, Value); 2] {
    [(a, b), (b, a)]
}
