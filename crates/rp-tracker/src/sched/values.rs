//! The registers of a region, one by one: which node reads and writes each, and what is live behind.
//!
//! A value of several registers is as many [atoms](Atom), each of which is live on its own. Registers that are live
//! through the region and that nothing in it touches are only counted.

use cranelift_entity::{EntityRef, entity_impl};
use ir::graph::Adjacency;
use ir::machine::{Inst, LaneMask, MachineFunction, VReg};

use super::graph::Node;
use super::index::RegIndex;
use crate::liveness::{LaneLiveness, LiveLanes, def_lanes};
use crate::pressure::{MAX_KINDS, PressureModel};

/// A register of 32 bits, or the target's smallest, that the region touches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Atom(u32);
entity_impl!(Atom, "a");

/// Registers by kind.
pub type Counts = [u32; MAX_KINDS];

/// What of a region's registers is live where.
#[derive(Clone, Debug)]
pub struct RegionValues {
    kinds: Vec<u8>,
    live_out: Vec<bool>,
    reads: Adjacency<Node, Atom>,
    writes: Adjacency<Node, Atom>,
    readers: Adjacency<Atom, Node>,
    /// Registers live behind the region.
    end: Counts,
}

impl RegionValues {
    /// Looks at the instructions of a region, behind which `live` is live.
    pub fn new(
        func: &MachineFunction,
        model: &PressureModel,
        liveness: &LaneLiveness,
        insts: &[Inst],
        live: &[LiveLanes],
        index: &mut RegIndex,
    ) -> Self {
        index.clear();
        let mut collector =
            Collector { func, model, first: index, kinds: Vec::new(), list: Vec::new() };
        let (mut reads, mut writes) = (Vec::new(), Vec::new());
        for (index, &inst) in insts.iter().enumerate() {
            let node = Node::new(index);
            let from = reads.len();
            for (at, operand) in func.reg_operands(inst) {
                let Some(reg) = operand.reg.as_virtual() else { continue };
                if operand.is_def() {
                    let lanes = def_lanes(func, reg, operand);
                    collector.atoms(reg, lanes, |atom| writes.push((node, atom)));
                } else {
                    let lanes = liveness.read_lanes(func, inst, at);
                    collector.atoms(reg, lanes, |atom| reads.push((node, atom)));
                }
            }
            // An atom that two operands read is read once.
            reads[from..].sort_unstable();
            let mut kept = from;
            for at in from..reads.len() {
                if at == from || reads[at] != reads[kept - 1] {
                    reads[kept] = reads[at];
                    kept += 1;
                }
            }
            reads.truncate(kept);
        }
        let mut end = Counts::default();
        let mut live_out = vec![false; collector.kinds.len()];
        for &LiveLanes { reg, lanes } in live {
            collector.count(reg, lanes, &mut end);
            if collector.first.get(reg).is_some() {
                collector.atoms(reg, lanes, |atom| live_out[atom.index()] = true);
            }
        }
        let atoms = collector.kinds.len();
        Self {
            live_out,
            reads: Adjacency::from_edges(insts.len(), reads.iter().copied()),
            writes: Adjacency::from_edges(insts.len(), writes.iter().copied()),
            readers: Adjacency::from_edges(atoms, reads.iter().map(|&(node, atom)| (atom, node))),
            kinds: collector.kinds,
            end,
        }
    }

    /// The number of atoms.
    pub fn num_atoms(&self) -> usize {
        self.kinds.len()
    }

    /// The kind of an atom.
    pub fn kind(&self, atom: Atom) -> usize {
        usize::from(self.kinds[atom.index()])
    }

    /// Whether an atom is live behind the region.
    pub fn is_live_out(&self, atom: Atom) -> bool {
        self.live_out[atom.index()]
    }

    /// What a node reads.
    pub fn reads(&self, node: Node) -> &[Atom] {
        self.reads.of(node)
    }

    /// What a node writes.
    pub fn writes(&self, node: Node) -> &[Atom] {
        self.writes.of(node)
    }

    /// Who reads an atom.
    pub fn readers(&self, atom: Atom) -> &[Node] {
        self.readers.of(atom)
    }

    /// The most registers of each kind that are live at one time in an order, as [`UpwardTracker`](crate::UpwardTracker)
    /// counts them.
    pub fn peak(&self, order: &[Node]) -> Counts {
        let mut live = self.live_out.clone();
        let mut counts = self.end;
        let mut peak = counts;
        for &node in order.iter().rev() {
            // All results are live together, those that nobody reads too.
            let mut at = counts;
            for &atom in self.writes(node) {
                let kind = self.kind(atom);
                if std::mem::replace(&mut live[atom.index()], false) {
                    counts[kind] -= 1;
                } else {
                    at[kind] += 1;
                }
            }
            for &atom in self.reads(node) {
                if !std::mem::replace(&mut live[atom.index()], true) {
                    counts[self.kind(atom)] += 1;
                }
            }
            for kind in 0..MAX_KINDS {
                peak[kind] = peak[kind].max(at[kind]).max(counts[kind]);
            }
        }
        peak
    }
}

struct Collector<'a> {
    func: &'a MachineFunction,
    model: &'a PressureModel,
    first: &'a mut RegIndex,
    kinds: Vec<u8>,
    list: Vec<u32>,
}

impl Collector<'_> {
    /// The registers of `reg` that lanes touch, by their places in it.
    fn places(&mut self, reg: VReg, lanes: LaneMask) -> Option<(usize, u32)> {
        let class = self.func.vreg_class(reg)?;
        let kind = self.model.kind(class)?;
        let units = u32::from(self.model.units_per_reg(class));
        let whole = u32::from(self.func.target.class(class).units);
        self.list.clear();
        for place in 0..whole.div_ceil(units) {
            if !lanes.intersection(LaneMask::run(place * units, units)).is_empty() {
                self.list.push(place);
            }
        }
        Some((kind, whole.div_ceil(units)))
    }

    fn atoms(&mut self, reg: VReg, lanes: LaneMask, mut f: impl FnMut(Atom)) {
        let Some((kind, registers)) = self.places(reg, lanes) else { return };
        let first = self.first.get(reg).unwrap_or_else(|| {
            let first = self.kinds.len() as u32;
            self.first.set(reg, first);
            self.kinds.resize(self.kinds.len() + registers as usize, kind as u8);
            first
        });
        self.list.iter().for_each(|place| f(Atom(first + place)));
    }

    fn count(&mut self, reg: VReg, lanes: LaneMask, counts: &mut Counts) {
        if let Some((kind, _)) = self.places(reg, lanes) {
            counts[kind] += self.list.len() as u32;
        }
    }
}
