//! The rest of a compilation, from machine functions that were read from text.

use ir::diagnostic::Diagnostic;
use ir::machine::MachineFunction;
use ir::map::Map;
use ir::pass::PassCx;
use ir::ssa::{Global, Module};

use crate::abi::ModuleAbi;
use crate::codegen_function::{Given, prepare_for_emission};
use crate::codegen_module::codegen_functions;
use crate::mir_opt;
use crate::module_context::ModuleContext;
use crate::options::Options;
use crate::pipeline::{Output, SCHEDULING, emit, machine_pipeline};
use crate::post_ra;

/// The program of machine functions that went through the first `done` passes of [`machine_pipeline`], with the module that they
/// come from. What selection knows of them besides (the paths of lanes, the convention) is taken from the module again.
///
/// # Errors
/// A run that would start between scheduling and the end of allocation, or before selection; machine functions that are not all of the
/// module's, or whose blocks are not those that selection makes; code that cannot be compiled.
pub fn resume(
    module: &Module,
    functions: Vec<MachineFunction>,
    done: usize,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    let start = Start::after(done)?;
    let abi = ModuleAbi::of(module, &options.abi())?;
    let unit = ModuleContext { module, abi: &abi, options };
    let named = functions.into_iter().map(|func| Ok((defined(module, &func)?, func)));
    let finished = match start {
        Start::Selected { done } => {
            let given = |(global, func)| (global, Given { func, done });
            let given = named.map(|named| named.map(given)).collect::<Result<Map<_, _>, _>>()?;
            codegen_functions(unit, Some(given), cx)?
        }
        Start::Allocated { done } => {
            let mut finished = named.collect::<Result<Vec<_>, Diagnostic>>()?;
            for (global, func) in &mut finished {
                post_ra::run_passes(&post_ra::PASSES[done..], func, cx)?;
                prepare_for_emission(&abi, *global, func, unit.subtarget(*global)?, cx)?;
            }
            cx.end_functions()?;
            finished
        }
    };
    emit(unit, &finished)
}

/// Start of a run.
enum Start {
    /// With functions whose registers are virtual, which went through so many passes of [`mir_opt::PASSES`].
    Selected { done: usize },
    /// With finished functions, which went through so many passes of [`post_ra::PASSES`].
    Allocated { done: usize },
}

impl Start {
    /// The start after so many passes of the pipeline.
    fn after(done: usize) -> Result<Self, Diagnostic> {
        let names = machine_pipeline();
        let place = |pass: &str| names.iter().position(|&name| name == pass);
        let (first, last) = (post_ra::PASSES.first(), post_ra::PASSES.last());
        let [first, last] = [first, last].map(|info| info.and_then(|info| place(info.name)));
        // Selection comes first.
        if (1..=mir_opt::PASSES.len() + 1).contains(&done) {
            return Ok(Self::Selected { done: done - 1 });
        }
        if let (Some(first), Some(last)) = (first, last)
            && (first..=last + 1).contains(&done)
        {
            return Ok(Self::Allocated { done: done - first });
        }
        let next = names.get(done).copied().unwrap_or("the end");
        Err(Diagnostic::error(format!("no run can start at '{next}'"))
            .with_note("scheduling and allocation go in rounds, each of which looks at what the last one reached")
            .with_note(format!("-start-before={SCHEDULING} begins with the first")))
    }
}

/// The function of the module that a machine function was made from.
fn defined(module: &Module, func: &MachineFunction) -> Result<Global, Diagnostic> {
    let global = module.cx.find_global(&func.name).filter(|&g| module.body(g).is_some());
    global.ok_or_else(|| {
        let message = format!("the module does not define the machine function '{}'", func.name);
        Diagnostic::error(message)
    })
}
