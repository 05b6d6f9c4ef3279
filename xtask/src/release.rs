//! The parts of a release: packages for crates.io, and a static binary that anyone can make again, byte for byte.

use crate::{cargo, root};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Crates of the workspace that are not published: tests and tasks.
const UNPUBLISHED: [&str; 6] =
    ["testsuite", "xtask", "lanelift-judges", "lanelift-pass-tests", "embedding", "api-text"];

/// Makes the package of every published crate, as `cargo publish` would upload it. With `--verify` each is compiled from its
/// package, too.
///
/// # Errors
/// Cargo's.
pub(crate) fn package(args: &[String]) -> Result<(), String> {
    let mut words = vec!["package", "--workspace", "--allow-dirty", "--locked"];
    for name in UNPUBLISHED {
        words.extend(["--exclude", name]);
    }
    if !args.iter().any(|a| a == "--verify") {
        words.push("--no-verify");
    }
    cargo(&words, &[])
}

/// Builds the command as one static file, without anything of this machine in it. With `--check` it is built a second time from a
/// copy of the sources in another folder, and the two files must be the same.
///
/// # Errors
/// Cargo's; or the files differ, or are not static.
pub(crate) fn dist(args: &[String]) -> Result<(), String> {
    let root = root();
    let first = build(&root, &root.join("target/static"))?;
    statically_linked(&first)?;
    println!("{} ({} bytes)", first.display(), bytes(&first)?.len());
    if !args.iter().any(|a| a == "--check") {
        return Ok(());
    }
    let copy = root.join("target/static-copy/sources");
    copy_sources(&root, &copy)?;
    let second = build(&copy, &root.join("target/static-copy/target"))?;
    if bytes(&first)? != bytes(&second)? {
        return Err(format!("{} and {} differ", first.display(), second.display()));
    }
    println!("built again from another folder: the same bytes");
    Ok(())
}

/// Builds the command from the sources in a folder, and returns its path.
fn build(sources: &Path, target: &Path) -> Result<PathBuf, String> {
    let triple = host()?;
    // Paths of sources and of cargo's home would otherwise be in messages of panics.
    let home =
        std::env::var("CARGO_HOME").or_else(|_| std::env::var("HOME").map(|h| h + "/.cargo"));
    let home = home.map_err(|_| "neither CARGO_HOME nor HOME is set")?;
    let flags = format!(
        "-C target-feature=+crt-static -C link-arg=-Wl,--no-dynamic-linker --remap-path-prefix={}=/lanelift --remap-path-prefix={home}=/cargo",
        sources.display(),
    );
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // A target is named so that build scripts, which run here, are not made static.
    let status = Command::new(cargo)
        .args(["build", "--profile", "dist", "--locked", "-p", "lanelift", "--target", &triple])
        .arg("--target-dir")
        .arg(target)
        .env("RUSTFLAGS", flags)
        .current_dir(sources)
        .status()
        .map_err(|e| format!("cargo build: {e}"))?;
    if !status.success() {
        return Err(format!("cargo build: {status}"));
    }
    Ok(target.join(triple).join("dist").join("lanelift"))
}

/// The triple that `rustc` compiles for by itself.
fn host() -> Result<String, String> {
    let out = Command::new("rustc").arg("-vV").output().map_err(|e| format!("rustc -vV: {e}"))?;
    let text = String::from_utf8_lossy(&out.stdout);
    let line = text.lines().find_map(|l| l.strip_prefix("host: "));
    line.map(String::from).ok_or_else(|| "rustc -vV names no host".into())
}

/// The least Rust version that `Cargo.toml` promises is the one that everything is compiled and tested with.
///
/// # Errors
/// It is another one.
pub(crate) fn least_rust_version() -> Result<(), String> {
    let value = |file: &str, key: &str| -> Result<String, String> {
        let text =
            std::fs::read_to_string(root().join(file)).map_err(|e| format!("{file}: {e}"))?;
        let line = text.lines().find_map(|l| l.strip_prefix(key)?.trim_start().strip_prefix('='));
        let value = line.ok_or_else(|| format!("{file} has no {key}"))?;
        Ok(value.trim().trim_matches('"').to_owned())
    };
    let promised = value("Cargo.toml", "rust-version")?;
    let used = value("rust-toolchain.toml", "channel")?;
    let minor = |version: &str| version.split('.').take(2).map(String::from).collect::<Vec<_>>();
    if minor(&promised) == minor(&used) {
        return Ok(());
    }
    Err(format!(
        "Cargo.toml promises Rust {promised}, but {used} (rust-toolchain.toml) is what tests run with"
    ))
}

/// Whether an ELF file asks for no interpreter and no library: it has no segment PT_INTERP.
fn statically_linked(path: &Path) -> Result<(), String> {
    const PT_INTERP: u32 = 3;
    let file = bytes(path)?;
    let number = |at: usize, size: usize| -> Option<u64> {
        let field = file.get(at..at + size)?;
        Some(field.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte)))
    };
    // ELF64: e_phoff at 32, e_phentsize at 54, e_phnum at 56 (System V ABI, "ELF Header").
    let header = || Some((number(32, 8)?, number(54, 2)?, number(56, 2)?));
    let (offset, size, count) = header().ok_or("not an ELF file")?;
    let kinds = (0..count).filter_map(|n| number((offset + n * size) as usize, 4));
    if kinds.into_iter().any(|kind| kind == u64::from(PT_INTERP)) {
        return Err(format!("{} is linked dynamically", path.display()));
    }
    Ok(())
}

/// Copies what git has of the sources.
fn copy_sources(from: &Path, to: &Path) -> Result<(), String> {
    let out = Command::new("git").args(["ls-files", "-z"]).current_dir(from).output();
    let out = out.map_err(|e| format!("git ls-files: {e}"))?;
    for name in String::from_utf8_lossy(&out.stdout).split('\0').filter(|n| !n.is_empty()) {
        let (source, copy) = (from.join(name), to.join(name));
        let folder = copy.parent().ok_or("a file without folder")?;
        std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        if source.is_file() {
            std::fs::copy(&source, &copy).map_err(|e| format!("{}: {e}", source.display()))?;
        }
    }
    Ok(())
}

fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|e| format!("{}: {e}", path.display()))
}
