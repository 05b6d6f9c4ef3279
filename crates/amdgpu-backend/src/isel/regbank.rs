//! Assignment of values to scalar or vector registers.
//!
//! A value is in scalar registers if it is uniform and the scalar unit can compute it from operands that are there too.
//! At first all uniform values are assumed to be there. Values that cannot be, and values that depend on them, are
//! taken out until nothing changes. (A value that lanes read after they left a loop in different iterations counts as a
//! vector there, whatever it is inside.)

use cranelift_entity::EntitySet;
use ir::ssa::uses::Uses;
use ir::ssa::{
    BinaryOp, Block, Body, CastOp, Context, Inst, InstKind, IntCc, Intrinsic, Local, LocalDef,
    Type, Value,
};
use transform::divergent::linear::Plan;

use super::active::blocks_with_lanes;
use super::scalar_loads::ScalarLoads;
use crate::target::asm::constraints::{ScalarResults, inline_asm};
use crate::target::classes::Bank;

/// The values in scalar registers.
#[derive(Debug)]
pub(crate) struct Banks {
    scalar: EntitySet<Local>,
}

impl Banks {
    /// Decides for all values of a body.
    pub(crate) fn new(body: &Body, cx: &Context, plan: &Plan, loads: &ScalarLoads) -> Self {
        let mut banks = Self { scalar: EntitySet::with_capacity(body.locals.len()) };
        let (uniformity, uses) = (plan.uniformity(), plan.uses());
        // Quotients start from a lane's reciprocal.
        let divides = body.all_insts().any(|inst| is_short_division(body, inst));
        let with_lanes = divides.then(|| blocks_with_lanes(plan));
        let mut work: Vec<Local> = Vec::new();
        for (local, data) in &body.locals {
            let able = match data.def {
                LocalDef::Param(..) => true,
                LocalDef::Inst(inst) => {
                    let has_lanes = |block| with_lanes.as_ref().is_some_and(|b| b.contains(block));
                    body.inst_block(inst).is_some_and(|block| {
                        able(body, cx, uses, inst, loads)
                            && (!is_short_division(body, inst) || has_lanes(block))
                    })
                }
            };
            if able && !uniformity.is_divergent(local) {
                banks.scalar.insert(local);
            } else {
                work.push(local);
            }
        }
        // What leaves a loop in different iterations is a vector outside.
        for &block in &plan.order {
            for inst in body.block_insts(block) {
                let result = body.result(inst);
                if result.is_some_and(|r| banks.scalar.contains(r))
                    && reads_scalars(body, cx, inst)
                    && banks.reads_temporal(body, plan, block, inst)
                {
                    let result = result.expect("a result");
                    banks.scalar.remove(result);
                    work.push(result);
                }
            }
        }
        while let Some(local) = work.pop() {
            for &user in uses.of_local(local) {
                if let Some(result) = body.result(user)
                    && banks.scalar.contains(result)
                    && reads_scalars(body, cx, user)
                {
                    banks.scalar.remove(result);
                    work.push(result);
                }
            }
            for &param in uses.passed_to(body, local) {
                if banks.scalar.remove(param) {
                    work.push(param);
                }
            }
        }
        banks
    }

    fn reads_temporal(&self, body: &Body, plan: &Plan, block: Block, inst: Inst) -> bool {
        let mut any = false;
        body.insts[inst].kind.for_each_value(body, |v| {
            any |= v.local().is_some_and(|l| {
                plan.uniformity().is_temporal(l)
                    && plan.leaves_divergent_loop(def_block(body, l), block)
            });
        });
        any
    }

    /// The bank of a local where it is computed.
    pub(crate) fn of_local(&self, local: Local) -> Bank {
        if self.scalar.contains(local) { Bank::S } else { Bank::V }
    }

    /// The bank of a value. Constants are as good as scalar.
    pub(crate) fn of(&self, value: Value) -> Bank {
        value.local().map_or(Bank::S, |l| self.of_local(l))
    }
}

/// The block in which a local is defined.
pub(crate) fn def_block(body: &Body, local: Local) -> Block {
    match body.locals[local].def {
        LocalDef::Param(block, _) => block,
        LocalDef::Inst(inst) => body.inst_block(inst).unwrap_or_else(|| body.entry()),
    }
}

/// Whether an instruction's result is in a scalar register only if its operands are.
fn reads_scalars(body: &Body, cx: &Context, inst: Inst) -> bool {
    match &body.insts[inst].kind {
        InstKind::Call { callee, .. } => {
            inline_asm(cx, *callee).is_none()
                && !crate::target::intrinsics::is_uniform_anyway(cx, *callee)
        }
        // The member that is in scalar registers itself.
        InstKind::ExtractValue { value, .. } => assembly(body, cx, *value).is_none(),
        _ => true,
    }
}

/// The results of inline assembly that a value is.
fn assembly(body: &Body, cx: &Context, value: Value) -> Option<ScalarResults> {
    ScalarResults::of_local(body, cx, value.local()?)
}

/// Whether the results of assembly are read one by one beside it, so that each may be in registers of its own bank.
pub(super) fn is_read_by_member(body: &Body, uses: &Uses, local: Local) -> bool {
    let block = def_block(body, local);
    uses.passed_to(body, local).is_empty()
        && uses.of_local(local).iter().all(|&user| {
            matches!(body.insts[user].kind, InstKind::ExtractValue { .. })
                && body.inst_block(user) == Some(block)
        })
}

/// Whether an instruction is a division of integers that the scalar unit may compute with a lane's help.
fn is_short_division(body: &Body, inst: Inst) -> bool {
    let InstKind::Binary { op, .. } = body.insts[inst].kind else { return false };
    let width = body.result(inst).and_then(|result| body.locals[result].ty.int_width());
    op.is_int_division() && width.is_some_and(|width| width <= 32)
}

/// Whether the scalar unit can compute the instruction.
fn able(body: &Body, cx: &Context, uses: &Uses, inst: Inst, loads: &ScalarLoads) -> bool {
    let kind = &body.insts[inst].kind;
    let ty = body.result(inst).map_or(Type::VOID, |r| body.locals[r].ty);
    match kind {
        InstKind::Binary { op, .. } => {
            let one = ty.int_width().is_some_and(|w| w <= 64);
            one && !op.is_float() && (!op.is_int_division() || is_short_division(body, inst))
                || ty.int_width().is_some()
                    && matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor)
        }
        InstKind::ICmp { cc, args, .. } => {
            let of = body.value_type(args[0], cx);
            let bits = if of.is_int() || of.is_ptr() { cx.bits(of) } else { 0 };
            (1..=32).contains(&bits) || bits == 64 && matches!(cc, IntCc::Eq | IntCc::Ne)
        }
        InstKind::Select { args, .. } => body.value_type(args[0], cx) == Type::int(1),
        InstKind::Cast { op, value, .. } => {
            let from = body.value_type(*value, cx);
            match op {
                CastOp::Trunc | CastOp::ZExt | CastOp::SExt => ty.is_int() && from.is_int(),
                CastOp::BitCast
                | CastOp::PtrToInt
                | CastOp::PtrToAddr
                | CastOp::IntToPtr
                | CastOp::AddrSpaceCast => true,
                _ => false,
            }
        }
        InstKind::Freeze { .. }
        | InstKind::Alloca { .. }
        | InstKind::Gep { .. }
        | InstKind::InsertValue { .. } => true,
        InstKind::ExtractValue { value, path } => match assembly(body, cx, *value) {
            Some(results) if results.mixed() => {
                let member = body.index_paths[*path].first();
                member.is_some_and(|&n| results.is_scalar(n as usize))
                    && value.local().is_some_and(|l| is_read_by_member(body, uses, l))
            }
            Some(results) => results.all(),
            None => true,
        },
        InstKind::ExtractElement { args } => args[1].constant().is_some(),
        InstKind::InsertElement { args } => args[2].constant().is_some(),
        InstKind::ShuffleVector { .. } => true,
        InstKind::Load { .. } => loads.is_scalar(inst),
        InstKind::Call { callee, .. } => {
            if let Some(asm) = inline_asm(cx, *callee) {
                return ScalarResults::of(asm).all();
            }
            match cx.intrinsic_of(*callee) {
                Intrinsic::Target => crate::target::intrinsics::is_scalar(cx, *callee),
                Intrinsic::SMax | Intrinsic::SMin | Intrinsic::UMax | Intrinsic::UMin => {
                    ty.int_width().is_some_and(|w| w <= 32)
                }
                Intrinsic::FShl | Intrinsic::FShr => ty == Type::int(32),
                Intrinsic::Abs | Intrinsic::CtPop | Intrinsic::BitReverse => ty == Type::int(32),
                Intrinsic::SsaCopy
                | Intrinsic::Expect
                | Intrinsic::PtrMask
                | Intrinsic::StackSave => true,
                f if f.is_fp_environment() => true,
                _ => false,
            }
        }
        _ => false,
    }
}
