//! The two oracles against each other through a compiler that is not ours: `llc`'s PTX in the
//! simulator against the interpreter. A mistake in either, or in how both read the same manual, shows.

use gpu_sim::launch::{Launch, first_difference};
use judges::{Judge, Scratch};
use std::path::Path;
use std::time::Duration;
use testsuite::generate::{Choices, program};
use testsuite::{corpus, parallel, pipeline};

/// `llc`'s PTX for a module.
fn llc(llc: &Path, text: &[u8]) -> Result<String, String> {
    let scratch = Scratch::new("llc");
    let input = scratch.write("m.ll", text);
    let output = scratch.file("m.ptx");
    let words = ["-O3", "-mcpu=sm_90", "-o"].map(String::from);
    let files = [output.display().to_string(), input.display().to_string()];
    let verdict = judges::run(llc, words.into_iter().chain(files), Duration::from_secs(120));
    if verdict.ok {
        std::fs::read_to_string(output).map_err(|e| e.to_string())
    } else {
        Err(verdict.messages())
    }
}

fn agree(tool: &Path, text: &[u8], launches: &[Launch]) -> Result<(), String> {
    let module = pipeline::read("m.ll", text)?;
    let ptx = llc(tool, text)?;
    for launch in launches {
        let expected =
            pipeline::interpret(&module, launch).map_err(|e| format!("interpreter: {e}"))?;
        let found = pipeline::simulate(&ptx, launch).map_err(|e| format!("simulator: {e}"))?;
        if let Some(difference) = first_difference(&expected, &found, launch.tolerance) {
            return Err(difference.to_string());
        }
    }
    Ok(())
}

/// Reports all failures of a list of named checks.
fn report(count: usize, failures: &[(String, String)]) {
    let lines: Vec<String> =
        failures.iter().map(|(n, e)| format!("{n}: {}", e.lines().next().unwrap_or(""))).collect();
    assert!(failures.is_empty(), "{} of {count}\n{}", failures.len(), lines.join("\n"));
}

#[test]
fn llc_output_of_generated_programs_gives_the_interpreters_answers() {
    let Some(tool) = Judge::Llc.need() else { return };
    let seeds: Vec<u64> = (5000..5200).collect();
    let results = parallel::map(&seeds, |&seed| {
        let program = program(&mut Choices::from_seed(seed));
        let launch = Launch::parse(&program.launch).map_err(|e| e.to_string())?;
        agree(tool, program.text.as_bytes(), &[launch])
    });
    let failures: Vec<_> =
        seeds.iter().zip(results).filter_map(|(s, r)| Some((s.to_string(), r.err()?))).collect();
    report(seeds.len(), &failures);
}

#[test]
fn llc_output_of_the_corpus_gives_the_interpreters_answers() {
    let Some(tool) = Judge::Llc.need() else { return };
    let modules = corpus::modules("nvptx64");
    let mut work = Vec::new();
    for source in corpus::sources() {
        let variants = modules.iter().filter(|m| m.kernel == source.kernel && m.variant == "O3");
        work.extend(variants.map(|m| (m.clone(), source.launches.clone())));
    }
    let results = parallel::map(&work, |(module, launches)| {
        agree(tool, &std::fs::read(&module.path).map_err(|e| e.to_string())?, launches)
    });
    let failures: Vec<_> = work
        .iter()
        .zip(results)
        .filter_map(|((m, _), r)| Some((m.kernel.clone(), r.err()?)))
        .collect();
    report(work.len(), &failures);
}
