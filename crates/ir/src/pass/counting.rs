//! Passes that are functions over their unit.

use super::{Change, Pass, PassCx, PassUnit};
use crate::diagnostic::Diagnostic;

/// A pass that is a function over its unit. The function returns the number of changes.
#[derive(Debug)]
pub struct Counting<U> {
    /// Name of the statistic that has the number of changes.
    pub what: &'static str,
    /// The function.
    pub run: fn(&mut U) -> u64,
}

impl<U: PassUnit> Pass<U> for Counting<U> {
    fn run(
        &mut self,
        unit: &mut U,
        _: &mut U::Shared,
        cx: &mut PassCx<'_>,
    ) -> Result<Change, Diagnostic> {
        let count = (self.run)(unit);
        cx.stat(self.what, count);
        Ok(Change::when(count != 0))
    }
}
