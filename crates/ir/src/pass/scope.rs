//! The module around a function on which passes run (`-print-module-scope`).
//!
//! A function's body is taken out of its module while passes run on it, and observers see the function alone. Where they are
//! to print the whole module, a copy of it is made before. That takes time and memory, so only on demand.

use super::PassCx;
use crate::ssa;

/// The copy, and whether it is wanted.
#[derive(Default, Debug)]
pub(super) struct Scope {
    is_wanted: bool,
    pub(super) module: Option<Box<ssa::Module>>,
}

impl PassCx<'_> {
    /// Keeps the module around each function, for observers that print whole modules.
    pub fn keep_module_scope(&mut self) {
        self.scope.is_wanted = true;
    }

    /// Says that passes run on a function of this module next, whose body is still there.
    pub fn enter_module(&mut self, module: &ssa::Module) {
        if self.scope.is_wanted {
            self.scope.module = Some(Box::new(module.clone()));
        }
    }
}
