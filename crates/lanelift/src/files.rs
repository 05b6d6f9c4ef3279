//! Reading inputs and writing outputs whole or not at all.

use crate::failure::{Failure, Outcome};
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// Whether a path stands for standard input or output.
pub(crate) fn is_dash(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// An input's name for messages.
pub(crate) fn name(path: Option<&Path>) -> String {
    match path {
        Some(path) if !is_dash(path) => path.display().to_string(),
        _ => "<stdin>".into(),
    }
}

/// Reads a file, or standard input for `-` and none. Gives its name for messages, and its bytes.
pub(crate) fn read(path: Option<&Path>) -> Result<(String, Vec<u8>), Failure> {
    let name = name(path);
    match path {
        Some(path) if !is_dash(path) => {
            let bytes = fs::read(path).map_err(|e| format!("{name}: {e}"))?;
            Ok((name, bytes))
        }
        _ => {
            let mut bytes = Vec::new();
            std::io::stdin()
                .lock()
                .read_to_end(&mut bytes)
                .map_err(|e| format!("standard input: {e}"))?;
            Ok((name, bytes))
        }
    }
}

/// Writes a file under a temporary name beside it and renames it, so that no reader ever sees half of
/// it; for `-` and none, writes standard output.
pub(crate) fn write(path: Option<&Path>, bytes: &[u8]) -> Outcome {
    let Some(path) = path.filter(|p| !is_dash(p)) else {
        // A reader that has closed its end has had enough.
        let _ = std::io::stdout().lock().write_all(bytes);
        return Ok(());
    };
    let fail = |e: std::io::Error| Failure::from(format!("{}: {e}", path.display()));
    // A device or pipe (`/dev/null`) is written as it is: it must not be replaced by a file.
    if path.exists() && !path.is_file() {
        return fs::write(path, bytes).map_err(fail);
    }
    let temporary = temporary_name(path);
    fs::write(&temporary, bytes).map_err(fail)?;
    fs::rename(&temporary, path).map_err(|e| {
        let _ = fs::remove_file(&temporary);
        fail(e)
    })
}

fn temporary_name(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.{}.tmp", std::process::id()))
}
