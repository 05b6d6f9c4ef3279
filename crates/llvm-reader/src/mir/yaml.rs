//! The YAML of machine functions, as trees of what `saphyr-parser` reads.
//!
//! Every node keeps its place in the text, so that messages can point there and fields without a model can be kept as
//! they stand.

use super::Result;
use ir::diagnostic::SourceText;
use saphyr_parser::{Event, Marker, Parser, StrInput};
use std::borrow::Cow;

/// Collections may be nested this deep.
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

/// Reads the mapping that is a document from `start` to `end`. The field `body` is left out: its lines are answered
/// beside the mapping.
pub(super) fn document(
    source: SourceText<'_>,
    start: usize,
    end: usize,
) -> Result<(Node<'_>, Option<Span>)> {
    let (mut key, mut body) = (end, None::<Span>);
    let mut at = start;
    for line in source.bytes[start..end].split_inclusive(|&b| b == b'\n') {
        let next = at + line.len();
        let value = line.strip_prefix(b"body:").map(<[u8]>::trim_ascii_start);
        match &mut body {
            None if value.is_some_and(|value| value.starts_with(b"|")) => {
                (key, body) = (at, Some((next, next)));
            }
            None => {}
            Some(span) if line.starts_with(b" ") || line.trim_ascii().is_empty() => span.1 = next,
            Some(_) => break,
        }
        at = next;
    }
    let mut fields = Vec::new();
    for (from, to) in [(start, key), (body.map_or(end, |span| span.1), end)] {
        match read(source, from, to)? {
            Some(Node { kind: Kind::Mapping(more), .. }) => fields.extend(more),
            Some(node) => return Err(source.error(node.start, NO_FIELD)),
            None => {}
        }
    }
    Ok((Node { start, kind: Kind::Mapping(fields) }, body))
}

const NO_FIELD: &str = "expected a field: 'name: value'";

/// Reads a part of the text, if there is more than blanks and comments.
fn read(source: SourceText<'_>, start: usize, end: usize) -> Result<Option<Node<'_>>> {
    let text = core::str::from_utf8(&source.bytes[start..end])
        .map_err(|error| source.error(start + error.valid_up_to(), "not UTF-8"))?;
    let offsets = (!text.is_ascii()).then(|| text.char_indices().map(|(at, _)| at).collect());
    let events = Parser::new_from_str(text);
    let mut reader = Reader { source, events, start, end, offsets, last: start };
    let mut root = None;
    loop {
        match reader.next()? {
            (Event::StreamEnd, _) => return Ok(root),
            (Event::StreamStart | Event::DocumentStart(_) | Event::DocumentEnd, _) => {}
            (event, at) => root = Some(reader.node(event, at, 0)?),
        }
    }
}

struct Reader<'a> {
    source: SourceText<'a>,
    events: Parser<'a, StrInput<'a>>,
    start: usize,
    end: usize,
    /// Offsets of the characters from `start`, where they are not all ASCII.
    offsets: Option<Vec<usize>>,
    /// The end of the last scalar or bracket.
    last: usize,
}

impl<'a> Reader<'a> {
    fn offset(&self, marker: &Marker) -> usize {
        let offset = match &self.offsets {
            None => Some(marker.index()),
            Some(offsets) => offsets.get(marker.index()).copied(),
        };
        offset.map_or(self.end, |offset| self.end.min(self.start + offset))
    }

    /// The next event, and where it starts.
    fn next(&mut self) -> Result<(Event<'a>, usize)> {
        match self.events.next() {
            Some(Ok((event, span))) => {
                let (from, to) = (self.offset(&span.start), self.offset(&span.end));
                if from < to {
                    self.last = to;
                }
                Ok((event, from))
            }
            Some(Err(error)) => Err(self.source.error(self.offset(error.marker()), error.info())),
            None => Ok((Event::StreamEnd, self.end)),
        }
    }

    fn node(&mut self, event: Event<'a>, start: usize, depth: u32) -> Result<Node<'a>> {
        if depth > MAX_DEPTH {
            return Err(self.source.error(start, "nested too deep"));
        }
        let kind = match event {
            Event::Scalar(text, ..) => Kind::Scalar(text),
            Event::SequenceStart(..) => {
                let mut items = Vec::new();
                loop {
                    match self.next()? {
                        (Event::SequenceEnd, _) => break Kind::Sequence(items),
                        (event, at) => items.push(self.node(event, at, depth + 1)?),
                    }
                }
            }
            Event::MappingStart(..) => {
                let is_flow = self.source.bytes.get(start) == Some(&b'{');
                let mut fields = Vec::new();
                loop {
                    let (event, from) = self.next()?;
                    if event == Event::MappingEnd {
                        break Kind::Mapping(fields);
                    }
                    let Kind::Scalar(key) = self.node(event, from, depth + 1)?.kind else {
                        return Err(self.source.error(from, "expected a name"));
                    };
                    let (event, at) = self.next()?;
                    let value = self.node(event, at, depth + 1)?;
                    let end = if is_flow { self.last } else { self.line_end() };
                    fields.push(Field { key, value, span: (from, end) });
                }
            }
            _ => return Err(self.source.error(start, NO_FIELD)),
        };
        Ok(Node { start, kind })
    }

    /// The end of the line that the last scalar or bracket ends in.
    fn line_end(&self) -> usize {
        // A literal block ends with its line.
        let from = self.last.saturating_sub(1).max(self.start);
        let rest = &self.source.bytes[from..self.end];
        rest.iter().position(|&b| b == b'\n').map_or(self.end, |length| from + length + 1)
    }
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
        for (text, place) in [("a: { b: 1\n", 10), ("a: 'x\n", 3), ("a: 1\n    b: 2\n", 10)] {
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
