//! Positions of blocks in the layout, and the ends of loops there.

use cranelift_entity::SecondaryMap;
use ir::graph::{FlowGraph, Loop, LoopForest};
use ir::machine::{Block, MachineFunction};

/// Order of a function's blocks in the layout.
#[derive(Debug)]
pub(crate) struct LayoutOrder<'a> {
    position: SecondaryMap<Block, u32>,
    loops: &'a LoopForest<Block>,
    /// Position of each loop's last block.
    ends: SecondaryMap<Loop, u32>,
}

impl<'a> LayoutOrder<'a> {
    pub(crate) fn new(func: &MachineFunction, loops: &'a LoopForest<Block>) -> Self {
        let mut position: SecondaryMap<Block, u32> = SecondaryMap::new();
        let mut ends: SecondaryMap<Loop, u32> = SecondaryMap::new();
        for (at, block) in func.blocks().enumerate() {
            position[block] = at as u32;
            if let Some(innermost) = loops.innermost(block) {
                ends[innermost] = at as u32;
            }
        }
        // Loops come after those that they are in.
        let all: Vec<Loop> = loops.loops().collect();
        for &l in all.iter().rev() {
            if let Some(parent) = loops.parent(l) {
                ends[parent] = ends[parent].max(ends[l]);
            }
        }
        Self { position, loops, ends }
    }

    /// Returns the position of a block.
    pub(crate) fn position(&self, block: Block) -> u32 {
        self.position[block]
    }

    /// Returns the position of the last block in which a value lives that is defined once, at `start`, and read in
    /// `reader`: the end of the outermost loop around the reader that does not contain the def. None if that takes
    /// more than `most` steps.
    pub(crate) fn last(&self, start: u32, reader: Block, most: usize) -> Option<u32> {
        let mut end = self.position[reader];
        let mut around = self.loops.innermost(reader);
        for _ in 0..most {
            let Some(l) = around.filter(|&l| self.position[self.loops.header(l)] > start) else {
                return Some(end);
            };
            end = end.max(self.ends[l]);
            around = self.loops.parent(l);
        }
        None
    }

    /// Whether each edge goes to a later block or closes a loop.
    pub(crate) fn is_topological(&self, graph: &FlowGraph<Block>) -> bool {
        let forward = |from: Block, to: Block| {
            graph.is_retreating(from, to) || self.position[from] < self.position[to]
        };
        self.loops.irreducible_edges().is_empty()
            && graph
                .reverse_postorder()
                .iter()
                .all(|&from| graph.successors(from).iter().all(|&to| forward(from, to)))
    }
}
