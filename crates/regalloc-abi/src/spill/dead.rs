//! Removal of spill code that nothing reads.
//!
//! A value that is in a register where a block begins may leave it before a use: then its reloads on the block's edges are
//! for nothing, and perhaps its store as well.

use cranelift_entity::EntitySet;
use ir::graph::FlowGraph;
use ir::machine::{Block, FrameSlot, Inst, MachineFunction, Operand};

use super::Spilled;
use crate::plan::Plans;
use crate::target::{AllocTarget, Effect};

/// Removes reloads and repeated instructions whose values nothing reads, and stores to slots that nothing reads, of those that
/// the frame has after the first `slots`. Returns whether there were any: the plans do not fit the function then.
pub(crate) fn remove_dead(
    func: &mut MachineFunction,
    target: &dyn AllocTarget,
    graph: &FlowGraph<Block>,
    plans: &Plans,
    slots: usize,
    spilled: &mut Spilled,
) -> bool {
    let ours = |slot: FrameSlot| slot.as_u32() as usize >= slots;
    let mut read: EntitySet<FrameSlot> = EntitySet::new();
    let mut stores: Vec<(Inst, FrameSlot)> = Vec::new();
    let mut dead: Vec<Inst> = Vec::new();
    for &block in graph.reverse_postorder() {
        let plan = plans.of(block);
        for entry in plan.insts {
            let inst = entry.inst;
            let is_dead = |value: usize| {
                let virtual_reg =
                    matches!(func.operand(inst, value), Operand::Reg(reg) if reg.reg.is_virtual());
                virtual_reg && plan.after(entry, value).is_empty()
            };
            match target.effect(func, inst) {
                Effect::Reload { value, slot, .. } if ours(slot) => {
                    if is_dead(value) {
                        dead.push(inst);
                        spilled.reloads -= 1;
                    } else {
                        read.insert(slot);
                    }
                }
                Effect::Spill { slot, .. } if ours(slot) => stores.push((inst, slot)),
                _ if spilled.copies.contains_key(&inst) && is_dead(0) => {
                    dead.push(inst);
                    spilled.copies.swap_remove(&inst);
                }
                _ => {}
            }
        }
    }
    for (inst, slot) in stores {
        if !read.contains(slot) {
            dead.push(inst);
            spilled.stores -= 1;
        }
    }
    for &inst in &dead {
        func.remove_inst(inst);
    }
    !dead.is_empty()
}
