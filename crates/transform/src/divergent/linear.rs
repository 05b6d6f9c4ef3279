//! Partial control-flow linearisation: the order in which a wave passes the blocks, and with which lanes.
//!
//! Blocks are ordered so that each follows all its predecessors (back edges aside) and loops are
//! contiguous. At a divergent branch the wave goes to the first of both targets with the lanes that go
//! there; the others *wait* at the second, which the wave passes later. While lanes wait at a block, the
//! wave must not jump over it: a jump leads to the first block with waiting lanes before its own target,
//! and the lanes of the jump wait at the target (Moll and Hack, PLDI 2018, there called deferral).
//!
//! Most blocks need no list of waiting lanes: if exactly the lanes of an earlier block come to a block
//! (each dominates or post-dominates the other, in one iteration of one loop), its mask is restored from
//! a copy made there ([`Entry::Restore`]).

use super::uniformity::{self, Flow, Forced, Uniformity};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use ir::graph::{DomTree, FlowGraph, Loop, LoopForest, NestedSet, NestedSets, PostDomTree};
use ir::ssa::uses::Uses;
use ir::ssa::{Block, Body, Context, InstKind};
use smallvec::SmallVec;

/// With which lanes a block begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Entry {
    /// With those that come with the wave.
    #[default]
    Flow,
    /// With those that ended the given block.
    Restore(Block),
    /// With those that wait.
    Waiting,
    /// With those that come and those that wait.
    Join,
}

/// End of a block for the wave.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum End {
    /// It ends.
    #[default]
    Return,
    /// All lanes go to one block, which the wave passes next.
    Jump(Block),
    /// All lanes wait at `to`; the wave goes to `next` without a lane of this block.
    Wait {
        /// Target of the lanes.
        to: Block,
        /// Target of the wave.
        next: Block,
    },
    /// All lanes go to the header if there are any; if there are none, the wave leaves the loop.
    Repeat {
        /// The loop's header.
        header: Block,
        /// Next block of the wave after the loop.
        leave: Block,
    },
    /// A branch that all lanes take alike: if the condition holds, and otherwise.
    Uniform(Block, Block),
    /// The lanes part.
    Split {
        /// Target of the lanes for which the condition holds.
        then: Block,
        /// Target of the others.
        otherwise: Block,
        /// Next block of the wave: one of both with its lanes, or another with none.
        next: Block,
        /// Block that the wave may go to at once if no lane goes to `next`; None if all wait.
        skip: Option<Block>,
    },
}

/// Branches that the whole wave takes, as [`End::Uniform`].
#[derive(Clone, Copy)]
pub enum Jumps<'a> {
    /// All that its lanes take alike.
    Alike,
    /// Waves go through the code together: only where no lane of any of them waits, and where the lanes of all of them
    /// take the same edge, by what this target says of values.
    Together(&'a dyn uniformity::Target),
}

/// The order of a body's blocks, and what happens between them.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The blocks in the order in which a wave passes them.
    pub order: Vec<Block>,
    /// Starts of blocks.
    pub entries: SecondaryMap<Block, Entry>,
    /// Ends of blocks.
    pub ends: SecondaryMap<Block, End>,
    /// Whether lanes of the block are saved at its end, for [`Entry::Restore`].
    pub saved: SecondaryMap<Block, bool>,
    /// The positions of blocks where lanes may wait when the wave comes to a block.
    pending: SecondaryMap<Block, NestedSet>,
    sets: NestedSets,
    position: SecondaryMap<Block, u32>,
    uniformity: Uniformity,
    graph: FlowGraph<Block>,
    loops: LoopForest<Block>,
    uses: Uses,
}

impl Plan {
    /// Makes the plan of a body in the form that [`super::shape`] gives.
    pub fn new(body: &Body, cx: &Context, target: &dyn uniformity::Target) -> Self {
        Self::with_jumps(body, cx, target, Jumps::Alike)
    }

    /// The same, with fewer branches that the whole wave takes. At the others lanes split, though all may take
    /// one edge.
    pub fn with_jumps(
        body: &Body,
        cx: &Context,
        target: &dyn uniformity::Target,
        jumps: Jumps<'_>,
    ) -> Self {
        let graph = body.flow_graph();
        let dom = DomTree::new(&graph);
        let loops = LoopForest::new(&graph, &dom);
        let postdom = PostDomTree::new(&graph);
        let uses = Uses::of(body);
        let flow = Flow { graph: &graph, dom: &dom, loops: &loops, postdom: &postdom };
        let order = order(body, flow);
        let mut position: SecondaryMap<Block, u32> = SecondaryMap::new();
        for (n, &block) in order.iter().enumerate() {
            position[block] = n as u32;
        }
        let mut forced = Forced::default();
        let together = matches!(jumps, Jumps::Together(_));
        if let Jumps::Together(all) = jumps {
            let all = uniformity::analyse(body, cx, flow, &uses, all, &forced);
            let parting = order.iter().filter(|&&block| all.is_divergent_branch(block));
            forced.branches.extend(parting.copied());
        }
        let mut state = LinearizerState {
            together,
            order: &order,
            position: &position,
            ends: SecondaryMap::new(),
            pending: SecondaryMap::new(),
            sets: NestedSets::default(),
        };
        let uniformity = loop {
            let uniformity = uniformity::analyse(body, cx, flow, &uses, target, &forced);
            state.ends.clear();
            state.pending.clear();
            let again = state.linearise(body, flow, &uniformity, &mut forced);
            if !again && !state.check_params(body, &graph, &uniformity, &mut forced) {
                break uniformity;
            }
        };
        let (entries, saved) = state.choose_entries(flow);
        let LinearizerState { ends, pending, sets, .. } = state;
        Plan {
            order,
            entries,
            ends,
            saved,
            pending,
            sets,
            position,
            uniformity,
            graph,
            loops,
            uses,
        }
    }

    /// The control flow that the lanes follow.
    pub fn graph(&self) -> &FlowGraph<Block> {
        &self.graph
    }

    /// The uses of the body's values.
    pub fn uses(&self) -> &Uses {
        &self.uses
    }

    /// Its loops.
    pub fn loops(&self) -> &LoopForest<Block> {
        &self.loops
    }

    /// Whether lanes get from one block to another only by leaving a loop in different iterations.
    pub fn leaves_divergent_loop(&self, from: Block, to: Block) -> bool {
        let mut around = self.loops.innermost(from);
        while let Some(l) = around {
            if self.loops.contains(l, to) {
                return false;
            }
            if self.uniformity.is_divergent_loop(l) {
                return true;
            }
            around = self.loops.parent(l);
        }
        false
    }

    /// The uniformity, given this plan.
    pub fn uniformity(&self) -> &Uniformity {
        &self.uniformity
    }

    /// Whether lanes may be waiting at `to` at the end of `block`.
    pub fn may_wait(&self, block: Block, to: Block) -> bool {
        block != to && self.sets.contains(self.pending[block], self.position[to])
    }

    /// Whether lanes may be waiting anywhere else while the wave is in a block.
    pub fn waits(&self, block: Block) -> bool {
        self.sets.iter(self.pending[block]).any(|at| at != self.position[block])
    }

    /// Whether lanes that go to `to` must be noted.
    pub fn counts_waiting(&self, to: Block) -> bool {
        matches!(self.entries[to], Entry::Waiting | Entry::Join)
    }

    /// The blocks to which the wave goes from a block.
    pub fn successors(&self, block: Block) -> SmallVec<[Block; 4]> {
        self.ends[block].successors()
    }
}

impl End {
    /// The blocks to which the wave goes.
    pub fn successors(self) -> SmallVec<[Block; 4]> {
        let mut result = SmallVec::new();
        match self {
            End::Return => {}
            End::Jump(to) => result.push(to),
            End::Wait { next, .. } => result.push(next),
            End::Repeat { header, leave } => result.extend([header, leave]),
            End::Uniform(then, otherwise) => {
                result.push(then);
                if otherwise != then {
                    result.push(otherwise);
                }
            }
            End::Split { next, skip, .. } => {
                result.push(next);
                result.extend(skip.filter(|&s| s != next));
            }
        }
        result
    }
}

/// State of the construction of a plan.
struct LinearizerState<'a> {
    /// Whether waves go together, so that a jump is possible only where no lane waits.
    together: bool,
    order: &'a [Block],
    position: &'a SecondaryMap<Block, u32>,
    ends: SecondaryMap<Block, End>,
    /// The positions of blocks where lanes may wait when the wave comes to a block.
    pending: SecondaryMap<Block, NestedSet>,
    sets: NestedSets,
}

impl LinearizerState<'_> {
    /// Finds the ends of all blocks. Whether a branch that was taken for uniform cannot stay one.
    fn linearise(
        &mut self,
        body: &Body,
        flow: Flow<'_>,
        uniformity: &Uniformity,
        forced: &mut Forced,
    ) -> bool {
        let mut broken = false;
        loop {
            let mut changed = false;
            for n in 0..self.order.len() {
                let block = self.order[n];
                let mut pending = self.sets.remove(self.pending[block], n as u32);
                let (end, waits) = self.end(body, flow, uniformity, block, pending);
                if let Err(()) = end {
                    broken |= forced.branches.insert(block);
                    continue;
                }
                let end = end.unwrap_or_default();
                self.ends[block] = end;
                for to in waits {
                    pending = self.sets.insert(pending, self.position[to]);
                }
                for to in end.successors() {
                    let before = self.pending[to];
                    self.pending[to] = self.sets.union(before, pending);
                    // Blocks that the wave has passed already are visited again only for a loop's
                    // sake.
                    changed |= self.pending[to] != before && self.position[to] <= n as u32;
                }
            }
            if broken || !changed {
                return broken;
            }
        }
    }

    /// Returns the end of a block if lanes wait at `pending`, and the blocks at which lanes come to
    /// wait. An error if a uniform branch would have to pass elsewhere first.
    fn end(
        &self,
        body: &Body,
        flow: Flow<'_>,
        uniformity: &Uniformity,
        block: Block,
        pending: NestedSet,
    ) -> (Result<End, ()>, SmallVec<[Block; 4]>) {
        let mut waits = SmallVec::new();
        let waiting = self.sets.first(pending);
        let first = |others: &[Block]| {
            let lanes = others.iter().map(|&b| self.position[b]);
            let all = lanes.chain(waiting).min().expect("a target");
            self.order[all as usize]
        };
        let is_back = |to: Block| {
            flow.graph.is_retreating(block, to)
                && flow.loops.innermost(block).is_some_and(|l| flow.loops.header(l) == to)
        };
        let inst = body.terminator(block).expect("a terminator");
        let end = match body.insts[inst].kind {
            InstKind::Br { target } if is_back(target.block) => match waiting {
                None => Ok(End::Jump(target.block)),
                Some(leave) => {
                    let leave = self.order[leave as usize];
                    Ok(End::Repeat { header: target.block, leave })
                }
            },
            InstKind::Br { target } => {
                let next = first(&[target.block]);
                if next == target.block {
                    Ok(End::Jump(next))
                } else {
                    waits.push(target.block);
                    Ok(End::Wait { to: target.block, next })
                }
            }
            InstKind::CondBr { then, otherwise, .. } => {
                let (then, otherwise) = (then.block, otherwise.block);
                if !uniformity.is_divergent_branch(block) {
                    let kept = |to: Block| is_back(to) || first(&[to]) == to;
                    let alone = !self.together || pending.is_empty();
                    if alone && kept(then) && kept(otherwise) {
                        Ok(End::Uniform(then, otherwise))
                    } else {
                        Err(())
                    }
                } else {
                    let back = [then, otherwise].into_iter().find(|&to| is_back(to));
                    let next = back.unwrap_or_else(|| first(&[then, otherwise]));
                    let other = if next == then { otherwise } else { then };
                    if next == then || next == otherwise {
                        waits.push(other);
                        let skip = Some(first(&[other]));
                        Ok(End::Split { then, otherwise, next, skip })
                    } else {
                        waits.extend([then, otherwise]);
                        Ok(End::Split { then, otherwise, next, skip: None })
                    }
                }
            }
            _ => Ok(End::Return),
        };
        (end, waits)
    }

    /// Parameters of a block into which the wave comes otherwise than control does cannot be set on its
    /// edges once for all lanes. Whether any had been taken for uniform.
    fn check_params(
        &mut self,
        body: &Body,
        graph: &FlowGraph<Block>,
        uniformity: &Uniformity,
        forced: &mut Forced,
    ) -> bool {
        let mut ways: SecondaryMap<Block, SmallVec<[Block; 4]>> = SecondaryMap::new();
        for &block in self.order {
            for to in self.ends[block].successors() {
                ways[to].push(block);
            }
        }
        let mut any = false;
        for &block in self.order {
            let params = body.block_params(block);
            if params.iter().all(|&p| uniformity.is_divergent(p)) || graph.entry() == Some(block) {
                continue;
            }
            let mut control: SmallVec<[Block; 4]> = graph.predecessors(block).into();
            control.sort_unstable();
            control.dedup();
            let wave = &mut ways[block];
            wave.sort_unstable();
            let waiting = self.sets.contains(self.pending[block], self.position[block]);
            if waiting || *wave != control {
                any |= forced.params.insert(block);
            }
        }
        any
    }

    /// Chooses the starts of the blocks, and the blocks whose lanes are saved for that.
    fn choose_entries(
        &self,
        flow: Flow<'_>,
    ) -> (SecondaryMap<Block, Entry>, SecondaryMap<Block, bool>) {
        let mut entries = SecondaryMap::new();
        let mut saved = SecondaryMap::new();
        // Whether lanes come with the wave, and whether it brings lanes that are not meant.
        let mut flows: SecondaryMap<Block, bool> = SecondaryMap::new();
        let mut strays: SecondaryMap<Block, bool> = SecondaryMap::new();
        for &block in self.order {
            match self.ends[block] {
                End::Return => {}
                End::Jump(to) | End::Repeat { header: to, .. } => flows[to] = true,
                End::Wait { next, .. } => strays[next] = true,
                End::Uniform(then, otherwise) => {
                    flows[then] = true;
                    flows[otherwise] = true;
                }
                End::Split { then, otherwise, next, .. } => {
                    if next == then || next == otherwise {
                        flows[next] = true;
                    } else {
                        strays[next] = true;
                    }
                }
            }
        }
        for n in 0..self.order.len() {
            let block = self.order[n];
            let waiting = self.sets.contains(self.pending[block], n as u32);
            if !waiting && !strays[block] {
                continue;
            }
            if let Some(same) = same_lanes(block, flow) {
                entries[block] = Entry::Restore(same);
                saved[same] = true;
            } else {
                entries[block] = if flows[block] { Entry::Join } else { Entry::Waiting };
            }
        }
        (entries, saved)
    }
}

/// Number of steps up the dominator tree in which a block with the same lanes is looked for.
const MAX_CLIMB: usize = 64;

/// Returns the outermost loop around a block that is inside another; None if the block is outside of the other.
fn loop_below(loops: &LoopForest<Block>, block: Block, outer: Option<Loop>) -> Option<Loop> {
    let mut around = loops.innermost(block)?;
    while loops.parent(around) != outer {
        around = loops.parent(around)?;
    }
    Some(around)
}

/// An earlier block whose lanes are exactly those that come to this one.
fn same_lanes(block: Block, flow: Flow<'_>) -> Option<Block> {
    let Flow { graph, dom, loops, postdom } = flow;
    let around = loops.innermost(block);
    let mut up = dom.immediate(block);
    for _ in 0..MAX_CLIMB {
        let at = up?;
        if loops.innermost(at) != around {
            // Blocks of an inner loop run with other lanes: the search goes on before the loop.
            up = dom.immediate(loops.header(loop_below(loops, at, around)?));
            continue;
        }
        let in_one_turn = match around {
            None => true,
            Some(l) => loops.latches(l, graph).all(|latch| dom.dominates(block, latch)),
        };
        if in_one_turn && postdom.dominates(block, at) {
            return Some(at);
        }
        up = dom.immediate(at);
    }
    None
}

/// Blocks in reverse postorder. Of a branch's targets the first comes first, empty ones last: their lanes
/// only wait. Those from which no lane comes to an end are before the end: after it the wave would not come to them.
fn preferred_order(body: &Body, flow: Flow<'_>) -> Vec<Block> {
    let Flow { graph, postdom, .. } = flow;
    let is_empty = |block: Block| body.first_code(block) == body.terminator(block);
    let mut order: Vec<Block> = Vec::with_capacity(graph.reverse_postorder().len());
    let mut seen: EntitySet<Block> = EntitySet::new();
    let mut stack: Vec<(Block, SmallVec<[Block; 4]>)> = Vec::new();
    // The block visited last comes first.
    let later_first = |block: Block| -> SmallVec<[Block; 4]> {
        let mut list: SmallVec<[Block; 4]> = graph.successors(block).into();
        // A stack: the last of the list is taken first.
        list.sort_by_key(|&b| (postdom.reaches_end(b), is_empty(b)));
        list
    };
    let Some(entry) = graph.entry() else { return order };
    seen.insert(entry);
    stack.push((entry, later_first(entry)));
    while let Some((block, left)) = stack.last_mut() {
        match left.pop() {
            Some(next) => {
                if seen.insert(next) {
                    stack.push((next, later_first(next)));
                }
            }
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

/// Reverse postorder in which the blocks of each loop follow one another.
fn order(body: &Body, flow: Flow<'_>) -> Vec<Block> {
    let Flow { graph, loops, .. } = flow;
    enum Item {
        Block(Block),
        Loop(Loop),
    }
    let mut top: Vec<Item> = Vec::new();
    let mut inside: Vec<Vec<Item>> = loops.loops().map(|_| Vec::new()).collect();
    let index = |l: Loop| l.as_u32() as usize;
    for block in preferred_order(body, flow) {
        match loops.innermost(block) {
            None => top.push(Item::Block(block)),
            Some(l) => {
                if loops.header(l) == block {
                    match loops.parent(l) {
                        None => top.push(Item::Loop(l)),
                        Some(parent) => inside[index(parent)].push(Item::Loop(l)),
                    }
                }
                inside[index(l)].push(Item::Block(block));
            }
        }
    }
    let mut order = Vec::with_capacity(graph.reverse_postorder().len());
    let mut stack: Vec<(PackedOption<Loop>, usize)> = vec![(None.into(), 0)];
    while let Some((l, at)) = stack.pop() {
        let items = l.expand().map_or(&top, |l| &inside[index(l)]);
        let Some(item) = items.get(at) else { continue };
        stack.push((l, at + 1));
        match *item {
            Item::Block(block) => order.push(block),
            Item::Loop(l) => stack.push((Some(l).into(), 0)),
        }
    }
    order
}
