//! The control-flow graph of a body, as the graph algorithms read it.

use super::function::{Block, Body};
use crate::graph::FlowGraph;

impl Body {
    /// The blocks of the layout and their edges, in the order of the text. Blocks taken out of the
    /// layout have none.
    pub fn flow_graph(&self) -> FlowGraph<Block> {
        let mut edges = Vec::with_capacity(self.block_order().len() * 2);
        for &block in self.block_order() {
            self.for_each_successor(block, |to| edges.push((block, to)));
        }
        FlowGraph::from_edges(self.blocks.len(), self.block_order().first().copied(), &edges)
    }
}
