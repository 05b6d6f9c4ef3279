//! Reading: LLVM IR becomes a verified module, or messages with places.

use crate::Options;
use ir::diagnostic::{Diagnostic, Diagnostics, SourceText};
use ir::ssa::{Module, Verified};

/// Reads LLVM IR and verifies it. The target of the options decides what the text leaves out: the data layout, the address
/// space of an `alloca`.
///
/// # Errors
/// The first mistake, with its place.
pub fn read(name: &str, source: &[u8], options: &Options) -> Result<Verified, Diagnostic> {
    read_all(name, source, options).map_err(|mistakes| {
        let first = mistakes.into_iter().find(Diagnostic::is_error);
        first.unwrap_or_else(|| Diagnostic::error("the module is malformed"))
    })
}

/// Reads LLVM IR and verifies it. The target of the options decides what the text leaves out: the data layout, the address
/// space of an `alloca`.
///
/// # Errors
/// All mistakes, with their places.
pub fn read_all(name: &str, source: &[u8], options: &Options) -> Result<Verified, Diagnostics> {
    let choice = options.target_choice();
    let mistakes = match Verified::new(llvm_reader::parse_for(name, source, choice)?) {
        Ok(module) => return Ok(module),
        Err(mistakes) => mistakes,
    };
    // Noting the lines costs time, so they are asked for only where one must be shown. Bitcode has none.
    if llvm_reader::is_bitcode(source) {
        return Err(mistakes);
    }
    let lined = llvm_reader::parse_with_origins_for(name, source, choice)?;
    verify_text(lined, name, source).and(Err(mistakes))
}

/// Verifies a module that was read with the lines of its text.
///
/// # Errors
/// All mistakes, at their lines.
pub fn verify_text(module: Module, name: &str, source: &[u8]) -> Result<Verified, Diagnostics> {
    let source = SourceText::new(name, source);
    Verified::new(module).map_err(|mistakes| {
        let mut placed = Diagnostics::new();
        placed.extend(mistakes.into_iter().map(|mistake| mistake.in_text(&source)));
        placed
    })
}
