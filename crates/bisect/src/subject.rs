//! A kernel with a launch, and one run of it.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use gpu_sim::launch::{Difference, Launch, Outcome, first_difference};
use gpu_sim::{FaultKind, interp};
use ir::diagnostic::Diagnostic;
use ir::pass::{Execution, PassCx, PassLimit};
use ir::ssa::Module;

/// A kernel with a launch, and how it is compiled. Every call begins with the same input.
pub trait Subject {
    /// Returns the launch.
    fn launch(&self) -> &Launch;

    /// Returns the module after its passes, which the context limits.
    ///
    /// # Errors
    /// The input cannot be read, or a pass fails.
    fn module(&self, cx: &mut PassCx<'_>) -> Result<Module, Diagnostic>;

    /// Makes a module ready for the interpreter: links functions that a target leaves to the compiler.
    ///
    /// # Errors
    /// If that fails.
    fn prepare(&self, _module: &mut Module) -> Result<(), Diagnostic> {
        Ok(())
    }

    /// Returns the options of the interpreter for a module.
    fn options(&self, _module: &Module) -> interp::Options {
        interp::Options::default()
    }

    /// Compiles the kernel under the limit of the context, and runs the code. `instructions` bounds the run.
    ///
    /// # Errors
    /// [`Failure::Compile`] or [`Failure::Run`].
    fn run_code(&self, cx: &mut PassCx<'_>, instructions: u64) -> Result<Outcome, Failure>;
}

/// Why a run has no results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The compiler refuses the module, or panics.
    Compile(String),
    /// The program does what it must not do.
    Run(String),
    /// The interpreter does not know what the module contains.
    Unknown(String),
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Compile(why) => write!(f, "the compiler fails: {why}"),
            Self::Run(why) => write!(f, "the run fails: {why}"),
            Self::Unknown(why) => write!(f, "the interpreter cannot run the module: {why}"),
        }
    }
}

/// A run under a limit.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    /// The executions of passes that were numbered.
    pub(crate) executions: Vec<Execution>,
    /// The results.
    pub(crate) results: Result<Outcome, Failure>,
}

/// Instructions of a run for each instruction of the run that is right, and in any case.
const EACH: u64 = 1000;
const LEAST: u64 = 10_000_000;

/// Instructions of the first run, of which nothing is known.
const FIRST: u64 = 4_000_000_000;

/// Returns the bound of a run by the number of instructions that the interpreter executed.
pub(crate) fn bound(instructions: u64) -> u64 {
    instructions.saturating_mul(EACH).saturating_add(LEAST)
}

/// Runs the module after its passes on the interpreter.
pub(crate) fn interpret(subject: &dyn Subject, limit: PassLimit, instructions: u64) -> Run {
    interpret_in(subject, limit, instructions, |options| options)
}

/// [`interpret`] with a change of the interpreter's options.
fn interpret_in(
    subject: &dyn Subject,
    limit: PassLimit,
    instructions: u64,
    change: impl FnOnce(interp::Options) -> interp::Options,
) -> Run {
    let mut cx = PassCx::new();
    cx.limit_passes(limit);
    let results = guarded(|| {
        let module = module(subject, &mut cx).map_err(|e| Failure::Compile(text(&e)))?;
        let options = interp::Options { instructions, ..change(subject.options(&module)) };
        interp::run(&module, subject.launch(), &options).map_err(|fault| match fault.kind() {
            FaultKind::Unsupported | FaultKind::Input => Failure::Unknown(fault.to_string()),
            _ => Failure::Run(fault.to_string()),
        })
    });
    Run { executions: cx.take_executions(), results }
}

/// Returns the module after its passes, as the interpreter runs it.
pub(crate) fn module(subject: &dyn Subject, cx: &mut PassCx<'_>) -> Result<Module, Diagnostic> {
    let mut module = subject.module(cx)?;
    subject.prepare(&mut module)?;
    Ok(module)
}

/// Compiles the kernel and runs the code.
pub(crate) fn compile(subject: &dyn Subject, limit: PassLimit, instructions: u64) -> Run {
    let mut cx = PassCx::new();
    cx.limit_passes(limit);
    let results = guarded(|| subject.run_code(&mut cx, instructions));
    Run { executions: cx.take_executions(), results }
}

/// Returns the first difference of results, or the failure, as the report says it; none if they are right.
pub(crate) fn mistake(
    expected: &Outcome,
    found: &Result<Outcome, Failure>,
    tolerance: Option<f64>,
) -> Option<(String, Option<Difference>)> {
    match found {
        Err(failure) => Some((failure.to_string(), None)),
        Ok(found) => first_difference(expected, found, tolerance).map(|difference| {
            let Difference { buffer, index, left, right, count } = &difference;
            let element = index.map_or_else(String::new, |n| format!("[{n}]"));
            let more =
                if *count > 1 { format!(" ({count} elements differ)") } else { String::new() };
            (format!("{buffer}{element} is {right} instead of {left}{more}"), Some(difference))
        }),
    }
}

/// Runs work in which a pass may panic.
fn guarded<T>(work: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    catch_unwind(AssertUnwindSafe(work))
        .unwrap_or_else(|payload| Err(Failure::Compile(said(&*payload))))
}

/// Returns the text of a panic.
fn said(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
    format!("panic: {}", text.unwrap_or_default())
}

/// Returns the first line of a message.
fn text(error: &Diagnostic) -> String {
    error.message.clone()
}

/// The mistake in a subject's code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Symptom {
    /// The compiler refuses the module or panics, with this message.
    Compile(String),
    /// The code does what it must not do, with this message.
    Run(String),
    /// The results differ.
    Differ(String),
}

impl Symptom {
    /// Compiles a subject and runs its code, and compares the results with the interpreter's of the module before any pass. None, if they
    /// are the same.
    ///
    /// # Errors
    /// The subject is compiled, and the interpreter has no results, or results that depend on the order of threads.
    pub fn of(subject: &dyn Subject) -> Result<Option<Self>, Diagnostic> {
        // What is not compiled needs no results of the interpreter.
        if let Err(Failure::Compile(why)) = compile(subject, PassLimit::UNLIMITED, 1).results {
            return Ok(Some(Self::Compile(why)));
        }
        let expected = determined(subject)?;
        let bound = bound(expected.statistics.instructions);
        let run = compile(subject, PassLimit::UNLIMITED, bound);
        Ok(match run.results {
            Err(Failure::Compile(why)) => Some(Self::Compile(why)),
            Err(Failure::Run(why) | Failure::Unknown(why)) => Some(Self::Run(why)),
            Ok(_) => mistake(&expected, &run.results, subject.launch().tolerance)
                .map(|(text, _)| Self::Differ(text)),
        })
    }

    /// Whether another subject goes wrong in the same manner: numbers and names in messages may differ.
    pub fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Compile(a), Self::Compile(b)) => plain(a) == plain(b),
            // The kind stands in front of the colon.
            (Self::Run(a), Self::Run(b)) => a.split(':').next() == b.split(':').next(),
            (Self::Differ(_), Self::Differ(_)) => true,
            _ => false,
        }
    }
}

/// Returns a message without what stands in quotes, and without digits.
fn plain(message: &str) -> String {
    let outside = message.split('\'').step_by(2);
    outside.flat_map(str::chars).filter(|c| !c.is_ascii_digit()).collect()
}

/// Returns the results of the module before any pass.
pub(crate) fn expected(subject: &dyn Subject) -> Result<Outcome, Diagnostic> {
    expected_in(subject, |options| options)
}

/// Returns the results of the module before any pass, if they are the only ones that it can have.
fn determined(subject: &dyn Subject) -> Result<Outcome, Diagnostic> {
    let strictly = |options| interp::Options { races: true, undefined_stores: true, ..options };
    let results = expected_in(subject, strictly)?;
    let turned = expected_in(subject, |options| interp::Options { backwards: true, ..options })?;
    match first_difference(&results, &turned, None) {
        None => Ok(results),
        Some(difference) => {
            Err(Diagnostic::error("the results depend on the order in which threads run")
                .with_note(difference.to_string()))
        }
    }
}

fn expected_in(
    subject: &dyn Subject,
    change: impl FnOnce(interp::Options) -> interp::Options,
) -> Result<Outcome, Diagnostic> {
    let run = interpret_in(subject, PassLimit::of_all(Some(0)), FIRST, change);
    run.results.map_err(|failure| {
        let what = match failure {
            Failure::Compile(why) => return Diagnostic::error(why),
            Failure::Run(why) | Failure::Unknown(why) => why,
        };
        Diagnostic::error("the interpreter has no results of the module before any pass")
            .with_note(what)
    })
}
