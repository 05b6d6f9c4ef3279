//! The steps of the pipeline that need more than the function, each on a kernel: `tests/steps/NAME.ll` is compiled up to the
//! end of the step, and the text of the machine functions is reviewed as a snapshot.

use ir::pass::PassRegistry;
use std::path::Path;

use intel_backend::{Device, Options, compile_with};

#[test]
fn steps() {
    insta::glob!("steps/*.ll", |path| {
        let text = std::fs::read_to_string(path).expect("a test");
        let name = pass_tests::directive(&text, "; cpu:");
        let options = Options::new(Device::by_name(name).expect("a device"));
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
