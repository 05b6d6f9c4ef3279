//! List scheduling that finishes first whatever it has started.

use core::cmp::Reverse;
use std::collections::BinaryHeap;

use cranelift_entity::EntityRef;

use crate::sched::graph::{Node, Order, RegionGraph};

/// The tie breaker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tie {
    Given,
    Reverse,
}

/// The priority of a ready node, the highest first: by the step in which it became necessary to finish something, by
/// how few nodes that need it would still wait for others, how many it makes ready, how long a chain hangs on it, and its place
/// in the order given.
type Wanted = (u32, Reverse<u32>, u32, u32, u32);

/// Nodes of a closure at most: those farther away become necessary later anyway.
const CLOSURE: usize = 256;

/// From the start down, finishing what was started: where a node is issued, all that its successors still wait for becomes
/// necessary, with what that waits for, and those of it that are ready come next. Origin: the first review of LLVM's
/// GCNMinRegStrategy (D31046).
pub(super) fn list(graph: &RegionGraph, tie: Tie) -> Order {
    List::new(graph, tie).run()
}

struct List<'a> {
    graph: &'a RegionGraph,
    tie: Tie,
    height: Vec<u32>,
    /// Edges of each node that still hold it back, and the exclusive or of those nodes' numbers.
    held: Vec<(u32, u32)>,
    /// The step in which each node last became necessary.
    priority: Vec<u32>,
    /// Successors of each node that no other node holds back.
    frees: Vec<u32>,
    done: Vec<bool>,
    ready: BinaryHeap<(Wanted, Node)>,
    order: Order,
}

impl<'a> List<'a> {
    fn new(graph: &'a RegionGraph, tie: Tie) -> Self {
        let nodes = graph.len();
        let mut height = vec![0; nodes];
        let mut held = vec![(0, 0); nodes];
        for node in graph.nodes().rev() {
            let over = graph.succs(node).iter().map(|edge| height[edge.node.index()] + 1);
            height[node.index()] = over.max().unwrap_or(0);
            for edge in graph.preds(node) {
                held[node.index()].0 += 1;
                held[node.index()].1 ^= edge.node.index() as u32;
            }
        }
        let mut this = Self {
            graph,
            tie,
            height,
            held,
            priority: vec![0; nodes],
            frees: vec![0; nodes],
            done: vec![false; nodes],
            ready: BinaryHeap::with_capacity(nodes),
            order: Order::with_capacity(nodes),
        };
        for node in graph.nodes() {
            if let (1, only) = this.held[node.index()] {
                this.frees[only as usize] += 1;
            }
        }
        graph.nodes().for_each(|node| this.offer(node));
        this
    }

    fn wanted(&self, node: Node) -> Wanted {
        let index = node.index();
        let waiting = self.graph.succs(node).len() as u32 - self.frees[index];
        let place = match self.tie {
            Tie::Given => u32::MAX - index as u32,
            Tie::Reverse => index as u32,
        };
        (self.priority[index], Reverse(waiting), self.frees[index], self.height[index], place)
    }

    /// Puts a node in the queue if it is ready, again if something about it has changed.
    fn offer(&mut self, node: Node) {
        if self.held[node.index()].0 == 0 && !self.done[node.index()] {
            self.ready.push((self.wanted(node), node));
        }
    }

    fn run(mut self) -> Order {
        while let Some((wanted, node)) = self.ready.pop() {
            if self.done[node.index()] || wanted != self.wanted(node) {
                continue;
            }
            self.done[node.index()] = true;
            self.order.push(node);
            self.release(node);
            self.need(node);
        }
        self.order
    }

    fn release(&mut self, node: Node) {
        for edge in self.graph.succs(node) {
            let (count, who) = &mut self.held[edge.node.index()];
            *count -= 1;
            *who ^= node.index() as u32;
            match (*count, *who) {
                (0, _) => self.offer(edge.node),
                (1, only) => {
                    self.frees[only as usize] += 1;
                    self.offer(Node::new(only as usize));
                }
                _ => {}
            }
        }
    }

    /// All that successors of a node wait for is necessary now.
    fn need(&mut self, node: Node) {
        let step = self.order.len() as u32;
        let mut closure: Vec<Node> = self.graph.succs(node).iter().map(|edge| edge.node).collect();
        let mut at = 0;
        while at < closure.len() && closure.len() < CLOSURE {
            for edge in self.graph.preds(closure[at]) {
                let index = edge.node.index();
                if !self.done[index] && self.priority[index] != step {
                    self.priority[index] = step;
                    closure.push(edge.node);
                    self.offer(edge.node);
                }
            }
            at += 1;
        }
    }
}
