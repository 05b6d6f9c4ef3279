//! Links of the book as mdBook wrote it.

use crate::names;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Pages that mdBook itself makes: their links are those of the chapters.
const MADE: [&str; 3] = ["404.html", "print.html", "toc.html"];

/// Returns the dead links of the pages in a folder.
///
/// # Errors
/// The folder cannot be read.
pub(super) fn problems(folder: &Path) -> Result<Vec<String>, String> {
    let mut pages = BTreeMap::new();
    for name in names(folder)? {
        if name.ends_with(".html") && !MADE.contains(&&*name) {
            let text =
                std::fs::read_to_string(folder.join(&name)).map_err(|e| format!("{name}: {e}"))?;
            pages.insert(name, text);
        }
    }
    Ok(dead(&pages, |file| folder.join(file).exists()))
}

/// Returns the dead links of pages by their names.
pub(super) fn dead(pages: &BTreeMap<String, String>, exists: impl Fn(&str) -> bool) -> Vec<String> {
    let anchors: BTreeMap<&str, BTreeSet<&str>> =
        pages.iter().map(|(name, text)| (&**name, values(text, " id=\"").collect())).collect();
    let mut problems = Vec::new();
    for (name, text) in pages {
        for target in values(text, " href=\"").chain(values(text, " src=\"")) {
            if target.contains(':') {
                continue;
            }
            let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
            let file = if file.is_empty() { name } else { file };
            let known = anchor.is_empty()
                || anchors.get(file).is_none_or(|anchors| anchors.contains(anchor));
            if !exists(file) || !known {
                problems.push(format!("book: {name}: `{target}` is dead"));
            }
        }
    }
    problems
}

/// Returns the values of an attribute.
fn values<'t>(text: &'t str, name: &'t str) -> impl Iterator<Item = &'t str> {
    text.split(name).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0))
}
