//! `nvptx-atomic-expand`: atomic operations without an instruction become loops around `cmpxchg`
//! ([`transform::atomic_expand`]). Variables in private memory are left alone: selection needs no loop for them.

use crate::options::Options;
use crate::target::atomics::{native_cmpxchg, native_rmw};
use crate::target::sm::Sm;
use ir::diagnostic::Diagnostic;
use ir::pass::{Change, IrFunction, Pass, PassCx};
use ir::ssa::{Body, Context, Inst, InstKind, RmwOp, Type};
use transform::atomic_expand::{Atomics, run};

/// The pass, for one GPU.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AtomicExpand {
    sm: u32,
    ptx: u32,
}

impl Default for AtomicExpand {
    fn default() -> Self {
        AtomicExpand::new(&Options::new(Sm::new(70)))
    }
}

impl AtomicExpand {
    /// The pass for what is compiled for.
    pub(crate) fn new(options: &Options) -> AtomicExpand {
        AtomicExpand { sm: options.sm.number, ptx: options.ptx.unwrap_or(u32::MAX) }
    }
}

impl Pass<IrFunction> for AtomicExpand {
    fn run(
        &mut self,
        f: &mut IrFunction,
        cx: &mut Context,
        stats: &mut PassCx<'_>,
    ) -> Result<Change, Diagnostic> {
        let expanded = run(self, &mut f.body, cx)?;
        if expanded > 0 {
            stats.stat("atomic operations expanded", expanded);
        }
        Ok(Change::when(expanded > 0))
    }
}

impl Atomics for AtomicExpand {
    fn native_rmw(&self, body: &Body, cx: &Context, inst: Inst) -> bool {
        let InstKind::AtomicRmw { op, args, .. } = body.insts[inst].kind else { return true };
        native_rmw(cx, op, body.value_type(args[1], cx), self.sm, self.ptx).is_some()
    }

    fn native_cmpxchg(&self, bits: u64) -> bool {
        native_cmpxchg(bits, self.sm, self.ptx)
    }

    fn native_logic(&self, cx: &Context, op: RmwOp) -> bool {
        native_rmw(cx, op, Type::I32, self.sm, self.ptx).is_some()
    }

    fn plain_space(&self) -> Option<u32> {
        None
    }
}
