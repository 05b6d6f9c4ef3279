//! A statement of inline assembly as a machine instruction.

use ir::machine::{
    InstrFlags, MachineMemOperand, MemFlags, Opcode, Operand, PReg, Reg, RegClass, RegOperand,
};
use smallvec::SmallVec;

use super::super::part::{Part, Src};
use super::super::{Isel, Parts};
use super::state::{AsmState, Slot};
use super::takes;
use crate::target::asm::parser::{Arg, Fit, ParseError, Register, Statement, fits};
use crate::target::asm::syntax::{Row, is_source_modifiers};
use crate::target::classes::Bank;
use crate::target::regs;
use crate::target::table::{self, ExecUnit, Field, Form, flag, modifier, op};

/// A statement that is not understood: the place in it, and the reason.
type Selected<T = ()> = Result<T, ParseError>;

/// Registers and the values that a statement leaves in them.
type Results = Vec<(Register, Parts)>;

fn refused<T>(message: impl Into<String>) -> Selected<T> {
    Err(ParseError::new(0, message))
}

fn has(list: &[PReg], reg: PReg) -> bool {
    list.iter().any(|r| r.overlaps(reg))
}

impl Isel<'_> {
    /// Selects a statement.
    pub(super) fn statement(&mut self, text: &str, state: &mut AsmState) -> Selected {
        let statement = Statement::scan(text)?;
        let results = match statement.halves() {
            // Both instructions read before either writes.
            Some(halves) => {
                let mut results = Results::new();
                for half in &halves {
                    results.extend(self.instruction(half, state)?);
                }
                results
            }
            None => self.instruction(&statement, state)?,
        };
        for (register, parts) in results {
            if !state.write(register, parts) {
                return refused("it writes a register that no text may write");
            }
        }
        Ok(())
    }

    fn instruction(
        &mut self,
        statement: &Statement<'_>,
        state: &mut AsmState,
    ) -> Selected<Results> {
        if self.special_statement(statement)? {
            return Ok(Results::new());
        }
        let fit = self.choose_row(statement, state)?;
        self.check_row(&fit, state)?;
        let desc = table::desc(fit.opcode);
        self.registers_besides(&fit, state)?;
        let blend = self.blended(&fit, state)?;
        let (defs, mut results) = self.row_defs(&fit)?;
        let (srcs, numbers) = self.row_sources(&fit, state, blend.is_some())?;
        let inst = self.emit(fit.opcode, &defs, &srcs, &numbers);
        if let Some(memory) = unknown_access(fit.opcode) {
            self.func.add_mem_op(inst, memory);
        }
        if let Some((mask, old)) = blend {
            let (_, parts) = &mut results[0];
            let srcs = [Part::Imm(mask).into(), parts[0].into(), old.into()];
            parts[0] = self.op(op::V_BFI_B32_e64, &srcs).parts()[0];
        }
        if has(desc.implicit_defs, regs::VCC) {
            let mask = self.temp_mask();
            let vcc = RegOperand::new(self.vcc_register());
            self.raw(self.mask_move(), &[RegOperand::def(mask).into(), vcc.into()]);
            let parts = self.reg_parts(mask, self.mask_dwords());
            results.push((Register::Special("vcc"), parts));
        }
        state.scc |= has(desc.implicit_defs, regs::SCC);
        // The code after it is meant to run in the mode that it sets.
        self.func.strict_fp |= has(desc.implicit_defs, regs::MODE);
        Ok(results)
    }

    /// Statements that are not the instruction that they name.
    fn special_statement(&mut self, statement: &Statement<'_>) -> Selected<bool> {
        match statement.mnemonic.as_str() {
            "s_barrier" if statement.items.is_empty() => {
                self.barrier().map_err(|d| ParseError::new(0, d.to_string()))?;
            }
            "s_wait_alu" | "s_wait_idle" | "s_wait_event" | "s_waitcnt_depctr" => return Ok(false),
            // For memory that other statements of the function access: results here are waited for anyway.
            name if name.starts_with("s_waitcnt") || name.starts_with("s_wait_") => {
                self.wait_memory();
            }
            // Hints on the next instructions, which need not stay the next ones.
            "s_delay_alu" | "s_clause" => {}
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Returns the row that a statement is selected as: one that reads and writes operands rather than registers besides, the
    /// longest form, which has most room for operands.
    fn choose_row(&self, statement: &Statement<'_>, state: &AsmState) -> Selected<Fit> {
        // Accumulators are registers like others to the allocator, so that their copies are moves. Short forms are found
        // again when registers are known.
        let mnemonic = match statement.mnemonic.as_str() {
            "v_accvgpr_read_b32" | "v_accvgpr_write_b32" | "v_accvgpr_mov_b32" => "v_mov_b32",
            name => name.strip_suffix("_e32").unwrap_or(name),
        };
        let renamed;
        let statement = if mnemonic == statement.mnemonic {
            statement
        } else {
            renamed = Statement { mnemonic: mnemonic.to_owned(), ..statement.clone() };
            &renamed
        };
        let accepts = |register, class, is_def| self.accepts(state, register, class, is_def);
        let mut found = fits(self.target, statement, &accepts)?;
        let rank = |fit: &Fit| {
            let desc = table::desc(fit.opcode);
            let hidden = [regs::VCC, regs::M0]
                .into_iter()
                .any(|reg| has(desc.implicit_uses, reg) || has(desc.implicit_defs, reg));
            (hidden, !table::is(fit.opcode, flag::VOP3), fit.args.len())
        };
        found.sort_by_key(rank);
        Ok(found.swap_remove(0))
    }

    /// Returns whether a class takes an operand of the text.
    fn accepts(&self, state: &AsmState, register: Register, class: RegClass, is_def: bool) -> bool {
        let class = self.func.target.class(class);
        if class.units < 2 {
            return false;
        }
        let dwords = usize::from(class.units / 2);
        match (state.shape(register), register) {
            (Some((count, bank)), _) => count == dwords && takes(class.files, bank, is_def),
            (None, Register::Special("null")) => dwords == 1 || is_def,
            (None, _) => register.physical(class.units).is_some(),
        }
    }

    /// Refuses what selection cannot keep right.
    fn check_row(&self, fit: &Fit, state: &AsmState) -> Selected {
        let desc = table::desc(fit.opcode);
        let control = [InstrFlags::TERMINATOR, InstrFlags::BRANCH, InstrFlags::CALL];
        if control.into_iter().any(|flag| desc.is(flag)) || table::is(fit.opcode, flag::JUMPS) {
            return refused("control flow in assembly is not understood");
        }
        if has(desc.implicit_defs, regs::EXEC) {
            return refused(
                "writes of EXEC are not understood: which lanes are active is the compiler's",
            );
        }
        if table::is(fit.opcode, flag::INDEXES_REGISTERS) {
            return refused("registers by an index are not understood");
        }
        if has(desc.implicit_uses, regs::SCC) && !state.scc {
            return refused("it reads SCC, which the text has not written");
        }
        if table::unit(fit.opcode) == ExecUnit::Scratch && self.generation.scratch_is_buffer() {
            return refused("private memory is a buffer on this processor");
        }
        Ok(())
    }

    fn vcc_register(&self) -> PReg {
        self.target.vcc()
    }

    fn mask_move(&self) -> Opcode {
        if self.target.wave32 { op::S_MOV_B32 } else { op::S_MOV_B64 }
    }

    fn mask_dwords(&self) -> usize {
        if self.target.wave32 { 1 } else { 2 }
    }

    /// Puts values into registers that the instruction reads besides its operands.
    fn registers_besides(&mut self, fit: &Fit, state: &mut AsmState) -> Selected {
        let desc = table::desc(fit.opcode);
        if has(desc.implicit_uses, regs::VCC) {
            let Some(parts) = state.read(Register::Special("vcc")) else {
                return refused("it reads VCC, which the text has not written");
            };
            let mask = self.tuple(Bank::S, &parts);
            let mask = self.operand(mask);
            let vcc = RegOperand::def(self.vcc_register());
            self.raw(self.mask_move(), &[vcc.into(), mask]);
        }
        if has(desc.implicit_uses, regs::M0) {
            // Most messages say all by themselves.
            let part = state.read(Register::Special("m0")).map_or(Part::Imm(0), |parts| parts[0]);
            let part = match part {
                Part::Imm(_) => part,
                part => self.in_bank(Bank::S, part, 1),
            };
            let value = self.operand(part);
            self.raw(op::S_MOV_B32, &[RegOperand::def(regs::M0).into(), value]);
        }
        Ok(())
    }

    /// Returns the part of the result that the instruction writes as a mask, and the value before, where it keeps the rest.
    fn blended(&mut self, fit: &Fit, state: &mut AsmState) -> Selected<Option<(i64, Part)>> {
        let Some(mask) = self.written_part(fit) else { return Ok(None) };
        let Some(&Arg::Register(register)) = fit.args.first() else { return Ok(None) };
        if state.read(register).is_none() {
            return Ok(None);
        }
        let old = self.text_value(fit.args[0], state, 1)?;
        Ok(Some((i64::from(mask as i32), self.in_bank(Bank::V, old, 1))))
    }

    /// Returns the bits that an instruction writes of a result that it is not tied to, if they are not all.
    fn written_part(&self, fit: &Fit) -> Option<u32> {
        const PRESERVE: Arg = Arg::Imm(2);
        let row = Row::of(self.target, fit.opcode)?;
        if row.is_packed() || row.desc.operands.iter().any(|operand| operand.tied == Some(0)) {
            return None;
        }
        let field = |field| row.index(field).map(|at| fit.args[at]);
        if let Some(Arg::Imm(part)) = field(Field::DstSel) {
            return match (part, field(Field::DstUnused)) {
                (0..=3, Some(PRESERVE)) => Some(0xff << (8 * part)),
                (4 | 5, Some(PRESERVE)) => Some(0xffff << (16 * (part - 4))),
                _ => None,
            };
        }
        match field(Field::Src0Modifiers) {
            Some(Arg::Imm(bits)) if bits as u8 & modifier::OP_SEL_HI != 0 => Some(0xffff_0000),
            // Up to gfx9 the upper half becomes zero.
            _ if !self.generation.is_gfx9() && self.has_half_result(fit.opcode) => Some(0xffff),
            _ => None,
        }
    }

    /// Returns whether the result is half of a register: the row for registers of 16 bits says so.
    fn has_half_result(&self, opcode: Opcode) -> bool {
        let class = table::form(opcode, Form::True16)
            .and_then(|row| table::desc(row).operands.first()?.class);
        class.is_some_and(|class| self.func.target.class(class).units == 1)
    }

    /// Returns new registers for the results, and what is left where.
    fn row_defs(&mut self, fit: &Fit) -> Selected<(SmallVec<[Reg; 2]>, Results)> {
        let desc = table::desc(fit.opcode);
        let unit = table::unit(fit.opcode);
        // A lane's value, or a scalar of the transcendental unit, where other results of vectors are masks.
        let scalar = matches!(fit.opcode, op::V_READFIRSTLANE_B32 | op::V_READLANE_B32)
            || table::is(fit.opcode, flag::SCALAR_TRANS);
        let mut defs = SmallVec::new();
        let mut results = Results::new();
        for (row, &arg) in desc.operands.iter().zip(&fit.args).filter(|(row, _)| row.is_def) {
            let Some(class) = row.class else { return refused("a result of no register") };
            let class = self.func.target.class(class);
            let dwords = usize::from(class.units).div_ceil(2);
            let vector = class.files >> regs::VGPR.0 & 1 == 1;
            let reg = match vector {
                true => self.temp(Bank::V, dwords),
                false if unit.is_vector_alu() && !scalar && dwords == self.mask_dwords() => {
                    self.temp_mask()
                }
                false => self.temp(Bank::S, dwords),
            };
            defs.push(reg.into());
            let parts = self.reg_parts(reg, dwords);
            match arg {
                Arg::Register(Register::Special("null")) => {}
                Arg::Register(Register::Special(name)) if name.starts_with("exec") => {
                    return refused(
                        "writes of EXEC are not understood: which lanes are active is the compiler's",
                    );
                }
                Arg::Register(register) => results.push((register, parts)),
                Arg::Imm(_) | Arg::Tied(_) => return refused("a result of no register"),
            }
        }
        Ok((defs, results))
    }

    /// Returns the sources, and the numbers in the other fields.
    fn row_sources(
        &mut self,
        fit: &Fit,
        state: &mut AsmState,
        blends: bool,
    ) -> Selected<(SmallVec<[Src; 4]>, SmallVec<[i64; 8]>)> {
        let desc = table::desc(fit.opcode);
        let packed = table::is(fit.opcode, flag::PACKED | flag::DOT)
            && table::unit(fit.opcode) == ExecUnit::Vector;
        let mut sources: SmallVec<[Src; 4]> = SmallVec::new();
        let mut numbers: SmallVec<[i64; 8]> = SmallVec::new();
        let mut modifiers = 0;
        let slots = desc.operands.iter().zip(table::shape(fit.opcode)).zip(&fit.args);
        for ((row, &(field, _, bits)), &arg) in slots {
            match (arg, row.class) {
                _ if row.is_def => {}
                (Arg::Imm(value), None) if is_source_modifiers(field) => {
                    // `emit` sets the bit of packed halves, which the text has already.
                    let own = packed && bits & modifier::OP_SEL_HI != 0;
                    modifiers = value as u8 ^ if own { modifier::OP_SEL_HI } else { 0 };
                }
                (Arg::Imm(value), None) => {
                    const PAD: i64 = 0;
                    numbers.push(if blends && field == Field::DstUnused { PAD } else { value });
                }
                (_, None) => return refused("a register where a number is"),
                (arg, Some(class)) => {
                    let dwords = usize::from(self.func.target.class(class).units).div_ceil(2);
                    let part = match arg {
                        Arg::Imm(value) if row.tied.is_some() => {
                            let word = Part::Imm(value);
                            self.tuple(Bank::V, &Parts::from_elem(word, dwords))
                        }
                        Arg::Tied(def) => self.text_value(fit.args[def], state, dwords)?,
                        arg => self.text_value(arg, state, dwords)?,
                    };
                    sources.push(Src { part, modifiers });
                    modifiers = 0;
                }
            }
        }
        Ok((sources, numbers))
    }

    /// Returns the value of an operand of so many dwords.
    fn text_value(&mut self, arg: Arg, state: &mut AsmState, dwords: usize) -> Selected<Part> {
        let register = match arg {
            Arg::Imm(value) => return Ok(Part::Imm(value)),
            Arg::Register(register) => register,
            Arg::Tied(_) => return refused("a tie to a tie"),
        };
        if let Some(parts) = state.read(register) {
            return Ok(self.join(&parts));
        }
        match register {
            // Whatever is there before the first write, but the same for all that read it.
            Register::Slot(slot) if state.run(register).is_none() => {
                let Some(Slot { dwords, bank, .. }) = state.slots.get(slot).cloned() else {
                    return refused(format!("there is no operand ${slot}"));
                };
                let part = self.undefined(bank.unwrap_or(Bank::V), dwords);
                let Part::Reg(reg, _) = part else { return Ok(part) };
                state.write(register, self.reg_parts(reg, dwords));
                Ok(part)
            }
            Register::Special(name) if name.starts_with("exec") => {
                Ok(self.active_lanes(name, dwords))
            }
            Register::Special("null") => Ok(Part::Imm(0)),
            _ if state.run(register).is_some() => {
                refused("it reads a register that the text has not written")
            }
            _ => self.constant_register(register, dwords),
        }
    }

    /// Returns a copy of the mask of active lanes.
    fn active_lanes(&mut self, name: &str, dwords: usize) -> Part {
        let (from, opcode) = match (name, dwords) {
            (_, 2) => (regs::EXEC, op::S_MOV_B64),
            ("exec_hi", _) => (regs::EXEC_HI, op::S_MOV_B32),
            _ => (regs::EXEC_LO, op::S_MOV_B32),
        };
        let mask = self.temp(Bank::S, dwords);
        self.raw(opcode, &[RegOperand::def(mask).into(), RegOperand::new(from).into()]);
        Part::whole(mask)
    }

    /// Returns a copy of a register that nothing writes: an aperture, a register of the trap handler.
    fn constant_register(&mut self, register: Register, dwords: usize) -> Selected<Part> {
        let constant = match register {
            Register::Numbered { file, .. } => file == regs::TTMP,
            Register::Special(name) => name.contains("_base") || name.contains("_limit"),
            Register::Slot(_) => false,
        };
        let opcode = match dwords {
            1 => op::S_MOV_B32,
            _ => op::S_MOV_B64,
        };
        let from = register.physical(2 * dwords as u8).filter(|_| constant && dwords <= 2);
        let Some(from) = from else {
            return refused("it reads a register that no text may read");
        };
        let copy = self.temp(Bank::S, dwords);
        let from: Operand = RegOperand::new(from).into();
        self.raw(opcode, &[RegOperand::def(copy).into(), from]);
        Ok(Part::whole(copy))
    }
}

/// Returns the access of an instruction of which only its kind of memory is known: it keeps its place among all others.
fn unknown_access(opcode: Opcode) -> Option<MachineMemOperand> {
    let desc = table::desc(opcode);
    let flag = |kind, flag| if desc.is(kind) { flag } else { MemFlags::NONE };
    let flags =
        flag(InstrFlags::MAY_LOAD, MemFlags::LOAD) | flag(InstrFlags::MAY_STORE, MemFlags::STORE);
    if flags == MemFlags::NONE {
        return None;
    }
    const LOCAL: u32 = 3;
    let space = if table::unit(opcode) == ExecUnit::Lds { LOCAL } else { 0 };
    let mut memory = MachineMemOperand::new(flags | MemFlags::VOLATILE, 1).in_space(space);
    memory.size = None;
    Some(memory)
}
