//! The command line as a user meets it.

use judges::{Judge, Scratch};
use std::time::Duration;
use testsuite::command::run;

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

const FLOATS: &str = r#"target triple = "nvptx64-nvidia-cuda"
define float @flags(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %r = fadd contract float %m, %c
  ret float %r
}
define float @no_flags(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %r = fadd float %m, %c
  ret float %r
}
define float @muladd(float %a, float %b, float %c) {
  %r = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  ret float %r
}
define float @quotient(float %a, float %b) {
  %r = fdiv float %a, %b
  ret float %r
}
define float @approximate(float %a, float %b) {
  %r = fdiv afn float %a, %b
  ret float %r
}
define float @reciprocal(float %a) {
  %r = fdiv float 1.0, %a
  ret float %r
}
define float @root(float %a) {
  %r = call float @llvm.sqrt.f32(float %a)
  ret float %r
}
define float @approximate_root(float %a) {
  %r = call afn float @llvm.sqrt.f32(float %a)
  ret float %r
}
define float @reciprocal_root(float %a) {
  %s = call afn float @llvm.sqrt.f32(float %a)
  %r = fdiv afn float 1.0, %s
  ret float %r
}
define float @flushed(float %a, float %b) "denormal-fp-math-f32"="preserve-sign" {
  %r = fdiv float %a, %b
  ret float %r
}
declare float @llvm.fmuladd.f32(float, float, float)
declare float @llvm.sqrt.f32(float)
"#;

/// The float instructions of a PTX text, in order.
fn float_instructions(ptx: &str) -> Vec<&str> {
    let words = ptx.lines().filter_map(|line| line.split_whitespace().next());
    words
        .filter(|word| {
            ["mul.", "add.", "fma.", "div.", "rcp.", "sqrt.", "rsqrt."]
                .iter()
                .any(|op| word.starts_with(op))
        })
        .collect()
}

#[test]
fn float_options_mean_what_they_mean_to_llc() {
    let Some(llc) = Judge::Llc.need() else { return };
    let scratch = Scratch::new("cli-floats");
    let input = scratch.write("floats.ll", FLOATS).display().to_string();
    let (ours, theirs) = (scratch.file("ours.ptx"), scratch.file("theirs.ptx"));
    for options in [
        "",
        "-fp-contract=off",
        "-fp-contract=on",
        "-fp-contract=fast",
        "-nvptx-fma-level=0",
        "-nvptx-fma-level=2",
        "-fp-contract=off -nvptx-fma-level=1",
        "-nvptx-prec-divf32=0",
        "-nvptx-prec-divf32=1",
        "-nvptx-prec-divf32=2",
        "-nvptx-prec-divf32=3",
        "-nvptx-prec-sqrtf32=0",
        "-nvptx-prec-sqrtf32",
        "-denormal-fp-math=preserve-sign",
        "-denormal-fp-math-f32=preserve-sign",
    ] {
        let line = |output: &std::path::Path| -> Vec<String> {
            let mut words: Vec<String> = options.split_whitespace().map(String::from).collect();
            words.extend(["-mcpu=sm_90".into(), input.clone()]);
            words.extend(["-o".into(), output.display().to_string()]);
            words
        };
        let words = line(&ours);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let Some((ok, _, stderr)) = run(&words) else { return };
        assert!(ok, "{options}: {stderr}");
        let verdict = judges::run(llc, line(&theirs), Duration::from_secs(60));
        assert!(verdict.ok, "{}", verdict.messages());
        let [ours, theirs] =
            [&ours, &theirs].map(|path| std::fs::read_to_string(path).expect("the output"));
        assert_eq!(float_instructions(&ours), float_instructions(&theirs), "{options}");
    }
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

/// `--target=intel`: what comes out is told by its name or the output's ending, and what cannot be is refused by name.
#[test]
fn kernels_for_intel() {
    let kernel = "crates/intel-backend/tests/kernels/vadd.ll";
    let scratch = Scratch::new("cli");
    let [zebin, bin] = ["k.zebin", "k.bin"].map(|name| scratch.file(name).display().to_string());
    let Some((ok, _, stderr)) = run(&[kernel, "--target=intel", "-mcpu=skl", "-o", &zebin]) else {
        return;
    };
    assert!(ok, "{stderr}");
    assert!(std::fs::read(&zebin).expect("the output").starts_with(b"\x7fELF"));
    // It runs, and so does the module, as the interpreter has it.
    let launch = "--kernel vadd --grid 3 --block 24 --arg buf:f32x72:iota --arg buf:f32x72:iota --arg \
                  c=buf:f32x72:zeros --arg i32:67 --device sim --print 4";
    let launch: Vec<&str> = launch.split_whitespace().collect();
    for (program, more) in [(zebin.as_str(), &[][..]), (kernel, &["--compare", "interp"])] {
        let words = [&["run", program][..], &launch, more].concat();
        let (ok, stdout, stderr) = run(&words).expect("the command is there");
        assert!(ok && stdout.contains("c: f32[72] = 0 2 4 6"), "{stdout}{stderr}");
    }
    let asked =
        |options: &[&str]| run(&[&[kernel], options].concat()).expect("the command is there");
    // The triple is spir64: the backend need not be named.
    let (ok, assembly, _) = asked(&["--emit=asm", "-o", "-"]);
    assert!(ok && assembly.contains("// kernel vadd, SIMD32"), "{assembly}");
    assert!(asked(&["-o", &bin]).0);
    assert_eq!(std::fs::read(&bin).expect("the output").len() % 8, 0);
    for (options, says) in [
        (&["--emit=hsaco"][..], "zebin"),
        (&["-mcpu=skk"], "did you mean 'skl'?"),
        (&["-mcpu=ivb"], "kernels for 'ivb'"),
    ] {
        let (ok, _, stderr) = asked(options);
        assert!(!ok && stderr.contains(says), "{options:?}: {stderr}");
    }
    let several = scratch.write(
        "two.ll",
        [
            "target triple = \"spir64-unknown-unknown\"",
            "define spir_kernel void @a() { ret void }",
            "define spir_kernel void @b() { ret void }",
        ]
        .join("\n"),
    );
    let (ok, _, stderr) = run(&[&several.display().to_string(), "--emit=bin", "-o", "-"])
        .expect("the command is there");
    assert!(!ok && stderr.contains("the module has 2"), "{stderr}");
}

/// `--kernel` compiles some of a module's kernels, for every target; a refused one is named with its place.
/// SPIR leaves OpenCL's functions to the compiler: the interpreter gets them from the library.
#[test]
fn functions_of_opencl_are_interpreted() {
    let scratch = Scratch::new("cli-opencl");
    let input = scratch.file("k.ll");
    let text = "target triple = \"spir64\"\n\
        declare spir_func float @_Z3fmafff(float, float, float)\n\
        declare spir_func i64 @_Z13get_global_idj(i32)\n\
        define spir_kernel void @k(ptr addrspace(1) %x) {\n\
        \x20 %i = call spir_func i64 @_Z13get_global_idj(i32 0)\n\
        \x20 %p = getelementptr float, ptr addrspace(1) %x, i64 %i\n\
        \x20 %v = load float, ptr addrspace(1) %p\n\
        \x20 %r = call spir_func float @_Z3fmafff(float %v, float %v, float 1.0)\n\
        \x20 store float %r, ptr addrspace(1) %p\n\
        \x20 ret void\n}\n";
    std::fs::write(&input, text).expect("a file");
    let input = input.display().to_string();
    let words = "--kernel k --grid 2 --block 16 -mcpu=skl --arg x=buf:f32x32:iota --compare interp";
    let words: Vec<&str> = ["run", &input].into_iter().chain(words.split(' ')).collect();
    let Some((ok, stdout, stderr)) = run(&words) else { return };
    assert!(ok, "{stderr}");
    assert!(stdout.contains("x: f32[32] = 1 2 5 10") && stdout.contains("agree"), "{stdout}");
}

#[test]
fn some_kernels_of_a_module() {
    let scratch = Scratch::new("cli");
    let module = |triple: &str, cc: &str| {
        let lines = [
            format!("target triple = \"{triple}\""),
            format!("define {cc} void @first(ptr addrspace(1) %p) {{"),
            "  store i32 1, ptr addrspace(1) %p\n  ret void\n}".into(),
            format!("define {cc} void @second(ptr addrspace(1) %p) {{"),
            "  call void @strange()\n  ret void\n}\ndeclare void @strange()".into(),
        ];
        scratch.write(&format!("{cc}.ll"), lines.join("\n")).display().to_string()
    };
    for (triple, cc, options) in [
        ("spir64-unknown-unknown", "spir_kernel", &["--emit=asm"][..]),
        ("nvptx64-nvidia-cuda", "ptx_kernel", &["-mcpu=sm_90"]),
        ("amdgcn-amd-amdhsa", "amdgpu_kernel", &["-mcpu=gfx1100", "--emit=asm"]),
    ] {
        let file = module(triple, cc);
        let words = [&[&file, "--kernel=first", "-o", "-"], options].concat();
        let Some((ok, stdout, stderr)) = run(&words) else { return };
        assert!(ok && stdout.contains("first") && !stdout.contains("second"), "{stdout}{stderr}");
    }
    let file = module("spir64-unknown-unknown", "spir_kernel");
    let (ok, _, stderr) = run(&[&file, "-o", "-"]).expect("the command is there");
    assert!(
        !ok && stderr.contains("spir_kernel.ll:7:3: error: the function 'strange'"),
        "{stderr}"
    );
    assert!(stderr.contains("in function 'second'"), "{stderr}");
    let (ok, _, stderr) = run(&[&file, "--kernel=third"]).expect("the command is there");
    assert!(!ok && stderr.contains("its kernels: first, second"), "{stderr}");
    let narrow = scratch.write(
        "narrow.ll",
        "target triple = \"spir-unknown-unknown\"\ntarget datalayout = \"e-p:32:32\"\n",
    );
    let narrow = narrow.display().to_string();
    let (ok, _, stderr) = run(&[&narrow, "--target=intel"]).expect("the command is there");
    assert!(!ok && stderr.contains("pointers of 32 bits"), "{stderr}");
}
