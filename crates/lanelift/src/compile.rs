//! Compiling: LLVM IR in, PTX out.

use crate::args::{CompileArgs, Contract, FileType, FloatArgs, TargetArgs};
use crate::observe::Observers;
use crate::{Failure, Outcome, files};
use ir::diagnostic::Diagnostic;
use ir::pass::{PassCx, PassRegistry};
use ir::ssa::{AttrValue, Attribute, Context, Module, sym};
use nvptx_backend::{DivPrecision, FpContract};
use std::path::{Path, PathBuf};

/// Every pass that is linked in.
pub(crate) fn registry() -> PassRegistry {
    nvptx_backend::passes::registry()
}

pub(crate) fn run(args: &CompileArgs) -> Outcome {
    if args.list_passes {
        return files::write(None, registry().list().as_bytes());
    }
    check_pass_names(args)?;
    if args.filetype == FileType::Obj {
        let message = "-filetype=obj: there is no object format for PTX; -filetype=asm writes PTX, which ptxas assembles";
        return Err(message.into());
    }
    let (name, text) = files::read(args.input.as_deref())?;
    let mut observers = Observers::new(&args.observe);
    let mut cx = observers.context();
    let output = compile(&name, &text, &args.target, &mut cx)?;
    report(&mut cx);
    let statistics = std::mem::take(&mut cx.statistics);
    drop(cx);
    observers.finish(&statistics);
    if args.filetype == FileType::Null {
        return Ok(());
    }
    let path = args.output.clone().or_else(|| default_output(args.input.as_deref()));
    files::write(path.as_deref(), output.ptx.as_bytes())
}

/// Says each warning of a run once.
fn report(cx: &mut PassCx<'_>) {
    for diagnostic in &std::mem::take(&mut cx.diagnostics) {
        eprintln!("{diagnostic}");
    }
}

/// Names that are no pass are refused before any work, with the nearest that is.
fn check_pass_names(args: &CompileArgs) -> Outcome {
    let mut names = args.observe.print_before.iter().chain(&args.observe.print_after).peekable();
    if names.peek().is_none() {
        return Ok(());
    }
    let registry = registry();
    names.try_for_each(|name| registry.find(name).map(drop))?;
    Ok(())
}

/// `kernel.ll` becomes `kernel.ptx` beside it; standard input goes to standard output.
fn default_output(input: Option<&Path>) -> Option<PathBuf> {
    input.filter(|p| !files::is_dash(p)).map(|p| p.with_extension("ptx"))
}

/// Reads a module and verifies it: what comes later takes for granted what every module must be.
pub(crate) fn read(name: &str, text: &[u8]) -> Result<Module, Failure> {
    let module = llvm_reader::parse(name, text)?;
    Ok(ir::ssa::verify::verify(&module).into_result(module)?)
}

/// Reads and compiles a module.
pub(crate) fn compile(
    name: &str,
    text: &[u8],
    target: &TargetArgs,
    cx: &mut PassCx<'_>,
) -> Result<nvptx_backend::Output, Failure> {
    let mut module = read(name, text)?;
    let options = options(&mut module, target)?;
    nvptx_backend::optimize(&mut module, &options, cx)?;
    let output = nvptx_backend::generate(&mut module, &options);
    // The process ends soon: its memory goes back faster as a whole.
    std::mem::forget(module);
    Ok(output?)
}

/// The backend's options from the command line and, for what that leaves open, from the module.
pub(crate) fn options(
    module: &mut Module,
    target: &TargetArgs,
) -> Result<nvptx_backend::Options, Diagnostic> {
    if let Some(triple) = &target.mtriple {
        module.triple = triple.as_str().into();
    }
    let architecture =
        target.march.as_deref().unwrap_or_else(|| module.triple.split('-').next().unwrap_or(""));
    match architecture {
        "nvptx64" | "" => {}
        "nvptx" => {
            let message =
                "nvptx (32 bits) is not supported: NVIDIA's tools of today do not assemble it";
            return Err(Diagnostic::error(message).with_note("use -mtriple=nvptx64-nvidia-cuda"));
        }
        other => {
            let message = format!("no backend for architecture '{other}'");
            return Err(Diagnostic::error(message).with_note("backends: nvptx64"));
        }
    }
    let cpu = match &target.mcpu {
        Some(name) => nvptx_backend::Sm::parse(name)?,
        None => module_cpu(module).unwrap_or_else(|| nvptx_backend::Sm::new(DEFAULT_SM)),
    };
    let mut options = nvptx_backend::Options::new(cpu);
    options.opt_level = match target.opt_level.as_str() {
        level @ ("0" | "1" | "2" | "3") => level.as_bytes()[0] - b'0',
        "s" | "z" => 2,
        other => return Err(Diagnostic::error(format!("-O{other}: the levels are 0 to 3"))),
    };
    for features in &target.mattr {
        options.apply_features(features)?;
    }
    float_options(module, &mut options, &target.float)?;
    Ok(options)
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
