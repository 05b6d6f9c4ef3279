//! The outside tools that judge a zebin: Intel's offline compiler and its OpenCL runtime.
//!
//! A missing tool skips a test with a message; with `CI=true` it is a failure.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder that goes when it is dropped.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new() -> Scratch {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("lanelift-zebin-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Scratch(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn write(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.0.join(name);
        std::fs::write(&path, bytes).expect("a file of the temporary folder");
        path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).map(|dir| dir.join(name)).find(|p| p.is_file())
}

/// What is there; says that the test is skipped for want of `what` if nothing is.
fn need<T>(found: Option<T>, what: &str) -> Option<T> {
    if found.is_none() {
        assert!(std::env::var("CI").is_err(), "needs {what}");
        #[allow(clippy::print_stderr, reason = "a test says why it is skipped")]
        {
            eprintln!("skipped: needs {what}");
        }
    }
    found
}

/// Runs a program under a limit of time and memory.
fn run(program: &Path, args: &[&str], folder: &Path, variables: &[(&str, &str)]) -> Output {
    Command::new("sh")
        .args(["-c", "ulimit -v 6000000; exec timeout 60 \"$@\"", "sh"])
        .arg(program)
        .args(args)
        .envs(variables.iter().copied())
        .current_dir(folder)
        .output()
        .expect("the tool starts")
}

fn text(output: &Output) -> String {
    let both = [&output.stdout[..], &output.stderr[..]].concat();
    String::from_utf8_lossy(&both).into_owned()
}

/// `ocloc`, if it is there.
pub(crate) fn ocloc() -> Option<PathBuf> {
    need(find("ocloc"), "ocloc (Debian's intel-opencl-icd)")
}

/// What `ocloc validate` says of a file: whether it is valid, and all of it.
pub(crate) fn validate(ocloc: &Path, zebin: &[u8]) -> (bool, String) {
    let scratch = Scratch::new();
    scratch.write("k.zebin", zebin);
    let output = run(ocloc, &["validate", "-file", "k.zebin"], scratch.path(), &[]);
    let said = text(&output);
    (output.status.success() && said.contains("Binary is VALID"), said)
}

/// The host program, if a C compiler and OpenCL are there; compiled once.
pub(crate) fn host() -> Option<&'static Path> {
    static HOST: OnceLock<Option<(Scratch, PathBuf)>> = OnceLock::new();
    let host = HOST.get_or_init(|| {
        ocloc()?;
        let scratch = Scratch::new();
        let source = scratch.write("host.c", include_bytes!("host.c"));
        let program = scratch.path().join("host");
        let (source, out) = (source.to_str()?, program.to_str()?);
        let compiler = find("cc").or_else(|| find("gcc"));
        let compiler = need(compiler, "a C compiler")?;
        let args = ["-O1", "-Wall", "-Wextra", source, "-o", out, "-lOpenCL"];
        let output = run(&compiler, &args, scratch.path(), &[]);
        let built = output.status.success().then_some(());
        need(built, &format!("OpenCL (Debian's ocl-icd-opencl-dev): {}", text(&output)))?;
        Some((scratch, program))
    });
    host.as_ref().map(|(_, program)| program.as_path())
}

/// What the runtime did with a kernel in its AUB mode: it prepares all that the hardware would read, and writes it to a file.
pub(crate) struct Launch {
    /// Whether every step succeeded.
    pub(crate) ok: bool,
    /// The steps that succeeded, and messages.
    pub(crate) steps: String,
    /// The file, with a copy of all memory.
    pub(crate) dump: Vec<u8>,
}

impl Launch {
    /// The address of a memory argument.
    pub(crate) fn address(&self, index: u32) -> u64 {
        let prefix = format!("svm {index} 0x");
        let line = self.steps.lines().find_map(|line| line.strip_prefix(&prefix));
        u64::from_str_radix(line.expect("the host says the address"), 16).expect("a number")
    }
}

/// Loads a zebin on a device and starts a kernel with a grid of `global` in work-groups of `local`.
pub(crate) fn launch(
    host: &Path,
    device: &str,
    zebin: &[u8],
    kernel: &str,
    sizes: [[u32; 3]; 2],
    arguments: &[&str],
) -> Launch {
    let scratch = Scratch::new();
    scratch.write("k.zebin", zebin);
    let [global, local] = sizes.map(|size| size.map(|n| n.to_string()).join(","));
    let mut args = vec!["k.zebin", kernel, &global, &local];
    args.extend(arguments);
    // Keys of the runtime for tests, in release builds of version 22.43.
    let variables = [
        ("NEOReadDebugKeys", "1"),
        ("SetCommandStreamReceiver", "1"),
        ("ProductFamilyOverride", device),
    ];
    let output = run(host, &args, scratch.path(), &variables);
    let files = std::fs::read_dir(scratch.path()).expect("the folder").flatten();
    let mut dumps: Vec<PathBuf> = files
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "aub"))
        .collect();
    dumps.sort();
    let dump = dumps.iter().flat_map(|path| std::fs::read(path).unwrap_or_default()).collect();
    Launch { ok: output.status.success(), steps: text(&output), dump }
}
