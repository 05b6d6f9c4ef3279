//! Saturation moves to where the value is computed, and the clamping move becomes a plain one, which copy propagation or
//! coalescing removes.
//!
//! It may if the unclamped value has no other readers, the same channels compute it, and the computing instruction can
//! clamp in that type. A payload that clamps its values is handled in the same manner, if all of its values can be.

use super::order::Order;
use super::{Uses, eu_pass};
use crate::target::eu::{EuFunction, Inst, InstData, Op, OpFlags};

eu_pass!(
    SATURATE_PROPAGATION,
    Optional,
    "eu-saturate-propagation",
    "Clamps values where they are computed instead of where they are moved.",
    "Any function.",
    "clamps moved" => saturate
);

fn saturate(func: &mut EuFunction) -> u64 {
    let uses = Uses::new(func);
    let order = Order::new(func);
    let mut count = 0;
    for inst in func.placed().map(|(_, inst)| inst).collect::<Vec<_>>() {
        let data = &func.insts[inst];
        let clamps = data.saturate
            && matches!(data.op, Op::Mov | Op::LoadPayload | Op::Collect)
            && data.pred.is_none()
            && data.cmod.is_none();
        if !clamps {
            continue;
        }
        let values = data.header_size()..data.srcs.len();
        let defs: Option<Vec<Inst>> = values
            .filter(|&index| !data.srcs[index].is_null())
            .map(|index| producer(func, &uses, &order, inst, index))
            .collect();
        let Some(defs) = defs.filter(|defs| !defs.is_empty()) else { continue };
        defs.iter().for_each(|&def| func.insts[def].saturate = true);
        func.insts[inst].saturate = false;
        count += 1;
    }
    count
}

/// The instruction that computes a source, if it can clamp it.
fn producer(
    func: &EuFunction,
    uses: &Uses,
    order: &Order,
    inst: Inst,
    index: usize,
) -> Option<Inst> {
    let data = &func.insts[inst];
    let def = order.sole_producer(func, uses, inst, index)?;
    let made = &func.insts[def];
    // A move of another type clamps in that type.
    let same_type = data.op != Op::Mov || data.dst.ty == made.dst.ty;
    (same_type && can_clamp(made)).then_some(def)
}

fn can_clamp(made: &InstData) -> bool {
    let desc = made.op.desc();
    let payload = made.op.is_pseudo();
    // A condition is decided by the value after clamping.
    desc.is(OpFlags::SATURATE) && !payload && made.cmod.is_none() && made.dst.ty.is_float()
}
