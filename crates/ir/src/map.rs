//! Hash maps and sets whose order cannot leak into the output, and hash-consing.
//!
//! The maps are hashbrown's with the Fx hasher (fixed seed, fast on small integer keys). They offer
//! no iteration except [`Map::sorted`] and [`Set::sorted`], so the same input gives the same bytes
//! on every machine, run and thread count. Clippy keeps the raw types out of the other modules.
//!
//! [`Interner`] hands out one small handle per distinct value: types, constants, attribute groups
//! and metadata are compared by handle from then on.
#![allow(clippy::disallowed_types, reason = "this module is the wrapper that the lint points to")]

use core::borrow::Borrow;
use core::fmt;
use core::hash::{BuildHasher, Hash, Hasher as _};
use core::ops::Index;

use cranelift_entity::{EntityRef, PrimaryMap};
use hashbrown::{HashMap, HashSet, HashTable};
use rustc_hash::FxBuildHasher;

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

/// A hash map with a fixed hasher and only sorted iteration.
#[derive(Clone)]
pub struct Map<K, V> {
    raw: HashMap<K, V, FxBuildHasher>,
}

impl<K, V> Default for Map<K, V> {
    fn default() -> Self {
        Self { raw: HashMap::with_hasher(FxBuildHasher) }
    }
}

impl<K, V> Map<K, V> {
    /// An empty map; allocates nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.raw.len()
    }

    /// Whether there is no entry.
    pub fn is_empty(&self) -> bool {
        self.raw.is_empty()
    }

    /// Removes every entry and keeps the memory.
    pub fn clear(&mut self) {
        self.raw.clear();
    }
}

impl<K: Eq + Hash, V> Map<K, V> {
    /// An empty map with room for `capacity` entries.
    pub fn with_capacity(capacity: usize) -> Self {
        Self { raw: HashMap::with_capacity_and_hasher(capacity, FxBuildHasher) }
    }

    /// Makes room for `additional` more entries.
    pub fn reserve(&mut self, additional: usize) {
        self.raw.reserve(additional);
    }

    /// The value of `key`.
    pub fn get<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.raw.get(key)
    }

    /// The value of `key`, to be changed in place.
    pub fn get_mut<Q: Eq + Hash + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        self.raw.get_mut(key)
    }

    /// Whether `key` has a value.
    pub fn contains_key<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.raw.contains_key(key)
    }

    /// Sets the value of `key` and returns the one it had.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        self.raw.insert(key, value)
    }

    /// Removes `key` and returns the value it had.
    pub fn remove<Q: Eq + Hash + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        self.raw.remove(key)
    }

    /// The value of `key`; `make` gives it if there is none yet.
    pub fn get_or_insert_with(&mut self, key: K, make: impl FnOnce() -> V) -> &mut V {
        self.raw.entry(key).or_insert_with(make)
    }

    /// The value of `key`; the default of its type if there is none yet.
    pub fn get_or_default(&mut self, key: K) -> &mut V
    where
        V: Default,
    {
        self.raw.entry(key).or_default()
    }

    /// Keeps the entries for which `keep` says so. It is called in no particular order, so its
    /// answer must depend on nothing but the entry.
    pub fn retain(&mut self, keep: impl FnMut(&K, &mut V) -> bool) {
        self.raw.retain(keep);
    }

    /// The entries in order of their keys.
    pub fn sorted(&self) -> std::vec::IntoIter<(&K, &V)>
    where
        K: Ord,
    {
        let mut entries: Vec<(&K, &V)> = self.raw.iter().collect();
        entries.sort_unstable_by(|a, b| a.0.cmp(b.0));
        entries.into_iter()
    }

    /// The entries by value in order of their keys.
    pub fn into_sorted(self) -> std::vec::IntoIter<(K, V)>
    where
        K: Ord,
    {
        let mut entries: Vec<(K, V)> = self.raw.into_iter().collect();
        entries.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        entries.into_iter()
    }
}

impl<K: Eq + Hash, V, Q: Eq + Hash + ?Sized> Index<&Q> for Map<K, V>
where
    K: Borrow<Q>,
{
    type Output = V;

    fn index(&self, key: &Q) -> &V {
        &self.raw[key]
    }
}

impl<K: Eq + Hash, V> FromIterator<(K, V)> for Map<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        let mut map = Self::new();
        map.extend(entries);
        map
    }
}

impl<K: Eq + Hash, V> Extend<(K, V)> for Map<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) {
        self.raw.extend(entries);
    }
}

impl<K: Eq + Hash, V: PartialEq> PartialEq for Map<K, V> {
    fn eq(&self, other: &Self) -> bool {
        self.raw == other.raw
    }
}

impl<K: Eq + Hash, V: Eq> Eq for Map<K, V> {}

impl<K: Eq + Hash + Ord + fmt::Debug, V: fmt::Debug> fmt::Debug for Map<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.sorted()).finish()
    }
}

/// A hash set with a fixed hasher and only sorted iteration.
#[derive(Clone)]
pub struct Set<K> {
    raw: HashSet<K, FxBuildHasher>,
}

impl<K> Default for Set<K> {
    fn default() -> Self {
        Self { raw: HashSet::with_hasher(FxBuildHasher) }
    }
}

impl<K> Set<K> {
    /// An empty set; allocates nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// The number of members.
    pub fn len(&self) -> usize {
        self.raw.len()
    }

    /// Whether there is no member.
    pub fn is_empty(&self) -> bool {
        self.raw.is_empty()
    }

    /// Removes every member and keeps the memory.
    pub fn clear(&mut self) {
        self.raw.clear();
    }
}

impl<K: Eq + Hash> Set<K> {
    /// An empty set with room for `capacity` members.
    pub fn with_capacity(capacity: usize) -> Self {
        Self { raw: HashSet::with_capacity_and_hasher(capacity, FxBuildHasher) }
    }

    /// Makes room for `additional` more members.
    pub fn reserve(&mut self, additional: usize) {
        self.raw.reserve(additional);
    }

    /// Whether `key` is a member.
    pub fn contains<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.raw.contains(key)
    }

    /// Adds `key`; whether it is new.
    pub fn insert(&mut self, key: K) -> bool {
        self.raw.insert(key)
    }

    /// Removes `key`; whether it was there.
    pub fn remove<Q: Eq + Hash + ?Sized>(&mut self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.raw.remove(key)
    }

    /// Keeps the members for which `keep` says so. It is called in no particular order.
    pub fn retain(&mut self, keep: impl FnMut(&K) -> bool) {
        self.raw.retain(keep);
    }

    /// The members in order.
    pub fn sorted(&self) -> std::vec::IntoIter<&K>
    where
        K: Ord,
    {
        let mut members: Vec<&K> = self.raw.iter().collect();
        members.sort_unstable();
        members.into_iter()
    }

    /// The members by value, in order.
    pub fn into_sorted(self) -> std::vec::IntoIter<K>
    where
        K: Ord,
    {
        let mut members: Vec<K> = self.raw.into_iter().collect();
        members.sort_unstable();
        members.into_iter()
    }
}

impl<K: Eq + Hash> FromIterator<K> for Set<K> {
    fn from_iter<I: IntoIterator<Item = K>>(members: I) -> Self {
        let mut set = Self::new();
        set.extend(members);
        set
    }
}

impl<K: Eq + Hash> Extend<K> for Set<K> {
    fn extend<I: IntoIterator<Item = K>>(&mut self, members: I) {
        self.raw.extend(members);
    }
}

impl<K: Eq + Hash> PartialEq for Set<K> {
    fn eq(&self, other: &Self) -> bool {
        self.raw == other.raw
    }
}

impl<K: Eq + Hash> Eq for Set<K> {}

impl<K: Eq + Hash + Ord + fmt::Debug> fmt::Debug for Set<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.sorted()).finish()
    }
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
    fn iteration_is_sorted_whatever_the_insertion_order() {
        let forward: Map<u32, u32> = (0..1000).map(|i| (i, i * 2)).collect();
        let backward: Map<u32, u32> = (0..1000).rev().map(|i| (i, i * 2)).collect();
        assert_eq!(forward, backward);
        assert!(backward.sorted().map(|(k, _)| *k).eq(0..1000));
        let set: Set<u32> = [5, 3, 9, 3].into_iter().collect();
        assert_eq!(set.into_sorted().collect::<Vec<_>>(), [3, 5, 9]);
    }

    #[test]
    fn get_or_insert_with_makes_a_value_once() {
        let mut map: Map<&str, Vec<u32>> = Map::new();
        map.get_or_insert_with("a", Vec::new).push(1);
        map.get_or_insert_with("a", || panic!("already there")).push(2);
        assert_eq!(map["a"], [1, 2]);
        assert_eq!(map.remove("a"), Some(vec![1, 2]));
        assert!(map.is_empty());
    }

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
