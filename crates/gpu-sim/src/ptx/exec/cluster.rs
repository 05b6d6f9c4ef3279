//! Clusters: blocks that run together, meet at a barrier of their own and reach one another's shared memory.
//!
//! PTX leaves the form of addresses in `.shared::cluster` open. Here an address whose upper bits are zero is of the block that
//! uses it, as an address of `.shared::cta` is; `mapa` puts the rank, counted from one, into the upper bits.

use super::super::consistency::{History, Meeting, View, Who};
use super::super::inst::*;
use super::step::Flow;
use super::transfer::Transfer;
use super::warp::Group;
use super::{Block, Core, lanes};
use crate::fault::{Fault, Result};
use crate::memory::{Segment, Space};
use ir::map::Map;
use std::rc::Rc;

/// Bits of an address in the shared memory of one block.
const ADDRESS_BITS: u32 = 26;
/// The most blocks of a cluster ("Cluster of Cooperative Thread Arrays": 8 are portable, 16 the most of any processor).
const MOST_BLOCKS: u64 = 16;

/// The address in `.shared::cluster` of an address in the shared memory of a block.
pub(super) fn cluster_address(address: u64, rank: usize) -> u64 {
    (rank as u64 + 1) << ADDRESS_BITS | address & ((1 << ADDRESS_BITS) - 1)
}

/// The rank that an address of shared memory names, if it names one, and the address in that block's memory.
pub(crate) fn split_address(address: u64) -> (Option<usize>, u64) {
    let rank = (address >> ADDRESS_BITS).checked_sub(1).map(|rank| rank as usize);
    (rank, address & ((1 << ADDRESS_BITS) - 1))
}

/// Shared memory of one block, as the cluster sees it.
pub(super) struct SharedMemory {
    pub(super) segment: Segment,
    pub(super) history: History,
    /// Views that arrivals at mbarrier objects have released.
    pub(super) mbarriers: Map<u64, Meeting>,
    /// The block's first thread.
    pub(super) first: Who,
}

impl SharedMemory {
    pub(super) fn new(segment: Segment, first: Who) -> SharedMemory {
        let history = History::new(first.cta + 1);
        SharedMemory { segment, history, mbarriers: Map::default(), first }
    }
}

/// State that the blocks of a cluster share.
pub(super) struct ClusterState {
    /// Blocks of the cluster, and clusters before it, by dimension.
    pub(super) shape: [u32; 3],
    pub(super) position: [u32; 3],
    /// By rank.
    pub(super) memories: Vec<SharedMemory>,
    barrier: ClusterBarrier,
    /// Copies that have been issued and are not done.
    pub(super) transfers: Vec<Transfer>,
}

/// `barrier.cluster`.
#[derive(Default)]
struct ClusterBarrier {
    /// Threads of the cluster, and those that have not exited.
    threads: u32,
    live: u32,
    arrived: u32,
    /// Some arrived with `.relaxed`.
    relaxed: bool,
    /// Number of times that it was completed.
    phase: u64,
    /// Rank, warp and lanes that wait for the present phase.
    waiting: Vec<(usize, u32, u32)>,
    /// Those that may go on.
    released: Vec<(usize, u32, u32)>,
    meeting: Meeting,
    /// Views of the last phase's arrivals.
    view: Rc<View>,
}

impl ClusterState {
    pub(super) fn new(
        shape: [u32; 3],
        position: [u32; 3],
        memories: Vec<SharedMemory>,
        threads: u32,
    ) -> ClusterState {
        let barrier = ClusterBarrier { threads, live: threads, ..ClusterBarrier::default() };
        ClusterState { shape, position, memories, barrier, transfers: Vec::new() }
    }

    /// The rank and the own address of an address that a block uses.
    #[inline]
    pub(super) fn locate(&self, rank: usize, address: u64) -> Result<(usize, u64)> {
        match split_address(address) {
            (None, own) => Ok((rank, own)),
            (Some(other), own) if other < self.memories.len() => Ok((other, own)),
            // No address at all: the segment says so.
            _ if self.memories.len() == 1 => Ok((rank, address)),
            (Some(other), _) => Err(Fault::out_of_bounds(format!(
                "shared memory of block {other} of a cluster of {}",
                self.memories.len()
            ))),
        }
    }

    /// The segment of an address and the address in it.
    #[inline]
    pub(super) fn segment(&self, rank: usize, address: u64) -> Result<(&Segment, u64)> {
        let (rank, own) = self.locate(rank, address)?;
        Ok((&self.memories[rank].segment, own))
    }

    /// The same to write to.
    #[inline]
    pub(super) fn segment_mut(&mut self, rank: usize, address: u64) -> Result<(&mut Segment, u64)> {
        let (rank, own) = self.locate(rank, address)?;
        Ok((&mut self.memories[rank].segment, own))
    }

    /// Position of a rank in the cluster.
    pub(super) fn place(&self, rank: usize) -> [u32; 3] {
        let ([x, y, _], rank) = (self.shape, rank as u32);
        [rank % x, rank / x % y, rank / (x * y)]
    }

    /// Takes threads away that have exited.
    pub(super) fn exit(&mut self, count: u32) {
        self.barrier.live -= count.min(self.barrier.live);
        self.complete();
    }

    /// Takes whole blocks for the threads' views if all threads have arrived.
    fn join_blocks(&mut self, now: u64) {
        let barrier = &mut self.barrier;
        if barrier.arrived < barrier.threads || barrier.relaxed {
            return;
        }
        let of_block = u64::from(barrier.threads) / self.memories.len() as u64;
        for memory in &self.memories {
            barrier.meeting.view().add_cta(memory.first, now, of_block);
        }
    }

    /// Ends the phase if all threads have arrived. Those that have exited are not waited for.
    fn complete(&mut self) {
        let barrier = &mut self.barrier;
        if barrier.arrived == 0 || barrier.arrived < barrier.live {
            return;
        }
        let mut meeting = std::mem::take(&mut barrier.meeting);
        barrier.view = Rc::new(std::mem::take(meeting.view()));
        barrier.arrived = 0;
        barrier.relaxed = false;
        barrier.phase += 1;
        barrier.released.append(&mut barrier.waiting);
    }

    /// Lets the threads go on that a finished phase has released.
    pub(super) fn release(&mut self, blocks: &mut [Block], hostile: bool) {
        for (rank, warp, mask) in self.barrier.released.drain(..) {
            let state = &mut blocks[rank].state;
            state.blocked[warp as usize] &= !mask;
            if hostile {
                state.views[warp as usize].push((mask, self.barrier.view.clone()));
            }
        }
    }
}

/// The blocks of a cluster by dimension, as the kernel or the launch says.
pub(crate) fn shape(
    required: Option<[u32; 3]>,
    launch: [u32; 3],
    grid: [u32; 3],
) -> Result<[u32; 3]> {
    let given = (launch != [1; 3]).then_some(launch);
    let shape = match (required, given) {
        (Some(a), Some(b)) if a != b => {
            return Err(Fault::input(format!(
                "the kernel requires clusters of {a:?}, the launch has {b:?}"
            )));
        }
        (a, b) => a.or(b).unwrap_or([1; 3]),
    };
    let blocks: u64 = shape.iter().map(|&n| u64::from(n)).product();
    if blocks == 0 || blocks > MOST_BLOCKS {
        return Err(Fault::input(format!(
            "clusters of {shape:?} blocks; 1 to {MOST_BLOCKS} can be"
        )));
    }
    if grid.iter().zip(shape).any(|(n, of)| !n.is_multiple_of(of)) {
        return Err(Fault::input(format!(
            "a grid of {grid:?} is not made of clusters of {shape:?}"
        )));
    }
    Ok(shape)
}

impl Core<'_, '_> {
    /// `barrier.cluster.arrive`
    pub(super) fn cluster_arrive(&mut self, relaxed: bool, active: u32) -> Result<()> {
        for lane in lanes(active) {
            if self.w.cluster_arrivals[lane].is_some() {
                self.w.fault_lane = lane as u32;
                return Err(Fault::undefined("`barrier.cluster.arrive` twice without a wait"));
            }
            self.w.cluster_arrivals[lane] = Some(self.cluster.barrier.phase);
        }
        self.cluster.barrier.relaxed |= relaxed;
        if self.is_hostile() && !relaxed {
            let mut meeting = std::mem::take(&mut self.cluster.barrier.meeting);
            self.arrive_lanes(&mut meeting, active);
            self.cluster.barrier.meeting = meeting;
        }
        self.cluster.barrier.arrived += active.count_ones();
        if let Some(hostile) = self.dev.hostile.as_deref() {
            self.cluster.join_blocks(hostile.model.now());
        }
        if self.cluster.barrier.arrived >= self.cluster.barrier.live {
            self.dev.statistics.barriers += 1;
        }
        self.cluster.complete();
        Ok(())
    }

    /// `barrier.cluster.wait`
    pub(super) fn cluster_wait(&mut self, g: &Group, active: u32) -> Result<Flow> {
        let phase = self.cluster.barrier.phase;
        let (mut passed, mut blocked) = (0, 0);
        for lane in lanes(active) {
            match self.w.cluster_arrivals[lane].take() {
                None => {
                    self.w.fault_lane = lane as u32;
                    return Err(Fault::undefined("`barrier.cluster.wait` without an arrival"));
                }
                Some(arrival) if arrival < phase => passed |= 1 << lane,
                Some(_) => blocked |= 1 << lane,
            }
        }
        let view = self.cluster.barrier.view.clone();
        if self.is_hostile() {
            self.join_lanes(passed, &view);
        }
        if blocked == 0 {
            return Ok(Flow::Next);
        }
        self.cluster.barrier.waiting.push((self.rank, self.w.index, blocked));
        self.state.blocked[self.w.index as usize] |= blocked;
        self.set_pc(g.mask, g.pc + 1);
        Ok(Flow::Split)
    }

    /// `mapa`: the address that corresponds to an address of this block in another one of the cluster.
    pub(super) fn map_address(&mut self, g: &Group, m: &MapAddress, active: u32) -> Result<()> {
        let (addresses, ranks) = (self.read(g, m.a, active)?, self.read(g, m.rank, active)?);
        let mut out = [0; LANES];
        for lane in lanes(active) {
            self.w.fault_lane = lane as u32;
            let rank = ranks[lane] as usize;
            if rank >= self.cluster.memories.len() {
                let count = self.cluster.memories.len();
                let message = format!("`mapa` to block {rank} of a cluster of {count}");
                return Err(Fault::undefined(message));
            }
            let own = self.shared_address(addresses[lane], m.generic)?;
            let mapped = cluster_address(own, rank);
            out[lane] = if m.generic { Space::Shared.to_generic(mapped) } else { mapped };
        }
        self.write(g, m.d, &out, active);
        Ok(())
    }

    /// `getctarank`
    pub(super) fn rank_of_address(&mut self, g: &Group, m: &MapAddress, active: u32) -> Result<()> {
        let addresses = self.read(g, m.a, active)?;
        let mut out = [0; LANES];
        for lane in lanes(active) {
            self.w.fault_lane = lane as u32;
            let own = self.shared_address(addresses[lane], m.generic)?;
            out[lane] = self.cluster.locate(self.rank, own)?.0 as u64;
        }
        self.write(g, m.d, &out, active);
        Ok(())
    }

    /// An address in shared memory that may be given as a generic one.
    fn shared_address(&self, address: u64, generic: bool) -> Result<u64> {
        let space = if generic { Space::Generic } else { Space::Shared };
        match space.resolve(address) {
            (Space::Shared, own) => Ok(own),
            _ => Err(Fault::undefined("an address outside of shared memory")),
        }
    }
}
