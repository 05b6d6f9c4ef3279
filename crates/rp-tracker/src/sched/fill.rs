//! Orders that fill waits with what comes later in another order.
//!
//! List scheduling by cycles (Gibbons and Muchnick, "Efficient instruction scheduling for a pipelined architecture", 1986),
//! with another order as the priority: the first instruction in it that need not wait comes next; where all have to, the
//! one that waits least. An instruction that comes out of that order makes values live earlier. It may do so only if the
//! registers suffice for it at every place of the other order that it comes before; else it is asked again some places
//! later, each time twice as many. Linear but for the queues.

use core::cmp::Reverse;
use core::ops::Range;
use std::collections::BinaryHeap;

use cranelift_entity::EntityRef;

use super::cycles::RegionCycles;
use super::descent::Descent;
use super::graph::{Node, RegionGraph};
use super::order::{Order, places};
use super::values::RegionValues;

/// Under which limits waits are filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Filling {
    /// The waves that hide one another's latencies.
    pub waves: u32,
    /// The kind of registers that is limited.
    pub kind: usize,
    /// Registers of it that may be live at one time, so far as the other order does with so many.
    pub most: u32,
}

/// An order made of `base` in which others come where instructions would wait.
pub fn filled(
    graph: &RegionGraph,
    values: &RegionValues,
    cycles: &RegionCycles,
    base: &[Node],
    filling: Filling,
) -> Order {
    let mut filler = Filler::new(graph, values, cycles, base, filling);
    let mut order = Order::with_capacity(base.len());
    while let Some(node) = filler.next() {
        order.push(node);
    }
    order
}

/// Places after which an instruction is asked again.
const AGAIN: u32 = 4;

struct Filler<'a> {
    graph: &'a RegionGraph,
    cycles: &'a RegionCycles,
    base: &'a [Node],
    waves: u64,
    rank: Vec<u32>,
    /// What each node still waits for.
    held: Vec<u32>,
    /// When each node's operands are there.
    ready: Vec<u64>,
    done: Vec<bool>,
    /// The first place of `base` that has not come yet.
    first: usize,
    time: u64,
    room: Room<'a>,
    /// Nodes that could come now, by rank.
    now: BinaryHeap<Reverse<(u32, Node)>>,
    /// Nodes that would wait, by when their operands are there.
    later: BinaryHeap<Reverse<(u64, u32, Node)>>,
    /// Nodes for which registers did not suffice, by the place at which they are asked again; and after how many they
    /// were asked.
    refused: BinaryHeap<Reverse<(u32, Node)>>,
    patience: Vec<u32>,
}

impl<'a> Filler<'a> {
    fn new(
        graph: &'a RegionGraph,
        values: &'a RegionValues,
        cycles: &'a RegionCycles,
        base: &'a [Node],
        filling: Filling,
    ) -> Self {
        let mut filler = Self {
            graph,
            cycles,
            base,
            waves: u64::from(filling.waves.max(1)),
            rank: places(base),
            held: graph.nodes().map(|node| graph.preds(node).len() as u32).collect(),
            ready: vec![0; graph.len()],
            done: vec![false; graph.len()],
            first: 0,
            time: 0,
            room: Room::new(graph, values, base, filling),
            now: BinaryHeap::new(),
            later: BinaryHeap::new(),
            refused: BinaryHeap::new(),
            patience: vec![AGAIN; graph.len()],
        };
        graph.nodes().filter(|&n| graph.preds(n).is_empty()).for_each(|n| filler.enter(n));
        filler
    }

    /// A node's operands are all computed.
    fn enter(&mut self, node: Node) {
        let rank = self.rank[node.index()];
        if self.ready[node.index()] <= self.time {
            self.now.push(Reverse((rank, node)));
        } else {
            self.later.push(Reverse((self.ready[node.index()], rank, node)));
        }
    }

    fn next(&mut self) -> Option<Node> {
        // What comes first in the other order is always allowed: all that it needs has come.
        let head = *self.base.get(self.first)?;
        while let Some(&Reverse((place, node))) = self.refused.peek()
            && place as usize <= self.first
        {
            self.refused.pop();
            self.enter(node);
        }
        while let Some(&Reverse((ready, rank, node))) = self.later.peek()
            && ready <= self.time
        {
            self.later.pop();
            self.now.push(Reverse((rank, node)));
        }
        let node = if self.ready[head.index()] <= self.time { head } else { self.other(head) };
        self.issue(node);
        Some(node)
    }

    /// What comes before `head`, which has to wait: the first that need not, or else what waits less.
    fn other(&mut self, head: Node) -> Node {
        while let Some(Reverse((_, node))) = self.now.pop() {
            if self.may_come(node) {
                return node;
            }
        }
        while let Some(&Reverse((ready, _, node))) = self.later.peek()
            && ready < self.ready[head.index()]
        {
            self.later.pop();
            if self.may_come(node) {
                return node;
            }
        }
        head
    }

    /// Whether there are registers for a node. If not, it is asked again later.
    fn may_come(&mut self, node: Node) -> bool {
        if self.done[node.index()] {
            return false;
        }
        let rank = self.rank[node.index()] as usize;
        let fits = rank == self.first || self.room.take(node, self.first, rank);
        if !fits {
            let patience = &mut self.patience[node.index()];
            self.refused.push(Reverse((self.first as u32 + *patience, node)));
            *patience *= 2;
        }
        fits
    }

    fn issue(&mut self, node: Node) {
        let start = self.time.max(self.ready[node.index()]);
        self.time = start + self.waves * u64::from(self.cycles.issue(node).cycles);
        self.done[node.index()] = true;
        self.room.live.issue(node, |_, _| {});
        while self.base.get(self.first).is_some_and(|n| self.done[n.index()]) {
            self.first += 1;
        }
        for edge in self.graph.succs(node) {
            let to = edge.node.index();
            self.ready[to] = self.ready[to].max(start + u64::from(edge.latency));
            self.held[to] -= 1;
            if self.held[to] == 0 {
                self.enter(edge.node);
            }
        }
    }
}

/// The registers that are left.
struct Room<'a> {
    live: Descent<'a>,
    most: i64,
    /// Registers live at each place of the other order, with those of nodes that come earlier now.
    need: Needs,
}

impl<'a> Room<'a> {
    fn new(graph: &RegionGraph, values: &'a RegionValues, base: &[Node], filling: Filling) -> Self {
        let mut at = Vec::with_capacity(base.len());
        values.walk_up(base, |_, most, _| at.push(i64::from(most[filling.kind])));
        at.reverse();
        let live = Descent::new(graph, values, filling.kind);
        Self { live, most: i64::from(filling.most), need: Needs::new(&at) }
    }

    /// Whether a node of a place may come at an earlier one. What it makes live is live from there on.
    fn take(&mut self, node: Node, first: usize, rank: usize) -> bool {
        let cost = self.live.cost(node);
        let fits = self.need.most(first..rank) + cost.max(0) <= self.most;
        if fits {
            self.need.add(first..rank, cost);
        }
        fits
    }
}

/// Numbers by place, of which the largest of a range is asked and to which something is added by range: a segment tree.
struct Needs {
    /// Places, rounded up to a power of two.
    size: usize,
    /// By tree node: the largest below it, without what is added above it.
    most: Vec<i64>,
    /// By tree node: what is added to all below it.
    added: Vec<i64>,
}

impl Needs {
    fn new(numbers: &[i64]) -> Self {
        let size = numbers.len().next_power_of_two();
        let mut most = vec![i64::MIN / 2; 2 * size];
        most[size..size + numbers.len()].copy_from_slice(numbers);
        for at in (1..size).rev() {
            most[at] = most[2 * at].max(most[2 * at + 1]);
        }
        Self { size, most, added: vec![0; 2 * size] }
    }

    /// The largest number of a range; the least number there is of an empty one.
    fn most(&self, range: Range<usize>) -> i64 {
        self.most_below(1, 0..self.size, &range)
    }

    fn most_below(&self, at: usize, here: Range<usize>, range: &Range<usize>) -> i64 {
        if here.end <= range.start || range.end <= here.start {
            return i64::MIN / 2;
        }
        if range.start <= here.start && here.end <= range.end {
            return self.most[at];
        }
        let middle = here.start.midpoint(here.end);
        let left = self.most_below(2 * at, here.start..middle, range);
        let right = self.most_below(2 * at + 1, middle..here.end, range);
        left.max(right) + self.added[at]
    }

    /// Adds to all numbers of a range.
    fn add(&mut self, range: Range<usize>, more: i64) {
        self.add_below(1, 0..self.size, &range, more);
    }

    fn add_below(&mut self, at: usize, here: Range<usize>, range: &Range<usize>, more: i64) {
        if here.end <= range.start || range.end <= here.start {
            return;
        }
        if range.start <= here.start && here.end <= range.end {
            self.most[at] += more;
            self.added[at] += more;
            return;
        }
        let middle = here.start.midpoint(here.end);
        self.add_below(2 * at, here.start..middle, range, more);
        self.add_below(2 * at + 1, middle..here.end, range, more);
        self.most[at] = self.most[2 * at].max(self.most[2 * at + 1]) + self.added[at];
    }
}
