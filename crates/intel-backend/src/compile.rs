//! From a module to kernels in bytes: the order in which everything happens.
//!
//! ```text
//! module ── select::prepare ──▶ module
//!    each kernel:  select ──▶ built ── passes::PIPELINE ──▶ legal ── eu-regalloc ──▶ allocated ── encode ──▶ bytes
//! ```

use ir::diagnostic::Diagnostic;
use ir::pass::{PassCx, PassRegistry, Sequence};
use ir::ssa::{Global, Module};

use crate::alloc::pressure;
use crate::device::{Device, GRF_COUNT};
use crate::encode::{Code, encode};
use crate::eu::Function;
use crate::kernel::Kernel;
use crate::passes::{PIPELINE, register_passes};
use crate::select::{prepare, select};

/// How to compile.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// What for.
    pub device: &'static Device,
    /// Work-items of a thread, 8 or 16; if it is not said, 16 where that fits the registers, and 8 otherwise.
    pub simd: Option<u8>,
}

impl Options {
    /// For a device, at the width that fits.
    pub fn new(device: &'static Device) -> Self {
        Self { device, simd: None }
    }
}

/// A kernel that can be run.
#[derive(Clone, Debug)]
pub struct CompiledKernel {
    /// What the driver must know.
    pub kernel: Kernel,
    /// The instructions, allocated.
    pub function: Function,
    /// The instructions in bytes.
    pub code: Vec<u8>,
}

/// The widths that are tried, the best first.
const WIDTHS: [u8; 2] = [16, 8];
/// Registers that the allocator has for more than a function's greatest need: holes take some.
const MARGIN: u32 = 4;

/// Compiles the kernels of a module, in its order.
///
/// # Errors
/// The first construct that cannot be compiled.
pub fn compile(module: Module, options: &Options) -> Result<Vec<CompiledKernel>, Diagnostic> {
    compile_with(module, options, &mut PassCx::new())
}

/// Compiles the kernels of a module, with the observers of `cx` watching the passes.
///
/// # Errors
/// The first construct that cannot be compiled, or an observer's objection.
pub fn compile_with(
    mut module: Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Vec<CompiledKernel>, Diagnostic> {
    prepare(&mut module, cx)?;
    let kernels: Vec<Global> = module
        .definitions()
        .map(|(global, _)| global)
        .filter(|&global| module.cx.function(global).is_some_and(|f| f.cc.is_kernel()))
        .collect();
    kernels.into_iter().map(|global| compile_kernel(&module, global, options, cx)).collect()
}

/// Compiles one kernel of a module that was prepared.
///
/// # Errors
/// What cannot be compiled, or an observer's objection.
pub fn compile_kernel(
    module: &Module,
    kernel: Global,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<CompiledKernel, Diagnostic> {
    let mut registry = PassRegistry::new();
    register_passes(&mut registry);
    let mut at_width = |simd: u8, only: bool| -> Result<Option<CompiledKernel>, Diagnostic> {
        let (mut function, mut kernel) = select(module, kernel, options.device, simd)?;
        run(&registry, PIPELINE, &mut function, cx)?;
        if !only && pressure(&function)?.registers + MARGIN > u32::from(GRF_COUNT) {
            return Ok(None);
        }
        match run(&registry, &["eu-regalloc"], &mut function, cx) {
            // There are half as many registers in a narrow value.
            Err(_) if !only => return Ok(None),
            result => result?,
        }
        kernel.scratch_bytes = function.scratch_bytes;
        kernel.check()?;
        let Code { bytes: code, relocations } = encode(&function)?;
        kernel.relocations = relocations;
        Ok(Some(CompiledKernel { kernel, function, code }))
    };
    let widths: &[u8] = options.simd.as_ref().map_or(&WIDTHS, core::slice::from_ref);
    for (n, &simd) in widths.iter().enumerate() {
        if let Some(compiled) = at_width(simd, n + 1 == widths.len())? {
            return Ok(compiled);
        }
    }
    Err(Diagnostic::error("no width to compile for"))
}

fn run(
    registry: &PassRegistry,
    names: &[&str],
    function: &mut Function,
    cx: &mut PassCx<'_>,
) -> Result<(), Diagnostic> {
    let infos = names.iter().map(|name| registry.find(name)).collect::<Result<Vec<_>, _>>()?;
    Sequence::target(&infos)?.run(function, &mut (), cx)?;
    Ok(())
}
