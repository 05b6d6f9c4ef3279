//! Reads LLVM IR text into Lanelift's SSA IR.
//!
//! ```
//! let text = b"define i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n";
//! let module = llvm_reader::parse("example.ll", text).unwrap();
//! assert_eq!(module.definitions().count(), 1);
//! ```
//!
//! What clang 15 to 22, rustc, Julia, MLIR and Triton write for GPUs is understood: opaque pointers,
//! every instruction except `callbr` and the funclets of exception handling, metadata in full. (GPUs do not
//! unwind: an `invoke` is read as a call, after which the program goes on at the normal destination.) The reader is a hand-written
//! recursive descent over the bytes, front to back, that builds the module as it goes; errors carry the
//! place and what was expected.

mod attributes;
mod calls;
mod constants;
mod cursor;
mod exceptions;
mod floats;
mod function;
mod globals;
mod instructions;
mod keywords;
mod memory;
mod metadata;
pub mod mir;
mod parser;
mod targets;

pub use targets::data_layout;
mod types;
mod undeclared;

use ir::diagnostic::Diagnostic;
use ir::ssa::Module;

/// Reads a module from LLVM IR text. `name` is the file's name for messages.
///
/// # Errors
/// The first mistake, with its place in the text.
pub fn parse(name: &str, text: &[u8]) -> Result<Module, Diagnostic> {
    parser::Parser::new(name, text).module()
}

/// Adds what a text of LLVM IR defines to a module: its functions are the definitions of what the module declares. What both declare
/// stays as the module has it; numbers of metadata and attribute groups are the text's own.
///
/// # Errors
/// As [`parse`]; also if both define the same global, or with different types.
pub fn parse_onto(module: Module, name: &str, text: &[u8]) -> Result<Module, Diagnostic> {
    parser::Parser::onto(module, name, text).module()
}
