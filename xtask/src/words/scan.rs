//! Passages of English in sources: comments and help texts of Rust, and Markdown without its code.

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
    /// First line of a doc comment, or a help text.
    Opening,
    /// Any other line.
    Other,
}

/// Names of the fields and attributes whose strings users read as help.
const HELP: [&str; 7] =
    ["about", "long_about", "help", "long_help", "help_heading", "before_help", "after_help"];

/// Returns the comments and help texts of a Rust source.
pub(super) fn rust(text: &str) -> Vec<Passage> {
    let mut scanner =
        Scanner { text, at: 0, line: 1, doc_line: None, in_code: false, passages: Vec::new() };
    scanner.run();
    scanner.passages
}

struct Scanner<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    /// Line of the last doc comment: one on the next line goes on with it.
    doc_line: Option<usize>,
    /// Whether the doc comment is in a block of code.
    in_code: bool,
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
        self.in_code &= goes_on;
        if is_doc && text.starts_with("```") {
            self.in_code = !self.in_code;
        } else if !self.in_code {
            let kind = if is_doc && !goes_on { Kind::Opening } else { Kind::Other };
            self.passages.push(Passage { line, kind, text: text.to_owned() });
        }
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
        self.help(&rest[..end]);
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
        self.help(&rest[start..end]);
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

    /// Keeps the text of a string that is help, by the name before it.
    fn help(&mut self, text: &str) {
        let before = self.text[..self.at].trim_end();
        let Some(before) = before.strip_suffix(['=', ':']) else { return };
        let before = before.trim_end();
        let start = before.rfind(|c: char| !c.is_alphanumeric() && c != '_').map_or(0, |at| at + 1);
        if HELP.contains(&&before[start..]) {
            let text = text.replace("\\\n", " ");
            self.passages.push(Passage { line: self.line, kind: Kind::Opening, text });
        }
    }
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
