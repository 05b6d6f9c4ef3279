//! The next place where channels may wait (JIP), everywhere in a function.
//!
//! A place is a `join`, an `else`, an `endif` or a `while`: the next one in the layout, but for those in branches and loops with
//! structure that are passed over. No channel can wait there while the thread is outside: all that go in come out at
//! the end.

use cranelift_entity::EntitySet;

use crate::target::eu::{Block, Branch, EuFunction, Extra, Flow, Inst};

/// Names it in each branch.
pub(super) fn name_next(func: &mut EuFunction) {
    let mut heads: EntitySet<Block> = EntitySet::new();
    for (_, inst) in func.placed() {
        let data = &func.insts[inst];
        if let (Flow::While, Some(branch)) = (data.op.desc().flow, data.branch()) {
            heads.insert(branch.jip);
        }
    }
    // Next place, from the end of the layout on.
    let mut next: Option<Block> = None;
    // Next places after the open branches and loops.
    let mut behind: Vec<Option<Block>> = Vec::new();
    // The next block, if there is no channel to wait for.
    let mut following: Option<Block> = None;
    for block in func.layout.clone().into_iter().rev() {
        for inst in func.blocks[block].insts.clone().into_iter().rev() {
            let flow = func.insts[inst].op.desc().flow;
            let Some(branch) = func.insts[inst].branch() else { continue };
            match flow {
                Flow::EndIf => {
                    let jip = next.or(following).unwrap_or(block);
                    set(func, inst, Branch { jip, uip: jip, ..branch });
                    behind.push(next);
                    next = Some(block);
                }
                Flow::Else => next = Some(block),
                Flow::If => next = behind.pop().flatten(),
                Flow::While => {
                    behind.push(next);
                    next = Some(block);
                }
                Flow::Join => {
                    let jip = next.unwrap_or(block);
                    set(func, inst, Branch { jip, uip: jip, ..branch });
                    next = Some(block);
                }
                Flow::Goto | Flow::Break => {
                    let jip = next.unwrap_or(branch.uip);
                    set(func, inst, Branch { jip, ..branch });
                }
                _ => {}
            }
        }
        if heads.contains(block) {
            next = behind.pop().flatten();
        }
        following = Some(block);
    }
}

fn set(func: &mut EuFunction, inst: Inst, branch: Branch) {
    func.insts[inst].extra = Extra::Branch(branch);
}
