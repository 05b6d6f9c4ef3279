//! Shared parts of this crate's examples. The examples themselves are in `examples/`, one program each:
//!
//! | `cargo run -p embedding --example …` | what |
//! |---|---|
//! | `jit` | a kernel made anew each frame, from a tree of expressions, on each target |
//! | `cuda` | LLVM IR to PTX, to the CUDA driver |
//! | `hip` | LLVM IR to a code object, to HIP |
//! | `zebin` | OpenCL C's LLVM IR to a zebin, with what the driver must know of the kernel |
//! | `own_pass` | a pass that no crate of Lanelift knows |
//! | `register_pressure` | registers and occupancy of a kernel under each strategy of scheduling |
//!
//! Each is a function that writes to a given stream, so that the tests can read it, and a `main` that passes the
//! standard output.

pub mod hip;

use std::error::Error;

/// Result of an example.
pub type Outcome = Result<(), Box<dyn Error>>;
