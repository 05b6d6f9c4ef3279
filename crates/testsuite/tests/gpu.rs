//! Emitted code, run on the GPU of this machine, against the interpreter of the input. Skipped where
//! there is no CUDA driver: a GPU is hardware, not a package that CI could install.

use gpu_sim::launch::{Launch, Outcome, first_difference};
use testsuite::clients::{self, Module};
use testsuite::generate::{Choices, program};
use testsuite::{corpus, parallel, pipeline};

/// Whether there is a GPU; says so if not.
fn there_is_a_gpu() -> bool {
    let there = cuda_launch::is_available();
    if !there {
        eprintln!("skipped: needs a CUDA driver and a GPU");
    }
    there
}

/// The interpreter's answer against the GPU's.
fn compare(name: &str, text: &[u8], launch: &Launch) -> Result<(), String> {
    let module = pipeline::read(name, text)?;
    let expected = pipeline::interpret(&module, launch)?;
    compare_on_gpu(&pipeline::compile(module, pipeline::CPU)?, launch, &expected)
}

/// The GPU's answer against what is expected.
fn compare_on_gpu(ptx: &str, launch: &Launch, expected: &Outcome) -> Result<(), String> {
    let found = cuda_launch::run(ptx, launch).map_err(|e| e.to_string())?;
    match first_difference(expected, &found, launch.tolerance) {
        None => Ok(()),
        Some(difference) => Err(difference.to_string()),
    }
}

#[test]
fn corpus_kernels_on_the_gpu_give_the_interpreters_answers() {
    if !there_is_a_gpu() {
        return;
    }
    let modules = corpus::modules("nvptx64");
    let mut failures = Vec::new();
    let mut count = 0;
    for source in corpus::sources() {
        for module in modules.iter().filter(|m| m.kernel == source.kernel) {
            let text = std::fs::read(&module.path).expect("a module of the corpus");
            // Only the driver knows where dynamic shared memory begins, and it takes no module whose kernels have pointers into it.
            if source.launches.iter().any(|launch| cuda_launch::has_local(&launch.args)) {
                continue;
            }
            for launch in &source.launches {
                count += 1;
                if let Err(message) = compare(&module.kernel, &text, launch) {
                    failures.push(format!("{}.{}: {message}", module.kernel, module.variant));
                }
            }
        }
    }
    assert!(failures.is_empty(), "{} of {count}\n{}", failures.len(), failures.join("\n"));
}

/// The interpreter's answer to a framework's module against the GPU's.
fn compare_module(module: &Module, words: &str) -> Result<(), String> {
    let text = module.text()?;
    let launch = clients::launch(&String::from_utf8_lossy(&text), words)?;
    let options = module.options();
    let read = driver::read(&module.name, &text, &options).map_err(|e| e.to_string())?;
    let expected = pipeline::interpret(&read, &launch)?;
    let compiled = driver::compile_module(read, &options).map_err(|e| e.to_string())?;
    compare_on_gpu(&compiled.asm, &launch, &expected)
}

#[test]
fn frameworks_kernels_on_the_gpu_give_the_interpreters_answers() {
    if !there_is_a_gpu() {
        return;
    }
    let (launches, not_run) = (clients::launches(), clients::not_run());
    let mut work: Vec<(Module, String)> = Vec::new();
    for module in clients::modules() {
        let here = module.processor == "sm_90a";
        if let Some(words) = module.launch(&launches).filter(|_| here)
            && !not_run.contains_key(&module.key())
        {
            work.push((module, words.clone()));
        }
    }
    let failures: Vec<String> = parallel::map(&work, |(module, words)| {
        compare_module(module, words).err().map(|message| format!("{}: {message}", module.key()))
    })
    .into_iter()
    .flatten()
    .collect();
    println!("{} modules of frameworks", work.len());
    assert!(failures.is_empty(), "{} of {}\n{}", failures.len(), work.len(), failures.join("\n"));
}

/// Seeds of generated programs, unless `LANELIFT_GPU_SEEDS=FROM..TO` says others.
const SEEDS: std::ops::Range<u64> = 0..500;

fn seeds() -> Vec<u64> {
    let Ok(words) = std::env::var("LANELIFT_GPU_SEEDS") else {
        return SEEDS.collect();
    };
    let (from, to) = words.split_once("..").expect("FROM..TO");
    let number = |text: &str| text.parse::<u64>().expect("a number");
    (number(from)..number(to)).collect()
}

/// Returns the difference between the results of a generated program, if there is one.
fn wrong_answer(seed: u64) -> Option<String> {
    let program = program(&mut Choices::from_seed(seed));
    let launch = Launch::parse(&program.launch).expect("generated launches are valid");
    let message = compare("generated.ll", program.text.as_bytes(), &launch).err()?;
    Some(format!("seed {seed}: {message}"))
}

#[test]
fn generated_programs_on_the_gpu_give_the_interpreters_answers() {
    if !there_is_a_gpu() {
        return;
    }
    let seeds = seeds();
    let found = parallel::map(&seeds, |&seed| wrong_answer(seed));
    let failures: Vec<String> = found.into_iter().flatten().collect();
    println!("{} generated programs", seeds.len());
    assert!(failures.is_empty(), "{} of {}\n{}", failures.len(), seeds.len(), failures.join("\n"));
}
