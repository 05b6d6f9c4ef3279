//! Text in, text out, reviewed as snapshots: each pass alone (`tests/passes`), and PTX (`tests/ptx`).
//!
//! A file of `tests/passes` begins with `; passes: NAMES`, as `lanelift opt --passes` takes them; a file of
//! `tests/ptx` with `; cpu: sm_NN`. What comes out is also verified and judged by LLVM and `ptxas`.

use gpu_sim::launch::{Launch, Outcome, first_difference};
use ir::pass::{PassCx, PassRegistry, Pipeline, UnitKind, Verifier};
use judges::{Judge, Scratch};
use std::path::Path;
use std::time::Duration;
use testsuite::generate::{Choices, program};
use testsuite::{parallel, pipeline};

/// What stands behind `key` on the first line of a test.
fn directive<'a>(text: &'a str, key: &str) -> &'a str {
    let first = text.lines().next().unwrap_or_default();
    first.strip_prefix(key).unwrap_or_else(|| panic!("the first line is not '{key}…'")).trim()
}

/// The passes over the SSA IR, of all backends.
fn registry() -> PassRegistry {
    let mut registry = nvptx_backend::pipeline::registry();
    amdgpu_backend::pipeline::register_ir_passes(&mut registry);
    intel_backend::pipeline::register_ir_passes(&mut registry);
    registry
}

/// The names of the passes over the IR. Those over machine functions are tested in `mir_passes`, and in their crates.
fn ir_passes() -> Vec<&'static str> {
    let registry = registry();
    let passes = registry.passes().iter().filter(|info| info.entry.kind() != UnitKind::Machine);
    passes.map(|info| info.name).collect()
}

/// Runs the passes `names` over a module, verifying after each.
fn run_passes(name: &str, text: &str, names: &str) -> Result<String, String> {
    let mut module = pipeline::read(name, text.as_bytes())?;
    let registry = registry();
    let infos = registry.parse_list(names).map_err(|e| e.to_string())?;
    let mut passes = Pipeline::from_infos(&infos).map_err(|e| e.to_string())?;
    let mut verifier = Verifier::strict();
    let mut cx = PassCx::new();
    cx.observe(&mut verifier);
    passes.run(&mut module, &mut cx).map_err(|e| e.to_string())?;
    Ok(ir::ssa::print::module_to_string(&module))
}

fn name_of(path: &Path) -> String {
    path.file_name().expect("a file").to_string_lossy().into_owned()
}

#[test]
fn passes() {
    let opt = Judge::Opt.need();
    insta::glob!("passes/*.ll", |path| {
        let text = std::fs::read_to_string(path).unwrap();
        let printed = run_passes(&name_of(path), &text, directive(&text, "; passes:")).unwrap();
        if let Some(opt) = opt {
            let scratch = Scratch::new("passes");
            let file = scratch.write("m.ll", &printed);
            let args = ["-passes=verify".as_ref(), "-disable-output".as_ref(), file.as_os_str()];
            let verdict = judges::run(opt, args, Duration::from_secs(60));
            assert!(verdict.ok, "{}: {}", path.display(), verdict.messages());
        }
        insta::assert_snapshot!(printed);
    });
}

#[test]
fn every_pass_has_a_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/passes");
    let exists = |name: &str| folder.join(format!("{name}.ll")).is_file();
    let missing: Vec<&str> = ir_passes().into_iter().filter(|name| !exists(name)).collect();
    assert!(missing.is_empty(), "no tests/passes/NAME.ll for {missing:?}");
}

#[test]
fn ptx() {
    let ptxas = Judge::Ptxas.need();
    insta::glob!("ptx/*.ll", |path| {
        let text = std::fs::read_to_string(path).unwrap();
        let cpu = directive(&text, "; cpu:");
        let module = pipeline::read(&name_of(path), text.as_bytes()).unwrap();
        let ptx = pipeline::compile(module, cpu).unwrap();
        if let Some(ptxas) = ptxas {
            judges::assemble(ptxas, &ptx, cpu, true)
                .unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        }
        insta::assert_snapshot!(ptx);
    });
}

/// Programs that [`every_pass_keeps_the_meaning`] puts every pass to.
const PROGRAMS: u64 = 100;

/// Each pass alone, on generated programs: the interpreter gives the same answers before and after.
#[test]
fn every_pass_keeps_the_meaning() {
    let mut names = ir_passes();
    // The interpreter has no surfaces; `intel_programs` has the programs compiled with them.
    names.retain(|&name| name != "intel-surfaces");
    let seeds: Vec<u64> = (0..PROGRAMS).collect();
    let failures: Vec<String> = parallel::map(&seeds, |&seed| {
        let program = program(&mut Choices::from_seed(seed));
        let launch = Launch::parse(&program.launch).expect("generated launches are valid");
        let expected = run(&program.text, &launch).expect("generated programs are valid");
        let fails = |name: &&str| -> Option<String> {
            let found = run_passes("generated.ll", &program.text, name)
                .and_then(|text| run(&text, &launch));
            match found {
                Err(message) => Some(format!("seed {seed}, {name}: {message}")),
                Ok(found) => first_difference(&expected, &found, launch.tolerance)
                    .map(|difference| format!("seed {seed}, {name}: {difference}")),
            }
        };
        names.iter().filter_map(fails).collect::<Vec<_>>()
    })
    .concat();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn run(text: &str, launch: &Launch) -> Result<Outcome, String> {
    pipeline::interpret(&pipeline::read("generated.ll", text.as_bytes())?, launch)
}
