//! A number for each register that a region touches, in memory that the next region uses again.

use cranelift_entity::SecondaryMap;
use ir::machine::VReg;

/// Numbers by register. The registers of a function are visited once, not once for each region.
#[derive(Clone, Debug)]
pub struct RegIndex {
    numbers: SecondaryMap<VReg, u32>,
    known: Vec<VReg>,
}

impl Default for RegIndex {
    fn default() -> Self {
        Self { numbers: SecondaryMap::with_default(u32::MAX), known: Vec::new() }
    }
}

impl RegIndex {
    /// Forgets all numbers.
    pub(in crate::sched::graph) fn clear(&mut self) {
        for reg in self.known.drain(..) {
            self.numbers[reg] = u32::MAX;
        }
    }

    /// The number of a register, if it has one.
    pub(in crate::sched::graph) fn get(&self, reg: VReg) -> Option<u32> {
        Some(self.numbers[reg]).filter(|&number| number != u32::MAX)
    }

    /// Sets a register's number.
    pub(in crate::sched::graph) fn set(&mut self, reg: VReg, number: u32) {
        if self.numbers[reg] == u32::MAX {
            self.known.push(reg);
        }
        self.numbers[reg] = number;
    }
}
