//! Branches that reach their targets (`branch-relaxation`).
//!
//! A branch reaches 128 KiB in each direction. Where that is not enough, an *island* is put every 48 KiB: a position
//! with one unconditional branch for each target that is far from there, which the code around it jumps over. A far
//! branch goes to the farthest island that it reaches, which branches on from there. No register is needed; LLVM needs
//! one because it computes the address. Islands are not put where instructions must stay together: within a bundle,
//! after an instruction that describes the next ones, between the parts of an address.

use cranelift_entity::SecondaryMap;
use ir::machine::{Block, Inst, InstFlags, MachineFunction, Operand};
use ir::map::{Map, Set};
use ir::pass::{Entry, Need, PassInfo, counted};

use crate::target::Target;
use crate::target::asm::encode::{FixupKind, encode};
use crate::target::pseudos::is_note;
use crate::target::table::{self, ExecUnit, op};

/// The registry's row.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "branch-relaxation",
    about: "Lets branches that are too far from their targets go by islands of branches.",
    contract: "Needs finished code in its final order; afterwards every branch reaches its target.",
    need: Need::Required,
    entry: Entry::Machine(|| counted("branches", |func, ()| relax_branches(func))),
};

/// Distance that a branch reaches: forwards, from its own end.
pub(crate) const REACH: u64 = 32767 * 4;

/// Distances in bytes.
#[derive(Clone, Copy, Debug)]
struct Distances {
    /// Distance that a branch reaches.
    reach: u64,
    /// Distance from which a branch goes through islands: the rest up to `reach` is for the islands themselves.
    far: u64,
    /// From island to island.
    spacing: u64,
}

const DISTANCES: Distances = Distances { reach: REACH, far: 100 * 1024, spacing: 48 * 1024 };

/// Sends far branches by islands; how many.
pub(crate) fn relax_branches(func: &mut MachineFunction) -> u64 {
    relax(func, DISTANCES)
}

/// An instruction as it lies in the code.
struct Placed {
    inst: Inst,
    at: u64,
    /// Whether an island can be before it.
    safe: bool,
}

/// Positions of the code.
struct Code {
    insts: Vec<Placed>,
    blocks: SecondaryMap<Block, u64>,
    size: u64,
}

impl Code {
    fn of(func: &MachineFunction) -> Self {
        let generation = Target::of(func.target).generation;
        let mut code = Self { insts: Vec::new(), blocks: SecondaryMap::new(), size: 0 };
        let mut together = false;
        for block in func.blocks() {
            let align = u64::from(func.block(block).align.max(4));
            code.size = code.size.next_multiple_of(align);
            code.blocks[block] = code.size;
            for inst in func.insts(block) {
                if is_note(func, inst) {
                    continue;
                }
                let opcode = func.opcode(inst);
                let operands = table::explicit(opcode, func.operands(inst));
                // An instruction without an encoding is reported when the code is made.
                let encoded = encode(generation, opcode, operands).unwrap_or_default();
                let fixup = encoded.fixup.map(|f| f.kind);
                let literal = fixup == Some(FixupKind::Literal);
                let bundled = func.inst_flags(inst).contains(InstFlags::BUNDLED_PRED);
                let terminator = func.desc(inst).is_terminator();
                code.insts.push(Placed {
                    inst,
                    at: code.size,
                    safe: !together && !literal && !bundled && !terminator,
                });
                code.size += encoded.bytes().len() as u64;
                together = matches!(
                    opcode,
                    op::S_GETPC_B64 | op::S_SEXT_I32_I16 | op::S_DELAY_ALU | op::S_NOP
                ) || literal
                    || table::unit(opcode) == ExecUnit::Control && fixup.is_none();
            }
        }
        code
    }

    /// The target of a branch and the distance to it.
    fn branch(&self, func: &MachineFunction, placed: &Placed) -> Option<(Block, u64)> {
        let is_branch = table::unit(func.opcode(placed.inst)) == ExecUnit::Control;
        let goal = func.operands(placed.inst).first().filter(|_| is_branch)?.as_block()?;
        Some((goal, self.blocks[goal].abs_diff(placed.at + 4)))
    }
}

fn relax(func: &mut MachineFunction, distances: Distances) -> u64 {
    // No instruction is longer.
    if func.num_insts() as u64 * 20 <= distances.far {
        return 0;
    }
    let code = Code::of(func);
    let is_far = |placed: &Placed| {
        code.branch(func, placed).is_some_and(|(_, distance)| distance > distances.far)
    };
    if code.size <= distances.reach || !code.insts.iter().any(is_far) {
        return 0;
    }
    let islands = Islands::plan(func, &code, distances);
    islands.build(func)
}

/// The islands of a function.
struct Islands {
    /// The instructions before which they are.
    places: Vec<(Inst, u64)>,
    /// For each: the jumps, each with its number and where it goes.
    jumps: Vec<Vec<(usize, Goal)>>,
    /// Branches, and the jump that each goes to.
    redirected: Vec<(Inst, usize)>,
    /// Jumps in all.
    count: usize,
}

/// Target of a jump.
#[derive(Clone, Copy)]
enum Goal {
    Block(Block),
    Jump(usize),
}

impl Islands {
    fn plan(func: &MachineFunction, code: &Code, distances: Distances) -> Self {
        let mut places: Vec<(Inst, u64)> = Vec::new();
        let mut last = 0;
        for placed in code.insts.iter().filter(|p| p.safe) {
            if placed.at >= last + distances.spacing {
                places.push((placed.inst, placed.at));
                last = placed.at;
            }
        }
        let mut islands = Self {
            jumps: vec![Vec::new(); places.len()],
            places,
            redirected: Vec::new(),
            count: 0,
        };
        let mut known: Map<(usize, Block), usize> = Map::default();
        for placed in &code.insts {
            let Some((goal, _)) = code.branch(func, placed) else { continue };
            let path = islands.path(placed.at, code.blocks[goal], distances.far);
            // From the last hop backwards, so that each knows the next.
            let mut next = Goal::Block(goal);
            for &island in path.iter().rev() {
                let number = *known.entry((island, goal)).or_insert_with(|| {
                    let number = islands.count;
                    islands.count += 1;
                    islands.jumps[island].push((number, next));
                    number
                });
                next = Goal::Jump(number);
            }
            if let Goal::Jump(number) = next {
                islands.redirected.push((placed.inst, number));
            }
        }
        islands
    }

    /// Returns the islands on the path from a position to another: each the farthest within reach.
    fn path(&self, from: u64, to: u64, far: u64) -> Vec<usize> {
        let mut path = Vec::new();
        let mut seen: Set<usize> = Set::default();
        let mut from = from;
        while from.abs_diff(to) > far {
            let island = if to > from {
                self.places.partition_point(|p| p.1 <= from + far).checked_sub(1)
            } else {
                Some(self.places.partition_point(|p| p.1 < from.saturating_sub(far)))
            };
            let next = island.and_then(|i| Some((i, self.places.get(i)?.1)));
            let Some((island, at)) = next.filter(|n| (n.1 > from) == (to > from)) else { break };
            if !seen.insert(island) {
                break;
            }
            path.push(island);
            from = at;
        }
        path
    }

    /// Puts them in; how many branches go by them.
    fn build(self, func: &mut MachineFunction) -> u64 {
        let jumps: Vec<Block> = (0..self.count).map(|_| func.create_block()).collect();
        for (&(place, _), list) in self.places.iter().zip(&self.jumps) {
            let Some(block) = func.inst_block(place).filter(|_| !list.is_empty()) else { continue };
            let rest = func.create_block();
            func.insert_block_after(rest, block);
            func.move_tail(place, rest);
            func.at_end(block).build(op::S_BRANCH).block(rest).finish();
            log::debug!(
                target: INFO.name,
                "a place in {block} for {} jumps whose targets are too far",
                list.len()
            );
            for &(number, goal) in list {
                let to = match goal {
                    Goal::Block(block) => block,
                    Goal::Jump(number) => jumps[number],
                };
                func.insert_block(jumps[number], Some(rest));
                func.at_end(jumps[number]).build(op::S_BRANCH).block(to).finish();
            }
        }
        for &(inst, number) in &self.redirected {
            func.set_operand(inst, 0, Operand::Block(jumps[number]));
        }
        self.redirected.len() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::emit::emit;
    use crate::target::Generation;
    use crate::target::regs::sgpr;
    use ir::machine::{FunctionKind, RegOperand};

    /// Blocks of moves, each with a branch to one of the others.
    fn function(blocks: u32, moves: i64, goal: impl Fn(u32) -> u32) -> MachineFunction {
        let info = Target::new(Generation::Gfx1100).info();
        let mut func = MachineFunction::new("f", FunctionKind::Kernel, info);
        let all: Vec<Block> = (0..blocks).map(|_| func.add_block()).collect();
        for number in 0..blocks {
            let block = all[number as usize];
            for i in 0..moves {
                let value = Operand::Imm(1000 + i);
                let operands = [RegOperand::def(sgpr(4, 1)).into(), value];
                let inst = func.create_inst(op::S_MOV_B32, &operands);
                func.insert_inst(inst, block, None);
            }
            let to = all[goal(number) as usize];
            let opcode = if number % 3 == 0 { op::S_BRANCH } else { op::S_CBRANCH_SCC0 };
            let inst = func.create_inst(opcode, &[Operand::Block(to)]);
            func.insert_inst(inst, block, None);
        }
        func
    }

    /// Returns the target of each block's branch, after its jumps.
    fn goals(func: &MachineFunction, blocks: u32) -> Vec<Block> {
        let goal = |inst: Inst| func.operand(inst, 0).as_block();
        let mut all = Vec::new();
        for number in 0..blocks {
            // A block may have been cut: its last part has the branch.
            let mut block = Block::from_u32(number);
            loop {
                let last = func.last_inst(block).expect("not empty");
                let mut to = goal(last).expect("a branch");
                let cut = func.opcode(last) == op::S_BRANCH
                    && to.as_u32() >= blocks
                    && func.insts(to).count() > 1;
                if cut {
                    block = to;
                    continue;
                }
                while to.as_u32() >= blocks {
                    let jump = func.first_inst(to).expect("a jump");
                    assert_eq!(func.opcode(jump), op::S_BRANCH);
                    to = goal(jump).expect("a goal");
                }
                all.push(to);
                break;
            }
        }
        all
    }

    #[test]
    fn far_branches_arrive_by_way_of_islands() {
        let goal = |blocks: u32| move |n: u32| n.wrapping_mul(2_654_435_761) % blocks;
        // As if a branch reached eight thousand bytes; then really.
        let small = Distances { reach: 8000, far: 2000, spacing: 500 };
        for (blocks, moves, distances) in [(400, 4, small), (1200, 100, DISTANCES)] {
            let mut func = function(blocks, moves, goal(blocks));
            let before = goals(&func, blocks);
            assert!(relax(&mut func, distances) > u64::from(blocks) / 4);
            assert_eq!(goals(&func, blocks), before);
            let code = Code::of(&func);
            let farthest = code.insts.iter().filter_map(|p| Some(code.branch(&func, p)?.1)).max();
            assert!(farthest.is_some_and(|d| d <= distances.reach), "{farthest:?}");
            emit(&func, Target::new(Generation::Gfx1100)).expect("every branch reaches");
        }
    }

    #[test]
    fn near_branches_stay() {
        let mut func = function(400, 4, |n| n / 2);
        assert_eq!(relax_branches(&mut func), 0);
    }
}
