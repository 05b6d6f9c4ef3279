//! Reductions of vectors.

use super::float::FloatOp;
use super::shape::{Kind, scalar_piece};
use super::{Arg, Isel, Lowered, Piece};
use crate::target::table::B32;
use ir::diagnostic::Diagnostic;
use ir::ssa::{BinaryOp, FastMath, Inst, Intrinsic, Value};
use smallvec::SmallVec;

/// Reductions of vectors.
impl Isel<'_> {
    pub(super) fn reduce_ints(&mut self, inst: Inst, which: Intrinsic, vector: Value) -> Lowered {
        use Intrinsic::*;
        let elem = self.cx.types.scalar(self.ty(vector));
        let bits = elem.int_width().unwrap_or(32);
        if bits > 64 {
            return Err(Diagnostic::unsupported("a reduction of wide integers"));
        }
        let lanes = self.lanes(vector)?;
        let dst = self.dst(inst)?;
        let binary = match which {
            ReduceAdd => Some(BinaryOp::Add),
            ReduceMul => Some(BinaryOp::Mul),
            ReduceAnd => Some(BinaryOp::And),
            ReduceOr => Some(BinaryOp::Or),
            ReduceXor => Some(BinaryOp::Xor),
            _ => Option::None,
        };
        let function = match which {
            ReduceSMax => SMax,
            ReduceSMin => SMin,
            ReduceUMax => UMax,
            _ => UMin,
        };
        self.reduce(dst, &lanes, |s, to, x, y| match binary {
            Some(op) => s.int_scalar(op, bits, to, Arg::Piece(x), Arg::Piece(y)),
            Option::None => {
                s.int_function_scalar(function, bits, bits, to, &[Arg::Piece(x), Arg::Piece(y)])
            }
        })
    }

    pub(super) fn reduce_sum(
        &mut self,
        inst: Inst,
        which: Intrinsic,
        fast: FastMath,
        args: &[Value],
    ) -> Lowered {
        let elem = self.cx.types.scalar(self.ty(args[1]));
        let kind = scalar_piece(self.cx, elem).map_or(Kind::F32, |p| p.kind);
        let op = if which == Intrinsic::ReduceFAdd { FloatOp::Add } else { FloatOp::Mul };
        let start = self.piece(args[0])?;
        let lanes = self.lanes(args[1])?;
        let dst = self.dst(inst)?;
        let class = self.func.vreg_class(dst).unwrap_or(B32);
        if fast.contains(FastMath::REASSOC) {
            let mut all: SmallVec<[Piece; 8]> = lanes;
            all.push(start);
            return self
                .reduce(dst, &all, |s, to, x, y| s.float_piece(op, kind, elem, to, &[x, y]));
        }
        let mut sum = start;
        for (n, &lane) in lanes.iter().enumerate() {
            let to = if n + 1 == lanes.len() { dst } else { self.vreg(class) };
            self.float_piece(op, kind, elem, to, &[sum, lane])?;
            sum = Piece::Reg(to);
        }
        Ok(())
    }

    pub(super) fn reduce_extreme(
        &mut self,
        inst: Inst,
        which: Intrinsic,
        vector: Value,
    ) -> Lowered {
        let elem = self.cx.types.scalar(self.ty(vector));
        let kind = scalar_piece(self.cx, elem).map_or(Kind::F32, |p| p.kind);
        let op = match which {
            Intrinsic::ReduceFMax => FloatOp::Max,
            Intrinsic::ReduceFMin => FloatOp::Min,
            Intrinsic::ReduceFMaximum => FloatOp::MaxNan,
            _ => FloatOp::MinNan,
        };
        let lanes = self.lanes(vector)?;
        let dst = self.dst(inst)?;
        self.reduce(dst, &lanes, |s, to, x, y| s.float_piece(op, kind, elem, to, &[x, y]))
    }
}
