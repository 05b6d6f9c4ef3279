//! PTX of small modules, reviewed as snapshots (`tests/ptx`). Each file begins with `; cpu: sm_NN`; `ptxas` takes the output.

use ir::pass::{PassCx, Verifier};
use judges::Judge;
use nvptx_backend::{Options, Sm, compile_with, llvm_reader};

#[test]
fn ptx() {
    let ptxas = Judge::Ptxas.need();
    insta::glob!("ptx/*.ll", |path| {
        let text = std::fs::read_to_string(path).unwrap();
        let cpu = pass_tests::directive(&text, "; cpu:");
        let name = path.file_name().unwrap().to_string_lossy();
        let module = llvm_reader::parse(&name, text.as_bytes()).unwrap();
        let mut verifier = Verifier::new();
        let mut cx = PassCx::new();
        cx.observe(&mut verifier);
        let options = Options::new(Sm::parse(cpu).unwrap());
        let ptx = compile_with(module, &options, &mut cx).unwrap().ptx;
        if let Some(ptxas) = ptxas {
            judges::assemble(ptxas, &ptx, cpu, true)
                .unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        }
        insta::assert_snapshot!(ptx);
    });
}
