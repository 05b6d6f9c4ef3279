//! A statement taken apart: mnemonic, operands, modifiers.

use super::{ParseError, Register};
use crate::target::regs::{self, AGPR, SGPR, TTMP, VGPR};

/// The text in an operand's place.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Atom<'a> {
    Register(Register),
    Integer(i64),
    Float(f64),
    /// A word: `off`, `glc`, a label.
    Name(&'a str),
    /// A word with arguments: `hwreg(HW_REG_MODE, 0, 2)`.
    Call(&'a str, &'a str),
}

/// An operand with what its text says of it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Item<'a> {
    pub(crate) atom: Atom<'a>,
    pub(crate) neg: bool,
    pub(crate) abs: bool,
    pub(crate) sext: bool,
    pub(crate) offset: usize,
    /// Whether it stands in the second of two instructions.
    pub(crate) second: bool,
}

/// A modifier: `name:value`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Modifier<'a> {
    pub(crate) name: &'a str,
    pub(crate) value: &'a str,
    pub(crate) offset: usize,
}

/// A statement.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Statement<'a> {
    /// In lower case; of two instructions in one both, with `::` between.
    pub(crate) mnemonic: String,
    pub(crate) items: Vec<Item<'a>>,
    pub(crate) modifiers: Vec<Modifier<'a>>,
}

impl<'a> Statement<'a> {
    /// Takes a statement apart. It has no comment and is not empty.
    pub(crate) fn scan(text: &'a str) -> Result<Self, ParseError> {
        let mut scanner = Scanner { text, at: 0 };
        scanner.spaces();
        let mut statement = Self {
            mnemonic: scanner.word().to_ascii_lowercase(),
            items: Vec::new(),
            modifiers: Vec::new(),
        };
        if statement.mnemonic.is_empty() {
            return Err(ParseError::new(scanner.at, "an instruction is expected"));
        }
        if scanner.rest().starts_with(':') && !scanner.rest().starts_with("::") {
            return Err(ParseError::new(scanner.at, "labels are not understood"));
        }
        let mut second = false;
        loop {
            scanner.spaces();
            scanner.eat(',');
            scanner.spaces();
            if scanner.rest().is_empty() {
                return Ok(statement);
            }
            if scanner.rest().starts_with("::") {
                scanner.at += 2;
                scanner.spaces();
                let other = scanner.word().to_ascii_lowercase();
                statement.mnemonic = format!("{}::{other}", statement.mnemonic);
                second = true;
                continue;
            }
            // Between the parts of a number in words: `vmcnt(0) & lgkmcnt(0)`.
            let after_call =
                matches!(statement.items.last().map(|i| &i.atom), Some(Atom::Call(..)));
            if after_call && (scanner.eat('&') || scanner.eat('|')) {
                continue;
            }
            if let Some(modifier) = scanner.modifier() {
                statement.modifiers.push(modifier);
                continue;
            }
            let mut item = scanner.operand()?;
            item.second = second;
            statement.items.push(item);
        }
    }
}

impl<'a> Statement<'a> {
    /// Returns the two instructions in one, each as one of its own.
    pub(crate) fn halves(&self) -> Option<[Self; 2]> {
        let (first, second) = self.mnemonic.split_once("::")?;
        let half = |mnemonic: &str, second: bool| {
            let mut items: Vec<Item<'a>> =
                self.items.iter().filter(|item| item.second == second).cloned().collect();
            let mnemonic = mnemonic.replacen("v_dual_", "v_", 1);
            // The mask that choices read is not written in pairs.
            if mnemonic.contains("cndmask") && items.len() == 3 {
                let atom = Atom::Register(Register::Special("vcc"));
                items.push(Item { atom, neg: false, abs: false, sext: false, offset: 0, second });
            }
            Self { mnemonic, items, modifiers: Vec::new() }
        };
        Some([half(first, false), half(second, true)])
    }
}

/// Returns the register that a name means, alone. No operand names SCC, but constraints do.
pub(crate) fn register_name(name: &str) -> Option<Register> {
    if name == "scc" {
        return Some(Register::Special("scc"));
    }
    let mut scanner = Scanner { text: name, at: 0 };
    let word = scanner.word();
    let register = scanner.register(word).ok()??;
    scanner.rest().is_empty().then_some(register)
}

struct Scanner<'a> {
    text: &'a str,
    at: usize,
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '@')
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn spaces(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    fn eat(&mut self, c: char) -> bool {
        let found = self.rest().starts_with(c);
        if found {
            self.at += c.len_utf8();
        }
        found
    }

    /// Takes the word that begins here; it may be empty.
    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let word = &rest[..rest.find(|c| !is_word(c)).unwrap_or(rest.len())];
        self.at += word.len();
        word
    }

    fn error<T>(&self, message: impl Into<String>) -> Result<T, ParseError> {
        Err(ParseError::new(self.at, message))
    }

    /// Takes `name:value`, if one begins here.
    fn modifier(&mut self) -> Option<Modifier<'a>> {
        let offset = self.at;
        let name = self.word();
        let rest = self.rest();
        let is_one = name.starts_with(|c: char| c.is_ascii_alphabetic())
            && rest.starts_with(':')
            && !rest.starts_with("::");
        if !is_one {
            self.at = offset;
            return None;
        }
        self.at += 1;
        self.spaces();
        let rest = self.rest();
        let mut depth = 0_usize;
        let end = rest.find(|c: char| {
            match c {
                '[' | '(' => depth += 1,
                ']' | ')' => depth = depth.saturating_sub(1),
                _ => return depth == 0 && (c == ',' || c.is_whitespace()),
            }
            false
        });
        let value = &rest[..end.unwrap_or(rest.len())];
        self.at += value.len();
        Some(Modifier { name, value, offset })
    }

    fn operand(&mut self) -> Result<Item<'a>, ParseError> {
        let offset = self.at;
        let mut item = Item {
            atom: Atom::Integer(0),
            neg: false,
            abs: false,
            sext: false,
            offset,
            second: false,
        };
        if self.rest().starts_with('-') && !self.is_number(1) {
            self.at += 1;
            self.spaces();
            item.neg = true;
        }
        if self.eat('|') {
            item.abs = true;
            item.atom = self.inner('|')?;
            return Ok(item);
        }
        let before = self.at;
        let word = self.word();
        if matches!(word, "neg" | "abs" | "sext") && self.eat('(') {
            match word {
                "neg" => item.neg = true,
                "abs" => item.abs = true,
                _ => item.sext = true,
            }
            self.spaces();
            let inner = self.operand()?;
            self.spaces();
            if !self.eat(')') {
                return self.error("a parenthesis is not closed");
            }
            item.atom = inner.atom;
            item.neg |= inner.neg;
            item.abs |= inner.abs;
            item.sext |= inner.sext;
            return Ok(item);
        }
        self.at = before;
        item.atom = self.atom()?;
        Ok(item)
    }

    fn inner(&mut self, end: char) -> Result<Atom<'a>, ParseError> {
        self.spaces();
        let atom = self.atom()?;
        self.spaces();
        if !self.eat(end) {
            return self.error(format!("'{end}' is expected"));
        }
        Ok(atom)
    }

    /// Returns whether a number begins so many bytes further.
    fn is_number(&self, ahead: usize) -> bool {
        let rest = self.rest().get(ahead..).unwrap_or("");
        let mut chars = rest.chars();
        match chars.next() {
            Some('.') => chars.next().is_some_and(|c| c.is_ascii_digit()),
            first => first.is_some_and(|c| c.is_ascii_digit()),
        }
    }

    fn atom(&mut self) -> Result<Atom<'a>, ParseError> {
        if self.is_number(usize::from(self.rest().starts_with('-'))) {
            return self.number();
        }
        if self.eat('$') {
            let Ok(slot) = self.word().parse() else {
                return self.error("an operand's number is expected");
            };
            return Ok(Atom::Register(Register::Slot(slot)));
        }
        let before = self.at;
        let word = self.word();
        if word.is_empty() {
            return self.error("an operand is expected");
        }
        if self.eat('(') {
            let rest = self.rest();
            let Some(end) = rest.find(')') else {
                return self.error("a parenthesis is not closed");
            };
            self.at += end + 1;
            return Ok(Atom::Call(word, &rest[..end]));
        }
        if let Some(register) = self.register(word)? {
            return Ok(Atom::Register(register));
        }
        if self.rest().starts_with('[') {
            self.at = before;
            return self.error(format!("no registers '{word}'"));
        }
        Ok(Atom::Name(word))
    }

    fn number(&mut self) -> Result<Atom<'a>, ParseError> {
        let start = self.at;
        self.eat('-');
        let word = self.word();
        // The sign of an exponent is no part of a word.
        let exponent = word.ends_with(['e', 'E'])
            && !word.starts_with("0x")
            && self.rest().starts_with(['-', '+']);
        if exponent {
            self.at += 1;
            self.word();
        }
        let text = &self.text[start..self.at];
        if let Some(value) = integer(text) {
            return Ok(Atom::Integer(value));
        }
        match text.parse::<f64>() {
            Ok(value) if !text.contains("0x") => Ok(Atom::Float(value)),
            _ => {
                self.at = start;
                self.error(format!("'{text}' is no number"))
            }
        }
    }

    /// Returns the register of a name, and takes the range that may follow it.
    fn register(&mut self, word: &str) -> Result<Option<Register>, ParseError> {
        if let Some(name) = regs::special_name(word) {
            return Ok(Some(Register::Special(name)));
        }
        let digits = word.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let file = match &word[..word.len() - digits.len()] {
            "v" => VGPR,
            "a" | "acc" => AGPR,
            "s" => SGPR,
            "ttmp" => TTMP,
            _ => return Ok(None),
        };
        let (first, half) = match digits.strip_suffix(".l").or_else(|| digits.strip_suffix(".h")) {
            Some(number) => (number, Some(digits.ends_with('h'))),
            None => (digits, None),
        };
        if let Some(first) = register_number(first) {
            return Ok(Some(Register::Numbered { file, first, count: 1, half }));
        }
        if !digits.is_empty() || !self.rest().starts_with('[') {
            return Ok(None);
        }
        let rest = self.rest();
        let range = rest.find(']').and_then(|end| Some((end, rest.get(1..end)?)));
        let Some((end, range)) = range else { return self.error("']' is expected") };
        let (first, last) = range.split_once(':').unwrap_or((range, range));
        let numbers = register_number(first.trim()).zip(register_number(last.trim()));
        let Some((first, last)) = numbers.filter(|(first, last)| first <= last) else {
            return self.error(format!("no registers '[{range}]'"));
        };
        self.at += end + 1;
        let count = last - first + 1;
        if count > 32 {
            return self.error(format!("no operand has {count} registers"));
        }
        Ok(Some(Register::Numbered { file, first, count, half: None }))
    }
}

fn register_number(text: &str) -> Option<u16> {
    let all = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    text.parse::<u16>().ok().filter(|&n| all && n < 512)
}

/// Returns the value of an integer: decimal, hexadecimal, octal or binary, with a sign.
pub(crate) fn integer(text: &str) -> Option<i64> {
    let text = text.trim();
    let (minus, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (radix, digits) = match digits.as_bytes() {
        [b'0', b'x' | b'X', ..] => (16, &digits[2..]),
        [b'0', b'b' | b'B', ..] => (2, &digits[2..]),
        [b'0', b'0'..=b'7', ..] => (8, &digits[1..]),
        _ => (10, digits),
    };
    let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_alphanumeric());
    let value = plain.then(|| u64::from_str_radix(digits, radix).ok()).flatten()?;
    let value = value.cast_signed();
    Some(if minus { value.wrapping_neg() } else { value })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        for (text, value) in [
            ("7", 7),
            ("-16", -16),
            ("0x1F", 31),
            ("017", 15),
            ("0b101", 5),
            ("0xffffffffffffffff", -1),
        ] {
            assert_eq!(integer(text), Some(value), "{text}");
        }
        assert_eq!(integer("1.0"), None);
        assert_eq!(integer("0x"), None);
        assert_eq!(integer("v1"), None);
    }

    #[test]
    fn statements_are_taken_apart() {
        let text = "v_add_f32_e64 v[1:2], -|$1|, neg(-1.5e-3) clamp mul:2 op_sel:[0, 1]";
        let statement = Statement::scan(text).unwrap();
        assert_eq!(statement.mnemonic, "v_add_f32_e64");
        let atoms: Vec<&Atom<'_>> = statement.items.iter().map(|i| &i.atom).collect();
        let run = Register::Numbered { file: VGPR, first: 1, count: 2, half: None };
        assert_eq!(atoms[0], &Atom::Register(run));
        assert_eq!(atoms[1], &Atom::Register(Register::Slot(1)));
        assert_eq!(atoms[2], &Atom::Float(-1.5e-3));
        assert_eq!(atoms[3], &Atom::Name("clamp"));
        assert!(statement.items[1].neg && statement.items[1].abs);
        let modifiers: Vec<_> = statement.modifiers.iter().map(|m| (m.name, m.value)).collect();
        assert_eq!(modifiers, [("mul", "2"), ("op_sel", "[0, 1]")]);
    }

    #[test]
    fn what_is_no_statement_is_said_at_its_place() {
        for (text, offset, message) in [
            ("loop:", 4, "labels are not understood"),
            ("v_mov_b32 v0, v[5:4]", 15, "no registers '[5:4]'"),
            ("v_mov_b32 v0, |v1", 17, "'|' is expected"),
            ("v_mov_b32 v0, #3", 14, "an operand is expected"),
            ("v_mov_b32 v0, 0xg", 14, "'0xg' is no number"),
        ] {
            assert_eq!(Statement::scan(text), Err(ParseError::new(offset, message)), "{text}");
        }
    }
}
