//! Lanelift's AMD backend.
//!
//! [`pipeline`] has the order of everything, from a module to a program as assembly, object or code object. What a
//! kernel is given and where functions pass arguments is [`abi`]; [`isel`] selects instructions, [`alloc`] and
//! [`finish`] give them registers and a frame, [`late`] waits and hazards; [`emit`](mod@emit) makes bytes and text of
//! them, [`object`](mod@object) files.
//!
//! The instructions are data: [`table`], compiled from `tables/*.txt`; with the registers ([`regs`]), what shared
//! machine passes need to know of each processor ([`target`]), instructions as bytes ([`encode`](mod@encode)) and as
//! assembly text ([`print`](mod@print)). [`decode`](mod@decode) turns bytes back for the checks of those tables.

pub mod abi;
mod attach_ir;
mod codegen_function;
pub mod emit;
mod frame_lowering;
pub mod info;
mod ir_passes;
mod isel;
pub mod kernel_builder;
mod mir_opt;
pub mod object;
pub mod pipeline;
pub mod post_ra;
mod regalloc;
pub mod schedule;
pub mod target;
pub mod verify;

pub use attach_ir::{attach_ir, machine_tables};
pub use ir;
pub use llvm_reader;
pub use pipeline::{Options, Output, compile, compile_with};
pub use target::subtarget::{FEATURES, Processor, Subtarget};
pub use target::{Generation, Target};
