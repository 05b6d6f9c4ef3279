//! The edges of a region's graph: one walk down over virtual registers by lane, physical ones by unit, and memory.

mod lanes;
mod memory;
mod physical;
pub(super) mod places;

use cranelift_entity::EntityRef;
use ir::machine::{Inst, MachineFunction};

use super::graph::{Edge, EdgeKind, Node};
use super::hints;
use super::index::RegIndex;
use super::target::SchedTarget;
use lanes::LaneOrder;
use memory::MemoryOrder;
use physical::Units;

/// Edges, each with the node that it comes from.
pub(super) struct Edges {
    /// Cycles until the results of each node can be used.
    pub(super) latencies: Vec<u32>,
    /// Those that hold nodes back.
    pub(super) strong: Vec<(Node, Edge)>,
    /// Those that do not.
    pub(super) wished: Vec<(Node, Edge)>,
}

impl Edges {
    fn new(latencies: Vec<u32>) -> Self {
        let strong = Vec::with_capacity(latencies.len() * 3);
        Self { latencies, strong, wished: Vec::new() }
    }

    /// One reads what the other writes.
    fn data(&mut self, from: Node, to: Node) {
        let latency = self.latencies[from.index()];
        self.strong.push((from, Edge { node: to, kind: EdgeKind::Data, latency }));
    }

    /// One comes before the other for another reason.
    fn order(&mut self, from: Node, to: Node, kind: EdgeKind) {
        debug_assert!(from <= to, "an edge against the order given");
        if from < to {
            self.strong.push((from, Edge { node: to, kind, latency: 0 }));
        }
    }

    /// It would be good to have one before the other.
    fn wish(&mut self, from: Node, to: Node, kind: EdgeKind) {
        self.wished.push((from, Edge { node: to, kind, latency: 0 }));
    }
}

/// The edges of instructions of a block that follow one another.
pub(super) fn edges(
    func: &MachineFunction,
    target: &dyn SchedTarget,
    insts: &[Inst],
    index: &mut RegIndex,
) -> Edges {
    let mut edges = Edges::new(insts.iter().map(|&inst| target.latency(func, inst)).collect());
    let mut lanes = LaneOrder::new(func, insts, index);
    let mut units = Units::written(func, target, insts);
    let mut memory = MemoryOrder::new(func, target);
    for (place, &inst) in insts.iter().enumerate() {
        let node = Node::new(place);
        memory.visit(&mut edges, &lanes, &units, inst, node);
        lanes.visit(&mut edges, inst, node);
        units.visit(&mut edges, func, inst, node);
    }
    memory.clusters(&mut edges);
    hints::barrier_edges(func, target, insts, |from, to, kind| edges.order(from, to, kind));
    target.extra_edges(func, insts, &mut |from, to, kind| {
        let (from, to) = (Node::new(from), Node::new(to));
        if kind.is_strong() {
            edges.order(from, to, kind);
        } else {
            edges.wish(from, to, kind);
        }
    });
    edges
}
