//! Metadata.

use super::super::function::Body;
use super::super::instructions::{MdOperand, MdOperandId};
use super::super::metadata::{Attachments, Md, MdData, MdFieldValue};
use super::super::symbol::{Symbol, sym};
use super::names::LocalNames;
use super::{NONE, Printer};
use std::fmt::Write as _;

impl Printer<'_> {
    /// Whether a node is written where it is used and has no number.
    fn is_inline(&self, data: &MdData) -> bool {
        match data {
            MdData::Forward | MdData::String(_) | MdData::Value(_) => true,
            MdData::Tuple { .. } => false,
            MdData::Node { name, .. } => {
                matches!(self.cx.symbols.text(*name), "DIExpression" | "DIArgList")
            }
        }
    }

    pub(super) fn number_metadata(&mut self) {
        let cx = self.cx;
        let mut next = 0;
        for (md, data) in &cx.metadata.nodes {
            if !self.is_inline(data) && !cx.metadata.is_bare_origin(md) {
                self.md_numbers[md] = next;
                next += 1;
            }
        }
    }

    /// A node as an operand of something.
    pub(super) fn metadata(&mut self, md: Md) {
        let number = self.md_numbers[md];
        if number == NONE {
            self.metadata_definition(md);
        } else {
            self.push("!");
            self.number(u64::from(number));
        }
    }

    /// A node in full.
    pub(super) fn metadata_definition(&mut self, md: Md) {
        let cx = self.cx;
        match &cx.metadata.nodes[md] {
            MdData::Forward => self.push("null"),
            MdData::String(text) => {
                self.push("!");
                self.string(text);
            }
            MdData::Value(c) => self.typed_constant(*c),
            MdData::Tuple { distinct, elems } => {
                self.push(if *distinct { "distinct !{" } else { "!{" });
                for (n, &elem) in elems.iter().enumerate() {
                    if n != 0 {
                        self.push(", ");
                    }
                    self.optional_metadata(elem);
                }
                self.push("}");
            }
            MdData::Node { distinct, name, fields } => {
                self.push(if *distinct { "distinct !" } else { "!" });
                self.push(cx.symbols.text(*name));
                self.push("(");
                for (n, field) in fields.iter().enumerate() {
                    if n != 0 {
                        self.push(", ");
                    }
                    if field.name != sym::EMPTY {
                        self.push(cx.symbols.text(field.name));
                        self.push(": ");
                    }
                    match &field.value {
                        MdFieldValue::Int(n) => {
                            let _ = write!(self.out, "{n}");
                        }
                        MdFieldValue::String(text) => self.string(text),
                        MdFieldValue::Words(words) => self.push(words),
                        MdFieldValue::Md(md) => self.optional_metadata(*md),
                    }
                }
                self.push(")");
            }
        }
    }

    fn optional_metadata(&mut self, md: Option<Md>) {
        match md {
            Some(md) => self.metadata(md),
            None => self.push("null"),
        }
    }

    /// A name after `!`, other bytes escaped.
    fn metadata_name(&mut self, name: &str) {
        self.push("!");
        for (n, b) in name.bytes().enumerate() {
            let plain = b.is_ascii_alphabetic()
                || matches!(b, b'-' | b'$' | b'.' | b'_')
                || (n != 0 && b.is_ascii_digit());
            if plain {
                self.out.push(b as char);
            } else {
                let _ = write!(self.out, "\\{b:02X}");
            }
        }
    }

    fn attachment(&mut self, separator: &str, kind: Symbol, md: Md) {
        let cx = self.cx;
        self.push(separator);
        self.metadata_name(cx.symbols.text(kind));
        self.push(" ");
        self.metadata(md);
    }

    /// Attached nodes, each after `separator`.
    pub(super) fn attachments(
        &mut self,
        separator: &str,
        list: Attachments,
        debug_loc: Option<Md>,
    ) {
        let cx = self.cx;
        if let Some(md) = debug_loc.filter(|&md| !cx.metadata.is_bare_origin(md)) {
            self.attachment(separator, sym::DBG, md);
        }
        for &(kind, md) in cx.metadata.attachments(list) {
            self.attachment(separator, kind, md);
        }
    }

    /// An operand that is metadata, without the word `metadata`.
    pub(super) fn metadata_operand(&mut self, body: &Body, names: &LocalNames, id: MdOperandId) {
        match body.md_operands[id] {
            MdOperand::Node(md) => self.metadata(md),
            MdOperand::Value(value) => self.typed_value(body, names, value),
            MdOperand::Args(list) => {
                self.push("!DIArgList(");
                for (n, &value) in body.list(list).iter().enumerate() {
                    if n != 0 {
                        self.push(", ");
                    }
                    self.typed_value(body, names, value);
                }
                self.push(")");
            }
        }
    }

    /// Named lists, then the numbered nodes.
    pub(super) fn all_metadata(&mut self) {
        let cx = self.cx;
        if !cx.metadata.named.is_empty() {
            self.push("\n");
        }
        for (name, nodes) in &cx.metadata.named {
            self.metadata_name(name);
            self.push(" = !{");
            for (n, &md) in nodes.iter().enumerate() {
                if n != 0 {
                    self.push(", ");
                }
                self.metadata(md);
            }
            self.push("}\n");
        }
        let mut first = true;
        for md in cx.metadata.nodes.keys() {
            if self.md_numbers[md] == NONE {
                continue;
            }
            if first {
                self.push("\n");
                first = false;
            }
            let _ = write!(self.out, "!{} = ", self.md_numbers[md]);
            self.metadata_definition(md);
            self.push("\n");
        }
    }
}
