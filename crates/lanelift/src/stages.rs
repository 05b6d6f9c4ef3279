//! Compiling a part of the way: `-stop-after`, `-stop-before`, `-start-after`, `-start-before`, `-run-pass`, `-x`.
//!
//! A run that stops writes what it has: LLVM IR between passes over the module, machine functions after that. AMD's are LLVM MIR,
//! with the module in front, so that a later run goes on with them: any late pass can be where one run stops and the next one
//! starts, and the code object is the same.

use crate::args::CompileArgs;
use crate::compile::{self, Compiled};
use crate::failure::Failure;
#[cfg(feature = "amdgpu")]
use crate::machine;
use crate::opt;
use clap::{Args, ValueEnum};
use driver::{Emit, Target};
use ir::diagnostic::{Diagnostic, SourceText};
use ir::pass::{PassCx, PassInfo, StopPoint};

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
        let infos = driver::registry()
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
        Target::Amdgpu.required()?;
        #[cfg(feature = "amdgpu")]
        return machine::rest(name, text, args, cx).map(Some);
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
    let mut module = compile::read(name, text)?;
    let mut options = args.options()?;
    match options.target_of(&module)? {
        #[cfg(feature = "nvptx")]
        Target::Nvptx if is_selection(args)? => {
            options.prepare(&mut module)?;
            let options = options.nvptx(&module)?;
            driver::nvptx_backend::optimize(&mut module, &options, cx)?;
            if args.stages.stop_before.is_some() {
                return Ok(Compiled::text(ir::ssa::print::module_to_string(&module), "ll"));
            }
            let functions = driver::nvptx_backend::select(&mut module, &options)?;
            let text = functions.iter().map(ToString::to_string).collect::<Vec<_>>().concat();
            Ok(Compiled::text(text, "mir"))
        }
        #[cfg(feature = "amdgpu")]
        Target::Amdgpu => machine::stopped(&mut module, &options, cx),
        _ => {
            options.emit = Some(Emit::Null);
            let result = driver::compile_with(&mut module, &options, cx);
            let result = result.map_err(|error| error.in_text(&SourceText::new(name, text)));
            let text = taken(cx, result.map(drop))?;
            // Intel's EU IR has a text form of its own.
            let ending = if text.starts_with("kernel ") { "eu" } else { "ll" };
            Ok(Compiled::text(text, ending))
        }
    }
}

/// Whether the run stops at the only boundary between PTX's passes and its text, by LLVM's name of it.
#[cfg(feature = "nvptx")]
fn is_selection(args: &CompileArgs) -> Result<bool, Diagnostic> {
    Ok(args.stages.stop()?.is_some_and(|point| point.pass == "nvptx-isel"))
}

/// What a run stopped with; else its error, or that the pass does not run.
pub(crate) fn taken(
    cx: &mut PassCx<'_>,
    result: Result<(), Diagnostic>,
) -> Result<String, Diagnostic> {
    match cx.take_stopped() {
        Ok(Some(text)) => Ok(text),
        Ok(None) => result.map(|()| String::new()),
        Err(missing) => result.and(Err(missing)),
    }
}
