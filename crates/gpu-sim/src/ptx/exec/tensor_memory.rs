//! `tcgen05`: tensor memory, and products whose results lie there.
//!
//! A product is done when it is issued. Layouts are those of PTX ISA, "Tensor Memory and Register Load/Store" and "Data path
//! layout organization".

use super::super::inst::*;
use super::block_scale::{ScaleForm, scaled_product};
use super::matrix_layout::MatrixLayout;
use super::warp::Group;
use super::{Core, lanes};
use crate::fault::{Fault, Result};
use crate::float::Format;
use crate::fragment::{Element, Fragment, Multiply, Scheme, Shape};

/// Columns of 32 bits.
const COLUMNS: u32 = 512;
/// Rows; the fourth part of them is a warp's.
const ROWS: u32 = 128;

/// The tensor memory of a block.
#[derive(Debug, Default)]
pub(crate) struct TensorMemory {
    /// Cells of each column that was ever allocated, row after row of the column.
    cells: Vec<u32>,
    /// Allocated columns: the first, and how many.
    allocated: Vec<(u32, u32)>,
}

impl TensorMemory {
    fn allocate(&mut self, columns: u32) -> Result<u32> {
        if !columns.is_power_of_two() || !(32..=COLUMNS).contains(&columns) {
            return Err(Fault::undefined(format!("{columns} columns of tensor memory")));
        }
        let is_free = |start: u32| {
            self.allocated.iter().all(|&(at, count)| start + columns <= at || at + count <= start)
        };
        let found = (0..=COLUMNS - columns).step_by(columns as usize).find(|&at| is_free(at));
        let Some(start) = found else {
            return Err(Fault::deadlock("tensor memory is allocated while none is free"));
        };
        self.allocated.push((start, columns));
        let end = ((start + columns) * ROWS) as usize;
        if self.cells.len() < end {
            self.cells.resize(end, 0);
        }
        Ok(start)
    }

    fn free(&mut self, start: u32, columns: u32) -> Result<()> {
        match self.allocated.iter().position(|&range| range == (start, columns)) {
            Some(at) => {
                self.allocated.swap_remove(at);
                Ok(())
            }
            None => Err(Fault::undefined("tensor memory is freed that was not allocated so")),
        }
    }

    pub(super) fn cell(&mut self, row: u32, column: u32) -> Result<&mut u32> {
        let allocated = |&(at, count): &(u32, u32)| (at..at + count).contains(&column);
        if row >= ROWS || !self.allocated.iter().any(allocated) {
            let message = format!("row {row}, column {column} of tensor memory");
            return Err(Fault::out_of_bounds(message));
        }
        Ok(&mut self.cells[(column * ROWS + row) as usize])
    }
}

/// Row and column of an address.
fn place(address: u64) -> (u32, u32) {
    ((address >> 16 & 0xffff) as u32, (address & 0xffff) as u32)
}

impl Core<'_, '_> {
    /// An operation of the whole warp.
    pub(super) fn tensor_memory(&mut self, g: &Group, op: &TensorMemoryOp) -> Result<()> {
        match op {
            TensorMemoryOp::Allocate { to, columns } => {
                let columns = self.uniform(g, *columns)? as u32;
                let start = self.state.tensor.allocate(columns)?;
                let to_address = self.uniform(g, to.base)?.wrapping_add(to.offset as u64);
                self.store_at(0, to.space, to_address, &start.to_le_bytes())?;
            }
            TensorMemoryOp::Free { address, columns } => {
                let (start, columns) = (self.uniform(g, *address)?, self.uniform(g, *columns)?);
                self.state.tensor.free(place(start).1, columns as u32)?;
            }
            TensorMemoryOp::Load { address, second, dsts } => {
                let address = self.uniform(g, address.base)?.wrapping_add(address.offset as u64);
                for (register, &d) in dsts.iter().enumerate() {
                    let mut row = [0; LANES];
                    for (lane, value) in row.iter_mut().enumerate() {
                        self.w.fault_lane = lane as u32;
                        let (y, x) = self.own_cell(address, *second, lane, register)?;
                        *value = u64::from(*self.state.tensor.cell(y, x)?);
                    }
                    self.write(g, d, &row, FULL);
                }
            }
            TensorMemoryOp::Store { address, second, srcs } => {
                let address = self.uniform(g, address.base)?.wrapping_add(address.offset as u64);
                for (register, row) in self.rows(g, srcs)?.iter().enumerate() {
                    for (lane, &value) in row.iter().enumerate() {
                        self.w.fault_lane = lane as u32;
                        let (y, x) = self.own_cell(address, *second, lane, register)?;
                        *self.state.tensor.cell(y, x)? = value as u32;
                    }
                }
            }
            TensorMemoryOp::Nothing => {}
        }
        Ok(())
    }

    /// Value of an operand that must be the same in all lanes.
    fn uniform(&mut self, g: &Group, src: Src) -> Result<u64> {
        let row = self.read(g, src, FULL)?;
        if row.iter().any(|&v| v != row[0]) {
            return Err(Fault::undefined("lanes do not agree on an operand of `tcgen05`"));
        }
        Ok(row[0])
    }

    /// The cell that is a lane's register. `second`: see [`TensorMemoryOp::Load`].
    fn own_cell(
        &self,
        address: u64,
        second: Option<u32>,
        lane: usize,
        register: usize,
    ) -> Result<(u32, u32)> {
        let (first_row, first_column) = place(address);
        let quarter = self.w.index % 4 * LANES as u32;
        let rows = if second.is_some() { LANES as u32 / 2 } else { LANES as u32 };
        if first_row < quarter || first_row + rows > quarter + LANES as u32 {
            let message =
                format!("a warp accesses row {first_row} of tensor memory, which is another's");
            return Err(Fault::undefined(message));
        }
        let lane = lane as u32;
        let (row, column) = match second {
            Some(second) if lane >= rows => (lane - rows, second),
            _ => (lane, 0),
        };
        Ok((first_row + row, first_column + column + register as u32))
    }

    /// `tcgen05.mma`.
    pub(super) fn tensor_product(&mut self, product: &TensorProduct, active: u32) -> Result<()> {
        for lane in lanes(active) {
            self.w.fault_lane = lane as u32;
            let bits_of_form = self.read_lane(product.instruction_descriptor, lane)?;
            let form = Form::read(product.kind, bits_of_form)?;
            let (a, b) = (form.op.fragment(0), form.op.fragment(1));
            let mut of_a = match product.a {
                TensorFactor::Shared(descriptor) => {
                    let bits = self.read_lane(descriptor, lane)?;
                    let bytes = u64::from(a.element.bits().div_ceil(8));
                    let layout = MatrixLayout::of_tcgen05(bits, form.transpose[0], bytes)?;
                    self.matrix_in_shared(lane, layout, &a, 0)?
                }
                TensorFactor::Tensor(address) => {
                    let at =
                        self.read_lane(address.base, lane)?.wrapping_add(address.offset as u64);
                    self.matrix_in_tensor(at, &a)?
                }
            };
            let bits = self.read_lane(product.b, lane)?;
            let bytes = u64::from(b.element.bits().div_ceil(8));
            let layout = MatrixLayout::of_tcgen05(bits, form.transpose[1], bytes)?;
            let mut of_b = self.matrix_in_shared(lane, layout, &b, 0)?;
            for (fragment, matrix, negate) in
                [(&a, &mut of_a, form.negate[0]), (&b, &mut of_b, form.negate[1])]
            {
                if negate {
                    fragment.negate(matrix);
                }
            }
            let at = self.read_lane(product.d.base, lane)?.wrapping_add(product.d.offset as u64);
            let d = form.op.fragment(3);
            let sum = if self.read_psrc_lane(product.accumulate, lane)? {
                self.matrix_in_tensor(at, &d)?
            } else {
                vec![0; (d.size().0 * d.size().1) as usize]
            };
            let result = match &product.scales {
                None => form.op.product(&of_a, &of_b, &sum),
                Some(scales) => {
                    let count = form.op.shape.k / scales.block;
                    let of_word = ScaleForm::read(bits_of_form, count)?;
                    let (m, n) = (form.op.shape.m, form.op.shape.n);
                    let a_column = self.column_of(lane, &scales.a)?;
                    let b_column = self.column_of(lane, &scales.b)?;
                    let by_a = self.scales(a_column, (m, count), of_word, 0)?;
                    let by_b = self.scales(b_column, (n, count), of_word, 1)?;
                    let matrices = [&of_a[..], &of_b, &sum];
                    scaled_product(&form.op, matrices, [&by_a, &by_b], scales.block as usize)
                }
            };
            let (first_row, first_column) = place(at);
            let columns = d.size().1;
            for (index, value) in (0..).zip(result) {
                let row = row_of(index / columns, d.shape.m);
                let cell =
                    self.state.tensor.cell(first_row + row, first_column + index % columns)?;
                *cell = value as u32;
            }
        }
        Ok(())
    }

    /// The column of a lane's address.
    fn column_of(&mut self, lane: usize, addr: &Addr) -> Result<u32> {
        let address = self.read_lane(addr.base, lane)?.wrapping_add(addr.offset as u64);
        Ok(place(address).1)
    }

    /// Reads a matrix out of tensor memory, in row order; elements of less than 32 bits share a cell.
    fn matrix_in_tensor(&mut self, address: u64, fragment: &Fragment) -> Result<Vec<u64>> {
        let (rows, columns) = fragment.size();
        let (bits, per) = (fragment.element.bits(), fragment.element.per_register());
        let (first_row, first_column) = place(address);
        let mut matrix = Vec::with_capacity((rows * columns) as usize);
        for y in 0..rows {
            for x in 0..columns {
                let row = first_row + row_of(y, fragment.shape.m);
                let cell = *self.state.tensor.cell(row, first_column + x / per)?;
                matrix.push(u64::from(cell) >> (x % per * bits) & (u64::MAX >> (64 - bits)));
            }
        }
        Ok(matrix)
    }
}

/// The row of tensor memory that has a row of a matrix: 64 rows take the first half of each warp's.
fn row_of(row: u32, m: u32) -> u32 {
    if m == 64 { row / 16 * 32 + row % 16 } else { row }
}

/// A product as its instruction descriptor says.
struct Form {
    op: Multiply,
    transpose: [bool; 2],
    negate: [bool; 2],
}

impl Form {
    fn read(kind: TensorKind, bits: u64) -> Result<Self> {
        let field = |at: u32, width: u32| bits >> at & ((1 << width) - 1);
        let refuse = |what: &str| Err(Fault::unsupported(format!("`tcgen05.mma` with {what}")));
        if field(2, 1) != 0 {
            return refuse("sparse factors");
        }
        if matches!(kind, TensorKind::Mx8 | TensorKind::Mx4) {
            return Form::scaled(kind, bits);
        }
        let factor = |code: u64| match (kind, code) {
            (TensorKind::F16, 0) => Some("f16"),
            (TensorKind::F16, 1) => Some("bf16"),
            (TensorKind::Tf32, 2) => Some("tf32"),
            (TensorKind::F8f6f4, 0) => Some("e4m3"),
            (TensorKind::F8f6f4, 1) => Some("e5m2"),
            (TensorKind::I8, 0) => Some("u8"),
            (TensorKind::I8, 1) => Some("s8"),
            _ => None,
        };
        let result = match (kind, field(4, 2)) {
            (TensorKind::I8, 2) => "s32",
            (TensorKind::F16 | TensorKind::Tf32 | TensorKind::F8f6f4, 1) => "f32",
            _ => return refuse("this type of D"),
        };
        let element = |name: Option<&str>| name.and_then(Element::from_name);
        let types = [factor(field(7, 3)), factor(field(10, 3)), Some(result)].map(element);
        let [Some(a), Some(b), Some(d)] = types else { return refuse("these types of factors") };
        let (m, n) = (field(24, 5) as u32 * 16, field(17, 6) as u32 * 8);
        if !matches!(m, 64 | 128) || n == 0 || n > 256 {
            return Err(Fault::undefined(format!("`tcgen05.mma` of {m} by {n}")));
        }
        let flag = |at: u32| field(at, 1) == 1;
        Ok(Form {
            op: Multiply {
                scheme: Scheme::Mma,
                shape: Shape { m, n, k: 256 / a.bits() },
                elements: [a, b, d, d],
                satfinite: flag(3),
                bit_and: true,
            },
            transpose: [flag(15), flag(16)],
            negate: [flag(13), flag(14)],
        })
    }
}

impl Form {
    /// Of kinds with scales ("Instruction descriptor format for .kind::mxf8f6f4", and for `.kind::mxf4`).
    fn scaled(kind: TensorKind, bits: u64) -> Result<Self> {
        let field = |at: u32, width: u32| bits >> at & ((1 << width) - 1);
        let refuse =
            |what: &str| Err(Fault::unsupported(format!("scaled `tcgen05.mma` with {what}")));
        let factor = |code: u64| match (kind, code) {
            (TensorKind::Mx8, 0) => Some(Format::E4m3),
            (TensorKind::Mx8, 1) => Some(Format::E5m2),
            (TensorKind::Mx4, 1) => Some(Format::E2m1),
            _ => None,
        };
        let of_b = field(10, if kind == TensorKind::Mx8 { 3 } else { 2 });
        let (Some(a), Some(b)) = (factor(field(7, 3)), factor(of_b)) else {
            return refuse("these types of factors");
        };
        let (m, n) = (field(27, 2) as u32 * 128, field(17, 6) as u32 * 8);
        if m != 128 || n == 0 || n > 256 {
            return Err(Fault::undefined(format!("`tcgen05.mma` of {m} by {n}")));
        }
        if field(31, 1) != 0 {
            return refuse("this depth");
        }
        let flag = |at: u32| field(at, 1) == 1;
        let transpose = [flag(15), flag(16)];
        if kind == TensorKind::Mx4 && transpose != [false; 2] {
            return Err(Fault::undefined("`tcgen05.mma` that transposes elements of 4 bits"));
        }
        let d = Element::Float(Format::F32);
        Ok(Form {
            op: Multiply {
                scheme: Scheme::Mma,
                shape: Shape { m, n, k: 256 / a.bits() },
                elements: [Element::Float(a), Element::Float(b), d, d],
                satfinite: false,
                bit_and: true,
            },
            transpose,
            negate: [flag(13), flag(14)],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_given_once() {
        let mut memory = TensorMemory::default();
        assert_eq!(memory.allocate(64).ok(), Some(0));
        assert_eq!(memory.allocate(128).ok(), Some(128));
        assert_eq!(memory.allocate(32).ok(), Some(64));
        assert!(memory.allocate(512).is_err() && memory.allocate(48).is_err());
        assert!(memory.cell(127, 95).is_ok() && memory.cell(0, 96).is_err());
        assert!(memory.free(0, 32).is_err() && memory.free(0, 64).is_ok());
        assert!(memory.cell(0, 0).is_err());
        assert_eq!(memory.allocate(64).ok(), Some(0));
    }

    #[test]
    fn sixty_four_rows_lie_in_four_quarters() {
        assert_eq!([0, 15, 16, 63].map(|row| row_of(row, 64)), [0, 15, 32, 111]);
        assert_eq!(row_of(63, 128), 63);
    }

    #[test]
    fn descriptors_of_triton() {
        // Of a product of 64 by 64 f16: D is f32, B is transposed.
        let form = Form::read(TensorKind::F16, 68_222_992).expect("a form");
        let shape = form.op.shape;
        assert_eq!((shape.m, shape.n, shape.k), (64, 64, 16));
        assert_eq!((form.transpose, form.negate), ([false, true], [false; 2]));
    }
}
