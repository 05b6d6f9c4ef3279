//! clang, where it is installed: from a source to LLVM IR.
//!
//! Languages of kernels without their headers: for HIP and CUDA a few lines that declare threads and blocks stand in for them, for
//! OpenCL C on AMD and NVIDIA some that define work-items and barriers.

use super::request::Problem;
use driver::Target;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

ir::named_enum! {
    /// A language that clang reads.
    pub(super) enum Language {
        OpenCl = "opencl",
        Hip = "hip",
        Cuda = "cuda",
        C = "c",
    }
}

impl Language {
    pub(super) fn title(self) -> &'static str {
        match self {
            Self::OpenCl => "OpenCL C",
            Self::Hip => "HIP",
            Self::Cuda => "CUDA",
            Self::C => "C",
        }
    }

    /// Whether a backend is there for it.
    pub(super) fn is_available(self) -> bool {
        match self {
            Self::Hip => Target::Amdgpu.is_available(),
            Self::Cuda => Target::Nvptx.is_available(),
            Self::OpenCl | Self::C => true,
        }
    }

    /// The name of the source for clang and in messages.
    pub(super) fn file_name(self) -> &'static str {
        match self {
            Self::OpenCl => "input.cl",
            Self::Hip => "input.hip",
            Self::Cuda => "input.cu",
            Self::C => "input.c",
        }
    }
}

/// The newest PTX version that a clang of today names: the sources are compiled by Lanelift, not by it.
const PTX: &str = "+ptx88";

/// clang, if it is installed.
pub(super) fn find() -> Option<&'static Path> {
    static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
    let look = || {
        if let Some(path) = std::env::var_os("CLANG").map(PathBuf::from).filter(|p| p.is_file()) {
            return Some(path);
        }
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
        ["clang-22", "clang"]
            .into_iter()
            .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
            .find(|path| path.is_file())
    };
    FOUND.get_or_init(look).as_deref()
}

/// A folder that goes when it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> std::io::Result<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("lanelift-explorer-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        // One that is there already is not ours.
        std::fs::create_dir(&path)?;
        Ok(Self(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Files that cannot be removed are the system's to clean up.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// LLVM IR of a source for a processor, if clang is done in time.
pub(super) fn to_ir(
    language: Language,
    target: Target,
    processor: &str,
    source: &str,
    end: Instant,
) -> Result<String, Problem> {
    let clang = find().ok_or_else(|| Problem::new("clang is not installed"))?;
    let failed = |error: std::io::Error| Problem::new(format!("clang: {error}"));
    let folder = Folder::new().map_err(failed)?;
    let write = |name: &str, text: &str| std::fs::write(folder.0.join(name), text).map_err(failed);
    write(language.file_name(), source)?;
    let mut command = Command::new(clang);
    command.args(flags(language, target, processor)?);
    if let Some(prelude) = prelude(language, target) {
        write("prelude.h", prelude)?;
        command.args(["-fdeclspec", "-include", "prelude.h"]);
    }
    command.args([
        "-O2",
        "-gline-tables-only",
        "-fno-discard-value-names",
        "-fno-caret-diagnostics",
    ]);
    command.args(["-fno-color-diagnostics", "-fno-crash-diagnostics", "-ferror-limit=8"]);
    command.arg("-fdebug-compilation-dir=.");
    command.args(["-S", "-emit-llvm", "-o", "output.ll", language.file_name()]);
    let messages = std::fs::File::create(folder.0.join("messages")).map_err(failed)?;
    command.current_dir(&folder.0).stdin(Stdio::null()).stdout(Stdio::null()).stderr(messages);
    let mut child = command.spawn().map_err(failed)?;
    let status = loop {
        if let Some(status) = child.try_wait().map_err(failed)? {
            break status;
        }
        if Instant::now() > end {
            let _ = child.kill();
            let _ = child.wait();
            return Err(Problem::new("clang takes too long"));
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    if !status.success() {
        let text = std::fs::read(folder.0.join("messages")).map_err(failed)?;
        let text = String::from_utf8_lossy(&text).into_owned();
        return Err(Problem::located(text, language.file_name()));
    }
    std::fs::read_to_string(folder.0.join("output.ll")).map_err(failed)
}

/// Replacement of headers, and of libraries of the device.
fn prelude(language: Language, target: Target) -> Option<&'static str> {
    match (language, target) {
        (Language::Hip | Language::Cuda, _) => Some(include_str!("prelude.h")),
        (Language::OpenCl, Target::Amdgpu) => Some(include_str!("prelude_opencl_amd.h")),
        (Language::OpenCl, Target::Nvptx) => Some(include_str!("prelude_opencl_nvidia.h")),
        (Language::OpenCl | Language::C, _) => None,
    }
}

fn flags(language: Language, target: Target, processor: &str) -> Result<Vec<String>, Problem> {
    let owned = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
    let ptx = owned(&["-Xclang", "-target-feature", "-Xclang", PTX]);
    let plain = |flags: &[&str]| {
        let mut all = owned(flags);
        match target {
            Target::Amdgpu => all.extend(owned(&["-target", "amdgcn-amd-amdhsa", "-nogpulib"])),
            Target::Nvptx => all.extend(owned(&["-target", "nvptx64-nvidia-cuda"])),
            _ => all.extend(owned(&["-target", "spir64-unknown-unknown"])),
        }
        match target {
            Target::Amdgpu => all.push(format!("-mcpu={processor}")),
            Target::Nvptx => {
                all.push(format!("-march={processor}"));
                all.extend(ptx.clone());
            }
            _ => {}
        }
        all
    };
    match (language, target) {
        (Language::OpenCl, _) => Ok(plain(&["-x", "cl", "-cl-std=CL2.0"])),
        (Language::C, _) => Ok(plain(&["-x", "c"])),
        (Language::Hip, Target::Amdgpu) => {
            let flags = ["-x", "hip", "--offload-device-only", "-nogpulib", "-nogpuinc"];
            let mut all = owned(&flags);
            all.push(format!("--offload-arch={processor}"));
            Ok(all)
        }
        (Language::Cuda, Target::Nvptx) => {
            let flags = ["-x", "cuda", "--cuda-device-only", "-nocudalib", "-nocudainc"];
            let mut all = owned(&flags);
            all.push(format!("--cuda-gpu-arch={processor}"));
            all.extend(ptx);
            Ok(all)
        }
        (Language::Hip, _) => Err(Problem::new("HIP is compiled for AMD's processors here")),
        (Language::Cuda, _) => Err(Problem::new("CUDA is compiled for NVIDIA's processors here")),
    }
}
