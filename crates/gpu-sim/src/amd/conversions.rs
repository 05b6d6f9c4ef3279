//! Conversions from and to floats of 8, 6 and 4 bits, with a scale or without, and those that round by a random number.
//!
//! A scale is a power of two, the exponent of an f32: sources are divided by it where the result is small, and multiplied by
//! it where the source is. (AMD's "CDNA4 Instruction Set Architecture", chapter "Vector ALU operations"; how the random number of
//! 32 elements changes among them is not documented: here all take the same.)

use crate::float::{Format, Round, narrow, narrow_finite, narrow_random, widen};

/// A conversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Conversion {
    from: Format,
    to: Format,
    /// Elements.
    count: usize,
    pub(crate) scaled: bool,
    /// It rounds by a random number.
    pub(crate) random: bool,
    /// The elements come from two operands.
    pub(crate) two: bool,
}

fn format(name: &str, unsigned_zero: bool) -> Option<Format> {
    Some(match name {
        "fp8" if unsigned_zero => Format::E4m3Fnuz,
        "bf8" if unsigned_zero => Format::E5m2Fnuz,
        "fp8" => Format::E4m3,
        "bf8" => Format::E5m2,
        "fp6" => Format::E2m3,
        "bf6" => Format::E3m2,
        "fp4" => Format::E2m1,
        "f16" => Format::F16,
        "bf16" => Format::Bf16,
        "f32" => Format::F32,
        _ => return None,
    })
}

/// Of 8 bits or less.
fn is_small(format: Format) -> bool {
    format.bits() <= 8
}

impl Conversion {
    /// The conversion that a name stands for, without `v_` or `llvm.amdgcn.`, parts separated by `_` or `.`; whether floats of
    /// 8 bits are of the formats without negative zero. None for conversions among larger types that round as others do.
    pub(crate) fn named(name: &str, unsigned_zero: bool) -> Option<Self> {
        let parts: Vec<&str> = name.split(['_', '.']).collect();
        let (&"cvt", mut parts) = parts.split_first()? else { return None };
        let mut flag = |word: &str| match parts.split_first() {
            Some((&first, rest)) if first == word => {
                parts = rest;
                true
            }
            _ => false,
        };
        let (scaled, random) = (flag("scalef32"), flag("sr"));
        let interleaved = flag("2xpk16");
        let count = match interleaved || flag("pk32") {
            true => 32,
            false if flag("pk") => 2,
            false => 1,
        };
        let &[to, from] = parts else { return None };
        let (to, from) = (format(to, unsigned_zero)?, format(from, unsigned_zero)?);
        if !is_small(to) && !is_small(from) && !random {
            return None;
        }
        let two = interleaved || count == 2 && from == Format::F32 && !random;
        Some(Self { from, to, count, scaled, random, two })
    }

    /// Elements.
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// Bits of an element of the source.
    pub(crate) fn source_bits(&self) -> usize {
        self.from.bits() as usize
    }

    /// Bits of an element of the result.
    pub(crate) fn result_bits(&self) -> usize {
        self.to.bits() as usize
    }

    /// Whether the source is small, so that a part of a register can be chosen.
    pub(crate) fn widens(&self) -> bool {
        is_small(self.from)
    }

    /// Whether the result fills a part of a register, and the rest stays.
    pub(crate) fn is_partial(&self) -> bool {
        self.count * self.result_bits() < 32
    }

    /// Converts an element; `finite`: what is too large becomes the largest number.
    pub(crate) fn element(&self, bits: u64, scale: u32, random: u32, finite: bool) -> u64 {
        let mut value = widen(self.from, bits);
        if self.scaled {
            let factor = power(scale >> 23 & 0xff);
            value = if is_small(self.to) { value / factor } else { value * factor };
        }
        let finite = finite && self.to != Format::F32;
        match (self.random, finite) {
            (true, finite) => narrow_random(self.to, value, random, finite),
            (false, true) => narrow_finite(self.to, value, Round::NearestEven),
            (false, false) => narrow(self.to, value, Round::NearestEven),
        }
    }
}

/// Two to the power of a biased exponent.
fn power(exponent: u32) -> f64 {
    match exponent {
        255 => f64::NAN,
        exponent => f64::from_bits(u64::from(exponent + 1023 - 127) << 52),
    }
}

/// An element of so many bits among words.
pub(crate) fn element(words: &[u32], at: usize, bits: usize) -> u64 {
    let (first, shift) = (at * bits / 32, at * bits % 32);
    let word = |n: usize| u64::from(words.get(n).copied().unwrap_or(0));
    (word(first) | word(first + 1) << 32) >> shift & (u64::MAX >> (64 - bits))
}

/// Puts so many bits into words from a bit on.
pub(crate) fn put(words: &mut [u32], first: usize, bits: usize, value: u64) {
    let (at, shift) = (first / 32, first % 32);
    let mask = u128::from(u64::MAX >> (64 - bits)) << shift;
    for (n, word) in words[at..].iter_mut().take(3).enumerate() {
        let (mask, part) =
            ((mask >> (32 * n)) as u32, (u128::from(value) << shift >> (32 * n)) as u32);
        *word = *word & !mask | part & mask;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_understood() {
        let of = |name| Conversion::named(name, false).map(|c| (c.from, c.to, c.count, c.two));
        assert_eq!(of("cvt_pk_fp8_f32"), Some((Format::F32, Format::E4m3, 2, true)));
        assert_eq!(
            of("cvt.scalef32.sr.pk32.bf6.f16"),
            Some((Format::F16, Format::E3m2, 32, false))
        );
        assert_eq!(of("cvt_scalef32_2xpk16_fp6_f32"), Some((Format::F32, Format::E2m3, 32, true)));
        assert_eq!(of("cvt_sr_bf16_f32"), Some((Format::F32, Format::Bf16, 1, false)));
        for other in ["cvt_pk_bf16_f32", "cvt_pk_u8_f32", "cvt_f32_f16", "mov_b32"] {
            assert_eq!(of(other), None, "{other}");
        }
    }

    #[test]
    fn scales_divide_and_multiply() {
        let down = Conversion::named("cvt_scalef32_pk_fp4_f32", false).expect("a conversion");
        let four = u64::from(4f32.to_bits());
        assert_eq!(down.element(four, 2f32.to_bits(), 0, false), 4, "2 is 4 in E2M1");
        assert_eq!(down.element(four, 1.75f32.to_bits(), 0, false), 6, "the exponent counts alone");
        let up = Conversion::named("cvt_scalef32_pk_f16_fp8", false).expect("a conversion");
        assert_eq!(up.element(0x38, 0.5f32.to_bits(), 0, false), 0x3800);
    }

    #[test]
    fn elements_cross_words() {
        let mut words = [0; 6];
        for n in 0..32 {
            put(&mut words, 6 * n, 6, n as u64 + 3);
        }
        assert!((0..32).all(|n| element(&words, n, 6) == n as u64 + 3));
    }
}
