//! The rest of a compilation, from functions of the EU IR that were read from text.

use ir::diagnostic::Diagnostic;
use ir::pass::PassCx;
use ir::ssa::Module;

use crate::codegen_kernel::Candidate;
use crate::emit::output::Output;
use crate::isel::{self, required_sub_group_size};
use crate::pipeline::{emit, passes_after};
use crate::target::device::Device;
use crate::target::eu::{EuFunction, Stage};

/// Compiles functions of the EU IR that went through the first `done` passes of [`crate::machine_pipeline`]. `module` is the one that they were
/// selected from, prepared for selection: it says what the driver must know of the kernels. The code is that of [`crate::compile_with`] for
/// the same width.
///
/// # Errors
/// A function that the module does not define as a kernel, what cannot be compiled, or an observer's objection.
pub fn resume(
    module: &Module,
    functions: Vec<EuFunction>,
    done: usize,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    let device = device_of(&functions)?;
    let mut passes = passes_after(done)?;
    let (mut globals, mut kernels) = (Vec::new(), Vec::new());
    for mut function in functions {
        let global = module.cx.find_global(&function.name).filter(|&global| {
            module.body(global).is_some()
                && module.cx.function(global).is_some_and(|f| f.cc.is_kernel())
        });
        let Some(global) = global else {
            let message = format!("the module does not define a kernel '{}'", function.name);
            return Err(Diagnostic::error(message));
        };
        // Selection also finds the description for the driver; its instructions are dropped, because they
        // are at hand already.
        let (_, kernel) = isel::select(module, global, device, function.simd)?;
        cx.begin_variant(kernel.simd.into());
        passes.before.run(&mut function, &mut (), cx)?;
        let mut candidate = Candidate { function, kernel };
        if candidate.function.stage != Stage::Allocated
            && required_sub_group_size(module, global)?.is_none()
        {
            candidate.fitting(cx)?;
        }
        kernels.push(passes.finish(candidate, cx)?);
        globals.push(global);
    }
    cx.end_functions()?;
    emit(module, device, &globals, kernels)
}

/// [`resume`] for functions without a module. Returns them after the last pass: they are not whole kernels, which start
/// with loading the driver's data.
///
/// # Errors
/// As [`resume`].
pub fn resume_alone(
    mut functions: Vec<EuFunction>,
    done: usize,
    cx: &mut PassCx<'_>,
) -> Result<Vec<EuFunction>, Diagnostic> {
    let mut passes = passes_after(done)?;
    for function in &mut functions {
        passes.before.run(function, &mut (), cx)?;
        passes.allocation.run(function, &mut (), cx)?;
    }
    cx.end_functions()?;
    Ok(functions)
}

/// The one device of functions.
fn device_of(functions: &[EuFunction]) -> Result<&'static Device, Diagnostic> {
    let Some(first) = functions.first() else {
        return Err(Diagnostic::error("there are no functions"));
    };
    match functions.iter().find(|f| f.device.name != first.device.name) {
        None => Ok(first.device),
        Some(other) => Err(Diagnostic::error(format!(
            "'{}' is for {}, and '{}' is for {}: a zebin is for one device",
            first.name, first.device.name, other.name, other.device.name
        ))),
    }
}
