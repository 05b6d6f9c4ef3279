//! Requirements of allocation on a target besides its tables: the registers that it may use, and the code of spills,
//! reloads and exchanges.

use ir::machine::{
    Builder, FrameObject, FrameSlot, Inst, InstrFlags, MachineFunction, PReg, Reg, RegClass,
    RegFile,
};

use crate::bank_reads::BankReads;
use crate::units::FileSets;

/// The registers that a function may use, and what they cost.
#[derive(Clone, Debug)]
pub struct Environment {
    /// The units that may hold values: everything that is neither reserved nor beyond the target
    /// of pressure. Registers that are not here are never touched, whatever the function does
    /// with them itself.
    pub allocatable: FileSets,
    /// The units whose first use costs a save and a restore.
    pub callee_saved: FileSets,
    /// The files whose virtual registers are to be allocated, bit by number. The others stay
    /// virtual, for another round.
    pub files: u64,
    /// Division of a file into banks and the parts that are read from it together, where that costs time.
    pub banks: Option<BankReads>,
}

impl Environment {
    /// All of some files, without callee-saved registers.
    pub fn new(func: &MachineFunction, files: u64) -> Self {
        let mut allocatable = FileSets::new(func.target);
        for (index, file) in func.target.reg_files.iter().enumerate() {
            if files >> index & 1 == 1 {
                let units = u32::from(file.count) * u32::from(file.units_per_reg.max(1));
                allocatable.file_mut(RegFile(index as u8)).insert_run(0, units);
            }
        }
        Self { allocatable, callee_saved: FileSets::new(func.target), files, banks: None }
    }

    /// Without some registers.
    #[must_use]
    pub fn reserving(mut self, registers: &[PReg]) -> Self {
        registers.iter().for_each(|&reg| self.allocatable.remove(reg));
        self
    }

    /// With some registers callee-saved.
    #[must_use]
    pub fn saving(mut self, registers: &[PReg]) -> Self {
        registers.iter().for_each(|&reg| self.callee_saved.insert(reg));
        self
    }

    /// With a file in banks.
    #[must_use]
    pub fn with_banks(mut self, banks: BankReads) -> Self {
        self.banks = Some(banks);
        self
    }

    /// With only the first `registers` of a file: a pressure target.
    #[must_use]
    pub fn limited(mut self, func: &MachineFunction, file: RegFile, registers: u32) -> Self {
        let units = u32::from(func.target.file(file).units_per_reg.max(1)) * registers;
        let set = self.allocatable.file_mut(file);
        let bound = set.bound();
        if units < bound {
            set.remove_run(units, bound - units);
        }
        self
    }
}

/// Effect of a target's instruction for the allocation checker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing special.
    Other,
    /// Writes the register operand at the index to a slot, all lanes.
    Spill {
        /// The operand.
        value: usize,
        /// The slot.
        slot: FrameSlot,
        /// The first of the slot's units, each as large as a register's.
        first: u8,
    },
    /// Reads the register operand at the index from a slot, all lanes.
    Reload {
        /// The operand.
        value: usize,
        /// The slot.
        slot: FrameSlot,
        /// The first of the slot's units, each as large as a register's.
        first: u8,
    },
    /// Exchanges two registers of equal width: `a, b = SWAP b, a`.
    Swap,
}

/// Writer of the instructions that allocation inserts. Copies are generic `COPY`s between physical registers; the
/// target lowers them later.
pub trait AllocTarget {
    /// A stack object for values of a class.
    fn spill_slot(&self, func: &MachineFunction, class: RegClass) -> FrameObject;

    /// Whether a slot may be a part of a larger one. Then [`AllocTarget::effect`] must respect the offset in an operand for the
    /// frame.
    fn shares_parts(&self, _: &FrameObject) -> bool {
        false
    }

    /// Writes a register of `class` to a slot.
    fn spill(&self, at: &mut Builder<'_>, value: Reg, class: RegClass, slot: FrameSlot) -> Inst;

    /// Reads a register of `class` from a slot.
    fn reload(&self, at: &mut Builder<'_>, value: Reg, class: RegClass, slot: FrameSlot) -> Inst;

    /// Exchanges two registers of one file and of equal width, if the target can without a third
    /// and without harm to anything else. The instruction must be one with [`Effect::Swap`].
    fn swap(&self, _at: &mut Builder<'_>, _a: PReg, _b: PReg) -> Option<Inst> {
        None
    }

    /// Cost of an exchange, in copies of the same width. Where a register is free, a cycle is resolved by copies if
    /// they cost no more.
    fn exchange_cost(&self, _: &MachineFunction) -> u32 {
        1
    }

    /// Returns the effect of an instruction that this trait wrote.
    fn effect(&self, func: &MachineFunction, inst: Inst) -> Effect;

    /// Number of instructions after which the results of one are there: about as many as others take that run meanwhile. Where
    /// it is not 0, spilling does not store a result right after it.
    fn latency(&self, _: &MachineFunction, _: Inst) -> u32 {
        0
    }

    /// Whether an instruction changes the lanes that run, so that a store after it writes other lanes of a value than one before
    /// it.
    fn changes_lanes(&self, _: &MachineFunction, _: Inst) -> bool {
        false
    }

    /// Whether an instruction gives the same value at any place where its physical operands are
    /// unchanged, which the target must know: no virtual registers are read.
    fn can_rematerialize(&self, func: &MachineFunction, inst: Inst) -> bool {
        func.desc(inst).is(InstrFlags::REMATERIALIZABLE)
            && func.defs(inst).count() == 1
            && func.uses(inst).next().is_none()
    }
}
