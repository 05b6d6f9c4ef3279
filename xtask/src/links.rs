//! `cargo xtask links`: dead links, dead paths and empty parts of the documentation.
//!
//! A path is a code span that names a file in a folder, as `isel/mod.rs`: some path of the repository must end in it. The page
//! about the architecture must name every crate.
//!
//! Two readers see the documentation: of the repository (README and `docs/` as Markdown) and of the book (`target/book` as
//! HTML). A link of a chapter must hold for both, so a chapter links to nothing outside `docs/`.

mod html;
mod markdown;

use crate::{files_below, names, report, root};
use markdown::Page;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

/// The chapters of the book.
const BOOK: &str = "docs";

/// The page that has a row for each crate.
const CRATES: &str = "docs/architecture.md";

/// The page that tells of the past: files that it names may be gone.
const HISTORY: &str = "CHANGELOG.md";

/// Name of the problems.
const PROBLEMS: &str = "dead links, dead paths, empty parts or missing crates";

/// Compares all links with the files and headings they point to, and all paths with the files of the repository.
///
/// # Errors
/// A link or a path is dead, a part is empty, or a crate is not on the page about the architecture.
pub(crate) fn run(args: &[String]) -> Result<(), String> {
    if !args.is_empty() {
        return Err("links takes no options".to_owned());
    }
    let pages = pages()?;
    let mut problems = problems(&pages, |path| root().join(path).exists());
    let shown = |path: &PathBuf| path.strip_prefix(root()).unwrap_or(path).display().to_string();
    let files: Vec<String> = files_below(&root())?.iter().map(shown).collect();
    problems.extend(dead_paths(&pages, &files));
    let page = root().join(CRATES);
    let text = std::fs::read_to_string(page).map_err(|e| format!("{CRATES}: {e}"))?;
    problems.extend(missing_crates(&text, &names(&root().join("crates"))?));
    report(&problems, PROBLEMS)
}

/// Returns the paths in code spans that no file and no folder ends in.
///
/// These are the paths of files with known endings, and the paths that start with a crate or with a folder of the root. Of a path
/// with a placeholder, as `tests/passes/NAME.ll`, the folder is looked for.
fn dead_paths(pages: &BTreeMap<PathBuf, Page>, files: &[String]) -> Vec<String> {
    let mut known = BTreeSet::new();
    let mut starts = BTreeSet::new();
    for file in files {
        let parts: Vec<&str> = file.split('/').collect();
        for from in 0..parts.len() {
            known.extend((from + 1..=parts.len()).map(|to| parts[from..to].join("/")));
        }
        starts.extend(parts[..parts.len() - 1].first().copied());
        starts.extend(parts.strip_prefix(&["crates"]).and_then(|rest| rest.first()).copied());
    }
    let mut problems = Vec::new();
    for (page, contents) in pages.iter().filter(|(page, _)| *page != Path::new(HISTORY)) {
        for path in &contents.paths {
            let first = path.target.split('/').next().unwrap_or_default();
            let is_ours = markdown::is_file(&path.target) || starts.contains(first);
            if is_ours && !known.contains(markdown::without_placeholder(&path.target)) {
                let place = format!("{}:{}", page.display(), path.line);
                problems.push(format!("{place}: `{}`: no such file or folder", path.target));
            }
        }
    }
    problems
}

/// Returns the crates without a row in the text of [`CRATES`].
fn missing_crates(text: &str, crates: &[String]) -> Vec<String> {
    let has_row = |name: &str| {
        let row = format!("| `{name}` |");
        text.lines().any(|line| line.starts_with(&row))
    };
    let missing = crates.iter().filter(|name| !has_row(name));
    missing.map(|name| format!("{CRATES}: no row for `{name}`")).collect()
}

/// Looks for dead links in the HTML of the book, which was built just now.
///
/// # Errors
/// A file cannot be read, or a link is dead.
pub(crate) fn of_book() -> Result<(), String> {
    report(&html::problems(&root().join("target/book"))?, PROBLEMS)
}

/// Reads the Markdown files, by their paths from the root.
fn pages() -> Result<BTreeMap<PathBuf, Page>, String> {
    let mut files: Vec<PathBuf> = Vec::new();
    for folder in
        ["", BOOK, "examples", "examples/autotune", "examples/ninja", "python", "fuzz", "corpus"]
    {
        let Ok(names) = names(&root().join(folder)) else { continue };
        let ours = names.iter().filter(|name| name.ends_with(".md"));
        files.extend(ours.map(|name| Path::new(folder).join(name)));
    }
    let read = |path: PathBuf| match std::fs::read_to_string(root().join(&path)) {
        Ok(text) => Ok((path, Page::parse(&text))),
        Err(error) => Err(format!("{}: {error}", path.display())),
    };
    files.into_iter().map(read).collect()
}

/// Returns the dead links and empty parts of pages, in order.
fn problems(pages: &BTreeMap<PathBuf, Page>, exists: impl Fn(&Path) -> bool) -> Vec<String> {
    let mut problems = Vec::new();
    for (path, page) in pages {
        let at = |line: usize| format!("{}:{line}", path.display());
        for link in &page.links {
            if let Some(problem) = dead(path, &link.target, pages, &exists) {
                problems.push(format!("{}: `{}`: {problem}", at(link.line), link.target));
            }
        }
        for part in &page.empty {
            problems.push(format!(
                "{}: `{}`: nothing is under this heading",
                at(part.line),
                part.title
            ));
        }
    }
    problems.extend(unlisted(pages));
    problems
}

/// Returns the reason for which a link is dead, if it is.
fn dead(
    from: &Path,
    target: &str,
    pages: &BTreeMap<PathBuf, Page>,
    exists: impl Fn(&Path) -> bool,
) -> Option<String> {
    if target.is_empty() {
        return Some("no target".to_owned());
    }
    if target.contains("://") || target.starts_with("mailto:") {
        return None;
    }
    let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
    let path = match file {
        "" => from.to_path_buf(),
        _ => normal(&from.parent().unwrap_or(Path::new("")).join(file))?,
    };
    if from.starts_with(BOOK) && !path.starts_with(BOOK) {
        return Some("not in the book".to_owned());
    }
    if !exists(&path) {
        return Some("no such file".to_owned());
    }
    if anchor.is_empty() {
        return None;
    }
    let known = pages.get(&path).is_none_or(|page| page.anchors.iter().any(|a| a == anchor));
    (!known).then(|| "no such heading".to_owned())
}

/// Returns the chapters that the summary does not list.
fn unlisted(pages: &BTreeMap<PathBuf, Page>) -> Vec<String> {
    let summary = Path::new(BOOK).join("SUMMARY.md");
    let Some(page) = pages.get(&summary) else { return Vec::new() };
    let listed =
        |path: &Path| page.links.iter().any(|link| Path::new(BOOK).join(&link.target) == path);
    let chapters = pages.keys().filter(|path| path.starts_with(BOOK) && **path != summary);
    chapters
        .filter(|path| !listed(path))
        .map(|path| format!("{}: not in {}", path.display(), summary.display()))
        .collect()
}

/// Returns a path without `.` and `..`; none if it leaves the root.
fn normal(path: &Path) -> Option<PathBuf> {
    let mut normal = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => {
                normal.file_name()?;
                normal.pop();
            }
            other => normal.push(other),
        }
    }
    Some(normal)
}

#[cfg(test)]
mod tests;
