//! The machine passes, each alone: text in, text out, reviewed as snapshots (`tests/mir_passes/NAME.mir`).

use ir::machine::{MachineFunction, TargetInfo};
use ir::pass::{PassCx, PassRegistry, Sequence, UnitKind, Verifier};
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
        let registry = registry();
        let infos = registry.parse_list(pass).unwrap();
        let mut passes: Sequence<MachineFunction> = Sequence::machine(&infos).unwrap();
        let mut verifier = Verifier::new();
        let mut cx = PassCx::new();
        cx.observe(&mut verifier);
        for function in &mut file.functions {
            passes.run(function, &mut (), &mut cx).unwrap();
        }
        insta::assert_snapshot!(file.print());
    });
}

#[test]
fn every_pass_has_a_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mir_passes");
    let registry = registry();
    let machine = registry.passes().iter().filter(|info| info.entry.kind() == UnitKind::Machine);
    pass_tests::all_tested(machine.map(|info| info.name), &folder, "mir");
}
