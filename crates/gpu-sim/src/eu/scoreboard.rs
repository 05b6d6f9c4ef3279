//! The software scoreboard of gen12, as a check: on that hardware nothing waits for a register by itself, each instruction says
//! what it waits for. Who reads or overwrites a register too early gets a fault here.
//!
//! * What a pipe does in order is done at the latest when some more instructions have gone into the pipe ([`DEPTH`]), or when an
//!   instruction has waited for it by its distance.
//! * Messages and the extended unit take a token, and are done when something has waited for it (or has taken it again).
//!   Messages to one function read their payloads one after the other, and so does the extended unit: what one of them writes is
//!   not too early for what an earlier one reads, and when one is done, the earlier ones have read.
//! * Branches count in distances, and a jump takes longer than any instruction in order.
//! * Nothing knows of the control register `cr0` (Mesa's pass for the scoreboard says so, too): an instruction that names it
//!   waits for all in order before it, and the one after a write of it waits for that.
//! * Flags, accumulators and the address register are looked after by the hardware. (Intel's compiler says nothing about them;
//!   this file is checked on its code.)
//!
//! Sources: Intel's programmer's reference manual for gen12, "software scoreboard"; what Intel's compiler writes.

use super::inst::{File, Inst, Op, Operand, OperandLayout, Register, Value};
use super::swsb::{Mark, Swsb, Use};
use crate::fault::{Fault, Result};

/// Instructions of a pipe after which one is done anyway: of 64 bits the last number.
const DEPTH: [u64; PIPES] = [10, 10, 14];
const PIPES: usize = 3;
const RING: usize = 16;
/// Tokens.
const TOKENS: usize = 16;

/// A set of bytes: some bytes of some general registers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Set {
    general: u128,
    /// Bytes in a register; those of all of them.
    bytes: u32,
}

impl Set {
    /// Registers in a row.
    fn run(first: u8, count: u8) -> Set {
        let mut set = Set::default();
        for number in 0..u32::from(count) {
            set.add(32 * (u32::from(first) + number), 32);
        }
        set
    }

    /// Adds up to 32 bytes of the general registers.
    fn add(&mut self, first: u32, size: u32) {
        let mask = u64::MAX >> (64 - size.clamp(1, 32));
        let placed = mask << (first % 32);
        for (register, bytes) in
            [(first / 32, placed as u32), (first / 32 + 1, (placed >> 32) as u32)]
        {
            if bytes != 0 {
                self.general |= 1u128.checked_shl(register).unwrap_or(0);
                self.bytes |= bytes;
            }
        }
    }

    /// The name of a register that has bytes in both.
    fn common(self, other: Set) -> Option<String> {
        let both = self.general & other.general;
        let found = both != 0 && self.bytes & other.bytes != 0;
        found.then(|| format!("r{}", both.trailing_zeros()))
    }
}

/// Registers that an instruction reads and writes.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Footprint {
    /// Of each source.
    reads: [Set; 3],
    writes: Set,
}

impl Footprint {
    /// Whether some of these registers are read or written.
    pub(crate) fn touches(&self, first: u8, count: u8) -> bool {
        let run = Set::run(first, count);
        self.reads.iter().chain([&self.writes]).any(|set| set.common(run).is_some())
    }

    /// Of a message: first registers and numbers of registers of its pieces and its answer.
    pub(crate) fn of_message(pieces: [(u8, u8); 2], answer: (u8, u8)) -> Footprint {
        let [first, second] = pieces.map(|(first, count)| Set::run(first, count));
        let writes = Set::run(answer.0, answer.1);
        Footprint { reads: [first, second, Set::default()], writes }
    }

    /// Of an instruction that is no message. `address` gives what an operand's address register says.
    pub(crate) fn of(inst: &Inst, address: impl Fn(usize) -> u32) -> Footprint {
        let mut found = Footprint::default();
        for (set, source) in found.reads.iter_mut().zip(&inst.sources) {
            if let Some(source) = source {
                source_registers(set, source, inst.exec, &address);
            }
        }
        if writes_nothing_new(inst) {
            return found;
        }
        if let Some(dst) = &inst.dst {
            let size = dst.ty.bytes();
            for channel in 0..u32::from(inst.exec) {
                let at = channel * u32::from(dst.stride) * size;
                add(&mut found.writes, dst.register, at, size, &address);
            }
        }
        found
    }
}

fn source_registers(set: &mut Set, source: &Operand, exec: u8, address: &impl Fn(usize) -> u32) {
    let Value::Register(reg) = source.value else { return };
    let size = source.ty.bytes();
    let OperandLayout::Region(region) = reg.layout else {
        // By groups of four (gen8 and gen9), or one for all: at most a packed run.
        for channel in 0..u32::from(exec) {
            add(set, reg.register, channel * size, size, address);
        }
        return;
    };
    for channel in 0..u32::from(exec) {
        let width = u32::from(region.width.max(1));
        let element = channel / width * u32::from(region.vertical)
            + channel % width * u32::from(region.horizontal);
        // Addresses by row are those of the row.
        let word = reg.register.indirect.map_or(0, |i| if i.per_row { channel / width } else { 0 });
        let shifted = |n: usize| address(n + word as usize);
        add(set, reg.register, element * size, size, &shifted);
    }
}

/// Adds the registers of an element.
fn add(set: &mut Set, register: Register, at: u32, size: u32, address: &impl Fn(usize) -> u32) {
    let first = match register.indirect {
        Some(indirect) => {
            address(usize::from(indirect.word)).wrapping_add_signed(indirect.offset) + at
        }
        None if register.file == File::Grf => {
            u32::from(register.number) * 32 + u32::from(register.sub) + at
        }
        None => return,
    };
    set.add(first, size);
}

/// Whether an instruction writes what was there: one of its sources is its destination, and all sources are the same. (Intel's
/// compiler has such instructions in front of branches, and does not wait for them.)
fn writes_nothing_new(inst: &Inst) -> bool {
    let same = |source: &Operand| match (source.value, &inst.dst) {
        (Value::Register(source), Some(dst)) => source.register == dst.register,
        _ => false,
    };
    inst.op == Op::Csel && inst.sources.iter().flatten().all(same)
}

/// The state of a thread.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scoreboard {
    /// Instructions that went into each pipe, and those that are done.
    issued: [u64; PIPES],
    done: [u64; PIPES],
    /// Registers that the last instructions of each pipe write.
    writes: [[Set; RING]; PIPES],
    /// Registers that the holder of each token is still to write and to read.
    pending: [Footprint; TOKENS],
    holders: [Holder; TOKENS],
    /// Tokens taken so far.
    taken: u64,
    /// Whether the last instruction wrote the control register.
    control: bool,
}

/// Holder of a token.
#[derive(Clone, Copy, Default, Debug)]
struct Holder {
    /// Queue in which it waits for its turn: the number of a shared function, or that of the extended unit.
    queue: Option<u8>,
    /// Its number among those that took tokens.
    number: u64,
}

/// The extended unit as a queue; no shared function's number.
const EXTENDED_UNIT: u8 = 0xff;

fn queue_of(inst: &Inst) -> Option<u8> {
    match (&inst.message, inst.op) {
        (Some(message), _) => Some(message.function),
        (None, Op::Math) => Some(EXTENDED_UNIT),
        _ => None,
    }
}

impl Scoreboard {
    /// Takes an instruction, with what it reads and writes.
    ///
    /// # Errors
    /// It is too early for a register.
    pub(crate) fn take(&mut self, inst: &Inst, footprint: Footprint) -> Result<()> {
        self.wait(&inst.swsb);
        self.check_control(inst)?;
        let Footprint { reads, writes } = footprint;
        let queue = queue_of(inst);
        let reads_of = |set: Set| reads.iter().find_map(|read| read.common(set));
        for (token, pending) in self.pending.iter().enumerate() {
            if let Some(register) = reads_of(pending.writes).or(writes.common(pending.writes)) {
                return Err(early(&register, &format!("${token} is still to write it")));
            }
            let queued = queue.is_some() && self.holders[token].queue == queue;
            let read = pending.reads.iter().find_map(|read| writes.common(*read));
            if let Some(register) = read.filter(|_| !queued) {
                return Err(early(&register, &format!("${token} is still to read it")));
            }
        }
        for (pipe, &depth) in DEPTH.iter().enumerate() {
            // What goes through the same pipe comes later.
            let same = inst.swsb.pipe.is_some_and(|own| own as usize == pipe);
            let first = self.done[pipe].max(self.issued[pipe].saturating_sub(depth));
            for number in first..self.issued[pipe] {
                let written = self.writes[pipe][number as usize % RING];
                let again = if same { None } else { writes.common(written) };
                if let Some(register) = reads_of(written).or(again) {
                    let distance = self.issued[pipe] - number;
                    return Err(early(
                        &register,
                        &format!("the instruction {distance} before may not have written it"),
                    ));
                }
            }
        }
        match (inst.swsb.pipe, inst.swsb.token) {
            (Some(pipe), _) => {
                let pipe = pipe as usize;
                self.writes[pipe][self.issued[pipe] as usize % RING] = writes;
                self.issued[pipe] += 1;
            }
            (None, Some(Use { kind: Mark::Take, token })) => {
                self.pending[usize::from(token)] = footprint;
                self.taken += 1;
                self.holders[usize::from(token)] = Holder { queue, number: self.taken };
            }
            (None, _) => {
                let ends = inst.message.is_some_and(|message| message.ends_thread);
                if matches!(inst.op, Op::Send | Op::Math) && !ends {
                    return Err(Fault::undefined(
                        "scoreboard violation: an instruction that needs a token has none",
                    ));
                }
            }
        }
        Ok(())
    }

    /// Checks the order of what names the control register.
    fn check_control(&mut self, inst: &Inst) -> Result<()> {
        if inst.op == Op::Nop {
            return Ok(());
        }
        let last = inst.swsb.distance.is_some_and(|(_, distance)| distance == 1);
        if self.control && !last {
            return Err(early("cr0", "the instruction before may not have written it"));
        }
        let writes = inst.dst.as_ref().is_some_and(|dst| is_control(&dst.register));
        let reads = inst.sources.iter().flatten().any(|source| match &source.value {
            Value::Register(source) => is_control(&source.register),
            Value::Immediate(_) => false,
        });
        let pipes = self.done.iter().zip(&self.issued).zip(DEPTH);
        let mut busy =
            pipes.map(|((done, issued), depth)| *done.max(&issued.saturating_sub(depth)) < *issued);
        if (reads || writes) && busy.any(|busy| busy) {
            return Err(early("cr0", "an instruction before it may not be done"));
        }
        self.control = writes;
        Ok(())
    }

    fn wait(&mut self, swsb: &Swsb) {
        if let Some((pipe, distance)) = swsb.distance {
            for n in 0..PIPES {
                if pipe.is_none_or(|pipe| pipe as usize == n) {
                    let done = (self.issued[n] + 1).saturating_sub(u64::from(distance));
                    self.done[n] = self.done[n].max(done);
                }
            }
        }
        if let Some(Use { kind, token }) = swsb.token {
            let holder = self.holders[usize::from(token)];
            for (other, pending) in self.holders.iter().zip(&mut self.pending) {
                if other.queue == holder.queue && other.number <= holder.number {
                    pending.reads = [Set::default(); 3];
                }
            }
            let pending = &mut self.pending[usize::from(token)];
            if kind != Mark::Read {
                pending.writes = Set::default();
            }
        }
    }

    /// The thread has jumped.
    pub(crate) fn jump(&mut self) {
        self.done = self.issued;
    }

    /// Waits for the tokens of a mask.
    pub(crate) fn wait_for_tokens(&mut self, mask: u32, kind: Mark) {
        for token in (0..TOKENS as u8).filter(|token| mask >> token & 1 == 1) {
            self.wait(&Swsb { token: Some(Use { kind, token }), ..Swsb::default() });
        }
    }
}

/// Whether a register is the control register.
fn is_control(register: &Register) -> bool {
    const CONTROL: u8 = 8;
    register.file == File::Arf && register.number >> 4 == CONTROL
}

#[cold]
fn early(register: &str, why: &str) -> Fault {
    Fault::undefined(format!("scoreboard violation at {register}: {why}"))
}
