//! Values are computed in message registers instead of moved there (gen4 to gen6).
//!
//! A move of a whole value to message registers goes away if the value is computed in the same block for it alone, and the
//! message registers are neither written nor sent in between. With COMPR4 a value of sixteen channels goes to two halves, by the
//! bit of the destination; the bit is dropped where the computing instruction has eight channels.

use std::collections::BTreeMap;

use core::ops::Range;
use cranelift_entity::EntitySet;
use smallvec::SmallVec;

use super::order::Order;
use super::{Uses, eu_pass};
use crate::target::device::GRF_BYTES;
use crate::target::eu::{
    Base, Dst, EuFunction, Inst, InstData, Op, RegBytes, Shape, Space, dst_places, legal_inst,
    overlap, size_written,
};

eu_pass!(
    COMPUTE_TO_MRF,
    Optional,
    "eu-compute-to-mrf",
    "Computes values in the message registers that they are moved to.",
    "A lowered function; nothing changes where there are no message registers.",
    "values computed in message registers" => compute_in_mrf
);

fn compute_in_mrf(func: &mut EuFunction) -> u64 {
    if !func.device.has_mrf() {
        return 0;
    }
    let moves: Vec<Inst> = func.placed().map(|(_, inst)| inst).collect();
    let uses = Uses::new(func);
    let order = Order::new(func);
    let mut touched = Touched::default();
    moves.iter().for_each(|&inst| touched.add(func, &order, inst));
    let mut gone = EntitySet::new();
    for mov in moves {
        if let Some((def, dst)) = target(func, &uses, &order, &touched, mov) {
            func.insts[def].dst = dst;
            touched.add(func, &order, def);
            gone.insert(mov);
        }
    }
    func.remove(&gone)
}

/// The instruction that computes what a move copies, and where it may write it.
fn target(
    func: &EuFunction,
    uses: &Uses,
    order: &Order,
    touched: &Touched,
    mov: Inst,
) -> Option<(Inst, Dst)> {
    let data = &func.insts[mov];
    let Base::Mrf { number, compr4 } = data.dst.base else { return None };
    let plain = data.op == Op::Mov
        && !data.saturate
        && data.pred.is_none()
        && data.cmod.is_none()
        && data.dst.stride == 1
        && data.control.exec > 1;
    let def = order.sole_producer(func, uses, mov, 0)?;
    let made = &func.insts[def];
    let same = made.dst.ty == data.dst.ty && made.dst.stride == 1;
    let computes = matches!(made.op.desc().shape, Shape::Unary | Shape::Binary | Shape::Ternary);
    if !(plain && same && computes) {
        return None;
    }
    let compressed = size_written(func, made) > GRF_BYTES;
    let dst = Dst { base: Base::Mrf { number, compr4: compr4 && compressed }, ..data.dst };
    let changed = InstData { dst, ..made.clone() };
    let written = dst_places(func, &changed);
    let between = order.place(def) + 1..order.place(mov);
    let quiet = !written.iter().any(|&place| touched.is_touched(func, place, &between));
    (quiet && legal_inst(func, &changed)).then_some((def, dst))
}

/// The instructions that write or send each message register, by their places in the function.
#[derive(Default)]
struct Touched(BTreeMap<(u32, u32), Inst>);

impl Touched {
    fn add(&mut self, func: &EuFunction, order: &Order, inst: Inst) {
        for place in places(func, &func.insts[inst]) {
            for register in place.start / GRF_BYTES..place.end.div_ceil(GRF_BYTES) {
                self.0.insert((register, order.place(inst)), inst);
            }
        }
    }

    /// Whether an instruction at one of some places writes or sends any of these bytes.
    fn is_touched(&self, func: &EuFunction, place: RegBytes, insts: &Range<u32>) -> bool {
        (place.start / GRF_BYTES..place.end.div_ceil(GRF_BYTES)).any(|register| {
            let mut here = self.0.range((register, insts.start)..(register, insts.end));
            here.any(|(_, &inst)| overlap(&places(func, &func.insts[inst]), &[place]))
        })
    }
}

/// The message registers that an instruction writes or sends.
fn places(func: &EuFunction, data: &InstData) -> SmallVec<[RegBytes; 4]> {
    let sent = data.send().map(|send| RegBytes {
        space: Space::Mrf,
        start: u32::from(send.mrf) * GRF_BYTES,
        end: (u32::from(send.mrf) + u32::from(send.mlen)) * GRF_BYTES,
    });
    let written = dst_places(func, data).into_iter().filter(|place| place.space == Space::Mrf);
    written.chain(sent.filter(|place| place.start < place.end)).collect()
}
