//! The scalar loads by their width.

use ir::machine::Opcode;

use crate::target::table::op;

/// The loads with the number of their dwords, from the narrowest.
pub(crate) const SCALAR_LOADS: [(u16, Opcode); 5] = [
    (1, op::S_LOAD_DWORD_IMM),
    (2, op::S_LOAD_DWORDX2_IMM),
    (4, op::S_LOAD_DWORDX4_IMM),
    (8, op::S_LOAD_DWORDX8_IMM),
    (16, op::S_LOAD_DWORDX16_IMM),
];

/// Returns the load of a number of dwords, if there is one.
pub(crate) fn scalar_load(dwords: u16) -> Option<Opcode> {
    SCALAR_LOADS.iter().find(|load| load.0 == dwords).map(|load| load.1)
}
