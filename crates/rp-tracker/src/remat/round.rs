//! The facts of a function in one round of rematerialisation.

use ir::graph::{DomTree, FlowGraph, Frequencies, LoopForest};
use ir::machine::{Block, Inst, MachineFunction, UseDef};

use super::points::HotPoints;
use super::ranges::Ranges;
use super::target::RematTarget;

/// The facts of a function in one round.
pub(super) struct Round<'a, T> {
    pub(super) func: &'a MachineFunction,
    pub(super) graph: &'a FlowGraph<Block>,
    pub(super) target: &'a T,
    pub(super) within_blocks: bool,
    pub(super) shape: &'a Shape,
    pub(super) use_def: UseDef,
    pub(super) ranges: Ranges,
    pub(super) hot: HotPoints,
}

impl<T: RematTarget> Round<'_, T> {
    /// Returns the cost of computing an instruction again: one that has one result in a virtual register.
    pub(super) fn cost(&self, inst: Inst) -> Option<u32> {
        let mut defs = self.func.defs(inst).filter(|def| def.reg.is_virtual());
        let def = defs.next().filter(|_| defs.next().is_none())?;
        let tied = || self.func.reg_operands(inst).any(|(_, o)| o.tied().is_some());
        if !def.sub.is_whole() || tied() {
            return None;
        }
        self.target.cost(self.func, inst)
    }
}

/// The facts that stay the same in all rounds.
pub(super) struct Shape {
    pub(super) dom: DomTree<Block>,
    pub(super) loops: LoopForest<Block>,
    pub(super) frequencies: Frequencies,
}
