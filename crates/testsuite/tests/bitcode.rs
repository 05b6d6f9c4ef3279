//! The command with bitcode: wherever it reads a module it takes bitcode too, and what it makes of that is, byte for byte,
//! what it makes of the text.

use judges::{Judge, Scratch};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use testsuite::{command, corpus, parallel};

const LIMIT: Duration = Duration::from_secs(60);

/// Makes bitcode of a text.
fn assemble(assembler: &Path, text: &Path, bitcode: &Path) {
    let words = [text.as_os_str(), "-o".as_ref(), bitcode.as_os_str()];
    let verdict = judges::run(assembler, words, LIMIT);
    assert!(verdict.ok, "{}: {}", text.display(), verdict.messages());
}

/// Returns the result of the command for a file: the output, or the message without the file's name.
fn made_of(input: &Path, output: &Path, words: &[&str]) -> Option<Result<Vec<u8>, String>> {
    let (input, output) = (input.display().to_string(), output.display().to_string());
    let mut args = vec![&*input, "-o", &*output];
    args.extend(words);
    let (ok, _, stderr) = command::run(&args)?;
    if ok {
        return Some(std::fs::read(&output).map_err(|e| e.to_string()));
    }
    // A line of the text, which bitcode has not, may be shown.
    let first = stderr.lines().next().unwrap_or_default();
    let message = first.split("error: ").last().unwrap_or_default();
    Some(Err(message.to_owned()))
}

#[test]
fn the_same_comes_out() {
    let Some(assembler) = Judge::IrAssembler.need() else { return };
    if command::path().is_none() {
        return;
    }
    // All modules on request: BITCODE_STEP=1.
    let step = std::env::var("BITCODE_STEP").ok().and_then(|n| n.parse().ok()).unwrap_or(24);
    let scratch = Scratch::new("bitcode-command");
    let mut jobs: Vec<(PathBuf, &[&str])> = Vec::new();
    for (target, words) in [
        ("nvptx64", &["-mcpu=sm_90"][..]),
        ("gfx942", &["-mcpu=gfx942"][..]),
        ("gfx1100", &["-mcpu=gfx1100"][..]),
        ("spir64", &["--target=intel", "-mcpu=skl"][..]),
    ] {
        let modules = corpus::modules(target);
        assert!(modules.len() > 20, "{target}: {} modules", modules.len());
        jobs.extend(modules.into_iter().step_by(step).map(|m| (m.path, words)));
    }
    let numbered: Vec<_> = jobs.into_iter().enumerate().collect();
    let failures = parallel::map(&numbered, |(n, (text, words))| {
        let bitcode = scratch.file(&format!("{n}.bc"));
        assemble(assembler, text, &bitcode);
        let of = |input: &Path| made_of(input, &scratch.file(&format!("{n}.out")), words);
        let (ours, theirs) = (of(&bitcode)?, of(text)?);
        let name = text.display();
        match (ours, theirs) {
            (Ok(a), Ok(b)) => (a != b).then(|| format!("{name}: the outputs differ")),
            (Err(a), Err(b)) => (a != b).then(|| format!("{name}: {a} | {b}")),
            (Ok(_), Err(b)) => Some(format!("{name}: only the text is refused: {b}")),
            (Err(a), Ok(_)) => Some(format!("{name}: only the bitcode is refused: {a}")),
        }
    });
    let failures: Vec<String> = failures.into_iter().flatten().collect();
    assert!(
        failures.is_empty(),
        "{} of {}\n{}",
        failures.len(),
        numbered.len(),
        failures.join("\n")
    );
}

#[test]
fn wherever_a_module_is_read() {
    let data = corpus::root().join("crates/bitcode-reader/tests/data");
    let kernel = data.join("rustc-1.95.nvptx64.bc").display().to_string();
    // Compiled.
    let Some((ok, ptx, stderr)) = command::run(&[&kernel, "-mcpu=sm_80", "-o", "-"]) else {
        return;
    };
    assert!(ok, "{stderr}");
    assert!(ptx.contains(".visible .entry kernel("), "{ptx}");
    // From standard input.
    let Some(mut command) = command::lanelift() else { return };
    command.args(["-", "-mcpu=sm_80", "-o", "-"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the command starts");
    let bytes = std::fs::read(&kernel).expect("the file");
    child.stdin.take().expect("its input").write_all(&bytes).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&output.stdout), ptx);
    // Through passes, to text.
    let words = ["opt", "--passes=early-cse", &kernel];
    let (ok, text, stderr) = command::run(&words).expect("it is there");
    assert!(ok, "{stderr}");
    assert!(text.contains("define ptx_kernel void @kernel("), "{text}");
    // Run.
    let words = "--kernel kernel --grid 1 --block 1 --device sim --compare interp --arg p=buf:i32x5:fill:0 \
                 --arg q=buf:i32x5:iota";
    let words: Vec<&str> = ["run", &kernel].into_iter().chain(words.split_whitespace()).collect();
    let (ok, stdout, stderr) = command::run(&words).expect("it is there");
    assert!(ok, "{stderr}");
    assert!(stdout.contains("agree"), "{stdout}");
    // Refused, with the byte.
    let scratch = Scratch::new("bitcode-cut");
    let cut = scratch.write("cut.bc", &bytes[..bytes.len() / 2]).display().to_string();
    let output = scratch.file("cut.ptx");
    let words = [&*cut, "-mcpu=sm_80", "-o", &output.display().to_string()];
    let (ok, _, stderr) = command::run(&words).expect("it is there");
    assert!(!ok && stderr.contains("cut.bc: error: malformed bitcode at byte "), "{stderr}");
    assert!(!output.exists());
}
