//! From a module to kernels in bytes: the order in which everything happens.
//!
//! ```text
//! module ── optimize ──▶ module
//!    each kernel:  select ──▶ built ── PIPELINE ──▶ legal ── ALLOCATION ──▶ allocated ── encode ──▶ bytes
//!                                         emit: descriptions, debug information ──▶ Output ──▶ zebin
//! ```

use ir::diagnostic::Diagnostic;
use ir::listing::{Listing, ListingBuilder};
use ir::pass::{Need, PassCx, PassRegistry, Pipeline, Sequence, StepInfo, UnitKind};
use ir::ssa::{Global, IntoVerified, Module};

use crate::codegen_kernel::{self, PACK_SCALARS, PROLOGUE, Passes, SELECTION, USUAL_WIDTH};
use crate::emit::compiled::CompiledKernel;
use crate::emit::debug;
use crate::info::kernel_info::describe;
use crate::info::remarks;
use crate::ir_passes::{
    PREPARATION, atomic_expand::AtomicExpand, generic_pointers, printf, promote_to_stateful,
    slm_atomic64,
};
use crate::isel::image;
use crate::isel::required_sub_group_size;
use crate::mir_opt::{
    ALIGN_REGIONS, COALESCING, COMMON_SUBEXPRESSIONS, COMPUTE_TO_MRF, COPY_PROPAGATION, DEAD_CODE,
    LEGAL, LOWER_INTEGERS, REMOVE_NO_MASK, SATURATE_PROPAGATION, SIMD_LOWERING, SPLIT_REGISTERS,
    SPLIT_SENDS,
};
use crate::options::Options;
use crate::post_ra::branches::BRANCHES;
use crate::post_ra::nomask_guard::GUARD_NO_MASK;
use crate::post_ra::structurize::STRUCTURE;
use crate::target::device::Device;
use crate::target::eu::EuFunction;
use transform::{expand_large_div_rem, large_operations, scalarizer, vectorize};

pub use crate::emit::output::Output;

/// Compiles the kernels of a module, in its order. The module is verified first unless it was already
/// ([`ir::ssa::Verified`]).
///
/// # Errors
/// The module is invalid, or a construct cannot be compiled: the first one is named.
pub fn compile(module: impl IntoVerified, options: &Options) -> Result<Output, Diagnostic> {
    compile_with(module, options, &mut PassCx::new())
}

/// Compiles the kernels of a module, with the observers of `cx` watching the passes. If remarks are asked for
/// ([`ir::remarks`]), they and a [`Listing`] of all kernels are recorded in `cx`. The module is verified as for [`compile`].
///
/// # Errors
/// The module is invalid, a construct cannot be compiled, or an observer objects.
pub fn compile_with(
    module: impl IntoVerified,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    let mut module = module.into_verified()?.into_module();
    optimize(&mut module, cx)?;
    codegen(&module, options, cx)
}

/// Runs the passes over a module: into the form that selection starts from, which is one for all devices.
///
/// # Errors
/// A pass's, or an observer's.
pub fn optimize(module: &mut Module, cx: &mut PassCx<'_>) -> Result<(), Diagnostic> {
    if module.cx.data_layout().pointer(1).bits != 64 {
        let error = Diagnostic::unsupported(format!(
            "a module with pointers of 32 bits ('{}')",
            module.triple
        ));
        return Err(error.with_note("compile it for spir64"));
    }
    let registry = registry();
    let mut passes = Pipeline::new();
    for name in pipeline() {
        let info = registry.find(name)?;
        match name {
            "expand-large-operations" => {
                passes.push_function(info, large_operations::pass(false));
            }
            // The extended unit divides 32 bits.
            "expand-large-div-rem" => {
                passes.push_module(info, expand_large_div_rem::pass(32));
            }
            // There is no arithmetic on vectors.
            "scalarizer" => {
                passes.push_function(info, scalarizer::pass(true));
            }
            "load-store-vectorizer" => {
                passes.push_function(info, vectorize::pass(vectorize::Machine::Dwords));
            }
            _ => passes.push(info)?,
        }
    }
    passes.run(module, cx)?;
    Ok(())
}

/// Selects, allocates and encodes the kernels of a module that went through [`optimize`].
///
/// # Errors
/// As [`compile_with`].
pub fn codegen(
    module: &Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    let kernels = kernels(module);
    let mut passes = passes_after(0)?;
    let mut compiled = Vec::with_capacity(kernels.len());
    for &kernel in &kernels {
        compiled.push(passes.compile(module, kernel, options, cx)?);
    }
    cx.end_functions()?;
    let mut output = emit(module, options.device, &kernels, compiled)?;
    if ir::remarks::wanted(cx) {
        cx.record(listing(module, options, &kernels, &output.compiled));
    }
    output.listing = options.listing.then(|| listing(module, options, &kernels, &output.compiled));
    Ok(output)
}

/// Selects the kernels of a module that went through [`optimize`], each at the width that the options or the kernel ask for,
/// otherwise at 16: functions of virtual registers, in the module's order, as the first machine pass gets them. [`codegen`] does
/// so kernel by kernel.
///
/// # Errors
/// The first construct that cannot be selected, or an observer's objection.
pub fn select(
    module: &Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Vec<EuFunction>, Diagnostic> {
    let mut functions = Vec::new();
    for kernel in kernels(module) {
        let asked = options.simd.or(required_sub_group_size(module, kernel)?);
        let width = asked.unwrap_or(USUAL_WIDTH);
        functions.push(codegen_kernel::select(module, kernel, options.device, width, cx)?.function);
    }
    cx.end_functions()?;
    Ok(functions)
}

/// The kernels of a module, in its order.
fn kernels(module: &Module) -> Vec<Global> {
    let globals = module.definitions().map(|(global, _)| global);
    globals.filter(|&global| module.cx.function(global).is_some_and(|f| f.cc.is_kernel())).collect()
}

/// Compiles one kernel of a module that was prepared.
///
/// # Errors
/// The kernel cannot be compiled, or an observer objects.
pub fn compile_kernel(
    module: &Module,
    kernel: Global,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<CompiledKernel, Diagnostic> {
    passes_after(0)?.compile(module, kernel, options, cx)
}

/// Puts compiled kernels together: descriptions and debug information.
///
/// # Errors
/// Debug information that cannot be written.
pub(crate) fn emit(
    module: &Module,
    device: &'static Device,
    globals: &[Global],
    compiled: Vec<CompiledKernel>,
) -> Result<Output, Diagnostic> {
    let kernels = globals
        .iter()
        .zip(&compiled)
        .map(|(&global, kernel)| describe(module, global, device, kernel))
        .collect();
    let debug = debug::sections(module, globals, &compiled)?;
    Ok(Output { device, compiled, kernels, debug, listing: None, encodings: false })
}

/// The code of kernels, line by line.
fn listing(
    module: &Module,
    options: &Options,
    globals: &[Global],
    kernels: &[CompiledKernel],
) -> Listing {
    let name = &*module.file_name;
    let mut listing = ListingBuilder::new(&module.cx, options.device.name, name);
    for (&global, CompiledKernel { function, .. }) in globals.iter().zip(kernels) {
        listing.function(global, &*function.name, true, &function.debug_locs);
        remarks::list(&mut listing, function);
    }
    listing.finish()
}

/// The names of the passes that run, in order.
pub fn pipeline() -> Vec<&'static str> {
    vec![
        "intel-retarget",
        "intel-approximate",
        "expand-bfloat",
        "intel-link-builtins",
        "intel-number-address-spaces",
        "intel-mark-always-inline",
        "scalarize-masked-mem-intrin",
        "small-alloca-to-select",
        "optimise",
        "pre-isel-intrinsic-lowering",
        "intel-printf",
        "intel-samplers",
        "infer-address-spaces",
        "infer-alignment",
        "lower-mem-intrinsics",
        "sroa",
        "expand-large-operations",
        "expand-odd-integers",
        "div-rem-by-constant",
        "expand-large-div-rem",
        "always-inline",
        "globaldce",
        "intel-generic-atomics",
        "intel-slm-atomic64",
        "intel-atomic-expand",
        "scalarizer",
        "expand-intrinsics",
        "expand-large-integers",
        "trunc-narrowing",
        "early-cse",
        "indvars",
        "load-store-vectorizer",
        "intel-generic-pointers",
        "simplifycfg",
        "loop-reduce",
        "adce",
        "shape-control-flow",
        "intel-promote-to-stateful",
    ]
}

/// The order of passes for a function with payloads, from what selection makes to what the hardware has.
pub const PIPELINE: &[&str] = &[
    "compose-payloads",
    "eu-saturate-propagation",
    "eu-copy-propagation",
    "eu-split-sends",
    "eu-cse",
    "eu-copy-propagation",
    "eu-register-coalescing",
    "eu-dce",
    "eu-remove-nomask",
    "lower-load-payload",
    "eu-split-registers",
    "eu-copy-propagation",
    "eu-register-coalescing",
    "eu-compute-to-mrf",
    "eu-lower-integers",
    "eu-simd-lowering",
    "eu-align-regions",
    "eu-cse",
    "eu-dce",
    "eu-legal",
];

/// The passes that give registers and finish a function.
pub(crate) const ALLOCATION: &[&str] =
    &["eu-regalloc", "eu-branches", "eu-structurize", "eu-guard-nomask", "eu-scoreboard"];

/// The names of the passes over the EU IR, in the order in which they run.
pub fn machine_pipeline() -> Vec<&'static str> {
    [&[SELECTION], PIPELINE, ALLOCATION].concat()
}

/// All passes that [`optimize`] may use.
pub fn registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    transform::register_passes(&mut registry);
    register_ir_passes(&mut registry);
    registry
}

/// Adds the passes over the module that are the target's own.
pub fn register_ir_passes(registry: &mut PassRegistry) {
    registry.add_all(PREPARATION);
    registry.add(AtomicExpand::INFO);
    registry.add(printf::INFO);
    registry.add(image::INFO);
    registry.add(slm_atomic64::INFO);
    registry.add(generic_pointers::ATOMICS);
    registry.add(generic_pointers::ACCESSES);
    registry.add(promote_to_stateful::INFO);
}

/// Adds the passes of the EU IR.
pub fn register_machine_passes(registry: &mut PassRegistry) {
    registry.add_all([
        crate::mir_opt::payload::COMPOSE,
        COPY_PROPAGATION,
        COMMON_SUBEXPRESSIONS,
        DEAD_CODE,
        SPLIT_SENDS,
        SIMD_LOWERING,
        ALIGN_REGIONS,
        SPLIT_REGISTERS,
        COALESCING,
        COMPUTE_TO_MRF,
        SATURATE_PROPAGATION,
        REMOVE_NO_MASK,
        LOWER_INTEGERS,
        LEGAL,
        crate::mir_opt::payload::LOWER_LOAD_PAYLOAD,
        crate::regalloc::PRINT_PRESSURE,
        crate::regalloc::ALLOCATE,
        BRANCHES,
        STRUCTURE,
        GUARD_NO_MASK,
        crate::post_ra::scoreboard::SCOREBOARD,
    ]);
    registry.add_steps(STEPS.map(|(name, about)| StepInfo {
        name,
        about,
        need: Need::Required,
        kind: UnitKind::Target,
    }));
}

/// The machine steps that need more than the function, and what they do.
const STEPS: [(&str, &str); 3] = [
    (SELECTION, "Selects instructions of the execution units."),
    (PACK_SCALARS, "Packs values of one channel into shared registers, where there are too few."),
    (PROLOGUE, "Adds the loads of the payload at the start of a kernel (gen12.5)."),
];

/// The machine passes after the first `done` of [`machine_pipeline`], of which selection is one.
pub(crate) fn passes_after(done: usize) -> Result<Passes, Diagnostic> {
    let done = done.saturating_sub(1);
    let mut registry = PassRegistry::new();
    register_machine_passes(&mut registry);
    let sequence = |names: &[&str]| {
        let infos = names.iter().map(|name| registry.find(name)).collect::<Result<Vec<_>, _>>();
        Sequence::target(&infos?)
    };
    let rest = |names: &'static [&'static str], done: usize| &names[done.min(names.len())..];
    Ok(Passes {
        before: sequence(rest(PIPELINE, done))?,
        allocation: sequence(rest(ALLOCATION, done.saturating_sub(PIPELINE.len())))?,
    })
}
