//! The writes of each place in coherence order.

use super::thread::{Release, Thread};
use super::who::{Who, morally_strong};
use crate::fault::Result;
use crate::memory::Segment;
use crate::ptx::inst::{Scope, Sem};
use ir::map::Map;
use std::rc::Rc;

/// Writes that are kept of a place.
const VERSIONS: usize = 16;

/// An access of at most eight bytes that is aligned to its size.
#[derive(Clone, Copy, Debug)]
pub(in crate::ptx) struct Access {
    pub(in crate::ptx) address: u64,
    pub(in crate::ptx) size: u32,
    pub(in crate::ptx) sem: Sem,
}

impl Access {
    pub(super) fn word(&self) -> u64 {
        self.address >> 3
    }

    fn shift(&self) -> u32 {
        (self.address & 7) as u32 * 8
    }

    /// Its bytes in the word.
    pub(super) fn mask(&self) -> u8 {
        let bytes = (1u16 << self.size) - 1;
        (bytes << (self.address & 7)) as u8
    }

    pub(super) fn to_word(self, value: u64) -> u64 {
        value << self.shift()
    }

    fn of_word(self, word: u64) -> u64 {
        word >> self.shift() & (u64::MAX >> (64 - 8 * self.size))
    }
}

/// A write to a word of eight bytes.
#[derive(Clone, Debug)]
pub(super) struct Write {
    /// A number that grows with each write of the grid.
    pub(super) time: u64,
    pub(super) who: Who,
    /// Its scope, if it is strong.
    pub(super) strong: Option<Scope>,
    pub(super) mask: u8,
    /// It is the second half of an atomic operation: no other write comes between the two.
    pub(super) atomic: bool,
    pub(super) value: u64,
    /// Release patterns that it ends, or that come through the atomic operations before it.
    pub(super) releases: Rc<[Release]>,
}

/// A word of memory.
#[derive(Clone, Debug)]
pub(super) struct MemoryWord {
    /// Its value before all writes that are kept.
    initial: u64,
    /// In coherence order. The last ones are what memory holds.
    pub(super) writes: Vec<Write>,
    /// Bytes that the grid has written, and those of writes that are no longer kept.
    written: u8,
    forgotten: u8,
}

/// A state space's words that have been written.
#[derive(Debug)]
pub(in crate::ptx) struct History {
    places: Map<u64, MemoryWord>,
    /// Tells the words of this space from those of others.
    tag: u64,
}

impl History {
    pub(in crate::ptx) fn new(tag: u64) -> History {
        History { places: Map::default(), tag: tag << 44 }
    }

    /// The name of a written place in views.
    pub(super) fn name(&self, word: u64, mask: u8) -> u64 {
        self.tag ^ (word << 3 | u64::from(mask.trailing_zeros()))
    }

    /// A word, if the grid has written to these bytes of it.
    #[inline]
    pub(super) fn place(&self, word: u64, mask: u8) -> Option<&MemoryWord> {
        self.places.get(&word).filter(|p| p.written & mask != 0)
    }

    /// The number of a place's first writes that a thread must see.
    pub(super) fn floor(&self, place: &MemoryWord, word: u64, mask: u8, thread: &Thread) -> usize {
        let must_see = |w: &Write| {
            w.who.thread == thread.who.thread
                || thread.view.has(w.who, w.time)
                || thread.view.has_seen_any()
                    && thread.view.has_seen(self.name(word, w.mask), w.time)
        };
        let last = place.writes.iter().rposition(|w| w.mask & mask != 0 && must_see(w));
        last.map_or(0, |at| at + 1).max(place.start(mask))
    }

    /// Puts a write into coherence order before the write with this index. Memory holds what is last.
    pub(super) fn insert(
        &mut self,
        memory: &mut Segment,
        access: Access,
        write: Write,
        at: Option<usize>,
    ) -> Result<()> {
        let word = access.word();
        let value = access.of_word(write.value);
        let mask = write.mask;
        if !self.places.contains_key(&word) {
            let initial = current(memory, word);
            self.places
                .insert(word, MemoryWord { initial, writes: Vec::new(), written: 0, forgotten: 0 });
        }
        let Some(place) = self.places.get_mut(&word) else { return Ok(()) };
        let at = at.unwrap_or(place.writes.len());
        let later = place.writes[at..].iter().fold(0, |m, w| m | w.mask) & mask;
        if later == 0 {
            memory.store(access.address, access.size, value)?;
        } else {
            let bytes = value.to_le_bytes();
            for n in 0..u64::from(access.size) {
                let address = access.address + n;
                if later >> (address & 7) & 1 == 0 {
                    memory.store(address, 1, u64::from(bytes[n as usize]))?;
                }
            }
        }
        place.written |= mask;
        place.writes.insert(at, write);
        if place.writes.len() > VERSIONS {
            place.forget_one();
        }
        Ok(())
    }
}

impl MemoryWord {
    /// Makes the oldest write that others follow a part of the initial value. The last one of a byte stays: it has what a
    /// release put into it.
    fn forget_one(&mut self) {
        let mut earlier = 0;
        for at in 0..self.writes.len() {
            let mask = self.writes[at].mask;
            let later = self.writes[at + 1..].iter().fold(0, |m, w| m | w.mask);
            if earlier & mask == 0 && later & mask == mask {
                let write = self.writes.remove(at);
                merge(&mut self.initial, &write);
                self.forgotten |= mask;
                return;
            }
            earlier |= mask;
        }
    }

    /// The least number of writes before a reader of these bytes: the initial value has not what the forgotten ones
    /// released.
    fn start(&self, mask: u8) -> usize {
        let mut missing = self.forgotten & mask;
        let covered = self.writes.iter().take_while(|w| {
            let go_on = missing != 0;
            missing &= !w.mask;
            go_on
        });
        covered.count()
    }

    /// The value after so many writes.
    pub(super) fn value(&self, access: Access, count: usize) -> u64 {
        let mut word = self.initial;
        for write in &self.writes[..count] {
            merge(&mut word, write);
        }
        access.of_word(word)
    }

    /// The last of the first `count` writes that concerns these bytes.
    pub(super) fn last(&self, mask: u8, count: usize) -> Option<&Write> {
        self.writes[..count].iter().rfind(|w| w.mask & mask != 0)
    }

    /// Numbers of writes after which a reader may stand who must see `floor` of them, ascending.
    pub(super) fn cuts(&self, mask: u8, floor: usize) -> impl Iterator<Item = usize> {
        let after = self.writes[floor..].iter().enumerate();
        std::iter::once(floor)
            .chain(after.filter(move |(_, w)| w.mask & mask != 0).map(move |(n, _)| floor + n + 1))
    }

    /// The number of the last write that is morally strong with an operation. No such write comes between the two halves of
    /// an atomic operation.
    pub(super) fn morally_strong_end(&self, mask: u8, who: Who, scope: Option<Scope>) -> usize {
        let strong =
            |w: &Write| w.strong.is_some() && morally_strong((w.who, w.strong), (who, scope));
        self.writes.iter().rposition(|w| w.mask & mask != 0 && strong(w)).map_or(0, |at| at + 1)
    }

    /// The place of a write in coherence order at `from` or later that does not part an atomic operation.
    pub(super) fn gap(&self, mask: u8, from: usize) -> usize {
        let mut at = from;
        loop {
            let next = self.writes[at..].iter().position(|w| w.mask & mask != 0);
            match next.map(|n| at + n) {
                Some(next) if self.writes[next].atomic => at = next + 1,
                _ => return at,
            }
        }
    }
}

fn merge(word: &mut u64, write: &Write) {
    let mut bits = 0u64;
    for n in (0..8).filter(|n| write.mask >> n & 1 == 1) {
        bits |= 0xff << (8 * n);
    }
    *word = *word & !bits | write.value & bits;
}

/// A word of memory; zeros outside of its allocation.
fn current(memory: &Segment, word: u64) -> u64 {
    memory.load(word << 3, 8).unwrap_or_else(|_| {
        let byte = |n: u64| memory.load((word << 3) + n, 1).unwrap_or(0);
        (0..8).fold(0, |value, n| value | byte(n) << (8 * n))
    })
}
