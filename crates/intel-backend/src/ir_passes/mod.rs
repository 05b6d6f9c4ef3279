//! The target's own passes over the SSA IR.

pub(crate) mod approximate;
pub(crate) mod atomic_expand;
pub(crate) mod generic_pointers;
pub(crate) mod prepare;
pub(crate) mod printf;
pub(crate) mod promote_to_stateful;
pub(crate) mod retarget;
pub(crate) mod slm_atomic64;
