//! Lanelift's NVIDIA backend: SSA IR to PTX.
//!
//! ```
//! use nvptx_backend::{Options, Sm, compile, llvm_reader};
//!
//! let text = b"target triple = \"nvptx64-nvidia-cuda\"\n\
//!     define ptx_kernel void @fill(ptr %p, i32 %x) {\n  store i32 %x, ptr %p\n  ret void\n}\n";
//! let module = llvm_reader::parse("fill.ll", text).unwrap();
//! let output = compile(module, &Options::new(Sm::new(90))).unwrap();
//! assert!(output.ptx.contains(".visible .entry fill("));
//! let fill = &output.kernels()[0];
//! assert_eq!((fill.arguments[1].name.as_str(), fill.arguments[1].offset), ("x", 8));
//! ```
//!
//! * [`pipeline`](mod@pipeline): the list of all passes, and `compile`;
//! * [`target`]: GPUs, PTX versions, the instruction table, occupancy;
//! * `ir_passes`: the target's own passes over the SSA IR;
//! * `abi`: parameters, symbols and address spaces of a module;
//! * `isel`: from the SSA IR to machine functions;
//! * `mir_opt`: passes over machine functions;
//! * `emit`: PTX text;
//! * `info`: the contents of reports and descriptions of a kernel.
//!
//! `docs/nvptx.md` has the design and its reasons.

mod abi;
mod codegen_function;
mod codegen_module;
mod emit;
mod info;
mod ir_passes;
mod isel;
pub mod kernel_builder;
mod mir_opt;
mod options;
pub mod pipeline;
mod resume;
pub mod target;

pub use ir;
pub use llvm_reader;
pub use options::{DivPrecision, FpContract, Options};
pub use pipeline::{
    Output, codegen, compile, compile_with, machine_pipeline, machine_tables, optimize, pipeline,
    register_passes, select,
};
pub use resume::resume;
pub use target::sm::{PTX_VERSIONS, Sm};
