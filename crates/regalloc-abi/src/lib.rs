//! Register allocation for machines whose registers decide how many waves run, and the calling
//! conventions that it obeys.
//!
//! [`Allocator::run`] takes a machine function in SSA form and gives every virtual register of some
//! files a physical one:
//!
//! 1. edges that may need copies get blocks ([`prepare`]);
//! 2. demand is brought under the number of registers everywhere, by spilling ([`spill`]);
//! 3. values get places in one walk in dominance order; fragmentation is resolved by parallel
//!    copies ([`assign`], [`make_room`], [`copies`]); phis become copies on edges;
//! 4. in debug builds, a checker proves that every instruction reads what it read before
//!    ([`checker`]).
//!
//! If edges cannot get blocks, because lanes meet at the addresses of targets, [`Allocator::run_without_edge_splitting`] lets edges agree
//! on places instead ([`bundles`]), and leaves spilling to the caller.
//!
//! Nothing here knows which GPU it is. Register files, classes and instructions come from the
//! target's tables; which registers may be used, and how many (the target of pressure), from an
//! [`Environment`]; how spills are written, from an [`AllocTarget`]. Calling conventions
//! ([`CallConv`]) are data as well.

mod affinity;
mod allocate;
mod analysis;
mod assign;
mod bank_reads;
mod banks;
mod bundles;
mod checker;
mod convention;
mod copies;
mod failure;
mod info;
mod layout_order;
mod long_ranges;
mod make_room;
mod next_use;
mod pack;
mod places;
mod plan;
mod prepare;
mod repack;
mod slots;
mod spill;
mod target;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;
mod units;
pub mod variables;

pub use allocate::{Allocation, Allocator, Statistics};
pub use bank_reads::{BankReads, Banks, ReadTogether};
pub use checker::{Holder, Moved, Run};
pub use convention::{
    CallConv, Locations, OutOfRegisters, Piece, PieceLocation, Sequence, SpecialInput, StackRules,
    Stripes, ValueKind,
};
pub use failure::Refusal;
pub use long_ranges::spill_long_ranges;
pub use target::{AllocTarget, Effect, Environment};
pub use units::{FileSets, UnitSet};
