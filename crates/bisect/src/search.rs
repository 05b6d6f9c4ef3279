//! The search for the first wrong number of executions.

use gpu_sim::launch::{BufferData, Outcome};
use ir::diagnostic::Diagnostic;
use ir::pass::{Execution, Need, PassLimit, UnitKind};

use crate::finding::{Boundary, Cause, Finding, Stage};
use crate::instruction;
use crate::neighbours::{Neighbours, Verdict, between};
use crate::subject::{self, Failure, Run, Subject};

/// Finds the pass that changes what a kernel computes.
///
/// # Errors
/// The module before any pass has no results on the interpreter: there is nothing to compare with.
pub fn find(subject: &dyn Subject) -> Result<Finding, Diagnostic> {
    let expected = subject::expected(subject)?;
    let bound = subject::bound(expected.statistics.instructions);
    let judge = |run: &Run| judged(subject, &expected, run);

    let module = subject::interpret(subject, PassLimit::of_all(None), bound);
    let passes = module.executions.len() as u64;
    let mut unknown = None;
    match judge(&module) {
        Verdict::Right => {}
        Verdict::Unknown => unknown = module.results.err().map(|failure| failure.to_string()),
        Verdict::Wrong(mistake, difference) => {
            let probe = |n| judge(&subject::interpret(subject, PassLimit::of_all(Some(n)), bound));
            let end = Neighbours { right: 0, wrong: passes, mistake, difference };
            let found = between(end, probe);
            let place = instruction::find(subject, &expected, &found, bound);
            let cause = Cause::new(Stage::Module, &module.executions, found, place);
            return Ok(Finding::Wrong(Box::new(cause)));
        }
    }

    let code = subject::compile(subject, PassLimit::UNLIMITED, bound);
    let Verdict::Wrong(mistake, difference) = judge(&code) else {
        return Ok(Finding::Right { passes, code: code.executions.len() as u64, unknown });
    };
    // What the target has no code for may be gone only after some passes: then nothing is known of fewer.
    let refused = matches!(code.results, Err(Failure::Compile(_)));
    // Where the module is right after its passes, only those after them are left.
    let first = if unknown.is_some() { 0 } else { of_module(&code.executions) };
    let probe = |n| {
        let run = subject::compile(subject, PassLimit::of_optional(n), bound);
        match run.results {
            Err(Failure::Compile(_)) if !refused => Verdict::Unknown,
            _ => judge(&run),
        }
    };
    let last = code.executions.len() as u64;
    let (first, verdict) = (first..last)
        .map(|n| (n, probe(n)))
        .find(|(_, verdict)| !matches!(verdict, Verdict::Unknown))
        .unwrap_or((first, Verdict::Unknown));
    if !matches!(verdict, Verdict::Right) {
        let place = instruction::of_input(subject, difference.as_ref(), &expected);
        let of_floats = |one: &&BufferData| one.ty.float().is_some();
        let buffer = difference.and_then(|difference| {
            expected.buffers.iter().find(|one| one.name == difference.buffer).filter(of_floats)
        });
        let floats = buffer.is_some() && subject.launch().tolerance.is_none();
        let place = place.map(Box::new);
        return Ok(Finding::Required { mistake, unknown, place, floats });
    }
    let found = between(Neighbours { right: first, wrong: last, mistake, difference }, probe);
    let place = instruction::of_input(subject, found.difference.as_ref(), &expected);
    let cause = Cause::new(Stage::Code, &code.executions, found, place);
    Ok(Finding::Wrong(Box::new(cause)))
}

fn judged(subject: &dyn Subject, expected: &Outcome, run: &Run) -> Verdict {
    if let Err(Failure::Unknown(_)) = run.results {
        return Verdict::Unknown;
    }
    match subject::mistake(expected, &run.results, subject.launch().tolerance) {
        None => Verdict::Right,
        Some((mistake, difference)) => Verdict::Wrong(mistake, difference),
    }
}

/// Number of optional executions over the module, which come before selection.
fn of_module(executions: &[Execution]) -> u64 {
    let over_module = |one: &&Execution| matches!(one.kind, UnitKind::Module | UnitKind::Function);
    executions.iter().take_while(over_module).count() as u64
}

impl Cause {
    fn new(
        stage: Stage,
        executions: &[Execution],
        found: Neighbours,
        place: Option<instruction::Place>,
    ) -> Self {
        let Neighbours { right, wrong, mistake, .. } = found;
        let within = &executions[right as usize..wrong as usize];
        let optional = |end: u64| {
            executions[..end as usize].iter().filter(|one| one.need == Need::Optional).count()
                as u64
        };
        let last_is_optional = within.last().is_some_and(|one| one.need == Need::Optional);
        // Between limits of the command lies one optional pass alone.
        let limit = (within.len() == 1 && last_is_optional).then(|| optional(wrong));
        Self {
            stage,
            executions: within.to_vec(),
            boundary: Boundary { right, wrong, of: executions.len() as u64, limit },
            mistake,
            place,
        }
    }
}
