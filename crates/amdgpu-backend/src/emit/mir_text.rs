//! Finished functions as LLVM MIR.

use ir::machine::{FunctionKind, MachineFunction, TargetText};

/// Adds to a finished function what its text says of it in LLVM's words: whether it is a kernel. Kinds of stack that are
/// only ours go.
pub(crate) fn complete_text(func: &mut MachineFunction) {
    if func.kind == FunctionKind::Kernel && func.target_data.is_none() {
        let lines = "  isEntryFunction: true\n".to_owned();
        func.target_data = Some(Box::new(TargetText { lines }));
    }
    for object in func.frame.objects.values_mut() {
        if [crate::frame_lowering::layout::SAVED, crate::regalloc::THROUGH_LANES]
            .contains(&object.stack)
        {
            object.stack = "";
        }
    }
}
