//! Facts of the devices, and the machine IR of the execution units (EUs).

pub mod device;
pub mod eu;
pub(crate) mod opencl;
