//! Machine passes in front of register allocation.

pub(crate) mod hoist_constants;
pub(crate) mod load_store_opt;
pub(crate) mod machine_cse;
pub(crate) mod memory_effects;
pub(crate) mod peephole_sdwa;
pub(crate) mod remat;
