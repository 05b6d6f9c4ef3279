//! Machines that others' modules are compiled for, and the simulators that run the code.

use crate::{amd, pipeline};
use gpu_sim::launch::{Launch, Outcome};
use gpu_sim::{Result as SimResult, eu, ptx};
use intel_backend::emit::zebin;
use intel_backend::pipeline::optimize;
use intel_backend::target::device::Device;
use intel_backend::{Options, compile_kernel};
use ir::pass::{PassCx, Verifier};
use ir::ssa::Module;

use super::BUDGET;

/// A processor.
#[derive(Clone, Debug)]
pub(super) enum Machine {
    /// An AMD GPU by its name.
    Amd(String),
    /// An NVIDIA GPU by its name.
    Nvidia(String),
    /// An Intel GPU, and the work-items that a thread has, if that is said.
    Intel(&'static Device, Option<u8>),
}

/// Code of a module.
pub(super) enum Program {
    /// A code object, linked.
    Amd(gpu_sim::amd::Module),
    /// PTX.
    Nvidia(Box<ptx::Module>),
    /// Each kernel's zebin, or why it is refused.
    Intel(Vec<(String, Result<eu::Module, String>)>),
}

impl Machine {
    /// The machine of a name. `simd` is how many work-items a thread of Intel's has.
    pub(super) fn by_name(cpu: &str, simd: Option<u8>) -> Result<Self, String> {
        match Device::by_name(cpu) {
            Ok(device) => Ok(Self::Intel(device, simd)),
            Err(_) if cpu.starts_with("sm_") => Ok(Self::Nvidia(cpu.to_owned())),
            Err(_) if cpu.starts_with("gfx") => Ok(Self::Amd(cpu.to_owned())),
            Err(e) => Err(e.to_string()),
        }
    }

    /// The module that the interpreter runs: with the functions that the machine's compiler knows.
    pub(super) fn reference(&self, module: &Module) -> Result<Module, String> {
        let mut module = module.clone();
        if matches!(self, Self::Intel(..)) {
            opencl_builtins::link_all(&mut module).map_err(|e| e.to_string())?;
        }
        Ok(module)
    }

    /// Compiles a module, every pass's result verified.
    pub(super) fn compile(&self, module: Module, level: u8) -> Result<Program, String> {
        let unread = |fault| format!("what was made is not read: {fault}");
        match self {
            Self::Amd(cpu) => {
                let object = amd::compile(module, cpu, level)?;
                gpu_sim::amd::Module::parse(&object).map(Program::Amd).map_err(unread)
            }
            Self::Nvidia(cpu) => {
                let text = pipeline::compile_at(module, cpu, level)?;
                let parsed = ptx::Module::parse(&text).map(Box::new);
                parsed.map(Program::Nvidia).map_err(unread)
            }
            Self::Intel(device, simd) => {
                let mut options = Options::new(device);
                options.simd = *simd;
                intel(module, &options)
            }
        }
    }
}

/// Compiles each kernel of a module by itself: one that is refused leaves the others.
fn intel(mut module: Module, options: &Options) -> Result<Program, String> {
    let mut verifier = Verifier::new();
    let mut cx = PassCx::new();
    cx.observe(&mut verifier);
    optimize(&mut module, &mut cx).map_err(|e| e.to_string())?;
    let mut found = Vec::new();
    for (global, _) in module.definitions() {
        let data = &module.cx.globals[global];
        if !data.function().is_some_and(|f| f.cc.is_kernel()) {
            continue;
        }
        let compiled = compile_kernel(&module, global, options, &mut cx)
            .and_then(|done| zebin::write(options.device, &[(&done.kernel, &done.code)]))
            .map_err(|e| e.to_string());
        let parsed = compiled.and_then(|bytes| {
            eu::Module::parse(&bytes).map_err(|e| format!("the zebin is not read: {e}"))
        });
        found.push((data.name.to_string(), parsed));
    }
    Ok(Program::Intel(found))
}

impl Program {
    /// Why a kernel is not in it.
    pub(super) fn refusal(&self, kernel: &str) -> Option<&str> {
        let Self::Intel(kernels) = self else { return None };
        let (_, found) = kernels.iter().find(|(name, _)| name == kernel)?;
        found.as_ref().err().map(String::as_str)
    }

    /// Runs a launch under each condition of the machine. Returns the condition's name and the outcome.
    pub(super) fn runs(&self, launch: &Launch) -> Vec<(&'static str, SimResult<Outcome>)> {
        match self {
            Self::Amd(object) => [("", false), (", late results", true)]
                .map(|(how, delay)| {
                    let options = gpu_sim::amd::Options {
                        delay,
                        max_instructions: BUDGET,
                        ..Default::default()
                    };
                    (how, object.run(launch, &options))
                })
                .into(),
            Self::Nvidia(text) => [("", None), (", hostile", Some(0))]
                .map(|(how, hostile)| {
                    let options = ptx::Options { hostile, ..Default::default() };
                    (how, text.run(launch, &options))
                })
                .into(),
            Self::Intel(kernels) => {
                // Integers of 64 and more bits are several instructions each.
                let options = eu::Options::new(10 * BUDGET);
                let zebin = kernels.iter().find(|(name, _)| *name == launch.kernel);
                let zebin = zebin.and_then(|(_, zebin)| zebin.as_ref().ok());
                zebin.map(|zebin| ("", zebin.run(launch, &options))).into_iter().collect()
            }
        }
    }
}
