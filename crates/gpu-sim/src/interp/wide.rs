//! Integers wider than 64 bits.
//!
//! A [`Wide`] is two's complement in little-endian limbs, always kept truncated to its width. Overflow is
//! found by computing with one more operand's width of limbs and asking whether the result fits.

use super::value::{Slot, words};
use smallvec::SmallVec;
use std::cmp::Ordering;

/// Limbs of an integer.
pub(crate) type Limbs = SmallVec<[u64; 8]>;

/// An integer of a given width.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wide {
    width: u32,
    limbs: Limbs,
}

impl Wide {
    /// Zero.
    pub(crate) fn zero(width: u32) -> Wide {
        Wide { width, limbs: SmallVec::from_elem(0, words(width) as usize) }
    }

    /// A small number.
    pub(crate) fn from_u64(width: u32, value: u64) -> Wide {
        let mut wide = Wide::zero(width);
        wide.limbs[0] = value;
        wide.trimmed()
    }

    /// From limbs, which may be more or fewer than needed.
    pub(crate) fn from_limbs(width: u32, limbs: &[u64]) -> Wide {
        let mut wide = Wide::zero(width);
        for (to, &from) in wide.limbs.iter_mut().zip(limbs) {
            *to = from;
        }
        wide.trimmed()
    }

    /// The bits of a value in slots; its undefined bits read as zero.
    pub(crate) fn from_slots(width: u32, slots: &[Slot]) -> Wide {
        let mut wide = Wide::zero(width);
        for (to, from) in wide.limbs.iter_mut().zip(slots) {
            *to = if from.is_poison() { 0 } else { from.bits };
        }
        wide.trimmed()
    }

    /// The mask of the undefined bits of a value in slots.
    pub(crate) fn undef_mask(width: u32, slots: &[Slot]) -> Wide {
        let mut wide = Wide::zero(width);
        for (to, from) in wide.limbs.iter_mut().zip(slots) {
            *to = from.undef;
        }
        wide.trimmed()
    }

    /// Puts it into slots, defined.
    pub(crate) fn to_slots(&self, out: &mut [Slot]) {
        for (to, &from) in out.iter_mut().zip(&self.limbs) {
            *to = Slot::new(from);
        }
    }

    /// Its limbs.
    pub(crate) fn limbs(&self) -> &[u64] {
        &self.limbs
    }

    /// The lowest 64 bits.
    pub(crate) fn low(&self) -> u64 {
        self.limbs[0]
    }

    /// Its value if that is less than 2^64.
    pub(crate) fn to_u64(&self) -> Option<u64> {
        self.limbs[1..].iter().all(|&l| l == 0).then_some(self.limbs[0])
    }

    fn trimmed(mut self) -> Wide {
        let extra = self.limbs.len() as u32 * 64 - self.width;
        if let Some(last) = self.limbs.last_mut() {
            *last &= u64::MAX >> extra;
        }
        self
    }

    /// Whether the sign bit is set.
    pub(crate) fn is_negative(&self) -> bool {
        self.bit(self.width - 1)
    }

    /// Whether it is zero.
    pub(crate) fn is_zero(&self) -> bool {
        self.limbs.iter().all(|&l| l == 0)
    }

    /// Bit `n`.
    pub(crate) fn bit(&self, n: u32) -> bool {
        self.limbs[(n / 64) as usize] >> (n % 64) & 1 == 1
    }

    /// Zero-extends or truncates.
    pub(crate) fn zext(&self, width: u32) -> Wide {
        Wide::from_limbs(width, &self.limbs)
    }

    /// Sign-extends or truncates.
    pub(crate) fn sext(&self, width: u32) -> Wide {
        if !self.is_negative() || width <= self.width {
            return self.zext(width);
        }
        let ones = Wide::zero(width).not();
        let high = ones.shl(self.width);
        self.zext(width).or(&high)
    }

    fn zip(&self, other: &Wide, f: impl Fn(u64, u64) -> u64) -> Wide {
        let limbs = self.limbs.iter().zip(&other.limbs).map(|(&a, &b)| f(a, b)).collect();
        Wide { width: self.width, limbs }.trimmed()
    }

    /// Bitwise and.
    pub(crate) fn and(&self, other: &Wide) -> Wide {
        self.zip(other, |a, b| a & b)
    }

    /// Bitwise or.
    pub(crate) fn or(&self, other: &Wide) -> Wide {
        self.zip(other, |a, b| a | b)
    }

    /// Bitwise exclusive or.
    pub(crate) fn xor(&self, other: &Wide) -> Wide {
        self.zip(other, |a, b| a ^ b)
    }

    /// Complement.
    pub(crate) fn not(&self) -> Wide {
        self.zip(self, |a, _| !a)
    }

    /// Sum, wrapping.
    pub(crate) fn add(&self, other: &Wide) -> Wide {
        let mut carry = false;
        let mut out = self.clone();
        for (a, &b) in out.limbs.iter_mut().zip(&other.limbs) {
            let (s, c1) = a.overflowing_add(b);
            let (s, c2) = s.overflowing_add(u64::from(carry));
            *a = s;
            carry = c1 | c2;
        }
        out.trimmed()
    }

    /// Negative, wrapping.
    pub(crate) fn neg(&self) -> Wide {
        self.not().add(&Wide::from_u64(self.width, 1))
    }

    /// Difference, wrapping.
    pub(crate) fn sub(&self, other: &Wide) -> Wide {
        self.add(&other.neg())
    }

    /// Product, wrapping.
    pub(crate) fn mul(&self, other: &Wide) -> Wide {
        let n = self.limbs.len();
        let mut out = Wide::zero(self.width);
        for i in 0..n {
            let mut carry = 0u128;
            for j in 0..n - i {
                let at = &mut out.limbs[i + j];
                let sum = u128::from(self.limbs[i]) * u128::from(other.limbs[j])
                    + u128::from(*at)
                    + carry;
                *at = sum as u64;
                carry = sum >> 64;
            }
        }
        out.trimmed()
    }

    /// Left shift; zero where `by` is the width or more.
    pub(crate) fn shl(&self, by: u32) -> Wide {
        let mut out = Wide::zero(self.width);
        if by >= self.width {
            return out;
        }
        let (whole, part) = ((by / 64) as usize, by % 64);
        for i in whole..self.limbs.len() {
            let mut limb = self.limbs[i - whole] << part;
            if part > 0 && i > whole {
                limb |= self.limbs[i - whole - 1] >> (64 - part);
            }
            out.limbs[i] = limb;
        }
        out.trimmed()
    }

    /// Logical right shift; zero where `by` is the width or more.
    pub(crate) fn lshr(&self, by: u32) -> Wide {
        let mut out = Wide::zero(self.width);
        if by >= self.width {
            return out;
        }
        let (whole, part) = ((by / 64) as usize, by % 64);
        for i in 0..self.limbs.len() - whole {
            let mut limb = self.limbs[i + whole] >> part;
            if part > 0 && i + whole + 1 < self.limbs.len() {
                limb |= self.limbs[i + whole + 1] << (64 - part);
            }
            out.limbs[i] = limb;
        }
        out
    }

    /// Arithmetic right shift.
    pub(crate) fn ashr(&self, by: u32) -> Wide {
        if self.is_negative() { self.not().lshr(by).not() } else { self.lshr(by) }
    }

    /// Unsigned order.
    pub(crate) fn ucmp(&self, other: &Wide) -> Ordering {
        self.limbs.iter().rev().cmp(other.limbs.iter().rev())
    }

    /// Signed order.
    pub(crate) fn scmp(&self, other: &Wide) -> Ordering {
        match (self.is_negative(), other.is_negative()) {
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            _ => self.ucmp(other),
        }
    }

    /// Unsigned quotient and remainder. The divisor is not zero.
    pub(crate) fn udivrem(&self, divisor: &Wide) -> (Wide, Wide) {
        // One more bit, so that the shifted remainder cannot overflow.
        let width = self.width + 1;
        let divisor = divisor.zext(width);
        let (mut quotient, mut rest) = (Wide::zero(self.width), Wide::zero(width));
        for n in (0..self.width).rev() {
            rest = rest.shl(1);
            rest.limbs[0] |= u64::from(self.bit(n));
            if rest.ucmp(&divisor).is_ge() {
                rest = rest.sub(&divisor);
                quotient.limbs[(n / 64) as usize] |= 1 << (n % 64);
            }
        }
        (quotient, rest.zext(self.width))
    }

    /// Signed quotient and remainder, rounding to zero. The divisor is not zero.
    pub(crate) fn sdivrem(&self, divisor: &Wide) -> (Wide, Wide) {
        let (q, r) = self.abs().udivrem(&divisor.abs());
        let q = if self.is_negative() != divisor.is_negative() { q.neg() } else { q };
        (q, if self.is_negative() { r.neg() } else { r })
    }

    /// Magnitude (the least value is its own).
    pub(crate) fn abs(&self) -> Wide {
        if self.is_negative() { self.neg() } else { self.clone() }
    }

    /// Ones.
    pub(crate) fn count_ones(&self) -> u32 {
        self.limbs.iter().map(|l| l.count_ones()).sum()
    }

    /// Zeros above the highest one.
    pub(crate) fn leading_zeros(&self) -> u32 {
        (0..self.width).rev().take_while(|&n| !self.bit(n)).count() as u32
    }

    /// Zeros below the lowest one.
    pub(crate) fn trailing_zeros(&self) -> u32 {
        (0..self.width).take_while(|&n| !self.bit(n)).count() as u32
    }

    /// The bits in reverse order.
    pub(crate) fn reversed(&self) -> Wide {
        let mut out = Wide::zero(self.width);
        for n in (0..self.width).filter(|&n| self.bit(n)) {
            let to = self.width - 1 - n;
            out.limbs[(to / 64) as usize] |= 1 << (to % 64);
        }
        out
    }

    /// The bytes in reverse order; the width is whole bytes.
    pub(crate) fn bytes_reversed(&self) -> Wide {
        let mut out = self.reversed();
        for limb in &mut out.limbs {
            // Reversing the bits of every byte again leaves the bytes in reverse order.
            *limb = limb.reverse_bits().swap_bytes();
        }
        out
    }

    /// The least signed value.
    pub(crate) fn signed_min(width: u32) -> Wide {
        Wide::from_u64(width, 1).shl(width - 1)
    }

    /// The number as a short integer `k` and an exponent: its value is `k * 2^e`, except that the lowest bit
    /// of `k` also stands for everything below it (as rounding wants it).
    pub(crate) fn to_sticky(&self, is_signed: bool) -> (i128, i32) {
        let negative = is_signed && self.is_negative();
        let magnitude = if negative { self.neg() } else { self.clone() };
        let length = self.width - magnitude.leading_zeros();
        let shift = length.saturating_sub(62);
        let mut kept = magnitude.lshr(shift).low();
        if shift > 0 && magnitude.trailing_zeros() < shift {
            kept |= 1;
        }
        let kept = i128::from(kept);
        (if negative { -kept } else { kept }, shift as i32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wide(v: u128) -> Wide {
        Wide::from_limbs(128, &[v as u64, (v >> 64) as u64])
    }

    fn value(w: &Wide) -> u128 {
        u128::from(w.limbs[0]) | u128::from(w.limbs[1]) << 64
    }

    #[test]
    fn agrees_with_u128() {
        let numbers = [
            0u128,
            1,
            7,
            u128::MAX,
            1 << 127,
            0x1234_5678_9abc_def0_0fed_cba9_8765_4321,
            u128::from(u64::MAX),
            (1 << 64) + 3,
        ];
        for a in numbers {
            for b in numbers {
                let (x, y) = (wide(a), wide(b));
                assert_eq!(value(&x.add(&y)), a.wrapping_add(b));
                assert_eq!(value(&x.sub(&y)), a.wrapping_sub(b));
                assert_eq!(value(&x.mul(&y)), a.wrapping_mul(b));
                assert_eq!(x.ucmp(&y), a.cmp(&b));
                assert_eq!(x.scmp(&y), (a as i128).cmp(&(b as i128)));
                if let Some(quotient) = a.checked_div(b) {
                    let (q, r) = x.udivrem(&y);
                    assert_eq!((value(&q), value(&r)), (quotient, a % b));
                    let (q, r) = x.sdivrem(&y);
                    let (p, s) = (a as i128, b as i128);
                    assert_eq!(value(&q), p.wrapping_div(s) as u128);
                    assert_eq!(value(&r), p.wrapping_rem(s) as u128);
                }
            }
            for by in [0, 1, 63, 64, 65, 127] {
                assert_eq!(value(&wide(a).shl(by)), a << by);
                assert_eq!(value(&wide(a).lshr(by)), a >> by);
                assert_eq!(value(&wide(a).ashr(by)), ((a as i128) >> by) as u128);
            }
            assert_eq!(value(&wide(a).reversed()), a.reverse_bits());
            assert_eq!(value(&wide(a).bytes_reversed()), a.swap_bytes());
            assert_eq!(wide(a).leading_zeros(), a.leading_zeros());
            assert_eq!(wide(a).trailing_zeros(), a.trailing_zeros());
        }
    }

    #[test]
    fn odd_widths() {
        let minus_one = Wide::from_u64(8, 0xff).sext(100);
        assert_eq!(minus_one.limbs(), [u64::MAX, (1 << 36) - 1]);
        assert_eq!(minus_one.add(&Wide::from_u64(100, 1)), Wide::zero(100));
        assert_eq!(Wide::from_u64(200, 1).shl(199).ashr(199), Wide::zero(200).not());
        assert_eq!(Wide::from_u64(200, 3).shl(100).to_sticky(false), (3 << 60, 40));
    }
}
