//! Layout of `mma.sp`: products whose left factor has zeros in half of its places, which are left out.
//!
//! Each chunk of a row of A has four bits of metadata: two indices of two bits. The lanes and bits are those of the figures in PTX
//! ISA, "Matrix fragments for multiply-accumulate operation with sparse matrix A".

use crate::fault::{Fault, Result};
use crate::fragment::{Element, Fragment, Multiply};

/// Columns of A that four bits of metadata are for.
pub(super) fn chunk(element: Element) -> u32 {
    match element.bits() {
        32 => 2,
        4 => 8,
        _ => 4,
    }
}

/// Lane and bit of a chunk's metadata, of a row of 16.
pub(super) fn place(
    element: Element,
    chunks: u32,
    (row, at): (u32, u32),
    selector: u32,
) -> (usize, u32) {
    let (group, half) = (row % 8, row / 8);
    // The upper eight rows have the upper half of the register, or the next lane.
    let (lane, bit) = match (element.bits() >= 16, chunks) {
        (true, 4) => (selector, 16 * half + 4 * at),
        (true, _) => (2 * selector + at / 4, 16 * half + 4 * (at % 4)),
        (false, 8) => (2 * selector + half, 4 * at),
        (false, _) => (2 * (at / 8) + half, 4 * (at % 8)),
    };
    ((4 * group + lane) as usize, bit)
}

/// Columns of a chunk that are there, from its metadata.
pub(super) fn columns(element: Element, bits: u64, ordered: bool) -> Result<Vec<u32>> {
    let (first, second) = ((bits & 3) as u32, (bits >> 2 & 3) as u32);
    if first == second || ordered && first > second {
        return Err(Fault::undefined(format!("metadata {bits:#06b} of a sparse matrix")));
    }
    Ok(match element.bits() {
        // The indices are those of the halves of the one element.
        32 => match (first, second) {
            (0, 1) => vec![0],
            (2, 3) => vec![1],
            _ => {
                return Err(Fault::undefined(format!("metadata {bits:#06b} of a sparse matrix")));
            }
        },
        4 => vec![2 * first, 2 * first + 1, 2 * second, 2 * second + 1],
        _ => vec![first, second],
    })
}

/// The left factor's layout in registers: the elements that are there stand beside each other.
pub(super) fn packed(op: &Multiply) -> Fragment {
    let mut fragment = op.fragment(0);
    fragment.shape.k /= 2;
    fragment
}

/// Whether a selector is allowed ("The sparsity selector indicates the threads").
pub(super) fn allows(op: &Multiply, selector: u64) -> bool {
    let element = op.elements[0];
    let chunks = op.shape.k / chunk(element);
    match (element.bits() >= 16, chunks) {
        (true, 4) => selector < 4,
        (true, 8) | (false, 8) => selector < 2,
        (false, 16) => selector == 0,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_chunk_has_bits_of_its_own() {
        for (name, k) in [
            ("f16", 16),
            ("f16", 32),
            ("tf32", 8),
            ("tf32", 16),
            ("s8", 32),
            ("s8", 64),
            ("u4", 64),
            ("u4", 128),
        ] {
            let element = Element::from_name(name).expect("a type");
            let chunks = k / chunk(element);
            let selectors = match (element.bits() >= 16, chunks) {
                (true, 4) => 4,
                (_, 8) => 2,
                _ => 1,
            };
            let mut used = BTreeSet::new();
            for selector in 0..selectors {
                for row in 0..16 {
                    for at in 0..chunks {
                        let (lane, bit) = place(element, chunks, (row, at), selector);
                        assert!(lane < 32 && bit < 32 && lane / 4 == row as usize % 8);
                        assert!(used.insert((lane, bit)), "{name} {k}");
                    }
                }
            }
            // All bits of all lanes are used.
            assert_eq!(used.len(), 32 * 8, "{name} {k}");
        }
    }
}
