//! Target-independent rewrites of Lanelift's SSA IR.

pub mod div_rem;
pub mod infer_address_spaces;
