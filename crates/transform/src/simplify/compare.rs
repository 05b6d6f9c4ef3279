//! Rules for `icmp` and `fcmp`.

use super::{Outcome, Rule, Simplifier};
use crate::fold;
use ir::ssa::{
    BinaryOp, CastOp, ConstData, FastMath, Flags, FloatCc, Inst, InstKind, IntCc, Type, Value,
    resolve, sign_extend, truncate,
};

impl Simplifier<'_> {
    pub(super) fn icmp_rules(
        &mut self,
        inst: Inst,
        cc: IntCc,
        flags: Flags,
        [a, b]: [Value; 2],
    ) -> Rule {
        let ty = self.ty(a);
        if let (Some(x), Some(y)) = (a.constant(), b.constant()) {
            if let Some(c) = fold::icmp(self.cx, cc, flags, x, y) {
                return Self::constant(c);
            }
        } else if a.constant().is_some() {
            return self.set_icmp(inst, cc.swapped(), flags, b, a);
        }
        for v in [a, b] {
            if v.constant().is_some_and(|c| fold::is_poison(self.cx, c)) {
                let result = self.cx.types.with_shape_of(Type::I1, ty);
                return Some(Outcome::value(self.make_poison(result)));
            }
        }
        if a == b {
            let holds = matches!(cc, IntCc::Eq | IntCc::Uge | IntCc::Ule | IntCc::Sge | IntCc::Sle);
            return Some(Outcome::value(self.make_bool(ty, holds)));
        }
        if ty.is_ptr() {
            return self.pointer_compare(cc, a, b);
        }
        let width = self.int_width(ty).filter(|&w| w <= 128)?;
        if let Some((w, ka)) = self.known(a) {
            let kb = self.bits(b);
            if let Some(answer) = ka.compare(cc, kb, w) {
                return Some(Outcome::value(self.make_bool(ty, answer)));
            }
        }
        if width == 1
            && let Some(rule) = self.bool_compare(inst, cc, a, b)
        {
            return Some(rule);
        }
        if let Some(rule) = self.compare_extended(inst, cc, a, b) {
            return Some(rule);
        }
        if let Some(c) = self.int(b) {
            return self.compare_with_constant(inst, cc, a, c, width);
        }
        self.compare_shared_operand(inst, cc, a, b)
    }

    #[cfg_attr(test, track_caller)]
    fn set_icmp(&mut self, inst: Inst, cc: IntCc, flags: Flags, a: Value, b: Value) -> Rule {
        self.set_kind(inst, InstKind::ICmp { cc, flags, args: [a, b] });
        Some(Outcome::changed())
    }

    /// Comparisons of pointers with null, and of different objects.
    fn pointer_compare(&mut self, cc: IntCc, a: Value, b: Value) -> Rule {
        if !matches!(cc, IntCc::Eq | IntCc::Ne) {
            return None;
        }
        let ty = self.ty(a);
        let is_null = |s: &Self, v: Value| v.constant().is_some_and(|c| s.cx.consts.is_zero(c));
        // Null is a valid address in every space but the generic one.
        if is_null(self, b) && ty == Type::PTR && self.is_not_null(a) {
            return Some(Outcome::value(self.make_bool(ty, cc == IntCc::Ne)));
        }
        None
    }

    fn is_not_null(&self, mut v: Value) -> bool {
        for _ in 0..16 {
            if let Some(c) = v.constant() {
                return match &self.cx.consts[c] {
                    ConstData::Global { global, .. } => {
                        let data = &self.cx.globals[*global];
                        data.linkage != ir::ssa::Linkage::ExternWeak
                            && !matches!(data.kind, ir::ssa::GlobalKind::Alias(_))
                    }
                    _ => false,
                };
            }
            match self.def(v) {
                Some(InstKind::Alloca { .. }) => return true,
                Some(InstKind::Gep { args, flags, .. }) if flags.contains(Flags::INBOUNDS) => {
                    v = resolve(&self.map, self.body.list(*args)[0]);
                }
                None => {
                    let Some(ir::ssa::LocalDef::Param(block, n)) =
                        v.local().map(|l| self.body.locals[l].def)
                    else {
                        return false;
                    };
                    let attrs = self.params.get(n as usize).copied().unwrap_or_default();
                    use ir::ssa::sym;
                    return block == self.body.entry()
                        && [sym::NONNULL, sym::BYVAL, sym::SRET, sym::DEREFERENCEABLE]
                            .iter()
                            .any(|&k| self.cx.attrs.has(attrs, k));
                }
                _ => return false,
            }
        }
        false
    }

    /// Comparisons of single bits.
    fn bool_compare(&mut self, inst: Inst, cc: IntCc, a: Value, b: Value) -> Rule {
        // Signed, a true bit is -1.
        let cc = match cc {
            IntCc::Slt => IntCc::Ugt,
            IntCc::Sgt => IntCc::Ult,
            IntCc::Sle => IntCc::Uge,
            IntCc::Sge => IntCc::Ule,
            other => other,
        };
        if let Some(c) = self.int(b) {
            let same = match (cc, c) {
                (IntCc::Eq, 1) | (IntCc::Ne, 0) | (IntCc::Ugt, 0) | (IntCc::Uge, 1) => true,
                (IntCc::Eq, 0) | (IntCc::Ne, 1) | (IntCc::Ult, 1) | (IntCc::Ule, 0) => false,
                _ => return None,
            };
            if same {
                return Some(Outcome::value(a));
            }
            let ty = self.ty(a);
            let ones = self.make_int(ty, 1);
            return self.set_binary(inst, BinaryOp::Xor, Flags::NONE, a, ones);
        }
        if cc == IntCc::Ne {
            return self.set_binary(inst, BinaryOp::Xor, Flags::NONE, a, b);
        }
        None
    }

    /// Comparisons of extended numbers are comparisons of the numbers.
    fn compare_extended(&mut self, inst: Inst, cc: IntCc, a: Value, b: Value) -> Rule {
        for op in [CastOp::ZExt, CastOp::SExt] {
            let Some((x, inner)) = self.as_cast(a, op) else { continue };
            let narrow = self.ty(x);
            let from = self.int_width(narrow)?;
            // Zero-extended numbers have no sign.
            let unsigned = |cc: IntCc| match cc {
                IntCc::Slt => IntCc::Ult,
                IntCc::Sle => IntCc::Ule,
                IntCc::Sgt => IntCc::Ugt,
                IntCc::Sge => IntCc::Uge,
                other => other,
            };
            let better = if op == CastOp::ZExt { unsigned(cc) } else { cc };
            if let Some((y, other)) = self.as_cast(b, op)
                && self.ty(y) == narrow
            {
                // Extended as non-negative, both orders are right; the signed one says more.
                if op == CastOp::ZExt
                    && cc.is_signed()
                    && inner.intersection(other).contains(Flags::NNEG)
                {
                    return self.set_icmp(inst, cc, Flags::NONE, x, y);
                }
                return self.set_icmp(inst, better, Flags::NONE, x, y);
            }
            let c = self.int(b)?;
            let wide = self.int_width(self.ty(b))?;
            let back = truncate(c, from);
            let fits = if op == CastOp::ZExt {
                back == c
            } else {
                truncate(sign_extend(back, from) as u128, wide) == c
            };
            if fits {
                let c = self.make_int(narrow, back);
                return self.set_icmp(inst, better, Flags::NONE, x, c);
            }
            if matches!(cc, IntCc::Eq | IntCc::Ne) {
                let ty = self.ty(a);
                return Some(Outcome::value(self.make_bool(ty, cc == IntCc::Ne)));
            }
        }
        None
    }

    fn compare_with_constant(
        &mut self,
        inst: Inst,
        cc: IntCc,
        a: Value,
        c: u128,
        width: u32,
    ) -> Rule {
        let ty = self.ty(a);
        let max = truncate(u128::MAX, width);
        let signed_max = max >> 1;
        let signed_min = signed_max + 1;
        // Strict comparisons, and equality at the ends of the range.
        let (new_cc, new_c) = match cc {
            IntCc::Ult if c == 1 => (IntCc::Eq, 0),
            IntCc::Ult if c == max => (IntCc::Ne, max),
            IntCc::Ugt if c == 0 => (IntCc::Ne, 0),
            IntCc::Ugt if c == max - 1 => (IntCc::Eq, max),
            IntCc::Ule if c != max => (IntCc::Ult, c + 1),
            IntCc::Uge if c != 0 => (IntCc::Ugt, c - 1),
            IntCc::Sle if c != signed_max => (IntCc::Slt, truncate(c.wrapping_add(1), width)),
            IntCc::Sge if c != signed_min => (IntCc::Sgt, truncate(c.wrapping_sub(1), width)),
            _ => (cc, c),
        };
        if (new_cc, new_c) != (cc, c) {
            let c = self.make_int(ty, new_c);
            return self.set_icmp(inst, new_cc, Flags::NONE, a, c);
        }
        let equality = matches!(cc, IntCc::Eq | IntCc::Ne);
        match self.def(a) {
            Some(InstKind::Binary { .. }) => {
                let (op, flags, [x, y]) = self.as_binary(a).expect("just seen");
                let constant = self.int(y);
                match (op, constant) {
                    (BinaryOp::Add, Some(n)) => {
                        if equality {
                            let c = self.make_int(ty, c.wrapping_sub(n));
                            return self.set_icmp(inst, cc, Flags::NONE, x, c);
                        }
                        // Without wrapping the order is kept.
                        let (sc, sn) = (sign_extend(c, width), sign_extend(n, width));
                        if cc.is_signed() && flags.contains(Flags::NSW) {
                            let d = sc.checked_sub(sn)?;
                            if sign_extend(truncate(d as u128, width), width) == d {
                                let d = self.make_int(ty, d as u128);
                                return self.set_icmp(inst, cc, Flags::NONE, x, d);
                            }
                        } else if !cc.is_signed() && flags.contains(Flags::NUW) && c >= n {
                            let d = self.make_int(ty, c - n);
                            return self.set_icmp(inst, cc, Flags::NONE, x, d);
                        }
                    }
                    (BinaryOp::Sub, None) if equality && c == 0 => {
                        return self.set_icmp(inst, cc, Flags::NONE, x, y);
                    }
                    (BinaryOp::Xor, None) if equality && c == 0 => {
                        return self.set_icmp(inst, cc, Flags::NONE, x, y);
                    }
                    (BinaryOp::Sub, None) if equality && self.int(x).is_some() => {
                        // n - y == c
                        let n = self.int(x).expect("just seen");
                        let c = self.make_int(ty, n.wrapping_sub(c));
                        return self.set_icmp(inst, cc, Flags::NONE, y, c);
                    }
                    (BinaryOp::Xor, Some(n)) if equality => {
                        let c = self.make_int(ty, c ^ n);
                        return self.set_icmp(inst, cc, Flags::NONE, x, c);
                    }
                    (BinaryOp::Mul, Some(n))
                        if equality && n != 0 && flags.contains(Flags::NUW) =>
                    {
                        if c.is_multiple_of(n) {
                            let c = self.make_int(ty, c / n);
                            return self.set_icmp(inst, cc, Flags::NONE, x, c);
                        }
                        return Some(Outcome::value(self.make_bool(ty, cc == IntCc::Ne)));
                    }
                    (BinaryOp::Shl, Some(n)) if equality && n < u128::from(width) => {
                        if c & !(truncate(u128::MAX, width) << n) != 0 {
                            return Some(Outcome::value(self.make_bool(ty, cc == IntCc::Ne)));
                        }
                        if flags.contains(Flags::NUW) {
                            let c = self.make_int(ty, c >> n);
                            return self.set_icmp(inst, cc, Flags::NONE, x, c);
                        }
                    }
                    // One bit: equal to the bit is not equal to zero.
                    (BinaryOp::And, Some(n)) if equality && n.is_power_of_two() && c == n => {
                        let zero = self.make_int(ty, 0);
                        return self.set_icmp(inst, cc.inverse(), Flags::NONE, a, zero);
                    }
                    _ => {}
                }
            }
            Some(InstKind::Select { args, .. }) => {
                let [cond, t, e] = args.map(|v| resolve(&self.map, v));
                let (Some(tc), Some(ec)) = (self.int(t), self.int(e)) else { return None };
                let cond_ty = self.ty(cond);
                let result = self.cx.types.with_shape_of(Type::I1, ty);
                if cond_ty != result {
                    return None;
                }
                return match (cc.evaluate(tc, c, width), cc.evaluate(ec, c, width)) {
                    (true, true) => Some(Outcome::value(self.make_bool(ty, true))),
                    (false, false) => Some(Outcome::value(self.make_bool(ty, false))),
                    (true, false) => Some(Outcome::value(cond)),
                    (false, true) => {
                        let ones = self.make_ones(result);
                        self.set_binary(inst, BinaryOp::Xor, Flags::NONE, cond, ones)
                    }
                };
            }
            _ => {}
        }
        None
    }

    /// `x + z` against `y + z` and the like.
    fn compare_shared_operand(&mut self, inst: Inst, cc: IntCc, a: Value, b: Value) -> Rule {
        let equality = matches!(cc, IntCc::Eq | IntCc::Ne);
        let (op1, f1, [x1, y1]) = self.as_binary(a)?;
        if let Some((op2, f2, [x2, y2])) = self.as_binary(b)
            && op1 == op2
            && matches!(op1, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor)
            && y1 == y2
        {
            let kept = match cc {
                _ if equality => true,
                _ if op1 == BinaryOp::Xor => false,
                _ if cc.is_signed() => f1.intersection(f2).contains(Flags::NSW),
                _ => f1.intersection(f2).contains(Flags::NUW),
            };
            if kept {
                return self.set_icmp(inst, cc, Flags::NONE, x1, x2);
            }
        }
        // x + y == x
        if equality && op1 == BinaryOp::Add && (x1 == b || y1 == b) {
            let rest = if x1 == b { y1 } else { x1 };
            let ty = self.ty(a);
            let zero = self.make_int(ty, 0);
            return self.set_icmp(inst, cc, Flags::NONE, rest, zero);
        }
        None
    }

    pub(super) fn fcmp_rules(
        &mut self,
        inst: Inst,
        cc: FloatCc,
        fast_math: FastMath,
        [a, b]: [Value; 2],
    ) -> Rule {
        let ty = self.ty(a);
        if let (Some(x), Some(y)) = (a.constant(), b.constant()) {
            if self.denormal_operand(a) || self.denormal_operand(b) {
                return None;
            }
            let c = fold::fcmp_const(self.cx, cc, x, y)?;
            return Self::constant(c);
        }
        if a.constant().is_some() {
            self.set_kind(inst, InstKind::FCmp { cc: cc.swapped(), fast_math, args: [b, a] });
            return Some(Outcome::changed());
        }
        let no_nan =
            fast_math.contains(FastMath::NNAN) || (self.never_nan(a, 0) && self.never_nan(b, 0));
        match cc {
            FloatCc::False => return Some(Outcome::value(self.make_bool(ty, false))),
            FloatCc::True => return Some(Outcome::value(self.make_bool(ty, true))),
            FloatCc::Ord if no_nan => return Some(Outcome::value(self.make_bool(ty, true))),
            FloatCc::Uno if no_nan => return Some(Outcome::value(self.make_bool(ty, false))),
            _ => {}
        }
        // Against NaN every comparison has one answer.
        if let Some((kind, bits)) = self.float(b)
            && fold::fcmp(kind, FloatCc::Uno, bits, bits) == Some(true)
        {
            let unordered = fold::fcmp(kind, cc, bits, bits)?;
            return Some(Outcome::value(self.make_bool(ty, unordered)));
        }
        if a == b {
            let new = match cc {
                FloatCc::Oeq | FloatCc::Oge | FloatCc::Ole => FloatCc::Ord,
                FloatCc::Une | FloatCc::Ugt | FloatCc::Ult => FloatCc::Uno,
                FloatCc::Ueq | FloatCc::Uge | FloatCc::Ule => {
                    return Some(Outcome::value(self.make_bool(ty, true)));
                }
                FloatCc::One | FloatCc::Ogt | FloatCc::Olt => {
                    return Some(Outcome::value(self.make_bool(ty, false)));
                }
                _ => return None,
            };
            self.set_kind(inst, InstKind::FCmp { cc: new, fast_math, args: [a, b] });
            return Some(Outcome::changed());
        }
        None
    }
}
