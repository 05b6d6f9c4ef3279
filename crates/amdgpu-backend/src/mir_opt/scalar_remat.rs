//! Scalar values computed again, or kept by their parts, where too many are live: before spilling to lanes.
//!
//! A scalar instruction computes the same value wherever its operands are the same, whichever lanes run; so
//! [`rp_tracker::remat`] finds the copies along the wave's graph. Most scalar instructions write SCC. A copy of them
//! stands only where SCC is not live.

use ir::graph::FlowGraph;
use ir::machine::{Block, Inst, InstrFlags, MachineFunction, Position, VReg, generic};
use regalloc_abi::{Allocation, Statistics};
use rp_tracker::pressure::{MAX_KINDS, PressureModel};
use rp_tracker::remat::{Budget, Effort, RematTarget, relieve};

use crate::mir_opt::machine_cse::{Effects, depends_on_place};
use crate::mir_opt::scalar_parts::{Arguments, Parts, is_repeatable};
use crate::regalloc::{lane_work, scalar_limit};
use crate::target::Target;
use crate::target::occupancy::{KINDS, SCALAR};
use crate::target::regs;
use crate::target::table::{self, ExecUnit};

/// Name of the step.
pub(crate) const NAME: &str = "amdgpu-sgpr-remat";

/// Rounds at most. Later ones find little.
const ROUNDS: u32 = 3;

/// Cost of a load, in cycles of issue: what comes of it is waited for.
const LOAD: u32 = 4;

/// Scalar registers that are not counted on: tuples do not fill the registers that they leave.
const ROOM_BESIDE_TUPLES: u32 = 2;

/// Returns the shares of a function's work that copies may cost, to be tried: little, which suffices where few values are
/// too many; and what the spilling of an allocation costs.
pub(crate) fn growths(first: &Allocation) -> [f64; 2] {
    let Statistics { accesses, executed, .. } = first.statistics;
    [2 * accesses, lane_work(first) + accesses].map(|work| work as f64 / executed as f64)
}

/// Computes scalar values again until all may fit, or as many as copies that cost a share `growth` of the function's work
/// do for. `reserved` registers are not to be used; `arguments` are in registers from the start. Returns whether something
/// has changed.
pub(crate) fn run(
    func: &mut MachineFunction,
    arguments: Option<Arguments>,
    reserved: u32,
    growth: f64,
) -> bool {
    let generation = Target::of(func.target).generation;
    let limit = (scalar_limit(generation) - ROOM_BESIDE_TUPLES).saturating_sub(reserved);
    let parts = Parts::split(func, arguments);
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
    parts.join(func) || relieved
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
        if plain && is_repeatable(func, inst) {
            return Some(LOAD);
        }
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
