//! `--deny` and `--warn` of the command: the text, the exit code, the outputs, the JSON, the cache, several inputs.

use judges::Scratch;
use std::fs;
use testsuite::command::run;
use testsuite::corpus::root;

/// The output that a page of the book shows after a line with a command.
fn shown(page: &str, command: &str) -> String {
    let text = fs::read_to_string(root().join("docs").join(page)).expect("a page");
    let (_, after) = text.split_once(command).expect("the page has the command");
    let (_, block) = after.split_once("```text\n").expect("a block follows");
    block.split_once("```").expect("it ends").0.to_owned()
}

#[test]
fn the_example_of_the_book_is_denied_as_the_book_says() {
    let scratch = Scratch::new("limits");
    let output = scratch.path().join("rotate.hsaco");
    let line = "lanelift examples/spills.ll -mcpu=gfx1100 -o rotate.hsaco --deny spills";
    let place = output.display().to_string();
    let words: Vec<&str> = line.split_whitespace().skip(1).collect();
    let words: Vec<&str> =
        words.into_iter().map(|w| if w == "rotate.hsaco" { place.as_str() } else { w }).collect();
    let Some((ok, stdout, stderr)) = run(&words) else { return };
    assert!(!ok && stdout.is_empty() && !output.exists());
    assert_eq!(stderr, shown("command.md", line));
}

#[test]
fn the_summary_has_the_conditions_that_are_met() {
    let deny = ["examples/spills.ll", "-mcpu=gfx1100", "-o", "/dev/null", "--json"];
    let words = [&deny[..], &["--deny=vgprs>4,scratch", "--warn-spills"]].concat();
    let Some((ok, stdout, stderr)) = run(&words) else { return };
    assert!(!ok && stderr.contains("8 vector registers, more than 4"), "{stderr}");
    let json: serde_json::Value = serde_json::from_str(&stdout).expect("a document");
    let module = &json["modules"][0];
    assert_eq!(
        (&module["status"], &module["kernels"][0]["name"]),
        (&"failed".into(), &"rotate".into())
    );
    let limits: Vec<String> = module["limits"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|one| format!("{} {} {}", one["action"], one["condition"], one["value"]))
        .collect();
    assert_eq!(
        limits,
        ["\"deny\" \"vgprs>4\" 8", "\"deny\" \"scratch\" 32", "\"warn\" \"spills\" 8"]
    );
    let severities: Vec<&str> = module["diagnostics"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|d| d["severity"].as_str())
        .collect();
    assert_eq!(severities, ["warning", "error", "error"]);
}

#[test]
fn a_cached_output_belongs_to_its_conditions() {
    let scratch = Scratch::new("limits-cache");
    let cache = format!("--cache-dir={}", scratch.path().join("cache").display());
    let compile = |more: &[&str]| {
        run(&[&["examples/spills.ll", "-mcpu=gfx1100", "-o", "/dev/null", &cache, "--json"], more]
            .concat())
    };
    let Some((ok, ..)) = compile(&[]) else { return };
    assert!(ok);
    for round in ["compiled", "cached"] {
        let (ok, stdout, stderr) = compile(&["-warn-spills"]).expect("the command");
        assert!(ok && stderr.contains("warning: kernel 'rotate' spills"), "{round}: {stderr}");
        assert!(stdout.contains(&format!("\"status\": \"{round}\"")), "{stdout}");
        assert!(stdout.contains("\"limits\": ["), "{stdout}");
    }
    for _ in 0..2 {
        let (ok, stdout, _) = compile(&["-deny=spills"]).expect("the command");
        assert!(!ok && stdout.contains("\"status\": \"failed\""));
    }
}

#[test]
fn messages_are_the_same_with_any_number_of_threads() {
    let scratch = Scratch::new("limits-threads");
    let text = fs::read_to_string(root().join("examples/spills.ll")).expect("the example");
    let inputs: Vec<String> = (0..6)
        .map(|n| {
            scratch
                .write(&format!("k{n}.ll"), text.replace("rotate", &format!("k{n}")))
                .display()
                .to_string()
        })
        .collect();
    let out = scratch.path().join("out").display().to_string();
    let compile = |threads: &str| {
        let mut words: Vec<&str> = inputs.iter().map(String::as_str).collect();
        words.extend(["-mcpu=gfx1100", "--out-dir", &out, "-j", threads, "--deny=spills"]);
        run(&words)
    };
    let Some((ok, _, one)) = compile("1") else { return };
    assert!(!ok && one.matches("error: kernel").count() == 6, "{one}");
    assert_eq!(compile("4").expect("the command").2, one);
}

#[test]
fn conditions_that_cannot_be_meant_are_refused() {
    for (words, wanted) in [
        (&["--deny=spill"][..], "'spill' is no condition on a kernel"),
        (&["--deny=occupancy>4"], "'occupancy' is followed by '<' and a number"),
        (&["--deny=registers>4"], "'registers>4' cannot be checked for AMD"),
        (&["--deny=spills", "-stop-after=si-insert-waitcnts"], "a part of a run"),
    ] {
        let words = [&["examples/spills.ll", "-mcpu=gfx1100", "-o", "-"], words].concat();
        let Some((ok, _, stderr)) = run(&words) else { return };
        assert!(!ok && stderr.contains(wanted), "{stderr}");
    }
}
