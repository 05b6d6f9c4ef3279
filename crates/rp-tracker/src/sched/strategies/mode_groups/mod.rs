//! Orders with instructions of like mode together, so that the processor's mode is switched less often.
//!
//! An order is divided into phases: the requirements of a phase hold at once. Each new phase is a switch. From the start
//! down, every ready node that agrees with the current mode goes into the phase before the next phase starts; from the end up
//! likewise, which leaves nodes that can wait where they are used. Within a phase the order is that of the base order, so that
//! its merits stay.
//!
//! One phase for all like nodes can make many values live at one time. So orders are also grouped piece by piece, with
//! smaller pieces at each try. All are linear in nodes and edges, but for the number of different requirements.

#[cfg(test)]
mod tests;

use core::cmp::Reverse;

use cranelift_entity::EntityRef;

use crate::sched::graph::{Edge, ModeRequirement, Node, Order, RegionGraph, places};
use crate::sched::score::RegionModes;

/// The smallest pieces that are grouped, in nodes.
const SMALLEST: usize = 32;

/// Returns orders with fewer switches, made of `base`: those with the fewest first, then those that change less of it.
pub(in crate::sched) fn mode_groups<'a>(
    modes: &'a RegionModes,
    graph: &'a RegionGraph,
    base: &'a [Node],
) -> impl Iterator<Item = Order> + 'a {
    let most = base.len().max(1);
    let sizes =
        core::iter::successors(Some(most), |size| (*size > SMALLEST).then(|| size.div_ceil(2)));
    sizes.flat_map(move |size| {
        [Direction::Down, Direction::Up]
            .map(|direction| Grouper::new(modes, graph, direction).run(base, size))
    })
}

/// The end of the order from which it is grouped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Direction {
    Down,
    Up,
}

/// Groups an order piece by piece.
struct Grouper<'a> {
    modes: &'a RegionModes,
    graph: &'a RegionGraph,
    direction: Direction,
    /// The mode of the current phase.
    mode: ModeRequirement,
    /// Phases so far, counted from the end from which the order is grouped.
    phase: u32,
    /// The phase of each node.
    phases: Vec<u32>,
    /// By node of the current piece, the edges within the piece that hold it back; none for other nodes.
    held: Vec<Option<u32>>,
    /// Nodes that are ready, by requirement.
    ready: Vec<(ModeRequirement, Vec<Node>)>,
}

impl<'a> Grouper<'a> {
    fn new(modes: &'a RegionModes, graph: &'a RegionGraph, direction: Direction) -> Self {
        let mode = match direction {
            Direction::Down => ModeRequirement::DEFAULT,
            Direction::Up => modes.after(),
        };
        let (phases, held) = (vec![0; graph.len()], vec![None; graph.len()]);
        Self { modes, graph, direction, mode, phase: 0, phases, held, ready: Vec::new() }
    }

    /// Groups pieces of `size` nodes.
    fn run(mut self, base: &[Node], size: usize) -> Order {
        match self.direction {
            Direction::Down => base.chunks(size).for_each(|piece| self.piece(piece)),
            Direction::Up => base.rchunks(size).for_each(|piece| self.piece(piece)),
        }
        let last = self.phase;
        let rank = places(base);
        let mut order = base.to_vec();
        order.sort_unstable_by_key(|node| {
            let phase = self.phases[node.index()];
            let phase = if self.direction == Direction::Down { phase } else { last - phase };
            (phase, rank[node.index()])
        });
        order
    }

    fn piece(&mut self, piece: &[Node]) {
        piece.iter().for_each(|node| self.held[node.index()] = Some(0));
        for &node in piece {
            for edge in self.followers(node) {
                if let Some(held) = &mut self.held[edge.node.index()] {
                    *held += 1;
                }
            }
        }
        for &node in piece {
            if self.held[node.index()] == Some(0) {
                self.make_ready(node);
            }
        }
        while let Some(nodes) = self.take() {
            for node in nodes {
                self.phases[node.index()] = self.phase;
                self.release(node);
            }
        }
        piece.iter().for_each(|node| self.held[node.index()] = None);
    }

    /// Returns the edges to the nodes that a node holds back.
    fn followers(&self, node: Node) -> &'a [Edge] {
        match self.direction {
            Direction::Down => self.graph.succs(node),
            Direction::Up => self.graph.preds(node),
        }
    }

    fn release(&mut self, node: Node) {
        for edge in self.followers(node) {
            if let Some(held) = &mut self.held[edge.node.index()] {
                *held -= 1;
                if *held == 0 {
                    self.make_ready(edge.node);
                }
            }
        }
    }

    fn make_ready(&mut self, node: Node) {
        let requirement = self.modes.requirement(node);
        match self.ready.iter_mut().find(|(other, _)| *other == requirement) {
            Some((_, nodes)) => nodes.push(node),
            None => self.ready.push((requirement, vec![node])),
        }
    }

    /// Returns the nodes that come next: those that the current mode suits, or else, in a new phase, the largest group.
    fn take(&mut self) -> Option<Vec<Node>> {
        let mode = self.mode;
        // Of the requirements that agree with the current mode, the first is that which fixes the fewest further bits.
        let fixes = |requirement: ModeRequirement| (requirement.mask & !mode.mask).count_ones();
        let agreeing = waiting(&mut self.ready)
            .filter(|(requirement, _)| mode.agrees(*requirement))
            .min_by_key(|(requirement, nodes)| (fixes(*requirement), Reverse(nodes.len())));
        if let Some((requirement, nodes)) = agreeing {
            self.mode = mode.and(*requirement);
            return Some(std::mem::take(nodes));
        }
        let (requirement, nodes) = waiting(&mut self.ready).max_by_key(|(_, nodes)| nodes.len())?;
        self.phase += 1;
        self.mode = *requirement;
        Some(std::mem::take(nodes))
    }
}

/// Returns the groups that are not empty.
fn waiting(
    ready: &mut [(ModeRequirement, Vec<Node>)],
) -> impl Iterator<Item = &mut (ModeRequirement, Vec<Node>)> {
    ready.iter_mut().filter(|(_, nodes)| !nodes.is_empty())
}
