//! Parts of a run for AMD GPUs.

use super::{behind_module, module_in_front, passes_done, taken};
use crate::args::{CompileArgs, TargetArgs};
use crate::compile::{Compiled, written};
use crate::failure::Failure;
use driver::amdgpu_backend::{self, Processor};
use driver::{Compilation, Emit, Options, Target};
use ir::diagnostic::Diagnostic;
use ir::machine::TargetInfo;
use ir::pass::PassCx;
use ir::ssa::Module;
use llvm_reader::mir::MirFile;

/// The tables for a machine function.
pub(super) fn tables(
    module: Option<&Module>,
    function: &str,
    target: &TargetArgs,
) -> Result<&'static TargetInfo, Diagnostic> {
    let cpu = target.mcpu.as_deref().map(Processor::by_name).transpose()?;
    let missing = "no processor is given, by -mcpu or by the function's attribute \"target-cpu\"";
    amdgpu_backend::machine_tables(module, function, cpu, &target.mattr)?
        .ok_or_else(|| Diagnostic::error(missing).in_function(function))
}

/// Compiles LLVM IR until the run stops.
pub(super) fn stopped(
    module: &mut Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Diagnostic> {
    let options = options.amdgpu()?;
    if let Err(error) = amdgpu_backend::optimize(module, &options, cx) {
        return Ok(Compiled::text(taken(cx, Err(error))?, "ll"));
    }
    let result = amdgpu_backend::codegen(module, &options, cx);
    let functions = taken(cx, result.map(drop))?;
    Ok(Compiled::text(module_in_front(module, &functions), "mir"))
}

/// Compiles machine functions from a pass on.
pub(super) fn rest(
    module: &Module,
    mut file: MirFile,
    options: &Options,
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Failure> {
    let done = passes_done(args, &amdgpu_backend::machine_pipeline())?;
    let kind = args.kind(Target::Amdgpu);
    // A run that stops in between writes machine IR, whatever the output's ending.
    if !args.stages.writes_ir() && (kind == Emit::Mir || kind == Emit::Bin) {
        return Err("machine IR is compiled to assembly, an object or a code object; -stop-after writes machine IR".into());
    }
    file.functions.iter_mut().for_each(|function| amdgpu_backend::attach_ir(function, module));
    let mut options = options.amdgpu()?;
    options.text = kind == Emit::Asm;
    let functions = std::mem::take(&mut file.functions);
    let result = amdgpu_backend::resume(module, functions, done, &options, cx);
    if args.stages.writes_ir() {
        let functions = taken(cx, result.map(drop))?;
        return Ok(Compiled::text(behind_module(&file.module_text, &functions), "mir"));
    }
    written(Compilation::of_program(result?, kind))
}
