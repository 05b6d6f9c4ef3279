//! Objects of ours and of LLVM's linked with each other: kernels by one compiler call functions by the other, which
//! call back, on every generation; linked by us and by `ld.lld`.

mod signatures;

use amdgpu_backend::object::{LinkOptions, ObjectFile, link};
use amdgpu_backend::{Options, Processor, compile};
use gpu_sim::launch::Launch;
use signatures::Signature;
use testsuite::amd::{GENERATIONS, Tools, agree, agree_under, conditions, convention};
use testsuite::{parallel, pipeline};

fn ours(text: &str, cpu: &str) -> Result<Vec<u8>, String> {
    let module = pipeline::read("m.ll", text.as_bytes())?;
    let processor = Processor::by_name(cpu).map_err(|e| e.to_string())?;
    let program = compile(module, &Options::new(processor)).map_err(|e| e.to_string())?;
    Ok(program.object().to_elf())
}

fn link_by_us(objects: &[Vec<u8>]) -> Result<Vec<u8>, String> {
    let read = |bytes: &Vec<u8>| ObjectFile::read("an object", bytes).map_err(|e| e.to_string());
    let objects: Vec<ObjectFile> = objects.iter().map(read).collect::<Result<_, _>>()?;
    link(&objects, LinkOptions::default()).map_err(|e| e.to_string())
}

fn launches(count: usize) -> Vec<Launch> {
    let (lanes, groups) = (signatures::LANES, signatures::GROUPS);
    let words = signatures::WORDS * lanes * groups;
    let launch = |n: usize| {
        let line = format!(
            "--kernel k{n} --grid {groups} --block {lanes} --arg buf:u32x{words}:zeros --arg buf:u32x{words}:random:{n}"
        );
        Launch::parse_line(&line).expect("a launch")
    };
    (0..count).map(launch).collect()
}

/// All signatures on one generation, in both directions.
fn cross(cpu: &str, tools: Tools) -> Result<(), String> {
    let all = signatures::all();
    let whole = signatures::module(&all, true, true, cpu);
    let [callers, callees] = parts(&all, cpu);
    let ours_only = [
        ("ours alone", vec![ours(&whole, cpu)?]),
        ("our parts", vec![ours(&callers, cpu)?, ours(&callees, cpu)?]),
    ];
    run(&whole, cpu, all.len(), &ours_only, tools)?;
    // Where scratch is a buffer, `llc` 22 writes `inreg` arguments over the buffer's descriptor, and looks for them
    // elsewhere (LLVM pull request 182754): nothing can agree with that.
    let buffer = matches!(cpu, "gfx900" | "gfx90a" | "gfx1030");
    let fair: Vec<Signature> = all.into_iter().filter(|s| !(buffer && s.has_inreg())).collect();
    let whole = signatures::module(&fair, true, true, cpu);
    let [callers, callees] = parts(&fair, cpu);
    let theirs = |text: &str| tools.object(text, cpu, "-O3");
    let reserving = format!("{callers}{}", signatures::RESERVE);
    let mixed = [
        ("our callers", vec![ours(&callers, cpu)?, theirs(&callees)?]),
        ("our callees", vec![theirs(&reserving)?, ours(&callees, cpu)?]),
    ];
    run(&whole, cpu, fair.len(), &mixed, tools)
}

/// Callers and callees, each a module.
fn parts(list: &[Signature], cpu: &str) -> [String; 2] {
    [(true, false), (false, true)].map(|(a, b)| signatures::module(list, a, b, cpu))
}

/// Links each list of objects by both linkers and compares with the interpreter of the whole.
fn run(
    whole: &str,
    cpu: &str,
    count: usize,
    ways: &[(&str, Vec<Vec<u8>>)],
    tools: Tools,
) -> Result<(), String> {
    let module = pipeline::read("m.ll", whole.as_bytes())?;
    let launches = launches(count);
    let known = convention(&module, cpu)?;
    for (name, objects) in ways {
        // What is in another object is not known: calls obey the convention.
        let mut conditions = conditions(1);
        conditions[2].1.convention = (objects.len() > 1).then(|| known.clone());
        for (linker, code) in [("us", link_by_us(objects)?), ("ld.lld", tools.link(objects)?)] {
            agree_under(&module, &code, &launches, &conditions)
                .map_err(|e| format!("{name}, linked by {linker}: {e}"))?;
        }
    }
    Ok(())
}

/// Functions with variables of variable size, called by the other compiler's kernels, that have such themselves.
fn stacks(cpu: &str, tools: Tools) -> Result<(), String> {
    let text = include_str!("../data/amd-variables.ll").replace("gfx1100", cpu);
    let (mut kernels, mut functions) = (String::new(), String::new());
    let begin = text.find("\ndefine ").expect("a function");
    let (head, mut rest) = text.split_at(begin + 1);
    while rest.starts_with("define ") {
        let end = rest.find("\n}\n").expect("an end") + 3;
        let next = rest[end..].find("\ndefine ").map_or_else(
            || end + rest[end..].find("attributes ").expect("attributes"),
            |at| end + at + 1,
        );
        let one = &rest[..end];
        if one.starts_with("define amdgpu_kernel ") {
            kernels.push_str(one);
        } else {
            functions.push_str(one);
            let first = one.lines().next().expect("a line").replace("define ", "declare ");
            kernels.push_str(first.trim_end_matches('{'));
            kernels.push('\n');
        }
        rest = &rest[next..];
    }
    let launches = Launch::from_comments(&text).expect("launches");
    let kernels = format!("{head}{kernels}{rest}");
    let functions = format!("{head}{functions}{rest}");
    let reserving = format!("{kernels}{}", signatures::RESERVE);
    let theirs = |text: &str| tools.object(text, cpu, "-O3");
    // Where scratch is a buffer, `llc` 22 takes the stack pointer, which counts the bytes of all lanes, for an address.
    let buffer = matches!(cpu, "gfx900" | "gfx90a" | "gfx1030");
    let mut ways = vec![("our parts", vec![ours(&kernels, cpu)?, ours(&functions, cpu)?])];
    if !buffer {
        ways.push(("our kernels", vec![ours(&kernels, cpu)?, theirs(&functions)?]));
        ways.push(("our functions", vec![theirs(&reserving)?, ours(&functions, cpu)?]));
    }
    let module = pipeline::read("m.ll", text.as_bytes())?;
    for (name, objects) in ways {
        agree(&module, &link_by_us(&objects)?, &launches).map_err(|e| format!("{name}: {e}"))?;
    }
    Ok(())
}

#[test]
fn variable_frames_link_with_llvms() {
    let Some(tools) = Tools::need() else { return };
    let results = parallel::map(&GENERATIONS, |(cpu, _)| {
        stacks(cpu, tools).map_err(|e| format!("{cpu}: {e}"))
    });
    let wrong: Vec<String> = results.into_iter().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn functions_link_with_llvms() {
    let Some(tools) = Tools::need() else { return };
    let results = parallel::map(&GENERATIONS, |(cpu, _)| {
        cross(cpu, tools).map_err(|e| format!("{cpu}: {e}"))
    });
    let wrong: Vec<String> = results.into_iter().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
