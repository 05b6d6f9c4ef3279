//! Places of spill slots: whole slots, or parts of larger ones, that are free while a slot is live.
//!
//! Slots are placed from the largest to the smallest, and slots of one size in the order in which they become live. A slot takes
//! a part of one placed before that is free during its interval. Where there is none, it stays a slot of its own.

use core::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

use cranelift_entity::SecondaryMap;
use ir::machine::FrameSlot;

/// Bytes of the pieces that slots are divided into.
const PIECE: u64 = 4;

/// Place of a slot in another, or in itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Home {
    pub(super) slot: FrameSlot,
    /// In bytes.
    pub(super) offset: u64,
}

/// Slots that may lie in each other's place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Kind {
    pub(super) stack: &'static str,
    /// The size in bytes where slots of other sizes may not share the place.
    pub(super) exact: Option<u64>,
    pub(super) align: u64,
}

/// A slot and the time in which it is live.
#[derive(Clone, Copy, Debug)]
pub(super) struct Live {
    pub(super) slot: FrameSlot,
    pub(super) size: u64,
    pub(super) interval: (u32, u32),
}

/// Finds places for slots of one kind. Those that are homes of their own are in the order of their sizes.
pub(super) fn colour(mut slots: Vec<Live>, places: &mut SecondaryMap<FrameSlot, Option<Home>>) {
    slots.sort_unstable_by_key(|live| (Reverse(live.size), live.interval, live.slot));
    let mut homes = Homes::default();
    for class in slots.chunk_by(|a, b| a.size == b.size) {
        homes.place(class, places);
    }
}

/// Times in which a piece of a home is taken: ends by begins.
type Taken = BTreeMap<u32, u32>;

#[derive(Default)]
struct Homes {
    /// The homes with their sizes, and the first of their pieces.
    list: Vec<(FrameSlot, u64, usize)>,
    pieces: Vec<Taken>,
}

/// A part of a home, of the size at hand.
#[derive(Clone, Copy, Debug)]
struct Part {
    home: Home,
    /// The first of its pieces.
    first: usize,
}

impl Homes {
    /// Places the slots of one size, which are in the order of their intervals.
    fn place(&mut self, class: &[Live], places: &mut SecondaryMap<FrameSlot, Option<Home>>) {
        let Some(size) = class.first().map(|live| live.size) else { return };
        let count = size.div_ceil(PIECE).max(1) as usize;
        let mut parts = self.parts(size, count);
        // Parts that are free, by the time from which they are not, and the others by the time from which they are.
        let mut free: BTreeSet<(u32, usize)> = BTreeSet::new();
        let mut later: BinaryHeap<Reverse<(u32, usize)>> =
            (0..parts.len()).map(|part| Reverse((0, part))).collect();
        for live in class {
            let (begin, end) = live.interval;
            while let Some(&(until, part)) = free.first()
                && until <= begin
            {
                free.pop_first();
                later.push(Reverse((begin, part)));
            }
            while let Some(&Reverse((from, part))) = later.peek()
                && from <= begin
            {
                later.pop();
                match self.free_until(&parts[part], count, begin) {
                    Ok(until) => _ = free.insert((until, part)),
                    Err(from) => later.push(Reverse((from, part))),
                }
            }
            // The one that is free for the shortest time of those that are so long enough.
            let found = end.checked_add(1).and_then(|end| free.range((end, 0)..).next().copied());
            let found = found.map(|found| {
                free.remove(&found);
                found.1
            });
            let part = found.unwrap_or_else(|| {
                parts.push(self.new_home(live, count));
                parts.len() - 1
            });
            let Part { home, first } = parts[part];
            for piece in &mut self.pieces[first..first + count] {
                piece.insert(begin, end);
            }
            places[live.slot] = Some(home);
            later.push(Reverse((end.saturating_add(1), part)));
        }
    }

    /// The parts of the homes that have a size.
    fn parts(&self, size: u64, count: usize) -> Vec<Part> {
        let parts = self.list.iter().flat_map(|&(slot, all, first)| {
            (0..(all / size.max(1)) as usize).map(move |n| Part {
                home: Home { slot, offset: n as u64 * size },
                first: first + n * count,
            })
        });
        parts.collect()
    }

    fn new_home(&mut self, live: &Live, count: usize) -> Part {
        let first = self.pieces.len();
        self.pieces.resize_with(first + count, Taken::new);
        self.list.push((live.slot, live.size, first));
        Part { home: Home { slot: live.slot, offset: 0 }, first }
    }

    /// Returns the time until which a part is free, or if it is taken, the time from which it may be free.
    fn free_until(&self, part: &Part, count: usize, now: u32) -> Result<u32, u32> {
        let pieces = &self.pieces[part.first..part.first + count];
        let taken = pieces.iter().filter_map(|piece| {
            let (_, &until) = piece.range(..=now).next_back()?;
            (until >= now).then(|| until.saturating_add(1))
        });
        if let Some(from) = taken.max() {
            return Err(from);
        }
        let next = pieces.iter().filter_map(|piece| Some(*piece.range(now..).next()?.0));
        Ok(next.min().unwrap_or(u32::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slot(n: u32) -> FrameSlot {
        FrameSlot::from_u32(n)
    }

    fn homes(slots: &[(u64, u32, u32)]) -> Vec<(u32, u64)> {
        let live = slots.iter().zip(0..).map(|(&(size, begin, end), n)| Live {
            slot: slot(n),
            size,
            interval: (begin, end),
        });
        let mut places = SecondaryMap::new();
        colour(live.collect(), &mut places);
        let home = |n: u32| places[slot(n)].expect("a place");
        (0..slots.len() as u32).map(|n| (home(n).slot.as_u32(), home(n).offset)).collect()
    }

    #[test]
    fn small_slots_lie_in_parts_of_large_ones() {
        // Two dwords after a slot of four, a third that meets it.
        let found = homes(&[(16, 0, 9), (4, 10, 20), (4, 12, 20), (4, 8, 12)]);
        assert_eq!(found[0], (0, 0));
        assert!(found[1].0 == 0 && found[2].0 == 0 && found[1].1 != found[2].1, "{found:?}");
        assert_eq!(found[3], (3, 0));
    }

    #[test]
    fn slots_that_are_live_together_never_overlap() {
        let mut state = 12345u64;
        let mut next = |below: u64| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) % below
        };
        for _ in 0..200 {
            let slots: Vec<(u64, u32, u32)> = (0..60)
                .map(|_| {
                    let begin = next(100) as u32;
                    ([4, 8, 12, 16, 32][next(5) as usize], begin, begin + next(40) as u32)
                })
                .collect();
            let found = homes(&slots);
            for (a, b) in (0..slots.len()).flat_map(|a| (0..a).map(move |b| (a, b))) {
                let together = slots[a].1 <= slots[b].2 && slots[b].1 <= slots[a].2;
                let ends = |n: usize| (found[n].1, found[n].1 + slots[n].0);
                let (of_a, of_b) = (ends(a), ends(b));
                let overlap = found[a].0 == found[b].0 && of_a.0 < of_b.1 && of_b.0 < of_a.1;
                assert!(!(together && overlap), "{:?} {:?}", slots[a], slots[b]);
            }
            for (&(home, offset), &(size, ..)) in found.iter().zip(&slots) {
                assert!(offset + size <= slots[home as usize].0);
                assert_eq!(found[home as usize], (home, 0), "a home lies in itself");
            }
        }
    }
}
