//! The public interface of each published crate as text: `docs/api/CRATE.txt`, a line for each item. `cargo xtask api` runs it.
//!
//! rustdoc writes an interface as JSON, and the crate `public-api` makes lines of that. JSON is not a stable form: rustdoc gives it
//! to stable toolchains only if it is told to take itself for a nightly one. That must be said to rustdoc alone, or cargo would
//! compile the dependencies again; so cargo is given this program as its rustdoc, which passes all on.
//!
//! Left out of the text is what follows from the rest: implementations for all types, automatic traits, derived ones.

use public_api::Builder;
use serde_json::Value;
use std::collections::BTreeSet;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Set where this program stands in for rustdoc.
const AS_RUSTDOC: &str = "LANELIFT_API_AS_RUSTDOC";

/// A published library.
struct Library {
    package: String,
    /// The name that its JSON file has.
    name: String,
}

/// The workspace's folders and libraries.
struct Workspace {
    root: PathBuf,
    target: PathBuf,
    libraries: Vec<Library>,
}

fn main() -> ExitCode {
    if env::var_os(AS_RUSTDOC).is_some() {
        return rustdoc();
    }
    let check = match env::args().nth(1).as_deref() {
        None => false,
        Some("--check") => true,
        Some(other) => {
            eprintln!("'{other}' is not understood: --check, or nothing");
            return ExitCode::FAILURE;
        }
    };
    match run(check) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Runs rustdoc with the same arguments.
fn rustdoc() -> ExitCode {
    let mut command = Command::new("rustdoc");
    let status = command.args(env::args_os().skip(1)).env("RUSTC_BOOTSTRAP", "1").status();
    match status {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("rustdoc: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the texts, or only compares them. Returns whether all is well.
fn run(check: bool) -> Result<bool, String> {
    let workspace = workspace()?;
    write_json(&workspace)?;
    let folder = workspace.root.join("docs/api");
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut same = true;
    for Library { package, name } in &workspace.libraries {
        let json = workspace.target.join("doc").join(format!("{name}.json"));
        let text = interface(&json)?;
        let path = folder.join(format!("{package}.txt"));
        let before = fs::read_to_string(&path).unwrap_or_default();
        let differences = differences(&before, &text);
        if differences.is_empty() {
            continue;
        }
        println!("{}:\n{differences}", path.display());
        same = false;
        if !check {
            fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
        }
    }
    let stale = stale(&folder, &workspace.libraries)?;
    for path in &stale {
        println!("{}: there is no such crate any more", path.display());
        if !check {
            fs::remove_file(path).map_err(|e| format!("{}: {e}", path.display()))?;
        }
    }
    let well = !check || (same && stale.is_empty());
    if !well {
        println!(
            "Public interfaces are not what docs/api says. `cargo xtask api` writes it anew; docs/embedding.md says what may change."
        );
    }
    Ok(well)
}

/// Asks cargo for the workspace.
fn workspace() -> Result<Workspace, String> {
    let output = Command::new(cargo())
        .args(["metadata", "--no-deps", "--format-version=1"])
        .output()
        .map_err(|e| format!("cargo metadata: {e}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let metadata: Value = serde_json::from_slice(&output.stdout).map_err(|e| e.to_string())?;
    let folder = |key: &str| metadata[key].as_str().map(PathBuf::from).ok_or(format!("no {key}"));
    let packages = metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
    Ok(Workspace {
        root: folder("workspace_root")?,
        target: folder("target_directory")?,
        libraries: packages.iter().filter_map(library).collect(),
    })
}

/// The library of a package that is published.
fn library(package: &Value) -> Option<Library> {
    let is_published = package["publish"].as_array().is_none_or(|places| !places.is_empty());
    let targets = package["targets"].as_array()?;
    let library = targets.iter().find(|target| {
        let mut kinds = target["kind"].as_array().into_iter().flatten();
        kinds.any(|kind| matches!(kind.as_str(), Some("lib" | "rlib")))
    })?;
    let name = library["name"].as_str()?.replace('-', "_");
    let package = package["name"].as_str()?.to_owned();
    is_published.then_some(Library { package, name })
}

/// Makes rustdoc write the interfaces as JSON.
fn write_json(workspace: &Workspace) -> Result<(), String> {
    let own = env::current_exe().map_err(|e| e.to_string())?;
    let mut command = Command::new(cargo());
    command.args(["doc", "--quiet", "--no-deps", "--lib"]);
    for library in &workspace.libraries {
        command.args(["--package", &library.package]);
    }
    let status = command
        .env("RUSTDOC", own)
        .env(AS_RUSTDOC, "1")
        .env("RUSTDOCFLAGS", "-Z unstable-options --output-format json")
        .status()
        .map_err(|e| format!("cargo doc: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("cargo doc: {status}")) }
}

/// The interface that a JSON file describes, as sorted lines.
fn interface(json: &Path) -> Result<String, String> {
    let api = Builder::from_rustdoc_json(json)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(true)
        .build()
        .map_err(|e| format!("{}: {e}", json.display()))?;
    let mut text = String::new();
    for item in api.items() {
        let _ = writeln!(text, "{item}");
    }
    Ok(text)
}

/// Lines that one text has and the other has not.
fn differences(before: &str, after: &str) -> String {
    let (old, new): (BTreeSet<&str>, BTreeSet<&str>) =
        (before.lines().collect(), after.lines().collect());
    let mut text = String::new();
    for line in old.difference(&new) {
        let _ = writeln!(text, "  - {line}");
    }
    for line in new.difference(&old) {
        let _ = writeln!(text, "  + {line}");
    }
    text
}

/// Texts of crates that there are not.
fn stale(folder: &Path, libraries: &[Library]) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| {
        let is_text = path.extension().is_some_and(|ending| ending == "txt");
        let name = path.file_stem().unwrap_or_default();
        is_text && !libraries.iter().any(|library| name == library.package.as_str())
    });
    paths.sort();
    Ok(paths)
}

fn cargo() -> std::ffi::OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn published_libraries_are_found() {
        let package = |publish: Value, kind: &str| {
            let targets =
                json!([{ "kind": ["bin"], "name": "tool" }, { "kind": [kind], "name": "a-b" }]);
            library(&json!({ "name": "lanelift-a", "publish": publish, "targets": targets }))
                .map(|library| (library.package, library.name))
        };
        let found = Some(("lanelift-a".to_owned(), "a_b".to_owned()));
        assert_eq!(package(Value::Null, "lib"), found);
        assert_eq!(package(Value::Null, "rlib"), found);
        assert_eq!(package(Value::Null, "test"), None);
        assert_eq!(package(json!([]), "lib"), None);
    }

    #[test]
    fn differences_are_told_by_line() {
        assert_eq!(differences("a\nb\n", "a\nb\n"), "");
        assert_eq!(differences("a\nb\n", "a\nc\n"), "  - b\n  + c\n");
    }
}
