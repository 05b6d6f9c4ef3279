//! Options of the compilation.

use ir::diagnostic::Diagnostic;

use crate::target::sm::{Sm, ptx_version};

/// Target and options of the compilation.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Options {
    /// The GPU.
    pub sm: Sm,
    /// A PTX version asked for, times ten (`83` for 8.3).
    pub ptx: Option<u32>,
    /// Optimise: 0 (as the input is) to 3.
    pub opt_level: u8,
    /// Float contraction.
    pub fp_contract: FpContract,
    /// Division of `float`; otherwise approximate where the instruction has `afn`, else correctly rounded.
    pub div_precision: Option<DivPrecision>,
    /// Whether square roots of `float` are correctly rounded; otherwise all but those with `afn`.
    pub precise_sqrt: Option<bool>,
    /// Flush denormals of `float` everywhere, whatever the functions' attributes say.
    pub ftz: bool,
    /// Give a listing ([`crate::Output::listing`]).
    pub listing: bool,
}

impl Options {
    /// The usual options for a GPU.
    pub fn new(sm: Sm) -> Options {
        Options {
            sm,
            ptx: None,
            opt_level: 3,
            fp_contract: FpContract::default(),
            div_precision: None,
            precise_sqrt: None,
            ftz: false,
            listing: false,
        }
    }

    /// The same at a level of optimisation, 0 to 3.
    #[must_use]
    pub fn with_opt_level(self, opt_level: u8) -> Options {
        Options { opt_level, ..self }
    }

    /// Takes the features of `-mattr` (or of a function's "target-features") that mean something here.
    ///
    /// # Errors
    /// A `+ptxNN` or `+sm_NN` names no PTX version or architecture.
    pub fn apply_features(&mut self, features: &str) -> Result<(), Diagnostic> {
        for feature in features.split(',').map(str::trim).filter(|f| !f.is_empty()) {
            let Some(name) = feature.strip_prefix('+') else { continue };
            if let Some(version) = name.strip_prefix("ptx") {
                self.ptx = Some(ptx_version(version)?);
            } else if name.starts_with("sm_") {
                self.sm = Sm::parse(name)?;
            }
        }
        Ok(())
    }

    /// The version to start from: the one asked for, or the lowest that makes sense for the GPU.
    ///
    /// # Errors
    /// The requested version does not know the GPU.
    pub fn base_ptx(&self) -> Result<u32, Diagnostic> {
        let minimum = self.sm.minimum_ptx().unwrap_or(77);
        match self.ptx {
            Some(ptx) if ptx < minimum => Err(Diagnostic::error(format!(
                "PTX version {}.{} does not support target '{}'",
                ptx / 10,
                ptx % 10,
                self.sm
            ))
            .with_note(format!("it needs at least {}.{}", minimum / 10, minimum % 10))),
            Some(ptx) => Ok(ptx),
            None if self.sm.number >= 70 => Ok(minimum.max(77)),
            None => Ok(minimum.max(60)),
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Options::new(Sm::new(70))
    }
}

/// Precision of `float` divisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum DivPrecision {
    /// `div.approx`
    Approx,
    /// `div.full`, within two units in the last place
    Full,
    /// `div.rn`, correctly rounded
    Ieee,
    /// `div.rn`, correctly rounded, of denormals too where a function flushes them otherwise
    IeeeNoFtz,
}

/// Rule for floating-point contraction where no flags decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum FpContract {
    /// By the instructions' `contract` flags and `llvm.fmuladd`.
    #[default]
    Flags,
    /// Always.
    Fast,
    /// By the `contract` flags alone: `llvm.fmuladd` is a multiplication and an addition.
    Off,
}
