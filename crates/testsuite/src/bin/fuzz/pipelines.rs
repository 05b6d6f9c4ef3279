//! Programs after random passes of LLVM's, without end.

use judges::Judge;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use testsuite::parallel;
use testsuite::pipelines::{CPUS, Case, Verdict};

/// Programs that run before failures are told.
const BATCH: u64 = 40;

/// Results of the programs of a processor.
#[derive(Default)]
struct Tally {
    right: u32,
    skipped: BTreeMap<&'static str, u32>,
    refused: u32,
    interpreter: u32,
    wrong: u32,
}

/// Runs the programs of the seeds from `seed` to `end` on a processor, or on all by turns.
pub(crate) fn campaign(mut seed: u64, end: u64, cpu: Option<&str>, folder: &Path) -> ExitCode {
    let Some(opt) = Judge::Opt.need() else { return ExitCode::FAILURE };
    let cpus: Vec<&'static str> =
        CPUS.into_iter().filter(|c| cpu.is_none_or(|cpu| cpu == *c)).collect();
    if cpus.is_empty() {
        eprintln!("--cpu {}: not one of {}", cpu.unwrap_or(""), CPUS.join(", "));
        return ExitCode::FAILURE;
    }
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    let mut failures = 0;
    while seed < end {
        let batch: Vec<u64> = (seed..end.min(seed.saturating_add(BATCH))).collect();
        let outcomes = parallel::map(&batch, |&seed| {
            let case = Case::of_seed(cpus[(seed % cpus.len() as u64) as usize], seed)?;
            let verdict = case.check(opt);
            let small = match verdict {
                Verdict::Right | Verdict::Skipped(..) => case,
                _ => case.reduced(opt, &verdict),
            };
            Ok::<_, String>((small, verdict))
        });
        for (seed, outcome) in batch.iter().zip(outcomes) {
            match outcome {
                Ok((case, verdict)) => {
                    failures += count(&mut tallies, *seed, &case, &verdict, opt, folder);
                }
                Err(message) => {
                    failures += 1;
                    println!("seed {seed}: {message}");
                }
            }
        }
        seed += batch.len() as u64;
        println!("up to seed {seed}: {failures} failures");
    }
    for (cpu, t) in &tallies {
        println!(
            "{cpu}: {} right, {} refused, {} by the interpreter, {} wrong, skipped: {:?}",
            t.right, t.refused, t.interpreter, t.wrong, t.skipped
        );
    }
    ExitCode::from(u8::from(failures > 0))
}

/// Counts a verdict, and tells and keeps a failure; the number of failures.
fn count(
    tallies: &mut BTreeMap<&str, Tally>,
    seed: u64,
    case: &Case,
    verdict: &Verdict,
    opt: &Path,
    folder: &Path,
) -> u32 {
    let tally = tallies.entry(case.build.cpu).or_default();
    let what = match verdict {
        Verdict::Right => {
            tally.right += 1;
            return 0;
        }
        Verdict::Skipped(why, message) => {
            *tally.skipped.entry(why).or_default() += 1;
            println!(
                "seed {seed}: {} {}: skipped ({why}): {}",
                case.build,
                case.program.name,
                message.lines().next().unwrap_or("")
            );
            return 0;
        }
        Verdict::Refused(failure) => {
            tally.refused += 1;
            format!("refused: {failure}")
        }
        Verdict::Interpreter(message) => {
            tally.interpreter += 1;
            format!("interpreter: {message}")
        }
        Verdict::Wrong(failure) => {
            tally.wrong += 1;
            failure.to_string()
        }
    };
    println!("seed {seed}: {} {} after {}: {what}", case.build, case.program.name, case.pipeline());
    match keep(seed, case, &what, opt, folder) {
        Ok(path) => println!("  -> {}", path.display()),
        Err(e) => eprintln!("{e}"),
    }
    1
}

/// Writes the program before and after its passes, with the line that runs it.
fn keep(seed: u64, case: &Case, what: &str, opt: &Path, folder: &Path) -> Result<PathBuf, String> {
    let path = folder.join(format!("pipelines-{seed}-{}.ll", case.build.cpu));
    let head = format!(
        "; {}, after {}: {}\n; run: {}\n",
        case.build,
        case.pipeline(),
        what.replace('\n', "\n; "),
        case.program.words
    );
    let write = |path: &Path, text: &str| {
        std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(path, format!("{head}{text}")))
            .map_err(|e| format!("{}: {e}", path.display()))
    };
    write(&path.with_extension("before.ll"), &case.program.text)?;
    write(&path, &case.changed(opt)?)?;
    Ok(path)
}
