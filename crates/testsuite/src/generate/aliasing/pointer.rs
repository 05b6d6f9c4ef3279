//! The facts of a generated pointer, and of the memory that it points into.

use crate::generate::Target;

/// Bytes of every arena. All have the same size, so that a pointer may be into one of several.
pub(super) const ARENA: i32 = 64;

/// Numbers of arenas, as bits: one arena is one piece of memory, and two never overlap.
pub(super) mod arena {
    /// The work-item's own slice of the first buffer, which several parameters may point to.
    pub(crate) const A: u32 = 1;
    /// Its own slice of the second buffer.
    pub(crate) const B: u32 = 1 << 1;
    /// Its own slice of a buffer that only one parameter points to.
    pub(crate) const C: u32 = 1 << 2;
    /// A buffer that nothing writes.
    pub(crate) const READ_ONLY: u32 = 1 << 3;
    /// Its own slice of local memory.
    pub(crate) const LOCAL: u32 = 1 << 4;
    /// Another work-item's slice of local memory.
    pub(crate) const NEIGHBOUR: u32 = 1 << 5;
    /// The first variable of the stack; the second is the next bit.
    pub(crate) const STACK: u32 = 1 << 6;
    /// A table of constants.
    pub(crate) const TABLE: u32 = 1 << 8;
    /// Global memory of the workgroup.
    pub(crate) const GROUP_GLOBAL: u32 = 1 << 9;
    /// Local memory of the workgroup.
    pub(crate) const GROUP_LOCAL: u32 = 1 << 10;
    /// The targets of a function's first parameter; those of the next parameters are the next bits. Two of these may
    /// be the same memory.
    pub(crate) const PARAM: u32 = 1 << 16;

    /// Variables of the stack.
    pub(crate) const STACKS: u32 = STACK | STACK << 1;
    /// Memory that all work-items of a workgroup see alike.
    pub(crate) const SHARED: u32 = READ_ONLY | TABLE | GROUP_GLOBAL | GROUP_LOCAL;
    /// The targets of all parameters.
    pub(crate) const PARAMS: u32 = 0xff << 16;
}

/// An address space by its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Space {
    Global,
    Local,
    Stack,
    Generic,
    Constant,
}

impl Space {
    /// The type of pointers into it.
    pub(super) fn pointer(self, target: Target) -> &'static str {
        match (self, target) {
            (Space::Global, _) => "ptr addrspace(1)",
            (Space::Local, _) => "ptr addrspace(3)",
            (Space::Stack, Target::Amdgpu(_)) => "ptr addrspace(5)",
            (Space::Stack, _) | (Space::Generic, Target::Nvptx | Target::Amdgpu(_)) => "ptr",
            (Space::Generic, _) | (Space::Constant, Target::Nvptx | Target::Amdgpu(_)) => {
                "ptr addrspace(4)"
            }
            (Space::Constant, _) => "ptr addrspace(2)",
        }
    }

    /// The part of intrinsics' names for a pointer into it.
    pub(super) fn suffix(self, target: Target) -> &'static str {
        match self.pointer(target) {
            "ptr" => "p0",
            "ptr addrspace(1)" => "p1",
            "ptr addrspace(2)" => "p2",
            "ptr addrspace(3)" => "p3",
            "ptr addrspace(4)" => "p4",
            _ => "p5",
        }
    }
}

/// A generated pointer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pointer {
    pub(super) name: String,
    pub(super) space: Space,
    /// The arenas that it may point into.
    pub(super) arenas: u32,
    /// The least distance in bytes from the arena's start.
    pub(super) low: i32,
    /// The greatest distance.
    pub(super) high: i32,
    /// The common divisor of the distances: a power of two, 16 at most.
    pub(super) align: i32,
    /// Whether it is the same in all work-items of a workgroup, but for its arena where that is a work-item's own.
    pub(super) uniform: bool,
}

impl Pointer {
    /// The start of an arena.
    pub(super) fn base(name: &str, space: Space, arenas: u32) -> Pointer {
        Pointer { name: name.into(), space, arenas, low: 0, high: 0, align: 16, uniform: true }
    }

    /// The one distance that it has from the arena's start.
    pub(super) fn exact(&self) -> Option<i32> {
        (self.low == self.high).then_some(self.low)
    }

    /// Whether whatever this pointer may be, `other` may be.
    pub(super) fn is_within(&self, other: &Pointer) -> bool {
        self.space == other.space
            && self.arenas & !other.arenas == 0
            && self.low >= other.low
            && self.high <= other.high
            && self.align >= other.align
            && (self.uniform || !other.uniform)
    }

    /// The facts of a pointer that is this one or the other, which is into the same address space.
    pub(super) fn or(&self, other: &Pointer, name: &str) -> Pointer {
        Pointer {
            name: name.into(),
            space: self.space,
            arenas: self.arenas | other.arenas,
            low: self.low.min(other.low),
            high: self.high.max(other.high),
            align: self.align.min(other.align),
            uniform: false,
        }
    }
}

/// The greatest power of two that divides a number of bytes, 16 at most.
pub(super) fn alignment(bytes: i32) -> i32 {
    if bytes == 0 { 16 } else { 1 << bytes.trailing_zeros().min(4) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alignments() {
        assert_eq!([0, 1, 6, 24, -4, 64].map(alignment), [16, 1, 2, 8, 4, 16]);
    }
}
