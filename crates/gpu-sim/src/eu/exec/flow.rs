//! Control flow of channels.
//!
//! A channel that leaves the thread's path is parked at an address, and is active again when the thread comes there.
//! JIP is the thread's target if no channel is left. Two threads that run through the code together (`fused`) go to
//! each address at which either has a channel.

use super::fused;
use super::thread::Thread;
use crate::eu::inst::{Inst, Op};
use crate::fault::{Fault, Result};

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
}

/// A branch of a thread, or of two that go through the code together.
pub(super) struct Branch<'a> {
    pub(super) inst: &'a Inst,
    pub(super) jip: u32,
    /// The enabled channels of each thread whose predicate holds.
    pub(super) taken: &'a [u32],
    /// Up to gen9 the channels whose predicate does *not* hold go forward, as with `if` (seen in what Intel's compiler writes: a
    /// jump of all channels has a predicate that never holds; on gen12 it has none); and `else` has the fault that
    /// [`Thread::leave_arm`] looks for.
    pub(super) old: bool,
    /// Of `break`: the address after the loop.
    pub(super) behind_loop: u32,
    /// Whether the last EU of a pair cannot be switched off.
    pub(super) keeps: bool,
    /// Whether such an EU goes on with the next instruction.
    pub(super) falls: bool,
    /// Whether it is switched off by a later branch, when the other one is on.
    pub(super) finds: bool,
}

impl Branch<'_> {
    /// Takes it.
    pub(super) fn take(&self, threads: &mut [Thread]) -> Result<()> {
        let Self { inst, jip, .. } = *self;
        if inst.op == Op::Jmpi {
            // The whole thread jumps, whatever channels are active.
            let address = if self.taken[0] != 0 { jip } else { inst.next() };
            if self.taken.iter().any(|&taken| (taken != 0) != (self.taken[0] != 0)) {
                return Err(fused::apart());
            }
            go(threads, address);
            return Ok(());
        }
        match inst.op {
            Op::If => self.forward(threads, |active, taken| active & !taken, jip),
            Op::Else => {
                let address = place(inst.targets.uip)?;
                for thread in threads.iter_mut() {
                    thread.park(thread.active, address);
                }
                // One thread's EU is switched off as the other one's is switched on.
                go(threads, inst.next());
                fused::meet(threads);
                self.forward(threads, |_, _| 0, address);
                if self.old {
                    threads.iter().try_for_each(|thread| thread.leave_arm(inst, jip))?;
                }
            }
            Op::Endif | Op::Join => self.forward(threads, |_, _| 0, jip),
            // UIP is the end of the loop, which must not send these channels back.
            Op::Break => self.forward(threads, |_, taken| taken, self.behind_loop),
            Op::Cont | Op::Halt => {
                self.forward(threads, |_, taken| taken, place(inst.targets.uip)?);
            }
            Op::While => self.backward(threads, jip),
            Op::Goto => {
                let uip = place(inst.targets.uip)?;
                if inst.write_accumulator {
                    // Backwards: to UIP if a channel goes there; the others wait at the next instruction.
                    self.backward(threads, uip);
                } else if self.old {
                    self.forward(threads, |active, taken| active & !taken, uip);
                } else {
                    self.forward(threads, |_, taken| taken, uip);
                }
            }
            _ => return Err(Fault::unsupported(format!("{:?} as a branch", inst.op))),
        }
        Ok(())
    }

    /// Channels of which `leave` makes a mask, from those that are active and those that take the branch, wait at an address. The
    /// others go on with the next instruction; at JIP if there would be none.
    fn forward(&self, threads: &mut [Thread], leave: impl Fn(u32, u32) -> u32, address: u32) {
        for (thread, &taken) in threads.iter_mut().zip(self.taken) {
            thread.park(leave(thread.active, taken & thread.active), address);
        }
        fused::switch_off(threads, self.keeps, self.finds);
        self.advance(threads, self.jip);
    }

    /// Goes on with the next instruction, or at JIP if no channel would be there.
    fn advance(&self, threads: &mut [Thread], jip: u32) {
        go(threads, self.inst.next());
        fused::meet(threads);
        let falls = self.falls && threads.iter().any(|thread| thread.on);
        if !falls && threads.iter().all(|thread| thread.active == 0) {
            go(threads, jip);
        }
    }

    /// Sends channels back to an address; the others wait at the next instruction. If no channel takes the branch, the
    /// thread goes on.
    fn backward(&self, threads: &mut [Thread], address: u32) {
        let goes = |thread: &Thread, taken: u32| taken & thread.active;
        let all = threads.iter().zip(self.taken);
        if all.fold(0, |all, (thread, &taken)| all | goes(thread, taken)) == 0 {
            // JIP of `while` is where it goes back to.
            return self.advance(threads, self.jip.max(self.inst.next()));
        }
        for (thread, &taken) in threads.iter_mut().zip(self.taken) {
            thread.park(thread.active & !taken, self.inst.next());
        }
        fused::switch_off(threads, self.keeps, self.finds);
        go(threads, address);
        fused::meet(threads);
    }
}

fn go(threads: &mut [Thread], address: u32) {
    threads.iter_mut().for_each(|thread| thread.ip = address);
}

impl Thread {
    /// Up to gen9 an `else` without branch control that leaves no channel active goes on *after* the address in JIP, as
    /// if the channels that wait there were active (Intel's number 220160235, found by Mesa). If none waits there, code
    /// runs without any channel.
    fn leave_arm(&self, inst: &Inst, jip: u32) -> Result<()> {
        let waits = channels(self.waiting).any(|channel| self.places[channel] == jip);
        if self.active != 0 || inst.write_accumulator || waits {
            return Ok(());
        }
        Err(Fault::undefined("an 'else' passes over an 'endif' at which no channel waits"))
    }
}

/// An address in the code.
pub(super) fn place(address: i64) -> Result<u32> {
    u32::try_from(address).map_err(|_| Fault::out_of_bounds(format!("a branch to {address:#x}")))
}
