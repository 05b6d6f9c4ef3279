//! The verifier of the SSA IR: conditions for every module, whatever its source.
//!
//! Checked are
//!
//! * layout: a body has a block, every block ends in its one terminator, and nothing is in two places;
//! * the entry block has the function's parameters and no predecessors;
//! * SSA: every operand is defined in the layout, and its definition dominates the use;
//! * edges carry one argument of the right type for each parameter of their target, and two edges
//!   from one block to another carry the same arguments (the text form, phis, can say nothing else);
//! * types of operands and results, flags, orderings, alignments, indices, switch cases;
//! * calls against the function type, and intrinsics, those of targets too, against their signatures;
//! * the number of a value's pieces ([`MOST_PIECES`]) and the width of integers ([`MOST_BITS`]);
//! * attributes where their type allows them (`byval` on pointers, `signext` on integers …);
//! * constants, initialisers, linkage, aliases.
//!
//! The work is linear in the module, but for the dominator tree. Messages name the function and show
//! the instruction; after [`LIMIT`] of them the rest is left unsaid.

mod attributes;
mod calls;
mod constants;
mod function;
mod globals;
mod instructions;
mod intrinsics;
mod sizes;
#[cfg(test)]
mod tests;
mod verified;

pub use sizes::{MOST_BITS, MOST_PIECES};
pub use verified::{IntoVerified, Verified};

use super::function::Body;
use super::module::{Context, Global, Module};
use crate::diagnostic::{Diagnostic, Diagnostics};

/// At most this many messages are given.
pub const LIMIT: usize = 30;

/// Checks a module.
pub fn verify(module: &Module) -> Diagnostics {
    let mut report = Report::default();
    globals::verify(module, &mut report);
    if report.list.has_errors() {
        // Bodies may rest on what is broken.
        return report.list;
    }
    for (global, data) in &module.cx.globals {
        if let Some(body) = data.function().and_then(|f| f.body.expand()) {
            function::verify(&module.cx, global, &module.bodies[body], &mut report);
        }
        if report.is_full() {
            break;
        }
    }
    report.list
}

/// Checks one function's body against its declaration and the module's context.
pub fn verify_function(cx: &Context, global: Global, body: &Body) -> Diagnostics {
    let mut report = Report::default();
    function::verify(cx, global, body, &mut report);
    report.list
}

/// The messages so far.
#[derive(Default)]
struct Report {
    list: Diagnostics,
}

impl Report {
    fn is_full(&self) -> bool {
        self.list.len() >= LIMIT
    }

    #[cold]
    fn push(&mut self, diagnostic: Diagnostic) {
        if !self.is_full() {
            self.list.push(diagnostic);
        }
    }
}
