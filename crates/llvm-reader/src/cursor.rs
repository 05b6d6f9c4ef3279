//! The lexical level: a position in the bytes of the text.
//!
//! There is no token type. The grammar of LLVM IR can be read with one byte of lookahead nearly
//! everywhere, so the parser asks for what it expects: a byte of punctuation, a word, a name, a
//! number, a string. Nothing is allocated; names and strings are slices of the text unless they hold
//! escapes.

use crate::keywords::Key;
use ir::diagnostic::{Diagnostic, SourceText};
use ir::ssa::Type;
use std::borrow::Cow;

/// The reader's result: a value or the one message that ends the reading.
pub(crate) type Result<T> = core::result::Result<T, Diagnostic>;

const NAME: u8 = 1;
const WORD: u8 = 2;
const SPACE: u8 = 4;
const DIGIT: u8 = 8;

const CLASSES: [u8; 256] = {
    let mut table = [0u8; 256];
    let mut n = 0;
    while n < 256 {
        let b = n as u8;
        let mut class = 0;
        if b.is_ascii_alphanumeric() || b == b'_' {
            class |= WORD | NAME;
        }
        if b == b'-' || b == b'$' || b == b'.' {
            class |= NAME;
        }
        if b.is_ascii_digit() {
            class |= DIGIT;
        }
        if b == b' ' || b == b'\n' || b == b'\t' || b == b'\r' {
            class |= SPACE;
        }
        table[n] = class;
        n += 1;
    }
    table
};

fn has(byte: u8, class: u8) -> bool {
    CLASSES[byte as usize] & class != 0
}

/// A run of letters, digits and underscores in the text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word {
    /// Offset of its first byte.
    pub(crate) start: usize,
    /// Offset after its last byte.
    pub(crate) end: usize,
    /// Its bytes as a number, for matching against [`crate::keywords`]; 0 for words over 16 bytes.
    pub(crate) key: Key,
}

impl Word {
    /// Whether there was no word.
    pub(crate) fn is_empty(self) -> bool {
        self.start == self.end
    }
}

/// Name after a `%`, `@`, `$` or `#`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Name<'a> {
    /// `%12`
    Number(u32),
    /// `%x` or `%"x y"`, unescaped
    Text(Cow<'a, [u8]>),
}

/// A position in the text.
pub(crate) struct Cursor<'a> {
    /// The whole text.
    pub(crate) text: &'a [u8],
    /// Offset of the next byte.
    pub(crate) pos: usize,
    /// Name of the text, for messages.
    pub(crate) name: &'a str,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(name: &'a str, text: &'a [u8]) -> Self {
        // A byte-order mark says nothing about UTF-8.
        let pos = if text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
        Cursor { text, pos, name }
    }

    /// The byte at the position; 0 at the end.
    #[inline]
    pub(crate) fn byte(&self) -> u8 {
        self.text.get(self.pos).copied().unwrap_or(0)
    }

    /// The byte `n` after the position; 0 past the end.
    #[inline]
    pub(crate) fn byte_at(&self, n: usize) -> u8 {
        self.text.get(self.pos + n).copied().unwrap_or(0)
    }

    /// Skips white space and comments; the byte after them, 0 at the end.
    #[inline]
    pub(crate) fn peek(&mut self) -> u8 {
        let byte = self.byte();
        if !has(byte, SPACE) && byte != b';' && byte != b'/' {
            return byte;
        }
        self.skip_space()
    }

    fn skip_space(&mut self) -> u8 {
        loop {
            let byte = self.byte();
            if has(byte, SPACE) {
                self.pos += 1;
            } else if byte == b';' {
                self.skip_line();
            } else if byte == b'/' && self.text.get(self.pos + 1) == Some(&b'*') {
                let rest = &self.text[self.pos + 2..];
                let end = rest.windows(2).position(|w| w == b"*/");
                self.pos += end.map_or(rest.len() + 2, |n| n + 4);
            } else {
                return byte;
            }
        }
    }

    /// Skips to the end of the line.
    pub(crate) fn skip_line(&mut self) {
        let rest = &self.text[self.pos.min(self.text.len())..];
        self.pos += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
    }

    /// Whether only white space and comments are left.
    pub(crate) fn at_end(&mut self) -> bool {
        self.peek() == 0 && self.pos >= self.text.len()
    }

    /// Consumes `byte` if it is next.
    #[inline]
    pub(crate) fn eat(&mut self, byte: u8) -> bool {
        // Not `self.pos += usize::from(found)`: rustc 1.95 loses that addition at -O2.
        if self.peek() != byte {
            return false;
        }
        self.pos += 1;
        true
    }

    /// Consumes `byte` or fails.
    #[inline]
    pub(crate) fn require(&mut self, byte: u8) -> Result<()> {
        if self.eat(byte) {
            return Ok(());
        }
        Err(self.expected(&format!("'{}'", byte as char)))
    }

    /// The word that is next, not consumed; empty if something else is.
    #[inline]
    pub(crate) fn word(&mut self) -> Word {
        self.peek();
        let start = self.pos;
        let mut end = start;
        // Most words are short enough to need no more than one register.
        let mut short = 0u64;
        while let Some(&b) = self.text.get(end) {
            if !has(b, WORD) || end - start == 8 {
                break;
            }
            short = short << 8 | u64::from(b);
            end += 1;
        }
        let mut key = Key::from(short);
        if end - start == 8 {
            while let Some(&b) = self.text.get(end) {
                if !has(b, WORD) {
                    break;
                }
                key = key << 8 | Key::from(b);
                end += 1;
            }
        }
        if end - start > 16 {
            key = 0;
        }
        Word { start, end, key }
    }

    /// Consumes a word got by [`Cursor::word`].
    #[inline]
    pub(crate) fn take(&mut self, word: Word) {
        self.pos = word.end;
    }

    /// The bytes of a word.
    #[inline]
    pub(crate) fn bytes_of(&self, word: Word) -> &'a [u8] {
        &self.text[word.start..word.end]
    }

    /// The text of a word.
    pub(crate) fn text_of(&self, word: Word) -> &'a str {
        // Word bytes are ASCII.
        std::str::from_utf8(&self.text[word.start..word.end]).unwrap_or("")
    }

    /// Consumes the word `key` if it is next.
    #[inline]
    pub(crate) fn eat_word(&mut self, key: Key) -> bool {
        let word = self.word();
        let found = word.key == key && !word.is_empty();
        if found {
            self.take(word);
        }
        found
    }

    /// Consumes the word `text` or fails.
    pub(crate) fn require_word(&mut self, text: &str) -> Result<()> {
        let word = self.word();
        if self.text[word.start..word.end] != *text.as_bytes() {
            return Err(self.expected(&format!("'{text}'")));
        }
        self.take(word);
        Ok(())
    }

    /// A run of digits, not preceded by white space.
    pub(crate) fn digits(&mut self) -> &'a [u8] {
        let rest = &self.text[self.pos..];
        let len = rest.iter().position(|&b| !has(b, DIGIT)).unwrap_or(rest.len());
        self.pos += len;
        &rest[..len]
    }

    /// An unsigned number that fits 64 bits.
    pub(crate) fn u64(&mut self) -> Result<u64> {
        self.peek();
        let start = self.pos;
        let digits = self.digits();
        if digits.is_empty() {
            return Err(self.expected("an unsigned number"));
        }
        let mut value = 0u64;
        for &d in digits {
            value = value
                .checked_mul(10)
                .and_then(|v| v.checked_add(u64::from(d - b'0')))
                .ok_or_else(|| self.error_at(start, "number is too large"))?;
        }
        Ok(value)
    }

    /// An unsigned number that fits 32 bits.
    pub(crate) fn u32(&mut self) -> Result<u32> {
        self.peek();
        let start = self.pos;
        let value = self.u64()?;
        u32::try_from(value).map_err(|_| self.error_at(start, "number is too large"))
    }

    /// A signed number.
    pub(crate) fn i128(&mut self) -> Result<i128> {
        let negative = self.eat(b'-');
        let start = self.pos;
        let digits = self.digits();
        if digits.is_empty() {
            return Err(self.expected("a number"));
        }
        let mut value = 0i128;
        for &d in digits {
            let digit = i128::from(d - b'0');
            value = value
                .checked_mul(10)
                .and_then(|v| if negative { v.checked_sub(digit) } else { v.checked_add(digit) })
                .ok_or_else(|| self.error_at(start, "number is too large"))?;
        }
        Ok(value)
    }

    /// Consumes one of the commonest types: `iN` of at most three digits, `ptr` without an address
    /// space, `float`, `double`.
    #[inline]
    pub(crate) fn common_type(&mut self) -> Option<Type> {
        let (text, ty) = match self.peek() {
            b'i' => return self.small_int_type().map(Type::int),
            b'p' => (&b"ptr"[..], Type::ptr(0)),
            b'f' => (&b"float"[..], Type::FLOAT),
            b'd' => (&b"double"[..], Type::DOUBLE),
            _ => return None,
        };
        let rest = &self.text[self.pos..];
        if !rest.starts_with(text) || rest.get(text.len()).is_some_and(|&b| has(b, WORD)) {
            return None;
        }
        // An address space may follow a space (and hardly ever a comment or more than one).
        if text == b"ptr"
            && !matches!(rest[3..], [b',' | b')', ..] | [b' ', b'%' | b'@' | b'n', ..])
        {
            return None;
        }
        self.pos += text.len();
        Some(ty)
    }

    /// Consumes `iN` of at most three digits; its width.
    #[inline]
    fn small_int_type(&mut self) -> Option<u32> {
        let mut width = 0;
        for n in 1..5 {
            let byte = self.byte_at(n);
            if has(byte, DIGIT) && n < 4 {
                width = width * 10 + u32::from(byte - b'0');
            } else if has(byte, WORD) || width == 0 {
                return None;
            } else {
                self.pos += n;
                return Some(width);
            }
        }
        None
    }

    /// Consumes a number of at most nine digits, if one is next.
    #[inline]
    pub(crate) fn small_number(&mut self) -> Option<u32> {
        let mut value = 0;
        for n in 0..10 {
            let byte = self.byte_at(n);
            if !has(byte, DIGIT) {
                self.pos += n;
                return (n > 0).then_some(value);
            }
            if n < 9 {
                value = value * 10 + u32::from(byte - b'0');
            }
        }
        None
    }

    /// Bytes of a name without quotes at the position.
    pub(crate) fn bare_name(&mut self) -> &'a [u8] {
        let rest = &self.text[self.pos..];
        let len = rest.iter().position(|&b| !has(b, NAME)).unwrap_or(rest.len());
        self.pos += len;
        &rest[..len]
    }

    /// The name after a sigil that was just consumed.
    #[inline]
    pub(crate) fn name(&mut self) -> Result<Name<'a>> {
        let byte = self.byte();
        if byte == b'"' {
            let start = self.pos;
            let text = self.string()?;
            if text.is_empty() || text.contains(&0) {
                return Err(self.error_at(start, "a name cannot be empty or hold a null byte"));
            }
            return Ok(Name::Text(text));
        }
        if has(byte, DIGIT) {
            let start = self.pos;
            let digits = self.digits();
            let value = digits
                .iter()
                .fold(0u64, |n, &d| n.saturating_mul(10).saturating_add(u64::from(d - b'0')));
            return match u32::try_from(value) {
                Ok(value) => Ok(Name::Number(value)),
                Err(_) => Err(self.error_at(start, "number is too large")),
            };
        }
        let text = self.bare_name();
        if text.is_empty() {
            return Err(self.error_at(self.pos, "expected a name"));
        }
        Ok(Name::Text(Cow::Borrowed(text)))
    }

    /// A quoted string, unescaped. Its opening quote must be next.
    pub(crate) fn string(&mut self) -> Result<Cow<'a, [u8]>> {
        if !self.eat(b'"') {
            return Err(self.expected("a string"));
        }
        let start = self.pos;
        let rest = &self.text[start..];
        let Some(len) = rest.iter().position(|&b| b == b'"') else {
            return Err(self.error_at(start - 1, "unterminated string"));
        };
        self.pos = start + len + 1;
        let raw = &rest[..len];
        Ok(if raw.contains(&b'\\') { Cow::Owned(unescape(raw)) } else { Cow::Borrowed(raw) })
    }

    /// A quoted string that is UTF-8.
    pub(crate) fn utf8_string(&mut self) -> Result<Cow<'a, str>> {
        self.peek();
        let start = self.pos;
        let bytes = self.string()?;
        self.utf8(bytes, start)
    }

    /// Bytes as text.
    pub(crate) fn utf8(&self, bytes: Cow<'a, [u8]>, start: usize) -> Result<Cow<'a, str>> {
        match bytes {
            Cow::Borrowed(b) => std::str::from_utf8(b).map(Cow::Borrowed).ok(),
            Cow::Owned(b) => String::from_utf8(b).map(Cow::Owned).ok(),
        }
        .ok_or_else(|| self.error_at(start, "text that is not UTF-8 is not supported here"))
    }

    /// The raw text up to the `)` that closes the `(` just consumed, which is consumed too.
    pub(crate) fn balanced(&mut self) -> Result<&'a [u8]> {
        let start = self.pos;
        let mut depth = 1u32;
        loop {
            match self.byte() {
                b'(' => depth += 1,
                b')' => {
                    depth -= 1;
                    if depth == 0 {
                        self.pos += 1;
                        return Ok(&self.text[start..self.pos - 1]);
                    }
                }
                b'"' => {
                    self.string()?;
                    continue;
                }
                0 if self.pos >= self.text.len() => {
                    return Err(self.error_at(start - 1, "unclosed '('"));
                }
                _ => {}
            }
            self.pos += 1;
        }
    }

    /// The text as messages need it.
    pub(crate) fn source(&self) -> SourceText<'a> {
        SourceText::new(self.name, self.text)
    }

    /// An error at an offset.
    #[cold]
    pub(crate) fn error_at(&self, offset: usize, message: impl Into<String>) -> Diagnostic {
        self.source().error(offset, message)
    }

    /// An error at what is next.
    #[cold]
    pub(crate) fn error(&mut self, message: impl Into<String>) -> Diagnostic {
        self.peek();
        self.error_at(self.pos, message)
    }

    /// "expected …" at what is next.
    #[cold]
    pub(crate) fn expected(&mut self, what: &str) -> Diagnostic {
        if self.at_end() {
            return self.error(format!("expected {what}, found the end of the text"));
        }
        self.error(format!("expected {what}"))
    }
}

/// Replaces `\\` and `\XX` by the bytes that they stand for; other backslashes stay.
pub(crate) fn unescape(raw: &[u8]) -> Vec<u8> {
    let hex = |b: u8| (b as char).to_digit(16).map(|d| d as u8);
    let mut out = Vec::with_capacity(raw.len());
    let mut n = 0;
    while n < raw.len() {
        if raw[n] == b'\\' {
            if raw.get(n + 1) == Some(&b'\\') {
                out.push(b'\\');
                n += 2;
                continue;
            }
            let pair = raw.get(n + 1).zip(raw.get(n + 2));
            if let Some((high, low)) = pair.and_then(|(&h, &l)| hex(h).zip(hex(l))) {
                out.push(high << 4 | low);
                n += 3;
                continue;
            }
        }
        out.push(raw[n]);
        n += 1;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_strings() {
        let mut c = Cursor::new("t", b"  ; comment\n x.y-z \"a\\41\\\\\" 42");
        assert_eq!(c.peek(), b'x');
        assert_eq!(c.name().unwrap(), Name::Text(Cow::Borrowed(b"x.y-z")));
        assert_eq!(
            &*c.string()
                .or_else(|_| {
                    c.peek();
                    c.string()
                })
                .unwrap(),
            b"aA\\"
        );
        assert_eq!(c.u64().unwrap(), 42);
        assert!(c.at_end());
    }

    #[test]
    fn numbers_do_not_wrap() {
        let mut c = Cursor::new("t", b"99999999999999999999");
        assert!(c.u64().unwrap_err().to_string().contains("too large"));
    }
}
