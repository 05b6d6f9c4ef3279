//! Runs GPU programs on the CPU: the reference interpreter of the SSA IR and simulators of emitted code.
//!
//! All of them share [`launch`] (which kernel to run on what data, and how to compare results),
//! [`memory`] (address spaces with exact bounds), [`mod@float`] (bit-exact arithmetic) and [`fault`] (what went
//! wrong and where). A simulator decodes the emitted text or bytes by tables of its own; it shares nothing
//! with the backend that wrote them.
//!
//! The features `amdgpu` and `intel` are the simulators of code objects and of zebins. PTX's is always there: the interpreter runs
//! inline assembly by it.

pub mod amd;
pub mod binary;
mod elements;
#[cfg(feature = "intel")]
pub mod eu;
pub mod fault;
pub mod float;
pub mod fragment;
pub mod interp;
pub mod launch;
pub mod memory;
pub mod printf;
pub mod ptx;
mod race;
pub mod random;
mod tensor_map;

pub use fault::{Fault, FaultKind, FaultPlace, Result};
