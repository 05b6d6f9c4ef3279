//! Scalar values computed again, or kept by their parts, where too many are live: before spilling to lanes.
//!
//! A scalar instruction computes the same value wherever its operands are the same, whichever lanes run; so
//! [`rp_tracker::remat`] finds the copies along the wave's graph. Most scalar instructions write SCC. A copy of them
//! stands only where SCC is not live.

use ir::graph::FlowGraph;
use ir::machine::{
    Block, Inst, InstrFlags, LaneMask, MachineFunction, Operand, Position, Reg, RegClass, SubReg,
    UseDef, VReg, generic,
};
use regalloc_abi::Allocation;
use rp_tracker::pressure::{MAX_KINDS, PressureModel};
use rp_tracker::remat::{Budget, Effort, RematTarget, relieve};

use crate::mir_opt::machine_cse::{Effects, depends_on_place};
use crate::regalloc::{lane_work, scalar_limit};
use crate::target::Target;
use crate::target::classes::{Bank, Classes};
use crate::target::occupancy::{KINDS, SCALAR};
use crate::target::regs;
use crate::target::table::{self, ExecUnit};

/// Name of the step.
pub(crate) const NAME: &str = "amdgpu-sgpr-remat";

/// Rounds at most. Later ones find little.
const ROUNDS: u32 = 3;

/// Loads of fewer dwords stay whole.
const WIDE: u32 = 4;

/// Scalar registers that are not counted on: tuples do not fill the registers that they leave.
const ROOM_BESIDE_TUPLES: u32 = 2;

/// Returns the shares of a function's work that copies may cost, to be tried: what the spilling of an allocation costs,
/// without and with the accesses themselves, some of which will stay.
pub(crate) fn growths(first: &Allocation) -> [f64; 2] {
    let spilling = [lane_work(first), lane_work(first) + first.statistics.accesses];
    spilling.map(|work| work as f64 / first.statistics.executed as f64)
}

/// Computes scalar values again until all may fit, or as many as copies that cost a share `growth` of the function's work
/// do for. `reserved` registers are not to be used. Returns whether something has changed.
pub(crate) fn run(func: &mut MachineFunction, reserved: u32, growth: f64) -> bool {
    let generation = Target::of(func.target).generation;
    let limit = (scalar_limit(generation) - ROOM_BESIDE_TUPLES).saturating_sub(reserved);
    let split = split_wide_loads(func);
    let graph = FlowGraph::new(&*func);
    let model = PressureModel::new(func.target, &KINDS);
    let mut weights = [0; MAX_KINDS];
    weights[SCALAR] = 1;
    let machine = Machine { effects: Effects::of(func, &graph) };
    let budget = Budget { weights, most: limit };
    let effort = Effort { growth, rounds: ROUNDS, ..Effort::default() };
    let found = relieve(func, &graph, &model, &machine, budget, effort);
    let relieved = found.is_some();
    if let Some(found) = found {
        log::debug!(target: NAME, "{}: {} scalar registers live, {} before", func.name, found.after, found.before);
        *func = found.func;
    }
    split || relieved
}

/// Moves each part of a wide load that is read to a register of its own, so that what is not needed for long is not spilled
/// and read back with the rest. Allocation puts the parts where the load has them. Returns whether there was one.
fn split_wide_loads(func: &mut MachineFunction) -> bool {
    let use_def = UseDef::new(func);
    let mut changed = false;
    for load in func.inst_list() {
        let wide = |reg: &VReg| {
            let class = func.vreg_class(*reg).map(|class| func.target.class(class));
            class.is_some_and(|c| c.files == 1 << regs::SGPR.0 && u32::from(c.units) >= 2 * WIDE)
        };
        if !func.desc(load).is(InstrFlags::MAY_LOAD) {
            continue;
        }
        let Some(reg) = func.def_vreg(load).filter(wide) else { continue };
        let parts = separate_parts(func, &use_def, reg);
        for (sub, class) in parts.unwrap_or_default() {
            let part = func.new_vreg(class);
            func.after(load).build(generic::COPY).def(part).reg_part(reg, sub).finish();
            for place in use_def.uses(reg) {
                let operand = &mut func.operands_mut(place.inst)[usize::from(place.operand)];
                if let Operand::Reg(operand) = operand
                    && operand.sub == sub
                {
                    operand.reg = Reg::virtual_reg(part);
                    operand.sub = SubReg::WHOLE;
                }
            }
            changed = true;
        }
    }
    changed
}

/// Returns the parts by which a register is read, with the classes of their width, if no two of them overlap and there
/// are several.
fn separate_parts(
    func: &MachineFunction,
    use_def: &UseDef,
    reg: VReg,
) -> Option<Vec<(SubReg, RegClass)>> {
    let classes = Classes::of(Target::of(func.target));
    let mut parts = Vec::new();
    let mut covered = LaneMask::NONE;
    for place in use_def.uses(reg) {
        let Operand::Reg(operand) = func.operands(place.inst)[usize::from(place.operand)] else {
            return None;
        };
        if operand.sub.is_whole() {
            return None;
        }
        if parts.iter().any(|&(sub, _)| sub == operand.sub) {
            continue;
        }
        let desc = func.target.sub_reg(operand.sub);
        if !desc.units.is_multiple_of(2) || !covered.intersection(desc.lanes()).is_empty() {
            return None;
        }
        covered = covered.union(desc.lanes());
        parts.push((operand.sub, classes.tuple(Bank::S, usize::from(desc.units / 2))?));
    }
    (parts.len() > 1).then_some(parts)
}

/// The processor's scalar unit, as far as it matters here.
struct Machine {
    effects: Effects,
}

impl RematTarget for Machine {
    fn cost(&self, func: &MachineFunction, inst: Inst) -> Option<u32> {
        let (opcode, desc) = (func.opcode(inst), func.desc(inst));
        let dead_flag = !self.effects.sets_flag(inst);
        let plain = func.reg_operands(inst).all(|(_, o)| {
            o.reg.as_physical().is_none_or(|reg| reg == regs::SCC && o.is_def() && dead_flag)
        });
        if !plain || func.has_effects(inst) || desc.is(InstrFlags::MAY_LOAD) {
            return None;
        }
        match opcode {
            generic::COPY => Some(1),
            generic::IMPLICIT_DEF => Some(0),
            generic::REG_SEQUENCE => Some(func.operands(inst).len() as u32 / 2),
            _ if opcode.is_generic()
                || desc.is(InstrFlags::PSEUDO)
                || desc.is(InstrFlags::CONVERGENT)
                || desc.is(InstrFlags::NOT_DUPLICABLE)
                || depends_on_place(opcode) =>
            {
                None
            }
            _ => (table::unit(opcode) == ExecUnit::Scalar).then_some(1),
        }
    }

    fn holds(&self, _: &MachineFunction, _: Inst, _: VReg, _: Block) -> bool {
        // Virtual registers are scalar ones: vector registers have been allocated.
        false
    }

    fn may_read_copy(&self, _: &MachineFunction, _: Inst) -> bool {
        true
    }

    fn position_of_copy(&self, func: &MachineFunction, at: Position) -> Option<Position> {
        let Position { block, mut before } = at;
        if before.is_none() && self.effects.is_flag_live_out(block) {
            before = func.last_inst(block);
        }
        while let Some(inst) = before.filter(|&inst| self.effects.is_flag_live_before(inst)) {
            before = Some(func.prev_inst(inst)?);
        }
        Some(Position { block, before })
    }
}
