//! The steps of the pipeline that need more than the function, each on a kernel: `tests/steps/NAME.ll` is compiled up to the
//! end of the step, and the text of the machine functions is reviewed as a snapshot.

use ir::pass::{PassCx, PassRegistry};
use std::path::Path;

use amdgpu_backend::{Options, Processor, compile_with, optimize, select};

/// Options for the processor that a test names.
fn options(path: &Path) -> Options {
    let text = std::fs::read_to_string(path).expect("a test");
    let name = pass_tests::directive(&text, "; cpu:");
    Options::new(Processor::by_name(name).expect("a processor"))
}

#[test]
fn steps() {
    insta::glob!("steps/*.ll", |path| {
        let options = options(path);
        insta::assert_snapshot!(pass_tests::run_to_step(path, |module, cx| {
            compile_with(module, &options, cx).map(drop)
        }));
    });
}

#[test]
fn every_step_has_a_test() {
    let mut registry = PassRegistry::new();
    amdgpu_backend::pipeline::register_machine_passes(&mut registry);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/steps");
    // It needs more than a thousand scalar values live: `amd_pressure` of the test suite has such kernels.
    pass_tests::all_steps_tested(&registry, &folder, &["amdgpu-spill-sgpr-to-memory"]);
}

#[test]
fn selection_alone_is_that_of_a_compilation() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/steps/amdgpu-isel.ll");
    let options = options(&path);
    let whole =
        pass_tests::run_to_step(&path, |module, cx| compile_with(module, &options, cx).map(drop));
    let (mut module, mut cx) = (pass_tests::read(&path).into_module(), PassCx::new());
    optimize(&mut module, &options, &mut cx).expect("the passes run");
    let functions = select(&module, &options, &mut cx).expect("it can be selected");
    assert_eq!(functions.iter().map(ToString::to_string).collect::<String>(), whole);
}
