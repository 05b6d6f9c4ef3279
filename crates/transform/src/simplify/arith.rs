//! Rules for `add`, `sub`, `mul`, divisions and remainders.

use super::outcome::note;
use super::{Outcome, Rule, Simplifier};
use crate::analysis::known_bits::mask;
use crate::fold;
use ir::ssa::{
    BinaryOp, CastOp, FastMath, Flags, Inst, InstKind, Intrinsic, Value, sign_extend, truncate,
};

impl Simplifier<'_> {
    pub(super) fn binary_rules(
        &mut self,
        inst: Inst,
        op: BinaryOp,
        flags: Flags,
        fast_math: FastMath,
        [a, b]: [Value; 2],
    ) -> Rule {
        if let (Some(x), Some(y)) = (a.constant(), b.constant())
            && self.may_fold_floats(op, a, b)
            && let Some(c) = fold::binary(self.cx, op, flags, x, y)
            && self.may_give(op, c)
        {
            return Self::constant(c);
        }
        for v in [a, b] {
            if let Some(c) = v.constant()
                && fold::is_poison(self.cx, c)
            {
                return Some(Outcome::value(v));
            }
        }
        // Constants to the right.
        if op.is_commutative() && a.constant().is_some() && b.constant().is_none() {
            self.set_kind(inst, InstKind::Binary { op, flags, fast_math, args: [b, a] });
            return Some(Outcome::changed());
        }
        if op.is_float() {
            return self.float_binary(inst, op, fast_math, a, b);
        }
        let width = self.int_width(self.ty(a)).filter(|&w| w <= 128)?;
        if width == 1
            && let Some(outcome) = self.one_bit(inst, op, a, b)
        {
            return Some(outcome);
        }
        let outcome = match op {
            BinaryOp::Add => self.add(inst, flags, a, b, width),
            BinaryOp::Sub => self.sub(inst, flags, a, b, width),
            BinaryOp::Mul => self.mul(inst, flags, a, b, width),
            BinaryOp::UDiv => self.udiv(inst, flags, a, b, width),
            BinaryOp::SDiv => self.sdiv(inst, flags, a, b, width),
            BinaryOp::URem => self.urem(inst, a, b, width),
            BinaryOp::SRem => self.srem(inst, a, b),
            BinaryOp::And => self.and(inst, a, b, width),
            BinaryOp::Or => self.or(inst, flags, a, b, width),
            BinaryOp::Xor => self.xor(inst, a, b),
            BinaryOp::Shl => self.shl(inst, flags, a, b, width),
            BinaryOp::LShr => self.lshr(inst, flags, a, b, width),
            BinaryOp::AShr => self.ashr(inst, flags, a, b, width),
            _ => None,
        };
        outcome.or_else(|| self.infer_flags(inst, op, flags, a, b))
    }

    /// Arithmetic on single bits is logic.
    fn one_bit(&mut self, inst: Inst, op: BinaryOp, a: Value, b: Value) -> Rule {
        match op {
            BinaryOp::Add | BinaryOp::Sub => {
                self.set_binary(inst, BinaryOp::Xor, Flags::NONE, a, b)
            }
            BinaryOp::Mul => self.set_binary(inst, BinaryOp::And, Flags::NONE, a, b),
            // The only defined shift amount, and the only defined divisor.
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr | BinaryOp::UDiv | BinaryOp::SDiv => {
                Some(Outcome::value(a))
            }
            BinaryOp::URem | BinaryOp::SRem => {
                let ty = self.ty(a);
                Some(Outcome::value(self.make_int(ty, 0)))
            }
            _ => None,
        }
    }

    /// Adds the no-wrap flags that the known bits prove.
    fn infer_flags(&mut self, inst: Inst, op: BinaryOp, flags: Flags, a: Value, b: Value) -> Rule {
        let (width, ka) = self.known(a)?;
        let kb = self.bits(b);
        let (amax, bmax) = (u128::from(ka.max(width)), u128::from(kb.max(width)));
        let signed = |f: fn(i128, i128) -> i128| {
            let (al, ah) = (i128::from(ka.signed_min(width)), i128::from(ka.signed_max(width)));
            let (bl, bh) = (i128::from(kb.signed_min(width)), i128::from(kb.signed_max(width)));
            [f(al, bl), f(al, bh), f(ah, bl), f(ah, bh)]
                .iter()
                .all(|&v| sign_extend(truncate(v as u128, width), width) == v)
        };
        let all = u128::from(mask(width));
        let (nuw, nsw) = match op {
            BinaryOp::Add => (amax + bmax <= all, signed(|x, y| x + y)),
            BinaryOp::Sub => (ka.min() >= kb.max(width), signed(|x, y| x - y)),
            BinaryOp::Mul => (amax * bmax <= all, signed(|x, y| x * y)),
            BinaryOp::Shl => {
                let by = kb.as_constant(width).filter(|&n| n < u64::from(width))? as u32;
                (ka.leading_zeros(width) >= by, ka.leading_zeros(width) > by)
            }
            BinaryOp::Or => {
                let disjoint = (ka.zeros | kb.zeros) == mask(width);
                if disjoint && !flags.contains(Flags::DISJOINT) {
                    self.put_flags(inst, flags.union(Flags::DISJOINT));
                }
                return None;
            }
            _ => return None,
        };
        let mut better = flags;
        if nuw {
            better = better.union(Flags::NUW);
        }
        if nsw {
            better = better.union(Flags::NSW);
        }
        if better != flags {
            self.put_flags(inst, better);
        }
        None
    }

    /// Flags do not change what other rules see of the instruction; it need not be tried again.
    #[cfg_attr(test, track_caller)]
    fn put_flags(&mut self, inst: Inst, new: Flags) {
        note();
        if let InstKind::Binary { flags, .. } = &mut self.body.insts[inst].kind {
            *flags = new;
            self.changed = true;
        }
    }

    fn add(&mut self, inst: Inst, flags: Flags, a: Value, b: Value, width: u32) -> Rule {
        if let Some(c) = self.int(b) {
            if c == 0 {
                return Some(Outcome::value(a));
            }
            // (x + c1) + c2
            if let Some((BinaryOp::Add, inner, [x, c1])) = self.as_binary(a)
                && let Some(c1) = self.int(c1)
            {
                let sum = c1.wrapping_add(c);
                let kept = sum_flags(inner, flags, c1, c, width);
                let ty = self.ty(a);
                let sum = self.make_int(ty, sum);
                return self.set_binary(inst, BinaryOp::Add, kept, x, sum);
            }
            // (c1 - x) + c2
            if let Some([c1, x]) = self.as_op(a, BinaryOp::Sub)
                && let Some(c1) = self.int(c1)
            {
                let ty = self.ty(a);
                let sum = self.make_int(ty, c1.wrapping_add(c));
                return self.set_binary(inst, BinaryOp::Sub, Flags::NONE, sum, x);
            }
            // ~x + c
            if let Some(x) = self.as_not(a) {
                let ty = self.ty(a);
                let less = self.make_int(ty, c.wrapping_sub(1));
                return self.set_binary(inst, BinaryOp::Sub, Flags::NONE, less, x);
            }
            // (x | c1) + c2 with nothing in common is (x + c1) + c2.
            if let Some((BinaryOp::Or, inner, [x, c1])) = self.as_binary(a)
                && inner.contains(Flags::DISJOINT)
                && let Some(c1) = self.int(c1)
            {
                let ty = self.ty(a);
                let sum = self.make_int(ty, c1.wrapping_add(c));
                return self.set_binary(inst, BinaryOp::Add, Flags::NONE, x, sum);
            }
            return None;
        }
        if a == b {
            let ty = self.ty(a);
            let one = self.make_int(ty, 1);
            let keep = if width > 2 { flags } else { flags.without(Flags::NSW) };
            return self.set_binary(inst, BinaryOp::Shl, keep, a, one);
        }
        for (x, y) in [(a, b), (b, a)] {
            if let Some([p, q]) = self.as_op(x, BinaryOp::Sub) {
                // (p - y) + y
                if q == y {
                    return Some(Outcome::value(p));
                }
                // (0 - q) + y
                if self.int(p) == Some(0) {
                    return self.set_binary(inst, BinaryOp::Sub, Flags::NONE, y, q);
                }
            }
        }
        None
    }

    fn sub(&mut self, inst: Inst, flags: Flags, a: Value, b: Value, width: u32) -> Rule {
        let ty = self.ty(a);
        if a == b {
            return Some(Outcome::value(self.make_int(ty, 0)));
        }
        if let Some(c) = self.int(b) {
            if c == 0 {
                return Some(Outcome::value(a));
            }
            let min = 1u128 << (width - 1);
            let keep = if c == min { Flags::NONE } else { flags.intersection(Flags::NSW) };
            let negated = self.make_int(ty, c.wrapping_neg());
            return self.set_binary(inst, BinaryOp::Add, keep, a, negated);
        }
        if let Some(c) = self.int(a) {
            if truncate(c, width) == truncate(u128::MAX, width) {
                return self.set_binary(inst, BinaryOp::Xor, Flags::NONE, b, a);
            }
            match self.as_binary(b) {
                // c - (x + c2)
                Some((BinaryOp::Add, _, [x, c2])) if self.int(c2).is_some() => {
                    let c2 = self.int(c2).expect("just seen");
                    let left = self.make_int(ty, c.wrapping_sub(c2));
                    return self.set_binary(inst, BinaryOp::Sub, Flags::NONE, left, x);
                }
                // c - (c2 - x)
                Some((BinaryOp::Sub, _, [c2, x])) => {
                    if let Some(c2) = self.int(c2) {
                        let right = self.make_int(ty, c.wrapping_sub(c2));
                        return self.set_binary(inst, BinaryOp::Add, Flags::NONE, x, right);
                    }
                    if c == 0 {
                        return self.set_binary(inst, BinaryOp::Sub, Flags::NONE, x, c2);
                    }
                }
                _ => {}
            }
            return None;
        }
        if let Some([x, y]) = self.as_op(a, BinaryOp::Add) {
            // (x + y) - x
            if x == b {
                return Some(Outcome::value(y));
            }
            if y == b {
                return Some(Outcome::value(x));
            }
        }
        if let Some([x, y]) = self.as_op(b, BinaryOp::Add) {
            // a - (a + y)
            let rest = if x == a { Some(y) } else { (y == a).then_some(x) };
            if let Some(rest) = rest {
                let zero = self.make_int(ty, 0);
                return self.set_binary(inst, BinaryOp::Sub, Flags::NONE, zero, rest);
            }
        }
        if let Some([x, y]) = self.as_op(b, BinaryOp::Sub) {
            // a - (a - y)
            if x == a {
                return Some(Outcome::value(y));
            }
            // a - (0 - y)
            if self.int(x) == Some(0) {
                return self.set_binary(inst, BinaryOp::Add, Flags::NONE, a, y);
            }
        }
        // (p + n) - p of addresses
        if let (Some((p, _)), Some((q, _))) =
            (self.as_cast(a, CastOp::PtrToInt), self.as_cast(b, CastOp::PtrToInt))
            && let Some(InstKind::Gep { source, args, .. }) = self.def(p)
        {
            let (source, list) = (*source, self.body.list(*args));
            if list.len() == 2
                && list[0] == q
                && self.cx.alloc_size(source) == 1
                && self.ty(list[1]) == ty
            {
                return Some(Outcome::value(list[1]));
            }
        }
        None
    }

    fn mul(&mut self, inst: Inst, flags: Flags, a: Value, b: Value, width: u32) -> Rule {
        let c = self.int(b)?;
        let ty = self.ty(a);
        match c {
            0 => return Some(Outcome::value(b)),
            1 => return Some(Outcome::value(a)),
            _ => {}
        }
        if c == truncate(u128::MAX, width) {
            let zero = self.make_int(ty, 0);
            return self.set_binary(inst, BinaryOp::Sub, flags.intersection(Flags::NSW), zero, a);
        }
        if c.is_power_of_two() {
            let by = c.trailing_zeros();
            // A shift by width - 1 is the product with the least number, not with a positive one.
            let keep = if by == width - 1 { flags.without(Flags::NSW) } else { flags };
            let amount = self.make_int(ty, u128::from(by));
            return self.set_binary(inst, BinaryOp::Shl, keep, a, amount);
        }
        match self.as_binary(a) {
            Some((BinaryOp::Mul, inner, [x, c1])) if self.int(c1).is_some() => {
                let c1 = self.int(c1).expect("just seen");
                let product = self.make_int(ty, c1.wrapping_mul(c));
                let nuw = inner.intersection(flags).intersection(Flags::NUW);
                let fits = c1.checked_mul(c).is_some_and(|p| truncate(p, width) == p);
                let keep = if fits { nuw } else { Flags::NONE };
                self.set_binary(inst, BinaryOp::Mul, keep, x, product)
            }
            Some((BinaryOp::Shl, inner, [x, c1]))
                if self.int(c1).is_some_and(|n| n < u128::from(width)) =>
            {
                let by = self.int(c1).expect("just seen") as u32;
                let factor = truncate(c << by, width);
                let product = self.make_int(ty, factor);
                let fits = factor >> by == c;
                let keep = if fits {
                    inner.intersection(flags).intersection(Flags::NUW)
                } else {
                    Flags::NONE
                };
                self.set_binary(inst, BinaryOp::Mul, keep, x, product)
            }
            // (0 - x) * c
            Some((BinaryOp::Sub, _, [zero, x])) if self.int(zero) == Some(0) => {
                let negated = self.make_int(ty, c.wrapping_neg());
                self.set_binary(inst, BinaryOp::Mul, Flags::NONE, x, negated)
            }
            _ => None,
        }
    }

    fn udiv(&mut self, inst: Inst, flags: Flags, a: Value, b: Value, width: u32) -> Rule {
        let ty = self.ty(a);
        if a == b {
            return Some(Outcome::value(self.make_int(ty, 1)));
        }
        if let (Some((w, ka)), kb) = (self.known(a), self.bits(b))
            && ka.max(w) < kb.min()
        {
            return Some(Outcome::value(self.make_int(ty, 0)));
        }
        // x / (1 << n)
        if let Some([one, n]) = self.as_op(b, BinaryOp::Shl)
            && self.int(one) == Some(1)
        {
            return self.set_binary(inst, BinaryOp::LShr, flags.intersection(Flags::EXACT), a, n);
        }
        let c = self.int(b)?;
        if c.is_power_of_two() {
            let amount = self.make_int(ty, u128::from(c.trailing_zeros()));
            return self.set_binary(
                inst,
                BinaryOp::LShr,
                flags.intersection(Flags::EXACT),
                a,
                amount,
            );
        }
        // (x / c1) / c
        if let Some([x, c1]) = self.as_op(a, BinaryOp::UDiv)
            && let Some(c1) = self.int(c1)
        {
            return match c1.checked_mul(c).filter(|&p| truncate(p, width) == p) {
                Some(product) => {
                    let product = self.make_int(ty, product);
                    self.set_binary(inst, BinaryOp::UDiv, Flags::NONE, x, product)
                }
                None => Some(Outcome::value(self.make_int(ty, 0))),
            };
        }
        None
    }

    fn sdiv(&mut self, inst: Inst, flags: Flags, a: Value, b: Value, width: u32) -> Rule {
        let ty = self.ty(a);
        if a == b {
            return Some(Outcome::value(self.make_int(ty, 1)));
        }
        if self.non_negative(a) && self.non_negative(b) {
            return self.set_binary(inst, BinaryOp::UDiv, flags.intersection(Flags::EXACT), a, b);
        }
        let c = self.int(b)?;
        if c == 1 {
            return Some(Outcome::value(a));
        }
        if c == truncate(u128::MAX, width) {
            let zero = self.make_int(ty, 0);
            return self.set_binary(inst, BinaryOp::Sub, Flags::NSW, zero, a);
        }
        if flags.contains(Flags::EXACT) && c.is_power_of_two() && c.trailing_zeros() < width - 1 {
            let amount = self.make_int(ty, u128::from(c.trailing_zeros()));
            return self.set_binary(inst, BinaryOp::AShr, Flags::EXACT, a, amount);
        }
        None
    }

    fn urem(&mut self, inst: Inst, a: Value, b: Value, _width: u32) -> Rule {
        let ty = self.ty(a);
        if a == b {
            return Some(Outcome::value(self.make_int(ty, 0)));
        }
        if let (Some((w, ka)), kb) = (self.known(a), self.bits(b))
            && ka.max(w) < kb.min()
        {
            return Some(Outcome::value(a));
        }
        // x % (1 << n)
        if let Some([one, _]) = self.as_op(b, BinaryOp::Shl)
            && self.int(one) == Some(1)
        {
            let ones = self.make_ones(ty);
            let low = self.build_binary(BinaryOp::Add, Flags::NONE, b, ones);
            return self.set_binary(inst, BinaryOp::And, Flags::NONE, a, low);
        }
        let c = self.int(b)?;
        if c.is_power_of_two() {
            let low = self.make_int(ty, c - 1);
            return self.set_binary(inst, BinaryOp::And, Flags::NONE, a, low);
        }
        None
    }

    fn srem(&mut self, inst: Inst, a: Value, b: Value) -> Rule {
        let ty = self.ty(a);
        if a == b || self.int(b) == Some(1) || self.is_all_ones(b) {
            return Some(Outcome::value(self.make_int(ty, 0)));
        }
        if self.non_negative(a) && self.non_negative(b) {
            return self.set_binary(inst, BinaryOp::URem, Flags::NONE, a, b);
        }
        None
    }

    /// Places a call of a generic intrinsic before the current instruction.
    pub(super) fn build_intrinsic(&mut self, which: Intrinsic, args: &[Value]) -> Option<Value> {
        let name = which.base_name()?;
        let ty = self.ty(args[0]);
        let suffix = type_suffix(self.cx, ty)?;
        let params: smallvec::SmallVec<[ir::ssa::Type; 3]> =
            args.iter().map(|&a| self.ty(a)).collect();
        let global = self.cx.intrinsic(&format!("llvm.{name}.{suffix}"), ty, &params);
        let callee = self.cx.global_address(global).into();
        let info = ir::ssa::CallInfo::new(self.cx.globals[global].ty);
        let info = self.body.calls.push(info);
        let args = self.body.make_list(args);
        Some(self.build(InstKind::Call { callee, args, info }, ty))
    }
}

/// The part of an overloaded intrinsic's name that stands for a type.
fn type_suffix(cx: &ir::ssa::Context, ty: ir::ssa::Type) -> Option<String> {
    use ir::ssa::TypeKind;
    Some(match cx.types.kind(ty) {
        TypeKind::Int(bits) => format!("i{bits}"),
        TypeKind::Float(kind) => match kind {
            ir::ssa::FloatKind::BFloat => "bf16".to_owned(),
            other => format!("f{}", other.bits()),
        },
        TypeKind::Vector { elem, lanes, scalable: false } => {
            let elem = match cx.types.kind(elem) {
                TypeKind::Int(bits) => format!("i{bits}"),
                TypeKind::Float(ir::ssa::FloatKind::BFloat) => "bf16".to_owned(),
                TypeKind::Float(other) => format!("f{}", other.bits()),
                _ => return None,
            };
            format!("v{lanes}{elem}")
        }
        _ => return None,
    })
}

/// Flags of `x + (c1 + c2)` that hold when `(x + c1) + c2` had these.
fn sum_flags(first: Flags, second: Flags, c1: u128, c2: u128, width: u32) -> Flags {
    let common = first.intersection(second);
    let mut keep = Flags::NONE;
    if common.contains(Flags::NUW) && c1.checked_add(c2).is_some_and(|s| truncate(s, width) == s) {
        keep = keep.union(Flags::NUW);
    }
    let (s1, s2) = (sign_extend(c1, width), sign_extend(c2, width));
    let fits =
        s1.checked_add(s2).is_some_and(|s| sign_extend(truncate(s as u128, width), width) == s);
    if common.contains(Flags::NSW) && fits {
        keep = keep.union(Flags::NSW);
    }
    keep
}
