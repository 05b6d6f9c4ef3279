//! The state of a warp.

use super::super::consistency::Thread;
use super::super::inst::{Function, LANES, Row};
use super::hostile::{Hostile, Late};
use crate::memory::Space;
use std::cmp::Reverse;

/// State that a call saves for its return.
#[derive(Clone, Copy, Debug)]
pub(super) struct Return {
    /// The call instruction.
    pub(super) call: u32,
    pub(super) base: u32,
    pub(super) frame: u32,
    pub(super) stack_top: u32,
    pub(super) extents: u32,
}

/// The local memory of one lane: a stack of frames. Addresses in local space are offsets in `bytes`
/// plus [`LOCAL_START`].
#[derive(Clone, Debug, Default)]
pub(super) struct Local {
    pub(super) bytes: Vec<u8>,
    /// Live variables, by address.
    pub(super) extents: Vec<(u32, u32)>,
    /// One bit per byte, when reads of unwritten bytes are to be found.
    pub(super) written: Option<Vec<u8>>,
}

/// A copy of `cp.async` that nothing has waited for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pending {
    pub(super) lane: usize,
    pub(super) group: u64,
    pub(super) to: (Space, u64),
    pub(super) from: (Space, u64),
    pub(super) size: u64,
    /// Bytes that are read; zeros fill the rest.
    pub(super) wanted: u64,
}

/// First address of local space, so that a null pointer is not a variable.
pub(super) const LOCAL_START: u64 = 0x1000;

/// A warp.
pub(super) struct Warp {
    pub(super) index: u32,
    /// Lanes that have not exited.
    pub(super) alive: u32,
    /// Lanes that wait in a collective operation, with the mask they wait for.
    pub(super) waiting: u32,
    pub(super) wait_mask: [u32; LANES],
    pub(super) pc: [u32; LANES],
    /// First row of each lane's frame.
    pub(super) base: [u32; LANES],
    /// Start of each lane's frame in its local memory.
    pub(super) frame: [u32; LANES],
    /// End of what each lane uses of its local memory.
    pub(super) stack_top: [u32; LANES],
    pub(super) returns: [Vec<Return>; LANES],
    pub(super) local: [Local; LANES],
    pub(super) regs: Vec<Row>,
    pub(super) defined: Vec<u32>,
    pub(super) preds: Vec<u32>,
    pub(super) preds_defined: Vec<u32>,
    /// The condition code of carry arithmetic.
    pub(super) carry: u32,
    pub(super) tid: [Row; 3],
    /// Scheduling decisions so far, and when each lane ran last.
    pub(super) decisions: u64,
    pub(super) last_run: [u64; LANES],
    /// The lanes in the memory model of the hostile machine.
    pub(super) threads: Vec<Thread>,
    /// Loads that have not been performed, and the lanes whose registers wait for one.
    pub(super) late: Vec<Late>,
    pub(super) late_rows: Vec<u32>,
    pub(super) copies: Vec<Pending>,
    /// Groups of copies that each lane has made.
    pub(super) copy_groups: [u64; LANES],
    /// Instruction of the last fault.
    pub(super) fault_pc: u32,
    pub(super) fault_lane: u32,
}

/// A set of lanes that run together.
#[derive(Clone, Copy)]
pub(super) struct Group {
    pub(super) mask: u32,
    pub(super) pc: u32,
    pub(super) base: usize,
    /// Whether other lanes could run too.
    pub(super) alone: bool,
    /// The next address where another group stands.
    pub(super) meet: u32,
    /// Instructions that it may run.
    pub(super) limit: u64,
}

/// Every so many decisions the group that waited longest is chosen.
const FAIR_TURN: u64 = 256;
/// Instructions of such a turn.
const FAIR_LENGTH: u64 = 128;

impl Warp {
    pub(super) fn new(index: u32, threads: u32, block: [u32; 3], function: &Function) -> Warp {
        let first = index * LANES as u32;
        let count = (threads - first).min(LANES as u32);
        let alive = u32::MAX >> (32 - count);
        let by_lane =
            |f: &dyn Fn(u32) -> u32| std::array::from_fn(|lane| u64::from(f(first + lane as u32)));
        let tid = [
            by_lane(&|n| n % block[0]),
            by_lane(&|n| n / block[0] % block[1]),
            by_lane(&|n| n / block[0] / block[1]),
        ];
        let rows = function.rows as usize;
        let start = function.start.unwrap_or(0);
        Warp {
            index,
            alive,
            waiting: 0,
            wait_mask: [0; LANES],
            pc: [start; LANES],
            base: [0; LANES],
            frame: [0; LANES],
            stack_top: [0; LANES],
            returns: std::array::from_fn(|_| Vec::new()),
            local: std::array::from_fn(|_| Local::default()),
            regs: vec![[0; LANES]; rows],
            defined: vec![0; rows],
            preds: vec![0; rows],
            preds_defined: vec![0; rows],
            carry: 0,
            tid,
            decisions: 0,
            last_run: [0; LANES],
            threads: Vec::new(),
            late: Vec::new(),
            late_rows: Vec::new(),
            copies: Vec::new(),
            copy_groups: [0; LANES],
            fault_pc: start,
            fault_lane: 0,
        }
    }

    /// Position of a lane in its block.
    pub(super) fn thread(&self, lane: u32, block: [u32; 3]) -> [u32; 3] {
        let linear = self.index * LANES as u32 + lane;
        [linear % block[0], linear / block[0] % block[1], linear / block[0] / block[1]]
    }

    /// Lanes that can run.
    #[inline]
    pub(super) fn runnable(&self, blocked: u32) -> u32 {
        self.alive & !self.waiting & !blocked
    }

    /// Chooses who runs next.
    pub(super) fn pick(&mut self, blocked: u32, hostile: Option<&mut Hostile>) -> Option<Group> {
        let runnable = self.runnable(blocked);
        if runnable == 0 {
            return None;
        }
        if let Some(group) = hostile.and_then(|h| h.pick(self, runnable)) {
            return Some(group);
        }
        self.decisions += 1;
        let first = runnable.trailing_zeros() as usize;
        let same = |a: usize, b: usize| self.pc[a] == self.pc[b] && self.base[a] == self.base[b];
        let mut leader = first;
        let fair = self.decisions.is_multiple_of(FAIR_TURN);
        for lane in super::lanes(runnable & (runnable - 1)) {
            let better = if fair {
                self.last_run[lane] < self.last_run[leader]
            } else {
                (self.base[lane], Reverse(self.pc[lane]))
                    > (self.base[leader], Reverse(self.pc[leader]))
            };
            if better {
                leader = lane;
            }
        }
        let mut mask = 0;
        let mut meet = u32::MAX;
        let pc = self.pc[leader];
        for lane in super::lanes(runnable) {
            if same(lane, leader) {
                mask |= 1 << lane;
            } else if self.base[lane] == self.base[leader] && self.pc[lane] > pc {
                meet = meet.min(self.pc[lane]);
            }
        }
        for lane in super::lanes(mask) {
            self.last_run[lane] = self.decisions;
        }
        // A group that has the fair turn keeps it until its time is over.
        if fair {
            meet = u32::MAX;
        }
        let limit = if fair { FAIR_LENGTH } else { u64::MAX };
        Some(Group {
            mask,
            pc,
            base: self.base[leader] as usize,
            alone: mask == runnable || fair,
            meet,
            limit,
        })
    }

    /// Makes room for a frame of `rows` rows at `base` and forgets what these lanes had there.
    pub(super) fn open_frame(&mut self, base: usize, rows: usize, mask: u32) {
        if self.regs.len() < base + rows {
            self.regs.resize(base + rows, [0; LANES]);
            self.defined.resize(base + rows, 0);
            self.preds.resize(base + rows, 0);
            self.preds_defined.resize(base + rows, 0);
        }
        for bits in self.defined[base..base + rows]
            .iter_mut()
            .chain(&mut self.preds_defined[base..base + rows])
        {
            *bits &= !mask;
        }
    }
}
