//! Instructions in their final order, with the positions of blocks. [`crate::post_ra::branch_relaxation`] ensures that
//! branches reach their targets.

use ir::diagnostic::Diagnostic;
use ir::machine::{Block, DebugLoc, MachineFunction, Opcode, Operand};
use ir::map::Map;
use smallvec::SmallVec;

use crate::post_ra::branch_relaxation::REACH;
use crate::target::Target;
use crate::target::asm::encode::{Encoded, FixupKind, encode};
use crate::target::pseudos::is_note;
use crate::target::table;

/// A part of the code.
#[derive(Clone, Debug)]
pub(crate) enum Item {
    /// A block's start.
    Label(Block),
    /// `s_nop` up to a multiple of so many bytes.
    Align(u32),
    /// An instruction.
    Inst(CodeInst),
}

/// An instruction of the code.
#[derive(Clone, Debug)]
pub(crate) struct CodeInst {
    /// The opcode.
    pub opcode: Opcode,
    /// Its explicit operands.
    pub operands: SmallVec<[Operand; 8]>,
    /// Its bytes, fixups open.
    pub encoded: Encoded,
    /// Its branch target, if it is a branch.
    pub target: Option<Block>,
    /// Its place in the source.
    pub loc: Option<DebugLoc>,
}

/// The code of a function.
#[derive(Clone, Debug)]
pub(crate) struct CodeLayout {
    /// Its parts in order.
    pub items: Vec<Item>,
    /// The start of each part in bytes.
    pub offsets: Vec<u64>,
    /// Bytes in all.
    pub size: u64,
    /// The places of labels.
    pub labels: Map<Block, u64>,
}

impl CodeLayout {
    /// Lays out a finished function.
    ///
    /// # Errors
    /// An instruction that the processor does not have, or one with operands that it cannot have.
    pub(crate) fn of(func: &MachineFunction, target: Target) -> Result<Self, Diagnostic> {
        let mut layout = Self {
            items: items(func, target)?,
            offsets: Vec::new(),
            size: 0,
            labels: Map::default(),
        };
        layout.place();
        if layout.size > REACH && layout.out_of_reach() {
            let message = "a branch to a place so far away";
            return Err(Diagnostic::unsupported(message).in_function(&func.name));
        }
        Ok(layout)
    }

    /// Computes all places.
    fn place(&mut self) {
        self.offsets.clear();
        let mut at = 0;
        for item in &self.items {
            if let Item::Align(align) = item {
                self.offsets.push(at);
                at = at.next_multiple_of(u64::from(*align).max(4));
                continue;
            }
            self.offsets.push(at);
            match item {
                Item::Label(label) => drop(self.labels.insert(*label, at)),
                Item::Inst(inst) => at += inst.encoded.bytes().len() as u64,
                Item::Align(_) => {}
            }
        }
        self.size = at;
    }

    /// Whether a branch does not reach its target.
    fn out_of_reach(&self) -> bool {
        self.items.iter().zip(&self.offsets).any(|(item, at)| {
            let Item::Inst(CodeInst { target: Some(block), .. }) = item else { return false };
            let to = self.labels.get(block).copied().unwrap_or(0);
            to.abs_diff(at + 4) > REACH
        })
    }
}

/// The parts of a function.
fn items(func: &MachineFunction, target: Target) -> Result<Vec<Item>, Diagnostic> {
    let mut items = Vec::with_capacity(func.num_insts() + func.num_blocks());
    for block in func.blocks() {
        let align = func.block(block).align;
        if align > 4 {
            items.push(Item::Align(align));
        }
        items.push(Item::Label(block));
        for inst in func.insts(block) {
            if is_note(func, inst) {
                continue;
            }
            let opcode = func.opcode(inst);
            let operands = table::explicit(opcode, func.operands(inst));
            let encoded = encode(target.generation, opcode, operands).map_err(|error| {
                let name = table::shown(opcode);
                Diagnostic::error(format!(
                    "{name} cannot be encoded for {}: {error}",
                    target.generation.name()
                ))
                .in_function(&func.name)
            })?;
            let goal = match encoded.fixup {
                Some(fixup) if fixup.kind == FixupKind::Branch => {
                    operands[usize::from(fixup.operand)].as_block()
                }
                _ => None,
            };
            items.push(Item::Inst(CodeInst {
                opcode,
                operands: SmallVec::from_slice(operands),
                encoded,
                target: goal,
                loc: func.inst_loc(inst),
            }));
        }
    }
    Ok(items)
}
