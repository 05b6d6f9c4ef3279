//! Accesses to memory, apart where they cannot touch the same bytes.
//!
//! Two accesses are apart if they are of different kinds (the target's, by address space), if what is known of both says
//! that they are in different objects, or in the same one (or from the same base registers, with the same values) at ranges
//! that do not overlap. Each kind keeps the accesses that later ones may have to wait for. An access that covers an earlier
//! one takes its place. Where a kind has [more](MOST) of them than it is worth comparing, the next write waits for all, and
//! all that is later waits for it. So the work is linear.

use ir::machine::{Inst, MachineFunction, MemValue, Operand, RegOperand};
use ir::map::Map;
use smallvec::SmallVec;

use super::Edges;
use super::lanes::LaneOrder;
use super::physical::Units;
use crate::sched::graph::{EdgeKind, Node};
use crate::sched::target::{Access, Address, SchedTarget};

/// Accesses of a kind that a write is compared with.
const MOST: usize = 96;

/// `!alias.scope` and `!noalias` among the metadata of an access. What is in exactly the scopes that another is apart from
/// never meets it.
const SCOPE: usize = 1;
/// See [`SCOPE`].
const NOALIAS: usize = 2;

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

/// Something to which nothing else points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Object {
    /// By its number among values.
    Value(u32),
    /// What a parameter points to.
    Parameter(u16),
}

/// What is known of an access.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// The object, if it is one that is apart from all others.
    object: Option<Object>,
    /// From a value of the IR or an object.
    by_value: Option<Range>,
    /// From registers.
    by_regs: Option<Range>,
    /// The nodes of metadata that say in which scopes of aliasing this is, and from which it is apart.
    scopes: [Option<u32>; 2],
}

fn both<T: Copy>(a: Option<T>, b: Option<T>, holds: impl Fn(T, T) -> bool) -> bool {
    matches!((a, b), (Some(a), Some(b)) if holds(a, b))
}

impl Place {
    fn is_apart(&self, other: &Self) -> bool {
        both(self.object, other.object, |a, b| a != b)
            || both(self.by_value, other.by_value, Range::is_apart)
            || both(self.by_regs, other.by_regs, Range::is_apart)
            || both(self.scopes[0], other.scopes[1], |a, b| a == b)
            || both(other.scopes[0], self.scopes[1], |a, b| a == b)
    }

    /// Whether all that may touch `other` may touch this: nothing is known of this, or it is known in the same way.
    fn covers(&self, other: &Self) -> bool {
        let weaker = |mine: Option<Range>, theirs: Option<Range>| {
            mine.is_none() || both(mine, theirs, Range::covers)
        };
        (self.object.is_none() || self.object == other.object)
            && weaker(self.by_value, other.by_value)
            && weaker(self.by_regs, other.by_regs)
            && (self.scopes == [None; 2] || self.scopes == other.scopes)
    }
}

/// An access that later ones may have to wait for.
#[derive(Clone, Copy, Debug)]
struct Open {
    node: Node,
    place: Place,
}

/// The accesses to one kind of memory so far.
#[derive(Default)]
struct Kind {
    /// What all that is later waits for.
    fence: Option<Node>,
    writes: Vec<Open>,
    reads: Vec<Open>,
}

impl Kind {
    fn read(&mut self, edges: &mut Edges, access: Open) {
        if let Some(fence) = self.fence {
            edges.order(fence, access.node, EdgeKind::Memory);
        }
        for open in self.writes.iter().filter(|open| !open.place.is_apart(&access.place)) {
            edges.order(open.node, access.node, EdgeKind::Memory);
        }
        self.reads.push(access);
    }

    fn write(&mut self, edges: &mut Edges, access: Open) {
        if let Some(fence) = self.fence {
            edges.order(fence, access.node, EdgeKind::Memory);
        }
        let is_fence = self.reads.len().max(self.writes.len()) >= MOST;
        for list in [&mut self.reads, &mut self.writes] {
            list.retain(|open| {
                let apart = !is_fence && open.place.is_apart(&access.place);
                if !apart {
                    edges.order(open.node, access.node, EdgeKind::Memory);
                }
                !is_fence && (apart || !access.place.covers(&open.place))
            });
        }
        if is_fence {
            self.fence = Some(access.node);
        } else {
            self.writes.push(access);
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
        let (bits, writes) = match self.target.access(self.func, inst) {
            Access::None => return,
            Access::Read(bits) => (bits, false),
            Access::Write(bits) => (bits, true),
        };
        let place =
            if bits == u32::MAX { Place::default() } else { self.place(lanes, units, inst) };
        if let Some(range) = place.by_regs.filter(|_| !writes) {
            self.placed.push((range, node));
        }
        let access = Open { node, place };
        for kind in (0..self.kinds.len()).filter(|bit| bits >> bit & 1 == 1) {
            if writes {
                self.kinds[kind].write(edges, access);
            } else {
                self.kinds[kind].read(edges, access);
            }
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
        if let [operand] = self.func.inst_mem_ops(inst) {
            let memory = &self.func.mem_ops[*operand];
            place.object = memory.parameter.map(Object::Parameter);
            place.scopes = [memory.metadata[SCOPE], memory.metadata[NOALIAS]];
            if memory.value != MemValue::Unknown {
                // An object of the stack is the same by whichever address.
                let space = match memory.value {
                    MemValue::Frame(_) => 0,
                    _ => memory.address_space,
                };
                let base = self.number(memory.value, space);
                place.by_value = memory.size.and_then(|size| Range::new(base, memory.offset, size));
                if self.is_object(memory.value, memory.address_space) {
                    place.object = Some(Object::Value(base));
                }
            }
        }
        if let Some(address) = self.target.address(self.func, inst) {
            place.by_regs = self.range(lanes, units, &address);
            let slot = address.base.iter().find_map(|operand| match operand {
                Operand::Frame { slot, .. } => Some(MemValue::Frame(*slot)),
                _ => None,
            });
            if let Some(slot) = slot.filter(|&slot| self.is_object(slot, 0)) {
                place.object = Some(Object::Value(self.number(slot, 0)));
            }
        }
        place
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

    fn range(&mut self, lanes: &LaneOrder<'_>, units: &Units, address: &Address) -> Option<Range> {
        let mut key = BaseKey::new();
        let mut offset = address.offset;
        for operand in &address.base {
            let Some(used) = operand.as_reg() else {
                if let Operand::Frame { slot, offset: more } = *operand {
                    offset = offset.checked_add(more)?;
                    key.push((Operand::Frame { slot, offset: 0 }, 0));
                } else {
                    key.push((*operand, 0));
                }
                continue;
            };
            let value = match (used.reg.as_virtual(), used.reg.as_physical()) {
                (Some(reg), _) => lanes.writes(reg),
                (_, Some(reg)) if units.writes(reg) => return None,
                _ => 0,
            };
            key.push((Operand::Reg(RegOperand::new(used.reg).part(used.sub)), value));
        }
        let next = self.bases.len() as u32;
        let base = *self.bases.get_or_insert_with(key, || next);
        Range::new(base, offset, address.size)
    }
}
