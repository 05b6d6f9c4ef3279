//! Wishes: where a value would cost no copy.
//!
//! Copies, tuples being built or taken apart, phis and physical registers tie the places of
//! values together: `a` should lie at `b` plus some units. Wishes are collected once, weighted by
//! how often the copy would run, and asked for when a value gets its place. Calls are noted too:
//! which values live across which, so that they go where the call preserves them.

use cranelift_entity::EntityRef;
use ir::graph::{Adjacency, FlowGraph, LoopForest};
use ir::machine::{
    Block, Inst, LaneMask, MachineFunction, Operand, Reg, RegMask, RegOperand, SubReg, VReg,
    generic,
};
use rp_tracker::pressure::{LaneLiveness, killed_lanes};

use crate::info::RegInfos;
use crate::units::FileSets;

/// A hint: the register's first unit should be `with`'s plus `offset`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hint {
    /// The other register, virtual or physical.
    pub(crate) with: Reg,
    /// The distance in units.
    pub(crate) offset: i32,
    /// Its weight.
    pub(crate) weight: u32,
}

/// A part of a copy-like instruction: `units` units from a source to an offset of the def.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    /// The source operand.
    pub(crate) from: RegOperand,
    /// The first unit within the source register (its whole, not its named part).
    pub(crate) from_offset: u32,
    /// The first unit within the def.
    pub(crate) to_offset: u32,
    /// The units.
    pub(crate) units: u32,
}

/// The units of a register operand's named part: offset and number.
pub(crate) fn named_run(func: &MachineFunction, operand: &RegOperand) -> (u32, u32) {
    let whole = match (operand.reg.as_virtual(), operand.reg.as_physical()) {
        (Some(reg), _) => {
            func.vreg_class(reg).map_or(0, |class| u32::from(func.target.class(class).units))
        }
        (_, Some(reg)) => u32::from(reg.units()),
        _ => 0,
    };
    run_of(func, operand.sub, whole)
}

fn run_of(func: &MachineFunction, sub: SubReg, whole: u32) -> (u32, u32) {
    if sub.is_whole() {
        (0, whole)
    } else {
        let row = func.target.sub_reg(sub);
        (u32::from(row.offset), u32::from(row.units))
    }
}

/// The parts of a copy, a tuple built or changed, a part taken; `None` for other instructions.
/// The def is the first operand.
pub(crate) fn parts(func: &MachineFunction, inst: Inst) -> Option<Vec<Part>> {
    let operands = func.operands(inst);
    let whole = |from: &RegOperand, to_offset: u32, units: Option<u32>| {
        let (from_offset, have) = named_run(func, from);
        let units = units.map_or(have, |u| u.min(have));
        Part { from: *from, from_offset, to_offset, units }
    };
    Some(match (func.opcode(inst), operands) {
        (generic::COPY, [Operand::Reg(to), Operand::Reg(from), ..]) => {
            vec![whole(from, named_run(func, to).0, None)]
        }
        (generic::REG_SEQUENCE, [Operand::Reg(_), rest @ ..]) => rest
            .chunks_exact(2)
            .filter_map(|pair| match pair {
                [Operand::Reg(from), Operand::SubReg(sub)] => {
                    let row = func.target.sub_reg(*sub);
                    Some(whole(from, u32::from(row.offset), Some(u32::from(row.units))))
                }
                _ => None,
            })
            .collect(),
        (
            generic::EXTRACT_SUBREG,
            [Operand::Reg(_), Operand::Reg(from), Operand::SubReg(sub), ..],
        ) => {
            let (offset, have) = named_run(func, from);
            let (inner, units) = run_of(func, *sub, have);
            vec![Part { from: *from, from_offset: offset + inner, to_offset: 0, units }]
        }
        (
            generic::INSERT_SUBREG,
            [Operand::Reg(_), Operand::Reg(old), Operand::Reg(new), Operand::SubReg(sub), ..],
        ) => {
            let row = func.target.sub_reg(*sub);
            let (at, count) = (u32::from(row.offset), u32::from(row.units));
            let (offset, have) = named_run(func, old);
            let mut parts = Vec::with_capacity(3);
            for (first, units) in [(0, at), (at + count, have.saturating_sub(at + count))] {
                if units != 0 {
                    let from_offset = offset + first;
                    parts.push(Part { from: *old, from_offset, to_offset: first, units });
                }
            }
            parts.push(whole(new, at, Some(count)));
            parts
        }
        _ => return None,
    })
}

/// The hints of all registers.
pub(crate) fn hints(
    func: &MachineFunction,
    graph: &FlowGraph<Block>,
    weight_of: impl Fn(Block) -> u32,
    infos: &RegInfos,
) -> Adjacency<VReg, Hint> {
    let mut all: Vec<(VReg, Hint)> = Vec::new();
    let mut hint = |reg: Reg, with: Reg, offset: i32, weight: u32| {
        if let Some(reg) = reg.as_virtual().filter(|&r| infos.has(r)) {
            all.push((reg, Hint { with, offset, weight }));
        }
    };
    for &block in graph.reverse_postorder() {
        let weight = weight_of(block);
        for inst in func.insts(block) {
            let operands = func.operands(inst);
            if func.opcode(inst) == generic::PHI {
                let Some(Operand::Reg(def)) = operands.first() else { continue };
                for pair in operands[1..].chunks_exact(2) {
                    if let [Operand::Reg(value), Operand::Block(from)] = pair {
                        let weight = weight_of(*from);
                        let offset = named_run(func, value).0 as i32;
                        hint(def.reg, value.reg, offset, weight);
                        hint(value.reg, def.reg, -offset, weight);
                    }
                }
                continue;
            }
            if let Some(parts) = parts(func, inst) {
                let Some(Operand::Reg(def)) = operands.first() else { continue };
                for part in parts {
                    let offset = part.to_offset as i32 - part.from_offset as i32;
                    hint(part.from.reg, def.reg, offset, weight);
                    hint(def.reg, part.from.reg, -offset, weight);
                }
                continue;
            }
            for (_, used) in func.reg_operands(inst) {
                if let Some(tied) = used.tied()
                    && let Some(Operand::Reg(other)) = operands.get(tied)
                {
                    let offset = |op: &RegOperand| named_run(func, op).0 as i32;
                    hint(used.reg, other.reg, offset(other) - offset(used), weight);
                }
            }
        }
    }
    // A register's hint is a hint as well.
    for reg in func.vregs().filter(|&r| infos.has(r)) {
        let hint = func.vreg(reg).hint;
        if !hint.is_none() {
            all.push((reg, Hint { with: hint, offset: 0, weight: 1 }));
        }
    }
    Adjacency::from_edges(func.num_vregs(), all.iter().copied())
}

/// Returns the frequency of a block, by the loops around it.
pub(crate) fn block_weights(
    func: &MachineFunction,
    loops: &LoopForest<Block>,
) -> impl Fn(Block) -> u32 + use<> {
    let mut weights = vec![1u32; func.num_blocks()];
    for block in func.blocks() {
        weights[block.index()] = 8u32.pow(loops.depth(block).min(6));
    }
    move |block: Block| weights.get(block.index()).copied().unwrap_or(1)
}

/// Registers that live across calls, by the calls' masks.
#[derive(Debug, Default)]
pub(crate) struct Crossings {
    /// By register: bits of the masks whose calls it lives across.
    bits: Vec<u64>,
    /// By bit: registers that those calls preserve.
    preserved: Vec<FileSets>,
}

/// Masks beyond this many share the last bit.
const MOST_MASKS: usize = 64;

impl Crossings {
    /// Finds them in one walk up every block.
    pub(crate) fn new(
        func: &MachineFunction,
        graph: &FlowGraph<Block>,
        liveness: &LaneLiveness,
        infos: &RegInfos,
    ) -> Self {
        let mut this = Self { bits: vec![0; func.num_vregs()], preserved: Vec::new() };
        let mut known: Vec<(RegMask, usize)> = Vec::new();
        let mut live = cranelift_entity::EntitySet::<VReg>::new();
        let mut lanes = vec![LaneMask::NONE; func.num_vregs()];
        for &block in graph.reverse_postorder() {
            let mask_of = |inst: Inst| {
                func.operands(inst).iter().find_map(|o| match o {
                    Operand::RegMask(mask) => Some(*mask),
                    _ => None,
                })
            };
            if !func.insts(block).any(|inst| mask_of(inst).is_some()) {
                // Nothing is crossed inside; what lives through crosses nothing here.
                continue;
            }
            live.clear();
            for entry in liveness.live_out(block) {
                live.insert(entry.reg);
                lanes[entry.reg.index()] = entry.lanes;
            }
            for inst in func.insts_rev(block) {
                for def in func.defs(inst) {
                    if let Some(reg) = def.reg.as_virtual() {
                        let left = lanes[reg.index()].without(killed_lanes(func, reg, def));
                        lanes[reg.index()] = left;
                        if left.is_empty() {
                            live.remove(reg);
                        }
                    }
                }
                if let Some(mask) = mask_of(inst) {
                    let bit = this.bit(func, mask, &mut known);
                    for reg in live.iter().filter(|&r| infos.has(r)) {
                        this.bits[reg.index()] |= 1 << bit;
                    }
                }
                if func.opcode(inst) == generic::PHI {
                    continue;
                }
                for (index, used) in func.reg_operands(inst) {
                    let Some(reg) = used.reg.as_virtual() else { continue };
                    let read = liveness.read_lanes(func, inst, index);
                    if !read.is_empty() {
                        lanes[reg.index()] = lanes[reg.index()].union(read);
                        live.insert(reg);
                    }
                }
            }
            for reg in live.iter() {
                lanes[reg.index()] = LaneMask::NONE;
            }
        }
        this
    }

    fn bit(
        &mut self,
        func: &MachineFunction,
        mask: RegMask,
        known: &mut Vec<(RegMask, usize)>,
    ) -> usize {
        if let Some(found) = known.iter().find(|k| k.0 == mask) {
            return found.1;
        }
        let sets = FileSets::of(func.target, &func.reg_mask(mask).preserved);
        let bit = if self.preserved.len() < MOST_MASKS {
            self.preserved.push(sets);
            self.preserved.len() - 1
        } else {
            self.preserved[MOST_MASKS - 1].intersect_with(&sets);
            MOST_MASKS - 1
        };
        known.push((mask, bit));
        bit
    }

    /// Keeps in `sets` the units that all calls preserve that a register lives across. Returns whether there are any.
    pub(crate) fn restrict(&self, reg: VReg, sets: &mut FileSets) -> bool {
        let mut bits = self.bits[reg.index()];
        let any = bits != 0;
        while bits != 0 {
            sets.intersect_with(&self.preserved[bits.trailing_zeros() as usize]);
            bits &= bits - 1;
        }
        any
    }

    /// Whether a register lives across a call.
    pub(crate) fn any(&self, reg: VReg) -> bool {
        self.bits[reg.index()] != 0
    }
}
