//! Spills values with long live ranges before scheduling, where far more live at once than there are registers.
//!
//! A nest of branches keeps one mask of lanes for each level. See [`regalloc_abi::spill_long_ranges`].

use ir::graph::FlowGraph;
use ir::machine::{Block, MachineFunction};
use regalloc_abi::{Environment, spill_long_ranges};

use crate::regalloc::Spiller;
use crate::target::regs;

/// Spills scalar values along the wave's graph, then vector values along `lanes`.
pub(crate) fn run(func: &mut MachineFunction, lanes: &FlowGraph<Block>) {
    let scalars = Environment::new(func, 1 << regs::SGPR.0);
    spill_long_ranges(func, &scalars, &Spiller, None);
    let vectors = Environment::new(func, 1 << regs::VGPR.0);
    spill_long_ranges(func, &vectors, &Spiller, Some(lanes));
}
