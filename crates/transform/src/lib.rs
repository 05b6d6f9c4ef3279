//! Target-independent rewrites of Lanelift's SSA IR.

pub mod alignment;
pub mod div_rem;
pub mod expand_large_div_rem;
pub mod infer_address_spaces;
pub mod lower_mem_intrinsics;
pub mod pointer_uses;
pub mod small_arrays;
