//! Stack frames, spill slots, and pseudo instructions that need physical registers.

pub(crate) mod accumulators;
pub(crate) mod branch_folder;
pub(crate) mod execz_call_skip;
pub(crate) mod frame_access;
pub(crate) mod layout;
pub(crate) mod post_ra_pseudos;
pub(crate) mod prologue_epilogue;
pub(crate) mod scratch;
pub(crate) mod tail_calls;
