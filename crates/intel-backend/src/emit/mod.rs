//! Bytes, assembly, and the file that the driver loads.

pub mod asm;
pub(crate) mod compiled;
pub(crate) mod debug;
pub mod encode;
pub mod output;
pub mod zebin;
