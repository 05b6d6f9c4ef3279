//! Attributes of functions, parameters, return values, calls and global variables.
//!
//! A set of attributes is hash-consed into an [`AttrSet`], 32 bits, so that the many equal sets of a
//! module are stored once and `#0` groups need no representation of their own.

use super::symbol::{Symbol, sym};
use super::types::Type;
use crate::map::Map;

/// The value that comes with an attribute's name.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum AttrValue {
    /// Just the name: `noundef`.
    None,
    /// `align 8`, `dereferenceable(16)`, `vscale_range`: an integer.
    Int(u64),
    /// `byval(%T)`, `sret(%T)`, `elementtype(i32)`.
    Type(Type),
    /// `range(i32 lo, hi)`: the half-open wrapped interval, as bits.
    Range {
        /// Integer type (or vector of it) of the bounds
        ty: Type,
        /// First value within
        lo: u128,
        /// First value after
        hi: u128,
    },
    /// The parenthesised text of an attribute kept as it is: `memory(argmem: read)`, `captures(none)`,
    /// `nofpclass(nan)`, `initializes((0, 4))`, `allockind("alloc")`.
    Text(Box<str>),
    /// A string attribute's value: `"target-cpu"="sm_90"`; none for `"nvvm.grid_constant"` alone.
    String(Option<Box<str>>),
}

/// One attribute. String attributes and keyword attributes are told apart by the value.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Attribute {
    /// Its name.
    pub key: Symbol,
    /// Its value.
    pub value: AttrValue,
}

impl Attribute {
    /// An attribute that is a keyword alone.
    pub fn flag(key: Symbol) -> Attribute {
        Attribute { key, value: AttrValue::None }
    }

    /// Whether it is written as a string.
    pub fn is_string(&self) -> bool {
        matches!(self.value, AttrValue::String(_))
    }
}

/// A hash-consed set of attributes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct AttrSet(u32);

impl AttrSet {
    /// The empty set.
    pub const EMPTY: AttrSet = AttrSet(0);

    /// Whether it has no attribute.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == AttrSet::EMPTY
    }
}

/// The attribute sets of a module.
#[derive(Clone, Debug)]
pub struct AttrTable {
    sets: Vec<Box<[Attribute]>>,
    index: Map<Box<[Attribute]>, AttrSet>,
}

impl Default for AttrTable {
    fn default() -> Self {
        let empty: Box<[Attribute]> = Box::default();
        let mut index = Map::default();
        index.insert(empty.clone(), AttrSet::EMPTY);
        AttrTable { sets: vec![empty], index }
    }
}

impl AttrTable {
    /// The set of these attributes, in the order given (printing keeps it). A name that stands twice
    /// counts once, with its last value.
    pub fn intern(&mut self, attrs: &[Attribute]) -> AttrSet {
        if let Some(&set) = self.index.get(attrs) {
            return set;
        }
        let mut list: Vec<Attribute> = Vec::with_capacity(attrs.len());
        for attr in attrs {
            let same = |a: &&mut Attribute| a.key == attr.key && a.is_string() == attr.is_string();
            match list.iter_mut().find(same) {
                Some(old) => *old = attr.clone(),
                None => list.push(attr.clone()),
            }
        }
        if let Some(&set) = self.index.get(&list[..]) {
            return set;
        }
        let set = AttrSet(self.sets.len() as u32);
        let list: Box<[Attribute]> = list.into();
        self.sets.push(list.clone());
        self.index.insert(list, set);
        set
    }

    /// The attributes of `set`.
    #[inline]
    pub fn get(&self, set: AttrSet) -> &[Attribute] {
        &self.sets[set.0 as usize]
    }

    /// The value of the attribute `key` in `set`, if it is there.
    #[inline]
    pub fn find(&self, set: AttrSet, key: Symbol) -> Option<&AttrValue> {
        self.get(set).iter().find(|a| a.key == key).map(|a| &a.value)
    }

    /// Whether `set` has `key`.
    #[inline]
    pub fn has(&self, set: AttrSet, key: Symbol) -> bool {
        self.find(set, key).is_some()
    }

    /// The integer of `key`, as in `align 8`.
    pub fn int(&self, set: AttrSet, key: Symbol) -> Option<u64> {
        match self.find(set, key)? {
            AttrValue::Int(n) => Some(*n),
            _ => None,
        }
    }

    /// The type of `key`, as in `byval(%T)`.
    pub fn ty(&self, set: AttrSet, key: Symbol) -> Option<Type> {
        match self.find(set, key)? {
            AttrValue::Type(ty) => Some(*ty),
            _ => None,
        }
    }

    /// The text of the string attribute `key`; empty where it has no value.
    pub fn string(&self, set: AttrSet, key: Symbol) -> Option<&str> {
        match self.find(set, key)? {
            AttrValue::String(text) => Some(text.as_deref().unwrap_or("")),
            _ => None,
        }
    }

    /// `set` with `attr` added or replaced.
    pub fn with(&mut self, set: AttrSet, attr: Attribute) -> AttrSet {
        let mut list = self.get(set).to_vec();
        list.push(attr);
        self.intern(&list)
    }

    /// `set` without `key`.
    pub fn without(&mut self, set: AttrSet, key: Symbol) -> AttrSet {
        if !self.has(set, key) {
            return set;
        }
        let list: Vec<_> = self.get(set).iter().filter(|a| a.key != key).cloned().collect();
        self.intern(&list)
    }

    /// Memory effects of a function with the function attributes `set`.
    pub fn memory_effects(&self, set: AttrSet) -> MemoryEffects {
        match self.find(set, sym::MEMORY) {
            Some(AttrValue::Text(text)) => MemoryEffects::parse(text),
            _ if self.has(set, sym::READNONE) => MemoryEffects::NONE,
            _ if self.has(set, sym::READONLY) => MemoryEffects::all(Access::READ),
            _ if self.has(set, sym::WRITEONLY) => MemoryEffects::all(Access::WRITE),
            _ => MemoryEffects::all(Access::READ_WRITE),
        }
    }

    /// Whether a pointer parameter with the attributes `set` cannot be captured by the callee:
    /// `nocapture`, or `captures(none)`. (Capturing no more than the address counts as capturing.)
    pub fn no_capture(&self, set: AttrSet) -> bool {
        match self.find(set, sym::CAPTURES) {
            Some(AttrValue::Text(text)) => text.trim() == "none",
            _ => self.has(set, sym::NOCAPTURE),
        }
    }
}

/// Whether memory may be read, written, both or neither.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Access {
    /// May be read.
    pub read: bool,
    /// May be written.
    pub write: bool,
}

impl Access {
    /// Neither.
    pub const NONE: Access = Access { read: false, write: false };
    /// Read only.
    pub const READ: Access = Access { read: true, write: false };
    /// Written only.
    pub const WRITE: Access = Access { read: false, write: true };
    /// Both.
    pub const READ_WRITE: Access = Access { read: true, write: true };
}

/// LLVM's `memory(…)` effects by kind of location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MemoryEffects {
    /// Memory that pointer arguments point to.
    pub argmem: Access,
    /// Memory that the program cannot see.
    pub inaccessiblemem: Access,
    /// Everything else.
    pub other: Access,
}

impl MemoryEffects {
    /// No effect at all.
    pub const NONE: MemoryEffects = MemoryEffects::all(Access::NONE);

    /// The same access everywhere.
    pub const fn all(access: Access) -> MemoryEffects {
        MemoryEffects { argmem: access, inaccessiblemem: access, other: access }
    }

    /// Parses the text within `memory(…)`: `none`, `argmem: readwrite, errnomem: write`, `read, argmem: none`.
    /// Words not known count as reading and writing.
    pub fn parse(text: &str) -> MemoryEffects {
        let access = |word: &str| match word.trim() {
            "none" => Access::NONE,
            "read" => Access::READ,
            "write" => Access::WRITE,
            _ => Access::READ_WRITE,
        };
        let mut effects = MemoryEffects::NONE;
        for item in text.split(',') {
            match item.split_once(':') {
                None => effects = MemoryEffects::all(access(item)),
                Some((place, word)) => match place.trim() {
                    "argmem" => effects.argmem = access(word),
                    "inaccessiblemem" => effects.inaccessiblemem = access(word),
                    // errno does not exist on a GPU; a write to it is an effect on nothing.
                    "errnomem" | "target_mem0" | "target_mem1" => {}
                    _ => effects.other = access(word),
                },
            }
        }
        effects
    }

    /// Whether anything may be written.
    pub fn may_write(self) -> bool {
        self.argmem.write || self.inaccessiblemem.write || self.other.write
    }

    /// Whether anything may be read.
    pub fn may_read(self) -> bool {
        self.argmem.read || self.inaccessiblemem.read || self.other.read
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_shared_and_searchable() {
        let mut t = AttrTable::default();
        let a = t.intern(&[
            Attribute::flag(sym::NOUNDEF),
            Attribute { key: sym::ALIGN, value: AttrValue::Int(8) },
        ]);
        assert_eq!(t.int(a, sym::ALIGN), Some(8));
        let b = t.with(a, Attribute { key: sym::ALIGN, value: AttrValue::Int(16) });
        assert_eq!((t.int(b, sym::ALIGN), t.get(b).len()), (Some(16), 2));
        assert_eq!(t.without(b, sym::ALIGN), t.intern(&[Attribute::flag(sym::NOUNDEF)]));
    }

    #[test]
    fn memory_text() {
        let m = MemoryEffects::parse("read, argmem: readwrite, inaccessiblemem: none");
        assert_eq!(
            m,
            MemoryEffects {
                argmem: Access::READ_WRITE,
                inaccessiblemem: Access::NONE,
                other: Access::READ
            }
        );
        assert!(!MemoryEffects::parse("none").may_read());
    }
}
