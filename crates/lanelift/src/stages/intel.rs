//! Parts of a run for Intel GPUs.

use super::{behind_module, module_in_front, no_module, passes_done, taken};
use crate::args::CompileArgs;
use crate::compile::{Compiled, written};
use crate::failure::Failure;
use driver::intel_backend::emit::asm;
use driver::intel_backend::target::eu::{self, EuFile};
use driver::intel_backend::{self, Device, machine_pipeline, resume, resume_alone};
use driver::{Compilation, Emit, Options, Target};
use ir::diagnostic::Diagnostic;
use ir::pass::{PassCx, PassInfo, Sequence};
use ir::ssa::Module;

/// Compiles LLVM IR until the run stops.
pub(super) fn stopped(
    module: &mut Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Diagnostic> {
    let options = options.intel()?;
    if let Err(error) = intel_backend::optimize(module, cx) {
        return Ok(Compiled::text(taken(cx, Err(error))?, "ll"));
    }
    let result = intel_backend::codegen(module, &options, cx);
    let functions = taken(cx, result.map(drop))?;
    Ok(Compiled::text(module_in_front(module, &functions), "eu"))
}

/// Runs passes over the functions of a file. Returns the file's text.
pub(super) fn passes(
    infos: &[&PassInfo],
    name: &str,
    text: &[u8],
    cx: &mut PassCx<'_>,
) -> Result<String, Diagnostic> {
    let mut passes = Sequence::target(infos)?;
    let mut file = EuFile::parse(name, text)?;
    for function in &mut file.functions {
        passes.run(function, &mut (), cx)?;
    }
    Ok(file.print())
}

/// Compiles functions of the EU IR from a pass on.
pub(super) fn rest(
    name: &str,
    text: &[u8],
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Failure> {
    let done = passes_done(args, &machine_pipeline())?;
    let EuFile { module, module_text, functions } = EuFile::parse(name, text)?;
    if args.target.mcpu.is_some() {
        check_device(&functions, args.options()?.intel()?.device)?;
    }
    let writes_ir = args.stages.writes_ir();
    let kind = args.kind(Target::Intel).of(Target::Intel)?;
    let Some(module) = module else {
        if !writes_ir && !matches!(kind, Emit::Asm | Emit::Mir | Emit::Null) {
            return Err(no_module(name)
                .with_note("without it there are --emit=asm and --emit=mir, and -stop-after")
                .into());
        }
        let result = resume_alone(functions, done, cx);
        if writes_ir {
            return Ok(Compiled::text(taken(cx, result.map(drop))?, "eu"));
        }
        let functions = result?;
        let texts = functions.iter().map(|function| match kind {
            Emit::Mir => Ok(eu::print(function)),
            _ if args.debug.show_mc_encoding => asm::assembly_with_encodings(function),
            _ => asm::assembly(function),
        });
        let text = texts.collect::<Result<Vec<_>, _>>()?.join("\n");
        let mut compiled = Compiled::text(text, if kind == Emit::Mir { "eu" } else { "asm" });
        compiled.output = compiled.output.filter(|_| kind != Emit::Null);
        return Ok(compiled);
    };
    let result = resume(&module, functions, done, cx);
    if writes_ir {
        let functions = taken(cx, result.map(drop))?;
        return Ok(Compiled::text(behind_module(&module_text, &functions), "eu"));
    }
    let mut output = result?;
    output.encodings = args.debug.show_mc_encoding;
    written(Compilation::of_zebin(output, kind))
}

/// Whether functions are for the device of the command line.
fn check_device(functions: &[eu::EuFunction], device: &Device) -> Result<(), Diagnostic> {
    let other = functions.iter().find(|function| function.device.name != device.name);
    other.map_or(Ok(()), |function| {
        let message =
            format!("'{}' is for {}, not for {}", function.name, function.device.name, device.name);
        Err(Diagnostic::error(message)
            .with_note("the file says what its functions are for: -mcpu is not needed"))
    })
}
