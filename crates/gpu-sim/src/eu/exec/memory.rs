//! Messages to memory.

use super::access::{Access, Kind, Modify, Slot};
use super::flow::channels;
use super::reach::Reach;
use super::thread::Thread;
use crate::eu::addresses::SCRATCH_BASE;
use crate::eu::message::{Atomic, Gather, Lengths, Message, Surface};
use crate::fault::{Fault, Result};

/// Value of a register that a message leaves undefined.
const UNDEFINED: u64 = 0xdead_beef_dead_beef;

/// Bits of a register above a byte or a word of memory: nothing is said of them.
pub(super) fn above(bytes: u32) -> u64 {
    if bytes < 4 { UNDEFINED << (8 * bytes) } else { 0 }
}

/// The places of the parts of a message's payload, in doublewords from its start.
struct Payload {
    addresses: usize,
    data: usize,
}

/// The place of a doubleword of a message's payload, counted from register 0: the second piece follows the first, wherever
/// that ends.
fn payload_word(message: &Message, lengths: Lengths, at: usize) -> usize {
    let first = usize::from(lengths.payload) * 8;
    match message.second {
        Some(second) if at >= first => usize::from(second) * 8 + at - first,
        _ => usize::from(message.payload) * 8 + at,
    }
}

/// Doublewords of the channels' addresses.
fn address_words(channels: u8, surface: Surface) -> usize {
    usize::from(channels) * if surface == Surface::A64 { 2 } else { 1 }
}

fn payload(lengths: Lengths, channels: u8, surface: Surface) -> Payload {
    let addresses = usize::from(lengths.header) * 8;
    let size = address_words(channels, surface).next_multiple_of(8);
    Payload { addresses, data: addresses + size }
}

impl Thread {
    /// A doubleword, counted from register 0.
    fn word(&self, at: usize) -> u32 {
        self.dword((at / 8) as u8, at % 8)
    }

    fn set_word(&mut self, at: usize, value: u32) {
        self.set_dword((at / 8) as u8, at % 8, value);
    }

    /// An element of 4 or 8 bytes of channel `n` of the array at `at`.
    pub(super) fn element(&self, at: usize, n: usize, size: u32) -> u64 {
        if size == 8 {
            u64::from(self.word(at + 2 * n)) | u64::from(self.word(at + 2 * n + 1)) << 32
        } else {
            u64::from(self.word(at + n))
        }
    }

    pub(super) fn set_element(&mut self, at: usize, n: usize, size: u32, value: u64) {
        if size == 8 {
            self.set_word(at + 2 * n, value as u32);
            self.set_word(at + 2 * n + 1, (value >> 32) as u32);
        } else {
            self.set_word(at + n, value as u32);
        }
    }

    /// An element of a message's payload.
    fn payload_element(
        &self,
        (message, lengths): (&Message, Lengths),
        at: usize,
        n: usize,
        size: u32,
    ) -> u64 {
        let words = size as usize / 4;
        let word = |at: usize| u64::from(self.word(payload_word(message, lengths, at)));
        let low = word(at + words * n);
        if words == 2 { low | word(at + words * n + 1) << 32 } else { low }
    }

    fn channel_address(
        &self,
        message: (&Message, Lengths),
        at: usize,
        n: usize,
        surface: Surface,
    ) -> u64 {
        self.payload_element(message, at, n, if surface == Surface::A64 { 8 } else { 4 })
    }

    /// A run of doublewords of a message's payload must lie in the registers.
    fn check_payload(message: &Message, lengths: Lengths, at: usize, words: usize) -> Result<()> {
        if words == 0 {
            return Ok(());
        }
        Thread::check_registers(payload_word(message, lengths, at), 1)?;
        Thread::check_registers(payload_word(message, lengths, at + words - 1), 1)
    }

    /// The lengths that a descriptor states must be those of the message.
    fn check_lengths(
        &self,
        message: &Message,
        lengths: Lengths,
        needed: usize,
        answer: usize,
    ) -> Result<()> {
        let have = usize::from(lengths.payload) + usize::from(message.second_length);
        // The length of a second piece may be in a register.
        let known = message.second.is_none() || message.second_length > 0;
        if known && have < needed || usize::from(lengths.answer) < answer {
            return Err(Fault::undefined(format!(
                "a message of {have} registers with an answer of {}: it needs {needed} and {answer}",
                lengths.answer
            )));
        }
        Ok(())
    }

    /// A run of doublewords of a message must lie in the registers.
    pub(super) fn check_registers(at: usize, words: usize) -> Result<()> {
        if at + words > 128 * 8 {
            return Err(Fault::out_of_bounds("a message beyond the last register"));
        }
        Ok(())
    }

    /// Performs the accesses of a message, in order. Returns those that are performed later.
    pub(super) fn submit(
        &mut self,
        reach: &mut Reach<'_>,
        accesses: Vec<Access>,
    ) -> Result<Vec<Access>> {
        let mut later = Vec::new();
        for mut access in accesses {
            (access.surface, access.address) = reach.resolve(access.surface, access.address)?;
            if reach.is_late(access.surface) {
                later.push(access);
            } else {
                self.perform(reach, access)?;
            }
        }
        Ok(later)
    }

    /// Performs an access to an address within its memory.
    pub(super) fn perform(&mut self, reach: &mut Reach<'_>, access: Access) -> Result<()> {
        if let Kind::Store(value) = access.kind {
            return reach.store(self, &access, value);
        }
        let old = reach.load(self, &access)?;
        let (slot, answer) = match access.kind {
            Kind::Modify(modify) => {
                let (new, answer) = modify.result(old, access.bytes)?;
                reach.store(self, &access, new)?;
                (modify.answer, answer)
            }
            Kind::Load(slot) => (Some(slot), old),
            Kind::Store(_) => (None, old),
        };
        if let Some(Slot { at, channel, bytes, above }) = slot {
            self.set_element(at, channel, bytes, answer | above);
        }
        Ok(())
    }

    /// Reads or writes of the channels of `mask`.
    pub(super) fn gather(
        &self,
        message: &Message,
        lengths: Lengths,
        gather: Gather,
        mask: u32,
        dst: Option<u8>,
    ) -> Result<Vec<Access>> {
        let Payload { addresses, data } = payload(lengths, gather.channels, gather.surface);
        let slot = gather.slot();
        let per_component = usize::from(gather.channels) * slot as usize / 4;
        let count = gather.components.count_ones() as usize;
        let registers = count * per_component.next_multiple_of(8) / 8;
        let address_registers =
            data.saturating_sub(addresses).min(32) / 8 + usize::from(lengths.header);
        let needed = address_registers + if gather.write { registers } else { 0 };
        self.check_lengths(message, lengths, needed, if gather.write { 0 } else { registers })?;
        let whole = count * per_component.next_multiple_of(8);
        let words = address_words(gather.channels, gather.surface);
        Thread::check_payload(message, lengths, addresses, words)?;
        Thread::check_payload(message, lengths, data, if gather.write { whole } else { 0 })?;
        Thread::check_registers(dst.map_or(0, |dst| usize::from(dst) * 8), whole)?;
        let present = (0..8u32).filter(|c| gather.components >> c & 1 == 1);
        let bytes = u32::from(gather.element);
        let mask = mask & (u32::MAX >> (32 - u32::from(gather.channels)));
        let mut accesses = Vec::with_capacity(count * mask.count_ones() as usize);
        for (number, component) in present.enumerate() {
            for channel in channels(mask) {
                let message = (message, lengths);
                let address = self.channel_address(message, addresses, channel, gather.surface);
                let address = address.wrapping_add(u64::from(component * bytes));
                let at = number * per_component.next_multiple_of(8);
                let kind = if gather.write {
                    Kind::Store(self.payload_element(message, data + at, channel, slot))
                } else if let Some(dst) = dst {
                    Kind::Load(Slot {
                        at: usize::from(dst) * 8 + at,
                        channel,
                        bytes: slot,
                        above: above(bytes),
                    })
                } else {
                    continue;
                };
                accesses.push(Access { surface: gather.surface, address, bytes, kind });
            }
        }
        Ok(accesses)
    }

    /// Atomic operations of the channels of `mask`.
    pub(super) fn atomic(
        &self,
        message: &Message,
        lengths: Lengths,
        atomic: Atomic,
        mask: u32,
        dst: Option<u8>,
    ) -> Result<Vec<Access>> {
        let Payload { addresses, data } = payload(lengths, atomic.channels, atomic.surface);
        let bytes = u32::from(atomic.bytes);
        let per_operand = usize::from(atomic.channels) * bytes as usize / 4;
        let mask = mask & (u32::MAX >> (32 - u32::from(atomic.channels)));
        let words = address_words(atomic.channels, atomic.surface);
        Thread::check_payload(message, lengths, addresses, words)?;
        let operands = match (atomic.float, atomic.operation) {
            // Compares and writes: of integers, of floats.
            (false, 14) | (true, 3) => 2,
            // Counts up or down.
            (false, 5 | 6 | 15) => 0,
            _ => 1,
        };
        Thread::check_payload(message, lengths, data, operands * per_operand)?;
        Thread::check_registers(dst.map_or(0, |dst| usize::from(dst) * 8), per_operand)?;
        let access = |channel: usize| {
            let message = (message, lengths);
            let operand = |number: usize| match number < operands {
                true => self.payload_element(message, data + number * per_operand, channel, bytes),
                false => 0,
            };
            let address = self.channel_address(message, addresses, channel, atomic.surface);
            crate::memory::check_aligned(address, u64::from(bytes))?;
            let at = dst.filter(|_| atomic.returns).map(|dst| usize::from(dst) * 8);
            let modify = Modify {
                operation: atomic.operation,
                float: atomic.float,
                operands: [operand(0), operand(1)],
                answer: at.map(|at| Slot { at, channel, bytes, above: 0 }),
            };
            Ok(Access { surface: atomic.surface, address, bytes, kind: Kind::Modify(modify) })
        };
        channels(mask).map(access).collect()
    }

    /// A run of bytes between memory and registers.
    pub(super) fn block(
        &self,
        message: &Message,
        lengths: Lengths,
        (surface, write, bytes, in_words): (Surface, bool, u32, bool),
        dst: Option<u8>,
    ) -> Result<Vec<Access>> {
        if !lengths.header {
            return Err(Fault::undefined("a block message without a header"));
        }
        let header = message.payload;
        let address = if surface == Surface::A64 {
            u64::from(self.dword(header, 0)) | u64::from(self.dword(header, 1)) << 32
        } else {
            let offset = u64::from(self.dword(header, 2)) * if in_words { 16 } else { 1 };
            // Stateless addresses count from what the header has of the thread's own place.
            let base =
                if surface == Surface::Stateless { self.dword(header, 5) & !0x3ff } else { 0 };
            u64::from(base) + offset
        };
        Thread::check_payload(message, lengths, 8, if write { bytes as usize / 4 } else { 0 })?;
        Thread::check_registers(dst.map_or(0, |dst| usize::from(dst) * 8), bytes as usize / 4)?;
        let mut accesses = Vec::with_capacity(bytes as usize / 4);
        for n in 0..bytes / 4 {
            let kind = if write {
                Kind::Store(self.word(payload_word(message, lengths, 8 + n as usize)).into())
            } else if let Some(dst) = dst {
                let at = usize::from(dst) * 8;
                Kind::Load(Slot { at, channel: n as usize, bytes: 4, above: 0 })
            } else {
                break;
            };
            let address = address.wrapping_add(u64::from(4 * n));
            accesses.push(Access { surface, address, bytes: 4, kind });
        }
        Ok(accesses)
    }

    /// Whole registers between the thread's scratch and its registers.
    pub(super) fn scratch_registers(
        &mut self,
        message: &Message,
        lengths: Lengths,
        (write, registers, offset): (bool, u8, u32),
        dst: Option<u8>,
    ) -> Result<()> {
        // The header says where the thread's scratch is.
        let base = self.dword(message.payload, 5) & !0x3ff;
        if !lengths.header || base != SCRATCH_BASE {
            return Err(Fault::undefined(format!(
                "a scratch message whose header has the scratch at {base:#x}"
            )));
        }
        let (start, size) = (offset as usize, usize::from(registers) * 32);
        let have = self.scratch.len();
        if start + size > have {
            return Err(Fault::out_of_bounds(format!(
                "{size} bytes at {start:#x} of the scratch, which has {have}"
            )));
        }
        let first =
            if write { message.second.unwrap_or(message.payload + 1) } else { dst.unwrap_or(0) };
        let registers = usize::from(first) * 32..usize::from(first) * 32 + size;
        let registers = self
            .grf
            .get_mut(registers)
            .ok_or_else(|| Fault::out_of_bounds("a message beyond the last register"))?;
        if write {
            self.scratch[start..start + size].copy_from_slice(registers);
        } else {
            registers.copy_from_slice(&self.scratch[start..start + size]);
        }
        Ok(())
    }
}
