//! The passes over the SSA IR, each alone: text in, text out, reviewed as snapshots (`tests/passes`).

use ir::pass::PassRegistry;
use std::path::Path;

fn registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    transform::register_passes(&mut registry);
    registry
}

#[test]
fn passes() {
    insta::glob!("passes/*.ll", |path| {
        insta::assert_snapshot!(pass_tests::run_file(path, &registry()));
    });
}

#[test]
fn every_pass_has_a_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/passes");
    pass_tests::all_ir_passes_tested(&registry(), &folder);
}
