//! A limit on the time of a run (`--max-compile-time`): when most of it is used up, optional passes are left out.
//!
//! The limit is a budget and no deadline. Required passes always run, and a pass that has begun is not interrupted. A
//! quarter of the time is kept for the required passes that are still to come.
//!
//! From the moment at which a pass is left out, every later optional pass is left out, too. So the code is that of a limit
//! on the number of executions ([`PassLimit::of_optional`]), and right as under each such limit. That number depends on the
//! machine; a run under it does not.
//!
//! [`PassLimit::of_optional`]: super::PassLimit::of_optional

use std::fmt;
use std::time::{Duration, Instant};

use super::{PassCx, UnitKind};
use crate::diagnostic::Diagnostic;
use crate::map::Map;

/// Time that a run may take.
pub struct TimeLimit {
    limit: Duration,
    clock: Box<dyn FnMut() -> Duration>,
    /// Executions of optional passes that ran.
    ran: u64,
    is_used_up: bool,
    /// By unit: the passes that were left out, with the number of their runs.
    left_out: Map<Unit, Map<&'static str, u64>>,
}

/// The name of a function; none for a module.
type Unit = Option<String>;

impl fmt::Debug for TimeLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TimeLimit").field("limit", &self.limit).finish_non_exhaustive()
    }
}

impl TimeLimit {
    /// A limit on the time from now on.
    pub fn new(limit: Duration) -> Self {
        let start = Instant::now();
        Self::with_clock(limit, move || start.elapsed())
    }

    /// A limit by a clock of the caller, which returns the time that has passed since the run began.
    pub fn with_clock(limit: Duration, clock: impl FnMut() -> Duration + 'static) -> Self {
        let clock = Box::new(clock);
        Self { limit, clock, ran: 0, is_used_up: false, left_out: Map::default() }
    }

    /// Returns whether there is time for an optional pass on a unit, and notes the pass if there is none.
    pub(super) fn allows(&mut self, pass: &'static str, kind: UnitKind, unit: &str) -> bool {
        self.is_used_up = self.is_used_up || (self.clock)() >= self.limit / 4 * 3;
        if !self.is_used_up {
            self.ran += 1;
            return true;
        }
        let unit = (kind != UnitKind::Module).then(|| unit.to_owned());
        *self.left_out.entry(unit).or_default().entry(pass).or_default() += 1;
        false
    }

    /// The warnings of a run: one for each unit on which passes were left out.
    fn warnings(&self) -> Vec<Diagnostic> {
        let seconds = self.limit.as_secs_f64();
        let warning = |(unit, passes): (&Unit, &Map<&'static str, u64>)| {
            let named: Vec<String> = passes.iter().map(|(pass, &runs)| times(pass, runs)).collect();
            let place = unit.as_ref().map_or("the module".into(), |name| format!("'{name}'"));
            let mut warning = Diagnostic::warning(format!(
                "optional passes on {place} are left out, because the compile time of {seconds} s is nearly used up: {}",
                named.join(", ")
            ));
            warning.function.clone_from(unit);
            warning
        };
        let mut warnings: Vec<Diagnostic> = self.left_out.iter().map(warning).collect();
        if let Some(last) = warnings.last_mut() {
            last.notes.push(format!(
                "the code depends on the speed of this machine; -opt-bisect-limit={} makes the same on every machine",
                self.ran
            ));
        }
        warnings
    }
}

/// A pass and the number of its runs.
fn times(pass: &str, runs: u64) -> String {
    if runs == 1 { pass.to_owned() } else { format!("{pass} ({runs} times)") }
}

impl PassCx<'_> {
    /// Limits the time of the run.
    pub fn limit_time(&mut self, limit: TimeLimit) {
        self.time = Some(Box::new(limit));
    }

    /// Whether the time is limited.
    pub fn has_time_limit(&self) -> bool {
        self.time.is_some()
    }

    /// Ends the limit on time, and warns of the passes that were left out for it.
    pub fn end_time_limit(&mut self) {
        if let Some(limit) = self.time.take() {
            limit.warnings().into_iter().for_each(|warning| self.warn(warning));
        }
    }
}
