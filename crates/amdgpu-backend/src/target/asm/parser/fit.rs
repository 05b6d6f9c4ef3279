//! The operands of a statement in the fields of a row.

use ir::machine::Opcode;
use ir::map::Set;

use super::constants::constant;
use super::modifiers::Modifiers;
use super::scan::{Atom, Item as Written, Statement};
use super::{Accepts, Arg, Fit, ParseError, Register, named};
use crate::target::asm::encode::fits;
use crate::target::asm::formats;
use crate::target::asm::syntax::{Item, Row, is_source_modifiers};
use crate::target::table::{self, Constant, Field, flag, modifier, op};
use crate::target::{Generation, Target};

/// Puts a statement into a row. `accepts` says whether a register can be an operand of a class.
pub(super) fn fit(
    target: Target,
    opcode: Opcode,
    statement: &Statement<'_>,
    accepts: &Accepts<'_>,
) -> Result<Fit, ParseError> {
    let absent = || ParseError::new(0, "the processor does not have the instruction");
    let row = Row::of(target, opcode).ok_or_else(absent)?;
    let mut fitting = Fitting { row, opcode, args: defaults(&row), accepts, statement };
    let mut flags = if row.is_dual() { fitting.dual()? } else { fitting.single()? };
    for word in row.words() {
        let found = flags.iter().position(|f| f.0 == word);
        let at = found.ok_or_else(|| fitting.end(format!("'{word}' is expected")))?;
        flags.remove(at);
    }
    once(flags.iter().copied().chain(statement.modifiers.iter().map(|m| (m.name, m.offset))))?;
    let mut modifiers = Modifiers::new(opcode, row, &mut fitting.args);
    for (name, offset) in flags {
        modifiers.flag(name).map_err(|message| ParseError::new(offset, message))?;
    }
    for modifier in &statement.modifiers {
        modifiers
            .named(modifier.name, modifier.value)
            .map_err(|message| ParseError::new(modifier.offset, message))?;
    }
    modifiers.finish().map_err(|message| fitting.end(message))?;
    let args = fitting.args.iter().copied().collect::<Option<Vec<Arg>>>();
    args.map(|args| Fit { opcode, args }).ok_or_else(|| fitting.end("an operand is missing"))
}

/// Refuses what stands twice after the operands.
fn once<'a>(names: impl Iterator<Item = (&'a str, usize)>) -> Result<(), ParseError> {
    let mut seen = Set::default();
    for (name, offset) in names {
        if !seen.insert(name) {
            return Err(ParseError::new(offset, format!("'{name}' stands there twice")));
        }
    }
    Ok(())
}

/// Returns what operands are that the text does not name.
fn defaults(row: &Row) -> Vec<Option<Arg>> {
    let rows = row.desc.operands.iter().zip(row.shape);
    rows.map(|(operand, &(field, _, mask))| match operand.tied {
        Some(def) => Some(Arg::Tied(usize::from(def))),
        // The earlier value of the result.
        None if operand.class.is_some() && field == Field::None => Some(Arg::Tied(0)),
        None if operand.class.is_some() => None,
        None => Some(Arg::Imm(default(row, field, mask))),
    })
    .collect()
}

fn default(row: &Row, field: Field, mask: u8) -> i64 {
    const DWORD: i64 = 6;
    const PRESERVE: i64 = 2;
    match field {
        _ if is_source_modifiers(field) && row.is_packed() && !row.is_mixed() => {
            i64::from(mask & modifier::OP_SEL_HI)
        }
        Field::RowMask | Field::BankMask => 0xf,
        Field::DstSel | Field::Src0Sel | Field::Src1Sel => DWORD,
        Field::DstUnused => PRESERVE,
        Field::Format => formats::DEFAULT,
        Field::Fi if row.index(Field::Dpp8).is_some() => table::DPP8_FI[0],
        _ => 0,
    }
}

struct Fitting<'a, 's> {
    row: Row,
    opcode: Opcode,
    args: Vec<Option<Arg>>,
    accepts: &'a Accepts<'a>,
    statement: &'a Statement<'s>,
}

/// Words after the operands, with their places.
type Flags<'s> = Vec<(&'s str, usize)>;

impl<'a, 's> Fitting<'a, 's> {
    /// Returns an error after the last operand.
    fn end(&self, message: impl Into<String>) -> ParseError {
        let last = self.statement.items.last().map_or(0, |item| item.offset);
        ParseError::new(last, message)
    }

    /// Fills in the operands of one instruction, and returns the words after them.
    fn single(&mut self) -> Result<Flags<'s>, ParseError> {
        let statement = self.statement;
        let mut written = statement.items.as_slice();
        for item in self.row.items() {
            if self.is_left_out(item, written.first()) {
                continue;
            }
            let Some((next, rest)) = written.split_first() else {
                return Err(self.end("an operand is missing"));
            };
            written = rest;
            match item {
                Item::Operand(at) if matches!(next.atom, Atom::Call(..)) => {
                    // Further parts of one number.
                    let more = rest.iter().take_while(|i| matches!(i.atom, Atom::Call(..))).count();
                    written = &rest[more..];
                    let count = statement.items.len() - rest.len();
                    self.call(at, &statement.items[count - 1..count + more])?;
                }
                Item::Operand(at) => self.operand(at, next)?,
                Item::Source { at, modifiers } => self.source(at, modifiers, next)?,
                Item::Parameter(at) => self.parameter(at, next)?,
                Item::Attribute => self.attribute(next)?,
                Item::Offset(at) | Item::Optional(at) => self.number(at, next)?,
                Item::Word(word) => self.word(word, next)?,
            }
        }
        let flag = |item: &Written<'s>| match item.atom {
            Atom::Name(name) if !item.neg && !item.abs && !item.sext => Ok((name, item.offset)),
            _ => Err(ParseError::new(item.offset, "an operand too many")),
        };
        written.iter().map(flag).collect()
    }

    /// Returns whether the text leaves out what it may: a number that is zero, an offset of scalar memory, the mask that the row
    /// implies.
    fn is_left_out(&self, item: Item, next: Option<&Written<'_>>) -> bool {
        let next = next.map(|next| &next.atom);
        match item {
            Item::Optional(_) => next.is_none(),
            Item::Offset(_) => matches!(next, None | Some(Atom::Name(_))),
            Item::Word(word @ ("vcc" | "vcc_lo")) => {
                let vcc = |name: &&str| *name == word || word == "vcc_lo" && *name == "vcc";
                !matches!(next, Some(Atom::Register(Register::Special(name))) if vcc(name))
            }
            _ => false,
        }
    }

    /// Fills in the operands of two instructions in one.
    fn dual(&mut self) -> Result<Flags<'s>, ParseError> {
        let statement = self.statement;
        for (second, (_, operands)) in self.row.halves().into_iter().enumerate() {
            let mut written = statement.items.iter().filter(|i| i.second == (second == 1));
            for at in operands {
                let next = written.next().ok_or_else(|| self.end("an operand is missing"))?;
                self.operand(at, next)?;
            }
            if let Some(more) = written.next() {
                return Err(ParseError::new(more.offset, "an operand too many"));
            }
        }
        Ok(Vec::new())
    }

    fn set(&mut self, at: usize, value: i64, written: &Written<'_>) -> Result<(), ParseError> {
        let field = self.row.shape[at].0;
        let pieces = self.row.real.layout.field(field).unwrap_or(&[]);
        if field != Field::None && !pieces.is_empty() && !fits(pieces, value) {
            return Err(ParseError::new(written.offset, format!("{value} does not fit")));
        }
        self.args[at] = Some(Arg::Imm(value));
        Ok(())
    }

    /// A number in words.
    fn call(&mut self, at: usize, written: &[Written<'_>]) -> Result<(), ParseError> {
        let first = &written[0];
        let calls: Vec<(&str, &str)> = written
            .iter()
            .filter_map(|item| match item.atom {
                Atom::Call(name, args) => Some((name, args)),
                _ => None,
            })
            .collect();
        let value = named::number(self.row.target.generation, self.row.real.mnemonic, &calls);
        let value = value.map_err(|message| ParseError::new(first.offset, message))?;
        self.set(at, value, first)
    }

    fn operand(&mut self, at: usize, written: &Written<'_>) -> Result<(), ParseError> {
        if let Some(value) = self.with_sign(at, written) {
            self.args[at] = Some(Arg::Imm(value));
            return Ok(());
        }
        if written.neg || written.abs || written.sext {
            return Err(ParseError::new(written.offset, "the operand has no such modifiers"));
        }
        self.value(at, written)
    }

    /// The number that an integer in a float's place is with its sign changed: forms without modifiers have it as a literal.
    fn with_sign(&self, at: usize, written: &Written<'_>) -> Option<i64> {
        let &Atom::Integer(bits) = &written.atom else { return None };
        let kind = self.row.shape[at].1;
        let sign: i64 = match kind {
            Constant::F16 => 1 << 15,
            Constant::F32 => 1 << 31,
            _ => return None,
        };
        if written.sext || !(written.neg || written.abs) {
            return None;
        }
        let bits = constant(kind, &Atom::Integer(bits))? & (2 * sign - 1);
        let bits = if written.abs { bits & !sign } else { bits };
        constant(kind, &Atom::Integer(if written.neg { bits ^ sign } else { bits }))
    }

    /// A register, or a number in its place.
    fn value(&mut self, at: usize, written: &Written<'_>) -> Result<(), ParseError> {
        let kind = self.row.shape[at].1;
        let Some(class) = self.row.desc.operands[at].class else {
            return self.number(at, written);
        };
        let is_def = self.row.desc.operands[at].is_def;
        let refused = |message: &str| Err(ParseError::new(written.offset, message));
        let limited = self.is_limited(at);
        let constant_sum = limited && self.row.shape[at].0 == Field::Src2;
        match written.atom {
            Atom::Register(register)
                if (self.accepts)(register, class, is_def)
                    && !(limited && register.is_scalar()) =>
            {
                self.args[at] = Some(Arg::Register(register));
                Ok(())
            }
            Atom::Register(_) => refused("no operand takes these registers"),
            Atom::Integer(_) | Atom::Float(_)
                if !constant_sum && !matches!(kind, Constant::None | Constant::Block) =>
            {
                if matches!(written.atom, Atom::Float(_)) && self.doubles_floats(kind) {
                    return refused(
                        "a register is expected: the processor reads a float as a pair",
                    );
                }
                let Some(value) = constant(kind, &written.atom) else {
                    return refused("the number does not fit the operand");
                };
                self.args[at] = Some(Arg::Imm(value));
                Ok(())
            }
            Atom::Integer(_) | Atom::Float(_) => refused("a register is expected"),
            Atom::Name(_) | Atom::Call(..) => refused("a register or a number is expected"),
        }
    }

    /// Whether an operand is one of the matrix unit where that takes no scalar registers, and no constants as sums (gfx908).
    fn is_limited(&self, at: usize) -> bool {
        self.row.target.generation.sums_in_accumulators()
            && !self.row.desc.operands[at].is_def
            && (table::is(self.opcode, flag::MFMA) || self.opcode == op::V_ACCVGPR_WRITE_B32_e64)
    }

    /// Returns whether a float that has a number of its own stands for two of them. From gfx11 on it does so in short packed
    /// instructions, where the assembler makes a literal of the one that is written.
    fn doubles_floats(&self, kind: Constant) -> bool {
        kind == Constant::V2f16
            && self.row.real.layout.name == "vop2"
            && self.row.target.generation >= Generation::Gfx1100
    }

    fn number(&mut self, at: usize, written: &Written<'_>) -> Result<(), ParseError> {
        let refused = |message: &str| Err(ParseError::new(written.offset, message));
        match (self.row.shape[at].1, &written.atom) {
            (Constant::Block, Atom::Name(_)) => refused("branches to labels are not understood"),
            (Constant::None | Constant::Block, &Atom::Integer(value)) => {
                self.set(at, value, written)
            }
            (Constant::None | Constant::Block, _) => refused("a number is expected"),
            (kind, atom) => match constant(kind, atom) {
                Some(value) => {
                    let value = match kind {
                        Constant::K16 => value & 0xffff,
                        Constant::K32 => value & 0xffff_ffff,
                        _ => value,
                    };
                    self.args[at] = Some(Arg::Imm(value));
                    Ok(())
                }
                None => refused("a number that fits is expected"),
            },
        }
    }

    fn source(
        &mut self,
        at: usize,
        modifiers: usize,
        written: &Written<'_>,
    ) -> Result<(), ParseError> {
        let flag = |set: bool, bit: u8| if set { bit } else { 0 };
        let bits = flag(written.neg, modifier::NEG)
            | flag(written.abs, modifier::ABS)
            | flag(written.sext, modifier::SEXT);
        if bits & !self.row.modifier_mask(modifiers) != 0 {
            return Err(ParseError::new(written.offset, "the operand has no such modifiers"));
        }
        self.args[modifiers] = Some(Arg::Imm(i64::from(bits)));
        self.value(at, written)
    }

    fn parameter(&mut self, at: usize, written: &Written<'_>) -> Result<(), ParseError> {
        if self.row.desc.operands[at].class.is_some() {
            return self.operand(at, written);
        }
        let point = match written.atom {
            Atom::Name("p10") => 0,
            Atom::Name("p20") => 1,
            Atom::Name("p0") => 2,
            _ => return Err(ParseError::new(written.offset, "a parameter is expected")),
        };
        self.args[at] = Some(Arg::Imm(point));
        Ok(())
    }

    fn attribute(&mut self, written: &Written<'_>) -> Result<(), ParseError> {
        let parsed = || {
            let Atom::Name(name) = written.atom else { return None };
            let (number, channel) = name.strip_prefix("attr")?.split_once('.')?;
            let channel = ["x", "y", "z", "w"].iter().position(|c| *c == channel)?;
            Some((number.parse::<u8>().ok()?, channel))
        };
        let fields = (self.row.index(Field::Attr), self.row.index(Field::Attrchan));
        match (parsed(), fields) {
            (Some((number, channel)), (Some(attr), Some(chan))) => {
                self.set(attr, i64::from(number), written)?;
                self.set(chan, channel as i64, written)
            }
            _ => Err(ParseError::new(written.offset, "an attribute is expected")),
        }
    }

    fn word(&self, word: &str, written: &Written<'_>) -> Result<(), ParseError> {
        let same = match written.atom {
            Atom::Name(name) => name == word,
            // Waves of 32 lanes have the mask in the lower half.
            Atom::Register(Register::Special(name)) => {
                name == word || word == "vcc_lo" && name == "vcc"
            }
            _ => false,
        };
        let plain = !written.neg && !written.abs && !written.sext;
        if same && plain {
            return Ok(());
        }
        Err(ParseError::new(written.offset, format!("'{word}' is expected")))
    }
}
