//! Addresses that instructions take as immediates, which the driver fills in.

/// Part of an address of 64 bits in a relocated field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AddressPart {
    /// All 8 bytes.
    Whole,
    /// The lower 4 bytes.
    Low,
    /// The upper 4 bytes.
    High,
}
