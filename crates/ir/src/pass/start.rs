//! Start of a run in the middle of a pipeline (`-start-after`, `-start-before`): the passes in front of a point do
//! not run.
//!
//! Only the list that a [`Pipeline`] or a [`Sequence`] is made from can be entered: passes that run inside of another pass, function
//! by function, have no point at which the whole module is. As for stopping (`stop.rs`): if a name stands
//! in the list several times, the point says which of them is meant.
//!
//! [`Pipeline`]: super::Pipeline
//! [`Sequence`]: super::Sequence

use super::{PassCx, PassPoint};
use crate::diagnostic::{Diagnostic, nearest_name};

impl PassPoint {
    /// Number of passes of a list in front of the point; None if it is not in the list.
    pub fn position(&self, names: impl IntoIterator<Item = impl AsRef<str>>) -> Option<usize> {
        let mut named = names.into_iter().enumerate().filter(|(_, n)| n.as_ref() == self.pass);
        let (number, _) = named.nth(self.instance as usize)?;
        Some(number + usize::from(!self.before))
    }

    /// The error of a run that is to begin or to end at the point, where there is no such point among these passes.
    pub fn missing<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> Diagnostic {
        let mut names: Vec<&str> = names.into_iter().collect();
        if names.contains(&self.pass.as_str()) {
            let message = format!("'{}' does not run {} times", self.pass, self.instance + 1);
            return Diagnostic::error(message);
        }
        let error = Diagnostic::error(format!("no pass '{}' runs", self.pass));
        match nearest_name(&self.pass, names.iter().copied()) {
            Some(near) => error.with_note(format!("did you mean '{near}'?")),
            None => {
                let mut seen = Vec::new();
                names.retain(|name| {
                    !seen.contains(name) && {
                        seen.push(*name);
                        true
                    }
                });
                error.with_note(format!("passes that run: {}", names.join(", ")))
            }
        }
    }
}

impl PassCx<'_> {
    /// Begins the run over a module at a point.
    pub fn start_at(&mut self, point: PassPoint) {
        self.start = Some(Box::new(point));
    }

    /// Number of passes of a list on a module that do not run, because the run starts after them. It starts
    /// once.
    ///
    /// # Errors
    /// The point is not in the list.
    pub(super) fn skipped(&mut self, names: &[&'static str]) -> Result<usize, Diagnostic> {
        let Some(point) = self.start.take() else { return Ok(0) };
        point.position(names).ok_or_else(|| point.missing(names.iter().copied()))
    }
}
