//! Links, headings and paths of a Markdown file.

/// A link or a picture.
#[derive(Debug, PartialEq)]
pub(super) struct Link {
    /// Number of the line, from 1.
    pub(super) line: usize,
    pub(super) target: String,
}

/// A heading.
#[derive(Debug, PartialEq)]
pub(super) struct Heading {
    /// Number of the line, from 1.
    pub(super) line: usize,
    pub(super) title: String,
}

/// The contents of a file that links can be checked with.
#[derive(Debug, Default)]
pub(super) struct Page {
    pub(super) links: Vec<Link>,
    /// Paths of files in code spans.
    pub(super) paths: Vec<Link>,
    /// Anchors of the headings, in their order.
    pub(super) anchors: Vec<String>,
    /// Headings with nothing under them.
    pub(super) empty: Vec<Heading>,
}

impl Page {
    pub(super) fn parse(text: &str) -> Self {
        let mut page = Self::default();
        // The last heading, with its level, if nothing came after it yet.
        let mut open: Option<(usize, Heading)> = None;
        let mut fence: Option<&str> = None;
        for (number, line) in text.lines().enumerate() {
            let trimmed = line.trim_start();
            let mark = ["```", "~~~"].into_iter().find(|mark| trimmed.starts_with(mark));
            if mark.is_some() && (fence.is_none() || fence == mark) {
                fence = if fence.is_some() { None } else { mark };
                open = None;
                continue;
            }
            if fence.is_some() || line.trim().is_empty() {
                continue;
            }
            let heading = heading(line).map(|(level, title)| {
                page.add_anchor(title);
                (level, Heading { line: number + 1, title: title.to_owned() })
            });
            if let Some((level, _)) = heading {
                // A heading of a lower level is the contents of the one before it.
                page.empty.extend(open.take().filter(|open| open.0 >= level).map(|open| open.1));
            }
            open = heading;
            let links = links(line).into_iter();
            page.links.extend(links.map(|target| Link { line: number + 1, target }));
            let paths = paths(line).map(str::to_owned);
            page.paths.extend(paths.map(|target| Link { line: number + 1, target }));
        }
        page.empty.extend(open.map(|open| open.1));
        page
    }

    /// Adds the anchor of a heading: a second one of the same words has a number.
    fn add_anchor(&mut self, title: &str) {
        let base = slug(title);
        let numbered = (1..).map(|n| format!("{base}-{n}"));
        let mut names = std::iter::once(base.clone()).chain(numbered);
        let free = names.find(|name| !self.anchors.contains(name));
        self.anchors.extend(free);
    }
}

/// Returns the level and the words of a heading.
fn heading(line: &str) -> Option<(usize, &str)> {
    let words = line.trim_start_matches('#');
    let level = line.len() - words.len();
    (1..=6).contains(&level).then_some(())?;
    Some((level, words.strip_prefix(' ')?.trim()))
}

/// Returns the anchor of a heading as mdBook and GitHub make it.
fn slug(title: &str) -> String {
    let kept = title.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect::<String>().to_lowercase()
}

/// Returns the targets of a line's links, outside of code.
fn links(line: &str) -> Vec<String> {
    let parts: Vec<&str> = line.split('`').collect();
    let text: String = parts
        .iter()
        .enumerate()
        .map(|(n, part)| if n % 2 == 1 && n + 1 < parts.len() { "_" } else { part })
        .collect();
    let mut links: Vec<String> = text
        .split("](")
        .skip(1)
        .filter_map(|rest| Some(rest.split_once(')')?.0.split(' ').next()?.to_owned()))
        .collect();
    for name in ["src=\"", "href=\""] {
        let values = text.split(name).skip(1).filter_map(|rest| rest.split_once('"'));
        links.extend(values.map(|(value, _)| value.to_owned()));
    }
    links
}

/// Endings of the files whose paths are checked.
const ENDINGS: [&str; 5] = [".rs", ".ll", ".mir", ".md", ".txt"];

/// Returns the paths in a line's code spans. A command is no path.
fn paths(line: &str) -> impl Iterator<Item = &str> {
    let count = line.split('`').count();
    let spans = line.split('`').enumerate().filter(move |(n, _)| n % 2 == 1 && n + 1 < count);
    let is_plain = |c: char| c.is_alphanumeric() || matches!(c, '/' | '.' | '_' | '-' | '+');
    spans.map(|(_, span)| span).filter(move |span| span.contains('/') && span.chars().all(is_plain))
}

/// Whether a path is that of a file with a known ending.
pub(super) fn is_file(path: &str) -> bool {
    ENDINGS.iter().any(|ending| path.ends_with(ending))
}

/// Returns a path up to the folder that holds its first placeholder, a part with a word in capitals as `NAME.ll`.
pub(super) fn without_placeholder(path: &str) -> &str {
    let is_word = |word: &str| word.len() > 1 && word.chars().all(|c| c.is_ascii_uppercase());
    // `README.md` is a file.
    let is_placeholder = |part: &str| !part.ends_with(".md") && part.split(['-', '.']).any(is_word);
    let mut end = 0;
    for part in path.split_inclusive('/') {
        if is_placeholder(part.trim_end_matches('/')) {
            break;
        }
        end += part.len();
    }
    path[..end].trim_end_matches('/')
}
