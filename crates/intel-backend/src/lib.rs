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

pub mod alloc;
pub mod asm;
pub mod build;
mod compile;
mod debug;
mod describe;
pub mod device;
pub mod encode;
pub mod eu;
mod findings;
pub mod kernel;
pub mod passes;
pub mod payload;
pub mod prologue;
mod scoreboard;
pub mod select;
mod width;
pub mod zebin;

pub use compile::{
    CompiledKernel, Options, Output, compile, compile_kernel, compile_prepared, compile_with,
    machine_pipeline, resume, resume_alone,
};
pub use device::Device;
pub use ir;
pub use llvm_reader;
