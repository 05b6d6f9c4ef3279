//! Compiling: LLVM IR in, the target's code out. The module's triple chooses the backend.

use crate::args::{CompileArgs, Contract, Emit, FileType, FloatArgs, TargetArgs};
use crate::failure::{Failure, Outcome};
use crate::observe::Observers;
use crate::summary::{ModuleSummary, PassTime, pass_times};
use crate::terminal::Terminal;
use crate::{amd, files, inspect, intel, kernels, session, stages, targets};
use ir::diagnostic::{Diagnostic, SourceText};
use ir::pass::{PassCx, PassRegistry};
use ir::ssa::{AttrValue, Attribute, Context, Module, sym};
use nvptx_backend::{DivPrecision, FpContract};
use std::borrow::Cow;

/// Every pass that is linked in.
pub(crate) fn registry() -> PassRegistry {
    let mut registry = nvptx_backend::passes::registry();
    amdgpu_backend::pipeline::register_passes(&mut registry);
    intel_backend::select::register_ir_passes(&mut registry);
    intel_backend::passes::register_passes(&mut registry);
    registry
}

pub(crate) fn run(args: &CompileArgs, terminal: Terminal) -> Outcome {
    if args.list_passes {
        return files::write(None, registry().list().as_bytes());
    }
    if args.version {
        return files::write(None, targets::version().as_bytes());
    }
    if targets::help_is_wanted(&args.target) {
        return files::write(None, targets::help(&args.target)?.as_bytes());
    }
    session::run(args, terminal)
}

/// A compiled module.
#[derive(Debug)]
pub(crate) struct Compiled {
    /// What is to be written, if anything is.
    pub(crate) output: Option<Vec<u8>>,
    /// The ending of a file for it.
    pub(crate) ending: Cow<'static, str>,
    /// What tools want to know of it.
    pub(crate) summary: ModuleSummary,
}

impl Compiled {
    /// A text, which is no code.
    pub(crate) fn text(text: String, ending: &'static str) -> Compiled {
        let summary = ModuleSummary::default();
        Compiled { output: Some(text.into_bytes()), ending: ending.into(), summary }
    }
}

/// What was said while a module was compiled.
#[derive(Default, Debug)]
pub(crate) struct Said {
    /// What observers printed, if it was not shown at once.
    pub(crate) log: Vec<u8>,
    /// Warnings.
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// The time of each pass, where that is wanted.
    pub(crate) passes: Vec<PassTime>,
}

/// Compiles a module. `live`: observers print at once.
pub(crate) fn compile(
    name: &str,
    text: &[u8],
    args: &CompileArgs,
    live: bool,
    said: &mut Said,
) -> Result<Compiled, Failure> {
    let mut observers = Observers::new(&args.observe, live, args.json.is_some());
    let mut cx = observers.context();
    args.target.set_options(&mut cx);
    let result = compile_in(name, text, args, &mut cx);
    said.diagnostics.extend(std::mem::take(&mut cx.diagnostics));
    let statistics = std::mem::take(&mut cx.statistics);
    let printed = std::mem::take(&mut cx.printed);
    drop(cx);
    said.passes = observers.timer.as_ref().map(pass_times).unwrap_or_default();
    said.log = printed.into_bytes();
    said.log.extend(observers.finish(&statistics));
    let compiled = result?;
    if let Some(path) = &args.report {
        let page = inspect::report(name, text, args)?;
        files::write(Some(path), page.as_bytes())?;
    }
    Ok(compiled)
}

/// [`compile()`] with the observers of a context.
fn compile_in(
    name: &str,
    text: &[u8],
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Failure> {
    if let Some(compiled) = stages::compile(name, text, args, cx)? {
        return Ok(compiled);
    }
    let mut module = read_kernels(name, text, args)?;
    match backend(&mut module, &args.target)? {
        Backend::Nvidia => nvidia(module, args, cx),
        Backend::Amd => amd::compile(module, args, cx),
        Backend::Intel => intel::compile(module, SourceText::new(name, text), args, cx),
    }
}

/// Reads a module, with those kernels only that are asked for.
pub(crate) fn read_kernels(name: &str, text: &[u8], args: &CompileArgs) -> Result<Module, Failure> {
    let mut module = read(name, text)?;
    if !args.kernel.is_empty() {
        kernels::keep(&mut module, &args.kernel)?;
    }
    Ok(module)
}

/// What a triple or `-march` chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Backend {
    /// PTX.
    Nvidia,
    /// Code objects.
    Amd,
    /// Zebins.
    Intel,
}

/// The backend of a module. `-mtriple` and `-march` stand above what the module says.
pub(crate) fn backend(module: &mut Module, target: &TargetArgs) -> Result<Backend, Diagnostic> {
    if let Some(triple) = &target.mtriple {
        module.triple = triple.as_str().into();
    }
    let architecture =
        target.march.as_deref().unwrap_or_else(|| module.triple.split('-').next().unwrap_or(""));
    backend_of(architecture, target.mcpu.as_deref())
}

/// The backend of an architecture's name; where that is empty, the processor's name tells.
pub(crate) fn backend_of(architecture: &str, cpu: Option<&str>) -> Result<Backend, Diagnostic> {
    match architecture {
        "amdgcn" | "amdgpu" | "amd" => Ok(Backend::Amd),
        "intel" | "spir64" | "spirv64" => Ok(Backend::Intel),
        "" if cpu.is_some_and(|cpu| cpu.starts_with("gfx")) => Ok(Backend::Amd),
        "nvptx64" | "nvidia" | "" => Ok(Backend::Nvidia),
        "nvptx" => {
            let message =
                "nvptx (32 bits) is not supported: NVIDIA's tools of today do not assemble it";
            Err(Diagnostic::error(message).with_note("use -mtriple=nvptx64-nvidia-cuda"))
        }
        other => {
            let message = format!("no backend for architecture '{other}'");
            Err(Diagnostic::error(message).with_note("backends: nvptx64, amdgcn, intel"))
        }
    }
}

/// PTX of a module.
fn nvidia(
    mut module: Module,
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Failure> {
    let null = args.filetype == Some(FileType::Null) || args.emit == Some(Emit::Null);
    match (args.filetype, args.emit) {
        (Some(FileType::Obj), _) => {
            let message = "-filetype=obj: there is no object format for PTX; -filetype=asm writes PTX, which ptxas assembles";
            return Err(message.into());
        }
        (_, Some(Emit::Obj | Emit::Hsaco | Emit::Mir | Emit::Bin)) => {
            let message = "--emit: for NVIDIA there is only asm (PTX, which ptxas assembles)";
            return Err(message.into());
        }
        _ => {}
    }
    let (output, processor) = to_ptx_for(&mut module, &args.target, cx)?;
    if args.inputs.len() < 2 {
        // The process ends soon: its memory goes back faster as a whole.
        std::mem::forget(module);
    }
    let summary = ModuleSummary::of("nvptx64", &processor, output.kernels());
    Ok(Compiled { output: (!null).then(|| output.ptx.into_bytes()), ending: "ptx".into(), summary })
}

/// Names that are no pass are refused before any work, with the nearest that is.
pub(crate) fn check_pass_names(args: &CompileArgs) -> Outcome {
    let mut names = args.observe.print_before.iter().chain(&args.observe.print_after).peekable();
    if names.peek().is_none() {
        return Ok(());
    }
    let registry = registry();
    names.try_for_each(|name| registry.find(name).map(drop))?;
    Ok(())
}

/// Reads a module and verifies it: what comes later takes for granted what every module must be.
pub(crate) fn read(name: &str, text: &[u8]) -> Result<Module, Failure> {
    let module = llvm_reader::parse(name, text)?;
    Ok(ir::ssa::verify::verify(&module).into_result(module)?)
}

/// Compiles a module to PTX.
pub(crate) fn to_ptx(
    mut module: Module,
    target: &TargetArgs,
    cx: &mut PassCx<'_>,
) -> Result<nvptx_backend::Output, Failure> {
    Ok(to_ptx_for(&mut module, target, cx)?.0)
}

/// Compiles a module to PTX. Answers the processor's name, too.
fn to_ptx_for(
    module: &mut Module,
    target: &TargetArgs,
    cx: &mut PassCx<'_>,
) -> Result<(nvptx_backend::Output, String), Failure> {
    let options = options(module, target)?;
    nvptx_backend::optimize(module, &options, cx)?;
    Ok((nvptx_backend::generate(module, &options)?, options.sm.to_string()))
}

/// The backend's options from the command line and, for what that leaves open, from the module.
pub(crate) fn options(
    module: &mut Module,
    target: &TargetArgs,
) -> Result<nvptx_backend::Options, Diagnostic> {
    let cpu = match &target.mcpu {
        Some(name) => nvptx_backend::Sm::parse(name)?,
        None => module_cpu(module).unwrap_or_else(|| nvptx_backend::Sm::new(DEFAULT_SM)),
    };
    let mut options = nvptx_backend::Options::new(cpu);
    options.opt_level = opt_level(target)?;
    for features in &target.mattr {
        options.apply_features(features)?;
    }
    float_options(module, &mut options, &target.float)?;
    Ok(options)
}

/// The level of optimisation.
pub(crate) fn opt_level(target: &TargetArgs) -> Result<u8, Diagnostic> {
    match target.opt_level.as_str() {
        level @ ("0" | "1" | "2" | "3") => Ok(level.as_bytes()[0] - b'0'),
        "s" | "z" => Ok(2),
        other => Err(Diagnostic::error(format!("-O{other}: the levels are 0 to 3"))),
    }
}

/// What the command line says of floats: to the options, or as attributes to functions that lack them.
fn float_options(
    module: &mut Module,
    options: &mut nvptx_backend::Options,
    float: &FloatArgs,
) -> Result<(), Diagnostic> {
    options.fp_contract = match (float.nvptx_fma_level, float.fp_contract) {
        (Some(1..), _) | (None, Some(Contract::Fast)) => FpContract::Fast,
        (_, Some(Contract::Off)) => FpContract::Off,
        _ => FpContract::Flags,
    };
    options.div_precision = float.nvptx_prec_divf32.map(|level| match level {
        0 => DivPrecision::Approx,
        1 => DivPrecision::Full,
        2 => DivPrecision::Ieee,
        _ => DivPrecision::IeeeNoFtz,
    });
    options.precise_sqrt = float.nvptx_prec_sqrtf32;
    denormal_attributes(module, float)
}

/// How denormals are treated, as attributes to functions that do not say.
pub(crate) fn denormal_attributes(
    module: &mut Module,
    float: &FloatArgs,
) -> Result<(), Diagnostic> {
    for (mode, key) in [
        (&float.denormal_fp_math, sym::DENORMAL_FP_MATH),
        (&float.denormal_fp_math_f32, sym::DENORMAL_FP_MATH_F32),
    ] {
        let Some(mode) = mode else { continue };
        let known =
            |part: &str| matches!(part, "ieee" | "preserve-sign" | "positive-zero" | "dynamic");
        if !mode.split(',').all(known) {
            let message = format!("'{mode}' is no way to treat denormals");
            return Err(Diagnostic::error(message)
                .with_note("the ways are ieee, preserve-sign, positive-zero and dynamic"));
        }
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

/// Without `-mcpu` and a word of the module: the oldest GPU that today's tools disassemble.
const DEFAULT_SM: u32 = 75;

/// The processor that the module's functions were compiled for.
fn module_cpu(module: &Module) -> Option<nvptx_backend::Sm> {
    let cx = &module.cx;
    let names = module
        .definitions()
        .filter_map(|(g, _)| cx.attrs.string(cx.function(g)?.attrs, sym::TARGET_CPU));
    names.filter_map(|name| nvptx_backend::Sm::parse(name).ok()).next()
}
