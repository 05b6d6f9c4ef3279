//! Records of regions: what is known of a region, and the best orders so far, beyond the life of its graph.

use super::ends::RegionEnd;
use super::region::DetachedSchedule;
use super::strategy::Strategy;
use super::values::Counts;

/// Orders kept of a region at most.
const KEPT: usize = 4;

/// An order with what is known of it.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// Who made it.
    pub strategy: Strategy,
    /// The order.
    pub schedule: DetachedSchedule,
    /// The most registers of each kind that are live at one time.
    pub peak: Counts,
    /// Cycles of all waves, as [`RegionCycles`](super::RegionCycles) counts them.
    pub cycles: u64,
}

/// A region with its live sets, and the best orders so far.
#[derive(Clone, Debug)]
pub struct RegionRecord {
    /// The region, with what is live in front of it and behind it, and the peak of the order given.
    pub end: RegionEnd,
    /// The waves for which cycles are counted: those that run with the order given.
    pub waves: u32,
    /// The best orders, the first found of those that are as good first. The order given is always the first entry.
    pub candidates: Vec<Candidate>,
}

impl RegionRecord {
    /// Takes an order in, and drops the worst of those that are too many; the order given stays.
    pub fn add<S: Ord>(&mut self, candidate: Candidate, score: impl Fn(&Candidate) -> S) {
        if self.candidates.iter().any(|known| known.schedule == candidate.schedule) {
            return;
        }
        self.candidates.push(candidate);
        if self.candidates.len() > KEPT {
            let worst = (1..self.candidates.len()).max_by_key(|&at| score(&self.candidates[at]));
            worst.map(|at| self.candidates.remove(at));
        }
    }

    /// The best order: the one with the least score, and of several the one that was there first.
    pub fn best<S: Ord>(&self, score: impl Fn(&Candidate) -> S) -> &Candidate {
        let best = self.candidates.iter().min_by_key(|candidate| score(candidate));
        best.expect("the order given")
    }
}
