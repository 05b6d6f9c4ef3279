//! The dependence graph of a region, and the values of its registers.
//!
//! A [`Region`] is a run of instructions of a block that may change places. [`RegionGraph`] has its dependences;
//! [`RegionValues`] has its live registers, one by one. Both are built once and never changed. An [`Order`] is a list of nodes.
//! [`SchedTarget`] has the facts of the target. [`AccessOrder`] verifies that accesses to memory keep their order.

mod access;
mod access_order;
mod dependences;
mod hints;
mod index;
mod issue;
mod mode;
mod node;
mod order;
mod partial;
mod region;
mod region_bounds;
mod region_graph;
mod target;
#[cfg(test)]
mod tests;
mod values;

pub use access::{Access, Address};
pub use access_order::AccessOrder;
pub use hints::{Group, Hint};
pub use index::RegIndex;
pub use issue::{Counter, Issue, MAX_COUNTERS, MAX_UNITS};
pub use mode::ModeRequirement;
pub use node::{Edge, EdgeKind, Node};
pub use order::Order;
pub(in crate::sched) use order::places;
#[cfg(test)]
pub(in crate::sched) use region::BlockRegions;
pub(in crate::sched) use region::DetachedSchedule;
pub use region::{Region, apply};
pub use region_bounds::{FunctionRegions, RegionBounds};
pub use region_graph::RegionGraph;
pub use target::SchedTarget;
pub use values::{Atom, Counts, RegionValues};
