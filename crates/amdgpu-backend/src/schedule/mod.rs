//! Scheduling before allocation: as many waves as can be, then the fewest cycles.
//!
//! The regions of a function are [recorded](record::Record) once. The fattest comes first: the fewest registers with which
//! it can do say how many waves can run, and all others need to reach no more than that. Under the limit that follows, each
//! region gets the order that is through in the fewest cycles, by [`rp_tracker::sched::RegionCycles`]: the order given is
//! always one of those compared, orders for few registers are where it does not fit, orders that hide latencies where
//! something is waited for. Where instructions want a mode of their own, those of like mode are brought together.
//!
//! What a schedule promises is only believed when allocation has kept it ([`crate::lower`]): else there is another round from
//! the records, under a tighter limit.

mod condition;
mod frame;
mod hints;
mod machine;
pub mod measure;
pub mod pass;
mod record;
pub mod report;

use ir::graph::FlowGraph;
use ir::machine::{Block, MachineFunction};
use rp_tracker::sched::{Counts, RegIndex};

use self::condition::Moved;
use self::frame::{Frame, SCALAR, VECTOR, has_own_modes};
use self::record::Record;
use crate::isel::classes::Classes;
use crate::subtarget::Subtarget;

/// What allocation may need beyond what is live: tuples and fixed registers leave gaps.
pub(crate) const MARGIN: u32 = 3;

/// Scalar registers that may be live at one time where instructions change places: enough stay free that none is spilled
/// for it.
const MOST_SCALARS: u32 = 64;

/// What lets waves run beside the vector registers of one function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Vector registers at most.
    pub(crate) most: u32,
    /// How many waves could run if registers did not limit them.
    pub(crate) waves: u16,
}

impl Limits {
    /// How good it is to need so many vector registers.
    fn merit(self, subtarget: &Subtarget, registers: u32) -> (bool, u16, u32) {
        // Among those that do not fit at all, fewer are better.
        let fits = registers <= self.most;
        (fits, self.waves_with(subtarget, registers), if fits { 0 } else { u32::MAX - registers })
    }

    /// The waves that run with so many vector registers.
    pub(crate) fn waves_with(self, subtarget: &Subtarget, registers: u32) -> u16 {
        subtarget.waves_by_vgprs(registers.min(512) as u16).min(self.waves)
    }
}

/// The regions of a function, with the orders found for them.
pub(crate) struct Schedule<'a> {
    frame: Frame<'a>,
    subtarget: &'a Subtarget,
    limits: Limits,
    records: Vec<Record>,
    /// Registers that are live outside of all regions.
    outside: Counts,
    index: RegIndex,
    /// The function with conditions of divisions out of VCC, and which they are, if some instruction wants a mode of its own.
    parted: Option<(MachineFunction, Vec<Moved>)>,
    /// The fewest vector registers with which all regions can do.
    floor: u32,
}

impl<'a> Schedule<'a> {
    /// Looks at a function's regions. `lanes` is the graph along which vector registers' values go.
    pub(crate) fn record(
        func: &MachineFunction,
        lanes: &FlowGraph<Block>,
        subtarget: &'a Subtarget,
        limits: Limits,
    ) -> Self {
        let parted = has_own_modes(func).then(|| {
            let mut parted = func.clone();
            let moved = condition::take_out(&mut parted, Classes::of(subtarget.target).mask);
            (parted, moved)
        });
        let func = parted.as_ref().map_or(func, |parted| &parted.0);
        let frame = Frame::new(func, lanes, subtarget);
        let found = frame.regions(func);
        let mut records: Vec<Record> = found.regions.into_iter().map(Record::new).collect();
        records.sort_by_key(|r| core::cmp::Reverse(r.given_peak()));
        let index = RegIndex::default();
        let outside = found.outside;
        let mut this =
            Self { frame, subtarget, limits, records, outside, index, parted: None, floor: 0 };
        this.floor = this.find_floor(func);
        this.parted = parted;
        this
    }

    /// The fewest vector registers that are live at one time, so far as fewer would let more waves run.
    fn find_floor(&mut self, func: &MachineFunction) -> u32 {
        let limit = |registers: u32| self.limits.merit(self.subtarget, registers + MARGIN);
        let waves = u32::from(self.limits.waves);
        let mut floor = self.outside[VECTOR];
        // What the fattest can do at best is what the others need to do.
        for record in &mut self.records {
            if limit(record.given_peak()) < limit(floor) {
                let enough = |registers: u32| limit(registers) >= limit(floor);
                record.try_small(func, &self.frame, &mut self.index, waves, enough);
            }
            floor = floor.max(record.least());
        }
        floor
    }

    /// The waves that can run, by what is live.
    pub(crate) fn promise(&self) -> u16 {
        self.limits.waves_with(self.subtarget, self.floor)
    }

    /// Chooses an order for each region, in which `fewer` registers are live than the promise allows.
    pub(crate) fn choose(&mut self, func: &MachineFunction, fewer: u32) {
        let func = self.parted.as_ref().map_or(func, |parted| &parted.0);
        let waves = self.promise();
        let allowed = u32::from(self.subtarget.most_vgprs(waves)).min(self.limits.most);
        let vectors = allowed.saturating_sub(MARGIN + fewer).max(self.floor);
        let scalars = u32::from(self.subtarget.most_sgprs(waves)).min(MOST_SCALARS);
        let index = &mut self.index;
        for record in &mut self.records {
            let mut most = [0; 2];
            most[VECTOR] = vectors;
            most[SCALAR] = scalars.max(record.end.peak[SCALAR]);
            if record.given_peak() > vectors {
                let enough = |registers: u32| registers <= vectors;
                record.try_small(func, &self.frame, index, u32::from(waves), enough);
            }
            record.try_hidden(func, &self.frame, index, u32::from(waves), most);
            record.choose(most);
        }
    }

    /// Chooses the order given for each region.
    pub(crate) fn choose_given(&mut self) {
        self.records.iter_mut().for_each(Record::choose_given);
    }

    /// How many regions have another order than the one given.
    pub(crate) fn moved(&self) -> u64 {
        self.records.iter().filter(|record| record.is_moved()).count() as u64
    }

    /// Puts the regions of the function, in whatever order they are, in the order chosen.
    pub(crate) fn apply(&self, func: &mut MachineFunction) {
        if let Some((parted, _)) = &self.parted {
            *func = parted.clone();
        }
        for record in &self.records {
            if let Some(order) = record.schedule(func) {
                order.apply(func);
            }
        }
        if let Some((_, moved)) = &self.parted {
            condition::put_back(func, moved);
        }
    }
}
