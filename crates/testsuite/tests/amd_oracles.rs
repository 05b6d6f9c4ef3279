//! The interpreter and the simulator of AMD code against each other by way of `llc`: the corpus, compiled for
//! each generation, gives the interpreter's answers, with late results too.

use gpu_sim::amd::{Module, Options};
use gpu_sim::launch::{Launch, first_difference};
use testsuite::amd::{GENERATIONS, Tools, comparable};
use testsuite::{corpus, parallel, pipeline};

/// Compares all launches of one module.
fn agree(tools: Tools, text: &str, cpu: &str, launches: &[Launch]) -> Result<(), String> {
    let text = comparable(text, cpu);
    let module = pipeline::read("m.ll", text.as_bytes())?;
    let object = tools.code_object(&text, cpu, "-O3")?;
    let object = Module::parse(&object).map_err(|e| e.to_string())?;
    for launch in launches {
        let expected =
            pipeline::interpret(&module, launch).map_err(|e| format!("interpreter: {e}"))?;
        for delay in [false, true] {
            let options = Options { delay, ..Options::default() };
            let late = if delay { ", late results" } else { "" };
            let found =
                object.run(launch, &options).map_err(|e| format!("simulator{late}: {e}"))?;
            if let Some(difference) = first_difference(&expected, &found, launch.tolerance) {
                return Err(format!("{}{late}: {difference}", launch.kernel));
            }
        }
    }
    Ok(())
}

/// Every `step`th module of the corpus on one generation.
fn corpus_on(cpu: &str, step: usize) {
    let Some(tools) = Tools::need() else { return };
    let target = GENERATIONS.iter().find(|(name, _)| *name == cpu).expect("a generation").1;
    let modules = corpus::modules(target);
    let mut work = Vec::new();
    for source in corpus::sources() {
        let variants = modules.iter().filter(|m| m.kernel == source.kernel && m.variant == "O3");
        work.extend(variants.map(|m| (m.clone(), source.launches.clone())));
    }
    let work: Vec<_> = work.into_iter().step_by(step).collect();
    assert!(work.len() >= 40, "only {} modules", work.len());
    let results = parallel::map(&work, |(module, launches)| {
        let text = std::fs::read_to_string(&module.path).map_err(|e| e.to_string())?;
        agree(tools, &text, cpu, launches)
    });
    let failures: Vec<String> = work
        .iter()
        .zip(results)
        .filter_map(|((m, _), r)| {
            let message = r.err()?;
            let mut lines = message.lines();
            let first = lines.next().unwrap_or("").to_owned();
            Some(format!("{}: {first} {}", m.kernel, lines.next().unwrap_or("")))
        })
        .collect();
    assert!(
        failures.is_empty(),
        "{} of {} on {cpu}\n{}",
        failures.len(),
        work.len(),
        failures.join("\n")
    );
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
