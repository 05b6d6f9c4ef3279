//! Physical registers, unit by unit: flags, the address register of local memory, and numbered ones where the target lets
//! instructions that name them into regions.
//!
//! A write of a unit that nothing reads may change places with others of its kind, and stays between the ranges in which a
//! value of the unit is used: so scalar arithmetic, all of which writes such a flag, is free to move.

use ir::machine::{Inst, MachineFunction, PReg, RegFlags, RegOperand};
use ir::map::Map;
use smallvec::SmallVec;

use super::edges::Edges;
use crate::sched::graph::node::{EdgeKind, Node};
use crate::sched::graph::target::SchedTarget;

/// Uses of one value that are kept apart; more of them keep their order.
const APART: usize = 4;

/// A unit of a physical register that the region writes.
#[derive(Default)]
struct RegUnit {
    /// The writer of the current value, if it is in the region.
    def: Option<Node>,
    /// Its readers.
    uses: SmallVec<[Node; APART]>,
    /// Writes since of which nothing is read.
    dead: Vec<Node>,
}

impl RegUnit {
    fn used(&mut self, edges: &mut Edges, node: Node) {
        if let Some(def) = self.def {
            edges.data(def, node);
        }
        if self.uses.len() < APART {
            self.uses.push(node);
        } else {
            let last = std::mem::replace(&mut self.uses[APART - 1], node);
            edges.order(last, node, EdgeKind::Artificial);
        }
    }

    fn defined(&mut self, edges: &mut Edges, node: Node, dead: bool) {
        self.uses.iter().for_each(|&used| edges.order(used, node, EdgeKind::Anti));
        if let Some(def) = self.def.filter(|_| self.uses.is_empty()) {
            edges.order(def, node, EdgeKind::Output);
        }
        if dead {
            self.dead.push(node);
            return;
        }
        self.dead.drain(..).for_each(|dead| edges.order(dead, node, EdgeKind::Output));
        self.uses.clear();
        self.def = Some(node);
    }
}

/// The units that a region writes.
pub(super) struct Units {
    units: Map<(u8, u16), RegUnit>,
}

impl Units {
    pub(super) fn written(
        func: &MachineFunction,
        target: &dyn SchedTarget,
        insts: &[Inst],
    ) -> Self {
        let mut this = Self { units: Map::default() };
        for &inst in insts {
            let written = func.defs(inst).filter_map(|def| def.reg.as_physical());
            for reg in written.filter(|&reg| !target.holds_nothing(reg)) {
                for unit in keys(reg) {
                    this.units.entry(unit).or_default();
                }
            }
        }
        this
    }

    /// Whether the region writes any part of a register.
    pub(super) fn writes(&self, reg: PReg) -> bool {
        keys(reg).any(|unit| self.units.contains_key(&unit))
    }

    pub(super) fn visit(
        &mut self,
        edges: &mut Edges,
        func: &MachineFunction,
        inst: Inst,
        node: Node,
    ) {
        if self.units.is_empty() {
            return;
        }
        for operand in func.uses(inst).filter(|operand| operand.reads()) {
            self.each(operand, |unit| unit.used(edges, node));
        }
        for def in func.defs(inst) {
            let dead = def.flags.contains(RegFlags::DEAD);
            self.each(def, |unit| unit.defined(edges, node, dead));
        }
    }

    fn each(&mut self, operand: &RegOperand, mut f: impl FnMut(&mut RegUnit)) {
        for key in operand.reg.as_physical().into_iter().flat_map(keys) {
            self.units.get_mut(&key).map(&mut f);
        }
    }
}

fn keys(reg: PReg) -> impl Iterator<Item = (u8, u16)> {
    (reg.first_unit()..reg.end_unit()).map(move |unit| (reg.file().0, unit))
}
