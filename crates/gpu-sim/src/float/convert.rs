//! Conversions between formats and between floats and integers.

use super::{Format, Mode, Round};

/// The value of a bit pattern, exactly (every format fits in f64).
#[inline]
pub fn widen(f: Format, bits: u64) -> f64 {
    match f {
        Format::F64 => f64::from_bits(bits),
        Format::F32 | Format::Tf32 => f64::from(f32::from_bits(bits as u32)),
        Format::Bf16 => f64::from(f32::from_bits((bits as u32) << 16)),
        _ => widen_small(f, bits),
    }
}

fn widen_small(f: Format, bits: u64) -> f64 {
    if f.is_nan(bits) {
        return f64::NAN;
    }
    let man_bits = f.mantissa_bits();
    let bias = f.bias();
    let magnitude = bits & (f.mask() >> 1);
    let exponent = (magnitude >> man_bits) as i32;
    let mantissa = magnitude & ((1 << man_bits) - 1);
    let value = if f.is_infinite(bits) {
        f64::INFINITY
    } else if exponent == 0 {
        mantissa as f64 * power_of_two(1 - bias - man_bits as i32)
    } else {
        let e = (exponent - bias + 1023) as u64;
        f64::from_bits(e << 52 | mantissa << (52 - man_bits))
    };
    if bits & f.sign_bit() != 0 { -value } else { value }
}

/// 2^e for exponents of normal f64 numbers.
#[inline]
fn power_of_two(e: i32) -> f64 {
    f64::from_bits(((e + 1023) as u64) << 52)
}

/// Whether a magnitude cut at `kept` must be raised; `rest` compares the cut-off part with one half.
#[inline]
fn rounds_up(
    round: Round,
    negative: bool,
    odd: bool,
    rest: std::cmp::Ordering,
    exact: bool,
) -> bool {
    match round {
        Round::NearestEven => rest.is_gt() || (rest.is_eq() && odd),
        Round::NearestAway => rest.is_ge(),
        Round::TowardZero => false,
        Round::Down => negative && !exact,
        Round::Up => !negative && !exact,
    }
}

/// Rounds `value` to a format. A NaN becomes the canonical NaN; overflow goes to infinity or to the
/// largest finite number, as the direction demands.
#[inline]
pub fn narrow(f: Format, value: f64, round: Round) -> u64 {
    if value.is_nan() {
        return f.nan();
    }
    match f {
        Format::F64 => value.to_bits(),
        Format::F32 if round == Round::NearestEven => u64::from((value as f32).to_bits()),
        _ => narrow_generic(f, value, round, false),
    }
}

fn narrow_generic(f: Format, value: f64, round: Round, finite: bool) -> u64 {
    let negative = value.is_sign_negative();
    let magnitude = magnitude(f, value, |odd, cut, half| {
        rounds_up(round, negative, odd, cut.cmp(&half), cut == 0)
    });
    let to_infinity = match round {
        Round::NearestEven | Round::NearestAway => true,
        Round::TowardZero => false,
        Round::Down => negative,
        Round::Up => !negative,
    };
    bounded(f, value, magnitude, (to_infinity || value.is_infinite()) && !finite)
}

/// A magnitude with the sign of a value, or the infinity or the largest number if it is beyond.
#[inline]
fn bounded(f: Format, value: f64, magnitude: u64, to_infinity: bool) -> u64 {
    let sign = if value.is_sign_negative() { f.sign_bit() } else { 0 };
    let largest = largest_finite(f);
    if magnitude == 0 {
        // There may be no negative zero.
        return if matches!(f, Format::E4m3Fnuz | Format::E5m2Fnuz) { 0 } else { sign };
    }
    match magnitude <= largest {
        true => sign | magnitude,
        false if to_infinity => sign | f.infinity(),
        false => sign | largest,
    }
}

/// The pattern of a number's magnitude, however large; whether what is cut off counts as one more is asked with the lowest bit
/// that stays, the part that is cut, and the half of one.
#[inline]
fn magnitude(f: Format, value: f64, raises: impl Fn(bool, u64, u64) -> bool) -> u64 {
    let bits = value.to_bits();
    if value == 0.0 {
        return 0;
    }
    if value.is_infinite() {
        return u64::MAX >> 1;
    }
    let man_bits = f.mantissa_bits() as i32;
    let emin = 1 - f.bias();
    let biased = (bits >> 52 & 0x7ff) as i32;
    let fraction = bits & ((1 << 52) - 1);
    let (significand, e) =
        if biased == 0 { (fraction, -1022) } else { (fraction | 1 << 52, biased - 1023) };
    // The value is significand * 2^(e-52); the result is a multiple of 2^quantum.
    let quantum = e.max(emin) - man_bits;
    let shift = quantum - (e - 52);
    let (mut kept, cut, half) = if shift > 60 {
        (0, 1, 1 << 60)
    } else {
        let half = 1u64 << (shift - 1);
        (significand >> shift, significand & ((half << 1) - 1), half)
    };
    if raises(kept & 1 == 1, cut, half) {
        kept += 1;
    }
    // A carry out of the mantissa moves into the exponent field by itself.
    let magnitude = if e < emin { kept } else { (((e - emin) as u64) << man_bits) + kept };
    magnitude << f.padding()
}

/// Rounds `value` to a format by a random number: what is cut off, as a fraction of one in the last place, and the number as a
/// fraction of 2^32 make one more if their sum is one. With `finite` there is no overflow.
pub fn narrow_random(f: Format, value: f64, random: u32, finite: bool) -> u64 {
    if value.is_nan() {
        return f.nan();
    }
    let magnitude = magnitude(f, value, |_, cut, half| {
        let one = 2 * u128::from(half);
        (u128::from(cut) << 32) + u128::from(random) * one >= one << 32
    });
    bounded(f, value, magnitude, !finite)
}

fn largest_finite(f: Format) -> u64 {
    match f {
        Format::E4m3 => 0x7e,
        Format::Tf32 => 0x7f7f_e000,
        Format::E4m3Fnuz | Format::E5m2Fnuz => 0x7f,
        Format::E2m3 | Format::E3m2 | Format::E2m1 => f.nan(),
        _ => f.infinity() - 1,
    }
}

/// Like [`narrow`], but values beyond the largest finite number (infinity too) become that number:
/// `satfinite`.
pub fn narrow_finite(f: Format, value: f64, round: Round) -> u64 {
    if value.is_nan() { f.nan() } else { narrow_generic(f, value, round, true) }
}

/// Converts between formats. `ftz` flushes subnormal operands and results of f32.
pub fn convert(from: Format, to: Format, bits: u64, mode: Mode) -> u64 {
    let source_ftz = Mode { ftz: mode.ftz && from == Format::F32, ..mode };
    let result_ftz = Mode { ftz: mode.ftz && to == Format::F32, ..mode };
    let value = source_ftz.input(from, bits);
    result_ftz.finish(to, value)
}

/// Rounds to an integral value of the same format; -0 stays.
pub fn round_to_integral(f: Format, bits: u64, round: Round, ftz: bool) -> u64 {
    let x = Mode { ftz, ..Mode::NEAREST }.input(f, bits);
    narrow(f, integral(x, round), Round::NearestEven)
}

#[inline]
fn integral(x: f64, round: Round) -> f64 {
    match round {
        Round::NearestEven => x.round_ties_even(),
        Round::TowardZero => x.trunc(),
        Round::Down => x.floor(),
        Round::Up => x.ceil(),
        Round::NearestAway => x.round(),
    }
}

/// An integer type: its width (1 to 64 bits) and signedness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IntType {
    /// Width in bits.
    pub bits: u32,
    /// Two's complement.
    pub signed: bool,
}

impl IntType {
    /// The least value.
    pub fn min(self) -> i128 {
        if self.signed { -(1 << (self.bits - 1)) } else { 0 }
    }

    /// The greatest value.
    pub fn max(self) -> i128 {
        if self.signed { (1 << (self.bits - 1)) - 1 } else { (1 << self.bits) - 1 }
    }

    /// All bits of the type.
    pub fn mask(self) -> u64 {
        u64::MAX >> (64 - self.bits)
    }

    /// The number that a pattern stands for.
    pub fn value(self, bits: u64) -> i128 {
        let shift = 64 - self.bits;
        if self.signed {
            i128::from((bits << shift) as i64 >> shift)
        } else {
            i128::from(bits << shift >> shift)
        }
    }
}

/// Rounds to an integer; values out of range become the nearest bound, NaN becomes zero.
pub fn to_int(f: Format, bits: u64, round: Round, ftz: bool, to: IntType) -> u64 {
    let x = integral(Mode { ftz, ..Mode::NEAREST }.input(f, bits), round);
    // `as` saturates and turns NaN into zero.
    (x as i128).clamp(to.min(), to.max()) as u64 & to.mask()
}

/// Converts an integer; overflow (16-bit formats) rounds like any other overflow.
pub fn from_int(f: Format, value: i128, round: Round) -> u64 {
    let magnitude = value.unsigned_abs();
    let negative = value < 0;
    let signed = |x: f64| if negative { -x } else { x };
    let length = 128 - magnitude.leading_zeros();
    if length <= 53 {
        return narrow(f, signed(magnitude as f64), round);
    }
    let shift = length - 53;
    let mut kept = (magnitude >> shift) as u64;
    let cut = magnitude & ((1 << shift) - 1);
    if f == Format::F64 {
        let half = 1u128 << (shift - 1);
        if rounds_up(round, negative, kept & 1 == 1, cut.cmp(&half), cut == 0) {
            kept += 1;
        }
    } else {
        // Rounding to odd first makes the second rounding correct.
        kept |= u64::from(cut != 0);
    }
    narrow(f, signed(kept as f64 * power_of_two(shift as i32)), round)
}
