//! Ending a run before its end (`-stop-after`, `-stop-before`): what there is at that point is kept as text.
//!
//! Passes on functions run one function after another, and a backend does more between them than run passes. So a run
//! ends as it ends at an error: the pass boundary gives one, which goes up through all that is between. A [`Pipeline`]
//! over a module is cut off before it runs, so that all functions are at the same point; a backend that lowers functions one
//! by one goes on with the next one after it has asked [`PassCx::ended_function`].
//!
//! [`Pipeline`]: super::Pipeline

use super::{Dump, PassCx, UnitKind};
use crate::diagnostic::{Diagnostic, nearest_name};

/// A point of a pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StopPoint {
    /// The pass.
    pub pass: String,
    /// Which of its runs on a unit, from 0.
    pub instance: u32,
    /// Before that run, or after it.
    pub before: bool,
}

impl StopPoint {
    /// The point of an option's value: `PASS` or `PASS,INSTANCE`.
    ///
    /// # Errors
    /// The instance is no number.
    pub fn parse(text: &str, before: bool) -> Result<Self, Diagnostic> {
        let (pass, instance) = text.split_once(',').unwrap_or((text, "0"));
        let instance = instance.parse().map_err(|_| {
            Diagnostic::error(format!("'{instance}' is no number of a run of '{pass}' (from 0)"))
        })?;
        Ok(Self { pass: pass.to_owned(), instance, before })
    }
}

/// A point to stop at, and what was found there.
#[derive(Debug)]
pub(super) struct Stop {
    point: StopPoint,
    /// The unit that passes ran on last, and how often the pass began on it.
    unit: String,
    begun: u32,
    /// Whether the current function is at the point: nothing more is run on it.
    ended: bool,
    text: String,
    reached: bool,
    names: Vec<&'static str>,
}

/// What a pass boundary answers at the point.
fn stopped() -> Diagnostic {
    Diagnostic::error("the run was to end here")
}

impl PassCx<'_> {
    /// Ends the run at a point. Whatever runs passes then answers an error, and [`PassCx::take_stopped`] has the text.
    pub fn stop_at(&mut self, point: StopPoint) {
        self.stop = Some(Box::new(Stop {
            point,
            unit: String::new(),
            begun: 0,
            ended: false,
            text: String::new(),
            reached: false,
            names: Vec::new(),
        }));
    }

    /// Whether the current function is at the point to stop at, and its text was kept: who lowers functions one by one goes on
    /// with the next.
    pub fn ended_function(&mut self) -> bool {
        self.stop.as_mut().is_some_and(|stop| core::mem::replace(&mut stop.ended, false))
    }

    /// The error with which a run over several functions ends, if it was to stop.
    ///
    /// # Errors
    /// If the point was reached.
    pub fn end_functions(&self) -> Result<(), Diagnostic> {
        if self.stop.as_ref().is_some_and(|stop| stop.reached) { Err(stopped()) } else { Ok(()) }
    }

    /// What there was at the point to stop at; nothing if no such point was set.
    ///
    /// # Errors
    /// The point was not reached: names what may have been meant.
    pub fn take_stopped(&mut self) -> Result<Option<String>, Diagnostic> {
        let Some(stop) = self.stop.take() else { return Ok(None) };
        if stop.reached {
            return Ok(Some(stop.text));
        }
        let StopPoint { pass, instance, .. } = &stop.point;
        if stop.names.contains(&pass.as_str()) {
            let message = format!("'{pass}' does not run {} times", instance + 1);
            return Err(Diagnostic::error(message));
        }
        let error = Diagnostic::error(format!("no pass '{pass}' runs"));
        Err(match nearest_name(pass, stop.names.iter().copied()) {
            Some(near) => error.with_note(format!("did you mean '{near}'?")),
            None => error.with_note(format!("what runs: {}", stop.names.join(", "))),
        })
    }

    /// A boundary of a pass on a unit: gives an error if the run ends there.
    pub(super) fn boundary<U: Dump>(
        &mut self,
        name: &'static str,
        unit: &U,
        shared: &U::Shared,
        before: bool,
    ) -> Result<(), Diagnostic> {
        let Some(stop) = &mut self.stop else { return Ok(()) };
        if stop.ended {
            return Err(stopped());
        }
        stop.note(name);
        // A module's passes are cut off by the pipeline.
        if matches!(U::KIND, UnitKind::Module | UnitKind::Function) || name != stop.point.pass {
            return Ok(());
        }
        let unit_name = unit.name(shared);
        if stop.unit != unit_name {
            unit_name.clone_into(&mut stop.unit);
            stop.begun = 0;
        }
        stop.begun += u32::from(before);
        if stop.point.before != before || stop.begun != stop.point.instance + 1 {
            return Ok(());
        }
        stop.ended = true;
        stop.reached = true;
        unit.dump(shared, &mut stop.text);
        Err(stopped())
    }

    /// Where a list of passes on a module is to be cut off, if it is: how many of them run.
    pub(super) fn cut(&mut self, names: impl Iterator<Item = &'static str>) -> Option<usize> {
        let stop = self.stop.as_mut()?;
        let mut seen = 0;
        let mut found = None;
        for (number, name) in names.enumerate() {
            stop.note(name);
            if name == stop.point.pass {
                if seen == stop.point.instance {
                    found.get_or_insert(number + usize::from(!stop.point.before));
                }
                seen += 1;
            }
        }
        found
    }

    /// Ends the run with a module.
    pub(super) fn end_with<U: Dump>(&mut self, unit: &U, shared: &U::Shared) -> Diagnostic {
        if let Some(stop) = &mut self.stop {
            stop.reached = true;
            unit.dump(shared, &mut stop.text);
        }
        stopped()
    }
}

impl Stop {
    fn note(&mut self, name: &'static str) {
        if !self.names.contains(&name) {
            self.names.push(name);
        }
    }
}
