//! What compiled code and its environment agree on: what a kernel finds in registers and memory when it starts
//! ([`kernel`]), the arguments that the runtime adds to those written ([`hidden`]), where variables in local memory
//! lie ([`lds`]), and what each function needs of all that ([`usage`]).

pub mod hidden;
pub mod kernel;
pub mod lds;
pub mod usage;

pub use kernel::{KernelAbi, ModuleAbi};
pub use usage::{FunctionUsage, InputSet, ModuleUsage};
