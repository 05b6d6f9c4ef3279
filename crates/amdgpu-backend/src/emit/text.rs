//! A function as assembly text.

use core::fmt::Write as _;

use ir::debug::{CodeLines, LocationId, SourceMap};
use ir::diagnostic::Diagnostic;
use ir::listing::{LineKind, LinePlace, ListingBuilder};
use ir::machine::{Block, MachineFunction, Operand};

use super::code::relocation;
use super::layout::{CodeLayout, Item};
use crate::target::Target;
use crate::target::asm::encode::FixupKind;
use crate::target::asm::print::print_with;

/// The column of comments, in bytes; a longer line has a space in front of its comment.
const COMMENTS: usize = 56;

/// The text of a function's code, part by part.
pub(crate) struct CodeText<'a> {
    func: &'a MachineFunction,
    target: Target,
    layout: &'a CodeLayout,
    /// Tells its labels from those of other functions.
    number: usize,
    /// The blocks that are branched to.
    wanted: ir::map::Set<Block>,
    /// The function's bytes, if each instruction is to have its own as a comment.
    encodings: Option<&'a [u8]>,
}

impl<'a> CodeText<'a> {
    /// That of a function that is laid out; `number` tells its labels from those of other functions.
    pub(crate) fn new(
        func: &'a MachineFunction,
        target: Target,
        layout: &'a CodeLayout,
        number: usize,
    ) -> Self {
        let mut wanted: ir::map::Set<Block> = ir::map::Set::default();
        for item in &layout.items {
            if let Item::Inst(inst) = item {
                wanted.extend(inst.target);
            }
        }
        Self { func, target, layout, number, wanted, encodings: None }
    }

    /// The same with the bytes of each instruction as a comment, taken from those of the function.
    pub(crate) fn with_encodings(self, encodings: Option<&'a [u8]>) -> Self {
        Self { encodings, ..self }
    }

    /// Appends the bytes of a part of the layout to its line, as a comment.
    fn write_encoding(&self, out: &mut String, index: usize, start: usize) {
        let Some(bytes) = self.encodings else { return };
        let end = self.layout.offsets.get(index + 1).copied().unwrap_or(self.layout.size);
        let range = self.layout.offsets[index] as usize..end as usize;
        let bytes = bytes.get(range).unwrap_or_default();
        let bytes: Vec<String> = bytes.iter().map(|byte| format!("0x{byte:02x}")).collect();
        let padding = COMMENTS.saturating_sub(out.len() - start).max(1);
        let _ = write!(out, "{:padding$}; encoding: [{}]", "", bytes.join(","));
    }

    fn label(&self, block: Block) -> String {
        format!(".LBB{}_{}", self.number, block.as_u32())
    }

    /// Appends the line of a part of the layout.
    ///
    /// # Errors
    /// An instruction has no encoding.
    pub(crate) fn write(&self, out: &mut String, index: usize) -> Result<(), Diagnostic> {
        match &self.layout.items[index] {
            Item::Label(label) if self.wanted.contains(label) => {
                let _ = writeln!(out, "{}:", self.label(*label));
            }
            Item::Label(block) => {
                let _ = writeln!(out, "; %bb.{}:", block.as_u32());
            }
            Item::Align(align) => {
                let _ = writeln!(out, "\t.p2align\t{}", align.trailing_zeros());
            }
            Item::Inst(inst) => {
                let start = out.len();
                let symbolic = match (inst.encoded.fixup, inst.target) {
                    (_, Some(label)) => self.label(label),
                    (Some(fixup), None) if fixup.kind == FixupKind::Literal => {
                        let offset = self.layout.offsets[index] + u64::from(fixup.offset);
                        let operand = &inst.operands[usize::from(fixup.operand)];
                        let relocation = relocation(self.func, operand, offset)?;
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
                print_with(out, self.target, inst.opcode, &inst.operands, &|_: &Operand| {
                    symbolic.clone()
                });
                self.write_encoding(out, index, start);
                out.push('\n');
            }
        }
        Ok(())
    }
}

/// Appends the instructions of a function, with labels. With the function's lines there are `.loc` directives.
///
/// # Errors
/// An instruction has no encoding.
pub(crate) fn write_code(
    out: &mut String,
    text: &CodeText<'_>,
    lines: Option<(&SourceMap<'_>, &CodeLines)>,
) -> Result<(), Diagnostic> {
    let layout = text.layout;
    let rows = lines.map_or(&[][..], |(_, lines)| &lines.rows);
    let mut rows = rows.iter().peekable();
    for (index, item) in layout.items.iter().enumerate() {
        if let (Item::Inst(_), Some((map, _))) = (item, lines) {
            while let Some(row) = rows.next_if(|row| row.offset <= layout.offsets[index]) {
                write_loc(out, map, row.location);
            }
        }
        text.write(out, index)?;
    }
    Ok(())
}

/// Appends the directive of a place; code without one is of line 0.
fn write_loc(out: &mut String, map: &SourceMap<'_>, location: Option<LocationId>) {
    let place = location.map(|id| map.locations[id]);
    let (file, line, column) =
        place.map_or((0, 0, 0), |place| (place.file.as_u32(), place.line, place.column));
    let _ = writeln!(out, "\t.loc\t{} {line} {column}", file + 1);
}

/// Adds the lines of a function to a listing, in which the function was begun.
///
/// # Errors
/// An instruction has no encoding.
pub(crate) fn list_code(
    listing: &mut ListingBuilder<'_>,
    func: &MachineFunction,
    target: Target,
    layout: &CodeLayout,
    number: usize,
) -> Result<(), Diagnostic> {
    let text = CodeText::new(func, target, layout, number);
    let mut line = String::new();
    for (index, item) in layout.items.iter().enumerate() {
        line.clear();
        text.write(&mut line, index)?;
        let offset = layout.offsets[index];
        let end = layout.offsets.get(index + 1).copied().unwrap_or(layout.size);
        let place = LinePlace::Bytes { offset, size: (end - offset) as u32 };
        let (kind, loc) = match item {
            Item::Label(_) => (LineKind::Label, None),
            Item::Align(_) => (LineKind::Directive, None),
            Item::Inst(inst) => (LineKind::Instruction, inst.loc),
        };
        listing.line(&line, kind, place, loc);
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
    string(name)
}

/// A text as a string of assembly.
pub(crate) fn string(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
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
