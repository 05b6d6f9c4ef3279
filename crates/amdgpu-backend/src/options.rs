//! Options of the compilation.

use crate::abi::functions::AbiRules;
use crate::abi::kernel::{AbiOptions, InputPolicy};
use crate::target::subtarget::Processor;

/// Options of the compilation.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Options {
    /// The processor, instead of each function's own.
    pub cpu: Option<&'static Processor>,
    /// Features (`+xnack`), applied after each function's own.
    pub features: Vec<String>,
    /// 0 to 3.
    pub opt_level: u8,
    /// Choice of the inputs that kernels ask for.
    pub policy: InputPolicy,
    /// The convention of functions.
    pub abi_rules: AbiRules,
    /// The version of code objects, 5 or 6, where the module's flag does not say it; otherwise 6.
    pub code_object_version: Option<u8>,
    /// Whether the program is to be printed as assembly text.
    pub text: bool,
    /// Whether that text has the bytes of each instruction as a comment.
    pub encodings: bool,
    /// Whether the module is linked into a code object by itself: nothing else sees its hidden symbols.
    pub whole_program: bool,
    /// Whether the program is to have a [`crate::Output::listing`].
    pub listing: bool,
}

impl Options {
    /// For a processor, at level 3.
    pub fn new(cpu: &'static Processor) -> Self {
        Self { cpu: Some(cpu), ..Self::of_module() }
    }

    /// For the processors that the functions themselves name, at level 3.
    pub fn of_module() -> Self {
        Self { opt_level: 3, ..Self::default() }
    }

    /// The same at a level of optimisation, 0 to 3.
    #[must_use]
    pub fn with_opt_level(self, opt_level: u8) -> Self {
        Self { opt_level, ..self }
    }

    /// The same for a module that is linked into a code object by itself ([`Options::whole_program`]).
    #[must_use]
    pub fn for_whole_program(self) -> Self {
        Self { whole_program: true, ..self }
    }

    /// The same for a program that is to be printed as assembly ([`Options::text`]).
    #[must_use]
    pub fn with_text(self) -> Self {
        Self { text: true, ..self }
    }

    /// Returns the settings of the ABI.
    pub fn abi(&self) -> AbiOptions {
        AbiOptions {
            cpu: self.cpu,
            features: self.features.clone(),
            policy: self.policy,
            rules: self.abi_rules,
            code_object_version: self.code_object_version,
        }
    }
}
