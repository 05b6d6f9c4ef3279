//! Tests that need several crates.
