//! What scheduling asks a target.

use ir::machine::{Inst, InstrFlags, MachineFunction, Operand, PReg};
use smallvec::SmallVec;

use super::cycles::Issue;
use super::graph::EdgeKind;
use super::hints::Hint;
use super::modes::ModeWant;

/// The effect of an instruction on memory. Each field is a set of kinds of memory; the target assigns one bit to each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Access {
    /// Kinds that it may read.
    pub reads: u32,
    /// Kinds that it may write. An atomic load counts as a write too: two atomic loads of one place keep their order.
    pub writes: u32,
    /// Kinds of which all later accesses stay after it: an acquire.
    pub acquires: u32,
    /// Kinds of which all earlier accesses stay before it: a release.
    pub releases: u32,
}

impl Access {
    /// No effect on memory that the function or another thread can observe.
    pub const NONE: Self = Self { reads: 0, writes: 0, acquires: 0, releases: 0 };
    /// Keeps its place among all other instructions that access memory.
    pub const FENCE: Self =
        Self { reads: u32::MAX, writes: u32::MAX, acquires: u32::MAX, releases: u32::MAX };

    /// Reads memory of some kinds.
    pub const fn read(kinds: u32) -> Self {
        Self { reads: kinds, ..Self::NONE }
    }

    /// Writes memory of some kinds.
    pub const fn write(kinds: u32) -> Self {
        Self { writes: kinds, ..Self::NONE }
    }

    /// The kinds that it accesses.
    pub const fn accesses(self) -> u32 {
        self.reads | self.writes
    }

    /// The kinds that it accesses or orders.
    pub const fn kinds(self) -> u32 {
        self.accesses() | self.acquires | self.releases
    }

    /// Whether the order of two accesses matters, if both may be to the same bytes. `self` comes first.
    pub const fn conflicts_with(self, later: Self) -> bool {
        let both = self.accesses() & later.accesses();
        both & (self.writes | later.writes) != 0
    }

    /// Whether the order of two accesses matters whatever their addresses are. `self` comes first.
    pub const fn is_ordered_before(self, later: Self) -> bool {
        self.acquires & later.accesses() != 0 || self.accesses() & later.releases != 0
    }
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
