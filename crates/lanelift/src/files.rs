//! Reading inputs and writing outputs whole or not at all.
//!
//! Everything that the command reads and writes goes through here: an output that cannot be written is an error, whichever
//! subcommand makes it, and no output takes the place of an input.

use crate::failure::{Failure, Outcome};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};

/// The inputs so far, as the file system knows them.
static INPUTS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// The bytes of standard input, once they are read: no one can read them again.
static STANDARD_INPUT: OnceLock<Vec<u8>> = OnceLock::new();

/// Returns the bytes of standard input, if it was read.
pub(crate) fn standard_input() -> Option<&'static [u8]> {
    STANDARD_INPUT.get().map(Vec::as_slice)
}

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

/// Notes files as inputs: [`write()`] refuses to write them.
pub(crate) fn protect<'a>(paths: impl IntoIterator<Item = &'a Path>) {
    let real = paths.into_iter().filter_map(|path| fs::canonicalize(path).ok());
    if let Ok(mut inputs) = INPUTS.lock() {
        inputs.extend(real);
    }
}

fn is_input(path: &Path) -> bool {
    let Ok(real) = fs::canonicalize(path) else { return false };
    INPUTS.lock().is_ok_and(|inputs| inputs.contains(&real))
}

/// Reads a file, or standard input for `-` and none. Returns its name for messages, and its bytes.
pub(crate) fn read(path: Option<&Path>) -> Result<(String, Vec<u8>), Failure> {
    let name = name(path);
    match path {
        Some(path) if !is_dash(path) => {
            let bytes = fs::read(path).map_err(|e| format!("{name}: {e}"))?;
            protect([path]);
            Ok((name, bytes))
        }
        _ => {
            let mut bytes = Vec::new();
            io::stdin()
                .lock()
                .read_to_end(&mut bytes)
                .map_err(|e| format!("standard input: {e}"))?;
            let _ = STANDARD_INPUT.set(bytes.clone());
            Ok((name, bytes))
        }
    }
}

/// Writes a file under a temporary name beside it and renames it, so that no reader ever sees half of
/// it; for `-` and none, writes standard output.
pub(crate) fn write(path: Option<&Path>, bytes: &[u8]) -> Outcome {
    let Some(path) = path.filter(|p| !is_dash(p)) else { return print(bytes) };
    let fail = |e: io::Error| Failure::from(format!("{}: {e}", path.display()));
    let target = behind_links(path).map_err(fail)?;
    // A device or pipe (`/dev/null`) is written as it is: it must not be replaced by a file.
    let is_special = target.starts_with("/dev") || target.starts_with("/proc");
    if is_special || (target.exists() && !target.is_file()) {
        return fs::write(&target, bytes).map_err(fail);
    }
    if is_input(&target) {
        let message = format!("{}: the output would take the place of an input", path.display());
        return Err(message.into());
    }
    replace(&target, bytes).map_err(fail)
}

/// Writes standard output.
pub(crate) fn print(bytes: &[u8]) -> Outcome {
    try_print(bytes).map_err(|e| format!("standard output: {e}").into())
}

/// [`print()`] for callers that have a message of their own.
pub(crate) fn try_print(bytes: &[u8]) -> io::Result<()> {
    if standard_streams::stdout_was_closed() {
        return Err(io::Error::other("it is closed"));
    }
    let mut stdout = io::stdout().lock();
    stdout.write_all(bytes)?;
    stdout.flush()
}

/// The file that a path leads to through symbolic links, whether it exists or not: the links stay.
fn behind_links(path: &Path) -> io::Result<PathBuf> {
    /// As many as Linux follows.
    const MOST_LINKS: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        let is_link = fs::symlink_metadata(&path).is_ok_and(|data| data.is_symlink());
        // Links of `/proc` (`/dev/stdout`) name no file, and are open already.
        if !is_link || path.starts_with("/proc") || path.starts_with("/dev") {
            return Ok(path);
        }
        let next = fs::read_link(&path)?;
        path = path.parent().unwrap_or(Path::new("")).join(next);
    }
    Err(io::Error::other("too many symbolic links"))
}

/// Replaces a file, which keeps its mode.
fn replace(target: &Path, bytes: &[u8]) -> io::Result<()> {
    let old = match OpenOptions::new().write(true).open(target) {
        Ok(file) => Some(file),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let temporary = temporary_name(target);
    let new = match OpenOptions::new().write(true).create_new(true).open(&temporary) {
        Ok(file) => file,
        // The folder takes no further file, but the file may be written.
        Err(_) if old.is_some() => return fs::write(target, bytes),
        Err(error) => return Err(error),
    };
    let written = fill(new, bytes, old.as_ref()).and_then(|()| fs::rename(&temporary, target));
    written.inspect_err(|_| {
        let _ = fs::remove_file(&temporary);
    })
}

/// Writes a new file, with the mode of an old one.
fn fill(mut new: File, bytes: &[u8], old: Option<&File>) -> io::Result<()> {
    new.write_all(bytes)?;
    if let Some(old) = old {
        new.set_permissions(old.metadata()?.permissions())?;
    }
    Ok(())
}

fn temporary_name(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.{}.tmp", std::process::id()))
}
