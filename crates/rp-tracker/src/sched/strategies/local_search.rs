//! Local search: the fastest order becomes better where it waits.
//!
//! Descent from one order to a better one near it: if an instruction waits, its causes go up to an earlier place
//! at which something waits, with all predecessors; or the instruction goes down to a later one, with all successors. So
//! two waits become one, or a wait gets something to hide it. Each order is measured as a whole. Their number is bounded, so
//! the work is linear in the size of the region.

use core::ops::Range;

use cranelift_entity::EntityRef;

use crate::sched::graph::{Node, Order, RegionGraph, places};
use crate::sched::score::{RegionCycles, Scoreboard};

/// Orders that are measured at most.
const TRIES: usize = 40;

/// Nodes of all orders that are measured, about.
const WORK: usize = 4096;

/// Places up and down that are tried for each wait.
const NEAR: usize = 3;

/// Returns an order at least as fast as `order`: that one, or a better one that `fits`.
pub(in crate::sched) fn local_search(
    graph: &RegionGraph,
    cycles: &RegionCycles,
    order: Order,
    waves: u32,
    fits: impl Fn(&[Node]) -> bool,
) -> Order {
    let least = cycles.least(graph, waves);
    let mut searcher =
        Searcher { graph, cycles, waves, tries: TRIES.min(WORK / graph.len().max(1)) };
    let mut best = (cycles.cycles(graph, &order, waves), order);
    while best.0 > least
        && let Some(better) = searcher.better(&best, &fits)
    {
        best = better;
    }
    best.1
}

struct Searcher<'a> {
    graph: &'a RegionGraph,
    cycles: &'a RegionCycles,
    waves: u32,
    /// Orders that may still be measured.
    tries: usize,
}

/// An instruction that waits, and the nodes that it waits for.
struct Loss {
    place: usize,
    causes: Vec<Node>,
}

impl Searcher<'_> {
    /// The first better order that is found.
    fn better(
        &mut self,
        (cycles, order): &(u64, Order),
        fits: &impl Fn(&[Node]) -> bool,
    ) -> Option<(u64, Order)> {
        let places = places(order);
        let losses = self.losses(order);
        for (number, loss) in losses.iter().enumerate() {
            let earlier = losses[..number].iter().rev().map(|loss| loss.place);
            let later = losses[number + 1..].iter().map(|loss| loss.place).chain([order.len()]);
            let up = loss.causes.iter().flat_map(|&cause| {
                let from = places[cause.index()] as usize;
                let earlier = earlier.clone().filter(move |&to| to < from);
                earlier.take(NEAR).map(move |to| to..from + 1)
            });
            let down = later.take(NEAR).map(|to| loss.place..to);
            for (range, goes_up) in up.map(|range| (range, true)).chain(down.map(|r| (r, false))) {
                self.tries = self.tries.checked_sub(1)?;
                let tried = match goes_up {
                    true => self.with_first(order, range),
                    false => self.with_last(order, range),
                };
                let now = self.cycles.cycles_below(self.graph, &tried, self.waves, *cycles);
                if let Some(now) = now.filter(|_| fits(&tried)) {
                    return Some((now, tried));
                }
            }
        }
        None
    }

    fn losses(&self, order: &[Node]) -> Vec<Loss> {
        let mut board = Scoreboard::new(self.cycles, self.graph, self.waves);
        let mut losses = Vec::new();
        for (place, &node) in order.iter().enumerate() {
            if board.start(node) > board.turn(node) {
                losses.push(Loss { place, causes: board.causes(node) });
            }
            board.issue(node);
        }
        losses
    }

    /// Returns the order with the last node of a range at its start, and its predecessors with it.
    fn with_first(&self, order: &[Node], range: Range<usize>) -> Order {
        let mut chosen = vec![false; self.graph.len()];
        chosen[order[range.end - 1].index()] = true;
        for &node in order[range.clone()].iter().rev() {
            if chosen[node.index()] {
                self.graph.preds(node).iter().for_each(|edge| chosen[edge.node.index()] = true);
            }
        }
        Self::parted(order, range, |node| chosen[node.index()])
    }

    /// Returns the order with the first node of a range at its end, and its successors with it.
    fn with_last(&self, order: &[Node], range: Range<usize>) -> Order {
        let mut chosen = vec![false; self.graph.len()];
        chosen[order[range.start].index()] = true;
        for &node in &order[range.clone()] {
            if chosen[node.index()] {
                self.graph.succs(node).iter().for_each(|edge| chosen[edge.node.index()] = true);
            }
        }
        Self::parted(order, range, |node| !chosen[node.index()])
    }

    /// The order with those of a range that come `first` before the others of it.
    fn parted(order: &[Node], range: Range<usize>, first: impl Fn(Node) -> bool) -> Order {
        let mut parted = order[..range.start].to_vec();
        let (before, behind): (Order, Order) =
            order[range.clone()].iter().partition(|&&n| first(n));
        parted.extend(before);
        parted.extend(behind);
        parted.extend_from_slice(&order[range.end..]);
        parted
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sched::graph::Issue;
    use crate::sched::testing::{LATENCY, any_issues, in_order_given, issued, load};

    /// The search makes no order slower, and none that the graph forbids.
    #[test]
    fn no_order_becomes_slower() {
        arbtest::arbtest(|u| {
            let (issues, edges) = any_issues(u)?;
            let (graph, cycles) = issued(&issues, &edges);
            let waves = u.int_in_range(1..=4)?;
            let order = local_search(&graph, &cycles, graph.nodes().collect(), waves, |_| true);
            assert!(graph.allows(&order));
            assert!(cycles.cycles(&graph, &order, waves) <= in_order_given(&graph, &cycles, waves));
            Ok(())
        });
    }

    /// A load that comes after another's reader goes before it, with its address: one wait less.
    #[test]
    fn waits_are_joined() {
        let memory = load(0, false, 0);
        let issues = [memory, Issue::SIMPLE, Issue::SIMPLE, memory, Issue::SIMPLE];
        let edges = [(0, 1, LATENCY), (2, 3, 1), (3, 4, LATENCY), (1, 4, 1)];
        let (graph, cycles) = issued(&issues, &edges);
        assert_eq!(in_order_given(&graph, &cycles, 1), 17);
        let given: Vec<Node> = graph.nodes().collect();
        let order = local_search(&graph, &cycles, given.clone(), 1, |_| true);
        assert_eq!(cycles.cycles(&graph, &order, 1), 11);
        assert_eq!(local_search(&graph, &cycles, given.clone(), 1, |_| false), given);
    }
}
