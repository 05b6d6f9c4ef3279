//! Handles: the 32-bit entities that stand for the parts of a module and of a body.
//!
//! They are apart from the data that they stand for, because the data name one another: a constant may be the address of a
//! global, a global has constants, instructions have both.

use cranelift_entity::{entity_impl, packed_option::ReservedValue};

/// A global variable, function, alias or ifunc: anything written `@name`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Global(u32);
entity_impl!(Global, "global");

/// The body of a defined function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FuncBody(u32);
entity_impl!(FuncBody, "body");

/// A constant of a module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Const(u32);
entity_impl!(Const, "const");

/// A metadata node, string or value of a module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Md(u32);
entity_impl!(Md, "md");

/// Metadata attached to an instruction or global: a hash-consed list of (kind, node).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Attachments(u32);
entity_impl!(Attachments, "attachments");

impl Default for Attachments {
    fn default() -> Self {
        Attachments::reserved_value()
    }
}

/// A basic block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Block(u32);
entity_impl!(Block, "block");

/// An instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Inst(u32);
entity_impl!(Inst, "inst");

/// A value computed in the function: a block parameter or the result of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Local(u32);
entity_impl!(Local, "v");
