//! The function as a unit of the pass manager: its name, its text, its verifier.

use ir::diagnostic::Diagnostics;
use ir::pass::{Dump, PassUnit, UnitKind, Verify};

use super::function::Function;
use super::text::print;
use super::verify::verify;

impl PassUnit for Function {
    type Shared = ();

    const KIND: UnitKind = UnitKind::Target;

    fn name<'a>(&'a self, (): &'a ()) -> &'a str {
        &self.name
    }
}

impl Dump for Function {
    fn dump(&self, (): &(), out: &mut String) {
        out.push_str(&print(self));
    }
}

impl Verify for Function {
    fn verify(&self, (): &()) -> Result<(), Diagnostics> {
        verify(self)
    }
}
