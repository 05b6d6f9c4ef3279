//! `lanelift.check`: mistakes of a kernel, as `lanelift check --json` writes them.

use crate::{bytes_of, options_of, raise};
use ::check::{Finding, Launches, Limits, Place, Program, Report, Request};
use driver::Options;
use driver::ir::diagnostic::Diagnostic;
use driver::ir::ssa::Module;
use driver::llvm_reader;
use gpu_sim::binary::Binary;
use gpu_sim::interp;
use gpu_sim::launch::Launch;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The version of the document: that of the command's JSON.
const FORMAT: u32 = 1;

/// The document.
#[derive(IntoPyObject)]
struct Document {
    format: u32,
    version: &'static str,
    input: String,
    findings: Vec<FindingData>,
    kernels: Vec<KernelData>,
    problems: Vec<Message>,
}

#[derive(IntoPyObject)]
struct KernelData {
    name: String,
    clean_runs: u64,
}

/// A message with its place.
#[derive(IntoPyObject)]
struct Message {
    severity: String,
    message: String,
    file: Option<String>,
    line: Option<u32>,
    column: Option<u32>,
    source: Option<String>,
    caret: Option<usize>,
    notes: Vec<String>,
    function: Option<String>,
}

#[derive(IntoPyObject)]
struct FindingData {
    kind: &'static str,
    guessed: bool,
    kernel: String,
    severity: String,
    message: String,
    file: Option<String>,
    line: Option<u32>,
    column: Option<u32>,
    source: Option<String>,
    caret: Option<usize>,
    notes: Vec<String>,
    function: Option<String>,
    place: PlaceData,
    other: Option<PlaceData>,
    reproduction: String,
}

#[derive(IntoPyObject)]
struct PlaceData {
    function: Option<String>,
    instruction: Option<String>,
    line: Option<u32>,
    address: Option<u64>,
    source: Option<String>,
    block: Option<(u32, u32, u32)>,
    thread: Option<(u32, u32, u32)>,
}

impl From<&Diagnostic> for Message {
    fn from(diagnostic: &Diagnostic) -> Self {
        let (place, excerpt) = (diagnostic.location.as_ref(), diagnostic.excerpt.as_ref());
        Self {
            severity: diagnostic.severity.to_string(),
            message: diagnostic.message.clone(),
            file: place.map(|place| place.file.clone()),
            line: place.map(|place| place.line),
            column: place.map(|place| place.column),
            source: excerpt.map(|excerpt| excerpt.text.clone()),
            caret: excerpt.map(|excerpt| excerpt.caret),
            notes: diagnostic.notes.clone(),
            function: diagnostic.function.clone(),
        }
    }
}

impl From<Place> for PlaceData {
    fn from(place: Place) -> Self {
        let triple = |[x, y, z]: [u32; 3]| (x, y, z);
        Self {
            function: place.function,
            instruction: place.instruction,
            line: place.line,
            address: place.address,
            source: place.source.map(|source| source.to_string()),
            block: place.block.map(triple),
            thread: place.thread.map(triple),
        }
    }
}

impl FindingData {
    fn new(finding: &Finding, name: &str, text: Option<&str>) -> Self {
        let shown = Message::from(&finding.diagnostic(name, text));
        let Message { severity, message, file, line, column, source, caret, notes, function } =
            shown;
        Self {
            kind: finding.kind.name(),
            guessed: finding.guessed,
            kernel: finding.kernel.clone(),
            severity,
            message,
            file,
            line,
            column,
            source,
            caret,
            notes,
            function,
            place: finding.place.clone().into(),
            other: finding.other.clone().map(PlaceData::from),
            reproduction: finding.reproduction(),
        }
    }
}

impl Document {
    fn new(report: &Report, name: &str, text: Option<&str>) -> Self {
        let kernels = report.kernels.iter();
        Self {
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION"),
            input: name.to_owned(),
            findings: report.findings.iter().map(|f| FindingData::new(f, name, text)).collect(),
            kernels: kernels
                .map(|(name, clean)| KernelData { name: name.clone(), clean_runs: *clean })
                .collect(),
            problems: report.problems.iter().map(Message::from).collect(),
        }
    }
}

/// Looks for mistakes of a kernel: LLVM IR, PTX, a linked code object or a zebin. `launch` is what `lanelift check` takes; without it
/// `launches` launches of each kernel, or of `kernel`, are made up. Returns the document that `lanelift check --json` writes.
#[pyfunction]
#[pyo3(signature = (source, launch=None, *, kernel=None, target=None, cpu=None, name="<string>", launches=8, seed=0,
    max_instructions=50_000_000, **options))]
#[expect(clippy::too_many_arguments, reason = "Python's arguments by name")]
pub(crate) fn check<'py>(
    py: Python<'py>,
    source: &Bound<'py, PyAny>,
    launch: Option<&str>,
    kernel: Option<&str>,
    target: Option<&str>,
    cpu: Option<&str>,
    name: &str,
    launches: u64,
    seed: u64,
    max_instructions: u64,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let options = options_of(py, target, cpu, options)?;
    let source = bytes_of(source)?;
    let (words, launches_made) = (launch, launches);
    let find = || {
        let launches = match words {
            Some(words) => Launches::Given(Box::new(launch_of(words)?), words.to_owned()),
            None => Launches::MadeUp(kernel.map(str::to_owned)),
        };
        let (program, text) = program(name, &source, &launches, &options)?;
        let limits = Limits { runs: launches_made, instructions: max_instructions };
        let report = ::check::find(&program, &Request { launches, seed, limits })?;
        Ok(Document::new(&report, name, text))
    };
    let found: Result<Document, Diagnostic> = py.detach(find);
    let document = found.map_err(|error| raise(py, "CompileError", &error))?;
    Ok(document.into_pyobject(py)?.into_any())
}

fn launch_of(words: &str) -> Result<Launch, Diagnostic> {
    Launch::parse_line(words).map_err(|fault| Diagnostic::error(fault.to_string()))
}

/// Reads the program. A text is returned, too.
fn program<'a>(
    name: &str,
    source: &'a [u8],
    launches: &Launches,
    options: &Options,
) -> Result<(Program, Option<&'a str>), Diagnostic> {
    let at = |fault: gpu_sim::Fault| Diagnostic::error(format!("{name}: {fault}"));
    if Binary::is_elf(source) {
        return Ok((Program::binary(source).map_err(at)?, None));
    }
    let text = std::str::from_utf8(source).ok();
    if let Some(text) = text.filter(|text| is_ptx(text)) {
        return Ok((Program::ptx(text).map_err(at)?, Some(text)));
    }
    let mut module = read(name, source, options)?;
    let kernel = match launches {
        Launches::Given(launch, _) => Some(launch.kernel.clone()),
        Launches::MadeUp(kernel) => kernel.clone(),
    };
    let first = || interp::signatures(&module).into_iter().next().map(|kernel| kernel.name);
    let kernel = kernel.or_else(first).unwrap_or_default();
    let warp_size = options.wave_size(&module, &kernel)?;
    driver::link_for_interpreter(&mut module, options.link_builtins)?;
    let conditions = interp::Options { warp_size, ..Default::default() };
    let text = text.filter(|_| !llvm_reader::is_bitcode(source));
    Ok((Program::Ir(Box::new(module), conditions), text))
}

/// Whether a text is PTX: its first directive states the version.
pub(crate) fn is_ptx(text: &str) -> bool {
    text.lines().any(|line| line.trim_start().starts_with(".version "))
}

/// Reads LLVM IR; the instructions of a text know their lines.
fn read(name: &str, source: &[u8], options: &Options) -> Result<Module, Diagnostic> {
    if llvm_reader::is_bitcode(source) {
        return Ok(driver::read(name, source, options)?.into_module());
    }
    let module = llvm_reader::parse_with_origins_for(name, source, options.target_choice())?;
    let verified = driver::verify_text(module, name, source).map_err(|mistakes| {
        let first = mistakes.into_iter().find(Diagnostic::is_error);
        first.unwrap_or_else(|| Diagnostic::error("the module is malformed"))
    })?;
    Ok(verified.into_module())
}
