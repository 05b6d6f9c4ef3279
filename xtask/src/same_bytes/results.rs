//! Results of a commit, kept between runs; and the counts and differences of one run.

use super::compile::{Kind, Summary, hash};
use super::{Compiler, Job};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Summaries of a commit's compiles by the hash of the arguments and the module's text.
pub(super) struct Known {
    path: PathBuf,
    entries: Mutex<BTreeMap<u64, Summary>>,
}

impl Known {
    /// Reads the results of earlier runs, if there are any.
    ///
    /// # Errors
    /// The folder cannot be made.
    pub(super) fn open(path: PathBuf) -> Result<Known, String> {
        let folder = path.parent().ok_or("a file without folder")?;
        std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        Ok(Known { path, entries: Mutex::new(text.lines().filter_map(parse_entry).collect()) })
    }

    /// Returns the known summary of a job, or compiles. A time-out depends on the machine's load and is not kept.
    pub(super) fn get_or(&self, job: &Job, compile: impl FnOnce() -> Summary) -> Summary {
        let mut key = job.arguments().join(" ").into_bytes();
        key.extend(std::fs::read(&job.module).unwrap_or_default());
        let key = hash(&key);
        let entries = || self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&summary) = entries().get(&key) {
            return summary;
        }
        let summary = compile();
        if summary.kind != Kind::TimedOut {
            entries().insert(key, summary);
        }
        summary
    }

    /// Writes the results for the next run.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(super) fn save(&self) -> Result<(), String> {
        let entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        let mut lines: Vec<String> =
            entries.iter().map(|(key, summary)| entry_line(*key, *summary)).collect();
        lines.sort_unstable();
        std::fs::write(&self.path, lines.concat())
            .map_err(|e| format!("{}: {e}", self.path.display()))
    }
}

fn entry_line(key: u64, summary: Summary) -> String {
    let kind = if summary.kind == Kind::Compiled { "compiled" } else { "refused" };
    format!("{key:016x} {kind} {:016x}\n", summary.hash)
}

fn parse_entry(line: &str) -> Option<(u64, Summary)> {
    let mut words = line.split(' ');
    let key = u64::from_str_radix(words.next()?, 16).ok()?;
    let kind = match words.next()? {
        "compiled" => Kind::Compiled,
        "refused" => Kind::Refused,
        _ => return None,
    };
    let hash = u64::from_str_radix(words.next()?, 16).ok()?;
    Some((key, Summary { kind, hash }))
}

/// Counts of one processor at one level.
#[derive(Default)]
struct Counts {
    compiled: usize,
    refused: usize,
    timed_out: usize,
    differ: usize,
}

/// Counts of a run, and the jobs whose outputs differ.
#[derive(Default)]
pub(super) struct Tally {
    counts: BTreeMap<(&'static str, &'static str, u8), Counts>,
    differences: Vec<usize>,
}

impl Tally {
    pub(super) fn add(&mut self, index: usize, job: &Job, old: &Summary, new: &Summary) {
        let counts = self.counts.entry((job.target, job.cpu, job.level)).or_default();
        match new.kind {
            Kind::Compiled => counts.compiled += 1,
            Kind::Refused => counts.refused += 1,
            Kind::TimedOut => counts.timed_out += 1,
        }
        // Two time-outs say nothing about the bytes, so they count as a difference.
        if old != new || new.kind == Kind::TimedOut {
            counts.differ += 1;
            self.differences.push(index);
        }
    }

    /// Returns the number of outputs that differ.
    pub(super) fn count(&self) -> usize {
        self.differences.len()
    }

    /// Returns the table of counts.
    pub(super) fn table(&self) -> String {
        let mut text =
            String::from("target  processor  level  compiled  refused  timed out  differ\n");
        for ((target, cpu, level), counts) in &self.counts {
            let Counts { compiled, refused, timed_out, differ } = counts;
            let _ = writeln!(
                text,
                "{target:7} {cpu:10} -O{level} {compiled:12} {refused:8} {timed_out:10} {differ:7}"
            );
        }
        text
    }

    /// Prints the first differences and writes their outputs below `folder` for a diff tool.
    ///
    /// # Errors
    /// An output cannot be written.
    pub(super) fn show(
        &self,
        jobs: &[Job],
        before: &Compiler,
        after: &Compiler,
        folder: &Path,
        limit: usize,
    ) -> Result<(), String> {
        let folder = folder.join("differences");
        // Only the differences of this run are to be found there.
        let _ = std::fs::remove_dir_all(&folder);
        let mut indices = self.differences.clone();
        indices.sort_unstable();
        for job in indices.iter().take(limit).filter_map(|&index| jobs.get(index)) {
            show_job(job, before, after, &folder)?;
            // The text of the same code is easier to read than its bytes.
            if job.emit != "asm" {
                show_job(&Job { emit: "asm", ..job.clone() }, before, after, &folder)?;
            }
        }
        if !indices.is_empty() && limit > 0 {
            println!("outputs: {}", folder.display());
        }
        Ok(())
    }
}

fn show_job(job: &Job, before: &Compiler, after: &Compiler, folder: &Path) -> Result<(), String> {
    let (old, new) = (before.run(job, 0), after.run(job, 0));
    println!("{}: {}", job.label(), describe(old.bytes(), new.bytes()));
    let name = job.label().replace([' ', '/'], "_");
    write(&folder.join(format!("{name}.before")), old.bytes())?;
    write(&folder.join(format!("{name}.after")), new.bytes())
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let folder = path.parent().ok_or("a file without folder")?;
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(path, bytes))
        .map_err(|e| format!("{}: {e}", path.display()))
}

/// Returns the sizes of two outputs and the first place at which they differ: lines of text, else bytes.
pub(super) fn describe(old: &[u8], new: &[u8]) -> String {
    let texts = (std::str::from_utf8(old), std::str::from_utf8(new));
    if old == new {
        return "the same".to_owned();
    }
    if let (Ok(old), Ok(new)) = texts {
        let differing = old.lines().zip(new.lines()).filter(|(a, b)| a != b).count();
        let (before, after) = (old.lines().count(), new.lines().count());
        let first = old.lines().zip(new.lines()).position(|(a, b)| a != b);
        let first = first.unwrap_or(before.min(after)) + 1;
        return format!(
            "{before} lines, now {after}; the first that differs is {first}, {differing} differ in place"
        );
    }
    let first = old.iter().zip(new).position(|(a, b)| a != b).unwrap_or(old.len().min(new.len()));
    format!("{} bytes, now {}; the first that differs is {first:#x}", old.len(), new.len())
}
