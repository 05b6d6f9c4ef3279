//! Reads LLVM bitcode into Lanelift's SSA IR, as clang and rustc write it (LLVM 15 to 22).
//!
//! ```
//! let bytes = b"define void @f() { ret void }";
//! assert!(!bitcode_reader::is_bitcode(bytes));
//! ```
//!
//! The result is what the text reader makes of `llvm-dis`'s text: the same globals in the same
//! order, the same constants, attributes and debug information. What either does not support, neither
//! does. `bitstream` is the container; the other modules each know one kind of block. The stream
//! is read once, front to back, but for the names of globals: they are in a block after the module,
//! which is looked up first.
//!
//! Values have numbers, those of the module first (globals, then constants), then a function's (its
//! parameters, its constants, results of instructions in order). A number that is not defined yet is a
//! local of the type that the use gives; the definition must agree.
//!
//! The input may be anything: every number is checked, nothing recurses with the input, and what a small
//! record can make large (a splat, a name, the parameters of a function) is counted against a budget in
//! proportion to the input. The module's own rules are left to the verifier (`ir::ssa::verify`), as with text.

mod attributes;
mod bitstream;
mod constants;
mod debug_info;
mod dwarf;
mod function;
mod globals;
mod instructions;
mod metadata;
mod operators;
mod reader;
mod state;
mod types;

use ir::diagnostic::Diagnostic;
use ir::ssa::{Module, TargetChoice};
use reader::{MAGIC, WRAPPER_MAGIC};

/// Whether bytes begin as bitcode does, with or without a wrapper.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC) || bytes.starts_with(&WRAPPER_MAGIC)
}

/// Reads a module from bitcode. `name` is the file's name for messages. `target` is what the caller says of the module's target;
/// `layout_of` gives the data layout of a triple, for modules that have none of their own.
///
/// # Errors
/// The first mistake, with the offset of the byte at which it was found; also what is not supported: typed pointers,
/// as LLVM 14 and older write them, and what the text reader does not support either.
pub fn parse(
    name: &str,
    bytes: &[u8],
    target: TargetChoice<'_>,
    layout_of: fn(&str) -> Option<&'static str>,
) -> Result<Module, Diagnostic> {
    reader::read(name, bytes, target, layout_of)
}
