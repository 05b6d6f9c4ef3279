//! The corpus: kernels with their launches, and the modules that compilers made of them.

use gpu_sim::launch::Launch;
use std::path::{Path, PathBuf};

/// The repository's root.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap_or(Path::new(".")).to_path_buf()
}

/// The files of LLVM IR in a folder, sorted by name.
///
/// # Errors
/// The folder cannot be read.
pub fn ll_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut files: Vec<PathBuf> =
        paths.filter(|p| p.extension().is_some_and(|e| e == "ll")).collect();
    files.sort();
    Ok(files)
}

/// The AMD kernels of the tests, and of the folder that `LANELIFT_AMDGCN` names.
///
/// # Panics
/// If a folder cannot be read.
pub fn amdgcn_files() -> Vec<PathBuf> {
    let own = root().join("crates/testsuite/tests/amdgcn");
    let folders = [Some(own), std::env::var_os("LANELIFT_AMDGCN").map(PathBuf::from)];
    let files = |folder: PathBuf| ll_files(&folder).unwrap_or_else(|e| panic!("{e}"));
    folders.into_iter().flatten().flat_map(files).collect()
}

/// A module of the corpus.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Module {
    /// Name of the kernel's source, without folder and ending.
    pub kernel: String,
    /// `O0`, `O1`, `O3`, or what else stands between name and `.ll`.
    pub variant: String,
    /// The file.
    pub path: PathBuf,
}

/// The modules for `target` (`nvptx64`), sorted by name.
///
/// # Panics
/// If the folder cannot be read.
pub fn modules(target: &str) -> Vec<Module> {
    let folder = root().join("corpus/ll").join(target);
    let mut modules: Vec<Module> = ll_files(&folder)
        .unwrap_or_else(|e| panic!("{e}"))
        .into_iter()
        .filter_map(|path| {
            let name = path.file_name()?.to_str()?.strip_suffix(".ll")?;
            let (kernel, variant) = name.rsplit_once('.')?;
            Some(Module { kernel: kernel.into(), variant: variant.into(), path })
        })
        .collect();
    modules.sort();
    modules
}

/// A source of the corpus that says how it is launched.
#[derive(Clone, Debug)]
pub struct Source {
    /// Its name, without folder and ending.
    pub kernel: String,
    /// Its launches.
    pub launches: Vec<Launch>,
}

/// Every source with at least one launch, sorted by name.
///
/// # Panics
/// If a folder or file cannot be read.
pub fn sources() -> Vec<Source> {
    let mut sources = Vec::new();
    for_each_source(|kernel, text| {
        let launches = Launch::from_comments(text).unwrap_or_else(|e| panic!("{kernel}: {e}"));
        if !launches.is_empty() {
            sources.push(Source { kernel: kernel.to_owned(), launches });
        }
    });
    sources.sort_by(|a, b| a.kernel.cmp(&b.kernel));
    sources
}

/// Hands on the name and the text of each source, in no order.
fn for_each_source(mut work: impl FnMut(&str, &str)) {
    for folder in ["opencl", "cuda", "hip", "rust", "other"] {
        let folder = root().join("corpus").join(folder);
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        for entry in entries {
            let path = entry.expect("an entry of the corpus").path();
            let Some(kernel) = path.file_stem().and_then(|s| s.to_str()) else { continue };
            let Ok(text) = std::fs::read_to_string(&path) else { continue };
            work(kernel, &text);
        }
    }
}

/// Returns the words of every launch with the name of its source, sorted by name.
///
/// # Panics
/// If a folder of the corpus cannot be read.
pub fn launch_words() -> Vec<(String, String)> {
    let mut words = Vec::new();
    for_each_source(|kernel, text| {
        let lines = text.lines().map(|line| line.trim().trim_start_matches(['/', '#', ';', ' ']));
        words.extend(
            lines
                .filter_map(|l| l.strip_prefix("run:"))
                .map(|w| (kernel.to_owned(), w.trim().to_owned())),
        );
    });
    words.sort();
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_source_was_compiled() {
        let modules = modules("nvptx64");
        for source in sources() {
            let found = modules.iter().any(|m| m.kernel == source.kernel);
            assert!(found, "{} has no module; run corpus/build.py", source.kernel);
        }
    }
}
