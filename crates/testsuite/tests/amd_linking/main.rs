//! Objects of ours and of LLVM's linked with each other: kernels by one compiler call functions by the other, which
//! call back, on every generation; linked by us and by `ld.lld`.

mod signatures;

use amdgpu_backend::object::{LinkOptions, ObjectFile, link};
use amdgpu_backend::{Options, Processor, compile};
use gpu_sim::launch::Launch;
use signatures::Signature;
use testsuite::amd::{GENERATIONS, Tools, agree};
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
    let words = signatures::WORDS * 64;
    let launch = |n: usize| {
        let line = format!(
            "--kernel k{n} --grid 2 --block 64 --arg buf:u32x{words}:zeros --arg buf:u32x{words}:random:{n}"
        );
        Launch::parse_line(&line).expect("a launch")
    };
    (0..count).map(launch).collect()
}

/// All signatures on one generation, both ways.
fn cross(cpu: &str, tools: Tools) -> Result<(), String> {
    let all = signatures::all();
    let whole = signatures::module(&all, true, true, cpu);
    let [callers, callees] = parts(&all, cpu);
    let ours_only = [
        ("ours alone", vec![ours(&whole, cpu)?]),
        ("our parts", vec![ours(&callers, cpu)?, ours(&callees, cpu)?]),
    ];
    run(&whole, all.len(), &ours_only, tools)?;
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
    run(&whole, fair.len(), &mixed, tools)
}

/// Callers and callees, each a module.
fn parts(list: &[Signature], cpu: &str) -> [String; 2] {
    [(true, false), (false, true)].map(|(a, b)| signatures::module(list, a, b, cpu))
}

/// Links each list of objects by both linkers and compares with the interpreter of the whole.
fn run(
    whole: &str,
    count: usize,
    ways: &[(&str, Vec<Vec<u8>>)],
    tools: Tools,
) -> Result<(), String> {
    let module = pipeline::read("m.ll", whole.as_bytes())?;
    let launches = launches(count);
    for (name, objects) in ways {
        for (linker, code) in [("us", link_by_us(objects)?), ("ld.lld", tools.link(objects)?)] {
            agree(&module, &code, &launches)
                .map_err(|e| format!("{name}, linked by {linker}: {e}"))?;
        }
    }
    Ok(())
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
