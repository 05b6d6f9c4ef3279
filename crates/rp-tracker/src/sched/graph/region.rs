//! Regions of a block, and orders that outlive their graph.

use cranelift_entity::EntityRef;
use ir::machine::{Block, Inst, InstrFlags, MachineFunction, RegFlags, VReg, generic};
use ir::map::Map;

use super::node::Node;
use super::partial::PartialValues;
use super::region_graph::RegionGraph;
use super::target::{SchedTarget, is_movable};

/// Instructions of a block that follow one another and may change places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// The block.
    pub block: Block,
    /// The instructions in the order given, without debug instructions.
    pub insts: Vec<Inst>,
    /// Debug instructions, each with the instruction after which it stands.
    pub debug: Vec<(Inst, Inst)>,
}

/// The regions of a block, from its start to its end.
#[derive(Clone, Debug)]
pub(in crate::sched) struct BlockRegions {
    /// Those of at least two instructions.
    pub(in crate::sched) regions: Vec<Region>,
}

impl BlockRegions {
    /// Divides a block.
    pub(in crate::sched) fn new(
        func: &MachineFunction,
        target: &dyn SchedTarget,
        block: Block,
    ) -> Self {
        let mut regions = Vec::new();
        let mut insts: Vec<Inst> = Vec::new();
        let mut debug: Vec<(Inst, Inst)> = Vec::new();
        let mut close = |insts: &mut Vec<Inst>, debug: &mut Vec<(Inst, Inst)>| {
            if insts.len() > 1 {
                // Debug instructions after the last instruction stay there, whichever that will be.
                while debug.last().map(|d| d.1) == insts.last().copied() {
                    debug.pop();
                }
                let (insts, debug) = (std::mem::take(insts), std::mem::take(debug));
                regions.push(Region { block, insts, debug });
            }
            insts.clear();
            debug.clear();
        };
        for inst in func.insts(block) {
            if func.desc(inst).is(InstrFlags::DEBUG) {
                debug.extend(insts.last().map(|&last| (inst, last)));
            } else if func.opcode(inst) != generic::PHI && is_movable(func, target, inst) {
                insts.push(inst);
            } else {
                close(&mut insts, &mut debug);
            }
        }
        close(&mut insts, &mut debug);
        Self { regions }
    }
}

/// An order of a region's instructions that needs no graph, with debug instructions in their places: after the instruction
/// after which they stood, or after the one that writes the register that they name, whichever is later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::sched) struct DetachedSchedule {
    block: Block,
    insts: Vec<Inst>,
}

impl DetachedSchedule {
    /// An order of the graph's nodes.
    pub(in crate::sched) fn new(
        func: &MachineFunction,
        region: &Region,
        graph: &RegionGraph,
        order: &[Node],
    ) -> Self {
        debug_assert!(graph.allows(order), "an order against the graph");
        let insts: Vec<Inst> = order.iter().map(|node| graph.insts()[node.index()]).collect();
        let insts = if region.debug.is_empty() { insts } else { with_debug(func, region, &insts) };
        Self { block: region.block, insts }
    }

    /// Puts the instructions in this order. All of them must still follow one another, in whatever order.
    pub(in crate::sched) fn apply(&self, func: &mut MachineFunction) {
        let mine: ir::map::Set<Inst> = self.insts.iter().copied().collect();
        let Some(mut first) = self.insts.first().copied() else { return };
        while let Some(before) = func.prev_inst(first).filter(|inst| mine.contains(inst)) {
            first = before;
        }
        let mut now = vec![first];
        now.extend(
            core::iter::successors(func.next_inst(first), |&inst| func.next_inst(inst))
                .take_while(|inst| mine.contains(inst)),
        );
        let values = PartialValues::new(func, &now);
        let behind = now.last().and_then(|&last| func.next_inst(last));
        for &inst in &self.insts {
            func.remove_inst(inst);
            func.insert_inst(inst, self.block, behind);
            forget_kills(func, inst);
        }
        values.apply(func, &self.insts);
    }
}

/// Puts the instructions of a region in another order.
pub fn apply(func: &mut MachineFunction, region: &Region, graph: &RegionGraph, order: &[Node]) {
    DetachedSchedule::new(func, region, graph, order).apply(func);
}

/// In another order, other uses are the last.
fn forget_kills(func: &mut MachineFunction, inst: Inst) {
    for operand in func.operands_mut(inst).iter_mut().filter_map(|operand| operand.as_reg_mut()) {
        operand.flags.set(RegFlags::KILL, false);
    }
}

/// Returns an order with debug instructions after the right instructions.
fn with_debug(func: &MachineFunction, region: &Region, order: &[Inst]) -> Vec<Inst> {
    let places: Map<Inst, usize> = order.iter().enumerate().map(|(at, &inst)| (inst, at)).collect();
    // Who wrote each register last, where the debug instruction stood.
    let mut writer: Map<VReg, Inst> = Map::default();
    let mut placed: Vec<(usize, usize)> = Vec::with_capacity(region.debug.len());
    let mut debug = region.debug.iter().enumerate().peekable();
    for &inst in &region.insts {
        for reg in func.defs(inst).filter_map(|def| def.reg.as_virtual()) {
            writer.insert(reg, inst);
        }
        while let Some((number, &(debug, _))) = debug.next_if(|(_, (_, after))| *after == inst) {
            let regs = func.uses(debug).filter_map(|used| used.reg.as_virtual());
            let writers = regs.filter_map(|reg| writer.get(&reg).copied());
            let place = writers.chain([inst]).filter_map(|i| places.get(&i)).max();
            placed.push((place.copied().unwrap_or(0), number));
        }
    }
    placed.sort_unstable();
    let mut placed = placed.into_iter().peekable();
    let mut insts = Vec::with_capacity(order.len() + region.debug.len());
    for (place, &inst) in order.iter().enumerate() {
        insts.push(inst);
        while let Some((_, number)) = placed.next_if(|(at, _)| *at == place) {
            insts.push(region.debug[number].0);
        }
    }
    insts
}
