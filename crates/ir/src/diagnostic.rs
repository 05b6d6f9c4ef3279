//! Diagnostics about inputs that are wrong or not supported: the message, the place
//! (file, line, column), the source line with a caret under it, and notes.
//!
//! The printed form is `llc`'s, without the program's name in front:
//!
//! ```text
//! kernel.ll:2:7: error: expected a type
//!   %x = adp i32 1, 2
//!        ^
//! note: did you mean 'add'?
//! ```
//!
//! A [`Diagnostic`] is one pointer wide, so that `Result<u32, Diagnostic>` costs a hot path
//! nothing. Places are byte offsets until an error is really built: [`SourceText`] finds line and
//! column only then.

use core::fmt::{self, Write as _};
use core::ops::{Deref, DerefMut};
use std::borrow::Cow;
use std::error::Error;

use crate::map::Set;

/// Severity.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Additional information.
    Note,
    /// The work goes on; the result may not be what was meant.
    Warning,
    /// No result.
    Error,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        })
    }
}

/// A place in a named text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Location {
    /// The file's name as the user gave it; `<stdin>` for the standard input.
    pub file: String,
    /// The line, from 1; 0 if the file has no lines.
    pub line: u32,
    /// The column in characters, from 1; 0 if only the line is known.
    pub column: u32,
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&shown(&self.file))?;
        if self.line == 0 {
            return Ok(());
        }
        write!(f, ":{}", self.line)?;
        if self.column != 0 {
            write!(f, ":{}", self.column)?;
        }
        Ok(())
    }
}

/// The parts of a [`Diagnostic`], which derefs to this.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Parts {
    /// Its severity.
    pub severity: Severity,
    /// The message, without a capital or a full stop.
    pub message: String,
    /// Location, if it is known.
    pub location: Option<Location>,
    /// The source line and the caret's column in it (in characters, from 0), if there is a text.
    pub excerpt: Option<Excerpt>,
    /// Hints, and the facts that the decision rests on.
    pub notes: Vec<String>,
    /// The function that it is about, if that is known.
    pub function: Option<String>,
    /// The global that it is about, if that is known.
    pub global: Option<String>,
    /// The line of the text that it is about, from 1, if only that is known.
    pub line: Option<u32>,
}

/// One line of source text, shortened around the place if it is very long.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Excerpt {
    /// The line without its end.
    pub text: String,
    /// The characters in front of the caret.
    pub caret: usize,
}

/// A message about the input. Built by [`Diagnostic::error`] and the `with_` methods, or from a
/// byte offset by [`SourceText::error`].
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Diagnostic(Box<Parts>);

impl Diagnostic {
    /// A message of the given severity without a place.
    #[cold]
    pub fn new(severity: Severity, message: impl Into<String>) -> Self {
        Self(Box::new(Parts {
            severity,
            message: message.into(),
            location: None,
            excerpt: None,
            notes: Vec::new(),
            function: None,
            global: None,
            line: None,
        }))
    }

    /// An error without a place.
    #[cold]
    pub fn error(message: impl Into<String>) -> Self {
        Self::new(Severity::Error, message)
    }

    /// A warning without a place.
    #[cold]
    pub fn warning(message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, message)
    }

    /// The error for a construct that is right but not supported (yet); names the construct.
    #[cold]
    pub fn unsupported(construct: impl fmt::Display) -> Self {
        Self::error(format!("{construct} is not supported"))
    }

    /// The same message at a place, replacing any it had.
    #[must_use]
    pub fn with_location(mut self, location: Location) -> Self {
        self.location = Some(location);
        self
    }

    /// The same message at a byte offset of a text, with the source line shown.
    #[must_use]
    pub fn at(mut self, source: &SourceText<'_>, offset: usize) -> Self {
        self.location = Some(source.location(offset));
        self.excerpt = Some(source.excerpt(offset));
        self
    }

    /// The same message in a function, if it has no better place: adds a note naming it.
    #[must_use]
    pub fn in_function(mut self, name: &str) -> Self {
        self.function.get_or_insert_with(|| name.to_owned());
        self.with_note(format!("in function '{name}'"))
    }

    /// The same message about a global ([`Diagnostic::in_text`] shows its declaration).
    #[must_use]
    pub fn about_global(mut self, name: &str) -> Self {
        self.global.get_or_insert_with(|| name.to_owned());
        self
    }

    /// The same message about a line of the text, if that is known ([`Diagnostic::in_text`] shows it).
    #[must_use]
    pub fn on_line(mut self, line: Option<u32>) -> Self {
        self.line = self.line.or(line);
        self
    }

    /// The same message at the line or else the definition of the function that it is about, if it has no better place and the
    /// LLVM IR that was compiled has that function.
    #[must_use]
    pub fn in_text(self, source: &SourceText<'_>) -> Self {
        if self.location.is_none()
            && let Some(offset) = self.line.and_then(|line| source.line_offset(line))
        {
            return self.at(source, offset);
        }
        if self.location.is_some() {
            return self;
        }
        let global = self.global.as_deref().and_then(|name| source.declaration(name));
        let defined = || self.function.as_deref().and_then(|name| source.definition(name));
        match global.or_else(defined) {
            Some(offset) => self.at(source, offset),
            None => self,
        }
    }

    /// The same message with one more note.
    #[must_use]
    pub fn with_note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// Whether this is an error (and not a warning or a note).
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

impl Deref for Diagnostic {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl DerefMut for Diagnostic {
    fn deref_mut(&mut self) -> &mut Parts {
        &mut self.0
    }
}

impl fmt::Debug for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&*self.0, f)
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(location) = &self.location {
            write!(f, "{location}: ")?;
        }
        write!(f, "{}: {}", self.severity, shown(&self.message))?;
        if let Some(excerpt) = &self.excerpt {
            write!(f, "\n{}\n", shown(&excerpt.text))?;
            // A tab before the caret is repeated, so that the caret stands under its character.
            for c in excerpt.text.chars().take(excerpt.caret) {
                f.write_char(if c == '\t' { '\t' } else { ' ' })?;
            }
            let missing = excerpt.caret.saturating_sub(excerpt.text.chars().count());
            for _ in 0..missing {
                f.write_char(' ')?;
            }
            f.write_char('^')?;
        }
        for note in &self.notes {
            write!(f, "\nnote: {}", shown(note))?;
        }
        Ok(())
    }
}

impl Error for Diagnostic {}

/// A text as a terminal may show it. A control character could move the cursor, clear the screen or change the order of what is
/// read; each is shown as its picture, one character for one, so that carets stay under their places. Line ends and tabs stay.
pub fn shown(text: &str) -> Cow<'_, str> {
    let harmless = |c: char| !is_control(c);
    if text.chars().all(harmless) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().map(|c| if harmless(c) { c } else { picture(c) }).collect())
}

/// Whether a terminal obeys a character instead of showing it.
fn is_control(c: char) -> bool {
    // The last ones turn the direction of the text.
    (c.is_control() && !matches!(c, '\n' | '\t'))
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The picture of a control character.
fn picture(c: char) -> char {
    match c {
        '\0'..='\u{1f}' => {
            char::from_u32(0x2400 + u32::from(c)).unwrap_or(char::REPLACEMENT_CHARACTER)
        }
        '\u{7f}' => '\u{2421}',
        _ => char::REPLACEMENT_CHARACTER,
    }
}

/// A named text, to turn byte offsets into places.
#[derive(Clone, Copy, Debug)]
pub struct SourceText<'a> {
    /// The file's name as the user gave it.
    pub name: &'a str,
    /// The bytes; need not be UTF-8.
    pub bytes: &'a [u8],
}

/// Excerpts show at most this many characters on either side of the caret.
const EXCERPT_REACH: usize = 100;

impl<'a> SourceText<'a> {
    /// A text of the given name.
    pub fn new(name: &'a str, bytes: &'a [u8]) -> Self {
        Self { name, bytes }
    }

    /// The start and the end (without the line end) of the line that holds `offset`.
    fn line_bounds(&self, offset: usize) -> (usize, usize) {
        let offset = offset.min(self.bytes.len());
        let start = self.bytes[..offset].iter().rposition(|&b| b == b'\n').map_or(0, |i| i + 1);
        let mut end = self.bytes[offset..]
            .iter()
            .position(|&b| b == b'\n')
            .map_or(self.bytes.len(), |i| offset + i);
        if end > start && self.bytes[end - 1] == b'\r' {
            end -= 1;
        }
        (start, end)
    }

    /// The place of a byte offset. Walks the text from its start: for errors, not for hot paths.
    pub fn location(&self, offset: usize) -> Location {
        let offset = offset.min(self.bytes.len());
        let (start, _) = self.line_bounds(offset);
        let newlines = self.bytes[..start].iter().filter(|&&b| b == b'\n').count();
        let column = String::from_utf8_lossy(&self.bytes[start..offset]).chars().count();
        Location {
            file: self.name.to_owned(),
            line: u32::try_from(newlines + 1).unwrap_or(u32::MAX),
            column: u32::try_from(column + 1).unwrap_or(u32::MAX),
        }
    }

    /// The line around a byte offset, as shown under a message.
    pub fn excerpt(&self, offset: usize) -> Excerpt {
        let (start, end) = self.line_bounds(offset);
        let offset = offset.clamp(start, end.max(start));
        let before = String::from_utf8_lossy(&self.bytes[start..offset]);
        let after = String::from_utf8_lossy(&self.bytes[offset..end.max(offset)]);
        let before_count = before.chars().count();
        let mut text = String::new();
        let mut caret = before_count;
        if before_count > EXCERPT_REACH {
            text.push_str("...");
            text.extend(before.chars().skip(before_count - EXCERPT_REACH));
            caret = EXCERPT_REACH + 3;
        } else {
            text.push_str(&before);
        }
        let mut rest = after.chars();
        text.extend(rest.by_ref().take(EXCERPT_REACH));
        if rest.next().is_some() {
            text.push_str("...");
        }
        Excerpt { text, caret }
    }

    /// The offset of the first character of a line, from 1, that is no white space.
    fn line_offset(&self, line: u32) -> Option<usize> {
        let skipped = usize::try_from(line).ok()?.checked_sub(1)?;
        let mut lines = self.bytes.split_inclusive(|&b| b == b'\n');
        let start: usize = lines.by_ref().take(skipped).map(<[u8]>::len).sum();
        let text = lines.next()?;
        Some(start + text.iter().position(|b| !b.is_ascii_whitespace())?)
    }

    /// Offset of the name of a function in its definition in LLVM IR.
    pub fn definition(&self, name: &str) -> Option<usize> {
        self.named(name, |line, text, at| {
            line.starts_with("define ") && text.starts_with('(') && at > 0
        })
    }

    /// Offset of the name of a global in its declaration or definition in LLVM IR.
    fn declaration(&self, name: &str) -> Option<usize> {
        self.named(name, |line, text, at| {
            let is_function = line.starts_with("declare ") || line.starts_with("define ");
            (is_function && text.starts_with('(')) || (at == 0 && text.starts_with([' ', '=']))
        })
    }

    /// The first line with a global's name that is the one wanted, by the line, the text after the name and the place of it.
    fn named(&self, name: &str, wanted: impl Fn(&str, &str, usize) -> bool) -> Option<usize> {
        let names = [format!("@{name}"), format!("@\"{name}\"")];
        let mut start = 0;
        for line in self.bytes.split_inclusive(|&b| b == b'\n') {
            if line.starts_with(b"de") || line.starts_with(b"@") {
                let text = String::from_utf8_lossy(line);
                let at = names.iter().find_map(|name| {
                    let mut places = text.match_indices(name.as_str()).map(|place| place.0);
                    places.find(|&at| wanted(&text, &text[at + name.len()..], at))
                });
                if let Some(at) = at {
                    return Some(start + at);
                }
            }
            start += line.len();
        }
        None
    }

    /// An error at a byte offset.
    #[cold]
    pub fn error(&self, offset: usize, message: impl Into<String>) -> Diagnostic {
        Diagnostic::error(message).at(self, offset)
    }

    /// A warning at a byte offset.
    #[cold]
    pub fn warning(&self, offset: usize, message: impl Into<String>) -> Diagnostic {
        Diagnostic::warning(message).at(self, offset)
    }
}

/// The messages of one run, in the order in which they came. Equal ones are kept once.
#[derive(Clone, Default, Debug)]
pub struct Diagnostics {
    list: Set<Diagnostic>,
}

impl Diagnostics {
    /// No messages.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a message, unless the same one is there already.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.list.insert(diagnostic);
    }

    /// Whether one of the messages is an error.
    pub fn has_errors(&self) -> bool {
        self.list.iter().any(Diagnostic::is_error)
    }

    /// The number of messages.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there is no message.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The messages.
    pub fn iter(&self) -> indexmap::set::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    /// `value` if there was no error, else the messages.
    pub fn into_result<T>(self, value: T) -> Result<T, Self> {
        if self.has_errors() { Err(self) } else { Ok(value) }
    }
}

impl From<Diagnostic> for Diagnostics {
    fn from(diagnostic: Diagnostic) -> Self {
        Self { list: Set::from_iter([diagnostic]) }
    }
}

impl Extend<Diagnostic> for Diagnostics {
    fn extend<I: IntoIterator<Item = Diagnostic>>(&mut self, diagnostics: I) {
        self.list.extend(diagnostics);
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = indexmap::set::IntoIter<Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter()
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = indexmap::set::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.iter()
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, diagnostic) in self.list.iter().enumerate() {
            if i != 0 {
                f.write_char('\n')?;
            }
            fmt::Display::fmt(diagnostic, f)?;
        }
        Ok(())
    }
}

impl Error for Diagnostics {}

/// The name among `candidates` that `name` was most likely meant to be: the one with the smallest
/// edit distance, where two neighbours that changed places count once, if that is small for the
/// length. The first wins among equals.
pub fn nearest_name<'a>(
    name: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    let limit = (name.chars().count() / 3).max(1);
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let distance = strsim::osa_distance(name, candidate);
        if distance <= limit && best.is_none_or(|(d, _)| distance < d) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printed_as_llc_does() {
        let text = SourceText::new("k.ll", b"define void @f() {\n\t%x = adp i32 1, 2\n}\n");
        let error = text.error(25, "expected an instruction").with_note("did you mean 'add'?");
        assert_eq!(
            error.to_string(),
            "k.ll:2:7: error: expected an instruction\n\t%x = adp i32 1, 2\n\t     ^\nnote: did you mean 'add'?"
        );
        assert_eq!(core::mem::size_of::<Diagnostic>(), 8);
    }

    #[test]
    fn control_characters_are_shown_as_pictures() {
        let text = SourceText::new("a\u{1b}.ll", b"  ret \x1b]0;x\x07\x1b[2J\tvoid\n");
        assert_eq!(
            text.error(6, "no '\u{9b}\u{202e}'").with_note("\u{7f}\nnext").to_string(),
            "a\u{241b}.ll:1:7: error: no '\u{fffd}\u{fffd}'\n  ret \u{241b}]0;x\u{2407}\u{241b}[2J\tvoid\n      ^\nnote: \u{2421}\nnext"
        );
    }

    #[test]
    fn a_line_is_a_place() {
        let text = SourceText::new("k.ll", b"define void @f() {\n\n\tret void\n}\n");
        let error = Diagnostic::error("no").in_function("f").on_line(Some(3)).in_text(&text);
        assert!(error.to_string().starts_with("k.ll:3:2: error: no\n\tret void\n\t^"), "{error}");
        let error = Diagnostic::error("no").in_function("f").on_line(Some(9)).in_text(&text);
        assert!(error.to_string().starts_with("k.ll:1:13"), "{error}");
    }

    #[test]
    fn places_at_the_edges_of_the_text() {
        let text = SourceText::new("t", b"ab\r\n\xffx");
        assert_eq!(text.location(0).to_string(), "t:1:1");
        assert_eq!(text.location(5).to_string(), "t:2:2");
        assert_eq!(text.location(999).to_string(), "t:2:3");
        assert_eq!(text.excerpt(3), Excerpt { text: "ab".to_owned(), caret: 2 });
        assert_eq!(
            SourceText::new("t", b"").error(0, "empty").to_string(),
            "t:1:1: error: empty\n\n^"
        );
    }

    #[test]
    fn long_lines_are_shown_around_the_place() {
        let line = vec![b'x'; 10_000];
        let excerpt = SourceText::new("t", &line).excerpt(5000);
        assert_eq!(excerpt.text.len(), 206);
        assert_eq!(excerpt.caret, 103);
    }

    #[test]
    fn collection_keeps_equal_messages_once() {
        let mut all = Diagnostics::new();
        for _ in 0..6 {
            all.push(Diagnostic::warning("unknown processor"));
        }
        assert_eq!(all.len(), 1);
        assert!(!all.has_errors());
        all.push(Diagnostic::unsupported("inline asm constraint 'q'"));
        assert!(all.has_errors());
        assert_eq!(
            all.to_string(),
            "warning: unknown processor\nerror: inline asm constraint 'q' is not supported"
        );
        assert!(all.into_result(()).is_err());
    }

    #[test]
    fn nearest_names() {
        let names = ["mem2reg", "sroa", "instcombine"];
        assert_eq!(nearest_name("mem2rag", names), Some("mem2reg"));
        assert_eq!(nearest_name("instcombin", names), Some("instcombine"));
        assert_eq!(nearest_name("sora", names), Some("sroa"));
        assert_eq!(nearest_name("zzzz", names), None);
    }
}
