//! The passes after register allocation: waits, hazards, clauses, delays, long branches.
//!
//! Each is a pass of its own with LLVM's name and runs alone on machine IR text; [`run`] runs them in their order.

pub(crate) mod branch_relaxation;
pub(crate) mod combine_moves;
pub(crate) mod create_vopd;
pub(crate) mod hard_clauses;
mod hazard_filler;
pub(crate) mod hazard_recognizer;
pub(crate) mod hazards;
pub(crate) mod insert_delay_alu;
pub(crate) mod insert_waitcnts;
pub(crate) mod machine_cp;
pub(crate) mod masks_in_vcc;
pub mod mode_register;
pub(crate) mod regset;
pub(crate) mod sgpr_hazards;
pub(crate) mod shrink_instructions;

use ir::diagnostic::Diagnostic;
use ir::machine::MachineFunction;
use ir::pass::{Change, PassCx, PassInfo, PassRegistry, Sequence};

/// The late passes, in their order.
pub const PASSES: &[PassInfo] = &[
    crate::post_ra::mode_register::INFO,
    machine_cp::INFO,
    masks_in_vcc::INFO,
    shrink_instructions::INFO,
    combine_moves::INFO,
    create_vopd::INFO,
    insert_waitcnts::INFO,
    hard_clauses::INFO,
    hazard_recognizer::INFO,
    sgpr_hazards::INFO,
    insert_delay_alu::INFO,
    branch_relaxation::INFO,
];

/// Registers the late passes.
pub fn register_passes(registry: &mut PassRegistry) {
    registry.add_all(PASSES.iter().copied());
}

/// Runs the late passes on a function whose registers are physical and whose pseudo instructions are expanded. The
/// memory model's waits must be in it.
///
/// # Errors
/// The first pass's that fails, or an observer's.
pub fn run(func: &mut MachineFunction, cx: &mut PassCx<'_>) -> Result<Change, Diagnostic> {
    run_passes(PASSES, func, cx)
}

/// Runs some of the late passes.
///
/// # Errors
/// As [`run`].
pub fn run_passes(
    passes: &[PassInfo],
    func: &mut MachineFunction,
    cx: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    let passes: Vec<&PassInfo> = passes.iter().collect();
    Sequence::machine(&passes)?.run(func, &mut (), cx)
}
