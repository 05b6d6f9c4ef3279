//! Uniformity: values that are the same in all lanes that compute them together.
//!
//! Divergence starts at the target's sources (the lane's number, results of atomics) and spreads along
//! uses. A branch on a divergent condition spreads it to the parameters of the blocks where its paths
//! meet again (Karrenberg and Hack's sync dependence, found as in Rosemann, Moll and Hack, "An Abstract
//! Interpretation for SPMD Divergence on Reducible Control Flow Graphs", POPL 2021: labels spread from
//! the successors, and where two labels meet is a join). A loop that lanes leave in different
//! iterations makes its values divergent for uses after it; inside it they stay uniform
//! ([`Uniformity::is_temporal`]).

use core::cell::OnceCell;

use cranelift_entity::{EntitySet, SecondaryMap};
use ir::graph::{DomTree, FlowGraph, Loop, LoopForest, PostDomTree};
use ir::ssa::uses::Uses;
use ir::ssa::{Block, Body, Context, Inst, InstKind, Local, LocalDef};
use std::collections::BinaryHeap;

/// Source of the uniformity of an instruction's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// It differs from lane to lane whatever the operands are.
    Divergent,
    /// It is the same in all lanes whatever the operands are.
    Uniform,
    /// It is uniform if the operands are.
    Operands,
}

/// The target's facts about values' origins.
pub trait Target {
    /// The origin of an instruction's result.
    fn origin(&self, body: &Body, cx: &Context, inst: Inst) -> Origin;

    /// Whether parameter `n` of the function differs from lane to lane.
    fn is_divergent_param(&self, n: usize) -> bool;
}

/// The control flow that the analysis walks.
#[derive(Clone, Copy, Debug)]
pub struct Flow<'a> {
    /// The graph.
    pub graph: &'a FlowGraph<Block>,
    /// Its dominators.
    pub dom: &'a DomTree<Block>,
    /// Its loops.
    pub loops: &'a LoopForest<Block>,
    /// Its post-dominators.
    pub postdom: &'a PostDomTree<Block>,
}

/// Parameters and branches to be taken for divergent although no value says so.
#[derive(Clone, Default, Debug)]
pub struct Forced {
    /// Blocks whose parameters are.
    pub params: EntitySet<Block>,
    /// Blocks whose branches are.
    pub branches: EntitySet<Block>,
}

/// The result.
#[derive(Clone, Debug)]
pub struct Uniformity {
    divergent: EntitySet<Local>,
    temporal: EntitySet<Local>,
    branches: EntitySet<Block>,
    loops: EntitySet<Loop>,
}

impl Uniformity {
    /// Whether lanes that compute the value together may get different results.
    #[inline]
    pub fn is_divergent(&self, local: Local) -> bool {
        self.divergent.contains(local)
    }

    /// Whether the value is uniform where it is computed and read by lanes that left the loop in
    /// different iterations.
    #[inline]
    pub fn is_temporal(&self, local: Local) -> bool {
        self.temporal.contains(local)
    }

    /// Whether lanes may take different edges at the end of the block.
    #[inline]
    pub fn is_divergent_branch(&self, block: Block) -> bool {
        self.branches.contains(block)
    }

    /// Whether lanes may leave the loop in different iterations.
    pub fn is_divergent_loop(&self, l: Loop) -> bool {
        self.loops.contains(l)
    }
}

/// Uniformity of a body's values if nothing is forced; None if loops have several entries.
pub fn of_body(body: &Body, cx: &Context, uses: &Uses, target: &dyn Target) -> Option<Uniformity> {
    let graph = body.flow_graph();
    let dom = DomTree::new(&graph);
    let loops = LoopForest::new(&graph, &dom);
    if !loops.irreducible_edges().is_empty() {
        return None;
    }
    let postdom = PostDomTree::new(&graph);
    let flow = Flow { graph: &graph, dom: &dom, loops: &loops, postdom: &postdom };
    Some(analyse(body, cx, flow, uses, target, &Forced::default()))
}

/// Analyses a body.
pub fn analyse(
    body: &Body,
    cx: &Context,
    flow: Flow<'_>,
    uses: &Uses,
    target: &dyn Target,
    forced: &Forced,
) -> Uniformity {
    let mut analysis = Analysis {
        body,
        cx,
        flow,
        uses,
        target,
        result: Uniformity {
            divergent: EntitySet::with_capacity(body.locals.len()),
            temporal: EntitySet::new(),
            branches: EntitySet::new(),
            loops: EntitySet::new(),
        },
        values: Vec::new(),
        branches: Vec::new(),
        exits: OnceCell::new(),
        labels: SecondaryMap::new(),
    };
    analysis.seed(forced);
    analysis.spread();
    analysis.result
}

struct Analysis<'a> {
    body: &'a Body,
    cx: &'a Context,
    flow: Flow<'a>,
    uses: &'a Uses,
    target: &'a dyn Target,
    result: Uniformity,
    /// Divergent values whose uses have not been looked at.
    values: Vec<Local>,
    /// Divergent branches whose joins have not been looked for.
    branches: Vec<Block>,
    /// Exits of the regions that blocks dominate, once a search needs them.
    exits: OnceCell<SecondaryMap<Block, Exits>>,
    /// For one search: the join (or first step) whose label reached the block, and the search's number.
    labels: SecondaryMap<Block, (u32, u32)>,
}

impl Analysis<'_> {
    fn seed(&mut self, forced: &Forced) {
        let entry = self.body.entry();
        for (n, &param) in self.body.block_params(entry).iter().enumerate() {
            if self.target.is_divergent_param(n) {
                self.mark(param);
            }
        }
        for &block in self.flow.graph.reverse_postorder() {
            if forced.params.contains(block) {
                self.mark_params(block);
            }
            if forced.branches.contains(block) {
                self.mark_branch(block);
            }
            for inst in self.body.block_insts(block) {
                if let Some(result) = self.body.result(inst)
                    && self.target.origin(self.body, self.cx, inst) == Origin::Divergent
                {
                    self.mark(result);
                }
            }
        }
    }

    fn mark(&mut self, local: Local) {
        if self.result.divergent.insert(local) {
            self.values.push(local);
        }
    }

    fn mark_params(&mut self, block: Block) {
        for n in 0..self.body.block_params(block).len() {
            self.mark(self.body.block_params(block)[n]);
        }
    }

    fn mark_branch(&mut self, block: Block) {
        if self.result.branches.insert(block) {
            self.branches.push(block);
        }
    }

    fn spread(&mut self) {
        let mut searches = 0;
        loop {
            if let Some(value) = self.values.pop() {
                self.spread_value(value, None);
            } else if let Some(block) = self.branches.pop() {
                self.spread_branch(block, &mut searches);
            } else {
                break;
            }
        }
    }

    /// Marks what uses a value; with a loop, only what uses it outside.
    fn spread_value(&mut self, value: Local, outside: Option<Loop>) -> bool {
        let mut any = false;
        let (uses, body) = (self.uses, self.body);
        for &user in uses.of_local(value) {
            let Some(block) = body.inst_block(user) else { continue };
            if outside.is_some_and(|l| self.flow.loops.contains(l, block)) {
                continue;
            }
            let kind = &body.insts[user].kind;
            if kind.is_terminator() {
                let decides = match *kind {
                    InstKind::CondBr { cond, .. } => cond.local() == Some(value),
                    InstKind::Switch { value: v, .. } => v.local() == Some(value),
                    InstKind::IndirectBr { address, .. } => address.local() == Some(value),
                    _ => false,
                };
                if decides {
                    self.mark_branch(block);
                }
                any = true;
            } else {
                any |= !matches!(kind, InstKind::DebugRecord { .. });
                if let Some(result) = body.result(user)
                    && self.target.origin(body, self.cx, user) != Origin::Uniform
                {
                    self.mark(result);
                }
            }
        }
        for &param in uses.passed_to(body, value) {
            let LocalDef::Param(block, _) = body.locals[param].def else { continue };
            if outside.is_some_and(|l| self.flow.loops.contains(l, block)) {
                continue;
            }
            any = true;
            self.mark(param);
        }
        any
    }

    fn spread_branch(&mut self, block: Block, searches: &mut u32) {
        let flow = self.flow;
        let meet = flow.postdom.immediate(block);
        let starts: Vec<Block> = flow.graph.successors(block).to_vec();
        self.find_joins(&starts, meet, flow.loops.innermost(block), searches);
        let mut around = flow.loops.innermost(block);
        while let Some(l) = around {
            if meet.is_some_and(|m| flow.loops.contains(l, m)) {
                break;
            }
            self.spread_loop(l, searches);
            around = flow.loops.parent(l);
        }
    }

    /// Lanes leave the loop in different iterations.
    fn spread_loop(&mut self, l: Loop, searches: &mut u32) {
        if !self.result.loops.insert(l) {
            return;
        }
        let flow = self.flow;
        let mut exits: Vec<Block> = flow.loops.exits(l, flow.graph).map(|e| e.1).collect();
        exits.sort_unstable();
        for pair in exits.windows(2) {
            if pair[0] == pair[1] {
                self.mark_params(pair[0]);
            }
        }
        exits.dedup();
        let meet = exits
            .iter()
            .copied()
            .map(Some)
            .reduce(|a, b| flow.postdom.nearest_common(a?, b?))
            .flatten();
        if exits.len() > 1 {
            self.find_joins(&exits, meet, flow.loops.parent(l), searches);
        }
        for &block in flow.loops.nodes(l) {
            for n in 0..self.body.block_params(block).len() {
                self.leave(self.body.block_params(block)[n], l);
            }
            for inst in self.body.block_insts(block) {
                if let Some(result) = self.body.result(inst) {
                    self.leave(result, l);
                }
            }
        }
    }

    fn leave(&mut self, value: Local, l: Loop) {
        if self.spread_value(value, Some(l)) {
            self.result.temporal.insert(value);
        }
    }

    /// Returns the only block outside of those that a block dominates to which they lead, if it comes later than they
    /// do and a search does not end before.
    fn only_exit(&self, block: Block, meet: Option<Block>) -> Option<Block> {
        let flow = self.flow;
        let exits = self.exits.get_or_init(|| flow.exits());
        let Exits::One(exit) = exits[block] else { return None };
        let ends_before = meet.is_some_and(|meet| flow.dom.strictly_dominates(block, meet));
        (!ends_before && flow.graph.rpo_number(exit) > flow.graph.rpo_number(block)).then_some(exit)
    }

    /// Marks the parameters of the blocks that can be reached from two of the starts on paths that do
    /// not meet before, up to `meet`, which all paths reach.
    fn find_joins(
        &mut self,
        starts: &[Block],
        meet: Option<Block>,
        around: Option<Loop>,
        searches: &mut u32,
    ) {
        *searches += 1;
        let search = *searches;
        let flow = self.flow;
        let number = |b: Block| flow.graph.rpo_number(b).unwrap_or(u32::MAX);
        let mut queue: BinaryHeap<std::cmp::Reverse<(u32, Block)>> = BinaryHeap::new();
        let mut joins: Vec<Block> = Vec::new();
        let mut arrive = |labels: &mut SecondaryMap<Block, (u32, u32)>, to: Block, label: Block| {
            match labels[to] {
                (s, old) if s == search && old == label.as_u32() => None,
                (s, old) if s == search => {
                    if old != to.as_u32() {
                        labels[to] = (search, to.as_u32());
                    }
                    joins.push(to);
                    // Paths that went through with the old label continue under the new one.
                    (old != to.as_u32()).then_some(to)
                }
                _ => {
                    labels[to] = (search, label.as_u32());
                    Some(to)
                }
            }
        };
        for &start in starts {
            if arrive(&mut self.labels, start, start).is_some() && Some(start) != meet {
                queue.push(std::cmp::Reverse((number(start), start)));
            }
        }
        while let Some(std::cmp::Reverse((_, block))) = queue.pop() {
            let label = Block::from_u32(self.labels[block].1);
            let end = flow.end_of_region(block).or_else(|| self.only_exit(block, meet));
            if let Some(end) = end.filter(|_| !is_entered(flow, block, starts)) {
                if arrive(&mut self.labels, end, label).is_some() && Some(end) != meet {
                    queue.push(std::cmp::Reverse((number(end), end)));
                }
                continue;
            }
            for &to in flow.graph.successors(block) {
                // The back edge of a loop around all this: the lanes meet at its header again.
                let back = flow.graph.is_retreating(block, to);
                if back
                    && around
                        .is_some_and(|l| flow.loops.contains(l, block) && loop_header(flow, l, to))
                {
                    continue;
                }
                if arrive(&mut self.labels, to, label).is_some() && Some(to) != meet {
                    queue.push(std::cmp::Reverse((number(to), to)));
                }
            }
        }
        joins.sort_unstable();
        joins.dedup();
        for join in joins {
            self.mark_params(join);
        }
    }
}

/// Blocks to which those that a block dominates lead, the block's dominance frontier, as far as a search can use them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Exits {
    #[default]
    None,
    One(Block),
    Several,
}

impl Exits {
    fn with(self, other: Self) -> Self {
        match (self, other) {
            (Self::None, known) | (known, Self::None) => known,
            (Self::One(a), Self::One(b)) if a == b => self,
            _ => Self::Several,
        }
    }
}

impl Flow<'_> {
    /// Returns the exits of all blocks, each from those of the blocks that it dominates.
    fn exits(self) -> SecondaryMap<Block, Exits> {
        let mut exits: SecondaryMap<Block, Exits> = SecondaryMap::new();
        for &block in self.dom.preorder().iter().rev() {
            let outside = |exit: Exits| match exit {
                Exits::One(to) if self.dom.immediate(to) == Some(block) => Exits::None,
                other => other,
            };
            let own = self.graph.successors(block).iter().map(|&to| Exits::One(to));
            let inner = self.dom.children(block).iter().map(|&child| exits[child]);
            exits[block] = own.chain(inner).map(outside).fold(Exits::None, Exits::with);
        }
        exits
    }

    /// Returns the block that all paths from a block reach next, if control enters the region between both only at
    /// the block and leaves it only there. One label goes through such a region.
    fn end_of_region(self, block: Block) -> Option<Block> {
        let end = self.postdom.immediate(block)?;
        let around = self.loops.innermost(block);
        // Paths that leave an inner loop may come back to it.
        let comes_back = around.is_some_and(|l| self.loops.parent(l).is_some());
        let closed = !comes_back
            && around == self.loops.innermost(end)
            && self.dom.strictly_dominates(block, end)
            && self.loops.irreducible_edges().is_empty();
        closed.then_some(end)
    }
}

/// Number of starts of a search up to which regions are looked for.
const FEW_STARTS: usize = 8;

/// Whether paths start within what a block dominates.
fn is_entered(flow: Flow<'_>, block: Block, starts: &[Block]) -> bool {
    starts.len() > FEW_STARTS || starts.iter().any(|&s| flow.dom.strictly_dominates(block, s))
}

/// Whether `block` is the header of the loop or of one around it.
fn loop_header(flow: Flow<'_>, l: Loop, block: Block) -> bool {
    let mut around = Some(l);
    while let Some(l) = around {
        if flow.loops.header(l) == block {
            return true;
        }
        around = flow.loops.parent(l);
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::graph::DomTree;

    struct Lanes;

    impl Target for Lanes {
        fn origin(&self, _: &Body, _: &Context, _: Inst) -> Origin {
            Origin::Operands
        }
        fn is_divergent_param(&self, n: usize) -> bool {
            n == 0
        }
    }

    fn with<T>(text: &str, f: impl FnOnce(&Body, &Uniformity) -> T) -> T {
        let module = llvm_reader::parse("t.ll", text.as_bytes()).expect("a module");
        let (_, id) = module.definitions().next().expect("a function");
        let body = &module.bodies[id];
        let graph = body.flow_graph();
        let dom = DomTree::new(&graph);
        let loops = LoopForest::new(&graph, &dom);
        let postdom = PostDomTree::new(&graph);
        let flow = Flow { graph: &graph, dom: &dom, loops: &loops, postdom: &postdom };
        let uses = Uses::of(body);
        let result = analyse(body, &module.cx, flow, &uses, &Lanes, &Forced::default());
        f(body, &result)
    }

    fn named(body: &Body, name: &str) -> Local {
        body.locals.keys().find(|&l| body.local_name(l) == Some(name)).expect("a local")
    }

    #[test]
    fn joins_of_divergent_branches_are_divergent() {
        let text = "define i32 @f(i32 %t, i32 %u) {\n  %d = icmp eq i32 %t, 0\n  %c = icmp eq i32 %u, 0\n  br i1 %d, label %a, label %b\na:\n  br label %j\nb:\n  br label %j\nj:\n  %p = phi i32 [ 1, %a ], [ 2, %b ]\n  br i1 %c, label %k, label %l\nk:\n  br label %m\nl:\n  br label %m\nm:\n  %q = phi i32 [ 1, %k ], [ 2, %l ]\n  ret i32 %q\n}\n";
        with(text, |body, u| {
            assert!(u.is_divergent(named(body, "p")));
            assert!(!u.is_divergent(named(body, "q")));
            assert!(!u.is_divergent(named(body, "c")));
        });
    }

    #[test]
    fn what_leaves_a_divergent_loop_is_temporal() {
        let text = "define i32 @f(i32 %t) {\n  br label %h\nh:\n  %i = phi i32 [ 0, %0 ], [ %n, %h ]\n  %n = add i32 %i, 1\n  %c = icmp ult i32 %n, %t\n  br i1 %c, label %h, label %e\ne:\n  %r = add i32 %n, 7\n  ret i32 %r\n}\n";
        with(text, |body, u| {
            assert!(!u.is_divergent(named(body, "i")));
            assert!(u.is_temporal(named(body, "n")));
            assert!(!u.is_temporal(named(body, "i")));
            assert!(u.is_divergent(named(body, "r")));
        });
    }
}
