//! Goals of scheduling: the peak that is better.

use crate::pressure::MAX_KINDS;
use crate::sched::graph::Counts;

/// The pressure to make small: one kind of register first of all, and others only so far as they do not overflow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PressureGoal {
    /// The kind that is to be small.
    pub kind: usize,
    /// The number of registers of each kind that may be live at one time at no cost; of the kind that is to be small this is not
    /// asked.
    pub limits: Counts,
    /// Registers of another kind that are spilled into one of the kind that is to be small: lanes of a vector register.
    pub spilled_per_register: u32,
}

/// The badness of a peak, the less the better: registers of the kind that is to be small with those that take what overflows,
/// then what overflows, then the sum of all others.
pub type Badness = (u32, u32, u32);

impl PressureGoal {
    /// One kind, with as many of the others as there may be.
    pub fn only(kind: usize) -> Self {
        Self { kind, limits: [u32::MAX; MAX_KINDS], spilled_per_register: 1 }
    }

    /// Returns the badness of a peak.
    pub fn badness(&self, peak: &Counts) -> Badness {
        let others = || (0..MAX_KINDS).filter(|&kind| kind != self.kind);
        let excess: u32 = others().map(|kind| peak[kind].saturating_sub(self.limits[kind])).sum();
        let spilled = excess.div_ceil(self.spilled_per_register.max(1));
        (peak[self.kind] + spilled, excess, others().map(|kind| peak[kind]).sum())
    }
}
