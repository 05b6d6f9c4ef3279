//! Analyses of the SSA IR that passes share.
//!
//! Each is built by one function in one or two linear sweeps and is a plain value: a pass that
//! changes the function drops it and builds another when it needs one.

pub mod alias;
pub mod call_graph;
pub mod cfg;
pub mod effects;
pub mod known_bits;
pub mod location;
mod shared;
pub mod variables;
