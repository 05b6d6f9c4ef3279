//! Inline assembly: its instructions are selected like any others.
//!
//! The text's statements are parsed, their mnemonics looked up among the generation's instructions, and their
//! operands put into the instruction's row: so registers are allocated, waits inserted and hazards resolved as
//! everywhere, and nothing has to be assumed of what the text does. Operands of a constraint are values that the
//! statements change one after the other; an output that is tied to an input begins with that.
//!
//! What is understood: instructions without memory, operands by number, integers, `-x` and `|x|`; comments behind
//! `;` and `//`. Constraints: `v` and `s` registers (`r` is either), constants, ties; clobbers mean nothing, since no
//! statement names a register.

use ir::diagnostic::Diagnostic;
use ir::machine::{InstrFlags, Opcode, Operand, Reg};
use ir::ssa::{InlineAsm, Inst, Type, Value};
use smallvec::SmallVec;

use super::classes::Bank;
use super::part::{Part, Src};
use super::{Isel, Lowered, Parts, shape};
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

/// An operand and its modifiers.
fn word(text: &str) -> Option<(Word, u8)> {
    let mut rest = text.trim();
    let mut modifiers = 0;
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
        for line in text.split('\n') {
            let line = line.split(';').next().unwrap_or("");
            let line = line.split("//").next().unwrap_or("").trim();
            if !line.is_empty() {
                self.statement(line, &mut slots)?;
            }
        }
        let mut result = Parts::new();
        for (slot, &ty) in slots.iter().zip(&types) {
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
        let all = || table::opcodes().filter(|o| has(o));
        all().find(|&o| table::desc(o).name.ends_with("_e64")).or_else(|| all().next())
    }

    fn statement(&mut self, line: &str, slots: &mut [Option<Parts>]) -> Lowered {
        let (mnemonic, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let opcode = self.by_mnemonic(mnemonic).ok_or_else(|| unsupported(line))?;
        let desc = table::desc(opcode);
        let plain = matches!(
            table::unit(opcode),
            Unit::Vector | Unit::Transcendental | Unit::Scalar | Unit::None
        );
        let memory = desc.is(InstrFlags::MAY_LOAD) || desc.is(InstrFlags::MAY_STORE);
        if opcode == op::S_NOP || opcode == op::S_SLEEP {
            let count = number(rest.trim()).ok_or_else(|| unsupported(line))?;
            self.raw(opcode, &[Operand::Imm(count)]);
            return Ok(());
        }
        let shape = table::shape(opcode);
        let explicit = desc.implicit_defs.iter().chain(desc.implicit_uses);
        let touches_flags =
            explicit.clone().any(|r| r.overlaps(crate::regs::VCC) || r.overlaps(crate::regs::SCC));
        if !plain || memory || desc.is(InstrFlags::TERMINATOR) || desc.is(InstrFlags::BRANCH) {
            return Err(unsupported(line));
        }
        // What a comparison or carry leaves in a flag, only the next statement could read.
        if touches_flags && desc.num_defs() == 0 {
            return Err(unsupported(line));
        }
        let mut words = rest.split(',').map(str::trim).filter(|w| !w.is_empty());
        let mut next = || words.next().and_then(word).ok_or_else(|| unsupported(line));
        let mut outputs: SmallVec<[usize; 2]> = SmallVec::new();
        let mut defs: SmallVec<[Reg; 2]> = SmallVec::new();
        let mut results: SmallVec<[(usize, Parts); 2]> = SmallVec::new();
        let mut srcs: SmallVec<[Src; 4]> = SmallVec::new();
        for (row, &(field, ..)) in desc.operands.iter().zip(shape) {
            if row.is_def {
                let (Word::Slot(slot), 0) = next()? else { return Err(unsupported(line)) };
                let class = row.class.ok_or_else(|| unsupported(line))?;
                let class = self.func.target.class(class);
                let dwords = usize::from(class.units).div_ceil(2);
                let vector = class.files >> crate::regs::VGPR.0 & 1 == 1;
                if slot >= slots.len() || !vector && table::unit(opcode) != Unit::Scalar {
                    return Err(unsupported(line));
                }
                let reg = self.temp(if vector { Bank::V } else { Bank::S }, dwords);
                defs.push(reg.into());
                outputs.push(slot);
                results.push((slot, self.reg_parts(reg, dwords)));
            } else if is_modifiers(field) {
                // Written with the operand itself.
            } else if let Some(class) = row.class {
                if row.tied.is_some() {
                    let parts = outputs.first().and_then(|&o| slots[o].clone());
                    let parts = parts.ok_or_else(|| unsupported(line))?;
                    srcs.push(self.join(&parts).into());
                    continue;
                }
                let (what, modifiers) = next()?;
                let part = match what {
                    Word::Number(value) => Part::Imm(value),
                    Word::Slot(slot) => {
                        let parts = slots.get(slot).cloned().flatten();
                        let parts = parts.ok_or_else(|| unsupported(line))?;
                        let units = self.func.target.class(class).units;
                        if parts.len() != usize::from(units).div_ceil(2) {
                            return Err(unsupported(line));
                        }
                        self.join(&parts)
                    }
                };
                srcs.push(Src { part, modifiers });
            }
        }
        if words.next().is_some() {
            return Err(unsupported(line));
        }
        self.emit(opcode, &defs, &srcs, &[]);
        for (slot, parts) in results {
            slots[slot] = Some(parts);
        }
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
        assert_eq!(word("v3"), None);
    }
}
