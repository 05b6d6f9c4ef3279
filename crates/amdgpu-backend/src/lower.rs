//! One function: selection, allocation, and what makes it the processor's.

use ir::diagnostic::Diagnostic;
use ir::machine::{MachineFunction, remove_dead};
use ir::ssa::{Body, Global};

use crate::isel::{self, Selected, Unit};
use crate::subtarget::Subtarget;
use crate::{alloc, finish, masks};

/// Compiles a function whose control flow has the form that [`transform::divergent::shape`] gives. Waits
/// and hazards are not in yet.
///
/// # Errors
/// The first construct that is not supported.
pub fn lower(
    unit: Unit<'_>,
    global: Global,
    body: &Body,
    subtarget: Subtarget,
) -> Result<MachineFunction, Diagnostic> {
    let Selected { mut func, lanes } = isel::select(unit, global, body)?;
    remove_dead(&mut func);
    alloc::vectors(&mut func, &lanes, alloc::MOST_VGPRS)?;
    masks::remove_dead_masks(&mut func);
    remove_dead(&mut func);
    alloc::scalars(&mut func, subtarget.target)?;
    let finished = finish::run(&mut func, subtarget.target)?;
    func.frame.size = u64::from(finished.scratch);
    Ok(func)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::abi::ModuleAbi;
    use crate::abi::kernel::AbiOptions;

    #[test]
    fn lower_file() {
        let Ok(path) = std::env::var("LOWER") else { return };
        let text = std::fs::read(&path).expect("a file");
        let mut module = llvm_reader::parse(&path, &text).expect("a module");
        let mut registry = ir::pass::PassRegistry::new();
        transform::register_passes(&mut registry);
        let mut pipeline = ir::pass::Pipeline::new();
        for name in [
            "optimise",
            "infer-address-spaces",
            "lower-mem-intrinsics",
            "sroa",
            "early-cse",
            "simplifycfg",
            "adce",
            "shape-control-flow",
        ] {
            pipeline.push(registry.find(name).expect("a pass")).expect("a pass");
        }
        pipeline.run(&mut module, &mut ir::pass::PassCx::new()).expect("optimised");
        let abi = ModuleAbi::of(&module, &AbiOptions::default()).expect("an ABI");
        let unit = Unit { cx: &module.cx, abi: &abi };
        for (global, body) in module.definitions() {
            let subtarget = abi.kernel(global).expect("a kernel").subtarget;
            if std::env::var("SSA").is_ok() {
                let s = isel::select(unit, global, &module.bodies[body]).expect("selected");
                println!("{}", s.func);
            }
            match lower(unit, global, &module.bodies[body], subtarget) {
                Ok(func) => println!("{func}"),
                Err(e) => println!("{e}"),
            }
        }
    }
}
