//! Everything Intel: the machine IR of the execution units (EUs), payloads of messages, encodings.
//!
//! * [`target::device`]: generations and their capabilities;
//! * [`target::eu`]: the machine IR: typed instructions over virtual and physical registers, its verifier and its
//!   text form;
//! * [`pipeline`]: the list of all passes, and `compile`;
//! * [`abi::kernel`]: description of a compiled kernel for the driver;
//! * `ir_passes`: passes over the SSA IR;
//! * [`isel`]: from the SSA IR to EU functions;
//! * [`mir_opt`]: passes of the EU IR before allocation; among them [`mir_opt::payload`]: semantics of LOAD_PAYLOAD,
//!   its lowering to moves, and COLLECT and LOAD_HEADER, the form before that;
//! * [`regalloc`]: register allocation, pressure, spilling, and the number of work-items of a thread
//!   (`regalloc::simd_width`);
//! * [`post_ra`]: passes after allocation; among them `post_ra::scoreboard`: waits of instructions on gen12;
//! * [`emit`]: bytes by generation ([`emit::encode`]), assembly that `iga64` assembles to the same bytes
//!   ([`emit::asm`]), and the file that the driver loads ([`emit::zebin`]);
//! * `info`: the contents of reports and descriptions of a kernel.
//!
//! `docs/intel-backend.md` has the design and its reasons.

#![forbid(unsafe_code)]

pub mod abi;
mod codegen_kernel;
pub mod emit;
mod info;
mod ir_passes;
pub mod isel;
pub mod kernel_builder;
pub mod mir_opt;
mod options;
pub mod pipeline;
pub mod post_ra;
pub mod regalloc;
mod resume;
pub mod target;

pub use emit::compiled::CompiledKernel;
pub use ir;
pub use llvm_reader;
pub use options::Options;
pub use pipeline::{
    Output, codegen, compile, compile_kernel, compile_with, machine_pipeline, optimize, select,
};
pub use resume::{resume, resume_alone};
pub use target::device::Device;
