//! The YAML in which a zebin describes its kernels, as a tree.

use crate::fault::{Fault, Result};
use saphyr_parser::{Event, Parser, StrInput};

type Events<'a> = Parser<'a, StrInput<'a>>;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Node {
    Text(String),
    Map(Vec<(String, Node)>),
    List(Vec<Node>),
}

/// Deeper nesting than any description has.
const MAX_DEPTH: u32 = 12;

impl Node {
    /// Reads a document.
    pub(super) fn parse(text: &str) -> Result<Node> {
        let mut events = Parser::new_from_str(text.trim_end_matches('\0'));
        let mut root = None;
        loop {
            match next(&mut events)? {
                Event::StreamEnd => return root.ok_or_else(|| unreadable("it is empty")),
                Event::StreamStart | Event::DocumentStart(_) | Event::DocumentEnd => {}
                event => root = Some(Node::read(&mut events, event, 0)?),
            }
        }
    }

    /// Reads the node that begins with an event.
    fn read<'a>(events: &mut Events<'a>, event: Event<'a>, depth: u32) -> Result<Node> {
        if depth > MAX_DEPTH {
            return Err(unreadable("it is nested too deep"));
        }
        match event {
            Event::Scalar(text, ..) => Ok(Node::Text(text.into_owned())),
            Event::SequenceStart(..) => {
                let mut items = Vec::new();
                loop {
                    match next(events)? {
                        Event::SequenceEnd => return Ok(Node::List(items)),
                        event => items.push(Node::read(events, event, depth + 1)?),
                    }
                }
            }
            Event::MappingStart(..) => {
                let mut entries = Vec::new();
                loop {
                    let key = match next(events)? {
                        Event::MappingEnd => return Ok(Node::Map(entries)),
                        Event::Scalar(key, ..) => key.into_owned(),
                        _ => return Err(unreadable("a key is no text")),
                    };
                    let event = next(events)?;
                    entries.push((key, Node::read(events, event, depth + 1)?));
                }
            }
            _ => Err(unreadable("a value is missing")),
        }
    }

    /// The value of a map's key.
    pub(super) fn get(&self, key: &str) -> Option<&Node> {
        match self {
            Node::Map(entries) => entries.iter().find(|(k, _)| k == key).map(|(_, node)| node),
            _ => None,
        }
    }

    /// The items of a list under a key; none where it is absent.
    pub(super) fn items(&self, key: &str) -> &[Node] {
        match self.get(key) {
            Some(Node::List(items)) => items,
            _ => &[],
        }
    }

    fn as_text(&self) -> Option<&str> {
        match self {
            Node::Text(text) => Some(text),
            _ => None,
        }
    }

    pub(super) fn as_number(&self) -> Option<u32> {
        self.as_text()?.parse().ok()
    }

    /// The text under a key.
    pub(super) fn text(&self, key: &str) -> Option<&str> {
        self.get(key)?.as_text()
    }

    /// The number under a key.
    pub(super) fn number(&self, key: &str) -> Option<u32> {
        self.get(key)?.as_number()
    }
}

fn next<'a>(events: &mut Events<'a>) -> Result<Event<'a>> {
    match events.next() {
        Some(Ok((event, _))) => Ok(event),
        Some(Err(error)) => Err(unreadable(&error.to_string())),
        None => Ok(Event::StreamEnd),
    }
}

fn unreadable(why: &str) -> Fault {
    Fault::input(format!("the description of the kernels cannot be read: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_maps_in_maps() {
        let text = "---\nversion: '1.15'\nkernels:\n  - name:   'it''s'\n    env:\n      simd: 16\n    list:\n      - a: 1\n        b: x\n      - a: 2\n  - name: other\n...\n";
        let node = Node::parse(text).unwrap();
        let kernels = node.items("kernels");
        assert_eq!(kernels.len(), 2);
        assert_eq!(kernels[0].text("name"), Some("it's"));
        assert_eq!(kernels[0].get("env").and_then(|e| e.number("simd")), Some(16));
        assert_eq!(kernels[0].items("list")[1].number("a"), Some(2));
        assert!(Node::parse("a:\n  - b: 1\n c: 2\n").is_err());
    }
}
