//! Instructions that can run in the wait states of a hazard, in place of `s_nop`.

use ir::machine::{
    Inst, InstFlags, InstrFlags, MachineFunction, Operand, PReg, RegFlags, RegOperand,
};
use smallvec::SmallVec;

use crate::target::pseudos::is_note;
use crate::target::regs;
use crate::target::table::{self, ExecUnit, flag};

/// Instructions after one that has to wait that are looked at.
const WINDOW: usize = 12;

/// Moves an instruction from after `inst` in front of it, the first that depends on nothing in between and that `fits` there.
/// Nothing moves over a wait: what stands after it may read what was waited for. True if one moved.
pub(super) fn fill(
    func: &mut MachineFunction,
    inst: Inst,
    fits: impl Fn(&MachineFunction, Inst) -> bool,
) -> bool {
    let Some(block) = func.inst_block(inst) else { return false };
    let mut crossed: SmallVec<[Inst; WINDOW]> = SmallVec::new();
    let mut at = Some(inst);
    while let Some(next) = at
        && crossed.len() < WINDOW
        && !stops(func, next)
    {
        at = func.next_inst(next);
        if !crossed.is_empty() && is_movable(func, next) && is_apart(func, next, &crossed) {
            func.remove_inst(next);
            func.insert_inst(next, block, Some(inst));
            if fits(func, next) {
                return true;
            }
            func.remove_inst(next);
            func.insert_inst(next, block, at);
        }
        crossed.push(next);
    }
    false
}

/// Whether nothing may move over an instruction.
fn stops(func: &MachineFunction, inst: Inst) -> bool {
    let desc = func.desc(inst);
    let fixed = InstrFlags::TERMINATOR
        .union(InstrFlags::SIDE_EFFECTS)
        .union(InstrFlags::CALL)
        .union(InstrFlags::FENCE);
    let bundled = InstFlags::BUNDLED_PRED | InstFlags::BUNDLED_SUCC;
    !is_note(func, inst)
        && (desc.flags.intersects(fixed) || table::unit(func.opcode(inst)) == ExecUnit::Control)
        || func.inst_flags(inst).intersects(bundled)
}

/// Whether an instruction is arithmetic that has an effect on its results only.
fn is_movable(func: &MachineFunction, inst: Inst) -> bool {
    let (opcode, desc) = (func.opcode(inst), func.desc(inst));
    let arithmetic = matches!(
        table::unit(opcode),
        ExecUnit::Scalar | ExecUnit::Vector | ExecUnit::Transcendental
    );
    let place = |operand: &Operand| match operand {
        Operand::Reg(reg) => {
            reg.is_def() && [regs::EXEC, regs::MODE, regs::M0].iter().any(|&r| names(reg, r))
        }
        Operand::Imm(_) | Operand::SubReg(_) => false,
        _ => true,
    };
    arithmetic
        && !is_note(func, inst)
        && !func.has_effects(inst)
        && !desc.is(InstrFlags::CONVERGENT)
        && !desc.is(InstrFlags::MAY_LOAD)
        && !table::is(opcode, flag::DEPENDS_ON_PLACE)
        && !func.inst_flags(inst).intersects(InstFlags::FRAME_SETUP | InstFlags::FRAME_DESTROY)
        && !func.operands(inst).iter().any(place)
}

fn names(operand: &RegOperand, reg: PReg) -> bool {
    operand.reg.as_physical().is_some_and(|own| own.overlaps(reg))
}

/// Whether an instruction neither reads nor writes what those before it write, nor writes what they read.
fn is_apart(func: &MachineFunction, inst: Inst, before: &[Inst]) -> bool {
    let own: SmallVec<[RegOperand; 8]> = func.reg_operands(inst).map(|(_, o)| *o).collect();
    before.iter().all(|&other| {
        func.reg_operands(other).all(|(_, theirs)| {
            let Some(reg) = theirs.reg.as_physical() else { return false };
            own.iter().filter(|mine| names(mine, reg)).all(|mine| {
                // A register ends where it is read last.
                !mine.is_def() && !theirs.is_def() && !mine.flags.contains(RegFlags::KILL)
            })
        })
    })
}
