//! Cycles: how long an order takes when several waves share a SIMD.
//!
//! The model: `W` equal waves run in step on a processor that issues in order. What one wave issues the others issue
//! right behind it, so an instruction of `c` cycles holds the issue for `W·c`. A reader waits until what it reads is
//! there, counted from its writer's issue; so a latency of `L` cycles is hidden by `L / W` instructions of each wave. Units
//! of few lanes (transcendental functions, matrices) are busy for longer than the issue. Results of operations that a
//! counter watches (memory) are waited for by an instruction of its own: where operations of a counter end in order, up to
//! the one that is wanted, else for all of them. At the region's end everything that it has loaded is there: what comes
//! behind will want it.
//!
//! This is the usual scoreboard of a list scheduler (Muchnick, "Advanced Compiler Design and Implementation", chapter 17),
//! stretched by the number of waves. Caches, banks and the order in which waves really run are not in it.

use cranelift_entity::EntityRef;
use ir::machine::MachineFunction;

use super::graph::{Node, RegionGraph};
use super::target::SchedTarget;

/// Units that instructions may keep busy beyond their issue, at most.
pub const MAX_UNITS: usize = 4;

/// Counters of operations under way, at most.
pub const MAX_COUNTERS: usize = 8;

/// How an instruction is issued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Issue {
    /// Cycles for which a wave issues nothing else; 0 for what is no instruction.
    pub cycles: u32,
    /// The unit that works on it, below [`MAX_UNITS`].
    pub unit: u8,
    /// Cycles for which the unit takes no other instruction.
    pub busy: u32,
    /// The counter that says when its result is there, if it has to be waited for.
    pub counter: Option<Counter>,
}

impl Issue {
    /// An instruction of one cycle on the first unit.
    pub const SIMPLE: Self = Self { cycles: 1, unit: 0, busy: 1, counter: None };
    /// What is no instruction.
    pub const NOTHING: Self = Self { cycles: 0, unit: 0, busy: 0, counter: None };
}

/// A counter of operations under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counter {
    /// Its number, below [`MAX_COUNTERS`].
    pub number: u8,
    /// Whether its operations end in the order in which they began.
    pub in_order: bool,
}

/// What a region's instructions take of the processor.
#[derive(Clone, Debug)]
pub struct RegionCycles {
    issues: Vec<Issue>,
    /// Whether something reads the result, perhaps behind the region.
    has_result: Vec<bool>,
}

impl RegionCycles {
    /// Looks at the instructions of a region.
    pub fn new(func: &MachineFunction, target: &dyn SchedTarget, graph: &RegionGraph) -> Self {
        let insts = graph.insts();
        Self {
            issues: insts.iter().map(|&inst| target.issue(func, inst)).collect(),
            has_result: insts.iter().map(|&inst| func.defs(inst).next().is_some()).collect(),
        }
    }

    /// How a node is issued.
    pub fn issue(&self, node: Node) -> Issue {
        self.issues[node.index()]
    }

    /// Whether a node has a result that something may read, perhaps behind the region.
    pub fn has_result(&self, node: Node) -> bool {
        self.has_result[node.index()]
    }

    /// Cycles for which the issue is held in any order, by one wave.
    pub fn issued(&self) -> u64 {
        self.issues.iter().map(|issue| u64::from(issue.cycles)).sum()
    }

    /// Cycles that no order of the graph can do without: what is issued, with a wait for each counter that something in the
    /// region is read from, or the longest chain.
    pub fn least(&self, graph: &RegionGraph, waves: u32) -> u64 {
        let mut counters = 0u32;
        let mut chain = vec![0u64; graph.len()];
        let mut longest = 0;
        for node in graph.nodes() {
            let start = chain[node.index()];
            for edge in graph.succs(node) {
                let to = &mut chain[edge.node.index()];
                *to = (*to).max(start + u64::from(edge.latency));
                if let Some(counter) = self.issue(node).counter.filter(|_| edge.latency != 0) {
                    counters |= 1 << counter.number;
                }
            }
            if self.has_result(node) {
                longest = longest.max(start + u64::from(graph.latency(node)));
            }
        }
        let issued = self.issued() + u64::from(counters.count_ones());
        longest.max(issued * u64::from(waves.max(1)))
    }

    /// Cycles in which all of `waves` waves are through an order. For what one wave costs divide by their number.
    pub fn cycles(&self, graph: &RegionGraph, order: &[Node], waves: u32) -> u64 {
        let mut board = Board::new(self, graph, waves);
        order.iter().for_each(|&node| board.issue(node));
        board.end()
    }
}

/// An operation that a counter watches.
#[derive(Clone, Copy, Default)]
struct Watched {
    /// Operations begun so far.
    begun: u32,
    /// Of those, how many have been waited for, at least.
    waited: u32,
    /// When the last one ends.
    ends: u64,
}

/// What is under way.
struct Board<'a> {
    region: &'a RegionCycles,
    graph: &'a RegionGraph,
    waves: u64,
    time: u64,
    /// When each node's operands are there.
    ready: Vec<u64>,
    /// For each node that a counter watches, which of the counter's operations it is, from 1 on.
    number: Vec<u32>,
    free: [u64; MAX_UNITS],
    counters: [Watched; MAX_COUNTERS],
    /// When everything that was begun is there.
    end: u64,
}

impl<'a> Board<'a> {
    fn new(region: &'a RegionCycles, graph: &'a RegionGraph, waves: u32) -> Self {
        Self {
            region,
            graph,
            waves: u64::from(waves.max(1)),
            time: 0,
            ready: vec![0; graph.len()],
            number: vec![0; graph.len()],
            free: [0; MAX_UNITS],
            counters: [Watched::default(); MAX_COUNTERS],
            end: 0,
        }
    }

    fn issue(&mut self, node: Node) {
        let issue = self.region.issues[node.index()];
        self.wait_for_operands(node);
        let unit = usize::from(issue.unit) % MAX_UNITS;
        let start = self.time.max(self.ready[node.index()]).max(self.free[unit]);
        self.time = start + self.waves * u64::from(issue.cycles);
        self.free[unit] = start + self.waves * u64::from(issue.busy);
        let there = start + u64::from(self.graph.latency(node));
        for edge in self.graph.succs(node) {
            let ready = &mut self.ready[edge.node.index()];
            *ready = (*ready).max(start + u64::from(edge.latency));
        }
        if self.region.has_result[node.index()] {
            self.end = self.end.max(there);
        }
        if let Some(counter) = issue.counter {
            let watched = &mut self.counters[usize::from(counter.number) % MAX_COUNTERS];
            watched.begun += 1;
            watched.ends = watched.ends.max(there);
            self.number[node.index()] = watched.begun;
        }
    }

    /// Issues a wait for each counter of which operands have not been waited for.
    fn wait_for_operands(&mut self, node: Node) {
        for edge in self.graph.preds(node) {
            let from = edge.node.index();
            let Some(counter) = self.region.issues[from].counter.filter(|_| edge.latency != 0)
            else {
                continue;
            };
            let watched = &mut self.counters[usize::from(counter.number) % MAX_COUNTERS];
            if watched.waited >= self.number[from] {
                continue;
            }
            self.time += self.waves;
            if counter.in_order {
                watched.waited = self.number[from];
            } else {
                watched.waited = watched.begun;
                self.time = self.time.max(watched.ends);
            }
        }
    }

    fn end(&self) -> u64 {
        self.time.max(self.end)
    }
}
