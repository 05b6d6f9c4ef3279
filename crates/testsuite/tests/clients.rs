//! Frameworks' modules compile as they come, and their kernels give the interpreter's results.
//!
//! Lists say what is refused today (`corpus/clients/refused.txt`, `not-run.txt`). They can only become shorter: a module of a
//! list that is not refused any more fails the test.

use gpu_sim::launch::{Launch, Outcome, first_difference};
use ir::pass::{PassCx, Verifier};
use judges::Judge;
use std::collections::BTreeMap;
use std::process::Command;
use testsuite::clients::{Module, launch, launches, modules, not_run, refused};
use testsuite::{amd, command, corpus, parallel, pipeline};

/// The output that a runtime loads, every pass's result verified.
fn compile(module: &Module, text: &[u8]) -> Result<Vec<u8>, String> {
    let options = module.options();
    let message = |e: ir::diagnostic::Diagnostic| e.to_string();
    let mut read = driver::read(&module.name, text, &options).map_err(message)?;
    let mut verifier = Verifier::new();
    let mut cx = PassCx::new();
    cx.observe(&mut verifier);
    let compilation = driver::compile_with(&mut read, &options, &mut cx).map_err(message)?;
    Ok(compilation.into_bytes().map_err(message)?.unwrap_or_default())
}

/// Compares failures with a list of those that are known.
fn check(what: &str, results: &[(String, Result<(), String>)], known: &BTreeMap<String, String>) {
    let mut wrong = Vec::new();
    for (key, result) in results {
        match (result, known.get(key)) {
            (Ok(()), None) => {}
            (Ok(()), Some(_)) => {
                wrong.push(format!("{key}: is listed, but is not refused any more"));
            }
            (Err(e), Some(part)) if e.contains(part) => {}
            (Err(e), _) => wrong.push(format!("{key}: {}", e.lines().next().unwrap_or_default())),
        }
    }
    for key in known.keys().filter(|&key| results.iter().all(|(k, _)| k != key)) {
        wrong.push(format!("{key}: is listed, but there is no such module"));
    }
    let (count, all) = (wrong.len(), results.len());
    assert!(wrong.is_empty(), "{count} of {all} modules {what}\n{}", wrong.join("\n"));
}

#[test]
fn modules_compile_as_they_come() {
    let modules = modules();
    assert!(modules.len() > 1500, "{} modules", modules.len());
    let results = parallel::map(&modules, |module| {
        let result = module.text().and_then(|text| compile(module, &text).map(drop));
        (module.key(), result)
    });
    check("do not compile", &results, &refused());
}

/// Assembles the PTX of a module by `ptxas`. The message is an error, or a construct that it finds slow.
fn assemble(ptxas: &std::path::Path, module: &Module) -> Result<(), String> {
    let ptx = compile(module, &module.text()?)?;
    let ptx = String::from_utf8_lossy(&ptx);
    // numba links NVIDIA's libdevice to its modules afterwards.
    let relocatable = module.producer == "numba";
    let report = judges::assemble(ptxas, &ptx, &module.processor, relocatable)?;
    report.losses.into_iter().next().map_or(Ok(()), Err)
}

#[test]
fn ptxas_accepts_the_modules_and_finds_nothing_slow() {
    let Some(ptxas) = Judge::Ptxas.need() else { return };
    let refused = refused();
    let mut work = modules();
    work.retain(|m| m.processor.starts_with("sm_") && !refused.contains_key(&m.key()));
    assert!(work.len() > 200, "{} modules", work.len());
    let results = parallel::map(&work, |module| (module.key(), assemble(ptxas, module)));
    check("are not accepted by ptxas or slow", &results, &BTreeMap::new());
}

/// The results of the interpreter, in waves of the processor's size.
fn interpret(module: &Module, text: &[u8], launch: &Launch) -> Result<Outcome, String> {
    let options = module.options();
    let read = driver::read(&module.name, text, &options).map_err(|e| e.to_string())?;
    let warp_size = options.wave_size(&read, &launch.kernel).map_err(|e| e.to_string())?;
    let options = gpu_sim::interp::Options { warp_size, ..Default::default() };
    gpu_sim::interp::run(&read, launch, &options).map_err(|e| format!("interpreter: {e}"))
}

/// Runs the compiled module: promptly, with late results and on the hostile machine, each with its name.
fn simulate(
    module: &Module,
    bytes: &[u8],
    launch: &Launch,
) -> Result<Vec<(&'static str, Outcome)>, String> {
    if module.processor.starts_with("sm_") {
        let ptx = String::from_utf8_lossy(bytes);
        return pipeline::simulate(&ptx, launch).map(|outcome| vec![("", outcome)]);
    }
    let object = gpu_sim::amd::Module::parse(bytes).map_err(|e| e.to_string())?;
    amd::conditions(1)
        .into_iter()
        .map(|(how, options)| {
            let outcome = object.run(launch, &options);
            Ok((how, outcome.map_err(|e| format!("simulator{how}: {e}"))?))
        })
        .collect()
}

fn run(module: &Module, words: &str) -> Result<(), String> {
    let text = module.text()?;
    let launch = launch(&String::from_utf8_lossy(&text), words)?;
    let bytes = compile(module, &text)?;
    let expected = interpret(module, &text, &launch)?;
    for (how, found) in simulate(module, &bytes, &launch)? {
        if let Some(difference) = first_difference(&expected, &found, launch.tolerance) {
            return Err(format!("differs{how}: {difference}"));
        }
    }
    Ok(())
}

#[test]
fn kernels_give_the_interpreters_answers() {
    let launches = launches();
    let refused = refused();
    let work: Vec<(Module, String)> = modules()
        .into_iter()
        .filter(|m| !refused.contains_key(&m.key()))
        .filter_map(|m| Some((m.clone(), m.launch(&launches)?.clone())))
        .collect();
    assert!(work.len() > 200, "{} launches", work.len());
    let results = parallel::map(&work, |(module, words)| (module.key(), run(module, words)));
    check("give other answers or do not run", &results, &not_run());
}

/// The interpreter reads the same IR as the compiler and shares its crate of types; numpy shares nothing.
#[test]
fn kernels_give_numpys_answers() {
    let numpy = Command::new("python3").args(["-c", "import numpy"]).output();
    let numpy = numpy.is_ok_and(|output| output.status.success()).then_some(());
    let (Some(()), Some(lanelift)) = (judges::need(numpy, "numpy (PyPI's numpy)"), command::path())
    else {
        return;
    };
    let script = corpus::root().join("corpus/clients/references.py");
    let mut python = Command::new("python3");
    let output = python.arg(script).arg("--lanelift").arg(lanelift).output().expect("it starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(output.status.success(), "{}{}", text(&output.stdout), text(&output.stderr));
}
