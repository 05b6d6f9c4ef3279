//! Parts of a run for NVIDIA GPUs.

use super::{module_in_front, passes_done, taken};
use crate::args::CompileArgs;
use crate::compile::{Compiled, written};
use crate::failure::Failure;
use driver::nvptx_backend;
use driver::{Compilation, Options, Target};
use ir::diagnostic::Diagnostic;
use ir::pass::PassCx;
use ir::ssa::Module;
use llvm_reader::mir::MirFile;

/// Compiles LLVM IR until the run stops.
pub(super) fn stopped(
    module: &mut Module,
    options: &Options,
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Diagnostic> {
    let options = options.nvptx(module)?;
    if let Err(error) = nvptx_backend::optimize(module, &options, cx) {
        return Ok(Compiled::text(taken(cx, Err(error))?, "ll"));
    }
    let point = args.stages.stop()?;
    let passes = nvptx_backend::machine_pipeline(&options);
    if point.is_some_and(|point| point.position(&passes) == Some(0)) {
        // There are no machine functions yet.
        return Ok(Compiled::text(ir::ssa::print::module_to_string(module), "ll"));
    }
    let result = nvptx_backend::codegen(module, &options, cx);
    let functions = taken(cx, result.map(drop))?;
    Ok(Compiled::text(module_in_front(module, &functions), "mir"))
}

/// Writes PTX of machine functions.
pub(super) fn rest(
    mut module: Module,
    file: MirFile,
    options: &Options,
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Failure> {
    let options = options.nvptx(&module)?;
    let done = passes_done(args, &nvptx_backend::machine_pipeline(&options))?;
    if args.stages.writes_ir() {
        let result = nvptx_backend::resume(&mut module, file.functions, done, &options, cx);
        let functions = taken(cx, result.map(drop))?;
        return Ok(Compiled::text(module_in_front(&module, &functions), "mir"));
    }
    let emit = args.kind(Target::Nvptx).of(Target::Nvptx)?;
    let output = nvptx_backend::resume(&mut module, file.functions, done, &options, cx)?;
    written(Compilation::of_ptx(output, options.sm, emit))
}
