//! The rest of a compilation, from machine functions that were read from text.

use ir::diagnostic::Diagnostic;
use ir::machine::MachineFunction;
use ir::pass::PassCx;
use ir::ssa::Module;

use crate::abi::module_env::ModuleEnv;
use crate::codegen_module::codegen_functions;
use crate::emit::module;
use crate::options::Options;
use crate::pipeline::{Output, emit};

/// Compiles machine functions that were selected from the module and went through the first `done` passes of
/// [`crate::machine_pipeline`]. Facts that selection collects besides (the PTX version, for example) are collected again.
///
/// # Errors
/// A run that would start before selection; machine functions that are not all of the module's; what cannot be expressed.
pub fn resume(
    module: &mut Module,
    functions: Vec<MachineFunction>,
    done: usize,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    // Selection comes first.
    let Some(done) = done.checked_sub(1) else {
        return Err(Diagnostic::error("before selection there are no machine functions"));
    };
    let given = functions.into_iter().map(|func| (func.name.clone(), func)).collect();
    let assembly = module::assembly(module)?;
    let mut env = ModuleEnv::new(module, options)?;
    let functions = codegen_functions(module, options, &mut env, Some(given), done, cx)?;
    emit(module, options, env, &assembly, functions)
}
