//! Names of a function's values and blocks: their own where they have one, numbers in LLVM's order
//! where they have none, a suffix where two are equal.

use super::super::function::{Block, Body, Local};
use super::super::types::write_escaped;
use crate::map::Map;
use cranelift_entity::SecondaryMap;
use std::borrow::Cow;

/// Printed form of one value or block.
#[derive(Clone, Copy, Default, Debug)]
enum Label {
    /// Not in the function's layout.
    #[default]
    Unplaced,
    Number(u32),
    /// By its own name.
    Own,
    /// By an entry of [`LocalNames::renamed`].
    Renamed(u32),
}

/// The names of everything in a function.
pub(super) struct LocalNames {
    locals: SecondaryMap<Local, Label>,
    blocks: SecondaryMap<Block, Label>,
    renamed: Vec<String>,
}

/// Hands out each name once.
struct Assigner<'a> {
    /// Names taken; for a name that came twice, the last suffix tried.
    used: Map<Box<str>, u32>,
    names: &'a mut LocalNames,
    next: u32,
}

impl Assigner<'_> {
    fn label(&mut self, name: Option<&str>) -> Label {
        let Some(name) = name else {
            self.next += 1;
            return Label::Number(self.next - 1);
        };
        if !self.used.contains_key(name) {
            self.used.insert(name.into(), 0);
            return Label::Own;
        }
        loop {
            let suffix = self.used.entry(name.into()).or_default();
            *suffix += 1;
            let unique = format!("{name}.{suffix}");
            if !self.used.contains_key(&*unique) {
                self.used.insert(unique.as_str().into(), 0);
                self.names.renamed.push(unique);
                return Label::Renamed(self.names.renamed.len() as u32 - 1);
            }
        }
    }
}

impl LocalNames {
    /// Names everything in the layout of `body`.
    pub(super) fn of(body: &Body) -> LocalNames {
        let mut names = LocalNames {
            locals: SecondaryMap::with_capacity(body.locals.len()),
            blocks: SecondaryMap::with_capacity(body.blocks.len()),
            renamed: Vec::new(),
        };
        let mut assigner = Assigner { used: Map::default(), names: &mut names, next: 0 };
        for (n, &block) in body.block_order().iter().enumerate() {
            // Parameters of the function come before its first block, phis after their block.
            if n != 0 {
                let label = assigner.label(body.block_name(block));
                assigner.names.blocks[block] = label;
            }
            for &param in body.block_params(block) {
                let label = assigner.label(body.local_name(param));
                assigner.names.locals[param] = label;
            }
            if n == 0 {
                let label = assigner.label(body.block_name(block));
                assigner.names.blocks[block] = label;
            }
            for inst in body.block_insts(block) {
                if let Some(local) = body.result(inst) {
                    let label = assigner.label(body.local_name(local));
                    assigner.names.locals[local] = label;
                }
            }
        }
        names
    }

    fn write(&self, out: &mut String, sigil: &str, label: Label, own: Option<&str>) {
        match label {
            Label::Number(n) => {
                out.push_str(sigil);
                out.push_str(&n.to_string());
            }
            Label::Own => write_local(out, sigil, own.unwrap_or("")),
            Label::Renamed(n) => write_local(out, sigil, &self.renamed[n as usize]),
            Label::Unplaced => {
                out.push_str(sigil);
                out.push_str("<unplaced>");
            }
        }
    }

    /// `%x`
    pub(super) fn local(&self, out: &mut String, body: &Body, local: Local) {
        self.write(out, "%", self.locals[local], body.local_name(local));
    }

    /// `%b`, or without the sigil for a label.
    pub(super) fn block(&self, out: &mut String, body: &Body, block: Block, sigil: &str) {
        self.write(out, sigil, self.blocks[block], body.block_name(block));
    }

    /// The text of a local's name: `x`, `12`. None of what is not in the layout, and of names that read as numbers.
    fn text<'a>(&'a self, body: &'a Body, local: Local) -> Option<Cow<'a, str>> {
        let name = match self.locals[local] {
            Label::Unplaced => return None,
            Label::Number(n) => return Some(n.to_string().into()),
            Label::Own => body.local_name(local)?,
            Label::Renamed(n) => &self.renamed[n as usize],
        };
        let reads_as_number = name.bytes().all(|b| b.is_ascii_digit());
        (!reads_as_number).then_some(name.into())
    }

    /// Whether the block has a name rather than a number.
    pub(super) fn block_is_named(&self, block: Block) -> bool {
        matches!(self.blocks[block], Label::Own | Label::Renamed(_))
    }
}

/// The locals of a body by their names in its text, numbers where they have none: machine IR speaks of them so (`%ir.x`,
/// `%ir.12`).
pub fn locals_by_name(body: &Body) -> Map<String, Local> {
    let names = LocalNames::of(body);
    let named = |local: Local| Some((names.text(body, local)?.into_owned(), local));
    body.locals.keys().filter_map(named).collect()
}

fn is_plain(name: &[u8]) -> bool {
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.' | b'_' | b'$');
    !name.is_empty() && !name[0].is_ascii_digit() && name.iter().all(|&b| plain(b))
}

fn write_local(out: &mut String, sigil: &str, name: &str) {
    out.push_str(sigil);
    if is_plain(name.as_bytes()) {
        out.push_str(name);
    } else {
        out.push('"');
        let _ = write_escaped(out, name.as_bytes());
        out.push('"');
    }
}

/// `name` after `sigil`, quoted where it must be; digits are quoted too, being a name.
pub(super) fn write_name(out: &mut String, sigil: char, name: &str) {
    out.push(sigil);
    write_local(out, "", name);
}
