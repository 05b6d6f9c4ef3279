//! Lanelift's NVIDIA backend: SSA IR to PTX.
//!
//! ```
//! use nvptx_backend::{Options, Sm, compile, llvm_reader};
//!
//! let text = b"target triple = \"nvptx64-nvidia-cuda\"\n\
//!     define ptx_kernel void @fill(ptr %p, i32 %x) {\n  store i32 %x, ptr %p\n  ret void\n}\n";
//! let module = llvm_reader::parse("fill.ll", text).unwrap();
//! let output = compile(module, &Options::new(Sm::new(90))).unwrap();
//! assert!(output.ptx.contains(".visible .entry fill("));
//! let fill = &output.kernels()[0];
//! assert_eq!((fill.arguments[1].name.as_str(), fill.arguments[1].offset), ("x", 8));
//! ```
//!
//! A module goes through the passes of [`mod@pipeline`], each function through [`isel`] to machine
//! instructions and through [`emit`] to text.

mod abi;
mod emit;
mod info;
mod ir_passes;
mod isel;
pub mod kernel_builder;
mod mir_opt;
pub(crate) mod options;
pub mod pipeline;
pub mod target;

pub use ir;
pub use llvm_reader;
pub use options::{DivPrecision, FpContract, Options};
pub use pipeline::{pipeline, register_passes};
pub use target::sm::{PTX_VERSIONS, Sm};

use abi::module_env::ModuleEnv;
use cranelift_entity::SecondaryMap;
use emit::text::Text;
use emit::{DebugDirectives, Emitter, Mark};
use ir::diagnostic::Diagnostic;
use ir::findings::Findings;
use ir::kernel::KernelDescription;
use ir::listing::{LineKind, Listing, ListingBuilder, Place};
use ir::machine::{FunctionKind, MachineFunction, TargetInfo};
use ir::map::{Map, Set};
use ir::pass::{PassCx, Pipeline, run_step};
use ir::ssa::{ConstData, Context, Global, GlobalKind, InstKind, IntoVerified, Linkage, Module};
use isel::shape::Shapes;
use transform::slsr::{self, StraightLineStrengthReduction};

/// A compiled module.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Output {
    /// The PTX text.
    pub ptx: String,
    /// The listing for tools, if [`Options::listing`] asks for it.
    pub listing: Option<Listing>,
    /// Findings about its functions, if there is a listing.
    pub findings: Vec<Findings>,
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
/// What is wrong with the module; the first construct that cannot be compiled.
pub fn compile(module: impl IntoVerified, options: &Options) -> Result<Output, Diagnostic> {
    compile_with(module, options, &mut PassCx::new())
}

/// Compiles a module, with the observers of `cx` watching the passes. It is verified as for [`compile`].
///
/// # Errors
/// What is wrong with the module; the first construct that cannot be compiled, or an observer's objection.
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
    let registry = pipeline::registry();
    let mut pipeline = Pipeline::new();
    for name in pipeline::pipeline(options) {
        match name {
            // The set of native operations depends on the GPU, which the registry's own pass does
            // not know.
            "nvptx-atomic-expand" => {
                pipeline
                    .push_function(name, Box::new(ir_passes::legalize::AtomicExpand::new(options)));
            }
            "nvvm-reflect" => {
                pipeline
                    .push_module(name, Box::new(ir_passes::reflect::NvvmReflect::new(options.sm)));
            }
            "slsr" => {
                let pass = StraightLineStrengthReduction { machine: slsr::Machine::MultiplyAdd };
                pipeline.push_function(name, Box::new(pass));
            }
            _ => pipeline.push(registry.find(name)?)?,
        }
    }
    pipeline.run(module, cx)?;
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
        let found = isel::select(&module.cx, body, options, &mut env, &mut shapes, global)?;
        functions.push(found.func);
    }
    Ok(functions)
}

/// The tables of PTX's instructions, by which machine functions are read from text.
pub fn machine_tables() -> &'static TargetInfo {
    &target::table::TARGET
}

/// Name of the step that selects instructions, after the last pass of the pipeline.
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
    generate_from(module, options, None, cx)
}

/// PTX of machine functions that were selected from a module, with that module: what selection finds out besides (the PTX version, say)
/// is found out again.
///
/// # Errors
/// Machine functions that are not all of the module's; what cannot be expressed.
pub fn generate_selected(
    module: &mut Module,
    functions: Vec<MachineFunction>,
    options: &Options,
    cx: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    let given = functions.into_iter().map(|func| (func.name.clone(), func)).collect();
    generate_from(module, options, Some(given), cx)
}

/// [`generate_with`], from selected functions by their names, if there are some.
fn generate_from(
    module: &mut Module,
    options: &Options,
    mut given: Option<Map<String, MachineFunction>>,
    passes: &mut PassCx<'_>,
) -> Result<Output, Diagnostic> {
    let assembly = module_assembly(module)?;
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
        let mut func = MachineFunction::new(env.name(global), kind, &target::table::TARGET);
        let mut most = run_step(SELECTION, &mut func, &mut (), passes, |func| {
            let found = isel::select(cx, body, options, &mut env, &mut shapes, global)?;
            *func = found.func;
            Ok(found.live)
        })?;
        if let Some(given) = &mut given {
            most = None;
            func = given.remove(&func.name).ok_or_else(|| {
                Diagnostic::error(format!("there is no machine function '{}'", func.name))
            })?;
        }
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
        needs[global] = info::kernel_info::Need {
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
    write_prototypes(&mut head, module, &mut env, options)?;
    emit::globals::write(&mut head, cx, &mut env, options)?;
    let aliases = write_aliases(cx, &mut env, options)?;
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
    let kernels = info::kernel_info::describe(module, &env, options.sm, &needs);
    let (listing, mut findings) = match listed {
        Some(listed) => {
            let (listing, findings) = listing(module, options, &env, &ptx, start, &listed);
            (Some(listing), findings)
        }
        None => (None, Vec::new()),
    };
    if !findings.is_empty() {
        let by_name: Map<&str, &KernelDescription> =
            kernels.iter().map(|kernel| (kernel.name.as_str(), kernel)).collect();
        for found in &mut findings {
            if let Some(kernel) = by_name.get(found.function.as_str()) {
                info::remarks::add_estimates(found, kernel);
            }
        }
    }
    Ok(Output { ptx, listing, findings, kernels })
}

/// A function whose text is listed.
struct Listed {
    global: Global,
    func: MachineFunction,
    marks: Vec<Mark>,
    /// Its registers' numbers in the text.
    numbers: Vec<u32>,
}

/// The lines of the functions, whose text begins at `start` in the whole.
fn listing(
    module: &Module,
    options: &Options,
    env: &ModuleEnv,
    ptx: &str,
    start: usize,
    functions: &[Listed],
) -> (Listing, Vec<Findings>) {
    let mut listing = ListingBuilder::new(&module.cx, options.sm.to_string(), &*module.file_name);
    // The place up to which lines are counted, and the line there.
    let (mut at, mut line) = (0, 1);
    let mut found = Vec::new();
    for Listed { global, func, marks, numbers } in functions {
        let mut lines = Vec::new();
        listing.function(*global, env.name(*global), env.is_kernel(*global), &func.debug_locs);
        for pair in marks.windows(2) {
            let (from, to) = (start + pair[0].start, start + pair[1].start);
            line += ptx[at..from].bytes().filter(|&b| b == b'\n').count() as u32;
            at = from;
            if pair[0].kind == LineKind::Instruction {
                lines.push(ptx[from..to].lines().count() as u32);
            }
            for (n, text) in ptx[from..to].lines().enumerate() {
                let place = Place::Line(line + n as u32);
                listing.line(text, pair[0].kind, place, pair[0].loc);
            }
        }
        found.push(info::remarks::findings(env.name(*global), options.sm, func, numbers, &lines));
    }
    (listing.finish(), found)
}

/// The `module asm` lines: PTX that stands before everything else.
fn module_assembly(module: &Module) -> Result<String, Diagnostic> {
    let mut text = String::new();
    for line in &module.module_asm {
        let line = std::str::from_utf8(line)
            .map_err(|_| Diagnostic::error("the module's inline assembly is not UTF-8"))?;
        text.push_str(line);
        if !line.ends_with('\n') {
            text.push('\n');
        }
    }
    Ok(text)
}

/// Prototypes of the functions that are called or whose address is taken.
fn write_prototypes(
    out: &mut Text,
    module: &Module,
    env: &mut ModuleEnv,
    options: &Options,
) -> Result<(), Diagnostic> {
    let cx = &module.cx;
    let mut used: Set<Global> = Set::new();
    for body in module.bodies.values() {
        for &block in body.block_order() {
            for inst in body.block_insts(block) {
                if let InstKind::Call { callee, .. } = &body.insts[inst].kind
                    && let Some(global) = cx.direct_callee(*callee)
                {
                    used.insert(global);
                }
            }
        }
    }
    for (global, data) in &cx.globals {
        match &data.kind {
            GlobalKind::Function(function) => {
                let intrinsic = function.intrinsic != ir::ssa::Intrinsic::None;
                let wanted = used.contains(&global) || env.is_address_taken(global);
                if intrinsic || !wanted || env.is_kernel(global) {
                    continue;
                }
                emit::write_head(out, cx, env, options, global, true)?;
                out.push(";\n");
            }
            GlobalKind::Alias(_) => {
                if let Some(target) = aliased_function(cx, global) {
                    emit::write_alias_head(out, cx, env, global, target);
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// The function that an alias stands for.
fn aliased_function(cx: &Context, alias: Global) -> Option<Global> {
    let mut global = alias;
    for _ in 0..64 {
        match &cx.globals[global].kind {
            GlobalKind::Alias(c) => match &cx.consts[*c] {
                ConstData::Global { global: next, .. } => global = *next,
                _ => return None,
            },
            GlobalKind::Function(_) => return Some(global),
            _ => return None,
        }
    }
    None
}

fn write_aliases(cx: &Context, env: &mut ModuleEnv, options: &Options) -> Result<Text, Diagnostic> {
    let mut out = Text::default();
    for (global, data) in &cx.globals {
        match &data.kind {
            GlobalKind::Alias(_) => {
                let Some(target) = aliased_function(cx, global) else {
                    // Aliases of variables are resolved where they are used.
                    if matches!(cx.types.kind(data.ty), ir::ssa::TypeKind::Function { .. }) {
                        return Err(Diagnostic::unsupported(format!("the alias '{}'", data.name)));
                    }
                    continue;
                };
                if env.is_kernel(target) || cx.globals[target].is_declaration() {
                    return Err(Diagnostic::unsupported(format!(
                        "the alias '{}' of what is no device function defined here",
                        data.name
                    )));
                }
                env.require(options, 63, "an alias")?;
                out.push(".alias ");
                out.push(env.name(global));
                out.push(", ");
                out.push(env.name(target));
                out.push(";\n");
            }
            GlobalKind::IFunc(_) => {
                return Err(Diagnostic::unsupported(format!("the ifunc '{}'", data.name)));
            }
            _ => {}
        }
    }
    Ok(out)
}
