//! A wave: its registers and its outstanding operations.

use super::outstanding::{Late, Pending};
use super::track::Track;
use crate::amd::FloatMode;
use crate::amd::inst::{AGPR, EXEC, NULL, Src, VCC};
use crate::random::Random;
use std::collections::VecDeque;

/// Lanes for which every vector register has room.
pub(crate) const LANES: usize = 64;

/// A wave.
#[derive(Debug)]
pub(crate) struct Wave {
    /// Offset in the image.
    pub(crate) pc: u64,
    pub(crate) scalar: [u32; 128],
    /// Register by register, each with [`LANES`] values; accumulation registers after the others.
    pub(crate) vector: Vec<u32>,
    /// Vector registers that are not accumulation registers.
    pub(crate) vgprs: u16,
    pub(crate) agprs: u16,
    pub(crate) sgprs: u16,
    pub(crate) wave64: bool,
    pub(crate) scc: bool,
    pub(crate) mode: u32,
    /// Exceptions raised: only what the program wrote.
    pub(crate) trap_status: u32,
    /// FLAT_SCRATCH where it is not a pair of scalar registers.
    pub(crate) flat_scratch: u64,
    /// Scratch memory, lane by lane.
    pub(crate) scratch: Vec<u8>,
    pub(crate) scratch_bytes: u64,
    /// Offset of this wave in the scratch of all waves.
    pub(crate) scratch_offset: u64,
    pub(crate) state: WaveState,
    /// The barrier phase in which it arrived.
    pub(crate) arrived: u64,
    pub(crate) pending: VecDeque<Pending>,
    /// Number of the workgroup.
    pub(crate) group: u32,
    /// Number of the first work-item in the workgroup.
    pub(crate) first_item: u32,
    /// M0-relative indexing of vector registers: bits of `s_set_gpr_idx`.
    pub(crate) index_bits: u32,
    /// Its compute unit.
    pub(crate) unit: usize,
    /// Recent instructions, for hazards.
    pub(crate) track: Track,
    /// Transcendental results are late (gfx1100 to gfx1103).
    pub(crate) transcendental_hazard: bool,
    /// Results of the matrix unit come later (gfx950).
    pub(crate) late_products: bool,
    /// Loads of a clause may be done again (XNACK).
    pub(crate) replay: bool,
    /// Calls that have not returned.
    pub(crate) calls: Vec<Frame>,
    /// Addresses from the end of the kernel's arguments to that of their memory.
    pub(crate) tail: (u64, u64),
    /// The name of an invalidation that was passed over, until the wave loads or another one comes.
    pub(crate) behind: Option<&'static str>,
    /// Turns in which the hostile machine leaves the wave where it is.
    pub(crate) asleep: u32,
}

/// A call that has not returned.
#[derive(Debug)]
pub(crate) struct Frame {
    /// The address that it returns to.
    pub(super) to: u64,
    pub(super) callee: u64,
    pub(super) stack: u32,
    pub(super) has_stack: bool,
    /// Registers at the call, if the convention is checked.
    pub(super) kept: Option<Box<Kept>>,
}

/// Registers at a call.
#[derive(Debug)]
pub(super) struct Kept {
    pub(super) exec: u64,
    pub(super) scalar: [u32; 128],
    pub(super) vector: Vec<u32>,
    /// Registers whose results are outstanding at the call: the callee waits for them.
    pub(super) late: Late,
}

/// Whether a wave can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WaveState {
    Ready,
    Waiting,
    Done,
}

impl Wave {
    /// Fills registers and scratch with random values: they hold anything until they are written.
    pub(crate) fn scramble(&mut self, random: &mut Random) {
        self.scalar.iter_mut().for_each(|r| *r = random.next() as u32);
        self.vector.iter_mut().for_each(|r| *r = random.next() as u32);
        self.scratch = random.bytes(self.scratch.len());
        self.scc = random.one_in(2);
    }

    pub(crate) fn size(&self) -> usize {
        if self.wave64 { 64 } else { 32 }
    }

    pub(crate) fn float_mode(&self) -> FloatMode {
        FloatMode(self.mode as u16)
    }

    /// A scalar register.
    #[inline]
    pub(crate) fn s32(&self, number: u8) -> u32 {
        if number == NULL { 0 } else { self.scalar[usize::from(number)] }
    }

    /// A pair of scalar registers.
    #[inline]
    pub(crate) fn s64(&self, number: u8) -> u64 {
        if number == NULL {
            return 0;
        }
        let n = usize::from(number);
        u64::from(self.scalar[n]) | u64::from(self.scalar[n + 1]) << 32
    }

    #[inline]
    pub(crate) fn set_s32(&mut self, number: u8, value: u32) {
        if number != NULL {
            self.scalar[usize::from(number)] = value;
        }
    }

    #[inline]
    pub(crate) fn set_s64(&mut self, number: u8, value: u64) {
        if number != NULL {
            self.scalar[usize::from(number)] = value as u32;
            self.scalar[usize::from(number) + 1] = (value >> 32) as u32;
        }
    }

    /// A mask with a bit per lane.
    #[inline]
    pub(crate) fn mask(&self, number: u8) -> u64 {
        if self.wave64 { self.s64(number) } else { u64::from(self.s32(number)) }
    }

    #[inline]
    pub(crate) fn set_mask(&mut self, number: u8, value: u64) {
        if self.wave64 {
            self.set_s64(number, value);
        } else {
            self.set_s32(number, value as u32);
        }
    }

    #[inline]
    pub(crate) fn exec(&self) -> u64 {
        self.mask(EXEC)
    }

    /// Returns the index of a vector register's first lane.
    #[inline]
    pub(crate) fn at(&self, register: u16) -> usize {
        let n = if register >= AGPR { register - AGPR + self.vgprs } else { register };
        usize::from(n) * LANES
    }

    #[inline]
    pub(crate) fn v32(&self, register: u16, lane: usize) -> u32 {
        self.vector[self.at(register) + lane]
    }

    #[inline]
    pub(crate) fn set_v32(&mut self, register: u16, lane: usize, value: u32) {
        let at = self.at(register) + lane;
        self.vector[at] = value;
    }

    pub(crate) fn v64(&self, register: u16, lane: usize) -> u64 {
        let at = self.at(register) + lane;
        u64::from(self.vector[at]) | u64::from(self.vector[at + LANES]) << 32
    }

    /// A source that is the same for all lanes.
    #[inline]
    pub(crate) fn uniform(&self, src: Src, wide: bool) -> u64 {
        match src {
            Src::Sgpr(n) if wide => self.s64(n),
            Src::Sgpr(n) => u64::from(self.s32(n)),
            Src::Const(value) => value,
            Src::Scc => u64::from(self.scc),
            Src::Vccz => u64::from(self.mask(VCC) == 0),
            Src::Execz => u64::from(self.exec() == 0),
            Src::Vgpr(n) => u64::from(self.v32(n, self.first_lane())),
        }
    }

    /// The first active lane, or lane 0.
    pub(crate) fn first_lane(&self) -> usize {
        let exec = self.exec();
        if exec == 0 { 0 } else { exec.trailing_zeros() as usize }
    }
}
