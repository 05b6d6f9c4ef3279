//! The points of a function at which more is live than the budget says.

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;
use ir::machine::{Block, InstrFlags, MachineFunction};

use super::target::Budget;
use crate::pressure::{LaneLiveness, PressureModel, UpwardTracker};

/// An instruction at which too much is live.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hot {
    /// The instruction's place in its block.
    pub(super) at: u32,
    /// The excess over the budget.
    pub(super) excess: u32,
}

/// All of them.
#[derive(Clone, Debug)]
pub(super) struct HotPoints {
    /// By block, from the first to the last.
    blocks: SecondaryMap<Block, Vec<Hot>>,
    /// The largest demand.
    most: u32,
    /// The sum of all excess.
    excess: u64,
}

impl HotPoints {
    /// Measures a function.
    pub(super) fn new(
        func: &MachineFunction,
        graph: &FlowGraph<Block>,
        model: &PressureModel,
        liveness: &LaneLiveness,
        budget: &Budget,
    ) -> Self {
        let mut this = Self { blocks: SecondaryMap::new(), most: 0, excess: 0 };
        for &block in graph.reverse_postorder() {
            let mut tracker = UpwardTracker::at_end(func, model, liveness, block);
            let mut list = Vec::new();
            let mut at = func.insts(block).count() as u32;
            for inst in func.insts_rev(block) {
                at -= 1;
                let demand = budget.demand(&tracker.recede(inst));
                if func.desc(inst).is(InstrFlags::DEBUG) {
                    continue;
                }
                this.most = this.most.max(demand);
                if demand > budget.most {
                    list.push(Hot { at, excess: demand - budget.most });
                }
            }
            this.excess += list.iter().map(|h| u64::from(h.excess)).sum::<u64>();
            if !list.is_empty() {
                list.reverse();
                this.blocks[block] = list;
            }
        }
        this
    }

    /// Whether there is none.
    pub(super) fn is_empty(&self) -> bool {
        self.excess == 0
    }

    /// The largest demand of all points.
    pub(super) fn most(&self) -> u32 {
        self.most
    }

    /// By how much all points together are above the budget.
    pub(super) fn excess(&self) -> u64 {
        self.excess
    }

    /// The hot points of a block.
    pub(super) fn of(&self, block: Block) -> &[Hot] {
        &self.blocks[block]
    }

    /// The hot points of a block strictly between two places, as a range of [`HotPoints::of`].
    pub(super) fn between(&self, block: Block, from: i64, to: i64) -> core::ops::Range<usize> {
        let list = self.of(block);
        let first = list.partition_point(|h| i64::from(h.at) <= from);
        let end = list.partition_point(|h| i64::from(h.at) < to);
        first..end.max(first)
    }
}
