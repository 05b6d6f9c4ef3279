//! The bytes of a function.

use ir::diagnostic::Diagnostic;
use ir::machine::{MachineFunction, Operand};

use super::expand::literal_distances;
use super::layout::{CodeInst, Item, Layout};
use super::symbols::{RelocKind, Relocation};
use crate::encode::FixupKind;
use crate::table::op;
use crate::target::{Generation, Target};

/// A function's code.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Code {
    /// The bytes, with what relocations fill in left zero.
    pub bytes: Vec<u8>,
    /// What is to be filled in.
    pub relocations: Vec<Relocation>,
}

/// `s_nop 0`, on every generation.
pub(crate) const NOP: [u8; 4] = 0xbf80_0000u32.to_le_bytes();

/// The bytes of a finished function.
///
/// # Errors
/// What has no encoding.
pub fn emit(func: &MachineFunction, target: Target) -> Result<Code, Diagnostic> {
    let layout = Layout::of(func, target)?;
    bytes(func, target, &layout).map_err(|d| d.in_function(&func.name))
}

/// The bytes of a function that is laid out.
pub(crate) fn bytes(
    func: &MachineFunction,
    target: Target,
    layout: &Layout,
) -> Result<Code, Diagnostic> {
    let mut code =
        Code { bytes: Vec::with_capacity(layout.size as usize), relocations: Vec::new() };
    let mut pc = ProgramCounter::new(target.generation);
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
                pc.step(inst, at);
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
                        code.relocations.push(relocation(func, operand, offset, &pc)?);
                    }
                }
            }
        }
    }
    Ok(code)
}

/// Where the last `s_getpc_b64` stood: addresses are counted from behind it.
pub(crate) struct ProgramCounter {
    generation: Generation,
    behind: Option<u64>,
}

impl ProgramCounter {
    pub(crate) fn new(generation: Generation) -> Self {
        Self { generation, behind: None }
    }

    /// Goes over an instruction that begins at `at`.
    pub(crate) fn step(&mut self, inst: &CodeInst, at: u64) {
        if matches!(inst.opcode, op::S_GETPC_B64 | op::S_GETPC_B64_pseudo) {
            self.behind = Some(at + inst.encoded.bytes().len() as u64);
        }
    }

    /// What an addend lacks when the literal at `offset` is not where the plain sequence has it.
    fn correction(&self, kind: RelocKind, offset: u64) -> i64 {
        let (lo, hi) = literal_distances(self.generation);
        let plain = match kind {
            RelocKind::Rel32Lo | RelocKind::GotPcRel32Lo => lo,
            RelocKind::Rel32Hi | RelocKind::GotPcRel32Hi => hi,
            _ => return 0,
        };
        self.behind.map_or(0, |behind| offset as i64 - behind as i64 - plain)
    }
}

/// The relocation of a symbol operand whose literal is at `offset`.
pub(crate) fn relocation(
    func: &MachineFunction,
    operand: &Operand,
    offset: u64,
    pc: &ProgramCounter,
) -> Result<Relocation, Diagnostic> {
    let Operand::Symbol { symbol, offset: addend, flags } = *operand else {
        return Err(Diagnostic::unsupported("a literal that is neither a number nor a symbol"));
    };
    let kind = RelocKind::of_literal(flags).ok_or_else(|| {
        Diagnostic::unsupported("this way to refer to a symbol from an instruction")
    })?;
    let addend = i64::from(addend) + pc.correction(kind, offset);
    Ok(Relocation { offset, kind, symbol: func.symbol_data(symbol).name.clone(), addend })
}
