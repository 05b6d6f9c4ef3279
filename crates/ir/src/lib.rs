//! Lanelift's intermediate representations: SSA IR, machine IR, verifiers, printers, analyses, passes.

pub mod debug;
pub mod diagnostic;
pub mod elf;
mod flag_set;
pub mod graph;
pub mod kernel;
pub mod listing;
pub mod machine;
pub mod map;
mod named_enum;
pub mod opencl;
pub mod pass;
pub mod remarks;
pub mod ssa;
