//! The outside tools that judge what Lanelift reads and writes: LLVM's `opt` and `llc`, NVIDIA's `ptxas` and `nvdisasm`, Intel's
//! `iga64` and `ocloc`, Csmith, a browser.
//!
//! The product never needs them. A test that does asks here; where a tool is missing the test is
//! skipped with a message, except with `CI=true`, where a missing judge is a failure. Whatever runs, runs under a limit of
//! memory and time. A crate of its own, so that the tests of each backend crate have it.

mod intel;
mod nvidia;
mod tools;

pub use intel::{Iga, compile_zebin, validate_zebin};
pub use nvidia::{FunctionReport, PtxasReport, assemble, count_sass};
pub use tools::{Judge, Scratch, Verdict, limited, need, run, run_command};
