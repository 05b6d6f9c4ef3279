//! The programs that pipelines change: generated ones of three kinds, and the corpus.

use crate::generate::{Choices, Target, aliasing, program_for};
use crate::processor::Build;
use crate::{amd, corpus, straight_line};
use gpu_sim::launch::Launch;
use ir::ssa::Module;
use std::sync::OnceLock;

/// A program with a launch.
#[derive(Clone, Debug)]
pub struct Program {
    /// The name of its kind, or of its module of the corpus.
    pub name: String,
    /// LLVM IR, without flags that leave compilers a choice of several right results.
    pub text: String,
    /// The words of its launch.
    pub words: String,
    /// The launch.
    pub launch: Launch,
    /// Buffers at the end that have bits which are not determined.
    pub undetermined: usize,
}

/// The name of programs without branches, whose last buffer has bits that are not determined.
const STRAIGHT_LINE: &str = "straight-line";

/// Our texts with launches in comments, by the target that they are for.
const TEXTS: [(&str, &str, &str); 15] = [
    ("gfx", "amd-constructs", include_str!("../../tests/data/amd-constructs.ll")),
    ("gfx", "amd-loop-exits", include_str!("../../tests/data/amd-loop-exits.ll")),
    ("gfx", "amd-short-forms", include_str!("../../tests/data/amd-short-forms.ll")),
    ("gfx", "amd-tail-calls", include_str!("../../tests/data/amd-tail-calls.ll")),
    ("gfx", "amd-variables", include_str!("../../tests/data/amd-variables.ll")),
    ("gfx", "amd-widths", include_str!("../../tests/data/amd-widths.ll")),
    ("gfx", "amd-waves", include_str!("../../tests/data/amd-waves.ll")),
    ("sm_", "nv-byval-local", include_str!("../../tests/data/nv-byval-local.ll")),
    ("sm_", "nv-extended-results", include_str!("../../tests/data/nv-extended-results.ll")),
    ("sm_", "nv-folded-conversions", include_str!("../../tests/data/nv-folded-conversions.ll")),
    ("sm_", "nv-large-vectors", include_str!("../../tests/data/nv-large-vectors.ll")),
    ("sm_", "nv-wrapping-steps", include_str!("../../tests/data/nv-wrapping-steps.ll")),
    ("sm_", "nv-wrapping-walks", include_str!("../../tests/data/nv-wrapping-walks.ll")),
    ("intel", "intel-loop-rounds", include_str!("../../tests/data/intel-loop-rounds.ll")),
    ("intel", "intel-odd-widths", include_str!("../../tests/data/intel-odd-widths.ll")),
];

/// Makes the program of a seed for a processor.
///
/// # Errors
/// A file of the corpus or a launch cannot be read.
pub(super) fn program(build: Build, seed: u64) -> Result<Program, String> {
    let mut choices = Choices::from_seed(seed ^ 0x0b5e_55ed);
    let target = build.target();
    match seed % 6 {
        0 | 3 => of_corpus(build, seed / 6 * 2 + u64::from(seed % 6 == 3)),
        1 => generated("generated", &program_for(target, &mut choices)),
        2 => generated(STRAIGHT_LINE, &straight_line::program(target, &mut choices)),
        4 => generated("aliasing", &aliasing::program(target, "", &mut choices)),
        _ => of_texts(build.cpu, &mut choices),
    }
}

fn generated(name: &str, program: &crate::generate::Program) -> Result<Program, String> {
    let words = program.launch.join(" ");
    // LLVM's convergent functions say so; OpenCL's are functions like others.
    let text = program.text.replace("@_Z7barrierj(i32)\n", "@_Z7barrierj(i32) convergent\n");
    finished(name.to_owned(), &text, words)
}

fn of_texts(cpu: &str, choices: &mut Choices) -> Result<Program, String> {
    let family = TEXTS.iter().map(|t| t.0).find(|f| cpu.starts_with(f)).unwrap_or("intel");
    let texts: Vec<_> = TEXTS.iter().filter(|t| t.0 == family).collect();
    let (_, name, text) = choices.pick(&texts);
    let launches: Vec<&str> =
        text.lines().filter_map(|line| line.strip_prefix("; run:")).map(str::trim).collect();
    let words = *choices.pick(&launches);
    finished((*name).to_owned(), &amd::comparable(text, cpu), words.to_owned())
}

/// A launch of the corpus: the module's path, its name, the words.
type Entry = (std::path::PathBuf, String, String);

/// Returns the launches of the modules for a folder of the corpus.
fn entries(folder: &str) -> Vec<Entry> {
    let sources = corpus::launch_words();
    let mut list = Vec::new();
    for module in corpus::modules(folder) {
        let own = sources.iter().filter(|(kernel, _)| *kernel == module.kernel);
        list.extend(own.map(|(_, words)| {
            (module.path.clone(), format!("{}.{}", module.kernel, module.variant), words.clone())
        }));
    }
    list
}

fn of_corpus(build: Build, number: u64) -> Result<Program, String> {
    static ENTRIES: OnceLock<[Vec<Entry>; 4]> = OnceLock::new();
    const FOLDERS: [&str; 4] = ["gfx1100", "gfx942", "nvptx64", "spir64"];
    let folder = match (build.target(), build.cpu) {
        (Target::Amdgpu(_), "gfx900" | "gfx90a" | "gfx942") => 1,
        (Target::Amdgpu(_), _) => 0,
        (Target::Nvptx, _) => 2,
        (Target::Spir | Target::SpirFloat, _) => 3,
    };
    let list = &ENTRIES.get_or_init(|| FOLDERS.map(entries))[folder];
    // A step without a common divisor visits all.
    let at = (number.wrapping_mul(7919) % list.len().max(1) as u64) as usize;
    let (path, name, words) = list.get(at).ok_or("the corpus is empty")?;
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    finished(name.clone(), &amd::comparable(&text, build.cpu), words.clone())
}

fn finished(name: String, text: &str, words: String) -> Result<Program, String> {
    let launch = Launch::parse_line(&words).map_err(|e| e.to_string())?;
    let undetermined = usize::from(name == STRAIGHT_LINE);
    Ok(Program { name, text: strict(text), words, launch, undetermined })
}

/// Returns a text without fast-math flags: each of them lets a pass choose among several results.
fn strict(text: &str) -> String {
    const FLAGS: [&str; 8] =
        [" fast ", " nnan ", " ninf ", " nsz ", " arcp ", " contract ", " afn ", " reassoc "];
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let mut line = line.to_owned();
        if !line.starts_with("attributes #") && !line.starts_with('!') {
            for flag in FLAGS {
                line = line.replace(flag, " ");
            }
        }
        if line.starts_with("attributes #") {
            // They say what a function does not use; passes put code of another function there.
            line = line
                .split(' ')
                .filter(|word| !word.starts_with("\"amdgpu-no-"))
                .collect::<Vec<_>>()
                .join(" ");
        }
        out.push_str(&line);
        out.push('\n');
    }
    out
}

/// Returns whether a vector is bitcast to one of whose number of elements neither divides the other.
pub(super) fn regroups_oddly(text: &str) -> bool {
    let count = |ty: &str| ty.split_once(" x ").and_then(|(n, _)| n.parse::<u32>().ok());
    text.lines().filter_map(|line| line.split_once("= bitcast <")).any(|(_, rest)| {
        let to = rest.rsplit_once(" to <").and_then(|(_, to)| count(to));
        let (Some(from), Some(to)) = (count(rest), to) else { return false };
        !from.is_multiple_of(to) && !to.is_multiple_of(from)
    })
}

/// Returns the module that the interpreter runs: with OpenCL's functions, if it is for Intel's devices.
///
/// # Errors
/// A diagnostic.
pub(super) fn reference(mut module: Module, target: Target) -> Result<Module, String> {
    if matches!(target, Target::Spir | Target::SpirFloat) {
        opencl_builtins::link_all(&mut module).map_err(|e| e.to_string())?;
    }
    Ok(module)
}
