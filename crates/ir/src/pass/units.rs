//! The units: SSA module, SSA function, machine function.

use super::{Dump, PassUnit, UnitKind, Verify};
use crate::diagnostic::Diagnostics;
use crate::machine::MachineFunction;
use crate::ssa;

impl PassUnit for ssa::Module {
    type Shared = ();

    const KIND: UnitKind = UnitKind::Module;

    fn name<'a>(&'a self, (): &'a ()) -> &'a str {
        &self.source_name
    }

    fn size(&self) -> usize {
        self.definitions().map(|(_, id)| self.bodies[id].all_insts().count()).sum()
    }
}

impl Dump for ssa::Module {
    fn dump(&self, (): &(), out: &mut String) {
        out.push_str(&ssa::print::module_to_string(self));
    }
}

impl Verify for ssa::Module {
    fn verify(&self, (): &()) -> Result<(), Diagnostics> {
        ssa::verify::verify(self).into_result(())
    }
}

/// A defined function of a module: its body, taken out of the module while passes run on it, and
/// its declaration's handle in the context.
#[derive(Clone, Debug)]
pub struct IrFunction {
    /// The declaration.
    pub global: ssa::Global,
    /// The body.
    pub body: ssa::Body,
}

impl PassUnit for IrFunction {
    type Shared = ssa::Context;

    const KIND: UnitKind = UnitKind::Function;

    fn name<'a>(&'a self, shared: &'a ssa::Context) -> &'a str {
        &shared.globals[self.global].name
    }

    fn size(&self) -> usize {
        self.body.all_insts().count()
    }
}

impl Dump for IrFunction {
    fn dump(&self, shared: &ssa::Context, out: &mut String) {
        out.push_str(&ssa::print::function_to_string(shared, Some(&self.body), self.global));
    }

    fn dump_in(&self, shared: &ssa::Context, module: &ssa::Module, out: &mut String) {
        let mut whole = module.clone();
        whole.cx = shared.clone();
        let id = shared.function(self.global).and_then(|function| function.body.expand());
        if let Some(body) = id.and_then(|id| whole.bodies.get_mut(id)) {
            *body = self.body.clone();
        }
        whole.dump(&(), out);
    }
}

impl Verify for IrFunction {
    fn verify(&self, shared: &ssa::Context) -> Result<(), Diagnostics> {
        ssa::verify::verify_function(shared, self.global, &self.body).into_result(())
    }
}

impl PassUnit for MachineFunction {
    type Shared = ();

    const KIND: UnitKind = UnitKind::Machine;

    fn name<'a>(&'a self, (): &'a ()) -> &'a str {
        &self.name
    }

    fn size(&self) -> usize {
        self.all_insts().count()
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
