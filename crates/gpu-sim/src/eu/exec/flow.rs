//! Control flow: which channels go where.
//!
//! A channel that leaves the thread's way is parked at an address, and is active again when the thread comes there. JIP is where
//! the thread goes if no channel is left.

use super::thread::Thread;
use crate::eu::inst::{Inst, Op};
use crate::fault::{Fault, FaultKind, Result};

/// Channels of a mask, in order.
pub(super) fn channels(mask: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |n| mask >> n & 1 == 1)
}

impl Thread {
    /// Lets channels that wait at the next instruction go on.
    pub(super) fn meet(&mut self) {
        if self.waiting == 0 {
            return;
        }
        for channel in channels(self.waiting) {
            if self.places[channel] == self.ip {
                self.active |= 1 << channel;
                self.waiting &= !(1 << channel);
            }
        }
    }

    /// Channels wait at an address.
    fn park(&mut self, mask: u32, address: u32) {
        let mask = mask & self.active;
        for channel in channels(mask) {
            self.places[channel] = address;
        }
        self.active &= !mask;
        self.waiting |= mask;
    }

    /// Goes on at the next instruction, or at JIP if no channel would be there.
    fn advance(&mut self, inst: &Inst, jip: u32) {
        self.ip = inst.next();
        self.meet();
        if self.active == 0 {
            self.ip = jip;
        }
    }

    /// The whole thread jumps, whatever channels are active.
    pub(super) fn jump(&mut self, inst: &Inst, taken: u32, address: i64) -> Result<()> {
        self.ip = if taken != 0 { place(address)? } else { inst.next() };
        Ok(())
    }

    /// Executes a branch. `taken` are the enabled channels whose predicate holds; `old`: up to gen9 the
    /// channels whose predicate does *not* hold go forward, as with `if` (seen in what Intel's compiler writes: a jump of all
    /// channels has a predicate that never holds; on gen12 it has none); and `else` has the fault that [`Self::leave_arm`] looks
    /// for. `behind_loop` gives the address behind the instruction that ends a loop.
    pub(super) fn branch(
        &mut self,
        inst: &Inst,
        taken: u32,
        old: bool,
        behind_loop: impl FnOnce(u32) -> Result<u32>,
    ) -> Result<()> {
        let jip = place(inst.targets.jip)?;
        if inst.op == Op::Jmpi {
            return self.jump(inst, taken, inst.targets.jip);
        }
        let taken = taken & self.active;
        match inst.op {
            Op::If => {
                self.park(self.active & !taken, jip);
                self.advance(inst, jip);
            }
            Op::Else => {
                self.park(self.active, place(inst.targets.uip)?);
                self.advance(inst, jip);
                if old && self.active == 0 {
                    self.leave_arm(inst, jip)?;
                }
            }
            Op::Endif | Op::Join => self.advance(inst, jip),
            Op::While => {
                if taken == 0 {
                    self.ip = inst.next();
                } else {
                    self.park(self.active & !taken, inst.next());
                    self.ip = jip;
                }
            }
            Op::Break => {
                // UIP is the end of the loop, which must not send these channels back.
                let end = behind_loop(place(inst.targets.uip)?)?;
                self.park(taken, end);
                self.advance(inst, jip);
            }
            Op::Cont | Op::Halt => {
                self.park(taken, place(inst.targets.uip)?);
                self.advance(inst, jip);
            }
            Op::Goto => {
                let uip = place(inst.targets.uip)?;
                if inst.write_accumulator {
                    // Backwards: the thread goes to UIP if a channel does; the others wait behind.
                    if taken == 0 {
                        self.advance(inst, jip);
                    } else {
                        self.park(self.active & !taken, inst.next());
                        self.ip = uip;
                    }
                } else {
                    self.park(if old { self.active & !taken } else { taken }, uip);
                    self.advance(inst, jip);
                }
            }
            _ => return Err(Fault::unsupported(format!("{:?} as a branch", inst.op))),
        }
        Ok(())
    }
}

impl Thread {
    /// Up to gen9 an `else` without branch control that leaves no channel on goes on *behind* what JIP names, as if the channels that
    /// wait there were on (Intel's number 220160235, found by Mesa). If none waits there, code runs without any channel.
    fn leave_arm(&self, inst: &Inst, jip: u32) -> Result<()> {
        let waits = channels(self.waiting).any(|channel| self.places[channel] == jip);
        if inst.write_accumulator || waits {
            return Ok(());
        }
        Err(Fault::new(
            FaultKind::Undefined,
            "an 'else' passes over an 'endif' at which nobody waits",
        ))
    }
}

/// An address in the code.
fn place(address: i64) -> Result<u32> {
    u32::try_from(address)
        .map_err(|_| Fault::new(FaultKind::OutOfBounds, format!("a branch to {address:#x}")))
}
