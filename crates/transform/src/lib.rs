//! Target-independent rewrites of Lanelift's SSA IR.
