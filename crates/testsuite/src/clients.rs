//! Modules of frameworks: what Triton, IREE, tinygrad, numba, Halide, JAX, TVM and Mojo hand to LLVM, for the processor that each is for.

use crate::{corpus, gzip};
use gpu_sim::launch::Launch;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Bytes of dynamic shared memory with which kernels are launched: as much as any of them needs.
const SHARED: u64 = 128 << 10;

/// Producers with a list of launches.
const LAUNCHED: [&str; 3] = ["mojo", "triton", "tvm"];

/// A module of a framework.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Module {
    /// Framework that wrote it.
    pub producer: String,
    /// Processor that it is for.
    pub processor: String,
    /// Name of the kernel with its variant, `softmax_f32` or `sort_i32.far`.
    pub name: String,
    path: PathBuf,
}

impl Module {
    /// Returns the words by which lists name it, `triton/gfx942/softmax_f32`.
    pub fn key(&self) -> String {
        format!("{}/{}/{}", self.producer, self.processor, self.name)
    }

    /// Returns the words of its launch; the variants of a kernel, `sort_i32.far`, have the same parameters.
    pub fn launch<'a>(&self, launches: &'a BTreeMap<String, String>) -> Option<&'a String> {
        launches.get(&format!("{}/{}", self.producer, self.name.split('.').next()?))
    }

    /// Returns the options with which the framework has it compiled.
    pub fn options(&self) -> driver::Options {
        let mut options = driver::Options::new();
        options.cpu = Some(self.processor.clone());
        if self.producer == "triton" && self.processor.starts_with("sm_") {
            // Its inline assembly needs it, and Triton writes the version of its assembler.
            options.features = vec!["+ptx88".into()];
        }
        options
    }

    /// Reads the text.
    ///
    /// # Errors
    /// The file is not there or damaged.
    pub fn text(&self) -> Result<Vec<u8>, String> {
        gzip::unpack(&std::fs::read(&self.path).map_err(|e| e.to_string())?)
    }
}

fn root() -> PathBuf {
    corpus::root().join("corpus/clients")
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    paths
}

fn last_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Returns every committed module, sorted.
///
/// # Panics
/// If a folder cannot be read.
pub fn modules() -> Vec<Module> {
    let mut modules = Vec::new();
    for producer in entries(&root().join("ll")) {
        for processor in entries(&producer) {
            for path in entries(&processor) {
                let Some(name) = last_name(&path).strip_suffix(".ll.gz").map(str::to_owned) else {
                    continue;
                };
                let (producer, processor) = (last_name(&producer), last_name(&processor));
                modules.push(Module { producer, processor, name, path });
            }
        }
    }
    modules.sort();
    modules
}

/// Returns the lines `KEY: VALUE` of a file, comments aside.
fn lines_of(path: &Path) -> BTreeMap<String, String> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let pairs = lines.map(|line| line.split_once(": ").unwrap_or_else(|| panic!("{line}")));
    pairs.map(|(key, value)| (key.to_owned(), value.trim().to_owned())).collect()
}

/// Returns the modules that are refused today, each with a part of the message.
///
/// # Panics
/// If the list cannot be read.
pub fn refused() -> BTreeMap<String, String> {
    lines_of(&root().join("refused.txt"))
}

/// Returns the modules with a launch that a simulator or the interpreter refuses today, each with a part of the message.
///
/// # Panics
/// If the list cannot be read.
pub fn not_run() -> BTreeMap<String, String> {
    lines_of(&root().join("not-run.txt"))
}

/// Returns the words of the launches by producers and names of kernels, `triton/softmax_f32`.
///
/// # Panics
/// If a list cannot be read.
pub fn launches() -> BTreeMap<String, String> {
    let lists = LAUNCHED.iter().flat_map(|producer| {
        let lines = lines_of(&root().join(producer).join("launches.txt"));
        lines.into_iter().map(move |(name, words)| (format!("{producer}/{name}"), words))
    });
    lists.collect()
}

/// Returns the launch of a module with these words. TVM's modules say the kernel, the grid and the block in their first line. Else
/// it is the only kernel, and Triton's are launched with the threads that they are compiled for, and two pointers to scratch memory
/// at the end: none is used but the first one, by kernels that make tensor maps.
///
/// # Errors
/// The text has no kernel, or the words are no launch.
pub fn launch(text: &str, words: &str) -> Result<Launch, String> {
    let parse = |line: &str| Launch::parse_line(line).map_err(|e| e.to_string());
    if let Some(line) = text.strip_prefix("; launch: ").and_then(|text| text.lines().next()) {
        return parse(&format!("{line} {words}"));
    }
    let kernel = text
        .lines()
        .filter(|line| line.starts_with("define "))
        .find_map(|line| {
            let (_, rest) = line.split_once("_kernel void @")?;
            Some(rest.split_once('(')?.0)
        })
        .ok_or("no kernel")?;
    if words.contains("--block") {
        return parse(&format!("--kernel {kernel} {words}"));
    }
    let threads = ["\"amdgpu-flat-work-group-size\"=\"1,", "\"nvvm.reqntid\"=\""]
        .iter()
        .find_map(|key| Some(text.split_once(key)?.1.split_once('"')?.0))
        .ok_or("no number of threads")?;
    let scratch = if text.contains("tensormap.") { "buf:u8x65536:zeros" } else { "null" };
    parse(&format!(
        "--kernel {kernel} --block {threads} --shared {SHARED} {words} --arg {scratch} --arg null"
    ))
}
