//! Rules for calls: constant intrinsics, hints, and identities of the arithmetic intrinsics.

use super::{Outcome, Rule, Simplifier};
use crate::fold;
use ir::ssa::{
    BinaryOp, Flags, Inst, InstKind, IntCc, Intrinsic, Value, resolve, sign_extend, truncate,
};
use smallvec::SmallVec;

impl Simplifier<'_> {
    /// The intrinsic that `v` is the result of, with its arguments.
    pub(super) fn as_intrinsic(&self, v: Value) -> Option<(Intrinsic, SmallVec<[Value; 4]>)> {
        let InstKind::Call { callee, args, .. } = self.def(v)? else { return None };
        let which = self.cx.intrinsic_of(*callee);
        if which == Intrinsic::None {
            return None;
        }
        Some((which, self.body.list(*args).iter().map(|&a| resolve(&self.map, a)).collect()))
    }

    pub(super) fn call_rules(&mut self, inst: Inst) -> Rule {
        let InstKind::Call { callee, args, .. } = self.body.insts[inst].kind else { return None };
        let which = self.cx.intrinsic_of(callee);
        if !fold::target_independent(which) {
            return None;
        }
        let args: SmallVec<[Value; 4]> = SmallVec::from_slice(self.body.list(args));
        match which {
            Intrinsic::Assume => {
                let InstKind::Call { info, .. } = self.body.insts[inst].kind else { return None };
                let plain = self.body.calls[info].bundles.is_empty();
                if plain && self.int(args[0]) == Some(1) {
                    return Some(Outcome::erase());
                }
                self.assume(inst, args[0]);
                return None;
            }
            Intrinsic::DoNothing => return Some(Outcome::erase()),
            Intrinsic::Memcpy | Intrinsic::Memmove | Intrinsic::MemcpyInline => {
                let quiet = self.int(*args.get(3)?) == Some(0);
                let nothing = self.int(args[2]) == Some(0) || args[0] == args[1];
                return (quiet && nothing).then(Outcome::erase);
            }
            Intrinsic::Memset | Intrinsic::MemsetInline => {
                let quiet = self.int(*args.get(3)?) == Some(0);
                return (quiet && self.int(args[2]) == Some(0)).then(Outcome::erase);
            }
            Intrinsic::Expect | Intrinsic::ExpectWithProbability | Intrinsic::SsaCopy => {
                return Some(Outcome::value(args[0]));
            }
            _ => {}
        }
        let result = self.body.result(inst)?;
        let ty = self.body.locals[result].ty;
        if let Some(consts) = fold::constants(&args) {
            let flushed = args.iter().any(|&a| self.denormal_operand(a));
            if !flushed
                && let Some(c) = fold::intrinsic(self.cx, which, ty, &consts)
                && !self.denormal_operand(c.into())
            {
                return Self::constant(c);
            }
            return None;
        }
        if self.cx.types.scalar(ty).is_float() {
            return self.float_call(which, &args);
        }
        self.integer_call(inst, which, &args)
    }

    fn integer_call(&mut self, inst: Inst, which: Intrinsic, args: &[Value]) -> Rule {
        let a = *args.first()?;
        let ty = self.ty(a);
        let width = self.int_width(ty).filter(|&w| w <= 128)?;
        let max = truncate(u128::MAX, width);
        match which {
            Intrinsic::SMax | Intrinsic::SMin | Intrinsic::UMax | Intrinsic::UMin => {
                let b = args[1];
                if a == b {
                    return Some(Outcome::value(a));
                }
                // The comparison whose truth makes the first operand the result.
                let (cc, least, most) = match which {
                    Intrinsic::SMax => (IntCc::Sge, (max >> 1) + 1, max >> 1),
                    Intrinsic::SMin => (IntCc::Sle, max >> 1, (max >> 1) + 1),
                    Intrinsic::UMax => (IntCc::Uge, 0, max),
                    _ => (IntCc::Ule, max, 0),
                };
                for (x, y) in [(a, b), (b, a)] {
                    match self.int(y) {
                        Some(c) if c == least => return Some(Outcome::value(x)),
                        Some(c) if c == most => return Some(Outcome::value(y)),
                        _ => {}
                    }
                    if let Some((w, k)) = self.known(x)
                        && k.compare(cc, self.bits(y), w) == Some(true)
                    {
                        return Some(Outcome::value(x));
                    }
                    // min(min(x, y), y)
                    if let Some((inner, list)) = self.as_intrinsic(x)
                        && inner == which
                    {
                        if list.contains(&y) {
                            return Some(Outcome::value(x));
                        }
                        if let (Some(c1), Some(c2)) = (self.int(list[1]), self.int(y)) {
                            let keep = cc.evaluate(c1, c2, width);
                            let c = self.make_int(ty, if keep { c1 } else { c2 });
                            let v = self.build_intrinsic(which, &[list[0], c])?;
                            return Some(Outcome::value(v));
                        }
                    }
                }
                None
            }
            Intrinsic::Abs => {
                if self.non_negative(a) {
                    return Some(Outcome::value(a));
                }
                let (inner, _) = self.as_intrinsic(a)?;
                (inner == Intrinsic::Abs).then(|| Outcome::value(a))
            }
            Intrinsic::BSwap | Intrinsic::BitReverse => {
                let (inner, list) = self.as_intrinsic(a)?;
                (inner == which).then(|| Outcome::value(list[0]))
            }
            Intrinsic::FShl | Intrinsic::FShr => {
                let by = self.int(args[2])?;
                let by = (by % u128::from(width)) as u32;
                if by == 0 {
                    return Some(Outcome::value(if which == Intrinsic::FShl {
                        a
                    } else {
                        args[1]
                    }));
                }
                let left = if which == Intrinsic::FShl { by } else { width - by };
                // With zeros on one side it is a shift.
                if self.int(a) == Some(0) {
                    let n = self.make_int(ty, u128::from(width - left));
                    return self.set_binary(inst, BinaryOp::LShr, Flags::NONE, args[1], n);
                }
                if self.int(args[1]) == Some(0) {
                    let n = self.make_int(ty, u128::from(left));
                    return self.set_binary(inst, BinaryOp::Shl, Flags::NONE, a, n);
                }
                None
            }
            Intrinsic::CtPop | Intrinsic::CtLz | Intrinsic::CtTz => None,
            Intrinsic::UAddSat | Intrinsic::USubSat | Intrinsic::SAddSat | Intrinsic::SSubSat => {
                if self.int(args[1]) == Some(0) {
                    return Some(Outcome::value(a));
                }
                self.never_overflows(inst, which, a, args[1])
            }
            Intrinsic::UAddOverflow
            | Intrinsic::SAddOverflow
            | Intrinsic::USubOverflow
            | Intrinsic::SSubOverflow
            | Intrinsic::UMulOverflow
            | Intrinsic::SMulOverflow => self.overflow_call(inst, which, a, args[1]),
            _ => None,
        }
    }

    /// The plain operation with its no-wrap flag, where known bits show that `a op b` does not wrap.
    fn plain_operation(
        &mut self,
        which: Intrinsic,
        a: Value,
        b: Value,
    ) -> Option<(BinaryOp, Flags)> {
        let (w, ka) = self.known(a)?;
        let kb = self.bits(b);
        let (amax, bmax) = (u128::from(ka.max(w)), u128::from(kb.max(w)));
        let max = truncate(u128::MAX, w);
        let fits = |f: fn(i128, i128) -> i128| {
            let ends = [
                (ka.signed_min(w), kb.signed_min(w)),
                (ka.signed_min(w), kb.signed_max(w)),
                (ka.signed_max(w), kb.signed_min(w)),
                (ka.signed_max(w), kb.signed_max(w)),
            ];
            ends.iter().all(|&(x, y)| {
                let v = f(i128::from(x), i128::from(y));
                sign_extend(truncate(v as u128, w), w) == v
            })
        };
        use Intrinsic::{
            SAddOverflow, SAddSat, SMulOverflow, SSubOverflow, SSubSat, UAddOverflow, UAddSat,
            UMulOverflow, USubOverflow, USubSat,
        };
        let (op, flags, never) = match which {
            UAddSat | UAddOverflow => (BinaryOp::Add, Flags::NUW, amax + bmax <= max),
            USubSat | USubOverflow => (BinaryOp::Sub, Flags::NUW, ka.min() >= kb.max(w)),
            UMulOverflow => (BinaryOp::Mul, Flags::NUW, amax * bmax <= max),
            SAddSat | SAddOverflow => (BinaryOp::Add, Flags::NSW, fits(|x, y| x + y)),
            SSubSat | SSubOverflow => (BinaryOp::Sub, Flags::NSW, fits(|x, y| x - y)),
            SMulOverflow => (BinaryOp::Mul, Flags::NSW, fits(|x, y| x * y)),
            _ => return None,
        };
        never.then_some((op, flags))
    }

    fn never_overflows(&mut self, inst: Inst, which: Intrinsic, a: Value, b: Value) -> Rule {
        let (op, flags) = self.plain_operation(which, a, b)?;
        self.set_binary(inst, op, flags, a, b)
    }

    fn overflow_call(&mut self, inst: Inst, which: Intrinsic, a: Value, b: Value) -> Rule {
        let (op, flags) = self.plain_operation(which, a, b)?;
        let ty = self.body.locals[self.body.result(inst)?].ty;
        let value = self.build_binary(op, flags, a, b);
        let flag_ty = self.cx.types.element(ty, 1)?;
        let elem_ty = self.cx.types.element(ty, 0)?;
        let no = self.cx.consts.zero(flag_ty);
        let unknown = self.cx.consts.poison(elem_ty);
        let start = self.cx.consts.aggregate(ty, &[unknown, no]);
        let path = self.body.index_paths.push([0].into());
        let v = self.build(InstKind::InsertValue { args: [start.into(), value], path }, ty);
        Some(Outcome::value(v))
    }
}
