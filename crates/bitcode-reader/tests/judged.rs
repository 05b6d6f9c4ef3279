//! LLVM's own bitcode: what `llvm-as` and an old clang write is read as the module that the text says.

mod common;

use judges::{Judge, Scratch};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(120);

/// Every text of LLVM IR below a folder, sorted.
fn texts(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{folder:?}: {e}")) {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "ll") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Returns the contents of a file as text, or the reason for which it is refused.
fn read(path: &Path) -> Result<String, String> {
    let bytes = std::fs::read(path).map_err(|e| e.to_string())?;
    let module =
        llvm_reader::parse(&path.display().to_string(), &bytes).map_err(|e| e.to_string())?;
    let problems = ir::ssa::verify::verify(&module);
    if problems.has_errors() { Err(problems.to_string()) } else { Ok(common::text(&module)) }
}

/// Calls `check` on every file, on all cores; fails with what it says.
fn for_each(files: &[PathBuf], check: impl Fn(&Path, usize) -> Option<String> + Sync) {
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    let Some(file) = files.get(n) else { break };
                    if let Some(failure) = check(file, n) {
                        let failure = format!("{}: {failure}", file.display());
                        failures.lock().expect("no thread panicked").push(failure);
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().expect("no thread panicked");
    assert!(failures.is_empty(), "{} of {}\n{}", failures.len(), files.len(), failures.join("\n"));
}

/// Compares what `llvm-as` makes of files with the files; at least so many must be comparable.
fn compare_assembled(files: &[PathBuf], purpose: &str, least: usize) {
    let Some((assembler, disassembler)) =
        Judge::IrAssembler.need().zip(Judge::IrDisassembler.need())
    else {
        return;
    };
    let scratch = Scratch::new(purpose);
    let compared = AtomicUsize::new(0);
    for_each(files, |file, n| {
        let bitcode = scratch.file(&format!("{n}.bc"));
        let verdict =
            judges::run(assembler, [file.as_os_str(), "-o".as_ref(), bitcode.as_os_str()], LIMIT);
        if !verdict.ok {
            // Some texts of the tests say what LLVM does not accept.
            return None;
        }
        let ours = read(&bitcode);
        // Written by hand, a text may say the same in other words: then LLVM's words count.
        let same = ours.is_ok() && read(file) == ours;
        let difference = if same {
            None
        } else {
            let text = scratch.file(&format!("{n}.ll"));
            let words = [bitcode.as_os_str(), "-o".as_ref(), text.as_os_str()];
            let verdict = judges::run(disassembler, words, LIMIT);
            let theirs = if verdict.ok { read(&text) } else { Err(verdict.messages()) };
            let _ = std::fs::remove_file(&text);
            match (&ours, theirs) {
                // Of a module without a data layout LLVM says what it would add to one.
                (Ok(ours), Ok(theirs)) => {
                    common::difference(&without_layout(ours), &without_layout(&theirs))
                }
                (Ok(_), Err(message)) => Some(format!("only the text is refused: {message}")),
                (Err(message), Ok(_)) => Some(format!("only the bitcode is refused: {message}")),
                // What the text reader refuses is refused here too.
                (Err(_), Err(_)) => None,
            }
        };
        compared.fetch_add(usize::from(ours.is_ok()), Ordering::Relaxed);
        let _ = std::fs::remove_file(&bitcode);
        difference
    });
    let compared = compared.into_inner();
    assert!(compared >= least, "{compared} modules were compared");
}

fn without_layout(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with("target datalayout"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[test]
fn the_corpus_assembled() {
    compare_assembled(&texts("../../corpus/ll"), "bitcode-corpus", 1000);
}

#[test]
fn other_texts_assembled() {
    let mut files = texts("../llvm-reader/tests/valid");
    files.extend(texts("../testsuite/tests"));
    compare_assembled(&files, "bitcode-others", 60);
}

#[test]
fn what_an_old_clang_writes() {
    let Some(clang) = Judge::OldClang.need() else { return };
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let scratch = Scratch::new("bitcode-old");
    let opencl = ["-x", "cl", "-cl-std=CL2.0", "-nogpulib", "-Xclang", "-finclude-default-header"];
    let cpp = ["-x", "c++", "-std=c++20", "--target=x86_64-linux-gnu"];
    let nvidia = "--target=nvptx64-nvidia-cuda";
    let amd = "--target=amdgcn-amd-amdhsa";
    let mut n = 0;
    for (source, language, target) in [
        ("gpu.cl", &opencl[..], &[nvidia][..]),
        ("gpu.cl", &opencl[..], &[amd, "-mcpu=gfx90a"][..]),
        ("host.cpp", &cpp[..], &[][..]),
    ] {
        for options in [&["-O0"][..], &["-O2", "-g"], &["-O1", "-gdwarf-5", "-g3", "-fdebug-macro"]]
        {
            n += 1;
            let [bitcode, text] = [("-c", "bc"), ("-S", "ll")].map(|(form, ending)| {
                let output = scratch.file(&format!("{n}.{ending}"));
                let mut words: Vec<String> = vec!["-w".into(), "-emit-llvm".into(), form.into()];
                for list in [language, target, options] {
                    words.extend(list.iter().map(|&w| w.to_owned()));
                }
                words.extend(["-o".into(), output.display().to_string()]);
                words.push(data.join(source).display().to_string());
                let verdict = judges::run(clang, &words, LIMIT);
                assert!(verdict.ok, "{words:?}\n{}", verdict.messages());
                output
            });
            let ours = read(&bitcode).unwrap_or_else(|e| panic!("{source} {options:?}: {e}"));
            let theirs = read(&text).unwrap_or_else(|e| panic!("{source} {options:?}: {e}"));
            if let Some(difference) = common::difference(&ours, &theirs) {
                panic!("{source} {target:?} {options:?}: {difference}");
            }
        }
    }
}
