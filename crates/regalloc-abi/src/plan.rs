//! Live lanes after each operand of a block: one walk up, for all blocks at once.
//!
//! For every register operand, virtual or physical, the plan holds the lanes of its register that are live after the
//! instruction. Walks down then know the end of each value without looking ahead.

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;
use ir::machine::{
    Block, Inst, InstrFlags, LaneMask, MachineFunction, Operand, PReg, VReg, generic,
};
use rp_tracker::pressure::{LaneLiveness, killed_lanes};

use crate::target::Environment;
use crate::units::{FileSets, units_of};

/// One instruction of a block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlanInst {
    pub(crate) inst: Inst,
    /// The place of its first operand's entry.
    first: u32,
}

/// The plans of all blocks of a graph.
#[derive(Clone, Debug)]
pub(crate) struct Plans {
    insts: Vec<PlanInst>,
    after: Vec<LaneMask>,
    /// Each block's instructions.
    runs: SecondaryMap<Block, (u32, u32)>,
    /// Physical units live where blocks begin: the sets' place in `fixed`, the first of which is empty.
    fixed_in: SecondaryMap<Block, u32>,
    fixed: Vec<FileSets>,
}

/// A block's instructions and the lanes that are live after them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BlockPlan<'a> {
    /// In the order of the block.
    pub(crate) insts: &'a [PlanInst],
    after: &'a [LaneMask],
    /// Physical units live where the block begins, as its own instructions and successors need.
    pub(crate) fixed_in: &'a FileSets,
}

impl BlockPlan<'_> {
    /// Returns the lanes of operand `index`'s register that are live after an instruction.
    pub(crate) fn after(&self, inst: &PlanInst, index: usize) -> LaneMask {
        self.after[inst.first as usize + index]
    }
}

impl PlanInst {
    /// The number of an operand among all operands of the plans.
    pub(crate) fn number(&self, index: usize) -> usize {
        self.first as usize + index
    }
}

impl Plans {
    /// The plans of the blocks that a graph reaches.
    pub(crate) fn new(
        func: &MachineFunction,
        graph: &FlowGraph<Block>,
        liveness: &LaneLiveness,
        env: &Environment,
    ) -> Self {
        let mut plans = Self {
            insts: Vec::new(),
            after: Vec::new(),
            runs: SecondaryMap::new(),
            fixed_in: SecondaryMap::new(),
            fixed: vec![FileSets::new(func.target)],
        };
        let mut planner = Planner {
            live: vec![LaneMask::NONE; func.num_vregs()],
            fixed: FileSets::new(func.target),
            touched: Vec::new(),
        };
        for &block in graph.reverse_postorder() {
            planner.plan(&mut plans, func, graph, liveness, env, block);
        }
        plans
    }

    /// The plan of a block.
    pub(crate) fn of(&self, block: Block) -> BlockPlan<'_> {
        let (begin, end) = self.runs[block];
        BlockPlan {
            insts: &self.insts[begin as usize..end as usize],
            after: &self.after,
            fixed_in: &self.fixed[self.fixed_in[block] as usize],
        }
    }

    /// The number of operands, of which each instruction's are [`PlanInst::number`]ed in a row.
    pub(crate) fn operands(&self) -> usize {
        self.after.len()
    }
}

/// Makes plans of blocks one after the other, reusing the memory.
#[derive(Debug)]
struct Planner {
    live: Vec<LaneMask>,
    fixed: FileSets,
    touched: Vec<VReg>,
}

impl Planner {
    fn plan(
        &mut self,
        plans: &mut Plans,
        func: &MachineFunction,
        graph: &FlowGraph<Block>,
        liveness: &LaneLiveness,
        env: &Environment,
        block: Block,
    ) {
        for live in liveness.live_out(block) {
            self.live[live.reg.as_u32() as usize] = live.lanes;
            self.touched.push(live.reg);
        }
        self.fixed.clear();
        for &to in graph.successors(block) {
            for &(reg, lanes) in &func.block(to).live_ins {
                self.fixed.insert_lanes(reg, lanes);
            }
        }
        self.fixed.intersect_with(&env.allocatable);
        let begin = plans.insts.len();
        for inst in func.insts_rev(block) {
            let first = plans.after.len() as u32;
            plans.insts.push(PlanInst { inst, first });
            self.step(func, liveness, env, inst, &mut plans.after);
        }
        plans.insts[begin..].reverse();
        plans.runs[block] = (begin as u32, plans.insts.len() as u32);
        if !self.fixed.is_empty() {
            plans.fixed_in[block] = plans.fixed.len() as u32;
            plans.fixed.push(self.fixed.clone());
        }
        for reg in self.touched.drain(..) {
            self.live[reg.as_u32() as usize] = LaneMask::NONE;
        }
    }

    fn step(
        &mut self,
        func: &MachineFunction,
        liveness: &LaneLiveness,
        env: &Environment,
        inst: Inst,
        after: &mut Vec<LaneMask>,
    ) {
        let debug = func.desc(inst).is(InstrFlags::DEBUG);
        for operand in func.operands(inst) {
            let Operand::Reg(reg) = operand else {
                after.push(LaneMask::NONE);
                continue;
            };
            after.push(match (reg.reg.as_virtual(), reg.reg.as_physical()) {
                (Some(vreg), _) => self.live[vreg.as_u32() as usize],
                (_, Some(preg)) => self.fixed_lanes(preg),
                _ => LaneMask::NONE,
            });
        }
        if debug {
            return;
        }
        for operand in func.operands(inst) {
            match operand {
                Operand::Reg(def) if def.is_def() => {
                    if let Some(vreg) = def.reg.as_virtual() {
                        let lanes = &mut self.live[vreg.as_u32() as usize];
                        *lanes = lanes.without(killed_lanes(func, vreg, def));
                    } else if let Some(preg) = def.reg.as_physical() {
                        self.fixed.remove(preg);
                    }
                }
                Operand::RegMask(mask) => {
                    let mut kept = FileSets::of(func.target, &func.reg_mask(*mask).preserved);
                    core::mem::swap(&mut kept, &mut self.fixed);
                    self.fixed.intersect_with(&kept);
                }
                _ => {}
            }
        }
        if func.opcode(inst) == generic::PHI {
            return;
        }
        for (index, used) in func.reg_operands(inst) {
            if let Some(vreg) = used.reg.as_virtual() {
                let lanes = liveness.read_lanes(func, inst, index);
                if !lanes.is_empty() {
                    let live = &mut self.live[vreg.as_u32() as usize];
                    if live.is_empty() {
                        self.touched.push(vreg);
                    }
                    *live = live.union(lanes);
                }
            } else if let Some(preg) = used.reg.as_physical()
                && !used.is_def()
                && used.reads()
            {
                for unit in units_of(preg, LaneMask::ALL) {
                    if env.allocatable.file(preg.file()).contains(unit) {
                        self.fixed.file_mut(preg.file()).insert(unit);
                    }
                }
            }
        }
    }

    fn fixed_lanes(&self, reg: PReg) -> LaneMask {
        let set = self.fixed.file(reg.file());
        let first = u32::from(reg.first_unit());
        let lanes = (0..u32::from(reg.units())).filter(|lane| set.contains(first + lane));
        lanes.fold(LaneMask::NONE, |all, lane| all.union(LaneMask::run(lane, 1)))
    }
}
