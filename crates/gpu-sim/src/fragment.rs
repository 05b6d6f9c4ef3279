//! Matrix fragments: how the elements of a small matrix lie in the registers of a warp, and the
//! multiply-add over them.
//!
//! `mma.sync` has a documented layout: lane `4g+t` holds, of each 8-row slice, row `g` and a run of columns that
//! begins at `t` times the elements of a register. A warp's 16 rows of `wgmma` lie in the same order, with more columns. `wmma` leaves the layout open; here the elements are dealt
//! out in row order, `wmma` fragments with more room than elements repeating them.
//!
//! Products of floats are exact and are summed, together with the accumulator, in f64 in order of k, then
//! rounded once; f64 uses a chain of fused multiply-adds. Hardware does not document its order of summation.

use crate::float::{Format, IntType, Round, narrow, widen};

/// The type of a matrix element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    /// A float.
    Float(Format),
    /// An integer of 4, 8 or 32 bits.
    Int(IntType),
    /// A single bit.
    Bit,
}

impl Element {
    /// The element type of a PTX type name.
    pub fn from_name(name: &str) -> Option<Element> {
        let int = |bits, signed| Element::Int(IntType { bits, signed });
        Some(match name {
            "f16" => Element::Float(Format::F16),
            "bf16" => Element::Float(Format::Bf16),
            "tf32" => Element::Float(Format::Tf32),
            "f32" => Element::Float(Format::F32),
            "f64" => Element::Float(Format::F64),
            "e4m3" => Element::Float(Format::E4m3),
            "e5m2" => Element::Float(Format::E5m2),
            "s8" => int(8, true),
            "u8" => int(8, false),
            "s4" => int(4, true),
            "u4" => int(4, false),
            "s32" => int(32, true),
            "b1" => Element::Bit,
            _ => return None,
        })
    }

    /// Bits of an element.
    pub fn bits(self) -> u32 {
        match self {
            Element::Float(f) => f.bits(),
            Element::Int(i) => i.bits,
            Element::Bit => 1,
        }
    }

    /// Elements in a register (32 bits, or 64 for f64).
    pub fn per_register(self) -> u32 {
        (32 / self.bits()).max(1)
    }

    /// Bits of a register that holds such elements.
    pub fn register_bits(self) -> u32 {
        self.bits().max(32)
    }
}

/// m, n and k of a multiplication.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Rows of A and C.
    pub m: u32,
    /// Columns of B and C.
    pub n: u32,
    /// Columns of A and rows of B.
    pub k: u32,
}

impl Shape {
    /// Reads `m16n8k16`.
    pub fn from_name(name: &str) -> Option<Shape> {
        let (m, rest) = name.strip_prefix('m')?.split_once('n')?;
        let (n, k) = rest.split_once('k')?;
        Some(Shape { m: m.parse().ok()?, n: n.parse().ok()?, k: k.parse().ok()? })
    }
}

/// Operand that a fragment is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The left factor, m by k.
    A,
    /// The right factor, k by n.
    B,
    /// The accumulator or result, m by n.
    C,
}

/// Kind of layout, by the instruction that uses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// `wmma`: opaque.
    Wmma,
    /// `mma.sync`: documented.
    Mma,
}

/// The layout of one matrix in registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fragment {
    /// Layout.
    pub scheme: Scheme,
    /// Operand.
    pub role: Role,
    /// Shape of the multiplication.
    pub shape: Shape,
    /// Element type.
    pub element: Element,
}

impl Fragment {
    /// Changes the signs of the floats of a matrix, as raw bits.
    pub fn negate(&self, matrix: &mut [u64]) {
        let sign = 1 << (self.element.bits() - 1);
        matrix.iter_mut().for_each(|element| *element ^= sign);
    }

    /// Rows and columns.
    pub fn size(&self) -> (u32, u32) {
        match self.role {
            Role::A => (self.shape.m, self.shape.k),
            Role::B => (self.shape.k, self.shape.n),
            Role::C => (self.shape.m, self.shape.n),
        }
    }

    /// Registers of each lane in the documented layout.
    pub fn registers(&self) -> u32 {
        let (rows, columns) = self.size();
        rows * columns / 32 / self.element.per_register()
    }

    /// Row and column of element `e` of register `register` in a lane. `registers` is the count of registers
    /// that the instruction names.
    pub fn place(&self, registers: u32, lane: u32, register: u32, e: u32) -> (u32, u32) {
        let (rows, columns) = self.size();
        let per = self.element.per_register();
        if self.scheme == Scheme::Wmma {
            let slot = (lane * registers + register) * per + e;
            let index = slot % (rows * columns);
            return (index / columns, index % columns);
        }
        let (group, t) = (lane / 4, lane % 4);
        match self.role {
            Role::A => {
                let slices = rows / 8;
                (group + 8 * (register % slices), t * per + e + register / slices * 4 * per)
            }
            Role::B => (t * per + e + register * 4 * per, group),
            Role::C => {
                let i = register * per + e;
                let (pair, slices) = (i / 2, rows / 8);
                (group + 8 * (pair % slices), t * 2 + i % 2 + 8 * (pair / slices))
            }
        }
    }

    /// Takes the matrix out of the registers, in row order, as raw bits.
    pub fn gather(&self, registers: &[[u64; 32]]) -> Vec<u64> {
        let (rows, columns) = self.size();
        let bits = self.element.bits();
        let mask = u64::MAX >> (64 - bits);
        let mut matrix = vec![0; (rows * columns) as usize];
        for (r, row) in registers.iter().enumerate() {
            for (lane, value) in row.iter().enumerate() {
                for e in 0..self.element.per_register() {
                    let (y, x) = self.place(registers.len() as u32, lane as u32, r as u32, e);
                    if let Some(cell) = matrix.get_mut((y * columns + x) as usize) {
                        *cell = value >> (e * bits) & mask;
                    }
                }
            }
        }
        matrix
    }

    /// Puts a matrix in row order into registers.
    pub fn scatter(&self, matrix: &[u64], registers: usize) -> Vec<[u64; 32]> {
        let (_, columns) = self.size();
        let bits = self.element.bits();
        let mut out = vec![[0; 32]; registers];
        for (r, row) in out.iter_mut().enumerate() {
            for (lane, value) in row.iter_mut().enumerate() {
                for e in 0..self.element.per_register() {
                    let (y, x) = self.place(registers as u32, lane as u32, r as u32, e);
                    let cell = matrix.get((y * columns + x) as usize).copied().unwrap_or(0);
                    *value |= cell << (e * bits);
                }
            }
        }
        out
    }
}

/// A multiplication with accumulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Multiply {
    /// Layout.
    pub scheme: Scheme,
    /// Shape.
    pub shape: Shape,
    /// Element types of A, B, C and D.
    pub elements: [Element; 4],
    /// Integer results are clamped, and f16 overflow goes to the largest finite number.
    pub satfinite: bool,
    /// Bits are combined by `and` and not by `xor`.
    pub bit_and: bool,
}

impl Multiply {
    /// The layout of one operand; 3 is D.
    pub fn fragment(&self, operand: usize) -> Fragment {
        let role = [Role::A, Role::B, Role::C, Role::C][operand.min(3)];
        Fragment {
            scheme: self.scheme,
            role,
            shape: self.shape,
            element: self.elements[operand.min(3)],
        }
    }

    /// D = A * B + C over whole warps; each slice holds the registers of an operand. `registers` is how many
    /// registers D has.
    pub fn run(
        &self,
        a: &[[u64; 32]],
        b: &[[u64; 32]],
        c: &[[u64; 32]],
        registers: usize,
    ) -> Vec<[u64; 32]> {
        let (a, b) = (self.fragment(0).gather(a), self.fragment(1).gather(b));
        let c = self.fragment(2).gather(c);
        self.fragment(3).scatter(&self.product(&a, &b, &c), registers)
    }

    /// D = A * B + C over matrices in row order, as raw bits.
    pub fn product(&self, a: &[u64], b: &[u64], c: &[u64]) -> Vec<u64> {
        let (m, n, k) = (self.shape.m as usize, self.shape.n as usize, self.shape.k as usize);
        let mut d = vec![0; m * n];
        for y in 0..m {
            for x in 0..n {
                let pairs = (0..k).map(|i| (a[y * k + i], b[i * n + x]));
                d[y * n + x] = self.dot(pairs, c[y * n + x]);
            }
        }
        d
    }

    /// The number that an element of A or B is, where these are floats.
    pub(crate) fn value(&self, operand: usize, bits: u64) -> f64 {
        match self.elements[operand.min(3)] {
            Element::Float(format) => value(format, bits),
            _ => bits as f64,
        }
    }

    /// One element of D: products of pairs and an element of C.
    pub(crate) fn dot(&self, pairs: impl Iterator<Item = (u64, u64)>, c: u64) -> u64 {
        match self.elements {
            [Element::Float(fa), Element::Float(fb), Element::Float(fc), Element::Float(fd)] => {
                let start = widen(fc, c);
                let sum = if fd == Format::F64 {
                    pairs.fold(start, |sum, (a, b)| {
                        f64::from_bits(a).mul_add(f64::from_bits(b), sum)
                    })
                } else {
                    pairs.fold(start, |sum, (a, b)| sum + value(fa, a) * value(fb, b))
                };
                if self.satfinite {
                    crate::float::narrow_finite(fd, sum, Round::NearestEven)
                } else if sum.is_nan() {
                    fd.nan()
                } else {
                    narrow(fd, sum, Round::NearestEven)
                }
            }
            [a_type, b_type, ..] => {
                let read = |element: Element, bits: u64| match element {
                    Element::Int(i) => i.value(bits) as i64,
                    _ => bits as i64,
                };
                let start = i64::from(c as u32 as i32);
                let sum = pairs.fold(start, |sum, (a, b)| {
                    sum + match (a_type, self.bit_and) {
                        (Element::Bit, false) => (a ^ b) as i64,
                        (Element::Bit, true) => (a & b) as i64,
                        _ => read(a_type, a) * read(b_type, b),
                    }
                });
                let sum = if self.satfinite {
                    sum.clamp(i64::from(i32::MIN), i64::from(i32::MAX))
                } else {
                    sum
                };
                u64::from(sum as u32)
            }
        }
    }
}

/// tf32 operands are f32 registers whose low bits are ignored.
fn value(f: Format, bits: u64) -> f64 {
    if f == Format::Tf32 { widen(Format::F32, bits & !0x1fff) } else { widen(f, bits) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(scheme: Scheme, shape: &str, names: [&str; 4], registers: [usize; 4]) {
        let shape = Shape::from_name(shape).unwrap();
        let elements = names.map(|n| Element::from_name(n).unwrap());
        let op = Multiply { scheme, shape, elements, satfinite: false, bit_and: false };
        let encode = |e: Element, v: i64| match e {
            Element::Float(f) => narrow(f, v as f64, Round::NearestEven),
            _ => v as u64 & (u64::MAX >> (64 - e.bits())),
        };
        let (m, n, k) = (shape.m as usize, shape.n as usize, shape.k as usize);
        let small = |i: usize, salt: usize| ((i * 7 + salt * 5) % 5) as i64;
        let a: Vec<i64> = (0..m * k).map(|i| small(i, 1)).collect();
        let b: Vec<i64> = (0..k * n).map(|i| small(i, 2)).collect();
        let c: Vec<i64> = (0..m * n).map(|i| small(i, 3)).collect();
        let fill = |values: &[i64], operand: usize| {
            let bits: Vec<u64> = values.iter().map(|&v| encode(elements[operand], v)).collect();
            let fragment = op.fragment(operand);
            let regs = fragment.scatter(&bits, registers[operand]);
            assert_eq!(fragment.gather(&regs), bits, "every element has a place");
            regs
        };
        let d = op.run(&fill(&a, 0), &fill(&b, 1), &fill(&c, 2), registers[3]);
        let d = op.fragment(3).gather(&d);
        for y in 0..m {
            for x in 0..n {
                let want: i64 =
                    c[y * n + x] + (0..k).map(|i| a[y * k + i] * b[i * n + x]).sum::<i64>();
                assert_eq!(
                    d[y * n + x],
                    encode(elements[3], want),
                    "{shape:?} {names:?} ({y},{x})"
                );
            }
        }
    }

    #[test]
    fn multiplications_are_right_in_every_layout() {
        check(Scheme::Mma, "m16n8k16", ["f16", "f16", "f32", "f32"], [4, 2, 4, 4]);
        check(Scheme::Mma, "m16n8k16", ["f16", "f16", "f16", "f16"], [4, 2, 2, 2]);
        check(Scheme::Mma, "m16n8k8", ["bf16", "bf16", "f32", "f32"], [2, 1, 4, 4]);
        check(Scheme::Mma, "m16n8k8", ["tf32", "tf32", "f32", "f32"], [4, 2, 4, 4]);
        check(Scheme::Mma, "m16n8k4", ["tf32", "tf32", "f32", "f32"], [2, 1, 4, 4]);
        check(Scheme::Mma, "m16n8k32", ["s8", "u8", "s32", "s32"], [4, 2, 4, 4]);
        check(Scheme::Mma, "m16n8k16", ["s8", "s8", "s32", "s32"], [2, 1, 4, 4]);
        check(Scheme::Mma, "m16n8k64", ["u4", "u4", "s32", "s32"], [4, 2, 4, 4]);
        check(Scheme::Mma, "m8n8k4", ["f64", "f64", "f64", "f64"], [1, 1, 2, 2]);
        check(Scheme::Mma, "m8n8k16", ["s8", "s8", "s32", "s32"], [1, 1, 2, 2]);
        check(Scheme::Wmma, "m16n16k16", ["f16", "f16", "f32", "f32"], [8, 8, 8, 8]);
        check(Scheme::Wmma, "m16n16k16", ["f16", "f16", "f16", "f16"], [8, 8, 4, 4]);
        check(Scheme::Wmma, "m32n8k16", ["u8", "u8", "s32", "s32"], [4, 1, 8, 8]);
        check(Scheme::Wmma, "m8n32k16", ["bf16", "bf16", "f32", "f32"], [2, 8, 8, 8]);
        check(Scheme::Wmma, "m16n16k8", ["tf32", "tf32", "f32", "f32"], [4, 4, 8, 8]);
        check(Scheme::Wmma, "m8n8k4", ["f64", "f64", "f64", "f64"], [1, 1, 2, 2]);
    }

    #[test]
    fn the_documented_places() {
        let shape = Shape { m: 16, n: 8, k: 16 };
        let a = Fragment {
            scheme: Scheme::Mma,
            role: Role::A,
            shape,
            element: Element::Float(Format::F16),
        };
        // Lane 6 is group 1, thread 2: a0 a1 = (1, 4..6), a2 a3 = (9, ...), a4.. = (1, 12..), a6.. = (9, 12..).
        assert_eq!(a.place(4, 6, 0, 1), (1, 5));
        assert_eq!(a.place(4, 6, 1, 0), (9, 4));
        assert_eq!(a.place(4, 6, 2, 0), (1, 12));
        assert_eq!(a.place(4, 6, 3, 1), (9, 13));
        let b = Fragment { role: Role::B, ..a };
        assert_eq!(b.place(2, 6, 1, 1), (13, 1));
        let c = Fragment { role: Role::C, element: Element::Float(Format::F32), ..a };
        assert_eq!(c.place(4, 6, 3, 0), (9, 5));
        assert_eq!((a.registers(), b.registers(), c.registers()), (4, 2, 4));
    }
}
