//! Live ranges of registers with a single def, block by block.

use cranelift_entity::{EntityRef, SecondaryMap};
use ir::graph::Adjacency;
use ir::machine::{Block, Inst, InstrFlags, MachineFunction, UseDef, VReg, generic};

use crate::pressure::LaneLiveness;

/// The place after all instructions of a block.
pub(super) const END: i64 = i64::MAX;
/// The place before all instructions of a block.
pub(super) const BEGIN: i64 = -1;

/// A register's live range in a block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Segment {
    /// The block.
    pub(super) block: Block,
    /// The def's place, or [`BEGIN`].
    pub(super) from: i64,
    /// The last reader's place, or [`END`].
    pub(super) to: i64,
}

/// The live ranges.
#[derive(Clone, Debug)]
pub(super) struct Ranges {
    segments: Adjacency<VReg, Segment>,
    places: SecondaryMap<Inst, u32>,
    weights: Vec<u32>,
}

impl Ranges {
    /// Finds the ranges of the registers that count for something by `weight`.
    pub(super) fn new(
        func: &MachineFunction,
        liveness: &LaneLiveness,
        use_def: &UseDef,
        weight: impl Fn(VReg) -> u32,
    ) -> Self {
        let single = |reg: VReg| use_def.defs(reg).len() == 1;
        let weigh = |reg: VReg| if single(reg) { weight(reg) } else { 0 };
        let weights: Vec<u32> = func.vregs().map(weigh).collect();
        let counted = |reg: VReg| weights[reg.index()] != 0;
        let mut places = SecondaryMap::with_capacity(func.num_insts());
        let mut last: SecondaryMap<VReg, Option<(Block, i64)>> = SecondaryMap::new();
        let mut pairs = Vec::new();
        for block in func.blocks() {
            let mut defs: Vec<(VReg, i64)> = Vec::new();
            for (place, inst) in func.insts(block).enumerate() {
                places[inst] = place as u32;
                if func.desc(inst).is(InstrFlags::DEBUG) {
                    continue;
                }
                for (_, operand) in func.reg_operands(inst) {
                    let Some(reg) = operand.reg.as_virtual().filter(|&r| counted(r)) else {
                        continue;
                    };
                    if operand.is_def() {
                        defs.push((reg, place as i64));
                    } else if func.opcode(inst) != generic::PHI {
                        last[reg] = Some((block, place as i64));
                    }
                }
            }
            for live in liveness.live_out(block) {
                last[live.reg] = Some((block, END));
            }
            let to = |reg: VReg, from: i64| match last[reg] {
                Some((at, place)) if at == block => place,
                _ => from,
            };
            for live in liveness.live_in(block) {
                if counted(live.reg) {
                    let segment = Segment { block, from: BEGIN, to: to(live.reg, BEGIN) };
                    pairs.push((live.reg, segment));
                }
            }
            for (reg, from) in defs {
                pairs.push((reg, Segment { block, from, to: to(reg, from) }));
            }
        }
        let segments = Adjacency::from_edges(func.num_vregs(), pairs.iter().copied());
        Self { segments, places, weights }
    }

    /// The place of an instruction in its block.
    pub(super) fn place(&self, inst: Inst) -> i64 {
        i64::from(self.places[inst])
    }

    /// The range of a register, in the order of the blocks.
    pub(super) fn of(&self, reg: VReg) -> &[Segment] {
        self.segments.of(reg)
    }

    /// Returns the weight of a register; 0 if it is not counted or has not exactly one def.
    pub(super) fn weight(&self, reg: VReg) -> u32 {
        self.weights[reg.index()]
    }
}
