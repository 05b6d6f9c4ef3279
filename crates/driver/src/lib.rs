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

#![forbid(unsafe_code)]

mod backends;
mod options;

pub use ir;
pub use llvm_reader;
pub use options::{OPTION_NAMES, Options};

use ir::diagnostic::{Diagnostic, Diagnostics, SourceText};
use ir::kernel::KernelDescription;
use ir::pass::PassCx;
use ir::ssa::Module;

/// The targets that Lanelift has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Target {
    /// NVIDIA: PTX.
    Nvptx,
    /// AMD: code objects.
    Amdgpu,
    /// Intel: zebins.
    Intel,
}

impl Target {
    /// All, in the order of their names.
    pub const ALL: [Self; 3] = [Self::Amdgpu, Self::Intel, Self::Nvptx];

    /// The target of a triple, or of its first word, as `-march` takes it: `nvptx64`, `amdgcn`, `spir64` and their kin.
    ///
    /// # Errors
    /// If there is none; names those that there are.
    pub fn by_name(name: &str) -> Result<Self, Diagnostic> {
        match name.split('-').next().unwrap_or("") {
            "amdgcn" | "amdgpu" | "amd" => Ok(Self::Amdgpu),
            "intel" | "spir64" | "spirv64" => Ok(Self::Intel),
            "nvptx64" | "nvptx" | "nvidia" => Ok(Self::Nvptx),
            other => Err(Diagnostic::error(format!("no backend for architecture '{other}'"))
                .with_note("backends: nvptx64, amdgcn, intel")),
        }
    }

    /// Its name: `nvptx64`, `amdgcn`, `intel`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Nvptx => "nvptx64",
            Self::Amdgpu => "amdgcn",
            Self::Intel => "intel",
        }
    }

    /// Whether its backend was built in.
    pub fn is_available(self) -> bool {
        match self {
            Self::Nvptx => cfg!(feature = "nvptx"),
            Self::Amdgpu => cfg!(feature = "amdgpu"),
            Self::Intel => cfg!(feature = "intel"),
        }
    }
}

/// A compiled module.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Output {
    /// What it was compiled for.
    pub target: Target,
    /// What a runtime loads: PTX (without a zero byte at its end), a linked code object, a zebin.
    pub bytes: Vec<u8>,
    /// The same as assembly text. For NVIDIA this is [`Output::bytes`].
    pub asm: String,
    /// What is known of the kernels, in the module's order.
    pub kernels: Vec<KernelDescription>,
    /// What was said about the input that is no error.
    pub warnings: Diagnostics,
}

/// Compiles LLVM IR. `name` is what messages call it.
///
/// # Errors
/// The first mistake in the text, with its place; the first construct that cannot be compiled; a target that is not there.
pub fn compile(name: &str, source: &[u8], options: &Options) -> Result<Output, Diagnostic> {
    let module = read(name, source)?;
    let found = compile_module(module, options);
    found.map_err(|error| error.in_text(&SourceText::new(name, source)))
}

/// Reads LLVM IR and verifies it.
///
/// # Errors
/// The first mistake.
pub fn read(name: &str, source: &[u8]) -> Result<Module, Diagnostic> {
    let module = llvm_reader::parse(name, source)?;
    match ir::ssa::verify::verify(&module).into_result(module) {
        Ok(module) => Ok(module),
        Err(mistakes) => Err(mistakes
            .into_iter()
            .find(Diagnostic::is_error)
            .unwrap_or_else(|| Diagnostic::error("the module is malformed"))),
    }
}

/// Compiles a module.
///
/// # Errors
/// The first construct that cannot be compiled; a target that is not there.
pub fn compile_module(module: Module, options: &Options) -> Result<Output, Diagnostic> {
    let target = options.target_of(&module)?;
    let mut cx = PassCx::new();
    let mut output = match target {
        #[cfg(feature = "nvptx")]
        Target::Nvptx => backends::nvptx(module, options, &mut cx),
        #[cfg(feature = "amdgpu")]
        Target::Amdgpu => backends::amdgpu(module, options, &mut cx),
        #[cfg(feature = "intel")]
        Target::Intel => backends::intel(module, options, &mut cx),
        #[cfg(not(all(feature = "nvptx", feature = "amdgpu", feature = "intel")))]
        other => Err(missing(other)),
    }?;
    output.warnings = std::mem::take(&mut cx.diagnostics);
    Ok(output)
}

#[cfg(not(all(feature = "nvptx", feature = "amdgpu", feature = "intel")))]
fn missing(target: Target) -> Diagnostic {
    let there: Vec<&str> =
        Target::ALL.into_iter().filter(|t| t.is_available()).map(Target::name).collect();
    let there = if there.is_empty() { "none".to_owned() } else { there.join(", ") };
    Diagnostic::error(format!("the backend '{}' was left out of this build", target.name()))
        .with_note(format!("backends of this build: {there}"))
}

#[cfg(test)]
mod tests;
