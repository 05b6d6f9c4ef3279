//! Passages of English in sources: comments, help texts and messages of Rust, and Markdown without its code.

/// A line of English.
#[derive(Debug, PartialEq)]
pub(super) struct Passage {
    /// Number of the line, from 1.
    pub(super) line: usize,
    pub(super) kind: Kind,
    pub(super) text: String,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Kind {
    /// First line of a paragraph of a doc comment, a help text, or a message.
    Opening,
    /// Any other line.
    Other,
}

/// Names of the fields and attributes whose strings users read as help.
const HELP: [&str; 7] =
    ["about", "long_about", "help", "long_help", "help_heading", "before_help", "after_help"];

/// Types whose constructors take a message as text.
const MESSAGES: [&str; 2] = ["Diagnostic", "Fault"];

/// Functions that take a message, or add to one.
const MAKERS: [&str; 7] =
    ["with_note", "note", "hint", "error", "error_at", "unsupported", "found"];

/// Returns the comments, help texts and messages of a Rust source. Comments of C and JavaScript look the same.
pub(super) fn rust(text: &str) -> Vec<Passage> {
    let mut scanner = Scanner {
        text,
        at: 0,
        line: 1,
        doc_line: None,
        ends_paragraph: false,
        block: None,
        calls: Vec::new(),
        passages: Vec::new(),
    };
    scanner.run();
    scanner.passages
}

struct Scanner<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    /// Line of the last doc comment: one on the next line goes on with it.
    doc_line: Option<usize>,
    /// Whether the last line of the doc comment ended a paragraph: it was empty or a heading.
    ends_paragraph: bool,
    /// Whether the block that the doc comment is in is code, if it is in one.
    block: Option<bool>,
    /// Whether the call of each open parenthesis makes a message.
    calls: Vec<bool>,
    passages: Vec<Passage>,
}

impl<'a> Scanner<'a> {
    fn run(&mut self) {
        while let Some(c) = self.rest().chars().next() {
            match c {
                '/' if self.rest().starts_with("//") => self.line_comment(),
                '/' if self.rest().starts_with("/*") => self.block_comment(),
                '"' => self.string(),
                'r' | 'b' | 'c' if self.raw_hashes().is_some() => self.raw_string(),
                '\'' => self.quote(),
                '(' => self.open(),
                ')' => self.close(),
                // A name must not end in the `r` of a raw string.
                c if c.is_alphanumeric() || c == '_' => self.name(),
                _ => self.advance(c.len_utf8()),
            }
        }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn advance(&mut self, bytes: usize) {
        let end = (self.at + bytes).min(self.text.len());
        let passed = self.text.as_bytes().get(self.at..end).unwrap_or_default();
        self.line += passed.iter().filter(|&&byte| byte == b'\n').count();
        self.at = end;
    }

    fn name(&mut self) {
        let rest = self.rest();
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        self.advance(end);
    }

    fn line_comment(&mut self) {
        let rest = self.rest();
        let comment = &rest[..rest.find('\n').unwrap_or(rest.len())];
        let is_doc = comment.starts_with("//!")
            || comment.starts_with("///") && !comment.starts_with("////");
        let text = comment.trim_start_matches(['/', '!']).trim();
        self.comment(self.line, text, is_doc);
        self.advance(comment.len());
    }

    fn comment(&mut self, line: usize, text: &str, is_doc: bool) {
        let goes_on = is_doc && self.doc_line.is_some_and(|before| before + 1 == line);
        if is_doc {
            self.doc_line = Some(line);
        }
        if !goes_on {
            self.block = None;
        }
        if is_doc && text.starts_with("```") {
            // A block of `text` is a drawing: its words count.
            self.block = if self.block.is_some() { None } else { Some(text != "```text") };
            self.ends_paragraph = false;
        } else if self.block != Some(true) {
            let is_heading = text.starts_with('#');
            let is_item = text.starts_with(['*', '-']);
            let starts = !goes_on || self.ends_paragraph;
            let opens = is_doc && starts && !is_heading && !is_item;
            let kind = if opens { Kind::Opening } else { Kind::Other };
            self.passages.push(Passage { line, kind, text: text.to_owned() });
            self.ends_paragraph = text.is_empty() || is_heading;
        }
    }

    fn open(&mut self) {
        let makes_message = self.makes_message();
        self.calls.push(makes_message);
        self.advance(1);
    }

    fn close(&mut self) {
        self.calls.pop();
        self.advance(1);
    }

    /// Returns whether the call that opens here takes text that users read as a message.
    fn makes_message(&self) -> bool {
        let before = &self.text[..self.at];
        if let Some(before) = before.strip_suffix("format!") {
            return is_named(before, &["message"]);
        }
        let (before, name) = last_name(before);
        let type_ = before.strip_suffix("::").map(|path| last_name(path).1);
        MAKERS.contains(&name) || type_.is_some_and(|name| MESSAGES.contains(&name))
    }

    fn block_comment(&mut self) {
        let rest = self.rest();
        let (mut depth, mut end) = (0, rest.len());
        for (at, pair) in rest.as_bytes().windows(2).enumerate() {
            match pair {
                b"/*" => depth += 1,
                b"*/" => depth -= 1,
                _ => continue,
            }
            if depth == 0 {
                end = at + 2;
                break;
            }
        }
        for (number, line) in rest[..end].lines().enumerate() {
            let text = line.trim().trim_start_matches(['/', '*']).trim_end_matches(['/', '*']);
            self.comment(self.line + number, text.trim(), false);
        }
        self.advance(end);
    }

    fn string(&mut self) {
        let rest = &self.rest()[1..];
        let mut escaped = false;
        let end = rest.find(|c: char| {
            let ends = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        });
        let end = end.unwrap_or(rest.len());
        self.readable(&rest[..end]);
        self.advance(end + 2);
    }

    /// Returns the number of `#` of a raw string that starts here.
    fn raw_hashes(&self) -> Option<usize> {
        let rest = self.rest().strip_prefix(['b', 'c']).unwrap_or(self.rest()).strip_prefix('r')?;
        let hashes = rest.len() - rest.trim_start_matches('#').len();
        rest[hashes..].starts_with('"').then_some(hashes)
    }

    fn raw_string(&mut self) {
        let hashes = self.raw_hashes().unwrap_or(0);
        let rest = self.rest();
        let start = rest.find('"').map_or(rest.len(), |at| at + 1);
        let close = format!("\"{}", "#".repeat(hashes));
        let end = rest[start..].find(&close).map_or(rest.len(), |at| start + at);
        self.readable(&rest[start..end]);
        self.advance(end + close.len());
    }

    /// A character or a lifetime.
    fn quote(&mut self) {
        let rest = &self.rest()[1..];
        let mut chars = rest.chars();
        let first = chars.next();
        let length = match (first, chars.next()) {
            // `'\''`, `'\u{1F600}'`: the quote after the escaped character.
            (Some('\\'), Some(escaped)) => {
                let skip = 1 + escaped.len_utf8();
                rest[skip..].find('\'').map_or(1, |at| skip + at + 2)
            }
            (Some(c), Some('\'')) => c.len_utf8() + 2,
            _ => 1,
        };
        self.advance(length);
    }

    /// Keeps the text of a string that users read: help, by the name before it, or part of a message.
    fn readable(&mut self, text: &str) {
        if is_named(&self.text[..self.at], &HELP) || self.calls.contains(&true) {
            let text = without_arguments(&text.replace("\\\n", " "));
            self.passages.push(Passage { line: self.line, kind: Kind::Opening, text });
        }
    }
}

/// Replaces the places of a format's arguments: their names are code.
fn without_arguments(text: &str) -> String {
    let mut parts = text.split('{');
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept.push('_');
        kept.push_str(part.split_once('}').map_or(part, |(_, after)| after));
    }
    kept
}

/// Returns whether what follows a text is the value of a field or variable with one of the names.
fn is_named(before: &str, names: &[&str]) -> bool {
    let name = before.trim_end().strip_suffix(['=', ':']);
    name.is_some_and(|before| names.contains(&last_name(before.trim_end()).1))
}

/// Returns the text before the name that a text ends in, and the name.
fn last_name(text: &str) -> (&str, &str) {
    let start = text.rfind(|c: char| !c.is_alphanumeric() && c != '_');
    text.split_at(start.map_or(0, |at| at + text[at..].chars().next().map_or(0, char::len_utf8)))
}

/// Returns the lines of a Markdown text, without blocks of code.
pub(super) fn markdown(text: &str) -> Vec<Passage> {
    let mut in_code = false;
    let mut passages = Vec::new();
    for (number, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        } else if !in_code && !line.starts_with("    ") {
            let text = line.to_owned();
            passages.push(Passage { line: number + 1, kind: Kind::Other, text });
        }
    }
    passages
}

/// Returns all lines of a text.
pub(super) fn lines(text: &str) -> Vec<Passage> {
    let lines = text.lines().enumerate();
    lines
        .map(|(number, text)| Passage {
            line: number + 1,
            kind: Kind::Other,
            text: text.to_owned(),
        })
        .collect()
}

/// Returns the comments of a text in which they go from a mark to the end of the line.
pub(super) fn marked(text: &str, mark: char) -> Vec<Passage> {
    let mut passages = lines(text);
    for passage in &mut passages {
        passage.text =
            passage.text.split_once(mark).map_or("", |(_, comment)| comment).trim().to_owned();
    }
    passages
}
