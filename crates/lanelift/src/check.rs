//! `lanelift check`: mistakes of a kernel, whatever compiler made it.

use crate::args::{CheckArgs, LaunchArgs};
use crate::summary::Message;
use crate::terminal::Terminal;
use crate::{Failure, Outcome, files, run, subject};
use check::{Finding, Launches, Limits, Place, Program, Report, Request};
use gpu_sim::binary::Binary;
use gpu_sim::interp;
use ir::diagnostic::Diagnostic;
use serde::Serialize;

/// Words of a launch that need not be said.
const DEFAULTS: [&[&str]; 3] = [&["--grid", "1"], &["--cluster", "1"], &["--shared", "0"]];

/// The version of the JSON document.
const FORMAT: u32 = 1;

pub(crate) fn run(args: &CheckArgs, terminal: Terminal) -> Outcome {
    let (name, bytes) = files::read(Some(&args.input))?;
    let (program, text) = program(args, &name, &bytes)?;
    let request = Request {
        launches: launches(&args.launch)?,
        seed: args.seed,
        limits: Limits { runs: args.launches, instructions: args.max_instructions },
    };
    let report = check::find(&program, &request)?;
    let diagnostics: Vec<Diagnostic> =
        report.findings.iter().map(|finding| finding.diagnostic(&name, text)).collect();
    let all = || diagnostics.iter().chain(&report.problems);
    terminal.show(all());
    match &args.json {
        None => files::print(summary(&report).as_bytes())?,
        Some(path) => {
            let mut json =
                serde_json::to_string_pretty(&Document::of(&name, &report, &diagnostics))?;
            json.push('\n');
            files::write(Some(path), json.as_bytes())?;
        }
    }
    if all().any(Diagnostic::is_error) { Err(Failure::shown()) } else { Ok(()) }
}

/// Reads the program. A text is returned, too.
fn program<'a>(
    args: &CheckArgs,
    name: &str,
    bytes: &'a [u8],
) -> Result<(Program, Option<&'a str>), Failure> {
    let ending = std::path::Path::new(name).extension().and_then(|ending| ending.to_str());
    let at = |fault: gpu_sim::Fault| Diagnostic::error(format!("{name}: {fault}"));
    if Binary::is_elf(bytes) {
        let linked = linked(name, bytes)?;
        let bytes = linked.as_deref().unwrap_or(bytes);
        return Ok((Program::binary(bytes).map_err(at)?, None));
    }
    let text = std::str::from_utf8(bytes).ok();
    let first = || text.unwrap_or_default().lines().map(str::trim_start);
    if ending == Some("ptx") || first().any(|line| line.starts_with(".version ")) {
        let text = text.ok_or_else(|| format!("{name}: the PTX is not UTF-8"))?;
        return Ok((Program::ptx(text).map_err(at)?, Some(text)));
    }
    if matches!(ending, Some("s" | "S" | "asm")) || first().any(|l| l.starts_with(".amdgcn_target"))
    {
        let error = format!("{name}: assembly cannot be read here");
        return Err(Diagnostic::error(error)
            .with_note("llvm-mc -triple=amdgcn-amd-amdhsa -filetype=obj makes an object of it, which is read")
            .into());
    }
    let options = args.target.options()?;
    let mut module = subject::read_with_lines(name, bytes, &options)?.into_module();
    let kernel = args.launch.kernel.clone();
    let kernels = interp::signatures(&module).into_iter().map(|kernel| kernel.name);
    let kernel = kernel.or_else(|| kernels.into_iter().next()).unwrap_or_default();
    let warp_size = options.wave_size(&module, &kernel)?;
    driver::link_for_interpreter(&mut module, options.link_builtins)?;
    let options = interp::Options { warp_size, ..Default::default() };
    Ok((Program::Ir(Box::new(module), options), text.filter(|_| !llvm_reader::is_bitcode(bytes))))
}

/// Links a relocatable object of an AMD GPU; nothing where it is linked already.
#[cfg(feature = "amdgpu")]
fn linked(name: &str, bytes: &[u8]) -> Result<Option<Vec<u8>>, Diagnostic> {
    use driver::amdgpu_backend::object::{LinkOptions, ObjectFile, link};
    // `ET_REL` and `EM_AMDGPU`.
    if bytes.get(16..20) != Some(&[1, 0, 224, 0]) {
        return Ok(None);
    }
    let object = ObjectFile::read(name, bytes)?;
    link(&[object], LinkOptions { allow_undefined: false }).map(Some)
}

#[cfg(not(feature = "amdgpu"))]
fn linked(_: &str, _: &[u8]) -> Result<Option<Vec<u8>>, Diagnostic> {
    Ok(None)
}

/// The launch that is stated, or that launches are to be made up.
fn launches(args: &LaunchArgs) -> Result<Launches, Failure> {
    let stated = !args.args.is_empty()
        || args.launch_from.is_some()
        || (&*args.grid, &*args.block, &*args.cluster, &*args.shared) != ("1", "32", "1", "0");
    if !stated {
        return Ok(Launches::MadeUp(args.kernel.clone()));
    }
    let launch = run::launch(args)?;
    let words = match &args.launch_from {
        Some(path) => vec!["--launch-from".to_owned(), path.display().to_string()],
        None => {
            let words = run::launch_words(args)?;
            let pairs = words.chunks(2).filter(|pair| !DEFAULTS.contains(pair));
            pairs.flatten().map(|word| (*word).to_owned()).collect()
        }
    };
    Ok(Launches::Given(Box::new(launch), shell_words::join(words)))
}

/// The runs of each kernel, and what they found.
fn summary(report: &Report) -> String {
    let mut text = String::new();
    for (kernel, clean) in &report.kernels {
        let own: Vec<&Finding> = report.findings.iter().filter(|f| f.kernel == *kernel).collect();
        let guessed = own.iter().filter(|f| f.guessed).count();
        let certain = own.len() - guessed;
        let found = match (certain, guessed) {
            (0, 0) if *clean == 0 => "nothing could be checked".to_owned(),
            (0, 0) => "no mistake found".to_owned(),
            (certain, 0) => format!("mistakes: {certain}"),
            (0, guessed) => format!("mistakes that made-up arguments may have caused: {guessed}"),
            (certain, guessed) => {
                format!("mistakes: {certain}, and {guessed} that made-up arguments may have caused")
            }
        };
        text += &format!("kernel '{kernel}': {found}; runs without one: {clean}\n");
    }
    text
}

/// The whole document.
#[derive(Serialize, Debug)]
struct Document {
    format: u32,
    version: &'static str,
    input: String,
    findings: Vec<FindingData>,
    kernels: Vec<KernelData>,
    /// Messages about kernels that could not be checked.
    problems: Vec<Message>,
}

#[derive(Serialize, Debug)]
struct KernelData {
    name: String,
    /// Runs to the end without a mistake.
    clean_runs: u64,
}

#[derive(Serialize, Debug)]
struct FindingData {
    kind: &'static str,
    /// A made-up argument may have caused it.
    guessed: bool,
    kernel: String,
    #[serde(flatten)]
    message: Message,
    place: PlaceData,
    #[serde(skip_serializing_if = "Option::is_none")]
    other: Option<PlaceData>,
    /// Words of a command line that show it again, after `lanelift check` and the input.
    reproduction: String,
}

#[derive(Serialize, Debug)]
struct PlaceData {
    #[serde(skip_serializing_if = "Option::is_none")]
    function: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    instruction: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    address: Option<u64>,
    /// File, line and column by debug information.
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    block: Option<[u32; 3]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    thread: Option<[u32; 3]>,
}

impl PlaceData {
    fn of(place: &Place) -> Self {
        let Place { function, instruction, line, address, source, block, thread } = place.clone();
        let source = source.map(|source| source.to_string());
        Self { function, instruction, line, address, source, block, thread }
    }
}

impl Document {
    fn of(name: &str, report: &Report, diagnostics: &[Diagnostic]) -> Self {
        let findings =
            report.findings.iter().zip(diagnostics).map(|(finding, diagnostic)| FindingData {
                kind: finding.kind.name(),
                guessed: finding.guessed,
                kernel: finding.kernel.clone(),
                message: Message::of(diagnostic),
                place: PlaceData::of(&finding.place),
                other: finding.other.as_ref().map(PlaceData::of),
                reproduction: finding.reproduction(),
            });
        let kernels = report.kernels.iter();
        let kernels =
            kernels.map(|(name, clean)| KernelData { name: name.clone(), clean_runs: *clean });
        Self {
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION"),
            input: name.to_owned(),
            findings: findings.collect(),
            kernels: kernels.collect(),
            problems: report.problems.iter().map(Message::of).collect(),
        }
    }
}
