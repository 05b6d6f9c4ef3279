//! `examples/ninja`: Ninja on two workers with one cache, and what is built again after a change.

use judges::{Judge, Scratch};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use testsuite::command;
use testsuite::corpus::root;

/// A copy of the example, to change files of, and the tools.
struct Example {
    scratch: Scratch,
    lanelift: PathBuf,
    clang: &'static Path,
    ninja: &'static Path,
}

impl Example {
    fn new() -> Option<Example> {
        let (clang, ninja) = (Judge::Clang.need()?, Judge::Ninja.need()?);
        let example =
            Example { scratch: Scratch::new("ninja"), lanelift: command::path()?, clang, ninja };
        std::fs::create_dir(example.scratch.file("ir")).expect("a folder");
        for folder in ["", "ir"] {
            let files =
                std::fs::read_dir(root().join("examples/ninja").join(folder)).expect("the example");
            for file in files.map(|f| f.expect("a file").path()).filter(|f| f.is_file()) {
                let name = file.file_name().expect("a name");
                std::fs::copy(&file, example.scratch.file(folder).join(name)).expect("a copy");
            }
        }
        Some(example)
    }

    /// A configured folder to build in.
    fn worker(&self, name: &str) -> PathBuf {
        let folder = self.scratch.file(name);
        std::fs::create_dir(&folder).expect("a folder");
        let status = Command::new("../configure")
            .arg(format!("lanelift={}", self.lanelift.display()))
            .arg(format!("clang={}", self.clang.display()))
            .args(["variants=3", "cpus=gfx1100 gfx942"])
            .current_dir(&folder)
            .status();
        assert!(status.expect("a shell").success());
        folder
    }

    fn start(&self, folder: &Path, target: &str) -> Child {
        let mut ninja = Command::new(self.ninja);
        ninja.args(["-j2", target]).current_dir(folder).stdout(Stdio::piped());
        ninja.spawn().expect("ninja starts")
    }

    /// Builds, and returns the executed steps: `IR a.ll`, `CODE a.hsaco`, sorted.
    fn build(&self, folder: &Path, target: &str) -> Vec<String> {
        ended(self.start(folder, target))
    }

    fn replace(&self, file: &str, from: &str, to: &str) {
        let path = self.scratch.file(file);
        let text = std::fs::read_to_string(&path).expect("a file");
        assert!(text.contains(from), "{file}: {text}");
        std::fs::write(&path, text.replace(from, to)).expect("a file");
    }
}

/// Returns the steps of a build.
fn ended(ninja: Child) -> Vec<String> {
    let output = ninja.wait_with_output().expect("ninja ends");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}");
    // A line is `[3/20] IR axpy.1.ll`.
    let mut done: Vec<String> = text
        .lines()
        .filter_map(|line| Some(line.strip_prefix('[')?.split_once("] ")?.1.to_owned()))
        .collect();
    done.sort();
    done
}

/// Returns the numbers of modules that were compiled and that came from the cache, by the reports of a folder.
fn reported(folder: &Path) -> (usize, usize) {
    let mut counts = (0, 0);
    for file in std::fs::read_dir(folder).expect("a folder").map(|f| f.expect("a file").path()) {
        if file.extension().is_some_and(|e| e == "json") {
            let report = std::fs::read(&file).expect("a report");
            let report: serde_json::Value = serde_json::from_slice(&report).expect("JSON");
            for module in report["modules"].as_array().expect("modules") {
                match module["status"].as_str() {
                    Some("compiled") => counts.0 += 1,
                    Some("cached") => counts.1 += 1,
                    other => panic!("{file:?}: {other:?}"),
                }
            }
            // The next build's reports are its own.
            std::fs::remove_file(file).expect("a report");
        }
    }
    counts
}

/// The code objects below a folder, by their names in it.
fn objects(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    for path in std::fs::read_dir(folder).expect("a folder").map(|f| f.expect("a file").path()) {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if path.is_dir() {
            found.extend(
                objects(&path).into_iter().map(|(inner, bytes)| (format!("{name}/{inner}"), bytes)),
            );
        } else if name.ends_with(".hsaco") {
            found.push((name, std::fs::read(path).expect("a code object")));
        }
    }
    found.sort();
    found
}

/// Kernels, variants and processors of the example: one module each; and two modules of a list for each processor.
const MODULES: usize = 3 * 3 * 2 + 2 * 2;

#[test]
fn two_workers_share_the_work_and_what_depends_on_a_change_is_built_again() {
    let Some(example) = Example::new() else { return };
    let [a, b, all] = ["build-a", "build-b", "build-all"].map(|name| example.worker(name));
    // Each does its part, at the same time.
    let workers =
        [(&a, "shard0"), (&b, "shard1")].map(|(folder, shard)| example.start(folder, shard));
    workers.into_iter().for_each(|worker| assert!(!ended(worker).is_empty()));
    let ((a_compiled, a_cached), (b_compiled, b_cached)) = (reported(&a), reported(&b));
    assert_eq!((a_compiled + b_compiled, a_cached + b_cached), (MODULES, 0));
    assert!(
        a_compiled >= MODULES / 3 && b_compiled >= MODULES / 3,
        "{a_compiled} and {b_compiled}"
    );
    // Who needs everything finds everything.
    example.build(&all, "all");
    assert_eq!(reported(&all), (0, MODULES));
    // And the bytes are those that each made, which are those without a cache.
    let whole = objects(&all);
    assert_eq!(whole.len(), MODULES);
    let parts: Vec<_> = [objects(&a), objects(&b)].concat();
    assert_eq!(parts.len(), MODULES);
    for part in &parts {
        assert!(whole.contains(part), "{}", part.0);
    }
    for (name, bytes) in whole.iter().filter(|(name, _)| name.contains(".2.")) {
        let input = all.join(Path::new(name).with_extension("ll"));
        let alone = example.scratch.file("alone.hsaco");
        let words = [input.display().to_string(), "-o".into(), alone.display().to_string()];
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (ok, _, stderr) = command::run(&words).expect("the command is there");
        assert!(ok, "{stderr}");
        assert_eq!(&std::fs::read(alone).expect("a code object"), bytes, "{name}");
    }
    rebuilding(&example, &all);
}

/// After a change only outputs that depend on it are built again.
fn rebuilding(example: &Example, all: &Path) {
    let nothing: [String; 0] = [];
    assert_eq!(example.build(all, "all"), nothing);
    let kernels = |what: &str, sources: &[&str], ending: &str| {
        let variants = sources.iter().flat_map(|s| (1..=3).map(move |v| format!("{s}.{v}")));
        let names = variants
            .flat_map(|v| ["gfx1100", "gfx942"].map(|cpu| format!("{what} {v}.{cpu}.{ending}")));
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    };
    // A header that two of three sources include.
    example.replace("tile.h", "(4 * VARIANT)", "(5 * VARIANT)");
    let both = ["blur", "sums"];
    let code = kernels("CODE", &both, "hsaco");
    assert_eq!(example.build(all, "all"), [code.clone(), kernels("IR", &both, "ll")].concat());
    assert_eq!(reported(all), (code.len(), 0));
    // As it was: the IR is made again, and its code is in the cache.
    example.replace("tile.h", "(5 * VARIANT)", "(4 * VARIANT)");
    assert_eq!(example.build(all, "all").len(), 2 * code.len());
    assert_eq!(reported(all), (0, code.len()));
    // A new comment changes no IR: no code is looked at.
    example.replace("tile.h", "// The tile", "// A tile");
    assert_eq!(example.build(all, "all"), kernels("IR", &both, "ll"));
    // Ninja knows only from the dependencies that this module is in the list; the other one is in the cache.
    example.replace("ir/scale.ll", "mul i32 %old, %by", "mul i32 %by, %old");
    assert_eq!(example.build(all, "all"), ["LIST list.gfx1100.stamp", "LIST list.gfx942.stamp"]);
    assert_eq!(reported(all), (2, 2));
    assert_eq!(example.build(all, "all"), nothing);
}
