//! A function as assembly text.

use core::fmt::Write as _;

use ir::diagnostic::Diagnostic;
use ir::machine::{Block, MachineFunction, Operand};

use super::code::relocation;
use super::layout::{Item, Layout};
use crate::encode::FixupKind;
use crate::print::print_with;
use crate::target::Target;

/// Appends the instructions of a function, with labels; `number` tells its labels from those of other functions.
///
/// # Errors
/// What has no encoding.
pub fn write_code(
    out: &mut String,
    func: &MachineFunction,
    target: Target,
    layout: &Layout,
    number: usize,
) -> Result<(), Diagnostic> {
    let mut wanted: ir::map::Set<Block> = ir::map::Set::new();
    for item in &layout.items {
        if let Item::Inst(inst) = item {
            wanted.extend(inst.target);
        }
    }
    let name = |block: Block| format!(".LBB{number}_{}", block.as_u32());
    for (index, item) in layout.items.iter().enumerate() {
        match item {
            Item::Label(label) if wanted.contains(label) => {
                let _ = writeln!(out, "{}:", name(*label));
            }
            Item::Label(block) => {
                let _ = writeln!(out, "; %bb.{}:", block.as_u32());
            }
            Item::Align(align) => {
                let _ = writeln!(out, "\t.p2align\t{}", align.trailing_zeros());
            }
            Item::Inst(inst) => {
                let symbolic = match (inst.encoded.fixup, inst.target) {
                    (_, Some(label)) => name(label),
                    (Some(fixup), None) if fixup.kind == FixupKind::Literal => {
                        let offset = layout.offsets[index] + u64::from(fixup.offset);
                        let operand = &inst.operands[usize::from(fixup.operand)];
                        let relocation = relocation(func, operand, offset)?;
                        let mut text = quoted(&relocation.symbol);
                        text.push_str(relocation.kind.suffix());
                        if relocation.addend != 0 {
                            let _ = write!(text, "{:+}", relocation.addend);
                        }
                        text
                    }
                    _ => String::new(),
                };
                out.push('\t');
                print_with(out, target, inst.opcode, &inst.operands, &|_: &Operand| {
                    symbolic.clone()
                });
                out.push('\n');
            }
        }
    }
    Ok(())
}

/// A symbol's name as assemblers read it: quoted if it has other characters than names have.
pub(crate) fn quoted(name: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
    let digit_first = name.starts_with(|c: char| c.is_ascii_digit());
    if !name.is_empty() && name.chars().all(plain) && !digit_first {
        return name.to_owned();
    }
    let mut out = String::from("\"");
    for c in name.chars() {
        match c {
            '"' | '\\' => {
                out.push('\\');
                out.push(c);
            }
            '\n' => out.push_str("\\n"),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
