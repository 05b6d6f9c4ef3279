//! The edges of a region's graph: one walk down over virtual registers by lane, physical ones by unit, and memory.

mod barriers;
mod edges;
mod lanes;
mod memory;
mod physical;
pub(super) mod places;

use cranelift_entity::EntityRef;
use ir::machine::{Inst, MachineFunction};

use super::index::RegIndex;
use super::node::Node;
use super::target::SchedTarget;
pub(super) use edges::Edges;
use lanes::LaneOrder;
use memory::MemoryOrder;
use physical::Units;

/// Returns the edges of instructions of a block that follow one another.
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
    barriers::barrier_edges(func, target, insts, |from, to, kind| edges.order(from, to, kind));
    edges
}
