//! Stop of a run before its end (`-stop-after`, `-stop-before`): the unit at that point is kept as text.
//!
//! A [`Pipeline`] over a module is cut off before it runs, so that all functions are at the same point. It ends with an
//! error that goes up through all callers. A backend lowers functions one by one, and the result of one may decide how
//! the next one is compiled (the registers that a call preserves). So the text of a machine function is kept at the
//! point, the function is lowered to its end, and the run ends after the last function, where the backend asks
//! [`PassCx::end_functions`]. A backend that compiles a function in several variants and takes the best commits one of
//! them ([`PassCx::commit_variant`]): that one's text is kept.
//!
//! [`Pipeline`]: super::Pipeline

use std::collections::BTreeMap;

use super::{Dump, PassCx, UnitKind};
use crate::diagnostic::Diagnostic;

/// A point of a pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PassPoint {
    /// The pass.
    pub pass: String,
    /// Number of its run on a unit, from 0.
    pub instance: u32,
    /// Before that run, or after it.
    pub before: bool,
}

impl PassPoint {
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
    point: PassPoint,
    /// The unit that passes ran on last.
    unit: String,
    /// The variant that is compiled now.
    way: u32,
    /// By variant: the number of times that the pass started on the unit, and the text at the
    /// point.
    ways: BTreeMap<u32, (u32, String)>,
    /// The text of the units that are finished.
    text: String,
    /// Whether some unit came to the point.
    reached: bool,
    /// Whether all units did that were to.
    complete: bool,
    /// Passes at which a run can stop.
    names: Vec<&'static str>,
    /// Passes on modules and functions that ran, those inside of others too.
    inner: Vec<&'static str>,
}

/// Returns the error of a pass boundary at the point.
fn stopped() -> Diagnostic {
    Diagnostic::error("the run was to end here")
}

impl PassCx<'_> {
    /// Ends the run at a point. Runners of passes then return an error, and [`PassCx::take_stopped`] has the text.
    pub fn stop_at(&mut self, point: PassPoint) {
        self.stop = Some(Box::new(Stop {
            point,
            unit: String::new(),
            way: 0,
            ways: BTreeMap::new(),
            text: String::new(),
            reached: false,
            complete: false,
            names: Vec::new(),
            inner: Vec::new(),
        }));
    }

    /// Starts one of several variants of the unit, by its number: passes that run on the unit are counted for each.
    pub fn begin_variant(&mut self, way: u32) {
        if let Some(remarks) = &mut self.opt_remarks {
            remarks.begin_variant(way);
        }
        if let Some(stop) = &mut self.stop {
            stop.way = way;
        }
    }

    /// Commits the variant of that number and drops the others.
    pub fn commit_variant(&mut self, way: u32) {
        if let Some(remarks) = &mut self.opt_remarks {
            remarks.commit_variant(way);
        }
        if let Some(stop) = &mut self.stop {
            stop.ways.retain(|&other, _| other == way);
            stop.finish_unit();
        }
    }

    /// The error with which a run over several functions ends, if it was to stop.
    ///
    /// # Errors
    /// If the point was reached.
    pub fn end_functions(&mut self) -> Result<(), Diagnostic> {
        match &mut self.stop {
            Some(stop) if stop.reached => {
                stop.finish_unit();
                stop.complete = true;
                Err(stopped())
            }
            _ => Ok(()),
        }
    }

    /// Returns the text at the point to stop at; None if no such point was set, or the run failed before all units were
    /// there.
    ///
    /// # Errors
    /// The point was not reached: names what may have been meant.
    pub fn take_stopped(&mut self) -> Result<Option<String>, Diagnostic> {
        let Some(stop) = self.stop.take() else { return Ok(None) };
        if stop.reached {
            return Ok(Some(stop.text).filter(|_| stop.complete));
        }
        if stop.inner.contains(&stop.point.pass.as_str())
            && !stop.names.contains(&stop.point.pass.as_str())
        {
            let pass = &stop.point.pass;
            let message = format!(
                "no run can stop at '{pass}': it runs inside of another pass, function by function"
            );
            return Err(Diagnostic::error(message)
                .with_note(format!(
                    "-print-after={pass} shows what it leaves; -run-pass={pass} runs it alone"
                ))
                .with_note(format!("a run can stop at {}", stop.names.join(", "))));
        }
        Err(stop.point.missing(stop.names.iter().copied()))
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
        // A module's passes are cut off by the pipeline.
        if matches!(U::KIND, UnitKind::Module | UnitKind::Function) {
            note(&mut stop.inner, name);
            return;
        }
        note(&mut stop.names, name);
        if name != stop.point.pass {
            return;
        }
        let unit_name = unit.name(shared);
        if stop.unit != unit_name {
            stop.finish_unit();
            unit_name.clone_into(&mut stop.unit);
        }
        let (begun, text) = stop.ways.entry(stop.way).or_default();
        *begun += u32::from(before);
        if stop.point.before == before && *begun == stop.point.instance + 1 {
            stop.reached = true;
            unit.dump(shared, text);
        }
    }

    /// Number of passes of a list on a module that run, if the list is to be cut off.
    pub(super) fn cut(&mut self, names: &[&'static str]) -> Option<usize> {
        let stop = self.stop.as_mut()?;
        names.iter().for_each(|name| note(&mut stop.names, name));
        stop.point.position(names)
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
    /// Appends the unit's text to those before it.
    fn finish_unit(&mut self) {
        for (_, text) in core::mem::take(&mut self.ways).into_values() {
            self.text.push_str(&text);
        }
        self.unit.clear();
    }
}

/// Keeps a name, once.
fn note(names: &mut Vec<&'static str>, name: &'static str) {
    if !names.contains(&name) {
        names.push(name);
    }
}
