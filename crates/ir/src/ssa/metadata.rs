//! Metadata: kept whole so that it prints again, with access to the few kinds that code generation
//! reads (debug locations, annotations, `!range`, loop hints).
//!
//! Specialised nodes (`!DILocation(line: 3, …)`) are a name and a list of fields; nothing here
//! depends on which fields a given LLVM version writes.

use super::constants::Const;
use super::symbol::Symbol;
use crate::map::Interner;
use cranelift_entity::{PrimaryMap, entity_impl, packed_option::ReservedValue};

/// A metadata node, string or value of a module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Md(u32);
entity_impl!(Md, "md");

/// What a metadata entry is.
#[derive(Clone, PartialEq, Debug)]
pub enum MdData {
    /// A node mentioned but not defined (yet).
    Forward,
    /// `!"text"`, unescaped.
    String(Box<[u8]>),
    /// A constant as metadata: `i32 1`, `ptr @f`.
    Value(Const),
    /// `!{…}`
    Tuple {
        /// Whether `distinct`
        distinct: bool,
        /// Operands; none is `null`
        elems: Box<[Option<Md>]>,
    },
    /// `!DIName(…)`
    Node {
        /// Whether `distinct`
        distinct: bool,
        /// `DILocation`, `DISubprogram` …
        name: Symbol,
        /// Its fields in the order written
        fields: Box<[MdField]>,
    },
}

/// A field of a specialised node.
#[derive(Clone, PartialEq, Debug)]
pub struct MdField {
    /// Its name; the empty symbol for the positional fields of `DIExpression` and `DIArgList`.
    pub name: Symbol,
    /// Its value
    pub value: MdFieldValue,
}

/// The value of a field.
#[derive(Clone, PartialEq, Debug)]
pub enum MdFieldValue {
    /// A number or a boolean as written (`true` and `false` are words)
    Int(i128),
    /// A quoted string, unescaped
    String(Box<[u8]>),
    /// Words joined by `|`: `DW_TAG_member`, `DIFlagPublic | DIFlagArtificial`, `true`, `FullDebug`
    Words(Box<str>),
    /// Another node; none is `null`
    Md(Option<Md>),
}

/// Metadata attached to an instruction or global: a hash-consed list of (kind, node).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Attachments(u32);
entity_impl!(Attachments, "attachments");

impl Default for Attachments {
    fn default() -> Self {
        Attachments::reserved_value()
    }
}

/// The metadata of a module.
#[derive(Clone, Default, Debug)]
pub struct Metadata {
    /// All entries. Printing numbers tuples and specialised nodes in this order.
    pub nodes: PrimaryMap<Md, MdData>,
    /// The nodes that `!0`, `!1` and so on stood for in the text that was read.
    pub numbered: Vec<Md>,
    /// `!name = !{…}` in the order of the text.
    pub named: Vec<(Box<str>, Vec<Md>)>,
    attachments: Interner<Attachments, Box<[(Symbol, Md)]>>,
}

impl Metadata {
    /// Adds an entry.
    pub fn add(&mut self, data: MdData) -> Md {
        self.nodes.push(data)
    }

    /// The list handle for these attachments.
    pub fn attach(&mut self, list: &[(Symbol, Md)]) -> Attachments {
        if list.is_empty() { Attachments::default() } else { self.attachments.intern_ref(list) }
    }

    /// The attachments behind a handle, in the order written.
    pub fn attachments(&self, list: Attachments) -> &[(Symbol, Md)] {
        if list.is_reserved_value() { &[] } else { &self.attachments[list] }
    }

    /// The node attached with `kind`.
    pub fn attachment(&self, list: Attachments, kind: Symbol) -> Option<Md> {
        self.attachments(list).iter().find(|a| a.0 == kind).map(|a| a.1)
    }

    /// Operands of a tuple; empty for anything else.
    pub fn tuple(&self, md: Md) -> &[Option<Md>] {
        match &self.nodes[md] {
            MdData::Tuple { elems, .. } => elems,
            _ => &[],
        }
    }

    /// The text of a metadata string that is UTF-8.
    pub fn string(&self, md: Md) -> Option<&str> {
        match &self.nodes[md] {
            MdData::String(bytes) => std::str::from_utf8(bytes).ok(),
            _ => None,
        }
    }

    /// The constant of a value entry.
    pub fn value(&self, md: Md) -> Option<Const> {
        match self.nodes[md] {
            MdData::Value(c) => Some(c),
            _ => None,
        }
    }

    /// The field `name` of a specialised node.
    pub fn field(&self, md: Md, name: Symbol) -> Option<&MdFieldValue> {
        match &self.nodes[md] {
            MdData::Node { fields, .. } => fields.iter().find(|f| f.name == name).map(|f| &f.value),
            _ => None,
        }
    }

    /// The nodes of the named metadata `name`.
    pub fn find_named(&self, name: &str) -> Option<&[Md]> {
        self.named.iter().find(|n| &*n.0 == name).map(|n| &n.1[..])
    }
}
