//! Files of registers in banks, and what is read from them together.

use ir::machine::{Block, Reg, RegFile};
use smallvec::SmallVec;

/// Distribution of a file's registers over banks, by bits of a unit's number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Banks {
    /// The file.
    pub file: RegFile,
    /// The bits of a unit's number by which banks differ.
    pub bank: u32,
    /// The bits by which bundles of a bank differ: of one bundle, one unit is read in a cycle.
    pub bundle: u32,
    /// The units of one bank that are read in a cycle, if they are of different bundles.
    pub ports: u32,
}

impl Banks {
    /// Whether two units are in one bank.
    pub fn share_bank(&self, a: u32, b: u32) -> bool {
        (a ^ b) & self.bank == 0
    }

    /// Whether two units cannot be read in one cycle, whatever else is read. One unit is read once.
    pub fn clash(&self, a: u32, b: u32) -> bool {
        a != b && (a ^ b) & (self.bank | self.bundle) == 0
    }

    /// The cycles that are lost if different units are read together: one for each that is of the bundle of an earlier one;
    /// if there is none, one where a bank has not ports enough.
    pub fn lost(&self, units: &[u32]) -> u32 {
        let clashes = |at: usize| units[..at].iter().any(|&other| self.clash(units[at], other));
        let lost = (0..units.len()).filter(|&at| clashes(at)).count() as u32;
        let crowded = |&unit: &u32| {
            let alike = units.iter().filter(|&&other| self.share_bank(unit, other));
            alike.count() as u32 > self.ports
        };
        if lost == 0 { u32::from(units.iter().any(crowded)) } else { lost }
    }
}

/// Parts of registers that are read in one cycle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadTogether {
    /// The block of the reader.
    pub block: Block,
    /// The registers, and which unit of each.
    pub parts: SmallVec<[(Reg, u32); 3]>,
}

/// A file in banks and what is read from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BankReads {
    /// The division of the file.
    pub banks: Banks,
    /// Parts that are read together, in the order of the code.
    pub reads: Vec<ReadTogether>,
}
