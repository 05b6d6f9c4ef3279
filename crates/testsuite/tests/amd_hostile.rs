//! The hostile machine: right programs give the interpreter's answers on it, and what is missing is noticed.

use gpu_sim::amd::Module;
use gpu_sim::launch::first_difference;
use testsuite::amd::{GENERATIONS, compile, hostile, on_corpus};
use testsuite::pipeline;

/// The corpus for a generation, every `step`th module.
fn corpus(cpu: &str, step: usize) {
    let results = on_corpus(cpu, step, |text, launches| {
        for level in [0, 3] {
            let module = || pipeline::read("k.ll", text.as_bytes());
            let object = compile(module()?, cpu, level)?;
            let object = Module::parse(&object).map_err(|e| e.to_string())?;
            for launch in launches {
                let expected = pipeline::interpret(&module()?, launch)?;
                for seed in 0..3 {
                    let at = |e: String| format!("-O{level}, seed {seed}: {}", e.replace('\n', " "));
                    let found =
                        object.run(launch, &hostile(seed)).map_err(|e| at(e.to_string()))?;
                    if let Some(d) = first_difference(&expected, &found, launch.tolerance) {
                        return Err(at(d.to_string()));
                    }
                }
            }
        }
        Ok(())
    });
    let wrong: Vec<String> =
        results.iter().filter_map(|(k, r)| Some(format!("{k}: {}", r.as_ref().err()?))).collect();
    assert!(wrong.is_empty(), "{cpu}: {} of {}:\n{}", wrong.len(), results.len(), wrong.join("\n"));
}

#[test]
fn the_corpus_survives() {
    for (cpu, _) in GENERATIONS {
        corpus(cpu, 3);
    }
}
