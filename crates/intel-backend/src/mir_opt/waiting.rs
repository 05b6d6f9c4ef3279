//! Blocks in which channels wait while a block runs, and paths of channels.
//!
//! The machine has one instruction pointer; a channel that a `goto` sent elsewhere waits there until the machine comes
//! by. So the values of a channel are needed along the paths that the *channel* takes, and, while the machine runs
//! blocks that the channel is not in, at the block where it waits. Both together are much less than the machine's graph
//! alone would give: there the arms of a branch follow each other, and all that is written in a loop is live around all
//! of it.

use cranelift_entity::SecondaryMap;
use ir::graph::{FlowGraph, NestedSet, NestedSets};
use smallvec::SmallVec;

use crate::target::eu::{Block, EuFunction, Flow};

/// Blocks, in order.
type Set = SmallVec<[Block; 4]>;

/// Waiting channels of a function in which control flow is `goto`, `join` and `jmpi`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Waiting {
    /// The blocks where channels may wait while a block runs, by position in the layout.
    during: SecondaryMap<Block, NestedSet>,
    sets: NestedSets,
    /// Successors of a block for channels.
    ways: SecondaryMap<Block, Set>,
}

impl Waiting {
    pub(crate) fn new(func: &EuFunction, graph: &FlowGraph<Block>) -> Self {
        let mut waiting = Self::default();
        let mut named: SecondaryMap<Block, Set> = SecondaryMap::new();
        for (at, &block) in func.layout.iter().enumerate() {
            let next = func.layout.get(at + 1).copied();
            let (mut ways, mut goes_on) = (Set::new(), true);
            for &inst in &func.blocks[block].insts {
                let data = &func.insts[inst];
                let Some(branch) = data.branch() else { continue };
                match data.op.desc().flow {
                    Flow::Goto => {
                        ways.push(branch.uip);
                        // Those that do not go back wait after the jump for the others.
                        let at = if branch.backward { next } else { Some(branch.uip) };
                        named[block].extend(at);
                    }
                    Flow::Jump => {
                        ways.push(branch.jip);
                        goes_on = data.pred.is_some();
                    }
                    _ => {}
                }
            }
            ways.extend(next.filter(|_| goes_on));
            waiting.ways[block] = ways;
        }
        waiting.spread(func, graph, &named);
        waiting
    }

    /// Down the machine's graph, until nothing changes.
    fn spread(
        &mut self,
        func: &EuFunction,
        graph: &FlowGraph<Block>,
        named: &SecondaryMap<Block, Set>,
    ) {
        let mut position: SecondaryMap<Block, u32> = SecondaryMap::new();
        for (at, &block) in func.layout.iter().enumerate() {
            position[block] = at as u32;
        }
        let mut pending: SecondaryMap<Block, bool> = SecondaryMap::with_default(true);
        let mut again = true;
        while core::mem::take(&mut again) {
            for &block in &func.layout {
                if !core::mem::take(&mut pending[block]) {
                    continue;
                }
                let mut after = self.during[block];
                for &at in &named[block] {
                    after = self.sets.insert(after, position[at]);
                }
                for &next in graph.successors(block) {
                    // The machine does not pass a block in which channels wait.
                    let elsewhere = if position[next] > position[block] {
                        self.sets.above(after, position[next])
                    } else {
                        self.sets.remove(after, position[next])
                    };
                    let all = self.sets.union(self.during[next], elsewhere);
                    if core::mem::replace(&mut self.during[next], all) != all {
                        pending[next] = true;
                        again = true;
                    }
                }
            }
        }
    }

    /// Returns the set of blocks at whose starts channels may wait while a block runs.
    pub(crate) fn during(&self, block: Block) -> NestedSet {
        self.during[block]
    }

    /// All sets of blocks, as positions in the layout.
    pub(crate) fn sets(&self) -> &NestedSets {
        &self.sets
    }

    /// Whether channels may go from a block to one that the machine may go to from there.
    pub(crate) fn passes_channels(&self, block: Block, to: Block) -> bool {
        self.ways[block].contains(&to)
    }
}
