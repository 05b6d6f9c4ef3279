//! The words of inline assembly: numbers, hardware registers, operands.

use std::ops::Range;

use super::super::classes::Bank;
use crate::table::modifier;

/// A register file as texts name it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum File {
    /// `v`: vector registers.
    Vector,
    /// `a`: accumulation registers. The allocator decides where their values live.
    Accumulator,
    /// `s`: scalar registers.
    Scalar,
}

impl File {
    pub(super) fn bank(self) -> Bank {
        match self {
            File::Vector | File::Accumulator => Bank::V,
            File::Scalar => Bank::S,
        }
    }
}

/// Registers of a file, one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Run {
    pub(super) file: File,
    pub(super) numbers: Range<u16>,
}

impl Run {
    /// Reads `v3`, `s[4:5]`, `a[0]`.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let file = match text.as_bytes().first()? {
            b'v' => File::Vector,
            b'a' => File::Accumulator,
            b's' => File::Scalar,
            _ => return None,
        };
        let rest = &text[1..];
        let digits = |text: &str| {
            let text = text.trim();
            let all = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
            text.parse::<u16>().ok().filter(|&n| all && n < 512)
        };
        let numbers = match rest.strip_prefix('[').and_then(|r| r.strip_suffix(']')) {
            Some(range) => {
                let (first, last) = range.split_once(':').unwrap_or((range, range));
                digits(first)?..digits(last)? + 1
            }
            None => digits(rest)?..digits(rest)? + 1,
        };
        (!numbers.is_empty()).then_some(Self { file, numbers })
    }
}

/// An operand of a statement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Word {
    /// An operand of the assembly.
    Slot(usize),
    /// A number.
    Number(i64),
    /// The mask that statements call VCC.
    Flags,
    /// Registers by name.
    Registers(Run),
}

/// A number in the text.
pub(super) fn number(text: &str) -> Option<i64> {
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
pub(super) fn hwreg(text: &str) -> Option<i64> {
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
pub(super) fn word(text: &str) -> Option<(Word, u8)> {
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
    if let Some(run) = Run::parse(rest) {
        return Some((Word::Registers(run), modifiers));
    }
    let slot = rest.strip_prefix('$')?;
    let slot = slot.strip_prefix('{').and_then(|s| s.strip_suffix('}')).unwrap_or(slot);
    let slot = slot.split(':').next().unwrap_or(slot);
    slot.parse().ok().map(|n| (Word::Slot(n), modifiers))
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
        let run = |file, numbers| Some((Word::Registers(Run { file, numbers }), 0));
        assert_eq!(word("v3"), run(File::Vector, 3..4));
        assert_eq!(word("s[4:5]"), run(File::Scalar, 4..6));
        assert_eq!(word("a[2]"), run(File::Accumulator, 2..3));
        assert_eq!(word("v[5:4]"), None);
        assert_eq!(word("v"), None);
    }

    #[test]
    fn hardware_registers() {
        assert_eq!(hwreg("hwreg(HW_REG_MODE, 2, 2)"), Some(2177));
        assert_eq!(hwreg(" hwreg(HW_REG_MODE)"), Some(0xf801));
        assert_eq!(hwreg("2177"), Some(2177));
        assert_eq!(hwreg("hwreg(HW_REG_MODE, 2, 33)"), None);
    }
}
