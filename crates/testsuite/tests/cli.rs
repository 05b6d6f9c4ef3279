//! The command line as a user meets it.

use std::path::PathBuf;
use std::process::{Command, Output};
use testsuite::corpus::root;
use testsuite::judges::Scratch;

/// The command, as `cargo xtask test` built it.
fn lanelift() -> Option<Command> {
    let test = std::env::current_exe().expect("a test has a path");
    let folder = test.ancestors().nth(2).expect("tests lie in PROFILE/deps");
    let path: PathBuf = folder.join(format!("lanelift{}", std::env::consts::EXE_SUFFIX));
    if !path.is_file() {
        assert!(std::env::var("CI").is_err(), "{} is missing", path.display());
        eprintln!("skipped: needs {} (cargo xtask test builds it)", path.display());
        return None;
    }
    let mut command = Command::new(path);
    command.current_dir(root());
    Some(command)
}

fn run(args: &[&str]) -> Option<(bool, String, String)> {
    let Output { status, stdout, stderr } =
        lanelift()?.args(args).output().expect("the command starts");
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    assert!(
        status.code() == Some(0) || status.code() == Some(1),
        "{args:?}: {status}: {}",
        text(stderr)
    );
    Some((status.success(), text(stdout), text(stderr)))
}

#[test]
fn the_example_runs_and_agrees() {
    let words = "run examples/saxpy.ll --kernel saxpy --grid 4 --block 256 --arg x=buf:f32x1000:iota \
                 --arg y=buf:f32x1000:fill:1 --arg f32:2 --arg i32:1000 --compare interp";
    let Some((ok, stdout, stderr)) = run(&words.split_whitespace().collect::<Vec<_>>()) else {
        return;
    };
    assert!(ok, "{stderr}");
    assert!(stdout.contains("y: f32[1000] = 1 3 5 7"), "{stdout}");
    assert!(stdout.contains("agree"), "{stdout}");
}

#[test]
fn flags_of_llc_are_understood() {
    let scratch = Scratch::new("cli");
    let output = scratch.file("k.ptx").display().to_string();
    let Some((ok, _, stderr)) =
        run(&["examples/saxpy.ll", "-mcpu=sm_80", "-mattr=+ptx78", "-O3", "-o", &output])
    else {
        return;
    };
    assert!(ok, "{stderr}");
    let ptx = std::fs::read_to_string(&output).expect("the output");
    assert!(ptx.contains(".version 7.8") && ptx.contains(".target sm_80"), "{ptx}");
}

#[test]
fn an_error_names_the_place_and_leaves_no_file() {
    let scratch = Scratch::new("cli");
    let input =
        scratch.write("bad.ll", "define void @f() {\n  %x = add i32 1, %nowhere\n  ret void\n}\n");
    let output = scratch.file("k.ptx");
    let (input, out) = (input.display().to_string(), output.display().to_string());
    let Some((ok, _, stderr)) = run(&[&input, "-mcpu=sm_90", "-o", &out]) else { return };
    assert!(!ok);
    assert!(stderr.contains("bad.ll:2:19: error:") && stderr.contains("%nowhere"), "{stderr}");
    assert!(!output.exists(), "an output was written");
}

#[test]
fn unknown_names_are_answered_with_the_nearest() {
    let Some((ok, _, stderr)) = run(&["examples/saxpy.ll", "--print-after=early-cses", "-o", "-"])
    else {
        return;
    };
    assert!(!ok && stderr.contains("early-cse"), "{stderr}");
    let Some((ok, _, stderr)) = run(&["opt", "--passes=sora", "examples/saxpy.ll"]) else { return };
    assert!(!ok && stderr.contains("sroa"), "{stderr}");
}

#[test]
fn passes_run_on_text() {
    let Some((ok, stdout, stderr)) =
        run(&["opt", "--passes=infer-address-spaces,early-cse", "examples/saxpy.ll"])
    else {
        return;
    };
    assert!(ok, "{stderr}");
    assert!(stdout.contains("define dso_local ptx_kernel void @saxpy("), "{stdout}");
}
