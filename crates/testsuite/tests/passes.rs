//! Each pass over the SSA IR alone, on generated programs: it keeps their meaning.

use gpu_sim::launch::{Launch, Outcome, first_difference};
use ir::pass::{PassRegistry, UnitKind};
use testsuite::generate::{Choices, program};
use testsuite::{parallel, pipeline};

/// The passes over the SSA IR, of all backends.
fn registry() -> PassRegistry {
    let mut registry = nvptx_backend::pipeline::registry();
    amdgpu_backend::pipeline::register_ir_passes(&mut registry);
    intel_backend::pipeline::register_ir_passes(&mut registry);
    registry
}

/// The names of the passes over the IR.
fn ir_passes(registry: &PassRegistry) -> Vec<&'static str> {
    let passes = registry.passes().iter().filter(|info| info.entry.kind() != UnitKind::Machine);
    passes.map(|info| info.name).collect()
}

/// Programs that [`every_pass_keeps_the_meaning`] puts every pass to.
const PROGRAMS: u64 = 100;

/// Each pass alone, on generated programs: the interpreter has the same results before and after.
#[test]
fn every_pass_keeps_the_meaning() {
    let registry = registry();
    let mut names = ir_passes(&registry);
    // The interpreter has no surfaces, and programs of NVIDIA have no private address space; `intel_programs` has the programs
    // compiled with them.
    let only_intel = ["intel-promote-to-stateful", "intel-retarget", "intel-number-address-spaces"];
    names.retain(|name| !only_intel.contains(name));
    let seeds: Vec<u64> = (0..PROGRAMS).collect();
    let failures: Vec<String> = parallel::map(&seeds, |&seed| {
        let program = program(&mut Choices::from_seed(seed));
        let launch = Launch::parse(&program.launch).expect("generated launches are valid");
        let expected = run(&program.text, &launch).expect("generated programs are valid");
        let fails = |name: &&str| -> Option<String> {
            let found = pass_tests::run("generated.ll", &program.text, name, &registry)
                .and_then(|text| run(&text, &launch));
            match found {
                Err(message) => Some(format!("seed {seed}, {name}: {message}")),
                Ok(found) => first_difference(&expected, &found, launch.tolerance)
                    .map(|difference| format!("seed {seed}, {name}: {difference}")),
            }
        };
        names.iter().filter_map(fails).collect::<Vec<_>>()
    })
    .concat();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn run(text: &str, launch: &Launch) -> Result<Outcome, String> {
    pipeline::interpret(&pipeline::read("generated.ll", text.as_bytes())?, launch)
}
