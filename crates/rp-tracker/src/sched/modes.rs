//! Instructions of like mode together, so that the processor's mode is switched less often.
//!
//! An order is divided into phases: in each, all that is wanted of the mode can hold at once. Each new phase is a switch.
//! Going down from the begin, all that is ready and can have the mode that is in force goes into the phase before the next
//! is begun; going up from the end likewise, which leaves what can wait where it is used. Within a phase the order is that
//! of another order, so that what this is good for stays.
//!
//! One phase for all that is alike can make many values live at one time. So orders are also gathered piece by piece, with
//! smaller pieces at each try. All are linear in nodes and edges, but for the number of different wants.

use core::cmp::Reverse;

use cranelift_entity::EntityRef;
use ir::machine::MachineFunction;

use super::graph::{Edge, Node, RegionGraph};
use super::order::{Order, places};
use super::region::Region;
use super::target::SchedTarget;

/// The smallest pieces in which an order is gathered, in nodes.
const SMALLEST: usize = 32;

/// What must hold of the processor's mode: some bits, each with its value. A target numbers the bits as it likes; zero in
/// all of them is the mode that functions have when nothing is said.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ModeWant {
    /// The bits that matter.
    pub mask: u32,
    /// Their values.
    pub value: u32,
}

impl ModeWant {
    /// Nothing is wanted.
    pub const NONE: Self = Self { mask: 0, value: 0 };
    /// All bits are as they are when nothing is said.
    pub const PLAIN: Self = Self { mask: u32::MAX, value: 0 };

    /// Some bits with their values.
    pub const fn new(mask: u32, value: u32) -> Self {
        Self { mask, value: value & mask }
    }

    /// Whether anything is wanted that does not hold when nothing is said.
    pub const fn is_special(self) -> bool {
        self.value != 0
    }

    /// Whether both can hold at once.
    pub const fn agrees(self, other: Self) -> bool {
        (self.value ^ other.value) & self.mask & other.mask == 0
    }

    /// Both of two that agree.
    #[must_use]
    const fn and(self, other: Self) -> Self {
        Self { mask: self.mask | other.mask, value: self.value | other.value }
    }
}

/// What the instructions of a region want of the mode.
#[derive(Clone, Debug)]
pub struct RegionModes {
    wants: Vec<ModeWant>,
    behind: ModeWant,
}

impl RegionModes {
    /// Looks at a region; nothing if all of its instructions can have the mode that holds when nothing is said.
    pub fn new(func: &MachineFunction, target: &dyn SchedTarget, region: &Region) -> Option<Self> {
        let wants: Vec<ModeWant> =
            region.insts.iter().map(|&inst| target.mode(func, inst)).collect();
        if !wants.iter().any(|want| want.is_special()) {
            return None;
        }
        let behind = wanted_behind(func, target, region);
        Some(Self { wants, behind })
    }

    /// How often the mode is switched in an order, if switches are as late as they can be, each to all that is wanted
    /// until the next. In front of the region the mode is that which holds when nothing is said.
    pub fn switches(&self, order: &[Node]) -> u32 {
        let wants = order.iter().map(|node| self.wants[node.index()]);
        let mut mode = ModeWant::PLAIN;
        let mut count = 0;
        for want in wants.chain([self.behind]) {
            if mode.agrees(want) {
                mode = mode.and(want);
            } else {
                mode = want;
                count += 1;
            }
        }
        count
    }

    /// Orders with fewer switches, made of `base`: those with the fewest first, then those that change less of it.
    pub fn gathered<'a>(
        &'a self,
        graph: &'a RegionGraph,
        base: &'a [Node],
    ) -> impl Iterator<Item = Order> + 'a {
        let most = base.len().max(1);
        let sizes =
            core::iter::successors(Some(most), |size| (*size > SMALLEST).then(|| size.div_ceil(2)));
        sizes.flat_map(move |size| {
            [Way::Down, Way::Up].map(|way| Gatherer::new(self, graph, way).run(base, size))
        })
    }
}

/// What is wanted of the mode behind a region: by what comes next in the block, or else by the blocks behind, if there
/// are any.
fn wanted_behind(func: &MachineFunction, target: &dyn SchedTarget, region: &Region) -> ModeWant {
    let mut next = region.insts.last().and_then(|&last| func.next_inst(last));
    while let Some(inst) = next {
        let want = target.mode(func, inst);
        if want != ModeWant::NONE {
            return want;
        }
        next = func.next_inst(inst);
    }
    let ends = func.successors(region.block).is_empty();
    if ends { ModeWant::NONE } else { ModeWant::PLAIN }
}

/// From which end an order is gathered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Down,
    Up,
}

/// Gathers an order piece by piece.
struct Gatherer<'a> {
    modes: &'a RegionModes,
    graph: &'a RegionGraph,
    way: Way,
    /// What is wanted in the phase at hand.
    mode: ModeWant,
    /// Phases begun, counted from the end from which the order is gathered.
    phase: u32,
    /// The phase of each node.
    phases: Vec<u32>,
    /// By node of the piece at hand, how many others of the piece hold it back; nothing elsewhere.
    held: Vec<Option<u32>>,
    /// Nodes that are ready, by what they want.
    ready: Vec<(ModeWant, Vec<Node>)>,
}

impl<'a> Gatherer<'a> {
    fn new(modes: &'a RegionModes, graph: &'a RegionGraph, way: Way) -> Self {
        let mode = match way {
            Way::Down => ModeWant::PLAIN,
            Way::Up => modes.behind,
        };
        let (phases, held) = (vec![0; graph.len()], vec![None; graph.len()]);
        Self { modes, graph, way, mode, phase: 0, phases, held, ready: Vec::new() }
    }

    /// Gathers pieces of `size` nodes.
    fn run(mut self, base: &[Node], size: usize) -> Order {
        match self.way {
            Way::Down => base.chunks(size).for_each(|piece| self.piece(piece)),
            Way::Up => base.rchunks(size).for_each(|piece| self.piece(piece)),
        }
        let last = self.phase;
        let rank = places(base);
        let mut order = base.to_vec();
        order.sort_unstable_by_key(|node| {
            let phase = self.phases[node.index()];
            let phase = if self.way == Way::Down { phase } else { last - phase };
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

    /// The nodes that a node holds back.
    fn followers(&self, node: Node) -> &'a [Edge] {
        match self.way {
            Way::Down => self.graph.succs(node),
            Way::Up => self.graph.preds(node),
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
        let want = self.modes.wants[node.index()];
        match self.ready.iter_mut().find(|(other, _)| *other == want) {
            Some((_, nodes)) => nodes.push(node),
            None => self.ready.push((want, vec![node])),
        }
    }

    /// The nodes that come next: what the mode in force is right for, or else, in a new phase, what most wait for.
    fn take(&mut self) -> Option<Vec<Node>> {
        let mode = self.mode;
        // Of what can have the mode in force, first what settles least of it that is still open.
        let settles = |want: ModeWant| (want.mask & !mode.mask).count_ones();
        let in_force = waiting(&mut self.ready)
            .filter(|(want, _)| mode.agrees(*want))
            .min_by_key(|(want, nodes)| (settles(*want), Reverse(nodes.len())));
        if let Some((want, nodes)) = in_force {
            self.mode = mode.and(*want);
            return Some(std::mem::take(nodes));
        }
        let (want, nodes) = waiting(&mut self.ready).max_by_key(|(_, nodes)| nodes.len())?;
        self.phase += 1;
        self.mode = *want;
        Some(std::mem::take(nodes))
    }
}

/// What waits, by what it wants.
fn waiting(
    ready: &mut [(ModeWant, Vec<Node>)],
) -> impl Iterator<Item = &mut (ModeWant, Vec<Node>)> {
    ready.iter_mut().filter(|(_, nodes)| !nodes.is_empty())
}
