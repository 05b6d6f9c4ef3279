//! Checks that there is the environment that a module asks for: an operating system's ABI, conventions of calls.
//!
//! A module for another one must not become code for `amdhsa` silently: arguments and results would lie elsewhere.

use ir::diagnostic::Diagnostic;
use ir::ssa::{CallConv, Global, InstKind, Module};

/// Operating systems of triples whose ABI is another one.
const OTHER_SYSTEMS: [&str; 2] = ["amdpal", "mesa3d"];

/// Conventions that are the C convention on this target.
const CONVENTIONS: [CallConv; 4] =
    [CallConv::C, CallConv::FAST, CallConv::COLD, CallConv::SPIR_FUNC];

/// Checks that a module asks only for ABIs that there are.
///
/// # Errors
/// The first kernel for another operating system, or the first function or call with another convention, by name.
pub(crate) fn check(module: &Module) -> Result<(), Diagnostic> {
    let cx = &module.cx;
    let system = module
        .triple
        .split('-')
        .find(|part| OTHER_SYSTEMS.iter().any(|system| part.starts_with(system)));
    for (global, data) in &cx.globals {
        let Some(function) = cx.function(global) else { continue };
        check_convention(function.cc).map_err(|d| d.in_function(&data.name))?;
        if let Some(system) = system
            && function.cc.is_kernel()
            && !data.is_declaration()
        {
            let message =
                format!("a kernel for the operating system '{system}' (only 'amdhsa' is)");
            return Err(Diagnostic::unsupported(message).in_function(&data.name));
        }
        check_calls(module, global).map_err(|d| d.in_function(&data.name))?;
    }
    Ok(())
}

fn check_convention(convention: CallConv) -> Result<(), Diagnostic> {
    if convention.is_kernel() || CONVENTIONS.contains(&convention) {
        return Ok(());
    }
    let shown = convention.name().map_or_else(|| format!("cc {}", convention.0), str::to_owned);
    Err(Diagnostic::unsupported(format!("the calling convention '{shown}'")))
}

/// Of calls whose function is known, the function's own convention was checked.
fn check_calls(module: &Module, function: Global) -> Result<(), Diagnostic> {
    let Some(body) = module.body(function) else { return Ok(()) };
    for call in body.insts.values() {
        if let InstKind::Call { info, callee, .. } = call.kind
            && module.cx.direct_callee(callee).is_none()
        {
            check_convention(body.calls[info].cc)?;
        }
    }
    Ok(())
}
