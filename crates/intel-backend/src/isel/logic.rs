//! Conditions of several comparisons: one flag, no truth values in registers.
//!
//! `and`, `or`, `not`, and `select` of truth values with a constant are logic. A comparison under a predicate leaves the flag's bits
//! alone where the predicate does not hold; so the second comparison of an `and` runs where the first holds, that of an `or` where it
//! does not, into the same flag. That needs both to have the same *sign*, whether they hold where the bit is on or where it is off:
//! comparisons of integers can be turned round, those of floats cannot (a NaN is on neither side).
//!
//! All of it happens where the condition is used: what [`Select::is_deferred`] says of a part depends on the whole.

use ir::diagnostic::Diagnostic;
use ir::ssa::{BinaryOp, ConstData, FloatCc, Inst, InstKind, Type, Value};

use super::{Select, Selected};
use crate::target::eu::Flag;

/// The most parts of a condition.
const MOST: u32 = 12;

/// Operation that joins two conditions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Join {
    And,
    Or,
}

/// A condition of conditions.
#[derive(Clone, Copy, Debug)]
enum Logic {
    Not(Value),
    Two(Join, Value, Value),
}

/// Whether a condition holds where its flag is off: as one likes (none), or as it must be.
type Sign = Option<bool>;

/// The second comparison into a flag: the flag, the first one's sign, and what joins them.
#[derive(Clone, Copy, Debug)]
struct Under {
    flag: Flag,
    sign: bool,
    join: Join,
}

impl Select<'_> {
    /// Whether an instruction is made where it is used: a condition, or a part of one, of its own block and used once.
    pub(super) fn is_deferred(&self, inst: Inst) -> bool {
        let Some(user) = self.only_user(inst).filter(|_| self.is_part(inst)) else { return false };
        let compares = self.logic_of(inst).is_none() && self.is_condition(inst);
        self.is_in_condition(inst) || compares && self.decides(user, inst)
    }

    /// Whether all of the logic that an instruction is in is a condition.
    fn is_in_condition(&self, inst: Inst) -> bool {
        let mut part = inst;
        for _ in 0..MOST {
            let Some(user) = self.only_user(part) else { return false };
            if self.logic_of(user).is_none() || !self.decides_or_joins(user) {
                return self.decides(user, part) && self.is_condition(part);
            }
            part = user;
        }
        false
    }

    /// Whether logic may be a part of a condition: it has one user, which is logic or decides.
    fn decides_or_joins(&self, inst: Inst) -> bool {
        let Some(user) = self.only_user(inst) else { return false };
        self.logic_of(user).is_some() || self.decides(user, inst)
    }

    /// The only user of a truth value, if that is in the same block.
    fn only_user(&self, inst: Inst) -> Option<Inst> {
        let local = self.body.result(inst)?;
        let &[user] = self.plan.uses().of_local(local) else { return None };
        let near = self.body.inst_block(user) == self.body.inst_block(inst);
        (near && self.body.locals[local].ty == Type::I1).then_some(user)
    }

    /// Whether an instruction does one thing or another by a condition.
    fn decides(&self, user: Inst, condition: Inst) -> bool {
        let by = match &self.body.insts[user].kind {
            InstKind::Select { args, .. } => args[0],
            InstKind::CondBr { cond, .. } => *cond,
            _ => return false,
        };
        by.local().is_some() && by.local() == self.body.result(condition)
    }

    /// Whether an instruction's truth can be had as a flag: a comparison, or logic whose parts fit together.
    fn is_condition(&self, inst: Inst) -> bool {
        match self.body.insts[inst].kind {
            InstKind::ICmp { .. } | InstKind::FCmp { .. } => true,
            _ => {
                let mut budget = MOST;
                self.logic_of(inst).is_some() && self.inst_sign(inst, None, &mut budget).is_some()
            }
        }
    }

    fn constant_truth(&self, value: Value) -> Option<bool> {
        match self.cx.consts[value.constant()?] {
            ConstData::Int { ty: Type::I1, value } => Some(value != 0),
            _ => None,
        }
    }

    fn logic_of(&self, inst: Inst) -> Option<Logic> {
        if self.body.locals[self.body.result(inst)?].ty != Type::I1 {
            return None;
        }
        match self.body.insts[inst].kind {
            InstKind::Binary { op: BinaryOp::And, args: [a, b], .. } => {
                Some(Logic::Two(Join::And, a, b))
            }
            InstKind::Binary { op: BinaryOp::Or, args: [a, b], .. } => {
                Some(Logic::Two(Join::Or, a, b))
            }
            InstKind::Binary { op: BinaryOp::Xor, args: [a, b], .. } => {
                (self.constant_truth(b) == Some(true)).then_some(Logic::Not(a))
            }
            InstKind::Select { args: [cond, then, otherwise], .. } => {
                match (self.constant_truth(then), self.constant_truth(otherwise)) {
                    (_, Some(false)) => Some(Logic::Two(Join::And, cond, then)),
                    (Some(true), _) => Some(Logic::Two(Join::Or, cond, otherwise)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The instruction that makes a part of a condition there, not before.
    fn part(&self, value: Value) -> Option<Inst> {
        self.body.def_inst(value).filter(|&inst| self.is_part(inst))
    }

    /// Whether an instruction can be a part of a condition. Others (a choice between two truth values, an addition of
    /// them) are made where they stand, and read from a register.
    fn is_part(&self, inst: Inst) -> bool {
        let kind = &self.body.insts[inst].kind;
        let compares = matches!(kind, InstKind::ICmp { .. } | InstKind::FCmp { .. });
        self.only_user(inst).is_some() && (compares || self.logic_of(inst).is_some())
    }

    /// The sign of a condition that follows others, to which `join` joins it, if it can. (None: it cannot.)
    fn sign(&self, value: Value, join: Option<Join>, budget: &mut u32) -> Option<Sign> {
        match self.part(value) {
            Some(inst) => self.inst_sign(inst, join, budget),
            // A truth value in a register may be tested with either sign.
            None => Some(None),
        }
    }

    fn inst_sign(&self, inst: Inst, join: Option<Join>, budget: &mut u32) -> Option<Sign> {
        *budget = budget.checked_sub(1)?;
        match self.body.insts[inst].kind {
            InstKind::ICmp { args, .. } => {
                let bits = self.cx.types.scalar(self.ty(args[0]));
                // If quadwords are pairs of doublewords, comparing them takes several instructions.
                let simple = self.device.int64 || self.bits(bits) <= 32;
                (join.is_none() || simple).then_some(None)
            }
            InstKind::FCmp { cc, .. } => match cc {
                FloatCc::Oeq
                | FloatCc::Ogt
                | FloatCc::Oge
                | FloatCc::Olt
                | FloatCc::Ole
                | FloatCc::Une => Some(Some(false)),
                FloatCc::Ugt | FloatCc::Uge | FloatCc::Ult | FloatCc::Ule => Some(Some(true)),
                // Those that take two comparisons can only be the first.
                FloatCc::One | FloatCc::Ord if join.is_none() => Some(Some(false)),
                FloatCc::Ueq | FloatCc::Uno if join.is_none() => Some(Some(true)),
                _ => None,
            },
            _ => match self.logic_of(inst)? {
                Logic::Not(value) => {
                    let whole = self.part(value).is_some_and(|part| self.logic_of(part).is_some());
                    if join.is_some() && whole {
                        return None;
                    }
                    Some(self.sign(value, join, budget)?.map(|sign| !sign))
                }
                Logic::Two(own, a, b) => {
                    if join.is_some_and(|join| join != own) {
                        return None;
                    }
                    let (first, second) = self.in_order(own, a, b);
                    let (a, b) =
                        (self.sign(first, join, budget)?, self.sign(second, Some(own), budget)?);
                    match (a, b) {
                        (Some(a), Some(b)) if a != b => None,
                        (a, b) => Some(a.or(b)),
                    }
                }
            },
        }
    }

    /// The parts in the order in which they are made: what can only be the first comes first.
    fn in_order(&self, own: Join, a: Value, b: Value) -> (Value, Value) {
        let only_first = |value: Value| {
            self.part(value).is_some_and(|inst| {
                let mut budget = MOST;
                self.inst_sign(inst, Some(own), &mut budget).is_none()
            })
        };
        if only_first(b) && !only_first(a) { (b, a) } else { (a, b) }
    }

    /// The flag of a condition that is logic, and whether it holds where the flag is off.
    pub(super) fn logic_flag(&mut self, inst: Inst, scalar: bool) -> Selected<(Flag, bool)> {
        let mut budget = MOST;
        let sign = self.inst_sign(inst, None, &mut budget).ok_or_else(broken)?;
        let want = sign.unwrap_or(false);
        let flag = self.make_inst(inst, want, None, scalar)?;
        Ok((flag, want))
    }

    /// Makes a condition with a sign.
    fn make(
        &mut self,
        value: Value,
        want: bool,
        under: Option<Under>,
        scalar: bool,
    ) -> Selected<Flag> {
        match self.part(value) {
            Some(inst) => self.make_inst(inst, want, under, scalar),
            None => {
                let piece = self.piece(value)?;
                Ok(self.test_under(piece, want, under.map(Under::predicate), scalar))
            }
        }
    }

    fn make_inst(
        &mut self,
        inst: Inst,
        want: bool,
        under: Option<Under>,
        scalar: bool,
    ) -> Selected<Flag> {
        let predicate = under.map(Under::predicate);
        match self.body.insts[inst].kind {
            InstKind::ICmp { cc, args, .. } => {
                let cc = if want { cc.inverse() } else { cc };
                let ty = self.cx.types.scalar(self.ty(args[0]));
                let args = [self.piece(args[0])?, self.piece(args[1])?];
                Ok(self.compare_ints_under(cc, self.bits(ty), args, scalar, predicate))
            }
            InstKind::FCmp { cc, args, .. } => {
                let ty = self.float_type(self.cx.types.scalar(self.ty(args[0])))?;
                let args = [self.piece(args[0])?, self.piece(args[1])?];
                let (flag, sign) = self.compare_floats_under(cc, ty, args, scalar, predicate);
                if sign == want { Ok(flag) } else { Err(broken()) }
            }
            _ => match self.logic_of(inst).ok_or_else(broken)? {
                Logic::Not(value) => self.make(value, !want, under, scalar),
                Logic::Two(join, a, b) => {
                    let (first, second) = self.in_order(join, a, b);
                    let flag = self.make(first, want, under, scalar)?;
                    self.make(second, want, Some(Under { flag, sign: want, join }), scalar)
                }
            },
        }
    }
}

impl Under {
    /// The flag and whether its inverse is meant: where the next comparison runs.
    fn predicate(self) -> (Flag, bool) {
        // An `and` goes on where the first holds, an `or` where it does not.
        (self.flag, self.sign == (self.join == Join::And))
    }
}

fn broken() -> Diagnostic {
    Diagnostic::error("a condition whose parts do not fit together")
}
