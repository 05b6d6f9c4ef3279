//! Finding the tools, and running them under limits.

use std::ffi::OsStr;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// An outside tool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judge {
    /// LLVM's optimiser, for its verifier.
    Opt,
    /// LLVM's code generator.
    Llc,
    /// LLVM's linker.
    Lld,
    /// LLVM's assembler and disassembler of machine code.
    Mc,
    /// LLVM's disassembler of objects.
    Objdump,
    /// LLVM's reader and verifier of debug information.
    Dwarfdump,
    /// LLVM's assembler of IR: text to bitcode.
    IrAssembler,
    /// LLVM's disassembler of IR: bitcode to text.
    IrDisassembler,
    /// An old clang, for what old versions write.
    OldClang,
    /// NVIDIA's assembler.
    Ptxas,
    /// NVIDIA's disassembler.
    Nvdisasm,
    /// Intel's assembler and disassembler.
    Iga,
    /// Intel's offline compiler.
    Ocloc,
    /// A C compiler.
    Cc,
    /// LLVM's compiler of C and its kin.
    Clang,
    /// A generator of programs in C.
    Csmith,
    /// A build tool.
    Ninja,
    /// A browser without a window, for pages.
    Browser,
}

impl Judge {
    const ALL: [Judge; 18] = [
        Judge::Opt,
        Judge::Llc,
        Judge::Lld,
        Judge::Mc,
        Judge::Objdump,
        Judge::Dwarfdump,
        Judge::IrAssembler,
        Judge::IrDisassembler,
        Judge::OldClang,
        Judge::Ptxas,
        Judge::Nvdisasm,
        Judge::Iga,
        Judge::Ocloc,
        Judge::Cc,
        Judge::Clang,
        Judge::Csmith,
        Judge::Ninja,
        Judge::Browser,
    ];

    /// Environment variable that names it, program names to look for, and Python package that brings it.
    fn sources(
        self,
    ) -> (&'static str, &'static [&'static str], Option<(&'static str, &'static str)>) {
        match self {
            Judge::Opt => ("OPT", &["opt-22"], None),
            Judge::Llc => ("LLC", &["llc-22"], None),
            Judge::Lld => ("LLD", &["ld.lld-22"], None),
            Judge::Mc => ("LLVM_MC", &["llvm-mc-22"], None),
            Judge::Objdump => ("LLVM_OBJDUMP", &["llvm-objdump-22"], None),
            Judge::Dwarfdump => ("LLVM_DWARFDUMP", &["llvm-dwarfdump-22"], None),
            Judge::IrAssembler => ("LLVM_AS", &["llvm-as-22"], None),
            Judge::IrDisassembler => ("LLVM_DIS", &["llvm-dis-22"], None),
            Judge::OldClang => ("OLD_CLANG", &["clang-15"], None),
            Judge::Ptxas => ("PTXAS", &["ptxas"], Some(("nvidia.cuda_nvcc", "bin/ptxas"))),
            Judge::Iga => ("IGA64", &["iga64"], None),
            Judge::Ocloc => ("OCLOC", &["ocloc"], None),
            Judge::Cc => ("CC", &["cc", "gcc", "clang-22"], None),
            Judge::Clang => ("CLANG", &["clang-22"], None),
            Judge::Csmith => ("CSMITH", &["csmith"], None),
            Judge::Ninja => ("NINJA", &["ninja"], None),
            Judge::Browser => {
                ("CHROMIUM", &["chromium", "chromium-browser", "google-chrome"], None)
            }
            Judge::Nvdisasm => ("NVDISASM", &["nvdisasm"], Some(("nvidia.cu13", "bin/nvdisasm"))),
        }
    }

    /// Returns the package that has it.
    pub fn package(self) -> &'static str {
        match self {
            Judge::Opt
            | Judge::Llc
            | Judge::Mc
            | Judge::Objdump
            | Judge::Dwarfdump
            | Judge::IrAssembler
            | Judge::IrDisassembler => "Debian's llvm-22",
            Judge::OldClang => "Debian's clang-15",
            Judge::Lld => "Debian's lld-22",
            Judge::Ptxas => "PyPI's nvidia-cuda-nvcc-cu12",
            Judge::Nvdisasm => "PyPI's nvidia-cuda-nvdisasm",
            Judge::Iga => "Debian's libigc-tools",
            Judge::Ocloc => "Debian's intel-opencl-icd",
            Judge::Cc => "Debian's gcc",
            Judge::Clang => "Debian's clang-22",
            Judge::Csmith => "Debian's csmith",
            Judge::Ninja => "Debian's ninja-build",
            Judge::Browser => "Debian's chromium",
        }
    }

    /// Returns its path, if it is anywhere.
    pub fn path(self) -> Option<&'static Path> {
        static FOUND: OnceLock<Vec<Option<PathBuf>>> = OnceLock::new();
        let found = FOUND.get_or_init(|| Judge::ALL.iter().map(|j| j.find()).collect());
        found[Judge::ALL.iter().position(|&j| j == self)?].as_deref()
    }

    fn find(self) -> Option<PathBuf> {
        let (variable, names, python) = self.sources();
        if let Some(path) = std::env::var_os(variable).map(PathBuf::from).filter(|p| p.is_file()) {
            return Some(path);
        }
        let path = std::env::var_os("PATH").unwrap_or_default();
        let mut candidates =
            std::env::split_paths(&path).flat_map(|d| names.iter().map(move |n| d.join(n)));
        candidates.find(|p| p.is_file()).or_else(|| {
            let (package, inside) = python?;
            let code = format!("import {package} as p; print(list(p.__path__)[0])");
            let output =
                Command::new("python3").args(["-c", &code]).stderr(Stdio::null()).output().ok()?;
            let folder = String::from_utf8(output.stdout).ok()?;
            Some(Path::new(folder.trim()).join(inside)).filter(|p| p.is_file())
        })
    }

    /// Its path for a test that needs it: none means that the test is to be skipped.
    ///
    /// # Panics
    /// With `CI=true`, where it is missing.
    pub fn need(self) -> Option<&'static Path> {
        need(self.path(), &format!("{self:?} ({})", self.package()))
    }
}

/// Returns the requirement of a test, if it was found; none means that the test is to be skipped.
///
/// # Panics
/// With `CI=true`, if it is missing.
pub fn need<T>(found: Option<T>, what: &str) -> Option<T> {
    if found.is_none() {
        assert!(std::env::var("CI").is_err(), "needs {what}");
        #[allow(clippy::print_stderr, reason = "a test says why it is skipped")]
        {
            eprintln!("skipped: needs {what}");
        }
    }
    found
}

/// Result of a tool.
#[derive(Debug)]
pub struct Verdict {
    /// Whether it exited with 0 in time.
    pub ok: bool,
    /// Standard output and error.
    pub output: Output,
}

impl Verdict {
    /// Its messages.
    pub fn messages(&self) -> String {
        let both = [&self.output.stdout[..], &self.output.stderr[..]].concat();
        String::from_utf8_lossy(&both).into_owned()
    }
}

/// Memory that a tool may take, in KiB: enough for every honest use.
const MEMORY_LIMIT: &str = "6000000";

/// Runs a tool under a limit of memory and time.
///
/// # Panics
/// If it cannot be started.
pub fn run<S: AsRef<OsStr>>(
    tool: &Path,
    args: impl IntoIterator<Item = S>,
    limit: Duration,
) -> Verdict {
    let mut command = limited(tool);
    command.args(args);
    run_command(command, limit)
}

/// A command for a tool under the limit of memory; what it is told and where it runs is yours to add. For [`run_command`].
pub fn limited(tool: &Path) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -v {MEMORY_LIMIT}; exec \"$@\""), "sh"]).arg(tool);
    command
}

/// Runs a command under a limit of time.
///
/// # Panics
/// If it cannot be started.
pub fn run_command(mut command: Command, limit: Duration) -> Verdict {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the tool starts");
    // Both pipes are drained by threads of their own, so that a talkative tool cannot block.
    let mut drain = Vec::new();
    for pipe in [
        child.stdout.take().map(|p| Box::new(p) as Box<dyn Read + Send>),
        child.stderr.take().map(|p| Box::new(p) as Box<dyn Read + Send>),
    ] {
        drain.push(std::thread::spawn(move || {
            let mut bytes = Vec::new();
            if let Some(mut pipe) = pipe {
                let _ = pipe.read_to_end(&mut bytes);
            }
            bytes
        }));
    }
    let start = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().expect("the tool's status") {
            break status;
        }
        if start.elapsed() > limit {
            let _ = child.kill();
            break child.wait().expect("the tool's status");
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    let mut pipes = drain.into_iter().map(|d| d.join().unwrap_or_default());
    let (stdout, stderr) = (pipes.next().unwrap_or_default(), pipes.next().unwrap_or_default());
    Verdict { ok: status.success(), output: Output { status, stdout, stderr } }
}

/// A folder for a test's files, removed when dropped.
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    /// A new folder.
    ///
    /// # Panics
    /// If it cannot be made.
    pub fn new(purpose: &str) -> Scratch {
        static COUNT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let n = COUNT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let path =
            std::env::temp_dir().join(format!("lanelift-{purpose}-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Scratch(path)
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// A file in it.
    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Writes a file in it.
    ///
    /// # Panics
    /// If it cannot be written.
    pub fn write(&self, name: &str, contents: impl AsRef<[u8]>) -> PathBuf {
        let path = self.file(name);
        std::fs::write(&path, contents).expect("a file of the temporary folder");
        path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
