//! Hoists constants that a phi gets along an edge before the branch.
//!
//! If only some lanes take an edge on which a constant has to be put in a register, the wave needs a block for that,
//! with its own mask: this costs more than the constant. Made before the branch, the constant is written to the
//! register of the phi, and the lanes that take the other edge overwrite it. The edge's block is empty then, and all
//! that belongs to it goes.

use ir::graph::{DomTree, FlowGraph};
use ir::machine::{Block, Inst, MachineFunction, VReg, generic};
use smallvec::SmallVec;

use crate::target::table::op;

/// Instructions of a block that are worth moving.
const MOST: usize = 8;

/// Moves constants out of the blocks of edges; `lanes` is the graph that lanes go along.
pub(crate) fn run(func: &mut MachineFunction, lanes: &FlowGraph<Block>) {
    let wave = FlowGraph::new(&*func);
    let dom = DomTree::new(&wave);
    let use_def = ir::machine::UseDef::new(func);
    for block in func.blocks().collect::<Vec<_>>() {
        if !lanes.is_reachable(block) || !wave.is_reachable(block) {
            continue;
        }
        let &[from] = lanes.predecessors(block) else { continue };
        let &[to] = lanes.successors(block) else { continue };
        if from == block
            || to == block
            || lanes.successors(from).len() < 2
            || lanes.predecessors(to).len() < 2
            || !dom.dominates(from, block)
        {
            continue;
        }
        let Some(list) = movable(func, &use_def, block, to) else { continue };
        let before = func.first_terminator(from);
        for inst in list {
            log::debug!(
                target: "amdgpu-hoist-constants",
                "moves `{}` from {block} to {from}: {block} only defines constants for {to}",
                func.inst_text_alone(inst)
            );
            func.remove_inst(inst);
            func.insert_inst(inst, from, before);
        }
    }
}

/// Returns the instructions of a block that does nothing but define constants for phis of its successor.
fn movable(
    func: &MachineFunction,
    use_def: &ir::machine::UseDef,
    block: Block,
    to: Block,
) -> Option<SmallVec<[Inst; 4]>> {
    let mut list: SmallVec<[Inst; 4]> = SmallVec::new();
    for inst in func.insts(block) {
        if func.desc(inst).is_terminator() {
            break;
        }
        let constant = matches!(
            func.opcode(inst),
            op::V_MOV_B32_e32 | op::S_MOV_B32 | op::S_MOV_B64 | generic::IMPLICIT_DEF
        ) && func.uses(inst).all(|u| u.is_implicit());
        let result: VReg = func.def_vreg(inst)?;
        let only_phis = use_def.uses(result).iter().all(|place| {
            func.opcode(place.inst) == generic::PHI && func.inst_block(place.inst) == Some(to)
        });
        if !constant || !only_phis || list.len() == MOST {
            return None;
        }
        list.push(inst);
    }
    (!list.is_empty()).then_some(list)
}
