//! Inline assembly on AMD processors: `tests/data/amd-assembly-values.ll` computes what plain code does, in the simulator, by our
//! code and by `llc`'s; `tests/data/amd-assembly-texts.txt` has texts of all kinds, whose instructions are those that `llc`
//! emits.

use amdgpu_backend::Options;
use amdgpu_backend::target::asm::parser::parse;
use amdgpu_backend::target::asm::print::print;
use amdgpu_backend::{Processor, Target};
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
    let launches = Launch::from_comments(text).expect("launches");
    let read = |text: &str| pipeline::read("assembly.ll", text.as_bytes()).expect("a module");
    let plain = read(&module_of(text, None));
    let tools = Tools::need();
    let failures: Vec<String> = parallel::map(&GENERATIONS, |&(cpu, _)| {
        let own = module_of(text, Some(cpu));
        let mut failures = Vec::new();
        let mut judge = |who: &str, object: Result<Vec<u8>, String>| {
            for launch in &launches {
                let result = object
                    .clone()
                    .and_then(|object| agree(&plain, &object, std::slice::from_ref(launch)));
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

/// A text of the data for one processor.
struct Text {
    line: usize,
    refused: bool,
    result: String,
    constraints: String,
    args: Vec<String>,
    template: String,
}

/// Whether a list of processors has one: `9,90a`, `10+`, `*`.
fn lists(list: &str, cpu: &str) -> bool {
    const ORDER: [&str; 6] = ["9", "90a", "942", "10", "11", "12"];
    let place = |name: &str| ORDER.iter().position(|o| *o == name);
    list.split(',').map(str::trim).any(|name| match name.strip_suffix('+') {
        Some(first) => place(first) <= place(short(cpu)),
        None => name == "*" || name == short(cpu),
    })
}

/// The types of a list, which commas separate where no bracket is open.
fn split_types(list: &str) -> Vec<String> {
    let mut depth = 0;
    let mut found = vec![String::new()];
    for c in list.chars() {
        match c {
            '(' | '<' => depth += 1,
            ')' | '>' => depth -= 1,
            _ => {}
        }
        match c {
            ',' if depth == 0 => found.push(String::new()),
            c => found.last_mut().expect("one").push(c),
        }
    }
    found.iter().map(|ty| ty.trim().to_owned()).filter(|ty| ty != "-").collect()
}

/// The texts of a processor.
fn texts_for(cpu: &str) -> Vec<Text> {
    let mut found = Vec::new();
    let data = include_str!("data/amd-assembly-texts.txt");
    for (number, line) in data.lines().enumerate() {
        let parts: Vec<&str> = line.split(" | ").map(str::trim).collect();
        let [list, result, constraints, args, template, others @ ..] = parts.as_slice() else {
            continue;
        };
        if line.starts_with('#') || !lists(list.trim_start_matches('!'), cpu) {
            continue;
        }
        let mut template = (*template).to_owned();
        // On some processors the first word is another one, or the hardware register.
        for other in others.first().into_iter().flat_map(|o| o.split(';')) {
            let (list, word) = other.split_once('=').expect("processors and a word");
            if lists(list, cpu) {
                let old = if word.starts_with("hwreg") {
                    let start = template.find("hwreg(").expect("a register");
                    let end = start + template[start..].find(')').expect("its end") + 1;
                    template[start..end].to_owned()
                } else {
                    template.split(' ').next().expect("a word").to_owned()
                };
                template = template.replacen(&old, word, 1);
            }
        }
        found.push(Text {
            line: number + 1,
            refused: list.starts_with('!'),
            result: (*result).to_owned(),
            constraints: (*constraints).to_owned(),
            args: split_types(args),
            template,
        });
    }
    found
}

/// A function of the text; scalars are `inreg`, as they must be to reach `s` operands.
fn function_of(text: &Text) -> String {
    let inputs = text.constraints.split(',').filter(|c| !c.starts_with(['=', '~']));
    let (mut params, mut args) = (Vec::new(), Vec::new());
    for (n, (ty, constraint)) in text.args.iter().zip(inputs).enumerate() {
        if let Some(number) = ty.strip_prefix('#') {
            args.push(format!("i32 {number}"));
            continue;
        }
        let inreg = if constraint.starts_with('s') { " inreg" } else { "" };
        params.push(format!("{ty}{inreg} %a{n}"));
        args.push(format!("{ty} %a{n}"));
    }
    let Text { line, result, constraints, .. } = text;
    let template = text.template.replace("\\n", "\\0A").replace('"', "\\22");
    let (assign, ret) = match result.as_str() {
        "void" => ("", "ret void".to_owned()),
        ty => ("%r = ", format!("ret {ty} %r")),
    };
    format!(
        "define {result} @f{line}({}) {{\n  {assign}call {result} asm sideeffect \"{template}\", \"{constraints}\"({})\n  {ret}\n}}\n",
        params.join(", "),
        args.join(", "),
    )
}

/// An instruction without the registers' numbers and the encoding.
fn shape(line: &str) -> String {
    let mut out = String::new();
    let mut rest = line.split(';').next().unwrap_or("").trim();
    while let Some(c) = rest.chars().next() {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        let word = &rest[..end];
        rest = &rest[end..];
        let letter = word.chars().next().filter(|c| matches!(c, 'v' | 'a' | 's'));
        let digits = word.get(1..).unwrap_or("");
        if letter.is_some() && word.len() == 1 && rest.starts_with('[') {
            rest = &rest[rest.find(']').map_or(rest.len(), |end| end + 1)..];
            out.push_str(if letter == Some('s') { "s#" } else { "v#" });
        } else if letter.is_some()
            && !digits.is_empty()
            && digits.bytes().all(|b| b.is_ascii_digit())
        {
            out.push_str(if letter == Some('s') { "s#" } else { "v#" });
        } else if matches!(word, "vcc" | "vcc_lo" | "exec" | "exec_lo" | "exec_hi" | "null") {
            out.push_str("s#");
        } else if word.is_empty() {
            out.push(c);
            rest = &rest[c.len_utf8()..];
        } else {
            out.push_str(word);
        }
    }
    for suffix in ["_e32", "_e64"] {
        out = out.replacen(&format!("{suffix} "), " ", 1).replacen(
            &format!("{suffix}_dpp"),
            "_dpp",
            1,
        );
    }
    out.replace("v_accvgpr_read_b32", "v_mov_b32").replace("v_accvgpr_write_b32", "v_mov_b32")
}

/// Whether the selector makes a line itself: waits, and moves of M0.
fn is_made(line: &str) -> bool {
    line.starts_with("s_wait") || line.starts_with("s_delay_alu") || line.contains("m0")
}

/// The lines between a function's label and its end.
fn lines_of(assembly: &str, line: usize) -> Vec<&str> {
    let label = format!("f{line}:");
    let lines = assembly.lines().map(str::trim).skip_while(|l| l.split(' ').next() != Some(&label));
    lines.skip(1).take_while(|l| !l.starts_with(".Lfunc_end")).collect()
}

/// The statements of `llc`'s text that ours has not.
fn missing(target: Target, ours: &[&str], theirs: &[&str]) -> Vec<String> {
    let ours: Vec<String> = ours.iter().map(|line| shape(line)).collect();
    let start = theirs.iter().position(|l| l.contains("#ASMSTART")).map_or(0, |at| at + 1);
    let statements = theirs[start..].iter().take_while(|l| !l.contains("#ASMEND"));
    let statements = statements.map(|l| l.split(';').next().unwrap_or("").trim());
    let mut found = Vec::new();
    for statement in statements.filter(|l| !l.is_empty() && !is_made(l)) {
        let parsed = match parse(target, statement) {
            Ok(parsed) => parsed,
            Err(error) => {
                found.push(format!("{statement}: {}", error.message));
                continue;
            }
        };
        let mut wanted = parsed.iter().map(|(opcode, operands)| {
            let mut text = String::new();
            print(&mut text, target, *opcode, operands);
            shape(&text)
        });
        if !wanted.any(|wanted| ours.contains(&wanted)) {
            found.push(format!("{statement} is not among {ours:?}"));
        }
    }
    found
}

#[test]
fn texts_become_the_instructions_that_llc_emits() {
    let llc = Judge::Llc.need();
    let failures: Vec<String> = parallel::map(&GENERATIONS, |&(cpu, _)| {
        let texts = texts_for(cpu);
        let good: Vec<&Text> = texts.iter().filter(|t| !t.refused).collect();
        assert!(good.len() > 60, "{cpu}: only {} texts", good.len());
        let triple = "target triple = \"amdgcn-amd-amdhsa\"\n";
        let functions: String = good.iter().map(|t| function_of(t)).collect();
        let module = format!("{triple}{functions}");
        let processor = Processor::by_name(cpu).expect("a processor");
        let options = Options::new(processor).with_opt_level(0).with_text();
        let read = |text: &str| pipeline::read("texts.ll", text.as_bytes()).expect("a module");
        let ours = match amdgpu_backend::compile(read(&module), &options) {
            Ok(program) => program.assembly().to_owned(),
            Err(error) => return vec![format!("{cpu}: {error}")],
        };
        let mut failures = Vec::new();
        for text in texts.iter().filter(|t| t.refused) {
            let module = format!("{triple}{}", function_of(text));
            match amdgpu_backend::compile(read(&module), &options) {
                Ok(_) => failures.push(format!("{cpu}: {} is not refused", text.template)),
                Err(error) if error.to_string().contains("of the text: ") => {}
                Err(error) => failures.push(format!("{cpu}: {}: {error}", text.template)),
            }
        }
        let Some(llc) = llc else { return failures };
        let scratch = Scratch::new(&format!("amd-assembly-{cpu}"));
        let input = scratch.write("texts.ll", &module);
        let output = scratch.file("texts.s");
        let args = [format!("-mcpu={cpu}"), "-o".to_owned()]
            .into_iter()
            .chain([output.display().to_string(), input.display().to_string()]);
        let verdict = run(llc, args, Duration::from_secs(60));
        if !verdict.ok {
            failures.push(format!("{cpu}: llc: {}", verdict.messages()));
            return failures;
        }
        let theirs = std::fs::read_to_string(&output).expect("assembly");
        for text in good {
            let (a, b) = (lines_of(&ours, text.line), lines_of(&theirs, text.line));
            for what in missing(Target::new(processor.generation), &a, &b) {
                failures.push(format!("{cpu}, line {}: {what}", text.line));
            }
        }
        failures
    })
    .concat();
    assert!(failures.is_empty(), "{} wrong\n{}", failures.len(), failures.join("\n"));
}

/// Texts with side effects with results that are not read, some of them equal.
const WITH_EFFECTS: &str = r#"target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(i32 %n, float %x) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call i32 asm sideeffect "v_xor_b32 $0, $1, $2", "=v,v,v"(i32 %t, i32 %n)
  %b = call i32 asm sideeffect "v_xor_b32 $0, $1, $2", "=v,v,v"(i32 %t, i32 %n)
  call void asm sideeffect "s_lshl_b32 m0, $0, 3", "s,~{m0},~{scc}"(i32 %n)
  %c = call float asm sideeffect "v_rcp_f32 $0, $1", "=v,v"(float %x)
  %k = call i32 asm sideeffect "s_movk_i32 $0, 0x1234", "=s"()
  %d = call i32 asm sideeffect "v_xor_b32 $0, $1, $2", "=v,v,v"(i32 %t, i32 %n)
  %e = call i32 asm "v_not_b32 $0, $1", "=v,v"(i32 %t)
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
"#;

#[test]
fn texts_with_side_effects_stay_in_their_order() {
    let expected = ["v_xor_b32", "v_xor_b32", "s_lshl_b32", "v_rcp_f32", "s_movk_i32", "v_xor_b32"];
    for (cpu, _) in GENERATIONS {
        for level in [0, 1, 3] {
            let processor = Processor::by_name(cpu).expect("a processor");
            let options = Options::new(processor).with_opt_level(level).with_text();
            let module = pipeline::read("effects.ll", WITH_EFFECTS.as_bytes()).expect("a module");
            let program = amdgpu_backend::compile(module, &options).expect("it compiles");
            let assembly = program.assembly();
            let written = assembly.lines().filter_map(|line| {
                let name = line.trim().split([' ', '\t']).next()?;
                let name = name.trim_end_matches("_e32").trim_end_matches("_e64");
                (expected.contains(&name) || name == "v_not_b32").then_some(name)
            });
            let written: Vec<&str> = written.collect();
            // Without side effects a text is as good as its result.
            assert_eq!(written, expected, "{cpu}, -O{level}\n{assembly}");
        }
    }
}
