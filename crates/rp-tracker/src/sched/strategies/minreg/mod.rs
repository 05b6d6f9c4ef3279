//! The strategy of least pressure, with no regard for speed.
//!
//! Several strategies make orders of the whole region, of which the best goes on: those of [`greedy_orders`], and a
//! [list](mod@list) that finishes whatever it has started. Then the best order is improved where it is worst: a
//! [window](mod@window) around a peak becomes a region of its own, of which the [exact search](super::exact) finds a
//! better order with few steps, if there is one; if there is none, the window grows. Small regions are one window. That
//! is the quick [effort](Effort). The number of windows and of steps is bounded, so the work is linear in the size of
//! the region but for the queues.
//!
//! The full effort goes on where it is not proven that no order needs less: the exact search gets more steps, all the orders at
//! the start are improved, not the best alone, and where sets are too many for an exact search a [beam] of them is tried, of
//! the whole region or of windows.

mod greedy;
mod list;
mod window;

use cranelift_entity::EntityRef;

pub(in crate::sched) use self::greedy::greedy_orders;
use self::list::{Tie, list};
use self::window::{Windows, between};
use super::exact::{beam, better, exact};
use crate::sched::graph::{Node, Order, RegionGraph, RegionValues, places};
use crate::sched::score::{Badness, PressureGoal};

/// Returns an order of little pressure: the best that this module finds.
pub fn minreg(graph: &RegionGraph, values: &RegionValues, goal: &PressureGoal) -> Order {
    minreg_of(graph, values, goal, greedy_orders(graph, values, goal.kind), Effort::Full)
}

/// The effort of the search for a better order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::sched) enum Effort {
    /// As long as it is likely to be found quickly: worth its time wherever code is compiled.
    Quick,
    /// By all means, with a proof of the least: where only registers count.
    Full,
}

/// [`minreg`] where the [`greedy_orders`] are at hand.
pub(in crate::sched) fn minreg_of(
    graph: &RegionGraph,
    values: &RegionValues,
    goal: &PressureGoal,
    candidates: Vec<(Order, u32)>,
    effort: Effort,
) -> Order {
    let region = Region { graph, values, goal };
    let starts = starts(graph, candidates);
    let best = region.improved(&starts);
    match effort {
        Effort::Quick => best.order,
        Effort::Full => region.improved_further(&starts, best).order,
    }
}

/// The orders from which others are made.
fn starts(graph: &RegionGraph, candidates: Vec<(Order, u32)>) -> Vec<Order> {
    let lists = [Tie::Given, Tie::Reverse].map(|tie| list(graph, tie));
    candidates.into_iter().map(|(order, _)| order).chain(lists).collect()
}

/// Nodes of the first window around a peak, and of the largest.
const WINDOWS: [usize; 2] = [48, 384];

/// Windows of a region at most.
const TRIES: usize = 24;

/// Steps of the quick search in a window, by node.
const STEPS: u64 = 100;

/// Nodes of a region that is searched as a whole, where windows are no help.
const WHOLE: usize = 1024;

/// With full effort: nodes of regions that are worth more effort,
const SMALL: usize = 4096;

/// steps of the exact search by node of the whole region, and at most, and in a window at least,
const FURTHER: [u64; 2] = [4000, 400_000];
const LEAST_STEPS: u64 = 1 << 16;

/// nodes of a region that a beam searches at once, and of the windows that it searches in others,
const BEAM: [usize; 2] = [320, 160];

/// sets that it keeps, and steps by node.
const WIDTH: usize = 64;
const BEAM_STEPS: u64 = 4000;

/// An order with how bad it is.
#[derive(Clone)]
struct Scored {
    badness: Badness,
    order: Order,
}

impl Scored {
    /// The better one; this, if both are as good.
    fn or(self, other: Self) -> Self {
        if other.badness < self.badness { other } else { self }
    }
}

/// A function that makes a better order of a region from one.
type Finder<'f> = &'f dyn Fn(&RegionGraph, &RegionValues, &[Node]) -> Order;

/// A region with what is to be small.
#[derive(Clone, Copy)]
struct Region<'a> {
    graph: &'a RegionGraph,
    values: &'a RegionValues,
    goal: &'a PressureGoal,
}

impl Region<'_> {
    fn badness(&self, order: &[Node]) -> Badness {
        self.goal.badness(&self.values.peak(order))
    }

    fn scored(&self, order: Order) -> Scored {
        Scored { badness: self.badness(&order), order }
    }

    /// The best of some orders, made better with few steps.
    fn improved(&self, starts: &[Order]) -> Scored {
        let scored = starts.iter().map(|order| (self.badness(order), order));
        // The order given comes last of those that are as good: what changes nothing is not worth a change.
        let (badness, order) = scored.min_by_key(|scored| scored.0).expect("the order given");
        self.improve(Scored { badness, order: order.clone() })
    }

    fn improve(&self, order: Scored) -> Scored {
        let kind = self.goal.kind;
        self.by_windows(order, WINDOWS, &|graph, values, order| {
            better(graph, values, kind, order, STEPS * graph.len() as u64)
        })
    }

    /// The best that more effort finds.
    fn improved_further(&self, starts: &[Order], mut best: Scored) -> Scored {
        let Self { graph, values, goal } = *self;
        let nodes = graph.len();
        if nodes <= WHOLE {
            let budget = (FURTHER[0] * nodes as u64).min(FURTHER[1]);
            let found = exact(graph, values, goal.kind, &best.order, budget);
            let is_least = found.lower == found.peak;
            best = best.or(self.scored(found.order));
            if is_least {
                return best;
            }
        }
        if nodes <= SMALL {
            for start in starts {
                best = best.or(self.improve(self.scored(start.clone())));
            }
            best = self.by_beams(best);
        }
        self.by_windows(best, WINDOWS, &|graph, values, order| {
            let budget = (4 * STEPS * graph.len() as u64).max(LEAST_STEPS);
            exact(graph, values, goal.kind, order, budget).order
        })
    }

    /// Improves an order by beams, of the whole region or of windows.
    fn by_beams(&self, order: Scored) -> Scored {
        let kind = self.goal.kind;
        let size = if self.graph.len() <= BEAM[0] { BEAM[0] } else { BEAM[1] };
        self.by_windows(order, [size; 2], &|graph, values, order| {
            beam(graph, values, kind, order, WIDTH, BEAM_STEPS * graph.len() as u64)
        })
    }

    /// Makes an order better around its peaks, in windows of the first size to the second, as long as that helps.
    fn by_windows(
        &self,
        mut best: Scored,
        [mut size, most_size]: [usize; 2],
        find: Finder<'_>,
    ) -> Scored {
        let Self { graph, values, goal } = *self;
        if values.shares_registers() {
            // Windows cannot tell what halves of registers are live around them.
            if graph.len() > WHOLE {
                return best;
            }
            // The search counts too little, and may find more from what it has found.
            loop {
                let found = self.scored(find(graph, values, &best.order));
                if found.badness >= best.badness {
                    return best;
                }
                best = found;
            }
        }
        let mut windows = Windows::new(graph, values);
        for _ in 0..TRIES {
            let order = &best.order;
            let places = places(order);
            let counts = between(values, order);
            let most = values.peak(order)[goal.kind];
            let mut first = None;
            values.walk_up(order, |node, at, _| {
                first = if at[goal.kind] == most { Some(node) } else { first };
            });
            let Some(place) = first.map(|node| places[node.index()] as usize) else { break };
            let from = place.saturating_sub(size / 2);
            let range = from..(from + size).min(order.len());
            let window = windows.cut(order, &places, range.clone(), counts[range.end]);
            let given: Order = window.graph.nodes().collect();
            let found = find(&window.graph, &window.values, &given);
            let is_lower = window.values.peak(&found)[goal.kind] < most;
            let mut changed = order.clone();
            changed[range.clone()].copy_from_slice(&window.translate(&found));
            let changed = self.scored(changed);
            if is_lower && changed.badness <= best.badness {
                best = changed;
            } else if size >= most_size || range.len() == changed.order.len() {
                break;
            } else {
                size *= 2;
            }
        }
        best
    }
}
