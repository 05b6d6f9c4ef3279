//! Products of matrices whose elements lie spread over the lanes of a wave: `v_mfma_*`, `v_wmma_*`, and those of sparse
//! matrices, `v_smfmac_*` and `v_swmmac_*`.
//!
//! ```text
//!   A, B  a lane has neighbours in K of one row of A (one column of B), in chunks of 16 bytes; groups of lanes have the next
//!         ones: lane = row + rows * (block + blocks * group)          RDNA 3 has all of K in each group of 16 lanes
//!   C, D  a lane has one column, and of the rows those that its group and the number of the register tell
//! ```
//!
//! Of a sparse A two of four neighbours in K are stored, and four bits of an index have their places. Elements of 8, 6 and 4
//! bits can have a scale (a power of two, E8M0) for each block of 32 neighbours in K; the lane of the row in the group that is
//! the block's number has it.
//!
//! The layouts are those of AMD's ISA documents and of AMD's matrix instruction calculator; chunks of the longer rows of CDNA 4
//! are as measured on that hardware with sparse factors and as AMD's examples load scaled ones. Sums begin with C and go on in
//! the order of K: of products of 16 bits and less in double precision, rounded once at the end; of f32 and f64 by fused
//! operations. (The hardware's order is not documented, nor how it shortens the factors of `xf32`: here to nearest.)

use super::conversions;
use crate::float::{Format, Round, narrow, widen};

/// Type of elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Element {
    Float(Format),
    /// Bits.
    Int(u32),
}

impl Element {
    /// Bits that an element takes.
    fn bits(self) -> usize {
        match self {
            Self::Float(f) => f.bits() as usize,
            Self::Int(bits) => bits as usize,
        }
    }

    fn named(name: &str, unsigned_zero: bool) -> Option<Self> {
        let small = |plain, fnuz| Self::Float(if unsigned_zero { fnuz } else { plain });
        Some(match name {
            "f16" => Self::Float(Format::F16),
            "bf16" => Self::Float(Format::Bf16),
            "xf32" => Self::Float(Format::Tf32),
            "f32" => Self::Float(Format::F32),
            "f64" => Self::Float(Format::F64),
            "fp8" | "f8f6f4" => small(Format::E4m3, Format::E4m3Fnuz),
            "bf8" => small(Format::E5m2, Format::E5m2Fnuz),
            "i8" | "iu8" => Self::Int(8),
            "iu4" => Self::Int(4),
            "i32" => Self::Int(32),
            _ => return None,
        })
    }

    /// The number that a pattern stands for. All integers that there are, and their sums, are exact.
    fn value(self, bits: u64, signed: bool) -> f64 {
        match self {
            Self::Float(Format::Tf32) => {
                let single = widen(Format::F32, bits);
                widen(Format::Tf32, narrow(Format::Tf32, single, Round::NearestEven))
            }
            Self::Float(format) => widen(format, bits),
            Self::Int(width) if signed => ((bits << (64 - width)) as i64 >> (64 - width)) as f64,
            Self::Int(_) => bits as f64,
        }
    }
}

/// The formats of small elements by their numbers in instructions.
pub(crate) const SMALL_FORMATS: [Format; 5] =
    [Format::E4m3, Format::E5m2, Format::E2m3, Format::E3m2, Format::E2m1];

/// Distribution of the elements over lanes and registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// CDNA.
    Mfma,
    /// RDNA 3: neighbouring rows in neighbouring groups of lanes.
    Interleaved,
    /// RDNA 4: neighbouring rows in neighbouring registers.
    Blocked,
}

/// Properties of a processor that matter to products.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Variant {
    /// RDNA 4's products, not RDNA 3's.
    pub(crate) blocked: bool,
    /// Elements of 8 bits are of the formats without negative zero (gfx942).
    pub(crate) unsigned_zero: bool,
}

/// A product.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Product {
    kind: Kind,
    rows: usize,
    depth: usize,
    blocks: usize,
    lanes: usize,
    from: [Element; 2],
    to: Element,
    sparse: bool,
    /// The formats of the factors are in the instruction.
    open: bool,
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
    /// Of a sparse product the set of indices in their register.
    pub(crate) set: u8,
    /// Bytes of the registers of scales.
    pub(crate) bytes: [u8; 2],
}

/// The registers of all lanes that a product reads.
#[derive(Clone, Copy)]
pub(crate) struct Sources<'a> {
    /// A, B and C.
    pub(crate) matrices: [&'a [Vec<u32>]; 3],
    /// Indices of a sparse product.
    pub(crate) index: Option<&'a [u32]>,
    /// Scales of A and of B.
    pub(crate) scales: Option<[&'a [u32]; 2]>,
}

impl Product {
    /// The product that a name stands for, without `v_` or `llvm.amdgcn.`, parts separated by `_` or `.`.
    pub(crate) fn named(name: &str, lanes: usize, variant: Variant) -> Option<Self> {
        let parts: Vec<&str> = name.split(['_', '.']).filter(|&p| p != "scale").collect();
        let (&[kind, to, shape], rest) = parts.split_first_chunk::<3>()?;
        let mut numbers = shape.splitn(3, 'x');
        let rows: usize = numbers.next()?.parse().ok()?;
        let columns: usize = numbers.next()?.parse().ok()?;
        let last = numbers.next()?;
        let digits = last.find(|c: char| !c.is_ascii_digit()).unwrap_or(last.len());
        let (depth, joined) = last.split_at(digits);
        let depth: usize = depth.parse().ok()?;
        let mut rest = rest.iter().copied().filter(|p| !p.ends_with('b'));
        let named = |name: &str| Element::named(name, variant.unsigned_zero);
        let element = if joined.is_empty() { rest.next()? } else { joined };
        let (from, to) = (named(element)?, named(to)?);
        let next = rest.next();
        let second = match next {
            Some(name @ ("fp8" | "bf8")) => named(name)?,
            _ => from,
        };
        if rows != columns {
            return None;
        }
        let sparse = matches!(kind, "smfmac" | "swmmac");
        let (from, open) = ([from, second], element == "f8f6f4");
        let whole =
            Self { kind: Kind::Mfma, rows, depth, blocks: 1, lanes, from, to, sparse, open };
        match kind {
            "wmma" | "swmmac" => {
                let kind = if variant.blocked { Kind::Blocked } else { Kind::Interleaved };
                Some(Self { kind, ..whole }).filter(|_| !sparse || variant.blocked)
            }
            "mfma" | "smfmac" if lanes == 64 => {
                // Neighbours in K of a lane, where there is more than one block.
                let packed = match from[0] {
                    Element::Float(Format::Bf16) if !joined.is_empty() && next != Some("1k") => 2,
                    Element::Float(Format::F16 | Format::Bf16) => 4,
                    Element::Int(8) if rows * depth < 512 => 4,
                    Element::Float(Format::Tf32) => 2,
                    Element::Float(Format::F32 | Format::F64) => 1,
                    _ => 8,
                };
                if !depth.is_multiple_of(packed) {
                    return None;
                }
                let blocks = (64 / (rows * (depth / packed))).max(1);
                Some(Self { blocks, ..whole })
            }
            _ => None,
        }
    }

    /// Whether the instruction says the formats of the factors.
    #[cfg(feature = "amdgpu")]
    pub(crate) fn is_open(&self) -> bool {
        self.open
    }

    /// Whether A is sparse.
    pub(crate) fn is_sparse(&self) -> bool {
        self.sparse
    }

    /// The same with factors in the formats of these numbers.
    pub(crate) fn of_formats(mut self, numbers: [u8; 2]) -> Option<Self> {
        for (from, number) in self.from.iter_mut().zip(numbers) {
            *from = Element::Float(*SMALL_FORMATS.get(usize::from(number))?);
        }
        Some(self)
    }

    /// Groups of lanes with different parts of K of a factor.
    fn groups(&self, factor: usize) -> usize {
        if self.kind == Kind::Interleaved {
            return 1;
        }
        let groups = self.lanes / (self.rows * self.blocks);
        // A lane has a dword at least.
        groups.min(self.stored(factor) * self.from[factor].bits() / 32).max(1)
    }

    /// Neighbours in K that are stored.
    fn stored(&self, factor: usize) -> usize {
        if self.sparse && factor == 0 { self.depth / 2 } else { self.depth }
    }

    /// Elements of a factor that a lane has.
    fn packed(&self, factor: usize) -> usize {
        self.stored(factor) / self.groups(factor)
    }

    /// Dwords of a lane's part of A or B.
    pub(crate) fn factor_dwords(&self, factor: usize) -> usize {
        (self.packed(factor) * self.from[factor].bits()).div_ceil(32)
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

    /// The place in K of an element of a group of lanes. Of a sparse factor that of the first of the four neighbours that it
    /// may be.
    fn place_in_depth(&self, factor: usize, group: usize, element: usize) -> usize {
        let groups = self.groups(factor);
        let bits = self.from[factor].bits();
        let sparse = self.sparse && factor == 0;
        // Lanes 16 to 31 of RDNA 4 have the upper half of K's small elements, those from 32 on the rest of both.
        let group = match (self.kind, groups) {
            (Kind::Blocked, 4) if bits <= 8 => 2 * (group % 2) + group / 2,
            _ => group,
        };
        if sparse && self.kind == Kind::Mfma {
            return 2 * group * self.packed(factor) + 4 * (element / 2);
        }
        let (element, packed) = match sparse {
            true => (4 * (element / 2), 2 * self.packed(factor)),
            false => (element, self.packed(factor)),
        };
        let chunk = if bits == 6 { packed } else { packed.min(128 / bits) };
        element / chunk * groups * chunk + group * chunk + element % chunk
    }

    /// Block, row and column of an element of the result.
    fn place(&self, lane: usize, n: usize) -> (usize, usize, usize) {
        let (group, column) = (lane / self.rows, lane % self.rows);
        match (self.kind, self.rows) {
            (Kind::Interleaved, _) => (0, n * (self.lanes / 16) + group, column),
            (Kind::Blocked, _) => (0, 8 * (group % 2) + 4 * (group / 2) + n, column),
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

    /// The elements of a factor: of each row (or column) of each block the places in K and the values, in the order of K.
    fn gather(&self, factor: usize, flags: Flags, sources: &Sources<'_>) -> Vec<Vec<(usize, f64)>> {
        let mut lines = vec![Vec::with_capacity(self.stored(factor)); self.blocks * self.rows];
        let (element, packed) = (self.from[factor], self.packed(factor));
        let signed = flags.signed[factor];
        for (number, line) in lines.iter_mut().enumerate() {
            let (block, row) = (number / self.rows, number % self.rows);
            for group in 0..self.groups(factor) {
                let lane = row + self.rows * (block + self.blocks * group);
                let words = &sources.matrices[factor][lane];
                let index = sources.index.filter(|_| factor == 0).map_or(0, |i| i[lane]);
                let index = index >> (u32::from(flags.set) * 2 * packed as u32 % 32);
                for n in 0..packed {
                    let mut k = self.place_in_depth(factor, group, n);
                    if self.sparse && factor == 0 {
                        k += (index >> (2 * n) & 3) as usize;
                    }
                    let mut value =
                        element.value(conversions::element(words, n, element.bits()), signed);
                    if let Some(scales) = sources.scales {
                        let word = scales[factor][row + self.rows * (k / 32)];
                        value *= scale(word >> (8 * flags.bytes[factor]));
                    }
                    line.push((k, value));
                }
            }
            line.sort_by_key(|&(k, _)| k);
        }
        lines
    }

    /// All lanes' parts of the result.
    pub(crate) fn results(&self, flags: Flags, sources: &Sources<'_>) -> Vec<Vec<u32>> {
        let [a, b] = [0, 1].map(|factor| self.gather(factor, flags, sources));
        let bits = self.to.bits();
        let of_lane = |lane: usize| {
            let start = &sources.matrices[2][lane];
            let mut out = start.clone();
            for n in 0..self.elements() {
                let (block, row, column) = self.place(lane, n);
                let at = match (self.kind, bits) {
                    (Kind::Interleaved, 16) => 2 * n + usize::from(flags.high),
                    _ => n,
                };
                let start = self.to.value(conversions::element(start, at, bits), true);
                let column = &b[block * self.rows + column];
                let sum = a[block * self.rows + row]
                    .iter()
                    .fold(start, |sum, &(k, x)| self.add(sum, x, column[k].1));
                conversions::put(&mut out, at * bits, bits, self.finish(sum, flags));
            }
            out
        };
        (0..self.lanes).map(of_lane).collect()
    }

    /// One more product in a sum.
    fn add(&self, sum: f64, x: f64, y: f64) -> f64 {
        match self.from[0] {
            Element::Float(Format::F32) => f64::from((x as f32).mul_add(y as f32, sum as f32)),
            Element::Float(Format::F64) => x.mul_add(y, sum),
            _ => sum + x * y,
        }
    }

    fn finish(&self, sum: f64, flags: Flags) -> u64 {
        match self.to {
            Element::Float(format) => narrow(format, sum, Round::NearestEven),
            Element::Int(_) if flags.clamp => {
                u64::from(sum.clamp(f64::from(i32::MIN), f64::from(i32::MAX)) as i32 as u32)
            }
            Element::Int(_) => u64::from(sum as i64 as u32),
        }
    }
}

/// The number that a scale's low byte stands for: an exponent.
fn scale(word: u32) -> f64 {
    match word & 0xff {
        255 => f64::NAN,
        exponent => f64::from_bits(u64::from(exponent + 1023 - 127) << 52),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    const BLOCKED: Variant = Variant { blocked: true, unsigned_zero: false };

    /// Every product's places are all different, and all that there are.
    #[test]
    fn layouts_are_whole() {
        let plain = Variant::default();
        let names = [
            ("mfma_f32_32x32x8f16", plain),
            ("mfma_f32_32x32x4_2b_f16", plain),
            ("mfma_f32_16x16x1f32", plain),
            ("mfma_f32_4x4x4bf16_1k", plain),
            ("mfma_f32_16x16x8bf16", plain),
            ("mfma_i32_16x16x32_i8", plain),
            ("mfma_i32_32x32x8i8", plain),
            ("mfma_i32_32x32x32_i8", plain),
            ("mfma_f64_16x16x4f64", plain),
            ("mfma_f64_4x4x4_4b_f64", plain),
            ("mfma_f32_16x16x8_xf32", plain),
            ("mfma_f32_32x32x16_bf16", plain),
            ("mfma_f32_16x16x32_bf8_fp8", plain),
            ("mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32", plain),
            ("mfma_f32_32x32x64_f8f6f4", plain),
            ("smfmac_f32_16x16x32_f16", plain),
            ("smfmac_f32_16x16x128_fp8_bf8", plain),
            ("wmma_f32_16x16x16_f16", plain),
            ("wmma.i32.16x16x16.iu8", BLOCKED),
            ("wmma.i32.16x16x16.iu4", BLOCKED),
            ("swmmac_f32_16x16x32_bf16", BLOCKED),
            ("swmmac_i32_16x16x32_iu4", BLOCKED),
        ];
        for (name, variant) in names {
            for lanes in [32, 64] {
                let Some(p) = Product::named(name, lanes, variant) else {
                    assert!(lanes == 32 && name.contains("mf"), "{name}");
                    continue;
                };
                let sums: BTreeSet<_> = (0..lanes)
                    .flat_map(|lane| (0..p.elements()).map(move |n| p.place(lane, n)))
                    .collect();
                assert_eq!(sums.len(), p.rows * p.rows * p.blocks, "{name}");
                assert!(sums.iter().all(|&(b, r, _)| b < p.blocks && r < p.rows), "{name}");
                for factor in 0..2 {
                    let (groups, packed) = (p.groups(factor), p.packed(factor));
                    assert!(groups * p.rows * p.blocks <= lanes, "{name}");
                    let places: BTreeSet<_> = (0..groups)
                        .flat_map(|g| (0..packed).map(move |n| p.place_in_depth(factor, g, n)))
                        .collect();
                    let pairs = if p.sparse && factor == 0 { 4 } else { 1 };
                    assert_eq!(places.len(), p.depth / pairs, "{name}");
                    assert!(places.iter().all(|k| k % pairs == 0 && *k < p.depth), "{name}");
                }
            }
        }
    }

    /// Pairs of elements of A and B that meet, as probes with single ones show on gfx950: the element and the group of A, of B.
    #[test]
    fn sparse_factors_meet_as_on_hardware() {
        let meets = |name: &str, pairs: &[[usize; 4]]| {
            let p = Product::named(name, 64, Variant::default()).expect("a product");
            for &[a, a_group, b, b_group] in pairs {
                let (x, y) = (p.place_in_depth(0, a_group, a), p.place_in_depth(1, b_group, b));
                assert_eq!(x + a % 2, y, "{name}: {a} {a_group}");
            }
        };
        let halves =
            [[0, 0, 0, 0], [0, 1, 0, 2], [0, 2, 8, 0], [3, 3, 13, 2], [4, 0, 0, 1], [7, 3, 13, 3]];
        meets("smfmac_f32_16x16x64_f16", &halves);
        let bytes = [[0, 0, 0, 0], [1, 1, 1, 2], [0, 2, 16, 0], [8, 3, 16, 3]];
        meets("smfmac_f32_16x16x128_fp8_fp8", &bytes);
    }

    /// RDNA 4 with 64 lanes, as AMD's matrix instruction calculator has it.
    #[test]
    fn rows_of_wide_waves() {
        let p = Product::named("wmma_f32_16x16x16_fp8_fp8", 64, BLOCKED).expect("a product");
        assert_eq!([0, 16, 32, 48].map(|lane| p.place(lane, 1).1), [1, 9, 5, 13]);
        assert_eq!([0, 1, 2, 3].map(|group| p.place_in_depth(0, group, 2)), [2, 10, 6, 14]);
    }

    /// One element that is not zero, and its scale, make one element of the result.
    #[test]
    fn scales_belong_to_blocks_of_32() {
        let p =
            Product::named("mfma_f32_16x16x128_f8f6f4", 64, Variant::default()).expect("a product");
        let p = p.of_formats([0, 4]).expect("formats");
        assert_eq!([0, 1].map(|factor| p.factor_dwords(factor)), [8, 4]);
        let (mut a, mut b) = (vec![vec![0; 8]; 64], vec![vec![0; 4]; 64]);
        let c = vec![vec![0; 4]; 64];
        // A's row 3: byte 17 of group 1 is at 81 in K, in block 2. B's column 5: element 17 of group 2 is there.
        a[3 + 16][4] = 0x38 << 8;
        b[5 + 32][2] = 0x4 << 4;
        let mut scales = [vec![127; 64], vec![127; 64]];
        scales[0][3 + 32] = 130 << 16;
        let flags = Flags { bytes: [2, 0], ..Flags::default() };
        scales[0].iter_mut().for_each(|w| *w |= if *w == 127 { 127 << 16 } else { 0 });
        let sources =
            Sources { matrices: [&a, &b, &c], index: None, scales: Some([&scales[0], &scales[1]]) };
        let out = p.results(flags, &sources);
        for (lane, words) in out.iter().enumerate() {
            for (n, &word) in words.iter().enumerate() {
                let (_, row, column) = p.place(lane, n);
                let expected = if (row, column) == (3, 5) { 16.0f32 } else { 0.0 };
                assert_eq!(f32::from_bits(word), expected, "{row} {column}");
            }
        }
    }
}
