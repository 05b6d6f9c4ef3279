//! Parts of a run for AMD GPUs.

use super::{behind_module, needed_start, taken, with_module};
use crate::args::{CompileArgs, TargetArgs};
use crate::compile::{Compiled, written};
use crate::failure::Failure;
use driver::amdgpu_backend::{self, Processor, pipeline, post_ra};
use driver::{Compilation, Emit, Options, Target};
use ir::diagnostic::{Diagnostic, nearest_name};
use ir::machine::TargetInfo;
use ir::pass::{PassCx, PassInfo, PassPoint};
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
    if let Err(error) = pipeline::optimize(module, &options, cx) {
        return Ok(Compiled::text(taken(cx, Err(error))?, "ll"));
    }
    let result = pipeline::codegen(module, &options, cx);
    let functions = taken(cx, result.map(drop))?;
    Ok(Compiled::text(with_module(module, &functions), "mir"))
}

/// Start of a run.
enum Start {
    /// With functions whose registers are virtual, which went through so many of the passes before scheduling.
    Selected(usize),
    /// At the first of these late passes.
    Late(&'static [PassInfo]),
}

/// Compiles machine functions from a pass on.
pub(super) fn rest(
    module: &Module,
    mut file: MirFile,
    options: &Options,
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Failure> {
    let start = start(args)?;
    let kind = args.kind(Target::Amdgpu);
    // A run that stops in between writes machine IR, whatever the output's ending.
    if !args.stages.writes_ir() && (kind == Emit::Mir || kind == Emit::Bin) {
        return Err("machine IR is compiled to assembly, an object or a code object; -stop-after writes machine IR".into());
    }
    file.functions.iter_mut().for_each(|function| amdgpu_backend::attach_ir(function, module));
    let mut options = options.amdgpu()?;
    options.text = kind == Emit::Asm;
    let functions = std::mem::take(&mut file.functions);
    let result = match start {
        Start::Selected(done) => pipeline::resume_selected(module, functions, done, &options, cx),
        Start::Late(passes) => pipeline::resume_allocated(module, functions, passes, &options, cx),
    };
    if args.stages.writes_ir() {
        let functions = taken(cx, result.map(drop))?;
        return Ok(Compiled::text(behind_module(&file.module_text, &functions), "mir"));
    }
    written(Compilation::of_program(result?, kind))
}

/// Returns the start of a run by the options.
fn start(args: &CompileArgs) -> Result<Start, Diagnostic> {
    let late = || post_ra::PASSES.iter().map(|info| info.name);
    let points = || {
        let late = late().collect::<Vec<_>>().join(", ");
        let early = pipeline::passes_before_scheduling().join(", ");
        format!("{early} (after them), {} (before it), {late}", pipeline::SCHEDULING)
    };
    let point = needed_start(args, &points())?;
    if let Some(done) = point.position(late()) {
        return Ok(Start::Late(&post_ra::PASSES[done..]));
    }
    let first = PassPoint { pass: pipeline::SCHEDULING.into(), instance: 0, before: true };
    if point == first {
        return Ok(Start::Selected(pipeline::passes_before_scheduling().len()));
    }
    let early = pipeline::passes_before_scheduling();
    match point.position(early.iter().copied()) {
        // Before selection there are no machine functions.
        Some(done) if done > 0 => return Ok(Start::Selected(done)),
        _ => {}
    }
    let PassPoint { pass, .. } = &point;
    let error = Diagnostic::error(format!("no run can start at '{pass}'"));
    if *pass == first.pass || pipeline::ALLOCATION.contains(&pass.as_str()) {
        return Err(error
            .with_note("scheduling and allocation go in rounds, each of which looks at what the last one reached")
            .with_note(format!("-start-before={} begins with the first", first.pass)));
    }
    Err(match nearest_name(pass, late()) {
        Some(near) => error.with_note(format!("did you mean '{near}'?")),
        None => error.with_note(format!("it can start at {}", points())),
    })
}
