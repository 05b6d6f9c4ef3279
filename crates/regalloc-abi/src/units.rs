//! Sets of register units: one dense bit set by file.

use ir::machine::{LaneMask, PReg, RegFile, TargetInfo};
use smallvec::{SmallVec, smallvec};

/// A set of units of one register file.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct UnitSet {
    /// Files of up to 512 units need no memory of their own.
    words: SmallVec<[u64; 8]>,
    len: u32,
}

// Derived, it would go word by word through an iterator.
impl Clone for UnitSet {
    fn clone(&self) -> Self {
        Self { words: SmallVec::from_slice(&self.words), len: self.len }
    }

    fn clone_from(&mut self, source: &Self) {
        if self.len == source.len {
            self.words.copy_from_slice(&source.words);
        } else {
            *self = source.clone();
        }
    }
}

impl UnitSet {
    /// The empty set of a file with `len` units.
    pub fn new(len: u32) -> Self {
        Self { words: smallvec![0; (len as usize).div_ceil(64)], len }
    }

    /// The units of the file.
    pub fn bound(&self) -> u32 {
        self.len
    }

    /// Whether a unit is in the set.
    pub fn contains(&self, unit: u32) -> bool {
        unit < self.len && self.words[unit as usize / 64] >> (unit % 64) & 1 == 1
    }

    /// Adds a unit.
    pub fn insert(&mut self, unit: u32) {
        if unit < self.len {
            self.words[unit as usize / 64] |= 1 << (unit % 64);
        }
    }

    /// Removes a unit.
    pub fn remove(&mut self, unit: u32) {
        if unit < self.len {
            self.words[unit as usize / 64] &= !(1 << (unit % 64));
        }
    }

    /// The words that a run is in, as far as it is in the file, with its bits of each.
    fn run_words(&self, first: u32, count: u32) -> impl Iterator<Item = (usize, u64)> + use<> {
        let end = (first + count).min(self.len);
        let words = if first < end { first / 64..(end - 1) / 64 + 1 } else { 0..0 };
        words.map(move |word| {
            let low = first.saturating_sub(word * 64);
            let high = (end - word * 64).min(64);
            (word as usize, (!0u64 << low) & (!0u64 >> (64 - high)))
        })
    }

    /// Adds a run.
    pub fn insert_run(&mut self, first: u32, count: u32) {
        self.run_words(first, count).for_each(|(word, bits)| self.words[word] |= bits);
    }

    /// Removes a run.
    pub fn remove_run(&mut self, first: u32, count: u32) {
        self.run_words(first, count).for_each(|(word, bits)| self.words[word] &= !bits);
    }

    /// Whether all of a run is in the set.
    pub fn contains_run(&self, first: u32, count: u32) -> bool {
        first + count <= self.len
            && self.run_words(first, count).all(|(word, bits)| self.words[word] & bits == bits)
    }

    /// Whether a unit of a run is in the set.
    pub fn meets_run(&self, first: u32, count: u32) -> bool {
        self.run_words(first, count).any(|(word, bits)| self.words[word] & bits != 0)
    }

    /// The first unit from `unit` on that is not in the set.
    pub(crate) fn absent_from(&self, unit: u32) -> u32 {
        let mut word = unit as usize / 64;
        let mut rest = !self.words.get(word).copied().unwrap_or(0) & (!0 << (unit % 64));
        while rest == 0 {
            word += 1;
            rest = !self.words.get(word).copied().unwrap_or(0);
        }
        word as u32 * 64 + rest.trailing_zeros()
    }

    /// The first of the units of the set in a row that end before `unit`; `unit` itself if there are none.
    pub(crate) fn run_before(&self, unit: u32) -> u32 {
        let mut at = unit;
        while at > 0 {
            // The bits below `at` in its word, moved to the upper end.
            let (word, bits) = ((at - 1) / 64, (at - 1) % 64 + 1);
            let run = (!(self.words[word as usize] << (64 - bits))).leading_zeros().min(bits);
            at -= run;
            if run < bits {
                break;
            }
        }
        at
    }

    /// The number of units.
    pub fn count(&self) -> u32 {
        self.words.iter().map(|w| w.count_ones()).sum()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    /// Removes every unit.
    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    /// Adds another set.
    pub fn union_with(&mut self, other: &Self) {
        self.words.iter_mut().zip(&other.words).for_each(|(a, b)| *a |= b);
    }

    /// Keeps what is in both.
    pub fn intersect_with(&mut self, other: &Self) {
        self.words.iter_mut().zip(&other.words).for_each(|(a, b)| *a &= b);
    }

    /// Removes another set.
    pub fn subtract(&mut self, other: &Self) {
        self.words.iter_mut().zip(&other.words).for_each(|(a, b)| *a &= !b);
    }

    /// Makes it the set of all other units of the file.
    pub fn complement(&mut self) {
        let len = self.len;
        self.words.iter_mut().for_each(|w| *w = !*w);
        if let Some(last) = self.words.last_mut() {
            *last &= !0 >> (len.wrapping_neg() % 64);
        }
    }

    /// Both sets' common units.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        let mut both = self.clone();
        both.intersect_with(other);
        both
    }

    /// This set without another.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        let mut rest = self.clone();
        rest.subtract(other);
        rest
    }

    /// The smallest unit.
    pub fn first(&self) -> Option<u32> {
        let word = self.words.iter().position(|&w| w != 0)?;
        Some(word as u32 * 64 + self.words[word].trailing_zeros())
    }

    /// The smallest unit that is not below `unit`.
    pub fn next_from(&self, unit: u32) -> Option<u32> {
        let first = unit as usize / 64;
        let head = self.words.get(first)? & (!0 << (unit % 64));
        if head != 0 {
            return Some(first as u32 * 64 + head.trailing_zeros());
        }
        let rest = self.words[first + 1..].iter().position(|&w| w != 0)?;
        let place = first + 1 + rest;
        Some(place as u32 * 64 + self.words[place].trailing_zeros())
    }

    /// The largest unit.
    pub fn last(&self) -> Option<u32> {
        let word = self.words.iter().rposition(|&w| w != 0)?;
        Some(word as u32 * 64 + 63 - self.words[word].leading_zeros())
    }

    /// The units in order.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.words.iter().enumerate().flat_map(|(place, &word)| {
            let rest = core::iter::successors((word != 0).then_some(word), |w| {
                let rest = w & (w - 1);
                (rest != 0).then_some(rest)
            });
            rest.map(move |w| place as u32 * 64 + w.trailing_zeros())
        })
    }

    /// The maximal runs, as pairs of first unit and length.
    pub fn runs(&self) -> Vec<(u32, u32)> {
        let mut runs: Vec<(u32, u32)> = Vec::new();
        for unit in self.iter() {
            match runs.last_mut() {
                Some((first, count)) if *first + *count == unit => *count += 1,
                _ => runs.push((unit, 1)),
            }
        }
        runs
    }

    /// The units that begin a run of `count` within the set, at multiples of `align`.
    #[must_use]
    pub fn starts(&self, count: u32, align: u32) -> Self {
        let mut starts = self.clone();
        let mut have = 1;
        while have < count {
            let step = have.min(count - have);
            starts.and_with_shifted(step);
            have += step;
        }
        if align > 1 {
            if align.is_power_of_two() && align <= 64 {
                let mask = (0..64).step_by(align as usize).fold(0u64, |m, bit| m | 1 << bit);
                starts.words.iter_mut().for_each(|w| *w &= mask);
            } else {
                let off: Vec<u32> = starts.iter().filter(|u| u % align != 0).collect();
                off.into_iter().for_each(|unit| starts.remove(unit));
            }
        }
        starts
    }

    /// The units at multiples of `align` at which a register of `count` units may begin so that
    /// its `lanes` lie within the set; its other lanes may lie anywhere in the file.
    #[must_use]
    pub fn starts_of_lanes(&self, lanes: LaneMask, count: u32, align: u32) -> Self {
        let mut starts = Self::new(self.len);
        starts.insert_run(0, (self.len + 1).saturating_sub(count));
        let mut rest = lanes.0;
        while rest != 0 {
            let mut shifted = self.clone();
            shifted.shift_down(rest.trailing_zeros());
            starts.intersect_with(&shifted);
            rest &= rest - 1;
        }
        if align > 1 {
            let off: Vec<u32> = starts.iter().filter(|u| u % align != 0).collect();
            off.into_iter().for_each(|unit| starts.remove(unit));
        }
        starts
    }

    /// `self >>= step`, for a step below 64.
    fn shift_down(&mut self, step: u32) {
        for place in 0..self.words.len() {
            let next = self.words.get(place + 1).copied().unwrap_or(0);
            if step != 0 {
                self.words[place] = self.words[place] >> step | next << (64 - step);
            }
        }
    }

    /// `self &= self >> step`, for a step of at most 64.
    fn and_with_shifted(&mut self, step: u32) {
        for place in 0..self.words.len() {
            let next = self.words.get(place + 1).copied().unwrap_or(0);
            let shifted = match step {
                0 => self.words[place],
                64 => next,
                _ => self.words[place] >> step | next << (64 - step),
            };
            self.words[place] &= shifted;
        }
    }
}

/// Sets of units of every file.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct FileSets {
    files: Vec<UnitSet>,
}

// Derived, it would not reuse the memory.
impl Clone for FileSets {
    fn clone(&self) -> Self {
        Self { files: self.files.clone() }
    }

    fn clone_from(&mut self, source: &Self) {
        self.files.clone_from(&source.files);
    }
}

impl FileSets {
    /// Empty sets for a target's files.
    pub fn new(target: &TargetInfo) -> Self {
        let units = |file: &ir::machine::RegFileDesc| {
            u32::from(file.count) * u32::from(file.units_per_reg.max(1))
        };
        Self { files: target.reg_files.iter().map(|file| UnitSet::new(units(file))).collect() }
    }

    /// The set of some registers.
    pub fn of(target: &TargetInfo, registers: &[PReg]) -> Self {
        let mut sets = Self::new(target);
        registers.iter().for_each(|&reg| sets.insert(reg));
        sets
    }

    /// The set of a file.
    pub fn file(&self, file: RegFile) -> &UnitSet {
        &self.files[usize::from(file.0)]
    }

    /// The set of a file, to be changed.
    pub fn file_mut(&mut self, file: RegFile) -> &mut UnitSet {
        &mut self.files[usize::from(file.0)]
    }

    /// The files with their sets.
    pub fn iter(&self) -> impl Iterator<Item = (RegFile, &UnitSet)> {
        self.files.iter().enumerate().map(|(file, set)| (RegFile(file as u8), set))
    }

    /// Adds a register.
    pub fn insert(&mut self, reg: PReg) {
        let (first, count) = (u32::from(reg.first_unit()), u32::from(reg.units()));
        self.file_mut(reg.file()).insert_run(first, count);
    }

    /// Removes a register.
    pub fn remove(&mut self, reg: PReg) {
        let (first, count) = (u32::from(reg.first_unit()), u32::from(reg.units()));
        self.file_mut(reg.file()).remove_run(first, count);
    }

    /// Adds some lanes of a register.
    pub fn insert_lanes(&mut self, reg: PReg, lanes: LaneMask) {
        for unit in units_of(reg, lanes) {
            self.file_mut(reg.file()).insert(unit);
        }
    }

    /// Removes some lanes of a register.
    pub fn remove_lanes(&mut self, reg: PReg, lanes: LaneMask) {
        for unit in units_of(reg, lanes) {
            self.file_mut(reg.file()).remove(unit);
        }
    }

    /// Whether all units of a register are in the sets.
    pub fn contains(&self, reg: PReg) -> bool {
        self.file(reg.file()).contains_run(u32::from(reg.first_unit()), u32::from(reg.units()))
    }

    /// Whether a unit of a register is in the sets.
    pub fn meets(&self, reg: PReg) -> bool {
        self.file(reg.file()).meets_run(u32::from(reg.first_unit()), u32::from(reg.units()))
    }

    /// Whether some of the lanes of a register are in the sets.
    pub fn meets_lanes(&self, reg: PReg, lanes: LaneMask) -> bool {
        units_of(reg, lanes).any(|unit| self.file(reg.file()).contains(unit))
    }

    /// Adds other sets.
    pub fn union_with(&mut self, other: &Self) {
        self.files.iter_mut().zip(&other.files).for_each(|(a, b)| a.union_with(b));
    }

    /// Keeps what is in both.
    pub fn intersect_with(&mut self, other: &Self) {
        self.files.iter_mut().zip(&other.files).for_each(|(a, b)| a.intersect_with(b));
    }

    /// Removes other sets.
    pub fn subtract(&mut self, other: &Self) {
        self.files.iter_mut().zip(&other.files).for_each(|(a, b)| a.subtract(b));
    }

    /// Makes them the sets of all other units.
    pub fn complement(&mut self) {
        self.files.iter_mut().for_each(UnitSet::complement);
    }

    /// Removes every unit.
    pub fn clear(&mut self) {
        self.files.iter_mut().for_each(UnitSet::clear);
    }

    /// Whether all sets are empty.
    pub fn is_empty(&self) -> bool {
        self.files.iter().all(UnitSet::is_empty)
    }

    /// The number of units in all.
    pub fn count(&self) -> u32 {
        self.files.iter().map(UnitSet::count).sum()
    }
}

/// The units of some lanes of a register.
pub(crate) fn units_of(reg: PReg, lanes: LaneMask) -> impl Iterator<Item = u32> {
    let mut rest = lanes.intersection(LaneMask::run(0, u32::from(reg.units()))).0;
    core::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let lane = rest.trailing_zeros();
        rest &= rest - 1;
        Some(u32::from(reg.first_unit()) + lane)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_complement_is_the_rest_of_the_file() {
        for len in [1, 63, 64, 65, 200] {
            let mut set = UnitSet::new(len);
            set.insert_run(0, len / 2);
            set.complement();
            assert_eq!(set.runs(), [(len / 2, len - len / 2)]);
        }
    }

    #[test]
    fn starts_are_runs_that_fit() {
        let mut set = UnitSet::new(200);
        set.insert_run(3, 5);
        set.insert_run(60, 70);
        let starts = |count, align| set.starts(count, align).iter().collect::<Vec<_>>();
        assert_eq!(starts(5, 1)[..2], [3, 60]);
        assert_eq!(starts(4, 4), [4].into_iter().chain((60..=126).step_by(4)).collect::<Vec<_>>());
        assert_eq!(starts(64, 1), (60..=66).collect::<Vec<_>>());
        assert_eq!(starts(64, 64), [64]);
        assert_eq!(starts(2, 3)[..4], [3, 6, 60, 63]);
        assert_eq!(starts(2, 3).last(), Some(&126));
        assert_eq!(set.runs(), [(3, 5), (60, 70)]);
        assert_eq!((set.first(), set.last(), set.count()), (Some(3), Some(129), 75));
    }

    #[test]
    fn runs_are_what_their_units_are() {
        let mut set = UnitSet::new(150);
        for (first, count) in [(3, 5), (60, 70), (140, 20), (149, 1), (20, 0), (150, 4)] {
            let mut one_by_one = set.clone();
            (first..first + count).for_each(|unit| one_by_one.insert(unit));
            set.insert_run(first, count);
            assert_eq!(set, one_by_one);
        }
        for first in 0..=150 {
            for count in [0, 1, 2, 63, 64, 65, 100] {
                let mut units = first..first + count;
                assert_eq!(set.contains_run(first, count), units.clone().all(|u| set.contains(u)));
                assert_eq!(set.meets_run(first, count), units.clone().any(|u| set.contains(u)));
                let (mut run, mut one_by_one) = (set.clone(), set.clone());
                run.remove_run(first, count);
                units.by_ref().for_each(|unit| one_by_one.remove(unit));
                assert_eq!(run, one_by_one);
            }
            assert_eq!(Some(set.absent_from(first)), (first..).find(|&u| !set.contains(u)));
            let below = (0..first).rev().take_while(|&u| set.contains(u)).last();
            assert_eq!(set.run_before(first), below.unwrap_or(first));
        }
    }

    #[test]
    fn lanes_select_units() {
        let reg = PReg::new(RegFile(0), 6, 4);
        assert_eq!(units_of(reg, LaneMask(0b1_1010)).collect::<Vec<_>>(), [7, 9]);
    }
}
