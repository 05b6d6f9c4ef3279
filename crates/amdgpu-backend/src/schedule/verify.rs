//! Follows each access to memory from step to step of a function's compilation ([`AccessOrder`]).

use ir::machine::MachineFunction;
use rp_tracker::sched::AccessOrder;

use super::machine::Machine;
use crate::target::subtarget::Subtarget;

/// The verifier of memory order. It does nothing in builds without debug assertions.
pub(crate) struct AccessVerifier {
    subtarget: Subtarget,
    before: Option<AccessOrder>,
}

impl AccessVerifier {
    /// Notes the accesses of a function.
    pub(crate) fn new(func: &MachineFunction, subtarget: Subtarget) -> Self {
        let before =
            cfg!(debug_assertions).then(|| AccessOrder::of(func, &Machine::new(&subtarget, None)));
        Self { subtarget, before }
    }

    /// Compares with the function after a step, and notes its accesses for the next step.
    ///
    /// # Panics
    /// If accesses have changed places that must not: a mistake of the step.
    pub(crate) fn check(&mut self, step: &str, func: &MachineFunction) {
        let Some(before) = &self.before else { return };
        let machine = Machine::new(&self.subtarget, None);
        if let Err(fault) = before.check(func, &machine) {
            panic!("memory order after {step}: {fault}");
        }
        self.before = Some(AccessOrder::of(func, &machine));
    }
}
