//! From a module to PTX: the passes and the order in which they run.

use cranelift_entity::SecondaryMap;
use ir::diagnostic::Diagnostic;
use ir::kernel::KernelDescription;
use ir::listing::Listing;
use ir::machine::{FunctionKind, MachineFunction, TargetInfo};
use ir::map::Map;
use ir::pass::{Entry, PassCx, PassInfo, PassRegistry, Pipeline, StepInfo, UnitKind, run_step};
use ir::remarks::Remarks;
use ir::ssa::{IntoVerified, Linkage, Module};

use crate::abi::module_env::ModuleEnv;
use crate::emit::text::Text;
use crate::emit::{DebugDirectives, Emitter, globals, module};
use crate::info::listing::{Listed, listing};
use crate::info::{kernel_info, remarks};
use crate::ir_passes::legalize::AtomicExpand;
use crate::ir_passes::reflect::NvvmReflect;
use crate::isel;
use crate::isel::shape::Shapes;
use crate::mir_opt;
use crate::options::Options;
use crate::target::launch::LaunchBounds;
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

/// Adds the backend's own passes.
pub fn register_passes(registry: &mut PassRegistry) {
    registry.add_all([
        PassInfo {
            name: "nvvm-upgrade",
            about: "Replaces NVIDIA's intrinsics of earlier LLVM versions by what stands for them today.",
            contract: "Any function.",
            entry: Entry::Function(|| Box::new(crate::ir_passes::upgrade::NvvmUpgrade)),
        },
        PassInfo {
            name: "nvvm-reflect",
            about: "Replaces calls of __nvvm_reflect, by which CUDA's device library asks for options of the compilation, by constants.",
            contract: "Any module; the branches on the constants are left to be folded.",
            entry: Entry::Module(|| Box::new(crate::ir_passes::reflect::NvvmReflect::default())),
        },
        PassInfo {
            name: "nvptx-set-byval-param-align",
            about: "Raises the alignment of by-value parameters where all callers are known.",
            contract: "Any module.",
            entry: Entry::Module(|| Box::new(crate::ir_passes::byval::SetByValParamAlign)),
        },
        PassInfo {
            name: "nvptx-lower-args",
            about: "Makes by-value parameters accesses of parameter space, and kernels' pointers global.",
            contract: "Any function; best after pointers were followed through locals.",
            entry: Entry::Function(|| Box::new(crate::ir_passes::byval::LowerArgs)),
        },
        PassInfo {
            name: "nvptx-forward-param-copies",
            about: "Reads local copies of parameters and constants at their source.",
            contract: "Any function; best after nvptx-lower-args.",
            entry: Entry::Function(|| Box::new(crate::ir_passes::byval::ForwardParamCopies)),
        },
        PassInfo {
            name: "nvptx-byval-arguments",
            about: "Stores what is put into a local structure straight into the argument that it becomes.",
            contract: "Any function; sroa afterwards removes the variables.",
            entry: Entry::Function(|| Box::new(crate::ir_passes::byval::ByValArguments)),
        },
        PassInfo {
            name: "nvptx-walk-params",
            about: "Steps a pointer through an array in a kernel's parameter instead of an index.",
            contract: "Any function; best after pointers know their address spaces.",
            entry: Entry::Function(|| Box::new(crate::ir_passes::byval::WalkParams)),
        },
        PassInfo {
            name: "nvptx-atomic-expand",
            about: "Turns atomic operations that PTX lacks into loops of compare-and-exchange.",
            contract: "Any function; what remains has an instruction.",
            entry: Entry::Function(|| Box::new(crate::ir_passes::legalize::AtomicExpand::default())),
        },
    ]);
    registry.add_all(mir_opt::PASSES.iter().copied());
    registry.add_steps([StepInfo {
        name: SELECTION,
        about: "Selects instructions of PTX.",
        kind: UnitKind::Machine,
    }]);
}

/// All passes that the NVIDIA pipeline may use.
pub fn registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    transform::register_passes(&mut registry);
    register_passes(&mut registry);
    registry
}

/// The names of the passes that run, in order.
pub fn pipeline(options: &Options) -> Vec<&'static str> {
    let mut names = Vec::new();
    if options.opt_level == 0 {
        names.extend([
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
        "nvvm-upgrade",
        "nvvm-reflect",
        "scalarize-masked-mem-intrin",
        "small-arrays",
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
        "share-reciprocals",
        "nvptx-atomic-expand",
        "separate-const-offset-from-gep",
        "early-cse",
        "nvptx-walk-params",
        "load-store-vectorizer",
        "simplifycfg",
        "loop-reduce",
        "sink",
        "adce",
    ]);
    names
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
    generate_with(&mut module, options, cx)
}

/// Modules written for the 32-bit machine can be compiled for the 64-bit one; then its layout holds.
fn use_64_bit_pointers(module: &mut Module) -> Result<(), Diagnostic> {
    if module.cx.data_layout().pointer(0).bits != 64
        && let Some(text) = llvm_reader::data_layout("nvptx64")
    {
        let layout = ir::ssa::DataLayout::parse(text).map_err(Diagnostic::error)?;
        module.cx.set_data_layout(layout);
    }
    Ok(())
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
    use_64_bit_pointers(module)?;
    let registry = registry();
    let mut passes = Pipeline::new();
    for name in pipeline(options) {
        match name {
            // The set of native operations depends on the GPU, which the registry's own pass does
            // not know.
            "nvptx-atomic-expand" => {
                passes.push_function(name, Box::new(AtomicExpand::new(options)));
            }
            "nvvm-reflect" => {
                passes.push_module(name, Box::new(NvvmReflect::new(options.sm)));
            }
            _ => passes.push(registry.find(name)?)?,
        }
    }
    passes.run(module, cx)?;
    Ok(())
}

/// Selects instructions for every function of a module that went through the pipeline.
///
/// # Errors
/// The first construct that cannot be selected.
pub fn select(module: &mut Module, options: &Options) -> Result<Vec<MachineFunction>, Diagnostic> {
    let mut env = ModuleEnv::new(module, options)?;
    let mut shapes = Shapes::default();
    let mut functions = Vec::new();
    for (global, body) in module.definitions() {
        let body = &module.bodies[body];
        functions.push(isel::select(&module.cx, body, options, &mut env, &mut shapes, global)?);
    }
    Ok(functions)
}

/// The tables of PTX's instructions, by which machine functions are read from text.
pub fn machine_tables() -> &'static TargetInfo {
    &table::TARGET
}

/// The name of the step that selects instructions, after the last pass of the pipeline.
pub const SELECTION: &str = "nvptx-isel";

/// PTX of a module that went through the pipeline.
///
/// # Errors
/// The first construct that cannot be expressed.
pub fn generate(module: &mut Module, options: &Options) -> Result<Output, Diagnostic> {
    generate_with(module, options, &mut PassCx::new())
}

/// [`generate`], with the observers of `cx` watching the selection of each function ([`SELECTION`]).
///
/// # Errors
/// The first construct that cannot be expressed, or an observer's objection.
pub fn generate_with(
    module: &mut Module,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    generate_from(module, options, None, machine_passes(options), cx)
}

/// The machine passes after [`SELECTION`], in their order.
pub fn machine_passes(options: &Options) -> &'static [PassInfo] {
    if options.opt_level == 0 { &[] } else { mir_opt::PASSES }
}

/// PTX of machine functions that were selected from a module, with that module. `rest` are the passes of [`machine_passes`] that they
/// still go through. Facts that selection collects besides (the PTX version, for example) are collected again.
///
/// # Errors
/// Machine functions that are not all of the module's; what cannot be expressed.
pub fn generate_selected(
    module: &mut Module,
    functions: Vec<MachineFunction>,
    rest: &[PassInfo],
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    let given = functions.into_iter().map(|func| (func.name.clone(), func)).collect();
    generate_from(module, options, Some(given), rest, cx)
}

/// [`generate_with`], from selected functions by their names, if there are some.
fn generate_from(
    module: &mut Module,
    options: &Options,
    mut given: Option<Map<String, MachineFunction>>,
    rest: &[PassInfo],
    passes: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    let assembly = module::assembly(module)?;
    let mut env = ModuleEnv::new(module, options)?;
    let module = &*module;
    let cx = &module.cx;
    let mut shapes = Shapes::default();
    let mut debug = DebugDirectives::of(cx, env.ptx_version());
    let mut listed = options.listing.then(Vec::new);
    let mut needs = SecondaryMap::new();
    let mut functions = Text::with_capacity(1 << 14);
    for (number, (global, body)) in module.definitions().enumerate() {
        if cx.globals[global].linkage == Linkage::AvailableExternally {
            continue;
        }
        let body = &module.bodies[body];
        let kind = if env.is_kernel(global) { FunctionKind::Kernel } else { FunctionKind::Device };
        let mut func = MachineFunction::new(env.name(global), kind, &table::TARGET);
        run_step(SELECTION, &mut func, &mut (), passes, |func| {
            *func = isel::select(cx, body, options, &mut env, &mut shapes, global)?;
            Ok(())
        })?;
        if let Some(given) = &mut given {
            func = given.remove(&func.name).ok_or_else(|| {
                Diagnostic::error(format!("there is no machine function '{}'", func.name))
            })?;
        }
        let bounds = (kind == FunctionKind::Kernel).then(|| LaunchBounds::of(cx, global));
        let most = mir_opt::run(rest, &mut func, bounds.as_ref(), passes)?;
        let mut marks = Vec::new();
        let numbers = Emitter::function(
            &mut functions,
            cx,
            &mut env,
            options,
            debug.as_mut(),
            global,
            &func,
            number as u32,
            listed.is_some().then_some(&mut marks),
        )?;
        needs[global] = kernel_info::Need {
            stack: func.frame.size,
            // Without optimisation registers are not what a kernel is short of.
            live: match most {
                None if options.opt_level > 0 => mir_opt::remat::live(&func),
                most => most.unwrap_or(0),
            },
        };
        if let Some(listed) = &mut listed {
            listed.push(Listed { global, func, marks, numbers });
        }
    }
    passes.end_functions()?;
    if let Some((name, _)) = given.iter().flat_map(Map::sorted).next() {
        let message = format!("the module does not define the machine function '{name}'");
        return Err(Diagnostic::error(message));
    }
    let mut head = Text::with_capacity(1 << 10);
    module::write_prototypes(&mut head, module, &mut env, options)?;
    globals::write(&mut head, cx, &mut env, options)?;
    let aliases = module::write_aliases(cx, &mut env, options)?;
    let mut out = Text::with_capacity(functions.as_str().len() + head.as_str().len() + 256);
    let version = env.ptx_version();
    out.push("//\n// Generated by Lanelift\n//\n\n.version ");
    out.number(i64::from(version / 10));
    out.push(".");
    out.number(i64::from(version % 10));
    out.push("\n.target ");
    out.push(&options.sm.to_string());
    if env.independent_textures() {
        out.push(", texmode_independent");
    }
    out.push("\n.address_size 64\n\n");
    out.push(&assembly);
    out.push(head.as_str());
    let start = out.as_str().len();
    out.push(functions.as_str());
    out.push(aliases.as_str());
    if let Some(debug) = &debug {
        debug.write(&mut out);
    }
    let ptx = out.into_string();
    let kernels = kernel_info::describe(module, &env, options.sm, &needs);
    let (listing, mut remarks) = match listed {
        Some(listed) => {
            let (listing, remarks) = listing(module, options, &env, &ptx, start, &listed);
            (Some(listing), remarks)
        }
        None => (None, Vec::new()),
    };
    if !remarks.is_empty() {
        let by_name: Map<&str, &KernelDescription> =
            kernels.iter().map(|kernel| (kernel.name.as_str(), kernel)).collect();
        for found in &mut remarks {
            if let Some(kernel) = by_name.get(found.function.as_str()) {
                remarks::add_estimates(found, kernel);
            }
        }
    }
    Ok(Output { ptx, listing, remarks, kernels })
}
