//! Every shape of large module compiles, in a size at which recursion on the input, or work that grows
//! with its square, would be felt; and PTX is what comes out.

use judges::Judge;
use testsuite::scale::SHAPES;
use testsuite::{parallel, pipeline};

#[test]
fn large_modules_compile() {
    let failures: Vec<String> = parallel::map(SHAPES, |shape| {
        let text = shape.text(shape.size / 4);
        let compiled = pipeline::read(shape.name, text.as_bytes()).and_then(|module| {
            let sm = nvptx_backend::Sm::parse(pipeline::CPU).map_err(|e| e.to_string())?;
            let options = nvptx_backend::Options::new(sm);
            nvptx_backend::compile(module, &options).map_err(|e| e.to_string())
        });
        compiled.err().map(|e| format!("{}: {e}", shape.name))
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// In a small size, what comes out is judged.
#[test]
fn shapes_are_accepted() {
    let Some(ptxas) = Judge::Ptxas.need() else { return };
    let failures: Vec<String> = parallel::map(SHAPES, |shape| {
        let module = pipeline::read(shape.name, shape.text(12).as_bytes());
        let ptx = module.and_then(|module| pipeline::compile(module, pipeline::CPU));
        let verdict = ptx.and_then(|ptx| {
            judges::assemble(ptxas, &ptx, pipeline::CPU, true).map_err(|e| format!("{e}\n{ptx}"))
        });
        verdict.err().map(|e| format!("{}: {e}", shape.name))
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
