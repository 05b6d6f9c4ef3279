//! A simulator of AMD GPUs: reads a linked code object and runs its kernels, instruction by instruction.
//!
//! It knows nothing of the code that wrote the object: opcode numbers come from a table of its own
//! (`tables/opcodes.txt`), `decode` has the encodings, and `alu` the functions of instructions.
//! Object files of other compilers run as well.
//!
//! The path of a kernel: `elf` reads the descriptor and the metadata, `exec` lays out memory and the first
//! registers, decodes each instruction once, when it is first reached, and runs waves of 32 or 64 lanes.
//!
//! [`Options::delay`] makes results of memory late: registers hold a pattern until the program has waited for the
//! counter, so that a missing wait is a wrong answer.
//!
//! The interpreter of LLVM IR computes by some of this what only AMD's intrinsics do; the rest is there with the feature `amdgpu`.

#[cfg(feature = "amdgpu")]
mod alu;
pub(crate) mod arithmetic;
pub(crate) mod conversions;
#[cfg(feature = "amdgpu")]
mod decode;
#[cfg(feature = "amdgpu")]
mod elf;
#[cfg(feature = "amdgpu")]
mod exec;
mod float_mode;
#[cfg(feature = "amdgpu")]
mod generation;
#[cfg(feature = "amdgpu")]
mod inst;
pub(crate) mod matrix;
#[cfg(feature = "amdgpu")]
mod operands;
#[cfg(feature = "amdgpu")]
mod options;
#[cfg(feature = "amdgpu")]
mod print;
#[cfg(feature = "amdgpu")]
mod simulator;
#[cfg(feature = "amdgpu")]
mod table;
#[cfg(all(test, feature = "amdgpu"))]
mod tests;

pub(crate) use float_mode::FloatMode;
#[cfg(feature = "amdgpu")]
pub use generation::Generation;
#[cfg(feature = "amdgpu")]
pub use options::{Convention, Options, Tracer};
#[cfg(feature = "amdgpu")]
pub use simulator::Module;
