//! `cargo xtask same-bytes REV`: whether the working tree compiles the corpus to the bytes that commit REV compiles it to.
//!
//! The command is built twice, from the working tree and from a git worktree of REV below `target/same-bytes`. Each module of
//! `corpus/ll` is compiled by both, for every processor that its folder belongs to and at every level. The results of REV are
//! kept by the hash of the module's text, so the next comparison with the same commit only compiles with the working tree.

mod compile;
mod results;
mod sources;

use crate::root;
use compile::Compiler;
use results::{Known, Tally};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Usage, for `--help` and after a mistake.
pub(crate) const USAGE: &str = "Usage: cargo xtask same-bytes REV [OPTIONS]

Compiles the corpus with commit REV and with the working tree, and compares the bytes.

  --only TARGET     nvptx, amdgpu, intel, or a processor (repeatable)
  --filter TEXT     only modules with TEXT in their path
  --level N         only level N, 0 to 3 (repeatable)
  --profile NAME    Cargo's profile for both builds [default: release]
  --jobs N          compiles at a time [default: the number of cores]
  --timeout SECONDS for one compile [default: 120]
  --show N          differences that are listed [default: 10]";

/// A processor and the corpus folder whose modules it compiles.
struct Processor {
    target: &'static str,
    name: &'static str,
    folder: &'static str,
    emits: &'static [&'static str],
}

const fn row(
    target: &'static str,
    name: &'static str,
    folder: &'static str,
    emits: &'static [&'static str],
) -> Processor {
    Processor { target, name, folder, emits }
}

/// The folders of `corpus/ll` with their processors: of AMD those with the wave size that the modules were compiled for.
const PROCESSORS: &[Processor] = &[
    row("nvptx", "sm_90", "nvptx64", &["asm"]),
    row("amdgpu", "gfx900", "gfx942", &["asm", "obj"]),
    row("amdgpu", "gfx90a", "gfx942", &["asm", "obj"]),
    row("amdgpu", "gfx942", "gfx942", &["asm", "obj"]),
    row("amdgpu", "gfx1030", "gfx1100", &["asm", "obj"]),
    row("amdgpu", "gfx1100", "gfx1100", &["asm", "obj"]),
    row("amdgpu", "gfx1200", "gfx1100", &["asm", "obj"]),
    row("intel", "skl", "spir64", &["obj"]),
    row("intel", "tgl", "spir64", &["obj"]),
    row("intel", "skl", "nvptx64", &["obj"]),
];

/// One compile: a module, a processor, a level and a kind of output.
#[derive(Clone)]
struct Job {
    module: PathBuf,
    /// Name of the module below `corpus/ll`.
    name: String,
    target: &'static str,
    cpu: &'static str,
    level: u8,
    emit: &'static str,
}

impl Job {
    /// Returns the arguments of the command, without the output.
    fn arguments(&self) -> Vec<String> {
        vec![
            self.module.display().to_string(),
            format!("--march={}", march(self.target)),
            format!("-mcpu={}", self.cpu),
            format!("-O{}", self.level),
            format!("--emit={}", self.emit),
        ]
    }

    /// Returns a name for tables and messages.
    fn label(&self) -> String {
        format!("{} -O{} {} {}", self.cpu, self.level, self.emit, self.name)
    }
}

fn march(target: &str) -> &str {
    match target {
        "nvptx" => "nvptx64",
        "amdgpu" => "amdgcn",
        other => other,
    }
}

#[derive(Debug, PartialEq)]
struct Options {
    revision: String,
    only: Vec<String>,
    filter: String,
    levels: Vec<u8>,
    profile: String,
    jobs: usize,
    timeout: Duration,
    show: usize,
}

impl Options {
    /// Reads the command line.
    ///
    /// # Errors
    /// The text to print: a mistake, or the usage.
    fn parse(args: &[String]) -> Result<Options, String> {
        let mut options = Options {
            revision: String::new(),
            only: Vec::new(),
            filter: String::new(),
            levels: Vec::new(),
            profile: "release".to_owned(),
            jobs: std::thread::available_parallelism().map_or(1, usize::from),
            timeout: Duration::from_secs(120),
            show: 10,
        };
        let mut words = args.iter();
        while let Some(word) = words.next() {
            let (name, inline) = match word.split_once('=') {
                Some((name, value)) if name.starts_with("--") => (name, Some(value.to_owned())),
                _ => (word.as_str(), None),
            };
            let mut value = || {
                inline
                    .clone()
                    .or_else(|| words.next().cloned())
                    .ok_or(format!("{name} needs a value"))
            };
            match name {
                "--only" => options.only.push(known_target(value()?)?),
                "--filter" => options.filter = value()?,
                "--level" => options.levels.push(number::<u8>(name, &value()?)?),
                "--profile" => options.profile = value()?,
                "--jobs" | "-j" => options.jobs = number::<usize>(name, &value()?)?.max(1),
                "--timeout" => options.timeout = Duration::from_secs(number(name, &value()?)?),
                "--show" => options.show = number(name, &value()?)?,
                _ if name.starts_with('-') => {
                    return Err(format!("unknown option {name}\n\n{USAGE}"));
                }
                _ if options.revision.is_empty() => options.revision = word.clone(),
                _ => return Err(format!("one commit is compared, not also {word}\n\n{USAGE}")),
            }
        }
        if options.revision.is_empty() {
            return Err(format!("the commit to compare with is missing\n\n{USAGE}"));
        }
        Ok(options)
    }

    fn wants(&self, processor: &Processor) -> bool {
        let named = |name: &String| name == processor.target || name == processor.name;
        self.only.is_empty() || self.only.iter().any(named)
    }

    fn wants_level(&self, level: u8) -> bool {
        self.levels.is_empty() || self.levels.contains(&level)
    }
}

fn known_target(name: String) -> Result<String, String> {
    let known = PROCESSORS.iter().any(|p| p.target == name || p.name == name);
    if known { Ok(name) } else { Err(format!("unknown target {name}\n\n{USAGE}")) }
}

fn number<T: std::str::FromStr>(name: &str, text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{name} needs a number, not {text}"))
}

/// Compares the working tree with a commit.
///
/// # Errors
/// A build fails, or an output differs.
pub(crate) fn run(args: &[String]) -> Result<(), String> {
    let options = Options::parse(args)?;
    let commit = sources::commit(&options.revision)?;
    let jobs = jobs(&options)?;
    if jobs.is_empty() {
        return Err("no module of the corpus is asked for".to_owned());
    }
    let folder = root().join("target/same-bytes");
    let before =
        Compiler::new(sources::build_commit(&folder, &commit, &options.profile)?, &options);
    let after = Compiler::new(sources::build_working_tree(&folder, &options.profile)?, &options);
    let known = Known::open(folder.join(format!("results/{commit}-{}", options.profile)))?;
    let tally = compare(&jobs, &before, &after, &known, &options);
    known.save()?;
    let differences = tally.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    print!("{}", differences.table());
    differences.show(&jobs, &before, &after, &folder, options.show)?;
    match differences.count() {
        0 => Ok(()),
        count => Err(format!("{count} of {} outputs differ from {}", jobs.len(), options.revision)),
    }
}

/// Lists the compiles that are asked for, in the order of the table of processors.
fn jobs(options: &Options) -> Result<Vec<Job>, String> {
    let mut jobs = Vec::new();
    for processor in PROCESSORS.iter().filter(|p| options.wants(p)) {
        let modules = sources::modules(processor.folder)?;
        for level in (0..4).filter(|&level| options.wants_level(level)) {
            for (name, module) in modules.iter().filter(|(name, _)| name.contains(&options.filter))
            {
                jobs.extend(processor.emits.iter().map(|&emit| Job {
                    module: module.clone(),
                    name: name.clone(),
                    target: processor.target,
                    cpu: processor.name,
                    level,
                    emit,
                }));
            }
        }
    }
    Ok(jobs)
}

/// Runs all compiles over the cores.
fn compare(
    jobs: &[Job],
    before: &Compiler,
    after: &Compiler,
    known: &Known,
    options: &Options,
) -> Mutex<Tally> {
    let next = AtomicUsize::new(0);
    let tally = Mutex::new(Tally::default());
    let work = |worker: usize| {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(job) = jobs.get(index) else { break };
            if index.is_multiple_of(1000) && index > 0 {
                eprintln!("{index} of {}", jobs.len());
            }
            let new = after.run(job, worker).summary();
            let old = known.get_or(job, || before.run(job, worker).summary());
            tally
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner)
                .add(index, job, &old, &new);
        }
    };
    std::thread::scope(|scope| {
        for worker in 0..options.jobs {
            scope.spawn(move || work(worker));
        }
    });
    tally
}

#[cfg(test)]
mod tests;
