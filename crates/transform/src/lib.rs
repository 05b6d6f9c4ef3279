//! Target-independent rewrites of Lanelift's SSA IR.

pub mod address;
pub mod alignment;
pub mod analysis;
pub mod argument_promotion;
pub mod atomic_expand;
pub mod dce;
pub mod div_rem;
pub mod divergent;
pub mod drop_assumes;
pub mod expand_large_div_rem;
pub mod fold;
pub mod function_attrs;
pub mod global_dce;
pub mod infer_address_spaces;
pub mod infer_alignment;
pub mod inline;
pub mod licm;
pub mod loop_reduce;
pub mod lower_mem_intrinsics;
mod lowerings;
pub mod mem2reg;
pub mod narrow;
pub mod pipeline;
pub mod pointer_uses;
mod registry;
pub mod scalarize_masked;
pub mod scalarizer;
pub mod separate_offsets;
pub mod share_reciprocals;
pub mod simplify;
pub mod simplify_cfg;
pub mod sink;
pub mod small_arrays;
pub mod sroa;

pub use registry::register_passes;
pub mod vectorize;
