//! Whole wave mode: values that are computed in all lanes, or in all lanes of each quad with an active one.
//!
//! `strict.wwm` asks that its operand is computed as if all lanes were active, `strict.wqm` and `wqm` that those of whole quads
//! are; `set.inactive` gives the inactive lanes a value. The operand's instructions, back to phis, arguments, loads
//! and `set.inactive`, run with other lanes in EXEC: selection puts them between an instruction that saves EXEC and one that
//! restores it. The vector registers that such a stretch writes hold nothing else in any lane
//! ([`crate::regalloc::whole_wave`]).

use cranelift_entity::{EntitySet, SecondaryMap};
use ir::diagnostic::Diagnostic;
use ir::machine::{self, Operand, Position, RegOperand, VReg};
use ir::ssa::{Block, Body, Context, Inst, InstKind, LocalDef, Type, Value};
use transform::divergent::linear::Plan;

use super::active::blocks_with_lanes;
use super::bools::Mask;
use super::mask_ops::MaskOp;
use super::part::Part;
use super::regbank::Banks;
use super::{Isel, Lowered, Parts, intrinsics};
use crate::target::classes::Bank;
use crate::target::intrinsics::{is, is_any, name};
use crate::target::table::op;

/// The lanes in which code runs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Lanes {
    /// The active ones.
    #[default]
    Active,
    /// Those of quads with an active lane.
    Quads,
    /// All of the wave.
    Wave,
}

/// The instructions that run in other lanes than the active ones, and the state of selecting them.
#[derive(Debug, Default)]
pub(crate) struct WholeWave {
    lanes: SecondaryMap<Inst, Lanes>,
    /// Whether there are any.
    pub(crate) any: bool,
    /// The lanes in which the code after the current place runs.
    after: Lanes,
    /// The register that has EXEC meanwhile.
    saved: Option<VReg>,
}

/// Intrinsics that ask for whole quads or the whole wave.
fn asked(name: &str) -> Option<Lanes> {
    if is_any(name, &["strict.wwm", "wwm"]) {
        return Some(Lanes::Wave);
    }
    is_any(name, &["strict.wqm", "wqm"]).then_some(Lanes::Quads)
}

/// The name of one of AMD's intrinsics that an instruction calls.
fn called<'a>(cx: &'a Context, body: &Body, inst: Inst) -> &'a str {
    match body.insts[inst].kind {
        InstKind::Call { callee, .. } => name(cx, callee).unwrap_or(""),
        _ => "",
    }
}

impl WholeWave {
    /// Finds the instructions.
    pub(crate) fn of(cx: &Context, body: &Body, plan: &Plan, banks: &Banks) -> Self {
        let mut found = Self::default();
        let mut work: Vec<(Value, Lanes)> = Vec::new();
        for &block in &plan.order {
            for inst in body.block_insts(block) {
                let InstKind::Call { callee, args, .. } = body.insts[inst].kind else { continue };
                let Some(name) = name(cx, callee) else { continue };
                let args = body.list(args);
                if is_any(name, &["set.inactive", "set.inactive.chain.arg"]) {
                    found.add(inst, Lanes::Wave);
                    work.push((args[1], Lanes::Wave));
                } else if let Some(lanes) = asked(name) {
                    work.push((args[0], lanes));
                }
            }
        }
        if work.is_empty() {
            return found;
        }
        let slices = Slices { cx, body, banks, with_lanes: blocks_with_lanes(plan) };
        while let Some((value, lanes)) = work.pop() {
            let Some(inst) = slices.member(value) else { continue };
            if !found.add(inst, lanes) {
                continue;
            }
            body.insts[inst].kind.for_each_value(body, |value| work.push((value, lanes)));
        }
        found
    }

    /// Adds an instruction. Whether it was not there for as many lanes.
    fn add(&mut self, inst: Inst, lanes: Lanes) -> bool {
        self.any = true;
        let more = self.lanes[inst] == Lanes::Active
            || self.lanes[inst] == Lanes::Quads && lanes == Lanes::Wave;
        if more {
            self.lanes[inst] = lanes;
        }
        more
    }
}

/// Facts that tell how far back the computation of a value goes.
struct Slices<'a> {
    cx: &'a Context,
    body: &'a Body,
    banks: &'a Banks,
    with_lanes: EntitySet<Block>,
}

/// Steps back from a value of which it is asked whether all lanes have it.
const MOST_STEPS: u32 = 64;

impl Slices<'_> {
    fn def(&self, value: Value) -> Option<Inst> {
        match self.body.locals[value.local()?].def {
            LocalDef::Inst(inst) => Some(inst),
            LocalDef::Param(..) => None,
        }
    }

    /// The instruction of a value, if it runs in the lanes that its user asks for. The others give their value in active lanes.
    fn member(&self, value: Value) -> Option<Inst> {
        let inst = self.def(value)?;
        let whole = |value| self.is_whole(value, MOST_STEPS);
        let member = match &self.body.insts[inst].kind {
            InstKind::Call { callee, args, .. } => {
                let name = called(self.cx, self.body, inst);
                let first = self.body.list(*args).first().copied();
                if asked(name).is_some()
                    || is_any(name, &["set.inactive", "set.inactive.chain.arg"])
                {
                    return None;
                }
                // The first lane of all has a value only if all lanes do.
                intrinsics::is_pure(self.cx, *callee)
                    && (!is(name, "readfirstlane") || first.is_some_and(whole))
            }
            // Lanes without a value of their own have no address.
            InstKind::Load { ptr, volatile, ordering, .. } => {
                let lanes = self.body.inst_block(inst).is_some_and(|b| self.with_lanes.contains(b));
                !volatile && !ordering.is_atomic() && lanes && whole(*ptr)
            }
            InstKind::Alloca { .. }
            | InstKind::AtomicRmw { .. }
            | InstKind::CmpXchg { .. }
            | InstKind::VaArg { .. } => false,
            _ => true,
        };
        member.then_some(inst)
    }

    /// Whether a value is known to be one in all lanes, where its instruction runs in all.
    fn is_whole(&self, value: Value, steps: u32) -> bool {
        let Some(local) = value.local() else { return true };
        if self.banks.of_local(local) == Bank::S {
            return true;
        }
        let (Some(inst), Some(steps)) = (self.def(value), steps.checked_sub(1)) else {
            return false;
        };
        let kind = &self.body.insts[inst].kind;
        if let InstKind::Call { args, .. } = kind
            && is_any(called(self.cx, self.body, inst), &["set.inactive", "set.inactive.chain.arg"])
        {
            return self.is_whole(self.body.list(*args)[1], steps);
        }
        let named = called(self.cx, self.body, inst);
        if named.starts_with("workitem.id") || self.member(value).is_none() {
            return false;
        }
        let mut all = true;
        kind.for_each_value(self.body, |value| all = all && self.is_whole(value, steps));
        all
    }
}

impl Isel<'_> {
    /// Checks that a function may change lanes.
    pub(super) fn check_whole_wave(&self) -> Lowered {
        if !self.whole_wave.any {
            return Ok(());
        }
        // Lanes of the caller that wait elsewhere may have values in any register.
        if self.kernel.is_none() {
            return Err(Diagnostic::unsupported("whole wave mode in a function that is no kernel"));
        }
        if self.func.frame.has_calls {
            return Err(Diagnostic::unsupported(
                "whole wave mode in a kernel that calls functions",
            ));
        }
        Ok(())
    }

    /// Prepares the selection of an instruction, and returns what [`Self::end_lanes`] needs.
    pub(super) fn begin_lanes(&mut self, inst: Inst) -> Option<VReg> {
        let before = self.whole_wave.saved;
        let lanes = self.whole_wave.lanes[inst];
        if lanes != Lanes::Active && lanes != self.whole_wave.after {
            self.whole_wave.saved = Some(self.temp_mask());
        }
        before
    }

    /// Changes lanes after an instruction that was selected just now, if what follows runs in others. `saved` is from
    /// [`Self::begin_lanes`], `place` the place after the instruction.
    pub(super) fn end_lanes(&mut self, inst: Inst, saved: Option<VReg>, place: Position) {
        let (lanes, after) = (self.whole_wave.lanes[inst], self.whole_wave.after);
        let Some(first) = self.first else {
            self.whole_wave.saved = saved;
            return;
        };
        if lanes == after {
            return;
        }
        let position = core::mem::replace(&mut self.position, place);
        if lanes != Lanes::Active {
            let own = self.whole_wave.saved.expect("a register for EXEC");
            let exec = RegOperand::def(self.exec());
            self.raw(op::EXIT_STRICT_WWM, &[exec.into(), RegOperand::new(own).into()]);
        }
        if after != Lanes::Active {
            self.enter_lanes(after, saved.expect("a register for EXEC"));
        }
        self.position = position;
        self.first = Some(first);
        self.whole_wave.after = lanes;
    }

    /// Enters the lanes that the code at the start of a block runs in.
    pub(super) fn begin_block_lanes(&mut self) {
        let after = core::mem::take(&mut self.whole_wave.after);
        let Some(saved) = self.whole_wave.saved.take().filter(|_| after != Lanes::Active) else {
            return;
        };
        let enter = self.enter_lanes(after, saved);
        self.position.before = Some(enter);
    }

    fn enter_lanes(&mut self, lanes: Lanes, saved: VReg) -> machine::Inst {
        let opcode = match lanes {
            Lanes::Quads => op::ENTER_STRICT_WQM,
            Lanes::Active | Lanes::Wave => op::ENTER_STRICT_WWM,
        };
        self.raw(opcode, &[RegOperand::def(saved).into(), Operand::Imm(-1)])
    }

    /// The first value in active lanes, the second in the others.
    pub(super) fn set_inactive(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        let saved = self.whole_wave.saved.expect("a register for EXEC");
        let active = Mask::Lanes(saved);
        if self.ty(args[0]) == Type::I1 {
            let (then, otherwise) = (self.mask(args[0])?, self.mask(args[1])?);
            let then = self.mask_binary(MaskOp::And, then, active);
            let otherwise = self.mask_binary(MaskOp::AndN2, otherwise, active);
            let both = self.mask_binary(MaskOp::Or, then, otherwise);
            return self.define(inst, &[both.into()]);
        }
        let bools = self.bool_dwords(self.ty(args[0]))?;
        if bools.contains(&true) {
            return Err(Diagnostic::unsupported("'llvm.amdgcn.set.inactive' of bools in a vector"));
        }
        let (then, otherwise) = (self.parts(args[0])?, self.parts(args[1])?);
        let mut out = Parts::new();
        for (&then, &otherwise) in then.iter().zip(&otherwise) {
            out.push(match (then, otherwise) {
                (Part::Undef, other) | (other, Part::Undef) => other,
                (then, otherwise) => self.choose(active, then, otherwise),
            });
        }
        self.define(inst, &out)
    }

    /// A value that was computed in other lanes, in the active ones.
    pub(super) fn strict_value(&mut self, inst: Inst, value: Value) -> Lowered {
        let parts = self.parts(value)?;
        self.define(inst, &parts)
    }
}
