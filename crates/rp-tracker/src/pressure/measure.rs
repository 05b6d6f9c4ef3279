//! The largest pressure of blocks and of the function, from one walk up each block.

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;
use ir::machine::{Block, MachineFunction};

use super::liveness::LaneLiveness;
use super::model::{PressureModel, RegPressure};
use super::trackers::UpwardTracker;

/// The largest pressure of every block.
#[derive(Clone, Debug)]
pub struct FunctionPressure {
    blocks: SecondaryMap<Block, RegPressure>,
    max: RegPressure,
}

impl FunctionPressure {
    /// Measures a function.
    pub fn new(func: &MachineFunction, model: &PressureModel) -> Self {
        let graph = FlowGraph::new(func);
        Self::with_liveness(func, model, &LaneLiveness::with_graph(func, &graph))
    }

    /// Measures a function with its liveness at hand.
    pub fn with_liveness(
        func: &MachineFunction,
        model: &PressureModel,
        liveness: &LaneLiveness,
    ) -> Self {
        let mut blocks = SecondaryMap::new();
        let mut max = RegPressure::NONE;
        for block in func.blocks() {
            let mut tracker = UpwardTracker::at_end(func, model, liveness, block);
            for inst in func.insts_rev(block) {
                tracker.recede(inst);
            }
            blocks[block] = tracker.max_pressure();
            max = max.max(tracker.max_pressure());
        }
        Self { blocks, max }
    }

    /// The largest pressure in a block.
    pub fn block(&self, block: Block) -> RegPressure {
        self.blocks[block]
    }

    /// The largest pressure in the function.
    pub fn max(&self) -> RegPressure {
        self.max
    }
}
