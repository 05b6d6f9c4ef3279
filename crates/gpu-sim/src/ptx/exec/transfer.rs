//! A copy of the asynchronous engine: its pieces, and how far it is.

use super::super::consistency::Thread;
use super::super::inst::AtomOp;
use crate::memory::Space;

/// A part of a copy whose bytes are neighbours on both sides.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub(super) to: (Space, u64),
    pub(super) from: Source,
    pub(super) size: u64,
}

/// Source of a piece.
#[derive(Clone, Debug)]
pub(super) enum Source {
    Memory(Space, u64),
    /// Eight bytes that repeat.
    Fill(u64),
    Bytes(Vec<u8>),
}

/// A copy as it is issued.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    pub(super) pieces: Vec<Piece>,
    /// The bytes that an mbarrier object is told.
    pub(super) told: u64,
    /// The operation of each element of so many bytes on memory, where it is not just stored.
    pub(super) reduce: Option<(AtomOp, u32)>,
}

/// Progress of the engine.
#[derive(Clone, Debug)]
pub(super) enum Stage {
    Issued,
    /// The sources are read.
    Loaded(Vec<Vec<u8>>),
    Done,
}

/// A copy of the engine.
#[derive(Clone, Debug)]
pub(super) struct Transfer {
    pub(super) plan: Plan,
    /// Block, warp and lane that issued it, and its group if it tells no mbarrier object.
    pub(super) issuer: (usize, u32, usize),
    pub(super) group: Option<u64>,
    /// Addresses of mbarrier objects.
    pub(super) mbarriers: Vec<u64>,
    /// The engine in the memory model.
    pub(super) thread: Option<Thread>,
    pub(super) stage: Stage,
    pub(super) pc: u32,
}

impl Transfer {
    pub(super) fn is_done(&self) -> bool {
        matches!(self.stage, Stage::Done)
    }
}
