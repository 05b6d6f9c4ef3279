//! NVIDIA: PTX.

use ir::diagnostic::Diagnostic;
use ir::kernel::KernelDescription;
use ir::pass::PassCx;
use ir::ssa::{Module, sym};
use nvptx_backend::{DivPrecision, FpContract, Output, Sm};

use crate::code::{Code, Made, Wanted};
use crate::{Contract, Emit, Options, Target};

/// Without a processor's name: the oldest GPU that NVIDIA's tools of today disassemble.
const DEFAULT_SM: u32 = 75;

/// Whether a name has the form of a feature. A version or processor that does not exist is reported where features are applied.
fn is_feature(name: &str) -> bool {
    name.starts_with("ptx") || name.starts_with("sm_") || name.starts_with("compute_")
}

impl Options {
    /// The options of NVIDIA's backend for a module that was prepared.
    ///
    /// # Errors
    /// There is no such processor or feature.
    pub fn nvptx(&self, module: &Module) -> Result<nvptx_backend::Options, Diagnostic> {
        let sm = match &self.cpu {
            Some(name) => Sm::parse(name)?,
            None => module_cpu(module).unwrap_or_else(|| Sm::new(DEFAULT_SM)),
        };
        let mut own = nvptx_backend::Options::new(sm).with_opt_level(self.opt_level);
        crate::features::check(Target::Nvptx, &self.features, is_feature)?;
        for features in &self.features {
            own.apply_features(features)?;
        }
        own.fp_contract = match (self.float.nvptx_fma_level, self.float.fp_contract) {
            (Some(1..), _) | (None, Some(Contract::Fast)) => FpContract::Fast,
            (_, Some(Contract::Off)) => FpContract::Off,
            _ => FpContract::Flags,
        };
        own.div_precision = self.float.nvptx_prec_divf32.map(|level| match level {
            0 => DivPrecision::Approx,
            1 => DivPrecision::Full,
            2 => DivPrecision::Ieee,
            _ => DivPrecision::IeeeNoFtz,
        });
        own.precise_sqrt = self.float.nvptx_prec_sqrtf32;
        own.listing = self.listing;
        Ok(own)
    }
}

/// The first processor that there is among those that the module's functions were compiled for.
fn module_cpu(module: &Module) -> Option<Sm> {
    let cx = &module.cx;
    let names = module
        .definitions()
        .filter_map(|(g, _)| cx.attrs.string(cx.function(g)?.attrs, sym::TARGET_CPU));
    names.filter_map(|name| Sm::parse(name).ok()).next()
}

/// A module's PTX.
#[derive(Debug)]
struct Ptx {
    output: Output,
    sm: Sm,
}

pub(crate) fn compile(
    module: &mut Module,
    options: &Options,
    _: Wanted,
    cx: &mut PassCx<'_>,
) -> Result<Made, Diagnostic> {
    let own = options.nvptx(module)?;
    nvptx_backend::optimize(module, &own, cx)?;
    let mut output = nvptx_backend::codegen(module, &own, cx)?;
    let (listing, remarks) = (output.listing.take(), std::mem::take(&mut output.remarks));
    Ok(Made { code: code(output, own.sm), listing, remarks })
}

/// PTX for a GPU as what the backends have in common.
pub(crate) fn code(output: Output, sm: Sm) -> Box<dyn Code> {
    Box::new(Ptx { output, sm })
}

impl Code for Ptx {
    fn processor(&self) -> String {
        self.sm.to_string()
    }

    fn kernels(&self) -> &[KernelDescription] {
        self.output.kernels()
    }

    fn assembly(&self) -> Result<String, Diagnostic> {
        Ok(self.output.ptx.clone())
    }

    fn bytes(self: Box<Self>, _: Emit) -> Result<Vec<u8>, Diagnostic> {
        Ok(self.output.ptx.into_bytes())
    }
}
