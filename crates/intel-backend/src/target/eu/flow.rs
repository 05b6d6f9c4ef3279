//! Control-flow graph of blocks.
//!
//! The graph is that of the machine: where its one instruction pointer may go. (Channels go along fewer edges: each takes one
//! arm of a branch. The allocator of values that are written under the mask may use that graph; everything that writes
//! with NoMask needs this one.)

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;

use super::function::EuFunction;
use super::opcode::Flow;
use super::operand::Block;

/// The function's graph.
pub fn flow_graph(func: &EuFunction) -> FlowGraph<Block> {
    let mut next: SecondaryMap<Block, Option<Block>> = SecondaryMap::new();
    func.layout.windows(2).for_each(|pair| next[pair[0]] = Some(pair[1]));
    // In the order of numbers, as predecessors come then.
    let mut blocks = func.layout.clone();
    blocks.sort_unstable();
    let mut edges: Vec<(Block, Block)> = Vec::with_capacity(2 * blocks.len());
    for block in blocks {
        for_each_successor(func, block, next[block], &mut |to| edges.push((block, to)));
    }
    FlowGraph::from_edges(func.blocks.len(), func.layout.first().copied(), &edges)
}

/// Calls `f` with each block that control may go to from `block`, which `next` follows in layout; one that is named
/// twice comes twice.
fn for_each_successor(
    func: &EuFunction,
    block: Block,
    next: Option<Block>,
    f: &mut dyn FnMut(Block),
) {
    let mut falls_through = true;
    for &inst in &func.blocks[block].insts {
        let data = &func.insts[inst];
        let Some(branch) = data.branch() else {
            if data.send().is_some_and(|send| send.eot) {
                return;
            }
            continue;
        };
        match data.op.desc().flow {
            // Meeting points: with no channel left, execution jumps on to the next one.
            Flow::EndIf | Flow::Join | Flow::If | Flow::Else | Flow::While => f(branch.jip),
            // Channels come out at UIP, but execution goes there through JIP.
            Flow::Break | Flow::Continue | Flow::Halt => f(branch.jip),
            Flow::Goto => {
                f(branch.jip);
                f(branch.uip);
            }
            Flow::Jump => {
                f(branch.jip);
                falls_through &= data.pred.is_some();
            }
            Flow::None => {}
        }
    }
    if falls_through && let Some(next) = next {
        f(next);
    }
}
