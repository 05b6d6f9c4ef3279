//! Splits PTX text into tokens.
//!
//! A mnemonic with its modifiers (`ld.global.v4.b32`), a directive (`.reg`) and a special register
//! (`%tid.x`) are each one word: nothing in PTX puts a dot between two names otherwise.

use crate::fault::{Fault, Result};

/// A token; the text is borrowed from the program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Tok<'a> {
    /// A name, mnemonic, directive (with its leading dot), register or label.
    Word(&'a str),
    /// An integer literal.
    Int(u64),
    /// `0f...`: the bits of an f32.
    F32(u32),
    /// `0d...` or a decimal float: the bits of an f64.
    F64(u64),
    /// A string without its quotes.
    Str(&'a str),
    /// Any other character.
    Punct(u8),
    /// The end of the text.
    End,
}

impl Tok<'_> {
    pub(super) fn describe(&self) -> String {
        match self {
            Tok::Word(w) => format!("`{w}`"),
            Tok::Int(v) => format!("`{v}`"),
            Tok::F32(v) => format!("`0f{v:08X}`"),
            Tok::F64(v) => format!("`0d{v:016X}`"),
            Tok::Str(s) => format!("\"{s}\""),
            Tok::Punct(c) => format!("`{}`", *c as char),
            Tok::End => "the end of the text".to_owned(),
        }
    }
}

/// A token with its line and where it starts and ends in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    pub(super) tok: Tok<'a>,
    pub(super) line: u32,
    pub(super) start: u32,
    pub(super) end: u32,
}

/// Splits a whole text.
pub(super) fn tokenize(text: &str) -> Result<Vec<Token<'_>>> {
    if text.len() > u32::MAX as usize {
        return Err(Fault::input("the text is larger than 4 GiB"));
    }
    let mut lexer = Lexer { text, bytes: text.as_bytes(), at: 0, line: 1 };
    let mut tokens = Vec::with_capacity(text.len() / 4);
    loop {
        lexer.skip_blanks()?;
        let (start, line) = (lexer.at as u32, lexer.line);
        let tok = lexer.next()?;
        tokens.push(Token { tok, line, start, end: lexer.at as u32 });
        if tok == Tok::End {
            return Ok(tokens);
        }
    }
}

struct Lexer<'a> {
    text: &'a str,
    bytes: &'a [u8],
    at: usize,
    line: u32,
}

fn is_name_start(c: u8) -> bool {
    c.is_ascii_alphabetic() || matches!(c, b'_' | b'$' | b'%')
}

fn is_name(c: u8) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, b'_' | b'$')
}

impl<'a> Lexer<'a> {
    fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at + ahead).copied().unwrap_or(0)
    }

    fn error(&self, message: impl Into<String>) -> Fault {
        Fault::input_at(self.line, message)
    }

    fn skip_blanks(&mut self) -> Result<()> {
        loop {
            match self.peek(0) {
                b'\n' => {
                    self.line += 1;
                    self.at += 1;
                }
                b' ' | b'\t' | b'\r' | 0x0b | 0x0c => self.at += 1,
                // Some producers end the text with a NUL.
                0 if self.at < self.bytes.len() => self.at += 1,
                b'/' if self.peek(1) == b'/' => {
                    while self.at < self.bytes.len() && self.peek(0) != b'\n' {
                        self.at += 1;
                    }
                }
                b'/' if self.peek(1) == b'*' => {
                    let opened = self.line;
                    self.at += 2;
                    while !(self.peek(0) == b'*' && self.peek(1) == b'/') {
                        if self.at >= self.bytes.len() {
                            return Err(Fault::input_at(opened, "comment without end"));
                        }
                        if self.peek(0) == b'\n' {
                            self.line += 1;
                        }
                        self.at += 1;
                    }
                    self.at += 2;
                }
                _ => return Ok(()),
            }
        }
    }

    fn next(&mut self) -> Result<Tok<'a>> {
        if self.at >= self.bytes.len() {
            return Ok(Tok::End);
        }
        let c = self.peek(0);
        if is_name_start(c)
            || (c == b'.' && (is_name_start(self.peek(1)) || self.peek(1).is_ascii_digit()))
        {
            return Ok(Tok::Word(self.word()));
        }
        if c.is_ascii_digit() {
            return self.number();
        }
        if c == b'"' {
            return self.string();
        }
        if !c.is_ascii() {
            return Err(self.error("a character outside ASCII"));
        }
        self.at += 1;
        Ok(Tok::Punct(c))
    }

    fn word(&mut self) -> &'a str {
        let start = self.at;
        self.at += 1;
        loop {
            let c = self.peek(0);
            if is_name(c) || (c == b'.' && is_name(self.peek(1))) {
                self.at += 1;
            } else if c == b':' && self.peek(1) == b':' && self.peek(2).is_ascii_alphanumeric() {
                // A qualifier such as `.shared::cluster`.
                self.at += 2;
            } else {
                return &self.text[start..self.at];
            }
        }
    }

    fn digits(&mut self, radix: u32) -> &'a str {
        let start = self.at;
        while (self.peek(0) as char).is_digit(radix) {
            self.at += 1;
        }
        &self.text[start..self.at]
    }

    fn number(&mut self) -> Result<Tok<'a>> {
        let second = self.peek(1) | 0x20;
        if self.peek(0) == b'0' && matches!(second, b'f' | b'd' | b'x' | b'b') {
            self.at += 2;
            let radix = if second == b'b' { 2 } else { 16 };
            let digits = self.digits(radix);
            let value = u64::from_str_radix(digits, radix)
                .map_err(|_| self.error("a number with no digits or too many"))?;
            return match second {
                b'f' if digits.len() == 8 => Ok(Tok::F32(value as u32)),
                b'd' if digits.len() == 16 => Ok(Tok::F64(value)),
                b'f' | b'd' => Err(self.error("0f needs 8 hexadecimal digits, 0d needs 16")),
                _ => {
                    self.skip_unsigned_mark();
                    Ok(Tok::Int(value))
                }
            };
        }
        let start = self.at;
        self.digits(10);
        let fraction = self.peek(0) == b'.' && !is_name_start(self.peek(1));
        if fraction {
            self.at += 1;
            self.digits(10);
        }
        let exponent = self.peek(0) | 0x20 == b'e'
            && (self.peek(1).is_ascii_digit()
                || (matches!(self.peek(1), b'+' | b'-') && self.peek(2).is_ascii_digit()));
        if exponent {
            self.at += 2;
            self.digits(10);
        }
        let text = &self.text[start..self.at];
        if fraction || exponent {
            let value: f64 =
                text.parse().map_err(|_| self.error(format!("`{text}` is not a number")))?;
            return Ok(Tok::F64(value.to_bits()));
        }
        self.skip_unsigned_mark();
        let value = if text.len() > 1 && text.starts_with('0') {
            u64::from_str_radix(&text[1..], 8)
        } else {
            text.parse()
        };
        value.map(Tok::Int).map_err(|_| self.error(format!("`{text}` is not a number of 64 bits")))
    }

    fn skip_unsigned_mark(&mut self) {
        if self.peek(0) == b'U' {
            self.at += 1;
        }
    }

    fn string(&mut self) -> Result<Tok<'a>> {
        let start = self.at + 1;
        self.at = start;
        while self.peek(0) != b'"' {
            if self.at >= self.bytes.len() || self.peek(0) == b'\n' {
                return Err(self.error("string without end"));
            }
            if self.peek(0) == b'\\' && self.peek(1) != b'\n' {
                self.at += 1;
            }
            self.at += 1;
        }
        // A backslash may have moved past the end.
        let end = self.at.min(self.bytes.len());
        self.at += 1;
        self.text.get(start..end).map(Tok::Str).ok_or_else(|| self.error("string without end"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn toks(text: &str) -> Vec<Tok<'_>> {
        tokenize(text).unwrap().into_iter().map(|t| t.tok).collect()
    }

    #[test]
    fn words_and_numbers() {
        use Tok::*;
        assert_eq!(
            toks("@!%p1 ld.global.v2.b32 {%r1,_}, [%rd1+-8]; // x\n$L__BB0_1: mov.u32 %r, %tid.x;"),
            [
                Punct(b'@'),
                Punct(b'!'),
                Word("%p1"),
                Word("ld.global.v2.b32"),
                Punct(b'{'),
                Word("%r1"),
                Punct(b','),
                Word("_"),
                Punct(b'}'),
                Punct(b','),
                Punct(b'['),
                Word("%rd1"),
                Punct(b'+'),
                Punct(b'-'),
                Int(8),
                Punct(b']'),
                Punct(b';'),
                Word("$L__BB0_1"),
                Punct(b':'),
                Word("mov.u32"),
                Word("%r"),
                Punct(b','),
                Word("%tid.x"),
                Punct(b';'),
                End
            ]
        );
        assert_eq!(
            toks("0f3F800000 0d3FF0000000000000 1.5 2e3 0x1fU 017 0b101 18446744073709551615U"),
            [
                F32(0x3f80_0000),
                F64(0x3ff0 << 48),
                F64(1.5f64.to_bits()),
                F64(2000f64.to_bits()),
                Int(31),
                Int(15),
                Int(5),
                Int(u64::MAX),
                End
            ]
        );
        assert_eq!(
            toks("cp.async.bulk.shared::cluster.global /* a\n b */ x"),
            [Word("cp.async.bulk.shared::cluster.global"), Word("x"), End]
        );
    }

    #[test]
    fn bad_text_is_refused() {
        for text in
            ["\"abc", "/* abc", "0f12", "0x", "99999999999999999999999", "é", "\"\\", "\"\\é"]
        {
            assert!(tokenize(text).is_err(), "{text}");
        }
        assert_eq!(tokenize("a\nb\n/*\n*/ 0f1").unwrap_err().place().line, Some(4));
    }
}
