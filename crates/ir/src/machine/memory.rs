//! Memory accesses of machine instructions, as far as alias analysis, scheduling and the memory
//! model need them after the IR is gone.

use cranelift_entity::entity_impl;

use super::alias::AliasFacts;
use super::operand::{FrameSlot, Symbol};
use super::reg::LowType;

/// A memory access of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MemOp(u32);
entity_impl!(MemOp, "mem");

crate::flag_set! {
    /// Flags of a memory access. The target's own flags start at bit 8.
    pub struct MemFlags: u16 {
        /// Must happen exactly as written.
        VOLATILE = 0, "volatile";
        /// The data is not needed again soon.
        NON_TEMPORAL = 1, "non-temporal";
        /// The address can be read at any time without a fault.
        DEREFERENCEABLE = 2, "dereferenceable";
        /// Nothing, neither this function nor another thread, writes the memory while the function runs. An access may be
        /// moved anywhere, merged with an equal one, or done again.
        INVARIANT = 3, "invariant";
        /// Reads.
        LOAD = 4, "load";
        /// Writes.
        STORE = 5, "store";
    }
}

impl MemFlags {
    /// The first of the target's own flags.
    pub const TARGET_SHIFT: u32 = 8;

    /// The target's flag of a number.
    pub const fn target(number: u32) -> Self {
        Self::from_bits(1 << (Self::TARGET_SHIFT + number))
    }
}

crate::named_enum! {
    /// LLVM's memory orderings.
    #[derive(Default)]
    pub enum Ordering {
        #[default]
        NotAtomic = "",
        Unordered = "unordered",
        Monotonic = "monotonic",
        Acquire = "acquire",
        Release = "release",
        AcquireRelease = "acq_rel",
        SequentiallyConsistent = "seq_cst",
    }
}

impl Ordering {
    /// Whether all later accesses stay after one of this ordering.
    pub const fn acquires(self) -> bool {
        matches!(self, Self::Acquire | Self::AcquireRelease | Self::SequentiallyConsistent)
    }

    /// Whether all earlier accesses stay before one of this ordering.
    pub const fn releases(self) -> bool {
        matches!(self, Self::Release | Self::AcquireRelease | Self::SequentiallyConsistent)
    }
}

/// Known object that the address points to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MemValue {
    /// Nothing is known.
    #[default]
    Unknown,
    /// A value of the IR by name (`%ir.x`).
    Ir(Symbol),
    /// A global by name.
    Symbol(Symbol),
    /// An object on the stack.
    Frame(FrameSlot),
    /// Somewhere on the stack (outgoing arguments).
    Stack,
    /// The constant pool.
    ConstantPool,
    /// A jump table.
    JumpTable,
    /// The global offset table.
    Got,
    /// The target's own kind of memory, by name.
    Custom(Symbol),
}

/// A memory access.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MachineMemOperand {
    /// Its flags.
    pub flags: MemFlags,
    /// Type that is read or written; [`LowType::NONE`] if only the size is known.
    pub ty: LowType,
    /// The size in bytes, if it is known.
    pub size: Option<u64>,
    /// The alignment of the address without the offset: a power of two.
    pub base_align: u64,
    /// The address space.
    pub address_space: u32,
    /// Base of the address.
    pub value: MemValue,
    /// The offset in bytes from it.
    pub offset: i64,
    /// The ordering; of a compare-and-exchange, if it succeeds.
    pub ordering: Ordering,
    /// The ordering if a compare-and-exchange fails.
    pub failure_ordering: Ordering,
    /// The synchronisation scope's name; empty for the system.
    pub scope: &'static str,
    /// Alias facts of the IR. The text of machine IR does not have them.
    pub alias: AliasFacts,
    /// `!tbaa`, `!alias.scope`, `!noalias`, `!range` and `!noalias.addrspace` nodes by number.
    pub metadata: [Option<u32>; Self::METADATA.len()],
}

impl MachineMemOperand {
    /// The kinds of metadata that an access can have, in the order of the text.
    pub const METADATA: [&'static str; 5] =
        ["tbaa", "alias.scope", "noalias", "range", "noalias.addrspace"];

    /// An access of `size` bytes, naturally aligned, of which nothing else is known.
    pub fn new(flags: MemFlags, size: u64) -> Self {
        Self {
            flags,
            ty: LowType::NONE,
            size: Some(size),
            base_align: size.max(1).next_power_of_two(),
            address_space: 0,
            value: MemValue::Unknown,
            offset: 0,
            ordering: Ordering::NotAtomic,
            failure_ordering: Ordering::NotAtomic,
            scope: "",
            alias: AliasFacts::default(),
            metadata: [None; Self::METADATA.len()],
        }
    }

    /// A load of `size` bytes.
    pub fn load(size: u64) -> Self {
        Self::new(MemFlags::LOAD, size)
    }

    /// A store of `size` bytes.
    pub fn store(size: u64) -> Self {
        Self::new(MemFlags::STORE, size)
    }

    /// The same access in an address space.
    #[must_use]
    pub fn in_space(self, address_space: u32) -> Self {
        Self { address_space, ..self }
    }

    /// The same access with an alignment.
    #[must_use]
    pub fn aligned(self, base_align: u64) -> Self {
        Self { base_align, ..self }
    }

    /// The same access, based on something.
    #[must_use]
    pub fn based_on(self, value: MemValue, offset: i64) -> Self {
        Self { value, offset, ..self }
    }

    /// The same access with more flags.
    #[must_use]
    pub fn with(self, flags: MemFlags) -> Self {
        Self { flags: self.flags | flags, ..self }
    }

    /// The alignment of the address with the offset.
    pub fn align(&self) -> u64 {
        if self.offset == 0 {
            return self.base_align;
        }
        self.base_align.min(1 << self.offset.trailing_zeros())
    }

    /// Whether it is volatile or atomic: it may not be merged with another access, split, or removed.
    pub fn is_ordered(&self) -> bool {
        self.flags.contains(MemFlags::VOLATILE) || self.ordering > Ordering::Unordered
    }

    /// Whether all later accesses stay after it, whatever they touch.
    pub fn acquires(&self) -> bool {
        self.ordering.acquires() || self.failure_ordering.acquires()
    }

    /// Whether all earlier accesses stay before it, whatever they touch.
    pub fn releases(&self) -> bool {
        self.ordering.releases() || self.failure_ordering == Ordering::SequentiallyConsistent
    }

    /// Whether it reads.
    pub fn is_load(&self) -> bool {
        self.flags.contains(MemFlags::LOAD)
    }

    /// Whether it writes.
    pub fn is_store(&self) -> bool {
        self.flags.contains(MemFlags::STORE)
    }
}
