//! Which blocks follow which.
//!
//! The graph is that of the machine: where its one instruction pointer may go. (Channels go along fewer edges: each takes one
//! arm of a branch. The allocator of values that are written under the mask may use that graph; everything that writes
//! with NoMask needs this one.)

use smallvec::SmallVec;

use super::function::Function;
use super::opcode::Flow;
use super::operand::Block;

/// Calls `f` with each block that control may go to from `block`; one that is named twice comes twice.
pub(super) fn for_each_successor(func: &Function, block: Block, f: &mut dyn FnMut(Block)) {
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
            // Channels come out at UIP, but execution goes there by way of JIP.
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
    if falls_through && let Some(next) = func.next_block(block) {
        f(next);
    }
}

/// The blocks that control may go to from `block`, each once.
pub fn successors(func: &Function, block: Block) -> SmallVec<[Block; 4]> {
    let mut found = SmallVec::new();
    for_each_successor(func, block, &mut |target| {
        if !found.contains(&target) {
            found.push(target);
        }
    });
    found
}
