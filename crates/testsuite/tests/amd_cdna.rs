//! Instructions of few generations: loads into LDS, transposed loads, swaps of rows, products of small floats
//! and of sparse matrices, conversions of floats of 8, 6 and 4 bits. What the simulator makes of our code, and of `llc`'s, against
//! the interpreter.

use gpu_sim::launch::Launch;
use testsuite::amd::{Tools, agree, compile};
use testsuite::{parallel, pipeline};

/// Processors, their kernels and how many there are at least.
const MODULES: [(&str, &str, usize); 8] = [
    ("gfx900", include_str!("data/amd-cdna/gfx900.ll"), 9),
    ("gfx906", include_str!("data/amd-dots.ll"), 2),
    ("gfx908", include_str!("data/amd-dots.ll"), 2),
    ("gfx90a", include_str!("data/amd-cdna/gfx90a.ll"), 9),
    ("gfx1030", include_str!("data/amd-cdna/gfx1030.ll"), 9),
    ("gfx942", include_str!("data/amd-cdna/gfx942.ll"), 51),
    ("gfx950", include_str!("data/amd-cdna/gfx950.ll"), 218),
    ("gfx1200", include_str!("data/amd-cdna/gfx1200.ll"), 39),
];

fn launches(text: &str, least: usize) -> Vec<Launch> {
    let launches = Launch::from_comments(text).expect("launches");
    assert!(launches.len() >= least, "only {} launches", launches.len());
    launches
}

#[test]
fn our_code_agrees() {
    let work: Vec<_> = MODULES.iter().flat_map(|m| [0, 3].map(|level| (m, level))).collect();
    let results = parallel::map(&work, |&(&(cpu, text, least), level)| -> Result<(), String> {
        let read = || pipeline::read("cdna.ll", text.as_bytes());
        let object = compile(read()?, cpu, level)?;
        agree(&read()?, &object, &launches(text, least))
            .map_err(|e| format!("{cpu} -O{level}: {e}"))
    });
    let wrong: Vec<String> = results.into_iter().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// LLVM's code has the same results, so its instructions mean here what its intrinsics do.
#[test]
fn llvm_means_the_same() {
    let Some(tools) = Tools::need() else { return };
    let results = parallel::map(&MODULES, |&(cpu, text, least)| -> Result<(), String> {
        // LLVM 22 does not know those.
        let text = text.split("; Asynchronous loads").next().unwrap_or(text);
        let module = pipeline::read("cdna.ll", text.as_bytes())?;
        let theirs = tools.link(&[tools.object(text, cpu, "-O3")?])?;
        agree(&module, &theirs, &launches(text, least - 1)).map_err(|e| format!("{cpu}: {e}"))
    });
    let wrong: Vec<String> = results.into_iter().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
