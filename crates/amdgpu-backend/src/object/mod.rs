//! Code objects: what a runtime loads.
//!
//! A compiled module is a [`Program`]: functions with their code and, for kernels, a [`Descriptor`]; variables with
//! their bytes; the metadata note. [`Program::assembly`] prints it; [`Program::object`] makes an [`ObjectFile`], which
//! is written as a relocatable ELF file ([`ObjectFile::to_elf`]) or linked, alone or with others, also LLVM's
//! ([`ObjectFile::read`]), into a shared code object ([`link`](link::link)).

pub(crate) mod assembly;
pub(crate) mod build;
pub(crate) mod data;
pub(crate) mod debug;
pub(crate) mod description;
pub(crate) mod descriptor;
pub(crate) mod link;
pub mod metadata;
pub mod model;
pub mod program;
mod read;
pub mod resources;

pub use descriptor::Descriptor;
pub use link::{LinkOptions, link};
pub use model::ObjectFile;
pub use program::{FunctionEntry, Program};
pub use resources::Resources;
