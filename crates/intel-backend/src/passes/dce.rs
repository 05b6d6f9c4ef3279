//! Removes what nobody reads.

use ir::map::Map;

use super::liveness::{Liveness, Mask, for_each_write_mask};
use super::{eu_pass, until_unchanged};
use crate::eu::{Base, Flag, Function, InstData, Op, OpFlags, VReg};

/// Removes instructions whose results are not read.
#[derive(Clone, Copy, Default, Debug)]
pub struct DeadCode;

eu_pass!(
    DeadCode,
    "eu-dce",
    "Removes instructions whose results nobody reads.",
    "Any function. Writes of physical registers stay.",
    "instructions removed" => |func| until_unchanged(func, usize::MAX, remove)
);

/// One round; what a dead instruction of another block read may be dead in the next.
fn remove(func: &mut Function) -> u64 {
    let live = Liveness::new(func);
    let mut count = 0;
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        let mut state = live.live_out(block).clone();
        let mut kept = Vec::with_capacity(func.blocks[block].insts.len());
        for &inst in func.blocks[block].insts.iter().rev() {
            let data = &func.insts[inst];
            if is_dead(func, data, &state) {
                count += 1;
                continue;
            }
            live.step(func, inst, &mut state);
            kept.push(inst);
        }
        kept.reverse();
        func.blocks[block].insts = kept;
    }
    count
}

fn is_dead(func: &Function, data: &InstData, live: &Map<VReg, Mask>) -> bool {
    if data.has_effects() || data.op.desc().is(OpFlags::EFFECT) {
        return false;
    }
    if data.op == Op::Undef {
        // It bounds a live range; with nothing live behind it there is none.
        return !is_live(func, data, live);
    }
    let somewhere = matches!(data.dst.base, Base::Grf(_) | Base::Mrf { .. } | Base::Arf(_));
    let flag = data.writes_flag() && matches!(data.flag, Some(Flag::Physical { .. }));
    !somewhere && !flag && !is_live(func, data, live)
}

fn is_live(func: &Function, data: &InstData, live: &Map<VReg, Mask>) -> bool {
    let mut found = false;
    for_each_write_mask(func, data, |reg, mask| {
        found |= live.get(&reg).is_some_and(|now| now & mask != 0);
    });
    found
}
