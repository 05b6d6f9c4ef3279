//! The command with several inputs, response files, dependencies for build tools, and JSON.

use judges::Scratch;
use std::path::{Path, PathBuf};
use testsuite::command::{answer, lanelift, run};
use testsuite::corpus::root;

/// A kernel for AMD GPUs that stores a number, and warns about nothing.
fn store(number: u32) -> String {
    format!(
        "source_filename = \"k{number}.cl\"\ntarget triple = \"amdgcn-amd-amdhsa\"\n\
         define amdgpu_kernel void @k{number}(ptr addrspace(1) %p, i32 %n) {{\n  store i32 {number}, ptr addrspace(1) %p\n  ret void\n}}\n"
    )
}

const WRONG: &str = "define void @f() {\n  %x = add i32 1, %nowhere\n  ret void\n}\n";

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("a name"))
        .collect();
    names.sort();
    names
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

#[test]
fn several_inputs_are_compiled_as_each_alone_and_in_any_number_of_threads() {
    let scratch = Scratch::new("batch");
    let inputs: Vec<PathBuf> = ["bfs", "reduction", "crc32"]
        .iter()
        .flat_map(|name| [root().join(format!("corpus/ll/gfx1100/{name}.O3.ll"))])
        .filter(|path| path.is_file())
        .chain((0..6).map(|n| scratch.write(&format!("s{n}.ll"), store(n))))
        .collect();
    assert!(inputs.len() >= 8, "the corpus has some of these");
    let mut outputs = Vec::new();
    for threads in ["-j1", "-j3", "-j"] {
        let folder = scratch.file(&format!("out{threads}"));
        let Some(mut command) = lanelift() else { return };
        command
            .args(&inputs)
            .args(["-mcpu=gfx1100", "--emit=hsaco", threads, "--out-dir"])
            .arg(&folder);
        let (ok, stdout, stderr) = answer(&mut command);
        assert!(ok && stdout.is_empty() && stderr.is_empty(), "{stdout}{stderr}");
        outputs.push(folder);
    }
    for input in &inputs {
        let name = Path::new(input.file_name().expect("a name")).with_extension("hsaco");
        let alone = scratch.file("alone.hsaco");
        let (ok, _, stderr) = run(&[&text(input), "-mcpu=gfx1100", "-o", &text(&alone)])
            .expect("the command is there");
        assert!(ok, "{stderr}");
        let alone = std::fs::read(alone).expect("the output");
        for folder in &outputs {
            assert_eq!(std::fs::read(folder.join(&name)).expect("the output"), alone, "{name:?}");
        }
    }
    assert_eq!(names(&outputs[0]).len(), inputs.len(), "nothing else is left there");
}

#[test]
fn one_failure_does_not_stop_the_rest() {
    let scratch = Scratch::new("batch");
    let mut inputs = Vec::new();
    for n in 0..12 {
        let contents = if n % 4 == 1 { WRONG.to_owned() } else { store(n) };
        inputs.push(text(&scratch.write(&format!("m{n:02}.ll"), contents)));
    }
    let missing = text(&scratch.file("missing.ll"));
    inputs.push(missing.clone());
    let mut said = Vec::new();
    for threads in ["-j1", "-j4"] {
        let folder = scratch.file(&format!("out{threads}"));
        let depfile = scratch.file("all.d");
        let Some(mut command) = lanelift() else { return };
        command
            .args(&inputs)
            .args([threads, "-mcpu=gfx1100", "-filetype=obj", "--out-dir"])
            .arg(&folder);
        command.arg("-MF").arg(&depfile);
        let (ok, _, stderr) = answer(&mut command);
        assert!(!ok, "{stderr}");
        let errors: Vec<&str> = stderr.lines().filter(|l| l.contains("error:")).collect();
        assert_eq!(errors.len(), 4, "{stderr}");
        for (error, place) in
            errors.iter().zip(["m01.ll:2:19:", "m05.ll:2:19:", "m09.ll:2:19:", "missing.ll"])
        {
            assert!(error.contains(place), "{stderr}");
        }
        assert_eq!(names(&folder).len(), 9, "{:?}", names(&folder));
        assert!(!depfile.exists(), "what failed is to run again whatever changes");
        said.push(stderr);
    }
    assert_eq!(said[0], said[1]);
}

#[test]
fn what_cannot_be_meant_is_refused_before_anything_is_written() {
    let scratch = Scratch::new("batch");
    let a = text(&scratch.write("a.ll", store(1)));
    let b = text(&scratch.write("b.ll", store(2)));
    std::fs::create_dir(scratch.file("sub")).expect("a folder");
    let twin = text(&scratch.write("sub/a.ll", store(3)));
    let out = text(&scratch.file("out"));
    for (words, says) in [
        (&[&a, &b, "-o", "x"][..], "-o names one output, and there are 2 inputs"),
        (&[&a, "-o", "x", "--out-dir", &out], "give one of them"),
        (&[&a, &twin, "--out-dir", &out], "the same output"),
        (&[&a, &a], "the same output"),
        (&[&a, "-"], "standard input"),
        (&[&a, "-MT", "x"], "add -MD or -MF"),
        (&[&a, "-MD", "-o", "-"], "add -MF FILE"),
        (&[&a, "-o", "-", "--json"], "--json=FILE"),
        (&[&a, &b, "-j", "x"], "invalid value 'x'"),
    ] {
        let words = [words, &["-mcpu=gfx1100"]].concat();
        let Some((ok, _, stderr)) = run(&words) else { return };
        assert!(!ok && stderr.contains(says), "{words:?}: {stderr}");
    }
    assert_eq!(names(scratch.path()), ["a.ll", "b.ll", "sub"]);
}

#[test]
fn words_may_stand_in_a_file() {
    let scratch = Scratch::new("batch");
    let a = text(&scratch.write("with space.ll", store(1)));
    let output = scratch.file("a.hsaco");
    let words = format!("-mcpu=gfx1100\n\"{a}\" -o '{}'\n", output.display());
    let file = text(&scratch.write("words.rsp", words));
    let Some((ok, _, stderr)) = run(&[&format!("@{file}")]) else { return };
    assert!(ok && output.is_file(), "{stderr}");
}

#[test]
fn dependencies_are_written_as_rules() {
    let scratch = Scratch::new("batch");
    let a = text(&scratch.write("a b.ll", store(1)));
    let b = text(&scratch.write("b$.ll", store(2)));
    let quoted = |name: &str| name.replace(' ', "\\ ").replace('$', "$$");
    let (out, dep) = (text(&scratch.file("k.hsaco")), scratch.file("deps"));
    let read = |path: &Path| std::fs::read_to_string(path).expect("the rules");
    let target = "-mcpu=gfx1100";
    let dep_name = text(&dep);
    for (words, file, rules) in [
        (vec![&a[..], "-o", &out, "-MD"], scratch.file("k.d"), format!("{out}: {}\n", quoted(&a))),
        (
            vec![&a, "-o", &out, "-MMD", "-MF", &dep_name],
            dep.clone(),
            format!("{out}: {}\n", quoted(&a)),
        ),
        (
            vec![&b, "-o", "-", "-MF", &dep_name, "-MT", "x", "-MTy"],
            dep.clone(),
            format!("x y: {}\n", quoted(&b)),
        ),
        (
            vec![&a, &b, "-filetype=obj", "-MF", &dep_name],
            dep.clone(),
            format!(
                "{}: {}\n{}: {}\n",
                quoted(&a.replace(".ll", ".o")),
                quoted(&a),
                quoted(&b.replace(".ll", ".o")),
                quoted(&b)
            ),
        ),
        (
            vec![&a, &b, "-filetype=null", "-MF", &dep_name, "-MT", "stamp"],
            dep.clone(),
            format!("stamp: {} {}\n", quoted(&a), quoted(&b)),
        ),
    ] {
        let words = [&words[..], &[target]].concat();
        let Some((ok, _, stderr)) = run(&words) else { return };
        assert!(ok, "{words:?}: {stderr}");
        assert_eq!(read(&file), rules, "{words:?}");
        std::fs::remove_file(file).expect("the rules");
    }
    // Of several outputs each has a file of its own beside it.
    let (ok, _, stderr) =
        run(&[&a, &b, "-MD", "-filetype=obj", target]).expect("the command is there");
    assert!(ok, "{stderr}");
    assert!(scratch.file("a b.d").is_file() && scratch.file("b$.d").is_file());
}

#[test]
fn json_tells_what_became_of_each_input() {
    let scratch = Scratch::new("batch");
    let good = text(&scratch.write("good.ll", store(7)));
    let bad = text(&scratch.write("bad.ll", WRONG));
    let Some((ok, stdout, stderr)) = run(&[&good, &bad, "-mcpu=gfx1100", "--emit=null", "--json"])
    else {
        return;
    };
    assert!(!ok && stderr.contains("bad.ll:2:19: error:"), "{stderr}");
    let json: serde_json::Value = serde_json::from_str(&stdout).expect("JSON");
    assert_eq!(json["format"], 1);
    let [good, bad] = &json["modules"].as_array().expect("modules")[..] else { panic!("{json:#}") };
    assert_eq!((&good["status"], &bad["status"]), (&"compiled".into(), &"failed".into()));
    let kernel = &good["kernels"][0];
    assert_eq!(kernel["name"], "k7");
    let arguments = kernel["arguments"].as_array().expect("arguments");
    let (pointer, number) = (&arguments[0], &arguments[1]);
    assert_eq!(
        (&pointer["name"], &pointer["offset"], &pointer["size"]),
        (&"p".into(), &0.into(), &8.into())
    );
    assert_eq!(
        (&number["name"], &number["offset"], &number["kind"]),
        (&"n".into(), &8.into(), &"value".into())
    );
    assert_eq!(kernel["occupancy"], 16);
    assert!(kernel["code_bytes"].as_u64().expect("a number") > 0);
    assert!(kernel["registers"]["vector"].as_u64().expect("a number") > 0);
    assert!(
        good["passes"]
            .as_array()
            .expect("passes")
            .iter()
            .any(|pass| pass["name"] == "regalloc-vgpr" || pass["name"] == "regalloc-sgpr")
    );
    let error = &bad["diagnostics"][0];
    assert_eq!(
        (&error["severity"], &error["line"], &error["column"]),
        (&"error".into(), &2.into(), &19.into())
    );
    // The other targets say what they know.
    for (file, cpu, kernel) in [
        ("examples/saxpy.ll", "sm_90", "saxpy"),
        ("crates/intel-backend/tests/kernels/vadd.ll", "skl", "vadd"),
    ] {
        let output = text(&scratch.file("out"));
        let cpu = format!("-mcpu={cpu}");
        let (ok, stdout, stderr) =
            run(&[file, &cpu, "-o", &output, "--json"]).expect("the command is there");
        assert!(ok, "{stderr}");
        let json: serde_json::Value = serde_json::from_str(&stdout).expect("JSON");
        let module = &json["modules"][0];
        assert_eq!(
            (&module["output"], &module["kernels"][0]["name"]),
            (&output.into(), &kernel.into())
        );
        assert!(!module["kernels"][0]["arguments"].as_array().expect("arguments").is_empty());
    }
}

#[test]
fn colours_where_they_are_asked_for() {
    let scratch = Scratch::new("batch");
    let bad = text(&scratch.write("bad.ll", WRONG));
    for (words, colored) in
        [(&["--color=always"][..], true), (&["--color=never"], false), (&[], false)]
    {
        let Some((ok, _, stderr)) = run(&[&[&bad[..]], words].concat()) else { return };
        assert!(!ok);
        assert_eq!(stderr.contains("\u{1b}["), colored, "{words:?}: {stderr:?}");
    }
}
