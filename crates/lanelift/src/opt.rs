//! `lanelift opt`: passes on text, in and out. LLVM IR goes through passes on modules and functions, LLVM MIR through
//! passes on machine functions.

use crate::args::{OptArgs, TargetArgs};
use crate::compile::{read, registry};
use crate::failure::Failure;
use crate::observe::Observers;
use crate::{Outcome, files};
use amdgpu_backend::{Processor, Subtarget};
use ir::diagnostic::Diagnostic;
use ir::machine::TargetInfo;
use ir::pass::{PassCx, PassInfo, Pipeline, Sequence};
use ir::ssa::Module;
use llvm_reader::mir::MirFile;

pub(crate) fn run(args: &OptArgs) -> Outcome {
    let registry = registry();
    let infos = registry.parse_list(&args.passes)?;
    let (name, text) = files::read(args.input.as_deref())?;
    let mut observers = Observers::new(&args.observe, true, false);
    let mut cx = observers.context();
    args.target.set_options(&mut cx);
    let machine = llvm_reader::mir::is_mir(&text);
    let printed = transform(&infos, &name, &text, machine, &args.target, &mut cx)?;
    eprint!("{}", std::mem::take(&mut cx.printed));
    let statistics = std::mem::take(&mut cx.statistics);
    drop(cx);
    observers.finish(&statistics);
    files::write(args.output.as_deref(), printed.as_bytes())
}

/// Runs passes over what a text is, LLVM IR or machine functions; answers the text that comes out.
pub(crate) fn transform(
    infos: &[&PassInfo],
    name: &str,
    text: &[u8],
    is_machine: bool,
    target: &TargetArgs,
    cx: &mut PassCx<'_>,
) -> Result<String, Failure> {
    if is_machine {
        return Ok(machine(target, infos, name, text, cx)?);
    }
    let mut pipeline = Pipeline::from_infos(infos)?;
    let mut module = read(name, text)?;
    pipeline.run(&mut module, cx)?;
    Ok(ir::ssa::print::module_to_string(&module))
}

/// Reads machine functions for AMD GPUs.
pub(crate) fn read_machine(
    name: &str,
    text: &[u8],
    target: &TargetArgs,
) -> Result<MirFile, Diagnostic> {
    let cpu = target.mcpu.as_deref().map(Processor::by_name).transpose()?;
    let tables = |module: Option<&Module>, function: &str| {
        machine_target(module, function, cpu, &target.mattr)
    };
    llvm_reader::mir::parse(name, text, &tables)
}

/// Runs passes over the machine functions of a file.
fn machine(
    target: &TargetArgs,
    infos: &[&PassInfo],
    name: &str,
    text: &[u8],
    cx: &mut PassCx<'_>,
) -> Result<String, Diagnostic> {
    let mut passes = Sequence::machine(infos)?;
    let mut file = read_machine(name, text, target)?;
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
