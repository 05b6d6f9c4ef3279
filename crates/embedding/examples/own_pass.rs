//! A pass that no crate of Lanelift knows: written here, registered beside the others, run alone and in front of compiling.

use std::io::Write;

use embedding::Outcome;
use ir::diagnostic::Diagnostic;
use ir::pass::{Change, Entry, IrFunction, Need, Pass, PassCx, PassInfo, Pipeline, Verifier};
use ir::ssa::{BinaryOp, Context, InstKind};
use nvptx_backend::{Options, Sm, compile_with, llvm_reader, pipeline};

/// Doubles a float by an addition, which is exact as the product is and may be fused with nothing.
struct DoubleByAdding;

impl DoubleByAdding {
    const INFO: PassInfo = PassInfo {
        name: "double-by-adding",
        about: "Turns products of a float and two into sums.",
        contract: "Any function.",
        need: Need::Optional,
        entry: Entry::Function(|| Box::new(Self)),
    };
}

impl Pass<IrFunction> for DoubleByAdding {
    fn run(
        &mut self,
        function: &mut IrFunction,
        module: &mut Context,
        cx: &mut PassCx<'_>,
    ) -> Result<Change, Diagnostic> {
        let body = &mut function.body;
        let mut found = 0;
        for block in body.block_order().to_vec() {
            let insts: Vec<_> = body.block_insts(block).collect();
            for inst in insts {
                if let InstKind::Binary { op: op @ BinaryOp::FMul, args, .. } =
                    &mut body.insts[inst].kind
                    && let Some(constant) = args[1].constant()
                    && module.consts.as_float_bits(constant).map(|f| f.1) == Some(TWO)
                {
                    *op = BinaryOp::FAdd;
                    args[1] = args[0];
                    found += 1;
                }
            }
        }
        cx.stat("products turned into sums", found);
        Ok(Change::when(found > 0))
    }
}

/// The bits of `2.0f`.
const TWO: u128 = 0x4000_0000;

const TEXT: &str = r#"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @double(ptr addrspace(1) %data) {
  %x = load float, ptr addrspace(1) %data
  %y = fmul float %x, 2.0
  store float %y, ptr addrspace(1) %data
  ret void
}
"#;

/// Runs the pass and compiles what it leaves.
pub fn run(out: &mut dyn Write) -> Outcome {
    let mut registry = pipeline::registry();
    registry.add(DoubleByAdding::INFO);

    let mut module = llvm_reader::parse("double.ll", TEXT.as_bytes())?;
    let mut verifier = Verifier::new();
    let mut cx = PassCx::new();
    cx.observe(&mut verifier);
    let mut pipeline = Pipeline::new();
    for pass in registry.parse_list("double-by-adding,early-cse")? {
        pipeline.push(pass)?;
    }
    pipeline.run(&mut module, &mut cx)?;
    write!(out, "{}", ir::ssa::print::module_to_string(&module))?;

    let output = compile_with(module, &Options::new(Sm::new(90)), &mut cx)?;
    for line in output.ptx.lines().filter(|line| line.contains("f32")) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn main() -> Outcome {
    run(&mut std::io::stdout())
}
