//! The dependence graph of a region.
//!
//! Built once and never changed; strategies keep their own facts by node number. The edges that hold nodes back (data,
//! anti, output, memory, artificial) always go from an instruction to one that is after it in the order given, so that this
//! order is one that the graph allows. Cluster edges hold nothing back; they are in lists of their own.

use cranelift_entity::EntityRef;
use ir::graph::Adjacency;
use ir::machine::{Inst, MachineFunction};

use super::dependences;
use super::index::RegIndex;
use super::node::{Edge, Node};
use super::target::SchedTarget;

/// The dependence graph of a region.
#[derive(Clone, Debug)]
pub struct RegionGraph {
    insts: Vec<Inst>,
    succs: Adjacency<Node, Edge>,
    preds: Adjacency<Node, Edge>,
    cluster_succs: Adjacency<Node, Edge>,
    cluster_preds: Adjacency<Node, Edge>,
    latencies: Vec<u32>,
}

impl RegionGraph {
    /// Builds the graph of instructions of a block that follow one another.
    pub fn new(
        func: &MachineFunction,
        target: &dyn SchedTarget,
        insts: &[Inst],
        index: &mut RegIndex,
    ) -> Self {
        let dependences::Edges { latencies, strong, clusters } =
            dependences::edges(func, target, insts, index);
        Self::from_parts(insts.to_vec(), latencies, strong, clusters)
    }

    /// From instructions with their latencies and edges, each with the node that it comes from.
    pub(in crate::sched) fn from_parts(
        insts: Vec<Inst>,
        latencies: Vec<u32>,
        mut strong: Vec<(Node, Edge)>,
        mut clusters: Vec<(Node, Edge)>,
    ) -> Self {
        let (succs, preds) = both_directions(insts.len(), &mut strong);
        let (cluster_succs, cluster_preds) = both_directions(insts.len(), &mut clusters);
        Self { insts, succs, preds, cluster_succs, cluster_preds, latencies }
    }

    /// The instructions in the order given: a node's is at its index.
    pub fn insts(&self) -> &[Inst] {
        &self.insts
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.insts.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.insts.is_empty()
    }

    /// The nodes in the order given.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = Node> + use<> {
        (0..self.insts.len()).map(Node::new)
    }

    /// Returns the edges to the nodes that must come after a node.
    pub fn succs(&self, node: Node) -> &[Edge] {
        self.succs.of(node)
    }

    /// Returns the edges to the nodes that must come before a node.
    pub fn preds(&self, node: Node) -> &[Edge] {
        self.preds.of(node)
    }

    /// Returns the edges to the nodes that should come right after a node.
    pub fn cluster_succs(&self, node: Node) -> &[Edge] {
        self.cluster_succs.of(node)
    }

    /// Returns the edges to the nodes that should come right before a node.
    pub fn cluster_preds(&self, node: Node) -> &[Edge] {
        self.cluster_preds.of(node)
    }

    /// Cycles until a node's results can be used without waiting.
    pub fn latency(&self, node: Node) -> u32 {
        self.latencies[node.index()]
    }

    /// Whether every node is in an order once, after its predecessors.
    pub fn allows(&self, order: &[Node]) -> bool {
        let mut done = vec![false; self.len()];
        let in_order = order.iter().all(|&node| {
            let ready = self.preds(node).iter().all(|edge| done[edge.node.index()]);
            ready && !std::mem::replace(&mut done[node.index()], true)
        });
        in_order && order.len() == self.len()
    }
}

/// Edges by the node that they come from, and by the one that they go to. Between two nodes only the longest stays.
fn both_directions(
    nodes: usize,
    edges: &mut Vec<(Node, Edge)>,
) -> (Adjacency<Node, Edge>, Adjacency<Node, Edge>) {
    edges.sort_unstable_by_key(|&(from, edge)| {
        (from, edge.node, core::cmp::Reverse(edge.latency), edge.kind)
    });
    edges.dedup_by_key(|(from, edge)| (*from, edge.node));
    let backward = edges.iter().map(|&(from, edge)| (edge.node, Edge { node: from, ..edge }));
    (Adjacency::from_edges(nodes, edges.iter().copied()), Adjacency::from_edges(nodes, backward))
}
