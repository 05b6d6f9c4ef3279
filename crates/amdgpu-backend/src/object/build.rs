//! A program from finished functions.

use ir::diagnostic::Diagnostic;
use ir::listing::ListingBuilder;
use ir::machine::{FunctionKind, MachineFunction};
use ir::ssa::Global;

use super::debug::ProgramLines;
use super::program::{Compiled, Program};
use super::resources::resources;
use super::{LinkOptions, ObjectFile, link};
use crate::emit::layout::CodeLayout;
use crate::emit::text::CodeText;
use crate::emit::{code, text};
use crate::module_context::ModuleContext;

/// Puts finished functions together: code, text, debug information, descriptors, metadata.
///
/// # Errors
/// An instruction has no encoding, or functions are for different processors.
pub(crate) fn build(
    unit: ModuleContext<'_>,
    functions: &[(Global, MachineFunction)],
) -> Result<Program, Diagnostic> {
    let subtarget = unit.module_subtarget()?;
    let mut compiled = Vec::with_capacity(functions.len());
    let mut debug = ProgramLines::of(unit.cx());
    let source = &*unit.module.file_name;
    let mut listing = unit
        .options
        .listing
        .then(|| ListingBuilder::new(unit.cx(), subtarget.processor.name, source));
    for (number, (global, func)) in functions.iter().enumerate() {
        let own = unit.subtarget(*global)?;
        if own.processor != subtarget.processor
            || own.xnack != subtarget.xnack
            || own.sramecc != subtarget.sramecc
        {
            let message = format!(
                "a function for {} in a module for {}",
                own.target_id(),
                subtarget.target_id()
            );
            return Err(Diagnostic::error(message).in_function(&func.name));
        }
        let layout = CodeLayout::of(func, own.target)?;
        let code = code::bytes(func, &layout).map_err(|d| d.in_function(&func.name))?;
        if let Some(debug) = &mut debug {
            debug.add(*global, func, &layout, own.target);
        }
        let mut out = String::new();
        if unit.options.text {
            let locs = debug.as_ref().and_then(ProgramLines::last);
            let bytes = unit.options.encodings.then_some(&code.bytes[..]);
            let text = CodeText::new(func, own.target, &layout, number).with_encodings(bytes);
            text::write_code(&mut out, &text, locs)?;
        }
        if let Some(listing) = &mut listing {
            let kernel = func.kind == FunctionKind::Kernel;
            listing.function(*global, &*func.name, kernel, &func.debug_locs);
            text::list_code(listing, func, own.target, &layout, number)?;
        }
        compiled.push((*global, Compiled { code, text: out, own: resources(func) }));
    }
    let mut program =
        Program::new(unit.cx(), unit.abi, subtarget, &unit.module.source_name, compiled)?;
    if let Some(mut debug) = debug {
        program.debug = debug.sections()?;
        program.files = debug.map.files.into_iter().map(|(_, file)| file).collect();
    }
    program.listing = listing.map(ListingBuilder::finish);
    Ok(program)
}

impl Program {
    /// The shared code object, alone or with other objects.
    ///
    /// # Errors
    /// Names that nothing defines, and what else linking refuses.
    pub fn code_object(&self, others: &[ObjectFile]) -> Result<Vec<u8>, Diagnostic> {
        let mut objects = vec![self.object()];
        objects.extend_from_slice(others);
        link(&objects, LinkOptions::default())
    }
}
