//! The memory consistency model of the PTX ISA, as weak as its axioms allow.
//!
//! Each word that the grid writes has its writes in coherence order. A thread has a view: the writes that precede its next
//! operation in causality order. A read takes any write that is not overwritten in the view; a write goes anywhere in
//! coherence order after the writes of the view. Releases put a view into a write, acquires and fences take it out, each
//! where the two scopes include each other's thread. So a store is seen late, in another order, or by some threads only,
//! unless a pattern of the model orders it.
//!
//! Sources are the chapter "Memory Consistency Model" of the PTX ISA (its sections are named where they are used) and
//! "A Formal Analysis of the NVIDIA PTX Memory Consistency Model" (Lustig and others, ASPLOS 2019).

mod history;
mod thread;
mod view;
mod who;

pub(super) use history::{Access, History};
pub(super) use thread::Thread;
pub(super) use view::View;
pub(super) use who::Who;

use super::inst::{Fence, Scope};
use crate::fault::{Fault, Result};
use crate::memory::Segment;
use crate::random::Random;
use history::{MemoryWord, Write};
use std::rc::Rc;
use thread::{Release, add_release};
use who::morally_strong;

/// The model's state besides histories and threads, and its choices.
#[derive(Debug)]
pub(super) struct Model {
    clock: u64,
    pub(super) random: Random,
    /// Of each kind of thread, what preceded its `fence.sc`.
    fences: Vec<Release>,
    /// One read in so many takes the last write.
    fresh: u64,
    /// One write in so many comes before others in coherence order.
    early: u64,
    /// Writes that a read is not morally strong with are never seen by chance: nothing promises that they are.
    stale: bool,
}

/// One space's memory with its history.
pub(super) struct Memory<'m> {
    pub(super) segment: &'m mut Segment,
    pub(super) history: &'m mut History,
}

/// Views that meet at a barrier.
#[derive(Clone, Debug, Default)]
pub(super) struct Meeting {
    view: View,
    last: Option<Rc<View>>,
}

impl Meeting {
    /// A thread arrives.
    pub(super) fn arrive(&mut self, thread: &Thread, now: u64) {
        if self.last.as_ref().is_none_or(|last| !Rc::ptr_eq(last, &thread.view)) {
            self.view.join(&thread.view);
            self.last = Some(thread.view.clone());
        }
        self.view.add_thread(thread.who, now);
    }

    /// All that the arrived have.
    pub(super) fn view(&mut self) -> &mut View {
        &mut self.view
    }
}

impl Model {
    pub(super) fn new(mut random: Random) -> Model {
        let fresh = [2, 3, 8][random.below(3)];
        let early = [2, 4, 16][random.below(3)];
        let stale = random.one_in(3);
        Model { clock: 0, random, fences: Vec::new(), fresh, early, stale }
    }

    pub(super) fn now(&self) -> u64 {
        self.clock
    }

    pub(super) fn load(
        &mut self,
        memory: &Memory<'_>,
        thread: &mut Thread,
        access: Access,
    ) -> Result<u64> {
        let newest = memory.segment.load(access.address, access.size)?;
        let (word, mask) = (access.word(), access.mask());
        let Some(place) = memory.history.place(word, mask) else { return Ok(newest) };
        if access.sem.nc {
            return Err(Fault::undefined("`ld.global.nc` of memory that this grid writes"));
        }
        let floor = memory.history.floor(place, word, mask, thread);
        let reader = (thread.who, access.sem.strong);
        let count = self.choose(place, mask, floor, reader);
        self.observe(memory.history, place, thread, access, (floor, count));
        Ok(if count == place.writes.len() { newest } else { place.value(access, count) })
    }

    /// After how many writes a read stands that must see `floor` of them.
    fn choose(
        &mut self,
        place: &MemoryWord,
        mask: u8,
        floor: usize,
        reader: (Who, Option<Scope>),
    ) -> usize {
        let all = if self.stale {
            floor.max(place.morally_strong_end(mask, reader.0, reader.1))
        } else {
            place.writes.len()
        };
        let newer = place.writes[floor..all].iter().any(|w| w.mask & mask != 0);
        if !newer || self.random.one_in(self.fresh) {
            return all;
        }
        if self.random.one_in(2) {
            return floor;
        }
        let cuts = place.cuts(mask, floor).take_while(|&cut| cut <= all).count();
        let chosen = self.random.below(cuts);
        place.cuts(mask, floor).nth(chosen).unwrap_or(all)
    }

    /// Adds to a thread's view the effect of a read that stands after `count` writes ("Observation order", "Release and acquire
    /// patterns").
    fn observe(
        &self,
        history: &History,
        place: &MemoryWord,
        thread: &mut Thread,
        access: Access,
        (floor, count): (usize, usize),
    ) {
        let Some(scope) = access.sem.strong else { return };
        let Some(write) = place.last(access.mask(), count) else { return };
        let related = write.strong.is_some()
            && morally_strong((write.who, write.strong), (thread.who, Some(scope)));
        if !related {
            return;
        }
        if count > floor {
            let name = history.name(access.word(), write.mask);
            Rc::make_mut(&mut thread.view).add_seen(name, write.time);
        }
        for release in write.releases.iter() {
            add_release(&mut thread.observed, release);
        }
        if access.sem.acquire {
            thread.acquire(scope);
        }
    }

    pub(super) fn store(
        &mut self,
        memory: &mut Memory<'_>,
        thread: &mut Thread,
        access: Access,
        value: u64,
    ) -> Result<()> {
        memory.segment.load(access.address, access.size)?;
        let (word, mask) = (access.word(), access.mask());
        let mut at = None;
        if let Some(place) = memory.history.place(word, mask)
            && self.random.one_in(self.early)
        {
            let floor = memory.history.floor(place, word, mask, thread);
            let cuts = place.cuts(mask, floor).count();
            let chosen = self.random.below(cuts);
            at = place.cuts(mask, floor).nth(chosen).map(|cut| place.gap(mask, cut));
        }
        let releases = self.releases(memory.history, thread, access, &[]);
        let write = self.write(thread, access, value, releases, false);
        memory.history.insert(memory.segment, access, write, at)
    }

    fn write(
        &mut self,
        thread: &Thread,
        access: Access,
        value: u64,
        releases: Rc<[Release]>,
        atomic: bool,
    ) -> Write {
        self.clock += 1;
        Write {
            time: self.clock,
            who: thread.who,
            strong: access.sem.strong,
            mask: access.mask(),
            atomic,
            value: access.to_word(value),
            releases,
        }
    }

    /// Release patterns that end in this write.
    fn releases(
        &self,
        history: &History,
        thread: &mut Thread,
        access: Access,
        inherited: &[Release],
    ) -> Rc<[Release]> {
        let Some(scope) = access.sem.strong else { return Rc::default() };
        let place = history.name(access.word(), access.mask());
        let mut list = inherited.to_vec();
        for (n, view) in thread.fences.iter().enumerate() {
            if let (Some(view), scope) = (view, Scope::ALL[n]) {
                add_release(&mut list, &Release { who: thread.who, scope, view: view.clone() });
            }
        }
        if access.sem.release {
            let view = thread.snapshot(self.clock);
            let release = Release { who: thread.who, scope, view };
            thread.released.retain(|(p, r)| *p != place || r.scope != scope);
            thread.released.push((place, release));
        }
        for (_, release) in thread.released.iter().filter(|(p, _)| *p == place) {
            add_release(&mut list, release);
        }
        list.into()
    }

    /// An atomic operation; `change` makes the new value of the old one, or none for an exchange that fails. The old value.
    pub(super) fn modify(
        &mut self,
        memory: &mut Memory<'_>,
        thread: &mut Thread,
        access: Access,
        may_fail: bool,
        change: impl Fn(u64) -> Option<u64>,
    ) -> Result<u64> {
        let newest = memory.segment.load(access.address, access.size)?;
        let (word, mask) = (access.word(), access.mask());
        let mut old = newest;
        let mut inherited: Rc<[Release]> = Rc::default();
        if let Some(place) = memory.history.place(word, mask) {
            let floor = memory.history.floor(place, word, mask, thread);
            let all = place.writes.len();
            if may_fail {
                // One that fails is a read.
                let reader = (thread.who, access.sem.strong);
                let count = self.choose(place, mask, floor, reader);
                let value = place.value(access, count);
                if change(value).is_none() {
                    self.observe(memory.history, place, thread, access, (floor, count));
                    return Ok(value);
                }
            }
            let least = floor.max(place.morally_strong_end(mask, thread.who, access.sem.strong));
            let count = if !self.stale && self.random.one_in(2) { all } else { least };
            if count < all && place.last(mask, all).is_some() {
                old = place.value(access, count);
            }
            let seen = if change(old).is_none() { floor } else { count };
            self.observe(memory.history, place, thread, access, (seen, count));
            if let Some(write) = place.last(mask, count)
                && write.strong.is_some()
                && morally_strong((write.who, write.strong), (thread.who, access.sem.strong))
            {
                inherited = write.releases.clone();
            }
        }
        if let Some(new) = change(old) {
            let releases = self.releases(memory.history, thread, access, &inherited);
            let write = self.write(thread, access, new, releases, true);
            memory.history.insert(memory.segment, access, write, None)?;
        }
        Ok(old)
    }

    /// A fence ("Fence-SC order", "Release and acquire patterns").
    pub(super) fn fence(&mut self, thread: &mut Thread, fence: Fence) {
        if fence.acquire {
            thread.acquire(fence.scope);
        }
        if fence.sc {
            let who = thread.who;
            for earlier in self.fences.iter().filter(|f| f.reaches(who, fence.scope)) {
                thread.join(&earlier.view);
            }
        }
        if fence.release {
            let view = thread.release_by_fence(fence.scope, self.clock);
            if fence.sc {
                let release = Release { who: thread.who, scope: fence.scope, view };
                add_release(&mut self.fences, &release);
            }
        }
    }
}
