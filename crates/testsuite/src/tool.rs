//! Common parts of the programs that measure.

use std::process::ExitCode;

/// Returns the exit code of a program of a name, and says why it failed if it did.
pub fn finish(name: &str, result: Result<(), String>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{name}: {message}");
            ExitCode::FAILURE
        }
    }
}
