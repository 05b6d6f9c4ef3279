//! OpenCL C's LLVM IR, as clang writes it for `spir64`, to a zebin; and what the driver must know of its kernel.

use std::io::Write;
use std::path::Path;

use embedding::Outcome;
use gpu_sim::binary::{Binary, Conditions};
use gpu_sim::launch::Launch;
use intel_backend::{Device, Options, compile, llvm_reader};

const TEXT: &str = r#"
target triple = "spir64"

; kernel void scale(global float *data, float factor, local float *tile)
define spir_kernel void @scale(ptr addrspace(1) %data, float %factor, ptr addrspace(3) align 4 %tile) !reqd_work_group_size !0 {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %item = call spir_func i64 @_Z12get_local_idj(i32 0)
  %at = getelementptr float, ptr addrspace(1) %data, i64 %id
  %place = getelementptr float, ptr addrspace(3) %tile, i64 %item
  %x = load float, ptr addrspace(1) %at
  store float %x, ptr addrspace(3) %place
  call spir_func void @_Z7barrierj(i32 1)
  %other = xor i64 %item, 1
  %from = getelementptr float, ptr addrspace(3) %tile, i64 %other
  %z = load float, ptr addrspace(3) %from
  %y = fmul float %z, %factor
  store float %y, ptr addrspace(1) %at
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func void @_Z7barrierj(i32)

!0 = !{i32 32, i32 1, i32 1}
"#;

/// Compiles the kernel for a device and describes it.
pub fn run(out: &mut dyn Write, device: &str, path: &Path) -> Outcome {
    let module = llvm_reader::parse("scale.ll", TEXT.as_bytes())?;
    let output = compile(module, &Options::new(Device::by_name(device)?).with_simd(16))?;
    let zebin = output.zebin()?;
    std::fs::write(path, &zebin)?;
    writeln!(out, "{} bytes for {device} in {}", zebin.len(), path.display())?;
    for kernel in output.kernels() {
        writeln!(out, "{kernel}")?;
    }
    let launch = Launch::parse_line(
        "--kernel scale --grid 2 --block 32 --arg data=buf:f32x64:iota --arg f32:2 --arg local:128",
    )?;
    let outcome = Binary::parse(&zebin)?.run(&launch, Conditions::default(), None)?;
    writeln!(out, "simulated: {}", outcome.buffers[0].display(8))?;
    Ok(())
}

fn main() -> Outcome {
    let device = std::env::args().nth(1).unwrap_or_else(|| "skl".to_owned());
    run(&mut std::io::stdout(), &device, Path::new("scale.zebin"))
}
