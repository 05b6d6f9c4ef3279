//! Matrix operations of a warp.

use super::super::inst::*;
use super::warp::Group;
use super::{Core, splat};
use crate::fault::{Fault, Result};
use crate::fragment::Fragment;

impl Core<'_, '_> {
    /// Does a matrix operation for all lanes, which stand at the same instruction.
    pub(super) fn matrix(&mut self, m: &MatrixOp, set: u32) -> Result<()> {
        if set != FULL {
            return Err(Fault::undefined("a matrix operation without all lanes of the warp"));
        }
        let g = Group {
            mask: set,
            pc: self.w.pc[0],
            base: self.w.base[0] as usize,
            alone: true,
            meet: 0,
            limit: 0,
        };
        match m {
            MatrixOp::Multiply { op, d, a, b, c } => {
                let (a, b, c) = (self.rows(&g, a)?, self.rows(&g, b)?, self.rows(&g, c)?);
                let result = op.run(&a, &b, &c, d.len());
                for (d, row) in d.iter().zip(&result) {
                    self.write(&g, *d, row, FULL);
                }
            }
            MatrixOp::Load { fragment, by_column, addr, stride, dsts } => {
                let places =
                    self.places(&g, fragment, *by_column, addr, *stride, dsts.len() as u32)?;
                let bits = fragment.element.bits();
                let mut rows = vec![splat(0); dsts.len()];
                for (lane, register, e, address, shift) in places {
                    self.w.fault_lane = lane as u32;
                    let size = u64::from(bits.div_ceil(8));
                    let bytes = self.load_at(lane, addr.space, address, size)?;
                    let value = bytes.iter().rev().fold(0u64, |v, &b| v << 8 | u64::from(b));
                    rows[register][lane] |=
                        (value >> shift & (u64::MAX >> (64 - bits))) << (e * bits);
                }
                for (d, row) in dsts.iter().zip(&rows) {
                    self.write(&g, *d, row, FULL);
                }
            }
            MatrixOp::Store { fragment, by_column, addr, stride, srcs } => {
                let places =
                    self.places(&g, fragment, *by_column, addr, *stride, srcs.len() as u32)?;
                let rows = self.rows(&g, srcs)?;
                let bits = fragment.element.bits();
                if bits < 8 {
                    return Err(Fault::unsupported("storing matrices of elements below a byte"));
                }
                for (lane, register, e, address, _) in places {
                    self.w.fault_lane = lane as u32;
                    let value = rows[register][lane] >> (e * bits);
                    self.store_at(
                        lane,
                        addr.space,
                        address,
                        &value.to_le_bytes()[..(bits / 8) as usize],
                    )?;
                }
            }
            MatrixOp::LoadTiles { addr, transpose, dsts } => {
                let addresses =
                    self.read(&g, addr.base, FULL)?.map(|a| a.wrapping_add(addr.offset as u64));
                for (tile, d) in dsts.iter().enumerate() {
                    let mut elements = [[0u64; 8]; 8];
                    for (r, row) in elements.iter_mut().enumerate() {
                        // Lanes 8t to 8t+7 hold the addresses of the rows of tile t.
                        let lane = tile * 8 + r;
                        self.w.fault_lane = lane as u32;
                        let bytes = self.load_at(lane, addr.space, addresses[lane], 16)?;
                        for (c, element) in row.iter_mut().enumerate() {
                            *element = u64::from(bytes[2 * c]) | u64::from(bytes[2 * c + 1]) << 8;
                        }
                    }
                    let out =
                        std::array::from_fn(|lane| tile_register(&elements, lane, *transpose));
                    self.write(&g, *d, &out, FULL);
                }
            }
            MatrixOp::StoreTiles { addr, transpose, srcs } => {
                let addresses =
                    self.read(&g, addr.base, FULL)?.map(|a| a.wrapping_add(addr.offset as u64));
                for (tile, src) in srcs.iter().enumerate() {
                    let values = self.read(&g, *src, FULL)?;
                    let elements = tile_elements(&values, *transpose);
                    for (r, row) in elements.iter().enumerate() {
                        let lane = tile * 8 + r;
                        self.w.fault_lane = lane as u32;
                        let mut bytes = [0; 16];
                        for (c, element) in row.iter().enumerate() {
                            bytes[2 * c..2 * c + 2]
                                .copy_from_slice(&(*element as u16).to_le_bytes());
                        }
                        self.store_at(lane, addr.space, addresses[lane], &bytes)?;
                    }
                }
            }
            MatrixOp::Sparse(product) => self.sparse_product(&g, product)?,
            MatrixOp::Warpgroup(product) => self.issue_product(&g, product)?,
            MatrixOp::CommitProducts => self.w.product_groups += 1,
            MatrixOp::WaitForProducts { groups } => self.wait_for_products(*groups),
            MatrixOp::FenceProducts => {}
            MatrixOp::TensorMemory(op) => self.tensor_memory(&g, op)?,
            MatrixOp::Transpose { d, a } => {
                let elements = tile_elements(&self.read(&g, *a, FULL)?, false);
                let out = std::array::from_fn(|lane| tile_register(&elements, lane, true));
                self.write(&g, *d, &out, FULL);
            }
        }
        Ok(())
    }

    pub(super) fn rows(&mut self, g: &Group, srcs: &[Src]) -> Result<Vec<Row>> {
        srcs.iter().map(|s| self.read(g, *s, FULL)).collect()
    }

    /// Returns the places of a fragment's elements in memory: lane, register, index in the register, address and, for
    /// elements below a byte, the shift in that byte.
    fn places(
        &mut self,
        g: &Group,
        fragment: &Fragment,
        by_column: bool,
        addr: &Addr,
        stride: Option<Src>,
        registers: u32,
    ) -> Result<Vec<(usize, usize, u32, u64, u32)>> {
        let base = self.read(g, addr.base, FULL)?[0].wrapping_add(addr.offset as u64);
        let (rows, columns) = fragment.size();
        let natural = u64::from(if by_column { rows } else { columns });
        let stride = match stride {
            Some(s) => self.read(g, s, FULL)?[0],
            None => natural,
        };
        let bits = u64::from(fragment.element.bits());
        let mut out = Vec::new();
        for lane in 0..LANES {
            for register in 0..registers {
                for e in 0..fragment.element.per_register() {
                    let (y, x) = fragment.place(registers, lane as u32, register, e);
                    let (y, x) = (u64::from(y), u64::from(x));
                    let index = if by_column { x * stride + y } else { y * stride + x };
                    let at = index.wrapping_mul(bits);
                    out.push((
                        lane,
                        register as usize,
                        e,
                        base.wrapping_add(at / 8),
                        (at % 8) as u32,
                    ));
                }
            }
        }
        Ok(out)
    }
}

/// A lane's register of an 8 by 8 tile: two neighbours of row lane/4.
fn tile_register(elements: &[[u64; 8]; 8], lane: usize, transpose: bool) -> u64 {
    let (row, column) = (lane / 4, lane % 4 * 2);
    let at = |c: usize| if transpose { elements[c][row] } else { elements[row][c] };
    at(column) | at(column + 1) << 16
}

fn tile_elements(values: &Row, transpose: bool) -> [[u64; 8]; 8] {
    let mut elements = [[0; 8]; 8];
    for (lane, value) in values.iter().enumerate() {
        let (row, column) = (lane / 4, lane % 4 * 2);
        for half in 0..2 {
            let v = value >> (16 * half) & 0xffff;
            if transpose {
                elements[column + half][row] = v;
            } else {
                elements[row][column + half] = v;
            }
        }
    }
    elements
}
