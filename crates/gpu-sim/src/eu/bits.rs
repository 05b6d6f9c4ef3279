//! Runs of bits of an instruction.

/// The 128 bits of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Bits(pub(crate) u128);

impl Bits {
    /// The run from `high` down to `low`, both included; at most 64 bits.
    pub(crate) fn get(self, high: u8, low: u8) -> u64 {
        let mask = u128::MAX >> (127 - u32::from(high - low));
        (self.0 >> low & mask) as u64
    }

    /// One bit.
    pub(crate) fn bit(self, at: u8) -> bool {
        self.0 >> at & 1 == 1
    }

    /// Several runs, joined from the highest to the lowest.
    pub(crate) fn join(self, runs: &[(u8, u8)]) -> u64 {
        let width = |high: u8, low: u8| u32::from(high - low) + 1;
        runs.iter().fold(0, |all, &(h, l)| all << width(h, l) | self.get(h, l))
    }
}
