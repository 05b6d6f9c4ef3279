//! Accesses to memory, apart where they cannot touch the same bytes.
//!
//! Two accesses are apart if they are of different kinds (the target's, by address space), if what is known of both says
//! that they are in different objects, or in the same one (or from the same base registers, with the same values) at ranges
//! that do not overlap, or if alias analysis of the IR said so ([`AliasTable`]). An instruction that accesses two places is
//! apart from another if both are. Orderings hold whatever the addresses are: all later accesses of the kinds that an access
//! acquires wait for it, and it waits for all earlier ones of the kinds that it releases ([`Access`]).
//!
//! Each kind keeps the accesses that later ones may have to wait for. An access that covers an earlier
//! one takes its place. If a kind has [more](MOST) of them than it is worth comparing, the next write or release waits for
//! all, and all that is later waits for it. So the work is linear.

use ir::machine::{AliasTable, Inst, MachineFunction, Reg};

use super::edges::Edges;
use super::lanes::LaneOrder;
use super::physical::Units;
use super::places::{AccessFacts, Places, Range};
use crate::sched::graph::access::Access;
use crate::sched::graph::node::{EdgeKind, Node};
use crate::sched::graph::target::SchedTarget;

/// Accesses of a kind that a write is compared with.
const MOST: usize = 96;

/// An access that later ones may have to wait for.
#[derive(Clone, Debug)]
struct Open {
    node: Node,
    place: AccessFacts,
}

/// The accesses to one kind of memory so far.
#[derive(Default)]
struct Kind {
    /// The access that all later ones wait for.
    fence: Option<Node>,
    writes: Vec<Open>,
    reads: Vec<Open>,
}

impl Kind {
    /// Adds an access; `effect` is its part for this kind.
    fn visit(&mut self, edges: &mut Edges, table: &AliasTable, effect: Effect, access: Open) {
        if let Some(fence) = self.fence {
            edges.order(fence, access.node, EdgeKind::Memory);
        }
        let node = access.node;
        let full =
            (effect.writes || effect.releases) && self.reads.len().max(self.writes.len()) >= MOST;
        if full || effect.acquires && effect.releases {
            self.wait_for_all(edges, node);
            self.reads.clear();
            self.writes.clear();
            self.fence = Some(node);
            return;
        }
        if effect.releases {
            self.wait_for_all(edges, node);
        }
        if effect.writes {
            self.write(edges, table, access);
        } else if effect.reads {
            self.read(edges, table, access);
        }
        if effect.acquires {
            self.fence = Some(node);
        }
    }

    fn wait_for_all(&self, edges: &mut Edges, node: Node) {
        for open in self.reads.iter().chain(&self.writes) {
            edges.order(open.node, node, EdgeKind::Memory);
        }
    }

    fn read(&mut self, edges: &mut Edges, table: &AliasTable, access: Open) {
        for open in self.writes.iter().filter(|open| !open.place.is_apart(&access.place, table)) {
            edges.order(open.node, access.node, EdgeKind::Memory);
        }
        self.reads.push(access);
    }

    fn write(&mut self, edges: &mut Edges, table: &AliasTable, access: Open) {
        for list in [&mut self.reads, &mut self.writes] {
            list.retain(|open| {
                let apart = open.place.is_apart(&access.place, table);
                if !apart {
                    edges.order(open.node, access.node, EdgeKind::Memory);
                }
                apart || !access.place.covers(&open.place)
            });
        }
        self.writes.push(access);
    }
}

/// The effect of an access on one kind of memory.
#[derive(Clone, Copy)]
struct Effect {
    reads: bool,
    writes: bool,
    acquires: bool,
    releases: bool,
}

impl Effect {
    fn of(access: Access, kind: usize) -> Self {
        let has = |kinds: u32| kinds >> kind & 1 == 1;
        let Access { reads, writes, acquires, releases } = access;
        Self {
            reads: has(reads),
            writes: has(writes),
            acquires: has(acquires),
            releases: has(releases),
        }
    }
}

/// The accesses of a region so far.
pub(super) struct MemoryOrder<'a> {
    func: &'a MachineFunction,
    target: &'a dyn SchedTarget,
    kinds: [Kind; u32::BITS as usize],
    places: Places<'a>,
    /// Reads that start at a known place from registers.
    placed: Vec<(Range, Node)>,
}

impl<'a> MemoryOrder<'a> {
    pub(super) fn new(func: &'a MachineFunction, target: &'a dyn SchedTarget) -> Self {
        let places = Places::new(func, target);
        Self { func, target, kinds: Default::default(), places, placed: Vec::new() }
    }

    /// Looks at an instruction, before `lanes` and `units` have.
    pub(super) fn visit(
        &mut self,
        edges: &mut Edges,
        lanes: &LaneOrder<'_>,
        units: &Units,
        inst: Inst,
        node: Node,
    ) {
        let access = self.target.access(self.func, inst);
        let kinds = access.kinds();
        if kinds == 0 {
            return;
        }
        let value = |reg: Reg| match (reg.as_virtual(), reg.as_physical()) {
            (Some(reg), _) => Some(lanes.writes(reg)),
            (_, Some(reg)) => (!units.writes(reg)).then_some(0),
            _ => Some(0),
        };
        let place = match access {
            Access::FENCE => AccessFacts::default(),
            _ => self.places.of(inst, value),
        };
        if let (Some(&range), true) = (place.by_regs.first(), access == Access::read(kinds)) {
            self.placed.push((range, node));
        }
        let open = Open { node, place };
        let table = &self.func.alias;
        for kind in (0..self.kinds.len()).filter(|bit| kinds >> bit & 1 == 1) {
            let effect = Effect::of(access, kind);
            self.kinds[kind].visit(edges, table, effect, open.clone());
        }
    }

    /// Adds cluster edges between reads from the same base, in the order of their offsets.
    pub(super) fn clusters(&mut self, edges: &mut Edges) {
        self.placed.sort_unstable_by_key(|&(range, node)| (range.base, range.from, node));
        for pair in self.placed.windows(2) {
            let [(a, first), (b, second)] = [pair[0], pair[1]];
            if a.base == b.base && a.from < b.from {
                edges.cluster(first, second);
            }
        }
    }
}
