//! Machine functions that were read from a text with the IR that they come from.

use ir::machine::MachineFunction;
use ir::ssa::Module;
use transform::analysis::access_facts;

use crate::target::mode::entry;

/// Takes over what the IR says of a machine function that was read from text: whether it is a kernel and has `strictfp`, its
/// mode, and how its memory accesses lie to each other.
pub fn adopt_ir(func: &mut MachineFunction, module: &Module) {
    entry::adopt_ir(func, module);
    access_facts::adopt(func, module);
}
