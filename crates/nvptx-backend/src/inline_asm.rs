//! Inline assembly.

use crate::isel::{Isel, Lowered};
use ir::diagnostic::Diagnostic;
use ir::ssa::{InlineAsm, Inst};

/// Selects a call of inline assembly.
///
/// # Errors
/// Where its constraints or its template cannot be expressed.
pub fn lower(_isel: &mut Isel<'_>, _inst: Inst, _asm: &InlineAsm) -> Lowered {
    Err(Diagnostic::unsupported("inline assembly"))
}
