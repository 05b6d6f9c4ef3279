//! Writes what of `docs/` comes from the code: `docs/passes.md` from the pass registry, and the pictures.
//! With `--check` nothing is written, and a difference is a failure.

use ir::pass::Need;
use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;
use testsuite::pictures;

/// Says whether `-opt-bisect-limit` may leave a pass out.
fn optional(need: Need) -> &'static str {
    match need {
        Need::Required => "no",
        Need::Optional => "yes",
    }
}

fn passes() -> String {
    let mut registry = nvptx_backend::pipeline::registry();
    amdgpu_backend::pipeline::register_passes(&mut registry);
    intel_backend::pipeline::register_ir_passes(&mut registry);
    intel_backend::pipeline::register_machine_passes(&mut registry);
    let mut out = String::from(
        "# Passes\n\nMade from the registry by `cargo xtask docs`; `lanelift --list-passes` prints the same. Run one alone\n\
         with `lanelift opt --passes=NAME`, see what it does in the pipeline with `--print-after=NAME`.\n\n\
         | name | works on | what it does | needs and guarantees | can be left out |\n|---|---|---|---|---|\n",
    );
    for info in registry.passes() {
        let _ = writeln!(
            out,
            "| `{}` | {} | {} | {} | {} |",
            info.name,
            info.entry.kind(),
            info.about,
            info.contract,
            optional(info.need)
        );
    }
    out.push_str(
        "\nThe other machine steps need more than the function, so they do not run alone.\n\n\
         | name | works on | what it does | can be left out |\n|---|---|---|---|\n",
    );
    for step in registry.steps() {
        let need = optional(step.need);
        let _ = writeln!(out, "| `{}` | {} | {} | {need} |", step.name, step.kind, step.about);
    }
    let options = nvptx_backend::Options::default();
    let names: Vec<String> =
        nvptx_backend::pipeline(&options).iter().map(|n| format!("`{n}`")).collect();
    let _ = writeln!(out, "\nThe NVIDIA pipeline at `-O3`: {}.", names.join(", "));
    out
}

/// Returns the files to write, by their paths below `docs/`.
fn files() -> Result<Vec<(String, String)>, String> {
    let mut files = vec![("passes.md".to_owned(), passes())];
    let pictures = pictures::all()?.into_iter();
    files.extend(pictures.map(|(name, text)| (format!("pictures/{name}"), text)));
    Ok(files)
}

/// Writes a file if it is not so already, or only says that it is not.
fn bring_up_to_date(path: &Path, text: &str, check: bool) -> Result<(), String> {
    if std::fs::read_to_string(path).is_ok_and(|present| present == text) {
        return Ok(());
    }
    if check {
        return Err(format!("{} is out of date; run cargo xtask docs", path.display()));
    }
    std::fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}

fn main() -> ExitCode {
    let folder = testsuite::corpus::root().join("docs");
    let check = std::env::args().any(|a| a == "--check");
    let files = files().and_then(|files| {
        files.iter().try_for_each(|(name, text)| bring_up_to_date(&folder.join(name), text, check))
    });
    match files {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
