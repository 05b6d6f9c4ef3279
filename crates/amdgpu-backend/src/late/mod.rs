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

pub(crate) mod bdd;
pub mod check;
mod check_exec;
mod check_mode;
pub(crate) mod clauses;
pub(crate) mod combine_moves;
pub(crate) mod counters;
pub(crate) mod delay;
pub(crate) mod facts;
pub(crate) mod hazards;
pub(crate) mod nops;
pub(crate) mod regset;
pub(crate) mod relax;
pub(crate) mod sgpr_waits;
pub(crate) mod shrink;
pub(crate) mod vopd;
pub(crate) mod waits;

use ir::diagnostic::Diagnostic;
use ir::machine::MachineFunction;
use ir::pass::{Change, Entry, PassCx, PassInfo, PassRegistry, run_pass};

/// The late passes, in their order.
pub const PASSES: &[PassInfo] = &[
    crate::mode::ModeRegister::INFO,
    shrink::ShrinkInstructions::INFO,
    combine_moves::CombineMoves::INFO,
    vopd::CreateDual::INFO,
    waits::InsertWaits::INFO,
    clauses::InsertClauses::INFO,
    nops::ResolveHazards::INFO,
    sgpr_waits::WaitForScalars::INFO,
    delay::InsertDelays::INFO,
    relax::RelaxBranches::INFO,
];

/// Registers the late passes.
pub fn register_passes(registry: &mut PassRegistry) {
    registry.add_all(PASSES.iter().copied());
    registry.add(check::VerifyFinished::INFO);
    registry.add(crate::remat::PreRaRemat::INFO);
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
