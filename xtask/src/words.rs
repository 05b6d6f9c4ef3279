//! `cargo xtask words`: plain words in comments, messages, `--help` and the documentation.
//!
//! The words and openings of [`RULES`] are counted in each crate and in `docs`. `xtask/words.txt` has the counts; they may only
//! fall. CONTRIBUTING.md says which words to use instead.

mod scan;

use crate::{files_below, names, root};
use scan::{Kind, Passage};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The file with the counts, from the root of the repository.
const FILE: &str = "xtask/words.txt";

const HEAD: &str = "# Words and openings that comments, messages, help and documentation should not have, and how often they do. The counts may only fall:
# `cargo xtask words --bless` writes lower ones. `cargo xtask words --list [AREA] [WORD]` shows the lines.
";

/// Usage, for `--help` and after a mistake.
pub(crate) const USAGE: &str = "Usage: cargo xtask words [OPTION]

Counts words that comments, messages, help and documentation should not have.

  --bless               write the counts that are lower than in xtask/words.txt
  --list [AREA] [WORD]  print the lines (AREA: a crate, a folder as docs or xtask, or README, CONTRIBUTING, CHANGELOG)";

/// Words that are counted together.
struct Rule {
    /// Name in the file; for [`Position::Anywhere`] the word itself.
    name: &'static str,
    /// The words.
    words: &'static [&'static str],
    place: Position,
}

/// Place at which a word counts.
#[derive(PartialEq)]
enum Position {
    /// Anywhere in a comment, a message, help or the documentation.
    Anywhere,
    /// As the first word of a paragraph of a doc comment, of a help text or of a message.
    Opening,
}

const fn anywhere(name: &'static str, words: &'static [&'static str]) -> Rule {
    Rule { name, words, place: Position::Anywhere }
}

const RULES: &[Rule] = &[
    Rule {
        name: "opening",
        words: &["what", "where", "who", "whose", "whoever", "which", "how", "answers", "gives"],
        place: Position::Opening,
    },
    anywhere("nobody", &["nobody", "somebody", "whoever"]),
    anywhere("who-calls", &["who calls"]),
    anywhere("answers", &["answers"]),
    anywhere("behind", &["behind"]),
    anywhere("way", &["way", "ways"]),
];

/// Number of findings by area and rule.
type Counts = BTreeMap<(String, String), usize>;

/// A finding, for `--list`.
struct Finding {
    area: String,
    rule: &'static str,
    place: String,
    text: String,
}

/// Compares the counts with the file, or as the options say.
///
/// # Errors
/// A count differs from the file's.
pub(crate) fn run(args: &[String]) -> Result<(), String> {
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        [] => {
            let problems = compare(&recorded()?, &counts(&findings()?));
            for problem in &problems {
                println!("{problem}");
            }
            let count = problems.len();
            if count == 0 { Ok(()) } else { Err(format!("{count} counts are not those of {FILE}")) }
        }
        ["--bless"] => bless(),
        ["--list", ref of @ ..] if of.len() <= 2 => {
            for finding in findings()? {
                if of.iter().all(|word| *word == finding.area || *word == finding.rule) {
                    println!("{}: {}: {}", finding.place, finding.rule, finding.text);
                }
            }
            Ok(())
        }
        _ => Err(format!("unknown options {}\n\n{USAGE}", words.join(" "))),
    }
}

fn compare(recorded: &Counts, now: &Counts) -> Vec<String> {
    let keys: BTreeSet<_> = recorded.keys().chain(now.keys()).collect();
    let mut problems = Vec::new();
    for key in keys {
        let (area, rule) = key;
        let count = |counts: &Counts| counts.get(key).copied().unwrap_or(0);
        let (before, after) = (count(recorded), count(now));
        if after > before {
            problems.push(format!(
                "{area}: {rule}: {after}, more than {before}; `cargo xtask words --list {area} {rule}` shows them"
            ));
        } else if after < before {
            problems.push(format!(
                "{area}: {rule}: {after}, fewer than {before}: `cargo xtask words --bless` writes it down"
            ));
        }
    }
    problems
}

/// Writes the counts that are lower; all of them where there is no file yet.
fn bless() -> Result<(), String> {
    let mut now = counts(&findings()?);
    if root().join(FILE).is_file() {
        let recorded = recorded()?;
        for (key, count) in &mut now {
            *count = (*count).min(recorded.get(key).copied().unwrap_or(0));
        }
        now.retain(|_, count| *count > 0);
    }
    std::fs::write(root().join(FILE), write(&now)).map_err(|e| format!("{FILE}: {e}"))
}

fn write(counts: &Counts) -> String {
    let mut text = HEAD.to_owned();
    for ((area, rule), count) in counts {
        let _ = writeln!(text, "{area} {rule} {count}");
    }
    text
}

fn recorded() -> Result<Counts, String> {
    let text = std::fs::read_to_string(root().join(FILE)).map_err(|e| format!("{FILE}: {e}"))?;
    parse(&text).map_err(|line| format!("{FILE}: expected `AREA WORD COUNT`: {line}"))
}

/// Reads the file's text; the error is a line that is not understood.
fn parse(text: &str) -> Result<Counts, String> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let entry = |line: &str| {
        let mut words = line.split(' ');
        let key = (words.next()?.to_owned(), words.next()?.to_owned());
        Some((key, words.next()?.parse().ok()?))
    };
    lines.map(|line| entry(line).ok_or_else(|| line.to_owned())).collect()
}

fn counts(findings: &[Finding]) -> Counts {
    let mut counts = Counts::new();
    for finding in findings {
        *counts.entry((finding.area.clone(), finding.rule.to_owned())).or_default() += 1;
    }
    counts
}

/// Reads all texts and returns the findings, by area and file.
fn findings() -> Result<Vec<Finding>, String> {
    let mut folders: Vec<(String, PathBuf)> = ["xtask", "docs", "examples", "python", "fuzz"]
        .map(|name| (name.to_owned(), root().join(name)))
        .into();
    let crates = root().join("crates");
    folders.extend(names(&crates)?.into_iter().map(|name| (name.clone(), crates.join(name))));
    let mut files = Vec::new();
    for (area, folder) in folders {
        files.extend(files_below(&folder)?.into_iter().map(|file| (area.clone(), file)));
    }
    for name in ["README", "CONTRIBUTING", "CHANGELOG"] {
        files.push((name.to_owned(), root().join(name).with_extension("md")));
    }
    let mut found = Vec::new();
    for (area, path) in files {
        let Some(read) = reader(&path) else { continue };
        let text =
            std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let passages = read(&text);
        let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        for passage in &passages {
            find(passage, |rule, text| {
                let place = format!("{name}:{}", passage.line);
                found.push(Finding {
                    area: area.clone(),
                    rule,
                    place,
                    text: text.trim().to_owned(),
                });
            });
        }
    }
    Ok(found)
}

/// Reports the rules that a passage is against, once for each word of it.
fn find(passage: &Passage, mut report: impl FnMut(&'static str, &str)) {
    let text = without_code(&passage.text).to_lowercase();
    let words = text.split(|c: char| !is_word(c)).filter(|word| !word.is_empty());
    // `nobody's` counts as `nobody`.
    let words: Vec<&str> = words.map(|word| word.strip_suffix("'s").unwrap_or(word)).collect();
    for rule in RULES {
        let count = match rule.place {
            Position::Opening => {
                let opens = words.first().is_some_and(|word| rule.words.contains(word));
                usize::from(opens && passage.kind == Kind::Opening)
            }
            Position::Anywhere => rule.words.iter().map(|phrase| occurrences(&words, phrase)).sum(),
        };
        for _ in 0..count {
            report(rule.name, &passage.text);
        }
    }
}

/// `4-way` is another word than `way`.
fn is_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '-' | '\'')
}

fn occurrences(words: &[&str], phrase: &str) -> usize {
    let phrase: Vec<&str> = phrase.split(' ').collect();
    words.windows(phrase.len()).filter(|window| *window == phrase).count()
}

/// Replaces code between backticks: its words are names.
fn without_code(text: &str) -> String {
    let parts: Vec<&str> = text.split('`').collect();
    // With an odd number of backticks the last one starts nothing.
    let spans = parts.len() - usize::from(parts.len().is_multiple_of(2));
    let keep = |(n, part): (usize, &&str)| match n % 2 == 1 && n < spans {
        true => "_".to_owned(),
        false => (*part).to_owned(),
    };
    parts.iter().enumerate().map(keep).collect()
}

/// Returns how the English of a file is found, by the ending of its name.
fn reader(path: &Path) -> Option<fn(&str) -> Vec<Passage>> {
    let in_folder = |name: &str| path.components().any(|part| part.as_os_str() == name);
    match path.extension()?.to_str()? {
        "rs" | "h" => Some(scan::rust),
        "md" => Some(scan::markdown),
        "isle" => Some(|text| scan::marked(text, ';')),
        "txt" if in_folder("tables") => Some(|text| scan::marked(text, '#')),
        "js" | "css" | "html" if in_folder("assets") => Some(scan::lines),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
