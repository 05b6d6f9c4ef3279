//! The `lanelift` command, as tests of it run it.

use crate::corpus::root;
use std::path::PathBuf;
use std::process::{Command, Output};

/// Returns the path of the command, as `cargo xtask test` built it; nothing if the test is to be skipped.
///
/// # Panics
/// With `CI=true`, if it is missing.
pub fn path() -> Option<PathBuf> {
    let test = std::env::current_exe().expect("a test has a path");
    let folder = test.ancestors().nth(2).expect("tests lie in PROFILE/deps");
    let path = folder.join(format!("lanelift{}", std::env::consts::EXE_SUFFIX));
    let found = path.is_file().then_some(path);
    judges::need(found, "the command (cargo xtask test builds it)")
}

/// The command, to run in the root of the repository; nothing if the test is to be skipped. Variables of the environment
/// that change what it does are not handed on.
pub fn lanelift() -> Option<Command> {
    let mut command = Command::new(path()?);
    command.current_dir(root());
    for variable in ["LANELIFT_CACHE_DIR", "NO_COLOR"] {
        command.env_remove(variable);
    }
    Some(command)
}

/// Runs the command. Returns whether it succeeded, its standard output and its standard error.
///
/// # Panics
/// If it neither succeeds nor fails with 1, as it does for every mistake of its user.
pub fn answer(command: &mut Command) -> (bool, String, String) {
    let Output { status, stdout, stderr } = command.output().expect("the command starts");
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    let stderr = text(stderr);
    assert!(matches!(status.code(), Some(0 | 1)), "{command:?}: {status}: {stderr}");
    (status.success(), text(stdout), stderr)
}

/// Runs the command with arguments; nothing if the test is to be skipped.
///
/// # Panics
/// As [`answer`].
pub fn run(args: &[&str]) -> Option<(bool, String, String)> {
    Some(answer(lanelift()?.args(args)))
}
