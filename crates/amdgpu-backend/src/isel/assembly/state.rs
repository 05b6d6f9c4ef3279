//! Results of the statements so far: values of operands and of registers that the text names.

use std::ops::Range;

use ir::machine::RegFile;
use ir::map::Map;

use super::super::Parts;
use super::super::part::Part;
use crate::target::asm::parser::Register;
use crate::target::classes::Bank;
use crate::target::regs;

/// A file of registers that texts name. The allocator places their values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum File {
    /// Registers with numbers.
    Numbered(RegFile),
    /// The mask that comparisons leave.
    Vcc,
    /// The register that some instructions read besides their operands.
    M0,
    /// The bit that scalar instructions leave, as 0 or 1: between texts, not within one.
    Scc,
}

/// Dwords of a file, one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Run {
    pub(super) file: File,
    pub(super) dwords: Range<u16>,
}

impl Run {
    /// Returns the dwords of a register whose value is the text's own.
    pub(super) fn of(register: Register, wave32: bool) -> Option<Self> {
        let (file, dwords) = match register {
            Register::Numbered { file, first, count, half: None } if file != regs::TTMP => {
                (File::Numbered(file), first..first + count)
            }
            Register::Special("vcc") => (File::Vcc, 0..if wave32 { 1 } else { 2 }),
            Register::Special("vcc_lo") => (File::Vcc, 0..1),
            Register::Special("vcc_hi") => (File::Vcc, 1..2),
            Register::Special("m0") => (File::M0, 0..1),
            Register::Special("scc") => (File::Scc, 0..1),
            _ => return None,
        };
        Some(Self { file, dwords })
    }

    /// Returns the bank in which its values are.
    pub(super) fn bank(&self) -> Bank {
        match self.file {
            File::Numbered(file) if file != regs::SGPR => Bank::V,
            _ => Bank::S,
        }
    }
}

/// An operand of the assembly.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    /// Its size in dwords.
    pub(super) dwords: usize,
    /// The bank that its constraint names.
    pub(super) bank: Option<Bank>,
    /// The registers that it is in, if it is in ones that the text may name, too.
    pub(super) named: Option<Run>,
    /// Its value, if it has one and no name.
    pub(super) value: Option<Parts>,
}

/// Results of the statements so far.
pub(super) struct AsmState {
    /// The operands, outputs first.
    pub(super) slots: Vec<Slot>,
    /// Values of registers that the text or its constraints name, by dword.
    registers: Map<(File, u16), Part>,
    /// Whether a statement left something in SCC.
    pub(super) scc: bool,
    wave32: bool,
}

impl AsmState {
    pub(super) fn new(slots: Vec<Slot>, wave32: bool) -> Self {
        Self { slots, registers: Map::default(), scc: false, wave32 }
    }

    /// Returns the registers of the text that a name means.
    pub(super) fn run(&self, register: Register) -> Option<Run> {
        match register {
            Register::Slot(slot) => self.slots.get(slot)?.named.clone(),
            other => Run::of(other, self.wave32),
        }
    }

    /// Returns the size and the bank of an operand, where it is the text's own.
    pub(super) fn shape(&self, register: Register) -> Option<(usize, Option<Bank>)> {
        match register {
            Register::Slot(slot) => self.slots.get(slot).map(|slot| (slot.dwords, slot.bank)),
            other => Run::of(other, self.wave32).map(|run| (run.dwords.len(), Some(run.bank()))),
        }
    }

    /// Returns the dwords of an operand, if all were written.
    pub(super) fn read(&self, register: Register) -> Option<Parts> {
        if let Some(run) = self.run(register) {
            let dword = |n| self.registers.get(&(run.file, n)).copied();
            return run.dwords.clone().map(dword).collect();
        }
        match register {
            Register::Slot(slot) => self.slots.get(slot)?.value.clone(),
            _ => None,
        }
    }

    /// Writes the dwords of an operand; false where they do not fit.
    pub(super) fn write(&mut self, register: Register, parts: Parts) -> bool {
        if let Some(run) = self.run(register) {
            let fits = run.dwords.len() == parts.len();
            if fits {
                self.registers.extend(run.dwords.map(|n| (run.file, n)).zip(parts));
            }
            return fits;
        }
        match register {
            Register::Slot(slot) => match self.slots.get_mut(slot) {
                Some(slot) => {
                    slot.value = Some(parts);
                    true
                }
                None => false,
            },
            _ => false,
        }
    }
}
