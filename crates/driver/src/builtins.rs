//! Bodies of built-in functions that a module only declares: OpenCL C's, and those of the device libraries of CUDA and ROCm.

use ir::diagnostic::Diagnostic;
use ir::opencl::demangle;
use ir::ssa::{Context, GlobalData, InstKind, Module};
use opencl_builtins::{Family, Machine};

use crate::Target;
use crate::word::words;

words! {
    /// Linking of bodies for built-in functions that a module only declares.
    LinkBuiltins {
        Auto = "auto": "Those of OpenCL C in modules of OpenCL C, and those of the device libraries of CUDA and ROCm",
        Yes = "yes" | "true" | "1": "All that the module declares",
        No = "no" | "false" | "0": "None",
    }
}

/// Functions that only OpenCL C declares under such a name.
const WORK_ITEM: [&str; 14] = [
    "get_work_dim",
    "get_global_id",
    "get_global_size",
    "get_global_offset",
    "get_global_linear_id",
    "get_local_id",
    "get_local_size",
    "get_local_linear_id",
    "get_enqueued_local_size",
    "get_group_id",
    "get_num_groups",
    "barrier",
    "work_group_barrier",
    "mem_fence",
];

/// Links the bodies for a target. Intel's backend links by itself. `is_whole`: nothing is linked later.
///
/// # Errors
/// A function that is declared with another type than it has, and, in a whole program, one of the device libraries that is not there.
pub(crate) fn link(
    module: &mut Module,
    target: Target,
    choice: LinkBuiltins,
    is_whole: bool,
) -> Result<(), Diagnostic> {
    let machine = match target {
        Target::Amdgpu => Machine::Amdgcn,
        Target::Nvptx => Machine::Nvptx,
        Target::Intel => return Ok(()),
    };
    if !wants(module, choice) {
        return Ok(());
    }
    opencl_builtins::link_machine(module, machine)?;
    if is_whole { check_complete(module) } else { Ok(()) }
}

/// Adds the bodies of the functions that the interpreter does not know by itself. Those about the work-item are declarations still:
/// what they mean is the interpreter's to say.
///
/// # Errors
/// A function that is declared with another type than it has.
pub fn link_for_interpreter(module: &mut Module, choice: LinkBuiltins) -> Result<(), Diagnostic> {
    let is_spir = Machine::of_triple(&module.triple) == Some(Machine::Spir);
    if is_spir || wants(module, choice) {
        opencl_builtins::link_all(module)?;
    }
    Ok(())
}

/// Whether bodies are to be linked: looks at the names of declarations alone.
fn wants(module: &Module, choice: LinkBuiltins) -> bool {
    let cx = &module.cx;
    let families = declared(cx).filter_map(|data| Family::of_name(&data.name));
    match choice {
        LinkBuiltins::No => false,
        LinkBuiltins::Yes => true,
        LinkBuiltins::Auto => {
            let mut names_opencl = false;
            for family in families {
                match family {
                    Family::OpenCl => names_opencl = true,
                    _ => return true,
                }
            }
            // A function of C++ may have the name of one of OpenCL C.
            names_opencl && is_opencl(cx)
        }
    }
}

/// The functions that a module declares, intrinsics aside.
fn declared(cx: &Context) -> impl Iterator<Item = &GlobalData> {
    let functions = cx.globals.values().filter(|data| data.is_declaration());
    functions.filter(|data| data.function().is_some() && !data.name.starts_with("llvm."))
}

/// Whether a module comes from OpenCL C.
fn is_opencl(cx: &Context) -> bool {
    let is_about_work_item =
        |data: &GlobalData| demangle(&data.name).is_some_and(|(base, _)| WORK_ITEM.contains(&base));
    cx.metadata.find_named("opencl.ocl.version").is_some() || declared(cx).any(is_about_work_item)
}

/// Refuses calls of functions of the device libraries that have no body: nothing that is linked later defines them.
fn check_complete(module: &Module) -> Result<(), Diagnostic> {
    let lacks = |data: &GlobalData| match Family::of_name(&data.name) {
        Some(Family::OpenCl) => opencl_builtins::is_refused(&data.name),
        Some(_) => true,
        None => false,
    };
    let cx = &module.cx;
    if !declared(cx).any(lacks) {
        return Ok(());
    }
    for (function, id) in module.definitions() {
        let body = &module.bodies[id];
        for inst in body.all_insts() {
            let InstKind::Call { callee, .. } = &body.insts[inst].kind else { continue };
            let Some(global) = cx.direct_callee(*callee) else { continue };
            let data = &cx.globals[global];
            if data.is_declaration() && data.function().is_some() && lacks(data) {
                let what = format!("the built-in function '{}'", data.name);
                let note = "--link-builtins=no leaves declared functions to what is linked later";
                let error = Diagnostic::unsupported(what).with_note(note);
                return Err(error.in_function(&cx.globals[function].name));
            }
        }
    }
    Ok(())
}
