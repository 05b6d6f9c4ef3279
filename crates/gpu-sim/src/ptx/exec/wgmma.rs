//! `wgmma`: asynchronous products of a warpgroup, with factors in shared memory.
//!
//! Factors are read when a product is issued, which is one of the orders that the hardware may choose.

use super::super::inst::*;
use super::Core;
use super::matrix_layout::MatrixLayout;
use super::warp::{Group, PendingProduct};
use crate::fault::{Fault, Result};
use crate::fragment::{Fragment, Role};

impl Core<'_, '_> {
    /// Does a product: at once, or on the hostile machine up to its results, which come when its group is waited for.
    pub(super) fn issue_product(&mut self, g: &Group, product: &WarpgroupProduct) -> Result<()> {
        let op = &product.op;
        let a = self.factor(g, &product.a, &op.fragment(0), product.negate[0])?;
        let b = self.factor(g, &product.b, &op.fragment(1), product.negate[1])?;
        let c = op.fragment(3);
        let sum = match self.read_psrc(g, FULL, product.accumulate)? {
            0 => vec![0; (c.size().0 * c.size().1) as usize],
            FULL => {
                let d: Vec<Row> =
                    product.d.iter().map(|&row| self.accumulator(g, row)).collect::<Result<_>>()?;
                c.gather(&d)
            }
            _ => return Err(Fault::undefined("`wgmma` whose lanes do not agree on adding D")),
        };
        let result = c.scatter(&op.product(&a, &b, &sum), product.d.len());
        // Later products add to what is pending, so they are late too.
        if self.w.products.is_empty() && !self.is_late() {
            for (&d, row) in product.d.iter().zip(&result) {
                self.write(g, d, row, FULL);
            }
            return Ok(());
        }
        let rows = product.d.iter().map(|&d| g.base + d as usize).zip(result).collect();
        let group = self.w.product_groups;
        self.w.products.push(PendingProduct { group, rows });
        Ok(())
    }

    /// A row of D, as the last product leaves it.
    fn accumulator(&mut self, g: &Group, row: u32) -> Result<Row> {
        let own = g.base + row as usize;
        let mut pending = self.w.products.iter().rev().flat_map(|product| &product.rows);
        match pending.find(|(row, _)| *row == own) {
            Some(&(_, value)) => Ok(value),
            None => self.read(g, Src::reg(row), FULL),
        }
    }

    /// Writes the results of all products but those of the last so many groups.
    pub(super) fn wait_for_products(&mut self, groups: u64) {
        let finished = |p: &PendingProduct| p.group.saturating_add(groups) < self.w.product_groups;
        let count = self.w.products.iter().take_while(|p| finished(p)).count();
        for (row, value) in self.w.products.drain(..count).flat_map(|product| product.rows) {
            self.w.regs[row] = value;
            self.w.defined[row] = FULL;
        }
    }

    /// Returns the elements of a factor, in row order.
    fn factor(
        &mut self,
        g: &Group,
        factor: &WarpgroupFactor,
        fragment: &Fragment,
        negate: bool,
    ) -> Result<Vec<u64>> {
        let bits = fragment.element.bits();
        let mut matrix = match factor {
            WarpgroupFactor::Registers(registers) => fragment.gather(&self.rows(g, registers)?),
            WarpgroupFactor::Shared { descriptor, transpose } => {
                let descriptors = self.read(g, *descriptor, FULL)?;
                if descriptors.iter().any(|&d| d != descriptors[0]) {
                    return Err(Fault::undefined("`wgmma` whose lanes have different descriptors"));
                }
                let bytes = u64::from(bits / 8);
                let layout = MatrixLayout::of_wgmma(descriptors[0], *transpose, bytes)?;
                // The warp has 16 of the 64 rows of A.
                let first = match fragment.role {
                    Role::A => self.w.index % 4 * fragment.size().0,
                    _ => 0,
                };
                self.matrix_in_shared(0, layout, fragment, first)?
            }
        };
        if negate {
            fragment.negate(&mut matrix);
        }
        Ok(matrix)
    }
}
