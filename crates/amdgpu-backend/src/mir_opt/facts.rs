//! Definitions and reads of the registers of a function in SSA form.

use cranelift_entity::SecondaryMap;
use ir::machine::{Inst, MachineFunction, Operand, RegOperand, VReg};

use crate::target::table::op;

/// Definitions and reads of the registers.
pub(super) struct Facts {
    /// By register: the instruction that defines it.
    pub(super) defs: SecondaryMap<VReg, Option<Inst>>,
    /// By register: the operands that read it.
    pub(super) reads: SecondaryMap<VReg, u32>,
}

impl Facts {
    pub(super) fn of(func: &MachineFunction) -> Self {
        let mut facts = Self { defs: SecondaryMap::new(), reads: SecondaryMap::new() };
        for inst in func.all_insts() {
            for (_, operand) in func.reg_operands(inst) {
                let Some(reg) = operand.reg.as_virtual() else { continue };
                if operand.is_def() {
                    facts.defs[reg] = Some(inst);
                } else {
                    facts.reads[reg] += 1;
                }
            }
        }
        facts
    }

    /// The instruction that defines the whole of an operand.
    pub(super) fn def(&self, operand: Operand) -> Option<Inst> {
        self.defs[whole(operand)?]
    }

    /// The register whose upper half a shift moved down for an operand.
    pub(super) fn shifted_down(
        &self,
        func: &MachineFunction,
        operand: Operand,
    ) -> Option<RegOperand> {
        let shift = self.def(operand)?;
        let shifts = matches!(func.opcode(shift), op::V_LSHRREV_B32_e32 | op::V_LSHRREV_B32_e64);
        match func.operands(shift) {
            &[_, Operand::Imm(16), Operand::Reg(word), ..] if shifts => Some(word),
            _ => None,
        }
    }

    /// The number that an operand is.
    pub(super) fn number(&self, func: &MachineFunction, operand: Operand) -> Option<i64> {
        if let Operand::Imm(value) = operand {
            return Some(value);
        }
        let inst = self.def(operand)?;
        (func.opcode(inst) == op::S_MOV_B32).then(|| func.operand(inst, 1).as_imm())?
    }
}

/// The register that an operand is the whole of.
pub(super) fn whole(operand: Operand) -> Option<VReg> {
    let Operand::Reg(reg) = operand else { return None };
    reg.reg.as_virtual().filter(|_| reg.sub.is_whole())
}
