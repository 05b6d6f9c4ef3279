//! Scheduling of whole functions: records the regions once, tries strategies on each, and keeps the best order.
//!
//! The region of the highest pressure comes first: its least registers decide the number of waves, and all other regions need to
//! reach no more than that. Under the limit that follows, each region gets its best order. Only orders that win are applied.

use core::cmp::Reverse;

use ir::machine::{Block, MachineFunction};

use super::candidates::{Candidate, Cx, RegionCandidates, RegionTrials, Setting};
use super::graph::{Counts, FunctionRegions, RegIndex};
use super::strategies::Strategy;
use crate::pressure::LiveLanes;

/// The occupancy as a function of registers.
pub struct Occupancy<'a> {
    /// Returns the number of waves that run with a peak.
    pub waves: &'a dyn Fn(&Counts) -> u32,
    /// Returns the most registers of the goal's kind with which so many waves run.
    pub most: &'a dyn Fn(u32) -> u32,
}

/// A function's regions with their orders.
#[derive(Debug)]
pub struct FunctionSchedule {
    /// The region of the highest pressure first.
    regions: Vec<RegionCandidates>,
    /// The most registers of each kind that are live at one time outside of all regions.
    outside: Counts,
    index: RegIndex,
}

impl FunctionSchedule {
    /// Records the regions of a function. `live_out` returns the registers that are live at the end of a block.
    pub fn new(
        func: &MachineFunction,
        setting: &Setting<'_>,
        live_out: impl Fn(Block) -> Vec<LiveLanes>,
    ) -> Self {
        let Setting { target, model, liveness, ref goal, .. } = *setting;
        let found = FunctionRegions::new(func, model, target, liveness, live_out);
        let mut regions: Vec<RegionCandidates> =
            found.regions.into_iter().map(RegionCandidates::new).collect();
        regions.sort_by_key(|region| Reverse(region.bounds.peak[goal.kind]));
        Self { regions, outside: found.outside, index: RegIndex::default() }
    }

    /// Returns the fewest registers of the goal's kind that are live at one time, so far as fewer have less `cost`. Cycles
    /// are counted for so many waves.
    pub fn min_pressure<C: Ord>(
        &mut self,
        func: &MachineFunction,
        setting: &Setting<'_>,
        waves: u32,
        cost: impl Fn(u32) -> C,
    ) -> u32 {
        let kind = setting.goal.kind;
        let mut most = self.outside[kind];
        let mut cx = Cx { func, setting, index: &mut self.index, waves };
        // The others need no more than the region of the highest pressure can reach.
        for region in &mut self.regions {
            if cost(region.bounds.peak[kind]) > cost(most) {
                region.try_small(&mut cx, |registers| cost(registers) <= cost(most));
            }
            most = most.max(region.least(kind));
        }
        most
    }

    /// Chooses for each region, in which no more than `most` registers are to be live, the order of the fewest
    /// cycles when so many waves run. Of other kinds than the goal's, as many registers may be live as in the order given.
    /// `again`: orders that hide latencies are looked for under this limit even if they were under another one.
    pub fn choose(
        &mut self,
        func: &MachineFunction,
        setting: &Setting<'_>,
        waves: u32,
        most: &Counts,
        again: bool,
    ) {
        let kind = setting.goal.kind;
        let mut cx = Cx { func, setting, index: &mut self.index, waves };
        for region in &mut self.regions {
            let mut allowed: Counts =
                core::array::from_fn(|other| most[other].max(region.bounds.peak[other]));
            allowed[kind] = most[kind];
            if region.bounds.peak[kind] > allowed[kind] {
                region.try_small(&mut cx, |registers| registers <= allowed[kind]);
            }
            region.try_latency(&mut cx, &allowed, again);
            region.choose(kind, &allowed);
        }
    }

    /// Chooses orders by a strategy that is not the default.
    pub fn choose_by(
        &mut self,
        func: &MachineFunction,
        setting: &Setting<'_>,
        strategy: Strategy,
        occupancy: &Occupancy<'_>,
    ) {
        let goal = setting.goal;
        let badness = |c: &Candidate| (goal.badness(&c.peak), c.switches);
        let given = self.given_peak();
        match strategy {
            Strategy::Source => self.choose_given(),
            Strategy::MinReg | Strategy::Exact => {
                self.try_each(func, setting, strategy, 1, 0);
                self.regions.iter_mut().for_each(|region| region.choose_by(badness));
            }
            // As many waves as with the order given, then the fewest cycles.
            Strategy::Ilp | Strategy::MaxOccupancy => {
                let wanted = (occupancy.waves)(&given);
                self.choose_for(func, setting, strategy, wanted, occupancy);
            }
            // Without the waits that the default hides it is the same.
            Strategy::Latency | Strategy::IterativeMaxOccupancy => {
                let with = |registers: u32| {
                    let mut peak = given;
                    peak[goal.kind] = registers;
                    (occupancy.waves)(&peak)
                };
                let waves = (occupancy.waves)(&given);
                let pressure = self.min_pressure(func, setting, waves, with);
                self.choose_for(func, setting, strategy, with(pressure), occupancy);
            }
        }
    }

    /// Chooses the order with the fewest cycles, where so many waves can run.
    fn choose_for(
        &mut self,
        func: &MachineFunction,
        setting: &Setting<'_>,
        strategy: Strategy,
        wanted: u32,
        occupancy: &Occupancy<'_>,
    ) {
        self.try_each(func, setting, strategy, wanted, (occupancy.most)(wanted));
        let score =
            |c: &Candidate| (Reverse((occupancy.waves)(&c.peak).min(wanted)), c.switches, c.cycles);
        self.regions.iter_mut().for_each(|region| region.choose_by(score));
    }

    fn try_each(
        &mut self,
        func: &MachineFunction,
        setting: &Setting<'_>,
        strategy: Strategy,
        waves: u32,
        most: u32,
    ) {
        let mut cx = Cx { func, setting, index: &mut self.index, waves };
        self.regions.iter_mut().for_each(|region| region.try_strategy(&mut cx, strategy, most));
    }

    /// The most registers of each kind that are live at one time with the orders given.
    fn given_peak(&self) -> Counts {
        let peaks = self.regions.iter().map(|region| region.bounds.peak);
        peaks.fold(self.outside, |a, b| core::array::from_fn(|kind| a[kind].max(b[kind])))
    }

    /// Chooses the order given for each region.
    pub fn choose_given(&mut self) {
        self.regions.iter_mut().for_each(RegionCandidates::choose_given);
    }

    /// Returns the orders that were tried for each region, the region of the highest pressure first.
    pub fn trials(&self) -> Vec<RegionTrials> {
        self.regions.iter().map(RegionCandidates::trials).collect()
    }

    /// Returns the number of regions that have another order than the one given.
    pub fn moved(&self) -> u64 {
        self.regions.iter().filter(|region| region.is_moved()).count() as u64
    }

    /// Puts the regions of the function, in whatever order they are, in the order chosen.
    pub fn apply(&self, func: &mut MachineFunction) {
        for region in &self.regions {
            if let Some(order) = region.schedule(func) {
                order.apply(func);
            }
        }
    }
}
