//! The target's own passes over the SSA IR.

pub(crate) mod approximate;
pub(crate) mod atomic_expand;
pub(crate) mod generic_pointers;
pub(crate) mod prepare;
pub(crate) mod printf;
pub(crate) mod promote_to_stateful;
pub(crate) mod retarget;
pub(crate) mod slm_atomic64;

use ir::diagnostic::Diagnostic;
use ir::pass::{Change, Entry, Need, PassCx, PassInfo, counted};
use ir::ssa::Module;

/// The passes that bring a module into the backend's terms, in their order.
pub(crate) const PREPARATION: [PassInfo; 5] = [
    PassInfo {
        name: "intel-retarget",
        about: "Brings modules that were compiled for NVIDIA into SPIR's terms.",
        contract: "Any module; first of all. Modules of spir64 stay as they are.",
        need: Need::Required,
        entry: Entry::Module(|| Box::new(retarget)),
    },
    PassInfo {
        name: "intel-approximate",
        about: "Calls native functions of OpenCL C where a call may be approximate.",
        contract: "Any module; before the built-in functions are linked.",
        need: Need::Optional,
        entry: Entry::Module(|| {
            counted("calls of native functions", |module, ()| approximate::approximate(module))
        }),
    },
    PassInfo {
        name: "intel-link-builtins",
        about: "Links the bodies of OpenCL C's built-in functions, and of operations that the machine lacks.",
        contract: "Any module; before address spaces are renumbered.",
        need: Need::Required,
        entry: Entry::Module(|| Box::new(link_builtins)),
    },
    PassInfo {
        name: "intel-number-address-spaces",
        about: "Renumbers SPIR's address spaces to those that the passes know.",
        contract: "Any module; the data layout says afterwards where variables are.",
        need: Need::Required,
        entry: Entry::Module(|| Box::new(number_address_spaces)),
    },
    PassInfo {
        name: "intel-mark-always-inline",
        about: "Marks all functions but kernels for inlining: the machine code has no calls.",
        contract: "Any module; always-inline follows.",
        need: Need::Required,
        entry: Entry::Module(|| {
            counted("functions marked", |module: &mut Module, ()| {
                prepare::inline_everything(&mut module.cx)
            })
        }),
    },
];

fn retarget(module: &mut Module, (): &mut (), _: &mut PassCx<'_>) -> Result<Change, Diagnostic> {
    retarget::retarget(module).map(Change::when)
}

fn link_builtins(
    module: &mut Module,
    (): &mut (),
    stats: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    let before = module.bodies.len();
    // The machine has none of the operations.
    opencl_builtins::link_for(module, &|_| true)?;
    let linked = (module.bodies.len() - before) as u64;
    stats.stat("functions linked", linked);
    // Operations may have become calls of functions that were there.
    Ok(Change::Changed)
}

fn number_address_spaces(
    module: &mut Module,
    (): &mut (),
    _: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    prepare::number_address_spaces(module).map(Change::when)
}
