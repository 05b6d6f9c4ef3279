//! Functions of LLVM's own tests.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use testsuite::campaign::is_refused;
use testsuite::llvm_tests::{Build, CPUS, Case, Verdict, cases, check};
use testsuite::parallel;

/// Functions that run before failures are told.
const BATCH: usize = 2000;

/// Runs `count` functions of the files below `folder` from the `seed`th of their order on, which is mixed, each on one
/// processor by turns, or on `cpu`.
pub(crate) fn campaign(
    tests: &Path,
    seed: u64,
    count: u64,
    cpu: Option<&str>,
    found: &Path,
) -> ExitCode {
    let cpus: Vec<&'static str> =
        CPUS.into_iter().filter(|c| cpu.is_none_or(|cpu| cpu == *c)).collect();
    if cpus.is_empty() {
        eprintln!("--cpu {}: not one of {}", cpu.unwrap_or(""), CPUS.join(", "));
        return ExitCode::FAILURE;
    }
    let mut files = Vec::new();
    collect(tests, &mut files);
    files.sort();
    let mut all: Vec<(u64, PathBuf, Case)> = Vec::new();
    for path in files {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let place = path.strip_prefix(tests).unwrap_or(&path).to_owned();
        for case in cases(&text) {
            all.push((mixed(&format!("{}{}", place.display(), case.name)), place.clone(), case));
        }
    }
    all.sort_by(|a, b| a.0.cmp(&b.0).then_with(|| a.2.name.cmp(&b.2.name)));
    let chosen: Vec<(u64, &(u64, PathBuf, Case))> =
        (seed..).zip(all.iter().skip(seed as usize)).take(count as usize).collect();
    let (mut right, mut failures) = (0u64, 0u64);
    let mut others: BTreeMap<String, u64> = BTreeMap::new();
    for batch in chosen.chunks(BATCH) {
        let results = parallel::map(batch, |&(n, (_, _, case))| {
            let build = Build::in_turn(cpus[n as usize % cpus.len()], n / cpus.len() as u64);
            let (text, verdict) = check(case, build, n);
            (build, text, verdict)
        });
        for (&(n, (_, path, case)), (build, text, verdict)) in batch.iter().zip(results) {
            let failure = match verdict {
                Verdict::Right => {
                    right += 1;
                    continue;
                }
                Verdict::LeftOut(why) => {
                    *others.entry(format!("left out: {}", kind(&why))).or_default() += 1;
                    continue;
                }
                Verdict::Wrong(failure) => failure,
            };
            let message = failure.to_string();
            if is_refused(&failure) {
                *others.entry(format!("refused: {}", kind(&message))).or_default() += 1;
                continue;
            }
            failures += 1;
            let file = found.join(format!("llvm-test-{n}.ll"));
            let _ = std::fs::create_dir_all(found);
            let _ = std::fs::write(&file, text.unwrap_or_default());
            let short: String = message.chars().take(300).collect();
            println!("{n} {build} {}: {}: {short}", path.display(), case.name);
        }
    }
    for (what, count) in others.iter().filter(|(_, count)| **count > 0) {
        println!("{count:6} {what}");
    }
    println!("{right} right, {failures} failures, of {}", chosen.len());
    ExitCode::from(u8::from(failures > 0))
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|e| e == "ll") {
            files.push(path);
        }
    }
}

/// A number that depends on a text (FNV-1a).
fn mixed(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// A message without names and numbers.
fn kind(message: &str) -> String {
    let line = message.lines().find(|l| l.contains("error")).or(message.lines().next());
    let mut out = String::new();
    // Values come after a bracket.
    let line = line.unwrap_or("").split(" (").next().unwrap_or("");
    for c in line.chars() {
        let c = if c.is_ascii_digit() { '0' } else { c };
        if !(c == '0' && out.ends_with('0')) {
            out.push(c);
        }
    }
    out.chars().take(110).collect()
}
