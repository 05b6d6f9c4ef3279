//! The values of a region, register by register: the writer and the readers of each, and those that are live after it.
//!
//! An [atom](Atom) is what a register of 32 bits (or the target's smallest) holds from one write to the next. A value of
//! several registers is as many atoms, each of which is live on its own, and a register that is written again starts a new
//! one: so it does not matter whether the function is in SSA form. Registers that are live through the region and that
//! nothing in it touches are only counted.
//!
//! If instructions write halves of a register, two atoms may share it: they are in one [cell](RegionValues::cell), which
//! counts once.

use cranelift_entity::{EntityRef, entity_impl};
use ir::graph::Adjacency;
use ir::machine::{Inst, LaneMask, MachineFunction, RegFlags, VReg};

use super::index::RegIndex;
use super::node::Node;
use crate::pressure::{LaneLiveness, LiveLanes, MAX_KINDS, PressureModel, def_lanes, killed_lanes};

/// The value of a register from one write to the next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Atom(u32);
entity_impl!(Atom, "a");

/// Registers by kind.
pub type Counts = [u32; MAX_KINDS];

/// The live ranges of a region's registers.
#[derive(Clone, Debug)]
pub struct RegionValues {
    kinds: Vec<u8>,
    live_out: Vec<bool>,
    reads: Adjacency<Node, Atom>,
    writes: Adjacency<Node, Atom>,
    readers: Adjacency<Atom, Node>,
    writers: Vec<Option<Node>>,
    /// Atoms that are written before their node has read what it reads.
    early: Vec<(Node, Atom)>,
    /// The cell of each atom, where some share one.
    cells: Option<Cells>,
    /// Registers live after the region.
    end: Counts,
}

/// Registers that several atoms may be live in at once.
#[derive(Clone, Debug)]
struct Cells {
    of: Vec<u32>,
    /// Live atoms of each, after the region.
    live_out: Vec<u32>,
}

impl RegionValues {
    /// Collects the values of a region, after which `live` is live.
    pub fn new(
        func: &MachineFunction,
        model: &PressureModel,
        liveness: &LaneLiveness,
        insts: &[Inst],
        live: &[LiveLanes],
        index: &mut RegIndex,
    ) -> Self {
        index.clear();
        let mut collector = Collector::new(func, model, index);
        for (place, &inst) in insts.iter().enumerate() {
            collector.visit(liveness, inst, Node::new(place));
        }
        collector.finish(insts.len(), live)
    }

    /// The number of atoms.
    pub fn num_atoms(&self) -> usize {
        self.kinds.len()
    }

    /// The kind of an atom.
    pub fn kind(&self, atom: Atom) -> usize {
        usize::from(self.kinds[atom.index()])
    }

    /// Whether an atom is live after the region.
    pub fn is_live_out(&self, atom: Atom) -> bool {
        self.live_out[atom.index()]
    }

    /// Returns the atoms that a node reads.
    pub fn reads(&self, node: Node) -> &[Atom] {
        self.reads.of(node)
    }

    /// Returns the atoms that a node writes.
    pub fn writes(&self, node: Node) -> &[Atom] {
        self.writes.of(node)
    }

    /// Returns the readers of an atom.
    pub fn readers(&self, atom: Atom) -> &[Node] {
        self.readers.of(atom)
    }

    /// Returns the writer of an atom; none, if it is live before the region.
    pub fn writer(&self, atom: Atom) -> Option<Node> {
        self.writers[atom.index()]
    }

    /// Returns the atoms that a node writes before it has read all of its operands.
    pub fn early_writes(&self, node: Node) -> impl Iterator<Item = Atom> + '_ {
        let from = self.early.partition_point(|&(other, _)| other < node);
        self.early[from..].iter().take_while(move |&&(other, _)| other == node).map(|&(_, a)| a)
    }

    /// Registers live after the region.
    pub fn end(&self) -> Counts {
        self.end
    }

    /// A number for the register that an atom is in, where some share one.
    pub fn cell(&self, atom: Atom) -> Option<u32> {
        self.cells.as_ref().map(|cells| cells.of[atom.index()])
    }

    /// Returns the number of atoms that are live after the region in a cell of [`RegionValues::cell`], with a value that is
    /// live there all the time as one more.
    pub fn live_out_of_cell(&self, cell: u32) -> u32 {
        self.cells.as_ref().map_or(0, |cells| cells.live_out[cell as usize])
    }

    /// Whether several atoms may be live in one register at once, because halves are written. Then sums over atoms are
    /// no more than an estimate, and only [`RegionValues::peak`] is right.
    pub fn shares_registers(&self) -> bool {
        self.cells.is_some()
    }

    /// Registers of a kind that no order needs more than: all that there are.
    pub fn at_most(&self, kind: usize) -> u32 {
        let atoms = self.kinds.iter().filter(|&&other| usize::from(other) == kind).count();
        // Registers that are live after the region are counted among the atoms again, if the region writes or reads them.
        self.end[kind] + atoms as u32
    }

    /// The most registers of each kind that are live at one time in an order, as
    /// [`UpwardTracker`](crate::pressure::UpwardTracker) counts them.
    pub fn peak(&self, order: &[Node]) -> Counts {
        let mut peak = self.end;
        self.walk_up(order, |_, at, _| {
            (0..MAX_KINDS).for_each(|kind| peak[kind] = peak[kind].max(at[kind]));
        });
        peak
    }

    /// Registers of each kind at each place of an order, from its end up: at the node (the most of those after its results
    /// and those before it), and before it.
    pub fn walk_up(&self, order: &[Node], mut f: impl FnMut(Node, Counts, Counts)) {
        let mut walk = Walk::new(self);
        for &node in order.iter().rev() {
            let at = walk.recede(node);
            f(node, at, walk.counts);
        }
    }

    /// From the kinds of atoms, whether each is live after the region, reads and writes, and all registers that are live
    /// after it. No atoms share a register.
    pub(in crate::sched) fn from_parts(
        nodes: usize,
        kinds: Vec<u8>,
        live_out: Vec<bool>,
        reads: &[(Node, Atom)],
        writes: &[(Node, Atom)],
        end: Counts,
    ) -> Self {
        let mut writers = vec![None; kinds.len()];
        writes.iter().for_each(|&(node, atom)| writers[atom.index()] = Some(node));
        Self {
            live_out,
            reads: Adjacency::from_edges(nodes, reads.iter().copied()),
            writes: Adjacency::from_edges(nodes, writes.iter().copied()),
            readers: Adjacency::from_edges(kinds.len(), reads.iter().map(|&(node, a)| (a, node))),
            writers,
            early: Vec::new(),
            cells: None,
            kinds,
            end,
        }
    }

    /// The same, of which some are written before their node has read all that it reads: by node, in order.
    pub(in crate::sched) fn with_early(self, early: Vec<(Node, Atom)>) -> Self {
        debug_assert!(early.is_sorted_by_key(|&(node, _)| node), "by node");
        Self { early, ..self }
    }
}

/// A walk up an order.
struct Walk<'a> {
    values: &'a RegionValues,
    live: Vec<bool>,
    shared: Vec<u32>,
    counts: Counts,
}

impl<'a> Walk<'a> {
    fn new(values: &'a RegionValues) -> Self {
        let shared = values.cells.as_ref().map_or_else(Vec::new, |cells| cells.live_out.clone());
        Self { values, live: values.live_out.clone(), shared, counts: values.end }
    }

    fn recede(&mut self, node: Node) -> Counts {
        // All results are live together, those without readers too.
        let mut at = Counts::default();
        for &atom in self.values.writes(node) {
            at[self.values.kind(atom)] += 1;
            if std::mem::replace(&mut self.live[atom.index()], false) && self.leaves(atom) {
                self.counts[self.values.kind(atom)] -= 1;
            }
        }
        (0..MAX_KINDS).for_each(|kind| at[kind] += self.counts[kind]);
        for &atom in self.values.reads(node) {
            if !std::mem::replace(&mut self.live[atom.index()], true) && self.enters(atom) {
                self.counts[self.values.kind(atom)] += 1;
            }
        }
        let mut before = self.counts;
        if !self.values.early.is_empty() {
            self.values.early_writes(node).for_each(|atom| before[self.values.kind(atom)] += 1);
        }
        core::array::from_fn(|kind| at[kind].max(before[kind]))
    }

    /// Whether an atom is the last in its register to go.
    fn leaves(&mut self, atom: Atom) -> bool {
        let Some(cells) = &self.values.cells else { return true };
        let count = &mut self.shared[cells.of[atom.index()] as usize];
        *count -= 1;
        *count == 0
    }

    /// Whether an atom is the first in its register.
    fn enters(&mut self, atom: Atom) -> bool {
        let Some(cells) = &self.values.cells else { return true };
        let count = &mut self.shared[cells.of[atom.index()] as usize];
        *count += 1;
        *count == 1
    }
}

const NONE: u32 = u32::MAX;

/// The units of a virtual register, each with the atom that it holds.
struct Collector<'a> {
    func: &'a MachineFunction,
    model: &'a PressureModel,
    /// The first unit of each register in `units`.
    first: &'a mut RegIndex,
    units: Vec<u32>,
    kinds: Vec<u8>,
    writers: Vec<Option<Node>>,
    /// The unit of each atom that starts its register.
    cells: Vec<u32>,
    shares: bool,
    reads: Vec<(Node, Atom)>,
    writes: Vec<(Node, Atom)>,
    early: Vec<(Node, Atom)>,
}

/// The kind and the units of a register.
#[derive(Clone, Copy)]
struct RegLayout {
    kind: usize,
    /// Units to a register of 32 bits.
    step: u32,
    units: u32,
}

impl<'a> Collector<'a> {
    fn new(func: &'a MachineFunction, model: &'a PressureModel, first: &'a mut RegIndex) -> Self {
        Self {
            func,
            model,
            first,
            units: Vec::new(),
            kinds: Vec::new(),
            writers: Vec::new(),
            cells: Vec::new(),
            shares: false,
            reads: Vec::new(),
            writes: Vec::new(),
            early: Vec::new(),
        }
    }

    fn layout(&self, reg: VReg) -> Option<RegLayout> {
        let class = self.func.vreg_class(reg)?;
        let kind = self.model.kind(class)?;
        let step = u32::from(self.model.units_per_reg(class)).max(1);
        let units = u32::from(self.func.target.class(class).units).next_multiple_of(step);
        Some(RegLayout { kind, step, units })
    }

    /// The first unit of a register.
    fn first_unit(&mut self, reg: VReg, layout: RegLayout) -> u32 {
        self.first.get(reg).unwrap_or_else(|| {
            let first = self.units.len() as u32;
            self.first.set(reg, first);
            self.units.resize(self.units.len() + layout.units as usize, NONE);
            first
        })
    }

    fn visit(&mut self, liveness: &LaneLiveness, inst: Inst, node: Node) {
        let func = self.func;
        let from = self.reads.len();
        for (at, operand) in func.reg_operands(inst).filter(|(_, operand)| !operand.is_def()) {
            if let Some(reg) = operand.reg.as_virtual() {
                self.read(node, reg, liveness.read_lanes(func, inst, at));
            }
        }
        drop_repeated(&mut self.reads, from);
        for def in func.defs(inst) {
            let Some(reg) = def.reg.as_virtual() else { continue };
            let from = self.writes.len();
            self.write(node, reg, def_lanes(func, reg, def), killed_lanes(func, reg, def));
            if def.flags.contains(RegFlags::EARLY_CLOBBER) {
                self.early.extend_from_slice(&self.writes[from..]);
            }
        }
    }

    fn read(&mut self, node: Node, reg: VReg, lanes: LaneMask) {
        let Some(layout) = self.layout(reg).filter(|_| !lanes.is_empty()) else { return };
        let first = self.first_unit(reg, layout);
        for place in (0..layout.units).step_by(layout.step as usize) {
            let mut fresh = NONE;
            let mut last = NONE;
            for unit in place..place + layout.step {
                if lanes.intersection(LaneMask::run(unit, 1)).is_empty() {
                    continue;
                }
                let at = (first + unit) as usize;
                if self.units[at] == NONE {
                    if fresh == NONE {
                        fresh = self.begin(layout.kind, first + place, None);
                    }
                    self.units[at] = fresh;
                }
                if self.units[at] != last {
                    last = self.units[at];
                    self.reads.push((node, Atom(last)));
                }
            }
            if fresh != NONE {
                self.note_sharing(first + place, layout.step);
            }
        }
    }

    fn write(&mut self, node: Node, reg: VReg, lanes: LaneMask, killed: LaneMask) {
        let Some(layout) = self.layout(reg) else { return };
        let first = self.first_unit(reg, layout);
        for place in (0..layout.units).step_by(layout.step as usize) {
            let run = LaneMask::run(place, layout.step);
            let written = !lanes.intersection(run).is_empty();
            let atom = if written {
                let atom = self.begin(layout.kind, first + place, Some(node));
                self.writes.push((node, Atom(atom)));
                atom
            } else {
                NONE
            };
            for unit in place..place + layout.step {
                let lane = LaneMask::run(unit, 1);
                if !lanes.intersection(lane).is_empty() {
                    self.units[(first + unit) as usize] = atom;
                } else if !killed.intersection(lane).is_empty() {
                    self.units[(first + unit) as usize] = NONE;
                }
            }
            if written && lanes.intersection(run) != run {
                self.note_sharing(first + place, layout.step);
            }
        }
    }

    fn begin(&mut self, kind: usize, cell: u32, writer: Option<Node>) -> u32 {
        self.kinds.push(kind as u8);
        self.writers.push(writer);
        self.cells.push(cell);
        self.kinds.len() as u32 - 1
    }

    /// Notes whether a register of 32 bits now holds different atoms.
    fn note_sharing(&mut self, first: u32, step: u32) {
        let units = &self.units[first as usize..(first + step) as usize];
        self.shares |= units.iter().any(|&unit| unit != units[0]);
    }

    fn finish(self, nodes: usize, live: &[LiveLanes]) -> RegionValues {
        let mut end = Counts::default();
        let mut live_out = vec![false; self.kinds.len()];
        let mut live_in_cell = vec![0; if self.shares { self.units.len() } else { 0 }];
        for &LiveLanes { reg, lanes } in live {
            let Some(layout) = self.layout(reg) else { continue };
            let first = self.first.get(reg);
            for place in (0..layout.units).step_by(layout.step as usize) {
                let run = lanes.intersection(LaneMask::run(place, layout.step));
                end[layout.kind] += u32::from(!run.is_empty());
                let Some(first) = first else { continue };
                let mut untouched = false;
                for unit in place..place + layout.step {
                    if run.intersection(LaneMask::run(unit, 1)).is_empty() {
                        continue;
                    }
                    let atom = self.units[(first + unit) as usize];
                    if atom == NONE {
                        untouched = true;
                    } else if !std::mem::replace(&mut live_out[atom as usize], true) && self.shares
                    {
                        live_in_cell[(first + place) as usize] += 1;
                    }
                }
                if untouched && self.shares {
                    live_in_cell[(first + place) as usize] += 1;
                }
            }
        }
        let cells = self.shares.then_some(Cells { of: self.cells, live_out: live_in_cell });
        let parts =
            RegionValues::from_parts(nodes, self.kinds, live_out, &self.reads, &self.writes, end);
        RegionValues { cells, writers: self.writers, ..parts.with_early(self.early) }
    }
}

/// Drops what stands more than once in a list from a place on: an atom that two operands read is read once.
fn drop_repeated(list: &mut Vec<(Node, Atom)>, from: usize) {
    list[from..].sort_unstable();
    let mut kept = from;
    for at in from..list.len() {
        if at == from || list[at] != list[kept - 1] {
            list[kept] = list[at];
            kept += 1;
        }
    }
    list.truncate(kept);
}
