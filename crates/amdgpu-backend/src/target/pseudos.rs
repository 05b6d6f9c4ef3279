//! Machine instructions that become no bytes.

use crate::target::table::op;
use ir::machine::{Inst, MachineFunction, generic};

/// Whether an opcode becomes no bytes: notes to later passes and to debuggers.
pub(crate) fn is_note(func: &MachineFunction, inst: Inst) -> bool {
    func.opcode(inst) == generic::BUNDLE || is_nothing(func, inst)
}

/// The same without what begins a bundle: what the processor never sees, and what therefore no wait state, delay or clause
/// counts.
pub(crate) fn is_nothing(func: &MachineFunction, inst: Inst) -> bool {
    func.is_meta(inst)
        || matches!(
            func.opcode(inst),
            op::WAVE_BARRIER
                | op::SCHED_BARRIER
                | op::SCHED_GROUP_BARRIER
                | op::IGLP_OPT
                | op::SI_MASKED_UNREACHABLE
                | op::ATOMIC_FENCE
                | op::ASYNCMARK
                | op::WAIT_ASYNCMARK
        )
}
