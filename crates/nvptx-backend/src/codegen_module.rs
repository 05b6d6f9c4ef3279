//! The functions of a module, in its order: what selection learns of one (the PTX version, for example) holds for the next.

use ir::diagnostic::Diagnostic;
use ir::machine::{FunctionKind, MachineFunction};
use ir::map::Map;
use ir::pass::{PassCx, run_step};
use ir::ssa::{Body, Context, Global, Linkage, Module};

use crate::abi::module_env::ModuleEnv;
use crate::codegen_function::EmittedFunctions;
use crate::isel;
use crate::isel::shape::Shapes;
use crate::mir_opt;
use crate::options::Options;
use crate::target::launch::LaunchBounds;
use crate::target::table;

/// Selection.
pub(crate) const SELECTION: &str = "nvptx-isel";

/// The selected functions of a module that went through the passes, in SSA form.
///
/// # Errors
/// The first construct that cannot be expressed, or an observer's objection.
pub(crate) fn select(
    module: &Module,
    options: &Options,
    env: &mut ModuleEnv,
    cx: &mut PassCx<'_>,
) -> Result<Vec<MachineFunction>, Diagnostic> {
    let mut shapes = Shapes::default();
    let mut functions = Vec::new();
    for (_, function) in defined(module) {
        functions.push(select_function(&module.cx, function, options, env, &mut shapes, cx)?);
    }
    cx.end_functions()?;
    Ok(functions)
}

/// The text of the functions of a module that went through the passes. `given` are selected functions by their names, if there
/// are some, which went through the first `done` machine passes.
///
/// # Errors
/// Machine functions that are not all of the module's; what cannot be expressed.
pub(crate) fn codegen_functions<'m>(
    module: &'m Module,
    options: &Options,
    env: &mut ModuleEnv,
    mut given: Option<Map<String, MachineFunction>>,
    done: usize,
    cx: &mut PassCx<'_>,
) -> Result<EmittedFunctions<'m>, Diagnostic> {
    let passes = mir_opt::passes(options).get(done..).unwrap_or_default();
    let mut shapes = Shapes::default();
    let mut emitted = EmittedFunctions::new(&module.cx, env, options);
    for (number, (global, body)) in defined(module) {
        let mut func = select_function(&module.cx, (global, body), options, env, &mut shapes, cx)?;
        if let Some(given) = &mut given {
            func = given.swap_remove(&func.name).ok_or_else(|| {
                Diagnostic::error(format!("there is no machine function '{}'", func.name))
            })?;
        }
        let bounds = env.is_kernel(global).then(|| LaunchBounds::of(&module.cx, global));
        let live = mir_opt::run(passes, &mut func, bounds.as_ref(), cx)?;
        emitted.add(&module.cx, env, options, global, func, number, live)?;
    }
    cx.end_functions()?;
    if let Some(name) = given.iter().flat_map(|given| given.keys()).min() {
        let message = format!("the module does not define the machine function '{name}'");
        return Err(Diagnostic::error(message));
    }
    Ok(emitted)
}

/// The functions that code is made of, with their numbers among the module's definitions.
fn defined(module: &Module) -> impl Iterator<Item = (u32, (Global, &Body))> {
    let made = |global| module.cx.globals[global].linkage != Linkage::AvailableExternally;
    let numbered = (0..).zip(module.definitions()).filter(move |&(_, (global, _))| made(global));
    numbered.map(|(number, (global, body))| (number, (global, &module.bodies[body])))
}

/// Selects instructions for a function.
fn select_function(
    cx: &Context,
    (global, body): (Global, &Body),
    options: &Options,
    env: &mut ModuleEnv,
    shapes: &mut Shapes,
    passes: &mut PassCx<'_>,
) -> Result<MachineFunction, Diagnostic> {
    let kind = if env.is_kernel(global) { FunctionKind::Kernel } else { FunctionKind::Device };
    let mut func = MachineFunction::new(env.name(global), kind, &table::TARGET);
    run_step(SELECTION, &mut func, &mut (), passes, |func| {
        *func = isel::select(cx, body, options, env, shapes, global)?;
        Ok(())
    })?;
    Ok(func)
}
