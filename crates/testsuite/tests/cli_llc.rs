//! The command in the place of `llc`: options that drivers and scripts pass, lists of what there is, parts of a run.

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
    assert!(version.contains(&format!("(build {})", driver::BUILD)), "{version}");
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
fn code_objects_have_the_version_that_is_asked_for() {
    let scratch = Scratch::new("llc");
    let plain =
        "target triple = \"amdgcn-amd-amdhsa\"\ndefine amdgpu_kernel void @k() {\n  ret void\n}\n";
    let flag = |name: &str, version: u32| {
        format!(
            "{plain}!llvm.module.flags = !{{!0}}\n!0 = !{{i32 1, !\"{name}\", i32 {version}}}\n"
        )
    };
    let flags = ["amdhsa_code_object_version", "amdgpu_code_object_version"];
    for (text, option, version) in [
        (plain.to_owned(), None, Some(6)),
        (plain.to_owned(), Some("-amdhsa-code-object-version=5"), Some(5)),
        (plain.to_owned(), Some("--amdhsa-code-object-version=4"), None),
        (plain.to_owned(), Some("--amdhsa-code-object-version=7"), None),
        (flag(flags[0], 500), Some("-amdhsa-code-object-version=6"), Some(5)),
        (flag(flags[1], 500), None, Some(5)),
        (flag(flags[1], 400), Some("-amdhsa-code-object-version=6"), None),
    ] {
        let module = scratch.write("k.ll", &text).display().to_string();
        let words: Vec<&str> =
            [&module, "-mcpu=gfx1100", "-o", "-"].into_iter().chain(option).collect();
        let Some((ok, asm, messages)) = run(&words) else { return };
        assert_eq!(ok, version.is_some(), "{text} {option:?}: {messages}");
        let Some(version) = version else {
            assert!(messages.contains("the versions are 5 and 6"), "{messages}");
            continue;
        };
        let line = format!(".amdhsa_code_object_version {version}\n");
        assert!(asm.contains(&line), "{asm}");
        // LLVM takes the same for it.
        if let Some(llc) = Judge::Llc.need() {
            let verdict = judges::run(llc, words, Duration::from_secs(60));
            assert!(verdict.ok && verdict.messages().contains(&line), "{}", verdict.messages());
        }
    }
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
        (
            &[&half, "-mcpu=gfx1100", "-start-after=machine-scheduler"],
            "-start-before=machine-scheduler begins",
        ),
        (&[&half, "-mcpu=gfx1100", "-start-before=regalloc-sgpr"], "in rounds"),
        (&[KERNEL, "-mcpu=gfx1100", "-start-after=si-insert-waitcnts"], "needs machine IR"),
        (&[KERNEL, "-mcpu=gfx1100", "-start-after=eu-legal"], "needs EU IR"),
        (
            &[KERNEL, "-mcpu=gfx1100", "-start-after=nvptx-lower-args"],
            "no pass 'nvptx-lower-args' runs",
        ),
        (
            &[KERNEL, "-mcpu=gfx1100", "-start-after=adce", "-stop-after=sroa"],
            "in front of where it starts",
        ),
        (&[KERNEL, "-mcpu=gfx1100", "-start-after=adces"], "did you mean 'adce'?"),
        (&[KERNEL, "-mcpu=gfx1100", "-stop-after=licm"], "inside of another pass"),
        (&[KERNEL, "-mcpu=gfx1100", "-run-pass=regalloc-vgpr"], "no pass that runs alone"),
        (&[KERNEL, "-mcpu=gfx1100", "-stop-after=sroa", "--report=x.html"], "a part of one"),
        (&[KERNEL, "-mcpu=gfx1100", "-stop-after=early-cses"], "did you mean 'early-cse'?"),
        (&[KERNEL, "-mcpu=gfx1100", "-stop-after=early-cse,9"], "does not run 10 times"),
        (&[KERNEL, "-stop-after=a", "-stop-before=b"], "cannot be used with"),
    ] {
        let (ok, _, stderr) = run(words).expect("the command is there");
        assert!(!ok && stderr.contains(says), "{words:?}: {stderr}");
    }
}

/// Names of passes, those that come again with the number of their run.
fn numbered(names: &[&'static str]) -> Vec<String> {
    let name = |(at, name): (usize, &&str)| match names[..at].iter().filter(|n| *n == name).count()
    {
        0 => (*name).to_owned(),
        before => format!("{name},{before}"),
    };
    names.iter().enumerate().map(name).collect()
}

#[test]
fn a_run_goes_on_at_every_pass() {
    let scratch = Scratch::new("llc");
    let file = |name: &str| scratch.file(name).display().to_string();
    let amd = amdgpu_backend::Options::of_module().with_opt_level(3);
    let nvidia = nvptx_backend::Options::default();
    let cases: [(&str, &[&str], Vec<&'static str>, &str); 5] = [
        (
            "corpus/ll/gfx1100/reduction.O3.ll",
            &["-mcpu=gfx1100", "-filetype=obj"],
            amdgpu_backend::pipeline::pipeline(&amd),
            "ll",
        ),
        (
            "corpus/ll/nvptx64/reduction.O3.ll",
            &["-mcpu=sm_90"],
            nvptx_backend::pipeline(&nvidia),
            "ll",
        ),
        (
            "corpus/ll/nvptx64/reduction.O3.ll",
            &["-mcpu=sm_90"],
            nvptx_backend::machine_pipeline(&nvidia),
            "mir",
        ),
        (
            "crates/intel-backend/tests/kernels/vadd.ll",
            &["-march=intel", "-mcpu=skl", "--emit=obj"],
            intel_backend::pipeline::pipeline(),
            "ll",
        ),
        (
            "crates/intel-backend/tests/kernels/vadd.ll",
            &["-march=intel", "-mcpu=tgl", "--emit=obj"],
            intel_backend::machine_pipeline(),
            "eu",
        ),
    ];
    for (kernel, options, passes, ending) in cases {
        let (whole, half, rest) = (file("whole"), file(&format!("half.{ending}")), file("rest"));
        let run = |words: &[&str]| output(&[options, words].concat());
        if run(&[kernel, "-o", &whole]).is_none() {
            return;
        }
        let expected = std::fs::read(&whole).expect("the output");
        for pass in numbered(&passes) {
            let (stop, start) = (format!("-stop-after={pass}"), format!("-start-after={pass}"));
            run(&[kernel, &stop, "-o", &half]).expect("the command is there");
            run(&[&half, &start, "-o", &rest]).expect("the command is there");
            let rest = std::fs::read(&rest).expect("the output");
            assert!(rest == expected, "{kernel} {options:?} {pass}");
        }
    }
    // Before scheduling, registers are virtual.
    for kernel in ["reduction", "private_arrays", "noinline_calls"] {
        let kernel = format!("corpus/ll/gfx1100/{kernel}.O3.ll");
        let (whole, half, rest) = (file("whole.o"), file("half.mir"), file("rest.o"));
        let options = ["-mcpu=gfx1100", "-filetype=obj"];
        let run = |words: &[&str]| output(&[&options, words].concat());
        run(&[&kernel, "-o", &whole]).expect("the command is there");
        run(&[&kernel, "-stop-before=machine-scheduler", "-o", &half])
            .expect("the command is there");
        run(&[&half, "-start-before=machine-scheduler", "-o", &rest])
            .expect("the command is there");
        let read = |name: &str| std::fs::read(name).expect("the object");
        assert!(read(&rest) == read(&whole), "{kernel}");
        let passes = amdgpu_backend::machine_pipeline();
        for pass in passes.into_iter().take_while(|&pass| pass != "machine-scheduler") {
            run(&[&kernel, &format!("-stop-after={pass}"), "-o", &half])
                .expect("the command is there");
            run(&[&half, &format!("-start-after={pass}"), "-o", &rest])
                .expect("the command is there");
            assert!(read(&rest) == read(&whole), "{kernel} after {pass}");
        }
    }
}

#[test]
fn functions_of_the_eu_ir_are_passed_alone() {
    let scratch = Scratch::new("llc");
    let text = "function k device=skl simd=8\n  v0: grf 1\n  v1: grf 1\nb0:\n  mov (8|M0) v0:f 2.0:f\n  \
        mov (8|M0) v1:f 3.0:f\n  mov (8|M0) r127:f v0:f\n  \
        send (8|M0) null:ud r127:ud {sfid 7, mlen 1, desc 0x10, EOT}\n";
    let hand = scratch.write("hand.eu", text).display().to_string();
    let Some(ours) = output(&[&hand, "-run-pass=eu-dce"]) else { return };
    assert!(!ours.contains("3.0") && ours.contains("2.0"), "{ours}");
    assert_eq!(output(&["opt", "--passes=eu-dce", &hand]), Some(ours));
    let asm = output(&[&hand, "-start-before=compose-payloads", "--emit=asm", "-o", "-"]);
    assert!(asm.expect("the command is there").contains("mov"));
    for (words, says) in [
        (&[&hand[..], "-start-before=compose-payloads"][..], "no LLVM IR in front"),
        (&[&hand], "-start-before=PASS"),
        (&[&hand, "-start-before=eu-legals"], "did you mean 'eu-legal'?"),
        (&[&hand, "-start-before=eu-legal", "-mcpu=tgl"], "'k' is for skl, not for tgl"),
        (&[&hand, "-run-pass=sroa"], "a function pass"),
    ] {
        let (ok, _, stderr) = run(words).expect("the command is there");
        assert!(!ok && stderr.contains(says), "{words:?}: {stderr}");
    }
    let broken = scratch.write("broken.eu", text.replace("v1:f 3.0", "v9:f 3.0"));
    let (ok, _, stderr) =
        run(&[&broken.display().to_string(), "-run-pass=eu-dce"]).expect("the command");
    assert!(!ok && stderr.contains("v9 does not exist"), "{stderr}");
}

#[test]
fn what_is_timed_can_be_printed() {
    for (kernel, cpu) in [(KERNEL, "-mcpu=gfx1100"), ("examples/saxpy.ll", "-mcpu=sm_90")] {
        let Some((_, _, table)) = run(&[kernel, cpu, "--time-passes", "--emit=null"]) else {
            return;
        };
        let rows = table.lines().skip(1).filter_map(|line| line.split_whitespace().last());
        for name in rows.filter(|name| *name != "total") {
            let option = format!("-print-after={name}");
            let (ok, _, text) = run(&[kernel, cpu, &option, "--emit=null"]).expect("the command");
            assert!(
                ok && text.contains(&format!("IR Dump After {name} on")),
                "{name}: {text:.300}"
            );
        }
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
