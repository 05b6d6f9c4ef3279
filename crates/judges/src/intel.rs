//! Intel's assembler `iga64`, and what `ocloc` says of a container.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::tools::{Judge, Scratch, limited, run_command};

const LIMIT: Duration = Duration::from_secs(60);

/// The assembler and disassembler `iga64` for one platform.
#[derive(Clone, Debug)]
pub struct Iga {
    path: PathBuf,
    platform: &'static str,
}

impl Iga {
    /// The tool for a platform by `iga64`'s own name for it (its option `-p`), if it is there: none means that the test is to be
    /// skipped.
    ///
    /// # Panics
    /// With `CI=true`, where it is missing.
    pub fn need(platform: &'static str) -> Option<Self> {
        Judge::Iga.need().map(|path| Self { path: path.to_owned(), platform })
    }

    /// The bytes of a text.
    ///
    /// # Errors
    /// The first line of what it said.
    pub fn assemble(&self, text: &str) -> Result<Vec<u8>, String> {
        self.run("-a", text.as_bytes())
    }

    /// The text of bytes.
    ///
    /// # Errors
    /// The first line of what it said.
    pub fn disassemble(&self, bytes: &[u8]) -> Result<String, String> {
        String::from_utf8(self.run("-d", bytes)?).map_err(|e| e.to_string())
    }

    fn run(&self, mode: &str, input: &[u8]) -> Result<Vec<u8>, String> {
        let scratch = Scratch::new("iga");
        let (from, to) = (scratch.write("in", input), scratch.file("out"));
        let mut command = limited(&self.path);
        command.arg(format!("-p={}", self.platform)).arg(mode);
        command.args([from.as_os_str(), OsStr::new("-o"), to.as_os_str()]);
        let verdict = run_command(command, LIMIT);
        if verdict.ok {
            return std::fs::read(&to).map_err(|e| e.to_string());
        }
        Err(verdict.messages().lines().next().unwrap_or("failed").to_owned())
    }
}

/// Returns the result of `ocloc validate` for a zebin: whether it is valid, and the whole output.
pub fn validate_zebin(ocloc: &Path, zebin: &[u8]) -> (bool, String) {
    let scratch = Scratch::new("zebin");
    scratch.write("k.zebin", zebin);
    let mut command = limited(ocloc);
    command.args(["validate", "-file", "k.zebin"]).current_dir(scratch.path());
    let verdict = run_command(command, LIMIT);
    let said = verdict.messages();
    (verdict.ok && said.contains("Binary is VALID"), said)
}

/// Limit for a compilation by `ocloc`.
const COMPILE_LIMIT: Duration = Duration::from_secs(120);

/// The zebin that Intel's compiler makes of a source in OpenCL C, with the compiler's options.
///
/// # Errors
/// `ocloc` makes no zebin: its message.
pub fn compile_zebin(
    ocloc: &Path,
    source: &Path,
    device: &str,
    options: &str,
) -> Result<Vec<u8>, String> {
    let scratch = Scratch::new("ocloc");
    let mut command = limited(ocloc);
    command
        .args(["compile", "-device", device, "--format", "zebin", "-exclude_ir", "-file"])
        .arg(source)
        .args(["-options", options, "-output_no_suffix", "-output", "k.zebin", "-out_dir"])
        .arg(scratch.path());
    let verdict = run_command(command, COMPILE_LIMIT);
    std::fs::read(scratch.file("k.zebin")).map_err(|e| format!("{e}\n{}", verdict.messages()))
}
