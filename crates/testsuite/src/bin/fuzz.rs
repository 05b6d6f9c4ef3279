//! Generated programs, interpreter against simulator, without end: `cargo xtask fuzz [--seed N] [--count N]`.
//!
//! A failure is made smaller, written to `target/fuzz/SEED.ll`, and the search goes on.

use gpu_sim::launch::Launch;
use std::process::ExitCode;
use testsuite::generate::{Choices, Program, program, shrink};
use testsuite::parallel;
use testsuite::pipeline::{Failure, differential};

fn check(program: &Program) -> Result<(), Failure> {
    let launch = Launch::parse(&program.launch).map_err(|e| Failure::Input(e.to_string()))?;
    differential("generated.ll", program.text.as_bytes(), &[launch])
}

/// Finds the smallest program that fails in the same way.
fn reduce(choices: &[u32], failure: &Failure) -> Program {
    let same = |f: &Failure| std::mem::discriminant(f) == std::mem::discriminant(failure);
    let fails =
        |c: &[u32]| check(&program(&mut Choices::replay(c.to_vec()))).is_err_and(|f| same(&f));
    program(&mut Choices::replay(shrink(choices.to_vec(), 5000, fails)))
}

fn number_after(args: &[String], name: &str) -> Option<u64> {
    let at = args.iter().position(|a| a == name)?;
    args.get(at + 1)?.parse().ok()
}

fn main() -> ExitCode {
    const BATCH: u64 = 500;
    let args: Vec<String> = std::env::args().skip(1).collect();
    let mut seed = number_after(&args, "--seed").unwrap_or(1_000_000);
    let end = number_after(&args, "--count").map_or(u64::MAX, |n| seed + n);
    let folder = testsuite::corpus::root().join("target/fuzz");
    let mut failures = 0u32;
    while seed < end {
        let batch: Vec<u64> = (seed..end.min(seed + BATCH)).collect();
        let results = parallel::map(&batch, |&seed| {
            let mut choices = Choices::from_seed(seed);
            let program = program(&mut choices);
            check(&program).err().map(|failure| (choices.made().to_vec(), failure))
        });
        for (seed, (choices, failure)) in
            batch.iter().zip(results).filter_map(|(s, r)| Some((s, r?)))
        {
            failures += 1;
            let small = reduce(&choices, &failure);
            let path = folder.join(format!("{seed}.ll"));
            let reason = failure.to_string().replace('\n', "\n; ");
            let text = format!("; {reason}\n; run: {}\n{}", small.launch.join(" "), small.text);
            if let Err(e) =
                std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&path, text))
            {
                eprintln!("{}: {e}", path.display());
            }
            println!("seed {seed}: {failure}\n  -> {}", path.display());
        }
        seed += batch.len() as u64;
        println!("up to seed {seed}: {failures} failures");
    }
    ExitCode::from(u8::from(failures > 0))
}
