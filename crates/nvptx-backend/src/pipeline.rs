//! From a module to PTX: the order in which everything happens.
//!
//! ```text
//! module ── optimize ──▶ module
//!    each function:  select ──▶ MachineFunction ── machine_pipeline ──▶ EmittedFunctions::add ──▶ text
//!                                                     emit: prototypes, variables, text ──▶ PTX
//! ```

use ir::diagnostic::Diagnostic;
use ir::kernel::KernelDescription;
use ir::listing::Listing;
use ir::machine::{MachineFunction, TargetInfo};
use ir::pass::{Need, PassCx, PassRegistry, Pipeline, StepInfo, UnitKind};
use ir::remarks::Remarks;
use ir::ssa::{IntoVerified, Module};

use crate::abi::module_env::ModuleEnv;
use crate::codegen_function::EmittedFunctions;
use crate::codegen_module::{self, SELECTION, codegen_functions};
use crate::emit::module;
use crate::info::listing::listing;
use crate::info::{kernel_info, remarks};
use crate::ir_passes;
use crate::ir_passes::legalize::AtomicExpand;
use crate::ir_passes::reflect::NvvmReflect;
use crate::mir_opt;
use crate::options::Options;
use crate::target::table;

/// A compiled module.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Output {
    /// The PTX text.
    pub ptx: String,
    /// The listing for tools, if [`Options::listing`] asks for it.
    pub listing: Option<Listing>,
    /// Remarks about its functions, if there is a listing.
    pub remarks: Vec<Remarks>,
    kernels: Vec<KernelDescription>,
}

impl Output {
    /// Descriptions of the kernels, in the module's order.
    pub fn kernels(&self) -> &[KernelDescription] {
        &self.kernels
    }
}

/// Compiles a module, which is verified first unless it was already ([`ir::ssa::Verified`]).
///
/// # Errors
/// The module is invalid, or a construct cannot be compiled: the first one is named.
pub fn compile(module: impl IntoVerified, options: &Options) -> Result<Output, Diagnostic> {
    compile_with(module, options, &mut PassCx::new())
}

/// Compiles a module, with the observers of `cx` watching the passes. It is verified as for [`compile`].
///
/// # Errors
/// The module is invalid, a construct cannot be compiled, or an observer objects.
pub fn compile_with(
    module: impl IntoVerified,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    let mut module = module.into_verified()?.into_module();
    optimize(&mut module, options, cx)?;
    codegen(&mut module, options, cx)
}

/// Runs the pipeline's passes over a module that was verified.
///
/// # Errors
/// A pass's, or an observer's.
pub fn optimize(
    module: &mut Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<(), Diagnostic> {
    let registry = registry();
    let mut passes = Pipeline::new();
    for name in pipeline(options) {
        let info = registry.find(name)?;
        match name {
            // The set of native operations depends on the GPU, which the registry's own pass does
            // not know.
            "nvptx-atomic-expand" => {
                passes.push_function(info, Box::new(AtomicExpand::new(options)));
            }
            "nvvm-reflect" => {
                passes.push_module(info, Box::new(NvvmReflect::new(options.sm)));
            }
            _ => passes.push(info)?,
        }
    }
    passes.run(module, cx)?;
    Ok(())
}

/// Selects, optimizes and emits the functions of a module that went through [`optimize`].
///
/// # Errors
/// The first construct that cannot be expressed, or an observer's objection.
pub fn codegen(
    module: &mut Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    let assembly = module::assembly(module)?;
    let mut env = ModuleEnv::new(module, options)?;
    let functions = codegen_functions(module, options, &mut env, None, 0, cx)?;
    emit(module, options, env, &assembly, functions)
}

/// Selects the functions of a module that went through [`optimize`]: machine functions in SSA form, in the module's order, as the
/// first machine pass gets them. [`codegen`] does so function by function.
///
/// # Errors
/// The first construct that cannot be expressed, or an observer's objection.
pub fn select(
    module: &mut Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Vec<MachineFunction>, Diagnostic> {
    let mut env = ModuleEnv::new(module, options)?;
    codegen_module::select(module, options, &mut env, cx)
}

/// Puts the text of a module together, and describes its kernels.
///
/// # Errors
/// A variable or a declaration that cannot be expressed.
pub(crate) fn emit(
    module: &Module,
    options: &Options,
    mut env: ModuleEnv,
    assembly: &str,
    emitted: EmittedFunctions<'_>,
) -> Result<Output, Diagnostic> {
    let EmittedFunctions { text, debug, needs, listed } = emitted;
    let (ptx, start) = module::write(module, &mut env, options, assembly, &text, debug.as_ref())?;
    let kernels = kernel_info::describe(module, &env, options.sm, &needs);
    let (listing, mut remarks) = match listed {
        Some(listed) => {
            let (listing, remarks) = listing(module, options, &env, &ptx, start, &listed);
            (Some(listing), remarks)
        }
        None => (None, Vec::new()),
    };
    remarks::add_all_estimates(&mut remarks, &kernels);
    Ok(Output { ptx, listing, remarks, kernels })
}

/// The names of the passes that run, in order.
pub fn pipeline(options: &Options) -> Vec<&'static str> {
    let mut names = Vec::new();
    if options.opt_level == 0 {
        names.extend([
            "nvptx-64-bit-pointers",
            "nvvm-upgrade",
            "nvvm-reflect",
            "scalarize-masked-mem-intrin",
            "nvptx-lower-args",
            "pre-isel-intrinsic-lowering",
            "lower-mem-intrinsics",
            "expand-large-operations",
            "expand-large-div-rem",
            "nvptx-atomic-expand",
        ]);
        return names;
    }
    names.extend([
        "nvptx-64-bit-pointers",
        "nvvm-upgrade",
        "nvvm-reflect",
        "scalarize-masked-mem-intrin",
        "small-alloca-to-select",
        "optimise",
        "pre-isel-intrinsic-lowering",
        "nvptx-set-byval-param-align",
        "nvptx-lower-args",
        "nvptx-forward-param-copies",
        "infer-address-spaces",
        "lower-mem-intrinsics",
        "nvptx-byval-arguments",
        "sroa",
        "expand-large-operations",
        "expand-large-div-rem",
        "div-rem-by-constant",
        "repeated-fp-divisors",
        "nvptx-atomic-expand",
        "indvars",
        "slsr",
        "separate-const-offset-from-gep",
        "early-cse",
        "indvars",
        "nvptx-param-lsr",
        "load-store-vectorizer",
        "simplifycfg",
        "loop-reduce",
        "nvptx-form-dot-products",
        "sink",
        "adce",
    ]);
    names
}

/// The names of selection and of the machine passes, in the order in which they run.
pub fn machine_pipeline(options: &Options) -> Vec<&'static str> {
    let passes = mir_opt::passes(options).iter().map(|info| info.name);
    [SELECTION].into_iter().chain(passes).collect()
}

/// All passes that the NVIDIA pipeline may use.
pub fn registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    transform::register_passes(&mut registry);
    register_passes(&mut registry);
    registry
}

/// Adds the backend's own passes.
pub fn register_passes(registry: &mut PassRegistry) {
    registry.add_all(ir_passes::PASSES);
    registry.add_all(mir_opt::PASSES.iter().copied());
    registry.add_steps([StepInfo {
        name: SELECTION,
        about: "Selects instructions of PTX.",
        need: Need::Required,
        kind: UnitKind::Machine,
    }]);
}

/// The tables of PTX's instructions, by which machine functions are read from text.
pub fn machine_tables() -> &'static TargetInfo {
    &table::TARGET
}
