//! A compiled kernel.

use crate::abi::kernel::Kernel;
use crate::regalloc::Pressure;
use crate::target::eu::EuFunction;

/// A kernel that can be run.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct CompiledKernel {
    /// Description for the driver.
    pub kernel: Kernel,
    /// The instructions, allocated.
    pub function: EuFunction,
    /// The instructions in bytes.
    pub code: Vec<u8>,
    /// The registers that were needed, before any were spilled.
    pub pressure: Pressure,
    /// Virtual registers that were spilled.
    pub spilled: u32,
}
