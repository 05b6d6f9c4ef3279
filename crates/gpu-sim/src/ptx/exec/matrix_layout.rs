//! Layouts of matrices in shared memory, from the descriptors of `wgmma` and `tcgen05`: PTX ISA, "Asynchronous Warpgroup Level
//! Matrix Shared Memory Layout" and "Matrix Descriptors".

use super::Core;
use crate::fault::{Fault, Result};
use crate::fragment::{Fragment, Role};
use crate::memory::Space;

/// The place of a matrix in shared memory, from its descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MatrixLayout {
    start: u64,
    /// Bytes between neighbouring parts of the leading dimension, and between groups of eight of the other.
    leading: u64,
    stride: u64,
    /// Bytes of a row of the swizzled pattern; 16 if nothing is swizzled.
    row: u64,
    /// Whether elements that are neighbours in memory have the same k.
    transpose: bool,
    element_bytes: u64,
}

impl MatrixLayout {
    /// The layout that a descriptor of `wgmma` says.
    pub(super) fn of_wgmma(bits: u64, transpose: bool, element_bytes: u64) -> Result<Self> {
        let row = [16, 128, 64, 32][(bits >> 62) as usize];
        Self::of_descriptor(bits, row, transpose, element_bytes)
    }

    /// The layout that a descriptor of `tcgen05` says.
    pub(super) fn of_tcgen05(bits: u64, transpose: bool, element_bytes: u64) -> Result<Self> {
        let row = match bits >> 61 {
            0 => 16,
            2 => 128,
            4 => 64,
            6 => 32,
            _ => return Err(Fault::unsupported("this swizzle of a matrix descriptor")),
        };
        if bits >> 52 & 1 != 0 {
            return Err(Fault::unsupported(
                "a matrix descriptor with an absolute leading dimension",
            ));
        }
        Self::of_descriptor(bits, row, transpose, element_bytes)
    }

    fn of_descriptor(bits: u64, row: u64, transpose: bool, element_bytes: u64) -> Result<Self> {
        // Addresses and distances stand there in units of 16 bytes.
        let field = |at: u32| (bits >> at & 0x3fff) << 4;
        if bits >> 49 & 7 != 0 {
            return Err(Fault::unsupported("a matrix descriptor with a base offset"));
        }
        Ok(MatrixLayout {
            start: field(0),
            leading: field(16),
            stride: field(32),
            row,
            transpose,
            element_bytes,
        })
    }

    /// Address of the element at row `y` of A, or column `y` of B, and this `k`.
    pub(super) fn address(self, y: u64, k: u64) -> u64 {
        let MatrixLayout { start, leading, stride, row, transpose, element_bytes } = self;
        let swizzled = row != 16;
        let (along, across) = if transpose { (y, k) } else { (k, y) };
        let along = along * element_bytes;
        // Whole groups of eight lie `stride` apart, parts of a row `leading`; without a swizzle a transposed matrix has the
        // two exchanged. A swizzled row that is not transposed holds all of k.
        let (of_groups, of_parts) = match (swizzled, transpose) {
            (false, true) => (leading, stride),
            _ => (stride, leading),
        };
        let in_row =
            if swizzled && !transpose { along } else { along / row * of_parts + along % row };
        let at = start + across / 8 * of_groups + across % 8 * row + in_row;
        // The bits of 16-byte units, as many as a row has, are exchanged by the row among eight of 128 bytes.
        at ^ (at >> 3 & (row - 16))
    }
}

impl Core<'_, '_> {
    /// Reads a factor for a lane, in row order. `first`: the first row of A.
    pub(super) fn matrix_in_shared(
        &self,
        lane: usize,
        layout: MatrixLayout,
        fragment: &Fragment,
        first: u32,
    ) -> Result<Vec<u64>> {
        let (rows, columns) = fragment.size();
        let mut matrix = Vec::with_capacity((rows * columns) as usize);
        for y in 0..u64::from(rows) {
            for x in 0..u64::from(columns) {
                let (of_row, k) = match fragment.role {
                    Role::A => (u64::from(first) + y, x),
                    _ => (x, y),
                };
                // Two elements of 4 bits share a byte.
                let per_byte = if fragment.element.bits() == 4 { 2 } else { 1 };
                let address = layout.address(of_row, k / per_byte);
                let read = self.load_at(lane, Space::Shared, address, layout.element_bytes)?;
                let value = read.iter().rev().fold(0u64, |v, &b| v << 8 | u64::from(b));
                let shift = k % per_byte * 4;
                matrix.push(value >> shift & (u64::MAX >> (64 - fragment.element.bits())));
            }
        }
        Ok(matrix)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(swizzle: u64, leading: u64, stride: u64, transpose: bool) -> MatrixLayout {
        let bits = swizzle << 62 | stride >> 4 << 32 | leading >> 4 << 16 | 0x400 >> 4;
        MatrixLayout::of_wgmma(bits, transpose, 2).expect("a layout")
    }

    #[test]
    fn rows_of_k_are_swizzled_by_their_number() {
        // Row 1 of 128 bytes: its first 16 bytes are the second of the row.
        let rows = layout(1, 0, 1024, false);
        assert_eq!(rows.address(0, 0), 0x400);
        assert_eq!(rows.address(0, 9), 0x400 + 18);
        assert_eq!(rows.address(1, 0), 0x400 + 128 + 16);
        assert_eq!(rows.address(7, 8), 0x400 + 7 * 128 + (16 ^ 0x70));
        assert_eq!(rows.address(8, 0), 0x400 + 1024);
        // Rows of 64 bytes: two share a row of the pattern.
        let rows = layout(2, 0, 512, false);
        assert_eq!(rows.address(1, 0), 0x400 + 64);
        assert_eq!(rows.address(2, 0), 0x400 + 128 + 16);
        assert_eq!(rows.address(3, 8), 0x400 + 192);
    }

    #[test]
    fn transposed_rows_go_on_in_the_next_part() {
        let columns = layout(1, 2048, 1024, true);
        assert_eq!(columns.address(0, 1), 0x400 + 128 + 16);
        assert_eq!(columns.address(64, 0), 0x400 + 2048);
        assert_eq!(columns.address(0, 8), 0x400 + 1024);
    }

    #[test]
    fn parts_of_eight_rows_without_a_swizzle() {
        let rows = layout(0, 128, 256, false);
        assert_eq!(rows.address(3, 9), 0x400 + 128 + 48 + 2);
        assert_eq!(rows.address(8, 0), 0x400 + 256);
        let columns = layout(0, 128, 256, true);
        assert_eq!(columns.address(9, 3), 0x400 + 256 + 48 + 2);
        assert_eq!(columns.address(0, 8), 0x400 + 128);
    }
}
