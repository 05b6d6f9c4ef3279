//! The strategy of least pressure, with no regard for speed.
//!
//! Several strategies make orders of the whole region, of which the best goes on: those of [`candidates`], and a [list]
//! that finishes what it has begun. Then the best order is improved where it is worst: a [window](super::window) around a
//! peak becomes a region of its own, of which the [exact search](mod@super::exact) finds a better order with few steps, if there
//! is one; if there is none, the window grows. Small regions are one window. That is the quick [effort](Effort). The number of windows and
//! of steps is bounded, so the work is linear in the size of the region but for the queues.
//!
//! The full effort goes on where it is not proven that no order needs less: the exact search gets more steps, all the orders at
//! the start are improved, not the best alone, and where sets are too many for an exact search a [beam] of them is tried, of
//! the whole region or of windows.

use core::cmp::Reverse;
use std::collections::BinaryHeap;

use cranelift_entity::EntityRef;

use super::exact::{beam, better, exact};
use super::goal::{Badness, PressureGoal};
use super::graph::{Node, RegionGraph};
use super::order::{Order, candidates, places};
use super::values::RegionValues;
use super::window::{Windows, between};

/// An order of little pressure: the best that this module finds.
pub fn minreg(graph: &RegionGraph, values: &RegionValues, goal: &PressureGoal) -> Order {
    minreg_of(graph, values, goal, candidates(graph, values, goal.kind), Effort::Full)
}

/// How long is looked for a better order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// As long as it is likely to be found quickly: what is worth its time wherever code is compiled.
    Quick,
    /// By all means, and for what the least is: where registers are all that is wanted.
    Full,
}

/// [`minreg`] where the [`candidates`] are at hand.
pub fn minreg_of(
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

/// Where the best is asked for: nodes of regions that are worth more effort,
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

/// What makes a better order of a region from one.
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

    /// What beams make of an order, of the whole region or of windows.
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

/// What decides where nothing else does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tie {
    Given,
    Reverse,
}

/// How much a node that is ready is wanted, the most first: by the step in which it became necessary to finish something, by
/// how few nodes that need it would still wait for others, how many it makes ready, how long a chain hangs on it, and its place
/// in the order given.
type Wanted = (u32, Reverse<u32>, u32, u32, u32);

/// Nodes of a closure at most: those farther away are wanted later anyway.
const CLOSURE: usize = 256;

/// From the begin down, finishing what was begun: where a node is issued, all that its successors still wait for becomes
/// necessary, with what that waits for, and those of it that are ready come next. Origin: the first review of LLVM's
/// GCNMinRegStrategy (D31046).
fn list(graph: &RegionGraph, tie: Tie) -> Order {
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
