//! Rewrites of the SSA IR into what PTX has instructions for.

mod atomics;

pub(crate) use atomics::AtomicExpand;
