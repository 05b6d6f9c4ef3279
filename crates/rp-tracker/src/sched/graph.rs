//! The graph of a region: what must come before what.
//!
//! Edges are for values of virtual registers in SSA form, for physical registers that are no numbered ones (flags, the
//! address register of local memory), and for memory. A write of a flag that nothing reads may change places with
//! others of its kind, and stays between the ranges in which a value of the flag is wanted: scalar arithmetic, all of
//! which writes such a flag, is free to move that way.

use cranelift_entity::{EntityRef, entity_impl};
use ir::graph::Adjacency;
use ir::machine::{Inst, InstrFlags, MachineFunction, PReg, RegFile, RegFlags};
use smallvec::SmallVec;

use super::index::RegIndex;
use super::modes::ModeWant;

/// An instruction of a region, by its place in the order given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(u32);
entity_impl!(Node, "n");

/// What must come after a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// The other node.
    pub node: Node,
    /// Cycles from one's issue to the other's, if it is not to wait.
    pub latency: u32,
}

/// What an instruction does to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Nothing that anything else could notice.
    None,
    /// Reads memory of some kinds, bit by bit the target's.
    Read(u32),
    /// Writes, or reads and writes, memory of some kinds.
    Write(u32),
}

/// What scheduling needs to know of a target.
pub trait SchedTarget {
    /// Whether an instruction stays where it is, and all others on their side of it.
    fn is_boundary(&self, func: &MachineFunction, inst: Inst) -> bool;

    /// Cycles until the results of an instruction can be used without waiting.
    fn latency(&self, func: &MachineFunction, inst: Inst) -> u32;

    /// What an instruction does to memory.
    fn access(&self, func: &MachineFunction, inst: Inst) -> Access;

    /// The files whose physical registers are numbered ones, bit by file: an instruction that names one is a boundary.
    fn numbered_files(&self) -> u64;

    /// What an instruction wants of the processor's mode. Nothing orders instructions for its sake: whatever their order,
    /// the mode will be switched between them.
    fn mode(&self, func: &MachineFunction, inst: Inst) -> ModeWant {
        let _ = (func, inst);
        ModeWant::NONE
    }
}

/// What must come before what in a region.
#[derive(Clone, Debug)]
pub struct RegionGraph {
    insts: Vec<Inst>,
    succs: Adjacency<Node, Edge>,
    preds: Adjacency<Node, Edge>,
    latencies: Vec<u32>,
}

impl RegionGraph {
    /// The graph of instructions of a block that follow one another.
    pub fn new(
        func: &MachineFunction,
        target: &dyn SchedTarget,
        insts: &[Inst],
        index: &mut RegIndex,
    ) -> Self {
        let mut builder = GraphBuilder {
            latencies: insts.iter().map(|&inst| target.latency(func, inst)).collect(),
            edges: Vec::with_capacity(insts.len() * 3),
        };
        builder.values(func, insts, index);
        builder.flags(func, insts);
        builder.memory(func, target, insts);
        let edges = &mut builder.edges;
        edges.sort_unstable_by_key(|&(from, edge)| {
            (from, edge.node, core::cmp::Reverse(edge.latency))
        });
        edges.dedup_by_key(|(from, edge)| (*from, edge.node));
        let forward = edges.iter().copied();
        let backward = edges
            .iter()
            .map(|&(from, edge)| (edge.node, Edge { node: from, latency: edge.latency }));
        Self {
            insts: insts.to_vec(),
            succs: Adjacency::from_edges(insts.len(), forward),
            preds: Adjacency::from_edges(insts.len(), backward),
            latencies: builder.latencies,
        }
    }

    /// The instructions in the order given: a node's is at its index.
    pub fn insts(&self) -> &[Inst] {
        &self.insts
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.insts.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.insts.is_empty()
    }

    /// The nodes in the order given.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = Node> + use<> {
        (0..self.insts.len()).map(Node::new)
    }

    /// What must come after a node.
    pub fn succs(&self, node: Node) -> &[Edge] {
        self.succs.of(node)
    }

    /// What must come before a node.
    pub fn preds(&self, node: Node) -> &[Edge] {
        self.preds.of(node)
    }

    /// Cycles in which an order is through when a wave runs alone, one instruction issued each cycle, waiting for what
    /// it reads.
    pub fn cycles(&self, order: &[Node]) -> u64 {
        let mut ready = vec![0u64; self.len()];
        let mut time = 0;
        let mut end = 0;
        for &node in order {
            time = ready[node.index()].max(time);
            for edge in self.succs(node) {
                let at = &mut ready[edge.node.index()];
                *at = (*at).max(time + u64::from(edge.latency));
            }
            end = end.max(time + u64::from(self.latencies[node.index()]));
            time += 1;
        }
        end.max(time)
    }

    /// Whether every node is in an order once, behind what must come before it.
    pub fn allows(&self, order: &[Node]) -> bool {
        let mut done = vec![false; self.len()];
        let in_order = order.iter().all(|&node| {
            let ready = self.preds(node).iter().all(|edge| done[edge.node.index()]);
            ready && !std::mem::replace(&mut done[node.index()], true)
        });
        in_order && order.len() == self.len()
    }
}

/// Uses of one value of a flag that are kept apart; more of them keep their order.
const APART: usize = 4;

struct GraphBuilder {
    latencies: Vec<u32>,
    edges: Vec<(Node, Edge)>,
}

impl GraphBuilder {
    fn data(&mut self, from: Node, to: Node) {
        let latency = self.latencies[from.index()];
        self.edges.push((from, Edge { node: to, latency }));
    }

    fn order(&mut self, from: Node, to: Node) {
        if from != to {
            self.edges.push((from, Edge { node: to, latency: 0 }));
        }
    }

    fn values(&mut self, func: &MachineFunction, insts: &[Inst], defined: &mut RegIndex) {
        defined.clear();
        for (index, &inst) in insts.iter().enumerate() {
            for operand in func.uses(inst) {
                if let Some(def) = operand.reg.as_virtual().and_then(|reg| defined.get(reg)) {
                    self.data(Node(def), Node::new(index));
                }
            }
            for def in func.defs(inst) {
                if let Some(reg) = def.reg.as_virtual() {
                    defined.set(reg, index as u32);
                }
            }
        }
    }

    fn flags(&mut self, func: &MachineFunction, insts: &[Inst]) {
        let mut flags = Flags::written(func, insts);
        if flags.0.is_empty() {
            return;
        }
        for (index, &inst) in insts.iter().enumerate() {
            let node = Node::new(index);
            flags.each(func, inst, false, |flag, _| flag.used(self, node));
            flags.each(func, inst, true, |flag, dead| flag.defined(self, node, dead));
        }
    }

    fn memory(&mut self, func: &MachineFunction, target: &dyn SchedTarget, insts: &[Inst]) {
        #[derive(Default)]
        struct Kind {
            write: Option<Node>,
            reads: Vec<Node>,
        }
        let mut kinds: [Kind; 32] = Default::default();
        for (index, &inst) in insts.iter().enumerate() {
            let node = Node::new(index);
            let (bits, writes) = match target.access(func, inst) {
                Access::None => continue,
                Access::Read(bits) => (bits, false),
                Access::Write(bits) => (bits, true),
            };
            for (bit, kind) in kinds.iter_mut().enumerate() {
                if bits >> bit & 1 == 0 {
                    continue;
                }
                if let Some(write) = kind.write {
                    self.order(write, node);
                }
                if writes {
                    kind.reads.drain(..).for_each(|read| self.order(read, node));
                    kind.write = Some(node);
                } else {
                    kind.reads.push(node);
                }
            }
        }
    }
}

/// A unit of a physical register that the region writes.
struct Flag {
    file: RegFile,
    unit: u16,
    /// Who wrote the value at hand, if the region did.
    def: Option<Node>,
    /// Who reads it.
    uses: SmallVec<[Node; APART]>,
    /// Writes since of which nothing is read.
    dead: Vec<Node>,
}

impl Flag {
    fn used(&mut self, builder: &mut GraphBuilder, node: Node) {
        if let Some(def) = self.def {
            builder.data(def, node);
        }
        if self.uses.len() < APART {
            self.uses.push(node);
        } else {
            let last = std::mem::replace(&mut self.uses[APART - 1], node);
            builder.order(last, node);
        }
    }

    fn defined(&mut self, builder: &mut GraphBuilder, node: Node, dead: bool) {
        self.uses.iter().for_each(|&used| builder.order(used, node));
        if dead {
            if self.uses.is_empty()
                && let Some(def) = self.def
            {
                builder.order(def, node);
            }
            self.dead.push(node);
            return;
        }
        self.dead.drain(..).for_each(|d| builder.order(d, node));
        if self.uses.is_empty()
            && let Some(def) = self.def
        {
            builder.order(def, node);
        }
        self.uses.clear();
        self.def = Some(node);
    }
}

struct Flags(Vec<Flag>);

impl Flags {
    /// Those that are written.
    fn written(func: &MachineFunction, insts: &[Inst]) -> Self {
        let mut flags: Vec<Flag> = Vec::new();
        for &inst in insts {
            for def in func.defs(inst) {
                let Some(reg) = def.reg.as_physical() else { continue };
                for unit in units(reg) {
                    if flags.iter().all(|f| (f.file, f.unit) != (reg.file(), unit)) {
                        let (file, uses) = (reg.file(), SmallVec::new());
                        flags.push(Flag { file, unit, def: None, uses, dead: Vec::new() });
                    }
                }
            }
        }
        Self(flags)
    }

    fn each(
        &mut self,
        func: &MachineFunction,
        inst: Inst,
        defs: bool,
        mut f: impl FnMut(&mut Flag, bool),
    ) {
        for (_, operand) in func.reg_operands(inst) {
            let Some(reg) = operand.reg.as_physical().filter(|_| operand.is_def() == defs) else {
                continue;
            };
            for unit in units(reg) {
                let own = |flag: &&mut Flag| (flag.file, flag.unit) == (reg.file(), unit);
                if let Some(flag) = self.0.iter_mut().find(own) {
                    f(flag, operand.flags.contains(RegFlags::DEAD));
                }
            }
        }
    }
}

fn units(reg: PReg) -> impl Iterator<Item = u16> {
    reg.first_unit()..reg.end_unit()
}

/// Whether an instruction may be in a region at all, whatever the target.
pub(super) fn is_movable(func: &MachineFunction, target: &dyn SchedTarget, inst: Inst) -> bool {
    let fixed = InstrFlags::TERMINATOR
        .union(InstrFlags::SIDE_EFFECTS)
        .union(InstrFlags::CALL)
        .union(InstrFlags::FENCE)
        .union(InstrFlags::POSITION)
        .union(InstrFlags::DEBUG);
    let numbered = target.numbered_files();
    let names_numbered = || {
        func.reg_operands(inst).any(|(_, operand)| {
            operand.reg.as_physical().is_some_and(|r| numbered >> r.file().0 & 1 == 1)
        })
    };
    !func.desc(inst).flags.intersects(fixed) && !names_numbered() && !target.is_boundary(func, inst)
}
