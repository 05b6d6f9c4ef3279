//! Operations of a wave that are outstanding, and the registers of their results.

use crate::amd::inst::Elements;
use crate::amd::inst::{COUNTERS, MemOp, NULL, Policy, SmemOp};
use crate::elements::ElementFormat;

/// One of the memories of a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LaneMemory {
    Global,
    Lds,
    Scratch,
    /// Out of the range of a buffer: loads give zero, stores do nothing.
    Nowhere,
}

/// One access of one lane.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    pub(super) lane: u8,
    /// Register of the result, counted from the first.
    pub(super) word: u8,
    pub(super) place: LaneMemory,
    pub(super) address: u64,
}

/// A memory operation of a wave.
#[derive(Clone, Debug)]
pub(crate) struct Transfer {
    pub(super) op: MemOp,
    pub(super) dst: u16,
    pub(super) items: Vec<Item>,
    /// Data to be stored, as many words for each item.
    pub(super) input: Vec<u32>,
    pub(super) output: Vec<u32>,
    /// The places in LDS that the data goes to, one for each item, instead of registers.
    pub(super) to_lds: Option<Vec<u32>>,
    /// The result is a matrix of elements of so many bits, transposed among 16 lanes.
    pub(super) transposed: Option<u8>,
    /// The data is an element of a format.
    pub(super) element: Option<(ElementFormat, Elements)>,
    pub(super) policy: Policy,
    /// Its number among those that caches know.
    pub(super) operation: u64,
    /// Address of the instruction.
    pub(super) site: u64,
    /// The barriers that its wave had come to.
    pub(super) issued: u64,
}

impl Transfer {
    pub(super) fn new(op: MemOp, dst: u16, items: Vec<Item>, input: Vec<u32>) -> Transfer {
        let policy = Policy { reach: 0, through: true, system: false };
        let output = Vec::new();
        let (to_lds, transposed, element) = (None, None, None);
        Transfer {
            op,
            dst,
            items,
            input,
            output,
            to_lds,
            transposed,
            element,
            policy,
            operation: 0,
            site: 0,
            issued: 0,
        }
    }

    /// Registers of an item's result.
    pub(super) fn result_words(&self) -> usize {
        match self.element {
            Some((_, elements)) => elements.words(),
            None if self.to_lds.is_some() => 0,
            None => output_words(self.op),
        }
    }
}

/// An outstanding operation.
#[derive(Debug)]
pub(crate) struct Pending {
    pub(super) work: Work,
    /// Counters in which it counts.
    pub(super) counters: [bool; COUNTERS],
    /// Counters that must have been waited for until the result is there.
    pub(super) needed: [bool; COUNTERS],
    pub(super) order: Order,
    /// Address of the instruction.
    pub(super) site: u64,
    /// Its effect on memory has happened.
    pub(super) performed: bool,
}

/// In which order results arrive among those of the same counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// In the order of the program.
    InOrder,
    /// In any order: scalar memory.
    Any,
}

/// The work of an outstanding operation.
#[derive(Debug)]
pub(super) enum Work {
    Transfer(Transfer),
    /// Values for lanes of a register, known already.
    Lanes {
        dst: u16,
        values: Vec<(u8, u32)>,
    },
    /// A scalar load or store.
    Scalar {
        op: SmemOp,
        data: u8,
        address: u64,
        limit: Option<u64>,
        words: Vec<u32>,
    },
    /// Writes the contents of an L2 back to memory.
    WriteBack {
        /// For all devices.
        system: bool,
    },
    /// An operation that only counts: an operation on caches, or an access that still counts in a counter after its result is
    /// there.
    Nothing,
}

/// Registers whose results are outstanding, the first and the count.
#[derive(Debug, Default)]
pub(crate) struct Late {
    pub(crate) vector: Vec<(u16, u16)>,
    pub(crate) scalar: Vec<(u8, u8)>,
}

/// Registers that an outstanding operation will write, the first and the count.
pub(super) enum Written {
    Vector((u16, u16)),
    Scalar((u8, u8)),
    Nothing,
}

impl Work {
    /// The registers of its result.
    pub(super) fn result(&self) -> Written {
        match self {
            Work::Transfer(t) => {
                let last = t.items.iter().map(|i| u16::from(i.word)).max().unwrap_or(0);
                match t.result_words() as u16 {
                    0 => Written::Nothing,
                    _ if t.items.is_empty() => Written::Nothing,
                    words => Written::Vector((t.dst, words + last)),
                }
            }
            Work::Lanes { dst, .. } => Written::Vector((*dst, 1)),
            Work::Scalar { op, data, words, .. } => {
                let count = match op {
                    SmemOp::Load { bytes, .. } => bytes.div_ceil(4) as u8,
                    SmemOp::Time => words.len() as u8,
                    SmemOp::Store { .. } => 0,
                };
                if *data == NULL || count == 0 {
                    return Written::Nothing;
                }
                Written::Scalar((*data, count))
            }
            Work::Nothing | Work::WriteBack { .. } => Written::Nothing,
        }
    }
}

/// Words that each item of an operation reads.
pub(super) fn output_words(op: MemOp) -> usize {
    match op {
        MemOp::Load { bytes, .. } => usize::from(bytes).div_ceil(4),
        MemOp::Atomic { bytes, result: true, .. } => usize::from(bytes) / 4,
        _ => 0,
    }
}
