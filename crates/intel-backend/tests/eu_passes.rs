//! Passes over Intel's machine IR, alone on text: `tests/eu_passes/NAME.eu` is run through what its first line says, with the
//! verifier after each pass. Every registered pass has a file.

use ir::pass::{PassCx, PassRegistry, Sequence, Verifier};

fn registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    intel_backend::pipeline::register_machine_passes(&mut registry);
    registry
}

fn run(name: &str, text: &str, passes: &str) -> String {
    let registry = registry();
    let infos = registry.parse_list(passes).unwrap();
    let mut out = String::new();
    for mut func in intel_backend::target::eu::parse(name, text).unwrap() {
        intel_backend::target::eu::verify(&func).unwrap();
        let mut verifier = Verifier::new();
        let mut cx = PassCx::new();
        cx.observe(&mut verifier);
        if let Err(error) = Sequence::target(&infos).unwrap().run(&mut func, &mut (), &mut cx) {
            out.push_str(&format!("{error}\n"));
            continue;
        }
        out.push_str(&cx.printed);
        out.push_str(&intel_backend::target::eu::print(&func));
    }
    out
}

#[test]
fn snapshots() {
    insta::glob!("eu_passes/*.eu", |path| {
        let text = std::fs::read_to_string(path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy();
        let passes =
            text.lines().next().and_then(|l| l.strip_prefix("# passes: ")).expect("passes");
        insta::assert_snapshot!(run(&name, &text, passes));
    });
}

#[test]
fn every_pass_has_a_file() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/eu_passes");
    for info in registry().passes() {
        let file = folder.join(format!("{}.eu", info.name));
        assert!(file.is_file(), "{} has no test: {}", info.name, file.display());
    }
}
