//! Scores of orders: cycles, pressure goals, switches of the mode.

mod cycles;
mod descent;
mod goals;
mod modes;

pub use cycles::RegionCycles;
pub(in crate::sched) use cycles::Scoreboard;
pub(in crate::sched) use descent::Descent;
pub use goals::{Badness, PressureGoal};
pub(in crate::sched) use modes::RegionModes;
