//! A limit on the passes that run (`-opt-bisect-limit`), by which a search finds the pass that broke a program.
//!
//! Executions are numbered from 1: an execution is one pass on one unit. Those above the limit do not run. Passes that a
//! target cannot do without ([`Need::Required`]) always run and have no number, so that every limit leaves a program that
//! the rest of the pipeline accepts. The numbers below a limit do not depend on it: the same input gives the same passes
//! up to there.
//!
//! [`PassLimit::of_all`] numbers required passes, too. What comes out is the module as it was after an execution, from
//! which nothing can be compiled, but which the interpreter runs.

use super::{PassCx, PassUnit, UnitKind};

/// Whether a run can do without a pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Need {
    /// Later passes rely on it: it removes what they do not take, or makes what they need.
    Required,
    /// It only makes code better.
    Optional,
}

/// A limit on the executions of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassLimit {
    /// The last execution that runs; none if all run.
    last: Option<u64>,
    /// Whether required passes have numbers, and a limit, too.
    all: bool,
}

impl PassLimit {
    /// All executions run, and optional passes are numbered.
    pub const UNLIMITED: Self = Self { last: None, all: false };

    /// Of the executions of optional passes only so many run.
    pub fn of_optional(last: u64) -> Self {
        Self { last: Some(last), all: false }
    }

    /// Of the executions of all passes only so many run. For passes over modules alone: without the required ones a
    /// module cannot be compiled.
    pub fn of_all(last: Option<u64>) -> Self {
        Self { last, all: true }
    }

    /// The limit of `-opt-bisect-limit=N`, in which -1 lets all passes run.
    pub fn of_option(value: i64) -> Self {
        Self { last: u64::try_from(value).ok(), all: false }
    }
}

/// One pass on one unit, in a run with a [`PassLimit`]. Displays as LLVM prints it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Execution {
    /// Its number, from 1.
    pub number: u64,
    /// The pass.
    pub pass: &'static str,
    /// Whether a run can do without it; required passes have numbers only under [`PassLimit::of_all`].
    pub need: Need,
    /// The unit's name; `[module]` for a module.
    pub unit: String,
    /// The unit's kind.
    pub kind: UnitKind,
    /// Whether it is within the limit.
    pub runs: bool,
}

impl core::fmt::Display for Execution {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let Self { number, pass, unit, runs, .. } = self;
        let not = if *runs { "" } else { "NOT " };
        write!(f, "BISECT: {not}running pass ({number}) {pass} on {unit}")
    }
}

/// A run's limit, and the executions up to now.
#[derive(Debug)]
pub(super) struct Bisection {
    limit: PassLimit,
    executions: Vec<Execution>,
}

impl Bisection {
    /// Whether the next execution is within the limit.
    fn allows(&self, need: Need) -> bool {
        let is_numbered = need == Need::Optional || self.limit.all;
        let number = self.executions.len() as u64 + 1;
        !is_numbered || self.limit.last.is_none_or(|last| number <= last)
    }
}

impl PassCx<'_> {
    /// Numbers the executions of passes, and runs only those within a limit.
    pub fn limit_passes(&mut self, limit: PassLimit) {
        self.bisection = Some(Box::new(Bisection { limit, executions: Vec::new() }));
    }

    /// Whether a limit is set.
    pub fn has_pass_limit(&self) -> bool {
        self.bisection.is_some()
    }

    /// Takes the executions that were numbered, in their order; those above the limit, too.
    pub fn take_executions(&mut self) -> Vec<Execution> {
        let found = self.bisection.as_mut().map(|b| core::mem::take(&mut b.executions));
        found.unwrap_or_default()
    }

    /// Returns whether an optional change of a function runs that is no pass by itself: it is part of a pass over the module, and works
    /// on several units. The caller makes the change only then.
    pub fn runs_part(&mut self, pass: &'static str, kind: UnitKind, unit: &str) -> bool {
        self.runs(pass, Need::Optional, kind, || unit.to_owned())
    }

    /// Returns whether a pass runs on a unit, and gives that a number.
    pub(super) fn runs_on<U: PassUnit>(
        &mut self,
        pass: &'static str,
        need: Need,
        unit: &U,
        shared: &U::Shared,
    ) -> bool {
        self.runs(pass, need, U::KIND, || match U::KIND {
            UnitKind::Module => "[module]".to_owned(),
            _ => unit.name(shared).to_owned(),
        })
    }

    fn runs(
        &mut self,
        pass: &'static str,
        need: Need,
        kind: UnitKind,
        unit: impl FnOnce() -> String,
    ) -> bool {
        if self.bisection.is_none() && (self.time.is_none() || need == Need::Required) {
            return true;
        }
        let unit = unit();
        let within = self.bisection.as_ref().is_none_or(|b| b.allows(need));
        let time = self.time.as_mut().filter(|_| need == Need::Optional && within);
        let runs = within && time.is_none_or(|time| time.allows(pass, kind, &unit));
        let Some(bisection) = &mut self.bisection else { return runs };
        let Bisection { limit, executions } = &mut **bisection;
        if need == Need::Required && !limit.all {
            return true;
        }
        let number = executions.len() as u64 + 1;
        let execution = Execution { number, pass, need, unit, kind, runs };
        self.observers.iter_mut().for_each(|observer| observer.numbered(&execution));
        executions.push(execution);
        runs
    }
}
