//! Compile time and code against `llc-22 -O3`: `cargo xtask bench [--cpu sm_90|gfx1100|gfx942|...] [--dir DIR]
//! [--only TEXT] [--reps N] [--no-code]`.
//!
//! Times are of whole processes, wall clock, median of `N` runs of each compiler in turn, on one thread. What is
//! counted of the code depends on the target: [`ptx`] and [`amd`]. All ratios are ours / llc's, means geometric.

mod amd;
mod ptx;

use judges::{Judge, Scratch};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;
use testsuite::corpus::{ll_files, root};
use testsuite::tool;

struct Options {
    dir: Option<PathBuf>,
    only: String,
    cpu: String,
    reps: usize,
    code: bool,
}

fn options() -> Result<Options, String> {
    let mut o =
        Options { dir: None, only: ".O3.".into(), cpu: "sm_90".into(), reps: 5, code: true };
    let mut args = std::env::args().skip(1);
    while let Some(word) = args.next() {
        let mut value = || args.next().ok_or_else(|| format!("{word}: a value is missing"));
        match word.as_str() {
            "--dir" => o.dir = Some(value()?.into()),
            "--only" => o.only = value()?,
            "--cpu" => o.cpu = value()?,
            "--reps" => o.reps = value()?.parse().map_err(|e| format!("--reps: {e}"))?,
            "--no-code" => o.code = false,
            _ => return Err(format!("unknown option {word}")),
        }
    }
    Ok(o)
}

/// Figures of a target's code.
struct Family {
    /// Folder of the corpus.
    corpus: String,
    /// Ending of the files that are measured.
    ending: &'static str,
    /// Options with which both compilers write such a file.
    options: [&'static [&'static str]; 2],
    /// Names of the figures, in order.
    columns: &'static [Column],
    /// Counts: a name and its figures for each part (kernel, module) of an output.
    count: fn(&Path, &str) -> Result<Vec<Counted>, String>,
}

/// A figure.
struct Column {
    name: &'static str,
    sum_only: bool,
    more_is_better: bool,
}

impl Column {
    /// Less of it is better, and its ratios have a mean.
    const fn cost(name: &'static str) -> Self {
        Self { name, sum_only: false, more_is_better: false }
    }

    /// Often nothing: only sums say something.
    const fn waste(name: &'static str) -> Self {
        Self { name, sum_only: true, more_is_better: false }
    }

    /// More of it is better.
    const fn gain(name: &'static str) -> Self {
        Self { name, sum_only: false, more_is_better: true }
    }
}

/// A part's name and figures.
type Counted = (String, Vec<u32>);

/// A part's name and figures, ours and llc's.
struct Row {
    name: String,
    figures: [Vec<u32>; 2],
}

/// Wall time of one run of a command in milliseconds; none if it fails.
fn time(program: &Path, args: &[String]) -> Option<f64> {
    let mut command = Command::new(program);
    command.args(args).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let start = Instant::now();
    let status = command.status().ok()?;
    status.success().then(|| start.elapsed().as_secs_f64() * 1e3)
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// The times of both compilers for a module, and the rows of what they made.
fn compare(
    o: &Options,
    family: &Family,
    module: &Path,
    programs: [&Path; 2],
) -> Result<([f64; 2], Vec<Row>), String> {
    let scratch = Scratch::new("bench");
    let outputs = ["a", "b"].map(|name| scratch.file(&format!("{name}.{}", family.ending)));
    let args: [Vec<String>; 2] = std::array::from_fn(|n| {
        let mut args = vec![format!("-mcpu={}", o.cpu), module.display().to_string(), "-o".into()];
        args.push(outputs[n].display().to_string());
        args.extend(family.options[n].iter().map(|s| (*s).to_owned()));
        args
    });
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..o.reps {
        for (n, program) in programs.into_iter().enumerate() {
            let taken = time(program, &args[n]);
            times[n].push(taken.ok_or_else(|| format!("{} fails", program.display()))?);
        }
    }
    let mut rows = Vec::new();
    if o.code {
        let ours = (family.count)(&outputs[0], &o.cpu)?;
        let theirs = (family.count)(&outputs[1], &o.cpu)?;
        for (name, figures) in ours {
            if let Some((_, other)) = theirs.iter().find(|(other, _)| *other == name) {
                rows.push(Row { name, figures: [figures, other.clone()] });
            }
        }
    }
    Ok((times.map(median), rows))
}

fn geometric_mean(ratios: impl Iterator<Item = f64>) -> f64 {
    let logs: Vec<f64> = ratios.filter(|r| r.is_finite() && *r > 0.0).map(f64::ln).collect();
    (logs.iter().sum::<f64>() / logs.len().max(1) as f64).exp()
}

fn ratio(row: &Row, column: usize) -> f64 {
    f64::from(row.figures[0][column]) / f64::from(row.figures[1][column])
}

fn modules(o: &Options, family: &Family) -> Result<Vec<PathBuf>, String> {
    let dir = o.dir.clone().unwrap_or_else(|| root().join("corpus/ll").join(&family.corpus));
    let mut modules = ll_files(&dir)?;
    modules.retain(|p| p.to_string_lossy().contains(&o.only));
    Ok(modules)
}

fn print_heading(family: &Family) {
    print!("| module or kernel | ms | llc ms | ratio |");
    family.columns.iter().for_each(|c| print!(" {} | llc |", c.name));
    print!("\n|---|---|---|---|");
    println!("{}", "---|---|".repeat(family.columns.len()));
}

fn print_module(name: &str, times: [f64; 2], rows: &[Row]) {
    let cells = |row: &Row| {
        for (a, b) in row.figures[0].iter().zip(&row.figures[1]) {
            print!(" {a} | {b} |");
        }
        println!();
    };
    print!("| {name} | {:.2} | {:.2} | {:.3} |", times[0], times[1], times[0] / times[1]);
    if let [row] = rows {
        return cells(row);
    }
    println!();
    for row in rows {
        print!("| {name}: {} | | | |", row.name);
        cells(row);
    }
}

/// The means and sums, and the kernels that have less of what there should be much of.
fn print_summary(family: &Family, rows: &[Row]) {
    for (n, column) in family.columns.iter().enumerate() {
        let sum = |side: usize| rows.iter().map(|r| u64::from(r.figures[side][n])).sum::<u64>();
        print!("{}: {} against {} in all", column.name, sum(0), sum(1));
        if !column.sum_only {
            print!(", mean of ratios {:.3}", geometric_mean(rows.iter().map(|r| ratio(r, n))));
        }
        println!();
        if column.more_is_better {
            for row in rows.iter().filter(|r| r.figures[0][n] < r.figures[1][n]) {
                println!(
                    "  less: {} {} against {}",
                    row.name, row.figures[0][n], row.figures[1][n]
                );
            }
        }
    }
}

/// The command as an installer leaves it: copied. What a linker has just written stays in the page cache in single pages,
/// and mapping those takes each start a millisecond more than the same bytes in large ones, in which llc is.
fn installed(built: &Path, scratch: &Scratch) -> Result<PathBuf, String> {
    let copy = scratch.file("lanelift");
    std::fs::copy(built, &copy).map_err(|e| format!("{}: {e}", built.display()))?;
    Ok(copy)
}

fn run() -> Result<(), String> {
    let o = options()?;
    let family = if o.cpu.starts_with("gfx") { amd::family(&o.cpu) } else { ptx::family() };
    let scratch = Scratch::new("bench-installed");
    let ours = installed(&root().join("target/dist/lanelift"), &scratch)?;
    let llc = Judge::Llc.path().ok_or("llc-22 is missing")?;
    let modules = modules(&o, &family)?;
    print_heading(&family);
    let (mut times, mut all) = (Vec::new(), Vec::new());
    for module in &modules {
        let name = module.file_stem().unwrap_or_default().to_string_lossy();
        match compare(&o, &family, module, [&ours, llc]) {
            Ok((taken, rows)) => {
                print_module(&name, taken, &rows);
                times.push(taken[0] / taken[1]);
                all.extend(rows);
            }
            Err(error) => println!("| {name} | failed: {} |", error.lines().next().unwrap_or("")),
        }
    }
    let mean = geometric_mean(times.iter().copied());
    println!("\n{} of {} modules, {} rows.", times.len(), modules.len(), all.len());
    println!("time: mean of ratios {mean:.3} ({:.1} times faster)", 1.0 / mean);
    print_summary(&family, &all);
    Ok(())
}

fn main() -> ExitCode {
    tool::finish("bench", run())
}
