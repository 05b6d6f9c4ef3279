//! Sets of physical registers, for passes that look at a few instructions at a time.

use ir::machine::{Inst, InstrFlags, MachineFunction, PReg};

use crate::target::regs;
use crate::target::table::op;

/// A set of registers, by dwords; special ones by their units.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct RegSet([u64; 8]);

impl RegSet {
    /// All registers.
    pub(crate) const ALL: Self = Self([u64::MAX; 8]);

    /// Returns the registers that are not vector registers.
    pub(crate) fn scalar(&self) -> Self {
        let mut set = *self;
        set.0[..4].fill(0);
        set
    }

    /// Returns the set of one register.
    pub(crate) fn one(reg: PReg) -> Self {
        let mut set = Self::default();
        set.add(reg);
        set
    }

    /// Adds the dwords of a register; accumulators are left out.
    pub(crate) fn add(&mut self, reg: PReg) {
        let (base, unit) = match reg.file() {
            regs::VGPR => (0, 2),
            regs::SGPR => (256, 2),
            regs::TTMP => (362, 2),
            regs::AGPR => return,
            _ => (378, 1),
        };
        let first = base + usize::from(reg.first_unit() / unit);
        let end = base + usize::from(reg.end_unit().div_ceil(unit));
        for at in first..end.min(512) {
            self.0[at / 64] |= 1 << (at % 64);
        }
    }

    /// Whether the two have a register in common.
    pub(crate) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// Adds all registers of the other.
    pub(crate) fn union(&mut self, other: &Self) {
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            *own |= other;
        }
    }

    /// Takes out all registers of the other.
    pub(crate) fn remove(&mut self, other: &Self) {
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            *own &= !other;
        }
    }

    /// Whether it has no register.
    pub(crate) fn is_empty(&self) -> bool {
        self.0 == [0; 8]
    }

    /// Returns the registers that an instruction reads and those that it writes, by its operands and its row.
    pub(crate) fn of(func: &MachineFunction, inst: Inst) -> (Self, Self) {
        let (mut reads, mut writes) = (Self::default(), Self::default());
        for (_, operand) in func.reg_operands(inst) {
            let Some(reg) = operand.reg.as_physical() else { continue };
            if operand.is_def() { writes.add(reg) } else { reads.add(reg) }
        }
        let desc = func.desc(inst);
        desc.implicit_uses.iter().for_each(|&reg| reads.add(func.target.implicit(reg)));
        desc.implicit_defs.iter().for_each(|&reg| writes.add(func.target.implicit(reg)));
        (reads, writes)
    }
}

/// Whether an instruction may read registers that are not among its operands.
pub(crate) fn reads_anything(func: &MachineFunction, inst: Inst) -> bool {
    let desc = func.desc(inst);
    let leaves = desc.is(InstrFlags::RETURN) || desc.is(InstrFlags::INDIRECT);
    let ends = func.opcode(inst) == op::S_ENDPGM;
    let is_text = func.opcode(inst).is_generic() && desc.has_effects();
    desc.is(InstrFlags::CALL) || leaves && !ends || is_text
}
