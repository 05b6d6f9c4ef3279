//! Our code for AMD GPUs against the interpreter: the corpus on each generation in the simulator, with
//! prompt and with late results.
//!
//! A construct that is not supported yet is a diagnostic and does not count as wrong; how many modules that may concern is
//! written down, so that it cannot become more unnoticed.

use amdgpu_backend::pipeline::compile_with;
use amdgpu_backend::schedule::pass::{STRATEGY_OPTION, Strategy};
use amdgpu_backend::{Options, Processor};
use ir::pass::PassCx;
use testsuite::amd::{agree, on_corpus};
use testsuite::campaign::REFUSED;
use testsuite::pipeline;

fn code_object(text: &str, cpu: &str, strategy: Option<Strategy>) -> Result<Vec<u8>, String> {
    let module = pipeline::read("m.ll", text.as_bytes())?;
    let processor = Processor::by_name(cpu).map_err(|e| e.to_string())?;
    let options = Options::new(processor).for_whole_program();
    let refused = |e: ir::diagnostic::Diagnostic| format!("{REFUSED}{e}");
    let mut cx = PassCx::new();
    if let Some(strategy) = strategy {
        cx.set_option(STRATEGY_OPTION, strategy.name());
    }
    let program = compile_with(module, &options, &mut cx).map_err(refused)?;
    program.code_object(&[]).map_err(|e| e.to_string())
}

/// Every `step`th module on one generation, of which at most `unsupported` are refused.
fn corpus_on(cpu: &str, step: usize, unsupported: usize) {
    scheduled_corpus_on(cpu, step, unsupported, None);
}

/// The same with a strategy of scheduling.
fn scheduled_corpus_on(cpu: &str, step: usize, unsupported: usize, strategy: Option<Strategy>) {
    changed_corpus_on(cpu, step, unsupported, strategy, str::to_owned);
}

/// The same with a change of each module's text.
fn changed_corpus_on(
    cpu: &str,
    step: usize,
    unsupported: usize,
    strategy: Option<Strategy>,
    change: impl Fn(&str) -> String + Sync,
) {
    let results = on_corpus(cpu, step, |text, launches| {
        let text = change(text);
        let object = code_object(&text, cpu, strategy)?;
        agree(&pipeline::read("m.ll", text.as_bytes())?, &object, launches)
    });
    let all = results.len();
    let (mut refused, mut wrong) = (Vec::new(), Vec::new());
    for (kernel, result) in results {
        match result {
            Ok(()) => {}
            Err(e) if e.starts_with(REFUSED) => refused.push(format!("{kernel}: {e}")),
            Err(e) => wrong.push(format!("{kernel}: {e}")),
        }
    }
    let count = wrong.len();
    assert!(wrong.is_empty(), "{count} of {all} wrong on {cpu}\n{}", wrong.join("\n"));
    let count = refused.len();
    let list = refused.join("\n");
    assert!(count <= unsupported, "{count} of {all} refused on {cpu}\n{list}");
}

#[test]
fn the_corpus_on_gfx1100() {
    corpus_on("gfx1100", 1, 4);
}

#[test]
fn the_corpus_on_gfx942() {
    corpus_on("gfx942", 1, 4);
}

#[test]
fn a_third_of_the_corpus_on_gfx1200() {
    corpus_on("gfx1200", 3, 3);
}

#[test]
fn a_third_of_the_corpus_on_gfx90a() {
    corpus_on("gfx90a", 3, 3);
}

#[test]
fn a_third_of_the_corpus_on_gfx1030() {
    corpus_on("gfx1030", 3, 3);
}

#[test]
fn a_third_of_the_corpus_on_gfx900() {
    corpus_on("gfx900", 3, 3);
}

/// In waves of 64 lane masks take two scalar registers, and gfx11 keeps them in use for longer.
#[test]
fn a_third_of_the_corpus_in_waves_of_64() {
    for cpu in ["gfx1030", "gfx1100", "gfx1200"] {
        let own = format!("\"target-cpu\"=\"{cpu}\"");
        let wide = format!("{own} \"target-features\"=\"+wavefrontsize64\"");
        changed_corpus_on(cpu, 3, 3, None, |text| text.replace(&own, &wide));
    }
}

/// The results are the same under each strategy of scheduling.
#[test]
fn every_strategy_keeps_the_answers() {
    for (at, strategy) in Strategy::ALL.into_iter().enumerate() {
        scheduled_corpus_on(["gfx1100", "gfx942"][at % 2], 3, 3, Some(strategy));
    }
}
