//! AMD's assembly text back to instructions: the inverse of [`crate::target::asm::print`].
//!
//! [`scan`] takes a statement apart: mnemonic, operands, modifiers. `rows` finds the rows of the table that have the
//! mnemonic, and [`fit`] puts the operands into the fields of one, in the order of [`crate::target::asm::syntax`]. [`modifiers`] knows
//! the modifiers' names, [`named`] the names of numbers (`hwreg(…)`, `sendmsg(…)`), [`constants`] the numbers that stand
//! for registers. No instruction is known by its name where its row says the same.
//!
//! Registers are those of the text, and operands of inline assembly (`$0`): the caller says which of them a class takes.

mod constants;
mod fit;
mod modifiers;
mod named;
mod rows;
mod scan;

use ir::machine::{Opcode, Operand, PReg, RegClass, RegFile};

use crate::target::Target;
use crate::target::asm::encode::encode;
use crate::target::regs;

pub(crate) use named::words;
use rows::rows;
pub(crate) use scan::{Atom, Statement, register_name};

/// A register as texts name it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Register {
    /// Registers of a file, one after the other; `half` is the upper one of a register's halves.
    Numbered { file: RegFile, first: u16, count: u16, half: Option<bool> },
    /// A register with a name of its own.
    Special(&'static str),
    /// An operand of inline assembly.
    Slot(usize),
}

impl Register {
    /// Whether a text names a register that is no vector register and no accumulator.
    pub(crate) fn is_scalar(self) -> bool {
        match self {
            Self::Numbered { file, .. } => file != regs::VGPR && file != regs::AGPR,
            Self::Special(_) => true,
            Self::Slot(_) => false,
        }
    }

    /// Returns the register, where an operand has so many units.
    pub(crate) fn physical(self, units: u8) -> Option<PReg> {
        match self {
            Self::Numbered { file, first, count: 1, half: Some(high) } => {
                Some(PReg::new(file, first * 2 + u16::from(high), 1))
            }
            Self::Numbered { half: Some(_), .. } | Self::Slot(_) => None,
            Self::Numbered { file, first, count, half: None } => {
                let own = u8::try_from(count * 2).ok()?;
                // A scalar register that holds 16 bits is a whole register.
                let scalar = file != regs::VGPR && file != regs::AGPR;
                (own == units || own == 2 && units == 1 && scalar)
                    .then(|| PReg::new(file, first * 2, own))
            }
            Self::Special(name) => regs::special(name, units.max(2)),
        }
    }
}

/// Whether a register can be an operand of a class, and of a result.
pub(crate) type Accepts<'a> = dyn Fn(Register, RegClass, bool) -> bool + 'a;

/// A value for an operand of a row.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Arg {
    /// A number, or the modifiers of a source.
    Imm(i64),
    /// A register.
    Register(Register),
    /// The operand is tied to the result with this index.
    Tied(usize),
}

/// An instruction that a statement can mean.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Fit {
    pub(crate) opcode: Opcode,
    /// A value for each operand of the row.
    pub(crate) args: Vec<Arg>,
}

/// The reason why a statement is not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The byte of the statement.
    pub offset: usize,
    /// The error there.
    pub message: String,
}

impl ParseError {
    pub(crate) fn new(offset: usize, message: impl Into<String>) -> Self {
        Self { offset, message: message.into() }
    }
}

/// Returns the instructions of a target that a statement can mean, the shortest encoding first.
///
/// # Errors
/// The place that no instruction with the mnemonic has, or an operand that none takes.
pub fn parse(target: Target, text: &str) -> Result<Vec<(Opcode, Vec<Operand>)>, ParseError> {
    let statement = Statement::scan(text)?;
    let accepts =
        |register: Register, class: RegClass, _: bool| physical(target, register, class).is_some();
    let mut found = Vec::new();
    let mut furthest: Option<ParseError> = None;
    for opcode in rows(target, &statement.mnemonic) {
        match fit::fit(target, opcode, &statement, &accepts) {
            Ok(fit) => match encoded(target, &fit) {
                Some((bytes, operands)) => found.push((bytes, opcode, operands)),
                None => keep_furthest(
                    &mut furthest,
                    ParseError::new(0, "no encoding holds these operands"),
                ),
            },
            Err(error) => keep_furthest(&mut furthest, error),
        }
    }
    if found.is_empty() {
        let unknown = || ParseError::new(0, format!("no instruction '{}'", statement.mnemonic));
        return Err(furthest.unwrap_or_else(unknown));
    }
    found.sort_by_key(|f| (f.0, f.2.len()));
    Ok(found.into_iter().map(|(_, opcode, operands)| (opcode, operands)).collect())
}

/// Keeps the error that is furthest in the statement.
pub(crate) fn keep_furthest(kept: &mut Option<ParseError>, error: ParseError) {
    if kept.as_ref().is_none_or(|kept| kept.offset <= error.offset) {
        *kept = Some(error);
    }
}

/// Returns what a statement means to a caller that says which registers a class takes: the rows that fit, in the table's
/// order.
///
/// # Errors
/// The error of the row that fits furthest.
pub(crate) fn fits(
    target: Target,
    statement: &Statement<'_>,
    accepts: &Accepts<'_>,
) -> Result<Vec<Fit>, ParseError> {
    let mut found = Vec::new();
    let mut furthest = None;
    for opcode in rows(target, &statement.mnemonic) {
        match fit::fit(target, opcode, statement, accepts) {
            Ok(fit) => found.push(fit),
            Err(error) => keep_furthest(&mut furthest, error),
        }
    }
    match furthest {
        _ if !found.is_empty() => Ok(found),
        Some(error) => Err(error),
        None => Err(ParseError::new(0, format!("no instruction '{}'", statement.mnemonic))),
    }
}

/// Returns the register that a name means as an operand of a class.
fn physical(target: Target, register: Register, class: RegClass) -> Option<PReg> {
    let info = target.info();
    let units = info.class(class).units;
    let reg = register.physical(units)?;
    let files = info.class(class).files;
    let whole = units == 1 && reg.units() == 2 && files >> regs::SGPR.0 & 1 == 1;
    (whole || info.class_contains(class, reg)).then_some(reg)
}

/// Returns the operands, if they have an encoding, and its length.
fn encoded(target: Target, fit: &Fit) -> Option<(usize, Vec<Operand>)> {
    let desc = crate::target::table::desc(fit.opcode);
    let mut operands: Vec<Operand> = Vec::with_capacity(fit.args.len());
    for (arg, row) in fit.args.iter().zip(desc.operands) {
        operands.push(match *arg {
            Arg::Imm(value) => Operand::Imm(value),
            Arg::Register(register) => physical(target, register, row.class?)?.into(),
            Arg::Tied(def) => *operands.get(def)?,
        });
    }
    let encoding = encode(target.generation, fit.opcode, &operands).ok()?;
    Some((encoding.bytes().len(), operands))
}

#[cfg(test)]
mod tests;
