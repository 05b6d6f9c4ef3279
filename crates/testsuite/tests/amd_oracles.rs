//! The interpreter and the simulator of AMD code against each other by way of `llc`: the corpus, compiled for
//! each generation, gives the interpreter's answers, with late results too.

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

#[test]
#[ignore = "takes minutes: the rest of the corpus on the other generations"]
fn the_whole_corpus_everywhere() {
    for (cpu, _) in GENERATIONS {
        corpus_on(cpu, 1);
    }
}
