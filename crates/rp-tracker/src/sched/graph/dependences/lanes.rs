//! Virtual registers, lane by lane: a write of one part has nothing to do with a read of another.
//!
//! For each register that the region writes there are parts: lanes that have the same writer, with those who have read them
//! since. A part that is written or read in pieces is divided. A def with `undef` ends what the other lanes hold: a new value
//! starts, whose other parts are written after all that has to do with the old one, but not necessarily after this def. If
//! nothing reads the values that end ([`PartialValues`]), each part has to do with the same part only. In SSA form nothing is
//! overwritten, and readers are not kept.

use ir::machine::{Inst, LaneMask, MachineFunction, VReg};
use smallvec::SmallVec;

use super::edges::Edges;
use crate::pressure::{def_lanes, killed_lanes};
use crate::sched::graph::index::RegIndex;
use crate::sched::graph::node::{EdgeKind, Node};
use crate::sched::graph::partial::PartialValues;

/// Lanes of a register with the same past in the region.
#[derive(Clone, Debug)]
struct Part {
    lanes: LaneMask,
    /// The writer of them, if it is in the region.
    def: Option<Node>,
    /// The readers since.
    uses: SmallVec<[Node; 4]>,
}

/// The parts of a register, and how often the region has written any so far.
#[derive(Clone, Debug, Default)]
struct Parts {
    list: SmallVec<[Part; 1]>,
    writes: u32,
    /// The def with `undef` with which the value at hand began.
    begun: Option<Node>,
    /// The nodes that any write of it has to wait for.
    old: SmallVec<[(Node, EdgeKind); 2]>,
}

/// The virtual registers that the region has written and read so far.
pub(super) struct LaneOrder<'a> {
    func: &'a MachineFunction,
    index: &'a mut RegIndex,
    regs: Vec<Parts>,
    keeps_uses: bool,
    partial: PartialValues,
}

impl<'a> LaneOrder<'a> {
    /// For instructions that are visited one after the other.
    pub(super) fn new(func: &'a MachineFunction, insts: &[Inst], index: &'a mut RegIndex) -> Self {
        index.clear();
        let keeps_uses = !func.is_ssa();
        let seen = if keeps_uses { insts } else { &[] };
        let partial = PartialValues::new(func, seen);
        Self { func, index, regs: Vec::new(), keeps_uses, partial }
    }

    /// Returns the number of writes of a register so far: as long as that stays, it holds the same value.
    pub(super) fn writes(&self, reg: VReg) -> u32 {
        self.index.get(reg).map_or(0, |at| self.regs[at as usize].writes)
    }

    pub(super) fn visit(&mut self, edges: &mut Edges, inst: Inst, node: Node) {
        let func = self.func;
        for operand in func.uses(inst) {
            if let Some(reg) = operand.reg.as_virtual()
                && operand.reads()
            {
                self.read(edges, reg, def_lanes(func, reg, operand), node);
            }
        }
        for (number, def) in func.defs(inst).enumerate() {
            if let Some(reg) = def.reg.as_virtual() {
                let written = def_lanes(func, reg, def);
                let killed = match self.partial.is_free(inst, number as u32) {
                    true => written,
                    false => killed_lanes(func, reg, def),
                };
                self.write(edges, reg, [written, killed], node);
            }
        }
    }

    fn parts(&mut self, reg: VReg) -> &mut Parts {
        let at = self.index.get(reg).unwrap_or_else(|| {
            self.regs.push(Parts::default());
            self.index.set(reg, self.regs.len() as u32 - 1);
            self.regs.len() as u32 - 1
        });
        &mut self.regs[at as usize]
    }

    fn read(&mut self, edges: &mut Edges, reg: VReg, lanes: LaneMask, node: Node) {
        if !self.keeps_uses {
            let known = self.index.get(reg).map(|at| &self.regs[at as usize]);
            for def in known.iter().flat_map(|parts| &parts.list).filter_map(|part| part.def) {
                edges.data(def, node);
            }
            return;
        }
        let Parts { list, begun, .. } = self.parts(reg);
        let mut rest = lanes;
        for at in 0..list.len() {
            let read = list[at].lanes.intersection(lanes);
            if read.is_empty() {
                continue;
            }
            rest = rest.without(read);
            if read != list[at].lanes {
                let other = Part { lanes: list[at].lanes.without(read), ..list[at].clone() };
                list[at].lanes = read;
                list.push(other);
            }
            let part = &mut list[at];
            match (part.def, *begun) {
                (Some(def), _) => edges.data(def, node),
                // It reads what holds nothing, and must not read what was there before.
                (None, Some(begun)) => edges.order(begun, node, EdgeKind::Artificial),
                (None, None) => {}
            }
            if part.uses.last() != Some(&node) {
                part.uses.push(node);
            }
        }
        if !rest.is_empty() {
            if let Some(begun) = *begun {
                edges.order(begun, node, EdgeKind::Artificial);
            }
            list.push(Part { lanes: rest, def: None, uses: SmallVec::from_slice(&[node]) });
        }
    }

    /// A write of some lanes, with which what others hold may end too.
    fn write(&mut self, edges: &mut Edges, reg: VReg, lanes: [LaneMask; 2], node: Node) {
        let [written, killed] = lanes;
        let parts = self.parts(reg);
        parts.writes += 1;
        let begins = killed != written;
        if begins {
            parts.old.clear();
            parts.begun = Some(node);
        }
        let mut fresh = if begins { LaneMask::NONE } else { written };
        for part in &mut parts.list {
            if part.lanes.intersection(killed).is_empty() {
                continue;
            }
            fresh = fresh.without(part.lanes);
            let mut behind = |from: Node, kind: EdgeKind| {
                edges.order(from, node, kind);
                // Its own reads of the old value count too.
                if begins {
                    parts.old.push((from, kind));
                }
            };
            part.uses.iter().for_each(|&used| behind(used, EdgeKind::Anti));
            if let Some(def) = part.def.filter(|_| part.uses.is_empty()) {
                behind(def, EdgeKind::Output);
            }
            part.lanes = part.lanes.without(killed);
        }
        if !fresh.is_empty() {
            parts.old.iter().for_each(|&(from, kind)| edges.order(from, node, kind));
        }
        parts.list.retain(|part| !part.lanes.is_empty());
        parts.list.push(Part { lanes: written, def: Some(node), uses: SmallVec::new() });
    }
}
