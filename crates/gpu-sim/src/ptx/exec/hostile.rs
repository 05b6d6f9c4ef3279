//! The hostile machine: what it holds besides the kind one, and its choices.
//!
//! Memory is as weak as [the model](super::super::consistency) allows. Loads are performed when their registers are needed, or
//! where a fence, a barrier or the place orders them ("No thin air": nothing depends on a value that is not there). From
//! sm_70 on lanes advance in any order between the operations that synchronise them. Warps and blocks take turns of any
//! length.

use super::super::consistency::{Access, History, Model, Thread, Who};
use super::super::inst::{LANES, Op, PtxFunction};
use super::warp::{Group, Late, Warp};
use super::{Core, Device, lanes};
use crate::fault::Result;
use crate::memory::Space;
use crate::random::Random;

/// Blocks that run at the same time unless they wait for others.
pub(super) const RESIDENT: usize = 6;

/// The machine's state.
pub(super) struct Hostile {
    pub(super) model: Model,
    /// Global memory's.
    pub(super) history: History,
    /// One load in so many is late; 0 for none.
    late: u64,
    /// One scheduling decision in so many takes any lanes; 0 where the lanes of a warp run together.
    split: u64,
    /// The longest turn of a warp.
    turn: usize,
    /// The most turns of a block's warps in a row.
    turns: usize,
    /// Blocks are spread over so many GPUs, by this hash.
    devices: u64,
    spread: u64,
}

impl Hostile {
    pub(super) fn new(seed: u64, devices: u32, sm: u32) -> Hostile {
        let mut random = Random::new(seed);
        let late = [0, 1, 2][random.below(3)];
        let split = if sm >= 70 { [1, 4, 32][random.below(3)] } else { 0 };
        let turn = [2, 16, 256][random.below(3)];
        let turns = [1, 4, 16][random.below(3)];
        let devices = u64::from(devices.max(1));
        let spread = random.next() | 1;
        let model = Model::new(random);
        Hostile { model, history: History::new(0), late, split, turn, turns, devices, spread }
    }

    pub(super) fn random(&mut self) -> &mut Random {
        &mut self.model.random
    }

    /// Turns of a block's warps in a row.
    pub(super) fn turns(&mut self) -> usize {
        1 + self.model.random.below(self.turns)
    }

    /// The length of a warp's turn.
    pub(super) fn slice(&mut self) -> u64 {
        1 + self.model.random.below(self.turn) as u64
    }

    /// The first thread of a block of a cluster.
    pub(super) fn first_thread(&self, block: u64, cluster: u64, threads: u64) -> Who {
        let warps = threads.div_ceil(LANES as u64);
        Who {
            thread: block * threads,
            warp: block * warps,
            cta: block,
            cluster,
            device: (self.spread.wrapping_mul(cluster + 1) >> 32) % self.devices,
        }
    }

    /// Whether a turn ends after a store that has overtaken loads.
    pub(super) fn ends_turn(&mut self) -> bool {
        self.model.random.one_in(2)
    }

    /// Some lanes of a warp, to run for some instructions; none where the usual choice is to be made.
    pub(super) fn pick(&mut self, warp: &Warp, runnable: u32) -> Option<Group> {
        if self.split == 0 || !self.model.random.one_in(self.split) {
            return None;
        }
        let random = &mut self.model.random;
        let nth = random.below(runnable.count_ones() as usize);
        let leader = lanes(runnable).nth(nth)?;
        let (pc, base) = (warp.pc[leader], warp.base[leader]);
        let mut mask = lanes(runnable)
            .filter(|&l| warp.pc[l] == pc && warp.base[l] == base)
            .fold(0u32, |m, l| m | 1 << l);
        if random.one_in(2) {
            mask &= random.next() as u32 | 1 << leader;
        }
        let limit = 1 + random.below(64) as u64;
        Some(Group { mask, pc, base: base as usize, alone: true, meet: u32::MAX, limit })
    }
}

impl Warp {
    /// Makes the lanes threads of the model, and fills their registers with random bits.
    pub(super) fn make_hostile(&mut self, function: &PtxFunction, first: Who, random: &mut Random) {
        let warp = first.warp + u64::from(self.index);
        let start = first.thread + u64::from(self.index) * LANES as u64;
        self.threads = (0..LANES as u64)
            .map(|lane| Thread::new(Who { thread: start + lane, warp, ..first }))
            .collect();
        self.scramble(0, function, u32::MAX, random);
    }

    /// Fills the rows of a function's frame with random bits.
    pub(super) fn scramble(
        &mut self,
        base: usize,
        function: &PtxFunction,
        mask: u32,
        random: &mut Random,
    ) {
        for n in 0..function.rows as usize {
            let bits = random.next();
            let width = function.row_bits.get(n).map_or(64, |&bits| u32::from(bits));
            for lane in lanes(mask) {
                let bits = bits.rotate_left(lane as u32 * 2);
                self.regs[base + n][lane] = bits & (u64::MAX >> (64 - width));
            }
            let preds = &mut self.preds[base + n];
            *preds = *preds & !mask | bits as u32 & mask;
        }
    }
}

impl Device<'_> {
    /// A source of random bits, on the hostile machine.
    pub(super) fn random(&mut self) -> Option<&mut Random> {
        self.hostile.as_deref_mut().map(Hostile::random)
    }
}

impl Core<'_, '_> {
    /// Whether a load without order is to be performed later.
    pub(super) fn is_late(&mut self) -> bool {
        let hostile = self.dev.hostile.as_deref_mut();
        hostile.is_some_and(|h| h.late != 0 && h.model.random.one_in(h.late))
    }

    /// Whether the turn ends after an operation that has overtaken loads.
    pub(super) fn ends_turn(&mut self, op: &Op) -> bool {
        let hostile = self.dev.hostile.as_deref_mut();
        matches!(op, Op::Store(_) | Op::Atomic(_)) && hostile.is_some_and(Hostile::ends_turn)
    }

    /// Issues a load that is performed later.
    pub(super) fn issue(
        &mut self,
        lane: usize,
        (row, bits, signed): (usize, u32, bool),
        space: Space,
        access: Access,
    ) {
        if self.w.late_rows.len() < self.w.regs.len() {
            self.w.late_rows.resize(self.w.regs.len(), 0);
        }
        self.w.late_rows[row] |= 1 << lane;
        self.w.late.push(Late { lane, row, bits, signed, space, access });
    }

    /// Performs the late loads that must come before an instruction.
    #[cold]
    pub(super) fn perform_late(&mut self, g: &Group, op: &Op) -> Result<()> {
        let all = match op {
            Op::Fence(_)
            | Op::Bar(_)
            | Op::ClusterArrive { .. }
            | Op::ClusterWait
            | Op::Call(_)
            | Op::Ret { .. }
            | Op::Exit
            | Op::Collective { .. }
            | Op::Mbarrier(_)
            | Op::Copy(_)
            | Op::Bulk(_)
            | Op::BulkWait { .. }
            | Op::ReplaceField(_)
            | Op::CopyWait { .. }
            | Op::CopyCommit
            | Op::TensorProduct(_) => true,
            Op::Load(m) | Op::Store(m) => m.sem.acquire || m.sem.release,
            Op::Atomic(a) => a.sem.acquire || a.sem.release,
            _ => false,
        };
        if all {
            return self.perform_where(|late| g.mask >> late.lane & 1 == 1);
        }
        let rows = self.program.touched(g.pc);
        let named = |row: &u32| {
            let row = g.base + *row as usize;
            self.w.late_rows.get(row).is_some_and(|lanes| lanes & g.mask != 0)
        };
        if rows.iter().any(named) {
            self.perform_where(|late| {
                g.mask >> late.lane & 1 == 1
                    && rows.iter().any(|&row| g.base + row as usize == late.row)
            })?;
        }
        Ok(())
    }

    /// Performs a lane's late loads of bytes that another access of it concerns.
    pub(super) fn perform_at(
        &mut self,
        lane: usize,
        space: Space,
        (address, size): (u64, u32),
    ) -> Result<()> {
        if self.w.late.is_empty() {
            return Ok(());
        }
        self.perform_where(|late| {
            let (start, end) =
                (late.access.address, late.access.address + u64::from(late.access.size));
            late.lane == lane
                && late.space == space
                && start < address + u64::from(size)
                && address < end
        })
    }

    fn perform_where(&mut self, wanted: impl Fn(&Late) -> bool) -> Result<()> {
        let mut at = 0;
        while let Some(&late) = self.w.late.get(at) {
            if !wanted(&late) {
                at += 1;
                continue;
            }
            self.w.late.remove(at);
            self.w.late_rows[late.row] &= !(1 << late.lane);
            let value = self.load_word(late.lane, late.space, late.access)?;
            self.w.regs[late.row][late.lane] =
                if late.signed { extended(value, late.access.size, late.bits) } else { value };
            self.w.defined[late.row] |= 1 << late.lane;
        }
        Ok(())
    }
}

/// A value of some bytes, sign extended to a register's width.
pub(super) fn extended(value: u64, size: u32, bits: u32) -> u64 {
    let shift = 64 - 8 * size;
    ((value << shift) as i64 >> shift) as u64 & (u64::MAX >> (64 - bits))
}
