//! Runs passes on text, for the snapshot tests of the crates that have the passes.
//!
//! A crate with passes over the SSA IR has `tests/passes/NAME.ll`, each of which begins with `; passes: NAMES` as
//! `lanelift opt --passes` takes them. The output is verified, by the verifier after each pass and by LLVM's `opt`.

pub mod remarks;

use ir::diagnostic::Diagnostic;
use ir::machine::MachineFunction;
use ir::pass::{PassCx, PassPoint, PassRegistry, Pipeline, Sequence, UnitKind, Verifier};
use ir::ssa::IntoVerified;
use judges::{Judge, Scratch};
use std::path::Path;
use std::time::Duration;

/// The rest of a text's first line after `key`.
///
/// # Panics
/// The line does not start with the key.
pub fn directive<'a>(text: &'a str, key: &str) -> &'a str {
    let first = text.lines().next().unwrap_or_default();
    first.strip_prefix(key).unwrap_or_else(|| panic!("the first line is not '{key}…'")).trim()
}

/// Runs the passes `names` over the LLVM IR of `text`, with the verifier after each, and returns the text of the module.
///
/// # Errors
/// The diagnostic of the reader, of a pass or of the verifier, as text.
pub fn run(name: &str, text: &str, names: &str, registry: &PassRegistry) -> Result<String, String> {
    let module = llvm_reader::parse(name, text.as_bytes()).map_err(|e| e.to_string())?;
    let verified = ir::ssa::verify::verify(&module).into_result(module);
    let mut module = verified.map_err(|e| e.to_string())?;
    let infos = registry.parse_list(names).map_err(|e| e.to_string())?;
    let mut passes = Pipeline::from_infos(&infos).map_err(|e| e.to_string())?;
    let mut verifier = Verifier::strict();
    let mut cx = PassCx::new();
    cx.observe(&mut verifier);
    passes.run(&mut module, &mut cx).map_err(|e| e.to_string())?;
    Ok(ir::ssa::print::module_to_string(&module))
}

/// Runs the passes that the first line of a file names. Returns the text of the module, which `opt` has accepted where it is
/// installed.
///
/// # Panics
/// The file is not there, or the passes or `opt` refuse it.
pub fn run_file(path: &Path, registry: &PassRegistry) -> String {
    let text = std::fs::read_to_string(path).expect("a test");
    let name = path.file_name().expect("a file").to_string_lossy();
    let printed = run(&name, &text, directive(&text, "; passes:"), registry)
        .unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    if let Some(opt) = Judge::Opt.need() {
        let scratch = Scratch::new("passes");
        let file = scratch.write("m.ll", &printed);
        let args = ["-passes=verify".as_ref(), "-disable-output".as_ref(), file.as_os_str()];
        let verdict = judges::run(opt, args, Duration::from_secs(60));
        assert!(verdict.ok, "{}: {}", path.display(), verdict.messages());
    }
    printed
}

/// Runs the passes `names` over machine functions, with the verifier after each and with options by name. Returns the text that
/// the passes print.
///
/// # Errors
/// The diagnostic of a pass or of the verifier, as text.
pub fn run_machine(
    functions: &mut [MachineFunction],
    names: &str,
    options: &[(&'static str, &str)],
    registry: &PassRegistry,
) -> Result<String, String> {
    let infos = registry.parse_list(names).map_err(|e| e.to_string())?;
    let mut passes = Sequence::machine(&infos).map_err(|e| e.to_string())?;
    let mut verifier = Verifier::new();
    let mut cx = PassCx::new();
    options.iter().for_each(|(name, value)| cx.set_option(name, *value));
    cx.observe(&mut verifier);
    for function in functions {
        passes.run(function, &mut (), &mut cx).map_err(|e| e.to_string())?;
    }
    Ok(cx.printed)
}

/// Fails if a pass over the SSA IR has no test `NAME.ll` in the folder.
///
/// # Panics
/// A pass has none.
pub fn all_ir_passes_tested(registry: &PassRegistry, folder: &Path) {
    let over_ir = registry.passes().iter().filter(|info| info.entry.kind() != UnitKind::Machine);
    all_tested(over_ir.map(|info| info.name), folder, "ll");
}

/// Fails if a pass over machine functions has no test `NAME.mir` in the folder.
///
/// # Panics
/// A pass has none.
pub fn all_machine_passes_tested(registry: &PassRegistry, folder: &Path) {
    let machine = registry.passes().iter().filter(|info| info.entry.kind() == UnitKind::Machine);
    all_tested(machine.map(|info| info.name), folder, "mir");
}

fn all_tested<'a>(names: impl IntoIterator<Item = &'a str>, folder: &Path, ending: &str) {
    let exists = |name: &str| folder.join(format!("{name}.{ending}")).is_file();
    let missing: Vec<&str> = names.into_iter().filter(|name| !exists(name)).collect();
    assert!(missing.is_empty(), "no {}/NAME.{ending} for {missing:?}", folder.display());
}

/// Reads the module of a file.
///
/// # Panics
/// The file is not there, or the module is not sound.
pub fn read(path: &Path) -> ir::ssa::Verified {
    let text = std::fs::read(path).expect("a test");
    let module = llvm_reader::parse(&path.display().to_string(), &text).expect("a module");
    module.into_verified().expect("a sound module")
}

/// Compiles the module of a file up to the end of the step that the file is named after, `NAME.ll` or `NAME.KIND.ll`. Returns the
/// text of the machine functions at that point.
///
/// # Panics
/// The file is not there, the module cannot be compiled, or no function comes to the step.
pub fn run_to_step(
    path: &Path,
    compile: impl FnOnce(ir::ssa::Verified, &mut PassCx<'_>) -> Result<(), Diagnostic>,
) -> String {
    let name = path.file_name().expect("a file").to_string_lossy();
    let step = name.split('.').next().expect("a name");
    let module = read(path);
    let mut cx = PassCx::new();
    cx.stop_at(PassPoint::parse(step, false).expect("a point"));
    // The run ends with an error where it is to stop.
    let result = compile(module, &mut cx);
    match cx.take_stopped() {
        Ok(Some(text)) => text,
        other => panic!("{}: {result:?}, {other:?}", path.display()),
    }
}

/// The processor that the first line of a file names.
///
/// # Panics
/// The file is not there, or names none.
pub fn processor(path: &Path) -> String {
    let text = std::fs::read_to_string(path).expect("a test");
    directive(&text, "; cpu:").to_owned()
}

/// Fails if what `select` returns as text for the module of a file, which is named after selection, is not what a compilation
/// has after that step.
///
/// # Panics
/// The texts differ, or one of both cannot be made.
pub fn assert_selects_alike(
    path: &Path,
    compile: impl FnOnce(ir::ssa::Verified, &mut PassCx<'_>) -> Result<(), Diagnostic>,
    select: impl FnOnce(&mut ir::ssa::Module, &mut PassCx<'_>) -> Result<String, Diagnostic>,
) {
    let whole = run_to_step(path, compile);
    let mut module = read(path).into_module();
    let alone = select(&mut module, &mut PassCx::new()).expect("it can be selected");
    assert_eq!(alone, whole);
}

/// Fails if a step of a pipeline that is no pass has no test `NAME.ll` in the folder, but for those that are tested elsewhere.
///
/// # Panics
/// A step has none.
pub fn all_steps_tested(registry: &PassRegistry, folder: &Path, elsewhere: &[&str]) {
    let names = registry.steps().iter().map(|step| step.name);
    all_tested(names.filter(|name| !elsewhere.contains(name)), folder, "ll");
}
