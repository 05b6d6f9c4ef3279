//! The facts of a target that scheduling needs.

use ir::machine::{Inst, InstrFlags, MachineFunction, PReg};

use super::access::{Access, Address};
use super::hints::Hint;
use super::issue::Issue;
use super::mode::ModeRequirement;

/// The facts of a target that scheduling needs.
pub trait SchedTarget {
    /// Whether an instruction stays where it is, and all others on their side of it, for reasons that its flags and its
    /// numbered registers do not tell.
    fn is_boundary(&self, func: &MachineFunction, inst: Inst) -> bool;

    /// Flags of instructions that are boundaries. Phis always are.
    fn boundary_flags(&self, func: &MachineFunction) -> InstrFlags {
        let _ = func;
        InstrFlags::TERMINATOR
            .union(InstrFlags::SIDE_EFFECTS)
            .union(InstrFlags::CALL)
            .union(InstrFlags::FENCE)
            .union(InstrFlags::POSITION)
    }

    /// Cycles until the results of an instruction can be used without waiting.
    fn latency(&self, func: &MachineFunction, inst: Inst) -> u32;

    /// The issue of an instruction: its pipe, unit and counter.
    fn issue(&self, func: &MachineFunction, inst: Inst) -> Issue {
        let _ = (func, inst);
        Issue::SIMPLE
    }

    /// The effect of an instruction on memory.
    fn access(&self, func: &MachineFunction, inst: Inst) -> Access;

    /// The address of an access to memory, if operands tell.
    fn address(&self, func: &MachineFunction, inst: Inst) -> Option<Address> {
        let _ = (func, inst);
        None
    }

    /// Whether symbols of different names in an address space are different memory.
    fn symbols_are_apart(&self, address_space: u32) -> bool {
        let _ = address_space;
        false
    }

    /// The files of which an instruction that names a physical register is a boundary, bit by file. Physical registers of
    /// other files are followed unit by unit.
    fn numbered_files(&self, func: &MachineFunction) -> u64;

    /// Whether a physical register never holds anything, so that it does not matter when it is written.
    fn holds_nothing(&self, reg: PReg) -> bool {
        let _ = reg;
        false
    }

    /// The hint of an instruction about the order of others, if it does nothing else. Such an instruction is in regions
    /// whatever its flags say, unless it is a barrier that nothing may cross.
    fn hint(&self, func: &MachineFunction, inst: Inst) -> Option<Hint> {
        let _ = (func, inst);
        None
    }

    /// The classes of an instruction that hints speak of, bit by bit.
    fn classes(&self, func: &MachineFunction, inst: Inst) -> u32 {
        let _ = (func, inst);
        0
    }

    /// The requirement of an instruction on the processor's mode. It orders nothing: whatever the order of instructions,
    /// the mode will be switched between them.
    fn mode(&self, func: &MachineFunction, inst: Inst) -> ModeRequirement {
        let _ = (func, inst);
        ModeRequirement::NONE
    }
}

/// Whether an instruction may be in a region.
pub(in crate::sched) fn is_movable(
    func: &MachineFunction,
    target: &dyn SchedTarget,
    inst: Inst,
) -> bool {
    let numbered = target.numbered_files(func);
    let names_numbered = || {
        numbered != 0
            && func.reg_operands(inst).any(|(_, operand)| {
                operand.reg.as_physical().is_some_and(|r| numbered >> r.file().0 & 1 == 1)
            })
    };
    if let Some(hint) = target.hint(func, inst) {
        return hint != Hint::Barrier { crossing: 0 };
    }
    !func.desc(inst).flags.intersects(target.boundary_flags(func))
        && !names_numbered()
        && !target.is_boundary(func, inst)
}
