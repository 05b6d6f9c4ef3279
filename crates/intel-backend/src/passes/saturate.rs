//! Saturation moves to where the value is computed, and the clamping move becomes a plain one, which copy propagation or
//! coalescing removes.
//!
//! It may if nobody else reads the unclamped value, the same channels compute it, and the computing instruction can clamp in
//! that type. A payload that clamps its values is handled in the same way, if all of its values can be.

use ir::diagnostic::Diagnostic;
use ir::pass::{Change, Pass, PassCx};

use super::order::Order;
use super::{Uses, eu_pass};
use crate::eu::{Base, Function, Inst, InstData, Op, OpFlags, RegSrc, Src};

/// Propagates saturation.
#[derive(Clone, Copy, Default, Debug)]
pub struct SaturatePropagation;

eu_pass!(
    SaturatePropagation,
    "eu-saturate-propagation",
    "Clamps values where they are computed instead of where they are moved.",
    "Any function."
);

impl Pass<Function> for SaturatePropagation {
    fn run(
        &mut self,
        func: &mut Function,
        (): &mut (),
        cx: &mut PassCx<'_>,
    ) -> Result<Change, Diagnostic> {
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
        cx.stat("clamps moved", count);
        Ok(Change::when(count > 0))
    }
}

/// The instruction that computes a source, if it can clamp it.
fn producer(func: &Function, uses: &Uses, order: &Order, inst: Inst, index: usize) -> Option<Inst> {
    let data = &func.insts[inst];
    let Src::Reg(RegSrc {
        base: Base::Virtual(reg),
        offset,
        ty,
        region,
        negate: false,
        abs: false,
    }) = data.srcs[index]
    else {
        return None;
    };
    let def = uses.single_def(reg)?;
    let made = &func.insts[def];
    let same_value = made.dst.offset == offset
        && made.dst.ty == ty
        && region.stride(data.control.exec)
            == Some(if data.control.exec == 1 { 0 } else { u32::from(made.dst.stride) })
        && made.control == data.control;
    // A move of another type clamps in that type.
    let same_type = data.op != Op::Mov || data.dst.ty == ty;
    let alone = uses.reads(reg).len() == 1 && uses.defs(reg).len() == 1;
    (same_value && same_type && alone && order.in_one_block(def, inst) && can_clamp(made))
        .then_some(def)
}

fn can_clamp(made: &InstData) -> bool {
    let desc = made.op.desc();
    let payload = made.op.is_pseudo();
    // A condition is decided by the value after clamping.
    desc.is(OpFlags::SATURATE) && !payload && made.cmod.is_none() && made.dst.ty.is_float()
}
