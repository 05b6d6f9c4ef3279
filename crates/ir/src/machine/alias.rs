//! Alias facts from the IR: accesses of a function that cannot touch the same bytes.
//!
//! The machine form of a function no longer has the facts about pointers: parameters that nothing else points to,
//! types, scopes. So the code that makes a memory operand, from an instruction of the IR or from a text with the IR in
//! front of it, records the known facts with it ([`AliasFacts`]). These are an [`AliasClass`], which relates an access
//! to others whatever its offset, and a place: bytes from an [`AliasBase`]. The [`AliasTable`] of the function compares
//! classes; it knows nothing of the IR.
//!
//! Two classes are apart
//!
//! * if all objects that one can be in are others than those of the other ([`Root`]);
//! * by scopes (`!alias.scope`, `!noalias`): if of some domain the one is in scopes, and the other in none of them;
//! * by types (`!tbaa`, with paths through structs): if neither access can be to a part of what the other accesses.
//!
//! The rules of scopes and types are those of LLVM's language reference. Types of LLVM's newer format, with sizes, say
//! nothing here.

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, entity_impl};
use smallvec::SmallVec;

use crate::map::{Interner, Map};

/// Facts about an access whatever its offset.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AliasClass(u32);
entity_impl!(AliasClass, "class");

/// An address from which offsets are counted. Its computation has the same result in all of a run through a
/// block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AliasBase(u32);
entity_impl!(AliasBase, "base");

/// Facts of the IR about an access; by default none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct AliasFacts {
    /// Relation to other accesses, whatever the offset.
    pub class: PackedOption<AliasClass>,
    /// Base that its place is counted from.
    pub base: PackedOption<AliasBase>,
    /// Bytes from there to the first one that is accessed.
    pub offset: i64,
}

impl AliasFacts {
    /// The same of an access so many bytes further on.
    #[must_use]
    pub fn moved(self, bytes: i64) -> Self {
        match self.offset.checked_add(bytes) {
            Some(offset) => Self { offset, ..self },
            None => Self { base: PackedOption::default(), ..self },
        }
    }
}

/// Origin of a pointer, by the number of an object or value among those of its kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Root {
    /// A local variable of which nothing but the function's own pointers knows.
    Private(u32),
    /// A local variable whose address may be known elsewhere.
    Variable(u32),
    /// A global variable.
    Global(u32),
    /// Memory to which nothing points that is not derived from this pointer: of a `noalias` or by-value parameter, or new.
    Own {
        /// The number.
        number: u32,
        /// Whether a pointer that is loaded, or that a call returns, may have been derived from it.
        escapes: bool,
    },
    /// A pointer passed to the function: another parameter.
    Given(u32),
    /// A pointer from memory or from a call.
    Other(u32),
}

impl Root {
    /// Whether no pointer derived from one points to memory of the other.
    pub fn is_apart(self, other: Self) -> bool {
        self != other && (self.excludes(other) || other.excludes(self))
    }

    fn excludes(self, other: Self) -> bool {
        match self {
            Self::Private(_) | Self::Own { escapes: false, .. } => true,
            Self::Own { .. } | Self::Variable(_) => !matches!(other, Self::Other(_)),
            Self::Global(_) => matches!(other, Self::Global(_)),
            Self::Given(_) | Self::Other(_) => false,
        }
    }
}

/// A scope: its domain, and its own number.
pub type Scope = (u32, u32);

/// Type of an access: a scalar at an offset of a type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TypeTag {
    /// The type from which the access goes to its scalar, by its number.
    pub base: u32,
    /// The scalar's type.
    pub access: u32,
    /// Bytes from the start of the base type.
    pub offset: u64,
}

/// A type: its fields in the order of their offsets. A scalar has one at offset 0, the type that it is a kind of; a type
/// without fields is a root.
pub type TypeFields = Box<[(u64, u32)]>;

/// Facts of a class.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct AliasClassData {
    /// Its possible origins; empty if the origin can be anything.
    pub roots: SmallVec<[Root; 2]>,
    /// The scopes that it is in.
    pub scopes: Box<[Scope]>,
    /// Scopes in which it is not.
    pub outside: Box<[Scope]>,
    /// Its type.
    pub tag: Option<TypeTag>,
}

/// The classes of a function's accesses.
#[derive(Clone, Debug, Default)]
pub struct AliasTable {
    classes: Interner<AliasClass, AliasClassData>,
    types: Map<u32, TypeFields>,
    bases: u32,
}

/// Longer paths through types than this are taken for cycles.
const MOST_TYPES: usize = 64;

impl AliasTable {
    /// The class of an access; none if nothing is known of it.
    pub fn class(&mut self, data: AliasClassData) -> PackedOption<AliasClass> {
        if data == AliasClassData::default() {
            return None.into();
        }
        Some(self.classes.intern(data)).into()
    }

    /// A base that is no other.
    pub fn new_base(&mut self) -> AliasBase {
        self.bases += 1;
        AliasBase::new(self.bases as usize - 1)
    }

    /// Whether a type is known.
    pub fn has_type(&self, number: u32) -> bool {
        self.types.contains_key(&number)
    }

    /// Says what a type is.
    pub fn define_type(&mut self, number: u32, fields: TypeFields) {
        self.types.insert(number, fields);
    }

    /// Returns the facts of a class.
    pub fn data(&self, class: AliasClass) -> &AliasClassData {
        &self.classes[class]
    }

    /// Whether no access of one class touches what one of the other does, whatever their offsets.
    pub fn are_apart(&self, a: AliasClass, b: AliasClass) -> bool {
        if a == b {
            return false;
        }
        let [a, b] = [a, b].map(|class| &self.classes[class]);
        let by_roots = || {
            let pairs = || a.roots.iter().flat_map(|&x| b.roots.iter().map(move |&y| (x, y)));
            pairs().next().is_some() && pairs().all(|(x, y)| x.is_apart(y))
        };
        let by_types = || matches!((a.tag, b.tag), (Some(a), Some(b)) if self.types_apart(a, b));
        by_roots()
            || left_out(&a.scopes, &b.outside)
            || left_out(&b.scopes, &a.outside)
            || by_types()
    }

    fn types_apart(&self, a: TypeTag, b: TypeTag) -> bool {
        let Some(common) = self.common_type(a.access, b.access) else { return false };
        a != b && !self.may_reach(a, b, common) && !self.may_reach(b, a, common)
    }

    /// A type with what it is a kind of, and so on up to the root.
    fn kinds(&self, ty: u32) -> impl Iterator<Item = u32> + '_ {
        let parent = |ty: &u32| Some(self.types.get(ty)?.first()?.1);
        core::iter::successors(Some(ty), parent).take(MOST_TYPES)
    }

    /// The nearest type that both are a kind of. Types without one belong to different systems.
    fn common_type(&self, a: u32, b: u32) -> Option<u32> {
        self.kinds(a).find(|kind| self.kinds(b).any(|other| other == *kind))
    }

    /// Whether what `part` accesses may be what `whole` does or a part of it.
    fn may_reach(&self, whole: TypeTag, part: TypeTag, common: u32) -> bool {
        if whole.access == whole.base && whole.access == common {
            return true;
        }
        let (mut ty, mut offset) = (whole.base, whole.offset);
        for _ in 0..MOST_TYPES {
            if ty == part.base {
                return offset == part.offset || ty == whole.access || part.base == part.access;
            }
            let Some(fields) = self.types.get(&ty) else { return true };
            if fields.is_empty() {
                return false;
            }
            let Some(&(at, field)) = fields.iter().rev().find(|(at, _)| *at <= offset) else {
                return true;
            };
            (ty, offset) = (field, offset - at);
        }
        true
    }
}

/// Whether of some domain there are scopes in a list, all of which are among those in which another access is not.
fn left_out(scopes: &[Scope], outside: &[Scope]) -> bool {
    scopes.iter().any(|(domain, _)| {
        scopes.iter().filter(|scope| scope.0 == *domain).all(|scope| outside.contains(scope))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOT: u32 = 0;
    const CHAR: u32 = 1;
    const INT: u32 = 2;
    const FLOAT: u32 = 3;
    /// `struct { int a; float b; }`
    const PAIR: u32 = 4;
    /// `struct { PAIR p; int c; }`
    const OUTER: u32 = 5;
    const OTHER_ROOT: u32 = 6;
    const OTHER_INT: u32 = 7;

    fn types() -> AliasTable {
        let mut table = AliasTable::default();
        let types: [(u32, &[(u64, u32)]); 8] = [
            (ROOT, &[]),
            (CHAR, &[(0, ROOT)]),
            (INT, &[(0, CHAR)]),
            (FLOAT, &[(0, CHAR)]),
            (PAIR, &[(0, INT), (4, FLOAT)]),
            (OUTER, &[(0, PAIR), (8, INT)]),
            (OTHER_ROOT, &[]),
            (OTHER_INT, &[(0, OTHER_ROOT)]),
        ];
        for (number, fields) in types {
            table.define_type(number, fields.into());
        }
        table
    }

    fn apart(a: (u32, u32, u64), b: (u32, u32, u64)) -> bool {
        let mut table = types();
        let mut class = |(base, access, offset)| {
            let tag = Some(TypeTag { base, access, offset });
            table.class(AliasClassData { tag, ..Default::default() }).expand().unwrap()
        };
        let (a, b) = (class(a), class(b));
        assert_eq!(table.are_apart(a, b), table.are_apart(b, a));
        table.are_apart(a, b)
    }

    #[test]
    fn types_are_apart_where_neither_is_part_of_the_other() {
        let int = (INT, INT, 0);
        assert!(apart(int, (FLOAT, FLOAT, 0)));
        assert!(!apart(int, (CHAR, CHAR, 0)), "characters may be a part of anything");
        assert!(!apart((PAIR, FLOAT, 4), (CHAR, CHAR, 0)));
        assert!(!apart(int, (PAIR, INT, 0)), "an int that may be the field");
        assert!(apart(int, (PAIR, FLOAT, 4)));
        assert!(apart((PAIR, INT, 0), (PAIR, FLOAT, 4)), "two fields of a struct");
        assert!(!apart((OUTER, FLOAT, 4), (PAIR, FLOAT, 4)), "a field of a struct within");
        assert!(apart((OUTER, FLOAT, 4), (PAIR, INT, 0)));
        assert!(apart((OUTER, INT, 8), (PAIR, INT, 0)), "a field behind the struct within");
        assert!(!apart(int, (OTHER_INT, OTHER_INT, 0)), "another language's types");
        assert!(!apart(int, (99, 99, 0)), "a type of which nothing is known");
    }

    fn scoped(a: [&[Scope]; 2], b: [&[Scope]; 2]) -> bool {
        let mut table = AliasTable::default();
        let mut class = |[scopes, outside]: [&[Scope]; 2]| {
            let (scopes, outside) = (scopes.into(), outside.into());
            table.class(AliasClassData { scopes, outside, ..Default::default() }).expand().unwrap()
        };
        let (a, b) = (class(a), class(b));
        assert_eq!(table.are_apart(a, b), table.are_apart(b, a));
        table.are_apart(a, b)
    }

    #[test]
    fn scopes_are_apart_domain_by_domain() {
        assert!(scoped([&[(0, 1)], &[]], [&[], &[(0, 1)]]));
        assert!(
            !scoped([&[(0, 1), (0, 2)], &[]], [&[], &[(0, 1)]]),
            "it may be in the other scope"
        );
        assert!(scoped([&[(0, 1), (0, 2)], &[]], [&[], &[(0, 2), (0, 1), (0, 3)]]));
        assert!(scoped([&[(0, 1), (9, 7)], &[]], [&[], &[(0, 1)]]), "one domain is enough");
        assert!(!scoped([&[(0, 1)], &[(0, 2)]], [&[(0, 1)], &[(0, 3)]]));
        assert!(!scoped([&[], &[(0, 1)]], [&[], &[(0, 2)]]));
    }

    #[test]
    fn roots_are_apart_by_what_can_point_to_them() {
        let own = |number, escapes| Root::Own { number, escapes };
        for (a, b, apart) in [
            (Root::Private(0), Root::Other(0), true),
            (Root::Private(0), Root::Private(0), false),
            (Root::Variable(0), Root::Other(0), false),
            (Root::Variable(0), Root::Given(0), true),
            (Root::Variable(0), Root::Global(0), true),
            (Root::Global(0), Root::Global(1), true),
            (Root::Global(0), Root::Given(0), false),
            (Root::Global(0), Root::Other(0), false),
            (own(0, false), Root::Other(0), true),
            (own(0, true), Root::Other(0), false),
            (own(0, true), own(1, true), true),
            (own(0, true), Root::Given(0), true),
            (Root::Given(0), Root::Given(1), false),
            (Root::Given(0), Root::Other(0), false),
        ] {
            assert_eq!(a.is_apart(b), apart, "{a:?} {b:?}");
            assert_eq!(b.is_apart(a), apart, "{b:?} {a:?}");
        }
    }

    #[test]
    fn all_roots_have_to_be_apart() {
        let mut table = AliasTable::default();
        let mut class = |roots: &[Root]| {
            let roots = SmallVec::from_slice(roots);
            table.class(AliasClassData { roots, ..Default::default() })
        };
        let one = class(&[Root::Global(0)]).expand().unwrap();
        let other = class(&[Root::Global(1), Root::Global(2)]).expand().unwrap();
        let both = class(&[Root::Global(0), Root::Global(1)]).expand().unwrap();
        assert!(class(&[]).is_none());
        assert!(table.are_apart(one, other));
        assert!(!table.are_apart(one, both) && !table.are_apart(other, both));
    }
}
