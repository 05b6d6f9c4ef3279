//! Nodes and edges of a region's graph.

use cranelift_entity::entity_impl;

/// An instruction of a region, by its place in the order given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(u32);
entity_impl!(Node, "n");

/// The reason for an edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EdgeKind {
    /// One reads what the other writes.
    Data,
    /// One reads what the other overwrites.
    Anti,
    /// Both write the same.
    Output,
    /// Both access the same memory, or may do so.
    Memory,
    /// Neither registers nor memory: a scheduling barrier, or an order that is kept for simplicity.
    Artificial,
    /// One should come right after the other. It holds nothing back.
    Cluster,
}

/// An edge, as one of its nodes sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// The other node.
    pub node: Node,
    /// The reason for it; of several reasons the first in the order of [`EdgeKind`] that has the longest latency.
    pub kind: EdgeKind,
    /// Cycles from the issue of one to that of the other without a wait.
    pub latency: u32,
}
