//! Inline assembly: its instructions are selected like any others.
//!
//! The template's operands are put in ([`template`]), each statement is parsed by the table of instructions
//! ([`crate::target::asm::parser`]) and becomes the machine instruction that it names ([`statement`]). Operands are values that the
//! statements change one after the other; an output that is tied to an input begins with that. So registers are allocated,
//! waits inserted and hazards resolved as everywhere, and nothing has to be assumed of what the text does.
//!
//! Registers that a text names are values of the text, too ([`state`]): what one statement leaves there, later ones of the
//! same text read, and the allocator places them as it likes. So clobbers mean nothing. VCC and M0 are such registers; M0 is
//! set right before each instruction that reads it besides its operands. SCC of one statement may be read by a later one.
//!
//! Without `sideeffect`, statements with results that are not read are removed, and equal ones become one. With it, all stay.
//!
//! Accesses of memory say nothing of the memory that they access, so they keep their place among all others.
//!
//! Labels and branches are blocks of the function before: `split-inline-asm` makes a text of each part between them.
//!
//! Refused are what cannot be right without the registers themselves or the text's own order: writes of EXEC (selection owns
//! it: vector registers are allocated by lanes), registers by an index, the upper or lower half of a register by name,
//! registers that the text reads but has not written.

mod state;
mod statement;

use cranelift_entity::EntityRef;
use ir::diagnostic::Diagnostic;
use ir::machine::{self, InstFlags, Operand};
use ir::ssa::{InlineAsm, Inst, Type, Value};

use self::state::{AsmState, Run, Slot};
use super::part::Part;
use super::{Isel, Lowered, Parts, shape};
use crate::target::asm::blocks;
use crate::target::asm::constraints::{ConstraintKind, Constraints, result_types};
use crate::target::asm::parser::Register;
use crate::target::asm::template;
use crate::target::classes::Bank;
use crate::target::table::op;

/// The register that results and inputs name for the bit that scalar instructions leave.
const SCC: Register = Register::Special("scc");

fn misfit(constraint: &str) -> Diagnostic {
    let message = format!("the inline assembly constraint '{constraint}' for a value of that size");
    Diagnostic::unsupported(message)
}

/// A number that the text names, as a constant.
fn number_of(parts: &[Part]) -> Option<i64> {
    let word = |part: &Part| match *part {
        Part::Imm(value) => Some(value),
        Part::Bool(set) => Some(i64::from(set)),
        Part::Undef => Some(0),
        _ => None,
    };
    match parts {
        [one] => word(one),
        [low, high] => Some(word(high)? << 32 | word(low)? & 0xffff_ffff),
        _ => None,
    }
}

impl Isel<'_> {
    /// Selects what the text says.
    pub(super) fn inline_assembly(
        &mut self,
        inst: Inst,
        assembly: &InlineAsm,
        args: &[Value],
    ) -> Lowered {
        let constraints = Constraints::parse(&assembly.constraints)?;
        let result = self.body.result(inst).map(|result| self.body.locals[result].ty);
        let types = result.map_or_else(Vec::new, |ty| result_types(self.cx, ty));
        if types.len() != constraints.outputs.len() || args.len() != constraints.inputs.len() {
            return Err(Diagnostic::unsupported("inline assembly with such constraints"));
        }
        let mut state = self.assembly_outputs(&constraints, &types)?;
        let mut numbers: Vec<Option<i64>> = vec![None; types.len()];
        for (&arg, &place) in args.iter().zip(&constraints.inputs) {
            let number = self.assembly_input(&constraints, &mut state, arg, place)?;
            numbers.push(number);
        }
        let text = String::from_utf8_lossy(&assembly.template);
        let text =
            template::expand(&text, &|(slot, modifier)| operand_text(&numbers, slot, modifier))
                .map_err(|what| Diagnostic::unsupported(format!("inline assembly with {what}")))?;
        if let Err(error) = blocks::blocks(&text) {
            let place = format!("line {}, column {}", error.line + 1, error.column + 1);
            return Err(Diagnostic::unsupported("inline assembly with such labels")
                .with_note(format!("at {place} of the text: {}", error.message)));
        }
        let before = self.func.num_insts();
        self.begin_scc(&mut state);
        for (line, column, statement) in template::statements(&text) {
            self.statement(statement, &mut state).map_err(|error| {
                let place = format!("line {}, column {}", line + 1, column + error.offset + 1);
                Diagnostic::unsupported(format!("inline assembly with '{statement}'"))
                    .with_note(format!("at {place} of the text: {}", error.message))
            })?;
        }
        if constraints.outputs.contains(&ConstraintKind::Named(SCC)) && state.scc {
            let bit = self.op(op::S_CSELECT_B32, &[Part::Imm(1).into(), Part::Imm(0).into()]);
            state.write(SCC, bit.parts().into());
        }
        if assembly.side_effect {
            // What is written is to run, whether its result is read or not. Copies and tuples around it are not written.
            for index in before..self.func.num_insts() {
                let made = machine::Inst::new(index);
                if !self.func.opcode(made).is_generic() {
                    *self.func.inst_flags_mut(made) |= InstFlags::NO_MERGE;
                }
            }
        }
        let mut result = Parts::new();
        for (slot, &ty) in types.iter().enumerate() {
            let count = shape::dwords(self.cx, ty)?;
            let mut parts = state.read(Register::Slot(slot)).unwrap_or_default();
            parts.resize(count, Part::Undef);
            result.extend(parts);
        }
        if types.is_empty() { Ok(()) } else { self.define(inst, &result) }
    }

    /// Sets SCC to what it was at the end of the text before this one.
    fn begin_scc(&mut self, state: &mut AsmState) {
        let Some(bit) = state.read(SCC).map(|parts| parts[0]) else { return };
        if bit != Part::Undef {
            let bit = self.in_bank(Bank::S, bit, 1);
            let bit = self.operand(bit);
            self.raw(op::S_CMP_LG_U32, &[bit, Operand::Imm(0)]);
            state.scc = true;
        }
    }

    /// Returns the operands before the first statement: outputs that have no value.
    fn assembly_outputs(&self, constraints: &Constraints<'_>, types: &[Type]) -> Lowered<AsmState> {
        let mut slots = Vec::new();
        for (n, (&place, &ty)) in constraints.outputs.iter().zip(types).enumerate() {
            slots.push(self.assembly_slot(place, ty, constraints.texts[n])?);
        }
        Ok(AsmState::new(slots, self.target.wave32))
    }

    /// Returns the operand of a type in a place.
    fn assembly_slot(&self, place: ConstraintKind, ty: Type, constraint: &str) -> Lowered<Slot> {
        // Masks of lanes are numbers of their own in texts.
        if ty == Type::int(1) && place != ConstraintKind::Constant {
            return Err(misfit(constraint));
        }
        let dwords = shape::dwords(self.cx, ty)?;
        let (bank, named) = match place {
            ConstraintKind::Register(bank, _) => (bank, None),
            ConstraintKind::Named(register) => {
                let run = Run::of(register, self.target.wave32);
                let run = run.filter(|run| run.dwords.len() == dwords);
                let run = run.ok_or_else(|| misfit(constraint))?;
                (Some(run.bank()), Some(run))
            }
            ConstraintKind::Constant | ConstraintKind::Tied(_) => (None, None),
        };
        Ok(Slot { dwords, bank, named, value: None })
    }

    /// Adds an input to the operands. Returns the number that stands in the text for it, if it is one.
    fn assembly_input(
        &mut self,
        constraints: &Constraints<'_>,
        state: &mut AsmState,
        arg: Value,
        place: ConstraintKind,
    ) -> Lowered<Option<i64>> {
        let own = state.slots.len();
        let constraint = constraints.texts[own];
        let (tied, place) = match place {
            ConstraintKind::Tied(n) => {
                let output = constraints.outputs.get(n);
                let no_output = || Diagnostic::unsupported("inline assembly with such a tie");
                (Some(n), *output.ok_or_else(no_output)?)
            }
            place => (None, place),
        };
        let slot = self.assembly_slot(place, self.ty(arg), constraint)?;
        let bank = slot.bank;
        let dwords = slot.dwords;
        // A tied operand shares the output's registers, but later writes are to the output.
        state.slots.push(Slot { named: slot.named.filter(|_| tied.is_none()), ..slot });
        let parts = self.parts(arg)?;
        if let ConstraintKind::Constant | ConstraintKind::Register(_, true) = place {
            let number = number_of(&parts);
            if number.is_some() || place == ConstraintKind::Constant {
                let needed = || {
                    let what = format!("the inline assembly constraint '{constraint}'");
                    Diagnostic::unsupported(format!("{what} for a value that is no constant"))
                };
                return number.ok_or_else(needed).map(Some);
            }
        }
        let parts: Parts = match bank {
            // Nothing is to be read of what is not there.
            Some(_) if place == ConstraintKind::Named(SCC) => parts,
            Some(bank) => parts.iter().map(|&p| self.in_bank(bank, p, 1)).collect(),
            None => parts,
        };
        for slot in [Some(own), tied].into_iter().flatten() {
            let fits = state.slots[slot].dwords == dwords;
            if !fits || !state.write(Register::Slot(slot), parts.clone()) {
                return Err(misfit(constraint));
            }
        }
        Ok(None)
    }
}

/// Returns what the text has for an operand: a number, or its place among the operands.
fn operand_text(
    numbers: &[Option<i64>],
    slot: usize,
    modifier: Option<char>,
) -> Result<String, String> {
    let known = numbers.get(slot).ok_or_else(|| format!("'${slot}', which it does not have"))?;
    match (known, modifier) {
        (Some(number), None | Some('c')) => Ok(number.to_string()),
        (Some(number), Some('n')) => Ok(number.wrapping_neg().to_string()),
        (None, None | Some('r')) => Ok(format!("${slot}")),
        (_, Some(modifier)) => Err(format!("the operand modifier '{modifier}'")),
    }
}

/// The bank of a class's registers, if it has one of both; of those that are accumulators alone it has none.
fn banks(files: u64) -> (bool, bool) {
    (files >> crate::target::regs::VGPR.0 & 1 == 1, files >> crate::target::regs::SGPR.0 & 1 == 1)
}

/// Returns whether a class takes a value of a bank: vector registers take scalars, which are copied.
fn takes(files: u64, bank: Option<Bank>, is_def: bool) -> bool {
    match (banks(files), bank, is_def) {
        ((vector, scalar), None, _) => vector || scalar,
        ((vector, _), Some(Bank::V), _) => vector,
        ((vector, scalar), Some(Bank::S), false) => vector || scalar,
        ((_, scalar), Some(Bank::S), true) => scalar,
    }
}
