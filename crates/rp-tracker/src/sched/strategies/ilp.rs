//! Orders for instruction-level parallelism: the longest chain first.
//!
//! The first has no limit of registers. It is kept where as many waves run as with the order given; the second has the limit
//! of so many waves.

use super::pressure_list::pressure_list;
use crate::sched::graph::{Order, RegionGraph, RegionValues};

/// Returns orders with the longest chain first: without a limit, and with at most `most` registers of a kind.
pub(in crate::sched) fn ilp(
    graph: &RegionGraph,
    values: &RegionValues,
    kind: usize,
    most: u32,
) -> [Order; 2] {
    [u32::MAX, most].map(|limit| pressure_list(graph, values, kind, limit))
}
