//! What is emitted, run on the GPU of this machine, against the interpreter of the input. Skipped where
//! there is no CUDA driver: a GPU is hardware, not a package that CI could install.

use gpu_sim::launch::{Launch, first_difference};
use testsuite::generate::{Choices, program};
use testsuite::{corpus, pipeline};

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
    let ptx = pipeline::compile(module, pipeline::CPU)?;
    let found = cuda_launch::run(&ptx, launch).map_err(|e| e.to_string())?;
    match first_difference(&expected, &found, launch.tolerance) {
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

/// Generated programs per run.
const PROGRAMS: u64 = 500;

#[test]
fn generated_programs_on_the_gpu_give_the_interpreters_answers() {
    if !there_is_a_gpu() {
        return;
    }
    let failures: Vec<String> = (0..PROGRAMS)
        .filter_map(|seed| {
            let program = program(&mut Choices::from_seed(seed));
            let launch = Launch::parse(&program.launch).expect("generated launches are valid");
            let message = compare("generated.ll", program.text.as_bytes(), &launch).err()?;
            Some(format!("seed {seed}: {message}"))
        })
        .collect();
    assert!(failures.is_empty(), "{} of {PROGRAMS}\n{}", failures.len(), failures.join("\n"));
}
