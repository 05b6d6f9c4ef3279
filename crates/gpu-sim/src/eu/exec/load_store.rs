//! Load and store messages of gen12.5. Addresses are the first piece of a message, data the second.

use super::access::{Access, Kind, Modify, Slot};
use super::flow::channels;
use super::memory::above;
use super::thread::Thread;
use crate::eu::message::{Lengths, LoadStore, Message, Shape};
use crate::fault::{Fault, Result};

/// Bytes of a register.
const REGISTER: usize = 32;

/// The registers of an array, one element for each channel.
fn registers(channels: usize, bytes: usize) -> usize {
    (channels * bytes).div_ceil(REGISTER)
}

impl Thread {
    /// The accesses that a message asks for, of the channels of `mask`, of which there are `exec`.
    pub(super) fn load_store(
        &self,
        message: &Message,
        lengths: Lengths,
        what: LoadStore,
        exec: u8,
        mask: u32,
        dst: Option<u8>,
    ) -> Result<Vec<Access>> {
        let (shape, values, answers) = match what {
            LoadStore::Load(shape) => (shape, 0, usize::from(shape.count)),
            LoadStore::Store(shape) => (shape, usize::from(shape.count), 0),
            LoadStore::Atomic { shape, operands, .. } => {
                (shape, usize::from(operands), usize::from(lengths.answer > 0))
            }
        };
        let slots = match exec {
            1 if shape.transposed => 1,
            _ if shape.transposed => {
                return Err(Fault::undefined("a transposed message of channels"));
            }
            32 => return Err(Fault::undefined("a message of 32 channels")),
            _ => usize::from(exec).next_multiple_of(8),
        };
        let slot = shape.slot();
        // Elements of a transposed message follow one another; else each has a run of registers.
        let run = registers(slots, slot as usize);
        let whole = |elements: usize| {
            if shape.transposed { registers(elements, slot as usize) } else { elements * run }
        };
        let needed = [registers(slots, usize::from(shape.address)), whole(values), whole(answers)];
        let second = message.second.map_or(0, |_| usize::from(message.second_length));
        let have = [usize::from(lengths.payload), second, usize::from(lengths.answer)];
        if needed != have {
            return Err(Fault::undefined(format!(
                "a message of {have:?} registers (addresses, data, answer): it needs {needed:?}"
            )));
        }
        for (first, count) in
            [Some(message.payload), message.second, dst].into_iter().flatten().zip(needed)
        {
            Thread::check_registers(usize::from(first) * 8, count * 8)?;
        }
        let mask = mask & (u32::MAX >> (32 - u32::from(exec)));
        let words = |first: u8, element: usize| {
            let run = if shape.transposed { slot as usize / 4 } else { run * 8 };
            usize::from(first) * 8 + element * run
        };
        let data = message.second.unwrap_or(0);
        let value = |element: usize, n: usize| self.element(words(data, element), n, slot);
        let bytes = u32::from(shape.element);
        let answer = |element: usize, channel: usize, above: u64| {
            let at = dst.map(|dst| words(dst, element));
            at.map(|at| Slot { at, channel, bytes: slot, above })
        };
        let mut accesses =
            Vec::with_capacity(usize::from(shape.count) * mask.count_ones() as usize);
        for number in 0..usize::from(shape.count) {
            for channel in channels(mask) {
                let address = self.address(message.payload, channel, shape);
                let address = address.wrapping_add(number as u64 * u64::from(bytes));
                let kind = match what {
                    LoadStore::Atomic { operation, float, operands, .. } => {
                        let operand = |o: usize| match o < usize::from(operands) {
                            true => value(o, channel),
                            false => 0,
                        };
                        let operands = [operand(0), operand(1)];
                        let answer = answer(0, channel, 0).filter(|_| answers > 0);
                        Some(Kind::Modify(Modify { operation, float, operands, answer }))
                    }
                    LoadStore::Store(_) => Some(Kind::Store(value(number, channel))),
                    LoadStore::Load(_) => answer(number, channel, above(bytes)).map(Kind::Load),
                };
                // Elements of more than a byte or a word at a time lie at multiples of their size.
                match what {
                    LoadStore::Atomic { .. } => {
                        crate::memory::check_aligned(address, u64::from(bytes))?;
                    }
                    _ if shape.transposed || shape.count > 1 => {
                        crate::memory::check_aligned(address, u64::from(bytes.min(4)))?;
                    }
                    _ => {}
                }
                let access = |kind| Access { surface: shape.surface, address, bytes, kind };
                accesses.extend(kind.map(access));
            }
        }
        Ok(accesses)
    }

    /// The address of a channel.
    fn address(&self, payload: u8, n: usize, shape: Shape) -> u64 {
        let at = usize::from(payload) * 8;
        match shape.address {
            2 => self.element(at, n / 2, 4) >> (16 * (n % 2)) & 0xffff,
            size => self.element(at, n, u32::from(size)),
        }
    }
}
