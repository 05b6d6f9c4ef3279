//! The result of a search, and its text.

use std::fmt;

use ir::pass::{Execution, UnitKind};

use crate::instruction::Place;

/// The result of a search.
#[derive(Clone, Debug)]
pub enum Finding {
    /// Every result is right.
    Right {
        /// Executions of passes over the module.
        passes: u64,
        /// Executions of optional passes for the code that the simulator ran.
        code: u64,
        /// Why the interpreter could not run the module after its passes, if it could not.
        unknown: Option<String>,
    },
    /// A pass makes the results wrong.
    Wrong(Box<Cause>),
    /// The results are wrong without any optional pass that could be left out.
    Required {
        /// The first difference, or the failure.
        mistake: String,
        /// Why the interpreter could not run the module after its passes, if it could not.
        unknown: Option<String>,
        /// The store of the element that differs, in the module before any pass.
        place: Option<Box<Place>>,
        /// Whether floats differ, of which no tolerance was asked for.
        floats: bool,
    },
}

/// The machine that ran the kernel when the mistake was seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The interpreter, after passes over the module.
    Module,
    /// The simulator, after code generation.
    Code,
}

/// Numbers of executions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Boundary {
    /// With so many executions the results are right.
    pub right: u64,
    /// With so many they are wrong.
    pub wrong: u64,
    /// Number of all executions.
    pub of: u64,
    /// The value of `-opt-bisect-limit` with which the mistake is there, and not with one less. None for required passes.
    pub limit: Option<u64>,
}

/// A pass that makes the results wrong.
#[derive(Clone, Debug)]
pub struct Cause {
    /// The stage in which the mistake was seen.
    pub stage: Stage,
    /// The execution; several where the interpreter could run the module only before the first and after the last of them.
    pub executions: Vec<Execution>,
    /// Its number.
    pub boundary: Boundary,
    /// The first difference, or the failure.
    pub mistake: String,
    /// The first instruction that differs, if one was found.
    pub place: Option<Place>,
}

/// Returns the name of a unit with its kind.
fn on(execution: &Execution) -> String {
    match execution.kind {
        UnitKind::Module => "the module".to_owned(),
        kind => format!("{kind} '{}'", execution.unit),
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { stage, executions, boundary, mistake, place } = self;
        let Boundary { right, wrong, of, limit } = boundary;
        match &executions[..] {
            [one] => {
                writeln!(f, "pass '{}' on {} changes the results: {mistake}", one.pass, on(one))?;
            }
            several => {
                writeln!(f, "one of {} passes changes the results: {mistake}", several.len())?;
                for one in several {
                    writeln!(f, "  '{}' on {}", one.pass, on(one))?;
                }
                writeln!(f, "  the interpreter cannot run the module between them")?;
            }
        }
        match stage {
            Stage::Module => writeln!(
                f,
                "the interpreter ran the module after {right} executions of passes (right) and after {wrong} of {of} (wrong)"
            )?,
            Stage::Code => writeln!(
                f,
                "the simulator ran code with {right} executions of optional passes (right) and with {wrong} of {of} (wrong)"
            )?,
        }
        if let Some(limit) = limit {
            let before = limit - 1;
            writeln!(
                f,
                "-opt-bisect-limit={limit} has the mistake, -opt-bisect-limit={before} has not"
            )?;
        }
        if let [one] = &executions[..] {
            let filter = match one.kind {
                UnitKind::Module => String::new(),
                _ => format!(" -filter-print-funcs={}", one.unit),
            };
            writeln!(f, "-print-before={0} -print-after={0}{filter} shows the change", one.pass)?;
        }
        match place {
            Some(place) => write!(f, "{place}"),
            None => writeln!(
                f,
                "no instruction can be named: nothing stores the element, or the run has no results"
            ),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let note = |f: &mut fmt::Formatter<'_>, unknown: &Option<String>| match unknown {
            Some(why) => writeln!(f, "the module after its passes was not checked: {why}"),
            None => Ok(()),
        };
        match self {
            Self::Right { passes, code, unknown } => {
                writeln!(
                    f,
                    "the results are right after all {passes} executions of passes over the module, and those of the code with all {code} executions of optional passes"
                )?;
                note(f, unknown)
            }
            Self::Wrong(cause) => write!(f, "{cause}"),
            Self::Required { mistake, unknown, place, floats } => {
                let after = match unknown {
                    Some(_) => "without any optional pass",
                    None => "with every pass over the module and no optional pass after them",
                };
                writeln!(f, "the results are wrong {after}: {mistake}")?;
                writeln!(
                    f,
                    "the mistake is in instruction selection or in a pass that cannot be left out; no pass can be named"
                )?;
                if *floats {
                    writeln!(
                        f,
                        "the last bits of floats may differ where the module lets products and sums fuse; a tolerance accepts that"
                    )?;
                }
                note(f, unknown)?;
                place.as_ref().map_or(Ok(()), |place| write!(f, "{place}"))
            }
        }
    }
}
