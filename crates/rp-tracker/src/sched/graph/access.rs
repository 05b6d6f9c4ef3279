//! Effects of instructions on memory, and their addresses.

use ir::machine::Operand;
use smallvec::SmallVec;

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

/// The bytes that an instruction accesses, at constant distances from the sum of some registers. Two accesses with the same
/// registers, each with the same value, are as far from each other as their offsets are.
#[derive(Clone, Debug)]
pub struct Address {
    /// The operands that make the base, registers and at most one object of the stack; the order matters.
    pub base: SmallVec<[Operand; 2]>,
    /// The ranges of bytes: the distance of the first from the base, and their number.
    pub ranges: SmallVec<[(i64, u64); 2]>,
}
