//! Watching passes: printing, timing, verification.

use std::io::Write;
use std::time::{Duration, Instant};

use super::{Change, Dump, Execution, UnitKind, Verify};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::map::{Map, Set};
use crate::ssa;

/// A unit as observers see it.
pub trait View {
    /// The unit's name.
    fn name(&self) -> &str;
    /// The unit's kind.
    fn kind(&self) -> UnitKind;
    /// Appends the text form.
    fn dump(&self, out: &mut String);
    /// Appends the text form of the whole module, where it is kept ([`PassCx::keep_module_scope`]); otherwise of the unit.
    ///
    /// [`PassCx::keep_module_scope`]: super::PassCx::keep_module_scope
    fn dump_module(&self, out: &mut String) {
        self.dump(out);
    }
    /// Checks the invariants.
    ///
    /// # Errors
    /// If one is violated.
    fn verify(&self) -> Result<(), Diagnostics>;
}

/// A unit with what it shares, whether its invariants hold between passes, and the module around it, where that is kept.
pub(super) struct Viewed<'a, U: Dump + Verify>(
    pub(super) &'a U,
    pub(super) &'a U::Shared,
    pub(super) bool,
    pub(super) Option<&'a ssa::Module>,
);

impl<U: Dump + Verify> View for Viewed<'_, U> {
    fn name(&self) -> &str {
        self.0.name(self.1)
    }

    fn kind(&self) -> UnitKind {
        U::KIND
    }

    fn dump(&self, out: &mut String) {
        self.0.dump(self.1, out);
    }

    fn dump_module(&self, out: &mut String) {
        match self.3 {
            Some(module) => self.0.dump_in(self.1, module, out),
            None => self.dump(out),
        }
    }

    fn verify(&self) -> Result<(), Diagnostics> {
        if self.2 { self.0.verify(self.1) } else { Ok(()) }
    }
}

/// A pass boundary.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct Event<'a> {
    /// The pass.
    pub pass: &'static str,
    /// The unit.
    pub unit: &'a dyn View,
}

/// Is called at pass boundaries.
pub trait Observer {
    /// A pass is about to run.
    fn before(&mut self, _event: Event<'_>) {}

    /// A run with a limit on its passes has numbered one, which runs next or is left out.
    fn numbered(&mut self, _execution: &Execution) {}

    /// A pass has run.
    ///
    /// # Errors
    /// To stop the run: the pass left the unit in a wrong state.
    fn after(&mut self, _event: Event<'_>, _change: Change) -> Result<(), Diagnostic> {
        Ok(())
    }
}

/// Units and passes to print.
#[derive(Clone, Default, Debug)]
pub struct PrintFilter {
    /// Before these passes (`--print-before=NAME`).
    pub before: Set<String>,
    /// After these passes (`--print-after=NAME`).
    pub after: Set<String>,
    /// Before every pass (`--print-before-all`).
    pub before_all: bool,
    /// After every pass (`--print-after-all`).
    pub after_all: bool,
    /// After every pass that changed something (`--print-changed`).
    pub changed: bool,
    /// Only functions of these names; empty for all (`--filter-print-funcs=NAME`). Modules are
    /// always printed.
    pub functions: Set<String>,
    /// The whole module instead of a function (`--print-module-scope`), where it is kept
    /// ([`PassCx::keep_module_scope`](super::PassCx::keep_module_scope)).
    pub module_scope: bool,
}

impl PrintFilter {
    /// Whether nothing is to be printed.
    pub fn is_empty(&self) -> bool {
        self.before.is_empty()
            && self.after.is_empty()
            && !(self.before_all || self.after_all || self.changed)
    }
}

/// Prints units to a stream, under LLVM's banners.
pub struct Printer<W> {
    filter: PrintFilter,
    out: W,
}

impl<W: Write> Printer<W> {
    /// A printer to `out`.
    pub fn new(filter: PrintFilter, out: W) -> Self {
        Self { filter, out }
    }

    /// The stream, with all that was printed.
    pub fn into_output(self) -> W {
        self.out
    }

    fn print(&mut self, when: &str, event: Event<'_>) {
        let (kind, name) = (event.unit.kind(), event.unit.name());
        if kind != UnitKind::Module
            && !self.filter.functions.is_empty()
            && !self.filter.functions.contains(name)
        {
            return;
        }
        let mut text = match kind {
            UnitKind::Module => format!("; *** IR Dump {when} {} on [module] ***\n", event.pass),
            UnitKind::Function => format!("; *** IR Dump {when} {} on {name} ***\n", event.pass),
            UnitKind::Machine | UnitKind::Target => {
                format!("# *** IR Dump {when} {} on {name} ***:\n", event.pass)
            }
        };
        if self.filter.module_scope && kind == UnitKind::Function {
            event.unit.dump_module(&mut text);
        } else {
            event.unit.dump(&mut text);
        }
        if !text.ends_with('\n') {
            text.push('\n');
        }
        // A closed pipe must not stop the compilation.
        if let Err(error) = self.out.write_all(text.as_bytes()) {
            log::warn!("cannot print after {}: {error}", event.pass);
        }
    }
}

impl<W: Write> Observer for Printer<W> {
    fn before(&mut self, event: Event<'_>) {
        if self.filter.before_all || self.filter.before.contains(event.pass) {
            self.print("Before", event);
        }
    }

    fn after(&mut self, event: Event<'_>, change: Change) -> Result<(), Diagnostic> {
        if self.filter.after_all
            || self.filter.after.contains(event.pass)
            || (self.filter.changed && change.is_changed())
        {
            self.print("After", event);
        }
        Ok(())
    }
}

/// Adds up the time of each pass (`--time-passes`). Stages that are no passes (reading, emission)
/// can be added by [`Timer::add`].
#[derive(Default, Debug)]
pub struct Timer {
    rows: Map<&'static str, Row>,
    running: Vec<Instant>,
}

#[derive(Clone, Copy, Default, Debug)]
struct Row {
    time: Duration,
    runs: u64,
    changes: u64,
}

impl Timer {
    /// A timer at zero.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the time of a stage.
    pub fn add(&mut self, stage: &'static str, time: Duration) {
        self.record(stage, time, false);
    }

    /// The time of a pass or stage in all.
    pub fn time(&self, stage: &str) -> Duration {
        self.rows.get(stage).map_or(Duration::ZERO, |row| row.time)
    }

    /// The time of everything.
    pub fn total(&self) -> Duration {
        self.rows.values().map(|row| row.time).sum()
    }

    fn record(&mut self, stage: &'static str, time: Duration, changed: bool) {
        let row = self.rows.entry(stage).or_default();
        row.time += time;
        row.runs += 1;
        row.changes += u64::from(changed);
    }

    /// Each pass or stage with its time, its runs and those that changed something; in the order of first run.
    pub fn rows(&self) -> Vec<(&'static str, Duration, u64, u64)> {
        self.rows.iter().map(|(&name, row)| (name, row.time, row.runs, row.changes)).collect()
    }

    /// The table: time, share, runs, runs that changed something, name; in the order of first run.
    pub fn table(&self) -> String {
        let total = self.total();
        let mut text = String::from("      time   share   runs  changed  pass\n");
        let line = |name: &str, time: Duration, runs: u64, changes: u64| {
            let share = 100.0 * time.as_secs_f64() / total.as_secs_f64().max(1e-12);
            let ms = time.as_secs_f64() * 1e3;
            format!("{ms:>7.3} ms  {share:>5.1}%  {runs:>5}  {changes:>7}  {name}\n")
        };
        for (name, time, runs, changes) in self.rows() {
            text.push_str(&line(name, time, runs, changes));
        }
        text.push_str(&line("total", total, 0, 0));
        text
    }
}

impl Observer for Timer {
    fn before(&mut self, _event: Event<'_>) {
        self.running.push(Instant::now());
    }

    fn after(&mut self, event: Event<'_>, change: Change) -> Result<(), Diagnostic> {
        if let Some(start) = self.running.pop() {
            self.record(event.pass, start.elapsed(), change.is_changed());
        }
        Ok(())
    }
}

/// Verifies each unit after each pass that changed it. In tests, also checks that a pass which
/// says `Unchanged` tells the truth ([`Verifier::strict`]).
#[derive(Default, Debug)]
pub struct Verifier {
    strict: bool,
    text: Vec<String>,
}

impl Verifier {
    /// A verifier of changed units.
    pub fn new() -> Self {
        Self::default()
    }

    /// A verifier of all units, which compares texts where nothing should have changed.
    pub fn strict() -> Self {
        Self { strict: true, text: Vec::new() }
    }
}

impl Observer for Verifier {
    fn before(&mut self, event: Event<'_>) {
        if self.strict {
            let mut text = String::new();
            event.unit.dump(&mut text);
            self.text.push(text);
        }
    }

    fn after(&mut self, event: Event<'_>, change: Change) -> Result<(), Diagnostic> {
        let place = || format!("{} '{}'", event.unit.kind(), event.unit.name());
        if let Some(before) = self.text.pop()
            && !change.is_changed()
        {
            let mut text = String::new();
            event.unit.dump(&mut text);
            if text != before {
                let message =
                    format!("pass '{}' changed {} and did not say so", event.pass, place());
                return Err(Diagnostic::error(message));
            }
        }
        if !self.strict && !change.is_changed() {
            return Ok(());
        }
        event.unit.verify().map_err(|found| {
            let message = format!("pass '{}' broke {}", event.pass, place());
            let mut diagnostic = Diagnostic::error(message);
            diagnostic.notes.extend(found.iter().map(ToString::to_string));
            diagnostic
        })
    }
}
