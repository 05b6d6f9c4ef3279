//! Rematerialisation across regions: vector registers that are computed again, or later, instead of being kept live
//! where too many are.
//!
//! [`rp_tracker::remat`] finds them, along the graph of the lanes. A copy is inserted only where lanes of the value's
//! block run. So a vector instruction computes for each of them the same value as before, provided that the scalar
//! registers that it reads are the same: those whose def dominates the position on the wave's path and is in no loop
//! that does not contain the position. (Lanes that have left a loop wait while the wave goes on, and a scalar may
//! change meanwhile.)

use cranelift_entity::EntitySet;
use ir::diagnostic::Diagnostic;
use ir::graph::{DomTree, FlowGraph, LoopForest};
use ir::machine::{Block, Inst, InstFlags, InstrFlags, MachineFunction, UseDef, VReg, generic};
use ir::pass::{Change, Entry, Need, PassCx, PassInfo};
use rp_tracker::pressure::{FunctionPressure, MAX_KINDS, PressureModel};
use rp_tracker::remat::{Budget, Effort, Outcome, RematTarget, relieve};

use crate::mir_opt::machine_cse::{Effects, depends_on_place};
use crate::target::Target;
use crate::target::occupancy::{KINDS, SCALAR, VECTOR};
use crate::target::regs;
use crate::target::subtarget::Subtarget;
use crate::target::table::{self, ExecUnit};

/// Scalar registers that may be live at one time for what vector instructions read again, where a wave more is to be won.
const MOST_SCALARS: u32 = 96;

/// Computes values again until no more than `limit` vector registers are live at one time, or as few as can be. `lanes`
/// is the graph along which vector registers' values go. The order of what was there stays. Nothing if there is nothing
/// to be won.
pub(crate) fn run(
    func: &MachineFunction,
    lanes: &FlowGraph<Block>,
    limit: u32,
    spilled: bool,
) -> Option<Outcome> {
    let model = PressureModel::new(func.target, &KINDS);
    let mut weights = [0; MAX_KINDS];
    weights[VECTOR] = 1;
    let budget = Budget { weights, most: limit };
    let machine = Machine::new(func);
    let outcome = relieve(func, lanes, &model, &machine, budget, Effort::default())?;
    if outcome.after >= outcome.before {
        return None;
    }
    // Scalars that vector instructions read again live longer.
    let live = |func: &MachineFunction| FunctionPressure::new(func, &model).max().count(SCALAR);
    let after = live(&outcome.func);
    (spilled || after <= MOST_SCALARS || after <= live(func)).then_some(outcome)
}

/// The pass.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "amdgpu-pre-ra-remat",
    about: "Computes values again instead of keeping them, where one wave more runs for it.",
    contract: "Needs virtual registers; each that is touched has one def. Keeps SSA form.",
    need: Need::Optional,
    entry: Entry::Machine(|| Box::new(raise_occupancy)),
};

fn raise_occupancy(
    func: &mut MachineFunction,
    (): &mut (),
    cx: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    let subtarget = Subtarget::of_tables(Target::of(func.target));
    let model = PressureModel::new(func.target, &KINDS);
    let live = FunctionPressure::new(func, &model).max().count(VECTOR).min(512) as u16;
    let waves = subtarget.waves_by_vgprs(live) + 1;
    let limit = u32::from(subtarget.most_vgprs(waves));
    if waves > subtarget.max_waves() || limit == 0 {
        return Ok(Change::Unchanged);
    }
    let outcome = run(func, &FlowGraph::new(&*func), limit, false);
    let Some(outcome) = outcome.filter(|found| found.after <= limit) else {
        return Ok(Change::Unchanged);
    };
    cx.stat("registers", u64::from(outcome.before - outcome.after));
    *func = outcome.func;
    Ok(Change::Changed)
}

/// The processor, as far as it matters here.
struct Machine {
    /// Blocks in which EXEC changes between instructions.
    mixed: EntitySet<Block>,
    wave: DomTree<Block>,
    loops: LoopForest<Block>,
    use_def: UseDef,
    effects: Effects,
}

impl Machine {
    fn new(func: &MachineFunction) -> Self {
        let graph = FlowGraph::new(func);
        let wave = DomTree::new(&graph);
        let loops = LoopForest::new(&graph, &wave);
        let effects = Effects::of(func, &graph);
        let mut mixed = EntitySet::new();
        mixed.extend(func.blocks().filter(|&block| has_mixed_lanes(func, block)));
        Self { mixed, wave, loops, use_def: UseDef::new(func), effects }
    }

    /// Whether an instruction computes the same wherever the registers that it names are the same.
    fn is_pure(&self, func: &MachineFunction, inst: Inst) -> bool {
        let (opcode, desc) = (func.opcode(inst), func.desc(inst));
        let physical = func.reg_operands(inst).filter_map(|(_, o)| o.reg.as_physical());
        let plain = physical.into_iter().all(|reg| {
            reg.overlaps(regs::EXEC) || reg.overlaps(regs::MODE) && !self.effects.changes_mode
        });
        plain
            && !func.has_effects(inst)
            && !desc.is(InstrFlags::CONVERGENT)
            && !desc.is(InstrFlags::MAY_LOAD)
            && !desc.is(InstrFlags::NOT_DUPLICABLE)
            && !depends_on_place(opcode)
            && !(func.strict_fp && desc.is(InstrFlags::FP_EXCEPTIONS))
            && !func.inst_flags(inst).intersects(InstFlags::OWN_MODE)
    }
}

/// Whether EXEC changes in a block between instructions that run under it.
fn has_mixed_lanes(func: &MachineFunction, block: Block) -> bool {
    let (mut under_mask, mut changed_behind) = (false, false);
    for inst in func.insts(block) {
        let exec = |def: bool| {
            let mut operands = func.reg_operands(inst);
            operands.any(|(_, o)| {
                o.is_def() == def && o.reg.as_physical().is_some_and(|r| r.overlaps(regs::EXEC))
            })
        };
        if exec(true) {
            changed_behind |= under_mask;
        } else if exec(false) {
            if changed_behind {
                return true;
            }
            under_mask = true;
        }
    }
    false
}

impl RematTarget for Machine {
    fn cost(&self, func: &MachineFunction, inst: Inst) -> Option<u32> {
        let opcode = func.opcode(inst);
        if !self.is_pure(func, inst) {
            return None;
        }
        match opcode {
            generic::COPY => Some(1),
            generic::IMPLICIT_DEF => Some(0),
            generic::REG_SEQUENCE => Some(func.operands(inst).len() as u32 / 2),
            _ if opcode.is_generic() || func.desc(inst).is(InstrFlags::PSEUDO) => None,
            _ => match table::unit(opcode) {
                ExecUnit::Vector => Some(1),
                ExecUnit::Transcendental => Some(4),
                _ => None,
            },
        }
    }

    fn holds(&self, func: &MachineFunction, inst: Inst, reg: VReg, at: Block) -> bool {
        let block_of = |inst: Inst| func.inst_block(inst);
        let Some(home) = self.use_def.def(reg).and_then(block_of) else { return false };
        let behind = home != at || block_of(inst) == Some(at);
        let same_turn = self.loops.innermost(home).is_none_or(|l| self.loops.contains(l, at));
        behind && same_turn && self.wave.dominates(home, at)
    }

    fn may_read_copy(&self, func: &MachineFunction, reader: Inst) -> bool {
        let (opcode, desc) = (func.opcode(reader), func.desc(reader));
        let known = !opcode.is_generic()
            || matches!(opcode, generic::PHI | generic::COPY | generic::REG_SEQUENCE);
        let mixed = func.inst_block(reader).is_some_and(|block| self.mixed.contains(block));
        known && !mixed && !desc.is(InstrFlags::CONVERGENT) && !depends_on_place(opcode)
    }
}
