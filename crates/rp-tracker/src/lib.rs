//! Register pressure of machine functions, and what it costs in occupancy.
//!
//! * [`LaneLiveness`]: which lanes of which virtual registers are live where blocks begin and end;
//! * [`RegPressure`]: how many registers of each kind are live, and how much of it is tuples;
//!   [`PressureModel`] says which kinds a target has;
//! * [`OccupancyModel`]: how many waves run at a pressure, as data; its
//!   [comparison](OccupancyModel::compare) puts occupancy first;
//! * [`UpwardTracker`] and [`DownwardTracker`]: pressure instruction by instruction;
//! * [`FunctionPressure`]: the largest pressure of every block.
//!
//! * [`remat`]: values that are computed again instead of kept live, across regions;
//! * [`sched`]: regions, what must come before what in them, and orders that need few registers.
//!
//! Nothing here knows which GPU it is: kinds, granules and steps come from the backend.

mod liveness;
mod measure;
#[cfg(test)]
mod naive;
mod occupancy;
mod pressure;
pub mod remat;
pub mod sched;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;
mod tracker;

pub use liveness::{
    LaneLiveness, LiveLanes, def_lanes, is_in_bundle, is_tracked, killed_lanes, reg_lanes,
};
pub use measure::FunctionPressure;
pub use occupancy::{Demand, ExcessLimit, LaneSpill, OccupancyModel, Resource, Waves};
pub use pressure::{KindDesc, MAX_KINDS, PressureModel, RegPressure, covered_registers};
pub use tracker::{DownwardTracker, LiveSet, UpwardTracker, live_through};
