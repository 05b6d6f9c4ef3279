//! Whole functions: regions are recorded once, strategies make orders of each on the same graph, a score picks, and only
//! winners are applied.
//!
//! The fattest region comes first: the fewest registers with which it can do say how many waves can run, and all others
//! need to reach no more than that. Under the limit that follows, each region gets the order that is best.

use core::cmp::Reverse;

use ir::machine::{Block, MachineFunction};

use super::ends::FunctionRegions;
use super::index::RegIndex;
use super::record::{Candidate, Cx, RegionRecord, RegionTrials, Setting};
use super::strategy::Strategy;
use super::values::Counts;
use crate::liveness::LiveLanes;

/// How registers decide how many waves run.
pub struct Occupancy<'a> {
    /// How many run with a peak.
    pub waves: &'a dyn Fn(&Counts) -> u32,
    /// The most registers of the goal's kind with which so many run.
    pub most: &'a dyn Fn(u32) -> u32,
}

/// A function's regions with their orders.
#[derive(Debug)]
pub struct FunctionSchedule {
    /// The fattest first.
    records: Vec<RegionRecord>,
    /// The most registers of each kind that are live at one time outside of all regions.
    outside: Counts,
    index: RegIndex,
}

impl FunctionSchedule {
    /// Records the regions of a function. `live_out` says what is live where a block ends.
    pub fn new(
        func: &MachineFunction,
        setting: &Setting<'_>,
        live_out: impl Fn(Block) -> Vec<LiveLanes>,
    ) -> Self {
        let Setting { target, model, liveness, ref goal, .. } = *setting;
        let found = FunctionRegions::new(func, model, target, liveness, live_out);
        let mut records: Vec<RegionRecord> =
            found.regions.into_iter().map(RegionRecord::new).collect();
        records.sort_by_key(|record| Reverse(record.end.peak[goal.kind]));
        Self { records, outside: found.outside, index: RegIndex::default() }
    }

    /// The fewest registers of the goal's kind that are live at one time, so far as fewer have more `merit`. Cycles are
    /// counted for so many waves.
    pub fn floor<M: Ord>(
        &mut self,
        func: &MachineFunction,
        setting: &Setting<'_>,
        waves: u32,
        merit: impl Fn(u32) -> M,
    ) -> u32 {
        let kind = setting.goal.kind;
        let mut floor = self.outside[kind];
        let mut cx = Cx { func, setting, index: &mut self.index, waves };
        // What the fattest can do at best is what the others need to do.
        for record in &mut self.records {
            if merit(record.end.peak[kind]) < merit(floor) {
                record.try_small(&mut cx, |registers| merit(registers) >= merit(floor));
            }
            floor = floor.max(record.least(kind));
        }
        floor
    }

    /// Chooses for each region, in which no more than `most` registers are to be live, the order that is through in the fewest
    /// cycles when so many waves run; registers of other kinds than the goal's also as many as in the order given.
    pub fn choose(
        &mut self,
        func: &MachineFunction,
        setting: &Setting<'_>,
        waves: u32,
        most: &Counts,
    ) {
        let kind = setting.goal.kind;
        let mut cx = Cx { func, setting, index: &mut self.index, waves };
        for record in &mut self.records {
            let mut allowed: Counts =
                core::array::from_fn(|other| most[other].max(record.end.peak[other]));
            allowed[kind] = most[kind];
            if record.end.peak[kind] > allowed[kind] {
                record.try_small(&mut cx, |registers| registers <= allowed[kind]);
            }
            record.try_hidden(&mut cx, &allowed);
            record.choose(kind, &allowed);
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
                self.records.iter_mut().for_each(|record| record.choose_by(badness));
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
                let floor = self.floor(func, setting, waves, with);
                self.choose_for(func, setting, strategy, with(floor), occupancy);
            }
        }
    }

    /// Chooses the order with the fewest cycles, where as many waves as `wanted` can run.
    fn choose_for(
        &mut self,
        func: &MachineFunction,
        setting: &Setting<'_>,
        strategy: Strategy,
        wanted: u32,
        occupancy: &Occupancy<'_>,
    ) {
        if strategy == Strategy::Ilp {
            self.try_each(func, setting, strategy, wanted, u32::MAX);
        }
        self.try_each(func, setting, strategy, wanted, (occupancy.most)(wanted));
        let score =
            |c: &Candidate| (Reverse((occupancy.waves)(&c.peak).min(wanted)), c.switches, c.cycles);
        self.records.iter_mut().for_each(|record| record.choose_by(score));
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
        self.records.iter_mut().for_each(|record| record.try_strategy(&mut cx, strategy, most));
    }

    /// The most registers of each kind that are live at one time with the orders given.
    fn given_peak(&self) -> Counts {
        let peaks = self.records.iter().map(|record| record.end.peak);
        peaks.fold(self.outside, |a, b| core::array::from_fn(|kind| a[kind].max(b[kind])))
    }

    /// Chooses the order given for each region.
    pub fn choose_given(&mut self) {
        self.records.iter_mut().for_each(RegionRecord::choose_given);
    }

    /// What was tried for each region, the fattest first.
    pub fn trials(&self) -> Vec<RegionTrials> {
        self.records.iter().map(RegionRecord::trials).collect()
    }

    /// How many regions have another order than the one given.
    pub fn moved(&self) -> u64 {
        self.records.iter().filter(|record| record.is_moved()).count() as u64
    }

    /// Puts the regions of the function, in whatever order they are, in the order chosen.
    pub fn apply(&self, func: &mut MachineFunction) {
        for record in &self.records {
            if let Some(order) = record.schedule(func) {
                order.apply(func);
            }
        }
    }
}
