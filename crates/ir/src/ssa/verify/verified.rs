//! Modules that were verified, as a type.

use core::ops::Deref;

use super::super::module::Module;
use super::verify;
use crate::diagnostic::{Diagnostic, Diagnostics};

/// A module in which [`verify`] found nothing wrong.
///
/// Backends compile these. They take whatever becomes one: a [`Module`] is verified when it is handed over, and what was
/// verified after reading is not verified again.
#[derive(Clone, Debug)]
pub struct Verified(Module);

impl Verified {
    /// Verifies a module.
    ///
    /// # Errors
    /// All that is wrong with it.
    pub fn new(module: Module) -> Result<Self, Diagnostics> {
        verify(&module).into_result(()).map(|()| Self(module))
    }

    /// The module, to be changed at will.
    pub fn into_module(self) -> Module {
        self.0
    }

    /// The module for passes: they keep the verified conditions. Code that rewrites a module takes it out
    /// ([`Verified::into_module`]) and has it verified again.
    pub fn for_passes(&mut self) -> &mut Module {
        &mut self.0
    }
}

impl Deref for Verified {
    type Target = Module;

    fn deref(&self) -> &Module {
        &self.0
    }
}

/// Conversion to a verified module: backends take it in the place of one.
pub trait IntoVerified {
    /// The verified module.
    ///
    /// # Errors
    /// The first mistake in it.
    fn into_verified(self) -> Result<Verified, Diagnostic>;
}

impl IntoVerified for Verified {
    fn into_verified(self) -> Result<Verified, Diagnostic> {
        Ok(self)
    }
}

impl IntoVerified for Module {
    fn into_verified(self) -> Result<Verified, Diagnostic> {
        Verified::new(self).map_err(|mistakes| {
            let first = mistakes.into_iter().find(Diagnostic::is_error);
            first.unwrap_or_else(|| Diagnostic::error("the module is malformed"))
        })
    }
}
