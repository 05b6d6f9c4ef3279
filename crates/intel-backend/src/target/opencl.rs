//! Numbers of OpenCL C: address spaces and flags of fences.

/// Generic pointers, by the numbers that [`number_address_spaces`](crate::ir_passes::prepare::number_address_spaces) gives.
pub(crate) const GENERIC: u32 = 0;

/// `__global` memory.
pub(crate) const GLOBAL: u32 = 1;

/// `__local` memory.
pub(crate) const LOCAL: u32 = 3;

/// `__constant` memory.
pub(crate) const CONSTANT: u32 = 4;

/// Private memory.
pub(crate) const PRIVATE: u32 = 5;

/// `CLK_LOCAL_MEM_FENCE`.
pub(crate) const LOCAL_FENCE: u128 = 1;
