//! Inline assembly: its instructions are selected like any others.
//!
//! The text's statements are parsed, their mnemonics looked up among the generation's instructions, and their
//! operands put into the instruction's row: so registers are allocated, waits inserted and hazards resolved as
//! everywhere, and nothing has to be assumed of what the text does. Operands of a constraint are values that the
//! statements change one after the other; an output that is tied to an input begins with that.
//!
//! What is understood: instructions without memory, operands by number, integers, `-x` and `|x|`; comments behind
//! `;` and `//`; waits for memory, barriers, clocks, hardware registers. Constraints: `v` and `s` registers (`r` is either), constants,
//! ties. The only register that statements may name is VCC: what one leaves there, later ones of the same text read
//! (carries, the results of comparisons). So clobbers mean nothing. What one leaves in SCC the next one may read.

use ir::diagnostic::Diagnostic;
use ir::machine::{InstrFlags, Opcode, Operand, Reg};
use ir::ssa::{InlineAsm, Inst, Type, Value};
use smallvec::SmallVec;

use super::classes::Bank;
use super::part::{Part, Src};
use super::{Isel, Lowered, Parts, shape};
use crate::regs;
use crate::table::{self, Field, Unit, modifier, op};

/// What a constraint asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Register(Option<Bank>),
    Constant,
    Tied(usize),
}

/// The constraints: outputs, then inputs.
struct Constraints {
    outputs: SmallVec<[Place; 4]>,
    inputs: SmallVec<[Place; 8]>,
}

impl Constraints {
    fn parse(text: &str) -> Lowered<Self> {
        let mut found = Self { outputs: SmallVec::new(), inputs: SmallVec::new() };
        for constraint in text.split(',').filter(|c| !c.is_empty() && !c.starts_with('~')) {
            let output = constraint.strip_prefix('=');
            let code = output.unwrap_or(constraint).trim_start_matches(['&', '%']);
            let place = match code {
                "v" | "^VA" => Place::Register(Some(Bank::V)),
                "s" | "^SA" => Place::Register(Some(Bank::S)),
                "r" | "rm" | "g" | "X" => Place::Register(None),
                "i" | "n" | "I" | "J" | "A" | "B" | "C" | "DA" | "DB" => Place::Constant,
                _ => match code.parse() {
                    Ok(n) if output.is_none() => Place::Tied(n),
                    _ => {
                        let message = format!("the inline assembly constraint '{constraint}'");
                        return Err(Diagnostic::unsupported(message));
                    }
                },
            };
            if output.is_some() {
                found.outputs.push(place);
            } else {
                found.inputs.push(place);
            }
        }
        Ok(found)
    }
}

/// An operand of a statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Word {
    /// An operand of the assembly.
    Slot(usize),
    /// A number.
    Number(i64),
    /// The mask that statements call VCC.
    Flags,
}

/// What statements have left: the operands' values, outputs first, and the flags.
struct State {
    slots: Vec<Option<Parts>>,
    /// The mask in VCC.
    vcc: Option<Part>,
    /// Whether the last statement left something in SCC.
    scc: bool,
}

fn unsupported(what: &str) -> Diagnostic {
    Diagnostic::unsupported(format!("inline assembly with '{}'", what.trim()))
}

/// A number in the text.
fn number(text: &str) -> Option<i64> {
    let (minus, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let value = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
        Some(hex) => i64::from_str_radix(hex, 16).ok()?,
        None => digits.parse().ok()?,
    };
    let value = if minus { -value } else { value };
    // Dwords are written without a sign too.
    i32::try_from(value)
        .map(i64::from)
        .or_else(|_| u32::try_from(value).map(|v| i64::from(v.cast_signed())))
        .ok()
}

/// `hwreg(NAME)`, `hwreg(NAME, OFFSET, WIDTH)` or a number, as the number in the instruction: the register in bits 5:0, the
/// offset in 10:6, the width less one in 15:11. Names are those that LLVM's assembler takes for all processors.
fn hwreg(text: &str) -> Option<i64> {
    const NAMES: [(&str, i64); 7] = [
        ("HW_REG_MODE", 1),
        ("HW_REG_WAVE_MODE", 1),
        ("HW_REG_STATUS", 2),
        ("HW_REG_TRAPSTS", 3),
        ("HW_REG_GPR_ALLOC", 5),
        ("HW_REG_LDS_ALLOC", 6),
        ("HW_REG_IB_STS", 7),
    ];
    let text = text.trim();
    let Some(inner) = text.strip_prefix("hwreg(").and_then(|t| t.strip_suffix(')')) else {
        return number(text);
    };
    let mut parts = inner.split(',').map(str::trim);
    let name = parts.next()?;
    let id = NAMES.iter().find(|n| n.0 == name).map(|n| n.1).or_else(|| number(name))?;
    let offset = parts.next().map_or(Some(0), number)?;
    let width = parts.next().map_or(Some(32), number)?;
    let fits = (0..64).contains(&id) && (0..32).contains(&offset) && (1..=32).contains(&width);
    (fits && parts.next().is_none()).then_some(id | offset << 6 | (width - 1) << 11)
}

/// An operand and its modifiers.
fn word(text: &str) -> Option<(Word, u8)> {
    let mut rest = text.trim();
    let mut modifiers = 0;
    if matches!(rest, "vcc" | "vcc_lo") {
        return Some((Word::Flags, 0));
    }
    if let Some(number) = number(rest) {
        return Some((Word::Number(number), 0));
    }
    if let Some(inner) = rest.strip_prefix('-') {
        modifiers |= modifier::NEG;
        rest = inner.trim();
    }
    if let Some(inner) = rest.strip_prefix('|').and_then(|r| r.strip_suffix('|')) {
        modifiers |= modifier::ABS;
        rest = inner.trim();
    }
    let slot = rest.strip_prefix('$')?;
    let slot = slot.strip_prefix('{').and_then(|s| s.strip_suffix('}')).unwrap_or(slot);
    let slot = slot.split(':').next().unwrap_or(slot);
    slot.parse().ok().map(|n| (Word::Slot(n), modifiers))
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
        let text = String::from_utf8_lossy(&assembly.template).into_owned();
        let types = self.output_types(inst);
        if types.len() != constraints.outputs.len() || args.len() != constraints.inputs.len() {
            return Err(Diagnostic::unsupported("inline assembly with such constraints"));
        }
        // The operands' present values: outputs first.
        let mut slots: Vec<Option<Parts>> = vec![None; constraints.outputs.len()];
        for (&arg, &place) in args.iter().zip(&constraints.inputs) {
            let parts = self.parts(arg)?;
            let (tied, place) = match place {
                Place::Tied(n) => (Some(n), constraints.outputs.get(n).copied()),
                place => (None, Some(place)),
            };
            let parts: Parts = match place {
                Some(Place::Register(Some(bank))) => {
                    parts.iter().map(|&p| self.in_bank(bank, p, 1)).collect()
                }
                Some(_) => parts,
                None => return Err(Diagnostic::unsupported("inline assembly with such a tie")),
            };
            if let Some(n) = tied {
                slots[n] = Some(parts.clone());
            }
            slots.push(Some(parts));
        }
        let mut state = State { slots, vcc: None, scc: false };
        for line in text.split('\n') {
            let line = line.split(';').next().unwrap_or("");
            let line = line.split("//").next().unwrap_or("").trim();
            if !line.is_empty() {
                self.statement(line, &mut state)?;
            }
        }
        let mut result = Parts::new();
        for (slot, &ty) in state.slots.iter().zip(&types) {
            let count = shape::dwords(self.cx, ty)?;
            let mut parts = slot.clone().unwrap_or_default();
            parts.resize(count, Part::Undef);
            result.extend(parts);
        }
        if types.is_empty() { Ok(()) } else { self.define(inst, &result) }
    }

    /// The types of the outputs.
    fn output_types(&self, inst: Inst) -> SmallVec<[Type; 4]> {
        let Some(result) = self.body.result(inst) else { return SmallVec::new() };
        let ty = self.body.locals[result].ty;
        if !self.cx.types.is_aggregate(ty) {
            return SmallVec::from_slice(&[ty]);
        }
        let count = self.cx.types.element_count(ty).unwrap_or(0);
        (0..count).filter_map(|n| self.cx.types.element(ty, n)).collect()
    }

    /// The instruction that a mnemonic means: the form with most room for operands.
    fn by_mnemonic(&self, mnemonic: &str) -> Option<Opcode> {
        let upper = mnemonic.to_ascii_uppercase();
        let base = upper.strip_suffix("_E32").or_else(|| upper.strip_suffix("_E64"));
        let base = base.unwrap_or(&upper);
        let lower = base.to_ascii_lowercase();
        let has = |o: &Opcode| {
            table::real(self.generation, *o).is_some_and(|real| {
                let own = real.mnemonic;
                let own = own.strip_suffix("_e64").or_else(|| own.strip_suffix("_e32"));
                own.unwrap_or(real.mnemonic) == lower
            })
        };
        let names =
            ["_e64", "", "_gfx9_e64", "_fake16_e64", "_gfx11_e64", "_gfx12_e64", "_opsel_e64"];
        if let Some(found) =
            names.iter().find_map(|s| table::by_name(&format!("{base}{s}")).filter(|o| has(o)))
        {
            return Some(found);
        }
        // Under another name: the long form before the short one.
        let scalar = table::by_name(base)
            .filter(|&o| base.starts_with("S_") && table::real(self.generation, o).is_some());
        if scalar.is_some() {
            return scalar;
        }
        let all = || table::opcodes().filter(|o| has(o));
        all().find(|&o| table::desc(o).name.ends_with("_e64")).or_else(|| all().next())
    }

    /// Statements that are no single row, or not only one.
    fn special_statement(
        &mut self,
        mnemonic: &str,
        rest: &str,
        state: &mut State,
    ) -> Lowered<bool> {
        match mnemonic {
            "s_barrier" if rest.is_empty() => self.barrier()?,
            _ if mnemonic.starts_with("s_waitcnt") || mnemonic.starts_with("s_wait_") => {
                if matches!(mnemonic, "s_wait_alu" | "s_wait_idle" | "s_waitcnt_depctr") {
                    return Ok(false);
                }
                // For memory that other statements of the function access: results here are waited for anyway.
                self.wait_memory();
            }
            "s_nop" | "s_sleep" => {
                let count = number(rest).ok_or_else(|| unsupported(mnemonic))?;
                let opcode = if mnemonic == "s_nop" { op::S_NOP } else { op::S_SLEEP };
                self.raw(opcode, &[Operand::Imm(count)]);
            }
            "s_memtime" | "s_memrealtime" => {
                let opcode = self.by_mnemonic(mnemonic).ok_or_else(|| unsupported(mnemonic))?;
                let Some((Word::Slot(slot), 0)) = word(rest) else {
                    return Err(unsupported(mnemonic));
                };
                let reg = self.temp(Bank::S, 2);
                self.raw(opcode, &[ir::machine::RegOperand::def(reg).into()]);
                let place = state.slots.get_mut(slot).ok_or_else(|| unsupported(mnemonic))?;
                *place = Some(self.reg_parts(reg, 2));
            }
            "s_setreg_b32" | "s_setreg_imm32_b32" | "s_getreg_b32" | "s_round_mode"
            | "s_denorm_mode" => {
                return self.hardware_register(mnemonic, rest, state).map(|()| true);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Reads and writes of hardware registers. Who writes MODE in assembly means the code behind it to run so.
    fn hardware_register(&mut self, mnemonic: &str, rest: &str, state: &mut State) -> Lowered {
        let refused = || unsupported(&format!("{mnemonic} {rest}"));
        let slot = |text: &str| match word(text) {
            Some((Word::Slot(slot), 0)) => Ok(slot),
            _ => Err(refused()),
        };
        match mnemonic {
            "s_getreg_b32" => {
                let (to, register) = rest.split_once(',').ok_or_else(refused)?;
                let register = hwreg(register).ok_or_else(refused)?;
                let reg = self.temp(Bank::S, 1);
                let def = ir::machine::RegOperand::def(reg).into();
                self.raw(op::S_GETREG_B32, &[def, Operand::Imm(register)]);
                let place = state.slots.get_mut(slot(to)?).ok_or_else(refused)?;
                *place = Some(self.reg_parts(reg, 1));
                return Ok(());
            }
            "s_round_mode" | "s_denorm_mode" => {
                let opcode = self.by_mnemonic(mnemonic).ok_or_else(refused)?;
                let value = number(rest).ok_or_else(refused)?;
                self.raw(opcode, &[Operand::Imm(value)]);
            }
            _ => {
                let (register, value) = rest.rsplit_once(',').ok_or_else(refused)?;
                let register = hwreg(register).ok_or_else(refused)?;
                if mnemonic == "s_setreg_imm32_b32" {
                    let value = Operand::Imm(number(value.trim()).ok_or_else(refused)?);
                    self.raw(op::S_SETREG_IMM32_B32, &[value, Operand::Imm(register)]);
                } else {
                    let parts = state.slots.get(slot(value)?).cloned().flatten();
                    let &[part] = parts.ok_or_else(refused)?.as_slice() else {
                        return Err(refused());
                    };
                    let value = self.in_bank(Bank::S, part, 1);
                    self.emit(op::S_SETREG_B32, &[], &[value.into()], &[register]);
                }
            }
        }
        self.func.strict_fp = true;
        Ok(())
    }

    fn statement(&mut self, line: &str, state: &mut State) -> Lowered {
        let (mnemonic, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let mnemonic = mnemonic.to_ascii_lowercase();
        if self.special_statement(&mnemonic, rest.trim(), state)? {
            return Ok(());
        }
        let refused = || unsupported(line);
        let opcode = self.by_mnemonic(&mnemonic).ok_or_else(refused)?;
        let desc = table::desc(opcode);
        let unit = table::unit(opcode);
        let plain = matches!(unit, Unit::Vector | Unit::Transcendental | Unit::Scalar | Unit::None);
        let memory = desc.is(InstrFlags::MAY_LOAD) || desc.is(InstrFlags::MAY_STORE);
        let shape = table::shape(opcode);
        let has = |list: &[ir::machine::PReg], reg: ir::machine::PReg| {
            list.iter().any(|r| r.overlaps(reg))
        };
        // What is no operand would have to be the register itself.
        let hidden = has(desc.implicit_uses, regs::VCC)
            || [regs::VCC, regs::EXEC, regs::M0].iter().any(|&r| has(desc.implicit_defs, r));
        if !plain || memory || hidden || desc.is(InstrFlags::TERMINATOR) {
            return Err(refused());
        }
        if desc.is(InstrFlags::BRANCH) || has(desc.implicit_uses, regs::SCC) && !state.scc {
            return Err(refused());
        }
        let mut words = rest.split(',').map(str::trim).filter(|w| !w.is_empty());
        let mut next = || words.next().and_then(word).ok_or_else(refused);
        let mut outputs: SmallVec<[usize; 2]> = SmallVec::new();
        let mut defs: SmallVec<[Reg; 2]> = SmallVec::new();
        let mut results: SmallVec<[(Word, Parts); 2]> = SmallVec::new();
        let mut srcs: SmallVec<[Src; 4]> = SmallVec::new();
        let lanes = matches!(opcode, op::V_READFIRSTLANE_B32 | op::V_READLANE_B32);
        for (row, &(field, ..)) in desc.operands.iter().zip(shape) {
            if row.is_def {
                let (to, 0) = next()? else { return Err(refused()) };
                let class = self.func.target.class(row.class.ok_or_else(refused)?);
                let dwords = usize::from(class.units).div_ceil(2);
                let vector = class.files >> regs::VGPR.0 & 1 == 1;
                let mask = !vector && unit != Unit::Scalar && !lanes;
                match to {
                    Word::Slot(slot) if slot < state.slots.len() => outputs.push(slot),
                    Word::Flags if mask => {}
                    _ => return Err(refused()),
                }
                let reg = match (mask, vector) {
                    (true, _) => self.temp_mask(),
                    (_, true) => self.temp(Bank::V, dwords),
                    _ => self.temp(Bank::S, dwords),
                };
                defs.push(reg.into());
                let parts = if mask && to == Word::Flags {
                    Parts::from_slice(&[Part::whole(reg)])
                } else {
                    self.reg_parts(reg, dwords)
                };
                results.push((to, parts));
            } else if is_modifiers(field) {
                // Written with the operand itself.
            } else if let Some(class) = row.class {
                if row.tied.is_some() {
                    let parts = outputs.first().and_then(|&o| state.slots[o].clone());
                    let parts = parts.ok_or_else(refused)?;
                    srcs.push(self.join(&parts).into());
                    continue;
                }
                let (what, modifiers) = next()?;
                let class = self.func.target.class(class);
                let part = match what {
                    Word::Number(value) => Part::Imm(value),
                    Word::Flags => {
                        let dwords = usize::from(class.units).div_ceil(2);
                        let own = self.target.wave_size() as usize / 32;
                        if class.files >> regs::VGPR.0 & 1 == 1 || dwords != own {
                            return Err(refused());
                        }
                        state.vcc.ok_or_else(refused)?
                    }
                    Word::Slot(slot) => {
                        let parts = state.slots.get(slot).cloned().flatten();
                        let parts = parts.ok_or_else(refused)?;
                        if parts.len() != usize::from(class.units).div_ceil(2) {
                            return Err(refused());
                        }
                        self.join(&parts)
                    }
                };
                srcs.push(Src { part, modifiers });
            }
        }
        if words.next().is_some() {
            return Err(refused());
        }
        self.emit(opcode, &defs, &srcs, &[]);
        for (to, parts) in results {
            match to {
                Word::Slot(slot) => state.slots[slot] = Some(parts),
                _ => state.vcc = Some(parts[0]),
            }
        }
        state.scc = has(desc.implicit_defs, regs::SCC);
        Ok(())
    }
}

fn is_modifiers(field: Field) -> bool {
    matches!(field, Field::Src0Modifiers | Field::Src1Modifiers | Field::Src2Modifiers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands() {
        assert_eq!(word("$2"), Some((Word::Slot(2), 0)));
        assert_eq!(word("-|${1}|"), Some((Word::Slot(1), modifier::NEG | modifier::ABS)));
        assert_eq!(word("0xffffffff"), Some((Word::Number(-1), 0)));
        assert_eq!(word("-16"), Some((Word::Number(-16), 0)));
        assert_eq!(word("vcc"), Some((Word::Flags, 0)));
        assert_eq!(word("v3"), None);
    }

    #[test]
    fn hardware_registers() {
        assert_eq!(hwreg("hwreg(HW_REG_MODE, 2, 2)"), Some(2177));
        assert_eq!(hwreg(" hwreg(HW_REG_MODE)"), Some(0xf801));
        assert_eq!(hwreg("2177"), Some(2177));
        assert_eq!(hwreg("hwreg(HW_REG_MODE, 2, 33)"), None);
    }
}
