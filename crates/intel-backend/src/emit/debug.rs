//! Debug information of compiled kernels.
//!
//! Instructions keep their place in the source through all passes ([`crate::target::eu::EuFunction::inst_loc`]). Their
//! offsets in the code are read off the bytes: an instruction that is compacted has 8 bytes and
//! says so in bit 29.

use ir::debug::{CodeLines, DebugInfo, DebugSection, FunctionPlaces, SourceMap};
use ir::diagnostic::Diagnostic;
use ir::ssa::{Global, Module};

use crate::emit::compiled::CompiledKernel;
use crate::target::device::INST_BYTES;
use crate::target::eu::{Block, Inst};

/// The bit of the first doubleword that says that an instruction is compacted.
const COMPACTED: u32 = 1 << 29;

/// A kernel's instructions with their block and place.
fn placed(kernel: &CompiledKernel) -> Vec<(Block, Inst, u64)> {
    let mut at = 0;
    let places = kernel.function.placed().map(|(block, inst)| {
        let bytes = kernel.code.get(at..at + 4).and_then(|b| b.try_into().ok()).unwrap_or([0; 4]);
        let compacted = u32::from_le_bytes(bytes) & COMPACTED != 0;
        let size = if compacted { INST_BYTES / 2 } else { INST_BYTES };
        let place = (block, inst, at as u64);
        at += size as usize;
        place
    });
    places.collect()
}

/// The lines of a kernel.
#[cfg_attr(not(feature = "dwarf"), expect(dead_code, reason = "line tables are DWARF"))]
fn lines(map: &mut SourceMap<'_>, global: Global, kernel: &CompiledKernel) -> CodeLines {
    let mut lines = CodeLines { size: kernel.code.len() as u64, ..CodeLines::default() };
    let Some(declared) = map.declaration(global) else { return lines };
    let places = FunctionPlaces::new(map, &kernel.function.debug_locs);
    // Code before the first place belongs to the kernel as such.
    lines.add(0, Some(declared), true);
    let mut last = None;
    for (block, inst, offset) in placed(kernel) {
        let begins = offset != 0 && last != Some(block);
        last = Some(block);
        let loc = kernel.function.inst_loc(inst);
        lines.add(offset, places.get(loc).location(), begins);
    }
    lines
}

/// The sections of debug information of kernels; none if the module asks for none.
///
/// # Errors
/// The format cannot hold the debug information.
#[cfg(feature = "dwarf")]
pub(crate) fn sections(
    module: &Module,
    globals: &[Global],
    kernels: &[CompiledKernel],
) -> Result<Vec<DebugSection>, Diagnostic> {
    let Some(info) = DebugInfo::of(&module.cx) else { return Ok(Vec::new()) };
    let mut map = SourceMap::new(info);
    let functions: Vec<dwarf::CompiledFunction> = globals
        .iter()
        .zip(kernels)
        .map(|(&global, kernel)| dwarf::CompiledFunction {
            global,
            lines: lines(&mut map, global, kernel),
            variables: Vec::new(),
        })
        .collect();
    // Intel's own compiler writes version 4.
    let machine = dwarf::Machine { address_size: 8, instruction_unit: 8, newest_version: 4 };
    dwarf::write(&mut map, &functions, machine)
        .map_err(|error| Diagnostic::error(format!("debug information: {error}")))
}

/// The sections: none without the feature `dwarf`.
#[cfg(not(feature = "dwarf"))]
pub(crate) fn sections(
    _: &Module,
    _: &[Global],
    _: &[CompiledKernel],
) -> Result<Vec<DebugSection>, Diagnostic> {
    Ok(Vec::new())
}
