//! Compile time and code against `llc-22 -O3`: `cargo xtask bench [--dir DIR] [--only TEXT] [--cpu sm_90]
//! [--reps N] [--no-code]`.
//!
//! Times are of whole processes, wall clock, median of `N` runs of each compiler in turn, on one thread.
//! Code is measured by `ptxas -v` (registers, stack and spill bytes) and `nvdisasm` (SASS instructions
//! without padding). All ratios are ours / llc's, means geometric.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;
use testsuite::corpus::root;
use testsuite::judges::{self, Judge, Scratch};

struct Options {
    dir: PathBuf,
    only: String,
    cpu: String,
    reps: usize,
    code: bool,
}

fn options() -> Result<Options, String> {
    let mut o = Options {
        dir: root().join("corpus/ll/nvptx64"),
        only: ".O3.".into(),
        cpu: "sm_90".into(),
        reps: 5,
        code: true,
    };
    let mut args = std::env::args().skip(1);
    while let Some(word) = args.next() {
        let mut value = || args.next().ok_or_else(|| format!("{word}: a value is missing"));
        match word.as_str() {
            "--dir" => o.dir = value()?.into(),
            "--only" => o.only = value()?,
            "--cpu" => o.cpu = value()?,
            "--reps" => o.reps = value()?.parse().map_err(|e| format!("--reps: {e}"))?,
            "--no-code" => o.code = false,
            _ => return Err(format!("unknown option {word}")),
        }
    }
    Ok(o)
}

/// Figures of one compiler's output for one module.
#[derive(Clone, Copy, Default)]
struct Figures {
    milliseconds: f64,
    sass: u32,
    registers: u32,
    local: u32,
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

fn measure_code(ptx: &Path, cpu: &str, figures: &mut Figures) -> Result<(), String> {
    let ptxas = Judge::Ptxas.path().ok_or("ptxas is missing")?;
    let text = std::fs::read_to_string(ptx).map_err(|e| e.to_string())?;
    let report = judges::assemble(ptxas, &text, cpu, true)?;
    // A module's figure is its fattest function's.
    figures.registers = report.functions.iter().map(|f| f.registers).max().unwrap_or(0);
    figures.local = report.functions.iter().map(|f| f.stack + f.spills[0] + f.spills[1]).sum();
    if let Some(nvdisasm) = Judge::Nvdisasm.path() {
        figures.sass = judges::count_sass(nvdisasm, &report.cubin)?;
    }
    Ok(())
}

fn compare(o: &Options, module: &Path, ours: &Path, llc: &Path) -> Result<[Figures; 2], String> {
    let scratch = Scratch::new("bench");
    let outputs = [scratch.file("a.ptx"), scratch.file("b.ptx")];
    let input = module.display().to_string();
    let programs: [(&Path, Vec<String>); 2] = [
        (
            ours,
            vec![
                format!("-mcpu={}", o.cpu),
                input.clone(),
                "-o".into(),
                outputs[0].display().to_string(),
            ],
        ),
        (
            llc,
            vec![
                "-O3".into(),
                format!("-mcpu={}", o.cpu),
                input,
                "-o".into(),
                outputs[1].display().to_string(),
            ],
        ),
    ];
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..o.reps {
        for (n, (program, args)) in programs.iter().enumerate() {
            times[n]
                .push(time(program, args).ok_or_else(|| format!("{} fails", program.display()))?);
        }
    }
    let mut figures = [Figures::default(); 2];
    for (n, times) in times.into_iter().enumerate() {
        figures[n].milliseconds = median(times);
        if o.code {
            measure_code(&outputs[n], &o.cpu, &mut figures[n])?;
        }
    }
    Ok(figures)
}

fn geometric_mean(ratios: impl Iterator<Item = f64>) -> f64 {
    let logs: Vec<f64> = ratios.filter(|r| r.is_finite() && *r > 0.0).map(f64::ln).collect();
    (logs.iter().sum::<f64>() / logs.len().max(1) as f64).exp()
}

fn run() -> Result<(), String> {
    let o = options()?;
    let ours = root().join("target/release/lanelift");
    let llc = Judge::Llc.path().ok_or("llc-22 is missing")?;
    let mut modules: Vec<PathBuf> = std::fs::read_dir(&o.dir)
        .map_err(|e| format!("{}: {e}", o.dir.display()))?
        .filter_map(|e| Some(e.ok()?.path()))
        .filter(|p| {
            p.extension().is_some_and(|e| e == "ll") && p.to_string_lossy().contains(&o.only)
        })
        .collect();
    modules.sort();
    println!("| module | ms | llc ms | ratio | SASS | llc | regs | llc | local | llc |");
    println!("|---|---|---|---|---|---|---|---|---|---|");
    let mut rows = Vec::new();
    for module in &modules {
        let name = module.file_stem().unwrap_or_default().to_string_lossy();
        match compare(&o, module, &ours, llc) {
            Ok([a, b]) => {
                println!(
                    "| {name} | {:.2} | {:.2} | {:.3} | {} | {} | {} | {} | {} | {} |",
                    a.milliseconds,
                    b.milliseconds,
                    a.milliseconds / b.milliseconds,
                    a.sass,
                    b.sass,
                    a.registers,
                    b.registers,
                    a.local,
                    b.local
                );
                rows.push([a, b]);
            }
            Err(error) => println!("| {name} | failed: {} |", error.lines().next().unwrap_or("")),
        }
    }
    let mean = |f: &dyn Fn(&Figures) -> f64| geometric_mean(rows.iter().map(|[a, b]| f(a) / f(b)));
    println!(
        "\n{} of {} modules. Geometric means ours / llc: time {:.3} ({:.1} times faster), SASS {:.3}, registers {:.3}",
        rows.len(),
        modules.len(),
        mean(&|f| f.milliseconds),
        1.0 / mean(&|f| f.milliseconds),
        mean(&|f| f64::from(f.sass)),
        mean(&|f| f64::from(f.registers)),
    );
    let sum = |n: usize| rows.iter().map(|r| r[n].local).sum::<u32>();
    println!("Local memory, bytes in all: {} against {}", sum(0), sum(1));
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("bench: {message}");
            ExitCode::FAILURE
        }
    }
}
