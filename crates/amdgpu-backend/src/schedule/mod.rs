//! Scheduling before allocation: as many waves as can be, then the fewest cycles.
//!
//! The regions of a function are [recorded](FunctionSchedule) once. The fattest comes first: the fewest registers with which
//! it can do say how many waves can run, and all others need to reach no more than that. Under the limit that follows, each
//! region gets the order that is through in the fewest cycles, by [`rp_tracker::sched::RegionCycles`]: the order given is
//! always one of those compared, orders for few registers are where it does not fit, orders that hide latencies where
//! something is waited for. Where instructions want a mode of their own, those of like mode are brought together. A
//! [`Strategy`] that is asked for makes orders of the same records.
//!
//! A schedule's register pressure is only believed when allocation has kept it ([`crate::codegen_function`]): else there is another round from
//! the records, under a tighter limit.

mod condition;
pub(crate) mod frame;
mod hints;
mod machine;
pub mod measure;
pub mod pass;
pub(crate) mod verify;

use std::cmp::Reverse;

use ir::graph::FlowGraph;
use ir::machine::{Block, MachineFunction};
use rp_tracker::pressure::MAX_KINDS;
use rp_tracker::sched::{Counts, FunctionSchedule, Occupancy, RegionTrials, Strategy};

use self::condition::Moved;
use self::frame::{Frame, has_own_modes};
use crate::target::classes::Classes;
use crate::target::occupancy::{SCALAR, VECTOR};
use crate::target::subtarget::Subtarget;

/// Registers that allocation may need beyond the live ones: tuples and fixed registers leave gaps.
pub(crate) const MARGIN: u32 = 3;

/// Scalar registers that may be live at one time where instructions change places: enough stay free that none is spilled
/// for it.
const MOST_SCALARS: u32 = 92;

/// Limits on waves besides the vector registers of one function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Vector registers at most.
    pub(crate) most: u32,
    /// Number of waves that could run if registers did not limit them.
    pub(crate) waves: u16,
}

impl Limits {
    /// Returns the cost of using so many vector registers: whether they do not fit, then the waves that can run.
    fn cost(self, subtarget: &Subtarget, registers: u32) -> (bool, Reverse<u16>, u32) {
        let excess = registers > self.most;
        let waves = self.waves_with(subtarget, registers);
        // Among numbers that do not fit at all, fewer registers cost less.
        (excess, Reverse(waves), if excess { registers } else { 0 })
    }

    /// The waves that run with so many vector registers.
    pub(crate) fn waves_with(self, subtarget: &Subtarget, registers: u32) -> u16 {
        subtarget.waves_by_vgprs(registers.min(512) as u16).min(self.waves)
    }
}

/// The regions of a function, with the orders found for them.
pub(crate) struct Schedule<'a> {
    frame: Frame<'a>,
    subtarget: &'a Subtarget,
    limits: Limits,
    regions: FunctionSchedule,
    /// The function with conditions of divisions out of VCC, and which they are, if divisions are to overlap.
    parted: Option<(MachineFunction, Vec<Moved>)>,
    /// The fewest vector registers with which all regions can do, once that [is known](Self::find_min_pressure).
    min_pressure: u32,
}

impl<'a> Schedule<'a> {
    /// Looks at a function's regions. `lanes` is the graph along which vector registers' values go.
    pub(crate) fn record(
        func: &MachineFunction,
        lanes: &FlowGraph<Block>,
        subtarget: &'a Subtarget,
        limits: Limits,
    ) -> Self {
        // On gfx9 the next instruction of a wave waits for none before it: overlapping wins only the changes of mode.
        let waits = subtarget.target.generation.has_wave32() || has_own_modes(func);
        let parted = (waits && condition::overlaps(func)).then(|| {
            let mut parted = func.clone();
            let moved = condition::take_out(&mut parted, Classes::of(subtarget.target).mask);
            (parted, moved)
        });
        let func = parted.as_ref().map_or(func, |parted| &parted.0);
        let frame = Frame::new(func, lanes, subtarget);
        let live_out = |block| frame.live_out(func, block);
        let regions = FunctionSchedule::new(func, &frame.setting(), live_out);
        Self { frame, subtarget, limits, regions, parted, min_pressure: 0 }
    }

    /// Finds the least number of vector registers that suffices for all regions. Returns the waves that can run.
    pub(crate) fn find_min_pressure(&mut self, func: &MachineFunction) -> u16 {
        let func = self.parted.as_ref().map_or(func, |parted| &parted.0);
        let (setting, waves) = (self.frame.setting(), u32::from(self.limits.waves));
        let cost = |registers: u32| self.limits.cost(self.subtarget, registers + MARGIN);
        self.min_pressure = self.regions.min_pressure(func, &setting, waves, cost);
        self.target_occupancy()
    }

    /// The waves that can run, by what [is live](Self::find_min_pressure).
    pub(crate) fn target_occupancy(&self) -> u16 {
        self.limits.waves_with(self.subtarget, self.min_pressure)
    }

    /// Chooses an order for each region, in which `fewer` registers are live than the promise allows. `again`: orders that hide latencies
    /// are looked for under this limit, too.
    pub(crate) fn choose(&mut self, func: &MachineFunction, fewer: u32, again: bool) {
        let waves = self.target_occupancy();
        let func = self.parted.as_ref().map_or(func, |parted| &parted.0);
        let allowed = u32::from(self.subtarget.most_vgprs(waves)).min(self.limits.most);
        let mut most: Counts = [u32::MAX; MAX_KINDS];
        most[VECTOR] = allowed.saturating_sub(MARGIN + fewer).max(self.min_pressure);
        most[SCALAR] = u32::from(self.subtarget.most_sgprs(waves)).min(MOST_SCALARS);
        self.regions.choose(func, &self.frame.setting(), u32::from(waves), &most, again);
    }

    /// Chooses an order for each region by a strategy that was asked for.
    pub(crate) fn choose_by(&mut self, func: &MachineFunction, strategy: Strategy) {
        if strategy == Strategy::Latency {
            self.find_min_pressure(func);
            return self.choose(func, 0, true);
        }
        let func = self.parted.as_ref().map_or(func, |parted| &parted.0);
        let (subtarget, limits) = (self.subtarget, self.limits);
        let clamped = |count: u32| u16::try_from(count).unwrap_or(u16::MAX);
        let waves = |peak: &Counts| {
            let scalar = subtarget.waves_by_sgprs(clamped(peak[SCALAR]));
            u32::from(limits.waves_with(subtarget, peak[VECTOR] + MARGIN).min(scalar))
        };
        let most = |waves: u32| {
            u32::from(subtarget.most_vgprs(clamped(waves).max(1))).saturating_sub(MARGIN)
        };
        let occupancy = Occupancy { waves: &waves, most: &most };
        self.regions.choose_by(func, &self.frame.setting(), strategy, &occupancy);
    }

    /// Chooses the order given for each region.
    pub(crate) fn choose_given(&mut self) {
        self.regions.choose_given();
    }

    /// Returns the trials of each region.
    pub(crate) fn trials(&self) -> crate::schedule::Trials {
        crate::schedule::Trials(self.regions.trials())
    }

    /// Number of regions that have another order than the one given.
    pub(crate) fn moved(&self) -> u64 {
        self.regions.moved()
    }

    /// Puts the regions of the function, in whatever order they are, in the order chosen.
    pub(crate) fn apply(&self, func: &mut MachineFunction) {
        if let Some((parted, _)) = &self.parted {
            *func = parted.clone();
        }
        self.regions.apply(func);
        if let Some((_, moved)) = &self.parted {
            condition::put_back(func, moved);
        }
    }
}

/// Trials of scheduling.
#[derive(Clone, Debug)]
pub(crate) struct Trials(pub(crate) Vec<RegionTrials>);
