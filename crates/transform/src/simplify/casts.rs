//! Rules for conversions.

use super::outcome::note;
use super::{Outcome, Rule, Simplifier};
use crate::fold;
use ir::ssa::{BinaryOp, CastOp, FastMath, Flags, Inst, InstKind, Type, Value, resolve, truncate};

/// Maximum depth of an expression that is computed in fewer bits.
const MAX_DEPTH: u32 = 8;

impl Simplifier<'_> {
    pub(super) fn cast_rules(&mut self, inst: Inst, op: CastOp, flags: Flags, v: Value) -> Rule {
        let result = self.body.result(inst)?;
        let to = self.body.locals[result].ty;
        let from = self.ty(v);
        if let Some(c) = v.constant() {
            if matches!(op, CastOp::FpTrunc | CastOp::FpExt) && !self.may_convert(c, to) {
                return None;
            }
            let c = fold::cast(self.cx, op, flags, c, to)?;
            return Self::constant(c);
        }
        match op {
            CastOp::Trunc => self.trunc(inst, v, from, to),
            CastOp::ZExt => self.zext(inst, flags, v, from, to),
            CastOp::SExt => self.sext(inst, v, from),
            CastOp::FpTrunc => {
                let (x, _) = self.as_cast(v, CastOp::FpExt)?;
                // Widening is exact, so narrowing back gives the same number.
                if self.ty(x) == to {
                    return Some(Outcome::value(x));
                }
                None
            }
            CastOp::FpExt => {
                let (x, _) = self.as_cast(v, CastOp::FpExt)?;
                self.set_float_cast(inst, CastOp::FpExt, x)
            }
            CastOp::UiToFp => {
                let (x, _) = self.as_cast(v, CastOp::ZExt)?;
                self.set_cast(inst, CastOp::UiToFp, Flags::NONE, x)
            }
            CastOp::SiToFp => {
                if let Some((x, _)) = self.as_cast(v, CastOp::SExt) {
                    return self.set_cast(inst, CastOp::SiToFp, Flags::NONE, x);
                }
                if let Some((x, _)) = self.as_cast(v, CastOp::ZExt) {
                    return self.set_cast(inst, CastOp::UiToFp, Flags::NONE, x);
                }
                None
            }
            CastOp::BitCast => {
                if from == to {
                    return Some(Outcome::value(v));
                }
                let (x, _) = self.as_cast(v, CastOp::BitCast)?;
                self.set_cast(inst, CastOp::BitCast, Flags::NONE, x)
            }
            CastOp::PtrToInt => {
                let (x, _) = self.as_cast(v, CastOp::IntToPtr)?;
                let (x_bits, ptr_bits, to_bits) =
                    (self.cx.bits(self.ty(x)), self.cx.bits(from), self.cx.bits(to));
                if x_bits != ptr_bits {
                    return None;
                }
                let op = if to_bits < x_bits { CastOp::Trunc } else { CastOp::ZExt };
                self.set_cast(inst, op, Flags::NONE, x)
            }
            CastOp::IntToPtr => {
                let (x, _) = self.as_cast(v, CastOp::PtrToInt)?;
                let same = self.ty(x) == to && self.cx.bits(from) == self.cx.bits(to);
                same.then(|| Outcome::value(x))
            }
            CastOp::AddrSpaceCast => {
                let (x, _) = self.as_cast(v, CastOp::AddrSpaceCast)?;
                if self.ty(x) == to {
                    return Some(Outcome::value(x));
                }
                self.set_cast(inst, CastOp::AddrSpaceCast, Flags::NONE, x)
            }
            _ => None,
        }
    }

    #[cfg_attr(test, track_caller)]
    fn set_float_cast(&mut self, inst: Inst, op: CastOp, value: Value) -> Rule {
        self.set_kind(
            inst,
            InstKind::Cast { op, flags: Flags::NONE, fast_math: FastMath::NONE, value },
        );
        Some(Outcome::changed())
    }

    fn trunc(&mut self, inst: Inst, v: Value, from: Type, to: Type) -> Rule {
        let to_width = self.int_width(to)?;
        for op in [CastOp::ZExt, CastOp::SExt] {
            if let Some((x, inner)) = self.as_cast(v, op) {
                let width = self.int_width(self.ty(x))?;
                return match width.cmp(&to_width) {
                    std::cmp::Ordering::Equal => Some(Outcome::value(x)),
                    std::cmp::Ordering::Less => self.set_cast(inst, op, inner, x),
                    std::cmp::Ordering::Greater => {
                        self.set_cast(inst, CastOp::Trunc, Flags::NONE, x)
                    }
                };
            }
        }
        if let Some((x, _)) = self.as_cast(v, CastOp::Trunc) {
            return self.set_cast(inst, CastOp::Trunc, Flags::NONE, x);
        }
        if let Some((x, _)) = self.as_cast(v, CastOp::PtrToInt) {
            return self.set_cast(inst, CastOp::PtrToInt, Flags::NONE, x);
        }
        if let Some((_, k)) = self.known(v)
            && let Some(value) = k.low_constant(to_width)
        {
            return Some(Outcome::value(self.make_int(to, u128::from(value))));
        }
        if !from.is_int() {
            return None;
        }
        // To fewer bits than a register: arithmetic is done in registers of 32 bits anyway.
        let worth_it = to_width == 32
            || to_width == 64
            || (to_width == 16 && self.int_width(from)? <= 32)
            || super::ANY_WIDTH;
        if worth_it
            && self.one_use(v)
            && self.can_narrow(v, to_width, 0)
            && self.is_narrowable_root(v)
        {
            let narrow = self.narrow(v, to);
            return Some(Outcome::value(narrow));
        }
        None
    }

    fn is_narrowable_root(&self, v: Value) -> bool {
        matches!(self.def(v), Some(InstKind::Binary { .. } | InstKind::Select { .. }))
    }

    /// Whether the low `width` bits of `v` can be computed from operands of that width without more
    /// instructions than there are.
    fn can_narrow(&self, v: Value, width: u32, depth: u32) -> bool {
        if v.constant().is_some() {
            return self.int(v).is_some();
        }
        if depth > MAX_DEPTH {
            return false;
        }
        match self.def(v) {
            Some(InstKind::Cast { op: CastOp::ZExt | CastOp::SExt | CastOp::Trunc, .. }) => {
                return true;
            }
            Some(InstKind::Binary { op, args, .. }) if self.one_use(v) => {
                let args = [resolve(&self.map, args[0]), resolve(&self.map, args[1])];
                match op {
                    BinaryOp::Add
                    | BinaryOp::Sub
                    | BinaryOp::Mul
                    | BinaryOp::And
                    | BinaryOp::Or
                    | BinaryOp::Xor => {
                        return args.iter().all(|&a| self.can_narrow(a, width, depth + 1));
                    }
                    BinaryOp::Shl => {
                        return self.int(args[1]).is_some_and(|n| n < u128::from(width))
                            && self.can_narrow(args[0], width, depth + 1);
                    }
                    _ => {}
                }
            }
            Some(InstKind::Select { args, .. }) if self.one_use(v) => {
                let args = [resolve(&self.map, args[1]), resolve(&self.map, args[2])];
                return args.iter().all(|&a| self.can_narrow(a, width, depth + 1));
            }
            _ => {}
        }
        // The low half of a register pair costs nothing.
        depth > 0 && ((width == 32 && self.ty(v) == Type::I64) || super::ANY_WIDTH)
    }

    /// The low bits of `v`, as [`Self::can_narrow`] said.
    fn narrow(&mut self, v: Value, to: Type) -> Value {
        if v.constant().is_some() {
            let n = self.int(v).expect("asked before");
            return self.make_int(to, n);
        }
        let width = self.int_width(to).expect("an integer");
        if self.one_use(v) {
            match self.def(v).cloned() {
                Some(InstKind::Binary { op, args, .. })
                    if !matches!(op, BinaryOp::LShr | BinaryOp::AShr)
                        && !op.is_int_division()
                        && (op != BinaryOp::Shl
                            || self
                                .int(resolve(&self.map, args[1]))
                                .is_some_and(|n| n < u128::from(width))) =>
                {
                    let a = self.narrow(resolve(&self.map, args[0]), to);
                    let b = self.narrow(resolve(&self.map, args[1]), to);
                    return self.build_binary(op, Flags::NONE, a, b);
                }
                Some(InstKind::Select { args, .. }) => {
                    let a = self.narrow(resolve(&self.map, args[1]), to);
                    let b = self.narrow(resolve(&self.map, args[2]), to);
                    let cond = resolve(&self.map, args[0]);
                    let kind = InstKind::Select { fast_math: FastMath::NONE, args: [cond, a, b] };
                    return self.build(kind, to);
                }
                _ => {}
            }
        }
        // Trunc of an extension is looked at when the walk comes to it.
        self.build_cast(CastOp::Trunc, Flags::NONE, v, to)
    }

    fn zext(&mut self, inst: Inst, flags: Flags, v: Value, from: Type, to: Type) -> Rule {
        if let Some((x, inner)) = self.as_cast(v, CastOp::ZExt) {
            return self.set_cast(inst, CastOp::ZExt, inner, x);
        }
        if let Some((x, inner)) = self.as_cast(v, CastOp::Trunc)
            && self.ty(x) == to
        {
            let width = self.int_width(from)?;
            if let Some((w, k)) = self.known(x)
                && k.leading_zeros(w) >= w - width
            {
                return Some(Outcome::value(x));
            }
            if inner.contains(Flags::NUW) {
                return Some(Outcome::value(x));
            }
            // Constants are built of 128 bits.
            self.int_width(to).filter(|&w| w <= 128)?;
            let low = self.make_int(to, truncate(u128::MAX, width));
            return self.set_binary(inst, BinaryOp::And, Flags::NONE, x, low);
        }
        // The bits that the mask keeps of a truncated number are kept of the number.
        if let Some((BinaryOp::And, _, [y, m])) = self.as_binary(v)
            && let Some(m) = self.int(m)
            && let Some((x, _)) = self.as_cast(y, CastOp::Trunc)
            && self.ty(x) == to
        {
            let mask = self.make_int(to, m);
            return self.set_binary(inst, BinaryOp::And, Flags::NONE, x, mask);
        }
        if !flags.contains(Flags::NNEG) && self.non_negative(v) {
            self.put_nneg(inst);
        }
        None
    }

    #[cfg_attr(test, track_caller)]
    fn put_nneg(&mut self, inst: Inst) {
        note();
        if let InstKind::Cast { flags, .. } = &mut self.body.insts[inst].kind {
            *flags = flags.union(Flags::NNEG);
            self.changed = true;
        }
    }

    fn sext(&mut self, inst: Inst, v: Value, from: Type) -> Rule {
        if let Some((x, _)) = self.as_cast(v, CastOp::SExt) {
            return self.set_cast(inst, CastOp::SExt, Flags::NONE, x);
        }
        if self.as_cast(v, CastOp::ZExt).is_some() || self.non_negative(v) {
            return self.set_cast(inst, CastOp::ZExt, Flags::NNEG, v);
        }
        if let Some((x, inner)) = self.as_cast(v, CastOp::Trunc) {
            let result = self.body.result(inst)?;
            let to = self.body.locals[result].ty;
            if self.ty(x) == to {
                let lost = self.int_width(to)? - self.int_width(from)?;
                if inner.contains(Flags::NSW) || self.sign_bits(x) > lost {
                    return Some(Outcome::value(x));
                }
            }
        }
        None
    }

    /// Number of the highest bits of `v` that are certainly equal to the sign bit, itself included.
    pub(super) fn sign_bits(&self, v: Value) -> u32 {
        let Some((width, k)) = self.known(v) else { return 1 };
        let known = if k.non_negative(width) {
            k.leading_zeros(width)
        } else {
            (k.ones << (64 - width)).leading_ones()
        };
        let from_def = match self.def(v) {
            Some(InstKind::Cast { op: CastOp::SExt, value, .. }) => {
                width - self.int_width(self.ty(resolve(&self.map, *value))).unwrap_or(width) + 1
            }
            Some(InstKind::Binary { op: BinaryOp::AShr, args, .. }) => {
                self.int(resolve(&self.map, args[1])).map_or(1, |n| 1 + n.min(127) as u32)
            }
            _ => 1,
        };
        known.max(from_def).max(1)
    }
}
