//! The units: SSA module, SSA function, machine function.

use core::fmt::Write as _;

use super::{Dump, Unit, UnitKind, Verify};
use crate::diagnostic::Diagnostics;
use crate::machine::MachineFunction;
use crate::ssa;

impl Unit for ssa::Module {
    type Shared = ();

    const KIND: UnitKind = UnitKind::Module;

    fn name<'a>(&'a self, (): &'a ()) -> &'a str {
        &self.source_name
    }
}

impl Dump for ssa::Module {
    fn dump(&self, (): &(), out: &mut String) {
        let _ = write!(out, "{self:#?}");
    }
}

impl Verify for ssa::Module {
    fn verify(&self, (): &()) -> Result<(), Diagnostics> {
        Ok(())
    }
}

/// A defined function of a module: its body, taken out of the module while passes run on it, and
/// its declaration's handle in the context.
#[derive(Clone, Debug)]
pub struct Function {
    /// The declaration.
    pub global: ssa::Global,
    /// The body.
    pub body: ssa::Body,
}

impl Unit for Function {
    type Shared = ssa::Context;

    const KIND: UnitKind = UnitKind::Function;

    fn name<'a>(&'a self, shared: &'a ssa::Context) -> &'a str {
        &shared.globals[self.global].name
    }
}

impl Dump for Function {
    fn dump(&self, _shared: &ssa::Context, out: &mut String) {
        let _ = write!(out, "{:#?}", self.body);
    }
}

impl Verify for Function {
    fn verify(&self, _shared: &ssa::Context) -> Result<(), Diagnostics> {
        Ok(())
    }
}

impl Unit for MachineFunction {
    type Shared = ();

    const KIND: UnitKind = UnitKind::Machine;

    fn name<'a>(&'a self, (): &'a ()) -> &'a str {
        &self.name
    }
}

impl Dump for MachineFunction {
    fn dump(&self, (): &(), out: &mut String) {
        self.print(out);
    }
}

impl Verify for MachineFunction {
    fn verify(&self, (): &()) -> Result<(), Diagnostics> {
        crate::machine::verify(self)
    }
}
