//! As much YAML as machine functions are written in: block mappings and sequences by indentation, flow mappings and
//! sequences, quoted scalars, literal blocks.
//!
//! Every node keeps its place in the text, so that messages can point there and fields without a model can be kept as
//! they stand.

use super::Result;
use ir::diagnostic::SourceText;
use std::borrow::Cow;

/// Flow collections may be nested this deep.
const MAX_DEPTH: u32 = 20;

/// A node of the document.
#[derive(Clone, Debug)]
pub(super) struct Node<'a> {
    /// Offset of its start in the text.
    pub(super) start: usize,
    pub(super) kind: Kind<'a>,
}

/// Content of a node.
#[derive(Clone, Debug)]
pub(super) enum Kind<'a> {
    Scalar(Cow<'a, str>),
    Sequence(Vec<Node<'a>>),
    Mapping(Vec<Field<'a>>),
}

/// A field of a mapping.
#[derive(Clone, Debug)]
pub(super) struct Field<'a> {
    pub(super) key: Cow<'a, str>,
    pub(super) value: Node<'a>,
    /// The whole field in the text, with its lines' ends if it is a field of a block.
    pub(super) span: (usize, usize),
}

impl<'a> Node<'a> {
    /// The text of a scalar; empty for everything else.
    pub(super) fn text(&self) -> &str {
        match &self.kind {
            Kind::Scalar(text) => text,
            _ => "",
        }
    }

    pub(super) fn items(&self) -> &[Node<'a>] {
        match &self.kind {
            Kind::Sequence(items) => items,
            _ => &[],
        }
    }

    pub(super) fn fields(&self) -> &[Field<'a>] {
        match &self.kind {
            Kind::Mapping(fields) => fields,
            _ => &[],
        }
    }

    /// A field's value.
    pub(super) fn get(&self, key: &str) -> Option<&Node<'a>> {
        self.fields().iter().find(|f| f.key == key).map(|f| &f.value)
    }
}

/// Range of a machine function's code: the literal block after `body: |`.
pub(super) type Span = (usize, usize);

/// Reads the mapping that is a document from `start` to `end`. The value of the field `body` is not read: its lines
/// are answered beside the mapping.
pub(super) fn document<'a>(
    source: SourceText<'a>,
    start: usize,
    end: usize,
) -> Result<(Node<'a>, Option<Span>)> {
    let mut reader = Reader { source, text: source.bytes, pos: start, end, body: None };
    let node = reader.block(0)?;
    Ok((node, reader.body))
}

struct Reader<'a> {
    source: SourceText<'a>,
    text: &'a [u8],
    pos: usize,
    end: usize,
    body: Option<Span>,
}

impl<'a> Reader<'a> {
    fn byte(&self) -> u8 {
        if self.pos < self.end { self.text[self.pos] } else { 0 }
    }

    fn utf8(&self, start: usize, end: usize) -> Result<&'a str> {
        core::str::from_utf8(&self.text[start..end])
            .map_err(|_| self.source.error(start, "not UTF-8"))
    }

    /// Skips empty lines and comment lines; the indentation of the next line, whose first byte is next.
    fn indentation(&mut self) -> Option<usize> {
        loop {
            let line = self.pos;
            while self.byte() == b' ' {
                self.pos += 1;
            }
            match self.byte() {
                b'\n' | b'\r' | b'#' => {
                    self.skip_line();
                }
                _ if self.pos >= self.end => return None,
                _ => return Some(self.pos - line),
            }
        }
    }

    fn skip_line(&mut self) {
        while self.pos < self.end && self.text[self.pos] != b'\n' {
            self.pos += 1;
        }
        self.pos = (self.pos + 1).min(self.end);
    }

    fn skip_spaces(&mut self) {
        while matches!(self.byte(), b' ' | b'\r') {
            self.pos += 1;
        }
    }

    fn skip_white(&mut self) {
        while matches!(self.byte(), b' ' | b'\n' | b'\r' | b'\t') {
            self.pos += 1;
        }
    }

    /// A mapping or sequence whose lines are indented by at least `least`.
    fn block(&mut self, least: usize) -> Result<Node<'a>> {
        let line = self.pos;
        let Some(indent) = self.indentation().filter(|&i| i >= least) else {
            self.pos = line;
            return Ok(Node { start: line, kind: Kind::Scalar(Cow::Borrowed("")) });
        };
        let start = self.pos;
        if least / 2 > MAX_DEPTH as usize {
            return Err(self.source.error(start, "nested too deep"));
        }
        if self.byte() == b'-' && self.text.get(self.pos + 1) == Some(&b' ') {
            return self.sequence(start, indent);
        }
        self.mapping(start, indent)
    }

    fn sequence(&mut self, start: usize, indent: usize) -> Result<Node<'a>> {
        let mut items = Vec::new();
        loop {
            // At a dash.
            self.pos += 2;
            self.skip_spaces();
            let inner = indent + 2;
            let item = match self.byte() {
                b'{' | b'[' | b'\'' | b'"' => {
                    let item = self.flow(0)?;
                    self.line_end()?;
                    item
                }
                _ if self.is_key() => self.mapping(self.pos, inner)?,
                _ => self.plain_line()?,
            };
            items.push(item);
            let line = self.pos;
            match self.indentation() {
                Some(i) if i == indent && self.byte() == b'-' => {}
                _ => {
                    self.pos = line;
                    return Ok(Node { start, kind: Kind::Sequence(items) });
                }
            }
        }
    }

    /// A mapping of which the first key is next.
    fn mapping(&mut self, start: usize, indent: usize) -> Result<Node<'a>> {
        let mut fields = Vec::new();
        loop {
            let field = self.field(indent)?;
            fields.push(field);
            let line = self.pos;
            match self.indentation() {
                Some(i) if i == indent && self.byte() != b'-' => {}
                Some(i) if i > indent => {
                    return Err(self.source.error(self.pos, "unexpected indentation"));
                }
                _ => {
                    self.pos = line;
                    return Ok(Node { start, kind: Kind::Mapping(fields) });
                }
            }
        }
    }

    /// Whether `key: ` or `key:` with the line's end is next.
    fn is_key(&self) -> bool {
        let rest = &self.text[self.pos..self.end];
        let len = rest.iter().take_while(|b| is_plain(**b)).count();
        len > 0 && rest.get(len) == Some(&b':')
    }

    fn field(&mut self, indent: usize) -> Result<Field<'a>> {
        let start = self.pos;
        if !self.is_key() {
            return Err(self.source.error(start, "expected a field: 'name: value'"));
        }
        while self.byte() != b':' {
            self.pos += 1;
        }
        let key = self.utf8(start, self.pos)?;
        self.pos += 1;
        self.skip_spaces();
        let value = match self.byte() {
            b'|' => {
                self.skip_line();
                let from = self.pos;
                loop {
                    let line = self.pos;
                    while self.byte() == b' ' {
                        self.pos += 1;
                    }
                    let empty = matches!(self.byte(), b'\n' | b'\r');
                    if self.pos >= self.end || (!empty && self.pos - line <= indent) {
                        self.pos = line.max(from);
                        break;
                    }
                    self.skip_line();
                    if self.pos >= self.end {
                        break;
                    }
                }
                if key == "body" && indent == 0 {
                    self.body = Some((from, self.pos));
                    Node { start: from, kind: Kind::Scalar(Cow::Borrowed("")) }
                } else {
                    let text = self.utf8(from, self.pos)?;
                    Node { start: from, kind: Kind::Scalar(Cow::Borrowed(text)) }
                }
            }
            b'\n' | b'\r' | b'#' => {
                self.skip_line();
                // A sequence may be as deep as its key.
                let line = self.pos;
                let deeper = match self.indentation() {
                    Some(i) if i == indent && self.byte() == b'-' => indent,
                    _ => indent + 1,
                };
                self.pos = line;
                self.block(deeper)?
            }
            b'{' | b'[' | b'\'' | b'"' => {
                let value = self.flow(0)?;
                self.line_end()?;
                value
            }
            _ => self.plain_line()?,
        };
        Ok(Field { key: Cow::Borrowed(key), value, span: (start, self.pos) })
    }

    /// The rest of the line as a scalar.
    fn plain_line(&mut self) -> Result<Node<'a>> {
        let start = self.pos;
        self.skip_line();
        let text = self.utf8(start, self.pos)?;
        Ok(Node { start, kind: Kind::Scalar(Cow::Borrowed(text.trim())) })
    }

    fn line_end(&mut self) -> Result<()> {
        self.skip_spaces();
        match self.byte() {
            _ if self.pos >= self.end => Ok(()),
            b'\n' | b'#' => {
                self.skip_line();
                Ok(())
            }
            _ => Err(self.source.error(self.pos, "expected the end of the line")),
        }
    }

    /// A flow collection or a scalar inside of one.
    fn flow(&mut self, depth: u32) -> Result<Node<'a>> {
        self.skip_white();
        let start = self.pos;
        if depth > MAX_DEPTH {
            return Err(self.source.error(start, "nested too deep"));
        }
        match self.byte() {
            b'{' => {
                self.pos += 1;
                let mut fields = Vec::new();
                while !self.ends(b'}')? {
                    let from = self.pos;
                    let Kind::Scalar(key) = self.flow(depth + 1)?.kind else {
                        return Err(self.source.error(from, "expected a name"));
                    };
                    self.skip_white();
                    if self.byte() != b':' {
                        return Err(self.source.error(self.pos, "expected ':'"));
                    }
                    self.pos += 1;
                    let value = self.flow(depth + 1)?;
                    fields.push(Field { key, value, span: (from, self.pos) });
                    self.comma(b'}')?;
                }
                Ok(Node { start, kind: Kind::Mapping(fields) })
            }
            b'[' => {
                self.pos += 1;
                let mut items = Vec::new();
                while !self.ends(b']')? {
                    items.push(self.flow(depth + 1)?);
                    self.comma(b']')?;
                }
                Ok(Node { start, kind: Kind::Sequence(items) })
            }
            quote @ (b'\'' | b'"') => self.quoted(quote),
            _ => {
                let rest = &self.text[self.pos..self.end];
                let stop = |b: u8| matches!(b, b',' | b'}' | b']' | b'{' | b'[' | b'\n' | b':');
                let len = rest.iter().take_while(|&&b| !stop(b)).count();
                self.pos += len;
                let text = self.utf8(start, self.pos)?;
                Ok(Node { start, kind: Kind::Scalar(Cow::Borrowed(text.trim())) })
            }
        }
    }

    fn ends(&mut self, close: u8) -> Result<bool> {
        self.skip_white();
        if self.pos >= self.end {
            let what = format!("'{}' is missing", char::from(close));
            return Err(self.source.error(self.pos, what));
        }
        let ends = self.byte() == close;
        if ends {
            self.pos += 1;
        }
        Ok(ends)
    }

    fn comma(&mut self, close: u8) -> Result<()> {
        self.skip_white();
        match self.byte() {
            b',' => {
                self.pos += 1;
                Ok(())
            }
            b if b == close => Ok(()),
            _ => {
                let what = format!("expected ',' or '{}'", char::from(close));
                Err(self.source.error(self.pos, what))
            }
        }
    }

    fn quoted(&mut self, quote: u8) -> Result<Node<'a>> {
        let start = self.pos;
        self.pos += 1;
        let from = self.pos;
        let mut escaped = false;
        loop {
            if self.pos >= self.end {
                return Err(self.source.error(start, "the string does not end"));
            }
            let b = self.byte();
            if b == quote {
                if quote == b'\'' && self.text.get(self.pos + 1) == Some(&b'\'') {
                    escaped = true;
                    self.pos += 2;
                    continue;
                }
                break;
            }
            if b == b'\\' && quote == b'"' {
                escaped = true;
                self.pos += 1;
            }
            if b == b'\n' {
                escaped = true;
            }
            self.pos += 1;
        }
        let raw = self.utf8(from, self.pos.min(self.end))?;
        self.pos += 1;
        let text = if escaped { Cow::Owned(unescape(raw, quote)) } else { Cow::Borrowed(raw) };
        Ok(Node { start, kind: Kind::Scalar(text) })
    }
}

fn is_plain(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-' | b'.' | b'$')
}

/// The string that a quoted scalar stands for. Line ends with the spaces around them are one space.
fn unescape(raw: &str, quote: u8) -> String {
    let mut text = String::new();
    let mut chars = raw.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\'' if quote == b'\'' => {
                chars.next();
                text.push('\'');
            }
            '\n' => {
                let kept = text.trim_end_matches([' ', '\r']).len();
                text.truncate(kept);
                while chars.next_if(|c| c.is_whitespace()).is_some() {}
                text.push(' ');
            }
            '\\' if quote == b'"' => match chars.next() {
                Some('n') => text.push('\n'),
                Some('t') => text.push('\t'),
                Some('0') => text.push('\0'),
                Some('x') => {
                    let digits: String = chars.by_ref().take(2).collect();
                    let code = u32::from_str_radix(&digits, 16).unwrap_or(u32::from('?'));
                    text.extend(char::from_u32(code));
                }
                Some('\n') => while chars.next_if(|c| c.is_whitespace()).is_some() {},
                Some(other) => text.push(other),
                None => {}
            },
            other => text.push(other),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_and_flows() {
        let text = "name: f\nlist:\n  - { id: 0, name: 'it''s', flags: [  ],\n      last: x }\n  - id: 1\n    value: \"a\\\"b\"\nempty: []\nnested:\n  a: { b: '$v' }\n  c: 1\nbody: |\n  bb.0:\n    X\n";
        let source = SourceText::new("t", text.as_bytes());
        let (node, body) = document(source, 0, text.len()).expect("a document");
        assert_eq!(node.get("name").map(Node::text), Some("f"));
        let list = node.get("list").expect("a list").items();
        assert_eq!(list.len(), 2);
        assert_eq!(list[0].get("name").map(Node::text), Some("it's"));
        assert_eq!(list[0].get("last").map(Node::text), Some("x"));
        assert_eq!(list[1].get("value").map(Node::text), Some("a\"b"));
        let nested = node.get("nested").expect("a mapping");
        assert_eq!(nested.get("a").and_then(|a| a.get("b")).map(Node::text), Some("$v"));
        let (from, to) = body.expect("a body");
        assert_eq!(&text[from..to], "  bb.0:\n    X\n");
        let span = node.fields()[3].span;
        assert_eq!(&text[span.0..span.1], "nested:\n  a: { b: '$v' }\n  c: 1\n");
    }

    #[test]
    fn mistakes_have_places() {
        for (text, place) in [("a: { b: 1\n", 10), ("a: 'x\n", 3), ("a: 1\n    b: 2\n", 9)] {
            let source = SourceText::new("t", text.as_bytes());
            let error = document(source, 0, text.len()).expect_err("refused");
            let location = error.location.clone().expect("a place");
            let expected = source.location(place);
            assert_eq!(
                (location.line, location.column),
                (expected.line, expected.column),
                "{text}"
            );
        }
    }
}
