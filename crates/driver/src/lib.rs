//! One door to all backends, for those who choose a target at run time: the C interface and the Python package.
//!
//! ```
//! use lanelift_driver::{Options, compile};
//!
//! let text = b"target triple = \"nvptx64-nvidia-cuda\"\n\
//!     define ptx_kernel void @fill(ptr %p, i32 %x) {\n  store i32 %x, ptr %p\n  ret void\n}\n";
//! let mut options = Options::new();
//! options.set("cpu", "sm_90")?;
//! let output = compile("fill.ll", text, &options)?;
//! assert!(output.asm.contains(".entry fill("));
//! assert_eq!(output.kernels[0].arguments[1].name, "x");
//! # Ok::<(), ir::diagnostic::Diagnostic>(())
//! ```
//!
//! The target is the one that the options name, else the one that the module's triple names. Which targets there are is decided
//! when this crate is built, by its features `nvptx`, `amdgpu` and `intel`: one that was left out costs nothing, and asking for it
//! is answered with a diagnostic. Who knows the target beforehand depends on its backend's crate alone and has all its options.
//!
//! [`compile`] gives all that a runtime wants at once. [`compile_with`] is for tools, the command `lanelift` among them: passes are
//! watched, and what is written is made when it is asked for. [`Target`] says which processors and features there are,
//! [`OPTIONS`] which options, [`registry`] which passes.

#![forbid(unsafe_code)]

#[cfg(feature = "amdgpu")]
mod amdgpu;
mod builtins;
mod code;
mod compilation;
mod condition;
mod emit;
mod explain;
mod features;
mod float;
#[cfg(feature = "intel")]
mod intel;
mod kernels;
mod limits;
mod link;
#[cfg(feature = "nvptx")]
mod nvptx;
mod opt_remarks;
mod options;
mod processors;
mod read;
mod target;
mod word;

#[cfg(feature = "amdgpu")]
pub use amdgpu_backend;
pub use builtins::{LinkBuiltins, link_for_interpreter};
pub use compilation::{Compilation, compile_with, located, optimize};
pub use condition::{Condition, Resource};
pub use emit::Emit;
pub use float::{Contract, FloatOptions};
#[cfg(feature = "intel")]
pub use intel_backend;
pub use ir;
pub use limits::Exceeded;
pub use link::{Library, Source, read_with};
pub use llvm_reader;
#[cfg(feature = "nvptx")]
pub use nvptx_backend;
pub use opt_remarks::RESOURCES_PASS;
pub use options::{
    ModePlacement, OPTIONS, OptionInfo, Options, opt_level, seconds, strategy, switch,
};
pub use read::{read, read_all, verify_text};
pub use target::{Feature, ProcessorName, Target};
pub use word::Word;

use ir::diagnostic::{Diagnostic, Diagnostics};
use ir::kernel::KernelDescription;
use ir::pass::{PassCx, PassRegistry};
use ir::ssa::IntoVerified;

/// Digest of the sources that this build was made of, 16 hexadecimal digits: other sources may write other bytes. It is the same on
/// every machine.
pub const BUILD: &str = env!("LANELIFT_BUILD");

/// Every pass that was built in.
pub fn registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    transform::register_passes(&mut registry);
    #[cfg(feature = "nvptx")]
    nvptx_backend::register_passes(&mut registry);
    #[cfg(feature = "amdgpu")]
    amdgpu_backend::pipeline::register_passes(&mut registry);
    #[cfg(feature = "intel")]
    {
        intel_backend::pipeline::register_ir_passes(&mut registry);
        intel_backend::pipeline::register_machine_passes(&mut registry);
    }
    registry
}

/// A compiled module.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Output {
    /// Target that it was compiled for.
    pub target: Target,
    /// The processor, by the name that `-mcpu` takes, with the features that code objects name (`gfx90a:xnack+`).
    pub processor: String,
    /// The form that [`Options::emit`] asks for; by default the form that a runtime loads: PTX (without a zero byte at
    /// its end), a linked code object, a zebin.
    pub bytes: Vec<u8>,
    /// The same as assembly text; none beside AMD's machine IR.
    pub asm: String,
    /// Descriptions of the kernels, in the module's order.
    pub kernels: Vec<KernelDescription>,
    /// Messages about the input that are no errors.
    pub warnings: Diagnostics,
}

/// Compiles LLVM IR. `name` is what messages call it.
///
/// # Errors
/// As [`compile_source`].
pub fn compile(name: &str, source: &[u8], options: &Options) -> Result<Output, Diagnostic> {
    compile_source(&Source::new(name, source), options)
}

/// Compiles LLVM IR with libraries.
///
/// # Errors
/// The first mistake in the text, with its place; the first construct that cannot be compiled; a target that is not there; the
/// first condition of [`Options::deny`] that a kernel meets.
pub fn compile_source(source: &Source<'_>, options: &Options) -> Result<Output, Diagnostic> {
    let &Source { name, bytes, libraries } = source;
    let module = read_with(name, bytes, libraries, options)?;
    let found = output(module, options, Some(source));
    found.map_err(|error| located(error, name, bytes, options))
}

/// Compiles a module, which is verified first unless it was already.
///
/// # Errors
/// The module is invalid; else as [`compile_with`]; the first condition of [`Options::deny`] that a kernel meets. The message
/// names the kernel, and no place in it: [`compile_source`] knows the text.
pub fn compile_module(module: impl IntoVerified, options: &Options) -> Result<Output, Diagnostic> {
    output(module.into_verified()?, options, None)
}

fn output(
    mut module: ir::ssa::Verified,
    options: &Options,
    source: Option<&Source<'_>>,
) -> Result<Output, Diagnostic> {
    let mut cx = PassCx::new();
    let compilation = compilation::compile_to(&mut module, options, true, &mut cx)?;
    for found in compilation.exceeded(options, source) {
        if found.denied {
            return Err(found.diagnostic);
        }
        cx.warn(found.diagnostic);
    }
    Ok(Output {
        target: compilation.target(),
        processor: compilation.processor(),
        asm: compilation.assembly()?,
        kernels: compilation.kernels().to_vec(),
        bytes: compilation.into_bytes()?.unwrap_or_default(),
        warnings: std::mem::take(&mut cx.diagnostics),
    })
}

#[cfg(test)]
mod tests;
