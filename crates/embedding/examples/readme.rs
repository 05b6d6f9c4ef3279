//! Compiles a file for NVIDIA GPUs and prints the PTX: the example of README.md.

use nvptx_backend::{Options, Sm, compile, llvm_reader};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let module = llvm_reader::parse("saxpy.ll", &std::fs::read("examples/saxpy.ll")?)?;
    let output = compile(module, &Options::new(Sm::parse("sm_90")?))?;
    // PTX, and for each kernel the offsets of its arguments, its registers, its shared memory.
    println!("{}\n{}", output.ptx, output.kernels()[0]);
    Ok(())
}
