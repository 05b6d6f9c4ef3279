//! The passes after register allocation: waits, hazards, clauses, delays, long branches.
//!
//! Each is a pass of its own with LLVM's name and runs alone on machine IR text; [`run`] runs them in their order.

pub mod check;
pub mod clauses;
pub mod counters;
pub mod facts;
pub mod hazards;
pub mod nops;
pub mod waits;

use ir::diagnostic::Diagnostic;
use ir::machine::MachineFunction;
use ir::pass::{Change, Entry, PassCx, PassInfo, PassRegistry, run_pass};

/// The late passes, in their order.
pub const PASSES: &[PassInfo] =
    &[waits::InsertWaits::INFO, clauses::InsertClauses::INFO, nops::ResolveHazards::INFO];

/// Registers the late passes.
pub fn register_passes(registry: &mut PassRegistry) {
    registry.add_all(PASSES.iter().copied());
    registry.add(check::VerifyFinished::INFO);
}

/// Runs the late passes on a function whose registers are physical and whose pseudo instructions are expanded. The
/// memory model's waits must be in it.
///
/// # Errors
/// The first pass's that fails, or an observer's.
pub fn run(func: &mut MachineFunction, cx: &mut PassCx<'_>) -> Result<Change, Diagnostic> {
    let mut change = Change::Unchanged;
    for info in PASSES {
        if let Entry::Machine(make) = info.entry {
            change |= run_pass(info.name, make().as_mut(), func, &mut (), cx)?;
        }
    }
    Ok(change)
}
