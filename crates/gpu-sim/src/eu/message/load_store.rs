//! The load and store messages of gen12.5.
//!
//! | bits of the descriptor | what |
//! |---|---|
//! | 5:0 | 0 load, 4 store, 8 to 26 atomic operations, 31 fence |
//! | 8:7 | bytes of an address: 2, 4, 8 (1 to 3) |
//! | 11:9 | 2 doublewords, 3 quadwords, 4 and 5 bytes and words that are doublewords in registers |
//! | 14:12 | elements: 1, 2, 3, 4, 8, 16, 32, 64 |
//! | 15 | transposed: one address, all elements one after the other |
//! | 30:29 | by addresses, by a surface of the thread (1, 2), by the binding table (3) |
//!
//! Bits 19:17 are about caches. The extended descriptor has the number in the binding table in bits 31:24, or where the surface's
//! state is.

use super::{Action, Surface};
use crate::eu::addresses::SCRATCH_BASE;
use crate::fault::{Fault, Result};

/// Elements of a message's channels, and their memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    pub(crate) surface: Surface,
    /// Bytes of an address.
    pub(crate) address: u8,
    /// Bytes of an element in memory.
    pub(crate) element: u8,
    /// Elements from the address on.
    pub(crate) count: u8,
    /// One address, and its elements one after the other.
    pub(crate) transposed: bool,
}

impl Shape {
    /// Bytes of an element in registers.
    pub(crate) fn slot(self) -> u32 {
        u32::from(self.element).max(4)
    }
}

/// A message to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LoadStore {
    Load(Shape),
    Store(Shape),
    /// An operation, by the number that the data port has for it (0: none, a read).
    Atomic {
        shape: Shape,
        operation: u8,
        float: bool,
        /// Values of each channel.
        operands: u8,
    },
}

fn unknown(descriptor: u32) -> Fault {
    Fault::unsupported(format!("the load or store message {descriptor:#010x}"))
}

/// Returns the action of a message.
pub(super) fn action(slm: bool, d: u32, extended: u32) -> Result<Action> {
    const FENCE: u32 = 31;
    let opcode = d & 63;
    if opcode == FENCE {
        return Ok(Action::Fence { local: slm });
    }
    let shape = shape(slm, d, extended)?;
    let atomic = |operation, operands, float| {
        if shape.transposed || shape.count != 1 {
            return Err(unknown(d));
        }
        Ok(Action::LoadStore(LoadStore::Atomic { shape, operation, float, operands }))
    };
    match opcode {
        0 => Ok(Action::LoadStore(LoadStore::Load(shape))),
        4 => Ok(Action::LoadStore(LoadStore::Store(shape))),
        // Increments and decrements, a read, a write.
        8 => atomic(5, 0, false),
        9 => atomic(6, 0, false),
        10 => atomic(0, 0, false),
        11 => atomic(4, 1, false),
        12 => atomic(7, 1, false),
        13 => atomic(8, 1, false),
        14 => atomic(11, 1, false),
        15 => atomic(10, 1, false),
        16 => atomic(13, 1, false),
        17 => atomic(12, 1, false),
        18 => atomic(14, 2, false),
        19 => atomic(4, 1, true),
        21 => atomic(2, 1, true),
        22 => atomic(1, 1, true),
        23 => atomic(3, 2, true),
        24 => atomic(1, 1, false),
        25 => atomic(2, 1, false),
        26 => atomic(3, 1, false),
        _ => Err(unknown(d)),
    }
}

fn shape(slm: bool, d: u32, extended: u32) -> Result<Shape> {
    let address = match d >> 7 & 3 {
        1 => 2,
        2 => 4,
        3 => 8,
        _ => return Err(unknown(d)),
    };
    let surface = match (d >> 29 & 3, slm, address) {
        (0, true, 2 | 4) => Surface::Slm,
        (0, false, 8) => Surface::A64,
        // The surface of the thread's scratch is where its header says, in units of 16 bytes.
        (2, false, 4) if extended == scratch_surface() => Surface::Scratch,
        (3, false, 4) => Surface::Bound((extended >> 24) as u8),
        _ => return Err(unknown(d)),
    };
    let transposed = d >> 15 & 1 == 1;
    let element = match d >> 9 & 7 {
        2 => 4,
        3 => 8,
        4 if !transposed => 1,
        5 if !transposed => 2,
        _ => return Err(unknown(d)),
    };
    let count = [1, 2, 3, 4, 8, 16, 32, 64][(d >> 12 & 7) as usize];
    if !transposed && count > 4 || element < 4 && count > 1 {
        return Err(unknown(d));
    }
    Ok(Shape { surface, address, element, count, transposed })
}

/// Returns the value that the address register must hold for the thread's scratch.
fn scratch_surface() -> u32 {
    SCRATCH_BASE >> 4
}
