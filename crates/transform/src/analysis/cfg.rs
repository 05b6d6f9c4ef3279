//! Control flow of a function: reverse postorder, predecessors, dominators, loops.
//!
//! [`Cfg`] is `ir::graph`'s flow graph and dominator tree of a body, with the questions that passes
//! over the SSA IR ask: only reachable predecessors count, and edges are met with their arguments.

use ir::graph::{DomTree, FlowGraph, Frontiers, LoopForest};
use ir::ssa::{Block, Body, Inst, Value};
use std::cell::OnceCell;

/// Control flow of the reachable part of a function.
#[derive(Clone, Debug)]
pub struct Cfg {
    graph: FlowGraph<Block>,
    /// Made when first asked for: half of the passes never do.
    dom: OnceCell<DomTree<Block>>,
}

impl Cfg {
    /// Reads the control flow of `body`.
    pub fn of(body: &Body) -> Cfg {
        Cfg { graph: body.flow_graph(), dom: OnceCell::new() }
    }

    /// The graph itself.
    pub fn graph(&self) -> &FlowGraph<Block> {
        &self.graph
    }

    /// The dominator tree.
    pub fn dom(&self) -> &DomTree<Block> {
        self.dom.get_or_init(|| DomTree::new(&self.graph))
    }

    /// Reachable blocks in reverse postorder.
    pub fn rpo(&self) -> &[Block] {
        self.graph.reverse_postorder()
    }

    /// Number of reachable blocks.
    pub fn len(&self) -> usize {
        self.rpo().len()
    }

    /// Whether there is no block.
    pub fn is_empty(&self) -> bool {
        self.rpo().is_empty()
    }

    /// Place of `block` in reverse postorder; none where it is not reachable.
    pub fn number(&self, block: Block) -> Option<usize> {
        self.graph.rpo_number(block).map(|n| n as usize)
    }

    /// Whether `block` can be reached.
    pub fn is_reachable(&self, block: Block) -> bool {
        self.graph.is_reachable(block)
    }

    /// Reachable predecessors of `block`, once per edge.
    pub fn preds(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        self.graph.predecessors(block).iter().copied().filter(|&p| self.graph.is_reachable(p))
    }

    /// The only edge into `block` comes from this block.
    pub fn single_pred(&self, block: Block) -> Option<Block> {
        let mut preds = self.preds(block);
        let first = preds.next()?;
        preds.next().is_none().then_some(first)
    }

    /// The immediate dominator of `block`; none for the entry and what is not reachable.
    pub fn idom(&self, block: Block) -> Option<Block> {
        self.dom().immediate(block)
    }

    /// Whether every path to `b` goes through `a` (a block dominates itself).
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        self.dom().dominates(a, b)
    }

    /// Blocks in preorder of the dominator tree, siblings in reverse postorder. Every predecessor of
    /// a block that is not at the far end of a back edge comes before it.
    pub fn dom_preorder(&self) -> &[Block] {
        self.dom().preorder()
    }

    /// Dominance frontiers of all blocks.
    pub fn dominance_frontiers(&self) -> Frontiers<Block> {
        Frontiers::new(&self.graph, self.dom())
    }

    /// The natural loops.
    pub fn loops(&self) -> LoopForest<Block> {
        LoopForest::new(&self.graph, self.dom())
    }

    /// Calls `f` with the source, the terminator and the arguments of every edge into `block`.
    pub fn for_each_incoming(
        &self,
        body: &Body,
        block: Block,
        mut f: impl FnMut(Block, Inst, &[Value]),
    ) {
        let mut last = None;
        for pred in self.preds(block) {
            // Several edges from one block are neighbours.
            if last == Some(pred) {
                continue;
            }
            last = Some(pred);
            let Some(term) = body.terminator(pred) else { continue };
            body.insts[term].kind.for_each_target(body, |t| {
                if t.block == block {
                    f(pred, term, body.list(t.args));
                }
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::ssa::{BlockCall, Builder, Context, InsertPoint};

    /// Makes a function whose block `n` branches to the listed blocks (at most two).
    fn graph(edges: &[&[u32]]) -> Body {
        let (mut body, mut cx) = (Body::default(), Context::default());
        let blocks: Vec<Block> = edges.iter().map(|_| body.append_block()).collect();
        let cond = cx.consts.bool(true);
        for (n, targets) in edges.iter().enumerate() {
            let mut b = Builder::new(&mut body, &mut cx, InsertPoint::End(blocks[n]));
            match *targets {
                [] => drop(b.ret(None)),
                [t] => drop(b.br(blocks[*t as usize], &[])),
                [t, e, ..] => {
                    let call =
                        |b: u32| BlockCall { block: blocks[b as usize], args: Default::default() };
                    b.cond_br(cond.into(), call(*t), call(*e));
                }
            }
        }
        body
    }

    fn block(n: u32) -> Block {
        Block::from_u32(n)
    }

    #[test]
    fn diamond_in_a_loop() {
        // 0 -> 1; 1 -> 2,3; 2 -> 4; 3 -> 4; 4 -> 1,5; 6 is not reachable.
        let body = graph(&[&[1], &[2, 3], &[4], &[4], &[1, 5], &[], &[5]]);
        let cfg = Cfg::of(&body);
        assert_eq!(cfg.len(), 6);
        assert!(!cfg.is_reachable(block(6)));
        assert_eq!(cfg.idom(block(4)), Some(block(1)));
        assert!(cfg.dominates(block(1), block(5)) && !cfg.dominates(block(2), block(4)));
        assert_eq!(cfg.single_pred(block(5)), Some(block(4)));
        let preds: Vec<Block> = cfg.preds(block(5)).collect();
        assert_eq!(preds, [block(4)]);
        let loops = cfg.loops();
        assert_eq!(loops.len(), 1);
        assert_eq!((loops.depth(block(3)), loops.depth(block(5))), (1, 0));
    }
}
