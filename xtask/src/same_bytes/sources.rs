//! The two builds, and the modules of the corpus.

use crate::root;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the full hash of a commit.
///
/// # Errors
/// git does not know it.
pub(super) fn commit(revision: &str) -> Result<String, String> {
    git(&root(), &["rev-parse", "--verify", "--quiet", &format!("{revision}^{{commit}}")])
        .map_err(|_| format!("git knows no commit {revision}"))
}

/// Builds the command of a commit, unless an earlier call has, and returns its path.
///
/// # Errors
/// git's or Cargo's.
pub(super) fn build_commit(folder: &Path, commit: &str, profile: &str) -> Result<PathBuf, String> {
    let command = folder.join(format!("commands/{commit}-{profile}"));
    if command.is_file() {
        return Ok(command);
    }
    let sources = folder.join("sources");
    if sources.join(".git").exists() {
        git(&sources, &["checkout", "--quiet", "--force", "--detach", commit])?;
    } else {
        // git remembers worktrees whose folder was removed with `target`.
        git(&root(), &["worktree", "prune"])?;
        let path = sources.display().to_string();
        git(&root(), &["worktree", "add", "--quiet", "--force", "--detach", &path, commit])?;
    }
    let built = build(&sources, &folder.join("target"), profile)?;
    copy(&built, &command)
}

/// Builds the command of the working tree and returns the path of a copy, which no later build replaces.
///
/// # Errors
/// Cargo's.
pub(super) fn build_working_tree(folder: &Path, profile: &str) -> Result<PathBuf, String> {
    let built = build(&root(), &root().join("target"), profile)?;
    copy(&built, &folder.join(format!("commands/working-tree-{profile}")))
}

fn build(sources: &Path, target: &Path, profile: &str) -> Result<PathBuf, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    eprintln!("$ cargo build --profile {profile} -p lanelift, in {}", sources.display());
    let status = Command::new(cargo)
        .args(["build", "--quiet", "--locked", "-p", "lanelift", "--profile", profile])
        // Commits before the profile `dist` have fat LTO in `release`, which takes minutes of one core.
        .args([
            "--config",
            "profile.release.lto=\"off\"",
            "--config",
            "profile.release.codegen-units=16",
        ])
        .arg("--target-dir")
        .arg(target)
        .current_dir(sources)
        .status()
        .map_err(|e| format!("cargo build: {e}"))?;
    if !status.success() {
        return Err(format!("cargo build in {}: {status}", sources.display()));
    }
    let folder = if profile == "dev" { "debug" } else { profile };
    Ok(target.join(folder).join(format!("lanelift{}", std::env::consts::EXE_SUFFIX)))
}

fn copy(from: &Path, to: &Path) -> Result<PathBuf, String> {
    let folder = to.parent().ok_or("a file without folder")?;
    std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    // By another name first: an interrupted copy must not look like a command.
    let part = to.with_extension("part");
    std::fs::copy(from, &part).map_err(|e| format!("{}: {e}", from.display()))?;
    std::fs::rename(&part, to).map_err(|e| format!("{}: {e}", to.display()))?;
    Ok(to.to_path_buf())
}

fn git(folder: &Path, args: &[&str]) -> Result<String, String> {
    let shown = format!("git {}", args.join(" "));
    let output = Command::new("git").args(args).current_dir(folder).output();
    let output = output.map_err(|e| format!("{shown}: {e}"))?;
    if !output.status.success() {
        return Err(format!("{shown}: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Returns the modules of a folder of `corpus/ll` with their names below it, sorted.
///
/// # Errors
/// The folder cannot be read.
pub(super) fn modules(folder: &str) -> Result<Vec<(String, PathBuf)>, String> {
    let path = root().join("corpus/ll").join(folder);
    let names = crate::names(&path)?.into_iter().filter(|name| name.ends_with(".ll"));
    Ok(names.map(|name| (format!("{folder}/{name}"), path.join(name))).collect())
}
