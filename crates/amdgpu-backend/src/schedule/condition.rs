//! Keeps conditions of divisions out of VCC until their use, so that the steps of several divisions can overlap.
//!
//! `v_div_scale` writes a mask, which `v_div_fmas` reads in VCC many steps later. Selection has it written there at
//! once, and so no two divisions can overlap. Where they are to overlap, each mask gets its own register, and a copy
//! before its reader. Once the order is chosen, masks go back to VCC if no other access to VCC is between def and copy.

use ir::machine::{Block, Inst, MachineFunction, Operand, PReg, Reg, RegClass, generic};

use crate::target::regs;
use crate::target::table::op;

/// The operand of `v_div_scale` that is the mask.
const MASK: usize = 1;

/// A mask with a register of its own: who writes it, and the copy to VCC.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moved {
    def: Inst,
    copy: Inst,
    vcc: PReg,
}

/// Whether masks of several divisions wait in VCC in a block.
pub(super) fn overlaps(func: &MachineFunction) -> bool {
    func.blocks().any(|block| waiting(func, block).len() > 1)
}

/// Takes masks out of VCC in blocks where several wait there.
pub(super) fn take_out(func: &mut MachineFunction, mask: RegClass) -> Vec<Moved> {
    let mut moved = Vec::new();
    let blocks: Vec<Block> = func.blocks().collect();
    for block in blocks {
        let found = waiting(func, block);
        if found.len() < 2 {
            continue;
        }
        for (def, reader, vcc) in found {
            let own = func.new_vreg(mask);
            set_mask(func, def, own.into());
            let copy = func.before(reader).build(generic::COPY).def(vcc).reg(own).finish();
            moved.push(Moved { def, copy, vcc });
        }
    }
    moved
}

/// Puts masks back into VCC where no instruction between def and copy touches VCC.
pub(super) fn put_back(func: &mut MachineFunction, moved: &[Moved]) {
    for &Moved { def, copy, vcc } in moved {
        let mut between = func.next_inst(def);
        while let Some(inst) = between.filter(|&inst| inst != copy && !touches_vcc(func, inst)) {
            between = func.next_inst(inst);
        }
        if between == Some(copy) {
            set_mask(func, def, vcc.into());
            func.remove_inst(copy);
        }
    }
}

/// The divisions' masks that are written to VCC in a block, each with its writer and first reader.
fn waiting(func: &MachineFunction, block: Block) -> Vec<(Inst, Inst, PReg)> {
    let mut found = Vec::new();
    let mut open = None;
    for inst in func.insts(block) {
        if func.uses(inst).any(|used| is_vcc(used.reg))
            && let Some((def, vcc)) = open.take()
        {
            found.push((def, inst, vcc));
        }
        if func.defs(inst).any(|def| is_vcc(def.reg)) {
            open = mask_in_vcc(func, inst).map(|vcc| (inst, vcc));
        }
    }
    found
}

/// VCC, as a division's mask names it.
fn mask_in_vcc(func: &MachineFunction, inst: Inst) -> Option<PReg> {
    let scales = matches!(func.opcode(inst), op::V_DIV_SCALE_F32_e64 | op::V_DIV_SCALE_F64_e64);
    let mask = func.operands(inst).get(MASK).filter(|_| scales)?.as_reg()?;
    mask.reg.as_physical().filter(|_| mask.is_def() && is_vcc(mask.reg))
}

fn set_mask(func: &mut MachineFunction, inst: Inst, reg: Reg) {
    if let Some(Operand::Reg(mask)) = func.operands_mut(inst).get_mut(MASK) {
        mask.reg = reg;
    }
}

fn touches_vcc(func: &MachineFunction, inst: Inst) -> bool {
    func.reg_operands(inst).any(|(_, operand)| is_vcc(operand.reg))
}

fn is_vcc(reg: Reg) -> bool {
    reg.as_physical().is_some_and(|reg| reg.overlaps(regs::VCC))
}
