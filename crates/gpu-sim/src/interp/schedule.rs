//! Lets the threads of a workgroup run and meet.
//!
//! Threads run one after the other, each until it has to wait (or its time slice is over, so that a thread
//! that spins on memory does not spin forever). A warp operation happens when all threads that its mask names
//! have come to it with the same mask; an operation without a mask (`activemask`, the old shuffles) when no
//! thread of the warp can run any more: all that wait at the same place take part. A barrier happens when
//! the threads it is for have all arrived or ended. If nothing of this is possible, the program hangs.

use super::builtin::BarrierReduction;
use super::cpu::Cpu;
use super::program::Program;
use super::state::{BarrierRequest, Device, Stop, ThreadState, WarpRequest, Workgroup};
use super::value::Slot;
use super::warp;
use super::warp_ops::WarpOp;
use crate::fault::{Fault, FaultKind, FaultPlace, Result};
use crate::race::Site;

/// Steps of a thread before the next one has its turn.
const SLICE: u64 = 20_000;

/// Result of a turn of a workgroup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// All threads ended.
    Done,
    /// There is more to do.
    More,
    /// It waits for other workgroups of its cluster.
    Blocked,
}

/// Arrivals without waiting, per barrier.
pub(crate) type Arrivals = [u32; 16];

/// Runs a workgroup for at most about `steps` steps.
pub(crate) fn run(
    program: &Program<'_>,
    device: &mut Device,
    group: &mut Workgroup,
    arrivals: &mut Arrivals,
    steps: u64,
) -> Result<Turn> {
    let limit = device.statistics.instructions.saturating_add(steps);
    let warp_size = program.warp_size as usize;
    let warps = group.threads.len().div_ceil(warp_size);
    loop {
        let mut progress = false;
        for turn in 0..warps {
            let w = if program.options.backwards { warps - 1 - turn } else { turn };
            let range = w * warp_size..((w + 1) * warp_size).min(group.threads.len());
            loop {
                let ran = run_ready(program, device, group, arrivals, range.clone())?;
                let met = warp::meet(program, device, group, w, range.clone())?;
                progress |= ran | met;
                if !met {
                    break;
                }
            }
        }
        progress |= release_barriers(program, device, group, arrivals)?;
        progress |= release_cluster(device, group);
        if group.threads.iter().all(|t| matches!(t.state, ThreadState::Done)) {
            return Ok(Turn::Done);
        }
        if !progress && device.cluster.peers.len() > 1 {
            return Ok(Turn::Blocked);
        }
        if !progress {
            return Err(deadlock(program, group));
        }
        if device.statistics.instructions >= limit {
            return Ok(Turn::More);
        }
    }
}

/// Runs every thread of a warp that can, once. Whether any did.
fn run_ready(
    program: &Program<'_>,
    device: &mut Device,
    group: &mut Workgroup,
    arrivals: &mut Arrivals,
    range: std::ops::Range<usize>,
) -> Result<bool> {
    let mut ran = false;
    let (start, count) = (range.start, range.len());
    for turn in 0..count {
        let n = start + if program.options.backwards { count - 1 - turn } else { turn };
        if !matches!(group.threads[n].state, ThreadState::Ready) {
            continue;
        }
        ran = true;
        let stop =
            Cpu::new(program, device, &mut group.state, &mut group.threads[n])?.run(SLICE)?;
        let thread = &mut group.threads[n];
        match stop {
            Stop::Slice => {}
            Stop::Done => {
                let returned = std::mem::take(&mut thread.returned);
                thread.finish();
                device.cluster.end_thread();
                thread.returned = returned;
            }
            Stop::Cluster => thread.state = ThreadState::Cluster,
            Stop::Warp(request) => thread.state = ThreadState::Warp(request),
            Stop::Barrier(request) if request.call.arrive => {
                arrivals[request.id as usize] += 1;
            }
            Stop::Barrier(request) => thread.state = ThreadState::Barrier(request),
        }
    }
    Ok(ran)
}

/// Lets threads go on whose barrier of the cluster is complete. Whether one was waiting.
fn release_cluster(device: &mut Device, group: &mut Workgroup) -> bool {
    if group.state.cluster_phase == device.cluster.phase {
        return false;
    }
    group.state.cluster_phase = device.cluster.phase;
    group.state.epoch = device.new_epoch();
    let mut any = false;
    for thread in &mut group.threads {
        if matches!(thread.state, ThreadState::Cluster) {
            thread.state = ThreadState::Ready;
            any = true;
        }
    }
    any
}

/// Lets every barrier go that is complete. Whether one was.
fn release_barriers(
    program: &Program<'_>,
    device: &mut Device,
    group: &mut Workgroup,
    arrivals: &mut Arrivals,
) -> Result<bool> {
    let mut any = false;
    for (id, arrived) in arrivals.iter_mut().enumerate() {
        let waiting: Vec<usize> = (0..group.threads.len())
            .filter(
                |&n| matches!(&group.threads[n].state, ThreadState::Barrier(r) if r.id as usize == id),
            )
            .collect();
        let Some(&first) = waiting.first() else { continue };
        let request = |group: &Workgroup, n: usize| match &group.threads[n].state {
            ThreadState::Barrier(r) => r.clone(),
            _ => unreachable!("a thread that waits at the barrier"),
        };
        let leader = request(group, first);
        for &n in &waiting {
            let other = request(group, n);
            if other.count != leader.count || other.call.reduction != leader.call.reduction {
                return Err(Fault::undefined(format!(
                    "threads wait at barrier {id} with different counts or operations"
                ))
                .with_thread(group.state.id, group.threads[n].id));
            }
            let whole = leader.count.is_none() && *arrived == 0;
            if program.options.same_barriers && whole && other.site != leader.site {
                return Err(divergence(program, group, (first, leader.site), (n, other.site)));
            }
        }
        let present = waiting.len() as u32 + *arrived;
        let done =
            group.threads.iter().filter(|t| matches!(t.state, ThreadState::Done)).count() as u32;
        let complete = match leader.count {
            Some(count) => present >= count,
            // Threads that have ended are not waited for.
            None => present + done >= group.threads.len() as u32,
        };
        if !complete {
            continue;
        }
        let results = reduce(&leader, waiting.iter().map(|&n| request(group, n).predicate));
        for &n in &waiting {
            let slot = request(group, n).result;
            let thread = &mut group.threads[n];
            if leader.call.reduction.is_some() {
                thread.regs[slot] = Slot::new(results);
            }
            thread.state = ThreadState::Ready;
        }
        *arrived = 0;
        device.statistics.barriers += 1;
        group.state.epoch = device.new_epoch();
        any = true;
    }
    Ok(any)
}

fn reduce(leader: &BarrierRequest, predicates: impl Iterator<Item = bool>) -> u64 {
    let (mut count, mut total) = (0u64, 0u64);
    for p in predicates {
        count += u64::from(p);
        total += 1;
    }
    match leader.call.reduction {
        Some(BarrierReduction::Count) => count,
        Some(BarrierReduction::And) => u64::from(count == total),
        Some(BarrierReduction::Or) => u64::from(count > 0),
        None => 0,
    }
}

/// The fault of two threads that meet at different instructions.
#[cold]
fn divergence(
    program: &Program<'_>,
    group: &Workgroup,
    (first, leader): (usize, Site),
    (n, site): (usize, Site),
) -> Fault {
    let place = |n: usize, site| FaultPlace {
        block: Some(group.state.id),
        thread: Some(group.threads[n].id),
        ..program.place_of(site)
    };
    let message = "threads of a workgroup meet at barriers that are different instructions";
    Fault::new(FaultKind::Divergence, message).at(place(n, site)).with_other(place(first, leader))
}

/// Says who waits for what.
#[cold]
pub(crate) fn deadlock(program: &Program<'_>, group: &Workgroup) -> Fault {
    let mut lines = Vec::new();
    let mut place = FaultPlace::default();
    for thread in &group.threads {
        let what = match &thread.state {
            ThreadState::Barrier(r) => format!("at barrier {}", r.id),
            ThreadState::Cluster => "at the barrier of the cluster".to_owned(),
            ThreadState::Warp(WarpRequest { call, mask, .. }) => {
                let name = match call.op {
                    WarpOp::Sync => "bar.warp.sync",
                    WarpOp::Shuffle { .. } => "a shuffle",
                    WarpOp::Vote(_) => "a vote",
                    WarpOp::Match { .. } => "match",
                    WarpOp::Reduce(_) => "redux",
                    WarpOp::ActiveMask => "activemask",
                    WarpOp::Elect => "elect",
                    WarpOp::Wave(..) => "an operation of the wave",
                    WarpOp::SubGroup(_) => "a function of the sub-group",
                    WarpOp::Assembly => "assembly",
                };
                format!("at {name} with mask {:#x}", mask.unwrap_or(u64::MAX))
            }
            ThreadState::Ready | ThreadState::Done => continue,
        };
        if place.thread.is_none() {
            let frame = thread.frames.last();
            let site = frame.map(|f| (f.function, f.pc.saturating_sub(1)));
            place = site.map_or_else(FaultPlace::default, |site| program.place_of(site));
            place.thread = Some(thread.id);
            place.block = Some(group.state.id);
        }
        if lines.last().is_none_or(|(last, _, _)| *last != what) {
            lines.push((what, thread.index, 1u32));
        } else if let Some(last) = lines.last_mut() {
            last.2 += 1;
        }
    }
    let parts: Vec<String> = lines
        .iter()
        .take(6)
        .map(|(what, first, n)| format!("{n} threads from {first} on {what}"))
        .collect();
    Fault::deadlock(parts.join("; ")).at(place)
}
