//! Scales of `tcgen05.mma`: PTX ISA, "Block Scaling".
//!
//! Rows of A, and columns of B, have a scale for each block of 16 or 32 elements. Scales lie in tensor memory: a word for each
//! row, those of 32 rows in one column (each warp's quarter has a copy), the next 32 rows in the next one.

use super::Core;
use crate::fault::{Fault, Result};
use crate::float::{Format, widen};
use crate::fragment::Multiply;

/// Type of scales and the bytes of a word at which they begin, from the instruction descriptor.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScaleForm {
    /// UE8M0, or else UE4M3.
    powers: bool,
    /// Of A and B.
    first: [u32; 2],
}

impl ScaleForm {
    /// Reads the descriptor of an instruction whose rows have so many scales.
    pub(super) fn read(bits: u64, scales: u32) -> Result<ScaleForm> {
        let field = |at: u32| (bits >> at & 3) as u32;
        let first = [field(29), field(4)];
        // The scales of a row do not cross a word; two begin at half words.
        if first.iter().any(|f| f % scales != 0 || f + scales > 4) {
            return Err(Fault::undefined(format!("{scales} scales from byte {first:?} of a word")));
        }
        Ok(ScaleForm { powers: bits >> 23 & 1 == 1, first })
    }

    fn value(self, bits: u64) -> f64 {
        match (self.powers, bits) {
            (true, 0xff) => f64::NAN,
            (true, power) => f64::from(power as i32 - 127).exp2(),
            (false, bits) => widen(Format::E4m3, bits & 0x7f),
        }
    }
}

impl Core<'_, '_> {
    /// The scales of rows (columns of B) from a column of tensor memory on, in the order of rows: so many of each.
    pub(super) fn scales(
        &mut self,
        column: u32,
        (rows, count): (u32, u32),
        form: ScaleForm,
        operand: usize,
    ) -> Result<Vec<f64>> {
        let mut scales = Vec::with_capacity((rows * count) as usize);
        for row in 0..rows {
            let word = u64::from(*self.state.tensor.cell(row % 32, column + row / 32)?);
            for n in 0..count {
                scales.push(form.value(word >> (8 * (form.first[operand] + n)) & 0xff));
            }
        }
        Ok(scales)
    }
}

/// D = (A * scales) * (B * scales) + C over matrices in row order, with so many elements in a block.
pub(super) fn scaled_product(
    op: &Multiply,
    [a, b, c]: [&[u64]; 3],
    [of_a, of_b]: [&[f64]; 2],
    block: usize,
) -> Vec<u64> {
    let (n, k) = (op.shape.n as usize, op.shape.k as usize);
    let blocks = k / block;
    let mut d = Vec::with_capacity(c.len());
    for (at, &start) in c.iter().enumerate() {
        let (y, x) = (at / n, at % n);
        let mut sum = f64::from(f32::from_bits(start as u32));
        for part in 0..blocks {
            let scale = of_a[y * blocks + part] * of_b[x * blocks + part];
            for i in part * block..(part + 1) * block {
                let (p, q) = (op.value(0, a[y * k + i]), op.value(1, b[i * n + x]));
                sum += p * q * scale;
            }
        }
        let bits = if sum.is_nan() { Format::F32.nan() } else { u64::from((sum as f32).to_bits()) };
        d.push(bits);
    }
    d
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_of_both_types() {
        // UE8M0; A from byte 2, B from byte 1.
        let form = ScaleForm::read(1 << 23 | 2 << 29 | 1 << 4, 1).expect("a form");
        assert_eq!((form.value(127), form.value(130), form.value(0)), (1.0, 8.0, 2f64.powi(-127)));
        assert!(form.value(255).is_nan());
        assert_eq!(form.first, [2, 1]);
        let form = ScaleForm::read(0, 4).expect("a form");
        assert_eq!((form.value(0x38), form.value(0xb8)), (1.0, 1.0));
        assert!(ScaleForm::read(1 << 4, 2).is_err() && ScaleForm::read(2 << 29, 4).is_err());
    }
}
