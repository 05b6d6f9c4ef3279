//! AMD.
