//! What is live behind each operand of a block: one walk up.
//!
//! For every register operand, virtual or physical, the plan holds the lanes of its register that
//! are live behind the instruction. Walks down then know what ends where without looking ahead.

use ir::graph::FlowGraph;
use ir::machine::{
    Block, Inst, InstrFlags, LaneMask, MachineFunction, Operand, PReg, VReg, generic,
};
use rp_tracker::{LaneLiveness, killed_lanes};

use crate::target::Environment;
use crate::units::{FileSets, units_of};

/// One instruction of a block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlanInst {
    pub(crate) inst: Inst,
    /// The place of its first operand's entry.
    first: u32,
}

/// A block's instructions and what is live behind them.
#[derive(Clone, Debug, Default)]
pub(crate) struct BlockPlan {
    /// In the order of the block.
    pub(crate) insts: Vec<PlanInst>,
    after: Vec<LaneMask>,
    /// Physical units live where the block begins, as its own instructions and successors need.
    pub(crate) fixed_in: Option<FileSets>,
}

impl BlockPlan {
    /// The lanes of operand `index`'s register that are live behind an instruction.
    pub(crate) fn after(&self, inst: &PlanInst, index: usize) -> LaneMask {
        self.after[inst.first as usize + index]
    }
}

/// Makes plans of blocks one after the other, reusing the memory.
#[derive(Debug)]
pub(crate) struct Planner {
    live: Vec<LaneMask>,
    fixed: FileSets,
    touched: Vec<VReg>,
}

impl Planner {
    pub(crate) fn new(func: &MachineFunction) -> Self {
        Self {
            live: vec![LaneMask::NONE; func.num_vregs()],
            fixed: FileSets::new(func.target),
            touched: Vec::new(),
        }
    }

    /// The plan of a block.
    pub(crate) fn plan(
        &mut self,
        func: &MachineFunction,
        graph: &FlowGraph<Block>,
        liveness: &LaneLiveness,
        env: &Environment,
        block: Block,
    ) -> BlockPlan {
        self.live.resize(func.num_vregs(), LaneMask::NONE);
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
        let mut plan = BlockPlan::default();
        for inst in func.insts_rev(block) {
            let first = plan.after.len() as u32;
            plan.insts.push(PlanInst { inst, first });
            self.step(func, liveness, env, inst, &mut plan.after);
        }
        plan.insts.reverse();
        plan.fixed_in = Some(self.fixed.clone());
        for reg in self.touched.drain(..) {
            self.live[reg.as_u32() as usize] = LaneMask::NONE;
        }
        plan
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
