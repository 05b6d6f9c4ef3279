//! The passes of the EU IR, by name. Each can be run alone on text; the verifier checks what comes out.

mod align_regions;
pub(crate) mod bits;
mod branches;
mod coalesce;
mod congruence;
mod copies;
mod cse;
mod dce;
mod flags;
mod guard;
mod integers;
pub(crate) mod liveness;
mod mrf;
mod nomask;
pub(crate) mod order;
mod saturate;
mod simd;
mod split_registers;
mod split_sends;
mod structure;
mod uses;
mod waiting;

use ir::pass::PassRegistry;

pub(crate) use align_regions::AlignRegions;
pub(crate) use align_regions::is_aligned;
pub(crate) use branches::Branches;
pub(crate) use coalesce::Coalescing;
pub(crate) use copies::CopyPropagation;
pub(crate) use cse::CommonSubexpressions;
pub(crate) use dce::DeadCode;
pub(crate) use guard::GuardNoMask;
pub(crate) use integers::LowerIntegers;
pub(crate) use mrf::ComputeToMrf;
pub(crate) use nomask::RemoveNoMask;
pub(crate) use saturate::SaturatePropagation;
pub(crate) use simd::{Legal, SimdLowering};
pub(crate) use split_registers::SplitRegisters;
pub(crate) use split_sends::SplitSends;
pub(crate) use structure::Structure;
pub(crate) use uses::Uses;

/// A pass's row in the registry, as its `INFO`; with a statistic's name and a function that counts what it changes, the pass
/// itself too.
macro_rules! eu_pass {
    ($pass:ident, $name:literal, $about:literal, $contract:literal, $stat:literal => $rewrite:expr) => {
        $crate::passes::eu_pass!($pass, $name, $about, $contract);

        impl ::ir::pass::Pass<$crate::eu::Function> for $pass {
            fn run(
                &mut self,
                func: &mut $crate::eu::Function,
                (): &mut (),
                cx: &mut ::ir::pass::PassCx<'_>,
            ) -> Result<::ir::pass::Change, ::ir::diagnostic::Diagnostic> {
                let count: u64 = $rewrite(func);
                cx.stat($stat, count);
                Ok(::ir::pass::Change::when(count > 0))
            }
        }
    };
    ($pass:ident, $name:literal, $about:literal, $contract:literal) => {
        impl $pass {
            /// The pass's row.
            pub(crate) const INFO: ::ir::pass::PassInfo = ::ir::pass::PassInfo {
                name: $name,
                about: $about,
                contract: $contract,
                entry: ::ir::pass::Entry::Target(|| {
                    let pass: Box<dyn ::ir::pass::Pass<$crate::eu::Function>> = Box::new(Self);
                    Box::new(pass)
                }),
            };
        }
    };
}

pub(crate) use eu_pass;

/// Repeats what counts its changes until there is none, at most `rounds` times. The sum.
pub(crate) fn until_unchanged(
    func: &mut crate::eu::Function,
    rounds: usize,
    mut rewrite: impl FnMut(&mut crate::eu::Function) -> u64,
) -> u64 {
    (0..rounds).map(|_| rewrite(func)).take_while(|&changed| changed > 0).sum()
}

/// Adds the passes of the EU IR.
pub fn register_passes(registry: &mut PassRegistry) {
    registry.add_all([
        crate::payload::Compose::INFO,
        CopyPropagation::INFO,
        CommonSubexpressions::INFO,
        DeadCode::INFO,
        SplitSends::INFO,
        SimdLowering::INFO,
        AlignRegions::INFO,
        SplitRegisters::INFO,
        Coalescing::INFO,
        ComputeToMrf::INFO,
        SaturatePropagation::INFO,
        RemoveNoMask::INFO,
        LowerIntegers::INFO,
        Legal::INFO,
        crate::payload::LowerLoadPayload::INFO,
        crate::alloc::PrintPressure::INFO,
        crate::alloc::Allocate::INFO,
        Branches::INFO,
        Structure::INFO,
        GuardNoMask::INFO,
        crate::scoreboard::Scoreboard::INFO,
    ]);
}

/// The order of passes for a function with payloads, from what selection makes to what the hardware has.
pub const PIPELINE: &[&str] = &[
    "compose-payloads",
    "eu-saturate-propagation",
    "eu-copy-propagation",
    "eu-split-sends",
    "eu-cse",
    "eu-copy-propagation",
    "eu-register-coalescing",
    "eu-dce",
    "eu-remove-nomask",
    "lower-load-payload",
    "eu-split-registers",
    "eu-copy-propagation",
    "eu-register-coalescing",
    "eu-compute-to-mrf",
    "eu-lower-integers",
    "eu-simd-lowering",
    "eu-align-regions",
    "eu-cse",
    "eu-dce",
    "eu-legal",
];
