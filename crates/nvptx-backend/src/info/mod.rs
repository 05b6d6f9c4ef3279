//! Remarks and descriptions of compiled kernels.

pub(crate) mod kernel_info;
pub(crate) mod listing;
pub(crate) mod remarks;
