//! Makes a module smaller while a test finds it interesting: delta debugging (Zeller and Hildebrandt, "Simplifying and isolating
//! failure-inducing input", 2002) over functions, branches, instructions, operands, parameters and what decorates them.
//!
//! A *step* is a list of candidates and an edit of some of them. The edit is tried on all candidates at once, then on halves, quarters
//! and so on down to single ones; what the verifier and the test accept is kept. Steps repeat until a round of all changes nothing.
//! Values are replaced by zero or by an operand, never by `undef` or `poison`, so that the result has no undefined behaviour
//! that the input had not (a division by zero is one; the test decides).
//!
//! The same module and a test that always decides in the same manner give the same result, unless the time limit ends the run.

#![forbid(unsafe_code)]

mod blocks;
mod decorations;
mod functions;
mod instructions;
mod reducer;
mod text;

use ir::ssa::Module;

use reducer::Reducer;
pub use reducer::{Limits, Reduced};
pub use text::text;

/// Rounds of all steps, at most. Each but the last accepts an edit, so the module's size bounds them, too.
const ROUNDS: u32 = 64;

/// Makes a module smaller. `keep` names a function that stays: the kernel that the test launches. The caller has made sure that the
/// module itself is interesting.
pub fn reduce(
    module: Module,
    keep: Option<&str>,
    limits: Limits,
    interesting: &mut dyn FnMut(&Module) -> bool,
) -> Reduced {
    let mut reducer = Reducer::new(module, keep, limits, interesting);
    for _ in 0..ROUNDS {
        let before = reducer.accepted();
        functions::remove(&mut reducer);
        blocks::cut(&mut reducer);
        instructions::remove(&mut reducer);
        blocks::choose_targets(&mut reducer);
        instructions::forward(&mut reducer);
        instructions::simplify_operands(&mut reducer);
        blocks::remove_params(&mut reducer);
        blocks::merge(&mut reducer);
        decorations::remove(&mut reducer);
        functions::clean_up(&mut reducer);
        if reducer.accepted() == before || reducer.is_over() {
            break;
        }
    }
    reducer.finish()
}
