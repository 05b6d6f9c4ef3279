//! Scheduling: orders of a region's instructions, scored without touching the function.
//!
//! A [`Region`] is a run of instructions of a block that nothing fixes in place. Its [`RegionGraph`] says which of them
//! must come before which; its [`RegionValues`] say what of the registers they read and write is live where, register by
//! register of 32 bits. Both are built once. An [order](Order) is a list of the graph's nodes: a lightweight schedule,
//! which strategies make and [`RegionValues::peak`] and [`RegionCycles::cycles`] score. Only an order that wins is
//! [applied](apply).
//!
//! The strategies so far are for the least pressure: depth first from the results (Sethi and Ullman, "The generation of
//! optimal code for arithmetic expressions", 1970, as it is used on graphs), and greedy ones down and up, which take
//! what adds least to what is live. All are linear but for the queue of what is ready.
//!
//! [`minreg`](minreg()) takes the best of them and makes it better where it is worst; [`limited`](limited()) orders for
//! speed under a limit of registers. [`FunctionSchedule`] records the regions of a function with the orders that are found for
//! them, by the default or by another [`Strategy`].
//!
//! [`hidden`] and [`filled`] make of such an order one that waits less for memory and other slow operations.
//!
//! [`AccessOrder`] proves of any step that accesses to memory keep the order that they need.
//!
//! What code says of the order of its instructions ([`Hint`]) is an edge of the graph, or an order of its own.
//!
//! Where instructions want a mode of their own, [`RegionModes`] counts how often an order switches the mode, and
//! [gathers](RegionModes::gathered) what is alike.

mod access_order;
mod cycles;
mod depend;
mod descent;
mod ends;
mod exact;
mod fill;
mod function;
mod goal;
mod graph;
mod hide;
mod hints;
mod index;
mod limited;
mod mend;
mod minreg;
mod modes;
mod order;
mod partial;
mod record;
mod region;
mod strategy;
mod target;
#[cfg(test)]
mod tests;
mod values;
mod window;

pub use access_order::AccessOrder;
pub use cycles::{Counter, Issue, MAX_COUNTERS, MAX_UNITS, RegionCycles};
pub use ends::{FunctionRegions, RegionEnd};
pub use exact::{DEFAULT_BUDGET, Exact, Proof, exact};
pub use fill::{Filling, Next, filled};
pub use function::{FunctionSchedule, Occupancy};
pub use goal::{Badness, PressureGoal};
pub use graph::{Edge, EdgeKind, Node, RegionGraph};
pub use hide::{Reach, hidden};
pub use hints::{Group, Hint, grouped, pipelines};
pub use index::RegIndex;
pub use limited::limited;
pub use mend::mended;
pub use minreg::{Effort, minreg, minreg_of};
pub use modes::{ModeWant, RegionModes};
pub use order::{Order, Visit, candidates, depth_first, greedy_down, greedy_up};
pub use record::{How, RegionTrials, Setting, Trial};
pub use region::{BlockRegions, DetachedSchedule, Region, apply};
pub use strategy::Strategy;
pub use target::{Access, Address, SchedTarget};
pub use values::{Atom, Counts, RegionValues};
