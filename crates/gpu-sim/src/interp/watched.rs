//! Watching a run of the interpreter: the instruction that gave bytes of a buffer their final value, and the values that a thread
//! computed.
//!
//! A run that is watched makes its steps one by one and looks at the bytes after each. What another thread changes meanwhile (a
//! matrix operation of a warp) has no instruction.

use super::Options;
use super::code::Code;
use super::cpu::Cpu;
use super::run::run_watched;
use super::state::Stop;
use super::watch::{Computed, Watch, Write};
use crate::fault::Result;
use crate::launch::Launch;
use ir::ssa::{Global, Inst, Module};
use std::ops::Range;

/// Values of a thread that are kept, at most.
const MOST_VALUES: usize = 1 << 20;

/// Finds the instruction that last changed bytes of a buffer, by the buffer's number in the outcome. None, if nothing changed them.
///
/// # Errors
/// As [`run`](super::run()), but a fault after the last change is no error.
pub fn last_write(
    module: &Module,
    launch: &Launch,
    options: &Options,
    buffer: usize,
    bytes: Range<u64>,
) -> Result<Option<Write>> {
    let watch = |addresses: &[u64]| Watch::Bytes {
        address: addresses.get(buffer).copied().unwrap_or_default() + bytes.start,
        now: vec![0; (bytes.end - bytes.start) as usize],
        last: None,
    };
    match run_watched(module, launch, options, watch)? {
        Some(Watch::Bytes { last, .. }) => Ok(last),
        _ => Ok(None),
    }
}

/// Returns what a thread of a workgroup computed, in its order; of very long runs only the beginning.
///
/// # Errors
/// As [`last_write`].
pub fn computed(
    module: &Module,
    launch: &Launch,
    options: &Options,
    block: [u32; 3],
    thread: [u32; 3],
) -> Result<Vec<Computed>> {
    let watch = |_: &[u64]| Watch::Thread { block, thread, values: Vec::new() };
    match run_watched(module, launch, options, watch)? {
        Some(Watch::Thread { values, .. }) => Ok(values),
        _ => Ok(Vec::new()),
    }
}

impl Cpu<'_, '_> {
    /// Makes at most `left` steps, and looks after each.
    pub(super) fn watched_steps(&mut self, left: &mut u64) -> Result<Stop> {
        self.look(None);
        while *left > 0 {
            let frame = self.thread.frames.last().map(|frame| (frame.function, self.base));
            let origin = self.code.origins.get(self.pc).copied().flatten();
            let code = self.code;
            let mut one = 1;
            let result = self.steps(&mut one);
            *left -= 1;
            let stepped = frame.zip(origin);
            let stepped =
                stepped.map(|((function, base), inst)| (Global::from_u32(function), base, inst));
            self.look(stepped.map(|(function, _, inst)| (function, inst)));
            if let Some((function, base, inst)) = stepped {
                self.keep_value(code, function, base, inst);
            }
            match result {
                Ok(Stop::Slice) => {}
                other => return other,
            }
        }
        Ok(Stop::Slice)
    }

    /// Looks whether the watched bytes have changed.
    fn look(&mut self, inst: Option<(Global, Inst)>) {
        let Some(Watch::Bytes { address, now, .. }) = &self.device.watch else { return };
        let Ok(bytes) = self.device.global.load_bytes(*address, now.len() as u64) else { return };
        if bytes == now.as_slice() {
            return;
        }
        let found = bytes.to_vec();
        let write = Write { inst, place: inst.map(|_| self.place()).unwrap_or_default() };
        if let Some(Watch::Bytes { now, last, .. }) = &mut self.device.watch {
            *now = found;
            *last = Some(write);
        }
    }

    /// Keeps the value of an instruction of the watched thread.
    fn keep_value(&mut self, code: &Code, function: Global, base: usize, inst: Inst) {
        let Some(Watch::Thread { block, thread, values }) = &mut self.device.watch else { return };
        if *block != self.group.id || *thread != self.thread.id || values.len() >= MOST_VALUES {
            return;
        }
        let Some(body) = self.program.module.body(function) else { return };
        let Some(result) = body.result(inst) else { return };
        let slot = code.registers[result];
        let Some(slot) = self.thread.regs.get(base + slot as usize) else { return };
        let bits = slot.is_defined().then_some(slot.bits);
        values.push(Computed { function, inst, bits });
    }
}
