//! Barriers of a block and mbarrier objects.

use super::super::consistency::Meeting;
use super::super::inst::*;
use super::races::Access;
use super::step::Flow;
use super::warp::Group;
use super::{Core, lanes};
use crate::fault::{Fault, Result};
use crate::memory::Space;
use std::rc::Rc;

/// One of the block's barriers.
#[derive(Clone, Debug, Default)]
pub(super) struct Barrier {
    arrived: u32,
    /// Threads to wait for, if the instruction said so.
    count: Option<u32>,
    /// Waiting lanes of each warp.
    waiting: Vec<(u32, u32)>,
    reduction: Reduction,
    /// Waiting lanes that want the reduction.
    reducing: bool,
    /// The views of those that have arrived.
    meeting: Meeting,
    /// The instruction where the lanes of each warp have arrived.
    places: Vec<(u32, u32)>,
}

/// Counts that `bar.red` collects.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Reduction {
    threads: u32,
    ones: u32,
}

impl Core<'_, '_> {
    pub(super) fn barrier(&mut self, g: &Group, bar: &Bar, active: u32) -> Result<Flow> {
        let index = self.w.index as usize;
        // Lanes that passed a reduction come here a second time to take the result.
        let ready = self.state.reduced[index].0 & active;
        if ready != 0 && bar.red.is_some() {
            let (mask, reduction) = self.state.reduced[index];
            self.state.reduced[index].0 = mask & !ready;
            if let Some(red) = &bar.red {
                self.write_reduction(red, ready, reduction);
            }
            self.set_pc(ready, g.pc + 1);
            self.set_pc(g.mask & !active, g.pc + 1);
            return Ok(Flow::Split);
        }
        let ids = self.read(g, bar.id, active)?;
        let counts = bar.count.map(|c| self.read(g, c, active)).transpose()?;
        let id = ids[active.trailing_zeros() as usize];
        let same =
            |row: &Row| lanes(active).all(|l| row[l] == row[active.trailing_zeros() as usize]);
        if !same(&ids) || counts.as_ref().is_some_and(|c| !same(c)) {
            return Err(Fault::unsupported("barriers with different operands in one warp"));
        }
        if id as usize >= self.state.barriers.len() {
            return Err(Fault::undefined(format!("barrier {id}")));
        }
        if let Some(counts) = counts {
            let count = counts[active.trailing_zeros() as usize] as u32;
            if count == 0 || !count.is_multiple_of(32) {
                return Err(Fault::undefined(format!("barrier for {count} threads")));
            }
            self.state.barriers[id as usize].count = Some(count);
        }
        if let Some(red) = &bar.red {
            let value = self.read_psrc(g, active, red.value)?;
            let barrier = &mut self.state.barriers[id as usize];
            barrier.reduction.threads += active.count_ones();
            barrier.reduction.ones += (value & active).count_ones();
            barrier.reducing = true;
        }
        if self.is_hostile() {
            self.check_aligned_barrier(bar, id as usize, g.pc)?;
            let mut meeting = std::mem::take(&mut self.state.barriers[id as usize].meeting);
            self.arrive_lanes(&mut meeting, active);
            self.state.barriers[id as usize].meeting = meeting;
        }
        let barrier = &mut self.state.barriers[id as usize];
        barrier.arrived += active.count_ones();
        if !bar.arrive {
            barrier.waiting.push((self.w.index, active));
            self.state.blocked[index] |= active;
        }
        // A reduction is executed again when the barrier opens.
        let next = if bar.red.is_some() { g.pc } else { g.pc + 1 };
        self.set_pc(active, next);
        self.set_pc(g.mask & !active, g.pc + 1);
        self.open_barrier(id as usize);
        Ok(Flow::Split)
    }

    /// "All threads in the warp must execute the same instruction" (`barrier`, `.aligned`).
    fn check_aligned_barrier(&mut self, bar: &Bar, id: usize, pc: u32) -> Result<()> {
        let places = &mut self.state.barriers[id].places;
        match places.iter().find(|p| p.0 == self.w.index) {
            None => places.push((self.w.index, pc)),
            Some(&(_, other)) if other != pc && bar.aligned => {
                return Err(Fault::undefined(
                    "lanes of one warp are at different aligned barriers",
                ));
            }
            Some(_) => {}
        }
        Ok(())
    }

    fn write_reduction(&mut self, red: &BarReduce, ready: u32, r: Reduction) {
        for lane in lanes(ready) {
            match red.op {
                BarRed::Popc => {
                    if let Some(d) = red.dst {
                        self.write_lane(d, lane, u64::from(r.ones));
                    }
                }
                BarRed::And | BarRed::Or => {
                    let value =
                        if red.op == BarRed::And { r.ones == r.threads } else { r.ones > 0 };
                    if let Some(p) = red.pred {
                        self.write_pred_lane(p, lane, value);
                    }
                }
            }
        }
    }

    /// Opens a barrier if everyone has arrived.
    fn open_barrier(&mut self, id: usize) {
        let live = self.state.live;
        let barrier = &mut self.state.barriers[id];
        if barrier.arrived == 0 || barrier.arrived < barrier.count.unwrap_or(live) {
            return;
        }
        let mut done = std::mem::take(barrier);
        self.state.races.epoch += 1;
        self.dev.statistics.barriers += 1;
        if let Some(hostile) = self.dev.hostile.as_deref() {
            let whole = done.arrived == self.state.threads && done.count.is_none();
            let view = done.meeting.view();
            if whole {
                let threads = u64::from(self.state.threads);
                view.add_cta(self.state.first, hostile.model.now(), threads);
            }
            let view = Rc::new(std::mem::take(view));
            for &(warp, mask) in &done.waiting {
                self.state.views[warp as usize].push((mask, view.clone()));
            }
        }
        for (warp, mask) in done.waiting {
            self.state.blocked[warp as usize] &= !mask;
            if done.reducing {
                let slot = &mut self.state.reduced[warp as usize];
                *slot = (slot.0 | mask, done.reduction);
            }
        }
    }

    /// Ends lanes. Others may have waited only for them.
    pub(super) fn exit(&mut self, mask: u32) {
        self.w.alive &= !mask;
        self.state.live -= mask.count_ones();
        self.cluster.exit(mask.count_ones());
        for lane in lanes(mask) {
            // The stack of a lane that is gone is not read again.
            self.w.local[lane] = super::warp::Local::default();
        }
        for id in 0..self.state.barriers.len() {
            self.open_barrier(id);
        }
        self.complete_waiting();
    }

    pub(super) fn mbarrier(&mut self, g: &Group, m: &Mbarrier, active: u32) -> Result<Flow> {
        let addresses =
            self.read(g, m.addr.base, active)?.map(|a| a.wrapping_add(m.addr.offset as u64));
        let values = m.value.map(|v| self.read(g, v, active)).transpose()?;
        let mut failed = false;
        for lane in lanes(active) {
            self.w.fault_lane = lane as u32;
            let value = values.as_ref().map(|v| v[lane]);
            if let MbarrierOp::PendingCount = m.op {
                if let Some(d) = m.dst {
                    self.write_lane(d, lane, MbarrierState(addresses[lane]).pending());
                }
                continue;
            }
            let address = addresses[lane];
            let (space, bytes) = (m.addr.space, 8);
            let access = Access { space, address, bytes, write: true, atomic: true, orders: true };
            self.check_race(lane, access, None)?;
            let mut state = match m.op {
                MbarrierOp::Init => MbarrierState::new(value.unwrap_or(1)),
                _ => self.read_state(lane, m.addr.space, address)?,
            };
            let before = state;
            let mut waits = false;
            match m.op {
                MbarrierOp::Init | MbarrierOp::PendingCount => {}
                MbarrierOp::Inval => state = MbarrierState(0),
                MbarrierOp::Arrive { drop, expect } => {
                    if expect {
                        state.add_bytes(value.unwrap_or(0) as i64);
                    }
                    let count = if expect { 1 } else { value.unwrap_or(1) };
                    state.arrive(count, drop)?;
                }
                MbarrierOp::AsyncArrive { noinc } => {
                    self.wait_for_copies(1 << lane, None)?;
                    // Copies are already done, so the arrive happens now; without `noinc` it was not
                    // counted in the expected arrivals and changes nothing.
                    if noinc {
                        state.arrive(1, false)?;
                    }
                }
                MbarrierOp::ExpectTx => state.add_bytes(value.unwrap_or(0) as i64),
                MbarrierOp::CompleteTx => state.add_bytes(-(value.unwrap_or(0) as i64)),
                MbarrierOp::TestWait { parity, block } => {
                    let asked = if parity {
                        value.unwrap_or(0) & 1
                    } else {
                        MbarrierState(value.unwrap_or(0)).phase()
                    };
                    let done = state.phase() != asked;
                    if let Some(p) = m.pred {
                        self.write_pred_lane(p, lane, done);
                    }
                    failed |= block && !done;
                    waits = !done;
                }
            }
            state.advance();
            if state != before || matches!(m.op, MbarrierOp::Init) {
                self.store_state(lane, m.addr.space, address, state.0)?;
            }
            if m.ordered && !waits {
                self.order_by_mbarrier(lane, m.op, m.addr.space.resolve(address).1);
            }
            if let Some(d) = m.dst {
                self.write_lane(d, lane, before.0);
            }
        }
        if failed {
            // Give the others time instead of spinning.
            self.set_pc(g.mask, g.pc + 1);
            return Ok(Flow::Split);
        }
        Ok(Flow::Next)
    }

    /// An arrival releases, a wait that succeeds acquires.
    pub(super) fn order_by_mbarrier(&mut self, lane: usize, op: MbarrierOp, address: u64) {
        if !self.is_hostile() {
            return;
        }
        let Ok((rank, own)) = self.cluster.locate(self.rank, address) else { return };
        let mbarriers = &mut self.cluster.memories[rank].mbarriers;
        let mut meeting = std::mem::take(mbarriers.entry(own).or_default());
        match op {
            MbarrierOp::Arrive { .. } | MbarrierOp::AsyncArrive { .. } => {
                self.arrive_lanes(&mut meeting, 1 << lane);
            }
            MbarrierOp::TestWait { .. } => {
                let view = Rc::new(meeting.view().clone());
                self.join_lanes(1 << lane, &view);
            }
            _ => {}
        }
        self.cluster.memories[rank].mbarriers.insert(own, meeting);
    }

    fn read_state(&self, lane: usize, space: Space, address: u64) -> Result<MbarrierState> {
        let bytes = self.load_at(lane, space, address, 8)?;
        Ok(MbarrierState(bytes.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b))))
    }

    /// Tells an mbarrier that bytes of a copy have arrived.
    pub(super) fn complete_bytes(
        &mut self,
        lane: usize,
        space: Space,
        address: u64,
        bytes: u64,
    ) -> Result<()> {
        let mut state = self.read_state(lane, space, address)?;
        state.add_bytes(-(bytes as i64));
        state.advance();
        self.store_state(lane, space, address, state.0)
    }
}

/// The contents of an mbarrier object: expected arrivals (20 bits), pending arrivals (20 bits), outstanding bytes
/// (22 bits, biased), an unused bit and the phase.
#[derive(Clone, Copy, PartialEq, Eq)]
struct MbarrierState(u64);

const COUNT: u64 = (1 << 20) - 1;
const BYTES: u64 = (1 << 22) - 1;
const BIAS: i64 = 1 << 21;

impl MbarrierState {
    fn new(count: u64) -> MbarrierState {
        let count = count & COUNT;
        MbarrierState(count | count << 20 | (BIAS as u64) << 40)
    }

    fn pending(self) -> u64 {
        self.0 >> 20 & COUNT
    }

    fn bytes(self) -> i64 {
        (self.0 >> 40 & BYTES) as i64 - BIAS
    }

    fn phase(self) -> u64 {
        self.0 >> 63
    }

    fn add_bytes(&mut self, bytes: i64) {
        let sum = (self.bytes() + bytes + BIAS) as u64 & BYTES;
        self.0 = self.0 & !(BYTES << 40) | sum << 40;
    }

    fn arrive(&mut self, count: u64, drop: bool) -> Result<()> {
        if count > self.pending() {
            return Err(Fault::undefined("more arrivals at an mbarrier than it expects"));
        }
        self.0 -= count << 20;
        if drop {
            self.0 -= count & (self.0 & COUNT);
        }
        Ok(())
    }

    /// Begins the next phase when nothing is pending.
    fn advance(&mut self) {
        let expected = self.0 & COUNT;
        if self.pending() == 0 && self.bytes() == 0 && expected != 0 {
            self.0 ^= 1 << 63;
            self.0 |= expected << 20;
        }
    }
}
