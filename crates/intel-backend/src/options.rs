//! Options of the compilation.

use crate::target::device::Device;

/// Options of the compilation.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Options {
    /// The device to compile for.
    pub device: &'static Device,
    /// Work-items of a thread, 8, 16 or 32; half as many for a kernel that does not ask for a number itself and for which there are
    /// not registers and scratch memory enough. If it is not said, what the kernel asks for (`intel_reqd_sub_group_size`), and
    /// otherwise what [`crate::regalloc::simd_width`] says.
    pub simd: Option<u8>,
    /// Whether a listing is wanted ([`crate::Output::listing`]).
    pub listing: bool,
}

impl Options {
    /// For a device, at the width that fits.
    pub fn new(device: &'static Device) -> Self {
        Self { device, simd: None, listing: false }
    }

    /// The same with so many work-items in a thread.
    #[must_use]
    pub fn with_simd(self, simd: u8) -> Self {
        Self { simd: Some(simd), ..self }
    }
}
