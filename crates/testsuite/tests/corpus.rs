//! Every module of the corpus: read, printed, compiled, assembled.

use judges::{Judge, Scratch};
use std::time::Duration;
use testsuite::corpus::{Module, modules};
use testsuite::{parallel, pipeline};

/// Applies a check to every nvptx64 module and reports all that fail.
fn every_module(what: &str, check: impl Fn(&Module, &[u8]) -> Result<(), String> + Sync) {
    let modules = modules("nvptx64");
    assert!(modules.len() > 300, "the corpus is there");
    let results =
        parallel::map(&modules, |m| check(m, &std::fs::read(&m.path).map_err(|e| e.to_string())?));
    let failures: Vec<String> = modules
        .iter()
        .zip(results)
        .filter_map(|(m, r)| {
            Some(format!("{}.{}: {}", m.kernel, m.variant, first_lines(&r.err()?)))
        })
        .collect();
    assert!(
        failures.is_empty(),
        "{} of {} modules {what}\n{}",
        failures.len(),
        modules.len(),
        failures.join("\n")
    );
}

fn first_lines(text: &str) -> String {
    text.lines().take(3).collect::<Vec<_>>().join(" / ")
}

#[test]
fn printed_text_is_read_back_the_same() {
    every_module("do not survive printing and reading", |m, text| {
        let module = pipeline::read(&m.kernel, text)?;
        let printed = ir::ssa::print::module_to_string(&module);
        let again =
            ir::ssa::print::module_to_string(&pipeline::read(&m.kernel, printed.as_bytes())?);
        if printed == again { Ok(()) } else { Err("printed twice, two texts".into()) }
    });
}

#[test]
fn llvm_accepts_what_is_printed() {
    let Some(opt) = Judge::Opt.need() else { return };
    every_module("are not accepted by opt", |m, text| {
        let module = pipeline::read(&m.kernel, text)?;
        let scratch = Scratch::new("opt");
        let file = scratch.write("m.ll", ir::ssa::print::module_to_string(&module));
        let args = ["-passes=verify".as_ref(), "-disable-output".as_ref(), file.as_os_str()];
        let verdict = judges::run(opt, args, Duration::from_secs(60));
        if verdict.ok { Ok(()) } else { Err(verdict.messages()) }
    });
}

#[test]
fn ptxas_accepts_what_is_emitted() {
    let Some(ptxas) = Judge::Ptxas.need() else { return };
    every_module("are not accepted by ptxas", |m, text| {
        let ptx = pipeline::compile(pipeline::read(&m.kernel, text)?, pipeline::CPU)?;
        judges::assemble(ptxas, &ptx, pipeline::CPU, false).map(drop)
    });
}

#[test]
fn the_same_bytes_with_any_number_of_threads() {
    let modules = modules("nvptx64");
    let compile = |m: &Module| {
        let text = std::fs::read(&m.path).map_err(|e| e.to_string())?;
        pipeline::compile(pipeline::read(&m.kernel, &text)?, pipeline::CPU)
    };
    let one = parallel::map_on(1, &modules, compile);
    let four = parallel::map_on(4, &modules, compile);
    for ((module, a), b) in modules.iter().zip(one).zip(four) {
        assert!(a == b, "{}.{} was compiled to two texts", module.kernel, module.variant);
    }
}
