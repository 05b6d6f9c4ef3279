//! Messages of a thread to memory that have been sent and are not performed yet: the worst order that the hardware allows.
//!
//! The data port takes messages in order and performs them in any: only accesses of one thread to the same bytes keep their
//! order. The answer of a load or an atomic operation comes when it is performed, at the latest when its registers are needed or
//! its token is waited for. The answer of a fence comes when all that the thread sent before is performed; what the thread
//! sends meanwhile may be performed first. A barrier of the gateway orders no memory. Up to gen9 shared local memory takes
//! messages in order. A thread of gen12.1 waits for a fence after its last writes before it ends. The sampler has a cache
//! (`image`), which a message empties: at once, or as its answer comes.
//!
//! Sources: "Tiger Lake Programmer's Reference Manual", Vol. 7 (IHD-OS-TGL-Vol 7-12.21), p. 4 to 7, for the order of accesses and
//! for what other work-groups see; Vol. 14 (IHD-OS-TGL-Vol 14-12.21), p. 50, for the end of a thread; the documentation of
//! Intel's vISA for fences; Broxton's manual, Vol. 6 (IHD-OS-BXT-Vol 6-05.17), p. 2, for the sampler. No source was read for
//! the time of responses, for what a fence lets pass before its response, for barriers and for shared local memory: the volumes
//! about the data port and the software scoreboard were not at hand. `docs/testing.md` has a table of rules and sources.

use super::access::{Access, Kind};
use super::reach::Reach;
use super::sent::{Answer, Event, Ordered, Sent};
use super::thread::Thread;
use crate::eu::inst::Inst;
use crate::eu::message::Surface;
use crate::eu::scoreboard::Footprint;
use crate::fault::{Fault, Result};
use crate::random::Random;

/// Times that an access which is held is passed over before it is performed.
const HELD: u64 = 16;

/// Whether two accesses have bytes in common.
fn meet(a: &Access, b: &Access) -> bool {
    let same = (a.surface == Surface::Slm) == (b.surface == Surface::Slm);
    same && a.address < b.address + u64::from(b.bytes) && b.address < a.address + u64::from(a.bytes)
}

impl Thread {
    /// Whether an instruction waits for an answer, and there is something to be performed.
    pub(super) fn waits_for_answers(&self, inst: &Inst, footprint: &Footprint, mask: u32) -> bool {
        !self.in_flight.is_empty() && !self.in_flight.awaited(inst, footprint, mask).is_empty()
    }

    /// Performs what an instruction waits for.
    pub(super) fn await_answers(
        &mut self,
        reach: &mut Reach<'_>,
        inst: &Inst,
        footprint: &Footprint,
        mask: u32,
    ) -> Result<()> {
        for answer in self.in_flight.awaited(inst, footprint, mask) {
            self.complete(reach, answer)?;
        }
        Ok(())
    }

    fn complete(&mut self, reach: &mut Reach<'_>, answer: Answer) -> Result<()> {
        let before = |sent: &Sent| {
            let local = sent.access.surface == Surface::Slm;
            match answer.event {
                Event::Performed => sent.message == answer.message,
                Event::Ordered(ordered) => {
                    local == (ordered == Ordered::Local) && sent.message < answer.message
                }
                Event::Forgotten => false,
            }
        };
        while let Some(index) = self.in_flight.sent.iter().position(before) {
            self.perform_sent(reach, index)?;
        }
        if let (Event::Forgotten, Some(sampler)) = (answer.event, reach.sampler.as_mut()) {
            sampler.forget();
        }
        self.in_flight.answers.retain(|other| other.message != answer.message);
        Ok(())
    }

    /// Performs an access, after those before it to the same bytes.
    fn perform_sent(&mut self, reach: &mut Reach<'_>, index: usize) -> Result<()> {
        let own = self.in_flight.sent[index];
        let earlier = |sent: &Sent| sent.message < own.message && meet(&sent.access, &own.access);
        while let Some(first) = self.in_flight.sent.iter().position(earlier) {
            self.perform_sent(reach, first)?;
        }
        self.in_flight.sent.retain(|sent| sent.number != own.number);
        self.perform(reach, own.access)
    }

    /// Performs an access by chance, if there is one.
    pub(super) fn perform_any(&mut self, reach: &mut Reach<'_>, by: &mut Random) -> Result<()> {
        let count = self.in_flight.sent.len();
        if count == 0 {
            return Ok(());
        }
        let index = by.below(count);
        match self.in_flight.sent[index].held && !by.one_in(HELD) {
            true => Ok(()),
            false => self.perform_sent(reach, index),
        }
    }

    /// Checks that a thread ends after its writes to global memory: gen12.1 may lose them.
    pub(super) fn check_stores(&self) -> Result<()> {
        let lost = |sent: &&Sent| {
            !matches!(sent.access.kind, Kind::Load(_)) && sent.access.surface != Surface::Slm
        };
        match self.in_flight.sent.iter().find(lost) {
            Some(sent) => Err(Fault::undefined(format!(
                "the thread ends without a fence after a write to {:#x}",
                sent.access.address
            ))),
            None => Ok(()),
        }
    }
}
