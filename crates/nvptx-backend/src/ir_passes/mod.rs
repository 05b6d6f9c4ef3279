//! The target's own passes over the SSA IR.

pub(crate) mod byval;
pub(crate) mod legalize;
pub(crate) mod reflect;
pub(crate) mod upgrade;
