//! The functions of a module, callees before callers: what one function's calls preserve is known when its callers are selected.

use ir::diagnostic::Diagnostic;
use ir::machine::{MachineFunction, RegMaskDesc};
use ir::map::Map;
use ir::pass::PassCx;
use ir::ssa::{Body, Global, Linkage};

use crate::codegen_function::{self, Given, codegen_function, prepare_for_emission};
use crate::isel::IselContext;
use crate::module_context::ModuleContext;

/// The selected functions of a module that went through the passes, in SSA form.
///
/// # Errors
/// The first construct that cannot be selected, or an observer's objection.
pub(crate) fn select(
    unit: ModuleContext<'_>,
    cx: &mut PassCx<'_>,
) -> Result<Vec<MachineFunction>, Diagnostic> {
    let preserved = Map::default();
    let mut functions = Vec::new();
    for (global, body) in defined(unit) {
        let subtarget = unit.subtarget(global)?;
        let shared = IselContext { cx: unit.cx(), abi: unit.abi, preserved: &preserved };
        functions.push(codegen_function::select(shared, (global, body), subtarget, cx)?);
    }
    cx.end_functions()?;
    Ok(functions)
}

/// The finished machine functions of a module that went through the passes. `given` are functions as they were in front of
/// scheduling, if there are some.
///
/// # Errors
/// The first construct that cannot be compiled.
pub(crate) fn codegen_functions(
    unit: ModuleContext<'_>,
    mut given: Option<Map<Global, Given>>,
    cx: &mut PassCx<'_>,
) -> Result<Vec<(Global, MachineFunction)>, Diagnostic> {
    let mut functions = Vec::new();
    let mut preserved: Map<Global, RegMaskDesc> = Map::default();
    for (global, body) in defined(unit) {
        let subtarget = unit.subtarget(global)?;
        let shared = IselContext { cx: unit.cx(), abi: unit.abi, preserved: &preserved };
        let given = match &mut given {
            None => None,
            Some(given) => Some(given.swap_remove(&global).ok_or_else(|| {
                let name = &unit.cx().globals[global].name;
                Diagnostic::error(format!("there is no machine function '{name}'"))
            })?),
        };
        let finished = codegen_function(shared, (global, body), subtarget, given, cx)?;
        if unit.abi.rules.inter_procedural {
            preserved.extend(finished.preserves.map(|mask| (global, mask)));
        }
        let mut func = finished.func;
        prepare_for_emission(unit.abi, global, &mut func, subtarget, cx)?;
        if ir::remarks::wanted(cx) {
            crate::info::remarks::record(&func, &subtarget, cx);
        }
        functions.push((global, func));
    }
    cx.end_functions()?;
    Ok(functions)
}

/// The functions that code is made of, callees before callers.
fn defined(unit: ModuleContext<'_>) -> impl Iterator<Item = (Global, &Body)> {
    unit.abi.usage.bottom_up.iter().flatten().filter_map(move |&global| {
        let data = &unit.cx().globals[global];
        let body = data.function()?.body.expand()?;
        (data.linkage != Linkage::AvailableExternally).then(|| (global, &unit.module.bodies[body]))
    })
}
