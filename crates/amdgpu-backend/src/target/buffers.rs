//! Accesses through the descriptor of a buffer: the rows that the intrinsics ([`ir::ssa::buffer_intrinsics`]) become.
//!
//! A descriptor has four dwords: the address and the stride, the number of records, and the format (the instruction set
//! manuals, "Buffer resource descriptor"). An access adds an offset of each lane, a scalar one and a constant; one to a buffer
//! of structures has an index too. What lies outside is read as zero and not written.

use ir::machine::Opcode;

use crate::target::Generation;
use crate::target::table::{self, Form, op};

/// The vector addresses of an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Addressing {
    /// An index of each lane.
    pub(crate) index: bool,
    /// An offset of each lane.
    pub(crate) offset: bool,
}

impl Addressing {
    /// Returns the form of a row without vector address.
    pub(crate) fn of_row(self, row: Opcode) -> Option<Opcode> {
        match (self.index, self.offset) {
            (false, false) => Some(row),
            (false, true) => table::form(row, Form::Offset),
            (true, false) => table::form(row, Form::Index),
            (true, true) => table::form(row, Form::IndexAndOffset),
        }
    }
}

/// The greatest constant offset of an access.
pub(crate) fn most_offset(generation: Generation) -> i64 {
    if generation == Generation::Gfx1200 { (1 << 23) - 1 } else { 4095 }
}

/// Returns the row that loads or stores so many bytes.
pub(crate) fn row(bytes: u64, load: bool) -> Option<Opcode> {
    Some(match (bytes, load) {
        (1, true) => op::BUFFER_LOAD_UBYTE_OFFSET,
        (2, true) => op::BUFFER_LOAD_USHORT_OFFSET,
        (4, true) => op::BUFFER_LOAD_DWORD_OFFSET,
        (8, true) => op::BUFFER_LOAD_DWORDX2_OFFSET,
        (12, true) => op::BUFFER_LOAD_DWORDX3_OFFSET,
        (16, true) => op::BUFFER_LOAD_DWORDX4_OFFSET,
        (1, false) => op::BUFFER_STORE_BYTE_OFFSET,
        (2, false) => op::BUFFER_STORE_SHORT_OFFSET,
        (4, false) => op::BUFFER_STORE_DWORD_OFFSET,
        (8, false) => op::BUFFER_STORE_DWORDX2_OFFSET,
        (12, false) => op::BUFFER_STORE_DWORDX3_OFFSET,
        (16, false) => op::BUFFER_STORE_DWORDX4_OFFSET,
        _ => return None,
    })
}

/// Rows that convert elements: to and from 32 bits, and 16, by the number of elements.
pub(crate) struct FormatRows {
    loads: [[Opcode; 4]; 2],
    stores: [[Opcode; 4]; 2],
}

impl FormatRows {
    /// Returns the row that converts so many elements, of 32 bits or of 16.
    pub(crate) fn row(&self, elements: u64, halves: bool, load: bool) -> Option<Opcode> {
        let rows = if load { &self.loads } else { &self.stores };
        rows[usize::from(halves)].get(usize::try_from(elements).ok()?.checked_sub(1)?).copied()
    }
}

/// The rows of the descriptor's format.
pub(crate) const BY_DESCRIPTOR: &FormatRows = &FormatRows {
    loads: [
        [
            op::BUFFER_LOAD_FORMAT_X_OFFSET,
            op::BUFFER_LOAD_FORMAT_XY_OFFSET,
            op::BUFFER_LOAD_FORMAT_XYZ_OFFSET,
            op::BUFFER_LOAD_FORMAT_XYZW_OFFSET,
        ],
        [
            op::BUFFER_LOAD_FORMAT_D16_X_OFFSET,
            op::BUFFER_LOAD_FORMAT_D16_XY_OFFSET,
            op::BUFFER_LOAD_FORMAT_D16_XYZ_OFFSET,
            op::BUFFER_LOAD_FORMAT_D16_XYZW_OFFSET,
        ],
    ],
    stores: [
        [
            op::BUFFER_STORE_FORMAT_X_OFFSET,
            op::BUFFER_STORE_FORMAT_XY_OFFSET,
            op::BUFFER_STORE_FORMAT_XYZ_OFFSET,
            op::BUFFER_STORE_FORMAT_XYZW_OFFSET,
        ],
        [
            op::BUFFER_STORE_FORMAT_D16_X_OFFSET,
            op::BUFFER_STORE_FORMAT_D16_XY_OFFSET,
            op::BUFFER_STORE_FORMAT_D16_XYZ_OFFSET,
            op::BUFFER_STORE_FORMAT_D16_XYZW_OFFSET,
        ],
    ],
};

/// The rows of the format that the instruction says.
pub(crate) const TYPED: &FormatRows = &FormatRows {
    loads: [
        [
            op::TBUFFER_LOAD_FORMAT_X_OFFSET,
            op::TBUFFER_LOAD_FORMAT_XY_OFFSET,
            op::TBUFFER_LOAD_FORMAT_XYZ_OFFSET,
            op::TBUFFER_LOAD_FORMAT_XYZW_OFFSET,
        ],
        [
            op::TBUFFER_LOAD_FORMAT_D16_X_OFFSET,
            op::TBUFFER_LOAD_FORMAT_D16_XY_OFFSET,
            op::TBUFFER_LOAD_FORMAT_D16_XYZ_OFFSET,
            op::TBUFFER_LOAD_FORMAT_D16_XYZW_OFFSET,
        ],
    ],
    stores: [
        [
            op::TBUFFER_STORE_FORMAT_X_OFFSET,
            op::TBUFFER_STORE_FORMAT_XY_OFFSET,
            op::TBUFFER_STORE_FORMAT_XYZ_OFFSET,
            op::TBUFFER_STORE_FORMAT_XYZW_OFFSET,
        ],
        [
            op::TBUFFER_STORE_FORMAT_D16_X_OFFSET,
            op::TBUFFER_STORE_FORMAT_D16_XY_OFFSET,
            op::TBUFFER_STORE_FORMAT_D16_XYZ_OFFSET,
            op::TBUFFER_STORE_FORMAT_D16_XYZW_OFFSET,
        ],
    ],
};

/// Returns the least row that loads so many dwords through the scalar cache, and its dwords: by a constant offset, by a register, and
/// by both.
pub(crate) fn scalar_row(dwords: usize) -> Option<(usize, [Opcode; 3])> {
    const ROWS: [(usize, [Opcode; 3]); 5] = [
        (
            1,
            [
                op::S_BUFFER_LOAD_DWORD_IMM,
                op::S_BUFFER_LOAD_DWORD_SGPR,
                op::S_BUFFER_LOAD_DWORD_SGPR_IMM,
            ],
        ),
        (
            2,
            [
                op::S_BUFFER_LOAD_DWORDX2_IMM,
                op::S_BUFFER_LOAD_DWORDX2_SGPR,
                op::S_BUFFER_LOAD_DWORDX2_SGPR_IMM,
            ],
        ),
        (
            4,
            [
                op::S_BUFFER_LOAD_DWORDX4_IMM,
                op::S_BUFFER_LOAD_DWORDX4_SGPR,
                op::S_BUFFER_LOAD_DWORDX4_SGPR_IMM,
            ],
        ),
        (
            8,
            [
                op::S_BUFFER_LOAD_DWORDX8_IMM,
                op::S_BUFFER_LOAD_DWORDX8_SGPR,
                op::S_BUFFER_LOAD_DWORDX8_SGPR_IMM,
            ],
        ),
        (
            16,
            [
                op::S_BUFFER_LOAD_DWORDX16_IMM,
                op::S_BUFFER_LOAD_DWORDX16_SGPR,
                op::S_BUFFER_LOAD_DWORDX16_SGPR_IMM,
            ],
        ),
    ];
    ROWS.into_iter().find(|row| row.0 >= dwords)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_generation_has_the_rows() {
        let rows = [1, 2, 4, 8, 12, 16].into_iter().flat_map(|n| [row(n, true), row(n, false)]);
        let formats = [BY_DESCRIPTOR, TYPED].into_iter().flat_map(|formats| {
            let rows = formats.loads.iter().chain(&formats.stores);
            rows.flatten().copied()
        });
        for opcode in rows.map(|row| row.expect("a row")).chain(formats) {
            for (index, offset) in [(false, false), (false, true), (true, false), (true, true)] {
                let form = Addressing { index, offset }.of_row(opcode).expect("a form");
                for generation in Generation::ALL {
                    let there = table::real(generation, form).is_some()
                        || table::alternative(generation, form).is_some();
                    assert!(there, "{} on {}", table::desc(form).name, generation.name());
                }
            }
        }
    }
}
