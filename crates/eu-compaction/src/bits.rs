//! Runs of bits.

/// A run of bits: the highest, the lowest; both included.
pub(crate) type Run = (u8, u8);

/// A mask of as many bits as a run has.
pub(crate) fn mask((high, low): Run) -> u128 {
    u128::MAX >> (127 - u32::from(high - low))
}

/// A run of at most 64 bits.
pub(crate) fn get(bits: u128, run: Run) -> u64 {
    (bits >> run.1 & mask(run)) as u64
}

/// Overwrites a run.
pub(crate) fn put(bits: &mut u128, run: Run, value: u64) {
    *bits = *bits & !(mask(run) << run.1) | (u128::from(value) & mask(run)) << run.1;
}
