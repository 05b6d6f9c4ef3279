//! A position in the body of a machine function.

use super::Result;
use crate::cursor::unescape;
use ir::diagnostic::{Diagnostic, SourceText};
use std::borrow::Cow;

/// A position in the text, and where the part that is read ends.
pub(super) struct Cursor<'a> {
    pub(super) source: SourceText<'a>,
    pub(super) text: &'a [u8],
    pub(super) pos: usize,
    pub(super) end: usize,
}

fn is_name(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-' | b'.' | b'$')
}

impl<'a> Cursor<'a> {
    pub(super) fn new(source: SourceText<'a>, pos: usize, end: usize) -> Self {
        Self { source, text: source.bytes, pos, end }
    }

    #[cold]
    pub(super) fn error(&self, message: impl Into<String>) -> Diagnostic {
        self.source.error(self.pos, message)
    }

    #[cold]
    pub(super) fn error_at(&self, pos: usize, message: impl Into<String>) -> Diagnostic {
        self.source.error(pos, message)
    }

    /// The next byte; 0 at the end.
    pub(super) fn byte(&self) -> u8 {
        if self.pos < self.end { self.text[self.pos] } else { 0 }
    }

    /// Skips blanks and comments up to the line's end; the next byte.
    pub(super) fn peek(&mut self) -> u8 {
        loop {
            match self.byte() {
                b' ' | b'\t' | b'\r' => self.pos += 1,
                b';' => {
                    while self.pos < self.end && self.text[self.pos] != b'\n' {
                        self.pos += 1;
                    }
                }
                b'/' if self.text.get(self.pos + 1) == Some(&b'*') => {
                    let rest = &self.text[self.pos..self.end];
                    let close = rest.windows(2).position(|w| w == b"*/");
                    self.pos = close.map_or(self.end, |i| self.pos + i + 2);
                }
                b => return b,
            }
        }
    }

    /// Skips empty lines; whether something is left.
    pub(super) fn next_line(&mut self) -> bool {
        while self.peek() == b'\n' {
            self.pos += 1;
        }
        self.pos < self.end
    }

    pub(super) fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == byte;
        if found {
            self.pos += 1;
        }
        found
    }

    pub(super) fn require(&mut self, byte: u8) -> Result<()> {
        if self.eat(byte) {
            return Ok(());
        }
        Err(self.error(format!("expected '{}'", char::from(byte))))
    }

    pub(super) fn require_line_end(&mut self) -> Result<()> {
        match self.peek() {
            b'\n' => {
                self.pos += 1;
                Ok(())
            }
            0 if self.pos >= self.end => Ok(()),
            _ => Err(self.error("expected the end of the line")),
        }
    }

    /// Whether these bytes are next, without blanks before them; skips them.
    pub(super) fn eat_text(&mut self, text: &str) -> bool {
        let found = self.text[self.pos..self.end].starts_with(text.as_bytes());
        if found {
            self.pos += text.len();
        }
        found
    }

    /// A run of bytes of names that is next; may be empty.
    pub(super) fn word(&mut self) -> &'a str {
        self.peek();
        self.run(is_name)
    }

    /// The word that is next, which stays next.
    pub(super) fn peek_word(&mut self) -> &'a str {
        let word = self.word();
        self.pos -= word.len();
        word
    }

    /// Skips this word if it is next.
    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.peek_word() == word;
        if found {
            self.pos += word.len();
        }
        found
    }

    /// A run of ASCII bytes that are wanted.
    pub(super) fn run(&mut self, wanted: impl Fn(u8) -> bool) -> &'a str {
        let rest = &self.text[self.pos..self.end];
        let len = rest.iter().take_while(|&&b| b.is_ascii() && wanted(b)).count();
        self.pos += len;
        core::str::from_utf8(&rest[..len]).unwrap_or("")
    }

    /// A number without sign that is next, without blanks before it.
    pub(super) fn number(&mut self) -> Result<u64> {
        let start = self.pos;
        let digits = self.run(|b| b.is_ascii_digit());
        digits.parse().map_err(|_| self.error_at(start, "expected a number"))
    }

    pub(super) fn index(&mut self) -> Result<u32> {
        let start = self.pos;
        u32::try_from(self.number()?).map_err(|_| self.error_at(start, "the number is too large"))
    }

    /// An integer with a sign.
    pub(super) fn integer(&mut self) -> Result<i64> {
        self.peek();
        let start = self.pos;
        let negative = self.eat(b'-');
        let digits = self.run(|b| b.is_ascii_digit());
        let value: Option<i128> = digits.parse().ok();
        let value = value.map(|v| if negative { -v } else { v });
        match value {
            Some(v) if v >= i128::from(i64::MIN) && v <= i128::from(u64::MAX) => Ok(v as i64),
            Some(_) => Err(self.error_at(start, "the integer has more than 64 bits")),
            None => Err(self.error_at(start, "expected an integer")),
        }
    }

    /// ` + 8`, ` - 8` or nothing.
    pub(super) fn offset(&mut self) -> Result<i64> {
        let negative = match self.peek() {
            b'+' => false,
            b'-' => true,
            _ => return Ok(0),
        };
        self.pos += 1;
        let value = self.integer()?;
        Ok(if negative { value.wrapping_neg() } else { value })
    }

    /// A name, in quotes or not, without blanks before it.
    pub(super) fn name(&mut self) -> Result<Cow<'a, str>> {
        if self.byte() == b'"' {
            return self.string();
        }
        let start = self.pos;
        let rest = &self.text[self.pos..self.end];
        let len = rest.iter().take_while(|&&b| is_name(b) || !b.is_ascii()).count();
        self.pos += len;
        let name = core::str::from_utf8(&rest[..len]);
        let name = name.map_err(|_| self.error_at(start, "the name is not UTF-8"))?;
        if name.is_empty() {
            return Err(self.error("expected a name"));
        }
        Ok(Cow::Borrowed(name))
    }

    /// A string in quotes, unescaped.
    pub(super) fn string(&mut self) -> Result<Cow<'a, str>> {
        let start = self.pos;
        self.require(b'"')?;
        let from = self.pos;
        let mut escaped = false;
        loop {
            match self.byte() {
                b'"' => break,
                0 | b'\n' => return Err(self.error_at(start, "the string does not end")),
                b'\\' => {
                    escaped = true;
                    self.pos += 1;
                    // A backslash or two digits: none of them is a quote.
                    if self.byte() == b'\\' {
                        self.pos += 1;
                    }
                }
                _ => self.pos += 1,
            }
        }
        let raw = &self.text[from..self.pos];
        self.pos += 1;
        let text = match escaped {
            false => core::str::from_utf8(raw).map(Cow::Borrowed).ok(),
            true => String::from_utf8(unescape(raw)).map(Cow::Owned).ok(),
        };
        text.ok_or_else(|| self.error_at(start, "the string is not UTF-8"))
    }

    /// Returns the text from here up to and including the parenthesis that closes the next one.
    pub(super) fn parenthesised(&mut self) -> Result<&'a str> {
        let start = self.pos;
        let mut depth = 0u32;
        loop {
            match self.byte() {
                0 | b'\n' => return Err(self.error_at(start, "')' is missing")),
                b'"' => {
                    self.string()?;
                    continue;
                }
                b'(' | b'{' => depth += 1,
                b')' | b'}' => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        self.pos += 1;
                        return self.slice(start);
                    }
                }
                _ => {}
            }
            self.pos += 1;
        }
    }

    /// The text from `start` to here.
    pub(super) fn slice(&self, start: usize) -> Result<&'a str> {
        let text = core::str::from_utf8(&self.text[start..self.pos]);
        text.map_err(|_| self.error_at(start, "not UTF-8"))
    }
}
