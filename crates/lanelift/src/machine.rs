//! Machine IR of AMD GPUs: compiling up to it, running passes over it, and compiling it from a late pass on.

use crate::args::{CompileArgs, TargetArgs};
use crate::compile::{Compiled, written};
use crate::failure::Failure;
use crate::stages::taken;
use driver::amdgpu_backend::{self, Processor, Subtarget, late, pipeline};
use driver::{Compilation, Emit, Options, Target};
use ir::diagnostic::{Diagnostic, nearest_name};
use ir::machine::TargetInfo;
use ir::pass::{PassCx, PassInfo, Sequence};
use ir::ssa::Module;
use llvm_reader::mir::MirFile;

/// Reads machine functions for AMD GPUs.
fn read(name: &str, text: &[u8], target: &TargetArgs) -> Result<MirFile, Diagnostic> {
    let cpu = target.mcpu.as_deref().map(Processor::by_name).transpose()?;
    let tables = |module: Option<&Module>, function: &str| {
        machine_target(module, function, cpu, &target.mattr)
    };
    llvm_reader::mir::parse(name, text, &tables)
}

/// Runs passes over the machine functions of a file; answers its text.
pub(crate) fn run_passes(
    target: &TargetArgs,
    infos: &[&PassInfo],
    name: &str,
    text: &[u8],
    cx: &mut PassCx<'_>,
) -> Result<String, Diagnostic> {
    let mut passes = Sequence::machine(infos)?;
    let mut file = read(name, text, target)?;
    for function in &mut file.functions {
        if let Some(module) = &file.module {
            amdgpu_backend::adopt_ir(function, module);
        }
        passes.run(function, &mut (), cx)?;
    }
    Ok(file.print())
}

/// The tables for a machine function, by the attributes of the function in the IR.
fn machine_target(
    module: Option<&Module>,
    function: &str,
    cpu: Option<&'static Processor>,
    features: &[String],
) -> Result<&'static TargetInfo, Diagnostic> {
    if let Some(module) = module
        && let Some(global) = module.cx.find_global(function)
    {
        let subtarget = Subtarget::of_function(&module.cx, global, cpu, features)?;
        return Ok(subtarget.target.info());
    }
    let Some(cpu) = cpu else {
        let message =
            "no processor is given, by -mcpu or by the function's attribute \"target-cpu\"";
        return Err(Diagnostic::error(message).in_function(function));
    };
    let mut subtarget = Subtarget::new(cpu);
    features.iter().for_each(|list| subtarget.apply_features(list));
    Ok(subtarget.target.info())
}

/// Compiles a module until the run stops, between passes over the module or between late passes.
pub(crate) fn stopped(
    module: &mut Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Failure> {
    options.prepare(module)?;
    let options = options.amdgpu()?;
    if let Err(error) = pipeline::optimize(module, &options, cx) {
        return Ok(Compiled::text(taken(cx, Err(error))?, "ll"));
    }
    let result = pipeline::generate(module, &options, cx);
    let functions = taken(cx, result.map(drop))?;
    Ok(Compiled::text(with_module(module, &functions), "mir"))
}

/// Machine functions behind their module, as LLVM writes both into one file.
fn with_module(module: &Module, functions: &str) -> String {
    let text = ir::ssa::print::module_to_string(module);
    let mut out = String::from("--- |\n");
    for line in text.lines() {
        if !line.is_empty() {
            out.push_str("  ");
            out.push_str(line);
        }
        out.push('\n');
    }
    out + "...\n" + functions
}

/// Compiles machine IR from a late pass on.
pub(crate) fn rest(
    name: &str,
    text: &[u8],
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Failure> {
    let passes = late_passes(args)?;
    let kind = args.kind(Target::Amdgpu);
    // What stops on the way is machine IR, whatever its name ends with.
    if !args.stages.writes_ir() && (kind == Emit::Mir || kind == Emit::Bin) {
        return Err("machine IR is compiled to assembly, an object or a code object; -stop-after writes machine IR".into());
    }
    let mut file = read(name, text, &args.target)?;
    let Some(mut module) = file.module.take() else {
        let error = Diagnostic::error(format!(
            "{name}: there is no LLVM IR in front of the machine functions"
        ));
        return Err(error
            .with_note("it says what kernels get and what variables there are")
            .into());
    };
    file.functions.iter_mut().for_each(|function| amdgpu_backend::adopt_ir(function, &module));
    let mut options = args.target.options()?;
    options.target = Some(Target::Amdgpu);
    options.prepare(&mut module)?;
    let mut options = options.amdgpu()?;
    options.text = kind == Emit::Asm;
    let functions = std::mem::take(&mut file.functions);
    let result = pipeline::finish(&module, functions, passes, &options, cx);
    if args.stages.writes_ir() {
        let functions = taken(cx, result.map(drop))?;
        return Ok(Compiled::text(format!("--- |\n{}...\n{functions}", file.module_text), "mir"));
    }
    written(Compilation::of_program(result?, kind))
}

/// The late passes that are still to run.
fn late_passes(args: &CompileArgs) -> Result<&'static [PassInfo], Diagnostic> {
    let names = || late::PASSES.iter().map(|info| info.name);
    let list = || names().collect::<Vec<_>>().join(", ");
    let (pass, skipped) = match (&args.stages.start_after, &args.stages.start_before) {
        (Some(pass), _) => (pass, 1),
        (None, Some(pass)) => (pass, 0),
        (None, None) => {
            let error = Diagnostic::error(
                "machine IR is compiled from a late pass on: which one is not said",
            );
            return Err(error.with_note(format!("-start-before=PASS says it; passes: {}", list())));
        }
    };
    if let Some(at) = names().position(|name| name == pass) {
        return Ok(&late::PASSES[at + skipped..]);
    }
    let error = Diagnostic::error(format!("no run can start at '{pass}'"));
    Err(match nearest_name(pass, names()) {
        Some(near) => error.with_note(format!("did you mean '{near}'?")),
        None => error.with_note(format!("it can start at {}", list())),
    })
}
