//! Stateless addresses of what the driver gives to a thread.

/// Start of a thread's scratch: a multiple of 1 KiB, as `r0.5` has it.
pub(crate) const SCRATCH_BASE: u32 = 0x0004_0000;
/// Start of the data that threads load themselves: a multiple of 64, as `r0.0` has it (gen12.5).
pub(crate) const INDIRECT_BASE: u32 = 0x0010_0000;
