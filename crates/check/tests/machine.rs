//! Mistakes of machine code and of PTX: what LLVM compiles is clean, and what is taken out of it is missed.

use check::{Finding, Kind, Launches, Limits, Program, Report, Request, find};
use gpu_sim::launch::Launch;
use judges::{Judge, Scratch, run};
use std::time::Duration;

/// Threads exchange values by local memory, divide them, and store the quotients.
const AMD: &str = include_str!("kernels/reverse_amd.ll");
const NVIDIA: &str = include_str!("kernels/reverse_nvidia.ll");
const LAUNCH: &str = "--kernel reverse --block 128 --arg data=buf:f32x128:iota:1 --arg f32:3";

const LIMIT: Duration = Duration::from_secs(60);

/// Assembly of a module by `llc`.
fn assembly(text: &str, cpu: &str) -> Option<String> {
    let llc = Judge::Llc.need()?;
    let scratch = Scratch::new("check");
    let (input, output) = (scratch.write("k.ll", text), scratch.file("k.s"));
    let cpu = format!("-mcpu={cpu}");
    let words = ["-O3", &cpu, "-o", output.to_str()?, input.to_str()?];
    let verdict = run(llc, words, LIMIT);
    assert!(verdict.ok, "{}", verdict.messages());
    Some(std::fs::read_to_string(output).expect("assembly"))
}

/// Assembles and links code for an AMD GPU.
fn code_object(assembly: &str, cpu: &str) -> Option<Program> {
    let (mc, lld) = (Judge::Mc.need()?, Judge::Lld.need()?);
    let scratch = Scratch::new("check");
    let input = scratch.write("k.s", assembly);
    let (object, linked) = (scratch.file("k.o"), scratch.file("k.hsaco"));
    let cpu = format!("-mcpu={cpu}");
    let words = ["-triple=amdgcn-amd-amdhsa", &cpu, "-filetype=obj", "-g", "-o"];
    let words = words.into_iter().chain([object.to_str()?, input.to_str()?]);
    let verdict = run(mc, words, LIMIT);
    assert!(verdict.ok, "{}", verdict.messages());
    let verdict = run(lld, ["-shared", "-o", linked.to_str()?, object.to_str()?], LIMIT);
    assert!(verdict.ok, "{}", verdict.messages());
    Some(Program::binary(&std::fs::read(linked).expect("a code object")).expect("it is read"))
}

fn check(program: &Program) -> Report {
    let launch = Launch::parse_line(LAUNCH).expect("a launch");
    let launches = Launches::Given(Box::new(launch), LAUNCH.to_owned());
    let limits = Limits { runs: 8, instructions: 1_000_000 };
    find(program, &Request { launches, seed: 0, limits }).expect("a report")
}

fn mistake(report: &Report) -> &Finding {
    assert!(report.problems.is_empty(), "{:?}", report.problems);
    let [finding] = &report.findings[..] else { panic!("one mistake: {report:?}") };
    assert!(!finding.guessed);
    finding
}

/// The text without the line with a number.
fn without(text: &str, line: usize) -> String {
    let lines = text.lines().enumerate().filter(|(n, _)| *n != line);
    lines.map(|(_, line)| format!("{line}\n")).collect()
}

#[test]
fn waits_and_barriers_that_are_taken_out_are_missed() {
    for cpu in ["gfx942", "gfx1100"] {
        let Some(text) = assembly(&AMD.replace("CPU", cpu), cpu) else { return };
        let Some(program) = code_object(&text, cpu) else { return };
        let clean = check(&program);
        assert!(clean.findings.is_empty() && clean.problems.is_empty(), "{clean:?}");
        let mut kinds = Vec::new();
        for (n, line) in text.lines().enumerate() {
            let word = line.split_whitespace().next().unwrap_or_default();
            if !matches!(word, "s_waitcnt" | "s_barrier") {
                continue;
            }
            let program = code_object(&without(&text, n), cpu).expect("the tools are there");
            let report = check(&program);
            // A wait that nothing needs may be among them.
            let Some(found) = report.findings.first() else { continue };
            let expected = if word == "s_barrier" { Kind::Race } else { Kind::MissingWait };
            assert_eq!(found.kind, expected, "{cpu}: {line}: {found:?}");
            assert!(found.place.address.is_some() && found.other.is_some(), "{found:?}");
            // `llvm-mc -g` makes the assembly the source.
            let source = found.place.source.as_ref().expect("debug information");
            assert!(source.file.ends_with("k.s") && source.line > 0, "{source:?}");
            kinds.push(found.kind);
        }
        assert!(kinds.contains(&Kind::Race), "{cpu}: {kinds:?}");
        let waits = kinds.iter().filter(|kind| **kind == Kind::MissingWait).count();
        assert!(waits >= 3, "{cpu}: {kinds:?}\n{text}");
    }
}

/// A lane is chosen by a scalar register that a vector instruction has just written: four wait states are between them on gfx9.
#[test]
fn missing_wait_states_are_a_hazard() {
    let Some(text) = assembly(&AMD.replace("CPU", "gfx942"), "gfx942") else { return };
    let with = |between: &str| {
        let lines = format!(
            "\tv_readfirstlane_b32 s4, v0\n{between}\tv_readlane_b32 s5, v0, s4\n\ts_endpgm"
        );
        code_object(&text.replacen("\ts_endpgm", &lines, 1), "gfx942").map(|p| check(&p))
    };
    let Some(clean) = with("\ts_nop 3\n") else { return };
    assert!(clean.findings.is_empty() && clean.problems.is_empty(), "{clean:?}");
    let report = with("").expect("the tools are there");
    let found = mistake(&report);
    assert_eq!(found.kind, Kind::Hazard);
    let instruction = found.place.instruction.as_ref().expect("an instruction");
    assert!(instruction.contains("v_readlane_b32"), "{instruction}");
}

#[test]
fn ptx_without_its_barrier_races() {
    let Some(text) = assembly(NVIDIA, "sm_90") else { return };
    let program = Program::ptx(&text).expect("PTX");
    let clean = check(&program);
    assert!(clean.findings.is_empty() && clean.problems.is_empty(), "{clean:?}");
    let barrier =
        text.lines().position(|line| line.contains("bar.sync") || line.contains("barrier"));
    let broken = without(&text, barrier.expect("a barrier"));
    let report = check(&Program::ptx(&broken).expect("PTX"));
    let found = mistake(&report);
    assert_eq!(found.kind, Kind::Race);
    let line = |line: Option<u32>| broken.lines().nth(line.expect("a line") as usize - 1);
    let other = found.other.as_ref().expect("the other access");
    let lines = [line(found.place.line), line(other.line)].map(Option::unwrap_or_default);
    assert!(lines.iter().any(|line| line.contains("st.shared")), "{lines:?}");
    assert!(lines.iter().any(|line| line.contains("ld.shared")), "{lines:?}");
}

/// Nothing in the program says what a pointer's buffer must hold.
#[test]
fn code_with_made_up_arguments_is_only_sure_of_what_needs_none() {
    let Some(text) = assembly(&AMD.replace("CPU", "gfx942"), "gfx942") else { return };
    let limits = Limits { runs: 4, instructions: 1_000_000 };
    let request = Request { launches: Launches::MadeUp(None), seed: 0, limits };
    let find_in = |text: &str| {
        let program = code_object(text, "gfx942")?;
        Some(find(&program, &request).expect("a report"))
    };
    let Some(clean) = find_in(&text) else { return };
    assert!(clean.findings.is_empty() && clean.problems.is_empty(), "{clean:?}");
    let line = |word: &str| text.lines().position(|line| line.trim_start().starts_with(word));
    let broken = without(&text, line("s_barrier").expect("a barrier"));
    let report = find_in(&broken).expect("the tools are there");
    assert!(report.findings.iter().any(|f| f.kind == Kind::Race && f.guessed), "{report:?}");
    let broken = without(&text, line("s_waitcnt").expect("a wait"));
    let report = find_in(&broken).expect("the tools are there");
    let certain = |f: &Finding| f.kind == Kind::MissingWait && !f.guessed;
    assert!(report.findings.iter().any(certain), "{report:?}");
}
