//! The module, and edits that are tried on it.

use std::time::Instant;

use ir::ssa::{Body, FuncBody, Global, Inst, Module, verify};

/// Bounds of a reduction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The time at which no further module is tried.
    pub until: Option<Instant>,
    /// Modules that are tried at most.
    pub trials: Option<u64>,
}

/// A module that was made smaller.
#[derive(Clone, Debug)]
pub struct Reduced {
    /// The module.
    pub module: Module,
    /// Modules that were tried.
    pub trials: u64,
    /// Edits that were kept.
    pub accepted: u64,
    /// Whether no edit is left that the test accepts; otherwise a limit ended the run.
    pub complete: bool,
}

/// A module that is being made smaller.
pub(crate) struct Reducer<'a> {
    module: Module,
    keep: Option<&'a str>,
    limits: Limits,
    interesting: &'a mut dyn FnMut(&Module) -> bool,
    trials: u64,
    accepted: u64,
    cut_short: bool,
}

/// An instruction of a function.
pub(crate) type Place = (FuncBody, Inst);

impl<'a> Reducer<'a> {
    pub(crate) fn new(
        module: Module,
        keep: Option<&'a str>,
        limits: Limits,
        interesting: &'a mut dyn FnMut(&Module) -> bool,
    ) -> Self {
        Self { module, keep, limits, interesting, trials: 0, accepted: 0, cut_short: false }
    }

    pub(crate) fn finish(self) -> Reduced {
        let Self { module, trials, accepted, cut_short, .. } = self;
        Reduced { module, trials, accepted, complete: !cut_short }
    }

    /// Number of edits that were kept.
    pub(crate) fn accepted(&self) -> u64 {
        self.accepted
    }

    /// The module as it is now.
    pub(crate) fn module(&self) -> &Module {
        &self.module
    }

    /// Whether a function stays.
    pub(crate) fn keeps(&self, function: Global) -> bool {
        self.keep.is_some_and(|name| *self.module.cx.globals[function].name == *name)
    }

    /// Whether a limit is reached.
    pub(crate) fn is_over(&mut self) -> bool {
        let late = self.limits.until.is_some_and(|until| Instant::now() >= until);
        let many = self.limits.trials.is_some_and(|most| self.trials >= most);
        self.cut_short |= late || many;
        self.cut_short
    }

    /// Bodies of the functions that are defined.
    pub(crate) fn bodies(&self) -> impl Iterator<Item = (FuncBody, &Body)> {
        self.module.definitions().map(|(_, id)| (id, &self.module.bodies[id]))
    }

    /// Instructions of all functions, the last first: what uses a value comes before what makes it.
    pub(crate) fn places(&self, wanted: impl Fn(&Body, Inst) -> bool) -> Vec<Place> {
        let mut places = Vec::new();
        for (id, body) in self.bodies() {
            places.extend(body.all_insts().filter(|&i| wanted(body, i)).map(|i| (id, i)));
        }
        places.reverse();
        places
    }

    /// Tries an edit, which says whether it changes anything. Returns whether it was kept.
    pub(crate) fn attempt(&mut self, edit: impl FnOnce(&mut Module) -> bool) -> bool {
        if self.is_over() {
            return false;
        }
        let mut changed = self.module.clone();
        if !edit(&mut changed) || verify::verify(&changed).into_result(()).is_err() {
            return false;
        }
        self.trials += 1;
        if !(self.interesting)(&changed) {
            return false;
        }
        self.module = changed;
        self.accepted += 1;
        true
    }

    /// Tries an edit on all candidates at once, then on ever smaller parts of them, and keeps what is accepted.
    pub(crate) fn attempt_on<T>(
        &mut self,
        mut candidates: Vec<T>,
        edit: impl Fn(&mut Module, &[T]) -> bool,
    ) {
        let mut size = candidates.len();
        while size > 0 {
            let mut at = 0;
            while at < candidates.len() {
                let end = (at + size).min(candidates.len());
                if self.is_over() {
                    return;
                }
                if self.attempt(|module| edit(module, &candidates[at..end])) {
                    candidates.drain(at..end);
                } else {
                    at = end;
                }
            }
            size = if size == 1 { 0 } else { size.div_ceil(2) };
        }
    }
}
