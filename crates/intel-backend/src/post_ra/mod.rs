//! Passes after register allocation.

pub(crate) mod branches;
pub(crate) mod flags;
pub(crate) mod nomask_guard;
pub mod prologue;
pub(crate) mod scoreboard;
pub(crate) mod structurize;
