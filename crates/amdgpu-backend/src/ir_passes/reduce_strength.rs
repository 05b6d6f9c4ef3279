//! `slsr` with the costs of the function's processor, and with what its scalar unit computes.

use ir::pass::{Function, Rewrite};
use ir::ssa::Context;
use transform::slsr::{self, Machine};

use crate::ir_passes::uniform::Sources;
use crate::target::subtarget::{Processor, Subtarget};
use crate::target::table::{self, op};

/// The pass.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ReduceStrength {
    cpu: Option<&'static Processor>,
}

impl ReduceStrength {
    /// For a processor; none for the one that each function names.
    pub(crate) fn new(cpu: Option<&'static Processor>) -> Self {
        Self { cpu }
    }
}

impl Rewrite for ReduceStrength {
    const COUNTS: &'static str = "values stepped from others";

    fn rewrite(&mut self, f: &mut Function, cx: &mut Context) -> u64 {
        // Without a processor there is a message about that later.
        let Ok(subtarget) = Subtarget::of_function(cx, f.global, self.cpu, &[]) else { return 0 };
        let wide_add = table::real(subtarget.target.generation, op::V_LSHL_ADD_U64_e64).is_some();
        let lanes = Sources::of(cx, f.global);
        slsr::run(&mut f.body, cx, Machine::Vector { wide_add }, Some(&lanes))
    }
}
