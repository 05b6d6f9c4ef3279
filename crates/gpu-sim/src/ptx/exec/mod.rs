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
//! **Blocks** run one after the other; if one does not end soon, the next one joins and they take turns.
//!
//! **Memory** is sequentially consistent, fences do nothing, and asynchronous copies are done at once, unless the
//! machine is [`hostile`]. Cache operators do nothing. `atom.add.f32` keeps subnormals, where hardware flushes them in
//! global memory.

mod call;
mod collective;
mod hostile;
mod matrix;
mod matrix_layout;
mod memory;
mod schedule;
pub(super) mod snippet;
mod step;
mod sync;
mod tensor_memory;
mod warp;
mod weak;
mod wgmma;

use super::Options;
use super::consistency::{History, Meeting, View, Who};
use super::inst::{LANES, PtxFunction, Row};
use super::parse::Parsed;
use crate::fault::{Fault, FaultKind, FaultPlace, Result};
use crate::launch::{Arg, Launch, Outcome, Statistics};
use crate::memory::{Contents, Segment, Space};
use crate::random::Random;
use hostile::Hostile;
use ir::map::Map;
use std::collections::VecDeque;
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
    shared: Segment,
    warps: Vec<Warp>,
    state: BlockState,
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
    /// Shared memory's.
    history: History,
    /// Views that lanes of each warp take over from a barrier.
    views: Vec<Vec<(u32, Rc<View>)>>,
    /// Views that arrivals at mbarrier objects have released.
    mbarriers: Map<u64, Meeting>,
    tensor: TensorMemory,
}

impl BlockState {
    fn new(threads: u32, warps: usize, first: Who) -> BlockState {
        BlockState {
            live: threads,
            barriers: vec![Barrier::default(); super::CLUSTER_BARRIER as usize + 1],
            blocked: vec![0; warps],
            reduced: vec![(0, sync::Reduction::default()); warps],
            threads,
            first,
            history: History::new(first.cta + 1),
            views: vec![Vec::new(); warps],
            mbarriers: Map::default(),
            tensor: TensorMemory::default(),
        }
    }
}

/// One warp with all that it can reach, for the time of its turn.
struct Core<'c, 'r> {
    dev: &'c mut Device<'r>,
    shared: &'c mut Segment,
    state: &'c mut BlockState,
    w: &'c mut Warp,
    position: [u32; 3],
    program: &'r Parsed,
}

/// Warp instructions that a warp runs before another one has its turn.
const WARP_SLICE: u64 = 20_000;
/// Warp instructions after which a block is joined by the next one.
const BLOCK_SLICE: u64 = 2_000_000;

/// Runs a kernel.
pub(super) fn run(
    program: &Parsed,
    text: &str,
    function: &PtxFunction,
    launch: &Launch,
    options: &Options,
) -> Result<Outcome> {
    check_block(function, launch)?;
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
        dynamic_shared: launch.dynamic_shared(),
        hostile,
    };
    run_blocks(&mut device, function, launch)
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
    let spot = program.spots[pc as usize];
    let function =
        program.functions.iter().find(|f| f.start.is_some_and(|s| s <= pc) && pc < f.end);
    fault.at(FaultPlace {
        line: Some(spot.line),
        function: function.map(|f| f.name.clone()),
        instruction: text
            .get(spot.start as usize..spot.end as usize)
            .map(|t| t.split_whitespace().collect::<Vec<_>>().join(" ")),
        ..FaultPlace::default()
    })
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

fn run_blocks(device: &mut Device<'_>, function: &PtxFunction, launch: &Launch) -> RunResult<()> {
    let mut next = 0u64;
    let total = launch.grid_size();
    let mut resident: VecDeque<Block> = VecDeque::new();
    loop {
        if resident.is_empty() {
            if next == total {
                return Ok(());
            }
            resident.push_back(start_block(device, function, next).map_err(|f| (f, None))?);
            next += 1;
        }
        if device.hostile.is_some() {
            run_hostile(device, function, &mut resident, &mut next, total)?;
            continue;
        }
        // Each started block gets a turn; those that are not finished queue again.
        for _ in 0..resident.len() {
            let Some(mut block) = resident.pop_front() else { break };
            if !run_block(device, &mut block)? {
                resident.push_back(block);
            }
        }
        if !resident.is_empty() && next < total && resident.len() < device.options.max_resident {
            resident.push_back(start_block(device, function, next).map_err(|f| (f, None))?);
            next += 1;
        }
    }
}

/// The hostile machine: blocks start when they like, and one of them has a turn.
fn run_hostile(
    device: &mut Device<'_>,
    function: &PtxFunction,
    resident: &mut VecDeque<Block>,
    next: &mut u64,
    total: u64,
) -> RunResult<()> {
    let Some(hostile) = device.hostile.as_deref_mut() else { return Ok(()) };
    // A few beside each other; more in time, for programs in which one waits for all.
    let room = resident.len() < hostile::RESIDENT || hostile.random().one_in(64);
    let chosen = hostile.random().below(resident.len());
    if room && *next < total && resident.len() < device.options.max_resident {
        resident.push_back(start_block(device, function, *next).map_err(|f| (f, None))?);
        *next += 1;
    }
    if turn(device, &mut resident[chosen])? {
        resident.swap_remove_back(chosen);
    }
    Ok(())
}

/// A few turns of warps of a block, chosen at random. Whether the block has ended.
fn turn(device: &mut Device<'_>, block: &mut Block) -> RunResult<bool> {
    let turns = device.hostile.as_deref_mut().map_or(1, Hostile::turns);
    for _ in 0..turns {
        let runnable: Vec<usize> = (0..block.warps.len())
            .filter(|&i| block.warps[i].runnable(block.state.blocked[i]) != 0)
            .collect();
        if runnable.is_empty() {
            let alive = block.warps.iter().any(|w| w.alive != 0);
            return if alive { Err(deadlock(block, device.block)) } else { Ok(true) };
        }
        let Some(hostile) = device.hostile.as_deref_mut() else { return Ok(false) };
        let index = runnable[hostile.random().below(runnable.len())];
        let slice = hostile.slice();
        run_warp(device, block, index, slice)?;
        check_budget(device)?;
    }
    Ok(false)
}

fn run_warp(device: &mut Device<'_>, block: &mut Block, index: usize, slice: u64) -> RunResult<()> {
    let program = device.program;
    let mut core = Core {
        dev: device,
        shared: &mut block.shared,
        state: &mut block.state,
        w: &mut block.warps[index],
        position: block.position,
        program,
    };
    core.run(slice).map_err(|fault| {
        let (pc, lane) = (core.w.fault_pc, core.w.fault_lane);
        let thread = core.w.thread(lane, core.dev.block);
        (fault.with_thread(block.position, thread), Some(pc))
    })
}

fn check_budget(device: &Device<'_>) -> RunResult<()> {
    let n = device.options.max_instructions;
    if device.clock <= n {
        return Ok(());
    }
    let message = format!("{n} warp instructions were not enough");
    Err((Fault::new(FaultKind::Timeout, message), None))
}

fn start_block(device: &mut Device<'_>, function: &PtxFunction, index: u64) -> Result<Block> {
    let [gx, gy, _] = device.grid.map(u64::from);
    let position = [(index % gx) as u32, (index / gx % gy) as u32, (index / gx / gy) as u32];
    let mut shared = device.program.shared.clone();
    shared.set_tracking(device.options.check_memory);
    if device.dynamic_shared > 0 {
        let at = shared.allocate_at(
            "dynamic shared memory",
            device.program.dynamic_shared,
            device.dynamic_shared,
        )?;
        debug_assert_eq!(at, device.program.dynamic_shared);
    }
    let threads: u64 = device.block.iter().map(|&n| u64::from(n)).product();
    let count = threads.div_ceil(LANES as u64) as usize;
    let mut first = Who::default();
    if let Some(hostile) = device.hostile.as_deref_mut() {
        first = hostile.first_thread(index, threads);
        let random = hostile.random();
        shared.fill(|| random.next());
    }
    let track = device.tracks_local();
    let mut warps = Vec::with_capacity(count);
    for i in 0..count {
        let mut warp = Warp::new(i as u32, threads as u32, device.block, function);
        for lane in lanes(warp.alive) {
            let garbage = device.random().map_or(0, Random::next);
            warp.open_local(lane, function, track, garbage)?;
        }
        if let Some(random) = device.random() {
            warp.make_hostile(function, first, random);
        }
        warps.push(warp);
    }
    Ok(Block { position, shared, warps, state: BlockState::new(threads as u32, count, first) })
}

/// Runs a block until its end (true) or until its turn is over (false).
fn run_block(device: &mut Device<'_>, block: &mut Block) -> RunResult<bool> {
    let stop = device.clock + BLOCK_SLICE;
    loop {
        let mut progress = false;
        let mut alive = false;
        for index in 0..block.warps.len() {
            let w = &block.warps[index];
            alive |= w.alive != 0;
            if w.runnable(block.state.blocked[index]) == 0 {
                continue;
            }
            progress = true;
            run_warp(device, block, index, WARP_SLICE)?;
        }
        if !alive {
            return Ok(true);
        }
        check_budget(device)?;
        if !progress {
            return Err(deadlock(block, device.block));
        }
        if device.clock >= stop {
            return Ok(false);
        }
    }
}

/// Describes who waits for what.
fn deadlock(block: &Block, dims: [u32; 3]) -> (Fault, Option<u32>) {
    let mut at_barrier = 0;
    let mut at_collective = 0;
    let mut first = None;
    for (w, &blocked) in block.warps.iter().zip(&block.state.blocked) {
        at_barrier += (blocked & w.alive).count_ones();
        at_collective += (w.waiting & w.alive).count_ones();
        if first.is_none() && w.alive != 0 {
            let lane = w.alive.trailing_zeros();
            // The barrier's instruction is the one before the lane's next.
            let pc = if blocked >> lane & 1 == 1 {
                w.pc[lane as usize].saturating_sub(1)
            } else {
                w.pc[lane as usize]
            };
            first = Some((w.thread(lane, dims), pc));
        }
    }
    let message = format!(
        "{at_barrier} threads wait at block barriers, {at_collective} at warp operations, and none can go on"
    );
    let mut fault = Fault::deadlock(message);
    if let Some((thread, _)) = first {
        fault = fault.with_thread(block.position, thread);
    }
    (fault, first.map(|f| f.1))
}

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
