//! Starts clusters and gives their warps turns.

use super::super::consistency::Who;
use super::super::inst::{LANES, PtxFunction};
use super::cluster::{ClusterState, SharedMemory};
use super::hostile::{self, Hostile};
use super::warp::Warp;
use super::{Block, BlockState, Cluster, Core, Device, RunResult, lanes};
use crate::fault::{Fault, FaultKind, Result};
use crate::launch::Launch;
use crate::memory::Segment;
use crate::random::Random;
use std::collections::VecDeque;

/// Warp instructions that a warp runs before another one has its turn.
const WARP_SLICE: u64 = 20_000;
/// Warp instructions after which a cluster is joined by the next one.
const CLUSTER_SLICE: u64 = 2_000_000;

/// Runs all clusters of a grid.
pub(super) fn run_grid(
    device: &mut Device<'_>,
    function: &PtxFunction,
    launch: &Launch,
) -> RunResult<()> {
    let mut next = 0u64;
    let of_cluster: u64 = device.cluster.iter().map(|&n| u64::from(n)).product();
    let total = launch.grid_size() / of_cluster;
    let mut resident: VecDeque<Cluster> = VecDeque::new();
    loop {
        if resident.is_empty() {
            if next == total {
                return Ok(());
            }
            resident.push_back(start_cluster(device, function, next).map_err(|f| (f, None))?);
            next += 1;
        }
        if device.hostile.is_some() {
            run_hostile(device, function, &mut resident, &mut next, total)?;
            continue;
        }
        // Each started cluster gets a turn; those that are not finished queue again.
        for _ in 0..resident.len() {
            let Some(mut cluster) = resident.pop_front() else { break };
            if !run_cluster(device, &mut cluster)? {
                resident.push_back(cluster);
            }
        }
        if !resident.is_empty() && next < total && resident.len() < device.options.max_resident {
            resident.push_back(start_cluster(device, function, next).map_err(|f| (f, None))?);
            next += 1;
        }
    }
}

/// The hostile machine: clusters start when they like, and one of them has a turn.
fn run_hostile(
    device: &mut Device<'_>,
    function: &PtxFunction,
    resident: &mut VecDeque<Cluster>,
    next: &mut u64,
    total: u64,
) -> RunResult<()> {
    let Some(hostile) = device.hostile.as_deref_mut() else { return Ok(()) };
    // A few beside each other; more in time, for programs in which one waits for all.
    let room = resident.len() < hostile::RESIDENT || hostile.random().one_in(64);
    let chosen = hostile.random().below(resident.len());
    if room && *next < total && resident.len() < device.options.max_resident {
        resident.push_back(start_cluster(device, function, *next).map_err(|f| (f, None))?);
        *next += 1;
    }
    if turn(device, &mut resident[chosen])? {
        resident.swap_remove_back(chosen);
    }
    Ok(())
}

/// A few turns of warps of a cluster, chosen at random. Whether the cluster has ended.
fn turn(device: &mut Device<'_>, cluster: &mut Cluster) -> RunResult<bool> {
    let turns = device.hostile.as_deref_mut().map_or(1, Hostile::turns);
    for _ in 0..turns {
        let runnable = cluster.runnable();
        if runnable.is_empty() {
            return if cluster.is_alive() {
                Err(deadlock(cluster, device.block))
            } else {
                finish(device, cluster)?;
                Ok(true)
            };
        }
        let Some(hostile) = device.hostile.as_deref_mut() else { return Ok(false) };
        let (rank, index) = runnable[hostile.random().below(runnable.len())];
        let slice = hostile.slice();
        run_warp(device, cluster, (rank, index), |core| core.run(slice))?;
        check_budget(device)?;
    }
    Ok(false)
}

/// Runs a cluster until its end (true) or until its turn is over (false).
fn run_cluster(device: &mut Device<'_>, cluster: &mut Cluster) -> RunResult<bool> {
    let stop = device.clock + CLUSTER_SLICE;
    loop {
        let mut progress = false;
        for rank in 0..cluster.blocks.len() {
            for index in 0..cluster.blocks[rank].warps.len() {
                let block = &cluster.blocks[rank];
                if block.warps[index].runnable(block.state.blocked[index]) != 0 {
                    progress = true;
                    run_warp(device, cluster, (rank, index), |core| core.run(WARP_SLICE))?;
                }
            }
        }
        if !cluster.is_alive() {
            return Ok(true);
        }
        check_budget(device)?;
        if !progress {
            return Err(deadlock(cluster, device.block));
        }
        if device.clock >= stop {
            return Ok(false);
        }
    }
}

/// Does what is outstanding when all threads have ended.
fn finish(device: &mut Device<'_>, cluster: &mut Cluster) -> RunResult<()> {
    if cluster.state.transfers.is_empty() {
        return Ok(());
    }
    run_warp(device, cluster, (0, 0), |core| {
        core.w.fault_lane = 0;
        core.finish_transfers()
    })
}

/// Lets a warp do something: block and warp.
fn run_warp(
    device: &mut Device<'_>,
    cluster: &mut Cluster,
    (rank, index): (usize, usize),
    run: impl FnOnce(&mut Core<'_, '_>) -> Result<()>,
) -> RunResult<()> {
    let program = device.program;
    let block = &mut cluster.blocks[rank];
    let mut core = Core {
        dev: device,
        cluster: &mut cluster.state,
        rank,
        state: &mut block.state,
        w: &mut block.warps[index],
        position: block.position,
        program,
    };
    run(&mut core).map_err(|fault| {
        let (pc, lane) = (core.w.fault_pc, core.w.fault_lane);
        let thread = core.w.thread(lane, core.dev.block);
        (fault.with_thread(block.position, thread), Some(pc))
    })?;
    cluster.state.release(&mut cluster.blocks, device.hostile.is_some());
    Ok(())
}

impl Cluster {
    /// Blocks and warps that can run.
    fn runnable(&self) -> Vec<(usize, usize)> {
        let blocks = self.blocks.iter().enumerate();
        let warps = blocks.flat_map(|(rank, block)| {
            let can = |&i: &usize| block.warps[i].runnable(block.state.blocked[i]) != 0;
            (0..block.warps.len()).filter(can).map(move |i| (rank, i))
        });
        warps.collect()
    }

    fn is_alive(&self) -> bool {
        self.blocks.iter().any(|block| block.warps.iter().any(|w| w.alive != 0))
    }
}

fn check_budget(device: &Device<'_>) -> RunResult<()> {
    let n = device.options.max_instructions;
    if device.clock <= n {
        return Ok(());
    }
    let message = format!("{n} warp instructions were not enough");
    Err((Fault::new(FaultKind::Timeout, message), None))
}

fn start_cluster(device: &mut Device<'_>, function: &PtxFunction, index: u64) -> Result<Cluster> {
    let shape = device.cluster;
    let clusters: [u64; 3] = std::array::from_fn(|d| u64::from(device.grid[d] / shape[d]));
    let [x, y, _] = clusters;
    let position = [index % x, index / x % y, index / x / y].map(|at| at as u32);
    let count: u32 = shape.iter().product();
    let threads: u32 = device.block.iter().product();
    let mut state = ClusterState::new(shape, position, Vec::new(), threads * count);
    let mut blocks = Vec::with_capacity(count as usize);
    for rank in 0..count as usize {
        let inside = state.place(rank);
        let place = std::array::from_fn(|d| position[d] * shape[d] + inside[d]);
        let (block, memory) = start_block(device, function, place, index)?;
        blocks.push(block);
        state.memories.push(memory);
    }
    Ok(Cluster { blocks, state })
}

fn start_block(
    device: &mut Device<'_>,
    function: &PtxFunction,
    position: [u32; 3],
    cluster: u64,
) -> Result<(Block, SharedMemory)> {
    let [gx, gy, _] = device.grid.map(u64::from);
    let [px, py, pz] = position.map(u64::from);
    let index = px + gx * (py + gy * pz);
    let mut shared = shared_memory(device)?;
    let threads: u64 = device.block.iter().map(|&n| u64::from(n)).product();
    let count = threads.div_ceil(LANES as u64) as usize;
    let mut first = Who::default();
    if let Some(hostile) = device.hostile.as_deref_mut() {
        first = hostile.first_thread(index, cluster, threads);
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
    let state = BlockState::new(threads as u32, count, first);
    Ok((Block { position, warps, state }, SharedMemory::new(shared, first)))
}

fn shared_memory(device: &Device<'_>) -> Result<Segment> {
    let mut shared = device.program.shared.clone();
    shared.set_tracking(device.options.check_memory || device.options.check_shared);
    if device.dynamic_shared > 0 {
        let (address, size) = (device.program.dynamic_shared, device.dynamic_shared);
        let at = shared.allocate_at("dynamic shared memory", address, size)?;
        debug_assert_eq!(at, address);
    }
    Ok(shared)
}

/// Describes the waiting threads and their operations.
fn deadlock(cluster: &Cluster, dims: [u32; 3]) -> (Fault, Option<u32>) {
    let mut at_barrier = 0;
    let mut at_collective = 0;
    let mut first = None;
    for block in &cluster.blocks {
        for (w, &blocked) in block.warps.iter().zip(&block.state.blocked) {
            at_barrier += (blocked & w.alive).count_ones();
            at_collective += (w.waiting & w.alive).count_ones();
            if first.is_none() && w.alive != 0 {
                let lane = w.alive.trailing_zeros();
                // The barrier's instruction is the one before the lane's next.
                let back = u32::from(blocked >> lane & 1 == 1);
                let pc = w.pc[lane as usize].saturating_sub(back);
                first = Some((block.position, w.thread(lane, dims), pc));
            }
        }
    }
    let message = format!(
        "{at_barrier} threads wait at block barriers, {at_collective} at warp operations, and none can go on"
    );
    let mut fault = Fault::deadlock(message);
    if let Some((block, thread, _)) = first {
        fault = fault.with_thread(block, thread);
    }
    (fault, first.map(|f| f.2))
}
