//! Removes dead code.

use super::bits::Mask;
use super::eu_pass;
use super::liveness::{LiveSet, Liveness, for_each_write_mask};
use crate::target::eu::{Base, EuFunction, Flag, InstData, Op, OpFlags, VReg};

eu_pass!(
    DEAD_CODE,
    Optional,
    "eu-dce",
    "Removes instructions whose results are not read.",
    "Any function. Writes of physical registers stay.",
    "instructions removed" => remove
);

/// Liveness finds all dead code at once: instructions read only by dead ones, in any block or round of a loop, are dead
/// too.
fn remove(func: &mut EuFunction) -> u64 {
    let live = Liveness::of_needed(func, |data, live| !is_dead(func, data, live));
    let mut count = 0;
    let mut walk = LiveSet::default();
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        let mut insts = core::mem::take(&mut func.blocks[block].insts);
        let before = insts.len();
        live.walk_up(block, &mut walk);
        insts.reverse();
        insts.retain(|&inst| {
            let stays = !is_dead(func, &func.insts[inst], &|reg| live.at(&walk, reg));
            if stays {
                live.step(func, inst, &mut walk);
            }
            stays
        });
        insts.reverse();
        count += (before - insts.len()) as u64;
        func.blocks[block].insts = insts;
    }
    count
}

fn is_dead(func: &EuFunction, data: &InstData, live: &dyn Fn(VReg) -> Mask) -> bool {
    if data.has_effects() || data.op.desc().is(OpFlags::EFFECT) {
        return false;
    }
    if data.op == Op::Undef {
        // It bounds a live range; if nothing is live after it, there is none.
        return !is_live(func, data, live);
    }
    let somewhere = matches!(data.dst.base, Base::Grf(_) | Base::Mrf { .. } | Base::Arf(_));
    let flag = data.writes_flag() && matches!(data.flag, Some(Flag::Physical { .. }));
    !somewhere && !flag && !is_live(func, data, live)
}

fn is_live(func: &EuFunction, data: &InstData, live: &dyn Fn(VReg) -> Mask) -> bool {
    let mut found = false;
    for_each_write_mask(func, data, |reg, mask| {
        found |= live(reg) & mask != 0;
    });
    found
}
