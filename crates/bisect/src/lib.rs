//! Finds the pass that changes what a kernel computes.
//!
//! A [`Subject`] is a kernel with a launch, and how it is compiled. The interpreter's results of the module before any pass are
//! right by definition. The search has two stages:
//!
//! 1. The interpreter runs the module after the first N executions of passes, for several N ([`ir::pass::PassLimit::of_all`]). An
//!    execution is one pass on one unit, and required passes count, too.
//! 2. If the module is right after all of them, the simulator runs code that was compiled with the first N executions of
//!    optional passes ([`ir::pass::PassLimit::of_optional`]), with all passes over the module among them. It is the same as
//!    `-opt-bisect-limit=N`.
//!
//! Each stage is a binary search for neighbours N - 1 and N of which the first is right and the second is wrong. Both were run, so what
//! is found is a fact; if several passes are wrong in turn, or one hides the mistake of another, it is one of them. Where the
//! interpreter cannot run a module, that N is passed over.

#![forbid(unsafe_code)]

mod finding;
mod instruction;
mod neighbours;
mod search;
mod subject;

pub use finding::{Boundary, Cause, Finding, Stage};
pub use instruction::{Changed, Described, Place};
pub use search::find;
pub use subject::{Failure, Subject, Symptom};
