//! Prepares a function: removes unreachable blocks, and splits edges on which copies may be needed but would have no
//! place.
//!
//! Copies for an edge go to the end of its source if that has one successor, or to the start of its target if that has
//! one predecessor. An edge for which neither holds is split; so is one whose source's terminators read registers that
//! the copies might overwrite.

use cranelift_entity::EntityRef;
use ir::graph::FlowGraph;
use ir::machine::{Block, Inst, MachineFunction, Opcode, Operand, generic};

/// Removes blocks that control never reaches, with what phis say of them.
pub(crate) fn remove_unreachable(func: &mut MachineFunction) {
    let graph = FlowGraph::new(func);
    let dead: Vec<Block> = func.blocks().filter(|&b| !graph.is_reachable(b)).collect();
    if dead.is_empty() {
        return;
    }
    for &block in &dead {
        func.remove_block(block);
    }
    let blocks: Vec<Block> = func.blocks().collect();
    for block in blocks {
        for phi in phis(func, block) {
            let operands = func.operands(phi);
            let mut kept = vec![operands[0]];
            for pair in operands[1..].chunks_exact(2) {
                if pair[1].as_block().is_some_and(|from| func.is_block_in_layout(from)) {
                    kept.extend_from_slice(pair);
                }
            }
            if kept.len() != operands.len() {
                func.set_operands(phi, &kept);
            }
        }
    }
}

/// Makes copies of the phis of blocks with one predecessor: there is no edge to choose by, and
/// then every phi's block gets its values at the ends of predecessors.
pub(crate) fn copy_single_phis(func: &mut MachineFunction) {
    let graph = FlowGraph::new(func);
    for &block in graph.reverse_postorder() {
        let predecessors = graph.predecessors(block);
        let all_phis = phis(func, block);
        if all_phis.is_empty() || predecessors.iter().any(|&p| p != predecessors[0]) {
            continue;
        }
        for phi in all_phis {
            let operands: Vec<Operand> = func.operands(phi)[..2].to_vec();
            func.set_operands(phi, &operands);
            func.set_opcode(phi, generic::COPY);
        }
    }
}

/// The phis of a block.
pub(crate) fn phis(func: &MachineFunction, block: Block) -> Vec<Inst> {
    func.phis(block).collect()
}

/// An edge with a block of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SplitEdge {
    from: Block,
    middle: Block,
    to: Block,
}

/// Splits the edges that need it. `jump` is an unconditional branch with a block operand.
pub(crate) fn split_edges(func: &mut MachineFunction, jump: Opcode) -> Vec<SplitEdge> {
    let graph = FlowGraph::new(func);
    let mut split: Vec<(Block, Block)> = Vec::new();
    let mut predecessors: Vec<Block> = Vec::new();
    for &to in graph.reverse_postorder() {
        predecessors.clear();
        predecessors.extend_from_slice(graph.predecessors(to));
        predecessors.sort_unstable_by_key(|b| b.index());
        predecessors.dedup();
        if predecessors.len() < 2 {
            continue;
        }
        for &from in &predecessors {
            let successors = graph.successors(from);
            let many = successors.iter().any(|&s| s != to);
            if many || terminators_read(func, from) {
                split.push((from, to));
            }
        }
    }
    let split = split.into_iter().map(|(from, to)| {
        let middle = func.split_edge(from, to, jump);
        SplitEdge { from, middle, to }
    });
    split.collect()
}

/// Makes edges whose blocks stayed empty what they were, in the function and in others that have
/// the same blocks.
pub(crate) fn join_empty(
    func: &mut MachineFunction,
    split: &[SplitEdge],
    others: &mut [&mut MachineFunction],
) {
    for edge in split {
        if func.first_inst(edge.middle) != func.last_inst(edge.middle) {
            continue;
        }
        join(func, edge);
        for other in others.iter_mut() {
            join(other, edge);
        }
    }
}

fn join(func: &mut MachineFunction, edge: &SplitEdge) {
    let &SplitEdge { from, middle, to } = edge;
    let mut next = func.first_terminator(from);
    while let Some(inst) = next {
        next = func.next_inst(inst);
        for index in 0..func.operands(inst).len() {
            match *func.operand(inst, index) {
                Operand::Block(target) if target == middle => {
                    func.set_operand(inst, index, to);
                }
                // The table is this instruction's own since the edge was split.
                Operand::JumpTable(table) => {
                    let targets = &mut func.jump_tables[table];
                    targets.iter_mut().filter(|t| **t == middle).for_each(|t| *t = to);
                }
                _ => {}
            }
        }
    }
    for phi in phis(func, to) {
        for operand in func.operands_mut(phi) {
            if *operand == Operand::Block(middle) {
                *operand = Operand::Block(from);
            }
        }
    }
    func.remove_block(middle);
}

/// Whether a block's terminators read any register that could be allocated or overwritten.
pub(crate) fn terminators_read(func: &MachineFunction, block: Block) -> bool {
    let mut next = func.first_terminator(block);
    while let Some(inst) = next {
        if func.uses(inst).any(|u| u.reads() && u.reg.is_virtual()) {
            return true;
        }
        next = func.next_inst(inst);
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::*;
    use ir::machine::{FunctionKind, verify};

    #[test]
    fn critical_edges_get_blocks() {
        let mut func = MachineFunction::new("f", FunctionKind::Kernel, &TARGET);
        let [entry, body, exit] = core::array::from_fn(|_| func.add_block());
        let [a, p, n] = core::array::from_fn(|_| func.new_vreg(V1));
        let mut b = func.at_end(entry);
        b.build(DEF).def(a).imm(1).finish();
        b.build(BRANCH).reg(a).block(exit).finish();
        b.move_to_end(body);
        b.phi(p, &[(a, entry), (n, body)]);
        b.build(ADD).def(n).reg(p).reg(a).finish();
        b.build(BRANCH).reg(n).block(body).finish();
        b.move_to_end(exit);
        b.build(RET).finish();
        split_edges(&mut func, JUMP);
        verify(&func).unwrap();
        let graph = FlowGraph::new(&func);
        for block in func.blocks() {
            for &to in graph.successors(block) {
                let alone = graph.predecessors(to).len() == 1;
                assert!(alone || graph.successors(block).len() == 1);
            }
        }
    }
}
