//! Lanelift's AMD backend.
//!
//! [`pipeline`] has all passes in their order, from a module to a program as assembly, object or code object. [`abi`]
//! has the inputs of kernels and the locations of functions' arguments. [`isel`] selects instructions. [`regalloc`]
//! assigns registers and [`frame_lowering`] makes the frame. [`post_ra`] inserts waits and resolves hazards.
//! [`emit`](mod@emit) makes bytes and text, [`object`](mod@object) files.
//!
//! The instructions are data: [`target::table`], compiled from `tables/*.txt`. Beside it are the registers
//! ([`target::regs`]), the facts of each processor that shared machine passes need ([`target`]), instructions as bytes
//! ([`target::asm::encode`](mod@target::asm::encode)) and as assembly text
//! ([`target::asm::print`](mod@target::asm::print)). [`target::asm::decode`](mod@target::asm::decode) decodes bytes for
//! the checks of those tables.

pub mod abi;
mod attach_ir;
mod codegen_function;
mod codegen_module;
pub mod emit;
mod frame_lowering;
pub mod info;
mod ir_passes;
mod isel;
pub mod kernel_builder;
mod mir_opt;
mod module_context;
pub mod object;
mod options;
pub mod pipeline;
pub mod post_ra;
mod regalloc;
mod resume;
pub mod schedule;
pub mod target;
pub mod verify;

pub use attach_ir::{attach_ir, machine_tables, read_mir};
pub use ir;
pub use llvm_reader;
pub use options::Options;
pub use pipeline::{Output, codegen, compile, compile_with, machine_pipeline, optimize, select};
pub use resume::resume;
pub use target::subtarget::{FEATURES, Processor, Subtarget};
pub use target::{Generation, Target};
