//! The machine passes, each alone: text in, text out, reviewed as snapshots (`tests/mir_passes/NAME.mir`).

use ir::machine::TargetInfo;
use ir::pass::PassRegistry;
use ir::ssa::Module;
use nvptx_backend::llvm_reader::mir;
use std::path::Path;

fn registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    nvptx_backend::register_passes(&mut registry);
    registry
}

#[test]
fn snapshots() {
    insta::glob!("mir_passes/*.mir", |path| {
        let text = std::fs::read_to_string(path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy();
        let pass = name.split('.').next().unwrap();
        let tables =
            |_: Option<&Module>, _: &str| Ok::<&TargetInfo, _>(nvptx_backend::machine_tables());
        let mut file = mir::parse(&name, text.as_bytes(), &tables).unwrap();
        pass_tests::run_machine(&mut file.functions, pass, &[], &registry()).unwrap();
        insta::assert_snapshot!(file.print());
    });
}

#[test]
fn every_pass_has_a_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mir_passes");
    pass_tests::all_machine_passes_tested(&registry(), &folder);
}
