//! Zebins in the simulator of Intel's execution units, against the interpreter.

use crate::campaign::refusal;
use crate::generate::{Choices, Target, program_for};
use crate::pipeline::{self, Failure};
use gpu_sim::eu;
use gpu_sim::launch::{Launch, Outcome, first_difference};
use intel_backend::device::Device;
use intel_backend::select::prepare;
use intel_backend::{Options, compile_kernel, zebin};
use ir::pass::{PassCx, Verifier};
use ir::ssa::Module;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The devices that are compiled for and simulated.
pub const DEVICES: [&str; 2] = ["skl", "bdw"];
/// The widths of threads.
pub const WIDTHS: [u8; 2] = [8, 16];

/// What a run may take.
const OPTIONS: eu::Options = eu::Options { max_instructions: 20_000_000 };

/// How a module is compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Build {
    /// The device's name.
    pub device: &'static str,
    /// Work-items of a thread.
    pub simd: u8,
}

impl Build {
    /// All devices in all widths.
    pub fn all() -> Vec<Self> {
        let both = |device| WIDTHS.map(|simd| Self { device, simd });
        DEVICES.into_iter().flat_map(both).collect()
    }

    /// Both widths on one device: of every second seed the other one.
    pub fn of_seed(seed: u64) -> Vec<Self> {
        let device = DEVICES[seed as usize % DEVICES.len()];
        WIDTHS.map(|simd| Self { device, simd }).into()
    }
}

impl std::fmt::Display for Build {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} SIMD{}", self.device, self.simd)
    }
}

/// A module as selection wants it, verified after each pass.
///
/// # Errors
/// The diagnostic, as text; what is not supported is marked.
pub fn prepared(mut module: Module) -> Result<Module, String> {
    let mut verifier = Verifier::new();
    let mut cx = PassCx::new();
    cx.observe(&mut verifier);
    prepare(&mut module, &mut cx).map_err(|e| refusal(&e))?;
    Ok(module)
}

/// The zebin of a module that was prepared, verified after each pass.
///
/// # Errors
/// The first diagnostic, as text; what is not supported is marked.
pub fn compile(module: &Module, build: Build) -> Result<Vec<u8>, String> {
    let device = Device::by_name(build.device).map_err(|e| e.to_string())?;
    let options = Options { simd: Some(build.simd), ..Options::new(device) };
    let mut verifier = Verifier::new();
    let mut cx = PassCx::new();
    cx.observe(&mut verifier);
    let mut kernels = Vec::new();
    for (global, _) in module.definitions() {
        if module.cx.function(global).is_some_and(|f| f.cc.is_kernel()) {
            let kernel = compile_kernel(module, global, &options, &mut cx);
            kernels.push(kernel.map_err(|e| refusal(&e))?);
        }
    }
    let list: Vec<_> = kernels.iter().map(|k| (&k.kernel, &k.code[..])).collect();
    zebin::write(device, &list).map_err(|e| e.to_string())
}

/// Runs a launch of a zebin in the simulator.
///
/// # Errors
/// The fault, as text.
pub fn simulate(zebin: &[u8], launch: &Launch) -> Result<Outcome, String> {
    let zebin = eu::Module::parse(zebin).map_err(|e| e.to_string())?;
    zebin.run(launch, &OPTIONS).map_err(|e| e.to_string())
}

/// Compares what we make of a generated program in each build with the interpreter, bit for bit.
///
/// # Errors
/// The first build that it goes wrong in, and how.
pub fn generated(choices: &[u32], builds: &[Build]) -> Result<(), (Build, Failure)> {
    let first = builds[0];
    let program = program_for(Target::Spir, &mut Choices::replay(choices.to_vec()));
    let input = |e: String| (first, Failure::Input(e));
    let module = pipeline::read("generated.ll", program.text.as_bytes()).map_err(input)?;
    let launch = Launch::parse(&program.launch).map_err(|e| input(e.to_string()))?;
    let expected = pipeline::interpret(&module, &launch).map_err(input)?;
    let module = prepared(module).map_err(|e| (first, Failure::Compile(e)))?;
    for &build in builds {
        let at = |failure| (build, failure);
        // A panic is this program's failure, to be made smaller like others.
        let compiled = catch_unwind(AssertUnwindSafe(|| compile(&module, build)));
        let compiled = compiled.unwrap_or_else(|_| Err("panicked".to_owned()));
        let zebin = compiled.map_err(|e| at(Failure::Compile(e)))?;
        let found = simulate(&zebin, &launch).map_err(|e| at(Failure::Simulate(e)))?;
        if let Some(difference) = first_difference(&expected, &found, launch.tolerance) {
            return Err(at(Failure::Differ(difference.to_string())));
        }
    }
    Ok(())
}
