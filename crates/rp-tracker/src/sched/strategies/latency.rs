//! Orders that hide latencies, made of orders that need few registers.
//!
//! Each instruction keeps the place that another order gives it, unless that is too late for one of its readers at *their*
//! places: then it goes as far up as its latency asks, and what it needs itself goes up with it. So an order is read
//! backwards once, each node getting the latest place that suits all later nodes (the ALAP times of list
//! scheduling, with the places of another order in place of a deadline). Values live longer by no more than what hides
//! the latency. If waves share the processor, each hides some of the others' latencies, and less has to move.
//!
//! Values that are read after the region must be ready at its end.
//!
//! Loads that go up go in groups: those that end in the same few places go to the first of them, so that they make a clause and
//! are waited for together.

use cranelift_entity::EntityRef;

use crate::sched::graph::{Node, Order, RegionGraph, places};
use crate::sched::score::RegionCycles;

/// The latencies to hide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::sched) struct LatencyOptions {
    /// The waves that hide one another's latencies.
    pub(in crate::sched) waves: u32,
    /// Percent of each latency that is to be hidden.
    pub(in crate::sched) percent: u32,
    /// Instructions that are waited for keep to every so many places.
    pub(in crate::sched) group: u32,
}

impl LatencyOptions {
    /// The places by which a writer is to be ahead of a reader, for a latency.
    fn distance(self, latency: u32) -> i64 {
        let hidden = i64::from(latency) * i64::from(self.percent) / 100;
        let waves = i64::from(self.waves.max(1));
        (hidden + waves - 1) / waves
    }
}

/// Returns an order made of `base` in which readers wait less.
pub(in crate::sched) fn latency_order(
    graph: &RegionGraph,
    cycles: &RegionCycles,
    base: &[Node],
    options: LatencyOptions,
) -> Order {
    // Places count what is issued: what is no instruction hides nothing.
    let place = issued_places(cycles, base);
    let end = cycles.issued() as i64;
    let mut wanted = vec![0i64; graph.len()];
    for &node in base.iter().rev() {
        let mut at = place[node.index()];
        for edge in graph.succs(node) {
            at = at.min(wanted[edge.node.index()] - options.distance(edge.latency));
        }
        if cycles.has_result(node) {
            // Something after the region may read it at once.
            at = at.min(end - options.distance(graph.latency(node)));
        }
        if at < place[node.index()] && cycles.issue(node).counter.is_some() {
            at = at.div_euclid(i64::from(options.group.max(1))) * i64::from(options.group.max(1));
        }
        wanted[node.index()] = at;
    }
    let rank = places(base);
    let mut order = base.to_vec();
    order.sort_unstable_by_key(|node| (wanted[node.index()], rank[node.index()]));
    order
}

/// For each node how many cycles of a wave are issued before it in an order.
fn issued_places(cycles: &RegionCycles, order: &[Node]) -> Vec<i64> {
    let mut places = vec![0; order.len()];
    let mut at = 0;
    for &node in order {
        places[node.index()] = at;
        at += i64::from(cycles.issue(node).cycles);
    }
    places
}
