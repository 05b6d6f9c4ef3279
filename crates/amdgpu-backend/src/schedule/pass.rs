//! `machine-scheduler` as a pass of its own, on machine IR before allocation: ours in SSA form, LLVM's past it.

use ir::diagnostic::Diagnostic;
use ir::machine::MachineFunction;
use ir::pass::{Change, Entry, Need, PassCx, PassInfo};
pub use rp_tracker::sched::Strategy;

use super::measure;
use crate::target::Target;
use crate::target::subtarget::Subtarget;

/// The name of the option of [`PassCx`] that says which strategy is used: a name that [`Strategy::by_name`] knows.
pub const STRATEGY_OPTION: &str = "sched";

/// The pass.
pub const INFO: PassInfo = PassInfo {
    name: "machine-scheduler",
    about: "Puts instructions in an order that needs fewer registers, or that hides latency, by strategy.",
    contract: "Needs virtual registers, in SSA form or past it; afterwards the instructions of each region are in \
               another order that means the same. Uses are not marked as the last any more.",
    need: Need::Optional,
    entry: Entry::Machine(|| Box::new(schedule)),
};

fn schedule(
    func: &mut MachineFunction,
    (): &mut (),
    cx: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    let strategy = wanted(cx)?.unwrap_or_default();
    let changed = run(func, strategy);
    cx.stat("regions", changed);
    Ok(Change::when(changed != 0))
}

/// The strategy that the options ask for.
///
/// # Errors
/// There is none of that name.
pub(crate) fn wanted(cx: &PassCx<'_>) -> Result<Option<Strategy>, Diagnostic> {
    let find = |name: &str| {
        Strategy::by_name(name).ok_or_else(|| {
            let known = Strategy::names();
            Diagnostic::error(format!("'{name}' is no strategy of scheduling: {known}"))
        })
    };
    cx.option(STRATEGY_OPTION).map(find).transpose()
}

/// Schedules a function by the tables alone: waves are those that fit a SIMD of the generation's first processor.
/// Returns the number of regions that have another order.
fn run(func: &mut MachineFunction, strategy: Strategy) -> u64 {
    let subtarget = Subtarget::of_tables(Target::of(func.target));
    measure::schedule(func, &subtarget, subtarget.max_waves(), strategy)
}
