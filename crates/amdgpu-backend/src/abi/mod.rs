//! The contract between compiled code and its environment: registers and memory at the start of a kernel ([`kernel`]),
//! the arguments that the runtime adds to those written ([`hidden`]), the layout of variables in local memory
//! ([`lds`]), the ABIs that exist ([`environment`]), limits of the launch ([`limits`]), the inputs that each function
//! needs ([`usage`]), and the arguments and results of other functions ([`functions`]).

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
