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

pub(crate) use align_regions::ALIGN_REGIONS;
pub(crate) use coalesce::COALESCING;
pub(crate) use copies::COPY_PROPAGATION;
pub(crate) use cse::COMMON_SUBEXPRESSIONS;
pub(crate) use dce::DEAD_CODE;
pub(crate) use integers::LOWER_INTEGERS;
pub(crate) use mrf::COMPUTE_TO_MRF;
pub(crate) use nomask::REMOVE_NO_MASK;
pub(crate) use saturate::SATURATE_PROPAGATION;
pub(crate) use simd::{LEGAL, SIMD_LOWERING};
pub(crate) use split_registers::SPLIT_REGISTERS;
pub(crate) use split_sends::SPLIT_SENDS;
pub(crate) use uses::Uses;

/// A pass's row in the registry, as a constant: whether a run can do without it ([`Need`](ir::pass::Need)), and a function that is the
/// pass, or one that counts what it changes, with the statistic's name.
macro_rules! eu_pass {
    ($row:ident, $need:ident, $name:literal, $about:literal, $contract:literal, $stat:literal => $rewrite:expr) => {
        $crate::mir_opt::eu_pass!(@ $row, $need, $name, $about, $contract, ::ir::pass::counted(
            $stat,
            |func, ()| $rewrite(func)
        ));
    };
    ($row:ident, $need:ident, $name:literal, $about:literal, $contract:literal => $run:expr) => {
        $crate::mir_opt::eu_pass!(@ $row, $need, $name, $about, $contract, Box::new($run));
    };
    (@ $row:ident, $need:ident, $name:literal, $about:literal, $contract:literal, $made:expr) => {
        #[doc = $about]
        pub(crate) const $row: ::ir::pass::PassInfo = ::ir::pass::PassInfo {
            name: $name,
            about: $about,
            contract: $contract,
            need: ::ir::pass::Need::$need,
            entry: ::ir::pass::Entry::Target(|| {
                let pass: Box<dyn ::ir::pass::Pass<$crate::target::eu::EuFunction>> = $made;
                Box::new(pass)
            }),
        };
    };
}

pub(crate) use eu_pass;

/// Repeats what counts its changes until there is none, at most `rounds` times. The sum.
pub(crate) fn until_unchanged(
    func: &mut crate::target::eu::EuFunction,
    rounds: usize,
    mut rewrite: impl FnMut(&mut crate::target::eu::EuFunction) -> u64,
) -> u64 {
    (0..rounds).map(|_| rewrite(func)).take_while(|&changed| changed > 0).sum()
}
