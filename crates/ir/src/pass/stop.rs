//! Ending a run before its end (`-stop-after`, `-stop-before`): what there is at that point is kept as text.
//!
//! A [`Pipeline`] over a module is cut off before it runs, so that all functions are at the same point, and ends with an error that
//! goes up through all that is between. A backend lowers functions one by one, and what comes of one may decide how the next one is
//! compiled (which registers a call preserves). So of a machine function the text is kept at the point, the function is lowered to its
//! end, and the run ends behind the last function, where the backend asks [`PassCx::end_functions`].
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
    text: String,
    /// Whether some unit came to the point.
    reached: bool,
    /// Whether all units did that were to.
    complete: bool,
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
            text: String::new(),
            reached: false,
            complete: false,
            names: Vec::new(),
        }));
    }

    /// The error with which a run over several functions ends, if it was to stop.
    ///
    /// # Errors
    /// If the point was reached.
    pub fn end_functions(&mut self) -> Result<(), Diagnostic> {
        match &mut self.stop {
            Some(stop) if stop.reached => {
                stop.complete = true;
                Err(stopped())
            }
            _ => Ok(()),
        }
    }

    /// What there was at the point to stop at; nothing if no such point was set, or the run failed before all units were there.
    ///
    /// # Errors
    /// The point was not reached: names what may have been meant.
    pub fn take_stopped(&mut self) -> Result<Option<String>, Diagnostic> {
        let Some(stop) = self.stop.take() else { return Ok(None) };
        if stop.reached {
            return Ok(Some(stop.text).filter(|_| stop.complete));
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

    /// A boundary of a pass on a unit: keeps its text if the run stops there.
    pub(super) fn boundary<U: Dump>(
        &mut self,
        name: &'static str,
        unit: &U,
        shared: &U::Shared,
        before: bool,
    ) {
        let Some(stop) = &mut self.stop else { return };
        stop.note(name);
        // A module's passes are cut off by the pipeline.
        if matches!(U::KIND, UnitKind::Module | UnitKind::Function) || name != stop.point.pass {
            return;
        }
        let unit_name = unit.name(shared);
        if stop.unit != unit_name {
            unit_name.clone_into(&mut stop.unit);
            stop.begun = 0;
        }
        stop.begun += u32::from(before);
        if stop.point.before == before && stop.begun == stop.point.instance + 1 {
            stop.reached = true;
            unit.dump(shared, &mut stop.text);
        }
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
            stop.complete = true;
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
