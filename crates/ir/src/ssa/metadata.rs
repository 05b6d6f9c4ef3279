//! Metadata: kept whole so that it prints again, with access to the few kinds that code generation
//! reads (debug locations, annotations, `!range`, loop hints).
//!
//! Specialised nodes (`!DILocation(line: 3, …)`) are a name and a list of fields; nothing here
//! depends on which fields a given LLVM version writes.

use super::entities::Const;
pub use super::entities::{Attachments, Md};
use super::symbol::Symbol;
use crate::map::{Interner, Map};
use cranelift_entity::{PrimaryMap, packed_option::ReservedValue};

/// Kind of a metadata entry.
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
    /// The line of the text that a location's node stands for.
    origins: Map<Md, u32>,
}

impl Metadata {
    /// Adds an entry.
    pub fn add(&mut self, data: MdData) -> Md {
        self.nodes.push(data)
    }

    /// A new node of no fields that stands for a line of the text of the module. It is an instruction's `!dbg`, and gets the
    /// fields of the location that the instruction has in the source ([`Metadata::complete_origin`]).
    pub fn add_origin(&mut self, name: Symbol, line: u32) -> Md {
        let md = self.add(MdData::Node { distinct: true, name, fields: Box::new([]) });
        self.origins.insert(md, line);
        md
    }

    /// Fills a node of [`Metadata::add_origin`] with the fields of a location.
    pub fn complete_origin(&mut self, md: Md, location: Md) {
        if let MdData::Node { fields: from, .. } = &self.nodes[location] {
            let copy = from.clone();
            if let MdData::Node { fields, .. } = &mut self.nodes[md] {
                *fields = copy;
            }
        }
    }

    /// Says that `md`, a copy of the location `of` that a pass made, comes from the same line of the text.
    pub fn copy_origin(&mut self, md: Md, of: Md) {
        if let Some(line) = self.origin(of) {
            self.origins.insert(md, line);
        }
    }

    /// The line of the text that a location's node stands for, from 1, if that was noted.
    pub fn origin(&self, md: Md) -> Option<u32> {
        self.origins.get(&md).copied()
    }

    /// Whether any was noted.
    pub fn has_origins(&self) -> bool {
        !self.origins.is_empty()
    }

    /// Whether a node says nothing but the line of the text, and through which call it was inlined: it is not printed.
    pub fn is_bare_origin(&self, md: Md) -> bool {
        // A location has a scope and a line.
        let bare = |md| matches!(&self.nodes[md], MdData::Node { fields, .. } if fields.len() <= 1);
        self.has_origins() && bare(md) && self.origins.contains_key(&md)
    }

    /// The list handle for these attachments.
    pub fn attach(&mut self, list: &[(Symbol, Md)]) -> Attachments {
        if list.is_empty() { Attachments::default() } else { self.attachments.intern_ref(list) }
    }

    /// The attachments of a handle, in the order written.
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
