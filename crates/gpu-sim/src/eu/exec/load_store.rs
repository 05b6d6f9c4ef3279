//! Load and store messages of gen12.5. Addresses are the first piece of a message, data the second.

use super::flow::channels;
use super::memory::{Reach, UNDEFINED, float_atomic, integer_atomic};
use super::thread::Thread;
use crate::eu::message::{Lengths, LoadStore, Message, Shape};
use crate::fault::{Fault, FaultKind, Result};

/// Bytes of a register.
const REGISTER: usize = 32;

/// The registers of an array, one element for each channel.
fn registers(channels: usize, bytes: usize) -> usize {
    (channels * bytes).div_ceil(REGISTER)
}

impl Thread {
    /// Does what a message says for the channels of `mask`, of which there are `exec`.
    #[allow(clippy::too_many_arguments, reason = "the parts of the message")]
    pub(super) fn load_store(
        &mut self,
        reach: &mut Reach<'_>,
        message: &Message,
        lengths: Lengths,
        what: LoadStore,
        exec: u8,
        mask: u32,
        dst: Option<u8>,
    ) -> Result<()> {
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
                return Err(Fault::new(FaultKind::Undefined, "a transposed message of channels"));
            }
            32 => return Err(Fault::new(FaultKind::Undefined, "a message of 32 channels")),
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
            return Err(Fault::new(
                FaultKind::Undefined,
                format!(
                    "a message of {have:?} registers (addresses, data, answer): it needs {needed:?}"
                ),
            ));
        }
        for (first, count) in
            [Some(message.payload), message.second, dst].into_iter().flatten().zip(needed)
        {
            Thread::check_registers(usize::from(first) * 8, count * 8)?;
        }
        let places: Vec<(usize, u64)> = channels(mask & (u32::MAX >> (32 - u32::from(exec))))
            .map(|n| (n, self.address(message.payload, n, shape)))
            .collect();
        let words = |first: u8, element: usize| {
            let run = if shape.transposed { slot as usize / 4 } else { run * 8 };
            usize::from(first) * 8 + element * run
        };
        let data = message.second.unwrap_or(0);
        if let LoadStore::Atomic { operation, float, operands, .. } = what {
            for (n, address) in places {
                let operand = |o: usize| {
                    if o < usize::from(operands) {
                        self.element(words(data, o), n, slot)
                    } else {
                        0
                    }
                };
                let operands = [operand(0), operand(1)];
                let size = u32::from(shape.element);
                crate::memory::check_aligned(address, u64::from(size))?;
                let old = reach.load(self, shape.surface, address, size)?;
                let new = if float {
                    float_atomic(operation, old, operands)?
                } else {
                    integer_atomic(operation, size, old, operands)?
                };
                reach.store(self, shape.surface, address, size, new)?;
                if let (true, Some(dst)) = (answers > 0, dst) {
                    self.set_element(words(dst, 0), n, slot, old);
                }
            }
            return Ok(());
        }
        let element = u32::from(shape.element);
        for number in 0..usize::from(shape.count) {
            for &(n, address) in &places {
                let address = address.wrapping_add(number as u64 * u64::from(element));
                // Elements of more than a byte or a word at a time lie at multiples of their size.
                if shape.transposed || shape.count > 1 {
                    crate::memory::check_aligned(address, u64::from(element.min(4)))?;
                }
                if let LoadStore::Store(_) = what {
                    let value = self.element(words(data, number), n, slot);
                    reach.store(self, shape.surface, address, element, value)?;
                } else if let Some(dst) = dst {
                    let loaded = reach.load(self, shape.surface, address, element)?;
                    // Nothing is relied on of the bits above a byte or a word.
                    let above = if element < 4 { UNDEFINED << (8 * element) } else { 0 };
                    self.set_element(words(dst, number), n, slot, loaded | above);
                }
            }
        }
        Ok(())
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
