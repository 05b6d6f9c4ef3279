//! Operations that may be in flight at a point of the program.

use super::MOST;
use super::access::{ALL, Access, ExecUnit, REGISTERS, View, pipe_number};
use crate::target::device::{Device, GRF_COUNT, Generation};

/// The number of pipes in order.
const PIPES: usize = 3;
/// Instructions of a pipe after which one is done anyway: floats and integers, 64 bits.
const DEPTH: [u32; PIPES] = [10, 10, 14];

/// Operations that an instruction has to wait for.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Need {
    /// The number of a pipe and a distance.
    pub(super) distance: Option<(u8, u32)>,
    /// Tokens whose holders must have written, and read.
    pub(super) written: u16,
    pub(super) read: u16,
    /// The distance in each pipe; 0 for none.
    pipes: [u32; PIPES],
}

/// Operations that may be in flight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct InFlight {
    /// Whether there is one pipe for all.
    one_pipe: bool,
    /// Instructions that went into each pipe since the beginning of the block, from [`ORIGIN`] on.
    issued: [u32; PIPES],
    /// The last of each pipe that touched a register (its number in `issued`); 0 if that is long ago.
    writers: [[u32; REGISTERS]; PIPES],
    readers: [[u32; REGISTERS]; PIPES],
    /// Those that still have to be waited for, under the mask and without.
    views: [Pending; 2],
    /// Everything in order has to be waited for next.
    control: bool,
}

/// Operations that were not waited for.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Pending {
    /// In each pipe everything up to this number is done.
    done: [u32; PIPES],
    /// Tokens whose holders may be still to write a register, and to read it.
    written: [u16; REGISTERS],
    read: [u16; REGISTERS],
}

/// Numbers before this are of earlier blocks.
const ORIGIN: u32 = 16;

impl InFlight {
    /// No operation in flight.
    pub(super) fn new(device: &Device) -> Self {
        let pending = Pending { done: [0; PIPES], written: [0; REGISTERS], read: [0; REGISTERS] };
        Self {
            one_pipe: device.generation < Generation::Gen12p5,
            issued: [ORIGIN; PIPES],
            writers: [[0; REGISTERS]; PIPES],
            readers: [[0; REGISTERS]; PIPES],
            views: [pending.clone(), pending],
            control: false,
        }
    }

    /// Returns the operations that an instruction has to wait for.
    pub(super) fn need(&self, access: &Access) -> Need {
        let mut need = Need::default();
        if access.unit == ExecUnit::None {
            return need;
        }
        let pending = &self.views[access.view as usize];
        let own = match access.unit {
            ExecUnit::InOrder(pipe) => Some(usize::from(pipe)),
            _ => None,
        };
        for &register in &access.reads {
            let register = usize::from(register);
            need.written |= pending.written[register];
            for pipe in 0..PIPES {
                // The hardware knows of its accumulators in a pipe.
                if Some(pipe) != own || register < usize::from(GRF_COUNT) {
                    self.look_at(pipe, self.writers[pipe][register], pending, &mut need);
                }
            }
        }
        for &register in &access.writes {
            let register = usize::from(register);
            need.written |= pending.written[register];
            need.read |= pending.read[register];
            for pipe in (0..PIPES).filter(|&pipe| Some(pipe) != own) {
                self.look_at(pipe, self.writers[pipe][register], pending, &mut need);
                self.look_at(pipe, self.readers[pipe][register], pending, &mut need);
            }
        }
        let one_pipe = self.one_pipe;
        let mut pipes = (0..PIPES).filter(|&pipe| need.pipes[pipe] > 0);
        if let Some(pipe) = pipes.next() {
            let number = if pipes.next().is_some() { ALL } else { pipe_number(one_pipe, pipe) };
            let least = need.pipes.iter().filter(|&&d| d > 0).min().copied().unwrap_or(1);
            need.distance = Some((number, least));
        }
        if access.control || self.control {
            need.distance = Some((if one_pipe { 0 } else { ALL }, 1));
        }
        need
    }

    /// Records the distance of an instruction by its number, if it may be in flight.
    fn look_at(&self, pipe: usize, number: u32, pending: &Pending, need: &mut Need) {
        if number == 0 || number <= pending.done[pipe] {
            return;
        }
        let distance = self.issued[pipe] - number + 1;
        let least = &mut need.pipes[pipe];
        if distance <= DEPTH[pipe] && (*least == 0 || distance < *least) {
            *least = distance;
        }
    }

    /// The views that learn of what an instruction waits for.
    fn learning(&mut self, view: View) -> &mut [Pending] {
        match view {
            View::Masked => &mut self.views[..1],
            View::Unmasked => &mut self.views,
        }
    }

    /// Has waited for something.
    pub(super) fn wait(&mut self, view: View, need: &Need) {
        let issued = self.issued;
        let one_pipe = self.one_pipe;
        for pending in self.learning(view) {
            if let Some((number, distance)) = need.distance {
                for (pipe, &issued) in issued.iter().enumerate() {
                    if number == ALL || number == pipe_number(one_pipe, pipe) {
                        let done = (issued + 1).saturating_sub(distance.min(MOST));
                        pending.done[pipe] = pending.done[pipe].max(done);
                    }
                }
            }
            pending.forget(need.written, need.read | need.written);
        }
    }

    /// Begins an instruction.
    pub(super) fn begin(&mut self, access: &Access, token: Option<u8>) {
        match access.unit {
            ExecUnit::None => return,
            ExecUnit::InOrder(pipe) => {
                let pipe = usize::from(pipe);
                self.issued[pipe] += 1;
                for &register in &access.reads {
                    self.readers[pipe][usize::from(register)] = self.issued[pipe];
                }
                for &register in &access.writes {
                    self.writers[pipe][usize::from(register)] = self.issued[pipe];
                }
            }
            ExecUnit::OutOfOrder => {
                let bit = token.map_or(0, |token| 1 << token);
                for pending in self.learning(access.view) {
                    pending.forget(bit, bit);
                }
                for pending in &mut self.views {
                    for &register in &access.reads {
                        pending.read[usize::from(register)] |= bit;
                    }
                    for &register in &access.writes {
                        pending.written[usize::from(register)] |= bit;
                    }
                }
            }
        }
        self.control = access.control;
    }

    /// Tokens that may have a holder.
    pub(super) fn held(&self) -> u16 {
        let all = |pending: &Pending| {
            pending.written.iter().chain(&pending.read).fold(0, |all, &mask| all | mask)
        };
        all(&self.views[0]) | all(&self.views[1])
    }

    /// Counts from the end of the block, so that states can be compared.
    pub(super) fn settle(&mut self) {
        for pipe in 0..PIPES {
            let issued = self.issued[pipe];
            let moved = |number: u32| (number + ORIGIN).saturating_sub(issued);
            let done = self.views.iter().map(|view| view.done[pipe]).min().unwrap_or(0);
            for numbers in [&mut self.writers[pipe], &mut self.readers[pipe]] {
                for number in numbers.iter_mut() {
                    *number = if *number <= done { 0 } else { moved(*number) };
                }
            }
            for view in &mut self.views {
                view.done[pipe] = moved(view.done[pipe]);
            }
            self.issued[pipe] = ORIGIN;
        }
    }

    /// Adds the operations that may be in flight on another path to the same point; returns whether any of them is
    /// new. Both are settled.
    pub(super) fn join(&mut self, other: &Self) -> bool {
        let mut changed = false;
        let mut raise = |own: &mut u32, theirs: u32| {
            changed |= theirs > *own;
            *own = theirs.max(*own);
        };
        for pipe in 0..PIPES {
            for (own, theirs) in self.writers[pipe].iter_mut().zip(other.writers[pipe]) {
                raise(own, theirs);
            }
            for (own, theirs) in self.readers[pipe].iter_mut().zip(other.readers[pipe]) {
                raise(own, theirs);
            }
        }
        for (own, theirs) in self.views.iter_mut().zip(&other.views) {
            for (done, &theirs) in own.done.iter_mut().zip(&theirs.done) {
                changed |= theirs < *done;
                *done = theirs.min(*done);
            }
            let masks = own.written.iter_mut().chain(&mut own.read);
            for (mask, &theirs) in masks.zip(theirs.written.iter().chain(&theirs.read)) {
                changed |= theirs & !*mask != 0;
                *mask |= theirs;
            }
        }
        changed |= other.control && !self.control;
        self.control |= other.control;
        changed
    }
}

impl Pending {
    /// The holders of some tokens have written, and read.
    fn forget(&mut self, written: u16, read: u16) {
        if written != 0 {
            self.written.iter_mut().for_each(|mask| *mask &= !written);
        }
        if read != 0 {
            self.read.iter_mut().for_each(|mask| *mask &= !read);
        }
    }
}
