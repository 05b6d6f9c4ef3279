//! `-opt-bisect-limit`, `lanelift bisect` and `lanelift reduce`.

use judges::Scratch;
use testsuite::command::run;

const LAUNCH: &str = "--kernel saxpy --grid 4 --block 256 --arg x=buf:f32x1000:iota --arg y=buf:f32x1000:fill:1 --arg f32:2 --arg i32:1000";
const KERNEL: &str = "examples/saxpy.ll";

/// The words of a command on the example.
fn words<'a>(command: &'a [&'a str]) -> Vec<&'a str> {
    let (subcommand, rest) = command.split_first().expect("a command");
    let mut words = vec![*subcommand, KERNEL];
    words.extend(LAUNCH.split_whitespace());
    words.extend(rest);
    words
}

#[test]
fn passes_are_numbered_as_llvm_prints_them() {
    let at = |limit: &str| run(&[KERNEL, "-mcpu=sm_90", limit, "-o", "-"]);
    let Some((ok, all, stderr)) = at("-opt-bisect-limit=-1") else { return };
    assert!(ok, "{stderr}");
    let lines: Vec<&str> = stderr.lines().collect();
    for (n, line) in lines.iter().enumerate() {
        assert!(line.starts_with(&format!("BISECT: running pass ({}) ", n + 1)), "{line}");
    }
    assert!(lines.iter().any(|line| line.ends_with("globaldce on [module]")), "{stderr}");
    assert!(lines.iter().any(|line| line.ends_with("sroa on saxpy")), "{stderr}");
    let (_, none, stderr) = at("--opt-bisect-limit=0").expect("the command is there");
    assert!(stderr.lines().all(|line| line.starts_with("BISECT: NOT running pass (")), "{stderr}");
    assert_ne!(all, none);
    // The command's options and the passes of `opt`.
    let opt = ["opt", "--passes=sroa,early-cse", "-opt-bisect-limit=1", KERNEL];
    let (ok, _, stderr) = run(&opt).expect("the command is there");
    let lines: Vec<&str> = stderr.lines().collect();
    assert!(ok && lines.len() == 2, "{stderr}");
    assert_eq!(lines[1], "BISECT: NOT running pass (2) early-cse on saxpy");
}

#[test]
fn a_kernel_that_is_right_is_said_to_be_so() {
    for (cpu, target) in [("sm_90", "nvptx64"), ("sm_75", "nvptx64")] {
        let cpu = format!("-mcpu={cpu}");
        let target = format!("--target={target}");
        let Some((ok, stdout, stderr)) = run(&words(&["bisect", &cpu, &target])) else { return };
        assert!(ok && stdout.starts_with("the results are right after all "), "{stdout}{stderr}");
    }
    let (ok, _, stderr) = run(&words(&["reduce", "-mcpu=sm_90"])).expect("the command is there");
    assert!(!ok && stderr.contains("has the interpreter's results"), "{stderr}");
}

#[test]
fn a_launch_without_results_is_an_error() {
    let words = ["bisect", KERNEL, "--kernel", "saxpy", "--arg", "x=buf:f32x4:iota"];
    let Some((ok, _, stderr)) = run(&words) else { return };
    assert!(!ok && stderr.contains("the kernel has 4 parameters, the launch gives 1"), "{stderr}");
}

/// A module that the compiler refuses, among much else.
const REFUSED: &str = r#"
target triple = "nvptx64-nvidia-cuda"
define internal float @twice(float %x) {
  %y = fadd float %x, %x
  ret float %y
}
define ptx_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  %f = uitofp i32 %n to float
  %g = call float @twice(float %f)
  %c = icmp eq i32 %n, 7
  br i1 %c, label %odd, label %end
odd:
  %w = load fp128, ptr addrspace(1) %out
  %v = fadd fp128 %w, %w
  store fp128 %v, ptr addrspace(1) %out
  br label %end
end:
  store float %g, ptr addrspace(1) %out
  ret void
}
"#;

#[test]
fn a_module_that_is_refused_is_made_smaller() {
    let scratch = Scratch::new("reduce");
    let input = scratch.write("refused.ll", REFUSED).display().to_string();
    let output = scratch.file("small.ll").display().to_string();
    let launch =
        ["--kernel", "k", "--block", "1", "--arg", "out=buf:f32x8:zeros", "--arg", "i32:2"];
    let mut words = vec!["reduce", &input, "-mcpu=sm_90", "-o", &output];
    words.extend(launch);
    let Some((ok, _, stderr)) = run(&words) else { return };
    assert!(ok, "{stderr}");
    let small = std::fs::read_to_string(&output).expect("the module");
    let (_, _, before) = run(&[&input, "-mcpu=sm_90", "-o", "-"]).expect("the command is there");
    let (ok, _, after) = run(&[&output, "-mcpu=sm_90", "-o", "-"]).expect("the command is there");
    let first = |text: &str| {
        text.lines()
            .find(|l| l.contains("error: "))
            .map(|l| l.split_once("error: ").map(|p| p.1.to_owned()))
    };
    assert!(!ok, "{small}");
    assert_eq!(first(&before), first(&after), "{small}");
    assert!(!small.contains("twice") && small.lines().count() < 14, "{small}");
}

#[test]
fn a_command_says_what_is_interesting() {
    let scratch = Scratch::new("reduce-test");
    let output = scratch.file("small.ll").display().to_string();
    let words = ["reduce", KERNEL, "--kernel", "saxpy", "--test", "grep -q fmul", "-o", &output];
    let Some((ok, _, stderr)) = run(&words) else { return };
    assert!(ok, "{stderr}");
    let small = std::fs::read_to_string(&output).expect("the module");
    assert!(small.contains("fmul") && !small.contains("load") && !small.contains("br "), "{small}");
    let words = ["reduce", KERNEL, "--test", "grep -q nothing-of-this", "-o", &output];
    let (ok, _, stderr) = run(&words).expect("the command is there");
    assert!(!ok && stderr.contains("the input itself is not interesting"), "{stderr}");
}

#[test]
fn a_difference_of_floats_is_accepted_by_a_tolerance() {
    let arguments = "--kernel saxpy --grid 4 --block 256 --arg x=buf:f32x1000:random:1:-8:8 --arg y=buf:f32x1000:random:2:-8:8 --arg f32:2.7 --arg i32:1000";
    let bisect = |more: &[&str]| {
        let mut words = vec!["bisect", KERNEL, "-mcpu=sm_90"];
        words.extend(arguments.split_whitespace());
        words.extend(more);
        run(&words)
    };
    let Some((ok, stdout, stderr)) = bisect(&[]) else { return };
    assert!(!ok && stderr.is_empty() && stdout.contains("a tolerance accepts that"), "{stdout}");
    let (ok, stdout, _) = bisect(&["--tolerance", "1e-4"]).expect("the command is there");
    assert!(ok && stdout.starts_with("the results are right"), "{stdout}");
}
