//! Remarks and descriptions of compiled kernels.

pub(crate) mod kernel_info;
pub(crate) mod remarks;
