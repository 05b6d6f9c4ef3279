//! Lanelift for Python: `lanelift._lanelift`, which `lanelift/__init__.py` shows. `lanelift/__init__.pyi` has its types.
//!
//! Everything that a program sees is copied out of what the driver gives, so nothing here can be changed by one thread under
//! another. The interpreter's lock is given up while something is compiled or simulated.

mod check;
mod estimate;

use driver::ir::diagnostic::Diagnostic;
use driver::ir::kernel::{self, KernelDescription, Memory};
use driver::{OPTIONS, Options, Source, Target, compile_source};
use gpu_sim::binary::{Binary, Conditions};
use gpu_sim::launch::Launch;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyMemoryView, PyString, PyTuple};
use std::collections::BTreeMap;

/// An argument of a kernel.
#[pyclass(frozen, get_all, module = "lanelift")]
#[derive(Clone)]
struct Argument {
    index: Option<u32>,
    name: String,
    kind: String,
    memory: Option<&'static str>,
    offset: u64,
    size: u64,
    align: u64,
    source_offset: u64,
    binding: Option<u32>,
    text: String,
}

#[pymethods]
impl Argument {
    fn __repr__(&self) -> String {
        format!("<lanelift.Argument {}>", self.text)
    }
}

impl From<&kernel::Argument> for Argument {
    fn from(argument: &kernel::Argument) -> Self {
        Self {
            index: argument.index,
            name: argument.name.clone(),
            kind: argument.kind.name().to_owned(),
            memory: argument.kind.memory().map(Memory::name),
            offset: argument.offset,
            size: argument.size,
            align: argument.align,
            source_offset: argument.source_offset,
            binding: argument.binding,
            text: argument.to_string().trim_start().to_owned(),
        }
    }
}

/// Description of a kernel.
#[pyclass(frozen, get_all, module = "lanelift")]
#[derive(Clone)]
struct Kernel {
    name: String,
    arguments: Vec<Argument>,
    argument_bytes: u64,
    argument_align: u64,
    wave_size: u32,
    registers: BTreeMap<&'static str, u32>,
    spilled: BTreeMap<&'static str, u32>,
    occupancy: Option<(u32, u32)>,
    shared_bytes: u64,
    dynamic_shared: bool,
    scratch_bytes: u64,
    dynamic_scratch: bool,
    required_work_group: Option<(u32, u32, u32)>,
    max_work_group: Option<u32>,
    code_bytes: Option<u64>,
    text: String,
}

#[pymethods]
impl Kernel {
    fn __repr__(&self) -> String {
        format!("<lanelift.Kernel {}>", self.name)
    }

    fn __str__(&self) -> &str {
        &self.text
    }
}

impl From<&KernelDescription> for Kernel {
    fn from(found: &KernelDescription) -> Self {
        Self {
            name: found.name.clone(),
            arguments: found.arguments.iter().map(Argument::from).collect(),
            argument_bytes: found.argument_bytes,
            argument_align: found.argument_align,
            wave_size: found.wave_size,
            registers: found.registers.iter().map(|r| (r.file, r.count)).collect(),
            spilled: found.registers.iter().map(|r| (r.file, r.spilled)).collect(),
            occupancy: found.occupancy.map(|o| (o.waves, o.max_waves)),
            shared_bytes: found.shared_bytes,
            dynamic_shared: found.dynamic_shared,
            scratch_bytes: found.scratch_bytes,
            dynamic_scratch: found.dynamic_scratch,
            required_work_group: found.required_work_group.map(|[x, y, z]| (x, y, z)),
            max_work_group: found.max_work_group,
            code_bytes: found.code_bytes,
            text: found.to_string(),
        }
    }
}

/// A compiled module.
#[pyclass(frozen, module = "lanelift")]
struct Output(driver::Output);

#[pymethods]
impl Output {
    /// Target of the code: `nvptx64`, `amdgcn`, `intel`.
    #[getter]
    fn target(&self) -> &'static str {
        self.0.target.name()
    }

    /// The processor, with the features that code objects name: `sm_90`, `gfx90a:xnack+`.
    #[getter]
    fn processor(&self) -> &str {
        &self.0.processor
    }

    /// The output that the option `emit` asks for; by default the file that a runtime loads.
    #[getter]
    fn bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.bytes)
    }

    /// The same as assembly.
    #[getter]
    fn asm(&self) -> &str {
        &self.0.asm
    }

    /// Descriptions of the kernels.
    #[getter]
    fn kernels(&self) -> Vec<Kernel> {
        self.0.kernels.iter().map(Kernel::from).collect()
    }

    /// Warnings about the input.
    #[getter]
    fn warnings(&self) -> Vec<String> {
        self.0.warnings.iter().map(ToString::to_string).collect()
    }

    fn __repr__(&self) -> String {
        let names: Vec<&str> = self.0.kernels.iter().map(|k| k.name.as_str()).collect();
        format!("<lanelift.Output for {}: {}>", self.target(), names.join(", "))
    }
}

/// A module whose definitions other modules may take, read once for any number of them.
#[pyclass(frozen, module = "lanelift")]
struct Library(driver::Library);

#[pymethods]
impl Library {
    #[new]
    #[pyo3(signature = (source, target=None, *, name="<library>"))]
    fn new(
        py: Python<'_>,
        source: &Bound<'_, PyAny>,
        target: Option<&str>,
        name: &str,
    ) -> PyResult<Self> {
        let source = bytes_of(source)?;
        let mut options = Options::new();
        if let Some(target) = target {
            options.set("target", target).map_err(|error| wrong_option(py, &error))?;
        }
        let library = py.detach(|| driver::Library::read(name, &source, &options));
        library.map(Self).map_err(|error| raise(py, "CompileError", &error))
    }

    /// The names of the functions and variables that it defines.
    #[getter]
    fn definitions(&self) -> Vec<String> {
        self.0.definitions().map(str::to_owned).collect()
    }

    fn __repr__(&self) -> String {
        format!("<lanelift.Library of {} definitions>", self.0.definitions().count())
    }
}

/// A diagnostic as one of `lanelift`'s exceptions.
fn raise(py: Python<'_>, class: &str, error: &Diagnostic) -> PyErr {
    let place = error.location.as_ref();
    let number = |n: Option<u32>| n.filter(|&n| n != 0);
    let made = py.import("lanelift._errors").and_then(|module| {
        module.getattr(class)?.call1((
            error.to_string(),
            &error.message,
            place.map(|place| &place.file),
            number(place.map(|place| place.line)),
            number(place.map(|place| place.column)),
        ))
    });
    made.map_or_else(|other| other, PyErr::from_value)
}

/// A diagnostic of an option, a target or a processor.
fn wrong_option(py: Python<'_>, error: &Diagnostic) -> PyErr {
    raise(py, "OptionError", error)
}

/// The bytes of a text, or of what gives its bytes: `bytes`, `bytearray`, `memoryview`, an array.
fn bytes_of(source: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
    if let Ok(text) = source.cast::<PyString>() {
        return Ok(text.to_cow()?.into_owned().into_bytes());
    }
    if let Ok(bytes) = source.cast::<PyBytes>() {
        return Ok(bytes.as_bytes().to_vec());
    }
    let Ok(view) = PyMemoryView::from(source) else {
        return Err(PyTypeError::new_err(
            "LLVM IR is str, or bytes, or what has the bytes in a buffer",
        ));
    };
    let bytes = view.call_method0("tobytes")?;
    Ok(bytes.cast::<PyBytes>()?.as_bytes().to_vec())
}

/// An option's value as words.
fn words_of(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if value.cast::<PyList>().is_err() && value.cast::<PyTuple>().is_err() {
        return Ok(value.str()?.to_string());
    }
    let words = value.try_iter()?.map(|word| Ok(word?.str()?.to_string()));
    Ok(words.collect::<PyResult<Vec<String>>>()?.join(","))
}

/// Compiles LLVM IR for a target (`nvptx64`, `amdgcn`, `intel`; otherwise what the module's triple says) and a processor.
/// Options are those of `options()`; one that is None is left out. What the module declares and a library defines is linked.
#[pyfunction]
#[pyo3(signature = (source, target=None, cpu=None, *, name="<string>", libraries=None, **options))]
fn compile(
    py: Python<'_>,
    source: &Bound<'_, PyAny>,
    target: Option<&str>,
    cpu: Option<&str>,
    name: &str,
    libraries: Option<Vec<Py<Library>>>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Output> {
    let chosen = options_of(py, target, cpu, options)?;
    let source = bytes_of(source)?;
    let libraries = libraries.unwrap_or_default();
    let libraries: Vec<&driver::Library> =
        libraries.iter().map(|library| &library.get().0).collect();
    let output = py.detach(|| {
        let mut text = Source::new(name, &source);
        text.libraries = &libraries;
        compile_source(&text, &chosen)
    });
    output.map(Output).map_err(|error| raise(py, "CompileError", &error))
}

/// The options of a call.
fn options_of(
    py: Python<'_>,
    target: Option<&str>,
    cpu: Option<&str>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Options> {
    let mut chosen = Options::new();
    let mut set =
        |name: &str, value: &str| chosen.set(name, value).map_err(|e| wrong_option(py, &e));
    for (key, value) in [("target", target), ("cpu", cpu)] {
        if let Some(value) = value {
            set(key, value)?;
        }
    }
    for (key, value) in options.into_iter().flatten() {
        if !value.is_none() {
            set(key.cast::<PyString>()?.to_cow()?.as_ref(), &words_of(&value)?)?;
        }
    }
    check_processor(&chosen).map_err(|error| wrong_option(py, &error))?;
    Ok(chosen)
}

/// Checks the processor where the target is named: a mistake in the options is told from one in the module.
fn check_processor(options: &Options) -> Result<(), Diagnostic> {
    let (Some(target), Some(cpu)) = (options.target, options.cpu.as_deref()) else { return Ok(()) };
    target.required()?;
    if Target::of_processor(cpu).is_some_and(|found| found == target) {
        return Ok(());
    }
    Err(Diagnostic::error(format!("'{cpu}' is no processor of {}", target.name())))
}

/// The options that `compile` takes, and what is to be said of each.
#[pyfunction]
fn options() -> BTreeMap<&'static str, &'static str> {
    OPTIONS.iter().map(|option| (option.name, option.about)).collect()
}

/// The targets: `amdgcn`, `intel`, `nvptx64`.
#[pyfunction]
fn targets() -> Vec<&'static str> {
    Target::available().map(Target::name).collect()
}

/// The processors of a target, by the names that `cpu` takes.
#[pyfunction]
fn processors(py: Python<'_>, target: &str) -> PyResult<Vec<String>> {
    let target = Target::by_name(target).map_err(|error| wrong_option(py, &error))?;
    Ok(target.processors().into_iter().map(|processor| processor.name).collect())
}

/// The features of a target, and what each does.
#[pyfunction]
fn features(py: Python<'_>, target: &str) -> PyResult<BTreeMap<String, String>> {
    let target = Target::by_name(target).map_err(|error| wrong_option(py, &error))?;
    Ok(target.features().into_iter().map(|feature| (feature.name, feature.about)).collect())
}

/// Runs a kernel on the simulator of its target. `launch` is what `lanelift run` takes: `--kernel k --grid 2 --block 64
/// --arg x=buf:f32x128:iota`. Gives the bytes of the buffers afterwards, by name.
#[pyfunction]
fn simulate<'py>(
    py: Python<'py>,
    output: &Bound<'py, PyAny>,
    launch: &str,
) -> PyResult<Bound<'py, PyDict>> {
    let code = match output.cast::<Output>() {
        Ok(output) => output.get().0.bytes.clone(),
        Err(_) => bytes_of(output)?,
    };
    let run = || {
        let launch = Launch::parse_line(launch)?;
        if Binary::is_elf(&code) {
            return Binary::parse(&code)?.run(&launch, Conditions::default(), None);
        }
        let ptx = String::from_utf8_lossy(&code);
        gpu_sim::ptx::Module::parse(&ptx)?.run(&launch, &gpu_sim::ptx::Options::default())
    };
    let outcome = py
        .detach(run)
        .map_err(|fault| raise(py, "SimulationError", &Diagnostic::error(fault.to_string())))?;
    let buffers = PyDict::new(py);
    for buffer in &outcome.buffers {
        buffers.set_item(&buffer.name, PyBytes::new(py, &buffer.bytes))?;
    }
    Ok(buffers)
}

/// The native part of `lanelift`.
#[pymodule]
fn _lanelift(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("__build__", driver::BUILD)?;
    module.add_class::<Argument>()?;
    module.add_class::<Kernel>()?;
    module.add_class::<Library>()?;
    module.add_class::<Output>()?;
    module.add_function(wrap_pyfunction!(compile, module)?)?;
    module.add_function(wrap_pyfunction!(check::check, module)?)?;
    module.add_function(wrap_pyfunction!(estimate::estimate, module)?)?;
    module.add_function(wrap_pyfunction!(options, module)?)?;
    module.add_function(wrap_pyfunction!(targets, module)?)?;
    module.add_function(wrap_pyfunction!(processors, module)?)?;
    module.add_function(wrap_pyfunction!(features, module)?)?;
    module.add_function(wrap_pyfunction!(simulate, module)?)
}
