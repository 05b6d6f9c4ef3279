//! Facts of the GPUs: architectures, PTX versions, instructions and modifiers, occupancy.

pub(crate) mod annotations;
pub(crate) mod atomics;
pub(crate) mod launch;
pub(crate) mod modifiers;
pub mod occupancy;
pub(crate) mod sm;
pub(crate) mod table;
