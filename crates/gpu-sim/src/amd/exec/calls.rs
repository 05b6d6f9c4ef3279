//! Calls on the hostile machine: what the convention does not keep holds anything when a call returns, and what it keeps must
//! be there.
//!
//! Some of it holds for every call: SCC, VCC, M0, the upper half of EXEC in waves of 32, the stack above the caller's frame.
//! Compilers that know a callee rely on more than the convention and give back less, so the rest is for code whose calls
//! obey it ([`Convention`]).

use super::vector::lanes_of;
use super::wave::{Frame, Kept, LANES, Wave};
use crate::amd::generation::Generation;
use crate::amd::inst::{AGPR, EXEC, M0, VCC};
use crate::amd::operands::overlap;
use crate::amd::options::Convention;
use crate::fault::{Fault, Result};
use crate::random::Random;
use std::collections::BTreeMap;

/// The stack pointer.
const STACK_POINTER: u8 = 32;
/// Bytes of a lane's stack that are overwritten after a call.
const DEAD_STACK: usize = 256;
/// Vector registers that results may be in.
const RESULTS: u16 = 32;

/// Whether a callee gives a scalar register back: 30 to 39, then every second eight from 48 on, 104 and 105; where scratch is a
/// buffer, the registers of its descriptor, too.
fn keeps_scalar(number: u8, generation: Generation) -> bool {
    match number {
        0..4 => !generation.architected_scratch(),
        30..40 | 104 | 105 => true,
        48..104 => (number / 8).is_multiple_of(2),
        _ => false,
    }
}

/// Whether a callee gives a vector register back: every second eight from 40 on; accumulators from 32 on.
fn keeps_vector(register: u16) -> bool {
    match register.checked_sub(AGPR) {
        Some(accumulator) => accumulator >= 32,
        None => register >= 40 && register / 8 % 2 == 1,
    }
}

impl Wave {
    /// A call begins.
    pub(super) fn called(&mut self, to: u64, callee: u64, check: bool) {
        let kept = check.then(|| {
            let (scalar, vector) = (self.scalar, self.vector.clone());
            Box::new(Kept { exec: self.exec(), scalar, vector, late: self.late() })
        });
        let stack = self.s32(STACK_POINTER);
        let has_stack = self.track.has_written(STACK_POINTER);
        self.calls.push(Frame { to, callee, stack, has_stack, kept });
    }

    /// Control goes to an address: if a call returns there, what it need not keep holds anything.
    pub(super) fn returned(
        &mut self,
        target: u64,
        generation: Generation,
        convention: Option<(&Convention, &BTreeMap<u64, String>)>,
        random: &mut Random,
    ) -> Result<()> {
        let Some(at) = self.calls.iter().rposition(|frame| frame.to == target) else {
            return Ok(());
        };
        let frame = self.calls.swap_remove(at);
        self.calls.truncate(at);
        self.scc = random.one_in(2);
        for register in [VCC, VCC + 1, M0] {
            self.set_s32(register, random.next() as u32);
        }
        if !self.wave64 {
            self.set_s32(EXEC + 1, random.next() as u32);
        }
        if frame.has_stack {
            self.bury(frame.stack, generation, random);
        }
        let (Some(kept), Some((convention, functions))) = (frame.kept, convention) else {
            return Ok(());
        };
        self.check_kept(&kept, generation)?;
        let name = functions.get(&frame.callee);
        let results = name.and_then(|name| convention.results.get(name));
        self.forget(results.copied().unwrap_or(RESULTS), generation, random);
        Ok(())
    }

    /// The stack above the caller's frame is dead.
    fn bury(&mut self, stack: u32, generation: Generation, random: &mut Random) {
        let scale = if generation.architected_scratch() { 1 } else { self.size() };
        let (from, size) = (stack as usize / scale, self.scratch_bytes as usize);
        if from >= size {
            return;
        }
        let count = DEAD_STACK.min(size - from);
        for lane in lanes_of(self.exec()) {
            let at = lane * size + from;
            self.scratch[at..at + count].copy_from_slice(&random.bytes(count));
        }
    }

    /// Registers that the convention keeps are as they were at the call: scalar registers, vector registers of all lanes, other vector
    /// registers of lanes that did not call.
    fn check_kept(&self, kept: &Kept, generation: Generation) -> Result<()> {
        let lost = |register: &str| {
            let message = format!("a call returns, and {register} is not what it was before");
            Err(Fault::undefined(message))
        };
        if self.exec() != kept.exec {
            return lost("EXEC");
        }
        let is_late = |n| kept.late.scalar.iter().any(|&run| overlap(run, (n, 1)));
        let scalars = (0..106u8).filter(|&n| keeps_scalar(n, generation) && !is_late(n));
        if let Some(n) = scalars
            .into_iter()
            .find(|&n| self.scalar[usize::from(n)] != kept.scalar[usize::from(n)])
        {
            return lost(&format!("s{n}"));
        }
        for register in self.all_vectors() {
            if kept.late.vector.iter().any(|&run| overlap(run, (register, 1))) {
                continue;
            }
            let at = self.at(register);
            let keeps = keeps_vector(register);
            for lane in 0..self.size().min(LANES) {
                // Products of matrices write all lanes.
                let alive = kept.exec >> lane & 1 == 1;
                if (keeps || !alive && !self.track.has_products())
                    && self.vector[at + lane] != kept.vector[at + lane]
                {
                    let (file, n) = match register.checked_sub(AGPR) {
                        Some(n) => ('a', n),
                        None => ('v', register),
                    };
                    return lost(&format!("lane {lane} of {file}{n}"));
                }
            }
        }
        Ok(())
    }

    /// Registers that the convention does not keep, and that hold no result, become random.
    fn forget(&mut self, results: u16, generation: Generation, random: &mut Random) {
        for n in (0..104).filter(|&n| !keeps_scalar(n, generation)) {
            self.set_s32(n, random.next() as u32);
        }
        let exec = self.exec();
        let scratch = |r: u16| !keeps_vector(r) && (r >= results || r >= AGPR);
        let registers: Vec<u16> = self.all_vectors().filter(|&r| scratch(r)).collect();
        for register in registers {
            for lane in lanes_of(exec) {
                self.set_v32(register, lane, random.next() as u32);
            }
        }
    }

    fn all_vectors(&self) -> impl Iterator<Item = u16> + use<> {
        (0..self.vgprs).chain(AGPR..AGPR + self.agprs)
    }
}
