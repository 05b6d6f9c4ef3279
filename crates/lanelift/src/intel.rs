//! Compiling for Intel GPUs: LLVM IR in; a zebin, assembly, raw instructions or the machine IR of the EU out.

use crate::Failure;
use crate::args::{CompileArgs, Emit, TargetArgs};
use crate::compile::Compiled;
use crate::summary::ModuleSummary;
use intel_backend::{CompiledKernel, Device, Options, Output, compile_with};
use ir::diagnostic::{Diagnostic, SourceText};
use ir::pass::PassCx;
use ir::ssa::Module;

/// Without `-mcpu`: the generation that all of Intel's tools know.
const DEFAULT_DEVICE: &str = "skl";

/// Endings of outputs that say what to write.
const ENDINGS: [(&str, Emit); 3] = [("s", Emit::Asm), ("asm", Emit::Asm), ("bin", Emit::Bin)];

/// Compiles a module, read from a text.
pub(crate) fn compile(
    module: Module,
    source: SourceText<'_>,
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Failure> {
    let kind = args.kind(&ENDINGS, Emit::Obj);
    if kind == Emit::Hsaco {
        return Err(
            "--emit=hsaco: that is for AMD; Intel's code objects are zebins (--emit=obj)".into()
        );
    }
    let device = device(&args.target)?;
    let output = kernels(module, source, args, cx)?;
    let summary = ModuleSummary::of("intel", device.name, output.kernels());
    let (output, ending) = match kind {
        Emit::Asm => (Some(output.assembly()?.into_bytes()), "asm"),
        Emit::Bin => (Some(only(output.compiled)?.code), "bin"),
        Emit::Mir => (Some(output.machine_ir().into_bytes()), "eu"),
        Emit::Null => (None, ""),
        Emit::Obj | Emit::Hsaco => (Some(output.zebin()?), "zebin"),
    };
    Ok(Compiled { output, ending: ending.into(), summary })
}

/// The compiled kernels of a module, read from a text.
pub(crate) fn kernels(
    module: Module,
    source: SourceText<'_>,
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    let output = compile_with(module, &Options::new(device(&args.target)?), cx);
    output.map_err(|error| error.in_text(&source))
}

/// The zebin of a module.
pub(crate) fn zebin(
    module: Module,
    target: &TargetArgs,
    cx: &mut PassCx<'_>,
) -> Result<Vec<u8>, Failure> {
    let device = device(target)?;
    Ok(compile_with(module, &Options::new(device), cx)?.zebin()?)
}

/// The device of the command line.
pub(crate) fn device(target: &TargetArgs) -> Result<&'static Device, Diagnostic> {
    Device::by_name(target.mcpu.as_deref().unwrap_or(DEFAULT_DEVICE))
}

/// The only kernel of a module: raw instructions have no place for a second.
fn only(mut kernels: Vec<CompiledKernel>) -> Result<CompiledKernel, Diagnostic> {
    match (kernels.pop(), kernels.len()) {
        (Some(kernel), 0) => Ok(kernel),
        (_, others) => {
            let count = if others == 0 { "none".to_owned() } else { (others + 1).to_string() };
            let message = format!("--emit=bin writes one kernel; the module has {count}");
            Err(Diagnostic::error(message).with_note(
                "--kernel=NAME compiles one of them; --emit=obj writes all into a zebin",
            ))
        }
    }
}
