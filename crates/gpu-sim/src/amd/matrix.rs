//! Products of matrices whose elements lie spread over the lanes of a wave: `v_mfma_*` and `v_wmma_*`.
//!
//! ```text
//!   A, B  a lane has `packed` neighbours in K of one row of A (one column of B); groups of lanes have the next ones:
//!         lane = row + rows * (block + blocks * (k / packed))        RDNA 3 has all of K in each group of 16 lanes
//!   C, D  a lane has one column, and of the rows those that its group and the number of the register tell
//! ```
//!
//! The layouts are those of AMD's ISA documents. Sums begin with C and go on in the order of K: of products of
//! 16 bits in double precision, rounded once at the end; of f32 and f64 by fused operations. (The hardware's order
//! is not documented.)

use crate::float::{Format, Round, narrow, widen};

/// Type of elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Element {
    Float(Format),
    /// Bits, and whether there is a sign.
    Int(u32),
}

impl Element {
    fn bits(self) -> usize {
        match self {
            Self::Float(f) => f.bits() as usize,
            Self::Int(bits) => bits as usize,
        }
    }

    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "f16" => Self::Float(Format::F16),
            "bf16" => Self::Float(Format::Bf16),
            "f32" => Self::Float(Format::F32),
            "f64" => Self::Float(Format::F64),
            "i8" | "iu8" => Self::Int(8),
            "iu4" => Self::Int(4),
            "i32" => Self::Int(32),
            _ => return None,
        })
    }
}

/// Distribution of the result's rows over lanes and registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// CDNA.
    Mfma,
    /// RDNA 3: neighbouring rows in neighbouring groups of lanes.
    Interleaved,
    /// RDNA 4: neighbouring rows in neighbouring registers.
    Blocked,
}

/// A product.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Product {
    kind: Kind,
    rows: usize,
    depth: usize,
    blocks: usize,
    /// Neighbours in K that a lane has.
    packed: usize,
    lanes: usize,
    from: Element,
    to: Element,
}

/// Modifiers of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Flags {
    /// Whether the integers of A and of B have a sign.
    pub(crate) signed: [bool; 2],
    /// Results of 16 bits go to the upper halves.
    pub(crate) high: bool,
    /// Integers are saturated.
    pub(crate) clamp: bool,
}

impl Product {
    /// The product that a name stands for, without `v_` or `llvm.amdgcn.`, parts separated by `_` or `.`; of a
    /// WMMA whether it is RDNA 4's.
    pub(crate) fn named(name: &str, lanes: usize, blocked: bool) -> Option<Self> {
        let parts: Vec<&str> = name.split(['_', '.']).collect();
        let (&[kind, to, shape], rest) = parts.split_first_chunk::<3>()?;
        let mut numbers = shape.splitn(3, 'x');
        let rows: usize = numbers.next()?.parse().ok()?;
        let columns: usize = numbers.next()?.parse().ok()?;
        let last = numbers.next()?;
        let digits = last.find(|c: char| !c.is_ascii_digit()).unwrap_or(last.len());
        let (depth, joined) = last.split_at(digits);
        let depth: usize = depth.parse().ok()?;
        let mut rest = rest.iter().copied().filter(|p| !p.ends_with('b'));
        let element = if joined.is_empty() { rest.next()? } else { joined };
        let (from, to) = (Element::named(element)?, Element::named(to)?);
        if rows != columns {
            return None;
        }
        if kind == "wmma" {
            let groups = lanes / 16;
            let packed = if blocked { depth / groups } else { depth };
            let kind = if blocked { Kind::Blocked } else { Kind::Interleaved };
            return Some(Self { kind, rows, depth, blocks: 1, packed, lanes, from, to });
        }
        let wide = joined.is_empty() || rest.next() == Some("1k");
        let packed = match from {
            Element::Float(Format::F16) => 4,
            Element::Float(Format::Bf16) => {
                if wide {
                    4
                } else {
                    2
                }
            }
            Element::Int(8) => {
                if rows * depth >= 512 {
                    8
                } else {
                    4
                }
            }
            Element::Float(Format::F32 | Format::F64) => 1,
            _ => return None,
        };
        if kind != "mfma" || lanes != 64 || !depth.is_multiple_of(packed) {
            return None;
        }
        let blocks = 64 / (rows * (depth / packed));
        Some(Self { kind: Kind::Mfma, rows, depth, blocks, packed, lanes, from, to })
    }

    /// Dwords of a lane's part of A or B.
    pub(crate) fn factor_dwords(&self) -> usize {
        (self.packed * self.from.bits()).div_ceil(32)
    }

    /// Dwords of a lane's part of C or D.
    #[cfg(feature = "amdgpu")]
    pub(crate) fn sum_dwords(&self) -> usize {
        let elements = self.elements();
        match (self.kind, self.to.bits()) {
            (Kind::Interleaved, _) => elements,
            (_, bits) => (elements * bits).div_ceil(32),
        }
    }

    /// Elements of the result that a lane has.
    fn elements(&self) -> usize {
        self.rows * self.rows * self.blocks / self.lanes
    }

    /// The lane that has an element of A or B, and its number there: row or column, and place in K.
    fn factor(&self, block: usize, row: usize, k: usize) -> (usize, usize) {
        let group = k / self.packed;
        (row + self.rows * (block + self.blocks * group), k % self.packed)
    }

    /// Block, row and column of an element of the result.
    fn place(&self, lane: usize, n: usize) -> (usize, usize, usize) {
        let (group, column) = (lane / self.rows, lane % self.rows);
        match (self.kind, self.rows) {
            (Kind::Interleaved, _) => (0, n * (self.lanes / 16) + group, column),
            (Kind::Blocked, _) => (0, group * self.elements() + n, column),
            (Kind::Mfma, 4) if self.to == Element::Float(Format::F64) => {
                (group % 4, group / 4, column)
            }
            (Kind::Mfma, 4) => (group, n, column),
            (Kind::Mfma, _) if self.to == Element::Float(Format::F64) => (0, 4 * n + group, column),
            (Kind::Mfma, 16) => (n / 4, 4 * group + n % 4, column),
            (Kind::Mfma, _) => {
                let (block, n) = (n / 16, n % 16);
                (block, 8 * (n / 4) + 4 * group + n % 4, column)
            }
        }
    }

    /// A lane's part of the result: of a lane's registers, A's and B's; the lane's own part of C.
    pub(crate) fn result<'a>(
        &self,
        lane: usize,
        flags: Flags,
        a: impl Fn(usize) -> &'a [u32],
        b: impl Fn(usize) -> &'a [u32],
        c: &[u32],
    ) -> Vec<u32> {
        let mut out = c.to_vec();
        let bits = self.to.bits();
        for n in 0..self.elements() {
            let (block, row, column) = self.place(lane, n);
            let at = match (self.kind, bits) {
                (Kind::Interleaved, 16) => 2 * n + usize::from(flags.high),
                _ => n,
            };
            let mut sum = Sum::new(self, read(c, at, bits), flags);
            for k in 0..self.depth {
                let (x, y) = (self.factor(block, row, k), self.factor(block, column, k));
                let width = self.from.bits();
                sum.add(read(a(x.0), x.1, width), read(b(y.0), y.1, width));
            }
            write(&mut out, at, bits, sum.finish());
        }
        out
    }
}

/// Element `at` of `bits` bits.
fn read(words: &[u32], at: usize, bits: usize) -> u64 {
    if bits == 64 {
        return u64::from(words[2 * at]) | u64::from(words[2 * at + 1]) << 32;
    }
    let first = at * bits;
    u64::from(words[first / 32] >> (first % 32)) & (u64::MAX >> (64 - bits))
}

fn write(words: &mut [u32], at: usize, bits: usize, value: u64) {
    if bits == 64 {
        (words[2 * at], words[2 * at + 1]) = (value as u32, (value >> 32) as u32);
        return;
    }
    let first = at * bits;
    let mask = ((u64::MAX >> (64 - bits)) as u32) << (first % 32);
    let word = &mut words[first / 32];
    *word = *word & !mask | (value as u32) << (first % 32) & mask;
}

/// A sum of products.
struct Sum {
    from: Element,
    to: Element,
    flags: Flags,
    float: f64,
    int: i64,
}

impl Sum {
    fn new(product: &Product, start: u64, flags: Flags) -> Self {
        let (from, to) = (product.from, product.to);
        let float = match to {
            Element::Float(format) => widen(format, start),
            Element::Int(_) => 0.0,
        };
        Self { from, to, flags, float, int: i64::from(start as u32 as i32) }
    }

    fn add(&mut self, a: u64, b: u64) {
        match self.from {
            Element::Float(Format::F32) => {
                let [a, b] = [a, b].map(|v| f32::from_bits(v as u32));
                self.float = f64::from(a.mul_add(b, self.float as f32));
            }
            Element::Float(Format::F64) => {
                self.float = f64::from_bits(a).mul_add(f64::from_bits(b), self.float);
            }
            Element::Float(format) => self.float += widen(format, a) * widen(format, b),
            Element::Int(bits) => {
                let number = |v: u64, signed: bool| {
                    if signed { ((v << (64 - bits)) as i64) >> (64 - bits) } else { v as i64 }
                };
                let [x, y] = self.flags.signed;
                self.int += number(a, x) * number(b, y);
            }
        }
    }

    fn finish(&self) -> u64 {
        match self.to {
            Element::Float(format) => narrow(format, self.float, Round::NearestEven),
            Element::Int(_) if self.flags.clamp => {
                let limited = self.int.clamp(i64::from(i32::MIN), i64::from(i32::MAX));
                u64::from(limited as i32 as u32)
            }
            Element::Int(_) => u64::from(self.int as u32),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Every product's places are all different, and all that there are.
    #[test]
    fn layouts_are_whole() {
        let names = [
            ("mfma_f32_32x32x8f16", false),
            ("mfma_f32_32x32x4_2b_f16", false),
            ("mfma_f32_16x16x1f32", false),
            ("mfma_f32_4x4x4bf16_1k", false),
            ("mfma_i32_16x16x32_i8", false),
            ("mfma_i32_32x32x8i8", false),
            ("mfma_f64_16x16x4f64", false),
            ("mfma_f64_4x4x4_4b_f64", false),
            ("wmma_f32_16x16x16_f16", false),
            ("wmma.i32.16x16x16.iu8", true),
        ];
        for (name, blocked) in names {
            for lanes in [32, 64] {
                let Some(p) = Product::named(name, lanes, blocked) else {
                    assert!(lanes == 32 && name.starts_with("mfma"), "{name}");
                    continue;
                };
                let sums: BTreeSet<_> = (0..lanes)
                    .flat_map(|lane| (0..p.elements()).map(move |n| p.place(lane, n)))
                    .collect();
                assert_eq!(sums.len(), p.rows * p.rows * p.blocks, "{name}");
                assert!(sums.iter().all(|&(b, r, _)| b < p.blocks && r < p.rows), "{name}");
                let factors: BTreeSet<_> = (0..p.blocks)
                    .flat_map(|b| (0..p.rows).map(move |r| (b, r)))
                    .flat_map(|(b, r)| (0..p.depth).map(move |k| p.factor(b, r, k)))
                    .collect();
                assert_eq!(factors.len(), p.blocks * p.rows * p.depth, "{name}");
                assert!(factors.iter().all(|f| f.0 < lanes), "{name}");
            }
        }
    }
}
