//! Some of a module's kernels only.

use ir::diagnostic::Diagnostic;
use ir::ssa::{CallConv, Linkage, Module, sym};

/// Makes all kernels but those of some names internal functions, which passes drop if nothing calls them.
///
/// # Errors
/// A name is no kernel's.
pub(crate) fn keep(module: &mut Module, names: &[String]) -> Result<(), Diagnostic> {
    let attrs = &mut module.cx.attrs;
    let mut found = Vec::new();
    for data in module.cx.globals.values_mut() {
        let name = data.name.to_string();
        let Some(function) = data.function_mut().filter(|f| f.body.is_some()) else { continue };
        if !function.cc.is_kernel() && !attrs.has(function.attrs, sym::NVVM_KERNEL) {
            continue;
        }
        let kept = names.contains(&name);
        found.push(name);
        if kept {
            continue;
        }
        function.cc = CallConv::C;
        function.attrs = attrs.without(function.attrs, sym::NVVM_KERNEL);
        data.linkage = Linkage::Internal;
    }
    let Some(unknown) = names.iter().find(|name| !found.contains(name)) else { return Ok(()) };
    let message = format!("the module has no kernel '{unknown}'");
    Err(Diagnostic::error(message).with_note(format!("its kernels: {}", found.join(", "))))
}
