//! Rules for `select`.

use super::{Outcome, Rule, Simplifier};
use crate::analysis::known_bits::not_undef_or_poison;
use crate::fold;
use ir::ssa::{
    BinaryOp, CastOp, FastMath, Flags, Inst, InstKind, IntCc, Intrinsic, Type, Value, resolve,
};

impl Simplifier<'_> {
    pub(super) fn select_rules(
        &mut self,
        inst: Inst,
        [cond, t, e]: [Value; 3],
        fast_math: FastMath,
    ) -> Rule {
        let ty = self.ty(t);
        if let Some(c) = cond.constant() {
            match self.int(cond) {
                Some(0) => return Some(Outcome::value(e)),
                Some(_) => return Some(Outcome::value(t)),
                None => {}
            }
            if fold::is_poison(self.cx, c) {
                return Some(Outcome::value(self.make_poison(ty)));
            }
            if fold::is_undef(self.cx, c) {
                return Some(Outcome::value(e));
            }
            if let (Some(x), Some(y)) = (t.constant(), e.constant())
                && let Some(c) = fold::select(self.cx, c, x, y)
            {
                return Self::constant(c);
            }
        }
        if t == e {
            return Some(Outcome::value(t));
        }
        // Poison may be anything; undef only something that is not poison.
        for (v, other) in [(t, e), (e, t)] {
            if let Some(c) = v.constant()
                && (fold::is_poison(self.cx, c)
                    || (fold::is_undef(self.cx, c)
                        && not_undef_or_poison(self.body, self.cx, self.params, other)))
            {
                return Some(Outcome::value(other));
            }
        }
        if let Some(x) = self.as_not(cond) {
            return self.set_select(inst, fast_math, x, e, t);
        }
        // The arms know the condition.
        for (arm, taken) in [(t, true), (e, false)] {
            if let Some(InstKind::Select { args, .. }) = self.def(arm) {
                let [c2, t2, e2] = args.map(|v| resolve(&self.map, v));
                if c2 == cond {
                    let inner = if taken { t2 } else { e2 };
                    let (t, e) = if taken { (inner, e) } else { (t, inner) };
                    return self.set_select(inst, fast_math, cond, t, e);
                }
            }
        }
        // All elements are chosen alike.
        if self.ty(cond).is_vector()
            && cond.constant().is_none()
            && let Some(one) = self.splat_element(cond)
        {
            return self.set_select(inst, fast_math, one, t, e);
        }
        let same_shape = self.ty(cond) == self.cx.types.with_shape_of(Type::I1, ty);
        if self.int_width(ty) == Some(1) && same_shape {
            return self.select_of_bools(inst, cond, t, e);
        }
        if let (Some(x), Some(y)) = (self.int(t), self.int(e))
            && same_shape
        {
            let rule = self.select_of_constants(inst, cond, x, y, ty);
            if rule.is_some() {
                return rule;
            }
        }
        let (cc, [a, b]) = self.as_icmp(cond)?;
        if !same_shape {
            return None;
        }
        self.select_of_comparison(inst, cc, a, b, t, e, ty)
    }

    #[cfg_attr(test, track_caller)]
    fn set_select(
        &mut self,
        inst: Inst,
        fast_math: FastMath,
        cond: Value,
        t: Value,
        e: Value,
    ) -> Rule {
        // Profile weights may no longer fit.
        self.body.insts[inst].metadata = ir::ssa::Attachments::default();
        self.set_kind(inst, InstKind::Select { fast_math, args: [cond, t, e] });
        Some(Outcome::changed())
    }

    fn select_of_bools(&mut self, inst: Inst, cond: Value, t: Value, e: Value) -> Rule {
        let safe = |s: &Self, v: Value| not_undef_or_poison(s.body, s.cx, s.params, v);
        match (self.int(t), self.int(e)) {
            (Some(1), Some(0)) => return Some(Outcome::value(cond)),
            (Some(0), Some(1)) => {
                let ty = self.ty(cond);
                let ones = self.make_ones(ty);
                return self.set_binary(inst, BinaryOp::Xor, Flags::NONE, cond, ones);
            }
            _ => {}
        }
        // c ? x : false is c & x only if x cannot be poison where c is false.
        if self.int(e) == Some(0) && (safe(self, t) || t == cond) {
            return self.set_binary(inst, BinaryOp::And, Flags::NONE, cond, t);
        }
        if self.int(t) == Some(1) && (safe(self, e) || e == cond) {
            return self.set_binary(inst, BinaryOp::Or, Flags::NONE, cond, e);
        }
        None
    }

    fn select_of_constants(&mut self, inst: Inst, cond: Value, t: u128, e: u128, ty: Type) -> Rule {
        let width = self.int_width(ty)?;
        let ones = ir::ssa::truncate(u128::MAX, width);
        match (t, e) {
            (1, 0) => self.set_cast(inst, CastOp::ZExt, Flags::NONE, cond),
            (n, 0) if n == ones => self.set_cast(inst, CastOp::SExt, Flags::NONE, cond),
            (0, 1) => {
                let not = self.build_not(cond);
                self.set_cast(inst, CastOp::ZExt, Flags::NONE, not)
            }
            (0, n) if n == ones => {
                let not = self.build_not(cond);
                self.set_cast(inst, CastOp::SExt, Flags::NONE, not)
            }
            _ => None,
        }
    }

    /// `a cc b ? t : e` of integers: equality, minimum, maximum, absolute value.
    fn select_of_comparison(
        &mut self,
        inst: Inst,
        cc: IntCc,
        a: Value,
        b: Value,
        t: Value,
        e: Value,
        ty: Type,
    ) -> Rule {
        if self.ty(a) != ty || self.int_width(ty).is_none() {
            return None;
        }
        match cc {
            // If they are equal either will do. (Not for constants that stand for something else.)
            IntCc::Eq if (t, e) == (a, b) || (t, e) == (b, a) => return Some(Outcome::value(e)),
            IntCc::Ne if (t, e) == (a, b) || (t, e) == (b, a) => return Some(Outcome::value(t)),
            IntCc::Eq | IntCc::Ne => return None,
            _ => {}
        }
        let straight = t == a && e == b;
        let crossed = t == b && e == a;
        if straight || crossed {
            let cc = if straight { cc } else { cc.inverse() };
            let which = match cc {
                IntCc::Slt | IntCc::Sle => Intrinsic::SMin,
                IntCc::Sgt | IntCc::Sge => Intrinsic::SMax,
                IntCc::Ult | IntCc::Ule => Intrinsic::UMin,
                _ => Intrinsic::UMax,
            };
            let v = self.build_intrinsic(which, &[a, b])?;
            return Some(Outcome::value(v));
        }
        // Of `a - b` and `b - a` the one that is not negative.
        if let (Some((BinaryOp::Sub, _, x)), Some((BinaryOp::Sub, _, y))) =
            (self.as_binary(t), self.as_binary(e))
            && x[0] == y[1]
            && x[1] == y[0]
            && (x == [a, b] || x == [b, a])
            && self.one_use(t)
            && self.one_use(e)
        {
            let (greater, signed) = match cc {
                IntCc::Sgt | IntCc::Sge => (true, true),
                IntCc::Slt | IntCc::Sle => (false, true),
                IntCc::Ugt | IntCc::Uge => (true, false),
                _ => (false, false),
            };
            if (x == [a, b]) == greater {
                let [most, least] = if signed {
                    [Intrinsic::SMax, Intrinsic::SMin]
                } else {
                    [Intrinsic::UMax, Intrinsic::UMin]
                };
                let most = self.build_intrinsic(most, &[a, b])?;
                let least = self.build_intrinsic(least, &[a, b])?;
                return self.set_binary(inst, BinaryOp::Sub, Flags::NONE, most, least);
            }
        }
        // Constants beside the comparison's: `a < c ? a : c - 1` and the like.
        if let (Some(c), Some(k)) = (self.int(b), self.int(if t == a { e } else { t }))
            && (t == a || e == a)
        {
            let width = self.int_width(ty)?;
            let next = ir::ssa::truncate(c.wrapping_add(1), width);
            let before = ir::ssa::truncate(c.wrapping_sub(1), width);
            let cc = if t == a { cc } else { cc.inverse() };
            let smax = ir::ssa::truncate(u128::MAX, width) >> 1;
            let which = match cc {
                IntCc::Slt if k == before && c != smax + 1 => Intrinsic::SMin,
                IntCc::Sgt if k == next && c != smax => Intrinsic::SMax,
                IntCc::Ult if k == before && c != 0 => Intrinsic::UMin,
                IntCc::Ugt if k == next && next != 0 => Intrinsic::UMax,
                _ => return None,
            };
            let limit = self.make_int(ty, k);
            let v = self.build_intrinsic(which, &[a, limit])?;
            return Some(Outcome::value(v));
        }
        // a < 0 ? 0 - a : a
        let sign_test = match (cc, self.int(b)) {
            (IntCc::Slt, Some(0 | 1)) => Some(true),
            (IntCc::Sgt, Some(n)) if n == 0 || self.is_all_ones(b) => Some(false),
            _ => None,
        };
        if let Some(negative) = sign_test {
            let (neg, pos) = if negative { (t, e) } else { (e, t) };
            if pos == a && self.as_neg(neg) == Some(a) {
                let nsw = matches!(self.as_binary(neg), Some((_, f, _)) if f.contains(Flags::NSW));
                let poison = self.cx.consts.bool(nsw).into();
                let v = self.build_intrinsic(Intrinsic::Abs, &[a, poison])?;
                return Some(Outcome::value(v));
            }
        }
        None
    }
}
