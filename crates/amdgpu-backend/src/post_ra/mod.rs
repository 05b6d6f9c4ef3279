//! The passes after register allocation: waits, hazards, clauses, delays, long branches.
//!
//! Each is a pass of its own with LLVM's name and runs alone on machine IR text; [`run`] runs them in their order.

/// A pass that is a function over a machine function and gives a number: of what it put in.
macro_rules! counting_pass {
    (
        $type:ident = $run:ident, counts $what:literal;
        name: $name:literal,
        about: $about:literal,
        contract: $contract:literal,
    ) => {
        #[doc = $about]
        #[derive(Debug)]
        pub(crate) struct $type;

        impl $type {
            /// The registry's row.
            pub(crate) const INFO: ::ir::pass::PassInfo = ::ir::pass::PassInfo {
                name: $name,
                about: $about,
                contract: $contract,
                entry: ::ir::pass::Entry::Machine(|| Box::new(Self)),
            };
        }

        impl ::ir::pass::Pass<::ir::machine::MachineFunction> for $type {
            fn run(
                &mut self,
                func: &mut ::ir::machine::MachineFunction,
                (): &mut (),
                cx: &mut ::ir::pass::PassCx<'_>,
            ) -> Result<::ir::pass::Change, ::ir::diagnostic::Diagnostic> {
                let count = $run(func);
                cx.stat($what, count);
                Ok(::ir::pass::Change::when(count != 0))
            }
        }
    };
}

pub(crate) mod branch_relaxation;
pub(crate) mod combine_moves;
pub(crate) mod create_vopd;
pub(crate) mod hard_clauses;
pub(crate) mod hazard_recognizer;
pub(crate) mod hazards;
pub(crate) mod insert_delay_alu;
pub(crate) mod insert_waitcnts;
pub mod mode_register;
pub(crate) mod regset;
pub(crate) mod sgpr_hazards;
pub(crate) mod shrink_instructions;

use ir::diagnostic::Diagnostic;
use ir::machine::MachineFunction;
use ir::pass::{Change, Entry, PassCx, PassInfo, PassRegistry, run_pass};

/// The late passes, in their order.
pub const PASSES: &[PassInfo] = &[
    crate::post_ra::mode_register::ModeRegister::INFO,
    shrink_instructions::ShrinkInstructions::INFO,
    combine_moves::CombineMoves::INFO,
    create_vopd::CreateDual::INFO,
    insert_waitcnts::InsertWaits::INFO,
    hard_clauses::InsertClauses::INFO,
    hazard_recognizer::ResolveHazards::INFO,
    sgpr_hazards::WaitForScalars::INFO,
    insert_delay_alu::InsertDelays::INFO,
    branch_relaxation::RelaxBranches::INFO,
];

/// Registers the late passes.
pub fn register_passes(registry: &mut PassRegistry) {
    registry.add_all(PASSES.iter().copied());
    registry.add(crate::mir_opt::remat::PreRaRemat::INFO);
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
    let mut change = Change::Unchanged;
    for info in passes {
        if let Entry::Machine(make) = info.entry {
            change |= run_pass(info.name, make().as_mut(), func, &mut (), cx)?;
        }
    }
    Ok(change)
}
