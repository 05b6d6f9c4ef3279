//! Whole functions: regions are recorded once, strategies make orders of each on the same graph, a score picks, and only
//! winners are applied.

use core::cmp::Reverse;

use ir::machine::MachineFunction;

use super::cycles::RegionCycles;
use super::ends::{FunctionRegions, RegionEnd};
use super::exact::{DEFAULT_BUDGET, exact};
use super::goal::PressureGoal;
use super::graph::RegionGraph;
use super::index::RegIndex;
use super::limited::limited;
use super::minreg::minreg;
use super::order::Order;
use super::record::{Candidate, RegionRecord};
use super::region::DetachedSchedule;
use super::strategy::Strategy;
use super::target::SchedTarget;
use super::values::{Counts, RegionValues};
use crate::liveness::LaneLiveness;
use crate::pressure::PressureModel;

/// What a function is scheduled for.
pub struct Setting<'a> {
    /// The target.
    pub target: &'a dyn SchedTarget,
    /// The kinds of registers.
    pub model: &'a PressureModel,
    /// What is live where.
    pub liveness: &'a LaneLiveness,
    /// Which pressure is to be small.
    pub goal: PressureGoal,
    /// How many waves run with a peak.
    pub waves: &'a dyn Fn(&Counts) -> u32,
    /// The most registers of the goal's kind with which so many waves run.
    pub most: &'a dyn Fn(u32) -> u32,
}

/// A function's regions with their orders.
#[derive(Clone, Debug, Default)]
pub struct FunctionSchedule {
    /// By block, those of a block from its end up.
    pub records: Vec<RegionRecord>,
    /// The most registers of each kind that are live at one time outside of all regions.
    pub outside: Counts,
}

impl FunctionSchedule {
    /// Records the regions of a function with the orders given.
    pub fn new(func: &MachineFunction, setting: &Setting<'_>, found: FunctionRegions) -> Self {
        let mut index = RegIndex::default();
        let record = |end: RegionEnd| {
            let graph = RegionGraph::new(func, setting.target, &end.region.insts, &mut index);
            let given: Order = graph.nodes().collect();
            let schedule = DetachedSchedule::given(func, &end.region);
            let cycles = RegionCycles::new(func, setting.target, &graph);
            let waves = (setting.waves)(&end.peak);
            let (peak, cycles) = (end.peak, cycles.cycles(&graph, &given, waves));
            let given = Candidate { strategy: Strategy::Source, schedule, peak, cycles };
            RegionRecord { end, waves, candidates: vec![given] }
        };
        let outside = found.outside;
        Self { records: found.regions.into_iter().map(record).collect(), outside }
    }

    /// The peak over all regions, if each has the order that scores best.
    pub fn peak<S: Ord>(&self, score: impl Fn(&Candidate) -> S) -> Counts {
        let peaks = self.records.iter().map(|record| record.best(&score).peak);
        peaks.fold(self.outside, larger)
    }

    /// Tries a strategy on every region. Answers which orders are to be taken, one for each region.
    pub fn run(
        &mut self,
        func: &MachineFunction,
        setting: &Setting<'_>,
        strategy: Strategy,
    ) -> Vec<Candidate> {
        let waves = |peak: &Counts| (setting.waves)(peak);
        let badness = |c: &Candidate| setting.goal.badness(&c.peak);
        match strategy {
            Strategy::Source => self.picked(|c| c.strategy != Strategy::Source),
            Strategy::MinReg | Strategy::Exact => {
                self.each(func, setting, strategy, 0);
                self.picked(badness)
            }
            Strategy::Ilp => {
                // As many waves as with the order given, then the fewest cycles.
                let wanted = waves(&self.peak(|c| c.strategy != Strategy::Source));
                self.each(func, setting, Strategy::Ilp, u32::MAX);
                self.each(func, setting, Strategy::MaxOccupancy, (setting.most)(wanted));
                self.picked(|c| (Reverse(waves(&c.peak).min(wanted)), c.cycles))
            }
            Strategy::MaxOccupancy => {
                let wanted = waves(&self.peak(|c| c.strategy != Strategy::Source));
                self.each(func, setting, Strategy::MaxOccupancy, (setting.most)(wanted));
                self.picked(|c| (Reverse(waves(&c.peak).min(wanted)), c.cycles))
            }
            // Hiding latencies is the caller's: without it the rest is the same.
            Strategy::Latency | Strategy::IterativeMaxOccupancy => {
                let wanted = self.raise(func, setting);
                self.each(func, setting, Strategy::MaxOccupancy, (setting.most)(wanted));
                self.picked(|c| (Reverse(waves(&c.peak).min(wanted)), c.cycles))
            }
        }
    }

    /// Gives the regions that stand in the way of more waves orders of least pressure, the fattest first: what it can do
    /// at best is what the others need to do. Answers how many waves can run.
    fn raise(&mut self, func: &MachineFunction, setting: &Setting<'_>) -> u32 {
        let mut fattest: Vec<usize> = (0..self.records.len()).collect();
        fattest.sort_by_key(|&at| (Reverse(setting.goal.badness(&self.records[at].end.peak)), at));
        let mut reached = (setting.waves)(&self.outside);
        let mut index = RegIndex::default();
        for at in fattest {
            let record = &mut self.records[at];
            if (setting.waves)(&record.end.peak) >= reached {
                continue;
            }
            extend(func, setting, record, Strategy::MinReg, 0, &mut index);
            let best = record.best(|c| setting.goal.badness(&c.peak));
            reached = reached.min((setting.waves)(&best.peak));
        }
        reached
    }

    fn each(
        &mut self,
        func: &MachineFunction,
        setting: &Setting<'_>,
        strategy: Strategy,
        limit: u32,
    ) {
        let mut index = RegIndex::default();
        for record in &mut self.records {
            extend(func, setting, record, strategy, limit, &mut index);
        }
    }

    fn picked<S: Ord>(&self, score: impl Fn(&Candidate) -> S) -> Vec<Candidate> {
        self.records.iter().map(|record| record.best(&score).clone()).collect()
    }
}

/// Adds what a strategy makes of a region to its record.
fn extend(
    func: &MachineFunction,
    setting: &Setting<'_>,
    record: &mut RegionRecord,
    strategy: Strategy,
    limit: u32,
    index: &mut RegIndex,
) {
    let region = &record.end.region;
    let graph = RegionGraph::new(func, setting.target, &region.insts, index);
    let (model, liveness) = (setting.model, setting.liveness);
    let values = RegionValues::new(func, model, liveness, &region.insts, &record.end.live, index);
    let goal = &setting.goal;
    let timing = RegionCycles::new(func, setting.target, &graph);
    let waves = record.waves;
    let order = match strategy {
        Strategy::Source => return,
        Strategy::MinReg => minreg(&graph, &values, goal),
        Strategy::Exact => {
            let start = minreg(&graph, &values, goal);
            exact(&graph, &values, goal.kind, &start, DEFAULT_BUDGET).order
        }
        _ => limited(&graph, &values, goal.kind, limit),
    };
    let schedule = DetachedSchedule::new(func, region, &graph, &order);
    let (peak, cycles) = (values.peak(&order), timing.cycles(&graph, &order, waves));
    let candidate = Candidate { strategy, schedule, peak, cycles };
    record.add(candidate, |c| goal.badness(&c.peak));
}

fn larger(a: Counts, b: Counts) -> Counts {
    core::array::from_fn(|kind| a[kind].max(b[kind]))
}
