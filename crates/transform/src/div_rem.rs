//! `div-rem-by-constant`: divisions and remainders by constants become multiplications and shifts.
//!
//! NVIDIA's assembler divides by a call to a subroutine of some twenty instructions, whatever the
//! divisor. Here a division by a power of two is a shift (with a bias for negative dividends), any
//! other a multiplication by a rounded-up reciprocal whose high half is shifted (T. Granlund and P.
//! L. Montgomery, "Division by Invariant Integers using Multiplication", PLDI 1994; the sufficient
//! conditions are theirs, theorems 4.2 and 5.1). A remainder is what is left after multiplying back.
//!
//! Works on integers of up to 64 bits, vectors lane by lane; narrower ones are widened to 32 bits
//! first, since a GPU computes there. The number of bits that the dividend really has comes from
//! `analysis::known_bits`: a shorter one needs no corrections. The high half of a product is written as
//! the shifted product of double width, which instruction selection knows.

use crate::analysis::cfg::Cfg;
use crate::analysis::known_bits::KnownBitsMap;
use ir::ssa::{
    AttrSet, BinaryOp, Body, Builder, CastOp, Const, ConstData, Context, Flags, Inst, InstKind,
    IntCc, Type, Value, sign_extend, truncate,
};

/// Runs the pass on the body of a function with these parameters. True if it changed.
pub fn run(body: &mut Body, cx: &mut Context, params: &[AttrSet]) -> bool {
    let divisions = body.all_insts().filter_map(|i| Some((i, Division::of(body, cx, i)?)));
    let found: Vec<(Inst, (Vec<Division>, Value))> = divisions.collect();
    if found.is_empty() {
        return false;
    }
    let known = KnownBitsMap::of(body, cx, &Cfg::of(body), params);
    body.replace_insts(cx, found, |b, _, (mut lanes, value)| {
        let ty = b.ty(value);
        if ty.is_vector() {
            return Some(b.vector(ty, |b, lane| {
                let element = b.extract(value, lane);
                lanes[lane as usize].expand(b, element)
            }));
        }
        let division = &mut lanes[0];
        let zeros = known.value(b.cx, value).leading_zeros(division.width);
        let zeros = zeros.min(division.width - 1);
        // One more for the sign.
        let sign = u32::from(division.is_signed() && zeros > 0);
        division.precision -= zeros - sign;
        Some(division.expand(b, value))
    });
    true
}

/// A multiplier m and a shift s with floor(x / d) = (m x) >> s for all x of so many bits, where the product is no
/// wider than the machine's numbers: no high half is needed. That is so if m = ceil(2^s / d) and m d - 2^s is at most
/// 2^(s - bits) (theorem 4.2's condition).
fn small_reciprocal(divisor: u128, bits: u32, width: u32) -> Option<(u128, u32)> {
    (bits..width).find_map(|shift| {
        let multiplier = (1u128 << shift).div_ceil(divisor);
        let excess = multiplier * divisor - (1 << shift);
        let fits = multiplier * ((1 << bits) - 1) < 1 << width;
        (fits && excess <= 1 << (shift - bits)).then_some((multiplier, shift))
    })
}

/// A division or remainder by a constant.
#[derive(Clone, Copy)]
struct Division {
    op: BinaryOp,
    exact: bool,
    ty: Type,
    width: u32,
    /// The bits of the dividend that may be other than zeros, or copies of the sign.
    precision: u32,
    /// The divisor, zero-extended.
    divisor: u128,
}

impl Division {
    /// The divisions of an instruction, one for each lane, and the dividend.
    fn of(body: &Body, cx: &Context, inst: Inst) -> Option<(Vec<Division>, Value)> {
        let InstKind::Binary { op, flags, args: [value, by], .. } = body.insts[inst].kind else {
            return None;
        };
        if !op.is_int_division() {
            return None;
        }
        let ty = cx.types.scalar(body.value_type(value, cx));
        let width = ty.int_width().filter(|&w| w <= 64)?;
        let by = by.constant()?;
        let lane = |c: Const| {
            let divisor = cx.consts.as_uint(c)?;
            // A zero divisor is undefined; it stays as it is.
            (divisor != 0).then_some(Division {
                op,
                exact: flags.contains(Flags::EXACT),
                ty,
                width,
                precision: width,
                divisor,
            })
        };
        let lanes: Option<Vec<Division>> = match &cx.consts[by] {
            ConstData::Aggregate { elems, .. } => elems.iter().map(|&c| lane(c)).collect(),
            _ => lane(by).map(|d| vec![d]),
        };
        Some((lanes?, value))
    }

    fn is_signed(self) -> bool {
        matches!(self.op, BinaryOp::SDiv | BinaryOp::SRem)
    }

    fn expand(self, b: &mut Builder<'_>, value: Value) -> Value {
        let signed = self.is_signed();
        let remainder = matches!(self.op, BinaryOp::URem | BinaryOp::SRem);
        // Widths that no machine has are computed at the next that it has.
        let computed = if self.width <= 32 { 32 } else { 64 };
        if computed != self.width {
            let wide = Type::int(computed);
            let extend = if signed { CastOp::SExt } else { CastOp::ZExt };
            let extended = b.cast(extend, value, wide);
            let divisor = if signed {
                truncate(sign_extend(self.divisor, self.width) as u128, computed)
            } else {
                self.divisor
            };
            let result =
                Division { ty: wide, width: computed, divisor, ..self }.expand(b, extended);
            return b.cast(CastOp::Trunc, result, self.ty);
        }
        if !signed && self.divisor.is_power_of_two() {
            let shift = self.divisor.trailing_zeros();
            if remainder {
                let mask = b.int(self.ty, self.divisor - 1);
                return b.and(value, mask);
            }
            return self.shift(b, BinaryOp::LShr, value, shift);
        }
        let magnitude = sign_extend(self.divisor, self.width).unsigned_abs();
        if remainder && signed && magnitude.is_power_of_two() {
            let biased = self.biased(b, value, magnitude.trailing_zeros());
            let mask = b.sint(self.ty, -(magnitude as i128));
            let multiple = b.and(biased, mask);
            return b.sub(value, multiple);
        }
        let quotient =
            if signed { self.signed_quotient(b, value) } else { self.unsigned_quotient(b, value) };
        if !remainder {
            return quotient;
        }
        let divisor = b.int(self.ty, self.divisor);
        let product = b.mul(quotient, divisor);
        b.sub(value, product)
    }

    /// A shift of the quotient's width; none by 0. `exact` divisions shift exactly.
    fn shift(self, b: &mut Builder<'_>, op: BinaryOp, value: Value, by: u32) -> Value {
        if by == 0 {
            return value;
        }
        let flags =
            if self.exact && self.divisor.is_power_of_two() { Flags::EXACT } else { Flags::NONE };
        let amount = b.int(self.ty, u128::from(by));
        b.binary_flags(op, flags, value, amount)
    }

    /// `value`, with 2^k - 1 added where it is negative, so that shifting by k rounds towards zero.
    fn biased(self, b: &mut Builder<'_>, value: Value, k: u32) -> Value {
        if k == 0 {
            return value;
        }
        let sign = b.shift(BinaryOp::AShr, value, self.width - 1);
        let bias = b.shift(BinaryOp::LShr, sign, self.width - k);
        b.add(value, bias)
    }

    /// The high half of the product of `value` and a constant.
    fn high_product(self, b: &mut Builder<'_>, extend: CastOp, value: Value, by: u128) -> Value {
        let wide = Type::int(2 * self.width);
        let a = b.cast(extend, value, wide);
        let m = if extend == CastOp::SExt { sign_extend(by, self.width) as u128 } else { by };
        let m = b.int(wide, truncate(m, 2 * self.width));
        let product = b.mul(a, m);
        let high = b.shift(BinaryOp::LShr, product, self.width);
        b.cast(CastOp::Trunc, high, self.ty)
    }

    /// Theorem 4.2: with l = ceil(log2 d), m = floor(2^N (2^l - d) / d) + 1 and t = high(m' n) the
    /// quotient is (t + ((n - t) >> 1)) >> (l - 1); where a multiplier of N bits is enough, just
    /// high(m n) >> s. An even divisor shifts its factors of two out first.
    fn unsigned_quotient(self, b: &mut Builder<'_>, value: Value) -> Value {
        let n = self.width;
        let (mut dividend, mut divisor, mut bits) = (value, self.divisor, self.precision);
        if bits < 128 && divisor >> bits != 0 {
            // More than the dividend can be.
            return b.int(self.ty, 0);
        }
        if let Some((multiplier, shift)) = small_reciprocal(divisor, bits, n) {
            let multiplier = b.int(self.ty, multiplier);
            let product = b.mul(dividend, multiplier);
            return b.shift(BinaryOp::LShr, product, shift);
        }
        let mut reciprocal = Reciprocal::unsigned(divisor, bits, n);
        if reciprocal.multiplier >> n != 0 && divisor.is_multiple_of(2) {
            let twos = divisor.trailing_zeros();
            dividend = b.shift(BinaryOp::LShr, dividend, twos);
            divisor >>= twos;
            bits -= twos;
            reciprocal = Reciprocal::unsigned(divisor, bits, n);
        }
        let low = truncate(reciprocal.multiplier, n);
        let high = self.high_product(b, CastOp::ZExt, dividend, low);
        if reciprocal.multiplier >> n == 0 {
            return if reciprocal.shift == 0 {
                high
            } else {
                b.shift(BinaryOp::LShr, high, reciprocal.shift)
            };
        }
        let rest = b.sub(dividend, high);
        let half = b.shift(BinaryOp::LShr, rest, 1);
        let sum = b.add(high, half);
        if reciprocal.shift > 1 { b.shift(BinaryOp::LShr, sum, reciprocal.shift - 1) } else { sum }
    }

    /// Theorem 5.1: high(m n) (with n added where m is 2^(N-1) and more), shifted, plus one where the
    /// dividend is negative; negated for a negative divisor.
    fn signed_quotient(self, b: &mut Builder<'_>, value: Value) -> Value {
        let n = self.width;
        let divisor = sign_extend(self.divisor, n);
        let magnitude = divisor.unsigned_abs();
        let zero = b.int(self.ty, 0);
        if magnitude == 1 {
            return if divisor < 0 { b.sub(zero, value) } else { value };
        }
        if magnitude == 1 << (n - 1) {
            // Only the smallest number holds the smallest number.
            let smallest = b.int(self.ty, magnitude);
            let equal = b.icmp(IntCc::Eq, value, smallest);
            return b.cast(CastOp::ZExt, equal, self.ty);
        }
        let quotient = if magnitude.is_power_of_two() {
            let k = magnitude.trailing_zeros();
            let biased = if self.exact { value } else { self.biased(b, value, k) };
            self.shift(b, BinaryOp::AShr, biased, k)
        } else {
            let reciprocal = Reciprocal::signed(magnitude, self.precision.max(2), n);
            let mut high =
                self.high_product(b, CastOp::SExt, value, truncate(reciprocal.multiplier, n));
            if reciprocal.multiplier >> (n - 1) != 0 {
                high = b.add(high, value);
            }
            let shifted = if reciprocal.shift == 0 {
                high
            } else {
                b.shift(BinaryOp::AShr, high, reciprocal.shift)
            };
            let sign = b.shift(BinaryOp::LShr, value, n - 1);
            b.add(shifted, sign)
        };
        if divisor < 0 { b.sub(zero, quotient) } else { quotient }
    }
}

/// Multiplier and shift for a divisor.
struct Reciprocal {
    multiplier: u128,
    shift: u32,
}

/// 2^`bits` divided by `d`, rounded down, for up to 2^128.
fn power_over(bits: u32, d: u128) -> u128 {
    if bits < 128 {
        return (1 << bits) / d;
    }
    // (2^128 - 1) / d is the same unless d divides 2^128, and powers of two are handled elsewhere.
    u128::MAX / d
}

impl Reciprocal {
    /// The smallest multiplier that is exact for dividends of `precision` bits, computing with `width`
    /// bits ("choose_multiplier" of the paper, figure 6.2). It may need `width + 1` bits.
    fn unsigned(d: u128, precision: u32, width: u32) -> Reciprocal {
        let l = 128 - (d - 1).leading_zeros();
        let mut shift = l;
        let mut low = power_over(width + l, d);
        // 2^(width+l) + 2^(width+l-precision), over d, in two parts so that nothing overflows.
        let slack = 1u128 << (width + l - precision);
        let remainder = (power_remainder(width + l, d) + slack % d) / d;
        let mut high = low + slack / d + remainder;
        while low / 2 < high / 2 && shift > 0 {
            low /= 2;
            high /= 2;
            shift -= 1;
        }
        Reciprocal { multiplier: high, shift }
    }

    /// The multiplier for signed dividends of `precision` bits and a positive divisor.
    fn signed(d: u128, precision: u32, width: u32) -> Reciprocal {
        let reciprocal = Reciprocal::unsigned(d, precision - 1, width);
        Reciprocal { multiplier: reciprocal.multiplier, shift: reciprocal.shift }
    }
}

/// 2^`bits` modulo `d`, for up to 2^128.
fn power_remainder(bits: u32, d: u128) -> u128 {
    if bits < 128 { (1 << bits) % d } else { (u128::MAX % d + 1) % d }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn high(a: u128, b: u128, width: u32) -> u128 {
        truncate((a * b) >> width, width)
    }

    fn unsigned(n: u128, d: u128, width: u32) -> u128 {
        let (mut dividend, mut divisor, mut bits) = (n, d, width);
        let mut r = Reciprocal::unsigned(divisor, bits, width);
        if r.multiplier >> width != 0 && divisor.is_multiple_of(2) {
            let twos = divisor.trailing_zeros();
            dividend >>= twos;
            divisor >>= twos;
            bits -= twos;
            r = Reciprocal::unsigned(divisor, bits, width);
        }
        let t = high(dividend, truncate(r.multiplier, width), width);
        if r.multiplier >> width == 0 {
            t >> r.shift
        } else {
            let sum = truncate(t + ((truncate(dividend.wrapping_sub(t), width)) >> 1), width);
            if r.shift > 1 { sum >> (r.shift - 1) } else { sum }
        }
    }

    fn signed(n: i128, d: u128, width: u32) -> i128 {
        let r = Reciprocal::signed(d, width, width);
        let m = sign_extend(truncate(r.multiplier, width), width);
        let mut h = sign_extend(truncate(((n * m) >> width) as u128, width), width);
        if r.multiplier >> (width - 1) != 0 {
            h = sign_extend(truncate((h + n) as u128, width), width);
        }
        (h >> r.shift) + i128::from(n < 0)
    }

    #[test]
    fn every_byte_by_every_byte() {
        for d in (3..256u128).filter(|d| !d.is_power_of_two()) {
            for n in 0..256u128 {
                assert_eq!(unsigned(n, d, 8), n / d, "{n} / {d}");
            }
        }
        for d in (3..128u128).filter(|d| !d.is_power_of_two()) {
            for n in -128..128i128 {
                assert_eq!(signed(n, d, 8), n / d as i128, "{n} / {d}");
            }
        }
    }

    #[test]
    fn wide_divisors_at_their_edges() {
        for width in [32u32, 64] {
            let top = truncate(u128::MAX, width);
            for d in [
                3u128,
                5,
                6,
                7,
                10,
                14,
                100,
                641,
                1_000_000_007,
                top,
                top - 1,
                top / 2,
                top / 2 + 2,
                top / 3,
            ] {
                if d.is_power_of_two() {
                    continue;
                }
                for n in [
                    0,
                    1,
                    d - 1,
                    d,
                    d + 1,
                    top,
                    top - 1,
                    top / 2,
                    top / 2 + 1,
                    top - top % d,
                    top - top % d - 1,
                ] {
                    let n = truncate(n, width);
                    assert_eq!(unsigned(n, d, width), n / d, "{n} / {d} at {width}");
                    if d < top / 2 {
                        let s = sign_extend(n, width);
                        assert_eq!(signed(s, d, width), s / d as i128, "{s} / {d} at {width}");
                    }
                }
            }
        }
    }
}
