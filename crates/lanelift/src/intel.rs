//! Compiling for Intel GPUs: LLVM IR in; a zebin, assembly, raw instructions or the machine IR of the EU out.

use crate::Failure;
use crate::args::{CompileArgs, Emit, TargetArgs};
use crate::compile::Compiled;
use crate::summary::{ArgumentSummary, KernelSummary, ModuleSummary, Registers};
use intel_backend::device::Device;
use intel_backend::{CompiledKernel, Options, asm, compile_with, eu, zebin};
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
    let kernels = compile_with(module, &Options::new(device), cx);
    let kernels = kernels.map_err(|error| error.in_text(&source))?;
    let summary = ModuleSummary {
        target: "intel".into(),
        processor: device.name.into(),
        kernels: kernels.iter().map(kernel_summary).collect(),
    };
    let (output, ending) = match kind {
        Emit::Asm => (Some(assembly(&kernels)?.into_bytes()), "asm"),
        Emit::Bin => (Some(only(kernels)?.code), "bin"),
        Emit::Mir => {
            let text = kernels.iter().map(|k| eu::print(&k.function)).collect::<Vec<_>>();
            (Some(text.join("\n").into_bytes()), "eu")
        }
        Emit::Null => (None, ""),
        Emit::Obj | Emit::Hsaco => (Some(container(device, &kernels)?), "zebin"),
    };
    Ok(Compiled { output, ending: ending.into(), summary })
}

/// What tools want to know of a kernel: where the driver puts what into the cross-thread data, and what a thread needs.
fn kernel_summary(compiled: &CompiledKernel) -> KernelSummary {
    let kernel = &compiled.kernel;
    let mut places: Vec<_> = kernel.arguments.iter().collect();
    places.sort_by_key(|argument| argument.offset);
    let arguments = places.iter().map(|argument| ArgumentSummary {
        parameter: argument.kind.index(),
        name: None,
        offset: argument.offset.into(),
        size: argument.size.into(),
        kind: argument.kind.zeinfo_name().into(),
    });
    let end = places.iter().map(|argument| u64::from(argument.offset + argument.size)).max();
    KernelSummary {
        name: kernel.name.clone(),
        arguments: arguments.collect(),
        argument_bytes: end.unwrap_or(0),
        registers: Some(Registers {
            general: Some(compiled.pressure.registers.into()),
            ..Registers::default()
        }),
        lds_bytes: Some(kernel.slm_bytes.into()),
        scratch_bytes: Some(kernel.scratch_bytes.into()),
        lanes: Some(kernel.simd.into()),
        occupancy: None,
        code_bytes: Some(compiled.code.len() as u64),
    }
}

/// The zebin of a module.
pub(crate) fn zebin(
    module: Module,
    target: &TargetArgs,
    cx: &mut PassCx<'_>,
) -> Result<Vec<u8>, Failure> {
    let device = device(target)?;
    let kernels = compile_with(module, &Options::new(device), cx)?;
    Ok(container(device, &kernels)?)
}

fn device(target: &TargetArgs) -> Result<&'static Device, Diagnostic> {
    Device::by_name(target.mcpu.as_deref().unwrap_or(DEFAULT_DEVICE))
}

fn container(device: &Device, kernels: &[CompiledKernel]) -> Result<Vec<u8>, Diagnostic> {
    let kernels: Vec<_> = kernels.iter().map(|k| (&k.kernel, &k.code[..])).collect();
    zebin::write(device, &kernels)
}

/// Assembly of all kernels, each under its name.
fn assembly(kernels: &[CompiledKernel]) -> Result<String, Diagnostic> {
    let mut text = String::new();
    for CompiledKernel { kernel, function, .. } in kernels {
        text += &format!(
            "// kernel {}, SIMD{}\n{}",
            kernel.name,
            kernel.simd,
            asm::assembly(function)?
        );
    }
    Ok(text)
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
