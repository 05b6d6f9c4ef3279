//! The function as a unit of the pass manager: its name, its text, its verifier.

use ir::diagnostic::Diagnostics;
use ir::pass::{Dump, PassUnit, UnitKind, Verify};

use super::function::EuFunction;
use super::text::print;
use super::verify::verify;

impl PassUnit for EuFunction {
    type Shared = ();

    const KIND: UnitKind = UnitKind::Target;

    fn name<'a>(&'a self, (): &'a ()) -> &'a str {
        &self.name
    }

    fn size(&self) -> usize {
        self.layout.iter().map(|&block| self.blocks[block].insts.len()).sum()
    }
}

impl Dump for EuFunction {
    fn dump(&self, (): &(), out: &mut String) {
        out.push_str(&print(self));
    }
}

impl Verify for EuFunction {
    fn verify(&self, (): &()) -> Result<(), Diagnostics> {
        verify(self)
    }
}
