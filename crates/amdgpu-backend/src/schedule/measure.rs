//! Interface for measurements of schedules: the processor as scheduling sees it, and strategies on their own.

use ir::graph::FlowGraph;
use ir::machine::MachineFunction;
use rp_tracker::pressure::KindDesc;
use rp_tracker::sched::{SchedTarget, Strategy};

use super::machine::Machine;
use super::{Limits, Schedule};
use crate::target::subtarget::Subtarget;

/// The kinds of registers that are counted.
pub static KINDS: &[KindDesc] = &crate::target::occupancy::KINDS;
/// Scalar registers, by their place in [`KINDS`].
pub const SCALAR: usize = crate::target::occupancy::SCALAR;
/// Vector registers, by their place in [`KINDS`].
pub const VECTOR: usize = crate::target::occupancy::VECTOR;

/// Returns a processor as scheduling sees it.
pub fn sched_target(subtarget: &Subtarget) -> impl SchedTarget + '_ {
    Machine::new(subtarget, None)
}

/// Schedules a function by a strategy, at most so many waves being possible; there is no allocation that could object.
/// Returns the number of regions that have another order.
pub fn schedule(
    func: &mut MachineFunction,
    subtarget: &Subtarget,
    waves: u16,
    strategy: Strategy,
) -> u64 {
    let most = u32::from(subtarget.addressable_vgprs());
    let limits = Limits { most, waves: waves.clamp(1, subtarget.max_waves()) };
    let lanes = FlowGraph::new(func);
    let mut schedule = Schedule::record(func, &lanes, subtarget, limits);
    schedule.choose_by(func, strategy);
    schedule.apply(func);
    schedule.moved()
}
