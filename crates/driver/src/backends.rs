//! The backends behind the one door: options as each of them takes them.

#![cfg_attr(
    not(any(feature = "nvptx", feature = "amdgpu", feature = "intel")),
    expect(unused_imports, reason = "there is no backend")
)]

use ir::diagnostic::{Diagnostic, Diagnostics};
use ir::pass::PassCx;
use ir::ssa::Module;

use crate::{Options, Output, Target};

/// Without a processor's name: the oldest NVIDIA GPU that today's tools disassemble.
#[cfg(feature = "nvptx")]
const DEFAULT_SM: u32 = 75;

/// Without a device's name: the generation that all of Intel's tools know.
#[cfg(feature = "intel")]
const DEFAULT_DEVICE: &str = "skl";

#[cfg(feature = "nvptx")]
pub(crate) fn nvptx(
    module: Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    use nvptx_backend::Sm;
    let sm = match &options.cpu {
        Some(name) => Sm::parse(name)?,
        None => module_cpu(&module)
            .and_then(|name| Sm::parse(name).ok())
            .unwrap_or_else(|| Sm::new(DEFAULT_SM)),
    };
    let mut own = nvptx_backend::Options::new(sm).with_opt_level(options.opt_level);
    own.verify = false;
    if let Some(features) = &options.features {
        own.apply_features(features)?;
    }
    let output = nvptx_backend::compile_with(module, &own, cx)?;
    Ok(Output {
        target: Target::Nvptx,
        kernels: output.kernels().to_vec(),
        bytes: output.ptx.clone().into_bytes(),
        asm: output.ptx,
        warnings: Diagnostics::new(),
    })
}

#[cfg(feature = "amdgpu")]
pub(crate) fn amdgpu(
    module: Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    use amdgpu_backend::Processor;
    let mut own = amdgpu_backend::Options::of_module()
        .with_opt_level(options.opt_level)
        .for_whole_program()
        .with_text();
    own.cpu = options.cpu.as_deref().map(Processor::by_name).transpose()?;
    own.features.extend(options.features.clone());
    let output = amdgpu_backend::compile_with(module, &own, cx)?;
    Ok(Output {
        target: Target::Amdgpu,
        kernels: output.kernels().to_vec(),
        bytes: output.code_object(&[])?,
        asm: output.assembly(),
        warnings: Diagnostics::new(),
    })
}

#[cfg(feature = "intel")]
pub(crate) fn intel(
    module: Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    let device = intel_backend::Device::by_name(options.cpu.as_deref().unwrap_or(DEFAULT_DEVICE))?;
    let mut own = intel_backend::Options::new(device);
    own.simd = options.simd;
    let output = intel_backend::compile_with(module, &own, cx)?;
    Ok(Output {
        target: Target::Intel,
        kernels: output.kernels().to_vec(),
        bytes: output.zebin()?,
        asm: output.assembly()?,
        warnings: Diagnostics::new(),
    })
}

/// The processor that the module's functions were compiled for.
#[cfg(feature = "nvptx")]
fn module_cpu(module: &Module) -> Option<&str> {
    let cx = &module.cx;
    module
        .definitions()
        .find_map(|(g, _)| cx.attrs.string(cx.function(g)?.attrs, ir::ssa::sym::TARGET_CPU))
}
