//! Preparation of a function for allocation: unreachable code goes, and meeting points get blocks of their own.
//!
//! Control may leave a block at its meeting point already, before the rest has run. If the two are blocks of their own,
//! the graph says so, and liveness by it is right.

use cranelift_entity::SecondaryMap;

use super::skeleton::is_codeless;
use crate::target::eu::{Block, BlockData, EuFunction, flow_graph};

/// Makes a function ready.
pub(crate) fn make_ready(func: &mut EuFunction) {
    isolate_meeting_points(func);
    remove_unreachable(func);
}

fn isolate_meeting_points(func: &mut EuFunction) {
    let mut layout = Vec::with_capacity(func.layout.len());
    for block in core::mem::take(&mut func.layout) {
        layout.push(block);
        while let Some(&last) = layout.last()
            && is_codeless(func, last)
            && func.blocks[last].insts.len() > 1
        {
            let insts = func.blocks[last].insts.split_off(1);
            layout.push(func.blocks.push(BlockData { insts }));
        }
    }
    func.layout = layout;
}

/// Empties blocks that are never reached; those that no branch names go altogether.
fn remove_unreachable(func: &mut EuFunction) {
    let graph = flow_graph(func);
    let mut named: SecondaryMap<Block, bool> = SecondaryMap::new();
    for (block, inst) in func.placed() {
        if let Some(branch) = func.insts[inst].branch().filter(|_| graph.is_reachable(block)) {
            named[branch.jip] = true;
            named[branch.uip] = true;
        }
    }
    for block in func.layout.clone() {
        if !graph.is_reachable(block) {
            func.blocks[block].insts.clear();
        }
    }
    func.layout.retain(|&block| graph.is_reachable(block) || named[block]);
}
