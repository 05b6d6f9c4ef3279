//! Loads into, and stores from, the upper half of a register (`_d16_hi`).
//!
//! A store takes the upper half of a register from where it lies, so that no shift has to move it. A load that is packed above
//! another half goes there at once, where loads leave the other half of the register as it is: from gfx10 on. (Memories
//! with error correction, on gfx9, may clear it.) If that half is loaded too, the later load of the two keeps the other's half.

use ir::graph::FlowGraph;
use ir::machine::{
    Block, Inst, InstrFlags, MachineFunction, Opcode, Operand, Reg, RegFlags, RegOperand, VReg,
};
use ir::map::Map;

use crate::mir_opt::facts::{Facts, whole};
use crate::mir_opt::peephole_sdwa::is_vector;
use crate::target::Target;
use crate::target::table::{self, Field, Form, flag, op};

/// The selector of `v_perm_b32` for the lower halves of both sources, the second one's below.
const LOWER_HALVES: i64 = 0x0504_0100;

/// Changes the accesses of a function in SSA form.
pub(crate) fn run(func: &mut MachineFunction, _: &FlowGraph<Block>) {
    let mut facts = Facts::of(func);
    for block in func.blocks().collect::<Vec<_>>() {
        for inst in func.insts(block).collect::<Vec<_>>() {
            store_upper_half(func, &facts, inst);
        }
        if Target::of(func.target).generation.loads_keep_other_half() {
            load_halves(func, &mut facts, block);
        }
    }
}

/// Lets a store of what a shift moves down take it from the upper half.
fn store_upper_half(func: &mut MachineFunction, facts: &Facts, inst: Inst) {
    let opcode = func.opcode(inst);
    let generation = Target::of(func.target).generation;
    let Some(form) = table::form(opcode, Form::UpperHalf) else { return };
    if !func.desc(inst).is(InstrFlags::MAY_STORE) || table::real(generation, form).is_none() {
        return;
    }
    let data = |slot: &table::Slot| matches!(slot.0, Field::Vdata | Field::Data0);
    let Some(at) = table::shape(opcode).iter().position(data) else { return };
    if let Some(word) = facts.shifted_down(func, *func.operand(inst, at))
        && is_vector(func, word)
    {
        log::debug!(
            target: "d16-accesses",
            "`{}` stores an upper half where it lies",
            func.inst_text_alone(inst)
        );
        func.set_opcode(inst, form);
        func.set_operand(inst, at, word);
    }
}

/// Two halves in one register.
pub(super) struct Packing {
    pub(super) low: VReg,
    pub(super) high: VReg,
}

/// The halves that an instruction packs, where its operands are whole registers that nothing else reads.
pub(super) fn packing(func: &MachineFunction, facts: &Facts, inst: Inst) -> Option<Packing> {
    let source = |n: usize| whole(*func.operand(inst, n)).filter(|&reg| facts.reads[reg] == 1);
    match func.opcode(inst) {
        op::V_PERM_B32_e64 => {
            let selector = facts.number(func, *func.operand(inst, 3))?;
            let packing = Packing { high: source(1)?, low: source(2)? };
            (selector == LOWER_HALVES).then_some(packing)
        }
        op::V_LSHL_OR_B32_e64 => {
            let by = facts.number(func, *func.operand(inst, 2))?;
            let packing = Packing { high: source(1)?, low: source(3)? };
            // The sum is a packing where nothing lies above the lower half.
            let clean = facts.defs[packing.low].is_some_and(|def| {
                table::is(func.opcode(def), flag::ZERO_EXTENDS_8 | flag::ZERO_EXTENDS_16)
            });
            (by == 16 && clean).then_some(packing)
        }
        _ => None,
    }
}

/// Lets two loads of a block, or a load and what is there before it, go to the halves of one register.
fn load_halves(func: &mut MachineFunction, facts: &mut Facts, block: Block) {
    // The places of the block's instructions. A load that has changed has the place of the one before.
    let mut places: Map<Inst, usize> = Map::default();
    for (n, inst) in func.insts(block).enumerate() {
        places.insert(inst, n);
    }
    for inst in func.insts(block).collect::<Vec<_>>() {
        let Some(Packing { low, high }) = packing(func, facts, inst) else { continue };
        let Operand::Reg(result) = *func.operand(inst, 0) else { continue };
        let Some(load) = facts.defs[high] else { continue };
        let Some(&at) = places.get(&load) else { continue };
        let below = facts.defs[low].and_then(|def| Some((def, *places.get(&def)?)));
        if !is_vector(func, RegOperand::new(Reg::virtual_reg(low))) {
            continue;
        }
        let Some(upper) = half_form(func, load, Form::UpperHalf) else { continue };
        let (last, made) = match below.filter(|&(_, place)| place >= at) {
            None => (at, load_half(func, load, upper, result, Some(low))),
            Some((lower_load, place)) => {
                let Some(lower) = half_form(func, lower_load, Form::LowerHalf) else { continue };
                let Operand::Reg(own) = *func.operand(load, 0) else { continue };
                let first = load_half(func, load, upper, own, None);
                facts.defs[high] = Some(first);
                places.insert(first, at);
                (place, load_half(func, lower_load, lower, result, Some(high)))
            }
        };
        func.remove_inst(inst);
        places.insert(made, last);
        if let Some(reg) = result.reg.as_virtual() {
            facts.defs[reg] = Some(made);
        }
    }
}

/// The row of a load to a half of a register, if it is a load and the processor has the row.
fn half_form(func: &MachineFunction, load: Inst, form: Form) -> Option<Opcode> {
    let generation = Target::of(func.target).generation;
    table::form(func.opcode(load), form).filter(|&row| {
        func.desc(load).is(InstrFlags::MAY_LOAD) && table::real(generation, row).is_some()
    })
}

/// Replaces a load by one to a half of `result`, whose other half is that of `other` if there is one.
fn load_half(
    func: &mut MachineFunction,
    load: Inst,
    row: Opcode,
    result: RegOperand,
    other: Option<VReg>,
) -> Inst {
    let mut operands = table::explicit(func.opcode(load), func.operands(load)).to_vec();
    operands[0] = result.into();
    operands.push(match other {
        Some(other) => RegOperand::new(Reg::virtual_reg(other)).into(),
        None => RegOperand::new(result.reg).with(RegFlags::UNDEF).tied_to(Some(0)).into(),
    });
    let memory = func.inst_mem_ops(load).to_vec();
    let loc = func.inst_loc(load);
    let made = func.before(load).with_loc(loc).build(row).operands(&operands).finish();
    func.set_mem_ops(made, &memory);
    func.remove_inst(load);
    made
}
