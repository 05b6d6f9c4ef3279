//! Scheduling: orders of a region's instructions, scored without touching the function.
//!
//! A [`Region`] is a run of instructions of a block that nothing fixes in place. Its [`RegionGraph`] has the dependences; its
//! [`RegionValues`] have the live registers, each of 32 bits. Both are built once. An [order](Order) is a list of the graph's
//! nodes: strategies make it, [`RegionValues::peak`] and [`RegionCycles::cycles`] score it, and only the best order of a
//! region is [applied](apply).
//!
//! [`FunctionSchedule`] records the regions of a function, tries the strategies on each, and keeps the best order, by the
//! default or by another [`Strategy`].
//!
//! Modules import in one direction: `iterative` → `candidates` → `strategies` → `score` → `graph` → `pressure`.

mod candidates;
mod graph;
mod iterative;
mod score;
mod strategies;
#[cfg(test)]
mod testing;

pub use candidates::{Origin, RegionTrials, Setting, Trial};
pub use graph::{
    Access, AccessOrder, Address, Atom, Counter, Counts, Edge, EdgeKind, FunctionRegions, Group,
    Hint, Issue, MAX_COUNTERS, MAX_UNITS, ModeRequirement, Node, Order, RegIndex, Region,
    RegionBounds, RegionGraph, RegionValues, SchedTarget, apply,
};
pub use iterative::{FunctionSchedule, Occupancy};
pub use score::{Badness, PressureGoal, RegionCycles};
pub use strategies::Strategy;
pub use strategies::exact::{Exact, exact};
pub use strategies::minreg::minreg;
