//! Issue of instructions: pipes, units and counters.

/// The largest number of pipes and units.
pub const MAX_UNITS: usize = 8;

/// The largest number of counters of pending operations.
pub const MAX_COUNTERS: usize = 8;

/// The issue of an instruction: its pipe, unit and counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Issue {
    /// Cycles for which its wave issues nothing else, and its pipe takes nothing else; 0 for what is no instruction.
    pub cycles: u32,
    /// The pipe that takes it, below [`MAX_UNITS`].
    pub pipe: u8,
    /// A unit after the pipe, numbered like one, that is busy for longer: for so many cycles.
    pub unit: Option<(u8, u32)>,
    /// The counter that says when its result is there, if it has to be waited for.
    pub counter: Option<Counter>,
}

impl Issue {
    /// An instruction of one cycle on the first pipe.
    pub const SIMPLE: Self = Self { cycles: 1, pipe: 0, unit: None, counter: None };
    /// No instruction in the final code.
    pub const NOTHING: Self = Self { cycles: 0, ..Self::SIMPLE };

    pub(in crate::sched) fn pipe(self) -> usize {
        usize::from(self.pipe) % MAX_UNITS
    }

    /// Returns the unit after the pipe, and the cycles for which `waves` waves keep it busy.
    pub(in crate::sched) fn unit(self, waves: u64) -> Option<(usize, u64)> {
        self.unit.map(|(unit, busy)| (usize::from(unit) % MAX_UNITS, waves * u64::from(busy)))
    }
}

/// A counter of pending operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counter {
    /// Its number, below [`MAX_COUNTERS`].
    pub number: u8,
    /// Whether the operation ends after those that the counter watched before, and before those after. A wait for a counter
    /// that watches one that does not is for all of them.
    pub in_order: bool,
    /// The instruction that waits for the counter, below [`MAX_COUNTERS`]: one waits for all counters that share it.
    pub wait: u8,
}
