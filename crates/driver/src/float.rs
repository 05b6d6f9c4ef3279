//! Float options for code in which neither flags nor attributes say it. The names and the meaning are those of `llc`'s
//! options.

use ir::diagnostic::Diagnostic;
use ir::ssa::{AttrValue, Attribute, Context, Module, sym};
#[cfg(feature = "amdgpu")]
use ir::ssa::{FastMath, InstKind};

use crate::word::words;

words! {
    /// Products and sums that are fused.
    Contract {
        Fast = "fast": "Wherever a product meets a sum",
        On = "on": "Where the flags allow it, and llvm.fmuladd",
        Off = "off": "Where the flags allow it",
    }
}

/// Options of float computation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct FloatOptions {
    /// Fusing (NVIDIA, AMD).
    pub fp_contract: Option<Contract>,
    /// Denormals, of functions that do not say: `ieee`, `preserve-sign`, `positive-zero`, `dynamic`; of results and,
    /// after a comma, of operands.
    pub denormal_fp_math: Option<String>,
    /// The same for `float` alone.
    pub denormal_fp_math_f32: Option<String>,
    /// Fusing: 0 where the flags allow it, 1 or 2 everywhere (NVIDIA).
    pub nvptx_fma_level: Option<u8>,
    /// Division of `float`: 0 approximate, 1 full-range, 2 correctly rounded, 3 so even for denormals (NVIDIA).
    pub nvptx_prec_divf32: Option<u8>,
    /// Whether square roots of `float` are correctly rounded (NVIDIA).
    pub nvptx_prec_sqrtf32: Option<bool>,
}

impl FloatOptions {
    /// Adds the denormal attributes to functions that have none.
    ///
    /// # Errors
    /// The denormal mode is unknown.
    pub(crate) fn apply(&self, module: &mut Module) -> Result<(), Diagnostic> {
        for (mode, key) in [
            (&self.denormal_fp_math, sym::DENORMAL_FP_MATH),
            (&self.denormal_fp_math_f32, sym::DENORMAL_FP_MATH_F32),
        ] {
            let Some(mode) = mode else { continue };
            check_denormals(mode)?;
            let attribute = Attribute { key, value: AttrValue::String(Some(mode.as_str().into())) };
            let Context { globals, attrs, .. } = &mut module.cx;
            for function in globals.values_mut().filter_map(|g| g.function_mut()) {
                if !attrs.has(function.attrs, key) {
                    function.attrs = attrs.with(function.attrs, attribute.clone());
                }
            }
        }
        Ok(())
    }
}

/// Allows every product and sum of a module to be fused, as [`Contract::Fast`] says.
#[cfg(feature = "amdgpu")]
pub(crate) fn allow_contraction(module: &mut Module) {
    for body in module.bodies.values_mut() {
        let insts: Vec<_> = body.all_insts().collect();
        for inst in insts {
            if let InstKind::Binary { op, fast_math, .. } = &mut body.insts[inst].kind
                && op.is_float()
            {
                *fast_math |= FastMath::CONTRACT;
            }
        }
    }
}

/// Checks the name of a denormal mode.
pub(crate) fn check_denormals(mode: &str) -> Result<(), Diagnostic> {
    const WAYS: [&str; 4] = ["ieee", "preserve-sign", "positive-zero", "dynamic"];
    if mode.split(',').all(|part| WAYS.contains(&part)) {
        return Ok(());
    }
    let message = format!("'{mode}' is no mode of denormals");
    Err(Diagnostic::error(message)
        .with_note("the modes are ieee, preserve-sign, positive-zero and dynamic"))
}
