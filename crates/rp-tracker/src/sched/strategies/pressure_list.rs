//! List scheduling for speed under a limit of registers.
//!
//! From the start down: of the ready nodes that need not wait, the one with the longest chain; where it would
//! take more registers than the limit, the one that adds least to the live registers instead. Without a limit this is scheduling
//! for instruction-level parallelism alone.

use core::cmp::Reverse;
use std::collections::BinaryHeap;

use cranelift_entity::EntityRef;

use crate::sched::graph::{Edge, Node, Order, RegionGraph, RegionValues};
use crate::sched::score::Descent;

/// Returns an order for speed with at most `limit` registers of a kind live at one time, so far as that is to be had by
/// looking one node ahead.
pub(in crate::sched) fn pressure_list(
    graph: &RegionGraph,
    values: &RegionValues,
    kind: usize,
    limit: u32,
) -> Order {
    List::new(graph, values, kind, limit).run()
}

struct List<'a> {
    graph: &'a RegionGraph,
    limit: i64,
    live: Descent<'a>,
    time: u64,
    /// Cycles from each node's issue to the end.
    height: Vec<u64>,
    /// Cycles from which each node need not wait.
    from: Vec<u64>,
    held: Vec<u32>,
    done: Vec<bool>,
    /// Nodes that are ready by cost, with entries of former costs.
    cheap: BinaryHeap<(Reverse<i64>, u64, Reverse<Node>)>,
    /// Nodes that need not wait by what hangs on them.
    tall: BinaryHeap<(u64, Reverse<Node>)>,
    /// Nodes that have to wait by when they need no more.
    waiting: BinaryHeap<Reverse<(u64, Node)>>,
    order: Order,
}

impl<'a> List<'a> {
    fn new(graph: &'a RegionGraph, values: &'a RegionValues, kind: usize, limit: u32) -> Self {
        let mut height = vec![0u64; graph.len()];
        for node in graph.nodes().rev() {
            let over = |edge: &Edge| height[edge.node.index()] + u64::from(edge.latency).max(1);
            let over = graph.succs(node).iter().map(over).max();
            height[node.index()] = over.unwrap_or(u64::from(graph.latency(node)));
        }
        let mut this = Self {
            graph,
            limit: i64::from(limit),
            live: Descent::new(graph, values, kind),
            time: 0,
            height,
            from: vec![0; graph.len()],
            held: graph.nodes().map(|node| graph.preds(node).len() as u32).collect(),
            done: vec![false; graph.len()],
            cheap: BinaryHeap::new(),
            tall: BinaryHeap::new(),
            waiting: BinaryHeap::new(),
            order: Order::with_capacity(graph.len()),
        };
        graph.nodes().filter(|node| graph.preds(*node).is_empty()).for_each(|n| this.offer(n));
        this
    }

    fn offer(&mut self, node: Node) {
        let height = self.height[node.index()];
        self.cheap.push((Reverse(self.live.cost(node)), height, Reverse(node)));
        if self.from[node.index()] > self.time {
            self.waiting.push(Reverse((self.from[node.index()], node)));
        } else {
            self.tall.push((height, Reverse(node)));
        }
    }

    fn cheapest(&mut self) -> Option<Node> {
        while let Some((Reverse(cost), _, Reverse(node))) = self.cheap.pop() {
            if !self.done[node.index()] && self.live.cost(node) == cost {
                return Some(node);
            }
        }
        None
    }

    /// Returns the ready node with the longest chain that need not wait, or else the one that waits the least.
    fn tallest(&mut self) -> Option<Node> {
        while let Some(&Reverse((from, node))) = self.waiting.peek()
            && from <= self.time
        {
            self.waiting.pop();
            self.tall.push((self.height[node.index()], Reverse(node)));
        }
        while let Some((_, Reverse(node))) = self.tall.pop() {
            if !self.done[node.index()] {
                return Some(node);
            }
        }
        while let Some(Reverse((_, node))) = self.waiting.pop() {
            if !self.done[node.index()] {
                return Some(node);
            }
        }
        None
    }

    fn run(mut self) -> Order {
        while self.order.len() < self.graph.len() {
            let Some(tallest) = self.tallest() else { break };
            let fits = self.live.live() + self.live.cost(tallest) <= self.limit;
            let node = if fits { tallest } else { self.cheapest().unwrap_or(tallest) };
            if node != tallest {
                self.tall.push((self.height[tallest.index()], Reverse(tallest)));
            }
            self.issue(node);
        }
        self.order
    }

    fn issue(&mut self, node: Node) {
        self.done[node.index()] = true;
        self.order.push(node);
        self.time = self.time.max(self.from[node.index()]);
        let (held, done, height) = (&self.held, &self.done, &self.height);
        let cheap = &mut self.cheap;
        self.live.issue(node, |live, last| {
            if held[last.index()] == 0 && !done[last.index()] {
                cheap.push((Reverse(live.cost(last)), height[last.index()], Reverse(last)));
            }
        });
        for edge in self.graph.succs(node) {
            let index = edge.node.index();
            self.from[index] = self.from[index].max(self.time + u64::from(edge.latency));
            self.held[index] -= 1;
            if self.held[index] == 0 {
                self.offer(edge.node);
            }
        }
        self.time += 1;
    }
}
