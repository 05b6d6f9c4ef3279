//! Greedy orders of little pressure, and depth-first ones.

use core::cmp::Reverse;
use std::collections::BinaryHeap;

use cranelift_entity::EntityRef;

use crate::sched::graph::{Atom, Node, Order, RegionGraph, RegionValues, places};
use crate::sched::score::Descent;

/// Rounds of refinement at most.
const ROUNDS: usize = 3;

/// Orders worth scoring for a kind of register, each with the most registers of that kind that are live at one time in
/// it: the order given, those that each algorithm makes of it, then those that the greedy ones make of the best so far,
/// whose order decides where costs are equal, as long as that is better.
pub(in crate::sched) fn greedy_orders(
    graph: &RegionGraph,
    values: &RegionValues,
    kind: usize,
) -> Vec<(Order, u32)> {
    let given: Order = graph.nodes().collect();
    let scored = |order: Order| {
        let peak = values.peak(&order)[kind];
        (order, peak)
    };
    let mut found = vec![
        scored(depth_first(graph, Visit::Given)),
        scored(depth_first(graph, Visit::Deepest)),
        scored(greedy_down(graph, values, kind, &given)),
        scored(greedy_up(graph, values, kind, &given)),
        scored(given),
    ];
    for _ in 0..ROUNDS {
        let (best, least) = found.iter().min_by_key(|(_, peak)| *peak).expect("the order given");
        let down = scored(greedy_down(graph, values, kind, best));
        let up = scored(greedy_up(graph, values, kind, best));
        let better = down.1.min(up.1) < *least;
        found.extend([down, up]);
        if !better {
            break;
        }
    }
    found
}

/// The predecessor of a node that comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Visit {
    /// The one that was first.
    Given,
    /// The one at the end of the longest chain.
    Deepest,
}

/// From each result in the order given: its predecessors, then itself. So a tree is finished before the next is started.
fn depth_first(graph: &RegionGraph, visit: Visit) -> Order {
    let mut depth = vec![0u32; graph.len()];
    for node in graph.nodes() {
        let deepest = graph.preds(node).iter().map(|edge| depth[edge.node.index()] + 1);
        depth[node.index()] = deepest.max().unwrap_or(0);
    }
    let mut order = Order::with_capacity(graph.len());
    let mut entered = vec![false; graph.len()];
    // Nodes, each with what it needs still to be visited, the next one last.
    let mut stack: Vec<(Node, Vec<Node>)> = Vec::new();
    let needs = |node: Node| {
        let mut list: Vec<Node> = graph.preds(node).iter().map(|edge| edge.node).collect();
        match visit {
            Visit::Given => list.sort_unstable_by_key(|&n| Reverse(n)),
            Visit::Deepest => {
                list.sort_unstable_by_key(|&n| (depth[n.index()], Reverse(n)));
            }
        }
        list
    };
    for root in graph.nodes().filter(|&n| graph.succs(n).is_empty()) {
        entered[root.index()] = true;
        stack.push((root, needs(root)));
        while let Some((node, left)) = stack.last_mut() {
            match left.pop() {
                Some(next) => {
                    if !std::mem::replace(&mut entered[next.index()], true) {
                        stack.push((next, needs(next)));
                    }
                }
                None => {
                    order.push(*node);
                    stack.pop();
                }
            }
        }
    }
    order
}

/// A node that is ready: what adds least first, then what comes first in another order.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Ready {
    cost: Reverse<i32>,
    rank: u32,
    node: Node,
}

/// The nodes that may come next, with costs that change while they wait.
struct Queue {
    heap: BinaryHeap<Ready>,
    cost: Vec<i32>,
    /// Of two nodes that cost the same, the one with the higher rank comes next.
    rank: Vec<u32>,
    /// Edges of each node that still hold it back.
    held: Vec<u32>,
    done: Vec<bool>,
}

impl Queue {
    /// All nodes waiting, held back by so many others each, and what is ready at once.
    fn new(cost: Vec<i32>, rank: Vec<u32>, held: Vec<u32>) -> Self {
        let nodes = cost.len();
        let done = vec![false; nodes];
        let mut queue = Self { heap: BinaryHeap::with_capacity(nodes), cost, rank, held, done };
        for node in (0..nodes).map(Node::new) {
            if queue.held[node.index()] == 0 {
                queue.push(node);
            }
        }
        queue
    }

    fn push(&mut self, node: Node) {
        let cost = Reverse(self.cost[node.index()]);
        self.heap.push(Ready { cost, rank: self.rank[node.index()], node });
    }

    fn release(&mut self, node: Node) {
        self.held[node.index()] -= 1;
        if self.held[node.index()] == 0 {
            self.push(node);
        }
    }

    /// Says that a node has become cheaper.
    fn cheapen(&mut self, node: Node) {
        if self.done[node.index()] {
            return;
        }
        self.cost[node.index()] -= 1;
        if self.held[node.index()] == 0 {
            self.push(node);
        }
    }

    fn pop(&mut self) -> Option<Node> {
        while let Some(Ready { cost, node, .. }) = self.heap.pop() {
            // Entries from before it became cheaper are out of date.
            if !self.done[node.index()] && self.cost[node.index()] == cost.0 {
                self.done[node.index()] = true;
                return Some(node);
            }
        }
        None
    }
}

/// From the start down: of the ready nodes, the one that adds least to the live registers of a kind; of equal ones, the one that
/// comes first in `given`.
fn greedy_down(graph: &RegionGraph, values: &RegionValues, kind: usize, given: &[Node]) -> Order {
    let mut live = Descent::new(graph, values, kind);
    let mut rank = places(given);
    rank.iter_mut().for_each(|place| *place = u32::MAX - *place);
    let held = graph.nodes().map(|n| graph.preds(n).len() as u32).collect();
    let mut queue = Queue::new(graph.nodes().map(|n| live.cost(n) as i32).collect(), rank, held);
    let mut order = Order::with_capacity(graph.len());
    while let Some(node) = queue.pop() {
        order.push(node);
        live.issue(node, |_, last| queue.cheapen(last));
        graph.succs(node).iter().for_each(|edge| queue.release(edge.node));
    }
    order
}

/// From the end up: of the ready nodes, the one that adds least to the live registers of a kind; of equal ones, the one that
/// comes last in `given`.
fn greedy_up(graph: &RegionGraph, values: &RegionValues, kind: usize, given: &[Node]) -> Order {
    let counted = |atom: &&Atom| values.kind(**atom) == kind;
    let mut live: Vec<bool> =
        (0..values.num_atoms()).map(|index| values.is_live_out(Atom::new(index))).collect();
    let mut writer = vec![u32::MAX; values.num_atoms()];
    for node in graph.nodes() {
        values.writes(node).iter().for_each(|atom| writer[atom.index()] = node.index() as u32);
    }
    let cost = |node: Node| {
        let begun = values.reads(node).iter().filter(counted).filter(|a| !live[a.index()]);
        let ended = values.writes(node).iter().filter(counted).filter(|a| live[a.index()]);
        begun.count() as i32 - ended.count() as i32
    };
    let held = graph.nodes().map(|n| graph.succs(n).len() as u32).collect();
    let mut queue = Queue::new(graph.nodes().map(cost).collect(), places(given), held);
    let mut order = Order::with_capacity(graph.len());
    while let Some(node) = queue.pop() {
        order.push(node);
        for atom in values.reads(node).iter().filter(counted) {
            if std::mem::replace(&mut live[atom.index()], true) {
                continue;
            }
            // Its other readers add nothing by that; its writer ends it.
            values.readers(*atom).iter().for_each(|&reader| queue.cheapen(reader));
            if writer[atom.index()] != u32::MAX {
                queue.cheapen(Node::new(writer[atom.index()] as usize));
            }
        }
        graph.preds(node).iter().for_each(|edge| queue.release(edge.node));
    }
    order.reverse();
    order
}
