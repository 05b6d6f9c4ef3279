//! The subject of a run that is watched ([`watched`](super::watched)).

use crate::fault::FaultPlace;
use ir::ssa::{Global, Inst};

/// An instruction that changed watched bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Write {
    /// The function and the instruction; none if it is not one thread's.
    pub inst: Option<(Global, Inst)>,
    /// The place, with the instruction's text and the thread.
    pub place: FaultPlace,
}

/// The value that a thread computed by an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Computed {
    /// The function.
    pub function: Global,
    /// The instruction.
    pub inst: Inst,
    /// The lowest 64 bits of the value, none if one of them is not defined.
    pub bits: Option<u64>,
}

/// The subject of a watched run.
#[derive(Clone, Debug)]
pub(crate) enum Watch {
    /// Bytes from an address on.
    Bytes { address: u64, now: Vec<u8>, last: Option<Write> },
    /// A thread of a workgroup.
    Thread { block: [u32; 3], thread: [u32; 3], values: Vec<Computed> },
}
