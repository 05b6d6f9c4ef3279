//! Calls and returns.
//!
//! A call pushes the return address of every lane; the callee's frame begins after the caller's rows and, in
//! local memory, at the top of the lane's stack. Arguments are copied into the callee's parameters at the call
//! and results into the caller's at the return, so that `.param` variables behave as if passed by value.

use super::super::inst::*;
use super::step::Flow;
use super::warp::{Group, Return};
use super::{Core, lanes};
use crate::fault::{Fault, Result};
use crate::memory::Contents;
use crate::random::Random;

/// Rows of all frames of a warp; enough for recursion some thousand calls deep.
const MAX_ROWS: usize = 1 << 18;

impl Core<'_, '_> {
    pub(super) fn call(&mut self, g: &Group, call: &Call, active: u32) -> Result<Flow> {
        self.set_pc(g.mask & !active, g.pc + 1);
        match call.callee {
            Callee::Direct(index) => self.enter(g, call, index, active)?,
            Callee::Indirect(src) => {
                let targets = self.read(g, src, active)?;
                // Lanes with the same target go together.
                let mut left = active;
                while left != 0 {
                    let first = left.trailing_zeros() as usize;
                    let mask = lanes(left)
                        .filter(|&l| targets[l] == targets[first])
                        .fold(0u32, |m, l| m | 1 << l);
                    left &= !mask;
                    self.w.fault_lane = first as u32;
                    let index = super::super::function_at(targets[first])
                        .filter(|&i| (i as usize) < self.program.functions.len())
                        .ok_or_else(|| {
                            Fault::undefined(format!(
                                "call of {:#x}, which is no function",
                                targets[first]
                            ))
                        })?;
                    self.enter(g, call, index, mask)?;
                }
            }
        }
        Ok(Flow::Split)
    }

    fn enter(&mut self, g: &Group, call: &Call, index: u32, mask: u32) -> Result<()> {
        let program = self.program;
        let mut function = &program.functions[index as usize];
        let mut hops = 0;
        while let Some(alias) = function.alias {
            function = &program.functions[alias as usize];
            hops += 1;
            if hops > program.functions.len() {
                return Err(Fault::input(format!("`{}` is an alias of itself", function.name)));
            }
        }
        let Some(start) = function.start else {
            return self.call_builtin(g, &function.name, call, mask);
        };
        check_signature(function, call)?;
        let base = g.base + program.functions[call.caller as usize].rows as usize;
        if base + function.rows as usize > MAX_ROWS {
            return Err(Fault::exhausted(format!(
                "calls nested too deeply, at `{}`",
                function.name
            )));
        }
        let from = (self.w.frame, g.base as u32);
        self.w.open_frame(base, function.rows as usize, mask);
        let track = self.dev.tracks_local();
        if let Some(hostile) = self.dev.hostile.as_deref_mut() {
            self.w.scramble(base, function, mask, hostile.random());
        }
        for lane in lanes(mask) {
            let back = Return {
                call: g.pc,
                base: self.w.base[lane],
                frame: self.w.frame[lane],
                stack_top: self.w.stack_top[lane],
                extents: self.w.local[lane].extents.len() as u32,
            };
            self.w.returns[lane].push(back);
            let garbage = self.dev.random().map_or(0, Random::next);
            self.w.open_local(lane, function, track, garbage)?;
            self.w.base[lane] = base as u32;
            self.w.pc[lane] = start;
            for (arg, param) in call.args.iter().zip(&function.params) {
                let place = (from.0[lane], from.1);
                self.transfer(lane, *arg, place, *param, (self.w.frame[lane], base as u32))?;
            }
            if garbage != 0 {
                self.forget_call_space(lane, call, from.0[lane], garbage);
            }
        }
        Ok(())
    }

    /// The caller's variables of a call mean nothing until the results are there.
    fn forget_call_space(&mut self, lane: usize, call: &Call, frame: u32, garbage: u64) {
        for slot in call.args.iter().chain(&call.results) {
            if let Slot::Mem { offset, size } = *slot {
                self.w.local[lane].forget((frame + offset) as usize, size as usize, garbage);
            }
        }
    }

    /// Copies a parameter or result between frames; a frame is its place in local memory and its first row.
    fn transfer(
        &mut self,
        lane: usize,
        from: Slot,
        source: (u32, u32),
        to: Slot,
        target: (u32, u32),
    ) -> Result<()> {
        let mut bytes = [0u8; 16];
        let mut defined = true;
        match from {
            Slot::Mem { offset, size } => {
                let at = (source.0 + offset) as usize;
                match to {
                    Slot::Mem { offset: to_offset, size: to_size } => {
                        let len = size.min(to_size) as usize;
                        let to_at = (target.0 + to_offset) as usize;
                        let local = &mut self.w.local[lane];
                        local.bytes.copy_within(at..at + len, to_at);
                        if let Some(written) = &mut local.written {
                            written.copy_within(at..at + len, to_at);
                        }
                        return Ok(());
                    }
                    _ => {
                        let len = (size as usize).min(16);
                        bytes[..len].copy_from_slice(&self.w.local[lane].bytes[at..at + len]);
                    }
                }
            }
            Slot::Reg(d) => {
                let i = (source.1 + d.row) as usize;
                defined = self.w.defined[i] >> lane & 1 == 1;
                bytes[..8].copy_from_slice(&self.w.regs[i][lane].to_le_bytes());
                if d.bits == 128 {
                    bytes[8..].copy_from_slice(&self.w.regs[i + 1][lane].to_le_bytes());
                }
            }
            Slot::Pred(p) => {
                let i = (source.1 + p) as usize;
                defined = self.w.preds_defined[i] >> lane & 1 == 1;
                bytes[0] = (self.w.preds[i] >> lane & 1) as u8;
            }
            Slot::Value(src) => {
                // Constants and addresses; addresses of the caller's own variables need its frame.
                let value = match src.kind() {
                    SrcKind::Local(offset) => {
                        super::warp::LOCAL_START + u64::from(source.0 + offset)
                    }
                    _ => self.read_lane(src, lane)?,
                };
                bytes[..8].copy_from_slice(&value.to_le_bytes());
            }
            Slot::Sink => {}
        }
        let low = bytes[..8].iter().rev().fold(0u64, |v, &b| v << 8 | u64::from(b));
        match to {
            Slot::Reg(d) => {
                let i = (target.1 + d.row) as usize;
                self.w.regs[i][lane] = if d.bits >= 64 { low } else { low & ((1 << d.bits) - 1) };
                set_bit(&mut self.w.defined[i], lane, defined);
                if d.bits == 128 {
                    self.w.regs[i + 1][lane] =
                        bytes[8..].iter().rev().fold(0u64, |v, &b| v << 8 | u64::from(b));
                    set_bit(&mut self.w.defined[i + 1], lane, defined);
                }
            }
            Slot::Pred(p) => {
                let i = (target.1 + p) as usize;
                set_bit(&mut self.w.preds[i], lane, low & 1 == 1);
                set_bit(&mut self.w.preds_defined[i], lane, defined);
            }
            Slot::Mem { offset, size } => {
                let at = (target.0 + offset) as usize;
                let len = (size as usize).min(16);
                self.w.local[lane].bytes[at..at + len].copy_from_slice(&bytes[..len]);
                self.w.local[lane].mark(at, len, defined);
            }
            Slot::Value(_) | Slot::Sink => {}
        }
        Ok(())
    }

    pub(super) fn ret(&mut self, g: &Group, function: u32, active: u32) -> Flow {
        self.set_pc(g.mask & !active, g.pc + 1);
        let program = self.program;
        let function = &program.functions[function as usize];
        let mut done = 0u32;
        for lane in lanes(active) {
            let Some(back) = self.w.returns[lane].pop() else {
                done |= 1 << lane;
                continue;
            };
            let callee = (self.w.frame[lane], g.base as u32);
            if let Op::Call(call) = &program.code[back.call as usize].op {
                for (result, to) in function.results.iter().zip(&call.results) {
                    // Results are memory or registers, never operands, so nothing can fail here.
                    let _ = self.transfer(lane, *result, callee, *to, (back.frame, back.base));
                }
            }
            self.w.base[lane] = back.base;
            self.w.frame[lane] = back.frame;
            self.w.stack_top[lane] = back.stack_top;
            self.w.local[lane].extents.truncate(back.extents as usize);
            self.w.pc[lane] = back.call + 1;
        }
        if done != 0 {
            self.exit(done);
        }
        Flow::Split
    }

    /// Functions that the driver's runtime provides.
    fn call_builtin(&mut self, g: &Group, name: &str, call: &Call, mask: u32) -> Result<()> {
        for lane in lanes(mask) {
            self.w.fault_lane = lane as u32;
            let frame = self.w.frame[lane];
            let mut args = [0u64; 8];
            for (value, slot) in args.iter_mut().zip(&call.args) {
                *value = self.slot_value(lane, *slot, frame, g)?;
            }
            let result = match name {
                "vprintf" => self.printf(lane, args[0], args[1])?,
                "malloc" => {
                    let size = args[0];
                    let contents = match self.dev.random() {
                        Some(random) if size < 1 << 24 => {
                            Contents::Bytes(random.bytes(size as usize))
                        }
                        _ => Contents::Undefined,
                    };
                    self.dev.global.allocate("malloc", size, 16, contents).unwrap_or(0)
                }
                "free" => 0,
                "__assertfail" => {
                    let text = |core: &Self, at| core.c_string(lane, at).unwrap_or_default();
                    let message = format!(
                        "assertion `{}` failed in {}:{}",
                        text(self, args[0]),
                        text(self, args[1]),
                        args[2]
                    );
                    return Err(Fault::trap(message));
                }
                _ => {
                    return Err(Fault::unsupported(format!(
                        "call of `{name}`, which is only declared"
                    )));
                }
            };
            if let Some(slot) = call.results.first() {
                let value = self.program_value(result);
                match *slot {
                    Slot::Mem { offset, size } => {
                        let at = (frame + offset) as usize;
                        let len = (size as usize).min(8);
                        self.w.local[lane].bytes[at..at + len].copy_from_slice(&value[..len]);
                        self.w.local[lane].mark(at, len, true);
                    }
                    Slot::Reg(d) => {
                        let bits = if d.bits >= 64 { result } else { result & ((1 << d.bits) - 1) };
                        self.write_lane(d.row, lane, bits);
                    }
                    _ => {}
                }
            }
        }
        self.set_pc(mask, g.pc + 1);
        Ok(())
    }

    fn program_value(&self, value: u64) -> [u8; 8] {
        value.to_le_bytes()
    }

    fn slot_value(&mut self, lane: usize, slot: Slot, frame: u32, _g: &Group) -> Result<u64> {
        Ok(match slot {
            Slot::Mem { offset, size } => {
                let at = (frame + offset) as usize;
                let bytes = &self.w.local[lane].bytes[at..at + (size as usize).min(8)];
                bytes.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b))
            }
            Slot::Reg(d) => self.read_lane(Src::reg(d.row), lane)?,
            Slot::Value(src) => self.read_lane(src, lane)?,
            Slot::Pred(_) | Slot::Sink => 0,
        })
    }

    fn c_string(&self, lane: usize, mut at: u64) -> Result<String> {
        let mut bytes = Vec::new();
        loop {
            let byte = self.bytes_at(lane, crate::memory::Space::Generic, at, 1)?[0];
            if byte == 0 || bytes.len() > 4096 {
                return Ok(String::from_utf8_lossy(&bytes).into_owned());
            }
            bytes.push(byte);
            at += 1;
        }
    }

    /// `vprintf`: the format and a buffer with the arguments, each at its natural alignment.
    fn printf(&mut self, lane: usize, format: u64, mut args: u64) -> Result<u64> {
        let format = self.c_string(lane, format)?;
        let core = &*self;
        let text = crate::printf::format(&format, &mut |fetch| {
            use crate::printf::{Fetch, Value};
            let size = if matches!(fetch, Fetch::Int) { 4 } else { 8 };
            args = args.next_multiple_of(size);
            let bytes = core.bytes_at(lane, crate::memory::Space::Generic, args, size)?;
            let bits = bytes.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b));
            args += size;
            Ok(match fetch {
                Fetch::Str => Value::Str(core.c_string(lane, bits)?),
                _ => Value::Bits(bits),
            })
        })?;
        if self.dev.output.len() < 1 << 24 {
            self.dev.output.push_str(&text);
        }
        Ok(text.len() as u64)
    }
}

fn set_bit(word: &mut u32, lane: usize, value: bool) {
    *word = (*word & !(1 << lane)) | u32::from(value) << lane;
}

fn check_signature(function: &PtxFunction, call: &Call) -> Result<()> {
    let name = &function.name;
    if function.is_entry {
        return Err(Fault::undefined(format!("call of the kernel `{name}`")));
    }
    let (has, given) = (function.params.len(), call.args.len());
    if has != given {
        return Err(Fault::undefined(format!(
            "`{name}` has {has} parameters, the call passes {given}"
        )));
    }
    let (has, given) = (function.results.len(), call.results.len());
    if given > has {
        return Err(Fault::undefined(format!(
            "`{name}` returns {has} values, the call takes {given}"
        )));
    }
    for (param, arg) in function.params.iter().zip(&call.args) {
        if let (Slot::Mem { size: want, .. }, Slot::Mem { size: got, .. }) = (param, arg)
            && got > want
        {
            let text = format!("a parameter of `{name}` has {want} bytes, the call passes {got}");
            return Err(Fault::undefined(text));
        }
    }
    Ok(())
}
