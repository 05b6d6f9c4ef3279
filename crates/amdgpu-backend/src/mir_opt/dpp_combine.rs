//! Moves of lanes that one operation reads (`gcn-dpp-combine`): the operation reads its first source from the other lanes itself (DPP).
//!
//! A move may go where it writes all lanes: with full masks of rows and banks, and zero for lanes that have none to read from, or where
//! what those lanes have is not defined. The operation must stand in the same block, with the same EXEC.

use ir::graph::FlowGraph;
use ir::machine::{
    Block, Inst, InstrFlags, MachineFunction, Opcode, Operand, RegFlags, RegOperand, VReg,
};
use smallvec::SmallVec;

use crate::mir_opt::facts::Facts;
use crate::mir_opt::peephole_sdwa::is_vector;
use crate::target::Target;
use crate::target::classes::{Bank, Classes};
use crate::target::regs;
use crate::target::table::{self, Field, Form, op};

/// A mask of rows or banks that has all of them.
const ALL: i64 = 15;

/// Instructions after a move among which its reader is looked for.
const MOST: usize = 32;

/// Joins moves of a function in SSA form with their readers.
pub(crate) fn run(func: &mut MachineFunction, _: &FlowGraph<Block>) {
    if !func.all_insts().any(|inst| func.opcode(inst) == op::V_MOV_B32_dpp) {
        return;
    }
    let facts = Facts::of(func);
    let is_move = |&inst: &Inst| func.opcode(inst) == op::V_MOV_B32_dpp;
    let moves: Vec<Inst> = func.all_insts().filter(is_move).collect();
    for inst in moves {
        let Some(lanes) = Lanes::of(func, &facts, inst).filter(|lanes| facts.reads[lanes.to] == 1)
        else {
            continue;
        };
        if let Some((reader, opcode, other)) = reader(func, inst, lanes.to) {
            log::debug!(
                target: "gcn-dpp-combine",
                "joins `{}` with its only reader `{}`",
                func.inst_text_alone(inst),
                func.inst_text_alone(reader)
            );
            lanes.join(func, reader, opcode, other);
            func.remove_inst(inst);
        }
    }
}

/// A move of lanes that writes all of them.
struct Lanes {
    to: VReg,
    /// The register that keeps lanes which are not written: there are none.
    old: RegOperand,
    from: RegOperand,
    control: Operand,
    bound: i64,
}

impl Lanes {
    fn of(func: &MachineFunction, facts: &Facts, inst: Inst) -> Option<Self> {
        let operands = table::explicit(op::V_MOV_B32_dpp, func.operands(inst));
        let [Operand::Reg(to), old, Operand::Reg(from), control, rows, banks, bound] = operands
        else {
            return None;
        };
        if rows.as_imm() != Some(ALL) || banks.as_imm() != Some(ALL) || !is_vector(func, *from) {
            return None;
        }
        let kept = *old.as_reg()?;
        let is_undefined = kept.flags.contains(RegFlags::UNDEF);
        let is_zero = || {
            facts.def(*old).is_some_and(|def| {
                matches!(func.opcode(def), op::V_MOV_B32_e32 | op::S_MOV_B32)
                    && func.operand(def, 1).as_imm() == Some(0)
            })
        };
        let bound = match bound.as_imm()? {
            0 if is_undefined => 0,
            0 if is_zero() => 1,
            0 => return None,
            _ => 1,
        };
        // Nothing is kept: the register need not have a value.
        let old = RegOperand::new(kept.reg).part(kept.sub).with(RegFlags::UNDEF);
        let to = to.reg.as_virtual().filter(|_| to.sub.is_whole())?;
        Some(Self { to, old, from: *from, control: *control, bound })
    }

    /// Makes the reader read the other lanes itself.
    fn join(
        &self,
        func: &mut MachineFunction,
        reader: Inst,
        opcode: Opcode,
        other: Option<Operand>,
    ) {
        let mut operands: SmallVec<[Operand; 16]> = SmallVec::new();
        operands.push(*func.operand(reader, 0));
        operands.push(self.old.tied_to(Some(0)).into());
        for &(field, ..) in table::shape(opcode).iter().skip(2) {
            operands.push(match field {
                Field::Src0 => self.from.into(),
                Field::Src1 => other.expect("a second source"),
                Field::DppCtrl => self.control,
                Field::RowMask | Field::BankMask => Operand::Imm(ALL),
                Field::BoundCtrl => Operand::Imm(self.bound),
                _ => Operand::Imm(0),
            });
        }
        let implicit = func.operands(reader).iter().copied();
        operands.extend(implicit.filter(|o| o.as_reg().is_some_and(|r| r.is_implicit())));
        func.set_opcode(reader, opcode);
        func.set_operands(reader, &operands);
    }
}

/// The instruction that reads a moved value, if it can read lanes itself: with the row that does, and its other source.
fn reader(
    func: &MachineFunction,
    moved: Inst,
    value: VReg,
) -> Option<(Inst, Opcode, Option<Operand>)> {
    let mut next = func.next_inst(moved);
    for _ in 0..MOST {
        let inst = next?;
        next = func.next_inst(inst);
        let mut operands = func.reg_operands(inst).map(|(_, operand)| operand);
        if operands.any(|o| !o.is_def() && o.reg.as_virtual() == Some(value)) {
            let (opcode, other) = form(func, inst, value)?;
            return Some((inst, opcode, other));
        }
        let desc = func.desc(inst);
        let writes_exec = func
            .defs(inst)
            .any(|def| def.reg.as_physical().is_some_and(|reg| reg.overlaps(regs::EXEC)));
        let unknown = func.opcode(inst).is_generic() && desc.has_effects();
        if writes_exec || unknown || desc.is(InstrFlags::CALL) || desc.is_terminator() {
            return None;
        }
    }
    None
}

/// The row with lanes permuted of a row in 32 bits: the one in 32 bits where it has all vector registers, else the one in 64.
/// Rows of 16-bit values have only 128 registers there; once registers are known, `si-shrink-instructions` shortens them.
fn permuted(func: &MachineFunction, short: Opcode) -> Option<Opcode> {
    let target = Target::of(func.target);
    let row = table::form(short, Form::Permuted)?;
    table::real(target.generation, row)?;
    let vector = Classes::of(target).tuple(Bank::V, 1)?;
    let mut classes = table::desc(row).operands.iter().filter_map(|operand| operand.class);
    if classes.all(|class| func.target.is_subclass(vector, class)) {
        return Some(row);
    }
    let long = table::form(table::form(short, Form::Long)?, Form::LongPermuted)?;
    table::real(target.generation, long).map(|_| long)
}

/// The row with which an instruction reads `value` from other lanes, and its other source.
fn form(func: &MachineFunction, inst: Inst, value: VReg) -> Option<(Opcode, Option<Operand>)> {
    let opcode = func.opcode(inst);
    if opcode.is_generic() {
        return None;
    }
    let short = table::form(opcode, Form::Short).unwrap_or(opcode);
    let mut sources: SmallVec<[Operand; 8]> = SmallVec::new();
    for operand in table::explicit(opcode, func.operands(inst)).get(1..)? {
        match operand {
            Operand::Reg(reg) if is_vector(func, *reg) && reg.tied().is_none() => {
                sources.push(*operand);
            }
            // Clamping, and modifiers; a zero that is a source makes one too few.
            Operand::Imm(0) => {}
            _ => return None,
        }
    }
    let is_value = |o: &Operand| {
        o.as_reg().is_some_and(|r| r.reg.as_virtual() == Some(value) && r.sub.is_whole())
    };
    let (short, other) = match sources[..] {
        [one] if is_value(&one) => (short, None),
        [one, other] if is_value(&one) && !is_value(&other) => (short, Some(other)),
        [other, one] if is_value(&one) && !is_value(&other) => {
            let commutes = func.target.instr(short).is(InstrFlags::COMMUTABLE);
            let reversed = table::form(short, Form::Reversed);
            (reversed.or(commutes.then_some(short))?, Some(other))
        }
        _ => return None,
    };
    let row = permuted(func, short)?;
    let shape = table::shape(row);
    let has = |wanted: Field| shape.iter().any(|&(field, ..)| field == wanted);
    let fits = has(Field::DppCtrl)
        && has(Field::Src1) == other.is_some()
        && !has(Field::Src2)
        && shape
            .get(1)
            .is_some_and(|&(field, ..)| field != Field::Src0 && field != Field::Src0Modifiers)
        && func.target.instr(row).num_defs() == 1
        && func.target.instr(row).implicit_defs.is_empty();
    fits.then_some((row, other))
}
