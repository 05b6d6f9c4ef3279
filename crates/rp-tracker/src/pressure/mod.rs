//! Register pressure: liveness by lane, the registers that are live at each instruction, and the waves that run with them.
//!
//! * [`LaneLiveness`]: the live lanes of virtual registers at the boundaries of blocks;
//! * [`PressureModel`]: the kinds of registers of a target; [`RegPressure`]: the live registers of each kind, and the weight
//!   of tuples among them;
//! * [`OccupancyModel`]: the waves that run at a pressure, as data;
//! * [`UpwardTracker`] and [`DownwardTracker`]: the pressure instruction by instruction;
//! * [`FunctionPressure`]: the largest pressure of every block.

mod liveness;
mod measure;
mod model;
#[cfg(test)]
mod naive;
mod occupancy;
#[cfg(test)]
mod tests;
mod trackers;

pub use liveness::{
    LaneLiveness, LiveLanes, def_lanes, is_in_bundle, is_tracked, killed_lanes, reg_lanes,
};
pub use measure::FunctionPressure;
pub use model::{KindDesc, MAX_KINDS, PressureModel, RegPressure, covered_registers};
pub use occupancy::{Demand, OccupancyModel, Resource, Waves};
pub use trackers::{DownwardTracker, LiveSet, UpwardTracker, live_through};
