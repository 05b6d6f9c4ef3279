//! Products of `mma.sp`.

use super::super::inst::*;
use super::super::sparse::{chunk, columns, packed, place};
use super::Core;
use super::warp::Group;
use crate::fault::Result;

impl Core<'_, '_> {
    pub(super) fn sparse_product(&mut self, g: &Group, sparse: &SparseProduct) -> Result<()> {
        let op = &sparse.op;
        let (a, b) = (self.rows(g, &sparse.a)?, self.rows(g, &sparse.b)?);
        let c = self.rows(g, &sparse.c)?;
        let metadata = self.read(g, sparse.metadata, FULL)?;
        let a = packed(op).gather(&a);
        let (b, c) = (op.fragment(1).gather(&b), op.fragment(2).gather(&c));
        let element = op.elements[0];
        let (n, chunks) = (op.shape.n as usize, op.shape.k / chunk(element));
        let mut d = Vec::with_capacity(c.len());
        for (row, of_a) in (0u32..).zip(a.chunks(op.shape.k as usize / 2)) {
            let mut there = Vec::new();
            for at in 0..chunks {
                let (lane, bit) = place(element, chunks, (row, at), sparse.selector);
                self.w.fault_lane = lane as u32;
                let columns = columns(element, metadata[lane] >> bit & 15, sparse.ordered)?;
                there.extend(columns.iter().map(|c| (at * chunk(element) + c) as usize));
            }
            for x in 0..n {
                let pairs = of_a.iter().zip(&there).map(|(&a, &k)| (a, b[k * n + x]));
                d.push(op.dot(pairs, c[row as usize * n + x]));
            }
        }
        for (&to, row) in sparse.d.iter().zip(&op.fragment(3).scatter(&d, sparse.d.len())) {
            self.write(g, to, row, FULL);
        }
        Ok(())
    }
}
