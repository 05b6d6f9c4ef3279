//! Integers of up to 128 bits and floats.

use ir::ssa::{FastMath, FloatCc};
use smallvec::smallvec;

use super::arithmetic::{magnitude, shift, zeros};
use super::{BinaryOp, Builder, CastOp, InstKind, IntCc, List, PIECE, Pieces, Type, Value};

/// Whether integers are made of floats of a type.
pub(super) fn is_known(ty: Type) -> bool {
    matches!(ty, Type::HALF | Type::FLOAT | Type::DOUBLE)
}

/// A power of two as a float or a double, negative if `negative`.
fn power(b: &mut Builder<'_>, ty: Type, exponent: i32, negative: bool) -> Value {
    let sign = u128::from(negative);
    let bits = match ty {
        Type::DOUBLE => sign << 63 | ((exponent + 1023) as u128) << 52,
        _ => sign << 31 | ((exponent + 127) as u128) << 23,
    };
    Value::from(b.cx.consts.float(ty, bits))
}

fn intrinsic(b: &mut Builder<'_>, base: &str, ty: Type, args: &[Value]) -> Value {
    let suffix = if ty == Type::DOUBLE { "f64" } else { "f32" };
    let inst = b.call_intrinsic(&format!("llvm.{base}.{suffix}"), ty, args);
    Value::from(b.body.result(inst).expect("the intrinsic has a result"))
}

fn negated(b: &mut Builder<'_>, value: Value) -> Value {
    let ty = b.ty(value);
    b.value(InstKind::FNeg { fast_math: FastMath::NONE, value }, ty)
}

/// An integer as the nearest float. Shifted up to the highest bit, the upper piece has all that counts; the lower one only tells
/// whether there is more.
pub(super) fn from_integer(
    b: &mut Builder<'_>,
    signed: bool,
    x: &Pieces,
    to: Type,
) -> Option<Value> {
    let mut list = x.whole(b, signed);
    let zero = b.int(Type::I64, 0);
    let mut sign = None;
    if signed {
        let (size, all) = magnitude(b, &list);
        sign = Some(b.icmp(IntCc::Ne, all, zero));
        list = size;
    }
    let [low, high] = *list else { return None };
    let result = if to == Type::HALF {
        // Beyond 64 bits it is infinite.
        let low = b.cast(CastOp::UiToFp, low, to);
        let infinity = b.cx.consts.float(to, 0x7c00).into();
        let beyond = b.icmp(IntCc::Ne, high, zero);
        b.select(beyond, infinity, low)
    } else {
        let heads = zeros(b, "ctlz", &[high, low]);
        // Of zero all 128 are: it stays zero, moved by any number.
        let limit = b.int(Type::I64, u128::from(2 * PIECE - 1));
        let heads = b.and(heads, limit);
        let top = shift(b, BinaryOp::Shl, &list, heads);
        let more = b.icmp(IntCc::Ne, top[0], zero);
        let sticky = b.cast(CastOp::ZExt, more, Type::I64);
        let top = b.or(top[1], sticky);
        let rounded = b.cast(CastOp::UiToFp, top, to);
        // Times 2^(64 - heads), which is exact.
        let (bits, bias, mantissa) =
            if to == Type::DOUBLE { (Type::I64, 1023, 52) } else { (Type::I32, 127, 23) };
        let heads = b.zext_or_trunc(heads, bits);
        let biased = b.int(bits, u128::from(PIECE) + bias);
        let exponent = b.sub(biased, heads);
        let scale = b.shift(BinaryOp::Shl, exponent, mantissa);
        let scale = b.cast(CastOp::BitCast, scale, to);
        b.fbinary(BinaryOp::FMul, FastMath::NONE, rounded, scale)
    };
    let Some(sign) = sign else { return Some(result) };
    let minus = negated(b, result);
    Some(b.select(sign, minus, result))
}

/// A float towards zero, in two pieces: the quotient by 2^64, and what is left of it.
pub(super) fn to_integer(b: &mut Builder<'_>, signed: bool, value: Value) -> Option<List> {
    let ty = b.ty(value);
    if ty == Type::HALF {
        let op = if signed { CastOp::FpToSi } else { CastOp::FpToUi };
        let number = b.cast(op, value, Type::I64);
        let above = super::arithmetic::above(b, &[number], signed);
        return Some(smallvec![number, above]);
    }
    let size = intrinsic(b, "trunc", ty, &[value]);
    let size = intrinsic(b, "fabs", ty, &[size]);
    let scale = power(b, ty, -(PIECE as i32), false);
    let scaled = b.fbinary(BinaryOp::FMul, FastMath::NONE, size, scale);
    let high = intrinsic(b, "floor", ty, &[scaled]);
    let factor = power(b, ty, PIECE as i32, true);
    let low = intrinsic(b, "fma", ty, &[high, factor, size]);
    let [low, high] = [low, high].map(|part| b.cast(CastOp::FpToUi, part, Type::I64));
    let list: List = smallvec![low, high];
    if !signed {
        return Some(list);
    }
    let zero = Value::from(b.cx.consts.float(ty, 0));
    let negative = b.fcmp(FloatCc::Olt, value, zero);
    let sign = b.cast(CastOp::SExt, negative, Type::I64);
    // (x ^ s) - s.
    let flipped: List = list.iter().map(|&piece| b.xor(piece, sign)).collect();
    let flipped = Pieces::new(flipped, 2 * PIECE);
    let signs = Pieces::new(smallvec![sign, sign], 2 * PIECE);
    super::arithmetic::binary(b, BinaryOp::Sub, &flipped, &signs)
}
