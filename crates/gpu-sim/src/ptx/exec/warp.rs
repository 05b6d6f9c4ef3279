//! The state of a warp.

use super::super::consistency::{Access, Thread};
use super::super::inst::{LANES, PtxFunction, Row};
use crate::memory::Space;

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

/// Results of a product of `wgmma` that nothing has waited for: rows of registers among all rows of the warp.
#[derive(Clone, Debug)]
pub(super) struct PendingProduct {
    pub(super) group: u64,
    pub(super) rows: Vec<(usize, Row)>,
}

/// A load that has been issued and not performed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Late {
    pub(super) lane: usize,
    /// The row of the register among all rows of the warp, and its width.
    pub(super) row: usize,
    pub(super) bits: u32,
    pub(super) signed: bool,
    pub(super) space: Space,
    pub(super) access: Access,
}

/// First address of local space, so that a null pointer is not a variable.
pub(super) const LOCAL_START: u64 = 0x1000;

/// A warp.
pub(super) struct Warp {
    pub(super) index: u32,
    /// Renewed by every synchronisation of the warp, for races.
    pub(super) phase: u32,
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
    pub(super) products: Vec<PendingProduct>,
    /// Groups of products that the warp has made.
    pub(super) product_groups: u64,
    /// The phase of the cluster's barrier at which each lane has arrived, until it waits.
    pub(super) cluster_arrivals: [Option<u64>; LANES],
    /// Groups of bulk copies that each lane has made.
    pub(super) bulk_groups: [u64; LANES],
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

impl Warp {
    pub(super) fn new(index: u32, threads: u32, block: [u32; 3], function: &PtxFunction) -> Warp {
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
            phase: 0,
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
            products: Vec::new(),
            product_groups: 0,
            cluster_arrivals: [None; LANES],
            bulk_groups: [0; LANES],
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
