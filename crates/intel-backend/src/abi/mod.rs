//! Kernels' inputs: the payload of a thread, and the description for the driver.

pub mod kernel;
