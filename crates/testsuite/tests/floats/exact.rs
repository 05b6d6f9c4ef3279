//! Floats as exact numbers: what each operation must give, by the rules of IEEE 754 alone.
//!
//! A finite float is an integer times a power of two. Sums and products of such numbers are such numbers; quotients and roots are cut
//! off after more bits than any format has, with a mark if something was cut off. A result is rounded once, to nearest, ties to even.

use num_bigint::{BigInt, BigUint, Sign};
use std::cmp::Ordering;

/// A format by its name in LLVM IR, the bits of its exponent and those of its fraction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Format {
    pub(crate) name: &'static str,
    /// The part of intrinsics' names that stands for it.
    pub(crate) suffix: &'static str,
    pub(crate) exponent: u32,
    pub(crate) fraction: u32,
}

pub(crate) const HALF: Format = Format { name: "half", suffix: "f16", exponent: 5, fraction: 10 };
pub(crate) const BFLOAT: Format =
    Format { name: "bfloat", suffix: "bf16", exponent: 8, fraction: 7 };
pub(crate) const FLOAT: Format = Format { name: "float", suffix: "f32", exponent: 8, fraction: 23 };
pub(crate) const DOUBLE: Format =
    Format { name: "double", suffix: "f64", exponent: 11, fraction: 52 };
pub(crate) const FORMATS: [Format; 4] = [HALF, BFLOAT, FLOAT, DOUBLE];

/// A finite number: an integer times a power of two, and the sign, which zero has, too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Number {
    pub(crate) negative: bool,
    pub(crate) magnitude: BigUint,
    pub(crate) exponent: i64,
}

/// Class of a float, and its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    Nan { signalling: bool },
    Infinity { negative: bool },
    Finite(Number),
}

use Class::{Finite, Infinity, Nan};

/// A result: a NaN of any bits, or these bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Result {
    Nan,
    Bits(u64),
}

impl Format {
    pub(crate) fn bits(self) -> u32 {
        1 + self.exponent + self.fraction
    }

    pub(crate) fn sign(self) -> u64 {
        1 << (self.exponent + self.fraction)
    }

    pub(crate) fn infinity(self) -> u64 {
        ((1 << self.exponent) - 1) << self.fraction
    }

    pub(crate) fn one(self) -> u64 {
        self.bias() << self.fraction
    }

    pub(crate) fn bias(self) -> u64 {
        (1 << (self.exponent - 1)) - 1
    }

    pub(crate) fn is_nan(self, bits: u64) -> bool {
        bits & !self.sign() > self.infinity()
    }

    /// The exponent of the least bit of a denormal number.
    fn least(self) -> i64 {
        1 - self.bias() as i64 - i64::from(self.fraction)
    }

    pub(crate) fn class(self, bits: u64) -> Class {
        let negative = bits & self.sign() != 0;
        let rest = bits & !self.sign();
        let fraction = rest & ((1 << self.fraction) - 1);
        if rest > self.infinity() {
            return Nan { signalling: fraction >> (self.fraction - 1) == 0 };
        }
        if rest == self.infinity() {
            return Infinity { negative };
        }
        let exponent = rest >> self.fraction;
        let (magnitude, exponent) = match exponent {
            0 => (fraction, self.least()),
            e => (fraction | 1 << self.fraction, self.least() + e as i64 - 1),
        };
        Finite(Number { negative, magnitude: magnitude.into(), exponent })
    }

    /// Rounds a number to nearest, ties to even; `more` says that it is greater than its digits by less than the last one.
    pub(crate) fn round(self, number: &Number, more: bool) -> u64 {
        let sign = if number.negative { self.sign() } else { 0 };
        let size = number.magnitude.bits() as i64;
        if size == 0 {
            return sign;
        }
        // Far out of range: no shift could be that long.
        let highest = number.exponent + size;
        if highest > self.bias() as i64 + 2 {
            return sign | self.infinity();
        }
        if highest < self.least() - 1 {
            return sign;
        }
        // The exponent of the last bit that is kept.
        let last = (number.exponent + size - 1 - i64::from(self.fraction)).max(self.least());
        let shift = last - number.exponent;
        let kept = if shift > 0 {
            let kept = &number.magnitude >> shift;
            let half = BigUint::from(1u32) << (shift - 1);
            let rest = &number.magnitude - (&kept << shift);
            let up = match rest.cmp(&half) {
                Ordering::Greater => true,
                Ordering::Less => false,
                Ordering::Equal => more || kept.bit(0),
            };
            kept + u32::from(up)
        } else {
            &number.magnitude << -shift
        };
        let kept = u64::try_from(&kept).expect("as many bits as the format has");
        if kept >> self.fraction == 0 {
            return sign | kept;
        }
        // A carry out of the fraction goes into the exponent.
        let biased = (last - self.least()) as u64;
        let bits = (biased << self.fraction) + kept;
        sign | bits.min(self.infinity())
    }
}

fn signed(number: &Number) -> BigInt {
    let sign = if number.negative { Sign::Minus } else { Sign::Plus };
    BigInt::from_biguint(sign, number.magnitude.clone())
}

fn sum(a: &Number, b: &Number) -> Number {
    let exponent = a.exponent.min(b.exponent);
    let at = |n: &Number| signed(n) << (n.exponent - exponent);
    let total = at(a) + at(b);
    // An exact zero is positive, unless both are negative zeros.
    let negative = match total.sign() {
        Sign::Minus => true,
        Sign::Plus => false,
        Sign::NoSign => a.negative && b.negative,
    };
    Number { negative, magnitude: total.magnitude().clone(), exponent }
}

fn product(a: &Number, b: &Number) -> Number {
    Number {
        negative: a.negative != b.negative,
        magnitude: &a.magnitude * &b.magnitude,
        exponent: a.exponent + b.exponent,
    }
}

fn is_zero(n: &Number) -> bool {
    n.magnitude == BigUint::ZERO
}

fn flipped(class: Class) -> Class {
    match class {
        Infinity { negative } => Infinity { negative: !negative },
        Finite(n) => Finite(Number { negative: !n.negative, ..n }),
        nan => nan,
    }
}

/// Compares two numbers.
pub(crate) fn order(a: &Class, b: &Class) -> Option<Ordering> {
    let infinite = |negative: bool| if negative { Ordering::Less } else { Ordering::Greater };
    match (a, b) {
        (Nan { .. }, _) | (_, Nan { .. }) => None,
        (Infinity { negative: n }, Infinity { negative: m }) => Some(m.cmp(n)),
        (Infinity { negative }, _) => Some(infinite(*negative)),
        (_, Infinity { negative }) => Some(infinite(!*negative)),
        (Finite(a), Finite(b)) => {
            let exponent = a.exponent.min(b.exponent);
            let at = |n: &Number| signed(n) << (n.exponent - exponent);
            Some(at(a).cmp(&at(b)))
        }
    }
}

/// An exact number, an infinity or a NaN, to be rounded to a format.
fn rounded(format: Format, class: &Class, more: bool) -> Result {
    match class {
        Nan { .. } => Result::Nan,
        Infinity { negative } => {
            Result::Bits(format.infinity() | if *negative { format.sign() } else { 0 })
        }
        Finite(number) => Result::Bits(format.round(number, more)),
    }
}

fn add(a: Class, b: Class) -> Class {
    match (a, b) {
        (nan @ Nan { .. }, _) | (_, nan @ Nan { .. }) => nan,
        (Infinity { negative: n }, Infinity { negative: m }) if n != m => Nan { signalling: false },
        (infinity @ Infinity { .. }, _) | (_, infinity @ Infinity { .. }) => infinity,
        (Finite(a), Finite(b)) => Finite(sum(&a, &b)),
    }
}

fn mul(a: Class, b: Class) -> Class {
    let negative = |c: &Class| match c {
        Infinity { negative } => *negative,
        Finite(n) => n.negative,
        Nan { .. } => false,
    };
    let sign = negative(&a) != negative(&b);
    match (a, b) {
        (nan @ Nan { .. }, _) | (_, nan @ Nan { .. }) => nan,
        (Infinity { .. }, Finite(n)) | (Finite(n), Infinity { .. }) if is_zero(&n) => {
            Nan { signalling: false }
        }
        (Infinity { .. }, _) | (_, Infinity { .. }) => Infinity { negative: sign },
        (Finite(a), Finite(b)) => Finite(product(&a, &b)),
    }
}

/// The bits of quotients and roots: more than twice as many as a double has.
const DIGITS: i64 = 128;

fn divide(format: Format, a: Class, b: Class) -> Result {
    let (a, b) = match (a, b) {
        (Nan { .. }, _) | (_, Nan { .. }) | (Infinity { .. }, Infinity { .. }) => {
            return Result::Nan;
        }
        (Infinity { negative }, Finite(b)) => {
            return rounded(format, &Infinity { negative: negative != b.negative }, false);
        }
        (Finite(a), Infinity { negative }) => {
            let zero =
                Number { negative: negative != a.negative, magnitude: BigUint::ZERO, exponent: 0 };
            return rounded(format, &Finite(zero), false);
        }
        (Finite(a), Finite(b)) => (a, b),
    };
    let negative = a.negative != b.negative;
    match (is_zero(&a), is_zero(&b)) {
        (true, true) => return Result::Nan,
        (false, true) => return rounded(format, &Infinity { negative }, false),
        _ => {}
    }
    let shift = (DIGITS + b.magnitude.bits() as i64 - a.magnitude.bits() as i64).max(0);
    let scaled = &a.magnitude << shift;
    let quotient = &scaled / &b.magnitude;
    let more = &quotient * &b.magnitude != scaled;
    let exponent = a.exponent - b.exponent - shift;
    Result::Bits(format.round(&Number { negative, magnitude: quotient, exponent }, more))
}

fn remainder(format: Format, a: Class, b: Class) -> Result {
    match (a, b) {
        (Finite(a), Finite(b)) if !is_zero(&b) => {
            let exponent = a.exponent.min(b.exponent);
            let at = |n: &Number| &n.magnitude << (n.exponent - exponent);
            let rest = at(&a) % at(&b);
            Result::Bits(
                format.round(&Number { negative: a.negative, magnitude: rest, exponent }, false),
            )
        }
        (finite @ Finite(_), Infinity { .. }) => rounded(format, &finite, false),
        _ => Result::Nan,
    }
}

/// Returns `x - trunc(x / y) * y` as NVIDIA's code computes a remainder, which is LLVM's there: in floats at least, each step rounded.
pub(crate) fn stepwise_remainder(format: Format, x: u64, y: u64) -> Result {
    if format.bits() == 16 {
        let wide = |bits| match convert(format, FLOAT, bits) {
            Result::Bits(bits) => bits,
            Result::Nan => FLOAT.infinity() | 1 << 22,
        };
        return match stepwise_remainder(FLOAT, wide(x), wide(y)) {
            Result::Bits(bits) => convert(FLOAT, format, bits),
            Result::Nan => Result::Nan,
        };
    }
    if matches!(format.class(y), Infinity { .. }) {
        return rounded(format, &format.class(x), false);
    }
    let step = |name: &str, x: &[u64]| match operation(format, name, x) {
        Result::Bits(bits) => Some(bits),
        Result::Nan => None,
    };
    let whole = step("fdiv", &[x, y]).and_then(|q| step("trunc", &[q]));
    whole.map_or(Result::Nan, |q| operation(format, "fma", &[q ^ format.sign(), y, x]))
}

fn root(format: Format, a: Class) -> Result {
    match a {
        Nan { .. } | Infinity { negative: true } => Result::Nan,
        infinity @ Infinity { .. } => rounded(format, &infinity, false),
        Finite(n) if is_zero(&n) => Result::Bits(format.round(&n, false)),
        Finite(n) if n.negative => Result::Nan,
        Finite(n) => {
            let mut shift = 2 * DIGITS;
            shift += (n.exponent - shift) & 1;
            let scaled = &n.magnitude << shift;
            let root = scaled.sqrt();
            let more = &root * &root != scaled;
            let exponent = (n.exponent - shift) / 2;
            Result::Bits(format.round(&Number { negative: false, magnitude: root, exponent }, more))
        }
    }
}

/// Rounding of a number to an integer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rounding {
    Down,
    Up,
    Zero,
    Even,
    Away,
}

/// Returns the integer near a number, without its sign.
fn integer(n: &Number, rounding: Rounding) -> BigUint {
    if n.exponent >= 0 {
        return &n.magnitude << n.exponent;
    }
    let shift = -n.exponent;
    let whole = &n.magnitude >> shift;
    let rest = &n.magnitude - (&whole << shift);
    if rest == BigUint::ZERO {
        return whole;
    }
    let half = BigUint::from(1u32) << (shift - 1);
    let up = match rounding {
        Rounding::Down => n.negative,
        Rounding::Up => !n.negative,
        Rounding::Zero => false,
        Rounding::Even => match rest.cmp(&half) {
            Ordering::Equal => whole.bit(0),
            other => other == Ordering::Greater,
        },
        Rounding::Away => rest >= half,
    };
    whole + u32::from(up)
}

fn to_integral(format: Format, a: Class, rounding: Rounding) -> Result {
    match a {
        Finite(n) => {
            let magnitude = integer(&n, rounding);
            Result::Bits(
                format.round(&Number { negative: n.negative, magnitude, exponent: 0 }, false),
            )
        }
        other => rounded(format, &other, false),
    }
}

/// Returns an integer of some width by its bits, or none if the number has no such integer.
pub(crate) fn to_int(a: &Class, width: u32, is_signed: bool, saturating: bool) -> Option<u64> {
    let mask = if width == 64 { u64::MAX } else { (1 << width) - 1 };
    let (least, most): (BigInt, BigInt) = if is_signed {
        (-(BigInt::from(1) << (width - 1)), (BigInt::from(1) << (width - 1)) - 1i32)
    } else {
        (BigInt::ZERO, (BigInt::from(1) << width) - 1)
    };
    let value = match a {
        Nan { .. } if saturating => BigInt::ZERO,
        Nan { .. } => return None,
        Infinity { negative } if saturating => {
            if *negative {
                least.clone()
            } else {
                most.clone()
            }
        }
        Infinity { .. } => return None,
        Finite(n) => {
            let magnitude = integer(n, Rounding::Zero);
            BigInt::from_biguint(if n.negative { Sign::Minus } else { Sign::Plus }, magnitude)
        }
    };
    if !saturating && (value < least || value > most) {
        return None;
    }
    let value = value.clamp(least, most);
    let wrapped =
        ((value % (BigInt::from(1) << 64)) + (BigInt::from(1) << 64)) % (BigInt::from(1) << 64);
    Some(u64::try_from(wrapped).expect("64 bits") & mask)
}

/// Returns the float of an integer.
pub(crate) fn from_int(format: Format, bits: u64, width: u32, is_signed: bool) -> u64 {
    let shift = 64 - width;
    let signed = (bits << shift) as i64 >> shift;
    let (negative, magnitude) = if is_signed {
        (signed < 0, signed.unsigned_abs())
    } else {
        (false, bits << shift >> shift)
    };
    format.round(&Number { negative, magnitude: magnitude.into(), exponent: 0 }, false)
}

/// Returns the float of another format.
pub(crate) fn convert(from: Format, to: Format, bits: u64) -> Result {
    rounded(to, &from.class(bits), false)
}

/// The lesser or the greater operand.
fn extreme(format: Format, bits: [u64; 2], greater: bool, propagates: bool) -> Result {
    let [a, b] = bits.map(|x| format.class(x));
    let nan = |c: &Class| matches!(c, Nan { .. });
    if (nan(&a) && nan(&b)) || (propagates && (nan(&a) || nan(&b))) {
        return Result::Nan;
    }
    // A signalling NaN is made quiet first, so that the number is the result (LLVM for AMD's GPUs).
    if nan(&a) || nan(&b) {
        return Result::Bits(if nan(&a) { bits[1] } else { bits[0] });
    }
    let first = match order(&a, &b) {
        // Of the zeros the negative one is the lesser.
        Some(Ordering::Equal) => (bits[0] & format.sign() != 0) != greater,
        other => (other == Some(Ordering::Less)) != greater,
    };
    Result::Bits(bits[usize::from(!first)])
}

/// Returns the result of an operation with one, two or three operands of a format, by LLVM's name.
pub(crate) fn operation(format: Format, name: &str, x: &[u64]) -> Result {
    let class = |n: usize| format.class(x[n]);
    let integral = |rounding| to_integral(format, class(0), rounding);
    match name {
        "fadd" => rounded(format, &add(class(0), class(1)), false),
        "fsub" => rounded(format, &add(class(0), flipped(class(1))), false),
        "fmul" => rounded(format, &mul(class(0), class(1)), false),
        "fdiv" => divide(format, class(0), class(1)),
        "frem" => remainder(format, class(0), class(1)),
        "fma" => rounded(format, &add(mul(class(0), class(1)), class(2)), false),
        "sqrt" => root(format, class(0)),
        "floor" => integral(Rounding::Down),
        "ceil" => integral(Rounding::Up),
        "trunc" => integral(Rounding::Zero),
        "rint" | "nearbyint" | "roundeven" => integral(Rounding::Even),
        "round" => integral(Rounding::Away),
        "canonicalize" => rounded(format, &class(0), false),
        "fneg" => Result::Bits(x[0] ^ format.sign()),
        "fabs" => Result::Bits(x[0] & !format.sign()),
        "copysign" => Result::Bits(x[0] & !format.sign() | x[1] & format.sign()),
        "minnum" | "minimumnum" => extreme(format, [x[0], x[1]], false, false),
        "maxnum" | "maximumnum" => extreme(format, [x[0], x[1]], true, false),
        "minimum" => extreme(format, [x[0], x[1]], false, true),
        "maximum" => extreme(format, [x[0], x[1]], true, true),
        _ => panic!("{name}"),
    }
}

/// Returns a float times a power of two.
pub(crate) fn scaled(format: Format, bits: u64, by: i32) -> Result {
    match format.class(bits) {
        Finite(n) => {
            let n = Number { exponent: n.exponent + i64::from(by), ..n };
            Result::Bits(format.round(&n, false))
        }
        other => rounded(format, &other, false),
    }
}

/// Returns the fraction in [0.5, 1) and the exponent of a float; of infinities and NaNs no exponent.
pub(crate) fn parts(format: Format, bits: u64) -> (Result, Option<i32>) {
    match format.class(bits) {
        Finite(n) if is_zero(&n) => (Result::Bits(bits), Some(0)),
        Finite(n) => {
            let size = n.magnitude.bits() as i64;
            let fraction = Number { exponent: -size, ..n.clone() };
            (Result::Bits(format.round(&fraction, false)), Some((n.exponent + size) as i32))
        }
        other => (rounded(format, &other, false), None),
    }
}

/// Returns whether a comparison holds, by LLVM's name of the condition.
pub(crate) fn compares(format: Format, condition: &str, a: u64, b: u64) -> bool {
    let order = order(&format.class(a), &format.class(b));
    let ordered = |holds: bool| order.is_some() && holds;
    let unordered = |holds: bool| order.is_none() || holds;
    use Ordering::{Equal, Greater, Less};
    let is = |list: &[Ordering]| order.is_some_and(|o| list.contains(&o));
    match condition {
        "oeq" => ordered(is(&[Equal])),
        "ogt" => ordered(is(&[Greater])),
        "oge" => ordered(is(&[Greater, Equal])),
        "olt" => ordered(is(&[Less])),
        "ole" => ordered(is(&[Less, Equal])),
        "one" => ordered(is(&[Less, Greater])),
        "ord" => order.is_some(),
        "ueq" => unordered(is(&[Equal])),
        "ugt" => unordered(is(&[Greater])),
        "uge" => unordered(is(&[Greater, Equal])),
        "ult" => unordered(is(&[Less])),
        "ule" => unordered(is(&[Less, Equal])),
        "une" => unordered(is(&[Less, Greater])),
        "uno" => order.is_none(),
        _ => panic!("{condition}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The machine that the tests run on is a judge of the judge.
    #[test]
    fn the_host_agrees() {
        let values = [
            0u32,
            1,
            0x007f_ffff,
            0x0080_0000,
            0x3f80_0000,
            0x3f80_0001,
            0x4020_0000,
            0x7f7f_ffff,
            0x7f80_0000,
            0xbf00_0000,
            0x4b00_0001,
            0x3eaa_aaab,
        ];
        for a in values {
            for b in values {
                let (x, y) = (f32::from_bits(a), f32::from_bits(b));
                let args = [u64::from(a), u64::from(b)];
                for (name, expected) in [
                    ("fadd", x + y),
                    ("fsub", x - y),
                    ("fmul", x * y),
                    ("fdiv", x / y),
                    ("frem", x % y),
                ] {
                    let expected = if expected.is_nan() {
                        Result::Nan
                    } else {
                        Result::Bits(u64::from(expected.to_bits()))
                    };
                    assert_eq!(operation(FLOAT, name, &args), expected, "{name} {x:e} {y:e}");
                }
            }
            let x = f32::from_bits(a);
            let root = if x.sqrt().is_nan() {
                Result::Nan
            } else {
                Result::Bits(x.sqrt().to_bits().into())
            };
            assert_eq!(operation(FLOAT, "sqrt", &[a.into()]), root, "{x:e}");
        }
    }
}
