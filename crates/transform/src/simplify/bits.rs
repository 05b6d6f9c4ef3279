//! Rules for `and`, `or`, `xor` and shifts.

use super::{Outcome, Rule, Simplifier};
use crate::analysis::known_bits::mask;
use ir::ssa::{BinaryOp, CastOp, Flags, Inst, InstKind, Value, truncate};

impl Simplifier<'_> {
    /// Rules that `and` and `or` have in common: idempotence, absorption, complements.
    fn lattice(&mut self, op: BinaryOp, a: Value, b: Value) -> Rule {
        let dual = if op == BinaryOp::And { BinaryOp::Or } else { BinaryOp::And };
        if a == b {
            return Some(Outcome::value(a));
        }
        for (x, y) in [(a, b), (b, a)] {
            if let Some((inner, _, [p, q])) = self.as_binary(x) {
                // (y | q) & y
                if inner == dual && (p == y || q == y) {
                    return Some(Outcome::value(y));
                }
                // (y & q) & y
                if inner == op && (p == y || q == y) {
                    return Some(Outcome::value(x));
                }
            }
            if self.as_not(x) == Some(y) {
                let ty = self.ty(a);
                let all = if op == BinaryOp::And { 0 } else { u128::MAX };
                return Some(Outcome::value(self.make_int(ty, all)));
            }
        }
        None
    }

    /// Whether all bits of the result of the current instruction are known.
    fn known_result(&mut self, op: BinaryOp, a: Value, b: Value) -> Rule {
        let (width, ka) = self.known(a)?;
        let kb = self.bits(b);
        let result = crate::analysis::known_bits::binary(op, Flags::NONE, ka, kb, width);
        let value = result.as_constant(width)?;
        let ty = self.ty(a);
        Some(Outcome::value(self.make_int(ty, u128::from(value))))
    }

    pub(super) fn and(&mut self, inst: Inst, a: Value, b: Value, width: u32) -> Rule {
        if let Some(outcome) = self.lattice(BinaryOp::And, a, b) {
            return Some(outcome);
        }
        if let Some(outcome) = self.known_result(BinaryOp::And, a, b) {
            return Some(outcome);
        }
        if width == 1 {
            return self.and_of_bools(a, b);
        }
        let c = self.int(b)?;
        let ty = self.ty(a);
        if c == 0 || c == truncate(u128::MAX, width) {
            return Some(Outcome::value(if c == 0 { b } else { a }));
        }
        if let Some((w, ka)) = self.known(a) {
            // The mask only clears what is clear.
            if !(c as u64) & mask(w) & !ka.zeros == 0 {
                return Some(Outcome::value(a));
            }
        }
        match self.as_binary(a) {
            Some((BinaryOp::And, _, [x, c1])) if self.int(c1).is_some() => {
                let both = self.int(c1).expect("just seen") & c;
                let both = self.make_int(ty, both);
                return self.set_binary(inst, BinaryOp::And, Flags::NONE, x, both);
            }
            // (x | c1) & c and (x ^ c1) & c, where c1 is masked out.
            Some((BinaryOp::Or | BinaryOp::Xor, _, [x, c1]))
                if self.int(c1).is_some_and(|c1| c1 & c == 0) =>
            {
                return self.set_binary(inst, BinaryOp::And, Flags::NONE, x, b);
            }
            // (x | y) & c, where one side is masked out.
            Some((BinaryOp::Or, _, [x, y])) => {
                for (keep, drop) in [(x, y), (y, x)] {
                    if let Some((w, k)) = self.known(drop)
                        && c as u64 & !k.zeros & mask(w) == 0
                    {
                        return self.set_binary(inst, BinaryOp::And, Flags::NONE, keep, b);
                    }
                }
            }
            // The sign bits that the mask keeps none of need no sign.
            Some((BinaryOp::AShr, flags, [x, n])) => {
                if let Some(n) = self.int(n).filter(|&n| n < u128::from(width))
                    && c & !(truncate(u128::MAX, width) >> n) == 0
                    && self.one_use(a)
                {
                    let ty = self.ty(x);
                    let by = self.make_int(ty, n);
                    let shifted = self.build_binary(BinaryOp::LShr, flags, x, by);
                    return self.set_binary(inst, BinaryOp::And, Flags::NONE, shifted, b);
                }
            }
            _ => {}
        }
        if let Some((x, _)) = self.as_cast(a, CastOp::SExt) {
            let from = self.int_width(self.ty(x))?;
            if c & !truncate(u128::MAX, from) == 0 && self.one_use(a) {
                let wide = self.build_cast(CastOp::ZExt, Flags::NONE, x, ty);
                return self.set_binary(inst, BinaryOp::And, Flags::NONE, wide, b);
            }
        }
        None
    }

    /// `a & b` of two comparisons that contradict each other or of which one implies the other.
    fn and_of_bools(&mut self, a: Value, b: Value) -> Rule {
        let ty = self.ty(a);
        if let Some(c) = self.int(b) {
            return Some(Outcome::value(if c == 0 { b } else { a }));
        }
        let (cc1, args1) = self.as_icmp(a)?;
        let (cc2, args2) = self.as_icmp(b)?;
        if args1 == args2 && cc1 == cc2.inverse() {
            return Some(Outcome::value(self.make_int(ty, 0)));
        }
        None
    }

    /// Condition and operands, where `v` is an `icmp`.
    pub(super) fn as_icmp(&self, v: Value) -> Option<(ir::ssa::IntCc, [Value; 2])> {
        match self.def(v)? {
            InstKind::ICmp { cc, args, .. } => {
                let get = |v| ir::ssa::resolve(&self.map, v);
                Some((*cc, [get(args[0]), get(args[1])]))
            }
            _ => None,
        }
    }

    pub(super) fn or(&mut self, inst: Inst, flags: Flags, a: Value, b: Value, width: u32) -> Rule {
        if let Some(outcome) = self.lattice(BinaryOp::Or, a, b) {
            return Some(outcome);
        }
        if let Some(outcome) = self.known_result(BinaryOp::Or, a, b) {
            return Some(outcome);
        }
        let Some(c) = self.int(b) else {
            return self.constant_last(inst, flags, [(a, b), (b, a)]);
        };
        let ty = self.ty(a);
        if c == 0 || c == truncate(u128::MAX, width) {
            return Some(Outcome::value(if c == 0 { a } else { b }));
        }
        if let Some((_, ka)) = self.known(a)
            && c as u64 & !ka.ones == 0
        {
            return Some(Outcome::value(a));
        }
        match self.as_binary(a) {
            Some((BinaryOp::Or, inner, [x, c1])) if self.int(c1).is_some() => {
                let both = self.int(c1).expect("just seen") | c;
                let both = self.make_int(ty, both);
                let keep = inner.intersection(flags).intersection(Flags::DISJOINT);
                self.set_binary(inst, BinaryOp::Or, keep, x, both)
            }
            // (x & c1) | c, where the mask only clears what is set again.
            Some((BinaryOp::And, _, [x, c1]))
                if self.int(c1).is_some_and(|c1| truncate(!c1, width) & !c == 0) =>
            {
                self.set_binary(inst, BinaryOp::Or, Flags::NONE, x, b)
            }
            _ => None,
        }
    }

    /// `x | (y | c)` of disjoint bits is `(x | y) | c`: neighbours share the sum, and addresses take the constant.
    fn constant_last(&mut self, inst: Inst, flags: Flags, orders: [(Value, Value); 2]) -> Rule {
        for (x, sum) in orders {
            if flags.contains(Flags::DISJOINT)
                && let Some((BinaryOp::Or, inner, [y, c])) = self.as_binary(sum)
                && inner.contains(Flags::DISJOINT)
                && self.int(c).is_some()
                && self.one_use(sum)
            {
                let sum = self.build_binary(BinaryOp::Or, Flags::DISJOINT, x, y);
                return self.set_binary(inst, BinaryOp::Or, Flags::DISJOINT, sum, c);
            }
        }
        None
    }

    pub(super) fn xor(&mut self, inst: Inst, a: Value, b: Value) -> Rule {
        let ty = self.ty(a);
        if a == b {
            return Some(Outcome::value(self.make_int(ty, 0)));
        }
        if let Some(outcome) = self.known_result(BinaryOp::Xor, a, b) {
            return Some(outcome);
        }
        for (x, y) in [(a, b), (b, a)] {
            // (y ^ q) ^ y
            if let Some([p, q]) = self.as_op(x, BinaryOp::Xor) {
                if p == y {
                    return Some(Outcome::value(q));
                }
                if q == y {
                    return Some(Outcome::value(p));
                }
            }
        }
        let c = self.int(b)?;
        if c == 0 {
            return Some(Outcome::value(a));
        }
        if let Some([x, c1]) = self.as_op(a, BinaryOp::Xor)
            && let Some(c1) = self.int(c1)
        {
            let both = self.make_int(ty, c1 ^ c);
            return self.set_binary(inst, BinaryOp::Xor, Flags::NONE, x, both);
        }
        if !self.is_all_ones(b) {
            return None;
        }
        // The complement of a comparison is the opposite comparison.
        if self.one_use(a) {
            match self.def(a) {
                Some(InstKind::ICmp { cc, flags, args }) => {
                    let kind = InstKind::ICmp { cc: cc.inverse(), flags: *flags, args: *args };
                    self.set_kind(inst, kind);
                    return Some(Outcome::changed());
                }
                Some(InstKind::FCmp { cc, fast_math, args }) => {
                    let kind =
                        InstKind::FCmp { cc: cc.inverse(), fast_math: *fast_math, args: *args };
                    self.set_kind(inst, kind);
                    return Some(Outcome::changed());
                }
                _ => {}
            }
        }
        // ~(x + c1) is (-1 - c1) - x.
        if let Some([x, c1]) = self.as_op(a, BinaryOp::Add)
            && let Some(c1) = self.int(c1)
        {
            let left = self.make_int(ty, u128::MAX.wrapping_sub(c1));
            return self.set_binary(inst, BinaryOp::Sub, Flags::NONE, left, x);
        }
        None
    }

    /// The constant amount of a shift; or what a bad or trivial amount makes of it.
    fn shift_amount(&mut self, a: Value, b: Value, width: u32) -> Result<u32, Rule> {
        if self.int(a) == Some(0) {
            return Err(Some(Outcome::value(a)));
        }
        match self.int(b) {
            Some(0) => Err(Some(Outcome::value(a))),
            Some(n) if n >= u128::from(width) => {
                let ty = self.ty(a);
                Err(Some(Outcome::value(self.make_poison(ty))))
            }
            Some(n) => Ok(n as u32),
            None => Err(None),
        }
    }

    pub(super) fn shl(&mut self, inst: Inst, flags: Flags, a: Value, b: Value, width: u32) -> Rule {
        let by = match self.shift_amount(a, b, width) {
            Ok(by) => by,
            Err(rule) => return rule,
        };
        let ty = self.ty(a);
        match self.as_binary(a) {
            Some((BinaryOp::Shl, inner, [x, c1])) if self.amount(c1, width).is_some() => {
                let sum = self.amount(c1, width).expect("just seen") + by;
                if sum >= width {
                    return Some(Outcome::value(self.make_int(ty, 0)));
                }
                let sum = self.make_int(ty, u128::from(sum));
                self.set_binary(inst, BinaryOp::Shl, inner.intersection(flags), x, sum)
            }
            Some((op @ (BinaryOp::LShr | BinaryOp::AShr), inner, [x, c1]))
                if self.amount(c1, width).is_some() =>
            {
                let c1 = self.amount(c1, width).expect("just seen");
                if c1 == by {
                    if inner.contains(Flags::EXACT) {
                        return Some(Outcome::value(x));
                    }
                    // Clears the low bits.
                    let keep = self.make_int(ty, u128::MAX << by);
                    return self.set_binary(inst, BinaryOp::And, Flags::NONE, x, keep);
                }
                if inner.contains(Flags::EXACT) {
                    // One shift by the difference; no bits were lost in between.
                    let amount = self.make_int(ty, u128::from(c1.abs_diff(by)));
                    return if by > c1 {
                        self.set_binary(inst, BinaryOp::Shl, flags, x, amount)
                    } else {
                        self.set_binary(inst, op, Flags::EXACT, x, amount)
                    };
                }
                None
            }
            // ((x >> c1) & m) << by: one shift by the difference, then the mask.
            Some((BinaryOp::And, _, [y, m])) if self.int(m).is_some() && self.one_use(a) => {
                let (BinaryOp::LShr, _, [x, c1]) = self.as_binary(y)? else { return None };
                let (m, c1) = (self.int(m)?, self.amount(c1, width)?);
                let amount = self.make_int(ty, u128::from(c1.abs_diff(by)));
                let shifted = match c1.cmp(&by) {
                    std::cmp::Ordering::Less => {
                        self.build_binary(BinaryOp::Shl, Flags::NONE, x, amount)
                    }
                    std::cmp::Ordering::Equal => x,
                    std::cmp::Ordering::Greater => {
                        self.build_binary(BinaryOp::LShr, Flags::NONE, x, amount)
                    }
                };
                let mask = self.make_int(ty, truncate(m << by, width));
                self.set_binary(inst, BinaryOp::And, Flags::NONE, shifted, mask)
            }
            Some((BinaryOp::Mul, inner, [x, c1])) if self.int(c1).is_some() => {
                let c1 = self.int(c1).expect("just seen");
                let factor = truncate(c1 << by, width);
                let keep = if factor >> by == c1 {
                    inner.intersection(flags).intersection(Flags::NUW)
                } else {
                    Flags::NONE
                };
                let factor = self.make_int(ty, factor);
                self.set_binary(inst, BinaryOp::Mul, keep, x, factor)
            }
            _ => None,
        }
    }

    /// A constant shift amount within the width.
    fn amount(&self, v: Value, width: u32) -> Option<u32> {
        self.int(v).filter(|&n| n < u128::from(width)).map(|n| n as u32)
    }

    pub(super) fn lshr(
        &mut self,
        inst: Inst,
        flags: Flags,
        a: Value,
        b: Value,
        width: u32,
    ) -> Rule {
        let by = match self.shift_amount(a, b, width) {
            Ok(by) => by,
            Err(rule) => return rule,
        };
        let ty = self.ty(a);
        if let Some((w, ka)) = self.known(a)
            && ka.leading_zeros(w) + by >= w
        {
            return Some(Outcome::value(self.make_int(ty, 0)));
        }
        match self.as_binary(a) {
            Some((BinaryOp::LShr, inner, [x, c1])) if self.amount(c1, width).is_some() => {
                let sum = self.amount(c1, width).expect("just seen") + by;
                if sum >= width {
                    return Some(Outcome::value(self.make_int(ty, 0)));
                }
                let sum = self.make_int(ty, u128::from(sum));
                self.set_binary(inst, BinaryOp::LShr, inner.intersection(flags), x, sum)
            }
            Some((BinaryOp::Shl, inner, [x, c1])) if self.amount(c1, width).is_some() => {
                let c1 = self.amount(c1, width).expect("just seen");
                if inner.contains(Flags::NUW) {
                    let amount = self.make_int(ty, u128::from(c1.abs_diff(by)));
                    return match c1.cmp(&by) {
                        std::cmp::Ordering::Equal => Some(Outcome::value(x)),
                        std::cmp::Ordering::Less => {
                            self.set_binary(inst, BinaryOp::LShr, flags, x, amount)
                        }
                        std::cmp::Ordering::Greater => {
                            self.set_binary(inst, BinaryOp::Shl, Flags::NUW, x, amount)
                        }
                    };
                }
                if c1 == by {
                    // Clears the high bits.
                    let keep = self.make_int(ty, truncate(u128::MAX, width) >> by);
                    return self.set_binary(inst, BinaryOp::And, Flags::NONE, x, keep);
                }
                None
            }
            _ => None,
        }
    }

    pub(super) fn ashr(
        &mut self,
        inst: Inst,
        flags: Flags,
        a: Value,
        b: Value,
        width: u32,
    ) -> Rule {
        // By whatever amount.
        if self.is_all_ones(a) {
            return Some(Outcome::value(a));
        }
        let by = match self.shift_amount(a, b, width) {
            Ok(by) => by,
            Err(None) if self.non_negative(a) => {
                return self.set_binary(inst, BinaryOp::LShr, flags, a, b);
            }
            Err(rule) => return rule,
        };
        if self.non_negative(a) {
            return self.set_binary(inst, BinaryOp::LShr, flags, a, b);
        }
        let ty = self.ty(a);
        match self.as_binary(a) {
            Some((BinaryOp::AShr, inner, [x, c1])) if self.amount(c1, width).is_some() => {
                let sum = (self.amount(c1, width).expect("just seen") + by).min(width - 1);
                let sum = self.make_int(ty, u128::from(sum));
                self.set_binary(inst, BinaryOp::AShr, inner.intersection(flags), x, sum)
            }
            Some((BinaryOp::Shl, inner, [x, c1])) if inner.contains(Flags::NSW) => {
                let c1 = self.amount(c1, width)?;
                let amount = self.make_int(ty, u128::from(c1.abs_diff(by)));
                match c1.cmp(&by) {
                    std::cmp::Ordering::Equal => Some(Outcome::value(x)),
                    std::cmp::Ordering::Less => {
                        self.set_binary(inst, BinaryOp::AShr, flags, x, amount)
                    }
                    std::cmp::Ordering::Greater => {
                        self.set_binary(inst, BinaryOp::Shl, Flags::NSW, x, amount)
                    }
                }
            }
            // (x << c) >> c takes the low bits with their sign.
            Some((BinaryOp::Shl, _, [x, c1])) if self.amount(c1, width) == Some(by) => {
                let low = width - by;
                let known = matches!(low, 8 | 16 | 32 | 64) || super::ANY_WIDTH;
                if !known || !ty.is_int() || !self.one_use(a) {
                    return None;
                }
                let narrow =
                    self.build_cast(CastOp::Trunc, Flags::NONE, x, ir::ssa::Type::int(low));
                self.set_cast(inst, CastOp::SExt, Flags::NONE, narrow)
            }
            _ => None,
        }
    }
}
