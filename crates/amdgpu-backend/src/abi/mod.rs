//! What compiled code and its environment agree on: what a kernel finds in registers and memory when it starts
//! ([`kernel`]), the arguments that the runtime adds to those written ([`hidden`]), where variables in local memory
//! lie ([`lds`]), which ABIs there are ([`environment`]), how it is launched ([`limits`]), what each function needs of all that ([`usage`]), and where functions other than kernels have their
//! arguments and results ([`functions`]).

pub(crate) mod environment;
pub mod functions;
pub(crate) mod hidden;
pub mod kernel;
pub(crate) mod lds;
pub mod limits;
pub(crate) mod usage;

pub use functions::FunctionAbi;
pub use kernel::{KernelAbi, ModuleAbi};
pub use usage::{FunctionUsage, InputSet, ModuleUsage};
