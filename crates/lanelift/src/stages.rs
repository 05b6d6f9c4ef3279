//! Compilation of a part of a run: `-stop-after`, `-stop-before`, `-start-after`, `-start-before`, `-run-pass`,
//! `-x`.
//!
//! A run that stops writes its current representation: LLVM IR between passes over the module, machine functions after
//! that, with the module in front, so that a later run can continue with them. AMD's and NVIDIA's machine functions are
//! LLVM MIR, Intel's have a text of their own (`intel_backend::target::eu`). The kind of file decides where a run can
//! start:
//!
//! | file | starts at |
//! |---|---|
//! | LLVM IR | any pass of the backend's list over the module |
//! | MIR of AMD | scheduling, and the late passes |
//! | MIR of NVIDIA | after selection |
//! | EU IR | any pass of the list over it |

#[cfg(feature = "amdgpu")]
mod amd;
#[cfg(feature = "intel")]
mod intel;
#[cfg(feature = "nvptx")]
mod nvidia;

use crate::args::{CompileArgs, TargetArgs};
use crate::compile::{self, Compiled};
use crate::failure::Failure;
use crate::opt;
use clap::{Args, ValueEnum};
use driver::Target;
use ir::diagnostic::Diagnostic;
use ir::machine::TargetInfo;
use ir::pass::{PassCx, PassInfo, PassPoint, Sequence, UnitKind};
use ir::ssa::Module;
use llvm_reader::mir::MirFile;

/// Values of `-x`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Language {
    /// LLVM IR
    Ir,
    /// LLVM MIR, of AMD's or NVIDIA's machine functions
    Mir,
    /// Text of Intel's EU IR
    Eu,
}

impl Language {
    /// Guesses the language of a text.
    pub(crate) fn of(text: &[u8]) -> Self {
        // Both kinds of machine functions may have the module in front.
        #[cfg(feature = "intel")]
        if driver::intel_backend::target::eu::is_eu(text) {
            return Self::Eu;
        }
        if llvm_reader::mir::is_mir(text) { Self::Mir } else { Self::Ir }
    }
}

/// Options for a part of a run.
#[derive(Args, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct StageArgs {
    /// Language of the input [default: recognised from the text]
    #[arg(short, value_name = "LANGUAGE", value_enum, help_heading = "Stages")]
    pub(crate) x: Option<Language>,
    /// Run only these passes, on LLVM IR or on machine functions, and write the result
    #[arg(long, value_name = "PASS", value_delimiter = ',', conflicts_with_all = ["stop_after", "stop_before", "start_after", "start_before"],
          help_heading = "Stages")]
    pub(crate) run_pass: Vec<String>,
    /// Stop after this pass (after its run of that number, from 0), and write the result
    #[arg(long, value_name = "PASS[,N]", conflicts_with = "stop_before", help_heading = "Stages")]
    pub(crate) stop_after: Option<String>,
    /// Stop before this pass
    #[arg(long, value_name = "PASS[,N]", help_heading = "Stages")]
    pub(crate) stop_before: Option<String>,
    /// Start after this pass (after its run of that number), with what a run stopped with
    #[arg(long, value_name = "PASS[,N]", conflicts_with = "start_before", help_heading = "Stages")]
    pub(crate) start_after: Option<String>,
    /// Start before this pass
    #[arg(long, value_name = "PASS[,N]", help_heading = "Stages")]
    pub(crate) start_before: Option<String>,
}

impl StageArgs {
    /// Whether it is not the whole run from LLVM IR to code.
    pub(crate) fn is_part(&self) -> bool {
        StageArgs { x: None, ..self.clone() } != StageArgs::default()
    }

    /// Whether what is written is the IR of a stage.
    pub(crate) fn writes_ir(&self) -> bool {
        !self.run_pass.is_empty() || self.stop_after.is_some() || self.stop_before.is_some()
    }

    /// Language of a text.
    fn language(&self, text: &[u8]) -> Language {
        self.x.unwrap_or_else(|| Language::of(text))
    }

    fn stop(&self) -> Result<Option<PassPoint>, Diagnostic> {
        point(self.stop_after.as_ref(), self.stop_before.as_ref())
    }

    fn start(&self) -> Result<Option<PassPoint>, Diagnostic> {
        point(self.start_after.as_ref(), self.start_before.as_ref())
    }
}

/// The point after or before a pass.
fn point(after: Option<&String>, before: Option<&String>) -> Result<Option<PassPoint>, Diagnostic> {
    let after = after.map(|pass| PassPoint::parse(pass, false));
    after.or_else(|| before.map(|pass| PassPoint::parse(pass, true))).transpose()
}

/// Compiles the part of a run that the options ask for; returns None if it is the whole one, or the rest
/// from LLVM IR.
pub(crate) fn compile(
    name: &str,
    text: &[u8],
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Option<Compiled>, Failure> {
    let stages = &args.stages;
    let language = stages.language(text);
    if !stages.run_pass.is_empty() {
        let infos = driver::registry()
            .parse_list(&stages.run_pass.join(","))?
            .into_iter()
            .copied()
            .collect::<Vec<_>>();
        let infos: Vec<&PassInfo> = infos.iter().collect();
        let printed = opt::transform(&infos, name, text, language, &args.target, cx)?;
        return Ok(Some(Compiled::text(printed, language.ending())));
    }
    if let Some(point) = stages.stop()? {
        cx.stop_at(point);
    }
    match language {
        Language::Mir => machine(name, text, args, cx).map(Some),
        Language::Eu => {
            Target::Intel.required()?;
            #[cfg(feature = "intel")]
            return intel::rest(name, text, args, cx).map(Some);
            #[cfg(not(feature = "intel"))]
            Ok(None)
        }
        Language::Ir => {
            if let Some(point) = stages.start()? {
                check_starts_in_module(&point, name)?;
                cx.start_at(point);
            }
            if stages.writes_ir() { stopped(name, text, args, cx).map(Some) } else { Ok(None) }
        }
    }
}

impl Language {
    /// The ending of a file in it.
    pub(crate) fn ending(self) -> &'static str {
        match self {
            Self::Ir => "ll",
            Self::Mir => "mir",
            Self::Eu => "eu",
        }
    }
}

/// Whether a run can start at a point with LLVM IR, as far as the pass's name tells.
fn check_starts_in_module(point: &PassPoint, name: &str) -> Result<(), Diagnostic> {
    let kind = driver::registry().kind(&point.pass)?;
    let needed = match kind {
        UnitKind::Module | UnitKind::Function => return Ok(()),
        UnitKind::Machine => "machine IR",
        UnitKind::Target => "EU IR",
    };
    let message =
        format!("a run that starts at '{}' needs {needed}, and {name} is none", point.pass);
    let note = format!("-stop-after={} and -stop-before={0} write it", point.pass);
    Err(Diagnostic::error(message).with_note(note))
}

/// Compiles LLVM IR until the run stops.
fn stopped(
    name: &str,
    text: &[u8],
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Failure> {
    let options = args.options()?;
    let mut module = compile::read(name, text, &options)?.into_module();
    let target = options.prepare(&mut module)?;
    options.set_pass_options(cx);
    let result = match target {
        #[cfg(feature = "nvptx")]
        Target::Nvptx => nvidia::stopped(&mut module, &options, args, cx),
        #[cfg(feature = "amdgpu")]
        Target::Amdgpu => amd::stopped(&mut module, &options, cx),
        #[cfg(feature = "intel")]
        Target::Intel => intel::stopped(&mut module, &options, cx),
        // Targets whose backends were left out are refused before.
        _ => Err(Diagnostic::error("there is no backend")),
    };
    Ok(result.map_err(|error| driver::located(error, name, text, &options))?)
}

/// The target of machine functions by the words of the command line, the module in front of them, or the processor's name. LLVM's
/// files of AMD's functions may be without a module, and name the processor.
fn machine_target(module: Option<&Module>, target: &TargetArgs) -> Result<Target, Diagnostic> {
    let mut options = target.options()?;
    options.otherwise = Some(Target::Amdgpu);
    let found = match module {
        Some(module) => options.target_of(module)?,
        None => options.target_of(&Module::default())?,
    };
    match found.required()? {
        Target::Intel => {
            let message =
                "LLVM MIR is of AMD or NVIDIA; Intel's machine functions are text of the EU IR";
            Err(Diagnostic::error(message))
        }
        found => Ok(found),
    }
}

/// Reads machine functions, with the tables of AMD's processors or of PTX.
fn read_machine(name: &str, text: &[u8], target: &TargetArgs) -> Result<MirFile, Diagnostic> {
    let tables =
        |module: Option<&Module>, function: &str| -> Result<&'static TargetInfo, Diagnostic> {
            match machine_target(module, target)? {
                #[cfg(feature = "nvptx")]
                Target::Nvptx => Ok(driver::nvptx_backend::machine_tables()),
                #[cfg(feature = "amdgpu")]
                Target::Amdgpu => amd::tables(module, function, target),
                other => {
                    let message =
                        format!("'{function}' is for a target that is not built in: {other:?}");
                    Err(Diagnostic::error(message))
                }
            }
        };
    let options = target.options()?;
    llvm_reader::mir::parse_for(name, text, options.target_choice(), &tables)
}

/// Runs passes over the machine functions of a file of LLVM MIR. Returns the file's text.
pub(crate) fn machine_passes(
    infos: &[&PassInfo],
    name: &str,
    text: &[u8],
    target: &TargetArgs,
    cx: &mut PassCx<'_>,
) -> Result<String, Diagnostic> {
    let mut passes = Sequence::machine(infos)?;
    let mut file = read_machine(name, text, target)?;
    let target = machine_target(file.module.as_ref(), target)?;
    for function in &mut file.functions {
        if let (Some(module), Target::Amdgpu) = (&file.module, target) {
            #[cfg(feature = "amdgpu")]
            driver::amdgpu_backend::attach_ir(function, module);
            #[cfg(not(feature = "amdgpu"))]
            let _ = module;
        }
        passes.run(function, &mut (), cx)?;
    }
    Ok(file.print())
}

/// Runs passes over the functions of a file of the EU IR. Returns the file's text.
pub(crate) fn eu_passes(
    infos: &[&PassInfo],
    name: &str,
    text: &[u8],
    cx: &mut PassCx<'_>,
) -> Result<String, Diagnostic> {
    Target::Intel.required()?;
    #[cfg(feature = "intel")]
    let printed = intel::passes(infos, name, text, cx);
    #[cfg(not(feature = "intel"))]
    let printed = {
        let _ = (infos, text, cx);
        Err(Diagnostic::error(format!("{name}: there is no backend")))
    };
    printed
}

/// Compiles LLVM MIR from a pass on.
fn machine(
    name: &str,
    text: &[u8],
    args: &CompileArgs,
    cx: &mut PassCx<'_>,
) -> Result<Compiled, Failure> {
    let mut file = read_machine(name, text, &args.target)?;
    let Some(mut module) = file.module.take() else { return Err(no_module(name).into()) };
    let target = machine_target(Some(&module), &args.target)?;
    let mut options = args.options()?;
    options.target = Some(target);
    options.prepare(&mut module)?;
    options.set_pass_options(cx);
    match target {
        #[cfg(feature = "nvptx")]
        Target::Nvptx => nvidia::rest(module, file, &options, args, cx),
        #[cfg(feature = "amdgpu")]
        Target::Amdgpu => amd::rest(&module, file, &options, args, cx),
        _ => Err("there is no backend".into()),
    }
}

/// The error of a file without its module.
fn no_module(name: &str) -> Diagnostic {
    let message = format!("{name}: there is no LLVM IR in front of the machine functions");
    Diagnostic::error(message).with_note("it says what kernels get and what variables there are")
}

/// Number of machine passes that are done where a run starts with machine functions. `passes` are those of the pipeline, with
/// selection first.
fn passes_done(args: &CompileArgs, passes: &[&str]) -> Result<usize, Diagnostic> {
    let Some(point) = args.stages.start()? else {
        let message = "machine functions are compiled from a pass on: which one is not said";
        let passes = passes.join(", ");
        let note = format!("-start-before=PASS and -start-after=PASS say it; passes: {passes}");
        return Err(Diagnostic::error(message).with_note(note));
    };
    match point.position(passes) {
        None => Err(point.missing(passes.iter().copied())),
        Some(0) => {
            let message = format!("before '{}' there are no machine functions", point.pass);
            Err(Diagnostic::error(message))
        }
        Some(done) => Ok(done),
    }
}

/// Returns the text that a run stopped with; else its error, or that the pass does not run.
fn taken(cx: &mut PassCx<'_>, result: Result<(), Diagnostic>) -> Result<String, Diagnostic> {
    match cx.take_stopped() {
        Ok(Some(text)) => Ok(text),
        Ok(None) => result.map(|()| String::new()),
        Err(missing) => result.and(Err(missing)),
    }
}

/// The module's text in front of machine functions, as LLVM writes both into one file.
fn module_in_front(module: &Module, functions: &str) -> String {
    with_module(&ir::ssa::print::module_to_string(module), functions)
}

/// [`module_in_front`] for a module that is text.
pub(crate) fn with_module(module: &str, functions: &str) -> String {
    let mut indented = String::new();
    for line in module.lines() {
        if !line.is_empty() {
            indented.push_str("  ");
            indented.push_str(line);
        }
        indented.push('\n');
    }
    behind_module(&indented, functions)
}

/// Machine functions after the indented text of their module.
fn behind_module(module: &str, functions: &str) -> String {
    format!("--- |\n{module}...\n{functions}")
}
