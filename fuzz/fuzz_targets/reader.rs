//! Any bytes: the reader and the verifier answer with a module or a message, and what they accept
//! prints as text that reads as the same module.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &[u8]| {
    let Ok(module) = llvm_reader::parse("fuzz.ll", text) else { return };
    if ir::ssa::verify::verify(&module).has_errors() {
        return;
    }
    let printed = ir::ssa::print::module_to_string(&module);
    match llvm_reader::parse("printed.ll", printed.as_bytes()) {
        Ok(again) => assert_eq!(printed, ir::ssa::print::module_to_string(&again)),
        Err(error) => panic!("what was printed is refused: {error}"),
    }
});
