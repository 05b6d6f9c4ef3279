//! Messages of a thread to memory that have been sent and are not performed yet: the worst order that the hardware allows.
//!
//! The data port takes messages in order and performs them in any: only accesses of one thread to the same bytes keep their
//! order. The answer of a load comes when it is performed, at the latest when its registers are needed or its token is waited
//! for. The answer of a fence comes when all that the thread sent before is performed; what the thread sends meanwhile
//! may be performed first. A barrier of the gateway orders no memory. Up to gen9 shared local memory takes messages in order.
//! Atomic operations are performed at once, and overtake what was sent before. A thread of gen12.1 waits for a fence after
//! its last stores before it ends.
//!
//! Source: Intel's "Programmer's Reference Manual" for Skylake and for Tiger Lake, parts on the data port, memory fences
//! and the software scoreboard. The volumes and pages have not been looked up yet.

use super::memory::Reach;
use super::thread::Thread;
use crate::eu::inst::{Inst, Op};
use crate::eu::message::Surface;
use crate::eu::scoreboard::Footprint;
use crate::eu::swsb::Mark;
use crate::fault::{Fault, FaultKind, Result};
use crate::random::Random;

/// An access of a channel.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    pub(super) surface: Surface,
    pub(super) address: u64,
    pub(super) bytes: u32,
    pub(super) kind: Kind,
}

/// Action of an access.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    Store(u64),
    /// The place of the result: the first doubleword of a run, a channel's number, bytes of its slot, and bits above the result.
    Load {
        at: usize,
        channel: usize,
        slot: u32,
        above: u64,
    },
}

/// An access and the number of its message.
#[derive(Clone, Copy, Debug)]
struct Sent {
    message: u64,
    access: Access,
}

/// An answer that has not come.
#[derive(Clone, Copy, Debug)]
struct Answer {
    message: u64,
    fence: Option<Ordered>,
    first: u8,
    registers: u8,
    token: Option<u8>,
}

/// Memory that a fence orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ordered {
    Global,
    Local,
}

/// Messages of a thread that are not performed yet.
#[derive(Clone, Default, Debug)]
pub(super) struct InFlight {
    sent: Vec<Sent>,
    answers: Vec<Answer>,
    messages: u64,
}

impl InFlight {
    /// Notes a message with its accesses; the answer comes to these registers.
    pub(super) fn send(
        &mut self,
        inst: &Inst,
        fence: Option<Ordered>,
        (first, registers): (u8, u8),
        accesses: &[Access],
    ) {
        self.messages += 1;
        let message = self.messages;
        self.sent.extend(accesses.iter().map(|&access| Sent { message, access }));
        if registers > 0 {
            let token = inst.swsb.token.filter(|t| t.kind == Mark::Take).map(|t| t.token);
            self.answers.push(Answer { message, fence, first, registers, token });
        }
    }

    /// Whether all is performed.
    pub(super) fn is_empty(&self) -> bool {
        self.sent.is_empty()
    }

    /// The answers that an instruction waits for: those whose registers it touches, or whose token it waits for. `mask`: the
    /// tokens, if the instruction is a `sync` for some.
    fn awaited(&self, inst: &Inst, footprint: &Footprint, mask: u32) -> Vec<Answer> {
        let mask = if inst.op == Op::Sync && inst.function == SYNC_ALL_WRITES { mask } else { 0 };
        let own = inst.swsb.token.filter(|t| t.kind != Mark::Read).map(|t| t.token);
        let waits = |answer: &&Answer| {
            footprint.touches(answer.first, answer.registers)
                || answer.token.is_some_and(|t| Some(t) == own || mask >> t & 1 == 1)
        };
        self.answers.iter().filter(waits).copied().collect()
    }
}

/// The function number of the `sync` that waits for the answers of some tokens.
const SYNC_ALL_WRITES: u8 = 3;

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
            match answer.fence {
                Some(ordered) => {
                    local == (ordered == Ordered::Local) && sent.message < answer.message
                }
                None => sent.message == answer.message,
            }
        };
        while let Some(index) = self.in_flight.sent.iter().position(before) {
            self.perform(reach, index)?;
        }
        self.in_flight.answers.retain(|other| other.message != answer.message);
        Ok(())
    }

    /// Performs an access, after those before it to the same bytes.
    fn perform(&mut self, reach: &mut Reach<'_>, index: usize) -> Result<()> {
        let own = self.in_flight.sent[index];
        let earlier = |sent: &Sent| sent.message < own.message && meet(&sent.access, &own.access);
        let mut index = index;
        while let Some(first) = self.in_flight.sent[..index].iter().position(earlier) {
            self.perform(reach, first)?;
            let same = |sent: &Sent| sent.message == own.message && sent.access.is(&own.access);
            let Some(now) = self.in_flight.sent.iter().position(same) else { return Ok(()) };
            index = now;
        }
        let Access { surface, address, bytes, kind } = self.in_flight.sent.remove(index).access;
        match kind {
            Kind::Store(value) => reach.store_at(surface, address, bytes, value)?,
            Kind::Load { at, channel, slot, above } => {
                let loaded = reach.load_at(surface, address, bytes)?;
                self.set_element(at, channel, slot, loaded | above);
            }
        }
        Ok(())
    }

    /// Performs what was sent before to some bytes.
    pub(super) fn perform_at(
        &mut self,
        reach: &mut Reach<'_>,
        surface: Surface,
        address: u64,
        bytes: u32,
    ) -> Result<()> {
        let own = Access { surface, address, bytes, kind: Kind::Store(0) };
        while let Some(index) = self.in_flight.sent.iter().position(|sent| meet(&sent.access, &own))
        {
            self.perform(reach, index)?;
        }
        Ok(())
    }

    /// Performs an access, if there is one.
    pub(super) fn perform_any(&mut self, reach: &mut Reach<'_>, by: &mut Random) -> Result<()> {
        match self.in_flight.sent.len() {
            0 => Ok(()),
            count => self.perform(reach, by.below(count)),
        }
    }

    /// Checks that a thread ends after its stores to global memory: gen12.1 may lose them.
    pub(super) fn check_stores(&self) -> Result<()> {
        let lost = |sent: &&Sent| {
            matches!(sent.access.kind, Kind::Store(_)) && sent.access.surface != Surface::Slm
        };
        match self.in_flight.sent.iter().find(lost) {
            Some(sent) => Err(Fault::new(
                FaultKind::Undefined,
                format!(
                    "the thread ends without a fence after a store to {:#x}",
                    sent.access.address
                ),
            )),
            None => Ok(()),
        }
    }
}

impl Access {
    fn is(&self, other: &Access) -> bool {
        let place = |access: &Access| match access.kind {
            Kind::Load { at, channel, .. } => Some((at, channel)),
            Kind::Store(_) => None,
        };
        self.address == other.address && self.bytes == other.bytes && place(self) == place(other)
    }
}
