//! Spills values with long live ranges where far more values live at once than there are registers.
//!
//! Scheduling and allocation list the live values of each block. Such lists have as many entries as values times the
//! blocks that they live through: the square of a function's size where each branch of a nest keeps its mask until the
//! nest ends. Most of these values are spilled in any case. This pass does so before anything lists them, and bounds
//! the lists by a multiple of the registers.
//!
//! Live ranges are approximated by intervals of blocks in layout order, as in linear-scan allocation (Poletto and
//! Sarkar, TOPLAS 1999). Where too many intervals cross a block, those that end last are spilled: with a store after
//! the def, and a reload in each block that reads the value.

use std::collections::BinaryHeap;

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;
use ir::machine::{
    Block, Builder, FrameSlot, Inst, MachineFunction, Operand, Position, Reg, RegClass, VReg,
    generic,
};
use ir::map::Map;

use crate::analysis::loops;
use crate::info::RegInfos;
use crate::layout_order::LayoutOrder;
use crate::slots::share;
use crate::spill::rematerialize;
use crate::target::{AllocTarget, Environment};

/// Number of blocks below which lists of live values are short.
const FEW_BLOCKS: usize = 64;

/// Multiple of the allocatable units that may live at a block.
const LIMIT: u32 = 2;

/// Number of uses up to which a value is spilled before those that end later.
const FEW_USES: u32 = 8;

/// Loops that are left when a range is extended over those that it crosses.
const MAX_CLIMB: usize = 64;

/// Number of a block's phis from which on their operands stay in registers: all of them live at the end of each
/// predecessor, so that reloads there would only be spilled again.
const MANY_PHIS: usize = 8;

/// Spills the values of the environment's files that live longest wherever more than twice the allocatable units live
/// at once. `graph` is the one that the values go along if it is not the function's own. Returns the number of values
/// spilled.
///
/// Values that terminators write or read stay in registers, and so do those that blocks with many phis get.
pub fn spill_long_ranges(
    func: &mut MachineFunction,
    env: &Environment,
    target: &dyn AllocTarget,
    graph: Option<&FlowGraph<Block>>,
) -> usize {
    if func.num_blocks() < FEW_BLOCKS {
        return 0;
    }
    let own = graph.is_none().then(|| FlowGraph::new(&*func));
    let graph = graph.or(own.as_ref()).expect("one of both");
    let infos = RegInfos::new(func, env);
    let limit = LIMIT * env.allocatable.iter().map(|(_, set)| set.count()).sum::<u32>();
    let loops = loops(graph);
    let layout = LayoutOrder::new(func, &loops);
    let ranges = Ranges::new(func, &infos, &layout);
    let chosen = ranges.choose(&infos, limit);
    if chosen.is_empty() {
        return 0;
    }
    let homes = Homes::new(func, target, &infos, &ranges, &chosen);
    reload(func, target, &homes);
    store(func, target, &homes, &chosen);
    share(func, target, graph, &loops, &homes.slots);
    chosen.len()
}

/// Live range of a value, as an interval of blocks.
#[derive(Clone, Copy, Default, Debug)]
struct Range {
    /// The instruction that defines the value, if it is the only one.
    def: Option<Inst>,
    /// Positions of the block that defines it, and of the last that reads it.
    start: u32,
    end: u32,
    /// Number of instructions that read the value.
    uses: u32,
    /// Whether it cannot be spilled.
    fixed: bool,
}

/// The live ranges of a function's values.
struct Ranges {
    ranges: SecondaryMap<VReg, Range>,
    /// The values that live across blocks, in the order of their defs.
    crossing: Vec<VReg>,
}

impl Ranges {
    fn new(func: &MachineFunction, infos: &RegInfos, layout: &LayoutOrder<'_>) -> Self {
        let mut ranges: SecondaryMap<VReg, Range> = SecondaryMap::new();
        let mut order: Vec<VReg> = Vec::new();
        for block in func.blocks() {
            let at = layout.position(block);
            for inst in func.insts(block) {
                let in_place = func.desc(inst).is_terminator();
                for def in func.defs(inst) {
                    let Some(reg) = def.reg.as_virtual().filter(|&r| infos.has(r)) else {
                        continue;
                    };
                    let fixed = in_place || def.tied().is_some() || !def.sub.is_whole();
                    ranges[reg] = Range { def: Some(inst), start: at, end: at, uses: 0, fixed };
                    order.push(reg);
                }
            }
        }
        for block in func.blocks() {
            let many = func.phis(block).nth(MANY_PHIS).is_some();
            for inst in func.insts(block) {
                let is_phi = func.opcode(inst) == generic::PHI;
                let fixes = func.desc(inst).is_terminator() || is_phi && many;
                for (index, operand) in func.reg_operands(inst) {
                    let reg = operand.reg.as_virtual().filter(|&r| infos.has(r));
                    let Some(reg) = reg.filter(|_| operand.reads()) else { continue };
                    let from = if is_phi { incoming(func, inst, index) } else { block };
                    let range = &mut ranges[reg];
                    range.fixed |= fixes;
                    range.uses += 1;
                    let at = layout.position(from);
                    if at > range.end {
                        range.end = layout.last(range.start, from, MAX_CLIMB).unwrap_or(at);
                    }
                }
            }
        }
        order.retain(|&reg| ranges[reg].end > ranges[reg].start);
        Self { ranges, crossing: order }
    }

    /// Chooses the values to spill: while more than `limit` units cross a block, the one that ends last, of those with
    /// few uses if there are any.
    fn choose(&self, infos: &RegInfos, limit: u32) -> Vec<VReg> {
        let units = |reg: VReg| infos.get(reg).map_or(0, |info| info.units);
        let mut ending: Vec<u32> = Vec::new();
        let mut active: BinaryHeap<(bool, u32, VReg)> = BinaryHeap::new();
        let (mut live, mut passed) = (0, 0);
        let mut chosen: Vec<VReg> = Vec::new();
        for &reg in &self.crossing {
            let range = self.ranges[reg];
            // The values that no block after this range's start reads.
            while passed <= range.start {
                live -= ending.get(passed as usize).copied().unwrap_or(0);
                passed += 1;
            }
            live += units(reg);
            if ending.len() <= range.end as usize {
                ending.resize(range.end as usize + 1, 0);
            }
            ending[range.end as usize] += units(reg);
            if !range.fixed {
                active.push((range.uses <= FEW_USES, range.end, reg));
            }
            while live > limit
                && let Some((_, end, last)) = active.pop()
            {
                // The range has ended already.
                if end <= range.start {
                    continue;
                }
                live -= units(last);
                ending[end as usize] -= units(last);
                chosen.push(last);
            }
        }
        chosen.sort_unstable();
        chosen
    }
}

/// Place that a spilled value is read from.
#[derive(Clone, Copy, Debug)]
enum Source {
    Slot(FrameSlot),
    /// It is computed again.
    Again,
}

/// A spilled value.
#[derive(Clone, Copy, Debug)]
struct Home {
    source: Source,
    def: Inst,
    block: Block,
    class: RegClass,
}

/// The spilled values.
struct Homes {
    of: SecondaryMap<VReg, Option<Home>>,
    slots: Vec<FrameSlot>,
}

impl Homes {
    fn new(
        func: &mut MachineFunction,
        target: &dyn AllocTarget,
        infos: &RegInfos,
        ranges: &Ranges,
        chosen: &[VReg],
    ) -> Self {
        let (mut of, mut slots) = (SecondaryMap::new(), Vec::new());
        for &reg in chosen {
            let class = infos.get(reg).expect("a register of these files").class;
            let def = ranges.ranges[reg].def.expect("one def");
            let block = func.inst_block(def).expect("an instruction of a block");
            let source = if target.can_rematerialize(func, def) {
                Source::Again
            } else {
                let slot = func.frame.add(target.spill_slot(func, class));
                slots.push(slot);
                Source::Slot(slot)
            };
            of[reg] = Some(Home { source, def, block, class });
        }
        Self { of, slots }
    }
}

/// Returns the block from which a phi's operand comes.
fn incoming(func: &MachineFunction, phi: Inst, index: usize) -> Block {
    func.operand(phi, index + 1).as_block().expect("the block of a phi's operand")
}

/// Reads spilled values again in each block that uses them, before the first use; for phis at the end of the block
/// that the value comes from.
fn reload(func: &mut MachineFunction, target: &dyn AllocTarget, homes: &Homes) {
    let mut local: SecondaryMap<VReg, Option<(Block, VReg)>> = SecondaryMap::new();
    let mut at_end: Map<(VReg, Block), VReg> = Map::default();
    let blocks: Vec<Block> = func.blocks().collect();
    for block in blocks {
        let mut next = func.first_inst(block);
        while let Some(inst) = next {
            next = func.next_inst(inst);
            let is_phi = func.opcode(inst) == generic::PHI;
            for index in 0..func.operands(inst).len() {
                let Operand::Reg(mut operand) = *func.operand(inst, index) else { continue };
                let Some(reg) = operand.reg.as_virtual().filter(|_| operand.reads()) else {
                    continue;
                };
                let Some(home) = homes.of[reg] else { continue };
                let user = if is_phi { incoming(func, inst, index) } else { block };
                if home.block == user {
                    continue;
                }
                let known = if is_phi {
                    at_end.get(&(reg, user)).copied()
                } else {
                    local[reg].filter(|&(at, _)| at == user).map(|(_, value)| value)
                };
                let value = known.unwrap_or_else(|| {
                    let before = if is_phi { func.first_terminator(user) } else { Some(inst) };
                    let value = home.read(func, target, Position { block: user, before }, reg);
                    if is_phi {
                        at_end.insert((reg, user), value);
                    } else {
                        local[reg] = Some((user, value));
                    }
                    value
                });
                operand.reg = Reg::from(value);
                func.set_operand(inst, index, operand);
            }
        }
    }
}

impl Home {
    /// Reads the value at a place. Returns its register there.
    fn read(
        self,
        func: &mut MachineFunction,
        target: &dyn AllocTarget,
        position: Position,
        reg: VReg,
    ) -> VReg {
        let value = func.new_vreg(self.class);
        match self.source {
            Source::Slot(slot) => {
                let mut builder = Builder::new(func, position);
                target.reload(&mut builder, Reg::from(value), self.class, slot);
            }
            Source::Again => {
                let copy = rematerialize(func, self.def, reg, value);
                func.insert_inst(copy, position.block, position.before);
            }
        }
        value
    }
}

/// Writes spilled values to their slots after their defs.
fn store(func: &mut MachineFunction, target: &dyn AllocTarget, homes: &Homes, chosen: &[VReg]) {
    for &reg in chosen {
        let Some(Home { source: Source::Slot(slot), def, block, class }) = homes.of[reg] else {
            continue;
        };
        let is_phi = func.opcode(def) == generic::PHI;
        let mut builder = if is_phi { func.after_phis(block) } else { func.after(def) };
        target.spill(&mut builder, Reg::from(reg), class, slot);
    }
}
