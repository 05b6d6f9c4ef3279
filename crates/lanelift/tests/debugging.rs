//! Options for finding mistakes: `-debug-only`, `-print-changed`, `--save-temps` and their kin.
#![cfg(all(feature = "nvptx", feature = "amdgpu", feature = "intel"))]

use judges::Scratch;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the repository").to_owned()
}

fn lanelift(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lanelift"));
    command.args(words).current_dir(root());
    for variable in ["LANELIFT_CACHE_DIR", "LANELIFT_LOG", "RUST_LOG", "NO_COLOR"] {
        command.env_remove(variable);
    }
    command
}

/// Whether a command succeeded, its standard output and its standard error.
fn answer(command: &mut Command) -> (bool, String, String) {
    let output = command.output().expect("the command starts");
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    assert!(matches!(output.status.code(), Some(0 | 1)), "{command:?}: {}", output.status);
    (output.status.success(), text(output.stdout), text(output.stderr))
}

/// Standard output and standard error of a run that must succeed.
fn done(words: &[&str]) -> (String, String) {
    let (ok, stdout, stderr) = answer(&mut lanelift(words));
    assert!(ok, "{words:?}: {stderr}");
    (stdout, stderr)
}

/// The message of a run that must fail.
fn refused(words: &[&str]) -> String {
    let (ok, _, stderr) = answer(&mut lanelift(words));
    assert!(!ok, "{words:?}");
    stderr
}

const SAXPY: &str = "examples/saxpy.ll";
const SPILLS: &str = "examples/spills.ll";
const QUIET: [&str; 4] = [SAXPY, "-mcpu=sm_90", "-o", "-"];

fn with<'a>(words: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [words, more].concat()
}

#[test]
fn logs_are_those_of_the_passes_that_are_named() {
    for word in ["-debug-only=sroa,nvptx-isel", "--debug-only=sroa,nvptx-isel"] {
        let (_, logs) = done(&with(&QUIET, &[word]));
        let lines: Vec<&str> = logs.lines().collect();
        let named = |line: &&&str| {
            line.starts_with("[DEBUG sroa] saxpy: ") || line.starts_with("[DEBUG nvptx-isel] ")
        };
        assert!(lines.len() > 2 && lines.iter().filter(named).count() == lines.len(), "{logs}");
        assert_eq!(done(&with(&QUIET, &[word])).1, logs);
    }
    // Whole names: `nvptx` is the beginning of many, and none of them.
    let message = refused(&with(&QUIET, &["-debug-only=srao"]));
    assert!(message.contains("unknown pass 'srao'\nnote: did you mean 'sroa'?"), "{message}");
    let (_, logs) = done(&["opt", "--passes=sroa,early-cse", SAXPY, "-debug-only=early-cse"]);
    assert!(logs.contains("[DEBUG early-cse]") && !logs.contains("[DEBUG sroa]"), "{logs}");
    // The environment's logs stand beside them.
    let mut both = lanelift(&with(&QUIET, &["-debug-only=sroa"]));
    let (_, _, logs) = answer(both.env("RUST_LOG", "early-cse=debug"));
    assert!(logs.contains("[DEBUG sroa]") && logs.contains("DEBUG early-cse]"), "{logs}");
    assert!(!logs.contains("DEBUG adce]"), "{logs}");
}

const FOLDED: &str = "define i32 @f(i32 %x) {\n  %a = add i32 1, 2\n  %b = mul i32 %x, %a\n  ret i32 %b\n}\n\ndefine i32 @g(i32 %x) {\n  ret i32 %x\n}\n";

#[test]
fn changes_are_printed_as_texts_or_as_differences() {
    let scratch = Scratch::new("changed");
    let input = scratch.write("f.ll", FOLDED).display().to_string();
    let out = scratch.file("out.ll").display().to_string();
    let opt =
        |words: &[&str]| done(&with(&["opt", "--passes=early-cse", &input, "-o", &out], words)).1;
    let text = opt(&["-print-changed"]);
    let banners: Vec<&str> = text.lines().filter(|line| line.contains("***")).collect();
    assert_eq!(
        banners,
        [
            "; *** IR Dump At Start on f ***",
            "; *** IR Dump After early-cse on f ***",
            "; *** IR Dump At Start on g ***",
            "; *** IR Dump After early-cse on g omitted because no change ***"
        ]
    );
    assert_eq!(text.matches("%a = add").count(), 1, "{text}");
    let text = opt(&["--print-changed=quiet"]);
    let folded = "; *** IR Dump After early-cse on f ***\ndefine i32 @f(i32 %x) {\n  %b = mul i32 %x, 3\n  ret i32 %b\n}\n";
    assert_eq!(text, folded);
    let text = opt(&["-print-changed=diff-quiet"]);
    let difference = "; *** IR Dump After early-cse on f ***\n define i32 @f(i32 %x) {\n-  %a = add i32 1, 2\n-  %b = mul i32 %x, %a\n+  %b = mul i32 %x, 3\n   ret i32 %b\n }\n";
    assert_eq!(text, difference);
    let text = opt(&["-print-changed=diff"]);
    assert!(text.contains("At Start") && text.contains(difference), "{text}");
    assert_eq!(opt(&["-print-changed=quiet", "-filter-print-funcs=g"]), "");
    assert!(refused(&["opt", "--passes=sroa", &input, "-print-changed=x"]).contains("diff-quiet"));
}

#[test]
fn changes_of_machine_functions_are_what_the_next_pass_gets() {
    for (input, cpu, pass) in [
        (SAXPY, "sm_90", "register-coalescer"),
        (SPILLS, "gfx1100", "si-insert-waitcnts"),
        (SAXPY, "skl", "eu-regalloc"),
    ] {
        let target = if cpu == "skl" { "-march=intel" } else { "--color=never" };
        let cpu = format!("-mcpu={cpu}");
        let words = [input, target, &cpu, "-filetype=null"];
        let (_, text) = done(&with(&words, &["-print-changed"]));
        let told = |end: &str| text.contains(&format!("# *** IR Dump After {pass} on {end}"));
        assert!(told("saxpy") || told("rotate"), "{cpu}: {text}");
        assert!(text.contains("omitted because no change ***"), "{text}");
        // With -print-after-all all texts are printed; each change is one of them.
        let (_, all) = done(&with(&words, &["-print-after-all"]));
        let (_, quiet) = done(&with(&words, &["-print-changed=quiet"]));
        let mut changes = quiet.split("*** IR Dump After ").skip(1);
        assert!(changes.clone().count() > 3, "{quiet}");
        let body = |text: &str| text.split_once('\n').map(|part| part.1.to_owned());
        assert!(changes.all(|change| {
            let body = body(change).unwrap_or_default();
            all.contains(body.trim_end_matches("# ").trim_end_matches("; "))
        }));
    }
}

#[test]
fn a_function_is_printed_with_its_module() {
    let scratch = Scratch::new("scope");
    let input = scratch.write("f.ll", FOLDED).display().to_string();
    let out = scratch.file("out.ll").display().to_string();
    for option in ["-print-after=early-cse", "-print-changed=quiet", "-print-before-all"] {
        let words = ["opt", "--passes=early-cse", &input, "-o", &out, option];
        let dumps = done(&words).1.matches("*** IR Dump").count();
        assert!(dumps > 0);
        let (_, text) = done(&with(&words, &["-print-module-scope"]));
        assert_eq!(text.matches("*** IR Dump").count(), dumps, "{text}");
        for one in text.split("*** IR Dump").skip(1) {
            assert!(one.contains("@f(") && one.contains("@g("), "{option}: {text}");
        }
    }
    // The function that the pass changed is the changed one in the module.
    let words = ["opt", "--passes=early-cse", &input, "-o", &out, "-print-after-all"];
    let (_, text) = done(&with(&words, &["-print-module-scope"]));
    assert!(text.contains("mul i32 %x, 3") && !text.contains("%a = add"), "{text}");
    // Passes inside of `optimise`, too.
    let words = with(&QUIET, &["-print-after=early-cse", "-print-module-scope"]);
    assert!(done(&words).1.contains("target triple"));
}

/// The files in a folder whose names begin so, without that beginning.
fn files(folder: &Path, beginning: &str) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let names =
        entries.map(|entry| entry.expect("a file").file_name().into_string().expect("text"));
    let mut found: Vec<String> =
        names.filter_map(|name| name.strip_prefix(beginning).map(str::to_owned)).collect();
    found.sort();
    found
}

#[test]
fn the_stages_of_a_run_are_kept_beside_the_output() {
    for (input, cpu, output, begins, endings) in [
        (
            SAXPY,
            "sm_90",
            "k.ptx",
            "k-nvptx64-sm_90.",
            &["input.ll", "linked.ll", "mir", "opt.ll", "ptx"][..],
        ),
        (
            SPILLS,
            "gfx1100",
            "k.hsaco",
            "k-amdgcn-gfx1100.",
            &["input.ll", "linked.ll", "mir", "o", "opt.ll", "s"],
        ),
        (
            SAXPY,
            "skl",
            "k.zebin",
            "k-spir64-skl.",
            &["asm", "eu", "input.ll", "linked.ll", "opt.ll", "zebin"],
        ),
    ] {
        let scratch = Scratch::new("temps");
        let path = |name: &str| scratch.file(name).display().to_string();
        let (out, cpu) = (path(output), format!("-mcpu={cpu}"));
        let target = if output == "k.zebin" { "--target=intel" } else { "--color=never" };
        let words = [input, target, &cpu, "-o", &out];
        done(&with(&words, &["--save-temps"]));
        let kept = fs::read(&out).expect("the output");
        let folder = scratch.file("");
        assert_eq!(files(&folder, begins), endings);
        assert_eq!(files(&folder, "").len(), endings.len() + 1);
        let read = |ending: &str| fs::read(path(&format!("{begins}{ending}"))).expect(ending);
        assert_eq!(read("input.ll"), fs::read(root().join(input)).expect("the input"));
        // The output is that of a run without the option.
        done(&words);
        assert_eq!(fs::read(&out).expect("the output"), kept);
        match output {
            "k.ptx" => assert_eq!(read("ptx"), kept),
            "k.zebin" => assert_eq!(read("zebin"), kept),
            _ => assert_eq!(&read("o")[..4], b"\x7fELF"),
        }
        // A run can go on from each stage that is LLVM IR; finished machine functions can be read.
        let passes = if output == "k.zebin" { "eu-print-rp" } else { "dead-mi-elimination" };
        let machine = if output == "k.zebin" { "eu" } else { "mir" };
        for (ending, passes) in [("linked.ll", "sroa"), ("opt.ll", "sroa"), (machine, passes)] {
            let (file, run) = (path(&format!("{begins}{ending}")), format!("-run-pass={passes}"));
            let (text, _) = done(&[&file, target, &cpu, &run, "-o", "-"]);
            assert!(text.contains("saxpy") || text.contains("rotate"), "{text}");
        }
    }
}

#[test]
fn stages_before_a_mistake_are_kept() {
    let scratch = Scratch::new("temps-refused");
    let text = "target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel void @k(ptr %p) {\n  %w = load fp128, ptr %p\n  %v = fadd fp128 %w, %w\n  store fp128 %v, ptr %p\n  ret void\n}\n";
    let input = scratch.write("k.ll", text).display().to_string();
    let out = scratch.file("out.ptx").display().to_string();
    let plain = refused(&[&input, "-mcpu=sm_90", "-o", &out]);
    assert_eq!(refused(&[&input, "-mcpu=sm_90", "-o", &out, "--save-temps"]), plain);
    let folder = scratch.file("");
    assert_eq!(files(&folder, "out-nvptx64-sm_90."), ["input.ll", "linked.ll", "opt.ll"]);
    assert!(!Path::new(&out).exists());
    let words = with(&QUIET, &["--save-temps"]);
    assert!(refused(&words).contains("standard output is in no folder: add -o FILE"));
    let part = [SAXPY, "-mcpu=sm_90", "-o", &out, "--save-temps", "-stop-after=sroa"];
    assert!(refused(&part).contains("--save-temps keeps the stages of a whole run"));
}

#[test]
fn counts_are_json() {
    let scratch = Scratch::new("stats");
    let file = scratch.file("counts.json").display().to_string();
    let (_, shown) = done(&with(&QUIET, &["-stats-json"]));
    done(&with(&QUIET, &["--stats-json-file", &file]));
    let written = fs::read_to_string(&file).expect("the counts");
    assert_eq!(shown, written);
    let counts: serde_json::Value = serde_json::from_str(&written).expect("JSON");
    assert_eq!(counts["early-cse.functions changed"], 1);
    // The same numbers as in the table.
    let (_, table) = done(&with(&QUIET, &["-stats"]));
    for line in table.lines() {
        let (number, rest) = line.trim().split_once(' ').expect("a number");
        let (pass, what) = rest.split_once(" - ").expect("a pass");
        let key = format!("{}.{what}", pass.trim());
        assert_eq!(counts[&key].to_string(), number, "{key}");
    }
    assert_eq!(counts.as_object().map(serde_json::Map::len), Some(table.lines().count()));
    // Of several inputs the sum.
    let dir = scratch.file("out").display().to_string();
    let copy = scratch.write("copy.ll", fs::read_to_string(root().join(SAXPY)).expect("a module"));
    let copy = copy.display().to_string();
    done(&[SAXPY, &copy, "-mcpu=sm_90", "--out-dir", &dir, "-j2", "--stats-json-file", &file]);
    let sum: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(&file).expect("the counts")).expect("JSON");
    assert_eq!(sum["early-cse.functions changed"], 2);
    let (_, shown) = done(&["opt", "--passes=early-cse", SAXPY, "-stats-json", "-o", "/dev/null"]);
    assert!(shown.starts_with('{'), "{shown}");
}

/// The bytes that comments of assembly show.
fn encodings(assembly: &str) -> Vec<u8> {
    let comments = assembly.lines().filter_map(|line| line.split_once(" encoding: ["));
    let numbers = comments.flat_map(|(_, rest)| rest.trim_end_matches(']').split(','));
    numbers.map(|number| u8::from_str_radix(&number[2..], 16).expect("a byte")).collect()
}

#[test]
fn comments_show_the_bytes_of_the_object() {
    let scratch = Scratch::new("encoding");
    for (input, cpu, target) in [
        (SPILLS, "gfx1100", "amdgcn"),
        (SPILLS, "gfx942", "amdgcn"),
        (SAXPY, "skl", "intel"),
        (SAXPY, "tgl", "intel"),
    ] {
        let object = scratch.file(&format!("{cpu}.o")).display().to_string();
        let words = [input, &format!("-mcpu={cpu}"), &format!("-march={target}")];
        let (assembly, _) = done(&with(&words, &["-filetype=asm", "-o", "-", "-show-mc-encoding"]));
        done(&with(&words, &["-filetype=obj", "-o", &object]));
        let (shown, object) = (encodings(&assembly), fs::read(&object).expect("the object"));
        assert!(shown.len() > 100, "{assembly}");
        assert!(object.windows(shown.len()).any(|part| part == shown), "{cpu}: {assembly}");
        // Without the comments it is the assembly without the option.
        let bare: Vec<&str> = assembly
            .lines()
            .map(|line| line.split_once(" encoding: [").map_or(line, |(text, _)| text))
            .map(|line| line.trim_end_matches(['/', ';']).trim_end())
            .collect();
        let (plain, _) = done(&with(&words, &["-filetype=asm", "-o", "-"]));
        let plain: Vec<&str> =
            plain.lines().map(|line| line.trim_end_matches(';').trim_end()).collect();
        assert_eq!(bare, plain);
    }
    let message = refused(&with(&QUIET, &["-show-mc-encoding"]));
    assert!(message.contains("PTX has no encodings"), "{message}");
}

#[test]
fn a_trace_has_a_span_for_each_pass_and_function() {
    let scratch = Scratch::new("trace");
    let out = scratch.file("k.ptx").display().to_string();
    let file = scratch.file("own.json").display().to_string();
    done(&[SAXPY, "-mcpu=sm_90", "-o", &out, "-time-trace"]);
    done(&[SAXPY, "-mcpu=sm_90", "-o", &out, "--time-trace-file", &file]);
    for path in [format!("{out}.time-trace"), file] {
        let text = fs::read_to_string(&path).expect("a trace");
        let trace: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let events = trace["traceEvents"].as_array().expect("events");
        let spans: Vec<_> = events.iter().filter(|event| event["ph"] == "X").collect();
        assert!(spans.iter().all(|span| span["ts"].is_u64() && span["dur"].is_u64()));
        let named = |name: &str| spans.iter().filter(|span| span["name"] == name).count();
        assert_eq!((named("compile"), named("Total nvptx-isel")), (1, 1));
        let (_, table) = done(&with(&QUIET, &["-time-passes", "-filetype=null"]));
        for row in table.lines().skip(1) {
            let words: Vec<&str> = row.split_whitespace().collect();
            let (pass, runs) = (words[words.len() - 1], words[words.len() - 3]);
            if pass != "total" {
                assert_eq!(named(pass).to_string(), runs, "{pass}");
            }
        }
        let sroa = spans.iter().find(|span| span["name"] == "sroa").expect("a span");
        assert_eq!(sroa["args"]["detail"], "saxpy");
        // Inside of the span of the whole.
        let whole = spans.iter().find(|span| span["name"] == "compile").expect("a span");
        let end = |span: &serde_json::Value| {
            span["ts"].as_u64().unwrap_or_default() + span["dur"].as_u64().unwrap_or_default()
        };
        assert!(end(sroa) <= end(whole) + 1);
    }
    let message = refused(&with(&QUIET, &["-time-trace"]));
    assert!(message.contains("add -time-trace-file=FILE"), "{message}");
    let huge = ["-time-trace-granularity=100000000"];
    done(&with(&[SAXPY, "-mcpu=sm_90", "-o", &out, "-time-trace"], &huge));
    let text = fs::read_to_string(format!("{out}.time-trace")).expect("a trace");
    assert!(!text.contains("\"name\":\"sroa\"") && text.contains("Total sroa"), "{text}");
}

#[test]
fn a_reproducer_runs_again() {
    let scratch = Scratch::new("reproducer");
    let folder = scratch.file("saved");
    let place = format!("-crash-diagnostics-dir={}", folder.display());
    let out = scratch.file("k.ptx").display().to_string();
    let run = [SAXPY, "-mcpu=sm_90", "-o", &out, &place];
    let (_, said) = done(&with(&run, &["-gen-reproducer"]));
    let line = said.lines().find(|line| line.ends_with("runs it again")).expect("a command");
    let script = line.trim_start_matches("note: sh ").trim_end_matches(" runs it again");
    let mut again = Command::new("sh");
    assert!(again.arg(script).output().expect("sh starts").status.success());
    let made = Path::new(script).with_file_name("k.ptx");
    assert_eq!(fs::read(made).expect("the output"), fs::read(&out).expect("the output"));
    // A mistake of the input saves nothing, unless that is asked for.
    let count = || files(&folder, "lanelift-crash-").len();
    let bad = scratch.write("bad.ll", "define void @f() {\n").display().to_string();
    let words = [&*bad, "-o", &out, &place];
    refused(&words);
    refused(&with(&words, &["-gen-reproducer=crash"]));
    refused(&with(&words, &["-gen-reproducer=off"]));
    assert_eq!(count(), 1);
    let message = refused(&with(&words, &["--gen-reproducer=error"]));
    assert!(message.contains("the input and the command line are saved in"), "{message}");
    assert_eq!(count(), 2);
}

#[test]
fn standard_input_is_in_a_reproducer() {
    use std::io::Write as _;
    use std::process::Stdio;
    let scratch = Scratch::new("reproducer-stdin");
    let folder = scratch.file("saved");
    let place = format!("-crash-diagnostics-dir={}", folder.display());
    let mut command = lanelift(&["-", "-mcpu=sm_90", "-filetype=null", &place, "-gen-reproducer"]);
    command.stdin(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().expect("it starts");
    let text = fs::read(root().join(SAXPY)).expect("a module");
    child.stdin.take().expect("a pipe").write_all(&text).expect("it reads");
    assert!(child.wait().expect("it ends").success());
    let saved = fs::read_dir(&folder).expect("a folder").next().expect("one").expect("readable");
    assert_eq!(fs::read(saved.path().join("stdin")).expect("the input"), text);
    let script = fs::read_to_string(saved.path().join("run.sh")).expect("the script");
    assert!(script.contains(" '-filetype=null' stdin \"$@\""), "{script}");
}

#[test]
fn no_time_leaves_optional_passes_out_and_says_so() {
    let scratch = Scratch::new("time");
    let out = |name: &str| scratch.file(name).display().to_string();
    for (input, cpu) in [(SAXPY, "sm_90"), (SPILLS, "gfx1100")] {
        let cpu = format!("-mcpu={cpu}");
        let (limited, none, whole) = (out("limited"), out("none"), out("whole"));
        let words = |file: &str| {
            [input.to_owned(), cpu.clone(), "-filetype=asm".into(), "-o".into(), file.into()]
        };
        let run = |file: &str, more: &[&str]| {
            let words = words(file);
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            done(&with(&words, more)).1
        };
        let said = run(&limited, &["-max-compile-time=0"]);
        assert!(said.contains("warning: optional passes on '"), "{said}");
        assert!(said.contains("-opt-bisect-limit=0 makes the same on every machine"), "{said}");
        run(&none, &["-opt-bisect-limit=0"]);
        assert_eq!(fs::read(&limited).expect("code"), fs::read(&none).expect("code"));
        assert_eq!(run(&whole, &["--max-compile-time=100000"]), run(&whole, &[]));
        assert_ne!(fs::read(&limited).expect("code"), fs::read(&whole).expect("code"));
    }
    // What depends on the time is not kept in a cache.
    let cache = format!("--cache-dir={}", out("cache"));
    let file = out("k.ptx");
    let words = [SAXPY, "-mcpu=sm_90", "-o", &file, &cache];
    done(&with(&words, &["-max-compile-time=0"]));
    assert!(!done(&words).1.contains("optional passes"));
}

/// The commands of docs/debugging.md with the lines that it shows of their output, which need not be all.
fn shown() -> Vec<(Vec<String>, Vec<String>)> {
    let chapter = fs::read_to_string(root().join("docs/debugging.md")).expect("the chapter");
    let blocks = chapter.split("```console\n").skip(1).filter_map(|rest| rest.split_once("```"));
    let commands = blocks.flat_map(|(block, _)| block.split("$ lanelift ").skip(1));
    let parted = commands.map(|text| {
        let (command, output) = text.split_once('\n').expect("a command and its output");
        // What is in quotes is one word.
        let words = command.split('"').enumerate().flat_map(|(n, part)| match n % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        });
        (words.collect(), output.lines().map(str::to_owned).collect())
    });
    parted.collect()
}

#[test]
fn the_chapter_shows_what_the_command_prints() {
    let all = shown();
    assert!(all.len() > 12, "{}", all.len());
    // Outputs lie in a folder of their own.
    let scratch = Scratch::new("chapter");
    let place = scratch.file("");
    fs::create_dir(place.join("examples")).expect("a folder");
    for name in [SAXPY, SPILLS] {
        fs::copy(root().join(name), place.join(name)).expect("an example");
    }
    for (words, lines) in all {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (_, stdout, stderr) = answer(lanelift(&words).current_dir(&place));
        let text = stdout + &stderr;
        let mut rest = &*text;
        for line in lines {
            let at = rest.find(&line).unwrap_or_else(|| panic!("{words:?}: {line}\n{text}"));
            rest = &rest[at + line.len()..];
        }
    }
}
