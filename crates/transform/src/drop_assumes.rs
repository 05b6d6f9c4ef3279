//! `drop-unnecessary-assumes`: removes instructions that only inform the compiler.
//!
//! `llvm.assume` and its like keep their operands alive. Once the passes that can learn from them have
//! run, they are removed, so that no condition is computed without use. Lifetime
//! markers stay: the layout of local memory reads them.

use crate::analysis::effects;
use ir::ssa::{Body, Context, Inst, Intrinsic};

/// Removes assumptions and other hints from `body`; says whether there were any.
pub fn run(body: &mut Body, cx: &Context) -> bool {
    let mut gone: Vec<Inst> = Vec::new();
    for inst in body.all_insts() {
        if matches!(
            effects::intrinsic_of(body, cx, inst),
            Intrinsic::Assume
                | Intrinsic::NoAliasScopeDecl
                | Intrinsic::SideEffect
                | Intrinsic::DoNothing
                | Intrinsic::PseudoProbe
                | Intrinsic::FakeUse
        ) {
            gone.push(inst);
        }
    }
    for &inst in &gone {
        body.remove_inst(inst);
    }
    !gone.is_empty()
}
