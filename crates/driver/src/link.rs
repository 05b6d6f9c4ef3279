//! Linking of LLVM IR: definitions that a module lacks come from libraries, as CUDA's and ROCm's device libraries.

use std::collections::{BTreeMap, BTreeSet};

use ir::diagnostic::{Diagnostic, SourceText};
use ir::ssa::print::module_to_string;
use ir::ssa::{Module, Verified};

use crate::Options;

/// A module whose definitions other modules may take, read once for any number of them.
#[derive(Clone, Debug)]
pub struct Library {
    name: String,
    text: String,
    /// Ranges of the text, by the name that each defines, with its sigil: `@f`, `#0`, `!7`, `%type`, `$group`.
    pieces: BTreeMap<String, std::ops::Range<usize>>,
}

impl Library {
    /// Reads a library, text or bitcode.
    ///
    /// # Errors
    /// The first mistake, with its place.
    pub fn read(name: &str, source: &[u8], options: &Options) -> Result<Self, Diagnostic> {
        let found = llvm_reader::parse_for(name, source, options.target_choice());
        let module = found.map_err(|error| error.in_text(&SourceText::new(name, source)))?;
        let text = module_to_string(&module);
        let pieces = pieces(&text);
        Ok(Self { name: name.to_owned(), text, pieces })
    }

    /// The names of the functions and variables that it defines.
    pub fn definitions(&self) -> impl Iterator<Item = &str> {
        self.pieces.iter().filter_map(|(key, range)| {
            key.strip_prefix('@').filter(|_| !is_declaration(&self.text[range.clone()]))
        })
    }

    /// The text of what defines these names, and of what that mentions, as internal definitions; nothing of `taken`.
    fn excerpt(&self, wanted: &[String], taken: &BTreeSet<String>) -> String {
        let mut keys: BTreeSet<&str> = BTreeSet::new();
        let mut rest: Vec<String> = wanted.to_vec();
        while let Some(key) = rest.pop() {
            let Some((key, range)) = self.pieces.get_key_value(&key) else { continue };
            // What is only mentioned, and the module has already, is the module's.
            if (wanted.contains(key) || !taken.contains(key)) && keys.insert(key) {
                rest.extend(mentioned(&self.text[range.clone()]).map(unquoted));
            }
        }
        let mut text = String::new();
        for piece in keys.iter().map(|&key| &self.text[self.pieces[key].clone()]) {
            internal(piece, &mut text);
            text.push('\n');
        }
        text
    }
}

/// The text that a module was read from.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Its name in messages.
    pub name: &'a str,
    /// LLVM IR, text or bitcode.
    pub bytes: &'a [u8],
    /// Sources of definitions of what it declares.
    pub libraries: &'a [&'a Library],
}

impl<'a> Source<'a> {
    /// A text without libraries.
    pub fn new(name: &'a str, bytes: &'a [u8]) -> Self {
        Self { name, bytes, libraries: &[] }
    }
}

/// Reads LLVM IR, adds what it declares and the libraries define, and verifies all of it. Definitions that come from a library
/// are internal, and only those that are needed come.
///
/// # Errors
/// The first mistake, with its place; a definition of another type than the declaration.
pub fn read_with(
    name: &str,
    source: &[u8],
    libraries: &[&Library],
    options: &Options,
) -> Result<Verified, Diagnostic> {
    if libraries.is_empty() {
        return crate::read(name, source, options);
    }
    let text = SourceText::new(name, source);
    let found = llvm_reader::parse_for(name, source, options.target_choice());
    let mut module = found.map_err(|error| error.in_text(&text))?;
    link_all(&mut module, libraries)?;
    Verified::new(module).map_err(|mistakes| {
        let first = mistakes.into_iter().find(Diagnostic::is_error);
        first.unwrap_or_else(|| Diagnostic::error("the linked module is malformed"))
    })
}

/// Adds to a module all that it declares and the libraries define.
pub(crate) fn link_all(module: &mut Module, libraries: &[&Library]) -> Result<(), Diagnostic> {
    // What comes from one library may need another.
    while link_once(module, libraries)? {}
    Ok(())
}

/// Adds to a module what it declares and a library defines. Returns whether there was anything.
fn link_once(module: &mut Module, libraries: &[&Library]) -> Result<bool, Diagnostic> {
    let mut changed = false;
    for library in libraries {
        let mut wanted = Vec::new();
        let mut taken = BTreeSet::new();
        for global in module.cx.globals.values() {
            let key = format!("@{}", global.name);
            let defined = library.pieces.get(&key);
            let defined =
                defined.is_some_and(|range| !is_declaration(&library.text[range.clone()]));
            if global.is_declaration() && defined {
                wanted.push(key);
            } else {
                taken.insert(key);
            }
        }
        if !wanted.is_empty() {
            let text = library.excerpt(&wanted, &taken);
            let whole = std::mem::replace(module, Module::new(""));
            *module = llvm_reader::parse_onto(whole, &library.name, text.as_bytes())?;
            changed = true;
        }
    }
    Ok(changed)
}

/// The pieces of a module as it is printed: a function ends with a brace in the first column, everything else with its line.
/// Named metadata says something of the whole module, and is left out.
fn pieces(text: &str) -> BTreeMap<String, std::ops::Range<usize>> {
    let mut found = BTreeMap::new();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let is_function = rest.starts_with("define ");
        let end = if is_function { rest.find("\n}\n").map(|n| n + 2) } else { rest.find('\n') };
        let end = end.unwrap_or(rest.len());
        let piece = &rest[..end];
        let key = if is_function || piece.starts_with("declare ") {
            mentioned(piece).find(|key| key.starts_with('@'))
        } else {
            let piece = piece.strip_prefix("attributes ").unwrap_or(piece);
            let is_entity = piece.starts_with(['@', '#', '!', '%', '$']) && piece.contains(" = ");
            mentioned(piece).next().filter(|_| is_entity)
        };
        let is_named_metadata = |key: &str| {
            key.strip_prefix('!')
                .is_some_and(|name| !name.starts_with(|c: char| c.is_ascii_digit()))
        };
        if let Some(key) = key.filter(|&key| !is_named_metadata(key)) {
            found.insert(unquoted(key), at..at + end);
        }
        at += end + 1;
    }
    found
}

/// A name as modules have it.
fn unquoted(key: &str) -> String {
    key.replace('"', "")
}

/// The names of globals, types, groups and metadata that a text mentions, with their sigils, in order. Locals and words in strings
/// may be among them, which then are the names of nothing.
fn mentioned(text: &str) -> impl Iterator<Item = &str> {
    let starts = text.char_indices().filter(|(_, c)| matches!(c, '@' | '#' | '!' | '%' | '$'));
    starts.map(|(at, _)| {
        let name = &text[at + 1..];
        let length = match name.strip_prefix('"') {
            Some(quoted) => quoted.find('"').map_or(name.len(), |end| end + 2),
            None => {
                let is_part =
                    |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
                name.find(|c| !is_part(c)).unwrap_or(name.len())
            }
        };
        &text[at..=at + length]
    })
}

/// Whether a piece declares without defining.
fn is_declaration(piece: &str) -> bool {
    let value = piece.split_once(" = ").map_or(piece, |(_, value)| value);
    piece.starts_with("declare ") || (piece.starts_with('@') && value.starts_with("external "))
}

/// Words in front of a definition that say who sees it.
const LINKAGE: [&str; 12] = [
    "private",
    "internal",
    "available_externally",
    "linkonce",
    "linkonce_odr",
    "weak",
    "weak_odr",
    "common",
    "default",
    "hidden",
    "protected",
    "dso_local",
];

/// Writes a piece; a definition as one that no other module sees.
fn internal(piece: &str, out: &mut String) {
    let (head, mut rest) = match piece.split_once(" = ") {
        _ if piece.starts_with("define ") => ("define ", &piece["define ".len()..]),
        Some((name, value)) if name.starts_with('@') && !is_declaration(piece) => {
            (&piece[..name.len() + 3], value)
        }
        _ => return out.push_str(piece),
    };
    while let Some((word, behind)) = rest.split_once(' ')
        && LINKAGE.contains(&word)
    {
        rest = behind;
    }
    out.push_str(head);
    out.push_str("internal ");
    out.push_str(rest);
}
