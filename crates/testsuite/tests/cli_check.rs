//! `lanelift check`.

use judges::Scratch;
use serde_json::Value;
use testsuite::command::run;

/// Threads of a block exchange values; the barrier is missing where `BARRIER` is nothing.
const KERNEL: &str = r#"target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @reverse(ptr addrspace(1) %data) #0 {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %own = getelementptr i32, ptr addrspace(1) %data, i32 %tid
  %value = load i32, ptr addrspace(1) %own, align 4
  %slot = getelementptr i32, ptr addrspace(3) @tile, i32 %tid
  store i32 %value, ptr addrspace(3) %slot, align 4
  BARRIER
  %last = sub i32 63, %tid
  %other = getelementptr i32, ptr addrspace(3) @tile, i32 %last
  %found = load i32, ptr addrspace(3) %other, align 4
  store i32 %found, ptr addrspace(1) %own, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
attributes #0 = { "nvvm.reqntid"="64" }
"#;

fn racing() -> String {
    KERNEL.replace("  BARRIER\n", "")
}

fn mended() -> String {
    KERNEL.replace("BARRIER", "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)")
}

const LAUNCH: [&str; 6] = ["--kernel", "reverse", "--block", "64", "--arg", "data=buf:i32x64:iota"];

#[test]
fn a_race_is_an_error_with_both_accesses() {
    let scratch = Scratch::new("check");
    let file = scratch.write("k.ll", racing());
    let file = file.to_str().expect("a name");
    let Some((ok, stdout, stderr)) = run(&["check", file]) else { return };
    assert!(!ok && stderr.contains("k.ll:9:3: error: race: byte "), "{stderr}");
    assert!(stderr.contains("\n  store i32 %value, ptr addrspace(3) %slot, align 4\n  ^\n"));
    assert!(stderr.contains("the other access: `%found = load i32"), "{stderr}");
    assert_eq!(stdout, "kernel 'reverse': mistakes: 1; runs without one: 0\n");
    // The words that are printed show it again.
    let words = stderr.rsplit_once(" --kernel").expect("a launch").1;
    let words = format!("check {file} --kernel{}", words.replace(" shows it again", ""));
    let words: Vec<&str> = words.split_whitespace().collect();
    let (ok, _, again) = run(&words).expect("the command is there");
    assert!(!ok && again.contains("k.ll:9:3: error: race: byte "), "{again}");
}

#[test]
fn a_kernel_without_a_mistake_is_said_to_have_none() {
    let scratch = Scratch::new("check");
    let file = scratch.write("k.ll", mended());
    let file = file.to_str().expect("a name");
    let stated = ["check", file].into_iter().chain(LAUNCH).collect::<Vec<_>>();
    for (words, runs) in [(stated, 2), (vec!["check", file, "--launches", "3"], 6)] {
        let Some((ok, stdout, stderr)) = run(&words) else { return };
        assert!(ok && stderr.is_empty(), "{stderr}");
        let expected = format!("kernel 'reverse': no mistake found; runs without one: {runs}\n");
        assert_eq!(stdout, expected);
    }
}

/// Code of each backend is checked on its simulator.
#[test]
fn compiled_code_is_checked() {
    let scratch = Scratch::new("check");
    let spir = mended().replace("nvptx64-nvidia-cuda", "spir64-unknown-unknown");
    assert!(spir.contains("spir64"));
    for (cpu, target, output) in
        [("sm_90", "nvptx64", "k.ptx"), ("skl", "intel", "k.zebin"), ("tgl", "intel", "k.zebin")]
    {
        for (text, expected) in [(mended(), true), (racing(), target == "intel")] {
            let file = scratch.write("k.ll", text);
            let output = scratch.file(output);
            let (file, output) = (file.to_str().expect("a name"), output.to_str().expect("a name"));
            let (cpu, target) = (format!("-mcpu={cpu}"), format!("--target={target}"));
            let words = [file, &cpu, &target, "-o", output];
            let Some((ok, _, stderr)) = run(&words) else { return };
            assert!(ok, "{stderr}");
            let words: Vec<&str> = ["check", output].into_iter().chain(LAUNCH).collect();
            let (ok, stdout, stderr) = run(&words).expect("the command is there");
            // Races are not looked for in code of Intel's GPUs; the documentation says so.
            assert_eq!(ok, expected, "{output}: {stdout}{stderr}");
        }
    }
}

#[test]
fn mistakes_are_data() {
    let scratch = Scratch::new("check");
    let file = scratch.write("k.ll", racing());
    let mut words = vec!["check", file.to_str().expect("a name"), "--json"];
    words.extend(LAUNCH);
    let Some((ok, stdout, _)) = run(&words) else { return };
    assert!(!ok);
    let json: Value = serde_json::from_str(&stdout).expect("JSON");
    let finding = &json["findings"][0];
    assert_eq!(finding["kind"], "race");
    assert_eq!(finding["severity"], "error");
    assert_eq!((&finding["line"], &finding["column"]), (&9.into(), &3.into()));
    assert_eq!(finding["guessed"], false);
    assert_eq!(finding["other"]["line"], 12);
    assert_eq!(finding["place"]["function"], "reverse");
    assert_eq!(json["kernels"][0]["clean_runs"], 0);
}

#[test]
fn what_is_no_program_is_refused() {
    let scratch = Scratch::new("check");
    let cases = [
        ("k.s", "\ts_endpgm\n", "assembly cannot be read here"),
        ("k.ll", "define void @f(\n", "error: "),
        ("k.ptx", ".version 8.0\n.target sm_90\n.entry k( {\n", "error: "),
        ("k.hsaco", "\x7fELF", "not an ELF file"),
        ("none.ll", "target triple = \"nvptx64-nvidia-cuda\"\n", "there is no kernel in it"),
    ];
    for (name, text, expected) in cases {
        let file = scratch.write(name, text);
        let Some((ok, stdout, stderr)) = run(&["check", file.to_str().expect("a name")]) else {
            return;
        };
        assert!(!ok && stdout.is_empty() && stderr.contains(expected), "{name}: {stderr}");
    }
    let file = scratch.write("k.ll", mended());
    let words = ["check", file.to_str().expect("a name"), "--grid", "4"];
    let (ok, _, stderr) = run(&words).expect("the command is there");
    assert!(!ok && stderr.contains("--kernel NAME is needed"), "{stderr}");
}
