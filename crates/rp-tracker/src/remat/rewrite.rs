//! Puts the copies in.

use cranelift_entity::EntityRef;
use ir::machine::{Block, Inst, MachineFunction, Operand, Reg, RegFlags, SubReg, UseDef, VReg};
use ir::map::Map;

use super::candidate::{Candidate, Copied};
use super::round::Round;
use super::target::RematTarget;

/// The blocks that were changed.
#[derive(Clone, Debug, Default)]
pub(super) struct Edits {
    /// Blocks with other instructions.
    pub(super) changed: Vec<Block>,
    /// Blocks in which other registers are live.
    pub(super) relieved: Vec<Block>,
}

/// Computes the values again in `func`, a copy of the round's function. Removes instructions without readers.
pub(super) fn apply<T: RematTarget>(
    round: &Round<'_, T>,
    func: &mut MachineFunction,
    taken: &[Candidate],
) -> Edits {
    let mut edits = Edits::default();
    for candidate in taken {
        for copy in &candidate.copies {
            let reg = put(func, &candidate.steps, copy, candidate.reg);
            for place in &copy.readers {
                edits.changed.extend(func.inst_block(place.inst));
                let operand = &mut func.operands_mut(place.inst)[usize::from(place.operand)];
                if let Operand::Reg(operand) = operand {
                    operand.reg = Reg::virtual_reg(reg);
                }
            }
            edits.changed.push(copy.block);
        }
        for &leaf in &candidate.leaves {
            // It may be read after the reader that was its last.
            for place in round.use_def.uses(leaf) {
                let operand = &mut func.operands_mut(place.inst)[usize::from(place.operand)];
                if let Operand::Reg(operand) = operand {
                    operand.flags.set(RegFlags::KILL, false);
                }
            }
        }
        let home = round.use_def.def(candidate.reg).and_then(|inst| func.inst_block(inst));
        edits.changed.extend(home);
        edits.relieved.extend(round.ranges.of(candidate.reg).iter().map(|s| s.block));
    }
    remove_unread(round, func, taken, &mut edits.changed);
    edits.relieved.extend(edits.changed.iter().copied());
    edits
}

/// Removes the values' instructions that have no reader any more, and those that were computed for them only.
fn remove_unread<T: RematTarget>(
    round: &Round<'_, T>,
    func: &mut MachineFunction,
    taken: &[Candidate],
    changed: &mut Vec<Block>,
) {
    let use_def = UseDef::new(func);
    let mut gone: Map<VReg, usize> = Map::default();
    let mut work: Vec<VReg> = taken.iter().map(|candidate| candidate.reg).collect();
    while let Some(reg) = work.pop() {
        let unread = use_def.uses(reg).len() == gone.get(&reg).copied().unwrap_or(0);
        let Some(inst) = use_def.def(reg).filter(|_| unread) else { continue };
        let known = inst.index() < round.func.num_insts();
        let Some(block) = func.inst_block(inst).filter(|_| known) else { continue };
        if round.cost(inst).is_none() {
            continue;
        }
        for used in func.uses(inst).filter_map(|used| used.reg.as_virtual()) {
            let count = gone.get(&used).copied().unwrap_or(0);
            gone.insert(used, count + 1);
            work.push(used);
        }
        func.remove_inst(inst);
        changed.push(block);
        for place in use_def.debug_uses(reg) {
            let operand = &mut func.operands_mut(place.inst)[usize::from(place.operand)];
            if let Operand::Reg(operand) = operand {
                operand.reg = Reg::NONE;
                operand.sub = SubReg::WHOLE;
            }
            changed.extend(func.inst_block(place.inst));
        }
    }
}

/// Puts a copy of instructions at a place; the register of the last one's result, which was `reg`'s.
fn put(func: &mut MachineFunction, steps: &[Inst], at: &Copied, reg: VReg) -> VReg {
    let mut names: Map<VReg, VReg> = Map::default();
    for &inst in steps {
        let mut operands = func.operands(inst).to_vec();
        for operand in &mut operands {
            let Operand::Reg(operand) = operand else { continue };
            let Some(old) = operand.reg.as_virtual() else { continue };
            if operand.is_def() {
                let data = *func.vreg(old);
                names.insert(old, func.add_vreg(data.kind, data.ty));
            }
            if let Some(&new) = names.get(&old) {
                operand.reg = Reg::virtual_reg(new);
            }
            operand.flags.set(RegFlags::KILL, false);
        }
        let new = func.create_inst(func.opcode(inst), &operands);
        *func.inst_flags_mut(new) = func.inst_flags(inst);
        func.set_inst_loc(new, func.inst_loc(inst));
        let memory = func.inst_mem_ops(inst).to_vec();
        func.set_mem_ops(new, &memory);
        func.insert_inst(new, at.block, at.before);
    }
    names.get(&reg).copied().unwrap_or(reg)
}
