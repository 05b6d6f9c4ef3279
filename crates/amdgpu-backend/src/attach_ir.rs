//! Machine functions that were read from a text with the IR that they come from.

use ir::diagnostic::Diagnostic;
use ir::machine::{MachineFunction, TargetInfo};
use ir::ssa::Module;
use llvm_reader::mir::MirFile;
use transform::access_facts;

use crate::target::mode::entry;
use crate::target::subtarget::{Processor, Subtarget};

/// Takes over what the IR says of a machine function that was read from text: whether it is a kernel and has `strictfp`, its
/// mode, and how its memory accesses lie to each other.
pub fn attach_ir(func: &mut MachineFunction, module: &Module) {
    entry::attach_ir(func, module);
    access_facts::adopt(func, module);
}

/// Returns the tables by which a machine function is read from text: those of the processor that its IR names, or else of `cpu`.
/// The result is empty if neither is there. `features` come after the processor's own.
///
/// # Errors
/// An unknown processor of the IR.
pub fn machine_tables(
    module: Option<&Module>,
    function: &str,
    cpu: Option<&'static Processor>,
    features: &[String],
) -> Result<Option<&'static TargetInfo>, Diagnostic> {
    if let Some(module) = module
        && let Some(global) = module.cx.find_global(function)
    {
        let subtarget = Subtarget::of_function(&module.cx, global, cpu, features)?;
        return Ok(Some(subtarget.target.info()));
    }
    Ok(cpu.map(|cpu| {
        let mut subtarget = Subtarget::new(cpu);
        features.iter().for_each(|list| subtarget.apply_features(list));
        subtarget.target.info()
    }))
}

/// Reads machine functions from MIR text, with the facts of the IR that the text begins with. They are for the processors that
/// the IR names, or else for `cpu`.
///
/// # Errors
/// Bad text, or an unknown processor of the IR.
pub fn read_mir(name: &str, text: &[u8], cpu: &'static Processor) -> Result<MirFile, Diagnostic> {
    let tables = |module: Option<&Module>, function: &str| {
        Ok(machine_tables(module, function, Some(cpu), &[])?.expect("a processor is given"))
    };
    let mut file = llvm_reader::mir::parse(name, text, &tables)?;
    if let Some(module) = &file.module {
        file.functions.iter_mut().for_each(|func| attach_ir(func, module));
    }
    Ok(file)
}
