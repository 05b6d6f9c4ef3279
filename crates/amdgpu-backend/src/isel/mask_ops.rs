//! Instructions on lane masks, and EXEC, by the size of waves.

use ir::machine::{Opcode, PReg};

use super::Isel;
use crate::target::table::op;

/// Instructions on masks: the rows for waves of 32 and of 64 lanes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MaskOp {
    Mov,
    And,
    AndN2,
    Or,
    Xor,
    CSelect,
    AndSaveExec,
    AndNotSaveExec,
}

impl Isel<'_> {
    /// The row of a mask operation.
    pub(crate) fn mask_op(&self, operation: MaskOp) -> Opcode {
        let (narrow, wide) = match operation {
            MaskOp::Mov => (op::S_MOV_B32, op::S_MOV_B64),
            MaskOp::And => (op::S_AND_B32, op::S_AND_B64),
            MaskOp::AndN2 => (op::S_ANDN2_B32, op::S_ANDN2_B64),
            MaskOp::Or => (op::S_OR_B32, op::S_OR_B64),
            MaskOp::Xor => (op::S_XOR_B32, op::S_XOR_B64),
            MaskOp::CSelect => (op::S_CSELECT_B32, op::S_CSELECT_B64),
            MaskOp::AndSaveExec => (op::S_AND_SAVEEXEC_B32, op::S_AND_SAVEEXEC_B64),
            MaskOp::AndNotSaveExec => (op::S_ANDN1_SAVEEXEC_B32, op::S_ANDN1_SAVEEXEC_B64),
        };
        if self.target.wave32 { narrow } else { wide }
    }

    /// EXEC, or the half of it that there is.
    pub(crate) fn exec(&self) -> PReg {
        self.target.exec()
    }
}
