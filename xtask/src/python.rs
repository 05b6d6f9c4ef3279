//! `cargo xtask python`: the Python package, built and tested as users get it.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::root;

/// Builds the package and runs its tests in `target/python-env`, which sees the packages that are installed (maturin, llvmlite, what
/// `lanelift.farm` needs, a framework). With `CI=true` all but frameworks must be.
///
/// `--python PATH` runs the tests by another interpreter instead, in whose environment a framework is; nothing is installed there. May
/// be given several times. `--wheel` makes a wheel in `target/wheels` and tests nothing; what follows is maturin's. Other words are
/// unittest's (`-k triton`).
pub(crate) fn run(args: &[String]) -> Result<(), String> {
    let mut interpreters = Vec::new();
    let mut rest = Vec::new();
    let mut words = args.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--wheel" => return wheel(&words.cloned().collect::<Vec<_>>()),
            "--python" => interpreters.push(words.next().ok_or("--python needs an interpreter")?),
            _ => rest.push(word.clone()),
        }
    }
    let environment = root().join("target/python-env");
    let own = environment.join("bin/python3");
    if !own.is_file() {
        let path = environment.to_string_lossy().into_owned();
        let make = ["-m", "venv", "--system-site-packages", path.as_str()];
        program(Path::new("python3"), &make, None)?;
    }
    let mut install = vec!["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    // What is installed is taken instead of a fresh copy for each build.
    if has(&own, "maturin") {
        install.push("--no-build-isolation");
    }
    let folder = root().join("target/python-package");
    let package = folder.to_string_lossy().into_owned();
    if !interpreters.is_empty() {
        install.extend(["--no-deps", "--upgrade", "--target", &package]);
    }
    program(&own, &[&install[..], &["./python"]].concat(), None)?;
    if env::var_os("CI").is_some_and(|ci| ci == "true") {
        program(&own, &["-c", "import distributed, fsspec, llvmlite, psutil, tqdm"], None)?;
    }
    let tests = crate::with(&["-m", "unittest", "discover", "-s", "python/tests"], &rest);
    if interpreters.is_empty() {
        return program(&own, &tests, None);
    }
    for interpreter in interpreters {
        program(Path::new(interpreter), &tests, Some(&folder))?;
    }
    Ok(())
}

/// Makes a wheel for all versions of Python from 3.9 on, as it is shipped.
fn wheel(args: &[String]) -> Result<(), String> {
    let python = Path::new("python3");
    if !has(python, "maturin") {
        return Err(
            "a wheel is made by maturin, which is missing: pip install 'maturin>=1.7,<2'".into()
        );
    }
    let out = root().join("target/wheels");
    let out = out.to_string_lossy().into_owned();
    let mut words =
        vec!["-m", "maturin", "build", "--locked", "--manifest-path", "python/Cargo.toml"];
    if !args.iter().any(|word| word == "--out" || word == "-o") {
        words.extend(["--out", &out]);
    }
    // `--release` or another profile builds sooner.
    if !args.iter().any(|word| word == "--release" || word.starts_with("--profile")) {
        words.extend(["--profile", "dist"]);
    }
    program(python, &crate::with(&words, args), None)
}

/// Whether an interpreter has a package.
fn has(python: &Path, package: &str) -> bool {
    let import = format!("import {package}");
    let output = Command::new(python).args(["-c", &import]).output();
    output.is_ok_and(|output| output.status.success())
}

/// Runs a program in the workspace's folder, with a folder in which Python looks for packages first.
fn program(path: &Path, args: &[&str], packages: Option<&Path>) -> Result<(), String> {
    let shown = format!("{} {}", path.display(), args.join(" "));
    eprintln!("$ {shown}");
    let mut command = Command::new(path);
    if let Some(packages) = packages {
        command.env("PYTHONPATH", packages);
    }
    // The wheel's crates are built beside the workspace's own.
    let target =
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let status = command
        .args(args)
        .env("CARGO_TARGET_DIR", target.join("python"))
        .current_dir(root())
        .status()
        .map_err(|e| format!("{shown}: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{shown}: {status}")) }
}
