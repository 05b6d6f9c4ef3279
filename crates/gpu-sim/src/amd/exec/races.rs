//! Data races between the waves of a workgroup, in the order in which memory sees their accesses.
//!
//! An access that its wave has not waited for may reach memory after a barrier that follows it in the program. If it then meets an
//! access of another wave, the wait is missing. A store that leaves the bytes as they are is no access here: the machine code of an
//! atomic store and of a plain one are the same, and no order of such stores can be seen.

use super::outstanding::{LaneMemory, Transfer};
use super::wave::Wave;
use crate::amd::inst::MemOp;
use crate::fault::{Fault, FaultKind, FaultPlace};
use crate::memory::Segment;
use crate::race::{Accessor, Order, RaceTable};
use ir::map::Map;

/// Accesses of the waves of a workgroup.
#[derive(Debug, Default)]
struct Group {
    lds: RaceTable,
    order: Order,
}

/// Accesses of all workgroups.
#[derive(Debug, Default)]
pub(crate) struct Races {
    groups: Map<u32, Group>,
    global: RaceTable,
}

/// A wave, its access, and the time at which the access was issued.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    pub(super) place: LaneMemory,
    pub(super) address: u64,
    pub(super) bytes: u64,
    pub(super) write: bool,
    pub(super) atomic: bool,
    /// It orders waves.
    pub(super) orders: bool,
    pub(super) site: u64,
    pub(super) issued: u64,
}

impl Races {
    /// A workgroup has ended.
    pub(super) fn end(&mut self, group: u32) {
        self.groups.swap_remove(&group);
    }

    /// Checks an access that memory sees now, and remembers it.
    pub(super) fn check(
        &mut self,
        wave: &Wave,
        access: &Access,
        global: &Segment,
        lds: &[u8],
    ) -> Result<(), Fault> {
        let size = wave.size() as u32;
        let now = wave.arrived;
        let who = Accessor {
            thread: wave.first_item / size,
            warp: wave.first_item / size,
            epoch: (u64::from(wave.group) + 1) << 32 | now,
            phase: 0,
            write: access.write,
            atomic: access.atomic,
            orders: access.orders,
            late: access.issued < now,
            site: (access.site as u32, (access.site >> 32) as u32),
        };
        let group = self.groups.entry(wave.group).or_default();
        let len = access.bytes as usize;
        let (name, rival) = match access.place {
            LaneMemory::Lds => {
                let object = (true, 0);
                let total = lds.len() as u64;
                let at = access.address as usize;
                ("LDS", group.lds.check(&mut group.order, object, total, at, len, who))
            }
            LaneMemory::Global => {
                let Ok((object, offset)) = global.position(access.address, access.bytes) else {
                    return Ok(());
                };
                let allocation = &global.allocations()[object];
                let object = (false, object);
                let order = &mut group.order;
                let total = allocation.size();
                (allocation.name(), self.global.check(order, object, total, offset, len, who))
            }
            LaneMemory::Scratch | LaneMemory::Nowhere => return Ok(()),
        };
        let Some(rival) = rival else { return Ok(()) };
        let place = |site: u64, thread: u32| FaultPlace {
            address: Some(site),
            thread: Some([thread * size, 0, 0]),
            ..FaultPlace::default()
        };
        let other = place(u64::from(rival.site.0) | u64::from(rival.site.1) << 32, rival.thread);
        let late = who.late || rival.late;
        let kind = if late { FaultKind::MissingWait } else { FaultKind::Race };
        let message = match (late, who.late) {
            (false, _) => rival.message(name, "wave"),
            (true, own) => format!(
                "byte {} of `{name}`: {} was not waited for before the barrier, and another wave's access meets it",
                rival.byte,
                if own { "this access" } else { "the other access" },
            ),
        };
        Err(Fault::new(kind, message).at(place(access.site, who.thread)).with_other(other))
    }
}

impl Transfer {
    /// The access of one of its items.
    pub(super) fn access(&self, place: LaneMemory, address: u64, bytes: u64) -> Access {
        // An access past the cache may be an atomic one.
        let past = place == LaneMemory::Global && self.policy.reach > 0;
        let (write, atomic, orders) = match self.op {
            // LLVM begins a loop of compare-and-swap with a plain load. Single loads of these sizes are not torn.
            MemOp::Load { .. } => (false, past || bytes <= 8, past),
            MemOp::Store { .. } => (true, past, past),
            MemOp::Atomic { .. } => (true, true, true),
        };
        let (site, issued) = (self.site, self.issued);
        Access { place, address, bytes, write, atomic, orders, site, issued }
    }
}
