//! Links and headings of a Markdown file.

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
