//! The PTX simulator on small programs whose results are known.

mod block_scale;
mod bulk;
mod cluster;
mod control;
mod faults;
mod hostile;
mod instructions;
mod memory;
mod sparse;
mod sync;

use gpu_sim::launch::{BufferData, Launch, Outcome};
use gpu_sim::ptx::{Module, Options};
use gpu_sim::{Fault, Result};

/// A module around the given text.
fn module(text: &str) -> String {
    format!(".version 8.0\n.target sm_90\n.address_size 64\n{text}")
}

/// A kernel `k` with `%rd0` to `%rd2` holding the pointers of its parameters `a`, `b`, `c`, `%r0` the thread's
/// index in the block, and `%rd9` a free register.
fn kernel(body: &str) -> String {
    module(&kernel_only(body))
}

fn kernel_only(body: &str) -> String {
    format!(
        ".visible .entry k(.param .u64 a, .param .u64 b, .param .u64 c)\n{{\n\
         .reg .pred %p<8>; .reg .b16 %h<20>; .reg .b32 %r<60>; .reg .b64 %rd<40>;\n\
         ld.param.b64 %rd0, [a]; ld.param.b64 %rd1, [b]; ld.param.b64 %rd2, [c];\n\
         mov.u32 %r0, %tid.x;\n{body}\nret;\n}}\n"
    )
}

fn run_text(text: &str, launch: &str) -> Result<Outcome> {
    run_with(text, launch, &Options::default())
}

fn run_with(text: &str, launch: &str, options: &Options) -> Result<Outcome> {
    Module::parse(text)?.run(&Launch::parse_line(launch)?, options)
}

/// Runs a [`kernel`] on one block with the given buffers.
fn run(text: &str, block: u32, buffers: [&str; 3]) -> Vec<BufferData> {
    let args: Vec<String> = buffers.iter().map(|b| format!("--arg {b}")).collect();
    match run_text(text, &format!("--kernel k --block {block} {}", args.join(" "))) {
        Ok(outcome) => outcome.buffers,
        Err(fault) => panic!("{fault}\n{text}"),
    }
}

/// The fault of a run that must fail.
fn fault(text: &str, launch: &str) -> Fault {
    match run_text(text, launch) {
        Ok(outcome) => panic!("no fault: {:?}", outcome.buffers),
        Err(fault) => fault,
    }
}

fn elements(buffer: &BufferData) -> Vec<u64> {
    (0..buffer.count()).map(|i| buffer.element(i)).collect()
}

const NONE: &str = "buf:u32x1:zeros";
