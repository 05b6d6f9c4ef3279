//! Machine passes after selection.

pub(crate) mod branch_folder;
pub(crate) mod coalesce;
pub(crate) mod pair_halves;
pub(crate) mod remat;
pub(crate) mod shared_bases;

use ir::diagnostic::Diagnostic;
use ir::machine::{Block, Inst, InstrFlags, MachineFunction};
use ir::pass::{DEAD_MACHINE_CODE, Entry, PassCx, PassInfo, run_optional_step, run_unverified};

use crate::options::Options;
use crate::target::launch::LaunchBounds;

/// As [`DEAD_MACHINE_CODE`], by a name of its own: one registry may have the passes of several targets.
const DEAD_CODE: PassInfo = PassInfo { name: "nvptx-dead-code", ..DEAD_MACHINE_CODE };

/// The machine passes, in their order.
pub(crate) const PASSES: &[PassInfo] = &[
    pair_halves::INFO,
    DEAD_CODE,
    shared_bases::INFO,
    coalesce::INFO,
    branch_folder::INFO,
    remat::INFO,
];

/// The machine passes that run.
pub(crate) fn passes(options: &Options) -> &'static [PassInfo] {
    if options.opt_level == 0 { &[] } else { PASSES }
}

/// Runs some of the machine passes over a function, which has `bounds` if it is a kernel. Returns the number of 32-bit
/// registers that are live at one time at most, if a pass has found it out.
///
/// # Errors
/// An observer's.
pub(crate) fn run(
    passes: &[PassInfo],
    func: &mut MachineFunction,
    bounds: Option<&LaunchBounds>,
    cx: &mut PassCx<'_>,
) -> Result<Option<u32>, Diagnostic> {
    let mut live = None;
    let before = cfg!(debug_assertions).then(|| accesses(func));
    for info in passes {
        if info.name == remat::INFO.name {
            // Only kernels have an occupancy.
            if let Some(bounds) = bounds {
                let relief = |func: &mut _| Ok(Some(remat::run(func, bounds).live));
                live = run_optional_step(info.name, func, &mut (), cx, |_| None, relief)?;
            }
        } else if let Entry::Machine(make) = info.entry {
            // A joined register may have no value on a path on which the IR's value is poison, which the verifier of machine
            // functions does not allow.
            run_unverified(info, make().as_mut(), func, &mut (), cx)?;
        }
    }
    if let Some(before) = before {
        // `ptxas` gets accesses in the order of the IR: these passes are about addresses and registers.
        assert_eq!(before, accesses(func), "accesses of '{}' have moved", func.name);
    }
    Ok(live)
}

/// The instructions of each block that access memory or order accesses, in their order.
fn accesses(func: &MachineFunction) -> Vec<(Block, Inst)> {
    let of_memory = InstrFlags::MAY_LOAD.union(InstrFlags::MAY_STORE).union(InstrFlags::FENCE);
    let orders = of_memory.union(InstrFlags::SIDE_EFFECTS).union(InstrFlags::CALL);
    let in_block = |block| func.insts(block).map(move |inst| (block, inst));
    func.blocks()
        .flat_map(in_block)
        .filter(|&(_, i)| func.desc(i).flags.intersects(orders))
        .collect()
}
