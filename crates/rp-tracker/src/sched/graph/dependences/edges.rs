//! The list of edges that dependences make.

use cranelift_entity::EntityRef;

use crate::sched::graph::node::{Edge, EdgeKind, Node};

/// Edges, each with the node that it comes from.
pub(in crate::sched::graph) struct Edges {
    /// Cycles until the results of each node can be used.
    pub(in crate::sched::graph) latencies: Vec<u32>,
    /// Those that hold nodes back.
    pub(in crate::sched::graph) strong: Vec<(Node, Edge)>,
    /// Those that do not.
    pub(in crate::sched::graph) clusters: Vec<(Node, Edge)>,
}

impl Edges {
    pub(super) fn new(latencies: Vec<u32>) -> Self {
        let strong = Vec::with_capacity(latencies.len() * 3);
        Self { latencies, strong, clusters: Vec::new() }
    }

    /// One reads what the other writes.
    pub(super) fn data(&mut self, from: Node, to: Node) {
        let latency = self.latencies[from.index()];
        self.strong.push((from, Edge { node: to, kind: EdgeKind::Data, latency }));
    }

    /// One comes before the other for another reason.
    pub(super) fn order(&mut self, from: Node, to: Node, kind: EdgeKind) {
        debug_assert!(from <= to, "an edge against the order given");
        if from < to {
            self.strong.push((from, Edge { node: to, kind, latency: 0 }));
        }
    }

    /// One should come right after the other.
    pub(super) fn cluster(&mut self, from: Node, to: Node) {
        self.clusters.push((from, Edge { node: to, kind: EdgeKind::Cluster, latency: 0 }));
    }
}
