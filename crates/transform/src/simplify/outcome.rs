//! The outcome of a rule.
//!
//! An outcome is made by the functions below only. In tests they note from where they are called, so that the tests know of each rule
//! whether it has fired, and a rule that no proof reaches fails them.

use ir::ssa::Value;

/// The effect of a rule on the instruction that it looked at.
pub(super) enum Effect {
    /// Its kind or operands changed in place.
    Changed,
    /// Its result is this value.
    Value(Value),
    /// It has no effect.
    Erase,
}

/// The outcome of a rule that fired.
pub(super) struct Outcome(Effect);

impl Outcome {
    /// The instruction was changed in place.
    #[cfg_attr(test, track_caller)]
    pub(super) fn changed() -> Outcome {
        note();
        Outcome(Effect::Changed)
    }

    /// The instruction's result is this value.
    #[cfg_attr(test, track_caller)]
    pub(super) fn value(value: Value) -> Outcome {
        note();
        Outcome(Effect::Value(value))
    }

    /// The instruction has no effect.
    #[cfg_attr(test, track_caller)]
    pub(super) fn erase() -> Outcome {
        note();
        Outcome(Effect::Erase)
    }

    /// Returns the effect.
    pub(super) fn effect(self) -> Effect {
        self.0
    }
}

/// Notes the rule that fires: the place from which the function is called that calls this.
#[cfg(not(test))]
#[inline]
pub(super) fn note() {}

#[cfg(test)]
pub(super) use record::{note, take_noted};

#[cfg(test)]
mod record {
    use std::cell::RefCell;
    use std::panic::Location;

    /// The file and the line of a rule.
    type Rule = (&'static str, u32);

    thread_local! {
        static NOTED: RefCell<Vec<Rule>> = const { RefCell::new(Vec::new()) };
    }

    #[track_caller]
    pub(in super::super) fn note() {
        let place = Location::caller();
        NOTED.with_borrow_mut(|noted| noted.push((place.file(), place.line())));
    }

    /// Returns the rules that fired in this thread since the last call.
    pub(in super::super) fn take_noted() -> Vec<Rule> {
        NOTED.take()
    }
}
