//! Passes over machine functions of every target.

use super::{Entry, Need, PassInfo, counted};
use crate::machine::remove_dead;

/// Removes machine instructions that nothing needs.
pub const DEAD_MACHINE_CODE: PassInfo = PassInfo {
    name: "dead-mi-elimination",
    about: "Removes machine instructions that nothing needs.",
    contract: "Needs any machine function; keeps every property.",
    need: Need::Optional,
    entry: Entry::Machine(|| counted("instructions removed", |func, ()| remove_dead(func) as u64)),
};
