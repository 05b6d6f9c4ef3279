//! The SSA IR as LLVM IR text.
//!
//! `opt -passes=verify` accepts the printed text, and reading it again gives the same module. Block
//! parameters are written as phis, metadata nodes and attribute groups are numbered, names are made
//! unique and quoted where LLVM's lexer needs it. Globals keep their order, so the text of equal
//! modules is equal.
//!
//! ```
//! use ir::ssa::Module;
//! assert_eq!(ir::ssa::print::module_to_string(&Module::new("m")), "source_filename = \"m\"\n");
//! ```

mod attributes;
mod constants;
mod floats;
mod function;
mod instructions;
mod metadata;
mod module;
mod names;
#[cfg(test)]
mod tests;

use super::attributes::AttrSet;
use super::function::{Block, Body, Inst};
use super::metadata::Md;
use super::module::{Context, Global, Module};
use super::types::Type;
use crate::map::Map;
use cranelift_entity::SecondaryMap;
use names::LocalNames;
pub use names::locals_by_name;
use std::fmt::Write as _;

/// Takes the place of a number that nothing has.
const NONE: u32 = u32::MAX;

/// The text of a module.
pub fn module_to_string(module: &Module) -> String {
    let mut printer = Printer::new(&module.cx);
    printer.module(module);
    printer.out
}

/// The text of one function, its attribute groups and metadata by number only.
pub fn function_to_string(cx: &Context, body: Option<&Body>, function: Global) -> String {
    let mut printer = Printer::new(cx);
    printer.function(function, body);
    printer.out
}

/// The text of one instruction, without the line end. Numbers the whole function first: for messages,
/// not for printing many.
pub fn inst_to_string(cx: &Context, body: &Body, inst: Inst) -> String {
    let mut printer = Printer::new(cx);
    let names = LocalNames::of(body);
    printer.instruction(body, &names, inst);
    printer.out
}

/// The text of an operand of a function, without its type.
pub fn value_to_string(cx: &Context, body: &Body, value: super::instructions::Value) -> String {
    let mut printer = Printer::new(cx);
    let names = LocalNames::of(body);
    printer.value(body, &names, value);
    printer.out
}

/// The pointers that the module's constant expressions make, by their text with the type in front: machine IR speaks of them
/// so (`` `ptr getelementptr (i8, ptr @g, i64 4)` ``).
pub fn pointer_expressions_by_text(cx: &Context) -> Map<String, super::constants::Const> {
    let mut printer = Printer::new(cx);
    let pointers = cx
        .consts
        .iter()
        .filter(|(_, data)| matches!(data, super::ConstData::Expr { ty, .. } if ty.is_ptr()));
    let texts = pointers.map(|(c, _)| {
        printer.out.clear();
        printer.typed_constant(c);
        (printer.out.clone(), c)
    });
    texts.collect()
}

/// Context for printing a module.
struct Printer<'a> {
    cx: &'a Context,
    out: String,
    /// Numbers of metadata nodes; [`NONE`] for those written in place.
    md_numbers: SecondaryMap<Md, u32>,
    /// Numbers of globals without a name.
    global_numbers: SecondaryMap<Global, u32>,
    /// Attribute sets written as groups, in the order of their numbers.
    groups: Vec<AttrSet>,
    group_numbers: Map<AttrSet, u32>,
    /// Names of the blocks of functions that `blockaddress` refers to.
    blocks: Option<Map<(Global, Block), String>>,
}

impl<'a> Printer<'a> {
    fn new(cx: &'a Context) -> Self {
        let mut printer = Printer {
            cx,
            out: String::new(),
            md_numbers: SecondaryMap::with_default(NONE),
            global_numbers: SecondaryMap::with_default(NONE),
            groups: Vec::new(),
            group_numbers: Map::default(),
            blocks: None,
        };
        printer.number_metadata();
        let unnamed = cx.globals.iter().filter(|g| g.1.name.is_empty());
        for (n, (global, _)) in unnamed.enumerate() {
            printer.global_numbers[global] = n as u32;
        }
        printer
    }

    fn push(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn number(&mut self, n: u64) {
        let mut digits = [0u8; 20];
        let mut at = digits.len();
        let mut rest = n;
        loop {
            at -= 1;
            digits[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        for &d in &digits[at..] {
            self.out.push(d as char);
        }
    }

    /// `word` and a space, unless it is empty.
    fn word(&mut self, word: &str) {
        if !word.is_empty() {
            self.out.push_str(word);
            self.out.push(' ');
        }
    }

    fn ty(&mut self, ty: Type) {
        match (ty, ty.int_width()) {
            (_, Some(width)) => {
                self.out.push('i');
                self.number(u64::from(width));
            }
            (Type::PTR, _) => self.push("ptr"),
            (Type::FLOAT, _) => self.push("float"),
            (Type::VOID, _) => self.push("void"),
            _ => {
                // Writing to a string cannot fail.
                let _ = write!(self.out, "{}", self.cx.types.display(ty));
            }
        }
    }

    /// A quoted string.
    fn string(&mut self, bytes: &[u8]) {
        self.out.push('"');
        let _ = super::types::write_escaped(&mut self.out, bytes);
        self.out.push('"');
    }

    /// `@name`
    fn global(&mut self, global: Global) {
        let Some(data) = self.cx.globals.get(global) else {
            // Metadata may name what was removed since.
            self.push("null");
            return;
        };
        let name = &data.name;
        if name.is_empty() {
            self.out.push('@');
            self.number(u64::from(self.global_numbers[global]));
        } else {
            names::write_name(&mut self.out, '@', name);
        }
    }
}
