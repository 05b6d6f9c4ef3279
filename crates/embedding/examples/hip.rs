//! LLVM IR text to a code object, the code object to a file and to HIP.

use std::io::Write;
use std::path::Path;

use amdgpu_backend::{Options, Processor, compile, llvm_reader};
use embedding::Outcome;
use embedding::hip::{Hip, HipError};
use gpu_sim::binary::{Binary, Conditions};
use gpu_sim::launch::Launch;

const TEXT: &str = r#"
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @square(ptr addrspace(1) %data, i32 %n) #0 {
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %first = mul i32 %group, 32
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

declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workitem.id.x()

attributes #0 = { "amdgpu-flat-work-group-size"="32,32" }
"#;

/// Compiles the kernel for a processor, writes it to a file, and runs it where that is possible.
pub fn run(out: &mut dyn Write, cpu: &str, path: &Path) -> Outcome {
    let module = llvm_reader::parse("square.ll", TEXT.as_bytes())?;
    let options = Options::new(Processor::by_name(cpu)?).for_whole_program();
    let program = compile(module, &options)?;
    let code_object = program.code_object(&[])?;
    std::fs::write(path, &code_object)?;
    writeln!(out, "{} bytes for {cpu} in {}", code_object.len(), path.display())?;
    for kernel in program.kernels() {
        writeln!(out, "{kernel}")?;
    }
    let mut data: Vec<u8> = (0..100).flat_map(|n| (n as f32).to_le_bytes()).collect();
    let launched = Hip::load().and_then(|hip| hip.run(&code_object, "square", 100, 32, &mut data));
    match launched {
        Ok(()) => {
            let bytes: [u8; 4] = data[28..32].try_into()?;
            writeln!(out, "on the GPU: 7 becomes {}", f32::from_le_bytes(bytes))?;
        }
        Err(error @ HipError::NoRuntime(_)) => {
            writeln!(out, "{error}: the simulator runs the code object")?;
            let launch = Launch::parse_line(
                "--kernel square --grid 4 --block 32 --arg data=buf:f32x100:iota --arg i32:100",
            )?;
            let outcome = Binary::parse(&code_object)?.run(&launch, Conditions::default(), None)?;
            writeln!(out, "simulated: {}", outcome.buffers[0].display(8))?;
        }
        Err(error) => return Err(error.into()),
    }
    Ok(())
}

fn main() -> Outcome {
    let cpu = std::env::args().nth(1).unwrap_or_else(|| "gfx1100".to_owned());
    run(&mut std::io::stdout(), &cpu, Path::new("square.hsaco"))
}
