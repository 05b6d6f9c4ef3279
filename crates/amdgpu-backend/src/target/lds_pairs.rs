//! Instructions with two accesses to local memory: `ds_read2` and `ds_write2`.
//!
//! Each access has an offset of eight bits in units of the element, or of 64 elements in the forms `st64`.

use ir::machine::Opcode;

use crate::target::table::op;

/// An instruction with one access to local memory, and those with two such accesses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LdsPair {
    /// The instruction with one access.
    pub(crate) single: Opcode,
    /// The instruction with two accesses.
    pub(crate) pair: Opcode,
    /// The instruction with two accesses whose offsets count units of 64 elements.
    pub(crate) pair_st64: Opcode,
    /// Bytes of each access.
    pub(crate) bytes: i64,
    /// Whether it writes.
    pub(crate) writes: bool,
}

const fn read(single: Opcode, pair: Opcode, pair_st64: Opcode, bytes: i64) -> LdsPair {
    LdsPair { single, pair, pair_st64, bytes, writes: false }
}

const fn write(single: Opcode, pair: Opcode, pair_st64: Opcode, bytes: i64) -> LdsPair {
    LdsPair { single, pair, pair_st64, bytes, writes: true }
}

/// The instructions with two accesses.
pub(crate) const LDS_PAIRS: [LdsPair; 4] = [
    read(op::DS_READ_B32_gfx9, op::DS_READ2_B32_gfx9, op::DS_READ2ST64_B32_gfx9, 4),
    read(op::DS_READ_B64_gfx9, op::DS_READ2_B64_gfx9, op::DS_READ2ST64_B64_gfx9, 8),
    write(op::DS_WRITE_B32_gfx9, op::DS_WRITE2_B32_gfx9, op::DS_WRITE2ST64_B32_gfx9, 4),
    write(op::DS_WRITE_B64_gfx9, op::DS_WRITE2_B64_gfx9, op::DS_WRITE2ST64_B64_gfx9, 8),
];

/// Units of the offsets of an instruction with two accesses to local memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OffsetUnit {
    /// Bytes that an offset counts for.
    pub(crate) distance: i64,
    /// Bytes of each of the two accesses.
    pub(crate) bytes: u64,
}

/// Returns the units of the offsets of an instruction, if it has two accesses.
pub(crate) fn offset_unit(opcode: Opcode) -> Option<OffsetUnit> {
    LDS_PAIRS.iter().find_map(|&LdsPair { pair, pair_st64, bytes, .. }| {
        let distance = match opcode {
            _ if opcode == pair => bytes,
            _ if opcode == pair_st64 => bytes * 64,
            _ => return None,
        };
        Some(OffsetUnit { distance, bytes: bytes.unsigned_abs() })
    })
}
