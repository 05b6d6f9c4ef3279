//! OpenCL C's built-in functions that are no instructions of the machine.
//!
//! A module for SPIR calls `_Z3expf` and leaves it to the compiler. [`link`] gives such declarations bodies: from a library of LLVM
//! IR that clang made of the OpenCL C in `library/` (our own; arithmetic only, so that every target and the interpreter compute the
//! same bits; but `native_exp` and its kin, and `half_exp`, are made of what the machine has for `native_exp2`), and for vectors, where OpenCL means each component by itself, by calls of the function for single values. What the
//! library lacks stays a declaration, for the backend to know or to refuse.
//!
//! Names are mangled by the Itanium C++ ABI, as SPIR prescribes. Accuracy: OpenCL C 3.0, section 7.4; measured in the test suite
//! (`opencl_builtins.rs`).
//!
//! [`link_machine`] does the same for AMD's and NVIDIA's GPUs, whose modules declare functions about the work-item, too, and for the names
//! of the device libraries: CUDA's `__nv_expf`, ROCm's `__ocml_exp_f32` and `__ockl_get_local_id`. [`Family`] knows them by their names.

#![forbid(unsafe_code)]

mod atomics;
mod components;
mod conversion;
mod copies;
mod family;
mod groups;
mod images;
mod instructions;
mod library;
mod linker;
mod machine;
mod names;
mod operations;
mod rows;
mod shuffles;
mod subgroups;
mod vprintf;
mod written;

use ir::diagnostic::Diagnostic;
use ir::ssa::Module;
use linker::Linker;

pub use family::{Family, is_refused};
pub use machine::Machine;
pub use operations::Operation;

/// The names of the library's functions, mangled.
pub fn functions() -> impl Iterator<Item = &'static str> {
    library::functions()
}

/// The type of one of the library's functions as LLVM IR declares it: `declare spir_func float @_Z3expf(float noundef %0)`.
pub fn declaration(name: &str) -> Option<String> {
    let line = library::text(library::function(name)?).lines().next()?;
    let (head, _) = line.rsplit_once(')')?;
    Some(format!("declare {})", head.strip_prefix("define dso_local ")?))
}

/// Adds bodies to the built-in functions that a module declares, and the functions that they call; also the operations
/// that the machine lacks.
///
/// # Errors
/// If the module declares a function of the library with another type.
pub fn link_for(module: &mut Module, lacks: &dyn Fn(Operation) -> bool) -> Result<(), Diagnostic> {
    link(module)?;
    // What the library does may be among them, but not in the functions that these are made of.
    while operations::lower(module, lacks) {
        link(module)?;
    }
    Ok(())
}

/// Adds bodies to the built-in functions that a module declares, and the functions that they call.
///
/// # Errors
/// If the module declares a function of the library with another type.
pub fn link(module: &mut Module) -> Result<(), Diagnostic> {
    Linker::of_spir().link(module)
}

/// The same, also for functions that backends make instructions of (`min`, `mad`, `isless`, …): for what has no such instructions,
/// as the interpreter. What depends on how work-items run stays declared.
///
/// # Errors
/// If the module declares a function of the library with another type.
pub fn link_all(module: &mut Module) -> Result<(), Diagnostic> {
    let machine = Machine::of_triple(&module.triple).unwrap_or(Machine::Spir);
    Linker::of_arithmetic(machine).link(module)
}

/// Adds bodies to all built-in functions that a module for a machine declares, those about the work-item among them. Nothing of it is
/// seen by other modules.
///
/// # Errors
/// If the module declares a function of the library with another type; values that `printf` cannot print.
pub fn link_machine(module: &mut Module, machine: Machine) -> Result<(), Diagnostic> {
    if machine == Machine::Nvptx {
        vprintf::lower(module)?;
    }
    Linker::of_machine(machine).link(module)
}

/// Whether there is a function of single values of a name. Intrinsics of NVVM are there without their `llvm.`, in terms of OpenCL's functions.
pub fn has(name: &str) -> bool {
    library::function(name).is_some() || conversion::body(name).is_some()
}
