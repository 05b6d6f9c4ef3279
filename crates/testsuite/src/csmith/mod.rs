//! Programs in C of Csmith, a generator of other people's making: their checksum on the machine that the tests run on against the
//! interpreter and the simulators of what is emitted.
//!
//! clang compiles each program three times: for this machine, for AMD's GPUs and for NVIDIA's; the last one is compiled for Intel's
//! devices, too. Levels of clang and of Lanelift go by turns, with the seed.

mod check;
mod program;

pub use check::{CPUS, Runner, Verdict, check};
pub use program::{Family, Program, Tools};
