//! The graph of a region: what must come before what.
//!
//! Built once and never changed; strategies keep what they find out by node number. The edges that hold nodes back (data,
//! anti, output, memory, artificial) always go from an instruction to one that is behind it in the order given, so that this
//! order is one that the graph allows. Weak and cluster edges hold nothing back: they are wishes, in lists of their own.

use cranelift_entity::{EntityRef, entity_impl};
use ir::graph::Adjacency;
use ir::machine::{Inst, MachineFunction};

use super::depend;
use super::index::RegIndex;
use super::target::SchedTarget;

/// An instruction of a region, by its place in the order given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(u32);
entity_impl!(Node, "n");

/// Why two nodes have an edge.
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
    /// The target wants it so.
    Artificial,
    /// It would be good to have one before the other. Holds nothing back.
    Weak,
    /// It would be good to have one right behind the other. Holds nothing back.
    Cluster,
}

impl EdgeKind {
    /// Whether an order must keep to it.
    pub const fn is_strong(self) -> bool {
        !matches!(self, Self::Weak | Self::Cluster)
    }
}

/// An edge, as one of its nodes sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// The other node.
    pub node: Node,
    /// Why it is there; of several reasons the first in the order of [`EdgeKind`] that has the longest latency.
    pub kind: EdgeKind,
    /// Cycles from one's issue to the other's, if it is not to wait.
    pub latency: u32,
}

/// What must come before what in a region.
#[derive(Clone, Debug)]
pub struct RegionGraph {
    insts: Vec<Inst>,
    succs: Adjacency<Node, Edge>,
    preds: Adjacency<Node, Edge>,
    wished_succs: Adjacency<Node, Edge>,
    wished_preds: Adjacency<Node, Edge>,
    latencies: Vec<u32>,
}

impl RegionGraph {
    /// The graph of instructions of a block that follow one another.
    pub fn new(
        func: &MachineFunction,
        target: &dyn SchedTarget,
        insts: &[Inst],
        index: &mut RegIndex,
    ) -> Self {
        let depend::Edges { latencies, strong, wished } = depend::edges(func, target, insts, index);
        Self::from_parts(insts.to_vec(), latencies, strong, wished)
    }

    /// From instructions with their latencies and edges, each with the node that it comes from.
    pub(super) fn from_parts(
        insts: Vec<Inst>,
        latencies: Vec<u32>,
        mut strong: Vec<(Node, Edge)>,
        mut wished: Vec<(Node, Edge)>,
    ) -> Self {
        let (succs, preds) = both_ways(insts.len(), &mut strong);
        let (wished_succs, wished_preds) = both_ways(insts.len(), &mut wished);
        Self { insts, succs, preds, wished_succs, wished_preds, latencies }
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

    /// What must come after a node.
    pub fn succs(&self, node: Node) -> &[Edge] {
        self.succs.of(node)
    }

    /// What must come before a node.
    pub fn preds(&self, node: Node) -> &[Edge] {
        self.preds.of(node)
    }

    /// What would be good to have after a node: weak and cluster edges.
    pub fn wished_succs(&self, node: Node) -> &[Edge] {
        self.wished_succs.of(node)
    }

    /// What would be good to have before a node: weak and cluster edges.
    pub fn wished_preds(&self, node: Node) -> &[Edge] {
        self.wished_preds.of(node)
    }

    /// Cycles until a node's results can be used without waiting.
    pub fn latency(&self, node: Node) -> u32 {
        self.latencies[node.index()]
    }

    /// Whether every node is in an order once, behind what must come before it.
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
fn both_ways(
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
