//! Rewrites of the SSA IR into what the processors have instructions or sequences for.

mod atomics;
mod floats;
mod integers;
mod legalizer;
mod math;
mod operations;
mod remainder;
mod strict;
mod wide;
mod widths;

pub(crate) use atomics::AtomicExpand;

use ir::pass::{Entry, Need, PassInfo, PassRegistry, counted};

/// Adds the backend's own passes over the SSA IR.
pub(crate) fn register_passes(registry: &mut PassRegistry) {
    registry.add_all([
        PassInfo {
            name: "atomic-expand",
            about: "Turns atomic operations that an AMD processor lacks into loops of compare-and-exchange.",
            contract: "Any function; what remains has an instruction.",
            need: Need::Required,
            entry: Entry::Function(|| Box::new(AtomicExpand::default())),
        },
        PassInfo {
            name: "amdgpu-legalize-operations",
            about: "Turns operations that no AMD processor has an instruction or sequence for into others.",
            contract: "Any function; best before large divisions are expanded, and once more at the end.",
            need: Need::Required,
            entry: Entry::Function(|| counted("operations expanded", operations::run)),
        },
    ]);
}
