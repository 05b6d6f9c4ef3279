//! Removal of dead moves to flags in allocated functions.
//!
//! A comparison under the mask ends no flag: channels that are off keep their bits. But in one block the channels stay
//! the same. So a predicate that reads each channel's own bit after such a comparison needs nothing from before. With
//! that alone, a flag's value is seldom needed for longer than a few instructions.

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;

use crate::regalloc::FlagUse;
use crate::target::eu::{Arf, Base, Block, EuFunction, Inst, InstData, Op, PredMode, flow_graph};

/// Removes moves to flags without readers. Returns their number.
pub(crate) fn remove_dead_moves(func: &mut EuFunction) -> u64 {
    if !func.placed().any(|(_, inst)| is_move(&func.insts[inst])) {
        return 0;
    }
    let flags = FlagLiveness::new(func);
    let mut count = 0;
    for block in func.layout.clone() {
        let mut state = flags.behind(block);
        let mut insts = core::mem::take(&mut func.blocks[block].insts);
        insts.reverse();
        insts.retain(|&inst| {
            let data = &func.insts[inst];
            let used = FlagUse::of(func, data);
            if is_move(data) && used.written & state == 0 {
                count += 1;
                return false;
            }
            state = state & !used.ended | flags.needs[inst];
            true
        });
        insts.reverse();
        func.blocks[block].insts = insts;
    }
    count
}

/// The flags that are live, by 16 bits, `f0.0` the lowest bit.
pub(crate) struct FlagLiveness {
    graph: FlowGraph<Block>,
    needs: SecondaryMap<Inst, u8>,
    live: SecondaryMap<Block, u8>,
}

impl FlagLiveness {
    /// Of an allocated function.
    pub(crate) fn new(func: &EuFunction) -> Self {
        let graph = flow_graph(func);
        let needs = needs(func);
        let live = live_in(func, &graph, &needs);
        Self { graph, needs, live }
    }

    /// Flags that are live after a block.
    fn behind(&self, block: Block) -> u8 {
        self.graph.joined_at_end(block, &self.live, |all, next| *all |= next)
    }

    /// In front of each instruction of a block.
    pub(crate) fn in_front(&self, func: &EuFunction, block: Block) -> Vec<u8> {
        let mut state = self.behind(block);
        let insts = func.blocks[block].insts.iter().rev();
        let mut all: Vec<u8> = insts
            .map(|&inst| {
                state = state & !FlagUse::of(func, &func.insts[inst]).ended | self.needs[inst];
                state
            })
            .collect();
        all.reverse();
        all
    }
}

/// A move that does nothing but write a flag.
fn is_move(data: &InstData) -> bool {
    data.op == Op::Mov
        && matches!(data.dst.base, Base::Arf(Arf::Flag(_)))
        && data.cmod.is_none()
        && !data.has_effects()
}

/// The flags, by 16 bits, of which an instruction needs what was in them in front of its block, or what a move wrote.
fn needs(func: &EuFunction) -> SecondaryMap<Inst, u8> {
    let mut needs: SecondaryMap<Inst, u8> = SecondaryMap::new();
    for &block in &func.layout {
        // The channels for which a flag was written in this block, whatever the mask is.
        let mut fresh: [u32; 8] = [0; 8];
        for &inst in &func.blocks[block].insts {
            let data = &func.insts[inst];
            let flags = FlagUse::of(func, data);
            let channels = channels(data);
            let own =
                !data.control.nomask && data.pred.is_none_or(|pred| pred.mode == PredMode::Normal);
            for (flag, fresh) in fresh.iter_mut().enumerate() {
                let bit = 1 << flag;
                let by_operand = flags.by_operand & bit != 0;
                if flags.read & bit != 0 && (by_operand || !own || channels & !*fresh != 0) {
                    needs[inst] |= bit;
                }
                if flags.written & bit != 0 {
                    if !data.writes_flag() {
                        *fresh = 0;
                    } else if data.pred.is_none() {
                        *fresh |= channels;
                    }
                }
            }
        }
    }
    needs
}

fn channels(data: &InstData) -> u32 {
    let all = u32::MAX >> (32 - u32::from(data.control.exec.clamp(1, 32)));
    all << (data.control.group % 32)
}

fn live_in(
    func: &EuFunction,
    graph: &FlowGraph<Block>,
    needs: &SecondaryMap<Inst, u8>,
) -> SecondaryMap<Block, u8> {
    let through = |block: Block, state: &mut u8| {
        for &inst in func.blocks[block].insts.iter().rev() {
            *state = *state & !FlagUse::of(func, &func.insts[inst]).ended | needs[inst];
        }
    };
    graph.solve_backward(through, |all, next| *all |= next)
}
