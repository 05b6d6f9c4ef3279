//! The host program with which Intel's OpenCL runtime loads a zebin.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

use judges::{Judge, Scratch, Verdict, limited, need, run_command};

/// Runs a program in a folder.
fn run(mut program: Command, args: &[&str], folder: &Path) -> Verdict {
    program.args(args).current_dir(folder);
    run_command(program, Duration::from_secs(60))
}

/// The host program, if a C compiler and OpenCL are there; compiled once.
pub(crate) fn host() -> Option<&'static Path> {
    static HOST: OnceLock<Option<(Scratch, PathBuf)>> = OnceLock::new();
    let host = HOST.get_or_init(|| {
        // The runtime comes with it.
        Judge::Ocloc.need()?;
        let compiler = Judge::Cc.need()?;
        let scratch = Scratch::new("zebin-host");
        let source = scratch.write("host.c", include_bytes!("host.c"));
        let program = scratch.file("host");
        let (source, out) = (source.to_str()?, program.to_str()?);
        let args = ["-O1", "-Wall", "-Wextra", source, "-o", out, "-lOpenCL"];
        let built = run(limited(compiler), &args, scratch.path());
        let found = built.ok.then_some(());
        need(found, &format!("OpenCL (Debian's ocl-icd-opencl-dev): {}", built.messages()))?;
        Some((scratch, program))
    });
    host.as_ref().map(|(_, program)| program.as_path())
}

/// Actions of the runtime with a kernel in its AUB mode: it prepares all that the hardware would read, and writes it to a file.
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
    let scratch = Scratch::new("zebin-launch");
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
    let mut program = limited(host);
    program.envs(variables);
    let verdict = run(program, &args, scratch.path());
    let files = std::fs::read_dir(scratch.path()).expect("the folder").flatten();
    let mut dumps: Vec<PathBuf> = files
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "aub"))
        .collect();
    dumps.sort();
    let dump = dumps.iter().flat_map(|path| std::fs::read(path).unwrap_or_default()).collect();
    Launch { ok: verdict.ok, steps: verdict.messages(), dump }
}
