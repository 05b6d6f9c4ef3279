//! Orders for the most waves: the longest chain first, with few enough registers for so many.

use super::pressure_list::pressure_list;
use crate::sched::graph::{Order, RegionGraph, RegionValues};

/// Returns an order with at most `most` registers of a kind, so far as the list scheduler finds one.
pub(in crate::sched) fn max_occupancy(
    graph: &RegionGraph,
    values: &RegionValues,
    kind: usize,
    most: u32,
) -> Order {
    pressure_list(graph, values, kind, most)
}
