//! Inline assembly.

use super::decode::Decoder;
use crate::fault::{Fault, Result};
use ir::ssa::{InlineAsm, Type, Value};

/// Decodes a call of inline assembly. An empty template does nothing: its outputs that are tied to inputs
/// have the inputs' values.
pub(crate) fn lower(
    d: &mut Decoder<'_, '_>,
    asm: &InlineAsm,
    args: &[Value],
    ret: Type,
    dst: u32,
) -> Result<()> {
    let template = String::from_utf8_lossy(&asm.template);
    let _ = (d, args, ret, dst);
    Err(Fault::unsupported(format!("inline assembly \"{}\"", template.escape_debug())))
}
