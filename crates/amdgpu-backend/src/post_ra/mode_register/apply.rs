//! Puts the writes of a placement into the function.

use ir::machine::{Block, FunctionKind, Inst, InstFlags, LaneMask, MachineFunction, PReg};

use super::forms::{Duty, Write, writes};
use super::labels::{FieldLabels, Label};
use super::paths;
use super::placement::{Insertion, Placement};
use super::program_points::{Points, WritePoint};
use crate::target::Generation;
use crate::target::mode::effects::{hwreg, is_rounding_pseudo};
use crate::target::mode::fields::{self, DENORMS, FLOATS, Field};
use crate::target::regs;
use crate::target::table::op;

/// The writes of each insertion of a placement.
pub(crate) fn plan(
    points: &Points,
    placement: &Placement,
    generation: Generation,
    default: fields::ModeState,
) -> Vec<Vec<Write>> {
    let states = paths::states(points, placement);
    let live = paths::live(points, placement);
    let of_insertion = |insertion: &Insertion| {
        let to = points.arcs[insertion.arc as usize].to as usize;
        let Some(state) = &states[to] else { return Vec::new() };
        of_one(insertion, points, state, live[to], generation, default)
    };
    placement.insertions.iter().map(of_insertion).collect()
}

/// The writes that set fields where others are as `state` says, and of those the ones in `live` are needed.
fn of_one(
    insertion: &Insertion,
    points: &Points,
    state: &FieldLabels,
    live: u32,
    generation: Generation,
    default: fields::ModeState,
) -> Vec<Write> {
    let set = &insertion.set;
    // What comes back is both roundings, or all of the low byte.
    let returns = |mask: u32| {
        let fields = points.fields.iter().zip(set);
        fields.into_iter().any(|(f, label)| *label == Label::PROGRAM && f.mask() & mask != 0)
    };
    let width = if returns(DENORMS) { 8 } else { 4 };
    let restores = |field: &Field| returns(FLOATS) && u32::from(field.offset) < width;
    let program = &points.points[points.arcs[insertion.arc as usize].to as usize].program;
    let duty = |(n, field): (usize, &Field)| -> (Field, Duty) {
        let best = default.get(*field).unwrap_or(0);
        let duty = match (set[n].number(), state[n].number) {
            (Some(value), _) => Duty::Set(value),
            // What comes back is what the program made it.
            _ if set[n] == Label::PROGRAM => Duty::Keep,
            // The program's value of this field comes back with the other's.
            (None, Some(value))
                if restores(field) && live >> n & 1 == 1 && program[n].number() != Some(value) =>
            {
                Duty::Set(value)
            }
            (None, Some(value)) => Duty::Has(value),
            _ if live >> n & 1 == 0 => Duty::Free(best),
            _ => Duty::Keep,
        };
        (*field, duty)
    };
    let duties: Vec<_> = points.fields.iter().enumerate().map(duty).collect();
    let mut all = Vec::new();
    if returns(FLOATS) {
        all.push(Write::Program(width));
    }
    all.extend(writes(generation, &duties));
    all
}

/// Inserts writes; how many instructions.
pub(crate) fn insert(
    func: &mut MachineFunction,
    points: &Points,
    placement: &Placement,
    plans: &[Vec<Write>],
    saved: Option<PReg>,
) -> u64 {
    let mut count = 0;
    for (insertion, writes) in placement.insertions.iter().zip(plans) {
        build(func, points.arcs[insertion.arc as usize].place, writes, saved);
        count += writes.len() as u64;
    }
    count
}

fn build(func: &mut MachineFunction, place: WritePoint, writes: &[Write], saved: Option<PReg>) {
    let mut builder = match place {
        WritePoint::Before(inst) => {
            let inst = bundle_head(func, inst);
            func.before(inst)
        }
        WritePoint::End(block) => func.before_terminators(block),
        WritePoint::Begin(block) => func.after_phis(block),
        WritePoint::Edge(from, to) => {
            let middle = on_edge(func, from, to);
            func.before_terminators(middle)
        }
        WritePoint::Nowhere => return,
    };
    writes.iter().for_each(|write| write.build(&mut builder, saved));
}

/// A block on an edge, without a branch where control falls through.
fn on_edge(func: &mut MachineFunction, from: Block, to: Block) -> Block {
    let middle = func.split_edge(from, to, op::S_BRANCH);
    if func.next_block(middle) == Some(to)
        && let Some(jump) = func.first_terminator(middle)
    {
        func.remove_inst(jump);
    }
    middle
}

/// The first instruction of the bundle that an instruction is in.
fn bundle_head(func: &MachineFunction, mut inst: Inst) -> Inst {
    while func.inst_flags(inst).contains(InstFlags::BUNDLED_PRED)
        && let Some(before) = func.prev_inst(inst)
    {
        inst = before;
    }
    inst
}

/// Makes pseudo instructions with a rounding what they are, and removes the flags that ask for modes.
pub(crate) fn settle(func: &mut MachineFunction) -> bool {
    let mut changed = false;
    for inst in func.inst_list() {
        if func.inst_flags(inst).intersects(InstFlags::OWN_MODE) {
            func.inst_flags_mut(inst).set(InstFlags::OWN_MODE, false);
            changed = true;
        }
        if is_rounding_pseudo(func, inst) {
            let plain = if func.opcode(inst) == op::FPTRUNC_ROUND_F32_F64_PSEUDO {
                op::V_CVT_F32_F64_e32
            } else {
                op::V_CVT_F16_F32_e32
            };
            func.remove_operand(inst, 2);
            func.set_opcode(inst, plain);
            changed = true;
        }
    }
    changed
}

/// Scalar registers that a function may use without saving them, by every version of the ABI.
const FREE_IN_FUNCTIONS: core::ops::RangeInclusive<u16> = 4..=29;

/// Scalar registers of a kernel.
const FREE_IN_KERNELS: core::ops::RangeInclusive<u16> = 0..=101;

/// A scalar register that nothing in the function names and its caller does not rely on.
pub(crate) fn unused_scalar(func: &MachineFunction) -> Option<PReg> {
    let mut taken = [false; 128];
    let mut take = |reg: PReg| {
        if reg.file() == regs::SGPR {
            (reg.first_unit() / 2..reg.end_unit().div_ceil(2)).for_each(|n| {
                taken[usize::from(n)] = true;
            });
        }
    };
    func.live_ins.iter().for_each(|(reg, _)| take(*reg));
    for inst in func.all_insts() {
        let named = func.reg_operands(inst).filter_map(|(_, o)| o.reg.as_physical());
        named.for_each(&mut take);
    }
    let mut free = match func.kind {
        FunctionKind::Kernel => FREE_IN_KERNELS,
        FunctionKind::Device => FREE_IN_FUNCTIONS,
    };
    free.find(|&n| !taken[usize::from(n)]).map(|n| regs::sgpr(n, 1))
}

/// The entry, or a new block before it if the entry is in a loop.
fn runs_once(func: &mut MachineFunction, entry: Block) -> Block {
    if !func.blocks().any(|block| func.successors(block).contains(&entry)) {
        return entry;
    }
    let first = func.create_block();
    func.insert_block(first, Some(entry));
    let live_ins = func.block(entry).live_ins.clone();
    func.block_mut(first).live_ins = live_ins;
    first
}

/// Keeps the program's value of the low byte of MODE in a register: reads it at the entry, and after each change by the
/// program.
pub(crate) fn save_program(func: &mut MachineFunction, changes: &[Inst], saved: PReg) {
    let read = |builder: &mut ir::machine::Builder<'_>| {
        builder.build(op::S_GETREG_B32).def(saved).imm(hwreg(0, 8)).finish();
    };
    if let Some(entry) = func.entry_block() {
        let once = runs_once(func, entry);
        read(&mut func.after_phis(once));
    }
    for &inst in changes {
        read(&mut func.after(inst));
    }
    for block in func.blocks().skip(1).collect::<Vec<_>>() {
        func.block_mut(block).live_ins.push((saved, LaneMask::ALL));
    }
}
