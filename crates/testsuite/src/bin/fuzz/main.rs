//! Generated programs, interpreter against simulator, without end: `cargo xtask fuzz [--seed N] [--count N]
//! [--cpu gfx1100] [--no-reduce] [--print]`; `--cpu amdgpu` takes all generations of AMD's GPUs, `--cpu intel` Intel's
//! devices by turns, each in all widths, without `--cpu` it is NVIDIA's.
//!
//! `--aliasing` takes kernels with pointers that may be to the same memory (`--cpu` is a processor of AMD's, `amdgpu`, `skl`, `tgl`,
//! `intel` or `nvptx`), at all optimisation levels and with all strategies by turns; `--llc` has LLVM's tools compile them for AMD's
//! GPUs, which puts the generator, the interpreter and the simulator to the test. `--sched NAME` and `--level N` fix what goes by turns.
//!
//! `--straight-line` takes kernels without branches over all types (`--cpu` is `sm_90`, `gfx900`, `gfx942`, `gfx1100`, `gfx1200`, `skl` or
//! `tgl`), each at all levels. What is refused is counted by its construct, and the table is printed at the end.
//!
//! `--csmith` takes Csmith's programs (`--cpu` is one of `gfx900`, `gfx942`, `gfx1030`, `gfx1100`, `gfx1200`, `sm_90`, `skl`, `tgl`; all
//! without it) and compares their checksums with this machine's. They are not made smaller; clang's IR of a failure is written
//! to `target/fuzz/csmith-SEED-CPU.ll`.
//!
//! `--llvm-tests DIR` takes the functions of the files of LLVM IR below a folder of LLVM's sources (`llvm/test/CodeGen`,
//! `llvm/test/Transforms`), `--count` of them from the `--seed`th on (0) of an order that is mixed, each on one processor by turns or
//! on `--cpu` (those of `--straight-line`), with numbers as arguments. They are not made smaller; the module of a failure is
//! written to `target/fuzz/llvm-test-N.ll`.
//!
//! `--pipelines` takes programs after random sequences of `opt`'s passes (`--cpu` is one of `gfx1100`, `gfx942`, `gfx900`, `gfx1200`,
//! `sm_90`, `skl`, `tgl`; all by turns without it) and compares them with the interpreter on the program before. A failure keeps
//! the passes that it needs; both programs are written to `target/fuzz/pipelines-SEED-CPU.ll` and `….before.ll`.
//!
//! A failure is made smaller by at most `--limit N` attempts (5000), written to `target/fuzz/SEED.ll`, and the search goes on.

mod csmith;
mod llvm_tests;
mod pipelines;

use amdgpu_backend::schedule::pass::Strategy;
use gpu_sim::launch::Launch;
use std::collections::BTreeMap;
use std::process::ExitCode;
use testsuite::amd::GENERATIONS;
use testsuite::generate::{Choices, Program, Target, program_for, shrink};
use testsuite::pipeline::{Failure, differential};
use testsuite::{aliasing, amd, intel, parallel, straight_line};

/// Build of a program and the machine that runs it.
#[derive(Clone, Copy, Debug)]
enum Build {
    Ptx,
    Amd(amd::Build),
    Intel(intel::Build),
    Aliasing(aliasing::Build),
    StraightLine(straight_line::Build),
}

impl Build {
    fn program(self, choices: &mut Choices) -> Program {
        match self {
            Build::Aliasing(build) => build.program(choices),
            Build::StraightLine(build) => straight_line::program(build.target(), choices),
            other => program_for(other.target(), choices),
        }
    }

    fn target(self) -> Target {
        match self {
            Build::Aliasing(build) => build.target(),
            Build::StraightLine(build) => build.target(),
            Build::Ptx => Target::Nvptx,
            Build::Amd(build) => Target::Amdgpu(build.cpu),
            Build::Intel(build) => build.target(),
        }
    }
}

impl std::fmt::Display for Build {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Build::Ptx => write!(f, "PTX"),
            Build::Amd(build) => write!(f, "{build}"),
            Build::Intel(build) => write!(f, "{build}"),
            Build::Aliasing(build) => write!(f, "{build}"),
            Build::StraightLine(build) => write!(f, "{build}"),
        }
    }
}

/// Checks a program in builds for one target. Returns its first failure and that build.
fn check(choices: &[u32], builds: &[Build]) -> Result<(), (Build, Failure)> {
    let of_aliasing = |&b: &Build| if let Build::Aliasing(b) = b { Some(b) } else { None };
    let aliased: Vec<aliasing::Build> = builds.iter().filter_map(of_aliasing).collect();
    if !aliased.is_empty() {
        let named = |(b, failure)| (Build::Aliasing(b), failure);
        return aliasing::check(choices, &aliased).map_err(named);
    }
    let of_straight = |&b: &Build| if let Build::StraightLine(b) = b { Some(b) } else { None };
    let straight: Vec<straight_line::Build> = builds.iter().filter_map(of_straight).collect();
    if !straight.is_empty() {
        let named = |(b, failure)| (Build::StraightLine(b), failure);
        return straight_line::check(choices, &straight).map_err(named);
    }
    let of_amd = |&b: &Build| if let Build::Amd(b) = b { Some(b) } else { None };
    let amd: Vec<amd::Build> = builds.iter().filter_map(of_amd).collect();
    let of_intel = |&b: &Build| if let Build::Intel(b) = b { Some(b) } else { None };
    let intel: Vec<intel::Build> = builds.iter().filter_map(of_intel).collect();
    if !amd.is_empty() {
        return amd::generated(choices, &amd).map_err(|(b, failure)| (Build::Amd(b), failure));
    }
    if !intel.is_empty() {
        return intel::generated(choices, &intel)
            .map_err(|(b, failure)| (Build::Intel(b), failure));
    }
    let at = |failure| (Build::Ptx, failure);
    let program = program_for(Target::Nvptx, &mut Choices::replay(choices.to_vec()));
    let launch = Launch::parse(&program.launch).map_err(|e| at(Failure::Input(e.to_string())))?;
    differential("generated.ll", program.text.as_bytes(), &[launch]).map_err(at)
}

/// Finds the smallest program that fails with the same kind of failure.
fn reduce(choices: &[u32], build: Build, failure: &Failure, limit: usize) -> (Program, Failure) {
    let kind = |f: &Failure| match f {
        Failure::Compile(why) => why.split('\n').next().unwrap_or("").to_owned(),
        other => format!("{:?}", std::mem::discriminant(other)),
    };
    let fails = |c: &[u32]| check(c, &[build]).is_err_and(|(_, f)| kind(&f) == kind(failure));
    let small = shrink(choices.to_vec(), limit, fails);
    let failure = check(&small, &[build]).err().map_or_else(|| failure.clone(), |(_, now)| now);
    (build.program(&mut Choices::replay(small)), failure)
}

/// The builds of kernels with aliasing pointers.
fn aliasing_builds(args: &[String], name: Option<&str>, seed: u64) -> Vec<Build> {
    let mut builds = aliasing::Build::of_seed(name.unwrap_or("nvptx"), seed);
    let sched = args.iter().position(|a| a == "--sched").and_then(|at| args.get(at + 1));
    let strategy = sched.and_then(|name| Strategy::by_name(name));
    let level = number_after(args, "--level").and_then(|n| u8::try_from(n).ok());
    for build in &mut builds {
        match build {
            aliasing::Build::Nvptx(own) => *own = level.unwrap_or(*own),
            aliasing::Build::Amd(own) | aliasing::Build::Llvm(own) => {
                own.level = level.unwrap_or(own.level);
                own.strategy = strategy.unwrap_or(own.strategy);
            }
            aliasing::Build::Intel(_) => {}
        }
        if let (aliasing::Build::Amd(own), true) = (*build, args.iter().any(|a| a == "--llc")) {
            *build = aliasing::Build::Llvm(own);
        }
    }
    builds.into_iter().map(Build::Aliasing).collect()
}

/// The builds of a seed on the processors of a name; NVIDIA's without one.
fn builds(args: &[String], name: Option<&str>, seed: u64) -> Vec<Build> {
    if args.iter().any(|a| a == "--aliasing") {
        return aliasing_builds(args, name, seed);
    }
    if args.iter().any(|a| a == "--straight-line") {
        let all = straight_line::Build::of_cpu(name.unwrap_or("sm_90"));
        return all.into_iter().map(Build::StraightLine).collect();
    }
    let Some(name) = name else { return vec![Build::Ptx] };
    let named = |cpu: &str, family: &str| name == family || name == cpu;
    let cpus: Vec<_> = GENERATIONS.iter().map(|g| g.0).filter(|c| named(c, "amdgpu")).collect();
    let amd = amd::Build::of_seed(seed, &cpus).into_iter().map(Build::Amd);
    let devices: Vec<_> = intel::DEVICES.into_iter().filter(|d| named(d, "intel")).collect();
    let intel = match &devices[..] {
        [] => Vec::new(),
        devices => intel::Build::by_turns(devices, seed, &intel::ALL_WIDTHS),
    };
    amd.chain(intel.into_iter().map(Build::Intel)).collect()
}

fn number_after(args: &[String], name: &str) -> Option<u64> {
    let at = args.iter().position(|a| a == name)?;
    args.get(at + 1)?.parse().ok()
}

/// The options that stand alone, and those that a word follows.
const ALONE: [&str; 7] =
    ["--aliasing", "--llc", "--straight-line", "--csmith", "--pipelines", "--no-reduce", "--print"];
const WITH_WORD: [&str; 7] =
    ["--seed", "--count", "--limit", "--cpu", "--sched", "--level", "--llvm-tests"];

/// Returns the first word that is no option.
fn unknown(args: &[String]) -> Option<&str> {
    let mut args = args.iter().map(String::as_str);
    while let Some(arg) = args.next() {
        if WITH_WORD.contains(&arg) {
            args.next();
        } else if !ALONE.contains(&arg) {
            return Some(arg);
        }
    }
    None
}

fn main() -> ExitCode {
    const BATCH: u64 = 500;
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let Some(word) = unknown(&args) {
        eprintln!(
            "fuzz: '{word}' is not an option; they are {} {}",
            ALONE.join(" "),
            WITH_WORD.join(" ")
        );
        return ExitCode::FAILURE;
    }
    let mut seed = number_after(&args, "--seed").unwrap_or(1_000_000);
    let end = number_after(&args, "--count").map_or(u64::MAX, |n| seed + n);
    let limit = number_after(&args, "--limit").map_or(5000, |n| n as usize);
    let quiet = args.iter().any(|a| a == "--no-reduce");
    let cpu = args.iter().position(|a| a == "--cpu");
    let cpu = cpu.map(|at| args.get(at + 1).map_or("amdgpu", String::as_str));
    let folder = testsuite::corpus::root().join("target/fuzz");
    if args.iter().any(|a| a == "--csmith") {
        return csmith::campaign(seed, end, cpu, &folder);
    }
    if let Some(at) = args.iter().position(|a| a == "--llvm-tests") {
        let Some(tests) = args.get(at + 1) else {
            eprintln!("--llvm-tests: a folder is needed");
            return ExitCode::FAILURE;
        };
        let first = number_after(&args, "--seed").unwrap_or(0);
        let count = number_after(&args, "--count").unwrap_or(u64::MAX);
        return llvm_tests::campaign(tests.as_ref(), first, count, cpu, &folder);
    }
    if args.iter().any(|a| a == "--pipelines") {
        return pipelines::campaign(seed, end, cpu, &folder);
    }
    let builds = |seed: u64| builds(&args, cpu, seed);
    let Some(&first) = builds(seed).first() else {
        eprintln!("--cpu {}: not known", cpu.unwrap_or(""));
        return ExitCode::FAILURE;
    };
    let mut failures = 0u32;
    let mut refused: BTreeMap<String, u32> = BTreeMap::new();
    if args.iter().any(|a| a == "--print") {
        let program = first.program(&mut Choices::from_seed(seed));
        println!("; run: {}\n{}", program.launch.join(" "), program.text);
        return ExitCode::SUCCESS;
    }
    while seed < end {
        let batch: Vec<u64> = (seed..end.min(seed + BATCH)).collect();
        let results = parallel::map(&batch, |&seed| {
            let mut choices = Choices::from_seed(seed);
            let builds = builds(seed);
            builds.first().unwrap_or(&first).program(&mut choices);
            let choices = choices.made().to_vec();
            check(&choices, &builds).err().map(|(on, failure)| (choices, on, failure))
        });
        for (seed, (choices, on, failure)) in
            batch.iter().zip(results).filter_map(|(s, r)| Some((s, r?)))
        {
            if let (Build::StraightLine(_), Some(what)) = (on, straight_line::construct(&failure)) {
                *refused.entry(what).or_default() += 1;
                continue;
            }
            failures += 1;
            println!("seed {seed}: {on}: {failure}");
            if quiet {
                continue;
            }
            let (small, failure) = reduce(&choices, on, &failure, limit);
            let path = folder.join(format!("{seed}.ll"));
            let reason = format!("{on}: {failure}").replace('\n', "\n; ");
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
    for (what, count) in &refused {
        println!("refused {count}: {what}");
    }
    ExitCode::from(u8::from(failures > 0))
}
