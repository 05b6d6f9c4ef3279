//! The target's own passes over the SSA IR.

pub(crate) mod asm_branches;
pub(crate) mod byte_vectors;
pub(crate) mod dot_products;
pub(crate) mod fat_pointers;
pub(crate) mod internalize;
pub(crate) mod large_phis;
pub(crate) mod legalize;
pub(crate) mod rounding;
pub(crate) mod uniform;
pub(crate) mod vector_phis;
pub(crate) mod waterfall;
pub(crate) mod wave_reduce;
