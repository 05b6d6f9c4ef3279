//! Sources of values that differ between lanes.

use ir::ssa::{Body, Context, Global, Inst, InstKind, sym};
use transform::divergent::uniformity::{Origin, Target};

use crate::target::asm::constraints::{ScalarResults, inline_asm};

/// Values of a function that differ from lane to lane by themselves.
#[derive(Clone, Debug)]
pub(crate) struct Sources {
    /// The parameters that may differ; beyond its end, all are the same.
    divergent: Vec<bool>,
}

impl Sources {
    /// Those of a function: a kernel's parameters are the same for all lanes, another's are if they are `inreg`.
    pub(crate) fn of(cx: &Context, function: Global) -> Self {
        let data = &cx.globals[function];
        let divergent = match (data.function(), cx.types.signature(data.ty)) {
            (Some(f), Some((_, params, _))) if !f.cc.is_kernel() => {
                (0..params.len()).map(|n| !cx.attrs.has(f.param_attrs(n), sym::INREG)).collect()
            }
            _ => Vec::new(),
        };
        Self { divergent }
    }
}

/// Results of assembly in scalar registers are one for the wave, whatever the operands are.
fn of_assembly(scalar: bool) -> Origin {
    if scalar { Origin::Uniform } else { Origin::Divergent }
}

impl Target for Sources {
    fn origin(&self, body: &Body, cx: &Context, inst: Inst) -> Origin {
        match &body.insts[inst].kind {
            InstKind::AtomicRmw { .. } | InstKind::CmpXchg { .. } | InstKind::VaArg { .. } => {
                Origin::Divergent
            }
            InstKind::Alloca { .. } => Origin::Uniform,
            // Private memory is each lane's own.
            InstKind::Load { ptr, .. } => match body.value_type(*ptr, cx).address_space() {
                Some(0 | 5) => Origin::Divergent,
                _ => Origin::Operands,
            },
            InstKind::Call { callee, .. } => match inline_asm(cx, *callee) {
                Some(asm) => of_assembly(ScalarResults::of(asm).all()),
                None => crate::target::intrinsics::origin(cx, *callee),
            },
            InstKind::ExtractValue { value, path } => {
                let member = body.index_paths[*path].first();
                let results = value.local().and_then(|l| ScalarResults::of_local(body, cx, l));
                match (results, member) {
                    (Some(results), Some(&n)) => of_assembly(results.is_scalar(n as usize)),
                    _ => Origin::Operands,
                }
            }
            _ => Origin::Operands,
        }
    }

    fn is_divergent_param(&self, number: usize) -> bool {
        self.divergent.get(number).copied().unwrap_or(false)
    }
}
