//! Blocks that run with a lane at least.
//!
//! A wave may pass a block in which no lane is active: vector instructions then have no effect, and a lane's value that is
//! read is any number. What the scalar unit computes of it must not steer the wave.

use cranelift_entity::EntitySet;
use ir::graph::{DomTree, PostDomTree};
use ir::ssa::Block;
use transform::divergent::linear::{End, Entry, Plan};

/// Returns the reachable blocks that a wave never passes without an active lane, as far as is known: lanes come along each of
/// its edges, or it is where all lanes of such a block meet again.
pub(super) fn blocks_with_lanes(plan: &Plan) -> EntitySet<Block> {
    let graph = plan.graph();
    let (dom, post) = (DomTree::new(graph), PostDomTree::new(graph));
    let mut with = EntitySet::new();
    with.extend(plan.order.iter().copied());
    // The edges without lanes of their own, and the blocks that such an edge leads to.
    let mut empty: Vec<Block> = Vec::new();
    for &block in &plan.order {
        empty.extend(match plan.ends[block] {
            End::Return | End::Jump(_) | End::Uniform(..) => None,
            End::Wait { next, .. } | End::Repeat { leave: next, .. } => Some(next),
            End::Split { next, skip, .. } => Some(skip.unwrap_or(next)),
        });
    }
    let meets = |with: &EntitySet<Block>, block: Block| {
        plan.entries[block] != Entry::Flow
            && dom
                .immediate(block)
                .is_some_and(|from| with.contains(from) && post.dominates(block, from))
    };
    while let Some(block) = empty.pop() {
        if meets(&with, block) || !with.remove(block) {
            continue;
        }
        // What it passes its lanes on to, and where those of it would meet.
        match plan.ends[block] {
            End::Jump(to) => empty.push(to),
            End::Uniform(then, otherwise) => empty.extend([then, otherwise]),
            _ => {}
        }
        empty.extend(dom.children(block).iter().filter(|&&b| plan.entries[b] != Entry::Flow));
    }
    with
}
