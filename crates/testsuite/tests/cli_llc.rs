//! The command in the place of `llc`: options that drivers and scripts pass, lists of what there is, parts of the way.

use judges::{Judge, Scratch};
use std::io::Write as _;
use std::process::Stdio;
use std::time::Duration;
use testsuite::command::{lanelift, run};

const KERNEL: &str = "corpus/ll/gfx1100/reduction.O3.ll";

/// The output of a run that must succeed.
fn output(words: &[&str]) -> Option<String> {
    let (ok, stdout, stderr) = run(words)?;
    assert!(ok, "{words:?}: {stderr}");
    Some(stdout)
}

#[test]
fn options_that_scripts_pass_change_nothing() {
    let scratch = Scratch::new("llc");
    let file = |name: &str| scratch.file(name).display().to_string();
    let plain = file("plain.o");
    if output(&[KERNEL, "-mcpu=gfx1100", "-filetype=obj", "-O3", "-o", &plain]).is_none() {
        return;
    }
    let expected = std::fs::read(&plain).expect("the object");
    for options in [
        "-mtriple=amdgcn-amd-amdhsa -relocation-model=pic -code-model=small",
        "-mtriple amdgcn-amd-amdhsa -relocation-model pic --frame-pointer=none",
        "-function-sections -data-sections --asm-verbose=0 -disable-verify -verify-machineinstrs",
        "-mllvm -amdgpu-early-inline-all=true -mllvm -amdgpu-function-calls=false -mllvm=-amdgpu-internalize-symbols",
        "-enable-no-nans-fp-math=0 -thread-model=posix -float-abi=hard -exception-model=default",
        "-x ir -march=amdgcn",
    ] {
        let out = file("out.o");
        let mut words = vec![KERNEL, "-mcpu=gfx1100", "-filetype=obj", "-O3", "-o", &out];
        words.extend(options.split_whitespace());
        output(&words).expect("the command is there");
        assert_eq!(std::fs::read(&out).expect("the object"), expected, "{options}");
        std::fs::remove_file(&out).expect("the object");
    }
    for (option, says) in [
        ("-relocation-model=far", "'far' is no value of it"),
        ("-amdgpu-dump-hsa-metadata", "unknown option '-amdgpu-dump-hsa-metadata'"),
        ("--fitletype=obj", "did you mean '--filetype'?"),
        ("-mcpus=gfx1100", "did you mean '-mcpu'?"),
    ] {
        let (ok, _, stderr) = run(&[KERNEL, option, "-o", "-"]).expect("the command is there");
        assert!(!ok && stderr.contains(says), "{option}: {stderr}");
    }
}

#[test]
fn standard_input_and_output() {
    let text = std::fs::read(testsuite::corpus::root().join(KERNEL)).expect("the corpus");
    for words in [
        &["-mcpu=gfx1100"][..],
        &["-", "-mcpu=gfx1100", "-o", "-"],
        &["-mcpu=gfx1100", "-filetype=null"],
    ] {
        let Some(mut command) = lanelift() else { return };
        let mut child = command
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the command starts");
        child.stdin.take().expect("a pipe").write_all(&text).expect("it reads");
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success());
        let text = String::from_utf8_lossy(&output.stdout);
        assert_eq!(
            text.contains(".amdhsa_kernel"),
            !words.contains(&"-filetype=null"),
            "{words:?}: {text}"
        );
    }
}

#[test]
fn what_is_listed_is_compiled_for() {
    let Some(version) = output(&["--version"]) else { return };
    for target in ["amdgcn", "nvptx64", "intel"] {
        assert!(version.contains(&format!("    {target}")), "{version}");
        let list =
            output(&[&format!("-march={target}"), "-mcpu=help"]).expect("the command is there");
        let processors = list.lines().skip_while(|l| !l.starts_with("Available CPUs"));
        let processors: Vec<&str> = processors
            .take_while(|l| !l.starts_with("Available features") && !l.starts_with("Use "))
            .filter_map(|l| l.strip_prefix("  "))
            .flat_map(|l| l.split(", "))
            .collect();
        assert!(processors.len() >= 6, "{list}");
        let kernel = match target {
            "nvptx64" => "examples/saxpy.ll",
            "intel" => "crates/intel-backend/tests/kernels/vadd.ll",
            _ => KERNEL,
        };
        for processor in processors {
            let out = output(&[
                kernel,
                &format!("-march={target}"),
                &format!("-mcpu={processor}"),
                "-mattr=",
                "--emit=null",
            ]);
            assert_eq!(out.as_deref(), Some(""), "{processor}");
        }
    }
    let all = output(&["-mattr=help"]).expect("the command is there");
    assert!(all.contains("wavefrontsize64") && all.contains("ptx78"), "{all}");
    let error = run(&["-march=mips", "-mcpu=help"]).expect("the command is there");
    assert!(!error.0 && error.2.contains("no backend"), "{}", error.2);
}

#[test]
fn a_run_goes_on_where_another_stopped() {
    let scratch = Scratch::new("llc");
    let file = |name: &str| scratch.file(name).display().to_string();
    let (whole, half, rest) = (file("whole.o"), file("half.mir"), file("rest.o"));
    for kernel in ["reduction", "private_arrays", "noinline_calls"] {
        let kernel = format!("corpus/ll/gfx1100/{kernel}.O3.ll");
        if output(&[&kernel, "-mcpu=gfx1100", "-filetype=obj", "-o", &whole]).is_none() {
            return;
        }
        let expected = std::fs::read(&whole).expect("the object");
        for (stop, start) in [
            ("-stop-after=si-mode-register", "-start-after=si-mode-register"),
            ("-stop-before=si-insert-waitcnts", "-start-before=si-insert-waitcnts"),
            ("-stop-after=branch-relaxation", "-start-after=branch-relaxation"),
        ] {
            output(&[&kernel, "-mcpu=gfx1100", stop, "-o", &half]).expect("the command is there");
            output(&[&half, "-mcpu=gfx1100", start, "-filetype=obj", "-o", &rest])
                .expect("the command is there");
            assert!(std::fs::read(&rest).expect("the object") == expected, "{kernel} {stop}");
        }
        // In three parts.
        let middle = file("middle.mir");
        output(&[&kernel, "-mcpu=gfx1100", "-stop-before=si-shrink-instructions", "-o", &half])
            .expect("the command is there");
        let range = ["-start-before=si-shrink-instructions", "-stop-after=si-insert-waitcnts"];
        output(&[&half, "-mcpu=gfx1100", range[0], range[1], "-o", &middle])
            .expect("the command is there");
        output(&[
            &middle,
            "-mcpu=gfx1100",
            "-start-after=si-insert-waitcnts",
            "-filetype=obj",
            "-o",
            &rest,
        ])
        .expect("the command is there");
        assert!(std::fs::read(&rest).expect("the object") == expected, "{kernel} in three parts");
    }
    for (words, says) in [
        (&[&half[..], "-mcpu=gfx1100"][..], "-start-before=PASS"),
        (&[&half, "-start-after=si-insert-waitcnt"], "did you mean 'si-insert-waitcnts'?"),
        (&[KERNEL, "-mcpu=gfx1100", "-start-after=si-insert-waitcnts"], "needs machine IR"),
        (&[KERNEL, "-mcpu=gfx1100", "-stop-after=early-cses"], "did you mean 'early-cse'?"),
        (&[KERNEL, "-mcpu=gfx1100", "-stop-after=early-cse,9"], "does not run 10 times"),
        (&[KERNEL, "-stop-after=a", "-stop-before=b"], "cannot be used with"),
    ] {
        let (ok, _, stderr) = run(words).expect("the command is there");
        assert!(!ok && stderr.contains(says), "{words:?}: {stderr}");
    }
}

#[test]
fn ir_between_passes_is_llvm_ir() {
    let scratch = Scratch::new("llc");
    let Some(opt) = Judge::Opt.need() else { return };
    let out = scratch.file("out.ll");
    let name = out.display().to_string();
    for (kernel, cpu, stop) in [
        (KERNEL, "-mcpu=gfx1100", "-stop-after=sroa"),
        (KERNEL, "-mcpu=gfx1100", "-stop-before=amdgpu-legalize-operations,1"),
        ("examples/saxpy.ll", "-mcpu=sm_90", "-stop-after=early-cse"),
        ("examples/saxpy.ll", "-mcpu=sm_90", "-stop-before=nvptx-isel"),
        ("crates/intel-backend/tests/kernels/vadd.ll", "-mcpu=skl", "-stop-after=sroa"),
    ] {
        if output(&[kernel, cpu, stop, "-o", &name]).is_none() {
            return;
        }
        let words = ["-passes=verify", "-disable-output", &name];
        let verdict = judges::run(opt, words, Duration::from_secs(60));
        assert!(verdict.ok, "{kernel} {stop}: {}", verdict.messages());
    }
    // Without a place for it, it goes to standard output: beside the input it would take the input's place.
    let stdout = output(&["examples/saxpy.ll", "-mcpu=sm_90", "-stop-after=nvptx-isel"])
        .expect("the command is there");
    assert!(stdout.contains("name:            saxpy") && stdout.contains("body:"), "{stdout}");
    let passes = ["-run-pass=sroa", "-run-pass=early-cse,adce"];
    let ours = output(&["examples/saxpy.ll", passes[0], passes[1]]).expect("the command is there");
    assert_eq!(output(&["opt", "--passes=sroa,early-cse,adce", "examples/saxpy.ll"]), Some(ours));
}

#[test]
fn a_pass_runs_alone_on_machine_ir() {
    let scratch = Scratch::new("llc");
    let half = scratch.file("half.mir").display().to_string();
    if output(&[KERNEL, "-mcpu=gfx1100", "-stop-before=si-insert-waitcnts", "-o", &half]).is_none()
    {
        return;
    }
    let pass = "si-insert-waitcnts";
    let ours = output(&[&half, "-mcpu=gfx1100", &format!("-run-pass={pass}"), "-x", "mir"])
        .expect("the command is there");
    assert!(ours.contains("S_WAITCNT"), "{ours}");
    let theirs = output(&["opt", &format!("--passes={pass}"), "-mcpu=gfx1100", &half])
        .expect("the command is there");
    assert_eq!(ours, theirs);
}

#[test]
fn shells_and_manuals() {
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let Some(text) = output(&["completions", shell]) else { return };
        for word in ["mcpu", "cache-dir", "stop-after"] {
            assert!(text.contains(word), "{shell}: {word}");
        }
    }
    let scratch = Scratch::new("man");
    let folder = scratch.path().display().to_string();
    output(&["man", "--out-dir", &folder]).expect("the command is there");
    for (page, word) in
        [("lanelift", "mcpu"), ("lanelift-opt", "passes"), ("lanelift-run", "block")]
    {
        let text = std::fs::read_to_string(scratch.file(&format!("{page}.1"))).expect("a page");
        assert!(text.contains(".TH") && text.contains(word), "{page}: {text}");
    }
    assert_eq!(
        output(&["man", "opt"]).expect("the command is there"),
        std::fs::read_to_string(scratch.file("lanelift-opt.1")).expect("a page")
    );
    let (ok, _, stderr) = run(&["man", "opd"]).expect("the command is there");
    assert!(!ok && stderr.contains("did you mean 'opt'?"), "{stderr}");
}
