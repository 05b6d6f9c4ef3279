//! Compiling a part of the way: `-stop-after`, `-stop-before`, `-start-after`, `-start-before`, `-run-pass`, `-x`.
//!
//! A run that stops writes what it has: LLVM IR between passes over the module, machine functions after that. AMD's are LLVM MIR,
//! with the module in front, so that a later run goes on with them: any late pass can be where one run stops and the next one
//! starts, and the code object is the same.

use crate::args::{CompileArgs, Emit};
use crate::compile::{self, Backend, Compiled};
use crate::failure::Failure;
use crate::{amd, opt};
use amdgpu_backend::late;
use clap::{Args, ValueEnum};
use ir::diagnostic::{Diagnostic, SourceText, nearest_name};
use ir::pass::{PassCx, PassInfo, StopPoint};
use ir::ssa::Module;

/// Values of `-x`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Language {
    /// LLVM IR
    Ir,
    /// LLVM MIR
    Mir,
}

/// Options for a part of the way.
#[derive(Args, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct StageArgs {
    /// What the input is [default: what it looks like]
    #[arg(short, value_name = "LANGUAGE", value_enum, help_heading = "Stages")]
    pub(crate) x: Option<Language>,
    /// Run only these passes, on LLVM IR or on machine IR of AMD GPUs, and write what comes out
    #[arg(long, value_name = "PASS", value_delimiter = ',', conflicts_with_all = ["stop_after", "stop_before", "start_after", "start_before"],
          help_heading = "Stages")]
    pub(crate) run_pass: Vec<String>,
    /// Stop after this pass (after its run of that number, from 0), and write what there is then
    #[arg(long, value_name = "PASS[,N]", conflicts_with = "stop_before", help_heading = "Stages")]
    pub(crate) stop_after: Option<String>,
    /// Stop before this pass
    #[arg(long, value_name = "PASS[,N]", help_heading = "Stages")]
    pub(crate) stop_before: Option<String>,
    /// Start after this pass, with machine IR of AMD GPUs that a run stopped with
    #[arg(long, value_name = "PASS", conflicts_with = "start_before", help_heading = "Stages")]
    pub(crate) start_after: Option<String>,
    /// Start before this pass
    #[arg(long, value_name = "PASS", help_heading = "Stages")]
    pub(crate) start_before: Option<String>,
}

impl StageArgs {
    /// Whether it is not the whole way from LLVM IR to code.
    pub(crate) fn is_part(&self) -> bool {
        StageArgs { x: None, ..self.clone() } != StageArgs::default()
    }

    /// Whether what is written is the IR of a stage.
    pub(crate) fn writes_ir(&self) -> bool {
        !self.run_pass.is_empty() || self.stop_after.is_some() || self.stop_before.is_some()
    }

    /// Whether a text is machine IR.
    fn is_machine(&self, text: &[u8]) -> bool {
        self.x.map_or_else(|| llvm_reader::mir::is_mir(text), |x| x == Language::Mir)
    }

    fn stop(&self) -> Result<Option<StopPoint>, Diagnostic> {
        let point = match (&self.stop_after, &self.stop_before) {
            (Some(pass), _) => StopPoint::parse(pass, false)?,
            (None, Some(pass)) => StopPoint::parse(pass, true)?,
            (None, None) => return Ok(None),
        };
        Ok(Some(point))
    }
}

/// The part of the way that the options ask for; nothing, if it is the whole one.
pub(crate) fn compile(
    name: &str,
    text: &[u8],
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Option<Compiled>, Failure> {
    let stages = &args.stages;
    if !stages.run_pass.is_empty() {
        let infos = compile::registry()
            .parse_list(&stages.run_pass.join(","))?
            .into_iter()
            .copied()
            .collect::<Vec<_>>();
        let infos: Vec<&PassInfo> = infos.iter().collect();
        let machine = stages.is_machine(text);
        let printed = opt::transform(&infos, name, text, machine, &args.target, cx)?;
        return Ok(Some(Compiled::text(printed, if machine { "mir" } else { "ll" })));
    }
    if let Some(point) = stages.stop()? {
        cx.stop_at(point);
    }
    if stages.is_machine(text) {
        return rest(name, text, args, cx).map(Some);
    }
    if let Some(pass) = stages.start_after.as_ref().or(stages.start_before.as_ref()) {
        let message = format!("a run that starts at '{pass}' needs machine IR, and {name} is none");
        return Err(Diagnostic::error(message)
            .with_note("-stop-after writes it for AMD GPUs")
            .into());
    }
    if stages.writes_ir() { stopped(name, text, args, cx).map(Some) } else { Ok(None) }
}

/// Compiles LLVM IR until the run stops.
fn stopped(
    name: &str,
    text: &[u8],
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Failure> {
    let mut module = compile::read_kernels(name, text, args)?;
    match compile::backend(&mut module, &args.target)? {
        Backend::Nvidia => stopped_nvidia(module, args, cx),
        Backend::Amd => {
            let options = amd::options(&mut module, &args.target)?;
            if let Err(error) = amdgpu_backend::pipeline::optimize(&mut module, &options, cx) {
                return Ok(Compiled::text(taken(cx, Err(error))?, "ll"));
            }
            let result = amdgpu_backend::pipeline::generate(&module, &options, cx);
            let functions = taken(cx, result.map(drop))?;
            Ok(Compiled::text(with_module(&module, &functions), "mir"))
        }
        Backend::Intel => {
            let source = SourceText::new(name, text);
            let result = crate::intel::kernels(module, source, args, cx);
            let text = taken(cx, result.map(drop))?;
            // The EU IR has a text form of its own.
            let ending = if text.starts_with("kernel ") { "eu" } else { "ll" };
            Ok(Compiled::text(text, ending))
        }
    }
}

/// LLVM's name of the only boundary between PTX's passes and its text.
const NVPTX_SELECTION: &str = "nvptx-isel";

fn stopped_nvidia(
    mut module: Module,
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Failure> {
    let options = compile::options(&mut module, &args.target)?;
    let point = args.stages.stop()?;
    let selection = point.as_ref().filter(|point| point.pass == NVPTX_SELECTION);
    let result = nvptx_backend::optimize(&mut module, &options, cx).map(drop);
    let Some(point) = selection else { return Ok(Compiled::text(taken(cx, result)?, "ll")) };
    result?;
    if point.before {
        return Ok(Compiled::text(ir::ssa::print::module_to_string(&module), "ll"));
    }
    let functions = nvptx_backend::select(&mut module, &options)?;
    let text = functions.iter().map(ToString::to_string).collect::<Vec<_>>().concat();
    Ok(Compiled::text(text, "mir"))
}

/// What a run stopped with; else its error, or that the pass does not run.
fn taken(cx: &mut PassCx<'_>, result: Result<(), Diagnostic>) -> Result<String, Diagnostic> {
    match cx.take_stopped() {
        Ok(Some(text)) => Ok(text),
        Ok(None) => result.map(|()| String::new()),
        Err(missing) => result.and(Err(missing)),
    }
}

/// Machine functions behind their module, as LLVM writes both into one file.
fn with_module(module: &Module, functions: &str) -> String {
    let text = ir::ssa::print::module_to_string(module);
    let mut out = String::from("--- |\n");
    for line in text.lines() {
        if !line.is_empty() {
            out.push_str("  ");
            out.push_str(line);
        }
        out.push('\n');
    }
    out + "...\n" + functions
}

/// Compiles machine IR from a late pass on.
fn rest(
    name: &str,
    text: &[u8],
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Failure> {
    let passes = late_passes(args)?;
    let kind = args.kind(&amd::ENDINGS, Emit::Asm);
    // What stops on the way is machine IR, whatever its name ends with.
    if !args.stages.writes_ir() && (kind == Emit::Mir || kind == Emit::Bin) {
        return Err("machine IR is compiled to assembly, an object or a code object; -stop-after writes machine IR".into());
    }
    let mut file = opt::read_machine(name, text, &args.target)?;
    let Some(mut module) = file.module.take() else {
        let error = Diagnostic::error(format!(
            "{name}: there is no LLVM IR in front of the machine functions"
        ));
        return Err(error
            .with_note("it says what kernels get and what variables there are")
            .into());
    };
    file.functions.iter_mut().for_each(|function| amdgpu_backend::adopt_ir(function, &module));
    let mut options = amd::options(&mut module, &args.target)?;
    options.text = kind == Emit::Asm;
    let functions = std::mem::take(&mut file.functions);
    let result = amdgpu_backend::pipeline::finish(&module, functions, passes, &options, cx);
    if args.stages.writes_ir() {
        let functions = taken(cx, result.map(drop))?;
        return Ok(Compiled::text(format!("--- |\n{}...\n{functions}", file.module_text), "mir"));
    }
    amd::emit(&result?, kind)
}

/// The late passes that are still to run.
fn late_passes(args: &CompileArgs) -> Result<&'static [PassInfo], Diagnostic> {
    let names = || late::PASSES.iter().map(|info| info.name);
    let list = || names().collect::<Vec<_>>().join(", ");
    let (pass, skipped) = match (&args.stages.start_after, &args.stages.start_before) {
        (Some(pass), _) => (pass, 1),
        (None, Some(pass)) => (pass, 0),
        (None, None) => {
            let error = Diagnostic::error(
                "machine IR is compiled from a late pass on: which one is not said",
            );
            return Err(error.with_note(format!("-start-before=PASS says it; passes: {}", list())));
        }
    };
    if let Some(at) = names().position(|name| name == pass) {
        return Ok(&late::PASSES[at + skipped..]);
    }
    let error = Diagnostic::error(format!("no run can start at '{pass}'"));
    Err(match nearest_name(pass, names()) {
        Some(near) => error.with_note(format!("did you mean '{near}'?")),
        None => error.with_note(format!("it can start at {}", list())),
    })
}
