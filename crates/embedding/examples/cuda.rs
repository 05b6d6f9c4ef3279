//! LLVM IR text to PTX, and the PTX to the CUDA driver.

use std::io::Write;

use embedding::Outcome;
use gpu_sim::launch::Launch;
use nvptx_backend::{Options, Sm, compile, llvm_reader};

const TEXT: &str = r#"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @square(ptr addrspace(1) %data, i32 %n) {
  %group = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %item = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = mul i32 %group, %size
  %id = add i32 %first, %item
  %inside = icmp slt i32 %id, %n
  br i1 %inside, label %work, label %done

work:
  %at = getelementptr float, ptr addrspace(1) %data, i32 %id
  %x = load float, ptr addrspace(1) %at
  %y = fmul float %x, %x
  store float %y, ptr addrspace(1) %at
  br label %done

done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"#;

/// Compiles the kernel, and runs it where that is possible.
pub fn run(out: &mut dyn Write) -> Outcome {
    let module = llvm_reader::parse("square.ll", TEXT.as_bytes())?;
    let output = compile(module, &Options::new(Sm::parse("sm_75")?))?;
    writeln!(out, "{} bytes of PTX", output.ptx.len())?;
    for kernel in output.kernels() {
        writeln!(out, "{kernel}")?;
    }
    let launch = Launch::parse_line(
        "--kernel square --grid 4 --block 32 --arg data=buf:f32x100:iota --arg i32:100",
    )?;
    if cuda_launch::is_available() {
        let outcome = cuda_launch::run(&output.ptx, &launch)?;
        writeln!(out, "on the GPU: {}", outcome.buffers[0].display(8))?;
    } else {
        writeln!(out, "no CUDA driver on this machine: the simulator runs the PTX")?;
        let module = gpu_sim::ptx::Module::parse(&output.ptx)?;
        let outcome = module.run(&launch, &gpu_sim::ptx::Options::default())?;
        writeln!(out, "simulated: {}", outcome.buffers[0].display(8))?;
    }
    Ok(())
}

fn main() -> Outcome {
    run(&mut std::io::stdout())
}
