//! Writes the tables of `docs/` that come from the code: `docs/passes.md` from the pass registry.
//! With `--check` nothing is written, and a difference is a failure.

use std::fmt::Write;
use std::process::ExitCode;

fn passes() -> String {
    let mut registry = nvptx_backend::passes::registry();
    amdgpu_backend::pipeline::register_passes(&mut registry);
    intel_backend::select::register_ir_passes(&mut registry);
    intel_backend::passes::register_passes(&mut registry);
    let mut out = String::from(
        "# Passes\n\nMade from the registry by `cargo xtask docs`; `lanelift --list-passes` prints the same. Run one alone\n\
         with `lanelift opt --passes=NAME`, see what it does in the pipeline with `--print-after=NAME`.\n\n\
         | name | works on | what it does | needs and guarantees |\n|---|---|---|---|\n",
    );
    for info in registry.passes() {
        let _ = writeln!(
            out,
            "| `{}` | {} | {} | {} |",
            info.name,
            info.entry.kind(),
            info.about,
            info.contract
        );
    }
    let options = nvptx_backend::Options::default();
    let names: Vec<String> =
        nvptx_backend::pipeline(&options).iter().map(|n| format!("`{n}`")).collect();
    let _ = writeln!(out, "\nThe NVIDIA pipeline at `-O3`: {}.", names.join(", "));
    out
}

fn main() -> ExitCode {
    let path = testsuite::corpus::root().join("docs/passes.md");
    let text = passes();
    let present = std::fs::read_to_string(&path).unwrap_or_default();
    if present == text {
        return ExitCode::SUCCESS;
    }
    if std::env::args().any(|a| a == "--check") {
        eprintln!("{} is out of date; run cargo xtask docs", path.display());
        return ExitCode::FAILURE;
    }
    match std::fs::write(&path, text) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", path.display());
            ExitCode::FAILURE
        }
    }
}
