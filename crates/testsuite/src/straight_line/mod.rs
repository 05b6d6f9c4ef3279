//! Straight-line kernels over all types: integers of every width, every float, vectors of 1 to 16 elements.
//!
//! [`program`] turns [`Choices`] into a kernel without branches and a launch of it. The kernel reads numbers, combines
//! them and stores what came out. It is free of undefined behaviour and has one answer: shift amounts are below the
//! width, divisors are odd and positive, conversions to integers are in range or saturate, a NaN never reaches memory.
//! [`check`] compares what a processor's simulator makes of it at each level with the interpreter.

mod build;
mod calls;
mod constants;
mod floats;
mod integers;
mod memory;
mod types;
mod vectors;
mod writer;

pub use crate::processor::Build;
pub use build::{CPUS, check, construct};

use crate::generate::{Choices, Program, Target};
use std::fmt::Write;
use writer::Writer;

/// Threads of the one workgroup.
const THREADS: u32 = 4;
/// Bytes of input that all threads read, and after them of each thread.
const INPUT: u32 = 256;
/// Bytes of each thread in the buffer of results and in that of stores and loads.
const OUTPUT: u32 = 2048;

/// Makes the program that these choices stand for.
pub fn program(target: Target, choices: &mut Choices) -> Program {
    let data = choices.below(1000);
    let mut writer = Writer::new(target, choices);
    writer.statements();
    writer.results();
    let (body, globals, declarations) = writer.finish();
    let mut text = String::from(head(target));
    text.push_str(&globals);
    let attributes = if matches!(target, Target::Amdgpu(_)) { " #0" } else { "" };
    let convention = match target {
        Target::Nvptx => "ptx_kernel",
        Target::Amdgpu(_) => "amdgpu_kernel",
        Target::Spir | Target::SpirFloat => "spir_kernel",
    };
    let _ = write!(
        text,
        "define {convention} void @k(ptr addrspace(1) %in, ptr addrspace(1) %mem, ptr addrspace(1) %out){attributes} {{\n\
         {body}  ret void\n}}\n\n"
    );
    for declaration in declarations {
        let _ = writeln!(text, "{declaration}");
    }
    if let Target::Amdgpu(cpu) = target {
        let _ = writeln!(text, "attributes #0 = {{ \"target-cpu\"=\"{cpu}\" }}");
    }
    Program { text, launch: launch(data) }
}

/// Returns the data layout and the triple of a target's modules.
pub(crate) fn head(target: Target) -> &'static str {
    match target {
        Target::Nvptx => {
            "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n\
             target triple = \"nvptx64-nvidia-cuda\"\n\n"
        }
        Target::Amdgpu(_) => {
            "target datalayout = \"e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9\"\n\
             target triple = \"amdgcn-amd-amdhsa\"\n\n"
        }
        Target::Spir | Target::SpirFloat => {
            "target datalayout = \"e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1\"\n\
             target triple = \"spir64\"\n\n"
        }
    }
}

/// Returns the launch: the input has numbers at the edges of their ranges among random ones.
fn launch(data: u32) -> Vec<String> {
    let words = INPUT / 8 * (1 + THREADS);
    let mut choices = Choices::from_seed(u64::from(data) + 0x5eed);
    let value = |_| -> String {
        let random = u64::from(choices.below(u32::MAX)) << 32 | u64::from(choices.below(u32::MAX));
        match choices.below(12) {
            0 => 0,
            1 => u64::MAX,
            2 => 1 << 63,
            3 => u64::MAX >> 1,
            4 => random & 0xf,
            5 => random | !0xff,
            6 => 0x8000_0000_7fff_ffff,
            _ => random,
        }
        .to_string()
    };
    let values: Vec<String> = (0..words).map(value).collect();
    let bytes = OUTPUT * THREADS;
    format!(
        "--kernel k --grid 1 --block {THREADS} --arg in=buf:u64x{words}:values:{} \
         --arg mem=buf:u8x{bytes}:zeros --arg out=buf:u8x{bytes}:zeros",
        values.join(",")
    )
    .split(' ')
    .map(String::from)
    .collect()
}
