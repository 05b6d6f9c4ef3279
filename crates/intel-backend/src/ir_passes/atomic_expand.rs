//! Atomic operations that the data port lacks.

use crate::target::opencl::PRIVATE;
use ir::diagnostic::Diagnostic;
use ir::pass::{Change, Entry, IrFunction, Need, Pass, PassCx, PassInfo};
use ir::ssa::{Body, Context, Inst, InstKind, RmwOp};
use transform::atomic_expand::{Atomics, run};

/// `intel-atomic-expand`: atomic operations that the data port lacks become loops of compare-and-exchange.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct AtomicExpand;

impl AtomicExpand {
    /// The pass's row.
    pub(crate) const INFO: PassInfo = PassInfo {
        name: "intel-atomic-expand",
        about: "Turns atomic operations that the data port lacks into loops of compare-and-exchange.",
        contract: "Any function; what remains has a message.",
        need: Need::Required,
        entry: Entry::Function(|| Box::new(Self)),
    };
}

impl Pass<IrFunction> for AtomicExpand {
    fn run(
        &mut self,
        f: &mut IrFunction,
        cx: &mut Context,
        stats: &mut PassCx<'_>,
    ) -> Result<Change, Diagnostic> {
        let expanded = run(self, &mut f.body, cx)?;
        stats.stat("atomic operations expanded", expanded);
        Ok(Change::when(expanded > 0))
    }
}

impl Atomics for AtomicExpand {
    fn native_rmw(&self, body: &Body, cx: &Context, inst: Inst) -> bool {
        let InstKind::AtomicRmw { op, args, .. } = body.insts[inst].kind else { return true };
        let bits = cx.bits(body.value_type(args[1], cx));
        crate::target::eu::atomics::operation(op).is_some() && self.native_cmpxchg(bits)
    }

    fn native_cmpxchg(&self, bits: u64) -> bool {
        matches!(bits, 32 | 64)
    }

    fn native_logic(&self, _: &Context, op: RmwOp) -> bool {
        crate::target::eu::atomics::operation(op).is_some()
    }

    fn plain_space(&self) -> Option<u32> {
        Some(PRIVATE)
    }
}
