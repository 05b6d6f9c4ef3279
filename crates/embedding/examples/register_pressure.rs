//! A study of register pressure: one kernel, scheduled by each strategy, in a table.
//!
//! `live` is the most vector registers that are live at one time in the largest region, in the order given and in the order that
//! the strategy chose; the rest is what came of the kernel.

use std::io::Write;

use amdgpu_backend::info::schedule::{FunctionReport, REPORT_OPTION};
use amdgpu_backend::schedule::pass::{STRATEGY_OPTION, Strategy};
use amdgpu_backend::{Options, Output, Processor, compile_with, llvm_reader};
use embedding::Outcome;
use ir::diagnostic::Diagnostic;
use ir::pass::PassCx;

const STRATEGIES: [&str; 5] = ["source", "latency", "ilp", "minreg", "max-occupancy"];

/// A kernel of many independent products: loads that may all come first, or each where its value is needed.
pub fn many_products(count: u32) -> String {
    let mut text = String::from(
        "target triple = \"amdgcn-amd-amdhsa\"\n\
         define amdgpu_kernel void @products(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) {\n\
         \x20 %t = call i32 @llvm.amdgcn.workitem.id.x()\n",
    );
    for n in 0..count {
        text += &format!(
            "  %i{n} = add i32 %t, {}\n  %p{n} = getelementptr <4 x float>, ptr addrspace(1) %in, i32 %i{n}\n  \
             %x{n} = load <4 x float>, ptr addrspace(1) %p{n}\n  %y{n} = fmul <4 x float> %x{n}, %x{n}\n  \
             %q{n} = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %i{n}\n  \
             store <4 x float> %y{n}, ptr addrspace(1) %q{n}\n",
            n * 1024
        );
    }
    text + "  ret void\n}\ndeclare i32 @llvm.amdgcn.workitem.id.x()\n"
}

fn compiled(
    text: &str,
    cpu: &str,
    strategy: &str,
) -> Result<(Output, Vec<FunctionReport>), Diagnostic> {
    let strategy = Strategy::by_name(strategy).ok_or_else(|| {
        Diagnostic::error(format!("'{strategy}' is none of {}", Strategy::names()))
    })?;
    let module = llvm_reader::parse("kernel.ll", text.as_bytes())?;
    let mut cx = PassCx::new();
    cx.set_option(STRATEGY_OPTION, strategy.name());
    cx.set_option(REPORT_OPTION, "true");
    let output = compile_with(module, &Options::new(Processor::by_name(cpu)?), &mut cx)?;
    Ok((output, cx.take_records()))
}

/// Prints the table of a kernel.
pub fn run(out: &mut dyn Write, text: &str, cpu: &str) -> Outcome {
    writeln!(
        out,
        "{:14} {:>11} {:>6} {:>6} {:>9} {:>8} {:>6}",
        cpu, "live", "vgprs", "sgprs", "occupancy", "spilled", "bytes"
    )?;
    for strategy in STRATEGIES {
        let (output, reports) = compiled(text, cpu, strategy)?;
        let kernel = &output.kernels()[0];
        let regions = reports.iter().flat_map(|report| &report.regions);
        let largest = regions.max_by_key(|region| region.texts.len());
        let live = largest.map_or((0, 0), |r| (r.before.peak().1, r.after.peak().1));
        let registers = |file| kernel.registers(file).map_or(0, |r| r.count);
        let spilled: u32 = kernel.registers.iter().map(|r| r.spilled).sum();
        let occupancy = kernel.occupancy.map_or(0, |o| o.waves);
        writeln!(
            out,
            "{strategy:14} {:>4} -> {:>3} {:>6} {:>6} {occupancy:>9} {spilled:>8} {:>6}",
            live.0,
            live.1,
            registers("vgpr"),
            registers("sgpr"),
            kernel.code_bytes.unwrap_or(0),
        )?;
    }
    Ok(())
}

fn main() -> Outcome {
    let text = match std::env::args().nth(1) {
        Some(path) => std::fs::read_to_string(path)?,
        None => many_products(24),
    };
    run(&mut std::io::stdout(), &text, "gfx90a")
}
