//! Copies that an engine of its own makes: `cp.async.bulk` and its like.
//!
//! A copy becomes pieces whose addresses are known when it is issued. On the kind machine they are copied at once; on the hostile
//! one the engine is a thread of the model that comes after the issue, reads and writes at any time later, and then tells the
//! mbarrier object or lets a wait for the group go on (PTX ISA, "Data Movement and Conversion Instructions: Asynchronous copy").

use super::super::consistency::{Meeting, Thread, Who};
use super::super::inst::*;
use super::cluster::cluster_address;
use super::memory::atomic_result;
use super::transfer::{Piece, Plan, Source, Stage, Transfer};
use super::warp::Group;
use super::{Core, lanes};
use crate::fault::{Fault, Result};
use crate::memory::{Space, check_aligned};
use std::rc::Rc;

/// Alignment and unit of bulk copies.
const UNIT: u64 = 16;
/// One turn of a warp in so many finishes a copy of the engine.
const PATIENCE: u64 = 4;

impl Core<'_, '_> {
    /// `cp.async.bulk` and the like, for each lane.
    pub(super) fn issue_bulk(&mut self, g: &Group, copy: &BulkCopy, active: u32) -> Result<()> {
        for lane in lanes(active) {
            self.w.fault_lane = lane as u32;
            let plan = self.plan(lane, &copy.kind, copy.reduce)?;
            let blocks = self.destinations(lane, copy.multicast)?;
            let mut transfer = Transfer {
                plan: multicast(&plan, blocks.as_deref()),
                issuer: (self.rank, self.w.index, lane),
                group: Some(self.w.bulk_groups[lane]),
                mbarriers: Vec::new(),
                thread: None,
                stage: Stage::Issued,
                pc: g.pc,
            };
            if let Some(bar) = &copy.mbarrier {
                let address = self.read_lane(bar.base, lane)?.wrapping_add(bar.offset as u64);
                let own = self.absolute(bar.space, address)?.1;
                check_aligned(own, 8)?;
                transfer.group = None;
                transfer.mbarriers = match blocks {
                    None => vec![own],
                    Some(blocks) => blocks.iter().map(|&rank| cluster_address(own, rank)).collect(),
                };
            }
            if self.is_late() {
                transfer.thread = Some(self.engine(lane));
                self.cluster.transfers.push(transfer);
            } else {
                transfer.thread = self.is_hostile().then(|| self.engine(lane));
                self.perform_transfer(&mut transfer)?;
                self.join_transfer(lane, &transfer);
            }
        }
        Ok(())
    }

    /// Blocks whose memory a copy goes to, from the mask of a `.multicast::cluster`.
    fn destinations(&mut self, lane: usize, mask: Option<Src>) -> Result<Option<Vec<usize>>> {
        let Some(mask) = mask else { return Ok(None) };
        let mask = self.read_lane(mask, lane)? & 0xffff;
        let count = self.cluster.memories.len();
        if mask >> count != 0 {
            let message = format!("a copy to blocks {mask:#x} of a cluster of {count}");
            return Err(Fault::undefined(message));
        }
        Ok(Some((0..count).filter(|rank| mask >> rank & 1 == 1).collect()))
    }

    /// The pieces of a lane's copy.
    fn plan(&mut self, lane: usize, kind: &BulkKind, reduce: Option<BulkReduce>) -> Result<Plan> {
        match kind {
            BulkKind::Linear { to, from, size, mask } => {
                let size = self.read_lane(*size, lane)?;
                if size > MAX_LOCAL || !size.is_multiple_of(UNIT) {
                    return Err(Fault::undefined(format!("a bulk copy of {size} bytes")));
                }
                let mask = mask.map(|m| self.read_lane(m, lane)).transpose()?;
                let (to, from) = (self.absolute_of(lane, to)?, self.absolute_of(lane, from)?);
                check_aligned(to.1, UNIT)?;
                check_aligned(from.1, UNIT)?;
                let pieces = linear(to, from, size, mask);
                let reduce = reduce.and_then(operation);
                Ok(Plan { pieces, told: size, reduce })
            }
            BulkKind::Values { to, size, srcs } => {
                let (space, address) = self.absolute_of(lane, to)?;
                check_aligned(address, u64::from(*size) * srcs.len() as u64)?;
                let mut bytes = Vec::new();
                for &src in srcs {
                    let value = self.read_lane(src, lane)?;
                    bytes.extend_from_slice(&value.to_le_bytes()[..*size as usize]);
                }
                let told = bytes.len() as u64;
                let piece = Piece { to: (space, address), from: Source::Bytes(bytes), size: told };
                let reduce = reduce.and_then(operation);
                Ok(Plan { pieces: vec![piece], told, reduce })
            }
            BulkKind::Tensor(tensor) => self.plan_tensor(lane, tensor, reduce),
        }
    }

    /// A memory operand's space and address as any block of the cluster sees it.
    pub(super) fn absolute_of(&mut self, lane: usize, addr: &Addr) -> Result<(Space, u64)> {
        let address = self.read_lane(addr.base, lane)?.wrapping_add(addr.offset as u64);
        self.absolute(addr.space, address)
    }

    fn absolute(&self, space: Space, address: u64) -> Result<(Space, u64)> {
        match space.resolve(address) {
            (Space::Shared, own) => {
                let (rank, own) = self.cluster.locate(self.rank, own)?;
                Ok((Space::Shared, cluster_address(own, rank)))
            }
            (Space::Global | Space::Generic, own) => Ok((Space::Global, own)),
            (space, own) => Ok((space, own)),
        }
    }

    /// A thread of the memory model that begins with what a lane has.
    fn engine(&mut self, lane: usize) -> Thread {
        let mut meeting = Meeting::default();
        self.arrive_lanes(&mut meeting, 1 << lane);
        let device = self.w.threads[lane].who().device;
        let number = self.dev.random().map_or(0, |random| random.next() >> 8) | 1 << 60;
        let who = Who { thread: number, warp: number, cta: number, cluster: number, device };
        let mut thread = Thread::new(who);
        thread.join(&Rc::new(std::mem::take(meeting.view())));
        thread
    }

    // ---- the engine ----

    /// Lets the engine finish a copy now and then.
    pub(super) fn progress_transfers(&mut self) -> Result<()> {
        let count = self.cluster.transfers.len();
        let Some(random) = self.dev.random() else { return Ok(()) };
        if count == 0 || !random.one_in(PATIENCE) {
            return Ok(());
        }
        let at = random.below(count);
        let only_loads = random.one_in(4);
        self.advance_transfer(at, only_loads)?;
        if self.cluster.transfers[at].group.is_none() && self.cluster.transfers[at].is_done() {
            self.cluster.transfers.remove(at);
        }
        Ok(())
    }

    /// Finishes all copies.
    pub(super) fn finish_transfers(&mut self) -> Result<()> {
        for at in 0..self.cluster.transfers.len() {
            self.advance_transfer(at, false)?;
        }
        self.cluster.transfers.clear();
        Ok(())
    }

    /// Waits for the groups of lanes but for the youngest ones; with `read`, only for their sources.
    pub(super) fn wait_for_bulk(&mut self, groups: u64, read: bool, active: u32) -> Result<()> {
        for lane in lanes(active) {
            let issuer = (self.rank, self.w.index, lane);
            let youngest = self.w.bulk_groups[lane];
            let mut at = 0;
            while let Some(transfer) = self.cluster.transfers.get(at) {
                let of_group = transfer.group.is_some_and(|n| n.saturating_add(groups) < youngest);
                if transfer.issuer != issuer || !of_group {
                    at += 1;
                    continue;
                }
                self.advance_transfer(at, read)?;
                if read {
                    at += 1;
                } else {
                    let transfer = self.cluster.transfers.remove(at);
                    self.join_transfer(lane, &transfer);
                }
            }
        }
        Ok(())
    }

    /// The engine's accesses precede the lane's from here on.
    fn join_transfer(&mut self, lane: usize, transfer: &Transfer) {
        let (Some(thread), Some(hostile)) = (&transfer.thread, self.dev.hostile.as_deref()) else {
            return;
        };
        if transfer.group.is_some() {
            let mut meeting = Meeting::default();
            meeting.arrive(thread, hostile.model.now());
            self.w.threads[lane].join(&Rc::new(std::mem::take(meeting.view())));
        }
    }

    fn advance_transfer(&mut self, at: usize, only_loads: bool) -> Result<()> {
        let mut transfer = self.cluster.transfers[at].clone();
        self.w.fault_pc = transfer.pc;
        if only_loads {
            self.load_pieces(&mut transfer)?;
        } else {
            self.perform_transfer(&mut transfer)?;
        }
        self.cluster.transfers[at] = transfer;
        Ok(())
    }

    /// Does something as the engine and not as a lane.
    fn as_engine<T>(
        &mut self,
        thread: &mut Option<Thread>,
        work: impl FnOnce(&mut Self) -> Result<T>,
    ) -> Result<T> {
        let Some(thread) = thread else { return work(self) };
        let late = std::mem::take(&mut self.w.late);
        std::mem::swap(&mut self.w.threads[0], thread);
        let result = work(self);
        std::mem::swap(&mut self.w.threads[0], thread);
        self.w.late = late;
        result
    }

    fn load_pieces(&mut self, transfer: &mut Transfer) -> Result<()> {
        if !matches!(transfer.stage, Stage::Issued) {
            return Ok(());
        }
        let pieces = &transfer.plan.pieces;
        let loaded = self.as_engine(&mut transfer.thread, |core| {
            pieces.iter().map(|piece| core.load_piece(piece)).collect::<Result<_>>()
        })?;
        transfer.stage = Stage::Loaded(loaded);
        Ok(())
    }

    fn load_piece(&mut self, piece: &Piece) -> Result<Vec<u8>> {
        match &piece.from {
            Source::Bytes(bytes) => Ok(bytes.clone()),
            Source::Fill(bits) => {
                let repeated = bits.to_le_bytes().into_iter().cycle();
                Ok(repeated.take(piece.size as usize).collect())
            }
            Source::Memory(space, address) => {
                let bytes = self.bytes_at(0, *space, *address, piece.size)?.to_vec();
                self.load_bytes_weak(0, *space, *address, bytes)
            }
        }
    }

    /// Does the rest of a copy.
    fn perform_transfer(&mut self, transfer: &mut Transfer) -> Result<()> {
        self.load_pieces(transfer)?;
        let Stage::Loaded(loaded) = std::mem::replace(&mut transfer.stage, Stage::Done) else {
            return Ok(());
        };
        let Transfer { plan, mbarriers, thread, .. } = transfer;
        self.as_engine(thread, |core| {
            for (piece, bytes) in plan.pieces.iter().zip(&loaded) {
                match plan.reduce {
                    None => core.store_unaligned(0, piece.to, bytes)?,
                    Some(reduce) => core.reduce_piece(piece.to, bytes, reduce)?,
                }
            }
            for &address in mbarriers.iter() {
                core.complete_bytes(0, Space::Shared, address, plan.told)?;
                core.arrive_engine(address);
            }
            Ok(())
        })
    }

    /// The bytes of a copy precede what a thread does that waits for the mbarrier object.
    fn arrive_engine(&mut self, address: u64) {
        if self.is_hostile() {
            let op = MbarrierOp::Arrive { drop: false, expect: false };
            self.order_by_mbarrier(0, op, address);
        }
    }

    /// Combines each element with memory, as relaxed atomic operations of the scope of the GPU.
    fn reduce_piece(
        &mut self,
        (space, address): (Space, u64),
        bytes: &[u8],
        (op, size): (AtomOp, u32),
    ) -> Result<()> {
        let sem = Sem { strong: Some(Scope::Gpu), ..Sem::WEAK };
        for (element, at) in bytes.chunks(size as usize).zip((address..).step_by(size as usize)) {
            let operand = element.iter().rev().fold(0u128, |v, &b| v << 8 | u128::from(b));
            let change = |old| atomic_result(op, size, old, operand, 0);
            let place = (space, at, size, sem);
            if self.modify_at_weak(0, place, false, change)?.is_none() {
                let old = self.load_at(0, space, at, u64::from(size))?;
                let old = old.iter().rev().fold(0u128, |v, &b| v << 8 | u128::from(b));
                if let Some(new) = change(old) {
                    self.store_at(0, space, at, &new.to_le_bytes()[..size as usize])?;
                }
            }
        }
        Ok(())
    }
}

/// The operation of a reduction whose instruction says the type, and the bytes of its elements.
fn operation(reduce: BulkReduce) -> Option<(AtomOp, u32)> {
    reduce.ty.map(|ty| (AtomOp::of_name(reduce.name, ty), ty.bytes()))
}

/// The pieces of a copy to each of the blocks.
fn multicast(plan: &Plan, blocks: Option<&[usize]>) -> Plan {
    let Some(blocks) = blocks else { return plan.clone() };
    let to = |piece: &Piece, rank| {
        let address = cluster_address(piece.to.1, rank);
        Piece { to: (piece.to.0, address), ..piece.clone() }
    };
    let pieces = blocks.iter().flat_map(|&rank| plan.pieces.iter().map(move |p| to(p, rank)));
    Plan { pieces: pieces.collect(), ..plan.clone() }
}

/// A copy of neighbouring bytes. Of each 16 bytes those are copied whose bit of the mask is set.
fn linear(to: (Space, u64), from: (Space, u64), size: u64, mask: Option<u64>) -> Vec<Piece> {
    let piece = |at: u64, size| Piece {
        to: (to.0, to.1 + at),
        from: Source::Memory(from.0, from.1 + at),
        size,
    };
    match mask {
        None if size == 0 => Vec::new(),
        None => vec![piece(0, size)],
        Some(mask) => {
            (0..size).filter(|at| mask >> (at % UNIT) & 1 == 1).map(|at| piece(at, 1)).collect()
        }
    }
}
