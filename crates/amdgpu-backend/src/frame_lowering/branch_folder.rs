//! Branches of a function in its final order of blocks: jumps to jumps, conditional jumps over jumps, blocks that nothing
//! reaches, and blocks with one predecessor.

use cranelift_entity::SecondaryMap;
use ir::machine::{Block, Inst, MachineFunction, Opcode, Operand};

use crate::target::table::op;

/// Removes jumps to jumps, empty blocks, and jumps to the next block.
pub(crate) fn run(func: &mut MachineFunction) {
    // Where a block leads that does nothing but jump.
    let mut leads: SecondaryMap<Block, Option<Block>> = SecondaryMap::new();
    let blocks: Vec<Block> = func.blocks().collect();
    for &block in &blocks {
        let Some(first) = func.first_inst(block) else { continue };
        if func.opcode(first) == op::S_BRANCH {
            leads[block] = func.operand(first, 0).as_block().filter(|&to| to != block);
        }
    }
    let resolve = |mut at: Block| {
        for _ in 0..blocks.len() {
            match leads[at] {
                Some(next) if next != at => at = next,
                _ => break,
            }
        }
        at
    };
    for &block in &blocks {
        for inst in func.insts(block).collect::<Vec<_>>() {
            for n in 0..func.operands(inst).len() {
                if let Operand::Block(to) = *func.operand(inst, n) {
                    let end = resolve(to);
                    if end != to {
                        func.set_operand(inst, n, Operand::Block(end));
                    }
                }
            }
        }
    }
    // A conditional jump over an unconditional one to the same place is none.
    for &block in &blocks {
        simplify_end(func, block);
    }
    remove_unreachable(func);
    let blocks: Vec<Block> = func.blocks().collect();
    for &block in &blocks {
        let next = func.next_block(block);
        while let Some(last) = func.last_inst(block) {
            let jumps_on =
                is_jump(func, last) && func.operand(last, 0).as_block() == next && next.is_some();
            if !jumps_on {
                break;
            }
            func.remove_inst(last);
        }
        invert_over_jump(func, block);
    }
    merge_straight(func);
}

fn is_jump(func: &MachineFunction, inst: Inst) -> bool {
    matches!(
        func.opcode(inst),
        op::S_BRANCH
            | op::S_CBRANCH_SCC0
            | op::S_CBRANCH_SCC1
            | op::S_CBRANCH_EXECZ
            | op::S_CBRANCH_EXECNZ
            | op::S_CBRANCH_VCCZ
            | op::S_CBRANCH_VCCNZ
    )
}

fn opposite(opcode: Opcode) -> Option<Opcode> {
    Some(match opcode {
        op::S_CBRANCH_SCC0 => op::S_CBRANCH_SCC1,
        op::S_CBRANCH_SCC1 => op::S_CBRANCH_SCC0,
        op::S_CBRANCH_EXECZ => op::S_CBRANCH_EXECNZ,
        op::S_CBRANCH_EXECNZ => op::S_CBRANCH_EXECZ,
        op::S_CBRANCH_VCCZ => op::S_CBRANCH_VCCNZ,
        op::S_CBRANCH_VCCNZ => op::S_CBRANCH_VCCZ,
        _ => return None,
    })
}

fn target(func: &MachineFunction, inst: Inst) -> Option<Block> {
    func.operand(inst, 0).as_block()
}

/// `if x jump a; jump a` is `jump a`; `if no lane jump a; jump b`, where b is `if a lane jump c; jump a`,
/// goes to c or a.
fn simplify_end(func: &mut MachineFunction, block: Block) {
    let Some(last) = func.last_inst(block) else { return };
    let Some(before) = func.prev_inst(last) else { return };
    if func.opcode(last) != op::S_BRANCH || opposite(func.opcode(before)).is_none() {
        return;
    }
    let (Some(over), Some(to)) = (target(func, before), target(func, last)) else { return };
    if over == to {
        func.remove_inst(before);
        return;
    }
    if func.opcode(before) != op::S_CBRANCH_EXECZ {
        return;
    }
    let Some(first) = func.first_inst(to) else { return };
    let Some(second) = func.next_inst(first) else { return };
    if func.opcode(first) == op::S_CBRANCH_EXECNZ
        && func.opcode(second) == op::S_BRANCH
        && target(func, second) == Some(over)
        && let Some(again) = target(func, first)
    {
        func.set_opcode(before, op::S_CBRANCH_EXECNZ);
        func.set_operand(before, 0, Operand::Block(again));
        func.set_operand(last, 0, Operand::Block(over));
    }
}

/// `if x jump next; jump a` is `if not x jump a`.
fn invert_over_jump(func: &mut MachineFunction, block: Block) {
    let Some(last) = func.last_inst(block) else { return };
    let Some(before) = func.prev_inst(last) else { return };
    let next = func.next_block(block);
    if func.opcode(last) == op::S_BRANCH
        && let Some(other) = opposite(func.opcode(before))
        && target(func, before) == next
        && let Some(to) = target(func, last)
    {
        func.set_opcode(before, other);
        func.set_operand(before, 0, Operand::Block(to));
        func.remove_inst(last);
    }
}

fn remove_unreachable(func: &mut MachineFunction) {
    let mut reached: SecondaryMap<Block, bool> = SecondaryMap::new();
    let mut work: Vec<Block> = func.entry_block().into_iter().collect();
    while let Some(block) = work.pop() {
        if std::mem::replace(&mut reached[block], true) {
            continue;
        }
        work.extend(func.successors(block));
    }
    for block in func.blocks().collect::<Vec<_>>() {
        if !reached[block] {
            for inst in func.insts(block).collect::<Vec<_>>() {
                func.remove_inst(inst);
            }
            func.remove_block(block);
        }
    }
}

/// Joins blocks that only follow one another.
fn merge_straight(func: &mut MachineFunction) {
    let mut entered: SecondaryMap<Block, u32> = SecondaryMap::new();
    for block in func.blocks().collect::<Vec<_>>() {
        for to in func.successors(block) {
            entered[to] += 1;
        }
    }
    let mut at = func.entry_block();
    while let Some(block) = at {
        at = func.next_block(block);
        while let Some(next) = func.next_block(block) {
            let falls = func.last_inst(block).is_none_or(|i| !func.desc(i).is_terminator());
            if !falls || entered[next] != 1 {
                break;
            }
            for inst in func.insts(next).collect::<Vec<_>>() {
                func.remove_inst(inst);
                func.insert_inst(inst, block, None);
            }
            func.remove_block(next);
            at = func.next_block(block);
        }
    }
}
