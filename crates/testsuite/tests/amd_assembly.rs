//! Inline assembly on AMD processors: `tests/data/amd-assembly-values.ll` computes what plain code does, in the simulator, by our
//! code and by `llc`'s; `tests/data/amd-assembly-texts.txt` has texts of all kinds, whose instructions are those that `llc`
//! emits.

use amdgpu_backend::Generation;
use amdgpu_backend::asm_parser::parse;
use amdgpu_backend::print::print;
use gpu_sim::launch::Launch;
use judges::{Judge, Scratch, run};
use std::time::Duration;
use testsuite::amd::{GENERATIONS, Tools, agree, compile};
use testsuite::{parallel, pipeline};

/// A processor's name in the data.
fn short(cpu: &str) -> &'static str {
    match cpu {
        "gfx900" => "9",
        "gfx90a" => "90a",
        "gfx942" => "942",
        "gfx1030" => "10",
        "gfx1100" => "11",
        _ => "12",
    }
}

/// The module of assembly for a processor, or the plain one.
fn module_of(text: &str, cpu: Option<&str>) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let (kind, rest) = line.split_once("  ").unwrap_or((line, ""));
        let wanted = match (kind, cpu) {
            (";asm", cpu) => cpu.is_some(),
            (";plain", cpu) => cpu.is_none(),
            (kind, cpu) if kind.starts_with(";asm[") => {
                let list = kind.trim_start_matches(";asm[").trim_end_matches(']');
                cpu.is_some_and(|cpu| list.split(',').any(|name| name == short(cpu)))
            }
            _ => {
                out.push_str(line);
                out.push('\n');
                continue;
            }
        };
        if wanted {
            out.push_str(rest);
            out.push('\n');
        }
    }
    out
}

#[test]
fn texts_compute_what_plain_code_does() {
    let text = include_str!("data/amd-assembly-values.ll");
    let launches: Vec<Launch> = text
        .lines()
        .filter_map(|line| line.strip_prefix("; run: "))
        .map(|line| Launch::parse_line(line).expect("a launch"))
        .collect();
    let read = |text: &str| pipeline::read("assembly.ll", text.as_bytes()).expect("a module");
    let plain = read(&module_of(text, None));
    let tools = Tools::need();
    let failures: Vec<String> = parallel::map(&GENERATIONS, |&(cpu, _)| {
        let own = module_of(text, Some(cpu));
        let mut failures = Vec::new();
        let mut judge = |who: &str, object: Result<Vec<u8>, String>| {
            for launch in &launches {
                let result = object.clone().and_then(|object| {
                    agree(&plain, &object, std::slice::from_ref(launch))
                });
                failures.extend(result.err().map(|e| format!("{cpu}, {who}: {e}")));
            }
        };
        for level in [0, 3] {
            judge(&format!("-O{level}"), compile(read(&own), cpu, level));
        }
        if let Some(tools) = tools {
            // The data wait for nothing on gfx11 and gfx12, where `llc` leaves that to the text.
            if !matches!(cpu, "gfx1100" | "gfx1200") {
                let object = tools.object(&own, cpu, "-O3").and_then(|o| tools.link(&[o]));
                judge("llc", object);
            }
        }
        failures
    })
    .concat();
    assert!(failures.is_empty(), "{} wrong\n{}", failures.len(), failures.join("\n"));
}
