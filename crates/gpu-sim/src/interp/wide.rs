//! Integers wider than 64 bits: numbers of `num-bigint`, kept to a width.

use super::value::Slot;
use num_bigint::{BigInt, BigUint};
use std::cmp::Ordering;
use std::iter::repeat;
use std::ops::BitAnd as _;

/// An integer of a given width.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wide {
    width: u32,
    /// Its value without a sign.
    value: BigUint,
}

impl Wide {
    /// The lowest bits of a number; those of a negative one in two's complement.
    fn new(width: u32, number: impl Into<BigInt>) -> Wide {
        let mask: BigInt = (BigInt::from(1) << width) - 1;
        Wide { width, value: BigInt::bitand(mask, number.into()).into_parts().1 }
    }

    /// Zero.
    pub(crate) fn zero(width: u32) -> Wide {
        Wide { width, value: BigUint::ZERO }
    }

    /// A small number.
    pub(crate) fn from_u64(width: u32, value: u64) -> Wide {
        Wide::new(width, value)
    }

    /// From words, the lowest first, which may be more or fewer than needed.
    pub(crate) fn from_words(width: u32, words: impl IntoIterator<Item = u64>) -> Wide {
        let bytes: Vec<u8> = words.into_iter().flat_map(u64::to_le_bytes).collect();
        Wide::new(width, BigUint::from_bytes_le(&bytes))
    }

    /// The bits of a value in slots; its undefined bits read as zero.
    pub(crate) fn from_slots(width: u32, slots: &[Slot]) -> Wide {
        Wide::from_words(width, slots.iter().map(|s| if s.is_poison() { 0 } else { s.bits }))
    }

    /// The mask of the undefined bits of a value in slots.
    pub(crate) fn undef_mask(width: u32, slots: &[Slot]) -> Wide {
        Wide::from_words(width, slots.iter().map(|slot| slot.undef))
    }

    /// Puts it into slots, defined.
    pub(crate) fn to_slots(&self, out: &mut [Slot]) {
        self.to_partial_slots(&Wide::zero(self.width), out);
    }

    /// Puts it into slots, where some bits are undefined.
    pub(crate) fn to_partial_slots(&self, undef: &Wide, out: &mut [Slot]) {
        let words = self.value.iter_u64_digits().chain(repeat(0));
        let undef = undef.value.iter_u64_digits().chain(repeat(0));
        for ((to, bits), undef) in out.iter_mut().zip(words).zip(undef) {
            *to = Slot::partial(bits, undef);
        }
    }

    /// Its value with a sign.
    fn signed(&self) -> BigInt {
        let value = BigInt::from(self.value.clone());
        if self.is_negative() { value - (BigInt::from(1) << self.width) } else { value }
    }

    /// The lowest 64 bits.
    pub(crate) fn low(&self) -> u64 {
        self.value.iter_u64_digits().next().unwrap_or(0)
    }

    /// Its value if that is less than 2^64.
    pub(crate) fn to_u64(&self) -> Option<u64> {
        u64::try_from(&self.value).ok()
    }

    /// Whether the sign bit is set.
    pub(crate) fn is_negative(&self) -> bool {
        self.value.bit(u64::from(self.width) - 1)
    }

    /// Whether it is zero.
    pub(crate) fn is_zero(&self) -> bool {
        self.value == BigUint::ZERO
    }

    /// Zero-extends or truncates.
    pub(crate) fn zext(&self, width: u32) -> Wide {
        Wide::new(width, self.value.clone())
    }

    /// Sign-extends or truncates.
    pub(crate) fn sext(&self, width: u32) -> Wide {
        Wide::new(width, self.signed())
    }

    /// Bitwise and.
    pub(crate) fn and(&self, other: &Wide) -> Wide {
        Wide::new(self.width, &self.value & &other.value)
    }

    /// Bitwise or.
    pub(crate) fn or(&self, other: &Wide) -> Wide {
        Wide::new(self.width, &self.value | &other.value)
    }

    /// Bitwise exclusive or.
    pub(crate) fn xor(&self, other: &Wide) -> Wide {
        Wide::new(self.width, &self.value ^ &other.value)
    }

    /// Complement.
    pub(crate) fn not(&self) -> Wide {
        Wide::new(self.width, !self.signed())
    }

    /// Sum, wrapping.
    pub(crate) fn add(&self, other: &Wide) -> Wide {
        Wide::new(self.width, &self.value + &other.value)
    }

    /// Negative, wrapping.
    pub(crate) fn neg(&self) -> Wide {
        Wide::new(self.width, -self.signed())
    }

    /// Difference, wrapping.
    pub(crate) fn sub(&self, other: &Wide) -> Wide {
        Wide::new(self.width, self.signed() - other.signed())
    }

    /// Product, wrapping.
    pub(crate) fn mul(&self, other: &Wide) -> Wide {
        Wide::new(self.width, &self.value * &other.value)
    }

    /// Left shift; zero where `by` is the width or more.
    pub(crate) fn shl(&self, by: u32) -> Wide {
        Wide::new(self.width, &self.value << by.min(self.width))
    }

    /// Logical right shift; zero where `by` is the width or more.
    pub(crate) fn lshr(&self, by: u32) -> Wide {
        Wide::new(self.width, &self.value >> by)
    }

    /// Arithmetic right shift.
    pub(crate) fn ashr(&self, by: u32) -> Wide {
        Wide::new(self.width, self.signed() >> by)
    }

    /// Unsigned order.
    pub(crate) fn ucmp(&self, other: &Wide) -> Ordering {
        self.value.cmp(&other.value)
    }

    /// Signed order.
    pub(crate) fn scmp(&self, other: &Wide) -> Ordering {
        self.signed().cmp(&other.signed())
    }

    /// Unsigned quotient and remainder. The divisor is not zero.
    pub(crate) fn udivrem(&self, divisor: &Wide) -> (Wide, Wide) {
        let (quotient, rest) = (&self.value / &divisor.value, &self.value % &divisor.value);
        (Wide::new(self.width, quotient), Wide::new(self.width, rest))
    }

    /// Signed quotient and remainder, rounding to zero. The divisor is not zero.
    pub(crate) fn sdivrem(&self, divisor: &Wide) -> (Wide, Wide) {
        let (number, divisor) = (self.signed(), divisor.signed());
        (Wide::new(self.width, &number / &divisor), Wide::new(self.width, number % divisor))
    }

    /// Magnitude (the least value is its own).
    pub(crate) fn abs(&self) -> Wide {
        Wide::new(self.width, self.signed().into_parts().1)
    }

    /// Ones.
    pub(crate) fn count_ones(&self) -> u32 {
        self.value.count_ones() as u32
    }

    /// Zeros above the highest one.
    pub(crate) fn leading_zeros(&self) -> u32 {
        self.width - self.value.bits() as u32
    }

    /// Zeros below the lowest one.
    pub(crate) fn trailing_zeros(&self) -> u32 {
        self.value.trailing_zeros().map_or(self.width, |zeros| zeros as u32)
    }

    /// The bits in reverse order.
    pub(crate) fn reversed(&self) -> Wide {
        let mut value = BigUint::ZERO;
        let width = u64::from(self.width);
        for n in (0..width).filter(|&n| self.value.bit(n)) {
            value.set_bit(width - 1 - n, true);
        }
        Wide { width: self.width, value }
    }

    /// The bytes in reverse order; the width is whole bytes.
    pub(crate) fn bytes_reversed(&self) -> Wide {
        let mut bytes = self.value.to_bytes_le();
        bytes.resize(self.width as usize / 8, 0);
        Wide { width: self.width, value: BigUint::from_bytes_be(&bytes) }
    }

    /// The least signed value.
    pub(crate) fn signed_min(width: u32) -> Wide {
        Wide::from_u64(width, 1).shl(width - 1)
    }

    /// The number as a short integer `k` and an exponent: its value is `k * 2^e`, except that the lowest bit
    /// of `k` also stands for everything below it (as rounding wants it).
    pub(crate) fn to_sticky(&self, is_signed: bool) -> (i128, i32) {
        let negative = is_signed && self.is_negative();
        let magnitude = if negative { self.abs() } else { self.clone() };
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
        Wide::from_words(128, [v as u64, (v >> 64) as u64])
    }

    fn value(w: &Wide) -> u128 {
        u128::try_from(&w.value).expect("128 bits")
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
        assert_eq!(value(&minus_one), u128::MAX >> 28);
        assert_eq!(minus_one.add(&Wide::from_u64(100, 1)), Wide::zero(100));
        assert_eq!(Wide::from_u64(200, 1).shl(199).ashr(199), Wide::zero(200).not());
        assert_eq!(Wide::from_u64(200, 3).shl(100).to_sticky(false), (3 << 60, 40));
    }
}
