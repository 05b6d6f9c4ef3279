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

use super::cycles::{Board, RegionCycles};
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
    /// Which of those that need not wait comes next.
    pub next: Next,
    /// Whether what needs an instruction that waits comes behind what needs none, even if nothing would be waited for.
    pub patient: bool,
}

/// Which of the instructions that need not wait comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The first of the other order.
    First,
    /// The one that most hangs on.
    Highest,
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
        filler.issue(node);
        order.push(node);
    }
    order
}

/// Places after which an instruction is asked again.
const AGAIN: u32 = 4;

struct Filler<'a> {
    graph: &'a RegionGraph,
    base: &'a [Node],
    board: Board<'a>,
    patient: bool,
    rank: Vec<u32>,
    /// By node, the least first of those that need not wait.
    priority: Vec<u64>,
    /// What each node still waits for.
    held: Vec<u32>,
    done: Vec<bool>,
    /// The first place of `base` that has not come yet.
    first: usize,
    room: Room<'a>,
    /// Nodes that could come now, by priority.
    now: BinaryHeap<Reverse<(u64, Node)>>,
    /// Nodes whose operands are not there yet, by when they are.
    later: BinaryHeap<Reverse<(u64, u64, Node)>>,
    /// Nodes that need an instruction that waits for their operands, by when these are there.
    waiting: BinaryHeap<Reverse<(u64, u64, Node)>>,
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
        let rank = places(base);
        let priority = match filling.next {
            Next::First => rank.iter().map(|&rank| u64::from(rank)).collect(),
            Next::Highest => {
                let heights = cycles.heights(graph, filling.waves);
                heights.iter().zip(&rank).map(|(&h, &r)| (!h) << 24 | u64::from(r)).collect()
            }
        };
        let mut filler = Self {
            graph,
            base,
            board: Board::new(cycles, graph, filling.waves),
            patient: filling.patient,
            rank,
            priority,
            held: graph.nodes().map(|node| graph.preds(node).len() as u32).collect(),
            done: vec![false; graph.len()],
            first: 0,
            room: Room::new(graph, values, base, filling),
            now: BinaryHeap::new(),
            later: BinaryHeap::new(),
            waiting: BinaryHeap::new(),
            refused: BinaryHeap::new(),
            patience: vec![AGAIN; graph.len()],
        };
        graph.nodes().filter(|&n| graph.preds(n).is_empty()).for_each(|n| filler.enter(n));
        filler
    }

    /// A node's operands are all computed.
    fn enter(&mut self, node: Node) {
        let priority = self.priority[node.index()];
        let wait = self.board.wait(node);
        if wait.waits != 0 && self.patient {
            self.waiting.push(Reverse((wait.ready, priority, node)));
        } else if wait.ready > self.board.time() {
            self.later.push(Reverse((wait.ready, priority, node)));
        } else {
            self.now.push(Reverse((priority, node)));
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
        Some(self.free().unwrap_or_else(|| self.soonest(head)))
    }

    /// A node that need not wait.
    fn free(&mut self) -> Option<Node> {
        while let Some(Reverse((_, node))) = self.now.pop() {
            if self.board.wait(node).ready > self.board.time() {
                // Its unit has become busy.
                self.enter(node);
            } else if self.may_come(node) {
                return Some(node);
            }
        }
        None
    }

    /// What waits the least, if that is less than `head` does. Of those that wait equally long, the one whose operands come
    /// last: others need no wait of their own then.
    fn soonest(&mut self, head: Node) -> Node {
        let urgency =
            |board: &Board<'_>, node: Node| (board.start(node), Reverse(board.wait(node).ready));
        let least = urgency(&self.board, head);
        while let Some(&Reverse((ready, _, node))) = self.later.peek()
            && ready < least.0
        {
            self.later.pop();
            if self.may_come(node) {
                return node;
            }
        }
        let mut others = Vec::new();
        while let Some(&Reverse((ready, priority, node))) = self.waiting.peek()
            && ready <= least.0
        {
            self.waiting.pop();
            if !self.done[node.index()] {
                others.push((urgency(&self.board, node), priority, node));
            }
        }
        others.sort_unstable();
        let mut found = None;
        for (urgency, _, node) in others {
            if found.is_none() && urgency < least {
                found = self.may_come(node).then_some(node);
            } else {
                self.enter(node);
            }
        }
        found.unwrap_or(head)
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
        let waits = self.board.wait(node).waits != 0;
        self.board.issue(node);
        self.done[node.index()] = true;
        self.room.issue(node);
        while self.base.get(self.first).is_some_and(|n| self.done[n.index()]) {
            self.first += 1;
        }
        if waits {
            // Others may need no wait of their own any more.
            let mut again = Vec::new();
            while let Some(&Reverse((ready, _, other))) = self.waiting.peek()
                && ready <= self.board.time()
            {
                self.waiting.pop();
                again.push(other);
            }
            again.into_iter().filter(|&other| other != node).for_each(|other| self.enter(other));
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
    fn new(graph: &RegionGraph, values: &'a RegionValues, base: &[Node], filling: Filling) -> Self {
        let &Filling { kind, most, .. } = &filling;
        let counted = (values.at_most(kind) > most).then(|| {
            let mut at = Vec::with_capacity(base.len());
            values.walk_up(base, |_, most, _| at.push(i64::from(most[kind])));
            at.reverse();
            Counted { live: Descent::new(graph, values, kind), need: Needs::new(&at) }
        });
        Self { most: i64::from(most), counted }
    }

    /// Whether a node of a place may come at an earlier one. What it makes live is live from there on.
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

    /// The tree answers what a list would.
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
