//! Clusters of workgroups: those that run together, meet at a barrier of their own and reach one another's shared memory.
//!
//! Addresses are those of the simulator of PTX: the rank, counted from one, is in the upper bits of an address of another
//! workgroup's shared memory.

use crate::fault::{Fault, Result};
use crate::memory::{Segment, Space};
use crate::ptx::split_address;

/// The cluster whose workgroups have their turn.
#[derive(Default)]
pub(crate) struct ClusterState {
    /// Workgroups of a cluster.
    pub(crate) shape: [u32; 3],
    /// The present workgroup's place among them.
    pub(crate) rank: usize,
    /// Shared memory of the workgroups by rank; an empty one stands for that of the present workgroup.
    pub(crate) peers: Vec<Segment>,
    /// Threads that have not ended, and those that have arrived at the barrier.
    pub(crate) live: u32,
    arrived: u32,
    /// Number of times that the barrier was completed.
    pub(crate) phase: u64,
}

impl ClusterState {
    /// A cluster with so many threads.
    pub(crate) fn new(shape: [u32; 3], threads: u32) -> ClusterState {
        let count = shape.iter().product::<u32>();
        let peers = (0..count).map(|_| Segment::new(Space::Shared, false)).collect();
        ClusterState { shape, rank: 0, peers, live: threads, arrived: 0, phase: 0 }
    }

    /// Position of a rank in the cluster.
    pub(crate) fn place(&self, rank: usize) -> [u32; 3] {
        let ([x, y, _], rank) = (self.shape, rank as u32);
        [rank % x, rank / x % y, rank / (x * y)]
    }

    /// A thread arrives at the barrier. Returns the phase that it has to see ended.
    pub(crate) fn arrive(&mut self) -> u64 {
        let phase = self.phase;
        self.arrived += 1;
        self.complete();
        phase
    }

    /// A thread has ended.
    pub(crate) fn end_thread(&mut self) {
        self.live = self.live.saturating_sub(1);
        self.complete();
    }

    fn complete(&mut self) {
        if self.arrived > 0 && self.arrived >= self.live {
            self.arrived = 0;
            self.phase += 1;
        }
    }

    /// The workgroup of an address in shared memory, if it is not the present one, and the address there.
    #[inline]
    pub(crate) fn locate(&self, address: u64) -> Result<(Option<usize>, u64)> {
        match split_address(address) {
            (None, own) => Ok((None, own)),
            (Some(rank), own) if rank == self.rank => Ok((None, own)),
            (Some(rank), own) if rank < self.peers.len() => Ok((Some(rank), own)),
            // No address at all: the segment says so.
            _ if self.peers.len() == 1 => Ok((None, address)),
            (Some(rank), _) => Err(Fault::out_of_bounds(format!(
                "shared memory of workgroup {rank} of a cluster of {}",
                self.peers.len()
            ))),
        }
    }
}

/// A special register of clusters; the number is the dimension.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ClusterRegister {
    /// Number of the cluster, and of clusters.
    Id(u8),
    Count(u8),
    /// The workgroup's place in the cluster, and the cluster's workgroups.
    Place(u8),
    Size(u8),
    Rank,
    Blocks,
    /// Whether there are clusters.
    Explicit,
}

impl ClusterRegister {
    /// Its value in a workgroup of a cluster.
    pub(crate) fn value(self, cluster: &ClusterState, grid: [u32; 3], block: [u32; 3]) -> u64 {
        let number = |d: u8, of: [u32; 3]| u64::from(of[d as usize] / cluster.shape[d as usize]);
        match self {
            ClusterRegister::Id(d) => number(d, block),
            ClusterRegister::Count(d) => number(d, grid),
            ClusterRegister::Place(d) => u64::from(cluster.place(cluster.rank)[d as usize]),
            ClusterRegister::Size(d) => u64::from(cluster.shape[d as usize]),
            ClusterRegister::Rank => cluster.rank as u64,
            ClusterRegister::Blocks => cluster.peers.len() as u64,
            ClusterRegister::Explicit => u64::from(cluster.peers.len() > 1),
        }
    }
}

/// Whether a thread that waits at the barrier of the cluster may go on: its workgroup was let go, in this phase, since the
/// thread's arrival.
pub(crate) fn has_passed(group_phase: u64, arrival: Option<u64>) -> Result<bool> {
    match arrival {
        None => Err(Fault::undefined("`barrier.cluster.wait` without an arrival")),
        Some(phase) => Ok(phase < group_phase),
    }
}
