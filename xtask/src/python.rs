//! `cargo xtask python`: the Python package, built and tested as users get it.

use std::env;
use std::path::Path;
use std::process::Command;

use crate::root;

/// Builds the wheel and runs its tests in `target/python-env`, which sees the packages that are installed (maturin, llvmlite).
/// With `CI=true` all of them must be.
pub(crate) fn run(args: &[String]) -> Result<(), String> {
    let environment = root().join("target/python-env");
    let own = environment.join("bin/python3");
    if !own.is_file() {
        let path = environment.to_string_lossy().into_owned();
        let make = ["-m", "venv", "--system-site-packages", path.as_str()];
        program(Path::new("python3"), &make)?;
    }
    let mut install = vec!["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    // What is installed is taken instead of a fresh copy for each build.
    if program(&own, &["-c", "import maturin"]).is_ok() {
        install.push("--no-build-isolation");
    }
    program(&own, &[&install[..], &["./python"]].concat())?;
    if env::var_os("CI").is_some_and(|ci| ci == "true") {
        program(&own, &["-c", "import llvmlite"])?;
    }
    program(&own, &crate::with(&["python/tests/test_lanelift.py"], args))
}

/// Runs a program in the workspace's folder.
fn program(path: &Path, args: &[&str]) -> Result<(), String> {
    let shown = format!("{} {}", path.display(), args.join(" "));
    eprintln!("$ {shown}");
    // The wheel's crates are built beside the workspace's own.
    let status = Command::new(path)
        .args(args)
        .env("CARGO_TARGET_DIR", root().join("target/python"))
        .current_dir(root())
        .status()
        .map_err(|e| format!("{shown}: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{shown}: {status}")) }
}
