//! List scheduling: waits of another order are filled with its later instructions.
//!
//! List scheduling by cycles (Gibbons and Muchnick, "Efficient instruction scheduling for a pipelined architecture", 1986),
//! with another order as the priority: of the instructions that need not wait for operands, those whose pipe is free first
//! come next, by their places in it; where all have to wait, the one that waits least. An instruction that comes out of that
//! order makes values live earlier. It may do so only if the registers suffice for it at every place of the other order that
//! it comes before; else it is asked again some places later, each time twice as many. Linear but for the queues.

use core::cmp::Reverse;
use core::ops::Range;
use std::collections::BinaryHeap;

use cranelift_entity::EntityRef;

use crate::sched::graph::{MAX_UNITS, Node, Order, RegionGraph, RegionValues, places};
use crate::sched::score::{Descent, RegionCycles, Scoreboard};

/// The limits and the priority of list scheduling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::sched) struct ListOptions {
    /// The waves that hide one another's latencies.
    pub(in crate::sched) waves: u32,
    /// The kind of registers that is limited.
    pub(in crate::sched) kind: usize,
    /// Registers of it that may be live at one time, so far as the other order does with so many.
    pub(in crate::sched) most: u32,
    /// The instruction that comes next, of those that need not wait.
    pub(in crate::sched) priority: Priority,
}

/// The priority of instructions that need not wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::sched) enum Priority {
    /// The first of the base order.
    BaseOrder,
    /// The one with the longest chain after it.
    CriticalPath,
}

/// Returns an order made of `base` in which other instructions come where one would wait.
pub(in crate::sched) fn list_schedule(
    graph: &RegionGraph,
    values: &RegionValues,
    cycles: &RegionCycles,
    base: &[Node],
    options: ListOptions,
) -> Order {
    let mut scheduler = ListScheduler::new(graph, values, cycles, base, options);
    let mut order = Order::with_capacity(base.len());
    while let Some(node) = scheduler.next() {
        scheduler.issue(node);
        order.push(node);
    }
    order
}

/// Places after which an instruction is asked again.
const AGAIN: u32 = 4;

struct ListScheduler<'a> {
    graph: &'a RegionGraph,
    base: &'a [Node],
    board: Scoreboard<'a>,
    rank: Vec<u32>,
    /// By node, the least first of those that need not wait.
    priority: Vec<u64>,
    /// The number of predecessors that each node still waits for.
    held: Vec<u32>,
    done: Vec<bool>,
    /// The first place of `base` that has not come yet.
    first: usize,
    /// The last node.
    last: Option<Node>,
    room: Room<'a>,
    /// Nodes that could come as soon as their pipe is free, by pipe and priority.
    now: [BinaryHeap<Reverse<(u64, Node)>>; MAX_UNITS],
    /// Nodes whose operands are not there yet, by when they are.
    later: BinaryHeap<Reverse<(u64, u64, Node)>>,
    /// Nodes for which registers did not suffice, by the place at which they are asked again; and after how many they
    /// were asked.
    refused: BinaryHeap<Reverse<(u32, Node)>>,
    patience: Vec<u32>,
}

impl<'a> ListScheduler<'a> {
    fn new(
        graph: &'a RegionGraph,
        values: &'a RegionValues,
        cycles: &'a RegionCycles,
        base: &'a [Node],
        options: ListOptions,
    ) -> Self {
        let rank = places(base);
        let priority = match options.priority {
            Priority::BaseOrder => rank.iter().map(|&rank| u64::from(rank)).collect(),
            Priority::CriticalPath => {
                let heights = cycles.heights(graph, options.waves);
                heights.iter().zip(&rank).map(|(&h, &r)| (!h) << 24 | u64::from(r)).collect()
            }
        };
        let mut scheduler = Self {
            graph,
            base,
            board: Scoreboard::new(cycles, graph, options.waves),
            rank,
            priority,
            held: graph.nodes().map(|node| graph.preds(node).len() as u32).collect(),
            done: vec![false; graph.len()],
            first: 0,
            last: None,
            room: Room::new(graph, values, base, options),
            now: Default::default(),
            later: BinaryHeap::new(),
            refused: BinaryHeap::new(),
            patience: vec![AGAIN; graph.len()],
        };
        graph.nodes().filter(|&n| graph.preds(n).is_empty()).for_each(|n| scheduler.enter(n));
        scheduler
    }

    /// A node's operands are all computed.
    fn enter(&mut self, node: Node) {
        let priority = self.priority[node.index()];
        let ready = self.board.wait(node).ready;
        if ready > self.board.time() {
            self.later.push(Reverse((ready, priority, node)));
        } else {
            self.push_now(node);
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
        while let Some(&Reverse((ready, _, node))) = self.later.peek()
            && ready <= self.board.time()
        {
            self.later.pop();
            self.enter(node);
        }
        Some(self.companion().or_else(|| self.free()).unwrap_or_else(|| self.soonest(head)))
    }

    /// Returns a node that should be next to the last one, so that the two make a clause, if it need not wait.
    fn companion(&mut self) -> Option<Node> {
        let last = self.last?;
        let (graph, board) = (self.graph, &self.board);
        let clusters = graph.cluster_succs(last).iter().chain(graph.cluster_preds(last));
        let mut ready = clusters.map(|edge| edge.node).filter(|&node| {
            let is_open = !self.done[node.index()] && self.held[node.index()] == 0;
            is_open && board.start(node) == board.turn(node)
        });
        ready.next().filter(|&node| self.has_room(node))
    }

    /// Returns the ready node whose pipe is free first.
    fn free(&mut self) -> Option<Node> {
        loop {
            let (turn, node) = self.first_turn()?;
            let Some(&Reverse((ready, _, late))) = self.later.peek().filter(|l| l.0.0 <= turn)
            else {
                self.now[self.board.pipe(node)].pop();
                if self.may_come(node) {
                    return Some(node);
                }
                continue;
            };
            // Its operands are there by then; if its pipe is free before them, it can come now.
            self.later.pop();
            if ready <= self.board.turn(late) {
                self.push_now(late);
            } else if self.may_come(late) {
                return Some(late);
            }
        }
    }

    /// Of the nodes that wait for nothing but their pipes the one that can be issued first, and when.
    fn first_turn(&mut self) -> Option<(u64, Node)> {
        let mut first = None;
        for pipe in 0..MAX_UNITS {
            while let Some(&Reverse((priority, node))) = self.now[pipe].peek() {
                let turn = self.board.turn(node);
                if self.board.wait(node).ready > turn {
                    // The unit after its pipe has become busy.
                    self.now[pipe].pop();
                    self.enter(node);
                    continue;
                }
                first = first.into_iter().chain([(turn, priority, node)]).min();
                break;
            }
        }
        first.map(|(turn, _, node)| (turn, node))
    }

    fn push_now(&mut self, node: Node) {
        self.now[self.board.pipe(node)].push(Reverse((self.priority[node.index()], node)));
    }

    /// Returns the node that waits the least, if that is less than `head` does.
    fn soonest(&mut self, head: Node) -> Node {
        let start = self.board.start(head);
        while let Some(&Reverse((ready, _, node))) = self.later.peek()
            && ready < start
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
        let fits = self.has_room(node);
        if !fits {
            let patience = &mut self.patience[node.index()];
            self.refused.push(Reverse((self.first as u32 + *patience, node)));
            *patience *= 2;
        }
        fits
    }

    /// Whether there are registers for a node, which takes them.
    fn has_room(&mut self, node: Node) -> bool {
        let rank = self.rank[node.index()] as usize;
        rank == self.first || self.room.take(node, self.first, rank)
    }

    fn issue(&mut self, node: Node) {
        self.last = Some(node);
        self.board.issue(node);
        self.done[node.index()] = true;
        self.room.issue(node);
        while self.base.get(self.first).is_some_and(|n| self.done[n.index()]) {
            self.first += 1;
        }
        for edge in self.graph.succs(node) {
            let to = edge.node.index();
            self.held[to] -= 1;
            if self.held[to] == 0 {
                self.enter(edge.node);
            }
        }
    }
}

/// The registers that are left; none are counted where they suffice in any order.
struct Room<'a> {
    most: i64,
    counted: Option<Counted<'a>>,
}

struct Counted<'a> {
    live: Descent<'a>,
    /// Registers live at each place of the other order, with those of nodes that come earlier now.
    need: Needs,
}

impl<'a> Room<'a> {
    fn new(
        graph: &RegionGraph,
        values: &'a RegionValues,
        base: &[Node],
        options: ListOptions,
    ) -> Self {
        let &ListOptions { kind, most, .. } = &options;
        let counted = (values.at_most(kind) > most).then(|| {
            let mut at = Vec::with_capacity(base.len());
            values.walk_up(base, |_, most, _| at.push(i64::from(most[kind])));
            at.reverse();
            Counted { live: Descent::new(graph, values, kind), need: Needs::new(&at) }
        });
        Self { most: i64::from(most), counted }
    }

    /// Whether a node of a place may come at an earlier one. Its results are live from there on.
    fn take(&mut self, node: Node, first: usize, rank: usize) -> bool {
        let Some(Counted { live, need }) = &mut self.counted else { return true };
        let cost = live.cost(node);
        let fits = need.most(first..rank) + cost.max(0) <= self.most;
        if fits {
            need.add(first..rank, cost);
        }
        fits
    }

    fn issue(&mut self, node: Node) {
        if let Some(counted) = &mut self.counted {
            counted.live.issue(node, |_, _| {});
        }
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
        if range.is_empty() {
            return i64::MIN / 2;
        }
        // Up from both ends, each with the largest of what is inside of the range so far, until they meet.
        let (mut left, mut right) = (range.start + self.size, range.end - 1 + self.size);
        let (mut from_left, mut from_right) = (self.most[left], self.most[right]);
        while left >> 1 != right >> 1 {
            if left & 1 == 0 {
                from_left = from_left.max(self.most[left + 1]);
            }
            if right & 1 == 1 {
                from_right = from_right.max(self.most[right - 1]);
            }
            (left, right) = (left >> 1, right >> 1);
            from_left += self.added[left];
            from_right += self.added[right];
        }
        let above = core::iter::successors(Some(left >> 1), |&at| Some(at >> 1));
        let added: i64 = above.take_while(|&at| at > 0).map(|at| self.added[at]).sum();
        from_left.max(from_right) + added
    }

    /// Adds to all numbers of a range.
    fn add(&mut self, range: Range<usize>, more: i64) {
        if range.is_empty() || more == 0 {
            return;
        }
        let (mut left, mut right) = (range.start + self.size, range.end + self.size);
        let ends = [left, right - 1];
        while left < right {
            if left & 1 == 1 {
                self.add_below(left, more);
                left += 1;
            }
            if right & 1 == 1 {
                right -= 1;
                self.add_below(right, more);
            }
            (left, right) = (left >> 1, right >> 1);
        }
        for mut at in ends {
            while at > 1 {
                at >>= 1;
                self.most[at] = self.most[2 * at].max(self.most[2 * at + 1]) + self.added[at];
            }
        }
    }

    fn add_below(&mut self, at: usize, more: i64) {
        self.most[at] += more;
        self.added[at] += more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tree returns the same maximum as a list.
    #[test]
    fn the_largest_of_a_range() {
        arbtest::arbtest(|u| {
            let len = u.int_in_range(1..=20)?;
            let mut list: Vec<i64> = Vec::new();
            for _ in 0..len {
                list.push(u.int_in_range(0..=50)?);
            }
            let mut tree = Needs::new(&list);
            for _ in 0..u.int_in_range(1..=20)? {
                let from = u.int_in_range(0..=len)?;
                let range = from..u.int_in_range(from..=len)?;
                let most = list[range.clone()].iter().copied().max().unwrap_or(i64::MIN / 2);
                assert_eq!(tree.most(range.clone()), most, "{list:?} {range:?}");
                let more = u.int_in_range(-9..=9)?;
                tree.add(range.clone(), more);
                list[range].iter_mut().for_each(|number| *number += more);
            }
            Ok(())
        });
    }
}
