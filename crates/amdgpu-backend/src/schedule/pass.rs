//! `machine-scheduler` as a pass of its own, on machine IR before allocation: ours in SSA form, LLVM's past it.

use ir::diagnostic::Diagnostic;
use ir::machine::MachineFunction;
use ir::pass::{Change, Entry, Pass, PassCx, PassInfo};
pub use rp_tracker::sched::Strategy;
use rp_tracker::sched::{Counts, FunctionRegions, FunctionSchedule, PressureGoal, Setting};
use rp_tracker::{LaneLiveness, PressureModel};

use super::frame::has_own_modes;
use super::frame::{KINDS, SCALAR, VECTOR};
use super::machine::Machine;
use super::measure;
use crate::mode::wants::Modes;
use crate::subtarget::Subtarget;
use crate::target::Target;

/// The name of the option of [`PassCx`] that says which strategy is used: a name that [`Strategy::by_name`] knows.
pub const STRATEGY_OPTION: &str = "sched";

/// Scalar registers that may be live at one time without some being spilled; a few stay free for allocation.
const MOST_SCALARS: u32 = 96;

/// The pass.
#[derive(Debug)]
pub struct MachineScheduler;

impl MachineScheduler {
    /// The registry's row.
    pub const INFO: PassInfo = PassInfo {
        name: "machine-scheduler",
        about: "Puts instructions in an order that needs fewer registers, or that hides latency, by strategy.",
        contract: "Needs virtual registers, in SSA form or past it; afterwards the instructions of each region are in \
                   another order that means the same. Uses are not marked as the last any more.",
        entry: Entry::Machine(|| Box::new(Self)),
    };
}

impl Pass<MachineFunction> for MachineScheduler {
    fn run(
        &mut self,
        func: &mut MachineFunction,
        (): &mut (),
        cx: &mut PassCx<'_>,
    ) -> Result<Change, Diagnostic> {
        let strategy = wanted(cx)?.unwrap_or_default();
        let changed = run(func, strategy);
        cx.stat("regions", changed);
        Ok(Change::when(changed != 0))
    }
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

/// Schedules a function. Answers how many regions have another order.
pub(crate) fn run(func: &mut MachineFunction, strategy: Strategy) -> u64 {
    if strategy == Strategy::Latency {
        let subtarget = Subtarget::of_tables(Target::of(func.target));
        return measure::schedule(func, &subtarget, subtarget.max_waves());
    }
    let picked = with_setting(func, |setting| {
        let live_out = |block| setting.liveness.live_out(block).to_vec();
        let (model, target, liveness) = (setting.model, setting.target, setting.liveness);
        let found = FunctionRegions::new(func, model, target, liveness, live_out);
        FunctionSchedule::new(func, setting, found).run(func, setting, strategy)
    });
    let mut changed = 0;
    for candidate in picked.iter().filter(|c| c.strategy != Strategy::Source) {
        candidate.schedule.apply(func);
        changed += 1;
    }
    changed
}

/// Calls a function with what a machine function is scheduled for, by the tables alone: waves are those that fit a SIMD
/// of the generation's first processor.
pub fn with_setting<R>(func: &MachineFunction, f: impl FnOnce(&Setting<'_>) -> R) -> R {
    let subtarget = Subtarget::of_tables(Target::of(func.target));
    let modes = has_own_modes(func).then(|| Modes::of(func));
    let machine = Machine::new(&subtarget, modes);
    let waves = |peak: &Counts| {
        let clamped = |count: u32| u16::try_from(count).unwrap_or(u16::MAX);
        let scalar = subtarget.waves_by_sgprs(clamped(peak[SCALAR]));
        u32::from(subtarget.waves_by_vgprs(clamped(peak[VECTOR])).min(scalar))
    };
    let most = |waves: u32| {
        u32::from(subtarget.most_vgprs(u16::try_from(waves).unwrap_or(u16::MAX).max(1)))
    };
    let mut limits = Counts::default();
    limits[SCALAR] = MOST_SCALARS;
    f(&Setting {
        target: &machine,
        model: &PressureModel::new(func.target, &KINDS),
        liveness: &LaneLiveness::new(func),
        goal: PressureGoal {
            kind: VECTOR,
            limits,
            spilled_per_register: subtarget.target.wave_size(),
        },
        waves: &waves,
        most: &most,
    })
}
