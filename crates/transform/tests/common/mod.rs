//! Runs passes on LLVM IR text.
#![allow(dead_code, reason = "each test program uses a part")]

use ir::pass::{PassCx, PassRegistry, Pipeline};
use ir::ssa::Module;

/// The module that `passes` make of `text`; the verifier must accept it.
pub(crate) fn run(passes: &str, text: &str) -> Module {
    let mut module =
        llvm_reader::parse("test.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    let mut registry = PassRegistry::new();
    transform::register_passes(&mut registry);
    let infos = registry.parse_list(passes).unwrap_or_else(|e| panic!("{e}"));
    let mut pipeline = Pipeline::from_infos(&infos).unwrap_or_else(|e| panic!("{e}"));
    pipeline.run(&mut module, &mut PassCx::new()).unwrap_or_else(|e| panic!("{e}"));
    let wrong = ir::ssa::verify::verify(&module);
    assert!(wrong.is_empty(), "{wrong}\n{}", ir::ssa::print::module_to_string(&module));
    module
}

/// The text of the definitions after `passes`, without headers and empty lines.
pub(crate) fn text(passes: &str, input: &str) -> String {
    let module = run(passes, input);
    let mut out = String::new();
    for line in ir::ssa::print::module_to_string(&module).lines() {
        let line = line.split(';').next().unwrap_or("").trim_end();
        let header = ["source_filename", "target ", "attributes #", "declare "];
        if !line.is_empty() && !header.iter().any(|h| line.starts_with(h)) {
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

/// Asserts that the instructions of the function in `input` become those of `expected`, where each
/// line is compared without its indentation.
pub(crate) fn becomes(passes: &str, input: &str, expected: &str) {
    let clean = |text: &str| -> Vec<String> {
        text.lines()
            .map(|l| l.trim().to_owned())
            .filter(|l| {
                let outside =
                    l.starts_with("define") || l.starts_with('@') || l.contains(" = type ");
                !l.is_empty() && !outside && l != "}"
            })
            .collect()
    };
    let got = text(passes, input);
    assert_eq!(clean(&got), clean(expected), "after {passes}:\n{got}");
}
