//! Compiling: LLVM IR in, the target's code out. The module's triple chooses the backend.

use crate::args::{CompileArgs, ObserveArgs};
use crate::debug::trace::{Trace, Tracer};
use crate::failure::{Failure, Outcome};
use crate::limits::LimitSummary;
use crate::observe::Observers;
use crate::summary::{ModuleSummary, PassTime, pass_times};
use crate::terminal::Terminal;
use crate::{files, inspect, session, stages, targets};
use driver::{Compilation, Options, Source};
use ir::diagnostic::Diagnostic;
use ir::pass::{PassCx, Statistics, TimeLimit};
use ir::ssa::Verified;
use report::ReportInput;
use std::borrow::Cow;
use std::time::Duration;

pub(crate) fn run(args: &CompileArgs, terminal: Terminal) -> Outcome {
    if args.list_passes {
        return files::write(None, driver::registry().list().as_bytes());
    }
    if args.version {
        return files::write(None, targets::version().as_bytes());
    }
    if targets::help_is_wanted(&args.target) {
        return files::write(None, targets::help(&args.target)?.as_bytes());
    }
    session::run(args, terminal)
}

/// A compiled module.
#[derive(Debug)]
pub(crate) struct Compiled {
    /// Bytes to write, if there are any.
    pub(crate) output: Option<Vec<u8>>,
    /// The ending of a file for it.
    pub(crate) ending: Cow<'static, str>,
    /// Summary for tools.
    pub(crate) summary: ModuleSummary,
}

impl Compiled {
    /// A text, which is no code.
    pub(crate) fn text(text: String, ending: &'static str) -> Compiled {
        let summary = ModuleSummary::default();
        Compiled { output: Some(text.into_bytes()), ending: ending.into(), summary }
    }
}

/// Messages and reports of the compilation of a module.
#[derive(Default, Debug)]
pub(crate) struct Said {
    /// Output of observers, if it was not shown at once.
    pub(crate) log: Vec<u8>,
    /// Warnings.
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// The time of each pass, where that is wanted.
    pub(crate) passes: Vec<PassTime>,
    /// Input of the report, if there is one.
    pub(crate) report: Option<ReportInput>,
    /// Remarks of passes, as YAML, if they are to be written.
    pub(crate) remarks: String,
    /// Counts of passes.
    pub(crate) statistics: Statistics,
    /// Times of passes, if a trace of them is wanted.
    pub(crate) trace: Trace,
    /// Summary of a module of which a kernel meets a condition that is denied.
    pub(crate) denied: Option<ModuleSummary>,
}

/// Compiles a module. `live`: observers print at once.
pub(crate) fn compile(
    name: &str,
    text: &[u8],
    args: &CompileArgs,
    live: bool,
    said: &mut Said,
) -> Result<Compiled, Failure> {
    let mut observers = Observers::new(&args.observe, live, args.json.is_some());
    if args.debug.traces() {
        let least = args.debug.time_trace_granularity.unwrap_or(0);
        observers.tracer = Some(Tracer::new(Duration::from_micros(least)));
    }
    let mut cx = observers.context();
    if let Some(time) = args.debug.max_compile_time {
        // Reading counts, too.
        cx.limit_time(TimeLimit::new(time));
    }
    args.target.set_options(&mut cx)?;
    if args.remarks.any() {
        cx.keep_opt_remarks();
    }
    let result = compile_in(name, text, args, said, &mut cx);
    cx.end_time_limit();
    said.diagnostics.extend(std::mem::take(&mut cx.diagnostics));
    let statistics = std::mem::take(&mut cx.statistics);
    let printed = std::mem::take(&mut cx.printed);
    let remarks = cx.take_opt_remarks();
    drop(cx);
    said.passes = observers.timer.as_ref().map(pass_times).unwrap_or_default();
    said.trace = observers.tracer.take().map(|tracer| tracer.finish(name)).unwrap_or_default();
    said.log = printed.into_bytes();
    said.log.extend(observers.finish(&statistics));
    said.statistics = statistics;
    said.log.extend(args.remarks.text(name, &remarks).into_bytes());
    said.remarks = args.remarks.yaml(&remarks);
    let compiled = result?;
    if args.report.is_some() {
        said.report = Some(inspect::report(name, text, args)?);
    }
    Ok(compiled)
}

/// [`compile()`] with the observers of a context.
fn compile_in(
    name: &str,
    text: &[u8],
    args: &CompileArgs,
    said: &mut Said,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Failure> {
    if let Some(compiled) = stages::compile(name, text, args, cx)? {
        return Ok(compiled);
    }
    let mut options = args.options()?;
    let mut module = read(name, text, &options)?;
    options.emit = Some(args.kind(options.target_of(&module)?));
    let compiled = driver::compile_with(&mut module, &options, cx);
    if args.inputs.len() < 2 {
        // The process ends soon: its memory goes back faster as a whole.
        std::mem::forget(module);
    }
    let compiled = compiled.map_err(|error| driver::located(error, name, text, &options))?;
    if cx.keeps_opt_remarks() {
        cx.opt_remarks(compiled.opt_remarks());
    }
    if !args.limits.any() {
        return written(compiled);
    }
    let limits = check_limits(&compiled, &Source::new(name, text), &options, said, cx)?;
    let mut written = written(compiled)?;
    written.summary.limits = limits;
    Ok(written)
}

/// Checks the conditions on kernels. Returns those that are met and only warned of.
///
/// # Errors
/// All that are denied.
fn check_limits(
    compiled: &Compilation,
    source: &Source<'_>,
    options: &Options,
    said: &mut Said,
    cx: &mut PassCx<'_>,
) -> Result<Vec<LimitSummary>, Failure> {
    let found = compiled.exceeded(options, Some(source));
    let limits: Vec<LimitSummary> = found.iter().map(LimitSummary::from).collect();
    let (denied, warned): (Vec<_>, Vec<_>) = found.into_iter().partition(|one| one.denied);
    warned.into_iter().for_each(|one| cx.warn(one.diagnostic));
    if denied.is_empty() {
        return Ok(limits);
    }
    said.denied = Some(ModuleSummary { limits, ..ModuleSummary::of(compiled) });
    Err(Failure(denied.into_iter().map(|one| one.diagnostic).collect()))
}

/// Returns the bytes to write for a compiled module, with its summary.
pub(crate) fn written(compilation: Compilation) -> Result<Compiled, Failure> {
    let ending = compilation.emit().ending(compilation.target()).into();
    let summary = ModuleSummary::of(&compilation);
    Ok(Compiled { output: compilation.into_bytes()?, ending, summary })
}

/// Names that are no pass are refused before any work, with the nearest that is.
pub(crate) fn check_pass_names(args: &ObserveArgs) -> Outcome {
    let named = [&args.print_before, &args.print_after, &args.debug_only];
    let mut names = named.into_iter().flatten().peekable();
    if names.peek().is_none() {
        return Ok(());
    }
    let registry = driver::registry();
    names.try_for_each(|name| registry.kind(name).map(drop))?;
    Ok(())
}

/// Reads a module and verifies it: what comes later takes for granted what every module must be.
pub(crate) fn read(name: &str, text: &[u8], options: &Options) -> Result<Verified, Failure> {
    Ok(driver::read_all(name, text, options)?)
}
