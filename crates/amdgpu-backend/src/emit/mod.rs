//! Finished machine functions as bytes and as assembly text.
//!
//! A finished function has physical registers only, instructions that the processor has (and a few that stand for one,
//! see [`expand`]), its blocks in their final order and all waits. [`layout`] puts its instructions in one sequence and
//! finds every branch's distance. From that, [`code`] makes bytes with relocations and [`text`] assembly that `llvm-mc`
//! turns into the same bytes.

pub(crate) mod code;
pub(crate) mod expand;
pub(crate) mod layout;
pub(crate) mod mir_text;
pub(crate) mod preload;
pub(crate) mod text;

pub use crate::target::symbols::{RelocKind, Relocation, reference};
pub use code::{Code, emit};
pub use expand::{expand_pseudos, settle_addresses};
pub use preload::add_preload_prologue;
