//! The bytes of a function.

use ir::diagnostic::Diagnostic;
use ir::machine::{MachineFunction, Operand};

use super::layout::{CodeLayout, Item};
use crate::target::Target;
use crate::target::asm::encode::FixupKind;
use crate::target::symbols::{RelocKind, Relocation};

/// A function's code.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Code {
    /// The bytes, with what relocations fill in left zero.
    pub bytes: Vec<u8>,
    /// Relocations to be filled in.
    pub relocations: Vec<Relocation>,
}

/// `s_nop 0`, on every generation.
pub(crate) const NOP: [u8; 4] = 0xbf80_0000u32.to_le_bytes();

/// The bytes of a finished function.
///
/// # Errors
/// An instruction has no encoding.
pub fn emit(func: &MachineFunction, target: Target) -> Result<Code, Diagnostic> {
    let layout = CodeLayout::of(func, target)?;
    bytes(func, &layout).map_err(|d| d.in_function(&func.name))
}

/// The bytes of a function that is laid out.
pub(crate) fn bytes(func: &MachineFunction, layout: &CodeLayout) -> Result<Code, Diagnostic> {
    let mut code =
        Code { bytes: Vec::with_capacity(layout.size as usize), relocations: Vec::new() };
    for (index, item) in layout.items.iter().enumerate() {
        match item {
            Item::Label(_) => {}
            Item::Align(_) => {
                let end = layout.offsets.get(index + 1).copied().unwrap_or(layout.size);
                while (code.bytes.len() as u64) < end {
                    code.bytes.extend_from_slice(&NOP);
                }
            }
            Item::Inst(inst) => {
                let at = layout.offsets[index];
                let start = code.bytes.len();
                code.bytes.extend_from_slice(inst.encoded.bytes());
                let Some(fixup) = inst.encoded.fixup else { continue };
                match (fixup.kind, inst.target) {
                    (FixupKind::Branch, Some(label)) => {
                        let Some(&to) = layout.labels.get(&label) else {
                            return Err(Diagnostic::error(
                                "a branch to a block that is not in the function",
                            ));
                        };
                        let distance = (to as i64 - (at as i64 + 4)) / 4;
                        let bits = (distance as i16).to_le_bytes();
                        code.bytes[start..start + 2].copy_from_slice(&bits);
                    }
                    (FixupKind::Branch, None) => {
                        return Err(Diagnostic::unsupported("a branch to a symbol"));
                    }
                    (FixupKind::Literal, _) => {
                        let offset = at + u64::from(fixup.offset);
                        let operand = &inst.operands[usize::from(fixup.operand)];
                        code.relocations.push(relocation(func, operand, offset)?);
                    }
                }
            }
        }
    }
    Ok(code)
}

/// The relocation of a symbol operand whose literal is at `offset`.
pub(crate) fn relocation(
    func: &MachineFunction,
    operand: &Operand,
    offset: u64,
) -> Result<Relocation, Diagnostic> {
    let Operand::Symbol { symbol, offset: addend, flags } = *operand else {
        return Err(Diagnostic::unsupported("a literal that is neither a number nor a symbol"));
    };
    let kind = RelocKind::of_literal(flags).ok_or_else(|| {
        Diagnostic::unsupported("this kind of reference to a symbol from an instruction")
    })?;
    let symbol = func.symbol_data(symbol).name.clone();
    Ok(Relocation { offset, kind, symbol, addend: i64::from(addend) })
}
