//! Generated kernels with pointers that may be to the same memory, interpreter against simulators.

use crate::amd::{self, GENERATIONS, Tools};
use crate::generate::aliasing::program;
use crate::generate::{Choices, Program, Target};
use crate::intel;
use crate::pipeline::{self, Failure};
use amdgpu_backend::schedule::pass::Strategy;
use gpu_sim::interp;
use gpu_sim::launch::{Launch, Outcome, first_difference};
use ir::ssa::Module;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The devices of Intel's that programs are compiled for.
pub const DEVICES: [&str; 2] = ["skl", "tgl"];

/// A compiler of programs with its options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build {
    /// PTX, at an optimisation level.
    Nvptx(u8),
    /// A code object.
    Amd(Amd),
    /// A zebin.
    Intel(intel::Build),
    /// A code object that LLVM's tools make.
    Llvm(Amd),
}

/// The options of an AMD code object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amd {
    /// The processor.
    pub cpu: &'static str,
    /// Features of its functions, as in `+cumode`.
    pub features: &'static str,
    /// The optimisation level.
    pub level: u8,
    /// The strategy of scheduling.
    pub strategy: Strategy,
}

impl Build {
    /// The target of the programs.
    pub fn target(self) -> Target {
        match self {
            Build::Nvptx(_) => Target::Nvptx,
            Build::Amd(build) | Build::Llvm(build) => Target::Amdgpu(build.cpu),
            Build::Intel(_) => Target::SpirFloat,
        }
    }

    /// The program of some choices.
    pub fn program(self, choices: &mut Choices) -> Program {
        let features = match self {
            Build::Amd(build) | Build::Llvm(build) => build.features,
            Build::Nvptx(_) | Build::Intel(_) => "",
        };
        program(self.target(), features, choices)
    }

    /// The builds of a seed, all for one kind of target, by a name: `nvptx`, a processor of AMD's or `amdgpu` for one of each generation, a device
    /// of Intel's or `intel`. Levels, features and strategies go by turns; none for a name that is not known.
    pub fn of_seed(name: &str, seed: u64) -> Vec<Build> {
        if name == "nvptx" {
            return vec![Build::Nvptx(level(seed))];
        }
        let devices: Vec<_> =
            DEVICES.into_iter().filter(|d| name == "intel" || name == *d).collect();
        if !devices.is_empty() {
            let builds = intel::Build::by_turns(&devices, seed, &intel::WIDTHS);
            return builds.into_iter().map(Build::Intel).collect();
        }
        Amd::of_seed(name, seed).into_iter().map(Build::Amd).collect()
    }
}

/// The levels by turns, the highest most often.
fn level(number: u64) -> u8 {
    [3, 0, 2, 3, 1][(number % 5) as usize]
}

impl Amd {
    /// The builds of a seed on a processor, or on one of each generation if the name is `amdgpu`.
    pub fn of_seed(name: &str, seed: u64) -> Vec<Amd> {
        let named = |cpu: &str| name == "amdgpu" || name == cpu;
        let cpus = GENERATIONS.iter().map(|g| g.0).filter(|cpu| named(cpu));
        let build = |(at, cpu): (usize, &'static str)| {
            let number = seed + at as u64;
            // Not `+tgsplit`: the programs have local memory, which split workgroups lack.
            let feature = if cpu.starts_with("gfx9") { "" } else { "+cumode" };
            Amd {
                cpu,
                features: if number.is_multiple_of(3) { feature } else { "" },
                level: level(number),
                strategy: match number % 2 {
                    0 => Strategy::default(),
                    _ => Strategy::ALL[(number as usize / 2) % Strategy::ALL.len()],
                },
            }
        };
        cpus.enumerate().map(build).collect()
    }
}

impl std::fmt::Display for Build {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Build::Nvptx(level) => write!(f, "PTX -O{level}"),
            Build::Intel(build) => write!(f, "{build}"),
            Build::Amd(b) | Build::Llvm(b) => {
                let who = if matches!(self, Build::Llvm(_)) { "llc " } else { "" };
                write!(f, "{who}{} -O{}", b.cpu, b.level)?;
                if !b.features.is_empty() {
                    write!(f, " -mattr={}", b.features)?;
                }
                write!(f, " --sched={}", b.strategy.name())
            }
        }
    }
}

/// The one answer of a program.
///
/// # Errors
/// The program is undefined, has a race, or its answer depends on the order in which work-items come.
fn answer(module: &Module, launch: &Launch) -> Result<Outcome, Failure> {
    let run = |backwards: bool| {
        let options = interp::Options {
            races: true,
            undefined_stores: true,
            backwards,
            instructions: 20_000_000,
            ..interp::Options::default()
        };
        interp::run(module, launch, &options).map_err(|e| Failure::Input(e.to_string()))
    };
    let outcome = run(false)?;
    match first_difference(&outcome, &run(true)?, None) {
        None => Ok(outcome),
        Some(difference) => Err(Failure::Input(format!("backwards: {difference}"))),
    }
}

/// Compares what the builds, which are for one kind of target, make of the program of some choices with the interpreter.
///
/// # Errors
/// The first build that it goes wrong in, and how.
pub fn check(choices: &[u32], builds: &[Build]) -> Result<(), (Build, Failure)> {
    let mut known: Option<(Launch, Outcome)> = None;
    for &build in builds {
        let at = |failure| (build, failure);
        let program = build.program(&mut Choices::replay(choices.to_vec()));
        let module = pipeline::read("aliasing.ll", program.text.as_bytes())
            .map_err(|e| at(Failure::Input(e)))?;
        let (launch, expected) = match &known {
            Some(known) => known,
            // The program of a processor differs from another's by the processor's name only.
            None => {
                let launch = Launch::parse(&program.launch)
                    .map_err(|e| at(Failure::Input(e.to_string())))?;
                let outcome = answer(&module, &launch).map_err(at)?;
                known.insert((launch, outcome))
            }
        };
        for found in outcomes(build, module, &program.text, launch).map_err(at)? {
            if let Some(difference) = first_difference(expected, &found, None) {
                return Err(at(Failure::Differ(difference.to_string())));
            }
        }
    }
    Ok(())
}

/// The results of a build, in the modes of its simulator.
fn outcomes(
    build: Build,
    module: Module,
    text: &str,
    launch: &Launch,
) -> Result<Vec<Outcome>, Failure> {
    // A panic is this program's failure, to be made smaller like others.
    let caught = |work: &mut dyn FnMut() -> Result<Vec<u8>, String>| {
        let result = catch_unwind(AssertUnwindSafe(work));
        result.unwrap_or_else(|_| Err("panicked".to_owned())).map_err(Failure::Compile)
    };
    let mut module = Some(module);
    match build {
        Build::Nvptx(level) => {
            let ptx = caught(&mut || {
                let module = module.take().ok_or("compiled twice")?;
                pipeline::compile_at(module, pipeline::CPU, level).map(String::into_bytes)
            })?;
            let ptx = String::from_utf8_lossy(&ptx);
            pipeline::simulate(&ptx, launch).map(|o| vec![o]).map_err(Failure::Simulate)
        }
        Build::Intel(build) => {
            let zebin = caught(&mut || {
                let module = module.take().ok_or("compiled twice")?;
                intel::compile(&intel::prepared(module)?, &launch.kernel, build)
            })?;
            intel::simulate(&zebin, launch).map(|o| vec![o]).map_err(Failure::Simulate)
        }
        Build::Amd(amd) => {
            let object = caught(&mut || {
                let module = module.take().ok_or("compiled twice")?;
                amd::compile_by(module, amd.cpu, amd.level, amd.strategy)
            })?;
            simulate_amd(&object, launch)
        }
        Build::Llvm(amd) => {
            let Some(tools) = Tools::need() else { return Ok(Vec::new()) };
            let level = format!("-O{}", amd.level);
            let object = tools.code_object(text, amd.cpu, &level).map_err(Failure::Compile)?;
            simulate_amd(&object, launch)
        }
    }
}

/// Runs a code object with late results and promptly.
fn simulate_amd(object: &[u8], launch: &Launch) -> Result<Vec<Outcome>, Failure> {
    let failure = |e: gpu_sim::Fault| Failure::Simulate(e.to_string());
    let object = gpu_sim::amd::Module::parse(object).map_err(failure)?;
    [true, false]
        .into_iter()
        .map(|delay| {
            let options = gpu_sim::amd::Options {
                delay,
                max_instructions: 5_000_000,
                ..gpu_sim::amd::Options::default()
            };
            object.run(launch, &options).map_err(failure)
        })
        .collect()
}
