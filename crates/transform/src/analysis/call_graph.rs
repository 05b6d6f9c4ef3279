//! The call graph of a module.
