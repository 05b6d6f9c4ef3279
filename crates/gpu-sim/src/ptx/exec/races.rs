//! Data races between the threads of a block, on the machine that is not hostile.

use super::super::inst::MemOp;
use super::Core;
use super::cluster::split_address;
use crate::fault::{Fault, FaultKind, FaultPlace, Result};
use crate::memory::Space;
use crate::race::{Accessor, Order, RaceTable};

/// Accesses of the threads of a block.
#[derive(Debug, Default)]
pub(super) struct BlockRaces {
    shared: RaceTable,
    global: RaceTable,
    order: Order,
    /// Barriers that were passed.
    pub(super) epoch: u64,
}

/// An access of a lane.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    pub(super) space: Space,
    pub(super) address: u64,
    pub(super) bytes: u64,
    pub(super) write: bool,
    pub(super) atomic: bool,
    /// It orders threads.
    pub(super) orders: bool,
}

impl MemOp {
    /// The access of a lane.
    pub(super) fn access(&self, address: u64, bytes: u64, write: bool) -> Access {
        // A volatile access has the meaning of a relaxed one.
        let orders = self.sem.strong.is_some();
        // LLVM begins a loop of `cas` with a plain load. Single loads of these sizes are not torn.
        let atomic = orders || !write && self.dsts.len() == 1 && self.size <= 8;
        Access { space: self.addr.space, address, bytes, write, atomic, orders }
    }
}

impl Core<'_, '_> {
    /// Looks for a race of an access of a lane, if races are looked for. A store that leaves the bytes as they are is none.
    pub(super) fn check_race(
        &mut self,
        lane: usize,
        access: Access,
        stored: Option<&[u8]>,
    ) -> Result<()> {
        if !self.dev.options.races || self.is_hostile() {
            return Ok(());
        }
        let (space, own) = access.space.resolve(access.address);
        let shared = match space {
            Space::Shared if split_address(own).0.is_none_or(|rank| rank == self.rank) => true,
            Space::Global | Space::Generic => false,
            _ => return Ok(()),
        };
        let (segment, own) =
            if shared { self.cluster.segment(self.rank, own)? } else { (&self.dev.global, own) };
        if let (Some(bytes), false) = (stored, access.atomic)
            && segment.load_bytes(own, access.bytes)? == bytes
            && segment.check_written(own, access.bytes).is_ok()
        {
            return Ok(());
        }
        let (object, offset) = segment.position(own, access.bytes)?;
        let allocation = &segment.allocations()[object];
        let (name, size) = (allocation.name().to_owned(), allocation.size());
        let warp = self.w.index;
        let who = Accessor {
            thread: warp * 32 + lane as u32,
            warp,
            epoch: self.state.races.epoch + 1,
            phase: self.w.phase,
            write: access.write,
            atomic: access.atomic,
            orders: access.orders,
            late: false,
            site: (self.w.fault_pc, 0),
        };
        let BlockRaces { shared: own, global, order, .. } = &mut self.state.races;
        let table = if shared { own } else { global };
        let len = access.bytes as usize;
        let Some(rival) = table.check(order, (shared, object), size, offset, len, who) else {
            return Ok(());
        };
        let (n, [x, y, _]) = (rival.thread, self.dev.block);
        let other = FaultPlace {
            address: Some(u64::from(rival.site.0)),
            block: Some(self.position),
            thread: Some([n % x, n / x % y, n / (x * y)]),
            ..FaultPlace::default()
        };
        let message = rival.message(&name, "thread");
        Err(Fault::new(FaultKind::Race, message).with_other(other))
    }
}
