//! Floats: classes, the lesser and the greater, conversions that saturate, parts.

use ir::ssa::{BinaryOp, Builder, CastOp, FastMath, FloatCc, FloatKind, IntCc, Type, Value};

use super::integers::greatest;

/// Positions of the fields of a float.
#[derive(Clone, Copy)]
struct Format {
    bits: u32,
    mantissa: u32,
}

impl Format {
    fn of(kind: FloatKind) -> Option<Self> {
        let (bits, mantissa) = match kind {
            FloatKind::Half => (16, 10),
            FloatKind::BFloat => (16, 7),
            FloatKind::Float => (32, 23),
            FloatKind::Double => (64, 52),
            _ => return None,
        };
        Some(Self { bits, mantissa })
    }

    /// Bias of exponents.
    fn bias(self) -> u32 {
        (1 << (self.bits - 2 - self.mantissa)) - 1
    }

    /// Infinity: all bits of the exponent.
    fn infinite(self) -> u128 {
        ((1 << (self.bits - 1 - self.mantissa)) - 1) << self.mantissa
    }

    /// The least quiet NaN.
    fn quiet_nan(self) -> u128 {
        ((1 << (self.bits - self.mantissa)) - 1) << (self.mantissa - 1)
    }

    /// The ranges of a mask's classes among the values of one sign, without the sign; those that touch are one. `classes` are
    /// the mask's bits of zero, subnormal, normal, infinite, signalling and quiet.
    fn ranges(self, classes: [bool; 6]) -> Vec<(u128, u128)> {
        let normal = 1u128 << self.mantissa;
        let infinite = self.infinite();
        let quiet = infinite | normal >> 1;
        let begins = [0, 1, normal, infinite, infinite + 1, quiet, 1 << (self.bits - 1)];
        let mut found: Vec<(u128, u128)> = Vec::new();
        for (n, _) in classes.iter().enumerate().filter(|(_, wanted)| **wanted) {
            let (from, to) = (begins[n], begins[n + 1] - 1);
            match found.last_mut() {
                Some(last) if last.1 + 1 == from => last.1 = to,
                _ => found.push((from, to)),
            }
        }
        found
    }
}

/// Whether a float is in one of a mask's classes (LLVM's Language Reference, `llvm.is.fpclass`).
pub(super) fn is_fp_class(b: &mut Builder<'_>, value: Value, mask: u32) -> Option<Value> {
    let format = Format::of(b.ty(value).float_kind()?)?;
    let has = |bit: u32| mask >> bit & 1 == 1;
    let nans = [has(0), has(1)];
    let positive = [has(6), has(7), has(8), has(9), nans[0], nans[1]];
    let negative = [has(5), has(4), has(3), has(2), nans[0], nans[1]];
    let ty = Type::int(format.bits);
    let bits = b.cast(CastOp::BitCast, value, ty);
    let sign = 1u128 << (format.bits - 1);
    let mut ranges = format.ranges(positive);
    let mut of = bits;
    if positive == negative {
        let magnitude = b.int(ty, sign - 1);
        of = b.and(bits, magnitude);
    } else {
        ranges
            .extend(format.ranges(negative).into_iter().map(|(from, to)| (from | sign, to | sign)));
    }
    let mut any: Option<Value> = None;
    for (from, to) in ranges {
        let least = b.int(ty, from);
        let test = if from == to {
            b.icmp(IntCc::Eq, of, least)
        } else {
            let above = if from == 0 { of } else { b.sub(of, least) };
            let width = b.int(ty, to - from);
            b.icmp(IntCc::Ule, above, width)
        };
        any = Some(any.map_or(test, |other| b.or(other, test)));
    }
    Some(any.unwrap_or_else(|| b.int(Type::I1, 0)))
}

/// The lesser or the greater of two floats. Those that are equal have the same bits, or are zeros: a sign that either has is the
/// lesser's, one that both have is the greater's.
pub(super) fn extreme(b: &mut Builder<'_>, greater: bool, [x, y]: [Value; 2]) -> Option<Value> {
    let ty = b.ty(x);
    let format = Format::of(ty.float_kind()?)?;
    let bits = Type::int(format.bits);
    let first = b.fcmp(if greater { FloatCc::Ogt } else { FloatCc::Olt }, x, y);
    let found = b.select(first, x, y);
    let [p, q] = [x, y].map(|v| b.cast(CastOp::BitCast, v, bits));
    let both = if greater { b.and(p, q) } else { b.or(p, q) };
    let both = b.cast(CastOp::BitCast, both, ty);
    let is_equal = b.fcmp(FloatCc::Oeq, x, y);
    let found = b.select(is_equal, both, found);
    let nan = b.int(bits, format.quiet_nan());
    let nan = b.cast(CastOp::BitCast, nan, ty);
    let is_nan = b.fcmp(FloatCc::Uno, x, y);
    Some(b.select(is_nan, nan, found))
}

/// Calls an intrinsic whose operands and result have one type.
pub(super) fn call(b: &mut Builder<'_>, base: &str, args: &[Value]) -> Option<Value> {
    let ty = b.ty(*args.first()?);
    let format = Format::of(ty.float_kind()?)?;
    let call = b.call_intrinsic(&format!("llvm.{base}.f{}", format.bits), ty, args);
    b.body.result(call).map(Value::from)
}

/// A power of two that the format has as a normal number.
pub(super) fn power_of_two(b: &mut Builder<'_>, ty: Type, exponent: i32) -> Option<Value> {
    let format = Format::of(ty.float_kind()?)?;
    let bits = u128::from(format.bias().checked_add_signed(exponent)?) << format.mantissa;
    Some(b.cx.consts.float(ty, bits).into())
}

/// A float's mantissa, from a half to one, and the exponent of two that goes with it. Subnormal numbers are scaled first. Zeros,
/// infinities and what is no number are their own mantissas, with the exponent 0.
pub(super) fn mantissa_and_exponent(
    b: &mut Builder<'_>,
    value: Value,
    to: Type,
) -> Option<[Value; 2]> {
    let ty = b.ty(value);
    let format = Format::of(ty.float_kind()?)?;
    let int = Type::int(format.bits);
    let scale = format.mantissa + 1;
    let factor = power_of_two(b, ty, scale.cast_signed())?;
    let normal = power_of_two(b, ty, 0)?;
    let (least, infinite) = (1u128 << format.mantissa, format.infinite());
    let size = b.cast(CastOp::BitCast, value, int);
    let mask = b.low_bits(int, format.bits - 1);
    let size = b.and(size, mask);
    let least = b.int(int, least);
    let is_small = b.icmp(IntCc::Ult, size, least);
    let factor = b.select(is_small, factor, normal);
    let scaled = b.fbinary(BinaryOp::FMul, FastMath::NONE, value, factor);
    let bits = b.cast(CastOp::BitCast, scaled, int);
    let field = b.int(int, infinite);
    let exponent = b.and(bits, field);
    let exponent = b.shift(BinaryOp::LShr, exponent, format.mantissa);
    let exponent = b.zext_or_trunc(exponent, Type::I32);
    let [more, less] =
        [format.bias() - 1 + scale, format.bias() - 1].map(|bias| b.int(Type::I32, bias.into()));
    let bias = b.select(is_small, more, less);
    let exponent = b.sub(exponent, bias);
    let half = b.int(int, u128::from(format.bias() - 1) << format.mantissa);
    let other = b.int(int, !infinite & ((1 << format.bits) - 1));
    let rest = b.and(bits, other);
    let half = b.or(rest, half);
    let mantissa = b.cast(CastOp::BitCast, half, ty);
    // 0 less one is above all.
    let one = b.int(int, 1);
    let before = b.sub(size, one);
    let last = b.int(int, infinite - 1);
    let is_number = b.icmp(IntCc::Ult, before, last);
    let zero = b.int(Type::I32, 0);
    let exponent = b.select(is_number, exponent, zero);
    let exponent = b.sext_or_trunc(exponent, to);
    Some([b.select(is_number, mantissa, value), exponent])
}

/// Returns the fraction of a float and its whole part, both with its sign. The fraction of an infinity is zero.
pub(super) fn fraction_and_whole(b: &mut Builder<'_>, value: Value) -> Option<[Value; 2]> {
    let ty = b.ty(value);
    let whole = call(b, "trunc", &[value])?;
    let part = b.fbinary(BinaryOp::FSub, FastMath::NONE, value, whole);
    let zero = Value::from(b.cx.consts.float(ty, 0));
    let is_whole = b.fcmp(FloatCc::Oeq, whole, value);
    let part = b.select(is_whole, zero, part);
    let part = call(b, "copysign", &[part, value])?;
    Some([part, whole])
}

/// A float towards zero, or the end of the range that it is beyond; 0 if it is no number.
pub(super) fn saturating_conversion(
    b: &mut Builder<'_>,
    signed: bool,
    value: Value,
    to: Type,
) -> Option<Value> {
    let width = to.int_width()?;
    // The powers of two that bound the range are no half floats, if the integer has more than 16 bits.
    let (value, ty) = match b.ty(value) {
        Type::DOUBLE => (value, Type::DOUBLE),
        Type::FLOAT => (value, Type::FLOAT),
        Type::HALF => (b.cast(CastOp::FpExt, value, Type::FLOAT), Type::FLOAT),
        _ => return None,
    };
    let power = |b: &mut Builder<'_>, exponent: u32, negative: bool| {
        // Above the greatest exponent is infinity.
        let exponent = exponent.min(if ty == Type::DOUBLE { 1024 } else { 128 });
        let sign = u128::from(negative);
        let bits = match ty {
            Type::DOUBLE => sign << 63 | u128::from(exponent + 1023) << 52,
            _ => sign << 31 | u128::from(exponent + 127) << 23,
        };
        Value::from(b.cx.consts.float(ty, bits))
    };
    let digits = width - u32::from(signed);
    let op = if signed { CastOp::FpToSi } else { CastOp::FpToUi };
    let inside = b.cast(op, value, to);
    let over = power(b, digits, false);
    let is_over = b.fcmp(FloatCc::Oge, value, over);
    let most = greatest(b, to, signed);
    let found = b.select(is_over, most, inside);
    if signed {
        let under = power(b, digits, true);
        let is_under = b.fcmp(FloatCc::Ole, value, under);
        let least = b.one_bit(to, width - 1);
        let found = b.select(is_under, least, found);
        let is_nan = b.fcmp(FloatCc::Uno, value, value);
        let zero = b.int(to, 0);
        return Some(b.select(is_nan, zero, found));
    }
    // Neither what is below nor what is no number is above 0.
    let zero = Value::from(b.cx.consts.float(ty, 0));
    let above = b.fcmp(FloatCc::Ogt, value, zero);
    let none = b.int(to, 0);
    Some(b.select(above, found, none))
}

/// `ldexp` by products with powers of two. Of an exponent that no power has, one or two steps are taken before; a step
/// down leaves the mantissa's bits above the subnormal numbers, so that only the last product rounds.
pub(crate) fn scaled(b: &mut Builder<'_>, value: Value, exponent: Value) -> Option<Value> {
    let ty = b.ty(value);
    let exponent = exponent_of_32_bits(b, exponent)?;
    match ty.float_kind()? {
        FloatKind::Half | FloatKind::BFloat => {
            // Exact where the result is a number of the narrow format.
            let wide = b.cast(CastOp::FpExt, value, Type::FLOAT);
            let scaled = scaled_wide(b, wide, exponent)?;
            Some(b.cast(CastOp::FpTrunc, scaled, ty))
        }
        FloatKind::Float | FloatKind::Double => scaled_wide(b, value, exponent),
        _ => None,
    }
}

/// An exponent as `i32`, a greater one as one of 16 bits: there the result is zero or infinite for any float.
fn exponent_of_32_bits(b: &mut Builder<'_>, exponent: Value) -> Option<Value> {
    let ty = b.ty(exponent);
    if ty.int_width()? <= 32 {
        return Some(b.sext_or_trunc(exponent, Type::I32));
    }
    let within = clamped(b, exponent, -32768, 32767);
    Some(b.cast(CastOp::Trunc, within, Type::I32))
}

/// An integer brought into a range.
fn clamped(b: &mut Builder<'_>, value: Value, least: i128, most: i128) -> Value {
    let ty = b.ty(value);
    let (least, most) = (b.sint(ty, least), b.sint(ty, most));
    let below = b.icmp(IntCc::Slt, value, least);
    let raised = b.select(below, least, value);
    let above = b.icmp(IntCc::Sgt, raised, most);
    b.select(above, most, raised)
}

fn scaled_wide(b: &mut Builder<'_>, value: Value, exponent: Value) -> Option<Value> {
    let ty = b.ty(value);
    let format = Format::of(ty.float_kind()?)?;
    let most = i128::from(format.bias());
    let down = most - 1 - i128::from(format.mantissa + 1);
    let (mut value, mut exponent) = (value, exponent);
    // Each step where the exponent is still too far away.
    for _ in 0..2 {
        for (cc, limit, step) in [(IntCc::Sgt, most, most), (IntCc::Slt, 1 - most, -down)] {
            let limit = b.sint(Type::I32, limit);
            let far = b.icmp(cc, exponent, limit);
            let factor = power_of_two(b, ty, step as i32)?;
            let product = b.fbinary(BinaryOp::FMul, FastMath::NONE, value, factor);
            value = b.select(far, product, value);
            let step = b.sint(Type::I32, step);
            let nearer = b.sub(exponent, step);
            exponent = b.select(far, nearer, exponent);
        }
    }
    // A value still too far away is zero or infinite already.
    let within = clamped(b, exponent, 1 - most, most);
    let bits = Type::int(format.bits);
    let bias = b.int(Type::I32, u128::from(format.bias()));
    let biased = b.add(within, bias);
    let biased = b.zext_or_trunc(biased, bits);
    let field = b.shift(BinaryOp::Shl, biased, format.mantissa);
    let power = b.cast(CastOp::BitCast, field, ty);
    Some(b.fbinary(BinaryOp::FMul, FastMath::NONE, value, power))
}
