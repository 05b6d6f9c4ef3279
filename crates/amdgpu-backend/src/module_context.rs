//! The module that is compiled, with its options and its ABI.

use ir::diagnostic::Diagnostic;
use ir::ssa::{Context, Global, Module};

use crate::abi::ModuleAbi;
use crate::options::Options;
use crate::target::subtarget::Subtarget;

/// State that functions of a module share while they are compiled.
#[derive(Clone, Copy, Debug)]
pub struct ModuleContext<'a> {
    /// The module.
    pub module: &'a Module,
    /// Inputs of kernels, and the layout of local memory.
    pub abi: &'a ModuleAbi,
    /// Options of compiling.
    pub options: &'a Options,
}

impl<'a> ModuleContext<'a> {
    /// The module's types, constants and globals.
    pub fn cx(&self) -> &'a Context {
        &self.module.cx
    }

    /// Returns the subtarget for which a function is compiled.
    ///
    /// # Errors
    /// An unknown processor.
    pub fn subtarget(&self, function: Global) -> Result<Subtarget, Diagnostic> {
        match self.abi.kernel(function) {
            Some(kernel) => Ok(kernel.subtarget),
            None => Subtarget::of_function(
                self.cx(),
                function,
                self.options.cpu,
                &self.options.features,
            ),
        }
    }

    /// Returns the subtarget of the whole module: the option's processor, else that of the first function that names one.
    pub(crate) fn module_subtarget(self) -> Result<Subtarget, Diagnostic> {
        let mut definitions = self.module.definitions();
        if let Some((first, _)) = definitions.next() {
            return self.subtarget(first);
        }
        let Some(cpu) = self.options.cpu else {
            return Err(Diagnostic::error(
                "no processor is given, by -mcpu or by a function's attribute \"target-cpu\"",
            ));
        };
        let mut subtarget = Subtarget::new(cpu);
        self.options.features.iter().for_each(|list| subtarget.apply_features(list));
        Ok(subtarget)
    }
}
