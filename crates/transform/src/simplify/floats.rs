//! Rules for float arithmetic. Only what gives the same bits for every operand, signs of zeros and
//! the existence of NaNs included, unless flags allow more.

use super::{Outcome, Rule, Simplifier};
use crate::fold;
use ir::ssa::{
    BinaryOp, CastOp, Const, ConstData, FastMath, Flags, FloatKind, Inst, InstKind, Intrinsic,
    Type, Value, resolve,
};

impl Simplifier<'_> {
    /// Whether `bits` is a denormal number that the function may flush.
    fn flushed(&self, kind: FloatKind, bits: u128) -> bool {
        let kept = if kind == FloatKind::Float {
            self.denormals.keeps_single
        } else {
            self.denormals.keeps_others
        };
        !kept && fold::is_denormal(kind, bits)
    }

    fn flushed_constant(&self, c: Const) -> bool {
        match &self.cx.consts[c] {
            ConstData::Float { ty, bits } => {
                ty.float_kind().is_some_and(|k| self.flushed(k, *bits))
            }
            ConstData::Aggregate { elems, .. } => elems.iter().any(|&e| self.flushed_constant(e)),
            _ => false,
        }
    }

    /// Whether `v` is a denormal constant that the function may flush.
    pub(super) fn denormal_operand(&self, v: Value) -> bool {
        v.constant().is_some_and(|c| self.flushed_constant(c))
    }

    /// Whether constants may be folded without regard to how denormals are treated.
    pub(super) fn may_fold_floats(&self, op: BinaryOp, a: Value, b: Value) -> bool {
        !op.is_float() || !(self.denormal_operand(a) || self.denormal_operand(b))
    }

    /// The same for the result.
    pub(super) fn may_give(&self, op: BinaryOp, c: Const) -> bool {
        !op.is_float() || !self.flushed_constant(c)
    }

    /// Whether a conversion of `c` to `to` does not depend on the treatment of denormals.
    pub(super) fn may_convert(&mut self, c: Const, to: Type) -> bool {
        if self.flushed_constant(c) {
            return false;
        }
        let op = if self.cx.bits(to) < self.cx.bits(self.cx.consts.ty(c)) {
            CastOp::FpTrunc
        } else {
            CastOp::FpExt
        };
        fold::cast(self.cx, op, Flags::NONE, c, to).is_none_or(|r| !self.flushed_constant(r))
    }

    /// Whether `v` is certainly not NaN.
    pub(super) fn never_nan(&self, v: Value, depth: u32) -> bool {
        if let Some((kind, bits)) = self.float(v) {
            return fold::fcmp(kind, ir::ssa::FloatCc::Ord, bits, bits) == Some(true);
        }
        if depth > 4 {
            return false;
        }
        match self.def(v) {
            Some(InstKind::Cast { op: CastOp::SiToFp | CastOp::UiToFp, .. }) => true,
            Some(InstKind::Cast { op: CastOp::FpExt | CastOp::FpTrunc, value, .. })
            | Some(InstKind::FNeg { value, .. }) => {
                self.never_nan(resolve(&self.map, *value), depth + 1)
            }
            Some(InstKind::Binary { fast_math, .. }) => fast_math.contains(FastMath::NNAN),
            _ => false,
        }
    }

    fn as_fneg(&self, v: Value) -> Option<Value> {
        match self.def(v)? {
            InstKind::FNeg { value, .. } => Some(resolve(&self.map, *value)),
            _ => None,
        }
    }

    pub(super) fn fneg(&mut self, v: Value, fast_math: FastMath) -> Rule {
        if let Some(c) = v.constant() {
            let c = fold::fneg(self.cx, c)?;
            return Self::constant(c);
        }
        if let Some(x) = self.as_fneg(v) {
            return Some(Outcome::value(x));
        }
        // -(a - b) is b - a but for the sign of zero.
        if let Some(InstKind::Binary { op: BinaryOp::FSub, fast_math: inner, args, .. }) =
            self.def(v)
        {
            let (inner, args) = (*inner, args.map(|v| resolve(&self.map, v)));
            if fast_math.contains(FastMath::NSZ) && inner.contains(FastMath::NSZ) && self.one_use(v)
            {
                let inst = self.at.expand()?;
                return self.set_float(
                    inst,
                    BinaryOp::FSub,
                    fast_math.intersection(inner),
                    args[1],
                    args[0],
                );
            }
        }
        None
    }

    fn set_float(
        &mut self,
        inst: Inst,
        op: BinaryOp,
        fast_math: FastMath,
        a: Value,
        b: Value,
    ) -> Rule {
        self.set_kind(inst, InstKind::Binary { op, flags: Flags::NONE, fast_math, args: [a, b] });
        Some(Outcome::changed())
    }

    pub(super) fn float_binary(
        &mut self,
        inst: Inst,
        op: BinaryOp,
        fast_math: FastMath,
        a: Value,
        b: Value,
    ) -> Rule {
        let nsz = fast_math.contains(FastMath::NSZ);
        match op {
            BinaryOp::FAdd => {
                if self.is_float(b, -0.0) || (nsz && self.is_float(b, 0.0)) {
                    return Some(Outcome::value(a));
                }
                if let Some(y) = self.as_fneg(b) {
                    return self.set_float(inst, BinaryOp::FSub, fast_math, a, y);
                }
                if let Some(x) = self.as_fneg(a) {
                    return self.set_float(inst, BinaryOp::FSub, fast_math, b, x);
                }
            }
            BinaryOp::FSub => {
                if self.is_float(b, 0.0) || (nsz && self.is_float(b, -0.0)) {
                    return Some(Outcome::value(a));
                }
                if self.is_float(a, -0.0) || (nsz && self.is_float(a, 0.0)) {
                    self.set_kind(inst, InstKind::FNeg { value: b, fast_math });
                    return Some(Outcome::changed());
                }
                if let Some(y) = self.as_fneg(b) {
                    return self.set_float(inst, BinaryOp::FAdd, fast_math, a, y);
                }
                if a == b
                    && fast_math.contains(FastMath::NNAN)
                    && fast_math.contains(FastMath::NINF)
                {
                    let ty = self.ty(a);
                    return Self::constant(self.cx.consts.zero(ty));
                }
            }
            BinaryOp::FMul => {
                if self.is_float(b, 1.0) {
                    return Some(Outcome::value(a));
                }
                if self.is_float(b, -1.0) {
                    self.set_kind(inst, InstKind::FNeg { value: a, fast_math });
                    return Some(Outcome::changed());
                }
                if self.is_float(b, 0.0) && nsz && fast_math.contains(FastMath::NNAN) {
                    return Some(Outcome::value(b));
                }
                if let (Some(x), Some(y)) = (self.as_fneg(a), self.as_fneg(b)) {
                    return self.set_float(inst, BinaryOp::FMul, fast_math, x, y);
                }
                // (-x) * c is x * (-c).
                if let (Some(x), Some(c)) = (self.as_fneg(a), b.constant())
                    && let Some(negated) = fold::fneg(self.cx, c)
                {
                    return self.set_float(inst, BinaryOp::FMul, fast_math, x, negated.into());
                }
            }
            BinaryOp::FDiv => {
                if self.is_float(b, 1.0) {
                    return Some(Outcome::value(a));
                }
                if self.is_float(b, -1.0) {
                    self.set_kind(inst, InstKind::FNeg { value: a, fast_math });
                    return Some(Outcome::changed());
                }
                if let (Some(x), Some(y)) = (self.as_fneg(a), self.as_fneg(b)) {
                    return self.set_float(inst, BinaryOp::FDiv, fast_math, x, y);
                }
                if let Some(reciprocal) = self.reciprocal(b, fast_math) {
                    return self.set_float(inst, BinaryOp::FMul, fast_math, a, reciprocal);
                }
            }
            _ => {}
        }
        None
    }

    /// `1 / v` where multiplying by it is the same as dividing: powers of two; with `arcp` any number.
    fn reciprocal(&mut self, v: Value, fast_math: FastMath) -> Option<Value> {
        let (kind, bits) = self.float(v)?;
        let value = fold::to_f64(kind, bits)?;
        if !value.is_normal() {
            return None;
        }
        let power_of_two = value.to_bits() & ((1 << 52) - 1) == 0;
        if !power_of_two && !fast_math.contains(FastMath::ARCP) {
            return None;
        }
        let one = fold::from_f64(kind, 1.0)?;
        let scalar = Type::float(kind);
        let (one, own) = (self.cx.consts.float(scalar, one), self.cx.consts.float(scalar, bits));
        let c = fold::binary(self.cx, BinaryOp::FDiv, Flags::NONE, one, own)?;
        let (_, result) = self.cx.consts.as_float_bits(c)?;
        // A reciprocal that is denormal or infinite is not exact everywhere.
        if !fold::to_f64(kind, result)?.is_finite()
            || fold::is_denormal(kind, result)
            || result == 0
        {
            return None;
        }
        let ty = self.ty(v);
        Some(fold::splat(self.cx, ty, c).into())
    }

    /// Float intrinsics of one operand that are idempotent or do not see a sign.
    pub(super) fn float_call(&mut self, which: Intrinsic, args: &[Value]) -> Rule {
        let a = args[0];
        match which {
            Intrinsic::FAbs => {
                if self.as_intrinsic(a).is_some_and(|(i, _)| i == Intrinsic::FAbs) {
                    return Some(Outcome::value(a));
                }
                if let Some(x) = self.as_fneg(a) {
                    let v = self.build_intrinsic(Intrinsic::FAbs, &[x])?;
                    return Some(Outcome::value(v));
                }
                None
            }
            Intrinsic::Floor
            | Intrinsic::Ceil
            | Intrinsic::Trunc
            | Intrinsic::RInt
            | Intrinsic::NearbyInt
            | Intrinsic::Round
            | Intrinsic::RoundEven => {
                let (inner, _) = self.as_intrinsic(a)?;
                let rounded = matches!(
                    inner,
                    Intrinsic::Floor
                        | Intrinsic::Ceil
                        | Intrinsic::Trunc
                        | Intrinsic::RInt
                        | Intrinsic::NearbyInt
                        | Intrinsic::Round
                        | Intrinsic::RoundEven
                );
                rounded.then(|| Outcome::value(a))
            }
            // A number or NaN with itself is itself.
            Intrinsic::MinNum
            | Intrinsic::MaxNum
            | Intrinsic::Minimum
            | Intrinsic::Maximum
            | Intrinsic::MinimumNum
            | Intrinsic::MaximumNum
                if args[0] == args[1] =>
            {
                Some(Outcome::value(a))
            }
            _ => None,
        }
    }
}
