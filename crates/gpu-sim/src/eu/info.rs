//! The part of YAML in which a zebin describes its kernels: block maps and lists, plain and quoted scalars.

use crate::fault::{Fault, Result};

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
        let mut lines: Vec<(usize, String)> = Vec::new();
        for line in text.lines() {
            let line = line.trim_end_matches(['\0', ' ', '\r']);
            let content = line.trim_start();
            if !content.is_empty()
                && content != "---"
                && content != "..."
                && !content.starts_with('#')
            {
                lines.push((line.len() - content.len(), content.to_owned()));
            }
        }
        let mut reader = Reader { lines, at: 0 };
        let node = reader.block(0, 0)?;
        if reader.at < reader.lines.len() {
            return Err(reader.error());
        }
        Ok(node)
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

    /// The text under a key.
    pub(super) fn text(&self, key: &str) -> Option<&str> {
        match self.get(key) {
            Some(Node::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// The number under a key.
    pub(super) fn number(&self, key: &str) -> Option<u32> {
        self.text(key)?.parse().ok()
    }
}

struct Reader {
    /// Indentation and content.
    lines: Vec<(usize, String)>,
    at: usize,
}

impl Reader {
    fn error(&self) -> Fault {
        let line = self.lines.get(self.at).map_or("its end", |(_, text)| text);
        Fault::input(format!("the description of the kernels cannot be read at `{line}`"))
    }

    /// A list or a map whose lines begin at `indent` or further right.
    fn block(&mut self, indent: usize, depth: u32) -> Result<Node> {
        let first = self.lines.get(self.at).filter(|(have, _)| *have >= indent);
        let Some(&(indent, ref text)) = first else { return Err(self.error()) };
        if depth > MAX_DEPTH {
            return Err(self.error());
        }
        if text.starts_with("- ") { self.list(indent, depth) } else { self.map(indent, depth) }
    }

    fn list(&mut self, indent: usize, depth: u32) -> Result<Node> {
        let mut items = Vec::new();
        while let Some((have, text)) = self.lines.get_mut(self.at) {
            let Some(rest) = text.strip_prefix("- ").filter(|_| *have == indent) else { break };
            // The text after the dash is the first line of the item.
            let item = rest.trim_start().to_owned();
            *have += text.len() - item.len();
            *text = item;
            let inner = *have;
            items.push(self.block(inner, depth + 1)?);
        }
        Ok(Node::List(items))
    }

    fn map(&mut self, indent: usize, depth: u32) -> Result<Node> {
        let mut entries = Vec::new();
        while let Some((have, text)) = self.lines.get(self.at) {
            if *have != indent || text.starts_with("- ") {
                break;
            }
            let (key, value) = text.split_once(':').ok_or_else(|| self.error())?;
            let (key, value) = (key.trim().to_owned(), value.trim().to_owned());
            self.at += 1;
            let nested = self.lines.get(self.at).is_some_and(|(have, text)| {
                *have > indent || *have == indent && text.starts_with("- ")
            });
            let node = if value.is_empty() && nested {
                self.block(indent, depth + 1)?
            } else {
                Node::Text(unquoted(&value))
            };
            entries.push((key, node));
        }
        Ok(Node::Map(entries))
    }
}

fn unquoted(text: &str) -> String {
    let single = text.strip_prefix('\'').and_then(|t| t.strip_suffix('\''));
    let double = || text.strip_prefix('"').and_then(|t| t.strip_suffix('"'));
    single
        .map(|t| t.replace("''", "'"))
        .or_else(|| double().map(str::to_owned))
        .unwrap_or_else(|| text.to_owned())
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
