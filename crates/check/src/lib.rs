//! Looks for mistakes of a kernel, whatever compiler made it: data races, missing waits and hazards, reads of what nothing has written,
//! uses of poison, accesses out of bounds or not aligned, barriers that not all threads come to.
//!
//! LLVM IR runs in the interpreter; code objects, zebins and PTX run in their simulators, under the conditions that the manuals allow and
//! that a GPU seldom has: results as late as possible, memory in any order, threads interleaved at random. A [`Request`] says which
//! launches: those that the user states, or ones that are made up from the kernel's parameters.
//!
//! A made-up argument may be one that the kernel is not for. A [`Finding`] that such an argument may have caused is
//! [guessed](Finding::guessed): it is a warning and no error.

mod dependence;
mod finding;
mod guess;
mod program;
mod search;
mod source;

pub use finding::{Finding, Kind, Place};
pub use program::{Condition, Program};
pub use search::{Launches, Limits, Report, Request, find};
pub use source::Lines;
