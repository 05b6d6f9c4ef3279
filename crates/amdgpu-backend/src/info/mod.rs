//! Reports, remarks and descriptions of compiled functions.

pub(crate) mod instructions;
pub(crate) mod modes;
pub mod print_rp;
pub(crate) mod registers;
pub(crate) mod remarks;
pub mod schedule;
pub(crate) mod waits;
