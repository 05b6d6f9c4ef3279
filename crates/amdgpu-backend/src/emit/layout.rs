//! Instructions one behind the other, and branches that reach their targets.
//!
//! A branch reaches 128 KiB in each direction. Where that is not enough, an *island* is put every 48 KiB: a place with
//! one unconditional branch for each target that is far from there, jumped over by the code around it. A far branch
//! goes to the farthest island that it reaches, which goes on from there. No register is needed, unlike for computing
//! the address. Islands are not put where instructions must stay together: within a clause, behind an instruction
//! that speaks of the next ones, between the parts of an address.

use ir::diagnostic::Diagnostic;
use ir::machine::{Block, Inst, MachineFunction, Opcode, Operand};
use ir::map::{Map, Set};
use smallvec::SmallVec;

use super::expand::is_note;
use crate::encode::{Encoded, FixupKind, encode};
use crate::table::{self, Unit, op};
use crate::target::Target;

/// A place in the code: a block's begin, or one within an island.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Label {
    /// The begin of a block.
    Block(Block),
    /// A place in an island.
    Island(u32),
}

/// A part of the code.
#[derive(Clone, Debug)]
pub enum Item {
    /// A label.
    Label(Label),
    /// `s_nop` up to a multiple of so many bytes.
    Align(u32),
    /// An instruction.
    Inst(CodeInst),
}

/// An instruction of the code.
#[derive(Clone, Debug)]
pub struct CodeInst {
    /// The opcode.
    pub opcode: Opcode,
    /// Its explicit operands.
    pub operands: SmallVec<[Operand; 6]>,
    /// Its bytes, fixups open.
    pub encoded: Encoded,
    /// Where it branches to, if it does.
    pub target: Option<Label>,
    /// What it was made from; none within islands.
    pub origin: Option<Inst>,
}

/// The code of a function.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Its parts in order.
    pub items: Vec<Item>,
    /// The begin of each part in bytes.
    pub offsets: Vec<u64>,
    /// Bytes in all.
    pub size: u64,
    /// The places of labels.
    pub labels: Map<Label, u64>,
}

/// How far a branch reaches: from behind itself, forwards.
const REACH: u64 = 32767 * 4;
/// How far a branch may go before it goes by islands: what is left is for the islands themselves.
const FAR: u64 = 100 * 1024;
/// The distance between islands.
const SPACING: u64 = 48 * 1024;

impl Layout {
    /// Lays out a finished function.
    ///
    /// # Errors
    /// An instruction that the processor does not have, or one with operands that it cannot have.
    pub fn of(func: &MachineFunction, target: Target) -> Result<Self, Diagnostic> {
        Self::with_reach(func, target, REACH, FAR, SPACING)
    }

    fn with_reach(
        func: &MachineFunction,
        target: Target,
        reach: u64,
        far: u64,
        spacing: u64,
    ) -> Result<Self, Diagnostic> {
        let mut layout =
            Self { items: items(func, target)?, offsets: Vec::new(), size: 0, labels: Map::new() };
        layout.place();
        if layout.size > reach && layout.out_of_reach(far).is_some() {
            layout.add_islands(target, far, spacing);
            layout.place();
            if layout.out_of_reach(reach).is_some() {
                let message = "a function with so many far branches between two places";
                return Err(Diagnostic::unsupported(message).in_function(&func.name));
            }
        }
        Ok(layout)
    }

    /// Computes all places.
    fn place(&mut self) {
        self.offsets.clear();
        let mut at = 0;
        for item in &self.items {
            if let Item::Align(align) = item {
                self.offsets.push(at);
                at = at.next_multiple_of(u64::from(*align).max(4));
                continue;
            }
            self.offsets.push(at);
            match item {
                Item::Label(label) => drop(self.labels.insert(*label, at)),
                Item::Inst(inst) => at += inst.encoded.bytes().len() as u64,
                Item::Align(_) => {}
            }
        }
        self.size = at;
    }

    /// A branch whose target is farther than that, by its index.
    fn out_of_reach(&self, reach: u64) -> Option<usize> {
        self.items.iter().enumerate().find_map(|(i, item)| {
            let Item::Inst(CodeInst { target: Some(label), .. }) = item else { return None };
            let to = self.labels.get(label).copied().unwrap_or(0);
            (to.abs_diff(self.offsets[i] + 4) > reach).then_some(i)
        })
    }

    /// Puts islands and sends far branches over them.
    fn add_islands(&mut self, target: Target, far: u64, spacing: u64) {
        let places = self.island_places(spacing);
        let at = |i: usize| self.offsets[places[i]];
        // The islands' jumps: for each island and final target, in order of discovery.
        let mut jumps: Vec<Vec<(Label, Label)>> = vec![Vec::new(); places.len()];
        let mut known: Map<(usize, Label), Label> = Map::new();
        let mut next_label = 0;
        let mut redirected: Vec<(usize, Label)> = Vec::new();
        // The farthest island within reach on the way from one place to another, if it is far.
        let step = |from: u64, to: u64| -> Option<usize> {
            if from.abs_diff(to) <= far {
                return None;
            }
            if to > from {
                let end = places.partition_point(|&p| self.offsets[p] <= from + far);
                end.checked_sub(1).filter(|&i| at(i) > from)
            } else {
                let first = places.partition_point(|&p| self.offsets[p] < from.saturating_sub(far));
                (first < places.len() && at(first) < from).then_some(first)
            }
        };
        for (index, item) in self.items.iter().enumerate() {
            let Item::Inst(CodeInst { target: Some(goal), .. }) = item else { continue };
            let to = self.labels.get(goal).copied().unwrap_or(0);
            let mut from = self.offsets[index];
            let mut path: Vec<usize> = Vec::new();
            let mut seen: Set<usize> = Set::new();
            while let Some(island) = step(from, to) {
                if !seen.insert(island) {
                    break;
                }
                path.push(island);
                from = at(island);
            }
            // From the last hop backwards, so that each knows the next.
            let mut label = *goal;
            for &island in path.iter().rev() {
                let next = label;
                label = *known.get_or_insert_with((island, *goal), || {
                    next_label += 1;
                    jumps[island].push((Label::Island(next_label), next));
                    Label::Island(next_label)
                });
            }
            if !path.is_empty() {
                redirected.push((index, label));
            }
        }
        for (index, label) in redirected {
            if let Item::Inst(inst) = &mut self.items[index] {
                inst.target = Some(label);
            }
        }
        let mut items = Vec::with_capacity(self.items.len() + 64);
        let mut next_place = 0;
        for (index, item) in std::mem::take(&mut self.items).into_iter().enumerate() {
            while next_place < places.len() && places[next_place] == index {
                let list = &jumps[next_place];
                next_place += 1;
                if list.is_empty() {
                    continue;
                }
                next_label += 1;
                let over = Label::Island(next_label);
                items.push(Item::Inst(jump(target, over)));
                for &(label, to) in list {
                    items.push(Item::Label(label));
                    items.push(Item::Inst(jump(target, to)));
                }
                items.push(Item::Label(over));
            }
            items.push(item);
        }
        self.items = items;
    }

    /// The items before which an island can be, one for each stretch.
    fn island_places(&self, spacing: u64) -> Vec<usize> {
        let mut places = Vec::new();
        let mut last = 0;
        let mut clause = 0u32;
        let mut together = false;
        for (index, item) in self.items.iter().enumerate() {
            let literal = matches!(item, Item::Inst(i) if i.encoded.fixup.is_some_and(|f| f.kind == FixupKind::Literal));
            let safe = clause == 0 && !together && !literal && matches!(item, Item::Inst(_));
            if safe && self.offsets[index] >= last + spacing {
                places.push(index);
                last = self.offsets[index];
            }
            let Item::Inst(inst) = item else { continue };
            clause = clause.saturating_sub(1);
            if inst.opcode == op::S_CLAUSE {
                let length = inst.operands.first().and_then(Operand::as_imm).unwrap_or(0) & 63;
                clause = length as u32 + 1;
            }
            // What says something of the next instructions, and the parts of an address.
            together = inst.opcode == op::S_GETPC_B64
                || inst.opcode == op::S_SEXT_I32_I16
                || literal
                || table::unit(inst.opcode) == Unit::Control && inst.target.is_none()
                || matches!(inst.opcode, op::S_DELAY_ALU | op::S_NOP);
        }
        places
    }
}

/// An unconditional branch.
fn jump(target: Target, label: Label) -> CodeInst {
    let operands: SmallVec<[Operand; 6]> =
        SmallVec::from_slice(&[Operand::Block(Block::from_u32(0))]);
    let encoded = encode(target.generation, op::S_BRANCH, &operands).unwrap_or_default();
    CodeInst { opcode: op::S_BRANCH, operands, encoded, target: Some(label), origin: None }
}

/// The parts of a function, without islands.
fn items(func: &MachineFunction, target: Target) -> Result<Vec<Item>, Diagnostic> {
    let mut items = Vec::with_capacity(func.num_insts() + func.num_blocks());
    for block in func.blocks() {
        let align = func.block(block).align;
        if align > 4 {
            items.push(Item::Align(align));
        }
        items.push(Item::Label(Label::Block(block)));
        for inst in func.insts(block) {
            if is_note(func, inst) {
                continue;
            }
            let opcode = func.opcode(inst);
            let explicit = table::shape(opcode).len();
            let operands = func.operands(inst);
            let operands = &operands[..explicit.min(operands.len())];
            let encoded = encode(target.generation, opcode, operands).map_err(|error| {
                let name = func.desc(inst).name;
                Diagnostic::error(format!(
                    "{name} cannot be encoded for {}: {error}",
                    target.generation.name()
                ))
                .in_function(&func.name)
            })?;
            let goal = match encoded.fixup {
                Some(fixup) if fixup.kind == FixupKind::Branch => {
                    operands[usize::from(fixup.operand)].as_block().map(Label::Block)
                }
                _ => None,
            };
            items.push(Item::Inst(CodeInst {
                opcode,
                operands: SmallVec::from_slice(operands),
                encoded,
                target: goal,
                origin: Some(inst),
            }));
        }
    }
    Ok(items)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regs::sgpr;
    use crate::target::Generation;
    use ir::machine::{FunctionKind, RegOperand};

    /// Blocks of moves, each with a branch to one of the others.
    fn function(blocks: u32, goal: impl Fn(u32) -> u32) -> MachineFunction {
        let info = Target::new(Generation::Gfx1100).info();
        let mut func = MachineFunction::new("f", FunctionKind::Kernel, info);
        let all: Vec<Block> = (0..blocks).map(|_| func.add_block()).collect();
        for number in 0..blocks {
            let block = all[number as usize];
            for i in 0..4 {
                let value = Operand::Imm(i64::from(number * 8 + i));
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

    #[test]
    fn far_branches_arrive_by_way_of_islands() {
        let blocks = 400;
        let goal = |n: u32| n.wrapping_mul(2_654_435_761) % blocks;
        let func = function(blocks, goal);
        let target = Target::new(Generation::Gfx1100);
        let whole = Layout::of(&func, target).expect("it is laid out");
        assert!(whole.items.iter().all(|i| !matches!(i, Item::Label(Label::Island(_)))));
        // As if a branch reached two thousand bytes.
        let layout = Layout::with_reach(&func, target, 8000, 2000, 500).expect("it is laid out");
        assert!(layout.items.iter().any(|i| matches!(i, Item::Label(Label::Island(_)))));
        let at_label: Map<Label, usize> = layout
            .items
            .iter()
            .enumerate()
            .filter_map(|(i, item)| match item {
                Item::Label(label) => Some((*label, i)),
                _ => None,
            })
            .collect();
        let mut checked = 0;
        for item in &layout.items {
            let Item::Inst(CodeInst { origin: Some(inst), target: Some(first), .. }) = item else {
                continue;
            };
            let mut label = *first;
            while let Label::Island(_) = label {
                // Behind an island's label is a jump.
                let next = layout.items[at_label[&label] + 1..].iter().find_map(|i| match i {
                    Item::Inst(inst) => Some(inst),
                    _ => None,
                });
                let next = next.expect("an instruction behind a label");
                assert_eq!(next.opcode, op::S_BRANCH);
                label = next.target.expect("a jump has a target");
            }
            let block = func.inst_block(*inst).expect("it is in a block");
            assert_eq!(label, Label::Block(Block::from_u32(goal(block.as_u32()))));
            checked += 1;
        }
        assert_eq!(checked, blocks);
        assert!(layout.out_of_reach(8000).is_none());
    }
}
