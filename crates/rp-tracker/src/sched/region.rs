//! Regions of a block, and putting an order in their place.

use ir::machine::{Block, Inst, MachineFunction, generic};

use super::graph::{Node, RegionGraph, SchedTarget, is_movable};
use cranelift_entity::EntityRef;

/// Instructions of a block that follow one another and may change places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// The block.
    pub block: Block,
    /// The instructions in the order given.
    pub insts: Vec<Inst>,
}

/// The regions of a block, from its begin to its end.
#[derive(Clone, Debug)]
pub struct BlockRegions {
    /// Those of at least two instructions.
    pub regions: Vec<Region>,
}

impl BlockRegions {
    /// Divides a block.
    pub fn new(func: &MachineFunction, target: &dyn SchedTarget, block: Block) -> Self {
        let mut regions = Vec::new();
        let mut insts: Vec<Inst> = Vec::new();
        let mut close = |insts: &mut Vec<Inst>| {
            if insts.len() > 1 {
                regions.push(Region { block, insts: std::mem::take(insts) });
            }
            insts.clear();
        };
        for inst in func.insts(block) {
            if func.opcode(inst) != generic::PHI && is_movable(func, target, inst) {
                insts.push(inst);
            } else {
                close(&mut insts);
            }
        }
        close(&mut insts);
        Self { regions }
    }
}

/// Puts the instructions of a region in another order.
pub fn apply(func: &mut MachineFunction, region: &Region, graph: &RegionGraph, order: &[Node]) {
    debug_assert!(graph.allows(order), "an order against the graph");
    let last = *region.insts.last().expect("a region has instructions");
    let behind = func.next_inst(last);
    for &node in order {
        let inst = graph.insts()[node.index()];
        func.remove_inst(inst);
        func.insert_inst(inst, region.block, behind);
    }
}
