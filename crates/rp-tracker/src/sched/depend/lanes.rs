//! Virtual registers, lane by lane: a write of one part has nothing to do with a read of another.
//!
//! For each register that the region writes there are parts: lanes that have the same writer, with those who have read
//! them since. A part that is written or read in pieces is divided. A def with `undef` ends what the other lanes hold, so it
//! counts as a write of all of them. In SSA form nothing is overwritten, and readers are not kept.

use ir::machine::{Inst, LaneMask, MachineFunction, VReg};
use smallvec::SmallVec;

use super::Edges;
use crate::liveness::{def_lanes, killed_lanes};
use crate::sched::graph::{EdgeKind, Node};
use crate::sched::index::RegIndex;

/// Lanes of a register with the same past in the region.
#[derive(Clone, Debug)]
struct Part {
    lanes: LaneMask,
    /// Who wrote them, if the region did.
    def: Option<Node>,
    /// Who has read that.
    uses: SmallVec<[Node; 2]>,
}

/// The parts of a register, and how often the region has written any so far.
#[derive(Clone, Debug, Default)]
struct Parts {
    list: SmallVec<[Part; 1]>,
    writes: u32,
}

/// What the region has done to virtual registers so far.
pub(super) struct LaneOrder<'a> {
    func: &'a MachineFunction,
    index: &'a mut RegIndex,
    regs: Vec<Parts>,
    keeps_uses: bool,
}

impl<'a> LaneOrder<'a> {
    pub(super) fn new(func: &'a MachineFunction, index: &'a mut RegIndex) -> Self {
        index.clear();
        Self { func, index, regs: Vec::new(), keeps_uses: !func.is_ssa() }
    }

    /// How often a register has been written: as long as that stays, it holds the same value.
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
        for def in func.defs(inst) {
            if let Some(reg) = def.reg.as_virtual() {
                self.write(edges, reg, killed_lanes(func, reg, def), node);
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
        let list = &mut self.parts(reg).list;
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
            if let Some(def) = part.def {
                edges.data(def, node);
            }
            if part.uses.last() != Some(&node) {
                part.uses.push(node);
            }
        }
        if !rest.is_empty() {
            list.push(Part { lanes: rest, def: None, uses: SmallVec::from_slice(&[node]) });
        }
    }

    fn write(&mut self, edges: &mut Edges, reg: VReg, lanes: LaneMask, node: Node) {
        let parts = self.parts(reg);
        parts.writes += 1;
        for part in &mut parts.list {
            if part.lanes.intersection(lanes).is_empty() {
                continue;
            }
            part.uses.iter().for_each(|&used| edges.order(used, node, EdgeKind::Anti));
            if let Some(def) = part.def.filter(|_| part.uses.is_empty()) {
                edges.order(def, node, EdgeKind::Output);
            }
            part.lanes = part.lanes.without(lanes);
        }
        parts.list.retain(|part| !part.lanes.is_empty());
        parts.list.push(Part { lanes, def: Some(node), uses: SmallVec::new() });
    }
}
