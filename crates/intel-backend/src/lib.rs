//! Everything Intel: the machine IR of the execution units (EUs), payloads of messages, encodings.
//!
//! * [`device`]: the generations and what each can do;
//! * [`eu`]: the machine IR: typed instructions over virtual and physical registers, its verifier and its text form;
//! * [`payload`]: what LOAD_PAYLOAD means, how it becomes moves, and COLLECT and LOAD_HEADER, the form before that;
//! * [`passes`]: the passes of the EU IR by name;
//! * [`kernel`]: what the driver must know of a compiled kernel;
//! * [`select`]: from the SSA IR to EU functions;
//! * [`alloc`]: register allocation, pressure, spilling; [`scoreboard`]: what instructions wait for on gen12;
//! * [`encode`]: bytes, by generation; [`asm`]: assembly that `iga64` assembles to the same bytes;
//! * `findings`: what a report shows of a kernel;
//! * [`width`]: how many work-items a thread has;
//! * [`zebin`]: the file that the driver loads.
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
pub(crate) mod options;
pub mod pipeline;
pub mod post_ra;
pub mod regalloc;
pub mod target;

pub use emit::compiled::CompiledKernel;
pub use ir;
pub use llvm_reader;
pub use options::Options;
pub use pipeline::{
    Output, compile, compile_kernel, compile_prepared, compile_with, machine_pipeline, resume,
    resume_alone,
};
pub use target::device::Device;
