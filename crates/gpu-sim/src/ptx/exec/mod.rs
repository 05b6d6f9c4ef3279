//! Runs decoded PTX.
//!
//! **Warps.** 32 lanes share the fetch of an instruction, but each lane has its own program counter and call
//! stack, as on Volta and later. Lanes that stand at the same instruction of the same frame run together; of
//! several such groups the deepest frame goes first, then the lowest address, which brings the sides of a
//! branch together again after it. Every so often the group that waited longest goes first instead, so a
//! spinning lane cannot starve the lane that it waits for.
//!
//! **Frames.** Registers live in rows of 32 values. A call moves the frame's base up; because a lane only ever
//! touches its own column, lanes in different functions can share rows.
//!
//! **Waiting.** `shfl.sync` and its like wait until all living lanes of the member mask have arrived, wherever
//! in the program they are. `bar.sync` counts threads of the block. When nothing can run any more, the run
//! ends with a fault that says who waits.
//!
//! **Blocks** of a cluster run together, clusters one after the other; if one does not end soon, the next one joins and they
//! take turns.
//!
//! **Memory** is sequentially consistent, fences do nothing, and asynchronous copies, tensor copies included, are done at once, unless the
//! machine is [`hostile`]. Cache operators do nothing. `atom.add.f32` keeps subnormals, where hardware flushes them in
//! global memory.

mod block_scale;
mod bulk;
mod call;
mod cluster;
mod collective;
mod hostile;
mod matrix;
mod matrix_layout;
mod memory;
mod races;
mod schedule;
pub(super) mod snippet;
mod sparse;
mod step;
mod sync;
mod tensor_copy;
mod tensor_memory;
mod transfer;
mod turns;
mod warp;
mod weak;
mod wgmma;

use super::Options;
use super::consistency::{View, Who};
use super::inst::{LANES, PtxFunction, Row};
use super::parse::Parsed;
use crate::fault::{Fault, FaultPlace, Result};
use crate::launch::{Arg, Launch, Outcome, Statistics};
use crate::memory::{Contents, Segment, Space};
use crate::random::Random;
use cluster::ClusterState;
pub(crate) use cluster::{shape as cluster_shape, split_address};
use hostile::Hostile;
use races::BlockRaces;
use std::rc::Rc;
use sync::Barrier;
pub(crate) use tensor_memory::TensorMemory;
use warp::Warp;

/// State that all blocks share.
struct Device<'r> {
    program: &'r Parsed,
    options: &'r Options,
    global: Segment,
    params: Segment,
    output: String,
    statistics: Statistics,
    /// Warp instructions executed so far; serves as the clock.
    clock: u64,
    grid: [u32; 3],
    block: [u32; 3],
    /// Blocks of a cluster.
    cluster: [u32; 3],
    dynamic_shared: u64,
    hostile: Option<Box<Hostile>>,
}

impl Device<'_> {
    /// Whether the lanes' own memory remembers which bytes were written.
    fn tracks_local(&self) -> bool {
        self.options.check_memory || self.hostile.is_some()
    }
}

/// A block that has started and not ended.
struct Block {
    position: [u32; 3],
    warps: Vec<Warp>,
    state: BlockState,
}

/// Blocks that have started together.
struct Cluster {
    /// By rank.
    blocks: Vec<Block>,
    state: ClusterState,
}

/// State that the warps of a block share besides memory.
struct BlockState {
    /// Threads that have not exited.
    live: u32,
    barriers: Vec<Barrier>,
    /// Lanes of each warp that wait at a barrier.
    blocked: Vec<u32>,
    /// Lanes of each warp that passed a `bar.red` and have not taken the result, and that result.
    reduced: Vec<(u32, sync::Reduction)>,
    /// All threads, and the first one's place in the memory model.
    threads: u32,
    first: Who,
    /// Views that lanes of each warp take over from a barrier.
    views: Vec<Vec<(u32, Rc<View>)>>,
    tensor: TensorMemory,
    races: BlockRaces,
}

impl BlockState {
    fn new(threads: u32, warps: usize, first: Who) -> BlockState {
        BlockState {
            live: threads,
            barriers: vec![Barrier::default(); super::BARRIERS],
            blocked: vec![0; warps],
            reduced: vec![(0, sync::Reduction::default()); warps],
            threads,
            first,
            views: vec![Vec::new(); warps],
            tensor: TensorMemory::default(),
            races: BlockRaces::default(),
        }
    }
}

/// One warp with all that it can reach, for the time of its turn.
struct Core<'c, 'r> {
    dev: &'c mut Device<'r>,
    cluster: &'c mut ClusterState,
    /// The block in the cluster.
    rank: usize,
    state: &'c mut BlockState,
    w: &'c mut Warp,
    position: [u32; 3],
    program: &'r Parsed,
}

/// Runs a kernel.
pub(super) fn run(
    program: &Parsed,
    text: &str,
    function: &PtxFunction,
    launch: &Launch,
    options: &Options,
) -> Result<Outcome> {
    check_block(function, launch)?;
    let cluster = cluster::shape(function.required_cluster, launch.cluster, launch.grid)?;
    let mut global = program.global.clone();
    global.set_tracking(options.check_memory);
    let (mut buffers, addresses) = global.place_buffers(launch, 256)?;
    let mut hostile =
        options.hostile.map(|seed| Box::new(Hostile::new(seed, options.devices, program.sm())));
    let random = hostile.as_deref_mut().map(Hostile::random);
    let params = pack_params(function, launch, &addresses, program.dynamic_shared, random)?;
    let mut device = Device {
        program,
        options,
        global,
        params,
        output: String::new(),
        statistics: Statistics::default(),
        clock: 0,
        grid: launch.grid,
        block: launch.block,
        cluster,
        dynamic_shared: launch.dynamic_shared(),
        hostile,
    };
    turns::run_grid(&mut device, function, launch)
        .map_err(|(fault, pc)| locate(program, text, fault, pc))?;
    device.global.read_buffers(&mut buffers, &addresses)?;
    Ok(Outcome { buffers, output: device.output, statistics: device.statistics })
}

fn check_block(function: &PtxFunction, launch: &Launch) -> Result<()> {
    if let Some(required) = function.required_block
        && required != launch.block
    {
        let block = launch.block;
        return Err(Fault::input(format!(
            "the kernel requires blocks of {required:?}, the launch has {block:?}"
        )));
    }
    if let Some(max) = function.max_block
        && launch.block_size() > u64::from(max)
    {
        let n = launch.block_size();
        return Err(Fault::input(format!(
            "the kernel allows {max} threads per block, the launch has {n}"
        )));
    }
    Ok(())
}

/// Adds what the program text knows about a place.
fn locate(program: &Parsed, text: &str, fault: Fault, pc: Option<u32>) -> Fault {
    let Some(pc) = pc else { return fault };
    let place = |pc: u32| {
        let spot = program.spots[pc as usize];
        let function =
            program.functions.iter().find(|f| f.start.is_some_and(|s| s <= pc) && pc < f.end);
        FaultPlace {
            line: Some(spot.line),
            function: function.map(|f| f.name.clone()),
            instruction: text
                .get(spot.start as usize..spot.end as usize)
                .map(|t| t.split_whitespace().collect::<Vec<_>>().join(" ")),
            ..FaultPlace::default()
        }
    };
    // The other access names its instruction by number.
    let other = fault.other().and_then(|other| {
        let pc = u32::try_from(other.address?).ok()?;
        Some(FaultPlace { block: other.block, thread: other.thread, ..place(pc) })
    });
    let fault = fault.at(place(pc));
    match other {
        Some(other) => fault.with_other(other),
        None => fault,
    }
}

/// Lays the arguments out in parameter space.
fn pack_params(
    function: &PtxFunction,
    launch: &Launch,
    addresses: &[u64],
    dynamic: u64,
    mut random: Option<&mut Random>,
) -> Result<Segment> {
    let values = launch.parameters(addresses, dynamic)?;
    let formals = &function.kernel_params;
    if values.len() != formals.len() {
        let (has, given) = (formals.len(), values.len());
        return Err(Fault::input(format!(
            "kernel `{}` has {has} parameters, {given} arguments given",
            function.name
        )));
    }
    let mut segment = Segment::new(Space::Param, false);
    for ((formal, mut bytes), arg) in formals.iter().zip(values).zip(&launch.args) {
        let (size, given) = (formal.size as usize, bytes.len());
        // Raw bytes and structures may leave trailing padding out; a pointer into shared memory may be narrow.
        let fits = match arg {
            Arg::Bytes(_) | Arg::Struct(_) => given <= size,
            Arg::Local(_) => given >= size,
            _ => given == size,
        };
        if !fits {
            return Err(Fault::input(format!(
                "parameter `{}` has {size} bytes, its argument {given}",
                formal.name
            )));
        }
        match &mut random {
            Some(random) if given < size => bytes.extend(random.bytes(size - given)),
            _ => bytes.resize(size, 0),
        }
        let align = u64::from(formal.align);
        let address =
            segment.allocate(formal.name.clone(), size as u64, align, Contents::Bytes(bytes))?;
        debug_assert_eq!(address, super::PARAM_START + u64::from(formal.offset));
        segment.protect(address);
    }
    Ok(segment)
}

/// A fault with the instruction that caused it, if one did.
type RunResult<T> = std::result::Result<T, (Fault, Option<u32>)>;

/// The lanes of a mask.
#[inline]
fn lanes(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let lane = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(lane)
    })
}

/// The same value in every lane.
#[inline]
fn splat(value: u64) -> Row {
    [value; LANES]
}
