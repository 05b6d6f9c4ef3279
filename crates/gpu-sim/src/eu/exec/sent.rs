//! Messages of a thread that have been sent: their accesses and the responses that have not come.

use super::access::Access;
use crate::eu::inst::{Inst, Op};
use crate::eu::scoreboard::Footprint;
use crate::eu::swsb::Mark;

/// The function number of the `sync` that waits for the responses of some tokens.
const SYNC_ALL_WRITES: u8 = 3;

/// An access, the number of its message, and its own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sent {
    pub(super) message: u64,
    pub(super) number: u64,
    /// Whether it is seldom performed before it must be.
    pub(super) held: bool,
    pub(super) access: Access,
}

/// Event of which an answer tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Event {
    /// The accesses of the message itself are performed.
    Performed,
    /// Those of all messages before to a memory are.
    Ordered(Ordered),
    /// The sampler has forgotten what it has read.
    Forgotten,
}

/// An answer that has not come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    pub(super) message: u64,
    pub(super) event: Event,
    pub(super) first: u8,
    pub(super) registers: u8,
    pub(super) token: Option<u8>,
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
    pub(super) sent: Vec<Sent>,
    pub(super) answers: Vec<Answer>,
    pub(super) messages: u64,
    pub(super) accesses: u64,
}

impl InFlight {
    /// Notes a message with its accesses; the answer comes to these registers.
    pub(super) fn send(
        &mut self,
        inst: &Inst,
        (event, held): (Event, bool),
        (first, registers): (u8, u8),
        accesses: &[Access],
    ) {
        self.messages += 1;
        let message = self.messages;
        let start = self.accesses;
        self.accesses += accesses.len() as u64;
        let numbered = (start..).zip(accesses);
        self.sent.extend(numbered.map(|(number, &access)| Sent { message, number, held, access }));
        if registers > 0 {
            let token = inst.swsb.token.filter(|t| t.kind == Mark::Take).map(|t| t.token);
            self.answers.push(Answer { message, event, first, registers, token });
        }
    }

    /// Whether all is performed.
    pub(super) fn is_empty(&self) -> bool {
        self.sent.is_empty()
    }

    /// The responses that an instruction waits for: those whose registers it touches, or whose token it waits for. `mask`: the
    /// tokens, if the instruction is a `sync` for some.
    pub(super) fn awaited(&self, inst: &Inst, footprint: &Footprint, mask: u32) -> Vec<Answer> {
        let mask = if inst.op == Op::Sync && inst.function == SYNC_ALL_WRITES { mask } else { 0 };
        let own = inst.swsb.token.filter(|t| t.kind != Mark::Read).map(|t| t.token);
        let waits = |answer: &&Answer| {
            footprint.touches(answer.first, answer.registers)
                || answer.token.is_some_and(|t| Some(t) == own || mask >> t & 1 == 1)
        };
        self.answers.iter().filter(waits).copied().collect()
    }
}
