//! Values across regions: what lives through places that need too many registers without being read there is computed
//! again after them, or only there.
//!
//! Scheduling orders the instructions of a region; what lives through a region costs registers in every order. Such a
//! value can be computed again where it is read next (*rematerialisation*), if its instruction is cheap and what it
//! reads is there still. If no reader is left before, the instruction has moved (*sinking*).
//!
//! A value with one def is looked at as a whole. The points at which more is live than the [`Budget`] says are *hot*. A
//! reader that no path from the def reaches without a hot point in between keeps the value as it is; every other gets a
//! copy of the instruction right before it, one copy for all readers of a block with no hot point between them, or one
//! before a loop that has no hot point. So the value is live at no hot point any more, but where it is read at one.
//! The operands of the copy must be there: live anyway; or computed again as well; or kept alive, which is worth it where
//! it is narrower than the value, or where several values come from it.
//!
//! The work is done in rounds. Each measures the function, takes values in the order of their relief for their cost until
//! no point is hot any more, or no value is left that helps, and puts the copies in. Nothing is searched back and forth:
//! a round costs a walk over the function and over the live ranges that cross hot points.
//!
//! The graph is the one along which the counted registers' values go: on a machine that masks lanes off, the lanes'. A
//! copy in a block that the def dominates along it runs for no more lanes than the def did.

mod candidate;
mod points;
mod ranges;
mod rewrite;
mod round;
mod select;
mod target;
#[cfg(test)]
mod tests;

use cranelift_entity::EntitySet;
use ir::graph::{DomTree, FlowGraph, Frequencies, LoopForest};
use ir::machine::{Block, MachineFunction, UseDef};

use crate::pressure::{LaneLiveness, PressureModel};
use candidate::Finder;
use points::HotPoints;
use ranges::Ranges;
use round::{Round, Shape};
pub use target::{Budget, RematTarget};

/// The limits of the transformation.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Rounds at most.
    pub rounds: u32,
    /// Whether values may also move within their own blocks, which scheduling can do as well.
    pub within_blocks: bool,
    /// The largest cost of all copies, as a share of the function's cost: each instruction counts one cycle each
    /// time that it runs.
    pub growth: f64,
}

impl Default for Effort {
    fn default() -> Self {
        Self { rounds: 8, within_blocks: true, growth: 0.05 }
    }
}

/// A function in which fewer registers are live.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The function.
    pub func: MachineFunction,
    /// The blocks whose instructions are others, in order.
    pub changed: Vec<Block>,
    /// The blocks in which other registers are live now, in order: their regions' live sets are others, the changed
    /// blocks' among them.
    pub relieved: Vec<Block>,
    /// The demand before.
    pub before: u32,
    /// The demand after. It may be the same where only other points are relieved.
    pub after: u32,
    /// Registers less above the budget, at all points together.
    pub relief: u64,
    /// Instructions more than before.
    pub more_instructions: i64,
    /// Cycles more than before, each instruction weighed by how often it runs for one run of the function.
    pub cost: f64,
}

/// Computes values again, or later, until no more than the budget is live at any point. Returns a function in which less is
/// live above the budget than before, if perhaps not at the point of the largest demand; nothing if none was found, or if
/// nothing is to be done.
///
/// `graph` is the one along which the counted registers' values go. Only registers with a single def are touched, so the
/// function need not be in SSA form.
pub fn relieve<T: RematTarget>(
    func: &MachineFunction,
    graph: &FlowGraph<Block>,
    model: &PressureModel,
    target: &T,
    budget: Budget,
    effort: Effort,
) -> Option<Outcome> {
    let liveness = LaneLiveness::with_graph(func, graph);
    let mut hot = HotPoints::new(func, graph, model, &liveness, &budget);
    if hot.is_empty() {
        return None;
    }
    let dom = DomTree::new(graph);
    let loops = LoopForest::new(graph, &dom);
    let frequencies = Frequencies::new(graph, &loops, |_| None);
    let shape = Shape { dom, loops, frequencies };
    let (before, excess) = (hot.most(), hot.excess());
    let count = |func: &MachineFunction| -> i64 {
        func.blocks().map(|block| func.insts(block).count() as i64).sum()
    };
    let instructions = count(func);
    let allowed = effort.growth * cycles(func, graph, &shape.frequencies);
    let mut now = func.clone();
    let mut liveness = Some(liveness);
    let mut cost = 0.0;
    let (mut changed, mut relieved) = (EntitySet::new(), EntitySet::new());
    for _ in 0..effort.rounds {
        let live = liveness.take().unwrap_or_else(|| LaneLiveness::with_graph(&now, graph));
        let use_def = UseDef::new(&now);
        let ranges = Ranges::new(&now, &live, &use_def, |reg| budget.weight(&now, model, reg));
        let (shape, within_blocks) = (&shape, effort.within_blocks);
        let round = Round { func: &now, graph, target, within_blocks, shape, use_def, ranges, hot };
        let found = Finder::new(&round).find();
        let taken = select::select(&round, found, allowed - cost);
        let mut next = now.clone();
        let edits = rewrite::apply(&round, &mut next, &taken);
        hot = round.hot;
        if taken.is_empty() {
            break;
        }
        let live = LaneLiveness::with_graph(&next, graph);
        let hot_next = HotPoints::new(&next, graph, model, &live, &budget);
        if hot_next.excess() >= hot.excess() {
            break;
        }
        cost += taken.iter().map(|t| t.cost).sum::<f64>();
        changed.extend(edits.changed);
        relieved.extend(edits.relieved);
        now = next;
        hot = hot_next;
        liveness = Some(live);
        if hot.is_empty() {
            break;
        }
    }
    let after = hot.most();
    if changed.is_empty() {
        return None;
    }
    let in_order = |set: &EntitySet<Block>| now.blocks().filter(|&b| set.contains(b)).collect();
    Some(Outcome {
        changed: in_order(&changed),
        relieved: in_order(&relieved),
        before,
        after,
        relief: excess - hot.excess(),
        more_instructions: count(&now) - instructions,
        cost,
        func: now,
    })
}

/// The most that is live at any point of a function, as the budget counts it.
pub fn peak(
    func: &MachineFunction,
    graph: &FlowGraph<Block>,
    model: &PressureModel,
    budget: &Budget,
) -> u32 {
    let liveness = LaneLiveness::with_graph(func, graph);
    HotPoints::new(func, graph, model, &liveness, budget).most()
}

/// Returns the cost of a run of a function, each instruction one cycle.
fn cycles(func: &MachineFunction, graph: &FlowGraph<Block>, frequencies: &Frequencies) -> f64 {
    let of = |&block: &Block| {
        func.insts(block).filter(|&inst| !func.is_meta(inst)).count() as f64 * frequencies.of(block)
    };
    graph.reverse_postorder().iter().map(of).sum()
}
