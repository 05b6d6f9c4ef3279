//! The interpreter and the simulator of AMD code against each other through `llc`: the corpus, compiled for
//! each generation, gives the interpreter's results, with late results too.

use std::time::Duration;

use judges::{Judge, Scratch};
use testsuite::amd::{GENERATIONS, Tools, agree, on_corpus};
use testsuite::pipeline;

/// `llc` 22 does not count the arguments on the stack as part of the callee's frame, so its kernels ask for less scratch
/// than what they call uses; hardware gives it by larger pieces, the simulator to the byte.
fn is_short_of_stack(kernel: &str, message: &str) -> bool {
    kernel == "device_calls" && message.contains("bytes of scratch")
}

/// Every `step`th module of the corpus on one generation.
fn corpus_on(cpu: &str, step: usize) {
    let Some(tools) = Tools::need() else { return };
    let results = on_corpus(cpu, step, |text, launches| {
        let module = pipeline::read("m.ll", text.as_bytes())?;
        agree(&module, &tools.code_object(text, cpu, "-O3")?, launches)
    });
    let all = results.len();
    let failures: Vec<String> = results
        .into_iter()
        .filter_map(|(kernel, result)| Some((kernel, result.err()?)))
        .filter(|(kernel, message)| !is_short_of_stack(kernel, message))
        .map(|(kernel, message)| format!("{kernel}: {message}"))
        .collect();
    let count = failures.len();
    assert!(failures.is_empty(), "{count} of {all} on {cpu}\n{}", failures.join("\n"));
}

#[test]
fn the_corpus_on_gfx1100() {
    corpus_on("gfx1100", 1);
}

#[test]
fn the_corpus_on_gfx942() {
    corpus_on("gfx942", 1);
}

#[test]
fn a_third_of_the_corpus_on_gfx90a() {
    corpus_on("gfx90a", 3);
}

#[test]
fn a_third_of_the_corpus_on_gfx1030() {
    corpus_on("gfx1030", 3);
}

#[test]
fn a_third_of_the_corpus_on_gfx1200() {
    corpus_on("gfx1200", 3);
}

#[test]
fn a_third_of_the_corpus_on_gfx900() {
    corpus_on("gfx900", 3);
}

/// Whether a word of an instruction is its name, its scope or its cache policy.
fn says_something(word: &str) -> bool {
    let beginnings = ["buffer_", "global_", "ds_", "s_barrier", "scope:", "th:"];
    matches!(word, "glc" | "slc" | "dlc" | "sc0" | "sc1")
        || beginnings.iter().any(|b| word.starts_with(b))
}

/// The waits and cache controls of an object's functions, and what accesses memory between them. Waits that follow one
/// another are in the order of their text.
fn memory_model(objdump: &std::path::Path, object: &[u8]) -> Vec<String> {
    let scratch = Scratch::new("amd-fences");
    let file = scratch.write("m.o", object);
    let listing = judges::run(objdump, ["-d".as_ref(), file.as_os_str()], Duration::from_secs(60));
    let mut found: Vec<String> = Vec::new();
    let mut waits: Vec<String> = Vec::new();
    for line in listing.messages().lines() {
        let words = line.split("//").next().unwrap_or("").trim();
        if words.starts_with("s_wait") && !words.contains("depctr") {
            waits.push(words.to_owned());
            continue;
        }
        let own = ["buffer_", "global_", "ds_", "s_barrier"].iter().any(|p| words.starts_with(p));
        if own || line.contains(">:") {
            waits.sort();
            found.append(&mut waits);
            found.push(match line.split_once(' ') {
                Some((_, name)) if line.contains(">:") => name.to_owned(),
                // Registers may differ, scopes and policies may not.
                _ => words
                    .split([' ', ','])
                    .filter(|w| says_something(w))
                    .collect::<Vec<_>>()
                    .join(" "),
            });
        }
    }
    found
}

/// The same without the waits after write-backs of the L2. LLVM leaves out `vmcnt` there where the wave has no store in
/// flight (issue 178316).
fn without_waits_for_write_backs(code: Vec<String>) -> Vec<String> {
    let mut kept: Vec<String> = Vec::new();
    for line in code {
        let written_back = kept.last().is_some_and(|last| last.starts_with("buffer_wbl2"));
        if !(written_back && line.starts_with("s_wait")) {
            kept.push(line);
        }
    }
    kept
}

#[test]
fn the_memory_model_is_llvms() {
    let (Some(tools), Some(objdump)) = (Tools::need(), Judge::Objdump.need()) else { return };
    let text = include_str!("data/amd-fences.ll");
    for (cpu, _) in GENERATIONS {
        let module = pipeline::read("amd-fences.ll", text.as_bytes()).expect("a module");
        let options = amdgpu_backend::Options::new(
            amdgpu_backend::Processor::by_name(cpu).expect("a processor"),
        );
        let program = amdgpu_backend::pipeline::compile(module, &options).expect("a program");
        let own = memory_model(objdump, &program.object().to_elf());
        let llvm = memory_model(objdump, &tools.object(text, cpu, "-O3").expect("an object"));
        assert!(own.len() > 60, "{cpu}: {own:#?}");
        for pair in own.windows(2).filter(|pair| pair[0].starts_with("buffer_wbl2")) {
            assert!(pair[1].contains("vmcnt(0)"), "{cpu}: {own:#?}");
        }
        let [own, llvm] = [own, llvm].map(without_waits_for_write_backs);
        assert_eq!(own, llvm, "{cpu}");
    }
}

#[test]
#[ignore = "takes minutes: the rest of the corpus on the other generations"]
fn the_whole_corpus_everywhere() {
    for (cpu, _) in GENERATIONS {
        corpus_on(cpu, 1);
    }
}
