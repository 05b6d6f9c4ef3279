//! State of a running program: threads with their frames, workgroups, the device.

use super::builtin::{BarrierCall, LaunchAddress};
use super::cluster::ClusterState;
use super::environment::{Environment, Saved};
use super::sites::AsmSite;
use super::value::Slot;
use super::warp_ops::WarpCall;
use super::watch::Watch;
use crate::fault::Fault;
use crate::launch::Statistics;
use crate::memory::{Segment, Space};
use crate::ptx::TensorMemory;
use crate::race::{Order, RaceTable};
use smallvec::SmallVec;
use std::rc::Rc;

/// State that all workgroups share.
pub(crate) struct Device {
    pub(crate) global: Segment,
    /// Arguments that kernels receive by value.
    pub(crate) params: Segment,
    /// Contents of every thread's local memory at its start: arguments by value of targets that put them there.
    pub(crate) private: Segment,
    pub(crate) races: RaceTable,
    pub(crate) output: String,
    pub(crate) statistics: Statistics,
    /// Steps that may still be made.
    pub(crate) budget: u64,
    /// The last epoch handed out.
    pub(crate) epochs: u32,
    pub(crate) grid: [u32; 3],
    pub(crate) block: [u32; 3],
    pub(crate) launch: LaunchBlocks,
    pub(crate) cluster: ClusterState,
    /// The subject of a run that is watched.
    pub(crate) watch: Option<Watch>,
}

/// Addresses of the blocks that the launch prepares for kernels.
#[derive(Clone, Copy, Default)]
pub(crate) struct LaunchBlocks {
    pub(crate) implicit: u64,
    pub(crate) arguments: u64,
    pub(crate) packet: u64,
    pub(crate) queue: u64,
}

impl LaunchBlocks {
    /// One of the addresses.
    pub(crate) fn address(&self, which: LaunchAddress) -> u64 {
        match which {
            LaunchAddress::Implicit => self.implicit,
            LaunchAddress::Arguments => self.arguments,
            LaunchAddress::Packet => self.packet,
            LaunchAddress::Queue => self.queue,
        }
    }
}

impl Device {
    /// A number that no workgroup had before, for [`crate::race`].
    pub(crate) fn new_epoch(&mut self) -> u32 {
        self.epochs += 1;
        self.epochs
    }
}

/// A workgroup without its threads.
pub(crate) struct GroupState {
    pub(crate) id: [u32; 3],
    pub(crate) shared: Segment,
    pub(crate) tensor: TensorMemory,
    pub(crate) races: RaceTable,
    pub(crate) order: Order,
    pub(crate) epoch: u32,
    /// Phase of the cluster's barrier when its threads were last let go.
    pub(crate) cluster_phase: u64,
    pub(crate) warps: Vec<WarpState>,
}

/// State of a warp.
#[derive(Clone, Copy, Default)]
pub(crate) struct WarpState {
    /// Renewed by every synchronisation of the warp.
    pub(crate) phase: u32,
}

/// A workgroup.
pub(crate) struct Workgroup {
    pub(crate) state: GroupState,
    pub(crate) threads: Vec<Thread>,
}

/// One activation of a function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    /// Index of the function.
    pub(crate) function: u32,
    /// The next step.
    pub(crate) pc: u32,
    /// First of its slots in the thread's registers.
    pub(crate) base: u32,
    /// Slot of the caller that receives the result.
    pub(crate) result: u32,
    /// Local memory before the call.
    pub(crate) mark: (usize, u64),
    /// Address of the variable arguments in local memory.
    pub(crate) varargs: u64,
    /// The caller's bits of MODE.
    pub(crate) saved: Saved,
}

/// One thread.
pub(crate) struct Thread {
    /// Position in the workgroup, linear and in three dimensions.
    pub(crate) index: u32,
    pub(crate) id: [u32; 3],
    pub(crate) warp: u32,
    pub(crate) lane: u32,
    pub(crate) environment: Environment,
    pub(crate) regs: Vec<Slot>,
    pub(crate) frames: Vec<Frame>,
    pub(crate) local: Segment,
    /// Its own copy of the arguments, once it has written to them.
    pub(crate) params: Option<Box<Segment>>,
    /// Marks of local memory that `stacksave` gave out.
    pub(crate) saved: Vec<(usize, u64)>,
    pub(crate) state: ThreadState,
    /// Steps made, for clocks.
    pub(crate) steps: u64,
    /// The condition code of assembly with carries.
    pub(crate) carry: bool,
    /// The phase of the cluster's barrier at which it has arrived.
    pub(crate) cluster_arrival: Option<u64>,
    /// Result of the last function, when the outermost frame is gone.
    pub(crate) returned: Vec<Slot>,
}

impl Thread {
    /// A thread that has not begun.
    pub(crate) fn new(index: u32, block: [u32; 3], warp_size: u32) -> Thread {
        let id = [index % block[0], index / block[0] % block[1], index / (block[0] * block[1])];
        Thread {
            index,
            id,
            warp: index / warp_size,
            lane: index % warp_size,
            environment: Environment::DEFAULT,
            regs: Vec::new(),
            frames: Vec::new(),
            local: Segment::new(Space::Local, true),
            params: None,
            saved: Vec::new(),
            state: ThreadState::Ready,
            steps: 0,
            carry: false,
            cluster_arrival: None,
            returned: Vec::new(),
        }
    }

    /// Ends it and gives its memory back.
    pub(crate) fn finish(&mut self) {
        self.state = ThreadState::Done;
        self.regs = Vec::new();
        self.frames = Vec::new();
        self.local = Segment::new(Space::Local, true);
        self.params = None;
    }
}

/// Whether a thread can go on.
#[derive(Clone, Debug)]
pub(crate) enum ThreadState {
    Ready,
    /// At a barrier of the workgroup.
    Barrier(BarrierRequest),
    /// At the barrier of the cluster.
    Cluster,
    /// At an operation of the warp.
    Warp(WarpRequest),
    Done,
}

impl ThreadState {
    pub(crate) fn is_ready(&self) -> bool {
        matches!(self, ThreadState::Ready)
    }
}

/// A thread's part in a barrier.
#[derive(Clone, Debug)]
pub(crate) struct BarrierRequest {
    pub(crate) call: BarrierCall,
    pub(crate) id: u32,
    /// Number of threads that must arrive; none for all.
    pub(crate) count: Option<u32>,
    pub(crate) predicate: bool,
    /// Slot of the thread's registers that receives the result.
    pub(crate) result: usize,
    /// Function and step.
    pub(crate) site: (u32, u32),
}

/// A thread's part in a warp operation.
#[derive(Clone, Debug)]
pub(crate) struct WarpRequest {
    pub(crate) call: WarpCall,
    /// Participants, by bit.
    pub(crate) mask: Option<u64>,
    pub(crate) args: SmallVec<[Slot; 4]>,
    pub(crate) result: usize,
    /// Function and step.
    pub(crate) site: (u32, u32),
    /// The assembly, where it is that.
    pub(crate) asm: Option<Rc<AsmSite>>,
}

/// The fault of a warp operation over a value that is not defined.
#[cold]
pub(super) fn undefined_argument(value: Slot, what: &str) -> Fault {
    Fault::uninitialised(format!("{what} over a value that is {value:?}"))
}

/// Why a thread stopped running.
#[derive(Debug)]
pub(crate) enum Stop {
    /// Its time slice is over.
    Slice,
    /// It ended.
    Done,
    /// It waits for the cluster.
    Cluster,
    Barrier(BarrierRequest),
    Warp(WarpRequest),
}
