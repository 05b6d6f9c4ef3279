//! Generated programs, interpreter against simulator, without end: `cargo xtask fuzz [--seed N] [--count N]
//! [--cpu gfx1100] [--no-reduce] [--print]`; `--cpu amdgpu` takes all generations of AMD's GPUs, without `--cpu` it is NVIDIA's.
//!
//! A failure is made smaller, written to `target/fuzz/SEED.ll`, and the search goes on.

use gpu_sim::launch::Launch;
use std::process::ExitCode;
use testsuite::amd::{Build, GENERATIONS, generated};
use testsuite::generate::{Choices, Program, Target, program_for, shrink};
use testsuite::parallel;
use testsuite::pipeline::{Failure, differential};

/// What goes wrong with a program, and in which build for an AMD GPU; NVIDIA's if there are none.
fn check(choices: &[u32], builds: &[Build]) -> Result<(), (Option<Build>, Failure)> {
    if !builds.is_empty() {
        return generated(choices, builds).map_err(|(build, failure)| (Some(build), failure));
    }
    let at = |failure| (None, failure);
    let program = program_for(Target::Nvptx, &mut Choices::replay(choices.to_vec()));
    let launch = Launch::parse(&program.launch).map_err(|e| at(Failure::Input(e.to_string())))?;
    differential("generated.ll", program.text.as_bytes(), &[launch]).map_err(at)
}

fn target_of(build: Option<Build>) -> Target {
    build.map_or(Target::Nvptx, |build| Target::Amdgpu(build.cpu))
}

/// Finds the smallest program that fails in the same way.
fn reduce(choices: &[u32], build: Option<Build>, failure: &Failure) -> Program {
    let kind = |f: &Failure| match f {
        Failure::Compile(why) => why.split('\n').next().unwrap_or("").to_owned(),
        other => format!("{:?}", std::mem::discriminant(other)),
    };
    let fails =
        |c: &[u32]| check(c, build.as_slice()).is_err_and(|(_, f)| kind(&f) == kind(failure));
    let small = shrink(choices.to_vec(), 5000, fails);
    program_for(target_of(build), &mut Choices::replay(small))
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
            let builds = Build::of_seed(seed, &cpus);
            check(&choices, &builds).err().map(|(on, failure)| (choices, on, failure))
        });
        for (seed, (choices, on, failure)) in
            batch.iter().zip(results).filter_map(|(s, r)| Some((s, r?)))
        {
            failures += 1;
            let build = on.map_or("PTX".to_owned(), |build| build.to_string());
            println!("seed {seed}: {build}: {failure}");
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
