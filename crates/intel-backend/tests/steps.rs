//! The steps of the pipeline that need more than the function, each on a kernel: `tests/steps/NAME.ll` is compiled up to the
//! end of the step, and the text of the machine functions is reviewed as a snapshot.

use ir::pass::PassRegistry;
use std::path::Path;

use intel_backend::target::eu;
use intel_backend::{Device, Options, compile_with, optimize, select};

/// Options for the processor that a test names.
fn options(path: &Path) -> Options {
    let name = pass_tests::processor(path);
    Options::new(Device::by_name(&name).expect("a device"))
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
    intel_backend::pipeline::register_machine_passes(&mut registry);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/steps");
    pass_tests::all_steps_tested(&registry, &folder, &[]);
}

#[test]
fn selection_alone_is_that_of_a_compilation() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/steps/intel-isel.ll");
    let options = options(&path).with_simd(16);
    pass_tests::assert_selects_alike(
        &path,
        |module, cx| compile_with(module, &options, cx).map(drop),
        |module, cx| {
            optimize(module, cx)?;
            let functions = select(module, &options, cx)?;
            Ok(functions.iter().map(eu::print).collect())
        },
    );
}
