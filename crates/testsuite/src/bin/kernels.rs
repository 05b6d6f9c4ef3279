//! Modules of other projects, compiled and compared: `cargo xtask kernels [--cpu gfx1100] [--simd 16] [--level 3]
//! [--kernel NAME] [--launches 2] [--loose] FILE.ll|FOLDER…`. Without `--cpu` the module says the processor;
//! for SPIR it is skl, and `--simd` says how many work-items a thread has.
//!
//! Each kernel is launched with arguments made up for it (see `testsuite::kernels`). Failures are printed with
//! the words with which `lanelift run` does the same.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use testsuite::kernels::{Request, Verdict, check, wants_library};
use testsuite::parallel;

fn args() -> Result<(Request, Vec<PathBuf>), String> {
    let mut parsed =
        Request { cpu: None, simd: None, level: 3, kernel: None, launches: 2, loose: false };
    let mut paths = Vec::new();
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
        match word.as_str() {
            "--cpu" => parsed.cpu = Some(value()?),
            "--simd" => parsed.simd = Some(value()?.parse().map_err(|_| "--simd: not a number")?),
            "--kernel" => parsed.kernel = Some(value()?),
            "--level" => parsed.level = value()?.parse().map_err(|_| "--level: not a number")?,
            "--launches" => {
                parsed.launches = value()?.parse().map_err(|_| "--launches: not a number")?;
            }
            "--loose" => parsed.loose = true,
            _ => paths.push(PathBuf::from(&word)),
        }
    }
    Ok((parsed, paths))
}

/// The modules that a path means.
fn modules(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_path_buf()];
    }
    let Ok(entries) = std::fs::read_dir(path) else { return Vec::new() };
    let paths = entries.filter_map(|e| Some(e.ok()?.path()));
    let mut found: Vec<PathBuf> =
        paths.filter(|p| p.extension().is_some_and(|e| e == "ll")).collect();
    found.sort();
    found
}

/// The lines to print of a module, and what to count.
fn one(path: &Path, request: &Request) -> (Vec<String>, Vec<&'static str>) {
    let shown = path.display();
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(e) => return (vec![format!("{shown}: {e}")], vec!["modules not read"]),
    };
    let name = path.file_name().map_or_else(String::new, |n| n.to_string_lossy().into_owned());
    let report = check(&name, &text, request);
    let report = match report {
        Ok(report) => report,
        Err(message) => {
            let first = message.lines().next().unwrap_or("");
            return (vec![format!("{shown}: NOT READ {first}")], vec!["modules not read"]);
        }
    };
    let mut lines = Vec::new();
    let mut counts = Vec::new();
    let (cpu, seconds) = (report.cpu, report.seconds);
    match report.kernels {
        Err(message) if wants_library(&message) => {
            let first = message.lines().next().unwrap_or("");
            lines.push(format!("{shown}: {cpu}: compiled, not linked: {first} [{seconds:.2}s]"));
            counts.push("modules compiled, but not linked");
        }
        Err(message) => {
            let first: Vec<&str> = message.lines().take(2).collect();
            lines.push(format!("{shown}: {cpu}: NOT COMPILED {} [{seconds:.2}s]", first.join(" ")));
            counts.push("modules not compiled");
        }
        Ok(kernels) => {
            lines.push(format!(
                "{shown}: {cpu}: compiled, {} kernels [{seconds:.2}s]",
                kernels.len()
            ));
            counts.push("modules compiled");
            for (kernel, verdict) in kernels {
                match verdict {
                    Verdict::Agree { launches, changed, rounded } => {
                        lines.push(format!(
                            "  {kernel}: {launches} agree, {changed} with changes, {rounded} but for rounding"
                        ));
                        counts.push(match (changed, rounded) {
                            (0, _) => "kernels agree without changes",
                            (_, 0) => "kernels agree",
                            _ => "kernels agree but for rounding",
                        });
                    }
                    Verdict::NotComparable(why) => {
                        lines.push(format!("  {kernel}: not comparable: {why}"));
                        counts.push("kernels not comparable");
                    }
                    Verdict::Refused(why) => {
                        let first = why.lines().next().unwrap_or("");
                        lines.push(format!("  {kernel}: REFUSED {first}"));
                        counts.push("kernels refused");
                    }
                    Verdict::Differ(words, what) => {
                        let what = what.replace('\n', " ");
                        lines.push(format!("  {kernel}: DIFFERS {what}\n    {words}"));
                        counts.push("kernels that differ");
                    }
                }
            }
        }
    }
    (lines, counts)
}

fn main() -> ExitCode {
    let (request, paths) = match args() {
        Ok((request, paths)) if !paths.is_empty() => (request, paths),
        Ok(_) => {
            eprintln!(
                "kernels [--cpu CPU] [--simd N] [--level N] [--kernel NAME] [--launches N] [--loose] FILE.ll|FOLDER..."
            );
            return ExitCode::from(2);
        }
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::from(2);
        }
    };
    let paths: Vec<PathBuf> = paths.iter().flat_map(|p| modules(p)).collect();
    let counted = parallel::map(&paths, |path| {
        let (lines, counts) = one(path, &request);
        println!("{}", lines.join("\n"));
        counts
    });
    let mut totals: BTreeMap<&str, usize> = BTreeMap::new();
    for count in counted.into_iter().flatten() {
        *totals.entry(count).or_default() += 1;
    }
    for (what, count) in &totals {
        println!("{count} {what}");
    }
    let bad =
        ["kernels that differ", "kernels refused", "modules not compiled", "modules not read"];
    ExitCode::from(u8::from(bad.iter().any(|b| totals.contains_key(b))))
}
