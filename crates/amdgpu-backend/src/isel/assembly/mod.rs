//! Inline assembly: its instructions are selected like any others.
//!
//! The text's statements are parsed, their mnemonics looked up among the generation's instructions, and their
//! operands put into the instruction's row: so registers are allocated, waits inserted and hazards resolved as
//! everywhere, and nothing has to be assumed of what the text does. Operands of a constraint are values that the
//! statements change one after the other; an output that is tied to an input begins with that.
//!
//! What is understood: instructions without memory, operands by number, integers, `-x` and `|x|`; comments behind
//! `;` and `//`; waits for memory, barriers, clocks, hardware registers. Constraints: `v` and `s` registers (`r` is either), constants,
//! ties, `{v0}` and `{s[4:5]}` by name. Registers that a text names are values of the text: what one statement leaves
//! there, later ones of the same text read, and the allocator places them as it likes. So clobbers mean nothing. So it
//! is with VCC (carries, the results of comparisons). What one statement leaves in SCC the next one may read.

mod text;

use ir::diagnostic::Diagnostic;
use ir::machine::{InstrFlags, Opcode, Operand, Reg};
use ir::map::Map;
use ir::ssa::{InlineAsm, Inst, Type, Value};
use smallvec::SmallVec;

use self::text::{File, Run, Word, hwreg, number, word};
use super::classes::Bank;
use super::part::{Part, Src};
use super::{Isel, Lowered, Parts, shape};
use crate::regs;
use crate::table::{self, Field, Unit, op};

/// What a constraint asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Place {
    Register(Option<Bank>),
    Constant,
    Tied(usize),
    /// Registers by name.
    Named(Run),
}

/// The constraints: outputs, then inputs.
struct Constraints<'a> {
    outputs: SmallVec<[Place; 4]>,
    inputs: SmallVec<[Place; 8]>,
    /// Each as it is written, in their order.
    texts: SmallVec<[&'a str; 8]>,
}

impl<'a> Constraints<'a> {
    fn parse(text: &'a str) -> Lowered<Self> {
        let mut found =
            Self { outputs: SmallVec::new(), inputs: SmallVec::new(), texts: SmallVec::new() };
        for constraint in text.split(',').filter(|c| !c.is_empty() && !c.starts_with('~')) {
            let output = constraint.strip_prefix('=');
            let code = output.unwrap_or(constraint).trim_start_matches(['&', '%']);
            let place = match code {
                "v" | "a" | "^VA" => Place::Register(Some(Bank::V)),
                "s" | "^SA" => Place::Register(Some(Bank::S)),
                "r" | "rm" | "g" | "X" => Place::Register(None),
                "i" | "n" | "I" | "J" | "A" | "B" | "C" | "DA" | "DB" => Place::Constant,
                _ => match (code.parse(), named(code)) {
                    (Ok(n), _) if output.is_none() => Place::Tied(n),
                    (_, Some(run)) => Place::Named(run),
                    _ => {
                        let message = format!("the inline assembly constraint '{constraint}'");
                        return Err(Diagnostic::unsupported(message));
                    }
                },
            };
            found.texts.push(constraint);
            if output.is_some() {
                found.outputs.push(place);
            } else {
                found.inputs.push(place);
            }
        }
        Ok(found)
    }
}

/// The registers of a constraint `{v0}`.
fn named(code: &str) -> Option<Run> {
    Run::parse(code.strip_prefix('{')?.strip_suffix('}')?)
}

/// What statements have left: the operands' values, outputs first, named registers, and the flags.
struct State {
    slots: Vec<Slot>,
    /// Values of registers that the text or its constraints name, by dword.
    registers: Map<(File, u16), Part>,
    /// The mask in VCC.
    vcc: Option<Part>,
    /// Whether the last statement left something in SCC.
    scc: bool,
}

/// An operand of the assembly.
enum Slot {
    Value(Option<Parts>),
    /// It is in registers that the text may name, too.
    Named(Run),
}

impl State {
    /// The dwords of an operand, if all were written.
    fn read(&self, word: &Word) -> Option<Parts> {
        match word {
            Word::Slot(slot) => match self.slots.get(*slot)? {
                Slot::Value(value) => value.clone(),
                Slot::Named(run) => self.run(run),
            },
            Word::Registers(run) => self.run(run),
            Word::Number(_) | Word::Flags => None,
        }
    }

    fn run(&self, run: &Run) -> Option<Parts> {
        run.numbers.clone().map(|n| self.registers.get(&(run.file, n)).copied()).collect()
    }

    /// Writes the dwords of an operand; false where they do not fit.
    fn write(&mut self, word: &Word, parts: Parts) -> bool {
        let run = match word {
            Word::Slot(slot) => match self.slots.get_mut(*slot) {
                Some(Slot::Value(value)) => {
                    *value = Some(parts);
                    return true;
                }
                Some(Slot::Named(run)) => run.clone(),
                None => return false,
            },
            Word::Registers(run) => run.clone(),
            Word::Flags => {
                self.vcc = parts.first().copied();
                return parts.len() == 1;
            }
            Word::Number(_) => return false,
        };
        let fits = run.numbers.len() == parts.len();
        if fits {
            self.registers.extend(run.numbers.map(|n| (run.file, n)).zip(parts));
        }
        fits
    }
}

/// An operand without modifiers.
fn plain(text: &str) -> Option<Word> {
    word(text).filter(|w| w.1 == 0).map(|w| w.0)
}

fn misfit(constraint: &str) -> Diagnostic {
    let message = format!("the inline assembly constraint '{constraint}' for a value of that size");
    Diagnostic::unsupported(message)
}

fn unsupported(what: &str) -> Diagnostic {
    Diagnostic::unsupported(format!("inline assembly with '{}'", what.trim()))
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
        let of = |place: &Place| match place {
            Place::Named(run) => Slot::Named(run.clone()),
            _ => Slot::Value(None),
        };
        let mut state = State {
            slots: constraints.outputs.iter().chain(&constraints.inputs).map(of).collect(),
            registers: Map::default(),
            vcc: None,
            scc: false,
        };
        for (n, (&arg, place)) in args.iter().zip(&constraints.inputs).enumerate() {
            let parts = self.parts(arg)?;
            let (tied, place) = match place {
                Place::Tied(n) => (Some(*n), constraints.outputs.get(*n)),
                place => (None, Some(place)),
            };
            let bank = match place {
                Some(Place::Register(bank)) => *bank,
                Some(Place::Named(run)) => Some(run.file.bank()),
                Some(_) => None,
                None => return Err(Diagnostic::unsupported("inline assembly with such a tie")),
            };
            let parts: Parts = match bank {
                Some(bank) => parts.iter().map(|&p| self.in_bank(bank, p, 1)).collect(),
                None => parts,
            };
            let own = constraints.outputs.len() + n;
            for slot in [Some(own), tied].into_iter().flatten() {
                if !state.write(&Word::Slot(slot), parts.clone()) {
                    return Err(misfit(constraints.texts[slot]));
                }
            }
        }
        for line in text.split('\n') {
            let line = line.split(';').next().unwrap_or("");
            let line = line.split("//").next().unwrap_or("").trim();
            if !line.is_empty() {
                self.statement(line, &mut state)?;
            }
        }
        let mut result = Parts::new();
        for (slot, &ty) in types.iter().enumerate() {
            let count = shape::dwords(self.cx, ty)?;
            if let Some(Slot::Named(run)) = state.slots.get(slot)
                && run.numbers.len() != count
            {
                return Err(misfit(constraints.texts[slot]));
            }
            let mut parts = state.read(&Word::Slot(slot)).unwrap_or_default();
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
                let refused = || unsupported(&format!("{mnemonic} {rest}"));
                let to = plain(rest).ok_or_else(refused)?;
                let reg = self.temp(Bank::S, 2);
                self.raw(opcode, &[ir::machine::RegOperand::def(reg).into()]);
                let parts = self.reg_parts(reg, 2);
                state.write(&to, parts).then_some(()).ok_or_else(refused)?;
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
        match mnemonic {
            "s_getreg_b32" => {
                let (to, register) = rest.split_once(',').ok_or_else(refused)?;
                let register = hwreg(register).ok_or_else(refused)?;
                let reg = self.temp(Bank::S, 1);
                let def = ir::machine::RegOperand::def(reg).into();
                self.raw(op::S_GETREG_B32, &[def, Operand::Imm(register)]);
                let to = plain(to).ok_or_else(refused)?;
                let parts = self.reg_parts(reg, 1);
                state.write(&to, parts).then_some(()).ok_or_else(refused)?;
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
                    let parts = plain(value).and_then(|word| state.read(&word));
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
        let ordinary =
            matches!(unit, Unit::Vector | Unit::Transcendental | Unit::Scalar | Unit::None);
        let memory = desc.is(InstrFlags::MAY_LOAD) || desc.is(InstrFlags::MAY_STORE);
        let shape = table::shape(opcode);
        let has = |list: &[ir::machine::PReg], reg: ir::machine::PReg| {
            list.iter().any(|r| r.overlaps(reg))
        };
        // What is no operand would have to be the register itself.
        let hidden = has(desc.implicit_uses, regs::VCC)
            || [regs::VCC, regs::EXEC, regs::M0].iter().any(|&r| has(desc.implicit_defs, r));
        if !ordinary || memory || hidden || desc.is(InstrFlags::TERMINATOR) {
            return Err(refused());
        }
        if desc.is(InstrFlags::BRANCH) || has(desc.implicit_uses, regs::SCC) && !state.scc {
            return Err(refused());
        }
        let mut words = rest.split(',').map(str::trim).filter(|w| !w.is_empty());
        let mut next = || words.next().and_then(word).ok_or_else(refused);
        let mut outputs: SmallVec<[Word; 2]> = SmallVec::new();
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
                    Word::Slot(_) | Word::Registers(_) => outputs.push(to.clone()),
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
                    let parts = outputs.first().and_then(|output| state.read(output));
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
                    Word::Slot(_) | Word::Registers(_) => {
                        let parts = state.read(&what).ok_or_else(refused)?;
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
            state.write(&to, parts).then_some(()).ok_or_else(refused)?;
        }
        state.scc = has(desc.implicit_defs, regs::SCC);
        Ok(())
    }
}

fn is_modifiers(field: Field) -> bool {
    matches!(field, Field::Src0Modifiers | Field::Src1Modifiers | Field::Src2Modifiers)
}
