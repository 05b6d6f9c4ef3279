//! Sets of numbers that share their greatest members.
//!
//! A set is a list in ascending order: its least number, and the set of the others, which other sets share. In nested
//! code the set of an inner place is that of the outer one with smaller numbers in front: all sets together take memory
//! for the differences only, and the union of two sets takes time for what they do not share.

use crate::map::Map;

/// A set of [`NestedSets`]. Equal sets of one table are the same value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct NestedSet(u32);

impl NestedSet {
    /// The set without members.
    pub const EMPTY: Self = Self(0);

    /// Whether it has no members.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Returns the place in [`NestedSets::sets`]; None for the empty set.
    pub fn index(self) -> Option<usize> {
        self.0.checked_sub(1).map(|index| index as usize)
    }
}

/// Table of sets.
#[derive(Clone, Default, Debug)]
pub struct NestedSets {
    /// The least member of each set, and the set of the others. The empty set is not listed.
    cells: Vec<(u32, NestedSet)>,
    known: Map<(u32, NestedSet), NestedSet>,
}

impl NestedSets {
    /// Returns the least member.
    pub fn first(&self, set: NestedSet) -> Option<u32> {
        self.split(set).map(|(first, _)| first)
    }

    /// Returns the least member and the set of the others.
    pub fn split(&self, set: NestedSet) -> Option<(u32, NestedSet)> {
        set.index().map(|index| self.cells[index])
    }

    /// The members in ascending order.
    pub fn iter(&self, set: NestedSet) -> impl Iterator<Item = u32> + '_ {
        let mut rest = set;
        core::iter::from_fn(move || {
            let (first, others) = self.split(rest)?;
            rest = others;
            Some(first)
        })
    }

    /// Whether a number is a member. Takes time for the members that are smaller.
    pub fn contains(&self, set: NestedSet, value: u32) -> bool {
        self.iter(set).find(|&member| member >= value) == Some(value)
    }

    /// Returns a set with one more member. Takes time for the members that are smaller.
    pub fn insert(&mut self, set: NestedSet, value: u32) -> NestedSet {
        let single = self.cell(value, NestedSet::EMPTY);
        self.union(set, single)
    }

    /// Returns a set without a member. Takes time for the members that are smaller.
    pub fn remove(&mut self, set: NestedSet, value: u32) -> NestedSet {
        let mut smaller: Vec<u32> = Vec::new();
        let mut rest = set;
        while let Some((first, others)) = self.split(rest).filter(|&(first, _)| first <= value) {
            if first == value {
                return self.prepend(&smaller, others);
            }
            smaller.push(first);
            rest = others;
        }
        set
    }

    /// Returns the members that are greater than a number. Takes time for the others.
    pub fn above(&self, set: NestedSet, value: u32) -> NestedSet {
        let mut rest = set;
        while let Some((_, others)) = self.split(rest).filter(|&(first, _)| first <= value) {
            rest = others;
        }
        rest
    }

    /// Returns the members of both sets. Takes time for the members that are smaller than those of a shared tail.
    pub fn union(&mut self, a: NestedSet, b: NestedSet) -> NestedSet {
        let mut smaller: Vec<u32> = Vec::new();
        let (mut a, mut b) = (a, b);
        let tail = loop {
            if a == b {
                break a;
            }
            match (self.split(a), self.split(b)) {
                (None, _) => break b,
                (_, None) => break a,
                (Some((x, others)), Some((y, _))) if x < y => {
                    smaller.push(x);
                    a = others;
                }
                (Some((x, rest)), Some((y, others))) => {
                    smaller.push(y);
                    b = others;
                    if x == y {
                        a = rest;
                    }
                }
            }
        };
        self.prepend(&smaller, tail)
    }

    /// All sets but the empty one, in the order of [`NestedSet::index`]: the least member, and the set of the others,
    /// which comes before.
    pub fn sets(&self) -> impl Iterator<Item = (u32, NestedSet)> + '_ {
        self.cells.iter().copied()
    }

    /// Puts numbers in ascending order before a set whose members are greater.
    fn prepend(&mut self, smaller: &[u32], tail: NestedSet) -> NestedSet {
        smaller.iter().rev().fold(tail, |rest, &value| self.cell(value, rest))
    }

    fn cell(&mut self, first: u32, others: NestedSet) -> NestedSet {
        if let Some(&set) = self.known.get(&(first, others)) {
            return set;
        }
        self.cells.push((first, others));
        let set = NestedSet(self.cells.len() as u32);
        self.known.insert((first, others), set);
        set
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::Random;
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn sets_are_as_of_a_tree() {
        let mut random = Random(7);
        let mut sets = NestedSets::default();
        let mut all: Vec<(NestedSet, BTreeSet<u32>)> = vec![(NestedSet::EMPTY, BTreeSet::new())];
        for _ in 0..3000 {
            let (set, mut tree) = all[random.below(all.len())].clone();
            let value = random.below(20) as u32;
            let made = match random.below(3) {
                0 => {
                    tree.insert(value);
                    sets.insert(set, value)
                }
                1 => {
                    tree.remove(&value);
                    sets.remove(set, value)
                }
                _ => {
                    let (other, with) = all[random.below(all.len())].clone();
                    tree.extend(with);
                    sets.union(set, other)
                }
            };
            assert!(sets.iter(made).eq(tree.iter().copied()));
            assert_eq!(sets.first(made), tree.first().copied());
            assert!(sets.iter(sets.above(made, value)).eq(tree.range(value + 1..).copied()));
            assert_eq!(sets.contains(made, value), tree.contains(&value));
            for (set, other) in &all {
                assert_eq!(*set == made, *other == tree);
            }
            if all.len() < 200 && all.iter().all(|(set, _)| *set != made) {
                all.push((made, tree));
            }
        }
    }

    #[test]
    fn nests_share_memory() {
        let mut sets = NestedSets::default();
        let mut set = NestedSet::EMPTY;
        for value in (0..1000).rev() {
            set = sets.insert(set, value);
        }
        // Each of the 1,000 sets, and each number alone.
        assert!(sets.sets().count() < 2000);
    }
}
