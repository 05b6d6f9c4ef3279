//! Passes that are functions over a machine function.

use super::{Change, Pass, PassCx};
use crate::diagnostic::Diagnostic;
use crate::machine::MachineFunction;

/// A pass that is a function over a machine function. The function returns the number of changes.
#[derive(Debug)]
pub struct Counting {
    /// Name of the statistic that has the number of changes.
    pub what: &'static str,
    /// The function.
    pub run: fn(&mut MachineFunction) -> u64,
}

impl Pass<MachineFunction> for Counting {
    fn run(
        &mut self,
        func: &mut MachineFunction,
        (): &mut (),
        cx: &mut PassCx<'_>,
    ) -> Result<Change, Diagnostic> {
        let count = (self.run)(func);
        cx.stat(self.what, count);
        Ok(Change::when(count != 0))
    }
}
