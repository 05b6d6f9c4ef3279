//! The reference interpreter of the SSA IR: what a module means, step by step.
//!
//! It is the oracle that transforms and backends are checked against, so it computes every operation by the
//! definition of LLVM IR, with poison and undefined bits tracked per value, and reports undefined behaviour
//! as a [`Fault`](crate::Fault) with the place: branches on undefined values, out-of-bounds and misaligned
//! accesses, division by zero, uninitialised arguments, hanging barriers, and (as an option) data races.
//!
//! If LLVM IR leaves a choice, the interpreter makes the one that Lanelift's NVPTX backend makes:
//! `llvm.fmuladd` is fused; approximate functions are those of [`crate::float`]; NaNs are canonical; f32
//! subnormals are flushed where `"denormal-fp-math-f32"="preserve-sign"` says so. On AMD GPUs rounding and flushing are
//! what the program's MODE says ([`environment`]): plain operations on f16 and f64 round to nearest outside of `strictfp`
//! functions, those on f32 as the program has set it, as the backend compiles them. A backend may contract
//! `fmul contract` and `fadd contract` into a fused operation; see [`Contract`] before comparing bits.
//!
//! The parts: [`program`] gives globals their addresses and evaluates constants; [`decode`] turns each
//! function into a dense list of steps when it is first called; [`exec`] runs the steps of one thread with
//! explicit frames; [`schedule`] runs the threads of a workgroup one after the other from meeting point to
//! meeting point. Everything is deterministic.

mod access;
mod amdgcn;
mod asm;
mod buffers;
mod builtin;
mod builtin_exec;
mod bulk;
mod by_text;
mod cast;
mod cluster;
mod code;
mod constrained;
mod cpu;
mod decode;
mod decoder;
mod environment;
mod exec;
mod float_intrinsics;
mod fp;
mod generic;
mod int;
mod lanes;
mod lds_loads;
mod library;
mod nvvm;
mod opencl;
mod pieces;
mod program;
mod run;
mod schedule;
mod shape;
mod signature;
mod sites;
mod small_floats;
mod state;
mod sub_group;
mod target;
mod value;
mod warp;
mod warp_ops;
mod watch;
mod watched;
mod wide;

#[cfg(test)]
mod rounding_tests;
#[cfg(test)]
mod tests;

pub use run::{call_function, run, unsupported};
pub use signature::signatures;
pub use value::Value;
pub use watch::{Computed, Write};
pub use watched::{computed, last_write};

/// Whether a multiplication and an addition that may be contracted are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Contract {
    /// Never: each operation rounds.
    #[default]
    Never,
    /// A sum or difference with `contract` of a product with `contract` rounds once; of two products, the one
    /// that nothing else uses is fused, or the first. The backend does the same, but to what its passes leave.
    WhenAllowed,
}

/// Checks and limits of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Fusing of multiplications and additions.
    pub contract: Contract,
    /// Values that break the promise of `nnan` or `ninf` are poison. Off: the flags mean nothing.
    pub fast_math_poison: bool,
    /// Storing an undefined value to global memory is a fault.
    pub undefined_stores: bool,
    /// Look for data races between the threads of a workgroup.
    pub races: bool,
    /// Threads that meet at a barrier of the whole workgroup must be at the same instruction, or it is a fault.
    pub same_barriers: bool,
    /// Threads and workgroups take their turns in the opposite order: what then comes out otherwise has more than
    /// one answer.
    pub backwards: bool,
    /// Instructions that all threads together may execute.
    pub instructions: u64,
    /// Bytes of local memory that a thread may have.
    pub local_bytes: u64,
    /// Bytes that one `malloc` may ask for; more gives null.
    pub heap_bytes: u64,
    /// Calls within each other.
    pub call_depth: usize,
    /// Value of `__nvvm_reflect("__CUDA_ARCH")`.
    pub cuda_arch: u32,
    /// Threads that execute warp operations together; without it, what the module says.
    pub warp_size: Option<u32>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            contract: Contract::Never,
            fast_math_poison: true,
            undefined_stores: false,
            races: false,
            same_barriers: false,
            backwards: false,
            instructions: 4_000_000_000,
            local_bytes: 1 << 24,
            heap_bytes: 1 << 28,
            call_depth: 4096,
            cuda_arch: 900,
            warp_size: None,
        }
    }
}
