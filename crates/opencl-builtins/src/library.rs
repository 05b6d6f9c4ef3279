//! The library's text, by the names that it defines.

use std::collections::BTreeMap;
use std::sync::OnceLock;

const TEXTS: [&str; 8] = [
    include_str!("library/math.ll"),
    include_str!("library/common.ll"),
    include_str!("library/integer.ll"),
    include_str!("library/convert.ll"),
    include_str!("library/special.ll"),
    include_str!("library/half.ll"),
    include_str!("library/double.ll"),
    include_str!("library/nvvm.ll"),
];

/// The texts of functions, variables and declarations.
fn entries() -> &'static BTreeMap<&'static str, &'static str> {
    static ENTRIES: OnceLock<BTreeMap<&'static str, &'static str>> = OnceLock::new();
    ENTRIES.get_or_init(|| {
        let mut found = BTreeMap::new();
        for (name, piece) in TEXTS.iter().flat_map(|text| pieces(text)) {
            // What one text defines others declare.
            if !piece.starts_with("declare ") || !found.contains_key(name) {
                found.insert(name, piece);
            }
        }
        found
    })
}

/// The pieces of a text, each with the name that comes first in it: a function ends with a brace in the first column, everything else
/// with its line.
fn pieces(text: &'static str) -> Vec<(&'static str, &'static str)> {
    let mut found = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let end = if is_function(rest) {
            rest.find("\n}").map_or(rest.len(), |at| at + 2)
        } else {
            rest.find('\n').map_or(rest.len(), |at| at + 1)
        };
        let (piece, behind) = rest.split_at(end);
        if let Some(name) = mentioned(piece).next() {
            found.push((name, piece));
        }
        rest = behind;
    }
    found
}

fn is_function(text: &str) -> bool {
    text.starts_with("define ")
}

/// The globals that a text mentions, in order.
pub(crate) fn mentioned(text: &str) -> impl Iterator<Item = &str> {
    text.split('@').skip(1).map(|rest| {
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
        &rest[..rest.find(|c| !is_part(c)).unwrap_or(rest.len())]
    })
}

/// The names of its functions.
pub(crate) fn functions() -> impl Iterator<Item = &'static str> {
    entries().iter().filter(|(_, text)| is_function(text)).map(|(&name, _)| name)
}

/// Its function of a name: the name as it has it.
pub(crate) fn function(name: &str) -> Option<&'static str> {
    let (name, text) = entries().get_key_value(name)?;
    is_function(text).then_some(name)
}

/// Whether it has something of a name.
pub(crate) fn has(name: &str) -> bool {
    entries().contains_key(name)
}

/// The text of something that it has.
pub(crate) fn text(name: &str) -> &'static str {
    entries().get(name).copied().unwrap_or_default()
}

/// Returns the names that its text mentions after its own. Most is never asked for.
pub(crate) fn needs(name: &str) -> impl Iterator<Item = &'static str> {
    mentioned(text(name)).skip(1)
}
