//! Branch folding: what both successors of a branch begin with goes before it, and branches go past blocks that only jump.
//!
//! Only moves are hoisted, and moves that the block of the branch has made are left out after it. Both edges into a block that follows
//! a loop often start its parameters with the same constants: one block of moves for the edge past the loop, one for the loop. Text
//! without the former is shorter, and `ptxas` needs it for the accumulators of `wgmma`: where a block beside the loop writes them, it
//! waits for each product (its remark C7515; four matrix products of Triton's ran 1.11 to 1.30 times slower on an H200).

use core::iter::successors;

use crate::target::table::Op;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use ir::machine::{Block, Inst, InstrFlags, MachineFunction, Operand, VReg};
use ir::map::Map;
use ir::pass::{Entry, Need, PassInfo, counted};
use smallvec::SmallVec;

/// The registry's row.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "branch-folder",
    about: "Moves what both successors of a branch begin with before it, and removes blocks that only jump.",
    contract: "Any machine function.",
    need: Need::Optional,
    entry: Entry::Machine(|| counted("moves, branches and blocks", |func, ()| run(func))),
};

/// Returns the number of moves hoisted, and of branches and blocks changed.
fn run(func: &mut MachineFunction) -> u64 {
    hoist_common_code(func) + straighten(func)
}

/// Moves the moves that both successors of a branch have before it. Returns their number.
fn hoist_common_code(func: &mut MachineFunction) -> u64 {
    let mut edges_to: SecondaryMap<Block, u32> = SecondaryMap::with_capacity(func.num_blocks());
    for block in func.blocks() {
        func.for_each_successor(block, |to| edges_to[to] += 1);
    }
    let mut count = 0;
    let mut seen = Seen::default();
    let blocks: Vec<Block> = func.blocks().collect();
    for block in blocks {
        let (mut sides, mut number): (Vec<Vec<(VReg, Inst)>>, _) = (Vec::new(), 0);
        func.for_each_successor(block, |to| {
            number += 1;
            if edges_to[to] == 1 {
                sides.push(seen.leading_moves(func, to));
            }
        });
        if sides.iter().all(Vec::is_empty) {
            continue;
        }
        let made = seen.moves_at_end(func, block);
        for side in &mut sides {
            count += remove_repeated(func, &made, side);
        }
        if let ([one, other], 2) = (&sides[..], number) {
            count += hoist_into(func, block, one, other);
        }
    }
    count
}

/// Removes the moves of a block that the only block before it has made already. Returns their number.
fn remove_repeated(
    func: &mut MachineFunction,
    made: &Map<VReg, Inst>,
    moves: &mut Vec<(VReg, Inst)>,
) -> u64 {
    let all = moves.len();
    moves.retain(|&(dst, inst)| {
        let repeats = made.get(&dst).is_some_and(|&before| is_same(func, before, inst));
        if repeats {
            func.remove_inst(inst);
        }
        !repeats
    });
    (all - moves.len()) as u64
}

/// Moves the moves that both successors of `block` have to its end. Returns their number.
fn hoist_into(
    func: &mut MachineFunction,
    block: Block,
    one: &[(VReg, Inst)],
    other: &[(VReg, Inst)],
) -> u64 {
    let other: Map<VReg, Inst> = other.iter().copied().collect();
    let branch = func.first_terminator(block);
    let branches = successors(branch, |&inst| func.next_inst(inst));
    let read: SmallVec<[VReg; 8]> = branches.flat_map(|inst| registers(func, inst)).collect();
    let mut count = 0;
    for &(dst, inst) in one {
        let Some(&twin) = other.get(&dst) else { continue };
        if read.contains(&dst) || !is_same(func, twin, inst) {
            continue;
        }
        func.remove_inst(twin);
        func.remove_inst(inst);
        func.insert_inst(inst, block, branch);
        count += 1;
    }
    count
}

/// Whether two moves to one register have the same source.
fn is_same(func: &MachineFunction, one: Inst, other: Inst) -> bool {
    func.opcode(one) == func.opcode(other) && func.operands(one)[1] == func.operands(other)[1]
}

/// Destination and source register of a move.
fn as_move(func: &MachineFunction, inst: Inst) -> Option<(VReg, Option<VReg>)> {
    if !func.desc(inst).is(InstrFlags::CHEAP_AS_MOVE) {
        return None;
    }
    let [Operand::Reg(dst), source] = func.operands(inst) else { return None };
    Some((dst.reg.as_virtual()?, source.as_reg().and_then(|r| r.reg.as_virtual())))
}

/// Registers that a scan of a block has passed.
#[derive(Default)]
struct Seen {
    /// By register: the last scan in which an instruction named it, and in which one wrote it. Scans have numbers from 1 on.
    named: SecondaryMap<VReg, u32>,
    written: SecondaryMap<VReg, u32>,
    scan: u32,
}

impl Seen {
    /// Moves of a block that still hold at its end, by destination.
    fn moves_at_end(&mut self, func: &MachineFunction, block: Block) -> Map<VReg, Inst> {
        self.scan += 1;
        let mut moves = Map::default();
        let mut last = func.last_inst(block);
        while let Some(inst) = last {
            last = func.prev_inst(inst);
            if let Some((dst, source)) = as_move(func, inst)
                && source != Some(dst)
                && self.written[dst] != self.scan
                && source.is_none_or(|r| self.written[r] != self.scan)
            {
                moves.insert(dst, inst);
            }
            self.pass(func, inst);
        }
        moves
    }

    /// Moves of a block that could as well be its first instructions, whichever of the others go with them: destination and move.
    fn leading_moves(&mut self, func: &MachineFunction, block: Block) -> Vec<(VReg, Inst)> {
        self.scan += 1;
        let mut moves = Vec::new();
        for inst in func.insts(block) {
            if let Some((dst, source)) = as_move(func, inst)
                && self.named[dst] != self.scan
                && source.is_none_or(|r| self.written[r] != self.scan)
            {
                moves.push((dst, inst));
            }
            self.pass(func, inst);
        }
        moves
    }

    fn pass(&mut self, func: &MachineFunction, inst: Inst) {
        for operand in func.operands(inst) {
            let Some(operand) = operand.as_reg() else { continue };
            let Some(reg) = operand.reg.as_virtual() else { continue };
            self.named[reg] = self.scan;
            if operand.is_def() {
                self.written[reg] = self.scan;
            }
        }
    }
}

/// Registers that an instruction reads or writes.
fn registers(func: &MachineFunction, inst: Inst) -> impl Iterator<Item = VReg> {
    let operands = func.operands(inst).iter();
    operands.filter_map(|o| o.as_reg().and_then(|r| r.reg.as_virtual()))
}

/// Lets branches go past blocks that only jump, and drops jumps to the next block. Returns the number of changes.
fn straighten(func: &mut MachineFunction) -> u64 {
    let mut count = 0;
    // Target of each block that does nothing.
    let mut leads: SecondaryMap<Block, PackedOption<Block>> =
        SecondaryMap::with_capacity(func.num_blocks());
    let mut any = false;
    let entry = func.entry_block();
    for block in func.blocks() {
        if Some(block) == entry {
            continue;
        }
        let to = match func.first_inst(block) {
            None => func.next_block(block),
            Some(inst) if func.opcode(inst) == Op::Bra.opcode() => func.operand(inst, 0).as_block(),
            Some(_) => None,
        };
        leads[block] = to.filter(|&t| t != block).into();
        any |= leads[block].is_some();
    }
    if any {
        let end = |from: Block| {
            let mut at = from;
            // An endless loop of nothing is left as it is.
            for _ in 0..16 {
                match leads[at].expand() {
                    Some(next) => at = next,
                    None => return at,
                }
            }
            from
        };
        let blocks: Vec<Block> = func.blocks().collect();
        for &block in &blocks {
            let mut next = func.first_terminator(block);
            while let Some(inst) = next {
                next = func.next_inst(inst);
                for operand in func.operands_mut(inst) {
                    if let Operand::Block(to) = operand {
                        count += u64::from(end(*to) != *to);
                        *to = end(*to);
                    }
                }
            }
        }
        for (_, targets) in &mut func.jump_tables {
            for to in targets {
                count += u64::from(end(*to) != *to);
                *to = end(*to);
            }
        }
        let mut named: SecondaryMap<Block, bool> = SecondaryMap::with_capacity(func.num_blocks());
        for &block in &blocks {
            let mut next = func.first_terminator(block);
            while let Some(inst) = next {
                next = func.next_inst(inst);
                for operand in func.operands(inst) {
                    match operand {
                        Operand::Block(to) => named[*to] = true,
                        Operand::JumpTable(table) => {
                            func.jump_tables[*table].iter().for_each(|&to| named[to] = true);
                        }
                        _ => {}
                    }
                }
            }
        }
        for &block in &blocks {
            if let Some(jump) = func.first_inst(block)
                && leads[block].is_some()
                && !named[block]
            {
                count += u64::from(go_around(func, block, jump));
            }
            let fallen_into = func.first_inst(block).is_some()
                && func.prev_block(block).is_some_and(|before| func.can_fall_through(before));
            if leads[block].is_some() && !named[block] && !fallen_into {
                func.remove_block(block);
                count += 1;
            }
        }
    }
    let mut next_block = func.entry_block();
    while let Some(block) = next_block {
        next_block = func.next_block(block);
        let Some(last) = func.last_inst(block) else { continue };
        if func.opcode(last) != Op::Bra.opcode() {
            continue;
        }
        let to = func.operand(last, 0).as_block();
        if to == next_block {
            func.remove_inst(last);
            count += 1;
            continue;
        }
        let before = func.prev_inst(last);
        count += u64::from(before.is_some_and(|before| invert(func, before, last, next_block)));
    }
    count
}

/// Lets a branch around a block that only jumps be the opposite branch. Returns whether it was.
fn go_around(func: &mut MachineFunction, block: Block, jump: Inst) -> bool {
    let before = func.prev_block(block).and_then(|before| func.last_inst(before));
    let after = func.next_block(block);
    before.is_some_and(|before| invert(func, before, jump, after))
}

/// Makes one branch, the opposite, of a branch to `after` and the `jump` after it. Returns whether it did.
fn invert(func: &mut MachineFunction, branch: Inst, jump: Inst, after: Option<Block>) -> bool {
    if func.opcode(branch) != Op::BraIf.opcode() || func.operand(branch, 2).as_block() != after {
        return false;
    }
    let to = func.operand(jump, 0).as_block();
    let (Some(negated), Some(to)) = (func.operand(branch, 1).as_imm(), to) else { return false };
    func.set_operand(branch, 1, Operand::Imm(1 - negated));
    func.set_operand(branch, 2, Operand::Block(to));
    func.remove_inst(jump);
    true
}
