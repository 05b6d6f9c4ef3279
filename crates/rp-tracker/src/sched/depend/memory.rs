//! Accesses to memory, apart where they cannot touch the same bytes.
//!
//! Two accesses are apart if they are of different kinds (the target's, by address space), if what is known of both says
//! that they are in different objects, or in the same one (or from the same base registers, with the same values) at ranges
//! that do not overlap, or if alias analysis of the IR said so ([`AliasTable`]). An instruction that accesses two places is
//! apart from another if both are. Orderings hold whatever the addresses are: all later accesses of the kinds that an access
//! acquires wait for it, and it waits for all earlier ones of the kinds that it releases ([`Access`]).
//!
//! Each kind keeps the accesses that later ones may have to wait for. An access that covers an earlier
//! one takes its place. Where a kind has [more](MOST) of them than it is worth comparing, the next write or release waits for
//! all, and all that is later waits for it. So the work is linear.

use ir::machine::{
    AliasClass, AliasFacts, AliasTable, Inst, MachineFunction, MemOp, MemValue, Operand, RegOperand,
};
use ir::map::Map;
use smallvec::SmallVec;

use super::Edges;
use super::lanes::LaneOrder;
use super::physical::Units;
use crate::sched::graph::{EdgeKind, Node};
use crate::sched::target::{Access, Address, SchedTarget};

/// Accesses of a kind that a write is compared with.
const MOST: usize = 96;

/// Bytes from a base.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Range {
    base: u32,
    from: i64,
    to: i64,
}

impl Range {
    fn new(base: u32, from: i64, size: u64) -> Option<Self> {
        let to = from.checked_add(i64::try_from(size).ok()?)?;
        Some(Self { base, from, to })
    }

    fn is_apart(self, other: Self) -> bool {
        self.base == other.base && (self.to <= other.from || other.to <= self.from)
    }

    fn covers(self, other: Self) -> bool {
        self.base == other.base && self.from <= other.from && other.to <= self.to
    }
}

/// What is known of an access from a memory operand.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    /// The number among values of the object, if it is one that is apart from all others.
    object: Option<u32>,
    /// From a value of the IR or an object, by name.
    by_value: Option<Range>,
    /// From a base that alias analysis of the IR saw.
    by_base: Option<Range>,
    /// What it saw besides.
    class: Option<AliasClass>,
}

fn both<T: Copy>(a: Option<T>, b: Option<T>, holds: impl Fn(T, T) -> bool) -> bool {
    matches!((a, b), (Some(a), Some(b)) if holds(a, b))
}

/// Whether nothing is known of this, or it holds together with what is known of another.
fn weaker<T: Copy>(mine: Option<T>, theirs: Option<T>, holds: impl Fn(T, T) -> bool) -> bool {
    mine.is_none() || both(mine, theirs, holds)
}

impl Known {
    fn is_apart(&self, other: &Self, table: &AliasTable) -> bool {
        both(self.object, other.object, |a, b| a != b)
            || both(self.by_value, other.by_value, Range::is_apart)
            || both(self.by_base, other.by_base, Range::is_apart)
            || both(self.class, other.class, |a, b| table.are_apart(a, b))
    }

    /// Whether all that may touch `other` may touch this: nothing is known of this, or it is known in the same way.
    fn covers(&self, other: &Self) -> bool {
        weaker(self.object, other.object, |a, b| a == b)
            && weaker(self.by_value, other.by_value, Range::covers)
            && weaker(self.by_base, other.by_base, Range::covers)
            && weaker(self.class, other.class, |a, b| a == b)
    }
}

/// What is known of all that an instruction accesses.
#[derive(Clone, Debug, Default)]
struct Place {
    /// For each memory operand; none if nothing is known.
    known: SmallVec<[Known; 1]>,
    /// From registers; none if that is not known.
    by_regs: SmallVec<[Range; 1]>,
}

/// Whether there are entries in both lists, and all of the one are apart from all of the other.
fn all_apart<T>(a: &[T], b: &[T], apart: impl Fn(&T, &T) -> bool) -> bool {
    !a.is_empty() && !b.is_empty() && a.iter().all(|x| b.iter().all(|y| apart(x, y)))
}

/// Whether a list says nothing, or for all entries of another it has one that covers it.
fn all_covered<T>(mine: &[T], theirs: &[T], covers: impl Fn(&T, &T) -> bool) -> bool {
    mine.is_empty()
        || !theirs.is_empty() && theirs.iter().all(|y| mine.iter().any(|x| covers(x, y)))
}

impl Place {
    fn is_apart(&self, other: &Self, table: &AliasTable) -> bool {
        all_apart(&self.known, &other.known, |a, b| a.is_apart(b, table))
            || all_apart(&self.by_regs, &other.by_regs, |a, b| a.is_apart(*b))
    }

    /// Whether all that may touch `other` may touch this.
    fn covers(&self, other: &Self) -> bool {
        all_covered(&self.known, &other.known, Known::covers)
            && all_covered(&self.by_regs, &other.by_regs, |a, b| a.covers(*b))
    }
}

/// An access that later ones may have to wait for.
#[derive(Clone, Debug)]
struct Open {
    node: Node,
    place: Place,
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
        let full = (effect.writes || effect.releases)
            && self.reads.len().max(self.writes.len()) >= MOST;
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

/// A register of a base with the number of its value, or an object.
type BaseKey = SmallVec<[(Operand, u32); 2]>;

/// The accesses of a region so far.
pub(super) struct MemoryOrder<'a> {
    func: &'a MachineFunction,
    target: &'a dyn SchedTarget,
    kinds: [Kind; u32::BITS as usize],
    bases: Map<BaseKey, u32>,
    values: Map<(MemValue, u32), u32>,
    /// Reads that begin at a known place from registers.
    placed: Vec<(Range, Node)>,
}

impl<'a> MemoryOrder<'a> {
    pub(super) fn new(func: &'a MachineFunction, target: &'a dyn SchedTarget) -> Self {
        let (bases, values) = (Map::new(), Map::new());
        Self { func, target, kinds: Default::default(), bases, values, placed: Vec::new() }
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
        let place =
            if kinds == u32::MAX { Place::default() } else { self.place(lanes, units, inst) };
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

    /// Wishes for reads from the same base to follow one another by their offsets.
    pub(super) fn clusters(&mut self, edges: &mut Edges) {
        self.placed.sort_unstable_by_key(|&(range, node)| (range.base, range.from, node));
        for pair in self.placed.windows(2) {
            let [(a, first), (b, second)] = [pair[0], pair[1]];
            if a.base == b.base && a.from < b.from {
                edges.wish(first, second, EdgeKind::Cluster);
            }
        }
    }

    fn place(&mut self, lanes: &LaneOrder<'_>, units: &Units, inst: Inst) -> Place {
        let mut place = Place::default();
        for &operand in self.func.inst_mem_ops(inst) {
            place.known.push(self.known(operand));
        }
        let Some(address) = self.target.address(self.func, inst) else { return place };
        self.ranges(lanes, units, &address, &mut place.by_regs);
        let slot = address.base.iter().find_map(|operand| match operand {
            Operand::Frame { slot, .. } => Some(MemValue::Frame(*slot)),
            _ => None,
        });
        if let Some(slot) = slot.filter(|&slot| self.is_object(slot, 0)) {
            let object = Some(self.number(slot, 0));
            place.known.iter_mut().for_each(|known| known.object = object);
        }
        place
    }

    fn known(&mut self, operand: MemOp) -> Known {
        let memory = &self.func.mem_ops[operand];
        let AliasFacts { class, base, offset } = memory.alias;
        let mut known = Known { class: class.expand(), ..Known::default() };
        if let (Some(base), Some(size)) = (base.expand(), memory.size) {
            known.by_base = Range::new(base.as_u32(), offset, size);
        }
        if memory.value != MemValue::Unknown {
            // An object of the stack is the same by whichever address.
            let space = match memory.value {
                MemValue::Frame(_) => 0,
                _ => memory.address_space,
            };
            let base = self.number(memory.value, space);
            known.by_value = memory.size.and_then(|size| Range::new(base, memory.offset, size));
            if self.is_object(memory.value, memory.address_space) {
                known.object = Some(base);
            }
        }
        known
    }

    fn number(&mut self, value: MemValue, address_space: u32) -> u32 {
        let next = self.values.len() as u32;
        *self.values.get_or_insert_with((value, address_space), || next)
    }

    /// Whether accesses based on different values of this kind never meet.
    fn is_object(&self, value: MemValue, address_space: u32) -> bool {
        match value {
            // Objects at fixed places may overlap.
            MemValue::Frame(slot) => self.func.frame.objects[slot].offset.is_none(),
            MemValue::Symbol(_) => self.target.symbols_are_apart(address_space),
            _ => false,
        }
    }

    fn ranges(
        &mut self,
        lanes: &LaneOrder<'_>,
        units: &Units,
        address: &Address,
        found: &mut SmallVec<[Range; 1]>,
    ) {
        let mut key = BaseKey::new();
        let mut shift = 0i64;
        for operand in &address.base {
            let Some(used) = operand.as_reg() else {
                if let Operand::Frame { slot, offset } = *operand {
                    let Some(sum) = shift.checked_add(offset) else { return };
                    shift = sum;
                    key.push((Operand::Frame { slot, offset: 0 }, 0));
                } else {
                    key.push((*operand, 0));
                }
                continue;
            };
            let value = match (used.reg.as_virtual(), used.reg.as_physical()) {
                (Some(reg), _) => lanes.writes(reg),
                (_, Some(reg)) if units.writes(reg) => return,
                _ => 0,
            };
            key.push((Operand::Reg(RegOperand::new(used.reg).part(used.sub)), value));
        }
        let next = self.bases.len() as u32;
        let base = *self.bases.get_or_insert_with(key, || next);
        let range =
            |&(offset, size): &(i64, u64)| Range::new(base, shift.checked_add(offset)?, size);
        let all: Option<SmallVec<[Range; 1]>> = address.ranges.iter().map(range).collect();
        found.extend(all.unwrap_or_default());
    }
}
