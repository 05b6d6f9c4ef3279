//! Messages to the shared functions: what a descriptor asks for.
//!
//! Source: the public programmer's reference manuals (volumes "shared functions" and "data port"). Those of gen12.5 to load and
//! store are in [`load_store`].

pub(crate) mod image;
mod load_store;

pub(crate) use load_store::{LoadStore, Shape};

use super::generation::Generation;
use crate::fault::{Fault, Result};

/// A descriptor: a constant of the instruction or a word of the address register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Descriptor {
    Immediate(u32),
    /// `a0` from this doubleword on.
    Address(u8),
}

/// Operands of a `send`, before its descriptor is decoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Message {
    /// The shared function.
    pub(crate) function: u8,
    pub(crate) descriptor: Descriptor,
    /// The first register of the payload, and of its second piece.
    pub(crate) payload: u8,
    pub(crate) second: Option<u8>,
    /// The registers of the second piece (none if a register says it, which is read as none).
    pub(crate) second_length: u8,
    /// The extended descriptor, without the length of the second piece.
    pub(crate) extended: Descriptor,
    pub(crate) ends_thread: bool,
}

/// Memory that a message accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Surface {
    /// A buffer by its number in the binding table.
    Bound(u8),
    /// Shared local memory.
    Slm,
    /// 32-bit addresses of the thread's own memory (scratch).
    Stateless,
    /// 64-bit addresses.
    A64,
    /// Offsets in the thread's scratch, by the surface that `r0.5` has.
    Scratch,
}

/// Reads and writes of the channels, each at its own address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gather {
    pub(crate) surface: Surface,
    pub(crate) write: bool,
    /// Channels of the message: 8 or 16.
    pub(crate) channels: u8,
    /// Bytes of an element in memory.
    pub(crate) element: u8,
    /// Mask of the elements from the address on.
    pub(crate) components: u8,
}

impl Gather {
    /// Bytes of an element of a channel in the registers.
    pub(crate) fn slot(self) -> u32 {
        u32::from(self.element).max(4)
    }
}

/// A number that names an atomic operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Atomic {
    pub(crate) surface: Surface,
    pub(crate) channels: u8,
    pub(crate) bytes: u8,
    pub(crate) float: bool,
    pub(crate) operation: u8,
    pub(crate) returns: bool,
}

/// Action of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    EndThread,
    Barrier,
    /// Orders shared local memory, or else all other; the answer means nothing.
    Fence {
        local: bool,
    },
    /// Lets the sampler forget what it has read.
    Forget,
    Gather(Gather),
    Atomic(Atomic),
    /// Reads an image, or writes it.
    Image(image::Access),
    /// Reads, writes or atomic operations of gen12.5.
    LoadStore(LoadStore),
    /// A run of bytes at one address, which is in the header.
    Block {
        surface: Surface,
        write: bool,
        bytes: u32,
        in_words: bool,
    },
    /// Registers of the thread's scratch; the place is in bytes.
    Scratch {
        write: bool,
        registers: u8,
        offset: u32,
    },
}

/// The pieces of a descriptor that all messages have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lengths {
    pub(crate) payload: u8,
    pub(crate) answer: u8,
    pub(crate) header: bool,
}

/// Lengths in registers, and whether there is a header.
pub(crate) fn lengths(descriptor: u32) -> Lengths {
    Lengths {
        payload: (descriptor >> 25 & 15) as u8,
        answer: (descriptor >> 20 & 31) as u8,
        header: descriptor >> 19 & 1 == 1,
    }
}

fn surface(index: u32) -> Surface {
    match index as u8 {
        0xfe => Surface::Slm,
        0xff | 0xfd => Surface::Stateless,
        number => Surface::Bound(number),
    }
}

/// Numbers of shared functions.
const SAMPLER: u8 = 2;
/// Typed memory, from gen12.5 on.
const TYPED: u8 = 13;
const GATEWAY: u8 = 3;
const SPAWNER: u8 = 7;
const DATA_CACHE_0: u8 = 10;
const DATA_CACHE_1: u8 = 12;
const CONSTANT_CACHE: u8 = 9;
/// Load and store messages of gen12.5, to shared local memory and to everything else.
const SLM: u8 = 14;
const GLOBAL: u8 = 15;

/// Returns the action of a message to a shared function.
pub(crate) fn action(
    generation: Generation,
    function: u8,
    descriptor: u32,
    extended: u32,
) -> Result<Action> {
    let late = generation >= Generation::Gen12p5;
    match function {
        GATEWAY if late && descriptor & 7 == 0 => Ok(Action::EndThread),
        SLM | GLOBAL if late => load_store::action(function == SLM, descriptor, extended),
        GATEWAY if descriptor & 7 == 4 => Ok(Action::Barrier),
        SPAWNER if !late => Ok(Action::EndThread),
        SAMPLER => image::sampled(generation, descriptor),
        TYPED if late && descriptor & 0x3f == 31 => Ok(Action::Fence { local: false }),
        DATA_CACHE_1 if descriptor >> 14 & 31 == 13 => image::written(generation, descriptor),
        DATA_CACHE_0 | CONSTANT_CACHE => data_cache_0(descriptor),
        DATA_CACHE_1 => data_cache_1(generation, descriptor),
        _ => Err(unknown(function, descriptor)),
    }
}

fn unknown(function: u8, descriptor: u32) -> Fault {
    Fault::unsupported(format!("the message {descriptor:#010x} to shared function {function}"))
}

fn data_cache_0(d: u32) -> Result<Action> {
    if d >> 18 & 1 == 1 {
        return scratch(d);
    }
    let kind = d >> 14 & 15;
    let surface = surface(d);
    let gather = |write, element, channels| {
        Action::Gather(Gather { surface, write, channels, element, components: 1 })
    };
    match kind {
        0 | 1 | 8 => block(surface, kind == 8, d, kind != 1),
        3 | 11 => {
            let channels = if d >> 8 & 1 == 1 { 16 } else { 8 };
            Ok(gather(kind == 11, 4, channels))
        }
        4 | 12 => {
            let element = match d >> 10 & 3 {
                0 => 1,
                1 => 2,
                2 => 4,
                _ => return Err(unknown(DATA_CACHE_0, d)),
            };
            let channels = if d >> 8 & 1 == 1 { 16 } else { 8 };
            Ok(gather(kind == 12, element, channels))
        }
        7 => Ok(Action::Fence { local: surface == Surface::Slm }),
        _ => Err(unknown(DATA_CACHE_0, d)),
    }
}

/// Blocks of 16-byte words (owords).
fn block(surface: Surface, write: bool, d: u32, in_words: bool) -> Result<Action> {
    let words = match d >> 8 & 7 {
        // The high half of a register differs in where the data are: not used for computing.
        0 => 1,
        2 => 2,
        3 => 4,
        4 => 8,
        5 => 16,
        _ => return Err(unknown(DATA_CACHE_0, d)),
    };
    Ok(Action::Block { surface, write, bytes: words * 16, in_words })
}

fn scratch(d: u32) -> Result<Action> {
    let registers = match d >> 12 & 3 {
        0 => 1,
        1 => 2,
        2 => 4,
        _ => 8,
    };
    Ok(Action::Scratch { write: d >> 17 & 1 == 1, registers, offset: (d & 0xfff) * 32 })
}

fn data_cache_1(generation: Generation, d: u32) -> Result<Action> {
    let kind = d >> 14 & 31;
    let a64 = kind & 0x10 != 0 && kind != 0x1b && kind != 0x1c;
    let surface = if a64 { Surface::A64 } else { surface(d) };
    match kind {
        0x01 | 0x09 | 0x11 | 0x19 => {
            let channels = match d >> 12 & 3 {
                1 => 16,
                2 => 8,
                _ => return Err(unknown(DATA_CACHE_1, d)),
            };
            let components = !(d >> 8) as u8 & 15;
            let write = kind & 8 != 0;
            Ok(Action::Gather(Gather { surface, write, channels, element: 4, components }))
        }
        0x10 | 0x1a => {
            let channels = if d >> 12 & 1 == 1 { 16 } else { 8 };
            let blocks = 1u8 << (d >> 10 & 3);
            let (element, components) = match d >> 8 & 3 {
                // Bytes of a channel are one element in the registers.
                0 => (blocks, 1),
                1 => (4, ((1u32 << blocks) - 1) as u8),
                2 => (8, ((1u32 << blocks) - 1) as u8),
                _ => return Err(unknown(DATA_CACHE_1, d)),
            };
            let write = kind == 0x1a;
            Ok(Action::Gather(Gather { surface, write, channels, element, components }))
        }
        0x02 | 0x12 | 0x1b | 0x1d => {
            let float = matches!(kind, 0x1b | 0x1d);
            let wide = a64 && d >> 12 & 1 == 1;
            // Through the binding table the bit is the number of channels; with 64-bit addresses the width of the data.
            let channels = if a64 || d >> 12 & 1 == 1 { 8 } else { 16 };
            Ok(Action::Atomic(Atomic {
                surface,
                channels,
                bytes: if wide { 8 } else { 4 },
                float,
                operation: (d >> 8 & if float { 7 } else { 15 }) as u8,
                returns: d >> 13 & 1 == 1,
            }))
        }
        0x14 | 0x15 if generation >= Generation::Gen8 => block(surface, kind == 0x15, d, false),
        _ => Err(unknown(DATA_CACHE_1, d)),
    }
}
