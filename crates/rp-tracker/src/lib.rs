//! Register pressure of machine functions, its cost in occupancy, and the passes that lower it.
//!
//! * [`pressure`]: liveness by lane, pressure, occupancy, trackers;
//! * [`sched`]: regions, their dependence graphs, and orders that need few registers or few cycles;
//! * [`remat`]: values that are computed again instead of kept live, across regions.
//!
//! Modules import in one direction: `sched` and `remat` know `pressure`, and not each other. Nothing here knows which GPU it
//! is: kinds, granules and steps come from the backend.

pub mod pressure;
pub mod remat;
pub mod sched;
#[cfg(test)]
mod toy;
