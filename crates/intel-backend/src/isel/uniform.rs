//! Values that are the same for all work-items of a thread.
//!
//! [`transform::divergent::uniformity`] says which values all work-items *that compute them together* have alike. Such a value
//! gets one element, written without the mask, unless work-items that left a loop in different rounds read it (then each
//! keeps the one of its last round, in its own channel) or it is made of one of those.

use cranelift_entity::EntitySet;
use ir::ssa::{Body, Context, Inst, InstKind, Local, LocalDef};
use transform::divergent::linear::Plan;
use transform::divergent::uniformity::{Origin, Target};

use super::{builtin, intrinsic, subgroup};
use crate::target::opencl::PRIVATE;

/// Sources of divergence in OpenCL kernels.
pub(super) struct Intel;

impl Target for Intel {
    fn origin(&self, body: &Body, cx: &Context, inst: Inst) -> Origin {
        match &body.insts[inst].kind {
            InstKind::Alloca { .. } | InstKind::AtomicRmw { .. } | InstKind::CmpXchg { .. } => {
                Origin::Divergent
            }
            InstKind::Load { ptr, ordering, volatile, .. } => {
                let private = body.value_type(*ptr, cx).address_space() == Some(PRIVATE);
                if private || *volatile || ordering.is_atomic() {
                    Origin::Divergent
                } else {
                    Origin::Operands
                }
            }
            InstKind::Call { callee, .. } => match cx.direct_callee(*callee) {
                Some(global) if cx.intrinsic_of(*callee) == ir::ssa::Intrinsic::None => {
                    builtin::origin(&cx.globals[global].name)
                }
                _ => intrinsic::origin(cx.intrinsic_of(*callee)),
            },
            _ => Origin::Operands,
        }
    }

    fn is_divergent_param(&self, _: usize) -> bool {
        false
    }
}

/// Sources of divergence in a work-group: also values that differ between its sub-groups.
pub(super) struct WorkGroup;

impl Target for WorkGroup {
    fn origin(&self, body: &Body, cx: &Context, inst: Inst) -> Origin {
        if let InstKind::Call { callee, .. } = &body.insts[inst].kind
            && let Some(global) = cx.direct_callee(*callee)
            && subgroup::has_its_own(&cx.globals[global].name)
        {
            return Origin::Divergent;
        }
        Intel.origin(body, cx, inst)
    }

    fn is_divergent_param(&self, n: usize) -> bool {
        Intel.is_divergent_param(n)
    }
}

/// The values with one element for all channels.
pub(super) struct Scalars {
    per_channel: EntitySet<Local>,
    kept: EntitySet<Local>,
}

impl Scalars {
    /// Finds them.
    pub(super) fn new(body: &Body, cx: &Context, plan: &Plan) -> Self {
        let uniformity = plan.uniformity();
        let mut per_channel = EntitySet::with_capacity(body.locals.len());
        let mut pending: Vec<Local> = Vec::new();
        for local in body.locals.keys() {
            if uniformity.is_divergent(local) || uniformity.is_temporal(local) {
                per_channel.insert(local);
                pending.push(local);
            }
        }
        // A renamed value lies where the original does.
        let mut kept = EntitySet::with_capacity(body.locals.len());
        let mut index = 0;
        while index < pending.len() {
            let local = pending[index];
            index += 1;
            if !uniformity.is_temporal(local) {
                continue;
            }
            kept.insert(local);
            if let LocalDef::Inst(inst) = body.locals[local].def
                && renames(&body.insts[inst].kind)
            {
                body.insts[inst].kind.for_each_value(body, |value| {
                    let Some(original) = value.local() else { return };
                    kept.insert(original);
                    if per_channel.insert(original) {
                        pending.push(original);
                    }
                });
            }
        }
        while let Some(local) = pending.pop() {
            for &user in plan.uses().of_local(local) {
                if let Some(result) = body.result(user)
                    && Intel.origin(body, cx, user) != Origin::Uniform
                    && per_channel.insert(result)
                {
                    pending.push(result);
                }
            }
            for &param in plan.uses().passed_to(body, local) {
                if per_channel.insert(param) {
                    pending.push(param);
                }
            }
        }
        Self { per_channel, kept }
    }

    /// Whether work-items that left a loop in different rounds read the value: each keeps its own, though the value may
    /// be made of one element that all share within the round.
    pub(super) fn is_kept(&self, local: Local) -> bool {
        self.kept.contains(local)
    }

    /// Whether a value has one element.
    pub(super) fn contains(&self, local: Local) -> bool {
        !self.per_channel.contains(local)
    }
}

/// Whether the result may be the operand itself, or a part of it.
fn renames(kind: &InstKind) -> bool {
    matches!(
        kind,
        InstKind::Cast { .. }
            | InstKind::Freeze { .. }
            | InstKind::ExtractElement { .. }
            | InstKind::InsertElement { .. }
            | InstKind::ShuffleVector { .. }
            | InstKind::ExtractValue { .. }
            | InstKind::InsertValue { .. }
            | InstKind::Gep { .. }
            | InstKind::Binary { .. }
            | InstKind::Select { .. }
            | InstKind::Call { .. }
    )
}
