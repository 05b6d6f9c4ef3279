//! The order of the blocks in the text.
//!
//! The assembler depends on the form of a loop. If a branch leaves the loop and a jump after it goes
//! back, because the block after the loop stands in front of it, the assembler rotates the loop and
//! puts a copy of an iteration before it. So blocks are put in reverse postorder with every loop in
//! one piece at its header's position: the exit of a loop follows its last block, which falls into it.
//! Apart from that the order is that of the source.

use cranelift_entity::{EntitySet, SecondaryMap};
use ir::graph::{FlowGraph, Loop, LoopForest};
use ir::ssa::{Block, Body};
use smallvec::SmallVec;

/// All reachable blocks in the order in which they are written.
pub(super) fn order(
    body: &Body,
    graph: &FlowGraph<Block>,
    loops: &LoopForest<Block>,
) -> Vec<Block> {
    let blocks = reverse_postorder(body, graph);
    if loops.is_empty() {
        return blocks;
    }
    // Direct contents of each loop, and at last of the function outside of all loops: blocks, and headers
    // for inner loops.
    let mut inside: SecondaryMap<Loop, Vec<Block>> = SecondaryMap::new();
    let mut outside: Vec<Block> = Vec::new();
    for block in blocks {
        let own = loops.innermost(block);
        if let Some(l) = own {
            inside[l].push(block);
        }
        let is_header = own.is_some_and(|l| loops.header(l) == block);
        match own.and_then(|l| if is_header { loops.parent(l) } else { None }) {
            Some(outer) => inside[outer].push(block),
            None if own.is_none() || is_header => outside.push(block),
            None => {}
        }
    }
    // Written out with a stack of lists: a header stands for its loop but in the loop's own list.
    let mut order = Vec::with_capacity(body.blocks.len());
    let mut stack: Vec<(Option<Loop>, usize)> = vec![(None, 0)];
    while let Some((of, at)) = stack.pop() {
        let list = of.map_or(&outside, |l| &inside[l]);
        let Some(&block) = list.get(at) else { continue };
        stack.push((of, at + 1));
        match loops.innermost(block) {
            Some(l) if of != Some(l) => stack.push((Some(l), 0)),
            _ => order.push(block),
        }
    }
    order
}

/// Reverse postorder that visits the successors of a block in source order.
fn reverse_postorder(body: &Body, graph: &FlowGraph<Block>) -> Vec<Block> {
    let mut place: SecondaryMap<Block, u32> = SecondaryMap::with_capacity(body.blocks.len());
    for (n, &block) in body.block_order().iter().enumerate() {
        place[block] = n as u32;
    }
    let next_of = |block: Block| -> SmallVec<[Block; 4]> {
        let mut next: SmallVec<[Block; 4]> = SmallVec::from_slice(graph.successors(block));
        next.sort_unstable_by_key(|&b| place[b]);
        next
    };
    let mut seen: EntitySet<Block> = EntitySet::with_capacity(body.blocks.len());
    let mut order = Vec::with_capacity(body.blocks.len());
    let entry = body.entry();
    seen.insert(entry);
    // The last successor is followed first, so that the first one is finished last.
    let mut stack = vec![(entry, next_of(entry))];
    while let Some((block, ways)) = stack.last_mut() {
        match ways.pop() {
            Some(next) => {
                if seen.insert(next) {
                    stack.push((next, next_of(next)));
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

#[cfg(test)]
mod tests {
    use super::*;
    use ir::graph::DomTree;
    use ir::ssa::{BlockCall, Builder, Context, InsertPoint};

    /// The order of blocks that branch to the listed ones.
    fn order_of(edges: &[&[u32]]) -> Vec<u32> {
        let (mut body, mut cx) = (Body::default(), Context::default());
        let blocks: Vec<Block> = edges.iter().map(|_| body.append_block()).collect();
        let cond = cx.consts.bool(true);
        for (n, targets) in edges.iter().enumerate() {
            let mut b = Builder::new(&mut body, &mut cx, InsertPoint::End(blocks[n]));
            let call = |b: u32| BlockCall { block: blocks[b as usize], args: Default::default() };
            match *targets {
                [] => drop(b.ret(None)),
                [t] => drop(b.br(blocks[*t as usize], &[])),
                [t, e, ..] => drop(b.cond_br(cond.into(), call(*t), call(*e))),
            }
        }
        let graph = body.flow_graph();
        let dom = DomTree::new(&graph);
        let loops = LoopForest::new(&graph, &dom);
        order(&body, &graph, &loops).into_iter().map(Block::as_u32).collect()
    }

    #[test]
    fn exits_follow_their_loops() {
        // The block after the loop comes before it in the source.
        assert_eq!(order_of(&[&[2], &[], &[3], &[1, 2]]), [0, 2, 3, 1]);
        // One loop in another; both leave to blocks written first.
        assert_eq!(order_of(&[&[3], &[], &[1, 3], &[4], &[2, 4]]), [0, 3, 4, 2, 1]);
    }

    #[test]
    fn loops_stay_in_one_piece() {
        // An exit from the middle, and a second path through the loop.
        assert_eq!(order_of(&[&[1], &[2, 3], &[4, 5], &[4], &[1, 5], &[]]), [0, 1, 2, 3, 4, 5]);
        // Without loops the order of the source stays.
        assert_eq!(order_of(&[&[1, 2], &[3], &[3], &[]]), [0, 1, 2, 3]);
    }
}
