//! The prologue and the epilogues of a function: the stack pointer, and the registers that it must restore.

use ir::diagnostic::Diagnostic;
use ir::machine::{FunctionKind, Inst, MachineFunction, Operand, PReg, RegOperand};
use regalloc_abi::CallConv;

use crate::abi::functions::{BASE_POINTER, STACK_POINTER};
use crate::frame_lowering::frame_access::Finisher;
use crate::frame_lowering::layout::{FrameLayout, largest_align};
use crate::target::Target;
use crate::target::regs;
use crate::target::table::op;

/// Adds the prologue and the epilogues.
///
/// # Errors
/// A frame that is too large for its addresses.
pub(crate) fn run(
    func: &mut MachineFunction,
    target: Target,
    convention: &CallConv,
    layout: &FrameLayout,
) -> Result<(), Diagnostic> {
    let finisher = &mut Finisher::new(func, target, convention, layout);
    let Some(first) = finisher.func.entry_block().and_then(|b| finisher.func.first_inst(b)) else {
        return Ok(());
    };
    if finisher.func.kind == FunctionKind::Kernel {
        if finisher.layout.needs.moves_stack() {
            let size = Operand::Imm(i64::from(finisher.layout.size) * finisher.scale);
            finisher.insert(first, op::S_MOV_B32, &[RegOperand::def(STACK_POINTER).into(), size]);
        }
        return Ok(());
    }
    finisher.prologue(first)?;
    let ends: Vec<Inst> = finisher
        .func
        .blocks()
        .filter_map(|b| finisher.func.last_inst(b))
        .filter(|&i| matches!(finisher.func.opcode(i), op::SI_RETURN | op::SI_TCRETURN))
        .collect();
    ends.into_iter().try_for_each(|end| finisher.epilogue(end))
}

impl Finisher<'_> {
    fn prologue(&mut self, first: Inst) -> Result<(), Diagnostic> {
        self.whole_wave(first, true)?;
        for n in 0..self.layout.scalars.len() {
            let (register, lane) = self.layout.scalars[n];
            self.write_lane(first, register, lane);
        }
        self.vectors(first, true)?;
        let Some(base) = self.layout.base.filter(|&b| b != STACK_POINTER) else { return Ok(()) };
        let def = |r: PReg| -> Operand { RegOperand::def(r).into() };
        if self.layout.needs.realigns {
            let align = largest_align(self.func) as i64 * self.scale;
            self.insert(first, op::S_MOV_B32, &[def(BASE_POINTER), STACK_POINTER.into()]);
            let up = [def(base), STACK_POINTER.into(), Operand::Imm(align - 1)];
            self.insert(first, op::S_ADD_I32, &up);
            let down = [def(base), base.into(), Operand::Imm(-align)];
            self.insert(first, op::S_AND_B32, &down);
        } else {
            self.insert(first, op::S_MOV_B32, &[def(base), STACK_POINTER.into()]);
        }
        let size = Operand::Imm(i64::from(self.layout.size) * self.scale);
        self.insert(first, op::S_ADD_I32, &[def(STACK_POINTER), base.into(), size]);
        Ok(())
    }

    fn epilogue(&mut self, end: Inst) -> Result<(), Diagnostic> {
        if self.layout.base.is_some_and(|b| b != STACK_POINTER) {
            let from = self.layout.incoming_base.expect("a function's base");
            let def: Operand = RegOperand::def(STACK_POINTER).into();
            self.insert(end, op::S_MOV_B32, &[def, from.into()]);
        }
        self.vectors(end, false)?;
        for n in 0..self.layout.scalars.len() {
            let (register, lane) = self.layout.scalars[n];
            self.read_lane(end, register, lane);
        }
        self.whole_wave(end, false)
    }

    /// Saves the registers for lanes, or gives them back, with all lanes on.
    fn whole_wave(&mut self, before: Inst, save: bool) -> Result<(), Diagnostic> {
        if self.layout.lane_registers.is_empty() {
            return Ok(());
        }
        let (vcc, exec) = if self.target.wave32 {
            (regs::VCC_LO, regs::EXEC_LO)
        } else {
            (regs::VCC, regs::EXEC)
        };
        let (all, back) = if self.target.wave32 {
            (op::S_OR_SAVEEXEC_B32, op::S_MOV_B32)
        } else {
            (op::S_OR_SAVEEXEC_B64, op::S_MOV_B64)
        };
        self.insert(before, all, &[RegOperand::def(vcc).into(), Operand::Imm(-1)]);
        for n in 0..self.layout.lane_registers.len() {
            let (register, at) = (self.layout.lane_registers[n], self.layout.whole[n]);
            self.scratch_spill(before, register, Some(STACK_POINTER), i64::from(at), save)?;
        }
        self.insert(before, back, &[RegOperand::def(exec).into(), vcc.into()]);
        Ok(())
    }

    /// Saves vector registers, or gives them back: neighbours at once.
    fn vectors(&mut self, before: Inst, save: bool) -> Result<(), Diagnostic> {
        let list = self.layout.vectors.clone();
        let mut n = 0;
        while n < list.len() {
            let mut end = n + 1;
            while end < list.len() && list[end].0.first_unit() == list[end - 1].0.end_unit() {
                end += 1;
            }
            // A register has 64 units at most.
            end = end.min(n + 32);
            let first = list[n].0.first_unit();
            let whole = PReg::new(regs::VGPR, first, ((end - n) * 2) as u8);
            self.scratch_spill(before, whole, Some(STACK_POINTER), i64::from(list[n].1), save)?;
            n = end;
        }
        Ok(())
    }
}
