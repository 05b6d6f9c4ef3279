//! The passes of the EU IR, by name. Each can be run alone on text; the verifier checks what comes out.

mod align_regions;
pub(crate) mod bits;
mod coalesce;
mod congruence;
mod copies;
mod cse;
mod dce;
mod integers;
pub(crate) mod liveness;
mod mrf;
mod nomask;
pub(crate) mod order;
pub mod payload;
mod saturate;
mod simd;
mod split_registers;
mod split_sends;
mod uses;
pub(crate) mod waiting;

pub(crate) use align_regions::AlignRegions;
pub(crate) use coalesce::Coalescing;
pub(crate) use copies::CopyPropagation;
pub(crate) use cse::CommonSubexpressions;
pub(crate) use dce::DeadCode;
pub(crate) use integers::LowerIntegers;
pub(crate) use mrf::ComputeToMrf;
pub(crate) use nomask::RemoveNoMask;
pub(crate) use saturate::SaturatePropagation;
pub(crate) use simd::{Legal, SimdLowering};
pub(crate) use split_registers::SplitRegisters;
pub(crate) use split_sends::SplitSends;
pub(crate) use uses::Uses;

/// A pass's row in the registry, as its `INFO`; with a statistic's name and a function that counts what it changes, the pass
/// itself too.
macro_rules! eu_pass {
    ($pass:ident, $name:literal, $about:literal, $contract:literal, $stat:literal => $rewrite:expr) => {
        $crate::mir_opt::eu_pass!($pass, $name, $about, $contract);

        impl ::ir::pass::Rewrite<$crate::target::eu::Function> for $pass {
            const COUNTS: &'static str = $stat;

            fn rewrite(&mut self, func: &mut $crate::target::eu::Function, (): &mut ()) -> u64 {
                $rewrite(func)
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
                    let pass: Box<dyn ::ir::pass::Pass<$crate::target::eu::Function>> =
                        Box::new(Self);
                    Box::new(pass)
                }),
            };
        }
    };
}

pub(crate) use eu_pass;

/// Repeats what counts its changes until there is none, at most `rounds` times. The sum.
pub(crate) fn until_unchanged(
    func: &mut crate::target::eu::Function,
    rounds: usize,
    mut rewrite: impl FnMut(&mut crate::target::eu::Function) -> u64,
) -> u64 {
    (0..rounds).map(|_| rewrite(func)).take_while(|&changed| changed > 0).sum()
}
