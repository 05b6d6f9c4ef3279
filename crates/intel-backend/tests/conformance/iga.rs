//! Running `iga64`.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};

/// The assembler and disassembler for one platform.
pub(crate) struct Iga {
    path: PathBuf,
    platform: &'static str,
}

/// Where the tool is: `IGA64`, or on the path.
pub(crate) fn find() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os("IGA64").map(PathBuf::from).filter(|p| p.is_file()) {
        return Some(path);
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).map(|dir| dir.join("iga64")).find(|p| p.is_file())
}

impl Iga {
    pub(crate) fn new(path: PathBuf, platform: &'static str) -> Self {
        Self { path, platform }
    }

    /// The bytes of a text.
    pub(crate) fn assemble(&self, text: &str) -> Result<Vec<u8>, String> {
        self.run("-a", text.as_bytes())
    }

    /// The text of bytes.
    pub(crate) fn disassemble(&self, bytes: &[u8]) -> Result<String, String> {
        let text = self.run("-d", bytes)?;
        String::from_utf8(text).map_err(|e| e.to_string())
    }

    fn run(&self, mode: &str, input: &[u8]) -> Result<Vec<u8>, String> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir();
        let name = |what: &str| {
            folder.join(format!("lanelift-iga-{}-{number}.{what}", std::process::id()))
        };
        let (from, to) = (name("in"), name("out"));
        std::fs::write(&from, input).map_err(|e| e.to_string())?;
        let output: Output = Command::new("sh")
            .args(["-c", "ulimit -v 6000000; exec timeout 60 \"$@\"", "sh"])
            .arg(&self.path)
            .arg(format!("-p={}", self.platform))
            .arg(mode)
            .arg(&from)
            .arg("-o")
            .arg(&to)
            .output()
            .map_err(|e| e.to_string())?;
        let result = std::fs::read(&to);
        let _ = std::fs::remove_file(&from);
        let _ = std::fs::remove_file(&to);
        if output.status.success() {
            return result.map_err(|e| e.to_string());
        }
        let text = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
        Err(text.lines().next().unwrap_or("failed").to_owned())
    }
}
