//! What scheduling asks a target.

use ir::machine::{Inst, InstrFlags, MachineFunction, Operand, PReg};
use smallvec::SmallVec;

use super::cycles::Issue;
use super::graph::EdgeKind;
use super::hints::Hint;
use super::modes::ModeWant;

/// What an instruction does to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Nothing that anything else could notice.
    None,
    /// Reads memory of some kinds, bit by bit the target's.
    Read(u32),
    /// Writes, or reads and writes, memory of some kinds. All bits: it keeps its place among all others that touch memory.
    Write(u32),
}

/// What an instruction accesses: bytes at constant distances from the sum of some registers. Two accesses with the same
/// registers, each with the same value, are as far from each other as their offsets are.
#[derive(Clone, Debug)]
pub struct Address {
    /// The operands that make the base, registers and at most one object of the stack; the order matters.
    pub base: SmallVec<[Operand; 2]>,
    /// All that is accessed: from how many bytes behind the base, and how many.
    pub ranges: SmallVec<[(i64, u64); 2]>,
}

/// What scheduling needs to know of a target.
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

    /// How an instruction is issued.
    fn issue(&self, func: &MachineFunction, inst: Inst) -> Issue {
        let _ = (func, inst);
        Issue::SIMPLE
    }

    /// What an instruction does to memory.
    fn access(&self, func: &MachineFunction, inst: Inst) -> Access;

    /// Where an instruction accesses memory, if operands tell.
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

    /// Edges that no operand tells: between two places of `insts`, from the one that comes first in the order given.
    fn extra_edges(
        &self,
        func: &MachineFunction,
        insts: &[Inst],
        add: &mut dyn FnMut(usize, usize, EdgeKind),
    ) {
        let _ = (func, insts, add);
    }

    /// What an instruction says of the order of others, if that is all it is for. Such a one is in regions whatever its
    /// flags say, unless it is a barrier that nothing may cross.
    fn hint(&self, func: &MachineFunction, inst: Inst) -> Option<Hint> {
        let _ = (func, inst);
        None
    }

    /// The classes of an instruction that hints speak of, bit by bit.
    fn classes(&self, func: &MachineFunction, inst: Inst) -> u32 {
        let _ = (func, inst);
        0
    }

    /// What an instruction wants of the processor's mode. Nothing orders instructions for its sake: whatever their order,
    /// the mode will be switched between them.
    fn mode(&self, func: &MachineFunction, inst: Inst) -> ModeWant {
        let _ = (func, inst);
        ModeWant::NONE
    }
}

/// Whether an instruction may be in a region.
pub(super) fn is_movable(func: &MachineFunction, target: &dyn SchedTarget, inst: Inst) -> bool {
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
