//! Orders that fill waits with what comes later in another order.
//!
//! List scheduling by cycles (Gibbons and Muchnick, "Efficient instruction scheduling for a pipelined architecture", 1986),
//! with another order as the priority: the first instruction in it that need not wait comes next; where all have to, the
//! one that waits least. No instruction comes earlier than a number of places before the first that has not come yet, so
//! that values do not become live too early. Linear but for the queues.

use core::cmp::Reverse;
use std::collections::BinaryHeap;

use cranelift_entity::EntityRef;

use super::cycles::RegionCycles;
use super::graph::{Node, RegionGraph};
use super::order::{Order, places};

/// An order made of `base` in which others come where instructions would wait, from at most `window` places behind.
pub fn filled(
    graph: &RegionGraph,
    cycles: &RegionCycles,
    base: &[Node],
    waves: u32,
    window: usize,
) -> Order {
    let mut filler = Filler::new(graph, cycles, base, waves, window);
    let mut order = Order::with_capacity(base.len());
    while let Some(node) = filler.next() {
        order.push(node);
    }
    order
}

struct Filler<'a> {
    graph: &'a RegionGraph,
    cycles: &'a RegionCycles,
    base: &'a [Node],
    waves: u64,
    window: usize,
    rank: Vec<u32>,
    /// What each node still waits for.
    held: Vec<u32>,
    /// When each node's operands are there.
    ready: Vec<u64>,
    done: Vec<bool>,
    /// The first place of `base` that has not come yet.
    first: usize,
    time: u64,
    /// Nodes that could come now, by rank.
    now: BinaryHeap<Reverse<(u32, Node)>>,
    /// Nodes that would wait, by when their operands are there.
    later: BinaryHeap<Reverse<(u64, u32, Node)>>,
    /// Nodes whose place is too far behind, by rank.
    far: BinaryHeap<Reverse<(u32, Node)>>,
}

impl<'a> Filler<'a> {
    fn new(
        graph: &'a RegionGraph,
        cycles: &'a RegionCycles,
        base: &'a [Node],
        waves: u32,
        window: usize,
    ) -> Self {
        let mut filler = Self {
            graph,
            cycles,
            base,
            waves: u64::from(waves.max(1)),
            window,
            rank: places(base),
            held: graph.nodes().map(|node| graph.preds(node).len() as u32).collect(),
            ready: vec![0; graph.len()],
            done: vec![false; graph.len()],
            first: 0,
            time: 0,
            now: BinaryHeap::new(),
            later: BinaryHeap::new(),
            far: BinaryHeap::new(),
        };
        graph.nodes().filter(|&n| graph.preds(n).is_empty()).for_each(|n| filler.enter(n));
        filler
    }

    /// A node's operands are all computed.
    fn enter(&mut self, node: Node) {
        let rank = self.rank[node.index()];
        if rank as usize >= self.first.saturating_add(self.window) {
            self.far.push(Reverse((rank, node)));
        } else if self.ready[node.index()] <= self.time {
            self.now.push(Reverse((rank, node)));
        } else {
            self.later.push(Reverse((self.ready[node.index()], rank, node)));
        }
    }

    fn next(&mut self) -> Option<Node> {
        while let Some(&Reverse((rank, node))) = self.far.peek()
            && (rank as usize) < self.first.saturating_add(self.window)
        {
            self.far.pop();
            self.enter(node);
        }
        while let Some(&Reverse((ready, rank, node))) = self.later.peek()
            && ready <= self.time
        {
            self.later.pop();
            self.now.push(Reverse((rank, node)));
        }
        let now = self.now.pop().map(|Reverse((_, node))| node);
        let node = now.or_else(|| self.later.pop().map(|Reverse((_, _, node))| node))?;
        self.issue(node);
        Some(node)
    }

    fn issue(&mut self, node: Node) {
        let start = self.time.max(self.ready[node.index()]);
        self.time = start + self.waves * u64::from(self.cycles.issue(node).cycles);
        self.done[node.index()] = true;
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
