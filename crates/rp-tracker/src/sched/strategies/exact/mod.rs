//! Orders of provably least pressure.
//!
//! To order instructions so that the fewest registers are live at one time is hard in general (Sethi, "Complete register
//! allocation problems", 1975), but regions are small, and most fall into pieces. [`exact`] looks for an order with one
//! register less than the best known until there provably is none, or its budget is used up. The search is described in
//! `search`. Around that:
//!
//! * the number of registers that are live after a set of issued instructions depends on the set alone, and the fewest over all
//!   sets, or over all that hold one instruction and not another, are a least cut (`cut`);
//! * the set with the fewest of all divides the region: some best order goes through it. Its front is searched from
//!   the start, the rest from the end;
//! * an instruction is issued after a set that holds all that must come before it and nothing that must come after it.
//!   The fewest live registers after any such set are a *lower bound*, for regions of any size. It contains the
//!   usual bounds: what is live at either end, what one instruction reads and writes, and values that are written
//!   before and read after an instruction by all orders;
//! * instructions that could change places without changing anything are tried in one order only (`problem`).

mod beam;
mod cut;
mod problem;
mod search;
#[cfg(test)]
mod tests;

use cranelift_entity::EntityRef;

use self::problem::{Problem, Set};
use self::search::{Direction, Interval, Search};
use crate::sched::graph::{Node, Order, RegionGraph, RegionValues};

/// The best order that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exact {
    /// The order.
    pub order: Order,
    /// The most registers that are live at one time in it.
    pub peak: u32,
    /// No order has fewer.
    pub lower: u32,
    /// Steps of the budget that were used.
    pub steps: u64,
}

/// A budget with which most regions of up to some hundred instructions end, in steps: about a second at most.
pub(in crate::sched) const DEFAULT_BUDGET: u64 = 2_000_000;

/// The order of a region with the fewest registers of a kind live at one time, or the best that was found with a number
/// of steps; `start` is an order to start with, the better the shorter the search.
pub fn exact(
    graph: &RegionGraph,
    values: &RegionValues,
    kind: usize,
    start: &[Node],
    budget: u64,
) -> Exact {
    search(graph, values, kind, start, Wanted::Proof, budget)
}

/// The best order of a region that is found by the search for better ones alone, from `start` on. The least possible is
/// not asked: so this is good for many small searches.
pub(in crate::sched::strategies) fn better(
    graph: &RegionGraph,
    values: &RegionValues,
    kind: usize,
    start: &[Node],
    budget: u64,
) -> Order {
    search(graph, values, kind, start, Wanted::Order, budget).order
}

/// The purpose of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    /// A better order.
    Order,
    /// The lower bound, too.
    Proof,
}

fn search(
    graph: &RegionGraph,
    values: &RegionValues,
    kind: usize,
    start: &[Node],
    wanted: Wanted,
    budget: u64,
) -> Exact {
    let problem = Problem::new(graph, values, kind);
    let mut pieces = pieces(&problem, start);
    let mut search = Search { problem: &problem, budget };
    // The one with the higher peak first: what it needs the other may need too.
    let first = usize::from(pieces[1].peak > pieces[0].peak);
    let mut lower = problem.ends[0].max(problem.ends[1]);
    for at in [first, 1 - first] {
        match wanted {
            Wanted::Order => pieces[at].improve(&mut search, lower),
            Wanted::Proof => {
                pieces[at].bound(&problem, lower, &mut search.budget);
                pieces[at].solve(&mut search, lower);
            }
        }
        lower = lower.max(pieces[at].lower);
    }
    let found_peak = pieces[0].peak.max(pieces[1].peak);
    let (order, peak) = joined(values, kind, pieces, start);
    debug_assert!(!problem.is_exact || found_peak == peak);
    Exact { order, peak, lower: lower.min(peak), steps: budget - search.budget }
}

/// The region divided by the set after which the fewest registers are live.
fn pieces(problem: &Problem, start: &[Node]) -> [Piece; 2] {
    let numbers: Vec<u32> = start.iter().map(|node| node.index() as u32).collect();
    let (empty, full) = (Set::empty(problem.len()), Set::full(problem.len()));
    let (live, waist) = cut::least(problem, &empty, problem.ends[0], &full);
    let front =
        Interval { low: empty, low_live: problem.ends[0], high: waist.clone(), high_live: live };
    let back = Interval { low: waist, low_live: live, high: full, high_live: problem.ends[1] };
    [
        Piece::new(problem, front, Direction::Up, &numbers),
        Piece::new(problem, back, Direction::Down, &numbers),
    ]
}

/// The order of both pieces with its peak, if it is not worse than the one at the start: where values share registers the
/// search has counted too little.
fn joined(
    values: &RegionValues,
    kind: usize,
    [front, back]: [Piece; 2],
    start: &[Node],
) -> (Order, u32) {
    let numbers = front.order.into_iter().chain(back.order);
    let found: Order = numbers.map(|number| Node::new(number as usize)).collect();
    let peaks = [values.peak(&found)[kind], values.peak(start)[kind]];
    if peaks[0] <= peaks[1] { (found, peaks[0]) } else { (start.to_vec(), peaks[1]) }
}

/// An order with fewer registers of a kind live at one time than in `start`, or that one: found by a beam of sets, with so
/// many steps at most. It proves nothing, but finds orders in regions of which [`exact`] cannot go through all sets.
pub(in crate::sched::strategies) fn beam(
    graph: &RegionGraph,
    values: &RegionValues,
    kind: usize,
    start: &[Node],
    width: usize,
    budget: u64,
) -> Order {
    let problem = Problem::new(graph, values, kind);
    let mut pieces = pieces(&problem, start);
    let mut search = Search { problem: &problem, budget };
    let first = usize::from(pieces[1].peak > pieces[0].peak);
    let mut known = problem.ends[0].max(problem.ends[1]);
    for at in [first, 1 - first] {
        pieces[at].narrow(&mut search, known, width);
        known = known.max(pieces[at].peak);
    }
    joined(values, kind, pieces, start).0
}

/// An interval with the best order known.
struct Piece {
    interval: Interval,
    direction: Direction,
    order: Vec<u32>,
    peak: u32,
    lower: u32,
}

impl Piece {
    fn new(problem: &Problem, interval: Interval, direction: Direction, start: &[u32]) -> Self {
        let mine = |&&node: &&u32| interval.high.contains(node) && !interval.low.contains(node);
        let order: Vec<u32> = start.iter().filter(mine).copied().collect();
        let peak = problem.peak(&interval.low, interval.low_live, &order);
        let lower = interval.low_live.max(interval.high_live);
        Self { interval, direction, order, peak, lower }
    }

    /// Raises the lower bound by what each node needs, as far as a third of the budget goes; not beyond what is enough.
    fn bound(&mut self, problem: &Problem, known: u32, budget: &mut u64) {
        let Interval { low, low_live, high, .. } = &self.interval;
        let mut left = *budget / 3;
        let mut live = *low_live;
        let mut done = low.clone();
        let mut nodes: Vec<(u32, u32)> = Vec::new();
        for &node in &self.order {
            let step = problem.step(&done, live, node);
            nodes.push((step.at, node));
            live = step.after;
            done.insert(node);
        }
        nodes.sort_unstable_by_key(|&(live, node)| (core::cmp::Reverse(live), node));
        for (_, node) in nodes {
            if self.lower.max(known) >= self.peak {
                break;
            }
            let before = problem.closure(node, &problem.preds);
            let after = problem.closure(node, &problem.succs);
            let cost = 4 * self.order.len() as u64;
            let Some(rest) = left.checked_sub(cost) else { break };
            left = rest;
            *budget -= cost;
            // After the node; then, before it, without the node itself.
            let (mut least, mut most) = (low.clone(), high.clone());
            let held: Vec<u32> = before.without(low).collect();
            let order: Vec<u32> =
                self.order.iter().filter(|&&n| held.binary_search(&n).is_ok()).copied().collect();
            after.without(low).filter(|&n| n != node).for_each(|n| most.remove(n));
            let mut live = *low_live;
            for &n in &order {
                if n == node {
                    let mut without = most.clone();
                    without.remove(node);
                    let (before, _) = cut::least(problem, &least, live, &without);
                    self.lower = self.lower.max(before + problem.early[node as usize]);
                }
                live = problem.step(&least, live, n).after;
                least.insert(n);
            }
            let (behind, _) = cut::least(problem, &least, live, &most);
            self.lower = self.lower.max(behind + problem.dead[node as usize]);
        }
    }

    /// Looks for better orders by beams from both ends, as long as that can help a region that needs `known` registers in any
    /// case.
    fn narrow(&mut self, search: &mut Search<'_>, known: u32, width: usize) {
        let ways = [self.direction, self.direction.reverse()];
        let mut failed = 0;
        while self.peak > self.lower.max(known) && failed < ways.len() {
            match search.beam(&self.interval, ways[failed], self.peak - 1, width) {
                Ok(Some(order)) => {
                    let Interval { low, low_live, .. } = &self.interval;
                    self.peak = search.problem.peak(low, *low_live, &order);
                    self.order = order;
                }
                Ok(None) => failed += 1,
                Err(_) => break,
            }
        }
    }

    /// Looks for better orders, as long as that can help a region that needs `known` registers in any case.
    fn improve(&mut self, search: &mut Search<'_>, known: u32) {
        while self.peak > self.lower.max(known) {
            match search.order(self.interval.clone(), self.direction, self.peak - 1) {
                Ok(Some(order)) => {
                    self.peak =
                        search.problem.peak(&self.interval.low, self.interval.low_live, &order);
                    self.order = order;
                }
                Ok(None) => self.lower = self.peak,
                Err(_) => break,
            }
        }
    }

    /// Looks for better orders, and for how good they can be.
    fn solve(&mut self, search: &mut Search<'_>, known: u32) {
        let reserve = search.budget / 4;
        search.budget -= reserve;
        self.improve(search, known);
        search.budget += reserve;
        // What is left goes into the other end.
        while self.lower < self.peak && self.peak > known {
            match search.order(self.interval.clone(), self.direction, self.lower) {
                Ok(Some(order)) => {
                    (self.peak, self.order) = (self.lower, order);
                }
                Ok(None) => self.lower += 1,
                Err(_) => break,
            }
        }
    }
}
