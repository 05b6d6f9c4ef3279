//! Passes: what they are, how they are found by name, run in order and watched.
//!
//! A [`Pass`] changes one unit: a module, a function of the SSA IR, or a machine function. A
//! backend or the transform crate registers its passes as [`PassInfo`] in a [`PassRegistry`]; the
//! registry drives the pipelines, `--passes=…`, the documentation and the tests.
//!
//! Everything that watches (`--print-after`, `--time-passes`, verification) is an [`Observer`]:
//! it is called before and after each pass with the unit, and knows no pass. Without observers a
//! pass boundary costs nothing.

mod bisect;
mod machine_code;
mod manager;
mod observe;
mod opt_remark;
mod registry;
mod scope;
mod start;
mod stop;
mod time;
mod units;

use std::collections::BTreeMap;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::map::Map;
use crate::ssa::{self, Body, Context};

pub use bisect::{Execution, Need, PassLimit};
pub use machine_code::DEAD_MACHINE_CODE;
pub use manager::{
    Pipeline, Sequence, Stage, run_optional_step, run_pass, run_step, run_unverified,
};
pub use observe::{Event, Observer, PrintFilter, Printer, Timer, Verifier, View};
pub use opt_remark::{OptRemark, OptRemarkArg, OptRemarkKind};
pub use registry::{Entry, PassInfo, PassRegistry, StepInfo, split_pass_list};
pub use stop::PassPoint;
pub use time::TimeLimit;
pub use units::IrFunction;

/// Whether a pass changed anything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Change {
    /// The unit is exactly what it was.
    Unchanged,
    /// The unit may be different.
    Changed,
}

impl Change {
    /// `Changed` if the condition holds.
    pub fn when(changed: bool) -> Self {
        if changed { Self::Changed } else { Self::Unchanged }
    }

    /// Whether something changed.
    pub fn is_changed(self) -> bool {
        self == Self::Changed
    }
}

impl core::ops::BitOr for Change {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self::when(self.is_changed() || other.is_changed())
    }
}

impl core::ops::BitOrAssign for Change {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

/// The kinds of unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum UnitKind {
    /// A module of the SSA IR.
    Module,
    /// A function of the SSA IR.
    Function,
    /// A machine function.
    Machine,
    /// A function in a machine form of the target's own.
    Target,
}

impl core::fmt::Display for UnitKind {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::Module => "module",
            Self::Function => "function",
            Self::Machine => "machine function",
            Self::Target => "target function",
        })
    }
}

/// Unit that a pass works on.
pub trait PassUnit: 'static {
    /// Data that units of this kind share and passes may extend: types, constants, declarations.
    type Shared;

    /// The kind.
    const KIND: UnitKind;

    /// The unit's name, for messages.
    fn name<'a>(&'a self, shared: &'a Self::Shared) -> &'a str;

    /// Number of instructions, for messages.
    fn size(&self) -> usize;
}

/// A unit with a text form.
pub trait Dump: PassUnit {
    /// Appends the text form.
    fn dump(&self, shared: &Self::Shared, out: &mut String);

    /// Appends the text form of the unit's module, of which `module` is a copy from before the passes on the unit. A unit that is no
    /// part of a module appends its own.
    fn dump_in(&self, shared: &Self::Shared, _module: &ssa::Module, out: &mut String) {
        self.dump(shared, out);
    }
}

/// A unit whose invariants can be checked.
pub trait Verify: PassUnit {
    /// Every violation found.
    ///
    /// # Errors
    /// If there is one.
    fn verify(&self, shared: &Self::Shared) -> Result<(), Diagnostics>;
}

/// A change of one unit.
pub trait Pass<U: PassUnit> {
    /// Changes the unit.
    ///
    /// # Errors
    /// If the unit holds something that is not supported or cannot be done.
    fn run(
        &mut self,
        unit: &mut U,
        shared: &mut U::Shared,
        cx: &mut PassCx<'_>,
    ) -> Result<Change, Diagnostic>;
}

impl<U: PassUnit, F> Pass<U> for F
where
    F: FnMut(&mut U, &mut U::Shared, &mut PassCx<'_>) -> Result<Change, Diagnostic>,
{
    fn run(
        &mut self,
        unit: &mut U,
        shared: &mut U::Shared,
        cx: &mut PassCx<'_>,
    ) -> Result<Change, Diagnostic> {
        self(unit, shared, cx)
    }
}

/// The common form of a pass: a change of one unit that cannot fail, and the name for the statistics of the number that it returns, which is
/// 0 (or false) if the unit is exactly what it was.
pub fn counted<U: PassUnit, C: Into<u64>>(
    counts: &'static str,
    mut run: impl FnMut(&mut U, &mut U::Shared) -> C + 'static,
) -> Box<dyn Pass<U>> {
    Box::new(move |unit: &mut U, shared: &mut U::Shared, cx: &mut PassCx<'_>| {
        let count = run(unit, shared).into();
        cx.stat(counts, count);
        Ok(Change::when(count > 0))
    })
}

/// [`counted`] for a function that changes a body alone.
pub fn counted_in_body<C: Into<u64>>(
    counts: &'static str,
    mut run: impl FnMut(&mut Body, &mut Context) -> C + 'static,
) -> Box<dyn Pass<IrFunction>> {
    counted(counts, move |f: &mut IrFunction, cx: &mut Context| run(&mut f.body, cx))
}

/// Context of the passes of one run: observers, counters, warnings.
#[derive(Default)]
pub struct PassCx<'o> {
    /// Warnings and notes, in the order in which they came.
    pub diagnostics: Diagnostics,
    /// Counters of passes.
    pub statistics: Statistics,
    /// Output of passes that only look at a unit; the driver prints it.
    pub printed: String,
    observers: Vec<&'o mut dyn Observer>,
    options: Vec<(&'static str, String)>,
    records: Vec<Box<dyn core::any::Any>>,
    stop: Option<Box<stop::Stop>>,
    start: Option<Box<PassPoint>>,
    bisection: Option<Box<bisect::Bisection>>,
    time: Option<Box<TimeLimit>>,
    scope: scope::Scope,
    opt_remarks: Option<opt_remark::OptRemarks>,
    current: &'static str,
    /// Counts of the running pass, for its message and its remarks.
    counted: Vec<(&'static str, u64)>,
}

impl<'o> PassCx<'o> {
    /// A context without observers.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an observer; they are called in the order in which they were added.
    pub fn observe(&mut self, observer: &'o mut dyn Observer) -> &mut Self {
        self.observers.push(observer);
        self
    }

    /// Sets an option that passes ask for by its name.
    pub fn set_option(&mut self, name: &'static str, value: impl Into<String>) {
        self.options.retain(|(n, _)| *n != name);
        self.options.push((name, value.into()));
    }

    /// An option's value, if it is set.
    pub fn option(&self, name: &str) -> Option<&str> {
        self.options.iter().find(|(n, _)| *n == name).map(|(_, value)| value.as_str())
    }

    /// Counts `n` of something for the running pass.
    pub fn stat(&mut self, what: &'static str, n: u64) {
        if n != 0 {
            if self.opt_remarks.is_some()
                || log::log_enabled!(target: self.current, log::Level::Debug)
            {
                self.counted.push((what, n));
            }
            self.statistics.add(self.current, what, n);
        }
    }

    /// Keeps what was found out of a unit, for who asked for it by an option.
    pub fn record<T: core::any::Any>(&mut self, found: T) {
        self.records.push(Box::new(found));
    }

    /// Takes what was recorded of one type, in the order in which it came.
    pub fn take_records<T: core::any::Any>(&mut self) -> Vec<T> {
        let (mine, others): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.records).into_iter().partition(|record| record.is::<T>());
        self.records = others;
        mine.into_iter().filter_map(|record| record.downcast().ok()).map(|record| *record).collect()
    }

    /// Keeps a warning or a note.
    pub fn warn(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }
}

/// Counters by pass and name.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Statistics {
    counts: Map<(&'static str, &'static str), u64>,
}

impl Statistics {
    /// Counts `n` of `what` for `pass`.
    pub fn add(&mut self, pass: &'static str, what: &'static str, n: u64) {
        *self.counts.entry((pass, what)).or_default() += n;
    }

    /// Returns a counter.
    pub fn get(&self, pass: &'static str, what: &'static str) -> u64 {
        self.counts.get(&(pass, what)).copied().unwrap_or(0)
    }

    /// Adds the counts of another run (of another thread).
    pub fn merge(&mut self, other: &Self) {
        for (&(pass, what), &n) in &other.counts {
            self.add(pass, what, n);
        }
    }

    /// Returns the counters, sorted by pass and name.
    pub fn rows(&self) -> BTreeMap<(&'static str, &'static str), u64> {
        self.counts.iter().map(|(&key, &n)| (key, n)).collect()
    }

    /// Whether nothing was counted.
    pub fn is_empty(&self) -> bool {
        self.counts.is_empty()
    }
}

impl core::fmt::Display for Statistics {
    /// The table of `--stats`: number, pass, what was counted.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let rows = self.rows();
        let width = rows.keys().map(|key| key.0.len()).max().unwrap_or(0);
        for ((pass, what), n) in rows {
            writeln!(f, "{n:>8} {pass:<width$} - {what}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::{MachineFunction, generic, toy};

    struct DropMoves;

    impl Pass<MachineFunction> for DropMoves {
        fn run(
            &mut self,
            unit: &mut MachineFunction,
            (): &mut (),
            cx: &mut PassCx<'_>,
        ) -> Result<Change, Diagnostic> {
            let mut dropped = 0;
            let blocks: Vec<_> = unit.blocks().collect();
            for block in blocks {
                let mut next = unit.first_inst(block);
                while let Some(inst) = next {
                    next = unit.next_inst(inst);
                    if unit.opcode(inst) == toy::MOV {
                        unit.remove_inst(inst);
                        dropped += 1;
                    }
                }
            }
            cx.stat("moves dropped", dropped);
            Ok(Change::when(dropped != 0))
        }
    }

    struct Mark;

    impl Pass<MachineFunction> for Mark {
        fn run(
            &mut self,
            unit: &mut MachineFunction,
            (): &mut (),
            cx: &mut PassCx<'_>,
        ) -> Result<Change, Diagnostic> {
            let entry = unit.entry_block().unwrap();
            unit.before_terminators(entry).build(generic::KILL).finish();
            cx.warn(Diagnostic::warning("marked"));
            Ok(Change::Changed)
        }
    }

    struct Lie;

    impl Pass<MachineFunction> for Lie {
        fn run(
            &mut self,
            unit: &mut MachineFunction,
            (): &mut (),
            _cx: &mut PassCx<'_>,
        ) -> Result<Change, Diagnostic> {
            unit.name.push('x');
            Ok(Change::Unchanged)
        }
    }

    fn registry() -> PassRegistry {
        let mut registry = PassRegistry::new();
        let info = |name, entry| PassInfo {
            name,
            about: "For tests.",
            contract: "Any.",
            need: if name == "mark" { Need::Required } else { Need::Optional },
            entry,
        };
        registry.add(info("mark", Entry::Machine(|| Box::new(Mark))));
        registry.add(info("drop-moves", Entry::Machine(|| Box::new(DropMoves))));
        registry.add(info("lie", Entry::Machine(|| Box::new(Lie))));
        registry.add(info("nothing", Entry::Function(|| counted_in_body("nothing", |_, _| false))));
        registry
    }

    fn run(passes: &str, cx: &mut PassCx<'_>) -> Result<Change, Diagnostic> {
        let registry = registry();
        let infos = registry.parse_list(passes)?;
        Sequence::machine(&infos)?.run(&mut toy::loop_function(), &mut (), cx)
    }

    #[test]
    fn lists_of_passes() {
        let names = |list| split_pass_list(list).map_err(|e| e.message.clone());
        assert_eq!(names("a, b-c,d"), Ok(vec!["a", "b-c", "d"]));
        assert_eq!(names("module(a,function(b,c),d)"), Ok(vec!["a", "b", "c", "d"]));
        assert_eq!(names(""), Ok(vec![]));
        for bad in ["a,,b", "a,", ",a", "function(a", "a)", "frob(a)", "function(a)b", "()"] {
            assert!(names(bad).is_err(), "{bad}");
        }
        let registry = registry();
        let error = registry.parse_list("drop-movs").unwrap_err();
        assert_eq!(
            error.to_string(),
            "error: unknown pass 'drop-movs'\nnote: did you mean 'drop-moves'?"
        );
        assert!(registry.list().contains("  nothing     For tests.\nmachine function passes:\n"));
        let error = run("nothing", &mut PassCx::new()).unwrap_err();
        assert_eq!(error.message, "'nothing' is a function pass, not a machine pass");
        let Err(error) = Pipeline::from_infos(&registry.parse_list("mark").unwrap()) else {
            panic!("a machine pass in an IR pipeline");
        };
        assert_eq!(error.message, "'mark' is a machine pass: it cannot run on LLVM IR");
    }

    #[test]
    fn counters_and_warnings() {
        let mut cx = PassCx::new();
        assert_eq!(run("mark,drop-moves", &mut cx), Ok(Change::Changed));
        assert_eq!(cx.statistics.get("drop-moves", "moves dropped"), 1);
        assert_eq!(cx.statistics.to_string(), "       1 drop-moves - moves dropped\n");
        assert_eq!(cx.diagnostics.len(), 1);
        let mut sum = cx.statistics.clone();
        sum.merge(&cx.statistics);
        assert_eq!(sum.get("drop-moves", "moves dropped"), 2);
    }

    #[test]
    fn a_run_ends_where_it_is_told_to() {
        let at = |point: &str, before: bool| {
            let mut cx = PassCx::new();
            cx.stop_at(PassPoint::parse(point, before).unwrap());
            run("mark,drop-moves,mark", &mut cx).unwrap();
            (cx.end_functions().is_err(), cx.take_stopped())
        };
        let text = |point: &str, before: bool| match at(point, before) {
            (true, Ok(Some(text))) => text,
            other => panic!("{point}: {other:?}"),
        };
        let count = |text: &str, what: &str| text.matches(what).count();
        assert_eq!(count(&text("mark", true), "KILL"), 0);
        assert_eq!(count(&text("mark", false), "KILL"), 1);
        assert_eq!(count(&text("drop-moves", true), "MOV 0"), 1);
        assert_eq!(count(&text("drop-moves", false), "MOV 0"), 0);
        assert_eq!(count(&text("mark,1", true), "KILL"), 1);
        assert_eq!(count(&text("mark,1", false), "KILL"), 2);
        let (reached, missing) = at("drop-movs", false);
        assert!(!reached);
        assert!(missing.unwrap_err().to_string().contains("did you mean 'drop-moves'?"));
        assert_eq!(at("mark,2", false).1.unwrap_err().message, "'mark' does not run 3 times");
        assert!(PassPoint::parse("mark,x", false).is_err());
        assert_eq!(PassCx::new().take_stopped(), Ok(None));
        // A run that fails after the point has no text.
        let mut cx = PassCx::new();
        cx.stop_at(PassPoint::parse("mark", false).unwrap());
        run("mark", &mut cx).unwrap();
        assert_eq!(cx.take_stopped(), Ok(None));
    }

    #[test]
    fn of_several_ways_the_text_of_the_one_taken_is_kept() {
        let mut cx = PassCx::new();
        cx.stop_at(PassPoint::parse("mark,1", false).unwrap());
        for (way, passes) in [(16, "mark,mark"), (8, "mark,drop-moves,mark")] {
            cx.begin_variant(way);
            run(passes, &mut cx).unwrap();
        }
        cx.commit_variant(8);
        assert!(cx.end_functions().is_err());
        let text = cx.take_stopped().unwrap().unwrap();
        assert_eq!((text.matches("KILL").count(), text.matches("MOV 0").count()), (2, 0));
    }

    #[test]
    fn a_point_is_a_place_in_a_list() {
        let list = ["a", "b", "a"];
        let at = |text: &str, before: bool| PassPoint::parse(text, before).unwrap().position(list);
        assert_eq!((at("a", true), at("a", false)), (Some(0), Some(1)));
        assert_eq!((at("a,1", true), at("a,1", false)), (Some(2), Some(3)));
        assert_eq!((at("b", false), at("a,2", false), at("c", true)), (Some(2), None, None));
        let missing = PassPoint::parse("a,2", true).unwrap().missing(list);
        assert_eq!(missing.message, "'a' does not run 3 times");
        let missing = PassPoint::parse("x", true).unwrap().missing(["one", "two", "one"]);
        assert_eq!(missing.notes, ["passes that run: one, two"]);
    }

    /// Notes what a limit let run.
    #[derive(Default)]
    struct Lines(Vec<String>);

    impl Observer for Lines {
        fn numbered(&mut self, execution: &Execution) {
            self.0.push(execution.to_string());
        }
    }

    #[test]
    fn a_limit_leaves_optional_passes_out() {
        let at = |limit: PassLimit| {
            let (mut lines, mut function) = (Lines::default(), toy::loop_function());
            let mut cx = PassCx::new();
            cx.limit_passes(limit);
            cx.observe(&mut lines);
            let registry = registry();
            let infos = registry.parse_list("mark,drop-moves,mark,drop-moves").unwrap();
            Sequence::machine(&infos).unwrap().run(&mut function, &mut (), &mut cx).unwrap();
            let numbers: Vec<u64> = cx.take_executions().iter().map(|e| e.number).collect();
            drop(cx);
            let text = function.to_string();
            let count = |what: &str| text.matches(what).count();
            (lines.0, numbers, count("KILL"), count("MOV 0"))
        };
        let (lines, numbers, marks, moves) = at(PassLimit::of_optional(1));
        assert_eq!(
            lines,
            [
                "BISECT: running pass (1) drop-moves on sum",
                "BISECT: NOT running pass (2) drop-moves on sum"
            ]
        );
        // Required passes run whatever the limit.
        assert_eq!((numbers, marks, moves), (vec![1, 2], 2, 0));
        let (lines, _, marks, moves) = at(PassLimit::of_option(0));
        assert!(lines.iter().all(|line| line.contains("NOT running")), "{lines:?}");
        assert_eq!((marks, moves), (2, 1));
        let (lines, _, _, moves) = at(PassLimit::of_option(-1));
        assert_eq!((lines.len(), moves), (2, 0));
        let (lines, numbers, marks, moves) = at(PassLimit::of_all(Some(1)));
        assert_eq!(lines[1], "BISECT: NOT running pass (2) drop-moves on sum");
        assert_eq!((numbers.len(), marks, moves), (4, 1, 1));
    }

    #[test]
    fn optional_passes_are_left_out_when_the_time_is_nearly_used_up() {
        use std::time::Duration;
        let at = |seconds: u64| {
            let mut function = toy::loop_function();
            let mut cx = PassCx::new();
            // Each look at the clock is a second later.
            let mut now = 0;
            cx.limit_time(TimeLimit::with_clock(Duration::from_secs(seconds), move || {
                now += 1;
                Duration::from_secs(now)
            }));
            let registry = registry();
            let infos = registry.parse_list("mark,drop-moves,mark,drop-moves,lie").unwrap();
            Sequence::machine(&infos).unwrap().run(&mut function, &mut (), &mut cx).unwrap();
            assert!(cx.diagnostics.iter().all(|d| d.message == "marked"));
            cx.end_time_limit();
            assert!(!cx.has_time_limit());
            let warnings = cx.diagnostics.iter().filter(|d| d.message != "marked");
            let warnings: Vec<String> = warnings.map(ToString::to_string).collect();
            (function.to_string().matches("KILL").count(), warnings)
        };
        // Required passes run in any case.
        let (marks, warnings) = at(0);
        assert_eq!((marks, warnings.len()), (2, 1));
        assert!(
            warnings[0].contains("nearly used up: drop-moves (2 times), lie\n"),
            "{warnings:?}"
        );
        assert!(warnings[0].contains("-opt-bisect-limit=0 makes the same"), "{warnings:?}");
        // Three quarters of four seconds are two passes, those of eight are five.
        let (_, warnings) = at(4);
        assert!(warnings[0].contains("nearly used up: lie\n"), "{warnings:?}");
        assert!(warnings[0].contains("-opt-bisect-limit=2 makes the same"), "{warnings:?}");
        assert_eq!(at(8), (2, Vec::new()));
    }

    #[test]
    fn a_limit_on_passes_and_one_on_time_hold_both() {
        use std::time::Duration;
        let mut lines = Lines::default();
        let mut cx = PassCx::new();
        cx.limit_passes(PassLimit::of_optional(2));
        let mut now = 0;
        cx.limit_time(TimeLimit::with_clock(Duration::from_secs(4), move || {
            now += 2;
            Duration::from_secs(now)
        }));
        cx.observe(&mut lines);
        run("drop-moves,mark,lie,drop-moves", &mut cx).unwrap();
        cx.end_time_limit();
        assert_eq!(cx.diagnostics.len(), 2);
        drop(cx);
        let ran: Vec<bool> = lines.0.iter().map(|line| !line.contains("NOT")).collect();
        assert_eq!(ran, [true, false, false]);
    }

    #[test]
    fn printing_at_boundaries() {
        let mut text = Vec::new();
        let filter = PrintFilter {
            before: ["drop-moves".to_owned()].into_iter().collect(),
            after: ["mark".to_owned()].into_iter().collect(),
            ..PrintFilter::default()
        };
        let mut printer = Printer::new(filter, &mut text);
        let mut cx = PassCx::new();
        cx.observe(&mut printer);
        run("mark,drop-moves", &mut cx).unwrap();
        drop(cx);
        let text = String::from_utf8(text).unwrap();
        let banners: Vec<&str> = text.lines().filter(|l| l.starts_with('#')).collect();
        assert_eq!(
            banners,
            ["# *** IR Dump After mark on sum ***:", "# *** IR Dump Before drop-moves on sum ***:"]
        );
        assert_eq!(text.matches("MOV 0").count(), 2);
    }

    #[test]
    fn timing() {
        let mut timer = Timer::new();
        timer.add("read", std::time::Duration::from_millis(3));
        let mut cx = PassCx::new();
        cx.observe(&mut timer);
        run("mark,drop-moves,drop-moves", &mut cx).unwrap();
        drop(cx);
        let table = timer.table();
        let rows: Vec<Vec<&str>> = table.lines().map(|l| l.split_whitespace().collect()).collect();
        assert_eq!(rows[1][5..], ["read"]);
        assert_eq!(rows[2][3..], ["1", "1", "mark"]);
        assert_eq!(rows[3][3..], ["2", "1", "drop-moves"]);
        assert!(timer.total() >= std::time::Duration::from_millis(3));
    }

    #[test]
    fn verification_stops_at_the_pass_that_broke_something() {
        let mut verifier = Verifier::new();
        let mut cx = PassCx::new();
        cx.observe(&mut verifier);
        let error = run("mark,drop-moves,mark", &mut cx).unwrap_err();
        assert_eq!(error.message, "pass 'drop-moves' broke machine function 'sum'");
        assert!(error.to_string().contains("%1 has no def"), "{error}");
        let mut cx = PassCx::new();
        let mut strict = Verifier::strict();
        cx.observe(&mut strict);
        let error = run("mark,lie", &mut cx).unwrap_err();
        assert_eq!(error.message, "pass 'lie' changed machine function 'sumx' and did not say so");
    }

    #[test]
    fn a_module_pipeline_puts_bodies_back() {
        let mut module = crate::ssa::Module::new("m");
        let registry = registry();
        let infos = registry.parse_list("function(nothing,nothing)").unwrap();
        let mut pipeline = Pipeline::from_infos(&infos).unwrap();
        assert_eq!(pipeline.stages().len(), 1);
        assert_eq!(pipeline.run(&mut module, &mut PassCx::new()), Ok(Change::Unchanged));
    }
}
