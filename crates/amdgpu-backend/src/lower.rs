//! One function: selection, allocation, and what makes it the processor's.

use ir::diagnostic::Diagnostic;
use ir::machine::{MachineFunction, remove_dead};
use ir::ssa::{Body, Global};

use crate::isel::{self, Selected, Unit};
use crate::subtarget::Subtarget;
use crate::{alloc, finish, hoist, masks, pair, scratch, share};

/// Vector registers that are kept back for spilled scalars where all others are taken.
const KEPT_FOR_LANES: u32 = 4;

/// Compiles a function whose control flow has the form that [`transform::divergent::shape`] gives. Waits
/// and hazards are not in yet.
///
/// # Errors
/// The first construct that is not supported.
pub fn lower(
    unit: Unit<'_>,
    global: Global,
    body: &Body,
    subtarget: Subtarget,
) -> Result<MachineFunction, Diagnostic> {
    let mut func = allocated(unit, global, body, subtarget, alloc::MOST_VGPRS)?;
    if !finish::has_lanes(&func, subtarget.target) {
        let fewer = alloc::MOST_VGPRS - KEPT_FOR_LANES;
        func = allocated(unit, global, body, subtarget, fewer)?;
    }
    let finished = finish::run(&mut func, subtarget.target)?;
    func.frame.size = u64::from(finished.scratch);
    if let Some(kernel) = unit.abi.kernel(global)
        && alloc::uses_scratch(&func)
    {
        scratch::set_up(&mut func, kernel);
    }
    Ok(func)
}

/// Selects a function and gives its values registers, `vectors` vector registers at most.
fn allocated(
    unit: Unit<'_>,
    global: Global,
    body: &Body,
    subtarget: Subtarget,
    vectors: u32,
) -> Result<MachineFunction, Diagnostic> {
    let Selected { mut func, lanes } = isel::select(unit, global, body)?;
    hoist::run(&mut func, &lanes);
    share::run(&mut func, &lanes);
    pair::run(&mut func, subtarget.target);
    remove_dead(&mut func);
    alloc::vectors(&mut func, &lanes, vectors)?;
    masks::remove_dead_masks(&mut func);
    remove_dead(&mut func);
    // A kernel that does nothing has none.
    if func.is_ssa() {
        alloc::scalars(&mut func, subtarget.target)?;
    }
    Ok(func)
}
