//! Lanelift's development tasks: `cargo xtask TASK`.
//!
//! `layers` reads our sources with `syn`; nothing else here needs a crate from outside, so the first `cargo xtask` on a fresh
//! machine builds in seconds. Each task is a list of commands, printed before they run; the first that fails ends it.

mod amdgpu_tables;
mod layers;
mod links;
mod opcode_names;
mod python;
mod release;
mod same_bytes;
mod words;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// A task.
struct Task {
    name: &'static str,
    /// Its effect, in one line.
    about: &'static str,
    /// Lines that describe its options; a task with a usage text of its own has that here.
    options: &'static str,
    run: fn(&[String]) -> Result<(), String>,
}

const TASKS: &[Task] = &[
    Task {
        name: "test",
        about: "every test: unit, snapshot, differential, outside judges (skipped where missing)",
        options: "  ARGS  arguments of `cargo test`, as `-p CRATE` or `-- NAME`",
        run: test,
    },
    Task {
        name: "bless",
        about: "accept the present output as the snapshots",
        options: "  ARGS  arguments of `cargo test`, as `-p CRATE`",
        run: bless,
    },
    Task {
        name: "bench",
        about: "compile time and code against llc, as a table (builds the profile `dist`)",
        options: "  --cpu NAME   the processor, as sm_90, gfx1100, gfx942
  --dir DIR    the folder of modules
  --only TEXT  only modules with TEXT in their names
  --reps N     runs of each compiler
  --no-code    only compile time
  abi, sched, payload, igc, registers  (as the first word) another benchmark",
        run: bench,
    },
    Task {
        name: "scale",
        about: "growth of compile time with the input, by shape (builds the profile `dist`)",
        options: "  --only TEXT  only shapes with TEXT in their names
  --print      with --only: print the shape
  --times N    factor of the size
  --bin PATH   the compiler",
        run: scale,
    },
    Task {
        name: "conformance",
        about: "every module of the corpus, every AMDGPU and Intel instruction (`amdgpu`, `intel`: only those) and the \
                register pressure of LLVM's machine functions (`rp`: only that), by outside judges",
        options: "  amdgpu, intel  (as the first word) only the instructions of that target
  rp             (as the first word) only register pressure; takes --cpus and --only
  --dir DIR      the folder of modules
  --cpus LIST    processors, as sm_75,sm_90",
        run: conformance,
    },
    Task {
        name: "fuzz",
        about: "generated programs, without end (or --count N, --seed N)",
        options: "  --seed N, --count N  the first program, and how many
  --cpu NAME           the processor; amdgpu or intel: all of the vendor
  --limit N            attempts to make a failure smaller
  --no-reduce          do not make failures smaller
  --print              print the program
  --aliasing, --straight-line, --csmith, --pipelines, --llvm-tests DIR  another source of programs
  --sched NAME, --level N, --llc  with --aliasing: the strategy, the level, LLVM's tools",
        run: |args| bin("fuzz", args),
    },
    Task {
        name: "kernels",
        about: "modules of others (files, folders): compiled, run with made-up arguments, compared",
        options: "  --cpu NAME     the processor [default: the module's]
  --simd N       work-items of a thread (Intel)
  --level N      the level of optimisation, 0 to 3
  --kernel NAME  only this kernel
  --launches N   launches of each kernel
  --loose        let operations fuse, and compare floats with a larger tolerance",
        run: |args| bin("kernels", args),
    },
    Task {
        name: "docs",
        about: "the API documentation, the tables and pictures of docs/ (--check: only compare), and the book",
        options: "  --check  write nothing; a difference is an error",
        run: docs,
    },
    Task {
        name: "package",
        about: "every crate's package, as it would be published (--verify: compile each from it)",
        options: "  --verify  compile each crate from its package",
        run: release::package,
    },
    Task {
        name: "dist",
        about: "the command as it is shipped: one static file, profile `dist` (--check: twice, in two folders, the same bytes)",
        options: "  --check  build twice, in two folders, and compare the bytes",
        run: release::dist,
    },
    Task {
        name: "python",
        about: "the Python package in an environment of its own, and its tests (--python PATH: by an interpreter that has a \
                framework; --wheel: a wheel instead)",
        options: "  --python PATH  run the tests by this interpreter (repeatable)
  --wheel        make a wheel instead; the words after it go to maturin
  ARGS           arguments of `python -m unittest discover`",
        run: python::run,
    },
    Task {
        name: "api",
        about: "public interfaces as text, docs/api (--check: only compare; --semver REV: cargo-semver-checks against a commit)",
        options: "  --check       write nothing; a difference is an error
  --semver REV  compare with a commit by cargo-semver-checks",
        run: api,
    },
    Task {
        name: "same-bytes",
        about: "whether the corpus compiles to the bytes of commit REV, at every level",
        options: same_bytes::USAGE,
        run: same_bytes::run,
    },
    Task {
        name: "layers",
        about: "whether modules of each crate import in one direction, by xtask/layers.txt",
        options: layers::USAGE,
        run: layers::run,
    },
    Task {
        name: "words",
        about: "whether comments, messages, help and documentation keep to plain words, by xtask/words.txt",
        options: words::USAGE,
        run: words::run,
    },
    Task {
        name: "links",
        about: "whether README and docs/ have no dead links or paths and no empty parts, and docs/architecture.md has every crate",
        options: "",
        run: links::run,
    },
    Task {
        name: "opcode-names",
        about: "whether passes ask the instruction tables instead of instructions' names, by xtask/opcode-names.txt",
        options: "",
        run: opcode_names::run,
    },
    Task {
        name: "gen",
        about: "measure a table again: amdgpu-tables",
        options: "  amdgpu-tables [--probe FILE]  the tables of AMD's instructions; FILE: what the probe printed before",
        run: generate,
    },
    Task {
        name: "check",
        about: "formatting, words, layers, opcode names, links, clippy, packages, documentation and interfaces, as CI does",
        options: "",
        run: check,
    },
];

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let Some(name) = args.first().filter(|word| !asks_for_help(word)) else {
        print!("{}", usage());
        return ExitCode::SUCCESS;
    };
    let Some(task) = TASKS.iter().find(|task| task.name == name) else {
        eprint!("xtask: unknown task `{name}`\n\n{}", usage());
        return ExitCode::FAILURE;
    };
    if wants_help(&args[1..]) {
        println!("{}", help(task));
        return ExitCode::SUCCESS;
    }
    match (task.run)(&args[1..]) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask {}: {message}", task.name);
            ExitCode::FAILURE
        }
    }
}

fn asks_for_help(word: &str) -> bool {
    matches!(word, "--help" | "-h" | "help")
}

/// Returns whether a task's arguments ask for help. Words after `--` are for the program that the task runs.
fn wants_help(args: &[String]) -> bool {
    args.iter().take_while(|word| *word != "--").any(|word| matches!(&**word, "--help" | "-h"))
}

/// Returns the description of a task and its options.
fn help(task: &Task) -> String {
    let Task { name, about, options, .. } = task;
    if options.starts_with("Usage:") {
        return (*options).to_owned();
    }
    let (words, options) = if options.is_empty() {
        ("", String::new())
    } else {
        (" [OPTIONS]", format!("\n\n{options}"))
    };
    format!("Usage: cargo xtask {name}{words}\n\n{about}{options}")
}

/// Returns the list of tasks.
fn usage() -> String {
    let tasks = TASKS.iter().map(|task| format!("  {:13} {}\n", task.name, task.about));
    format!(
        "Usage: cargo xtask TASK [OPTIONS]\n\nTasks (TASK --help: its options):\n{}",
        tasks.collect::<String>()
    )
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the workspace")
        .to_path_buf()
}

/// Runs cargo in the workspace with extra environment variables.
fn cargo(args: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    let shown = format!("cargo {}", args.join(" "));
    eprintln!("$ {shown}");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(args)
        .envs(variables.iter().copied())
        .current_dir(root())
        .status()
        .map_err(|e| format!("{shown}: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{shown}: {status}")) }
}

fn with<'a>(fixed: &[&'a str], more: &'a [String]) -> Vec<&'a str> {
    fixed.iter().copied().chain(more.iter().map(String::as_str)).collect()
}

fn test(args: &[String]) -> Result<(), String> {
    run_tests(args, &[])
}

/// Runs the tests in the profile `checked`, with the command beside them, which some of them run.
fn run_tests(args: &[String], variables: &[(&str, &str)]) -> Result<(), String> {
    cargo(&["build", "--profile", "checked", "-p", "lanelift"], &[])?;
    cargo(&with(&["test", "--workspace", "--profile", "checked"], args), variables)
}

fn bless(args: &[String]) -> Result<(), String> {
    run_tests(args, &[("INSTA_UPDATE", "always"), ("LANELIFT_BLESS", "1")])?;
    remove_pending(&root().join("crates"))
}

/// Prints problems, one a line.
///
/// # Errors
/// There are any: their number, and `what` they are.
fn report(problems: &[String], what: &str) -> Result<(), String> {
    problems.iter().for_each(|problem| println!("{problem}"));
    if problems.is_empty() { Ok(()) } else { Err(format!("{} {what}", problems.len())) }
}

/// Returns the names in a folder, sorted.
///
/// # Errors
/// The folder cannot be read.
fn names(folder: &Path) -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut names: Vec<String> =
        entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
    names.sort();
    Ok(names)
}

/// Returns the files below a folder, sorted, without hidden ones and without Cargo's outputs.
///
/// # Errors
/// A folder cannot be read.
fn files_below(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    let names = names(folder)?;
    // Cargo marks its folder by this file. A folder `target` is also one of each backend's.
    if names.iter().any(|name| name == "CACHEDIR.TAG") {
        return Ok(files);
    }
    for name in names.iter().filter(|name| !name.starts_with('.')) {
        let path = folder.join(name);
        if path.is_dir() {
            files.append(&mut files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    Ok(files)
}

/// Removes `*.snap.new`, which stay after snapshots are accepted.
fn remove_pending(folder: &Path) -> Result<(), String> {
    for name in names(folder)? {
        let path = folder.join(name);
        if path.is_dir() {
            remove_pending(&path)?;
        } else if path.to_string_lossy().ends_with(".snap.new") {
            std::fs::remove_file(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        }
    }
    Ok(())
}

/// Runs a program of the testsuite crate.
fn bin(name: &str, args: &[String]) -> Result<(), String> {
    let run = ["run", "--profile", "checked", "-p", "testsuite", "--bin", name, "--"];
    cargo(&with(&run, args), &[])
}

/// The corpus by every judge; and the AMDGPU tables by the assembler, more thoroughly than the tests do.
fn conformance(args: &[String]) -> Result<(), String> {
    if args.first().is_some_and(|part| part == "rp") {
        return bin("conformance", args);
    }
    let tables =
        [("amdgpu", "lanelift-amdgpu-backend", "20"), ("intel", "lanelift-intel-backend", "300")];
    let only = args.first().and_then(|part| tables.iter().find(|row| row.0 == part));
    if only.is_none() {
        bin("conformance", args)?;
        bin("conformance", &["rp".to_owned()])?;
    }
    for (_, package, count) in tables.iter().filter(|row| only.is_none_or(|part| part.0 == row.0)) {
        let test = [
            "test",
            "--profile",
            "checked",
            "-p",
            package,
            "--test",
            "conformance",
            "--",
            "--nocapture",
        ];
        cargo(&test, &[("LANELIFT_CONFORMANCE", count)])?;
    }
    Ok(())
}

/// Measures the command as it is shipped: built in the profile `dist`.
fn bench(args: &[String]) -> Result<(), String> {
    if let [first, rest @ ..] = args
        && let Some(name) = [
            ("abi", "bench_abi"),
            ("sched", "bench_sched"),
            ("payload", "bench_payload"),
            ("igc", "bench_igc"),
            ("registers", "bench_registers"),
        ]
        .iter()
        .find_map(|(task, name)| (task == first).then_some(name))
    {
        return bin(name, rest);
    }
    cargo(&["build", "--profile", "dist", "-p", "lanelift"], &[])?;
    bin("bench", args)
}

/// Measures the command as it is shipped: built in the profile `dist`.
fn scale(args: &[String]) -> Result<(), String> {
    cargo(&["build", "--profile", "dist", "-p", "lanelift"], &[])?;
    bin("scale", args)
}

fn docs(args: &[String]) -> Result<(), String> {
    cargo(
        &["doc", "--workspace", "--no-deps", "--document-private-items"],
        &[("RUSTDOCFLAGS", "-D warnings")],
    )?;
    bin("doc_tables", args)?;
    book()
}

/// Builds the book of `docs/` to `target/book`, if there is mdBook.
fn book() -> Result<(), String> {
    let Ok(status) = Command::new("mdbook").args(["build", "docs"]).current_dir(root()).status()
    else {
        let message = "the book needs mdbook: cargo install mdbook --locked";
        if env::var("CI").is_ok_and(|ci| ci == "true") {
            return Err(message.into());
        }
        eprintln!("skipped: {message}");
        return Ok(());
    };
    if status.success() { links::of_book() } else { Err(format!("mdbook build docs: {status}")) }
}

fn generate(args: &[String]) -> Result<(), String> {
    match args.split_first() {
        Some((name, rest)) if name == "amdgpu-tables" => amdgpu_tables::generate(&root(), rest),
        _ => Err("expected `amdgpu-tables`".to_owned()),
    }
}

/// Public interfaces: as text, or by cargo-semver-checks.
fn api(args: &[String]) -> Result<(), String> {
    let Some((first, rest)) = args.split_first().filter(|(first, _)| *first == "--semver") else {
        return cargo(&with(&["run", "--quiet", "-p", "api-text", "--"], args), &[]);
    };
    let [revision] = rest else {
        return Err(format!("{first} needs the commit to compare with"));
    };
    if cargo(&["semver-checks", "--version"], &[]).is_err() {
        return Err(
            "cargo-semver-checks is needed: cargo install cargo-semver-checks --locked".into()
        );
    }
    cargo(&["semver-checks", "--workspace", "--baseline-rev", revision], &[])
}

fn check(_: &[String]) -> Result<(), String> {
    release::least_rust_version()?;
    cargo(&["fmt", "--all", "--check"], &[])?;
    words::run(&[])?;
    layers::run(&[])?;
    opcode_names::run(&[])?;
    links::run(&[])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    // The command with each backend alone, and what stands between: the driver and the simulators.
    for backend in ["nvptx", "amdgpu", "intel", "nvptx,explorer"] {
        let alone = ["--no-default-features", "--features", backend, "--", "-D", "warnings"];
        cargo(
            &[
                &["clippy", "-p", "lanelift", "-p", "lanelift-driver", "-p", "lanelift-gpu-sim"],
                &alone[..],
            ]
            .concat(),
            &[],
        )?;
    }
    release::package(&[])?;
    docs(&["--check".to_owned()])?;
    api(&["--check".to_owned()])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn help_is_asked_for_before_two_dashes() {
        assert!(wants_help(&words(&["--help"])));
        assert!(wants_help(&words(&["--check", "-h"])));
        assert!(
            !wants_help(&words(&["help"])),
            "`cargo xtask test help` runs the tests of that name"
        );
        assert!(!wants_help(&words(&["--", "--help"])));
    }

    #[test]
    fn every_task_has_help() {
        for task in TASKS {
            let text = help(task);
            assert!(text.starts_with(&format!("Usage: cargo xtask {}", task.name)), "{text}");
            let lines = task.options.lines().filter(|line| line.starts_with("  "));
            assert!(lines.clone().all(|line| text.contains(line)), "{text}");
            assert_eq!(lines.count() == 0, !text.contains(" [OPTION"), "{text}");
        }
    }
}
