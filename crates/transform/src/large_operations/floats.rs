//! Conversions between large integers and floats.

use super::functions::all_ones;
use ir::ssa::{BinaryOp, Builder, CastOp, FastMath, FloatCc, InstKind, IntCc, Type, Value};

/// The layout of a binary format.
#[derive(Clone, Copy)]
struct Format {
    /// Bits of the fraction.
    fraction: u32,
    /// Bias of exponents.
    bias: u32,
    /// The integer of its size.
    bits: Type,
}

impl Format {
    fn of(ty: Type) -> Option<Format> {
        Some(match ty {
            Type::HALF => Format { fraction: 10, bias: 15, bits: Type::I16 },
            Type::BFLOAT => Format { fraction: 7, bias: 127, bits: Type::I16 },
            Type::FLOAT => Format { fraction: 23, bias: 127, bits: Type::I32 },
            Type::DOUBLE => Format { fraction: 52, bias: 1023, bits: Type::I64 },
            _ => return None,
        })
    }

    /// The bits of two to a power, of infinity if that is beyond the format.
    fn power(self, exponent: u32, negative: bool) -> u128 {
        let biased = u128::from((exponent + self.bias).min(2 * self.bias + 1));
        let sign = u128::from(negative) << self.bits.int_width().map_or(0, |w| w - 1);
        sign | biased << self.fraction
    }
}

/// Multiplication of a float by a power of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scaling {
    /// `ldexp`, which the machine has.
    LdExp,
    /// Products with factors whose bits are put together.
    Products,
}

/// Writes what stands for a conversion between a large integer and a float. Returns none if the instruction is none.
pub fn convert(b: &mut Builder<'_>, kind: &InstKind, to: Type, scaling: Scaling) -> Option<Value> {
    let InstKind::Cast { op, value, .. } = *kind else { return None };
    match op {
        CastOp::SiToFp | CastOp::UiToFp => {
            from_integer(b, op == CastOp::SiToFp, value, to, scaling)
        }
        // All its numbers have less than 32 bits.
        CastOp::FpToSi | CastOp::FpToUi if b.ty(value) == Type::HALF => {
            let number = b.cast(op, value, Type::I32);
            let extension = if op == CastOp::FpToSi { CastOp::SExt } else { CastOp::ZExt };
            Some(b.cast(extension, number, to))
        }
        CastOp::FpToSi | CastOp::FpToUi => to_integer(b, op == CastOp::FpToSi, value, to),
        _ => None,
    }
}

/// An integer as the nearest float. Of the number moved up to its highest bit, the upper 64 bits have all that counts;
/// of the others only counts whether there are any. The result is moved back by factors that are exact.
fn from_integer(
    b: &mut Builder<'_>,
    signed: bool,
    value: Value,
    to: Type,
    scaling: Scaling,
) -> Option<Value> {
    let ty = b.ty(value);
    let (mut size, mut negative) = (value, None);
    if signed {
        let zero = b.int(ty, 0);
        let below = b.icmp(IntCc::Slt, value, zero);
        let minus = b.sub(zero, value);
        size = b.select(below, minus, value);
        negative = Some(below);
    }
    let result = if to == Type::HALF { half_of(b, size) } else { rounded(b, size, to, scaling)? };
    let Some(negative) = negative else { return Some(result) };
    let minus = b.value(InstKind::FNeg { fast_math: FastMath::NONE, value: result }, to);
    Some(b.select(negative, minus, result))
}

/// As `half`: infinite from 64 bits on.
fn half_of(b: &mut Builder<'_>, size: Value) -> Value {
    let high = b.shift(BinaryOp::LShr, size, 64);
    let zero = b.int(b.ty(size), 0);
    let beyond = b.icmp(IntCc::Ne, high, zero);
    let low = b.cast(CastOp::Trunc, size, Type::I64);
    let low = b.cast(CastOp::UiToFp, low, Type::HALF);
    let infinity = b.cx.consts.float(Type::HALF, 0x7c00).into();
    b.select(beyond, infinity, low)
}

fn rounded(b: &mut Builder<'_>, size: Value, to: Type, scaling: Scaling) -> Option<Value> {
    let ty = b.ty(size);
    let width = ty.int_width()?;
    let never = Value::from(b.cx.consts.bool(false));
    let call = b.call_intrinsic(&format!("llvm.ctlz.i{width}"), ty, &[size, never]);
    let heads = Value::from(b.body.result(call)?);
    // Zero has as many as bits: it stays zero, moved by any number.
    let heads = b.zext_or_trunc(heads, Type::I32);
    let most = b.int(Type::I32, u128::from(width - 1));
    let beyond = b.icmp(IntCc::Ugt, heads, most);
    let heads = b.select(beyond, most, heads);
    let by = b.cast(CastOp::ZExt, heads, ty);
    let moved = b.binary(BinaryOp::Shl, size, by);
    let top = b.shift(BinaryOp::LShr, moved, width - 64);
    let top = b.cast(CastOp::Trunc, top, Type::I64);
    let rest = b.shift(BinaryOp::Shl, moved, 64);
    let zero = b.int(ty, 0);
    let more = b.icmp(IntCc::Ne, rest, zero);
    let sticky = b.cast(CastOp::ZExt, more, Type::I64);
    let top = b.or(top, sticky);
    let rounded = b.cast(CastOp::UiToFp, top, to);
    let above = b.int(Type::I32, u128::from(width - 64));
    let exponent = b.sub(above, heads);
    match scaling {
        Scaling::LdExp => {
            let suffix = match to {
                Type::BFLOAT => "bf16",
                Type::FLOAT => "f32",
                _ => "f64",
            };
            let call =
                b.call_intrinsic(&format!("llvm.ldexp.{suffix}.i32"), to, &[rounded, exponent]);
            b.body.result(call).map(Value::from)
        }
        Scaling::Products => by_products(b, rounded, exponent),
    }
}

/// A float times a power of two whose exponent is not below -64: by two factors, each of which is in the format. Beyond both it
/// is infinite anyway.
fn by_products(b: &mut Builder<'_>, value: Value, exponent: Value) -> Option<Value> {
    let to = b.ty(value);
    let format = Format::of(to)?;
    let most = b.int(Type::I32, u128::from(2 * format.bias));
    let fits = b.icmp(IntCc::Slt, exponent, most);
    let exponent = b.select(fits, exponent, most);
    let first = b.shift(BinaryOp::AShr, exponent, 1);
    let second = b.sub(exponent, first);
    let mut result = value;
    for part in [first, second] {
        let bias = b.int(Type::I32, u128::from(format.bias));
        let biased = b.add(part, bias);
        let biased = b.zext_or_trunc(biased, format.bits);
        let bits = b.shift(BinaryOp::Shl, biased, format.fraction);
        let factor = b.cast(CastOp::BitCast, bits, to);
        result = b.fbinary(BinaryOp::FMul, FastMath::NONE, result, factor);
    }
    Some(result)
}

/// A float, as `float` where it is smaller.
fn extended(b: &mut Builder<'_>, value: Value) -> Value {
    match b.ty(value) {
        Type::HALF | Type::BFLOAT => b.cast(CastOp::FpExt, value, Type::FLOAT),
        _ => value,
    }
}

/// A float in the range of an integer: its fraction, moved by its exponent.
fn to_integer(b: &mut Builder<'_>, signed: bool, value: Value, to: Type) -> Option<Value> {
    let value = extended(b, value);
    let format = Format::of(b.ty(value))?;
    let (bits_ty, fraction) = (format.bits, format.fraction);
    let bits = b.cast(CastOp::BitCast, value, bits_ty);
    let exponents = 2 * format.bias + 1;
    let raw = b.shift(BinaryOp::LShr, bits, fraction);
    let mask = b.int(bits_ty, u128::from(exponents));
    let raw = b.and(raw, mask);
    let low = b.int(bits_ty, (1u128 << fraction) - 1);
    let hidden = b.int(bits_ty, 1u128 << fraction);
    let number = b.and(bits, low);
    let number = b.or(number, hidden);
    let point = b.int(bits_ty, u128::from(format.bias + fraction));
    let zero = b.int(bits_ty, 0);
    // To the left what is not negative, to the right what is; of a small number nothing is left.
    let left = b.sub(raw, point);
    let is_left = b.icmp(IntCc::Sgt, left, zero);
    let right = b.sub(point, raw);
    let widest = b.int(bits_ty, u128::from(bits_ty.int_width()? - 1));
    let is_far = b.icmp(IntCc::Sgt, right, widest);
    let right = b.select(is_far, widest, right);
    let right = b.select(is_left, zero, right);
    let left = b.select(is_left, left, zero);
    let number = b.binary(BinaryOp::LShr, number, right);
    let number = b.cast(CastOp::ZExt, number, to);
    let left = b.cast(CastOp::ZExt, left, to);
    let size = b.binary(BinaryOp::Shl, number, left);
    if !signed {
        return Some(size);
    }
    let negative = b.icmp(IntCc::Slt, bits, zero);
    let none = b.int(to, 0);
    let minus = b.sub(none, size);
    Some(b.select(negative, minus, size))
}

/// A float as an integer, the nearest limit where it is beyond, 0 of a NaN.
pub(super) fn to_integer_saturated(
    b: &mut Builder<'_>,
    signed: bool,
    value: Value,
    to: Type,
) -> Option<Value> {
    let value = extended(b, value);
    let ty = b.ty(value);
    let format = Format::of(ty)?;
    let width = to.int_width()?;
    let exact = to_integer(b, signed, value, to)?;
    let ones = all_ones(b, to);
    let none = b.int(to, 0);
    let greatest = if signed { b.shift(BinaryOp::LShr, ones, 1) } else { ones };
    let least = if signed { b.xor(greatest, ones) } else { none };
    let bits = if signed { width - 1 } else { width };
    let high = b.cx.consts.float(ty, format.power(bits, false)).into();
    let low = match signed {
        true => b.cx.consts.float(ty, format.power(bits, true)).into(),
        false => b.cx.consts.float(ty, 0).into(),
    };
    let above = b.fcmp(FloatCc::Oge, value, high);
    let result = b.select(above, greatest, exact);
    let below = b.fcmp(FloatCc::Ole, value, low);
    let result = b.select(below, least, result);
    let nan = b.fcmp(FloatCc::Uno, value, value);
    Some(b.select(nan, none, result))
}
