//! Optimization remarks of the command: the text, LLVM's YAML judged by LLVM's tools, several inputs.

use judges::Scratch;
use std::fs;
use std::process::Command;
use testsuite::command::run;
use testsuite::corpus::root;

/// LLVM's tool for files of remarks; nothing if the test is to be skipped.
fn remarkutil() -> Option<&'static str> {
    let there = Command::new("llvm-remarkutil-22").arg("--help").output().is_ok();
    judges::need(there.then_some("llvm-remarkutil-22"), "llvm-remarkutil-22 (llvm-22)")
}

const LINE: &str = "lanelift examples/spills.ll -mcpu=gfx1100 -o rotate.hsaco -pass-remarks-missed=regalloc \
                    -pass-remarks-analysis=kernel-resource-usage -v";

#[test]
fn the_example_of_the_book_prints_what_the_book_says() {
    let page = fs::read_to_string(root().join("docs/command.md")).expect("a page");
    let (_, after) = page.split_once(LINE).expect("the page has the command");
    let (_, block) = after.split_once("```text\n").expect("a block follows");
    let (block, _) = block.split_once("```").expect("it ends");
    let scratch = Scratch::new("remarks-book");
    let output = scratch.path().join("rotate.hsaco").display().to_string();
    let words = LINE.replace("rotate.hsaco", &output);
    let words: Vec<&str> = words.split_whitespace().skip(1).collect();
    let Some((ok, stdout, stderr)) = run(&words) else { return };
    assert!(ok && stdout.is_empty());
    assert_eq!(stderr, block);
    let with = fs::read(&output).expect("an output");
    run(&["examples/spills.ll", "-mcpu=gfx1100", "-o", &output]).expect("the command");
    assert!(fs::read(&output).expect("an output") == with, "remarks change the output");
}

/// Compiles inputs with remarks into a file; returns its text.
fn yaml(scratch: &Scratch, inputs: &[&str], more: &[&str]) -> Option<String> {
    let file = scratch.path().join("remarks.yml").display().to_string();
    let out = scratch.path().join("out").display().to_string();
    let option = format!("-pass-remarks-output={file}");
    let words = [inputs, &["--out-dir", &out, &option], more].concat();
    let (ok, _, stderr) = run(&words)?;
    assert!(ok, "{stderr}");
    Some(fs::read_to_string(file).expect("remarks"))
}

#[test]
fn llvm_reads_the_file_and_writes_it_so_itself() {
    let Some(tool) = remarkutil() else { return };
    for (input, cpu, target) in [
        ("examples/spills.ll", "-mcpu=gfx1100", "-march=amdgcn"),
        ("examples/saxpy.ll", "-mcpu=sm_90", "-march=nvptx64"),
        ("examples/saxpy.ll", "-mcpu=skl", "-march=intel"),
    ] {
        let scratch = Scratch::new("remarks-llvm");
        let Some(text) = yaml(&scratch, &[input], &[cpu, target]) else { return };
        assert!(text.contains("Pass:            kernel-resource-usage\n"), "{text}");
        let place = |name: &str| scratch.path().join(name).display().to_string();
        let convert = |words: &[&str]| {
            let output = Command::new(tool).args(words).output().expect("it starts");
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            String::from_utf8_lossy(&output.stdout).into_owned()
        };
        convert(&["yaml2bitstream", &place("remarks.yml"), "-o", &place("remarks.bitstream")]);
        convert(&["bitstream2yaml", &place("remarks.bitstream"), "-o", &place("again.yml")]);
        assert_eq!(fs::read_to_string(place("again.yml")).expect("remarks"), text);
        let counts = convert(&[
            "count",
            "--count-by=remark-name",
            "--group-by=function",
            &place("remarks.yml"),
        ]);
        assert!(counts.contains(','), "{counts}");
    }
}

#[test]
fn the_file_is_the_same_with_any_number_of_threads() {
    let scratch = Scratch::new("remarks-threads");
    let text = fs::read_to_string(root().join("examples/spills.ll")).expect("the example");
    let inputs: Vec<String> = (0..6)
        .map(|n| {
            scratch
                .write(&format!("k{n}.ll"), text.replace("rotate", &format!("k{n}")))
                .display()
                .to_string()
        })
        .collect();
    let inputs: Vec<&str> = inputs.iter().map(String::as_str).collect();
    let Some(one) = yaml(&scratch, &inputs, &["-mcpu=gfx1100", "-j", "1"]) else { return };
    let four = yaml(&scratch, &inputs, &["-mcpu=gfx1100", "-j", "4"]).expect("the command");
    assert_eq!(one, four);
    assert_eq!(one.matches("Name:            FunctionName\n").count(), 6);
    let some = yaml(&scratch, &inputs, &["-mcpu=gfx1100", "-pass-remarks-filter=^regalloc"])
        .expect("the command");
    assert!(
        some.contains("Pass:            regalloc-vgpr\n")
            && !some.contains("kernel-resource-usage"),
        "{some}"
    );
}

#[test]
fn expressions_that_are_none_are_refused() {
    let Some((ok, _, stderr)) = run(&["examples/spills.ll", "-pass-remarks=(", "-o", "-"]) else {
        return;
    };
    assert!(!ok && stderr.contains("-pass-remarks"), "{stderr}");
}
