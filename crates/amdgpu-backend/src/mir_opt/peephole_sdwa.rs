//! Bytes and halves of registers as operands (SDWA: gfx9, gfx10).
//!
//! An instruction that extracts a byte or a half from a register, with zero or sign extension, is removed where all
//! readers of the result can select that part by themselves: instructions on integers of two vector operands, or one, without
//! constants, and the conversion of a half to 32 bits.

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;
use ir::machine::{Block, Inst, MachineFunction, Opcode, Operand, RegOperand, VReg};
use ir::map::Map;
use smallvec::SmallVec;

use crate::target::Target;
use crate::target::regs;
use crate::target::table::{self, Field, Form, modifier, op};

/// The lower half of a register, in a field that selects parts. The upper one follows.
const FIRST_WORD: i64 = 4;
/// The whole register.
const WHOLE: i64 = 6;

/// Register and selection of which an operand is a part.
#[derive(Clone, Copy)]
struct Part {
    of: RegOperand,
    select: i64,
    signed: bool,
}

impl Part {
    /// Whether an instruction that reads the part as a number can select it. A float must be a half.
    fn suits(&self, row: Opcode) -> bool {
        row != op::V_CVT_F32_F16_sdwa || matches!(self.select, FIRST_WORD..WHOLE)
    }
}

/// Number of reads of a register, and number of those that can select a part.
#[derive(Clone, Copy, Default)]
struct Reads {
    all: u32,
    able: u32,
}

/// Lets instructions select parts in all blocks of a function in SSA form.
pub(crate) fn run(func: &mut MachineFunction, _: &FlowGraph<Block>) {
    let target = Target::of(func.target);
    if table::real(target.generation, op::V_ADD_U32_sdwa).is_none() {
        return;
    }
    let mut parts: Map<VReg, Part> = Map::default();
    let mut reads: SecondaryMap<VReg, Reads> = SecondaryMap::new();
    let mut able: Vec<(Inst, Opcode)> = Vec::new();
    for block in func.blocks().collect::<Vec<_>>() {
        // Only within a block.
        let mut here: Map<VReg, Part> = Map::default();
        for inst in func.insts(block) {
            let row = selecting_row(func, target, inst);
            let mut selects = false;
            for (_, operand) in func.reg_operands(inst) {
                let Some(reg) = operand.reg.as_virtual().filter(|_| !operand.is_def()) else {
                    continue;
                };
                reads[reg].all += 1;
                if let Some(row) = row
                    && here.get(&reg).is_some_and(|part| part.suits(row))
                    && operand.sub.is_whole()
                {
                    reads[reg].able += 1;
                    selects = true;
                }
            }
            if let Some(row) = row.filter(|_| selects) {
                able.push((inst, row));
            }
            if let Some((reg, part)) = part_of(func, inst) {
                parts.insert(reg, part);
                here.insert(reg, part);
            }
        }
    }
    for (inst, row) in able {
        select(func, inst, row, &parts, &reads);
    }
}

/// The part of a register that an instruction takes out.
fn part_of(func: &MachineFunction, inst: Inst) -> Option<(VReg, Part)> {
    let operands = func.operands(inst);
    let imm = |n: usize| operands.get(n).and_then(Operand::as_imm);
    let (source, first, bits, signed) = match func.opcode(inst) {
        op::V_BFE_U32_e64 => (1, imm(2)?, imm(3)?, false),
        op::V_BFE_I32_e64 => (1, imm(2)?, imm(3)?, true),
        op::V_LSHRREV_B32_e32 | op::V_LSHRREV_B32_e64 => (2, imm(1)?, 32 - imm(1)?, false),
        op::V_ASHRREV_I32_e32 | op::V_ASHRREV_I32_e64 => (2, imm(1)?, 32 - imm(1)?, true),
        op::V_AND_B32_e32 | op::V_AND_B32_e64 => {
            let (source, mask) = match (imm(1), imm(2)) {
                (Some(mask), None) => (2, mask),
                (None, Some(mask)) => (1, mask),
                _ => return None,
            };
            let bits = match mask {
                0xff => 8,
                0xffff => 16,
                _ => return None,
            };
            (source, 0, bits, false)
        }
        _ => return None,
    };
    let select = match (first, bits) {
        (0 | 8 | 16 | 24, 8) => first / 8,
        (0 | 16, 16) => FIRST_WORD + first / 16,
        _ => return None,
    };
    let of = *operands.get(source)?.as_reg()?;
    if !is_vector(func, of) {
        return None;
    }
    let result = operands.first()?.as_reg()?.reg.as_virtual()?;
    Some((result, Part { of, select, signed }))
}

/// Whether an operand is a vector register.
pub(super) fn is_vector(func: &MachineFunction, operand: RegOperand) -> bool {
    operand
        .reg
        .as_virtual()
        .and_then(|reg| func.vreg_class(reg))
        .is_some_and(|class| func.target.class(class).files >> regs::VGPR.0 & 1 == 1)
}

/// The row that does the same with parts, if the instruction's operands can be its.
fn selecting_row(func: &MachineFunction, target: Target, inst: Inst) -> Option<Opcode> {
    let opcode = func.opcode(inst);
    if opcode.is_generic() {
        return None;
    }
    let row = table::form(opcode, Form::SubDword)
        .or_else(|| table::form(table::form(opcode, Form::Short)?, Form::SubDword))?;
    table::real(target.generation, row)?;
    let desc = func.target.instr(row);
    let shape = table::shape(row);
    let plain = desc.implicit_defs.is_empty()
        && desc.implicit_uses.iter().all(|r| r.overlaps(regs::EXEC) || r.overlaps(regs::MODE));
    // Parts of floats are other numbers.
    let integers = shape.iter().all(|&(field, _, bits)| {
        !matches!(field, Field::Src0Modifiers | Field::Src1Modifiers) || bits & modifier::SEXT != 0
    });
    if !plain || !(integers || row == op::V_CVT_F32_F16_sdwa) || desc.num_defs() != 1 {
        return None;
    }
    let wanted = desc
        .operands
        .iter()
        .zip(shape)
        .filter(|(row, (field, ..))| !row.is_def && matches!(field, Field::Src0 | Field::Src1));
    let mut scalars = 0;
    let mut sources = 0;
    for operand in table::explicit(opcode, func.operands(inst)).get(1..)? {
        match operand {
            Operand::Reg(reg) => {
                sources += 1;
                scalars += u32::from(!is_vector(func, *reg));
            }
            // Clamping, and modifiers.
            Operand::Imm(0) => {}
            _ => return None,
        }
    }
    // An immediate 0 may be a source.
    (sources == wanted.count() && scalars <= 1).then_some(row)
}

/// Makes an instruction select the parts that all their readers select.
fn select(
    func: &mut MachineFunction,
    inst: Inst,
    row: Opcode,
    parts: &Map<VReg, Part>,
    reads: &SecondaryMap<VReg, Reads>,
) {
    let mut sources: Vec<(Operand, Option<Part>)> = Vec::new();
    for operand in &table::explicit(func.opcode(inst), func.operands(inst))[1..] {
        let Operand::Reg(reg) = *operand else { continue };
        let part = reg.reg.as_virtual().filter(|_| reg.sub.is_whole()).and_then(|r| {
            let all = reads[r].all == reads[r].able;
            parts.get(&r).copied().filter(|_| all)
        });
        sources.push((*operand, part));
    }
    if sources.iter().all(|s| s.1.is_none()) {
        return;
    }
    let mut operands: SmallVec<[Operand; 16]> = SmallVec::new();
    operands.push(*func.operand(inst, 0));
    let desc = func.target.instr(row);
    let mut next = 0;
    for (_, &(field, ..)) in desc.operands.iter().zip(table::shape(row)).skip(1) {
        let part = |n: usize| sources.get(n).and_then(|s| s.1);
        let selected = |n: usize| part(n).map_or(WHOLE, |p| p.select);
        operands.push(match field {
            Field::Src0Modifiers | Field::Src1Modifiers => {
                let signed = row != op::V_CVT_F32_F16_sdwa && part(next).is_some_and(|p| p.signed);
                Operand::Imm(if signed { i64::from(modifier::SEXT) } else { 0 })
            }
            Field::Src0 | Field::Src1 => {
                let (own, part) = sources[next];
                next += 1;
                part.map_or(own, |p| p.of.into())
            }
            Field::DstSel => Operand::Imm(WHOLE),
            Field::Src0Sel => Operand::Imm(selected(0)),
            Field::Src1Sel => Operand::Imm(selected(1)),
            _ => Operand::Imm(0),
        });
    }
    log::debug!(
        target: "si-peephole-sdwa",
        "`{}` selects parts of its sources",
        func.inst_text_alone(inst)
    );
    let implicit = func.operands(inst).iter().copied();
    operands.extend(implicit.filter(|o| o.as_reg().is_some_and(|r| r.is_implicit())));
    func.set_opcode(inst, row);
    func.set_operands(inst, &operands);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::Generation;
    use crate::target::classes::{Bank, Classes};
    use ir::machine::{FunctionKind, remove_dead};

    /// Returns the instructions that are left of `(x >> 16 & 255) + x`, and of another reader of the byte.
    fn left(generation: Generation, other: Option<Opcode>) -> Vec<Opcode> {
        let target = Target::new(generation);
        let mut func = MachineFunction::new("f", FunctionKind::Kernel, target.info());
        let vector = Classes::of(target).tuple(Bank::V, 1).expect("a class");
        let [x, byte, sum, more] = [(); 4].map(|()| func.new_vreg(vector));
        let block = func.add_block();
        let mut b = func.at_end(block);
        b.build(op::V_MOV_B32_e32).def(x).imm(7).finish();
        b.build(op::V_BFE_U32_e64).def(byte).reg(x).imm(16).imm(8).finish();
        b.build(op::V_ADD_U32_e32).def(sum).reg(byte).reg(x).finish();
        if let Some(other) = other {
            b.build(other).def(more).reg(byte).reg(sum).finish();
            b.build(op::DS_WRITE_B32_gfx9).reg(x).reg(more).imm(0).imm(0).finish();
        }
        b.build(op::DS_WRITE_B32_gfx9).reg(x).reg(sum).imm(0).imm(0).finish();
        b.build(op::S_ENDPGM).imm(0).finish();
        let lanes = FlowGraph::new(&func);
        run(&mut func, &lanes);
        remove_dead(&mut func);
        let opcodes = func.insts(block).map(|i| func.opcode(i));
        opcodes.filter(|&o| table::unit(o) == table::ExecUnit::Vector).skip(1).collect()
    }

    #[test]
    fn bytes_are_selected_where_all_readers_can() {
        assert_eq!(left(Generation::Gfx942, None), [op::V_ADD_U32_sdwa]);
        assert_eq!(
            left(Generation::Gfx1030, Some(op::V_XOR_B32_e32)),
            [op::V_ADD_U32_sdwa, op::V_XOR_B32_sdwa]
        );
        // A product of floats is none of the byte's number.
        assert_eq!(
            left(Generation::Gfx942, Some(op::V_MUL_F32_e32)),
            [op::V_BFE_U32_e64, op::V_ADD_U32_e32, op::V_MUL_F32_e32]
        );
        assert_eq!(left(Generation::Gfx1100, None), [op::V_BFE_U32_e64, op::V_ADD_U32_e32]);
    }
}
