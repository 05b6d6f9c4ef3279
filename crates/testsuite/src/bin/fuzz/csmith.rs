//! Csmith's programs, without end.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use testsuite::campaign::is_refused;
use testsuite::csmith::{CPUS, Program, Tools, Verdict, check};
use testsuite::parallel;

/// Programs that run before failures are told.
const BATCH: u64 = 40;

/// Results of the programs in one place.
#[derive(Default)]
struct Tally {
    right: u32,
    too_long: u32,
    refused: u32,
    failed: u32,
}

/// Result of a seed: its program, if it ends, and its verdicts.
type Outcome = Result<Option<(Program, Vec<Verdict>)>, String>;

/// Runs the programs of the seeds from `seed` to `end` on a processor, or on all.
pub(crate) fn campaign(mut seed: u64, end: u64, cpu: Option<&str>, folder: &Path) -> ExitCode {
    let Some(tools) = Tools::need() else { return ExitCode::FAILURE };
    let cpus: Vec<&str> = CPUS.into_iter().filter(|c| cpu.is_none_or(|cpu| cpu == *c)).collect();
    if cpus.is_empty() {
        eprintln!("--cpu {}: not one of {}", cpu.unwrap_or(""), CPUS.join(", "));
        return ExitCode::FAILURE;
    }
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    let (mut ended, mut failures) = (0, 0);
    while seed < end {
        let batch: Vec<u64> = (seed..end.min(seed.saturating_add(BATCH))).collect();
        let outcomes = parallel::map(&batch, |&seed| -> Outcome {
            let Some(program) = tools.program(seed)? else { return Ok(None) };
            let verdicts = check(&tools, &program, &cpus)?;
            Ok(Some((program, verdicts)))
        });
        for (seed, outcome) in batch.iter().zip(outcomes) {
            match outcome {
                Ok(None) => {}
                Ok(Some((program, verdicts))) => {
                    ended += 1;
                    for verdict in verdicts {
                        failures += count(&mut tallies, &tools, &program, &verdict, folder);
                    }
                }
                Err(message) => {
                    failures += 1;
                    println!("seed {seed}: clang: {message}");
                }
            }
        }
        seed += batch.len() as u64;
        println!("up to seed {seed}: {ended} programs, {failures} failures");
    }
    for (name, t) in &tallies {
        let Tally { right, too_long, refused, failed } = t;
        println!("{name}: {right} right, {too_long} too long, {refused} refused, {failed} failed");
    }
    ExitCode::from(u8::from(failures > 0))
}

/// Counts a verdict, and tells and keeps a failure; the number of failures.
fn count(
    tallies: &mut BTreeMap<&str, Tally>,
    tools: &Tools,
    program: &Program,
    verdict: &Verdict,
    folder: &Path,
) -> u32 {
    let tally = tallies.entry(verdict.runner.name()).or_default();
    let failure = match &verdict.result {
        Ok(Some(())) => {
            tally.right += 1;
            return 0;
        }
        Ok(None) => {
            tally.too_long += 1;
            return 0;
        }
        Err(failure) => failure,
    };
    let Verdict { runner, level, .. } = verdict;
    println!("seed {}, clang -O{level}: {runner}: {failure}", program.seed);
    match keep(tools, program, verdict, folder) {
        Ok(path) => println!("  -> {}", path.display()),
        Err(e) => eprintln!("{e}"),
    }
    if is_refused(failure) {
        tally.refused += 1;
        return 0;
    }
    tally.failed += 1;
    1
}

/// Writes clang's IR of a program that fails, with the line that runs it.
fn keep(
    tools: &Tools,
    program: &Program,
    verdict: &Verdict,
    folder: &Path,
) -> Result<PathBuf, String> {
    let text = tools.ir(program, verdict.family, verdict.level)?;
    let path = folder.join(format!("csmith-{}-{}.ll", program.seed, verdict.runner.name()));
    let text = format!(
        "; {}, should be {}\n; run: {}\n{text}",
        verdict.runner,
        program.checksum,
        program.launch().join(" ")
    );
    let write = || std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&path, text));
    write().map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(path)
}
