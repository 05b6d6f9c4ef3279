//! A processor with an optimisation level, whichever target it belongs to: compiling a module and running a launch.

use crate::generate::Target;
use crate::pipeline::{self, Failure};
use crate::{amd, intel};
use amdgpu_backend::schedule::pass::Strategy;
use gpu_sim::launch::{Launch, Outcome};
use ir::ssa::Module;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The processors of NVIDIA's and AMD's that are known; Intel's are [`intel::DEVICES`].
const CPUS: [&str; 7] = ["sm_90", "gfx900", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1200"];

/// A processor and an optimisation level; of Intel's devices the width of threads in place of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Build {
    /// The processor.
    pub cpu: &'static str,
    /// The level, 0 to 3, or the width.
    pub level: u8,
}

impl std::fmt::Display for Build {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let what = if is_intel(self.cpu) { "SIMD" } else { "-O" };
        write!(f, "{} {what}{}", self.cpu, self.level)
    }
}

fn levels(cpu: &str) -> &'static [u8] {
    if is_intel(cpu) { &intel::ALL_WIDTHS } else { &[0, 1, 2, 3] }
}

fn is_intel(cpu: &str) -> bool {
    intel::DEVICES.contains(&cpu)
}

impl Build {
    /// Returns all builds of a processor; none if it is not known.
    pub fn of_cpu(name: &str) -> Vec<Build> {
        let known = CPUS.into_iter().chain(intel::DEVICES).find(|cpu| *cpu == name);
        let of_cpu = |cpu| levels(cpu).iter().map(move |&level| Build { cpu, level }).collect();
        known.map_or_else(Vec::new, of_cpu)
    }

    /// Returns a build of a processor by a number that counts up.
    pub fn in_turn(cpu: &'static str, number: u64) -> Build {
        let levels = levels(cpu);
        Build { cpu, level: levels[(number % levels.len() as u64) as usize] }
    }

    /// Returns the target of the programs.
    pub fn target(self) -> Target {
        match self.cpu {
            "sm_90" => Target::Nvptx,
            cpu if is_intel(cpu) => intel::Build { device: cpu, simd: self.level }.target(),
            cpu => Target::Amdgpu(cpu),
        }
    }

    /// Compiles a module, verified after each pass, and returns the results of a launch on the processor's simulator, which
    /// gives up after some `instructions`.
    ///
    /// # Errors
    /// A diagnostic, or the simulator's fault.
    pub fn run(
        self,
        module: Module,
        launch: &Launch,
        instructions: u64,
    ) -> Result<Outcome, Failure> {
        let mut module = Some(module);
        // A panic is this program's failure, to be made smaller like others.
        let work = AssertUnwindSafe(|| {
            let module = module.take().ok_or("compiled twice")?;
            self.compile(module, launch)
        });
        let made = catch_unwind(work).unwrap_or_else(|_| Err("panicked".to_owned()));
        let code = made.map_err(Failure::Compile)?;
        self.simulate(&code, launch, instructions).map_err(Failure::Simulate)
    }

    fn compile(self, module: Module, launch: &Launch) -> Result<Vec<u8>, String> {
        match self.cpu {
            "sm_90" => pipeline::compile_at(module, self.cpu, self.level).map(String::into_bytes),
            cpu if is_intel(cpu) => {
                let build = intel::Build { device: cpu, simd: self.level };
                intel::compile(&intel::prepared(module)?, &launch.kernel, build)
            }
            cpu => amd::compile_by(module, cpu, self.level, Strategy::default()),
        }
    }

    fn simulate(self, code: &[u8], launch: &Launch, most: u64) -> Result<Outcome, String> {
        match self.cpu {
            "sm_90" => pipeline::simulate_within(&String::from_utf8_lossy(code), launch, most),
            cpu if is_intel(cpu) => intel::simulate_within(code, launch, most),
            _ => {
                let object = gpu_sim::amd::Module::parse(code).map_err(|e| e.to_string())?;
                let options = gpu_sim::amd::Options {
                    delay: true,
                    max_instructions: most,
                    ..gpu_sim::amd::Options::default()
                };
                object.run(launch, &options).map_err(|e| e.to_string())
            }
        }
    }
}
