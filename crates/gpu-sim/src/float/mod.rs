//! Bit-exact floating point on the values of GPU registers.
//!
//! Values are bit patterns in the low bits of a `u64`; a [`Format`] says how to read them. Every function
//! here is the single definition that both the SSA interpreter and the simulators of emitted code use, so
//! that a difference between the two is never a difference of arithmetic.
//!
//! Results are rounded correctly without a big-number library. f16, bf16, tf32 and f32 are computed in
//! the host's f64, where a product of two of them is exact and where the error of a sum, quotient or root
//! can be had exactly too. That error turns the f64 result into one *rounded to odd*, and rounding such a
//! value again to a format with at least two bits less gives the correctly rounded result in every
//! direction (Boldo and Melquiond). f64 itself uses the host for round-to-nearest and `rustc_apfloat`
//! for the directed modes.
//!
//! Every operation that makes a NaN makes the canonical one of the format ([`Format::nan`]), as NVIDIA
//! hardware does for f32 and the 16-bit formats. Payloads are never carried over: LLVM IR does not say
//! which operand's payload survives, so no program may depend on it.

pub mod amd;
mod approx;
mod convert;

pub use approx::{Approx, approx, approx_div};
pub use convert::{
    IntType, convert, from_int, narrow, narrow_finite, narrow_random, round_to_integral, to_int,
    widen,
};

use rustc_apfloat::{Float as _, ieee::Double};
use std::cmp::Ordering;

/// A floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Format {
    /// IEEE half precision.
    F16,
    /// The upper half of an f32.
    Bf16,
    /// An f32 whose mantissa has 10 bits; the low 13 bits of the pattern are zero.
    Tf32,
    /// IEEE single precision.
    F32,
    /// IEEE double precision.
    F64,
    /// 8 bits with 4 exponent bits, no infinity, one NaN.
    E4m3,
    /// 8 bits with 5 exponent bits, a short f16.
    E5m2,
    /// 8 bits with 4 exponent bits and one more in the bias, no infinity, no negative zero: its pattern is the NaN.
    E4m3Fnuz,
    /// The same with 5 exponent bits.
    E5m2Fnuz,
    /// 6 bits with 2 exponent bits; all patterns are finite numbers.
    E2m3,
    /// 6 bits with 3 exponent bits; all patterns are finite numbers.
    E3m2,
    /// 4 bits with 2 exponent bits; all patterns are finite numbers.
    E2m1,
}

impl Format {
    /// Bits of the pattern.
    #[inline]
    pub fn bits(self) -> u32 {
        match self {
            Format::E2m1 => 4,
            Format::E2m3 | Format::E3m2 => 6,
            Format::E4m3 | Format::E5m2 | Format::E4m3Fnuz | Format::E5m2Fnuz => 8,
            Format::F16 | Format::Bf16 => 16,
            Format::Tf32 | Format::F32 => 32,
            Format::F64 => 64,
        }
    }

    /// Explicit mantissa bits.
    #[inline]
    pub fn mantissa_bits(self) -> u32 {
        match self {
            Format::E2m1 => 1,
            Format::E4m3 | Format::E4m3Fnuz | Format::E2m3 => 3,
            Format::E5m2 | Format::E5m2Fnuz | Format::E3m2 => 2,
            Format::F16 | Format::Tf32 => 10,
            Format::Bf16 => 7,
            Format::F32 => 23,
            Format::F64 => 52,
        }
    }

    /// Exponent bits.
    #[inline]
    pub fn exponent_bits(self) -> u32 {
        match self {
            Format::E2m3 | Format::E2m1 => 2,
            Format::E3m2 => 3,
            Format::E4m3 | Format::E4m3Fnuz => 4,
            Format::E5m2 | Format::E5m2Fnuz | Format::F16 => 5,
            Format::Bf16 | Format::Tf32 | Format::F32 => 8,
            Format::F64 => 11,
        }
    }

    /// The exponent field of one.
    #[inline]
    pub(crate) fn bias(self) -> i32 {
        let more = i32::from(matches!(self, Format::E4m3Fnuz | Format::E5m2Fnuz));
        (1 << (self.exponent_bits() - 1)) - 1 + more
    }

    /// Whether all patterns but a NaN at most are finite numbers.
    #[inline]
    fn is_finite_only(self) -> bool {
        self == Format::E4m3 || self > Format::E5m2
    }

    /// Low bits of the pattern that are always zero (tf32 sits in the upper bits of its word).
    #[inline]
    pub(crate) fn padding(self) -> u32 {
        if self == Format::Tf32 { 13 } else { 0 }
    }

    /// The sign bit.
    #[inline]
    pub fn sign_bit(self) -> u64 {
        1 << (self.bits() - 1)
    }

    /// All bits of the pattern.
    #[inline]
    pub fn mask(self) -> u64 {
        u64::MAX >> (64 - self.bits())
    }

    /// The canonical NaN; of formats that have none, the largest number.
    #[inline]
    pub fn nan(self) -> u64 {
        match self {
            Format::E4m3Fnuz | Format::E5m2Fnuz => 0x80,
            Format::E2m3 | Format::E3m2 => 0x1f,
            Format::E2m1 => 7,
            Format::E4m3 | Format::E5m2 => 0x7f,
            Format::F16 | Format::Bf16 => 0x7fff,
            Format::Tf32 | Format::F32 => 0x7fff_ffff,
            Format::F64 => 0xfff8_0000_0000_0000,
        }
    }

    /// Positive infinity; of formats that have none, the NaN or, if there is none either, the largest number.
    #[inline]
    pub fn infinity(self) -> u64 {
        match self {
            Format::E4m3 => 0x7f,
            Format::E4m3Fnuz | Format::E5m2Fnuz | Format::E2m3 | Format::E3m2 | Format::E2m1 => {
                self.nan()
            }
            Format::E5m2 => 0x7c,
            Format::F16 => 0x7c00,
            Format::Bf16 => 0x7f80,
            Format::Tf32 | Format::F32 => 0x7f80_0000,
            Format::F64 => 0x7ff0_0000_0000_0000,
        }
    }

    /// The bits of 1.0.
    #[inline]
    pub fn one(self) -> u64 {
        narrow(self, 1.0, Round::NearestEven)
    }

    /// Whether a pattern of an IEEE format is a signalling NaN.
    pub fn is_signaling(self, bits: u64) -> bool {
        let quiet = 1u64 << (self.mantissa_bits() - 1);
        self.is_nan(bits) && bits & quiet == 0
    }

    /// Whether the pattern is a NaN.
    #[inline]
    pub fn is_nan(self, bits: u64) -> bool {
        let magnitude = bits & (self.mask() >> 1);
        match self {
            Format::E4m3 => magnitude == 0x7f,
            Format::E4m3Fnuz | Format::E5m2Fnuz => bits & 0xff == 0x80,
            Format::E2m3 | Format::E3m2 | Format::E2m1 => false,
            _ => magnitude > self.infinity(),
        }
    }

    /// Whether the pattern is an infinity.
    #[inline]
    pub fn is_infinite(self, bits: u64) -> bool {
        !self.is_finite_only() && bits & (self.mask() >> 1) == self.infinity()
    }

    /// Whether the pattern is a zero of either sign.
    #[inline]
    pub fn is_zero(self, bits: u64) -> bool {
        bits & (self.mask() >> 1) == 0
    }

    /// Whether the pattern is a subnormal number (not zero).
    #[inline]
    pub fn is_subnormal(self, bits: u64) -> bool {
        let magnitude = bits & (self.mask() >> 1);
        magnitude != 0 && magnitude >> (self.mantissa_bits() + self.padding()) == 0
    }

    /// A subnormal becomes a zero of the same sign.
    #[inline]
    pub fn flush(self, bits: u64) -> u64 {
        if self.is_subnormal(bits) { bits & self.sign_bit() } else { bits }
    }
}

/// A rounding direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Round {
    /// To nearest, ties to even.
    #[default]
    NearestEven,
    /// Toward zero.
    TowardZero,
    /// Toward negative infinity.
    Down,
    /// Toward positive infinity.
    Up,
    /// To nearest, ties away from zero.
    NearestAway,
}

/// Treatment of an operation's operands and result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Mode {
    /// Rounding direction.
    pub round: Round,
    /// Subnormal operands and results become zeros of the same sign.
    pub ftz: bool,
    /// The result is clamped to 0..=1 and NaN becomes +0.
    pub sat: bool,
}

impl Mode {
    /// Round to nearest even, nothing else.
    pub const NEAREST: Mode = Mode { round: Round::NearestEven, ftz: false, sat: false };

    #[inline]
    fn input(self, f: Format, bits: u64) -> f64 {
        widen(f, if self.ftz { f.flush(bits) } else { bits })
    }

    /// Rounds an exact (or rounded-to-odd) value and applies `ftz` and `sat`.
    #[inline]
    fn finish(self, f: Format, value: f64) -> u64 {
        self.finish_bits(f, narrow(f, value, self.round))
    }

    #[inline]
    fn finish_bits(self, f: Format, bits: u64) -> u64 {
        let bits = if self.ftz { f.flush(bits) } else { bits };
        if self.sat { saturate(f, bits) } else { bits }
    }
}

/// Clamps to 0..=1; NaN becomes +0.
pub fn saturate(f: Format, bits: u64) -> u64 {
    if f.is_nan(bits) || bits & f.sign_bit() != 0 { 0 } else { bits.min(f.one()) }
}

/// `s + err` exactly, as `s` or its neighbour whose last bit is one.
#[inline]
fn to_odd(s: f64, err: f64) -> f64 {
    if err == 0.0 || !s.is_finite() || !err.is_finite() || s.to_bits() & 1 == 1 {
        s
    } else if (err > 0.0) == (s > 0.0) {
        f64::from_bits(s.to_bits() + 1)
    } else {
        f64::from_bits(s.to_bits() - 1)
    }
}

/// The sum and its exact error (Knuth).
#[inline]
fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let s = a + b;
    let t = s - a;
    (s, (a - (s - t)) + (b - t))
}

/// The sign of an exact zero sum depends on the direction.
#[inline]
fn exact_zero_sum(a: f64, b: f64, round: Round) -> f64 {
    match (a.is_sign_negative(), b.is_sign_negative()) {
        (true, true) => -0.0,
        (false, false) => 0.0,
        _ if round == Round::Down => -0.0,
        _ => 0.0,
    }
}

#[inline]
fn sum_to_odd(a: f64, b: f64, round: Round) -> f64 {
    let (s, err) = two_sum(a, b);
    if s == 0.0 { exact_zero_sum(a, b, round) } else { to_odd(s, err) }
}

fn apfloat_round(round: Round) -> rustc_apfloat::Round {
    match round {
        Round::NearestEven => rustc_apfloat::Round::NearestTiesToEven,
        Round::TowardZero => rustc_apfloat::Round::TowardZero,
        Round::Down => rustc_apfloat::Round::TowardNegative,
        Round::Up => rustc_apfloat::Round::TowardPositive,
        Round::NearestAway => rustc_apfloat::Round::NearestTiesToAway,
    }
}

fn double(bits: u64) -> Double {
    Double::from_bits(u128::from(bits))
}

fn double_bits(value: Double) -> u64 {
    let bits = value.to_bits() as u64;
    if Format::F64.is_nan(bits) { Format::F64.nan() } else { bits }
}

#[inline]
fn canonical(value: f64) -> u64 {
    if value.is_nan() { Format::F64.nan() } else { value.to_bits() }
}

/// `a + b`.
pub fn add(f: Format, a: u64, b: u64, mode: Mode) -> u64 {
    if f == Format::F64 {
        let bits = if mode.round == Round::NearestEven {
            canonical(f64::from_bits(a) + f64::from_bits(b))
        } else {
            double_bits(double(a).add_r(double(b), apfloat_round(mode.round)).value)
        };
        return mode.finish_bits(f, bits);
    }
    let (x, y) = (mode.input(f, a), mode.input(f, b));
    mode.finish(f, sum_to_odd(x, y, mode.round))
}

/// `a - b`.
pub fn sub(f: Format, a: u64, b: u64, mode: Mode) -> u64 {
    let b = if f.is_nan(b) { b } else { b ^ f.sign_bit() };
    add(f, a, b, mode)
}

/// `a * b`.
pub fn mul(f: Format, a: u64, b: u64, mode: Mode) -> u64 {
    if f == Format::F64 {
        let bits = if mode.round == Round::NearestEven {
            canonical(f64::from_bits(a) * f64::from_bits(b))
        } else {
            double_bits(double(a).mul_r(double(b), apfloat_round(mode.round)).value)
        };
        return mode.finish_bits(f, bits);
    }
    mode.finish(f, mode.input(f, a) * mode.input(f, b))
}

/// `a / b`.
pub fn div(f: Format, a: u64, b: u64, mode: Mode) -> u64 {
    if f == Format::F64 {
        let bits = if mode.round == Round::NearestEven {
            canonical(f64::from_bits(a) / f64::from_bits(b))
        } else {
            double_bits(double(a).div_r(double(b), apfloat_round(mode.round)).value)
        };
        return mode.finish_bits(f, bits);
    }
    let (x, y) = (mode.input(f, a), mode.input(f, b));
    let q = x / y;
    // x = q*y + r exactly; the quotient misses r/y, whose sign is all that matters.
    let r = (-q).mul_add(y, x);
    let err = if r == 0.0 || y.is_infinite() {
        0.0
    } else if (r > 0.0) == (y > 0.0) {
        1.0
    } else {
        -1.0
    };
    mode.finish(f, if q == 0.0 { q } else { to_odd(q, err) })
}

/// `a * b + c` with one rounding.
pub fn fma(f: Format, a: u64, b: u64, c: u64, mode: Mode) -> u64 {
    if f == Format::F64 {
        let bits = if mode.round == Round::NearestEven {
            canonical(f64::from_bits(a).mul_add(f64::from_bits(b), f64::from_bits(c)))
        } else {
            double_bits(double(a).mul_add_r(double(b), double(c), apfloat_round(mode.round)).value)
        };
        return mode.finish_bits(f, bits);
    }
    let (x, y, z) = (mode.input(f, a), mode.input(f, b), mode.input(f, c));
    mode.finish(f, sum_to_odd(x * y, z, mode.round))
}

/// The square root.
pub fn sqrt(f: Format, a: u64, mode: Mode) -> u64 {
    let x = mode.input(f, a);
    let s = x.sqrt();
    if !s.is_finite() || s == 0.0 || (f == Format::F64 && mode.round == Round::NearestEven) {
        return mode.finish_bits(
            f,
            if f == Format::F64 { canonical(s) } else { narrow(f, s, mode.round) },
        );
    }
    if f != Format::F64 {
        return mode.finish(f, to_odd(s, (-s).mul_add(s, x)));
    }
    // Scaling by an even power of two keeps the residual away from the subnormals.
    let scale = if x < 1e-200 { 2f64.powi(400) } else { 1.0 };
    let (xs, ss) = (x * scale, s * scale.sqrt());
    let residual = (-ss).mul_add(ss, xs);
    let bits = match mode.round {
        Round::Up if residual > 0.0 => s.to_bits() + 1,
        Round::Down | Round::TowardZero if residual < 0.0 => s.to_bits() - 1,
        _ => s.to_bits(),
    };
    mode.finish_bits(f, bits)
}

/// The IEEE remainder with truncated quotient (`frem`, C's `fmod`).
pub fn rem(f: Format, a: u64, b: u64) -> u64 {
    // The result of fmod is exact in the operands' format, so computing it in f64 loses nothing.
    let r = widen(f, a) % widen(f, b);
    if f == Format::F64 { canonical(r) } else { narrow(f, r, Round::NearestEven) }
}

/// Treatment of a NaN by minimum and maximum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NanRule {
    /// The other operand is the result (`minimumnum`, `min.f32`).
    Number,
    /// As [`NanRule::Number`], but of a signalling NaN the result may be NaN as well (`minnum`).
    NumberIfQuiet,
    /// The result is NaN (`minimum`, `min.NaN.f32`).
    Propagate,
}

/// The lesser operand; -0 is less than +0.
pub fn min(f: Format, a: u64, b: u64, nan: NanRule, ftz: bool) -> u64 {
    extremum(f, a, b, nan, ftz, Ordering::Less)
}

/// The greater operand; +0 is greater than -0.
pub fn max(f: Format, a: u64, b: u64, nan: NanRule, ftz: bool) -> u64 {
    extremum(f, a, b, nan, ftz, Ordering::Greater)
}

fn extremum(f: Format, a: u64, b: u64, nan: NanRule, ftz: bool, wanted: Ordering) -> u64 {
    let (a, b) = if ftz { (f.flush(a), f.flush(b)) } else { (a, b) };
    match (f.is_nan(a), f.is_nan(b)) {
        (true, true) => return f.nan(),
        (true, false) => return if nan == NanRule::Propagate { f.nan() } else { b },
        (false, true) => return if nan == NanRule::Propagate { f.nan() } else { a },
        (false, false) => {}
    }
    // A total order of the patterns that puts -0 below +0.
    let key =
        |v: u64| if v & f.sign_bit() != 0 { -((v & (f.mask() >> 1)) as i64) - 1 } else { v as i64 };
    if key(a).cmp(&key(b)) == wanted { a } else { b }
}

/// Numeric comparison; `None` when an operand is NaN.
#[inline]
pub fn compare(f: Format, a: u64, b: u64, ftz: bool) -> Option<Ordering> {
    let mode = Mode { ftz, ..Mode::NEAREST };
    mode.input(f, a).partial_cmp(&mode.input(f, b))
}

/// Magnitude of `a`, sign of `b`.
#[inline]
pub fn copysign(f: Format, a: u64, b: u64) -> u64 {
    (a & (f.mask() >> 1)) | (b & f.sign_bit())
}

#[cfg(test)]
mod tests;
