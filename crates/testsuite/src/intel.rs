//! Zebins in the simulator of Intel's execution units, against the interpreter.

use crate::campaign::{REFUSED, refusal};
use crate::generate::{Choices, Target, program_for};
use crate::pipeline::{self, Failure};
use crate::{amd, corpus, parallel};
use gpu_sim::eu;
use gpu_sim::launch::{Launch, Outcome, first_difference};
use intel_backend::emit::zebin;
use intel_backend::isel::required_sub_group_size;
use intel_backend::pipeline::optimize;
use intel_backend::target::device::Device;
use intel_backend::{Options, compile_kernel};
use ir::pass::{PassCx, Verifier};
use ir::ssa::Module;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The devices that are compiled for and simulated: one of each generation.
pub const DEVICES: [&str; 4] = ["skl", "bdw", "tgl", "dg2"];
/// The widths of threads in tests.
pub const WIDTHS: [u8; 2] = [8, 16];
/// All widths of threads.
pub const ALL_WIDTHS: [u8; 3] = [8, 16, 32];

/// Instructions of a thread after which a run is given up.
const INSTRUCTIONS: u64 = 20_000_000;

/// Build of a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Build {
    /// The device's name.
    pub device: &'static str,
    /// Work-items of a thread.
    pub simd: u8,
}

impl Build {
    /// Returns the target of generated programs: with doubles if the device has them.
    pub fn target(&self) -> Target {
        if has_doubles(self.device) { Target::Spir } else { Target::SpirFloat }
    }

    /// Some widths on one of some devices, by turns.
    pub fn by_turns(devices: &[&'static str], number: u64, widths: &[u8]) -> Vec<Self> {
        let device = devices[number as usize % devices.len()];
        widths.iter().map(|&simd| Self { device, simd }).collect()
    }

    /// Both widths on one of the devices that have doubles, or on one of those that have not.
    pub fn of_seed(seed: u64, doubles: bool) -> Vec<Self> {
        let devices: Vec<_> =
            DEVICES.into_iter().filter(|device| has_doubles(device) == doubles).collect();
        Self::by_turns(&devices, seed, &WIDTHS)
    }
}

fn has_doubles(device: &str) -> bool {
    Device::by_name(device).is_ok_and(|device| device.float64)
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
    optimize(&mut module, &mut cx).map_err(|e| refusal(&e))?;
    Ok(module)
}

/// The zebin of a kernel of a module that was prepared, verified after each pass.
///
/// # Errors
/// The first diagnostic, as text; what is not supported is marked.
pub fn compile(module: &Module, kernel: &str, build: Build) -> Result<Vec<u8>, String> {
    let device = Device::by_name(build.device).map_err(|e| e.to_string())?;
    let options = Options::new(device).with_simd(build.simd);
    let mut verifier = Verifier::new();
    let mut cx = PassCx::new();
    cx.observe(&mut verifier);
    let global = module.cx.find_global(kernel).ok_or_else(|| format!("no kernel '{kernel}'"))?;
    let done = compile_kernel(module, global, &options, &mut cx).map_err(|e| refusal(&e))?;
    zebin::write(device, &[(&done.kernel, &done.code)]).map_err(|e| e.to_string())
}

/// Runs a launch of a zebin in the simulator.
///
/// # Errors
/// The fault, as text.
pub fn simulate(zebin: &[u8], launch: &Launch) -> Result<Outcome, String> {
    simulate_within(zebin, launch, INSTRUCTIONS)
}

/// The same; the run is given up after some instructions of a thread.
///
/// # Errors
/// The fault, as text.
pub fn simulate_within(zebin: &[u8], launch: &Launch, most: u64) -> Result<Outcome, String> {
    let zebin = eu::Module::parse(zebin).map_err(|e| e.to_string())?;
    zebin.run(launch, &eu::Options::new(most)).map_err(|e| e.to_string())
}

/// Compares a zebin in the simulator and on the hostile machine with an outcome.
fn compare(
    zebin: &[u8],
    launch: &Launch,
    expected: &Outcome,
    tolerance: Option<f64>,
) -> Result<(), Failure> {
    let module = eu::Module::parse(zebin).map_err(|e| Failure::Simulate(e.to_string()))?;
    let kind = eu::Options::new(INSTRUCTIONS);
    let hostile = eu::Options { hostile: Some(zebin.len() as u64), ..kind.clone() };
    for (name, options) in [("", kind), ("hostile machine: ", hostile)] {
        let found = module.run(launch, &options);
        let found = found.map_err(|e| Failure::Simulate(format!("{name}{e}")))?;
        if let Some(difference) = first_difference(expected, &found, tolerance) {
            return Err(Failure::Differ(format!("{name}{difference}")));
        }
    }
    Ok(())
}

/// Largest difference of results if a source uses functions that OpenCL does not define to the last bit, and sets no
/// tolerance.
const INEXACT: f64 = 1e-4;

/// Prefixes of the names of functions that are not exact, after the length in the mangled name.
const INEXACT_FUNCTIONS: [&str; 16] = [
    "dot",
    "mad",
    "mix",
    "length",
    "distance",
    "normalize",
    "fast_",
    "native_",
    "half_",
    "sqrt",
    "rsqrt",
    "exp",
    "log",
    "cross",
    "sin",
    "cos",
];

/// Whether a module's results are not defined to the last bit.
pub fn is_inexact(module: &Module) -> bool {
    module.cx.globals.values().any(|global| {
        let base = ir::opencl::demangle(&global.name);
        base.is_some_and(|(base, params)| {
            let floats = params.contains(['f', 'd']) || params.contains("Dh");
            floats && INEXACT_FUNCTIONS.iter().any(|name| base.starts_with(name))
        })
    })
}

/// Agreement of a launch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agreement {
    /// Bit for bit.
    Exact,
    /// Within the tolerance that it has.
    Close,
}

/// Compares a kernel of a module that was prepared with what the interpreter says of the same source for a target whose
/// library it has: bit for bit, unless the source uses functions that are not defined so (`inexact`), or says how far it may be off.
///
/// # Errors
/// A diagnostic, a fault, or the first difference.
pub fn agree(
    module: &Module,
    reference: &Module,
    launch: &Launch,
    builds: &[Build],
    inexact: bool,
) -> Result<Agreement, String> {
    let expected =
        pipeline::interpret(reference, launch).map_err(|e| format!("interpreter: {e}"))?;
    let tolerance = launch.tolerance.or_else(|| inexact.then_some(INEXACT));
    for &build in builds {
        let zebin = compile(module, &launch.kernel, build)?;
        let compared = compare(&zebin, launch, &expected, tolerance);
        compared.map_err(|e| format!("{build}: {e}"))?;
    }
    Ok(if tolerance.is_none() { Agreement::Exact } else { Agreement::Close })
}

/// Compares what we make of a generated program in each build with the interpreter, bit for bit.
///
/// # Errors
/// The first build that it goes wrong in, and how.
pub fn generated(choices: &[u32], builds: &[Build]) -> Result<(), (Build, Failure)> {
    let first = builds[0];
    let program = program_for(first.target(), &mut Choices::replay(choices.to_vec()));
    let input = |e: String| (first, Failure::Input(e));
    let module = pipeline::read("generated.ll", program.text.as_bytes()).map_err(input)?;
    let launch = Launch::parse(&program.launch).map_err(|e| input(e.to_string()))?;
    let expected = pipeline::interpret(&module, &launch).map_err(input)?;
    let module = prepared(module).map_err(|e| (first, Failure::Compile(e)))?;
    for &build in builds {
        let at = |failure| (build, failure);
        // A panic is this program's failure, to be made smaller like others.
        let compiled = catch_unwind(AssertUnwindSafe(|| compile(&module, &launch.kernel, build)));
        let compiled = compiled.unwrap_or_else(|_| Err("panicked".to_owned()));
        let zebin = compiled.map_err(|e| at(Failure::Compile(e)))?;
        compare(&zebin, &launch, &expected, launch.tolerance).map_err(at)?;
    }
    Ok(())
}

/// A launch of the corpus: its name, and what came of it.
pub type CorpusResult = (String, Result<Agreement, String>);

/// Launches, counted by what came of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Launches that are right.
    pub right: usize,
    /// Of these, bit for bit.
    pub exact: usize,
    /// Launches that were refused, and why.
    pub refused: Vec<String>,
    /// Launches that are wrong, and how.
    pub wrong: Vec<String>,
}

impl Tally {
    /// Counts results.
    pub fn of(results: Vec<CorpusResult>) -> Self {
        let mut tally = Self::default();
        for (launch, result) in results {
            match result {
                Ok(agreement) => {
                    tally.right += 1;
                    tally.exact += usize::from(agreement == Agreement::Exact);
                }
                Err(e) if e.starts_with(REFUSED) => tally.refused.push(format!("{launch}: {e}")),
                Err(e) => tally.wrong.push(format!("{launch}: {e}")),
            }
        }
        tally
    }
}

/// Every launch of every `step`th source of the corpus that was compiled for SPIR, in the builds that `builds` gives a source
/// by its number.
///
/// # Panics
/// If a file of the corpus cannot be read.
pub fn on_corpus(step: usize, builds: impl Fn(usize) -> Vec<Build> + Sync) -> Vec<CorpusResult> {
    let references = corpus::modules("nvptx64");
    let sources = corpus::sources();
    let mut list = Vec::new();
    for module in corpus::modules("spir64").into_iter().step_by(step) {
        let same = |m: &&corpus::Module| m.kernel == module.kernel && m.variant == "O1";
        let Some(reference) = references.iter().find(same) else { continue };
        let Some(source) = sources.iter().find(|s| s.kernel == module.kernel) else { continue };
        list.push((list.len(), module, reference.clone(), source.launches.clone()));
    }
    let results = parallel::map(&list, |(n, module, reference, launches)| {
        let read = |m: &corpus::Module| {
            let text = std::fs::read_to_string(&m.path).expect("a module of the corpus");
            pipeline::read("m.ll", amd::comparable(&text, "").as_bytes())
        };
        let work = || -> Result<Vec<CorpusResult>, String> {
            let (reference, source) = (read(reference)?, read(module)?);
            // Of what is prepared, functions of the library are gone.
            let inexact = is_inexact(&source);
            let prepared = prepared(source)?;
            let builds = builds(*n);
            let run = |launch: &Launch| {
                let work = || agree(&prepared, &reference, launch, &builds, inexact);
                let result = catch_unwind(AssertUnwindSafe(work));
                let result = result.unwrap_or_else(|_| Err("panicked".to_owned()));
                (format!("{} {}", module.kernel, launch.kernel), result)
            };
            Ok(launches.iter().map(run).collect())
        };
        work().unwrap_or_else(|e| vec![(module.kernel.clone(), Err(e))])
    });
    results.into_iter().flatten().collect()
}

/// Parts of the names of NVVM's functions whose results are not defined to the last bit.
const INEXACT_INTRINSICS: [&str; 4] = ["approx", "div.full", "llvm.nvvm.rsqrt", "llvm.sqrt.f32"];

/// Every launch of every `step`th module of the corpus that was compiled for NVPTX (`variant`: `O1`, `O3`), compiled for a device as it is, against
/// the interpreter on the same module. Threads have as many work-items as the kernel asks for, else `simd`.
///
/// # Panics
/// If a file of the corpus cannot be read.
pub fn retargeted(
    step: usize,
    variant: &str,
    build: impl Fn(usize) -> Build + Sync,
) -> Vec<CorpusResult> {
    let sources = corpus::sources();
    let modules = corpus::modules("nvptx64").into_iter().filter(|m| m.variant == variant);
    let with_launches = modules.step_by(step).filter_map(|module| {
        let source = sources.iter().find(|s| s.kernel == module.kernel)?;
        Some((module, source.launches.clone()))
    });
    let list: Vec<_> = with_launches.enumerate().collect();
    let results = parallel::map(&list, |(n, (module, launches))| {
        let work = || -> Result<Vec<CorpusResult>, String> {
            let text = std::fs::read_to_string(&module.path).expect("a module of the corpus");
            let text = amd::comparable(&text, "");
            let reference = pipeline::read("m.ll", text.as_bytes())?;
            let inexact = INEXACT_INTRINSICS.iter().any(|name| text.contains(name));
            let prepared = prepared(pipeline::read("m.ll", text.as_bytes())?)?;
            let run = |launch: &Launch| {
                let work = || {
                    let mut build = build(*n);
                    let kernel = prepared.cx.find_global(&launch.kernel);
                    let asked = kernel.map(|kernel| required_sub_group_size(&prepared, kernel));
                    if let Some(Ok(Some(simd))) = asked {
                        build.simd = simd;
                    }
                    agree(&prepared, &reference, launch, &[build], inexact)
                };
                let result = catch_unwind(AssertUnwindSafe(work));
                let result = result.unwrap_or_else(|_| Err("panicked".to_owned()));
                (format!("{} {}", module.kernel, launch.kernel), result)
            };
            Ok(launches.iter().map(run).collect())
        };
        work().unwrap_or_else(|e| vec![(module.kernel.clone(), Err(e))])
    });
    results.into_iter().flatten().collect()
}
