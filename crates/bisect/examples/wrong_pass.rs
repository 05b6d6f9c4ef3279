//! A pass that is wrong on purpose, registered by the program that looks for it: the example of docs/debugging.md.

use bisect::{Failure, Subject, find};
use gpu_sim::launch::{Launch, Outcome};
use ir::diagnostic::Diagnostic;
use ir::pass::{Entry, Need, PassCx, PassInfo, Pipeline, counted_in_body};
use ir::ssa::{BinaryOp, Body, Context, InstKind, Module};
use nvptx_backend::{Options, Sm, compile_with, pipeline};

const SHIFTS: PassInfo = PassInfo {
    name: "divide-by-shifts",
    about: "Makes arithmetic shifts of signed divisions, which is wrong for negative numbers.",
    contract: "Any function.",
    need: Need::Optional,
    entry: Entry::Function(|| counted_in_body("divisions", divide_by_shifts)),
};

fn divide_by_shifts(body: &mut Body, cx: &mut Context) -> u64 {
    let mut changed = 0;
    for inst in body.inst_list() {
        if let InstKind::Binary { op: op @ BinaryOp::SDiv, args, .. } = &mut body.insts[inst].kind
            && let Some(divisor) = args[1].constant().and_then(|c| cx.consts.as_uint(c))
            && divisor.is_power_of_two()
        {
            let ty = args[1].constant().map(|c| cx.consts.ty(c)).expect("a constant");
            *op = BinaryOp::AShr;
            args[1] = cx.consts.int(ty, u128::from(divisor.trailing_zeros())).into();
            changed += 1;
        }
    }
    changed
}

const KERNEL: &str = "\
target triple = \"nvptx64-nvidia-cuda\"

define ptx_kernel void @halve(ptr addrspace(1) %data) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %data, i32 %t
  %x = load i32, ptr addrspace(1) %p
  %half = sdiv i32 %x, 2
  %y = add i32 %half, 1
  store i32 %y, ptr addrspace(1) %p
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
";

struct Kernel(Launch);

impl Subject for Kernel {
    fn launch(&self) -> &Launch {
        &self.0
    }

    fn module(&self, cx: &mut PassCx<'_>) -> Result<Module, Diagnostic> {
        let mut registry = pipeline::registry();
        registry.add(SHIFTS);
        let module = llvm_reader::parse_with_origins("halve.ll", KERNEL.as_bytes());
        let mut module = module.map_err(|mistakes| Diagnostic::error(mistakes.to_string()))?;
        let passes = registry.parse_list("sroa,early-cse,divide-by-shifts,simplifycfg,adce")?;
        Pipeline::from_infos(&passes)?.run(&mut module, cx)?;
        Ok(module)
    }

    fn run_code(&self, cx: &mut PassCx<'_>, _: u64) -> Result<Outcome, Failure> {
        let refused = |error: Diagnostic| Failure::Compile(error.to_string());
        let module = self.module(cx).map_err(refused)?;
        let options = Options::new(Sm::parse("sm_90").map_err(refused)?);
        let ptx = compile_with(module, &options, cx).map_err(refused)?.ptx;
        let run =
            || gpu_sim::ptx::Module::parse(&ptx)?.run(&self.0, &gpu_sim::ptx::Options::default());
        run().map_err(|fault| Failure::Run(fault.to_string()))
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words = ["--kernel", "halve", "--block", "8", "--arg", "data=buf:i32x8:iota:-5"];
    print!("{}", find(&Kernel(Launch::parse(&words)?))?);
    Ok(())
}
