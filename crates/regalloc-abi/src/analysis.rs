//! Facts of a function as it stands: its registers, and the live registers at block boundaries and after each operand.
//!
//! Spilling needs them in every attempt, and assignment too where nothing was spilled: so they are computed once.

use ir::graph::{DomTree, FlowGraph, LoopForest};
use ir::machine::{Block, MachineFunction};
use rp_tracker::pressure::LaneLiveness;

use crate::info::RegInfos;
use crate::next_use::NextUse;
use crate::plan::Plans;
use crate::target::Environment;

/// The registers of a round and their liveness.
#[derive(Debug)]
pub(crate) struct Analysis {
    pub(crate) infos: RegInfos,
    pub(crate) liveness: LaneLiveness,
    pub(crate) plans: Plans,
}

impl Analysis {
    pub(crate) fn new(func: &MachineFunction, env: &Environment, graph: &FlowGraph<Block>) -> Self {
        let liveness = LaneLiveness::with_graph(func, graph);
        let plans = Plans::new(func, graph, &liveness, env);
        Self { infos: RegInfos::new(func, env), liveness, plans }
    }
}

/// The loops of a graph.
pub(crate) fn loops(graph: &FlowGraph<Block>) -> LoopForest<Block> {
    LoopForest::new(graph, &DomTree::new(graph))
}

/// All that spilling needs of a function before anything is spilled.
#[derive(Debug)]
pub(crate) struct Before<'a> {
    pub(crate) graph: &'a FlowGraph<Block>,
    pub(crate) loops: &'a LoopForest<Block>,
    pub(crate) analysis: &'a Analysis,
    /// Distances to next uses, once something has to be spilled.
    pub(crate) next: core::cell::OnceCell<NextUse>,
}

impl Before<'_> {
    /// The distances to next uses.
    pub(crate) fn next_uses(&self, func: &MachineFunction) -> &NextUse {
        let infos = &self.analysis.infos;
        self.next.get_or_init(|| NextUse::new(func, self.graph, self.loops, |reg| infos.has(reg)))
    }
}
