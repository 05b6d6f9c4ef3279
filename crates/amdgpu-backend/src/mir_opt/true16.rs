//! Upper halves of registers as operands, where instructions read registers of 16 bits (gfx11; LLVM 22 does not have such registers on
//! gfx12 by itself, and its assembler refuses them).
//!
//! A half that lies above another is shifted down before it is read, by instructions that read the lower half of a register. Those
//! that name halves read it where it is. (The words of gfx9 and gfx10 for the same are those of [`super::peephole_sdwa`].)

use ir::graph::FlowGraph;
use ir::machine::{Block, Inst, MachineFunction, Operand, RegFlags, RegOperand, SubReg};
use smallvec::SmallVec;

use crate::mir_opt::facts::Facts;
use crate::mir_opt::peephole_sdwa::is_vector;
use crate::target::Target;
use crate::target::table::{self, Field, Form};

/// Changes the instructions of a function in SSA form.
pub(crate) fn run(func: &mut MachineFunction, _: &FlowGraph<Block>) {
    if !Target::of(func.target).generation.has_half_registers() {
        return;
    }
    let [Some(low), Some(high)] = ["lo16", "hi16"].map(|name| func.target.sub_reg_by_name(name))
    else {
        return;
    };
    let facts = Facts::of(func);
    for inst in func.all_insts().collect::<Vec<_>>() {
        read_upper_halves(func, &facts, [low, high], inst);
    }
}

/// Lets an instruction read the upper halves that were shifted down for it. Its result must be more than a half: that is all that the
/// form with halves writes.
fn read_upper_halves(func: &mut MachineFunction, facts: &Facts, halves: [SubReg; 2], inst: Inst) {
    let opcode = func.opcode(inst);
    if opcode.is_generic() {
        return;
    }
    let long = table::form(opcode, Form::Long).unwrap_or(opcode);
    let generation = Target::of(func.target).generation;
    let row = table::form(long, Form::True16).filter(|&row| table::real(generation, row).is_some());
    let Some(row) = row else { return };
    let (desc, shape) = (func.target.instr(row), table::shape(row));
    let units =
        |at: usize| desc.operands[at].class.map_or(0, |class| func.target.class(class).units);
    if desc.num_defs() != 1 || units(0) < 2 {
        return;
    }
    // The sources and their modifiers, by field.
    let explicit = table::explicit(opcode, func.operands(inst));
    let mut fields: SmallVec<[(Field, Operand); 8]> =
        table::shape(opcode).iter().map(|slot| slot.0).zip(explicit.iter().copied()).collect();
    let mut reads_upper = false;
    // Both halves stay live: copies are of whole registers.
    let mut words: SmallVec<[Operand; 4]> = SmallVec::new();
    for (at, &(field, ..)) in shape.iter().enumerate().skip(1) {
        if units(at) != 1 {
            continue;
        }
        let Some(source) = fields.iter_mut().find(|given| given.0 == field) else { return };
        let Operand::Reg(reg) = source.1 else { continue };
        if !is_vector(func, reg) {
            return;
        }
        let upper = facts.shifted_down(func, source.1).filter(|&word| is_vector(func, word));
        reads_upper |= upper.is_some();
        let (word, half) = upper.map_or((reg, halves[0]), |word| (word, halves[1]));
        let Some(half) = func.target.compose(word.sub, half) else { return };
        words.push(RegOperand::new(word.reg).part(word.sub).with(RegFlags::IMPLICIT).into());
        source.1 = RegOperand::new(word.reg).part(half).into();
    }
    if !reads_upper {
        return;
    }
    let operands = shape.iter().map(|&(field, ..)| {
        fields.iter().find(|given| given.0 == field).map_or(Operand::Imm(0), |given| given.1)
    });
    let implicit = func.operands(inst)[explicit.len()..].iter().copied();
    let operands: SmallVec<[Operand; 16]> = operands.chain(implicit).chain(words).collect();
    log::debug!(
        target: "amdgpu-true16-operands",
        "`{}` reads an upper half",
        func.inst_text_alone(inst)
    );
    func.set_opcode(inst, row);
    func.set_operands(inst, &operands);
}
