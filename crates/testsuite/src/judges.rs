//! The outside tools that judge what Lanelift reads and writes: LLVM's `opt` and `llc`, NVIDIA's
//! `ptxas` and `nvdisasm`, a browser.
//!
//! The product never needs them. A test that does asks here; where a tool is missing the test is
//! skipped with a message, except with `CI=true`, where a missing judge is a failure.

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
    /// NVIDIA's assembler.
    Ptxas,
    /// NVIDIA's disassembler.
    Nvdisasm,
    /// A browser without a window, for pages.
    Browser,
}

impl Judge {
    const ALL: [Judge; 8] = [
        Judge::Opt,
        Judge::Llc,
        Judge::Lld,
        Judge::Mc,
        Judge::Objdump,
        Judge::Ptxas,
        Judge::Nvdisasm,
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
            Judge::Ptxas => ("PTXAS", &["ptxas"], Some(("nvidia.cuda_nvcc", "bin/ptxas"))),
            Judge::Browser => {
                ("CHROMIUM", &["chromium", "chromium-browser", "google-chrome"], None)
            }
            Judge::Nvdisasm => ("NVDISASM", &["nvdisasm"], Some(("nvidia.cu13", "bin/nvdisasm"))),
        }
    }

    /// What to install to have it.
    pub fn package(self) -> &'static str {
        match self {
            Judge::Opt | Judge::Llc | Judge::Mc | Judge::Objdump => "Debian's llvm-22",
            Judge::Lld => "Debian's lld-22",
            Judge::Ptxas => "PyPI's nvidia-cuda-nvcc-cu12",
            Judge::Nvdisasm => "PyPI's nvidia-cuda-nvdisasm",
            Judge::Browser => "Debian's chromium",
        }
    }

    /// Where it is, if it is anywhere.
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
        let path = self.path();
        if path.is_none() {
            let message = format!("needs {self:?} ({})", self.package());
            assert!(std::env::var("CI").is_err(), "{message}");
            #[allow(clippy::print_stderr, reason = "a test says why it is skipped")]
            {
                eprintln!("skipped: {message}");
            }
        }
        path
    }
}

/// What a tool did.
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
    let mut command = Command::new("sh");
    command
        .args(["-c", &format!("ulimit -v {MEMORY_LIMIT}; exec \"$@\""), "sh"])
        .arg(tool)
        .args(args);
    run_command(command, limit)
}

/// Runs a tool under a limit of time only: browsers reserve far more memory than they take.
///
/// # Panics
/// If it cannot be started.
pub fn run_unlimited<S: AsRef<OsStr>>(
    tool: &Path,
    args: impl IntoIterator<Item = S>,
    limit: Duration,
) -> Verdict {
    let mut command = Command::new(tool);
    command.args(args);
    run_command(command, limit)
}

fn run_command(mut command: Command, limit: Duration) -> Verdict {
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

/// Assembles PTX; the error is what `ptxas` said.
///
/// # Errors
/// The messages of `ptxas`, if it does not accept the text.
pub fn assemble(
    ptxas: &Path,
    ptx: &str,
    sm: &str,
    relocatable: bool,
) -> Result<PtxasReport, String> {
    let scratch = Scratch::new("ptxas");
    let input = scratch.write("k.ptx", ptx);
    let cubin = scratch.file("k.cubin");
    let mut args =
        vec!["-v".into(), format!("-arch={sm}"), "-o".into(), cubin.display().to_string()];
    if relocatable {
        args.push("-c".into());
    }
    args.push(input.display().to_string());
    let verdict = run(ptxas, args, Duration::from_secs(120));
    let messages = verdict.messages();
    if !verdict.ok {
        return Err(messages);
    }
    let cubin = std::fs::read(&cubin).map_err(|e| e.to_string())?;
    Ok(PtxasReport { functions: parse_report(&messages), cubin })
}

/// What `ptxas -v` said of a module.
#[derive(Clone, Debug, Default)]
pub struct PtxasReport {
    /// Figures of each function.
    pub functions: Vec<FunctionReport>,
    /// The binary.
    pub cubin: Vec<u8>,
}

/// What `ptxas -v` said of a function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FunctionReport {
    /// Its name.
    pub name: String,
    /// Registers.
    pub registers: u32,
    /// Bytes of stack.
    pub stack: u32,
    /// Bytes spilled by stores and by loads.
    pub spills: [u32; 2],
}

fn parse_report(messages: &str) -> Vec<FunctionReport> {
    let number_before = |line: &str, what: &str| -> Option<u32> {
        let head = &line[..line.find(what)?];
        head.trim_end().rsplit(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
    };
    let mut functions: Vec<FunctionReport> = Vec::new();
    for line in messages.lines() {
        if let Some(name) = line.split("Function properties for ").nth(1) {
            functions
                .push(FunctionReport { name: name.trim().into(), ..FunctionReport::default() });
        }
        let Some(last) = functions.last_mut() else { continue };
        if let Some(stack) = number_before(line, " bytes stack frame") {
            last.stack = stack;
            last.spills = [
                number_before(line, " bytes spill stores").unwrap_or(0),
                number_before(line, " bytes spill loads").unwrap_or(0),
            ];
        }
        if let Some(registers) = number_before(line, " registers") {
            last.registers = registers;
        }
    }
    functions
}

/// Instructions of a cubin by `nvdisasm`, without padding and the closing branch to itself.
///
/// # Errors
/// The messages of `nvdisasm`.
pub fn count_sass(nvdisasm: &Path, cubin: &[u8]) -> Result<u32, String> {
    let scratch = Scratch::new("sass");
    let file = scratch.write("k.cubin", cubin);
    let verdict = run(nvdisasm, [OsStr::new("-c"), file.as_os_str()], Duration::from_secs(120));
    if !verdict.ok {
        return Err(verdict.messages());
    }
    let text = String::from_utf8_lossy(&verdict.output.stdout);
    let mut count = 0;
    let mut label = String::new();
    for line in text.lines().map(str::trim) {
        if let Some(name) = line.strip_suffix(':') {
            label = name.to_owned();
        }
        let Some((_, rest)) = line.strip_prefix("/*").and_then(|l| l.split_once("*/")) else {
            continue;
        };
        let instruction = rest.trim();
        let closing =
            instruction.starts_with("BRA") && !label.is_empty() && instruction.contains(&label);
        if !instruction.is_empty() && !instruction.starts_with("NOP") {
            count += u32::from(!closing);
        }
        label.clear();
    }
    Ok(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_ptxas_reports() {
        let text = "ptxas info    : Compiling entry function 'k' for 'sm_90'\n\
                    ptxas info    : Function properties for k\n\
                    \x20   72 bytes stack frame, 4 bytes spill stores, 8 bytes spill loads\n\
                    ptxas info    : Used 23 registers, used 0 barriers\n";
        let expected =
            FunctionReport { name: "k".into(), registers: 23, stack: 72, spills: [4, 8] };
        assert_eq!(parse_report(text), [expected]);
    }
}
