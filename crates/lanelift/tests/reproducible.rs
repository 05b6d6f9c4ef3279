//! Reproducible bytes: the same input and the same options make the same bytes, in another process, with another number of
//! threads, in another folder, at another time, in another environment.
#![cfg(all(feature = "nvptx", feature = "amdgpu", feature = "intel"))]

use judges::Scratch;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Of how many modules of the corpus one is compiled.
const STEP: usize = 4;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the repository").to_owned()
}

/// Modules of a folder of the corpus.
fn modules(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join("corpus/ll").join(folder)).expect("the corpus");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut found: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|ending| ending == "ll")).collect();
    found.sort();
    found.into_iter().step_by(STEP).collect()
}

/// The names and the bytes of all files in a folder.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).expect("the outputs");
    let mut found: Vec<(String, Vec<u8>)> = entries
        .map(|entry| entry.expect("an entry"))
        .map(|entry| {
            let name = entry.file_name().into_string().expect("a name");
            (name, fs::read(entry.path()).expect("an output"))
        })
        .collect();
    found.sort();
    found
}

fn compile(inputs: &[PathBuf], words: &[&str], out: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lanelift"));
    command.args(inputs).args(words).arg("--out-dir").arg(out).env_remove("LANELIFT_CACHE_DIR");
    command
}

/// Runs a command to its end. A module that is refused leaves the others.
fn run(mut command: Command) -> String {
    let output = command.output().expect("the command starts");
    assert!(matches!(output.status.code(), Some(0 | 1)), "{}", output.status);
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn the_same_input_makes_the_same_bytes() {
    for (folder, words) in [
        ("nvptx64", &["-mcpu=sm_90"][..]),
        ("gfx1100", &["-mcpu=gfx1100", "--emit=hsaco"]),
        ("gfx942", &["-mcpu=gfx942", "--emit=obj"]),
        ("spir64", &["-mcpu=skl", "-march=intel"]),
        ("spir64", &["-mcpu=tgl", "-march=intel", "--emit=asm"]),
    ] {
        let scratch = Scratch::new("reproducible");
        let inputs = modules(folder);
        let (one, two) = (scratch.file("one"), scratch.file("two"));
        let first = run(compile(&inputs, &with(words, "-j1"), &one));
        let mut command = compile(&inputs, &with(words, "-j4"), &two);
        command
            .current_dir(std::env::temp_dir())
            .env("TZ", "Asia/Tokyo")
            .env("LANG", "tr_TR.UTF-8");
        command.env("SOURCE_DATE_EPOCH", "1").env("HOME", "/nowhere").env("USER", "somebody");
        let second = run(command);
        assert_eq!(first, second, "{folder}: messages");
        let (one, two) = (contents(&one), contents(&two));
        assert!(one.len() * 10 >= inputs.len() * 9, "{folder}: {} outputs: {first}", one.len());
        assert_eq!(one.len(), two.len());
        for ((name, a), (other, b)) in one.iter().zip(&two) {
            assert!(name == other && a == b, "{words:?}: {name} was compiled to two outputs");
        }
    }
}

fn with<'a>(words: &[&'a str], more: &'a str) -> Vec<&'a str> {
    [words, &[more]].concat()
}
