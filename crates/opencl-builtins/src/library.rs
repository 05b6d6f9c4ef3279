//! The library's text, by the names that it defines.

use std::collections::BTreeMap;
use std::sync::OnceLock;

const TEXTS: [&str; 3] = [
    include_str!("library/math.ll"),
    include_str!("library/common.ll"),
    include_str!("library/integer.ll"),
];

/// A function, variable or declaration.
struct Entry {
    text: &'static str,
    needs: Vec<&'static str>,
}

impl Entry {
    fn is_function(&self) -> bool {
        self.text.starts_with("define ")
    }
}

fn entries() -> &'static BTreeMap<&'static str, Entry> {
    static ENTRIES: OnceLock<BTreeMap<&'static str, Entry>> = OnceLock::new();
    ENTRIES.get_or_init(|| TEXTS.iter().flat_map(|text| pieces(text)).collect())
}

/// The pieces of a text: a function ends with a brace in the first column, everything else with its line.
fn pieces(text: &'static str) -> Vec<(&'static str, Entry)> {
    let mut found = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let line = rest.find('\n').map_or(rest.len(), |at| at + 1);
        let end = if rest.starts_with("define ") {
            rest.find("\n}").map_or(rest.len(), |at| at + 2)
        } else {
            line
        };
        let (piece, behind) = rest.split_at(end);
        let mut names = mentioned(piece);
        if let Some(name) = names.next() {
            found.push((name, Entry { text: piece, needs: names.collect() }));
        }
        rest = behind;
    }
    found
}

/// The globals that a text mentions, in order.
fn mentioned(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.split('@').skip(1).map(|rest| {
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
        &rest[..rest.find(|c| !is_part(c)).unwrap_or(rest.len())]
    })
}

/// The names of its functions.
pub(crate) fn functions() -> impl Iterator<Item = &'static str> {
    let functions = entries().iter().filter(|(_, entry)| entry.is_function());
    functions.map(|(&name, _)| name)
}

/// Whether it has a function of a name.
pub(crate) fn has(name: &str) -> bool {
    entries().get(name).is_some_and(Entry::is_function)
}

/// A name that it has, as it has it.
pub(crate) fn name(name: &str) -> &'static str {
    entries().get_key_value(name).map_or("", |(name, _)| name)
}

/// The text of something that it has.
pub(crate) fn text(name: &str) -> &'static str {
    entries().get(name).map_or("", |entry| entry.text)
}

/// What that mentions.
pub(crate) fn needs(name: &str) -> &'static [&'static str] {
    entries().get(name).map_or(&[], |entry| &entry.needs)
}
