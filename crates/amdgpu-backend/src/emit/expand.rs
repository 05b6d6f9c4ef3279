//! Instructions that stand for one or more of the processor's when registers are known.
//!
//! Those left after register allocation are replaced *before* waits and hazards are looked at, since those
//! must see what is executed: calls and returns, addresses of symbols, moves of 64 bits, moves from and to registers
//! whose number is computed, and the copies of scalar
//! instructions that only say that they end a block (`S_MOV_B32_term`).

use ir::diagnostic::Diagnostic;
use ir::machine::{Builder, Inst, MachineFunction, Opcode, Operand, PReg, Position, RegOperand};

use crate::target::asm::encode::encode;
use crate::target::constants::{inline_code, literal};
use crate::target::pseudos::is_note;
use crate::target::regs;
use crate::target::symbols::reference;
use crate::target::table::{self, Constant, Form, flag, op};
use crate::target::{Generation, Target};

/// The instruction that a copy of it for block ends stands for.
fn plain_form(opcode: Opcode) -> Option<Opcode> {
    table::form(opcode, Form::NotTerminator)
}

/// Replaces what stands for other instructions.
///
/// # Errors
/// Operands that such an instruction cannot have.
pub fn expand_pseudos(func: &mut MachineFunction, target: Target) -> Result<(), Diagnostic> {
    let mut next_block = func.entry_block();
    while let Some(block) = next_block {
        let mut next = func.first_inst(block);
        let mut indexed = None;
        while let Some(inst) = next {
            next = func.next_inst(inst);
            let before = func.prev_inst(inst);
            if let Some(row) = IndexedMove::of(func, inst) {
                indexed = Some(row.expand(func, target.generation, inst, indexed));
                func.note_replaced_between(inst, before, next);
                continue;
            }
            indexed = None;
            expand(func, target, inst).map_err(|d| d.in_function(&func.name))?;
            func.note_replaced_between(inst, before, next);
        }
        next_block = func.next_block(block);
    }
    Ok(())
}

fn wave32(func: &MachineFunction) -> bool {
    Target::of(func.target).wave32
}

/// A move from or to a register whose number is computed.
struct IndexedMove {
    writes: bool,
    tuple: PReg,
    /// The register of the tuple that the index 0 means.
    base: PReg,
    /// Source of a write, or destination of a read.
    other: Operand,
    index: Operand,
}

/// The indexed moves that were just expanded: their index register, whether they write, and the instruction after them
/// that ends the index mode.
type JustExpanded = (Option<PReg>, bool, Option<Inst>);

impl IndexedMove {
    /// Decodes an indexed move; none for other instructions. The last operand is a number of dwords.
    fn of(func: &MachineFunction, inst: Inst) -> Option<Self> {
        let opcode = func.opcode(inst);
        if !table::is(opcode, flag::INDIRECT_READ | flag::INDIRECT_WRITE) {
            return None;
        }
        let writes = table::is(opcode, flag::INDIRECT_WRITE);
        let operands = func.operands(inst);
        let tuple = physical(operands.get(1))?;
        let (other, index, at) = if writes { (2, 3, 4) } else { (0, 2, 3) };
        let at = u16::try_from(operands.get(at)?.as_imm()?).ok()?;
        let base = if tuple.units() == 2 { tuple } else { tuple.part(at * 2, 2)? };
        Some(Self { writes, tuple, base, other: operands[other], index: operands[index] })
    }

    /// Expands the move before `inst` and removes `inst`. A move by the same index under the same mode as the ones
    /// before it joins them.
    fn expand(
        &self,
        func: &mut MachineFunction,
        generation: Generation,
        inst: Inst,
        before: Option<JustExpanded>,
    ) -> JustExpanded {
        let block = func.inst_block(inst).expect("in a block");
        let index = physical(Some(&self.index));
        let goes_on = before.filter(|b| b.0.is_some() && b.0 == index && b.1 == self.writes);
        let old = generation.is_gfx9();
        let position = Position { block, before: Some(goes_on.and_then(|b| b.2).unwrap_or(inst)) };
        let mut b = Builder::new(func, position);
        if goes_on.is_none() {
            if old {
                let mode = Operand::Imm(if self.writes { 8 } else { 1 });
                b.build(op::S_SET_GPR_IDX_ON).operands(&[self.index, mode]).finish();
            } else {
                b.build(op::S_MOV_B32).def(regs::M0).operands(&[self.index]).finish();
            }
        }
        if self.writes {
            let build = if old {
                b.build(op::V_MOV_B32_e32).def(self.base).operands(&[self.other]).implicit(regs::M0)
            } else {
                b.build(op::V_MOVRELD_B32_e32).reg(self.base).operands(&[self.other])
            };
            build.implicit_def(self.tuple).implicit(self.tuple).finish();
        } else if old {
            let build = b.build(op::V_MOV_B32_e32).operands(&[self.other]).reg(self.base);
            build.implicit(regs::M0).implicit(self.tuple).finish();
        } else {
            let build = b.build(op::V_MOVRELS_B32_e32).operands(&[self.other]).reg(self.base);
            build.implicit(self.tuple).finish();
        }
        let end = match goes_on {
            Some((.., end)) => end,
            None if old => Some(b.build(op::S_SET_GPR_IDX_OFF).finish()),
            None => None,
        };
        func.remove_inst(inst);
        (index, self.writes, end)
    }
}

fn physical(operand: Option<&Operand>) -> Option<PReg> {
    operand?.as_reg()?.reg.as_physical()
}

fn expand(func: &mut MachineFunction, target: Target, inst: Inst) -> Result<(), Diagnostic> {
    let opcode = func.opcode(inst);
    let bad =
        || Diagnostic::error(format!("{} with operands that it cannot have", table::shown(opcode)));
    let operands: Vec<Operand> = func.operands(inst).to_vec();
    match opcode {
        op::SI_PC_ADD_REL_OFFSET => {
            let pair = physical(operands.first()).ok_or_else(bad)?;
            let [Some(lo), Some(hi)] = [operands.get(1), operands.get(2)] else {
                return Err(bad());
            };
            let (lo, hi) = (*lo, *hi);
            address(func, target.generation, inst, pair, lo, hi).ok_or_else(bad)?;
            func.remove_inst(inst);
        }
        op::SI_CALL => {
            // Result, target, callee, mask, then what is implicit.
            let (Some(&result), Some(&callee)) = (operands.first(), operands.get(1)) else {
                return Err(bad());
            };
            let mut kept = vec![result, callee];
            kept.extend(
                operands[2..]
                    .iter()
                    .filter(|o| !matches!(o, Operand::Symbol { .. } | Operand::Imm(_))),
            );
            func.set_opcode(inst, op::S_SWAPPC_B64);
            func.set_operands(inst, &kept);
        }
        op::SI_TCRETURN | op::SI_TCRETURN_GFX => {
            let &callee = operands.first().ok_or_else(bad)?;
            let mut kept = vec![callee];
            kept.extend(operands[1..].iter().filter(|o| matches!(o, Operand::Reg(_))));
            func.set_opcode(inst, op::S_SETPC_B64);
            func.set_operands(inst, &kept);
        }
        op::S_SETPC_B64_return => func.set_opcode(inst, op::S_SETPC_B64),
        op::ENTER_STRICT_WWM => {
            let wide = if wave32(func) { op::S_OR_SAVEEXEC_B32 } else { op::S_OR_SAVEEXEC_B64 };
            func.set_opcode(inst, wide);
        }
        op::ENTER_STRICT_WQM => {
            let narrow = wave32(func);
            let saved = func.operand(inst, 0).to_owned();
            let exec = Target::of(func.target).exec();
            let mut b = func.before(inst);
            let save = if narrow { op::S_MOV_B32 } else { op::S_MOV_B64 };
            b.build(save).operands(&[saved, RegOperand::new(exec).into()]).finish();
            let quads = if narrow { op::S_WQM_B32 } else { op::S_WQM_B64 };
            b.build(quads).def(exec).reg(exec).finish();
            func.remove_inst(inst);
        }
        op::EXIT_STRICT_WWM | op::EXIT_STRICT_WQM => {
            let restore = if wave32(func) { op::S_MOV_B32 } else { op::S_MOV_B64 };
            func.set_opcode(inst, restore);
        }
        op::SI_RETURN => {
            let mut kept = vec![Operand::from(regs::sgpr(30, 2))];
            kept.extend(&operands);
            func.set_opcode(inst, op::S_SETPC_B64);
            func.set_operands(inst, &kept);
        }
        op::S_MOV_B64_IMM_PSEUDO => {
            let pair = physical(operands.first()).ok_or_else(bad)?;
            let value = operands.get(1).and_then(Operand::as_imm).ok_or_else(bad)?;
            // A literal is extended by zeros.
            let whole = inline_code(Constant::I64, value).is_some()
                || value >= 0 && literal(Constant::I64, value).is_some();
            if whole {
                func.set_opcode(inst, op::S_MOV_B64);
            } else {
                halves(
                    func,
                    inst,
                    pair,
                    op::S_MOV_B32,
                    [value, value >> 32].map(|v| Operand::Imm(i64::from(v as i32))),
                )
                .ok_or_else(bad)?;
                func.remove_inst(inst);
            }
        }
        op::V_MOV_B64_PSEUDO => {
            let pair = physical(operands.first()).ok_or_else(bad)?;
            let parts = match operands.get(1) {
                Some(Operand::Reg(reg)) => {
                    let source = reg.reg.as_physical().ok_or_else(bad)?;
                    let part = |at| source.part(at, 2).map(Operand::from);
                    [part(0).ok_or_else(bad)?, part(2).ok_or_else(bad)?]
                }
                Some(other) => {
                    let value = other.as_imm().ok_or_else(bad)?;
                    [value, value >> 32].map(|v| Operand::Imm(i64::from(v as i32)))
                }
                None => return Err(bad()),
            };
            halves(func, inst, pair, op::V_MOV_B32_e32, parts).ok_or_else(bad)?;
            func.remove_inst(inst);
        }
        _ => {
            if let Some(plain) = plain_form(opcode) {
                func.set_opcode(inst, plain);
            }
        }
    }
    Ok(())
}

/// Moves two values to the halves of a pair, in the order in which none is overwritten before it is read.
fn halves(
    func: &mut MachineFunction,
    inst: Inst,
    pair: PReg,
    opcode: Opcode,
    values: [Operand; 2],
) -> Option<()> {
    let parts = [pair.part(0, 2)?, pair.part(2, 2)?];
    let reads_low =
        values[1].as_reg().and_then(|r| r.reg.as_physical()).is_some_and(|r| r.overlaps(parts[0]));
    let order = if reads_low { [1, 0] } else { [0, 1] };
    for at in order {
        let new = func.create_inst(opcode, &[RegOperand::def(parts[at]).into(), values[at]]);
        insert_before(func, new, inst);
    }
    Some(())
}

fn insert_before(func: &mut MachineFunction, new: Inst, before: Inst) {
    if let Some(block) = func.inst_block(before) {
        func.set_inst_loc(new, func.inst_loc(before));
        func.insert_inst(new, block, Some(before));
    }
}

/// Corrects the offsets of symbol operands that [`expand_pseudos`] made, once no more instructions are inserted: an
/// address counts from the end of its `s_getpc_b64`, so instructions inserted in between count. To be called once.
pub fn settle_addresses(func: &mut MachineFunction, target: Target) {
    let distances = literal_distances(target.generation);
    let blocks: Vec<_> = func.blocks().collect();
    for block in blocks {
        let mut behind = None;
        let mut next = func.first_inst(block);
        while let Some(inst) = next {
            next = func.next_inst(inst);
            let opcode = func.opcode(inst);
            if opcode == op::S_GETPC_B64 {
                behind = Some(0);
                continue;
            }
            let Some(at) = behind.filter(|_| !is_note(func, inst)) else { continue };
            let operands = table::explicit(opcode, func.operands(inst));
            let Ok(encoded) = encode(target.generation, opcode, operands) else { continue };
            let size = encoded.bytes().len() as i64;
            if let Some(fixup) = encoded.fixup
                && let index = usize::from(fixup.operand)
                && let Operand::Symbol { symbol, offset, flags } = operands[index]
            {
                let plain = match flags {
                    reference::REL_LO | reference::GOT_LO => Some(distances.0),
                    reference::REL_HI | reference::GOT_HI => Some(distances.1),
                    _ => None,
                };
                if let Some(plain) = plain {
                    let more = at + i64::from(fixup.offset) - plain;
                    let offset = offset.wrapping_add(more as i32);
                    func.set_operand(inst, index, Operand::Symbol { symbol, offset, flags });
                }
                if matches!(flags, reference::REL_HI | reference::GOT_HI) {
                    behind = None;
                    continue;
                }
            }
            behind = Some(at + size);
        }
    }
}

/// The distances of the two literals from the place whose address `s_getpc_b64` gives, in the sequence that
/// [`expand_pseudos`] makes. Symbol operands count them in.
const fn literal_distances(generation: Generation) -> (i64, i64) {
    match generation {
        Generation::Gfx1200 => (8, 16),
        _ => (4, 12),
    }
}

/// The address of a symbol from the program counter.
fn address(
    func: &mut MachineFunction,
    generation: Generation,
    inst: Inst,
    pair: PReg,
    lo: Operand,
    hi: Operand,
) -> Option<()> {
    let (low, high) = (pair.part(0, 2)?, pair.part(2, 2)?);
    let distances = literal_distances(generation);
    let moved = |operand: Operand, by: i64| match operand {
        Operand::Symbol { symbol, offset, flags } => {
            Some(Operand::Symbol { symbol, offset: offset.checked_add(by as i32)?, flags })
        }
        _ => None,
    };
    let lo = moved(lo, distances.0)?;
    let hi = moved(hi, distances.1)?;
    let def = |reg: PReg| Operand::from(RegOperand::def(reg));
    let scc = |flags| Operand::from(RegOperand::new(regs::SCC).with(flags));
    use ir::machine::RegFlags as F;
    let scc_def = scc(F::IMPLICIT | F::DEF);
    let mut sequence = vec![(op::S_GETPC_B64, vec![def(pair)])];
    if generation == Generation::Gfx1200 {
        // The address has 48 bits and comes zero-extended.
        sequence.push((op::S_SEXT_I32_I16, vec![def(high), high.into()]));
    }
    sequence.push((op::S_ADD_U32, vec![def(low), low.into(), lo, scc_def]));
    sequence.push((op::S_ADDC_U32, vec![def(high), high.into(), hi, scc_def, scc(F::IMPLICIT)]));
    for (opcode, operands) in sequence {
        let new = func.create_inst(opcode, &operands);
        insert_before(func, new, inst);
    }
    Some(())
}
