//! The `lanelift` command.
fn main() {}
