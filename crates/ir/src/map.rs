//! Hash maps and sets with one order of iteration everywhere, and hash-consing.
//!
//! The maps are those of the crate indexmap with the Fx hasher (fixed seed, fast on small integer
//! keys). They iterate in the order of insertion, so the same input gives the same bytes on every
//! machine, run and thread count. Clippy keeps maps without an order out of the other modules.
//!
//! [`Interner`] hands out one small handle per distinct value: types, constants, attribute groups
//! and metadata are compared by handle from then on.

use core::borrow::Borrow;
use core::fmt;
use core::hash::{BuildHasher, Hash, Hasher as _};
use core::ops::Index;

use cranelift_entity::{EntityRef, PrimaryMap};
use hashbrown::HashTable;
use indexmap::{IndexMap, IndexSet};
use rustc_hash::FxBuildHasher;

/// A hash map with a fixed hasher; iterates in the order of insertion.
pub type Map<K, V> = IndexMap<K, V, FxBuildHasher>;

/// A hash set with a fixed hasher; iterates in the order of insertion.
pub type Set<K> = IndexSet<K, FxBuildHasher>;

/// The hash that every table of the compiler uses: fixed seed, same value on every run.
pub fn hash_of<T: Hash + ?Sized>(value: &T) -> u64 {
    FxBuildHasher.hash_one(value)
}

/// The same of a value and a list after it.
pub fn hash_of_list<T: Hash, U: Hash>(head: &T, list: impl Iterator<Item = U>) -> u64 {
    let mut hasher = FxBuildHasher.build_hasher();
    head.hash(&mut hasher);
    list.for_each(|item| item.hash(&mut hasher));
    hasher.finish()
}

/// Hash-consing: equal values get the same handle, and handles index the values in the order in
/// which they were first seen.
#[derive(Clone)]
pub struct Interner<K: EntityRef, T> {
    values: PrimaryMap<K, T>,
    table: HashTable<K>,
}

impl<K: EntityRef, T> Default for Interner<K, T> {
    fn default() -> Self {
        Self { values: PrimaryMap::new(), table: HashTable::new() }
    }
}

impl<K: EntityRef, T> Interner<K, T> {
    /// An interner that holds nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// The number of distinct values.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether nothing was interned yet.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// The value of `key`, if the handle is from this interner.
    pub fn get(&self, key: K) -> Option<&T> {
        self.values.get(key)
    }

    /// All handles and values, in the order of first sight.
    pub fn iter(&self) -> cranelift_entity::Iter<'_, K, T> {
        self.values.iter()
    }

    /// All handles, in the order of first sight.
    pub fn keys(&self) -> cranelift_entity::Keys<K> {
        self.values.keys()
    }
}

impl<K: EntityRef, T: Eq + Hash> Interner<K, T> {
    /// The handle of `value`; a new one if it was not seen before.
    pub fn intern(&mut self, value: T) -> K {
        let hash = hash_of(&value);
        if let Some(&key) = self.table.find(hash, |&key| self.values[key] == value) {
            return key;
        }
        self.push(hash, value)
    }

    /// As [`Interner::intern`] for a borrowed form (`&str` for `String`, a slice for a vector),
    /// which is made owned only when it is new. The borrowed form must hash as the owned one does.
    pub fn intern_ref<Q>(&mut self, value: &Q) -> K
    where
        T: Borrow<Q>,
        Q: Eq + Hash + ToOwned + ?Sized,
        Q::Owned: Into<T>,
    {
        let hash = hash_of(value);
        if let Some(&key) = self.table.find(hash, |&key| self.values[key].borrow() == value) {
            return key;
        }
        self.push(hash, value.to_owned().into())
    }

    /// The handle of `value` if it was seen before.
    pub fn find<Q: Eq + Hash + ?Sized>(&self, value: &Q) -> Option<K>
    where
        T: Borrow<Q>,
    {
        self.table.find(hash_of(value), |&key| self.values[key].borrow() == value).copied()
    }

    /// Changes values in place; their handles stay. Values that differed must differ still.
    pub fn update(&mut self, mut change: impl FnMut(&mut T)) {
        self.table.clear();
        for value in self.values.values_mut() {
            change(value);
        }
        let values = &self.values;
        for key in values.keys() {
            let hash = hash_of(&values[key]);
            self.table.insert_unique(hash, key, |&key| hash_of(&values[key]));
        }
    }

    fn push(&mut self, hash: u64, value: T) -> K {
        let key = self.values.push(value);
        let values = &self.values;
        self.table.insert_unique(hash, key, |&key| hash_of(&values[key]));
        key
    }
}

impl<K: EntityRef, T> Index<K> for Interner<K, T> {
    type Output = T;

    fn index(&self, key: K) -> &T {
        &self.values[key]
    }
}

impl<'a, K: EntityRef, T> IntoIterator for &'a Interner<K, T> {
    type Item = (K, &'a T);
    type IntoIter = cranelift_entity::Iter<'a, K, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.values.iter()
    }
}

impl<K: EntityRef + fmt::Debug, T: fmt::Debug> fmt::Debug for Interner<K, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.values.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq)]
    struct Name(u32);
    cranelift_entity::entity_impl!(Name, "name");

    #[test]
    fn interner_gives_one_handle_per_value() {
        let mut names: Interner<Name, String> = Interner::new();
        let a = names.intern("a".to_owned());
        let handles: Vec<Name> = (0..200).map(|i| names.intern_ref(&*format!("n{i}"))).collect();
        assert_eq!(names.intern_ref("a"), a);
        assert_eq!(names.find("n77"), Some(handles[77]));
        assert_eq!(names.find("missing"), None);
        assert_eq!(names[handles[199]], "n199");
        assert_eq!(names.len(), 201);
        assert!(names.keys().eq((0..201).map(Name)));
    }
}
