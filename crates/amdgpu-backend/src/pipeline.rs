//! From a module to a program: the order in which everything happens.
//!
//! ```text
//! module ── passes ──▶ module ──▶ ModuleAbi
//!                         │
//!        each function, callees first:
//!                         ├─ codegen_function: selection, allocation, frame, waits ──▶ finished MachineFunction
//!                         └─ emit: layout ──▶ bytes, relocations, text
//!                                           │
//!                  Program: descriptors, metadata, variables ──▶ assembly, object, code object
//! ```
//!
//! ```
//! use amdgpu_backend::{Options, Processor, compile, llvm_reader};
//!
//! let text = b"target triple = \"amdgcn-amd-amdhsa\"\n@x = addrspace(1) global i32 7\n";
//! let module = llvm_reader::parse("x.ll", text).unwrap();
//! let options = Options::new(Processor::by_name("gfx1100").unwrap());
//! let program = compile(module, &options).unwrap();
//! assert_eq!(&program.code_object(&[]).unwrap()[..4], b"\x7fELF");
//! ```

use ir::diagnostic::Diagnostic;
use ir::machine::MachineFunction;
use ir::pass::{Need, PassCx, PassRegistry, Pipeline, StepInfo, UnitKind};
use ir::ssa::{Global, IntoVerified, Module};

use crate::abi::ModuleAbi;
use crate::codegen_function;
use crate::codegen_module;
use crate::emit::mir_text::complete_text;
use crate::info::print_rp;
use crate::ir_passes::dot_products::{self, FormDotProducts};
use crate::ir_passes::legalize::AtomicExpand;
use crate::ir_passes::{
    asm_branches, byte_vectors, fat_pointers, internalize, large_phis, vector_phis, waterfall,
    wave_reduce,
};
use crate::object::{self, Program};
use crate::options::Options;
use crate::schedule;
use crate::verify;
use crate::{mir_opt, post_ra};
use transform::{expand_large_div_rem, infer_address_spaces, vectorize};

pub use crate::module_context::ModuleContext;

/// Result of compiling: the program, in its forms ([`Program::code_object`], [`Program::assembly`],
/// [`Program::object`]), and descriptions of its kernels ([`Program::kernels`]).
pub type Output = Program;

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
    codegen(&module, options, cx)
}

/// Runs the passes over a module that was verified.
///
/// # Errors
/// A pass's, or an observer's.
pub fn optimize(
    module: &mut Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<(), Diagnostic> {
    crate::abi::environment::check(module)?;
    let registry = registry();
    let mut passes = Pipeline::new();
    for name in pipeline(options) {
        let info = registry.find(name)?;
        match name {
            // The machine divides no integers at all; 32 bits are selected as a sequence.
            "expand-large-div-rem" => {
                passes.push_module(info, expand_large_div_rem::pass(32));
            }
            "infer-address-spaces" => {
                let machine = infer_address_spaces::Machine { constant_holds_global: true };
                passes.push_function(info, infer_address_spaces::pass(machine));
            }
            "load-store-vectorizer" => {
                passes.push_function(info, vectorize::pass(vectorize::Machine::Dwords));
            }
            "atomic-expand" => {
                passes.push_function(info, Box::new(AtomicExpand::new(options.cpu)));
            }
            "amdgpu-form-dot-products" => {
                passes.push_function(info, Box::new(FormDotProducts::new(options.cpu)));
            }
            _ => passes.push(info)?,
        }
    }
    passes.run(module, cx)?;
    Ok(())
}

/// Selects, allocates and emits the functions of a module that went through [`optimize`].
///
/// # Errors
/// The first construct that cannot be compiled.
pub fn codegen(
    module: &Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Program, Diagnostic> {
    if !module.module_asm.is_empty() {
        return Err(Diagnostic::unsupported("assembly at the module's level"));
    }
    let abi = ModuleAbi::of(module, &options.abi())?;
    let unit = ModuleContext { module, abi: &abi, options };
    let functions = codegen_functions(unit, cx)?;
    emit(unit, &functions)
}

/// The finished machine functions of a module that went through [`optimize`], callees before callers.
///
/// # Errors
/// The first construct that cannot be compiled, or an observer's objection.
pub fn codegen_functions(
    unit: ModuleContext<'_>,
    cx: &mut PassCx<'_>,
) -> Result<Vec<(Global, MachineFunction)>, Diagnostic> {
    codegen_module::codegen_functions(unit, None, cx)
}

/// Selects the functions of a module that went through [`optimize`]: machine functions in SSA form, callees before callers, as
/// the first machine pass gets them. [`codegen`] does so function by function.
///
/// # Errors
/// The first construct that cannot be selected, or an observer's objection.
pub fn select(
    module: &Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Vec<MachineFunction>, Diagnostic> {
    let abi = ModuleAbi::of(module, &options.abi())?;
    codegen_module::select(ModuleContext { module, abi: &abi, options }, cx)
}

/// Puts finished functions together.
///
/// # Errors
/// An instruction has no encoding, or functions are for different processors.
pub fn emit(
    unit: ModuleContext<'_>,
    functions: &[(Global, MachineFunction)],
) -> Result<Program, Diagnostic> {
    object::build::build(unit, functions)
}

/// The finished functions of a module as LLVM MIR.
///
/// # Errors
/// The first construct that cannot be compiled, or an observer's objection.
pub fn machine_ir(
    mut module: Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<String, Diagnostic> {
    optimize(&mut module, options, cx)?;
    let abi = ModuleAbi::of(&module, &options.abi())?;
    let mut functions =
        codegen_functions(ModuleContext { module: &module, abi: &abi, options }, cx)?;
    functions.iter_mut().for_each(|(_, func)| complete_text(func));
    let texts: Vec<String> = functions.iter().map(|(_, func)| func.to_string()).collect();
    Ok(texts.concat())
}

/// The names of the passes over the module that run, in order.
pub fn pipeline(options: &Options) -> Vec<&'static str> {
    let mut names = Vec::new();
    if options.whole_program {
        names.push("amdgpu-internalize-hidden");
    }
    if options.opt_level == 0 {
        names.extend([
            "always-inline",
            "scalarize-masked-mem-intrin",
            "pre-isel-intrinsic-lowering",
            "lower-mem-intrinsics",
            "amdgpu-legalize-operations",
            "expand-large-div-rem",
            "always-inline",
            "globaldce",
            "atomic-expand",
            "amdgpu-legalize-operations",
            "lower-buffer-fat-pointers",
            "split-inline-asm",
            "waterfall-loops",
            "wave-reductions",
            "shape-control-flow",
        ]);
        return names;
    }
    names.extend([
        "scalarize-masked-mem-intrin",
        "optimise",
        "pre-isel-intrinsic-lowering",
        "infer-address-spaces",
        "infer-alignment",
        "lower-mem-intrinsics",
        "sroa",
        "amdgpu-legalize-operations",
        "div-rem-by-constant",
        "expand-large-div-rem",
        "always-inline",
        "globaldce",
        "atomic-expand",
        "scalarizer",
        "pack-byte-vectors",
        "trunc-narrowing",
        "indvars",
        "separate-const-offset-from-gep",
        "early-cse",
        "indvars",
        "load-store-vectorizer",
        "instcombine",
        "simplifycfg",
        "loop-reduce",
        "amdgpu-legalize-operations",
        "amdgpu-form-dot-products",
        "adce",
        "break-large-phis",
        "vectorize-phis",
        "lower-buffer-fat-pointers",
        "split-inline-asm",
        "waterfall-loops",
        "wave-reductions",
        "shape-control-flow",
    ]);
    names
}

/// The names of the machine passes and steps, in the order in which they run.
pub fn machine_pipeline() -> Vec<&'static str> {
    let allocation = [
        SCHEDULING,
        mir_opt::remat::INFO.name,
        codegen_function::VECTORS,
        codegen_function::ACCUMULATORS,
        codegen_function::DEAD_EXEC_WRITES,
        codegen_function::SCALARS,
        mir_opt::scalar_remat::NAME,
        codegen_function::TAIL_CALLS,
        codegen_function::TO_MEMORY,
        codegen_function::PSEUDOS,
        codegen_function::CALL_SKIP,
        codegen_function::FRAME,
        codegen_function::BRANCHES,
        codegen_function::EXPANSION,
    ];
    let mut names = vec![codegen_function::SELECTION];
    names.extend(mir_opt::PASSES.iter().map(|pass| pass.info.name));
    names.extend(allocation);
    names.extend(post_ra::PASSES.iter().map(|info| info.name));
    names.extend([codegen_function::ADDRESSES, codegen_function::PRELOAD]);
    names
}

/// The first pass after those over functions in SSA form.
pub(crate) const SCHEDULING: &str = schedule::pass::INFO.name;

/// All passes that the pipeline may use.
pub fn registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    transform::register_passes(&mut registry);
    register_passes(&mut registry);
    registry
}

/// Adds the passes over the module that are the target's own.
pub fn register_ir_passes(registry: &mut PassRegistry) {
    crate::ir_passes::legalize::register_passes(registry);
    registry.add(asm_branches::INFO);
    registry.add(byte_vectors::INFO);
    registry.add(dot_products::INFO);
    registry.add(fat_pointers::INFO);
    registry.add(internalize::INFO);
    registry.add(large_phis::INFO);
    registry.add(vector_phis::INFO);
    registry.add(waterfall::INFO);
    registry.add(wave_reduce::INFO);
}

/// Adds all passes that are the target's own.
pub fn register_passes(registry: &mut PassRegistry) {
    register_ir_passes(registry);
    register_machine_passes(registry);
}

/// Adds the passes over machine functions.
pub fn register_machine_passes(registry: &mut PassRegistry) {
    registry.add(print_rp::INFO);
    registry.add(schedule::pass::INFO);
    post_ra::register_passes(registry);
    registry.add(mir_opt::remat::INFO);
    registry.add(verify::INFO);
    registry.add_all(mir_opt::PASSES.iter().map(|pass| pass.info));
    registry.add_steps(STEPS.map(|(name, need, about)| StepInfo {
        name,
        about,
        need,
        kind: UnitKind::Machine,
    }));
}

/// The machine steps that need more than the function, whether a run can do without them, and what they do.
const STEPS: [(&str, Need, &str); 15] = [
    (codegen_function::SELECTION, Need::Required, "Selects instructions."),
    (
        codegen_function::VECTORS,
        Need::Required,
        "Assigns physical registers to vector values, and spills the others.",
    ),
    (
        codegen_function::ACCUMULATORS,
        Need::Optional,
        "Moves spilled vector registers to accumulators.",
    ),
    (
        codegen_function::DEAD_EXEC_WRITES,
        Need::Optional,
        "Removes writes of EXEC and masks of lanes that nothing reads.",
    ),
    (
        codegen_function::SCALARS,
        Need::Required,
        "Assigns physical registers to scalar values, and spills the others.",
    ),
    (
        mir_opt::scalar_remat::NAME,
        Need::Optional,
        "Computes scalar values again where they would be spilled otherwise.",
    ),
    (codegen_function::TAIL_CALLS, Need::Optional, "Makes calls before a return jumps."),
    (
        codegen_function::TO_MEMORY,
        Need::Required,
        "Spills scalar registers to memory where no vector register is left for them.",
    ),
    (
        codegen_function::PSEUDOS,
        Need::Required,
        "Expands copies, tuples and spills, and gives addresses in the frame their offsets.",
    ),
    (
        codegen_function::CALL_SKIP,
        Need::Required,
        "Puts branches around calls that a wave without active lanes may reach.",
    ),
    (codegen_function::FRAME, Need::Required, "Adds the prologue and the epilogues."),
    (codegen_function::BRANCHES, Need::Optional, "Removes jumps to jumps and unreachable blocks."),
    (codegen_function::EXPANSION, Need::Required, "Expands pseudo instructions."),
    (
        codegen_function::ADDRESSES,
        Need::Required,
        "Corrects the distances from s_getpc to symbols.",
    ),
    (
        codegen_function::PRELOAD,
        Need::Required,
        "Adds the loads that stand for preloaded kernel arguments.",
    ),
];
