//! Orders that are made better where they wait.
//!
//! Descent from one order to a better one near it: where an instruction waits, what it waits for goes up to an earlier place
//! at which something waits, with all that it needs; or the instruction goes down to a later one, with all that needs it. So
//! two waits become one, or a wait gets something to hide it. Each order is measured as a whole. Their number is bounded, so
//! the work is linear in the size of the region.

use core::ops::Range;

use cranelift_entity::EntityRef;

use super::cycles::{Board, RegionCycles};
use super::graph::{Node, RegionGraph};
use super::order::{Order, places};

/// Orders that are measured at most.
const TRIES: usize = 40;

/// Nodes of all orders that are measured, about.
const WORK: usize = 4096;

/// Places up and down that are tried for each wait.
const NEAR: usize = 3;

/// An order at least as fast as `order`: that one, or a better one that `fits`.
pub fn mended(
    graph: &RegionGraph,
    cycles: &RegionCycles,
    order: Order,
    waves: u32,
    fits: impl Fn(&[Node]) -> bool,
) -> Order {
    let least = cycles.least(graph, waves);
    let mut mender = Mender { graph, cycles, waves, tries: TRIES.min(WORK / graph.len().max(1)) };
    let mut best = (cycles.cycles(graph, &order, waves), order);
    while best.0 > least
        && let Some(better) = mender.better(&best, &fits)
    {
        best = better;
    }
    best.1
}

struct Mender<'a> {
    graph: &'a RegionGraph,
    cycles: &'a RegionCycles,
    waves: u32,
    /// Orders that may still be measured.
    tries: usize,
}

/// An instruction that waits, and what for.
struct Loss {
    place: usize,
    causes: Vec<Node>,
}

impl Mender<'_> {
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
        let mut board = Board::new(self.cycles, self.graph, self.waves);
        let mut losses = Vec::new();
        for (place, &node) in order.iter().enumerate() {
            if board.start(node) > board.turn(node) {
                losses.push(Loss { place, causes: board.causes(node) });
            }
            board.issue(node);
        }
        losses
    }

    /// The order with the last node of a range at its begin, and what it needs with it.
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

    /// The order with the first node of a range at its end, and what needs it with it.
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

    /// The order with those of a range that come `first` in front of the others of it.
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
