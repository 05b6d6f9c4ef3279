//! Growth of the work with the input: `cargo xtask scale [--only TEXT] [--times N] [--bin PATH]`; or, with
//! `--only NAME --print`, the text of one shape.
//!
//! Each shape of [`testsuite::scale`] is compiled in its size and in twice that. The work is counted in
//! instructions by `perf stat`, which no other process disturbs, or as processor time. A ratio of 2 is linear growth; with
//! `n log n` it is a little more, and 4 is quadratic.

use judges::Scratch;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use testsuite::corpus::root;
use testsuite::scale::SHAPES;

/// Millions of instructions that a run of the compiler takes; or, where the machine does not count them,
/// milliseconds of the processor, the least of three runs.
fn work(compiler: &Path, input: &Path, cpu: &str) -> Result<f64, String> {
    let mut least = f64::INFINITY;
    for _ in 0..3 {
        let output = Command::new("perf")
            .args(["stat", "-x,", "-e", "instructions:u,task-clock"])
            .arg(compiler)
            .args(["-mcpu", cpu, "-o", "/dev/null"])
            .arg(input)
            .output()
            .map_err(|e| format!("perf: {e}"))?;
        let text = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() {
            return Err(text.lines().next().unwrap_or("fails").to_owned());
        }
        let count = |event: &str| -> Option<f64> {
            let line = text.lines().rev().find(|l| l.contains(event))?;
            line.split(',').next()?.parse().ok()
        };
        if let Some(instructions) = count("instructions") {
            return Ok(instructions / 1e6);
        }
        least = least.min(count("task-clock").ok_or("perf counts nothing")?);
    }
    Ok(least)
}

fn run() -> Result<bool, String> {
    let (mut only, mut times, mut print) = (String::new(), 1usize, false);
    let mut compiler: PathBuf = root().join("target/dist/lanelift");
    let mut args = std::env::args().skip(1);
    while let Some(word) = args.next() {
        let mut value = || args.next().ok_or_else(|| format!("{word}: a value is missing"));
        match word.as_str() {
            "--only" => only = value()?,
            "--times" => times = value()?.parse().map_err(|e| format!("--times: {e}"))?,
            "--print" => print = true,
            "--bin" => compiler = value()?.into(),
            _ => return Err(format!("unknown option {word}")),
        }
    }
    if print {
        SHAPES.iter().filter(|s| s.name == only).for_each(|s| print!("{}", s.text(s.size * times)));
        return Ok(true);
    }
    let scratch = Scratch::new("scale");
    let mut fine = true;
    println!(
        "{:24} {:>8} {:>10} {:>12} {:>12} {:>6}",
        "shape", "size", "bytes", "work", "at twice", "ratio"
    );
    for shape in SHAPES.iter().filter(|s| s.name.contains(&only)) {
        let size = shape.size * times;
        let texts = [size, 2 * size].map(|n| shape.text(n));
        let bytes = texts[0].len();
        let mut counts = [0.0; 2];
        let mut problem = None;
        for (count, text) in counts.iter_mut().zip(&texts) {
            match work(&compiler, &scratch.write("s.ll", text), shape.target.cpu()) {
                Ok(n) => *count = n,
                Err(e) => problem = Some(e),
            }
        }
        let ratio = counts[1] / counts[0];
        let remark = match problem {
            Some(problem) => format!("failed: {problem}"),
            None if ratio > shape.bound => "grows too fast".to_owned(),
            None => String::new(),
        };
        fine &= remark.is_empty();
        println!(
            "{:24} {size:8} {bytes:10} {:12.1} {:12.1} {ratio:6.2} {remark}",
            shape.name, counts[0], counts[1]
        );
    }
    Ok(fine)
}

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("scale: {message}");
            ExitCode::FAILURE
        }
    }
}
