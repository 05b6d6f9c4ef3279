//! Any bytes as bitcode: they are read or refused. What the verifier accepts is printed, and never panics when it is read
//! again as text.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(module) = llvm_reader::parse("fuzz.bc", bytes) else { return };
    if ir::ssa::verify::verify(&module).has_errors() {
        return;
    }
    let printed = ir::ssa::print::module_to_string(&module);
    let _ = llvm_reader::parse("printed.ll", printed.as_bytes());
});
