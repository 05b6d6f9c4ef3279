//! Generated programs, interpreter against simulator, without end: `cargo xtask fuzz [--seed N] [--count N]
//! [--cpu gfx1100] [--no-reduce] [--print]`; `--cpu amdgpu` takes all generations of AMD's GPUs, without `--cpu` it is NVIDIA's.
//!
//! A failure is made smaller, written to `target/fuzz/SEED.ll`, and the search goes on.

use gpu_sim::launch::Launch;
use std::process::ExitCode;
use testsuite::amd::{GENERATIONS, generated};
use testsuite::generate::{Choices, Program, Target, program_for, shrink};
use testsuite::parallel;
use testsuite::pipeline::{Failure, differential};

/// What goes wrong with a program, and on which processor.
fn check(choices: &[u32], cpus: &[&'static str]) -> Result<(), (Target, Failure)> {
    if !cpus.is_empty() {
        return generated(choices, cpus).map_err(|(cpu, failure)| (Target::Amdgpu(cpu), failure));
    }
    let at = |failure| (Target::Nvptx, failure);
    let program = program_for(Target::Nvptx, &mut Choices::replay(choices.to_vec()));
    let launch = Launch::parse(&program.launch).map_err(|e| at(Failure::Input(e.to_string())))?;
    differential("generated.ll", program.text.as_bytes(), &[launch]).map_err(at)
}

/// Finds the smallest program that fails in the same way.
fn reduce(choices: &[u32], target: Target, failure: &Failure) -> Program {
    let cpus: &[&'static str] = match &target {
        Target::Nvptx => &[],
        Target::Amdgpu(cpu) => std::slice::from_ref(cpu),
    };
    let kind = |f: &Failure| match f {
        Failure::Compile(why) => why.split('\n').next().unwrap_or("").to_owned(),
        other => format!("{:?}", std::mem::discriminant(other)),
    };
    let fails = |c: &[u32]| check(c, cpus).is_err_and(|(_, f)| kind(&f) == kind(failure));
    let small = shrink(choices.to_vec(), 5000, fails);
    program_for(target, &mut Choices::replay(small))
}

fn cpus(args: &[String]) -> Vec<&'static str> {
    let Some(at) = args.iter().position(|a| a == "--cpu") else { return Vec::new() };
    let name = args.get(at + 1).map_or("amdgpu", String::as_str);
    let all = GENERATIONS.iter().map(|(cpu, _)| *cpu);
    all.filter(|&cpu| name == "amdgpu" || name == cpu).collect()
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
    let quiet = args.iter().any(|a| a == "--no-reduce");
    let cpus = cpus(&args);
    let target = cpus.first().map_or(Target::Nvptx, |cpu| Target::Amdgpu(cpu));
    let folder = testsuite::corpus::root().join("target/fuzz");
    let mut failures = 0u32;
    if args.iter().any(|a| a == "--print") {
        let program = program_for(target, &mut Choices::from_seed(seed));
        println!("; run: {}\n{}", program.launch.join(" "), program.text);
        return ExitCode::SUCCESS;
    }
    while seed < end {
        let batch: Vec<u64> = (seed..end.min(seed + BATCH)).collect();
        let results = parallel::map(&batch, |&seed| {
            let mut choices = Choices::from_seed(seed);
            program_for(target, &mut choices);
            let choices = choices.made().to_vec();
            check(&choices, &cpus).err().map(|(on, failure)| (choices, on, failure))
        });
        for (seed, (choices, on, failure)) in
            batch.iter().zip(results).filter_map(|(s, r)| Some((s, r?)))
        {
            failures += 1;
            println!("seed {seed}: {on:?}: {failure}");
            if quiet {
                continue;
            }
            let small = reduce(&choices, on, &failure);
            let path = folder.join(format!("{seed}.ll"));
            let reason = failure.to_string().replace('\n', "\n; ");
            let text = format!("; {reason}\n; run: {}\n{}", small.launch.join(" "), small.text);
            if let Err(e) =
                std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&path, text))
            {
                eprintln!("{}: {e}", path.display());
            }
            println!("  -> {}", path.display());
        }
        seed += batch.len() as u64;
        println!("up to seed {seed}: {failures} failures");
    }
    ExitCode::from(u8::from(failures > 0))
}
