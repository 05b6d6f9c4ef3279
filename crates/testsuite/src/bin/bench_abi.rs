//! Costs of the stripes' widths: `cargo xtask bench abi [--cpu gfx1100] [--only TEXT]`.
//!
//! The convention of AMD functions shares the vector registers out by stripes, eight for the callee, eight for the
//! caller, by turns. Here the OpenCL kernels of the corpus are compiled by clang with all functions kept apart
//! (`-fno-inline`), then by us with stripes of 4, 8, 16 and 32, once by the convention alone and once with the known
//! callees. It counts the vector registers that functions save, those spilled, instructions, the kernels' vector
//! registers and the waves that fit.

use amdgpu_backend::abi::ModuleAbi;
use amdgpu_backend::abi::functions::AbiRules;
use amdgpu_backend::object::resources::propagate;
use amdgpu_backend::object::resources::resources;
use amdgpu_backend::pipeline::{ModuleContext, codegen_functions, optimize};
use amdgpu_backend::target::subtarget::Subtarget;
use amdgpu_backend::{Options, Processor};
use ir::map::Map;
use ir::pass::PassCx;
use ir::ssa::Global;
use std::process::{Command, ExitCode};
use testsuite::corpus::{root, sources};
use testsuite::tool;
use testsuite::{parallel, pipeline};

/// Figures, summed over all modules.
#[derive(Clone, Copy, Default)]
struct Figures {
    modules: u32,
    functions: u32,
    saved: u32,
    spilled: u32,
    instructions: u32,
    kernels: u32,
    vgprs: u32,
    waves: u32,
}

impl Figures {
    fn add(&mut self, other: Self) {
        self.modules += other.modules;
        self.functions += other.functions;
        self.saved += other.saved;
        self.spilled += other.spilled;
        self.instructions += other.instructions;
        self.kernels += other.kernels;
        self.vgprs += other.vgprs;
        self.waves += other.waves;
    }
}

/// The text that clang makes of a kernel of the corpus without inlining.
fn apart(name: &str, cpu: &str) -> Result<String, String> {
    let library = "/usr/lib/clc/amdgcn-amd-amdhsa.bc";
    let output = Command::new("clang-22")
        .current_dir(root())
        .args(["-w", "-x", "cl", "-cl-std=CL2.0", "--target=amdgcn-amd-amdhsa", "-nogpulib", "-O2"])
        .args([
            "-fno-inline",
            "-include",
            "corpus/include/amd_offset.h",
            "-S",
            "-emit-llvm",
            "-o",
            "-",
        ])
        .args(["-Xclang", "-finclude-default-header", "-Xclang", "-mlink-builtin-bitcode"])
        .args(["-Xclang", library, &format!("-mcpu={cpu}"), &format!("corpus/opencl/{name}.cl")])
        .output()
        .map_err(|e| format!("clang-22: {e}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr)
            .lines()
            .next()
            .unwrap_or("")
            .to_owned());
    }
    String::from_utf8(output.stdout).map_err(|e| e.to_string())
}

fn measure(text: &str, processor: &'static Processor, rules: AbiRules) -> Result<Figures, String> {
    let mut module = pipeline::read("m.ll", text.as_bytes())?;
    let mut options = Options::new(processor).for_whole_program();
    options.abi_rules = rules;
    let mut passes = PassCx::new();
    optimize(&mut module, &options, &mut passes).map_err(|e| e.to_string())?;
    let abi = ModuleAbi::of(&module, &options.abi()).map_err(|e| e.to_string())?;
    let unit = ModuleContext { module: &module, abi: &abi, options: &options };
    let functions = codegen_functions(unit, &mut passes).map_err(|e| e.to_string())?;
    let mut figures = Figures { modules: 1, ..Figures::default() };
    let mut own: Map<Global, amdgpu_backend::object::Resources> = Map::default();
    for (global, func) in &functions {
        let used = resources(func);
        figures.functions += 1;
        figures.saved += used.saved_vgprs;
        figures.spilled += used.vgpr_spills;
        figures.instructions += func.blocks().map(|b| func.insts(b).count() as u32).sum::<u32>();
        own.insert(*global, used);
    }
    let subtarget = Subtarget::new(processor);
    let total = propagate(&module.cx, &abi.usage, &own);
    for kernel in &abi.kernels {
        let Some(needed) = total.get(&kernel.kernel) else { continue };
        let vgprs = needed.total_vgprs(&subtarget);
        figures.kernels += 1;
        figures.vgprs += u32::from(vgprs);
        figures.waves += u32::from(subtarget.waves_by_vgprs(vgprs));
    }
    Ok(figures)
}

fn run() -> Result<(), String> {
    let (mut cpu, mut only) = ("gfx1100".to_owned(), String::new());
    let mut args = std::env::args().skip(1);
    while let Some(word) = args.next() {
        let mut value = || args.next().ok_or_else(|| format!("{word}: a value is missing"));
        match word.as_str() {
            "--cpu" => cpu = value()?,
            "--only" => only = value()?,
            _ => return Err(format!("unknown option {word}")),
        }
    }
    let processor = Processor::by_name(&cpu).map_err(|e| e.to_string())?;
    let kernels: Vec<String> = sources()
        .into_iter()
        .filter(|s| root().join(format!("corpus/opencl/{}.cl", s.kernel)).exists())
        .map(|s| s.kernel)
        .filter(|name| name.contains(&only))
        .collect();
    let texts = parallel::map(&kernels, |name| apart(name, &cpu).map(|text| (name.clone(), text)));
    let texts: Vec<(String, String)> = texts.into_iter().filter_map(Result::ok).collect();
    println!("stripe known modules functions saved spilled instructions kernels vgprs waves");
    for inter_procedural in [false, true] {
        for stripe in [4, 8, 16, 32] {
            let rules = AbiRules { stripe, inter_procedural, ..AbiRules::default() };
            let mut sum = Figures::default();
            let results = parallel::map(&texts, |(_, text)| measure(text, processor, rules));
            results.into_iter().filter_map(Result::ok).for_each(|figures| sum.add(figures));
            println!(
                "{stripe:6} {inter_procedural:5} {:7} {:9} {:5} {:7} {:12} {:7} {:5} {:5}",
                sum.modules,
                sum.functions,
                sum.saved,
                sum.spilled,
                sum.instructions,
                sum.kernels,
                sum.vgprs,
                sum.waves
            );
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    tool::finish("bench abi", run())
}
