//! Every shape of large module compiles, in a size at which recursion on the input, or work that grows
//! with its square, would be felt; and ptxas accepts the PTX.

use judges::Judge;
use testsuite::scale::{SHAPES, Shape, Target};
use testsuite::{parallel, pipeline};

#[test]
fn large_modules_compile() {
    let failures: Vec<String> = parallel::map(SHAPES, |shape| {
        let text = shape.text(shape.size / 4);
        let mut options = driver::Options::new();
        options.set("cpu", shape.target.cpu()).expect("an option");
        let compiled = driver::compile(shape.name, text.as_bytes(), &options);
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
    let shapes: Vec<&Shape> = SHAPES.iter().filter(|s| s.target == Target::Nvptx).collect();
    let failures: Vec<String> = parallel::map(&shapes, |shape| {
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
