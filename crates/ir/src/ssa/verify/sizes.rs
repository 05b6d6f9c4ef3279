//! Number of pieces of a value. Later stages hold a register, an operand or a constant for each of them, so a type of a
//! few characters must not stand for more than its reader has memory for.

use super::super::types::{Type, TypeKind, TypeTable};
use crate::map::Map;

/// A value has at most so many pieces: elements, or 32 bits of a wide integer.
pub const MOST_PIECES: u64 = 1 << 14;

/// An integer has at most so many bits: products, quotients and shifts grow with the square of its words.
pub const MOST_BITS: u32 = 4096;

/// Numbers of pieces by type; each aggregate is looked at once.
#[derive(Default)]
pub(super) struct Sizes {
    known: Map<Type, u64>,
}

impl Sizes {
    /// Returns the problem with the size of a value of a type.
    #[inline]
    pub(super) fn problem(&mut self, types: &TypeTable, ty: Type) -> Option<String> {
        let pieces = match ty.int_width() {
            Some(width) => return (width > MOST_BITS).then(|| too_wide(types, ty)),
            None if types.scalar(ty).int_width().is_some_and(|width| width > MOST_BITS) => {
                return Some(too_wide(types, ty));
            }
            None if ty.is_vector() || ty.is_table_entry() => self.pieces(types, ty),
            None => return None,
        };
        (pieces > MOST_PIECES).then(|| too_large(types, ty))
    }

    /// The pieces of a type. Types within it that are not known yet are counted first, on a stack of their own: types are as deep
    /// as their text.
    fn pieces(&mut self, types: &TypeTable, ty: Type) -> u64 {
        let mut stack = vec![ty];
        while let Some(&top) = stack.last() {
            if self.known.contains_key(&top) {
                stack.pop();
                continue;
            }
            let waiting = stack.len();
            let count = match types.kind(top) {
                TypeKind::Int(width) => u64::from(width.div_ceil(32)),
                TypeKind::Vector { elem, lanes, .. } => {
                    self.times(&mut stack, elem, u64::from(lanes))
                }
                TypeKind::Array { elem, len } => self.times(&mut stack, elem, len),
                TypeKind::Struct { fields: Some(fields), .. } => fields
                    .iter()
                    .fold(0u64, |sum, &field| sum.saturating_add(self.times(&mut stack, field, 1))),
                _ => 1,
            };
            if stack.len() == waiting {
                // Types without pieces are walked, too.
                self.known.insert(top, count.max(1));
                stack.pop();
            }
        }
        self.known.get(&ty).copied().unwrap_or(1)
    }

    /// So many of a type; the type is put on the stack if it is not known.
    fn times(&self, stack: &mut Vec<Type>, elem: Type, count: u64) -> u64 {
        match self.known.get(&elem) {
            Some(pieces) => pieces.saturating_mul(count),
            None => {
                stack.push(elem);
                0
            }
        }
    }
}

#[cold]
fn too_wide(types: &TypeTable, ty: Type) -> String {
    format!(
        "a value of type '{}' is not supported: integers have at most {MOST_BITS} bits",
        types.display(ty)
    )
}

#[cold]
fn too_large(types: &TypeTable, ty: Type) -> String {
    // The text of an aggregate's type may be as large as the value.
    let of = match types.kind(ty) {
        TypeKind::Int(_) | TypeKind::Vector { .. } => format!("of type '{}'", types.display(ty)),
        _ => "of such an aggregate type".to_owned(),
    };
    format!(
        "a value {of} is not supported: it has more than {MOST_PIECES} elements, or 32-bit pieces of wide integers"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_counted_without_walking_them() {
        let mut types = TypeTable::default();
        let mut sizes = Sizes::default();
        let many = types.vector(Type::I32, u32::MAX);
        assert!(sizes.problem(&types, many).is_some());
        assert!(sizes.problem(&types, Type::int(8_388_607)).is_some());
        assert!(sizes.problem(&types, Type::int(MOST_BITS)).is_none());
        assert!(sizes.problem(&types, Type::int(MOST_BITS + 1)).is_some());
        let wide = types.vector(Type::int(MOST_BITS + 1), 2);
        assert!(sizes.problem(&types, wide).is_some());
        let mut empty = types.literal_struct(&[], false);
        assert!(sizes.problem(&types, empty).is_none());
        for _ in 0..3 {
            empty = types.array(empty, 4096);
        }
        assert!(sizes.problem(&types, empty).is_some());
        // Twice as many with each level: the levels are looked at, not the fields.
        let mut doubled = Type::I32;
        for _ in 0..10_000 {
            doubled = types.literal_struct(&[doubled, doubled], false);
        }
        assert!(sizes.problem(&types, doubled).is_some());
        let pair = types.literal_struct(&[Type::I32, Type::FLOAT], false);
        assert!(sizes.problem(&types, pair).is_none());
    }
}
