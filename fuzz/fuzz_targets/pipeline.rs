//! Any bytes through the whole of the NVIDIA pipeline: text that is a valid module compiles to PTX or
//! is answered with a message.

#![no_main]

use libfuzzer_sys::fuzz_target;
use nvptx_backend::{Options, Sm, compile};

fuzz_target!(|text: &[u8]| {
    let Ok(module) = llvm_reader::parse("fuzz.ll", text) else { return };
    if ir::ssa::verify::verify(&module).has_errors() {
        return;
    }
    let _ = compile(module, &Options::new(Sm::new(90)));
});
