//! Floats: `bfloat` through `float`, conversions that saturate, mantissas and exponents, IEEE's `minimum` and
//! `maximum`, conversions that round first.

use ir::ssa::{BinaryOp, CastOp, FloatCc, FloatKind, InstKind, IntCc, Intrinsic, Type, Value};

use transform::expand_bfloat::to_odd;

use super::integers::chain;
use super::legalizer::{Legalizer, Operation};

pub(super) fn expand(l: &mut Legalizer<'_>, op: &Operation, operand: Type) -> Option<Value> {
    let elem = l.b.cx.types.scalar(operand);
    let result = l.b.cx.types.scalar(op.ty);
    if let InstKind::Cast { op: cast, value, .. } = op.kind {
        return convert(l, cast, value, elem, result, op.ty);
    }
    if op.intrinsic.is_reduction() && elem.is_float() {
        return reduce(l, op, elem);
    }
    if elem == Type::BFLOAT
        && let Some(value) = in_float(l, op, operand)
    {
        return Some(value);
    }
    let InstKind::Call { .. } = op.kind else { return None };
    let args = &op.args;
    match op.intrinsic {
        Intrinsic::FpToSiSat | Intrinsic::FpToUiSat => {
            let signed = op.intrinsic == Intrinsic::FpToSiSat;
            if elem == Type::BFLOAT {
                let float = l.extend(args[0], Type::FLOAT);
                return Some(saturate(l, signed, float, op.ty));
            }
            Some(saturate(l, signed, args[0], op.ty))
        }
        Intrinsic::FrExp => split(l, op, elem),
        Intrinsic::Modf => {
            let whole = l.intrinsic("trunc", operand, &[args[0]]);
            let part = l.fsub(args[0], whole);
            // Nothing is left of infinity.
            let none = l.splat(operand, 0);
            let own = l.b.fcmp(FloatCc::Oeq, whole, args[0]);
            let part = l.b.select(own, none, part);
            let part = l.intrinsic("copysign", operand, &[part, args[0]]);
            Some(l.aggregate(op.ty, &[part, whole]))
        }
        Intrinsic::Minimum | Intrinsic::Maximum => {
            let base = if op.intrinsic == Intrinsic::Minimum { "minnum" } else { "maxnum" };
            let least = l.intrinsic(base, op.ty, &[args[0], args[1]]);
            let unordered = l.unordered(args[0], args[1]);
            let nan = nan(l, op.ty);
            Some(l.b.select(unordered, nan, least))
        }
        Intrinsic::LRint | Intrinsic::LLRint | Intrinsic::LRound | Intrinsic::LLRound => {
            let base = match op.intrinsic {
                Intrinsic::LRint | Intrinsic::LLRint => "rint",
                _ => "round",
            };
            let whole = l.intrinsic(base, operand, &[args[0]]);
            Some(l.b.cast(CastOp::FpToSi, whole, op.ty))
        }
        Intrinsic::ConvertToFp16 => {
            let half = l.round(args[0], Type::HALF);
            Some(l.b.cast(CastOp::BitCast, half, op.ty))
        }
        Intrinsic::ConvertFromFp16 => {
            let half = l.b.cast(CastOp::BitCast, args[0], Type::HALF);
            Some(l.extend(half, op.ty))
        }
        _ => None,
    }
}

/// A quiet NaN.
fn nan(l: &mut Legalizer<'_>, ty: Type) -> Value {
    let elem = l.b.cx.types.scalar(ty);
    let bits = match elem.float_kind() {
        Some(FloatKind::Half) => 0x7e00,
        Some(FloatKind::Double) => 0x7ff8_0000_0000_0000,
        _ => 0x7fc0_0000,
    };
    l.splat(ty, bits)
}

/// An operation on `bfloat`s in `float`; none for those that only move bits.
fn in_float(l: &mut Legalizer<'_>, op: &Operation, operand: Type) -> Option<Value> {
    let float = l.b.cx.types.with_shape_of(Type::FLOAT, operand);
    let wide = |l: &mut Legalizer<'_>, v: Value| {
        if l.b.ty(v) == operand { l.extend(v, float) } else { v }
    };
    match op.kind {
        InstKind::Binary { op: operation, .. } => {
            let (a, b) = (wide(l, op.args[0]), wide(l, op.args[1]));
            let value = l.b.fbinary(operation, op.fast, a, b);
            Some(l.round(value, operand))
        }
        InstKind::FCmp { cc, .. } => {
            let (a, b) = (wide(l, op.args[0]), wide(l, op.args[1]));
            Some(l.b.fcmp(cc, a, b))
        }
        InstKind::Call { .. } => match op.intrinsic {
            Intrinsic::FAbs | Intrinsic::FpToSiSat | Intrinsic::FpToUiSat | Intrinsic::Modf => None,
            Intrinsic::CopySign => {
                let bits = l.b.cx.types.with_shape_of(Type::I16, operand);
                let a = l.b.cast(CastOp::BitCast, op.args[0], bits);
                let b = l.b.cast(CastOp::BitCast, op.args[1], bits);
                let rest = l.b.int(bits, 0x7fff);
                let sign = l.b.int(bits, 0x8000);
                let (a, b) = (l.b.and(a, rest), l.b.and(b, sign));
                let both = l.b.or(a, b);
                Some(l.b.cast(CastOp::BitCast, both, operand))
            }
            Intrinsic::FrExp => {
                let exponents = l.b.cx.types.element(op.ty, 1)?;
                let pair = l.b.cx.types.literal_struct(&[float, exponents], false);
                let x = wide(l, op.args[0]);
                let both = l.intrinsic("frexp", pair, &[x]);
                let mantissa = l.b.extract_value(both, 0);
                let mantissa = l.round(mantissa, operand);
                let exponent = l.b.extract_value(both, 1);
                Some(l.aggregate(op.ty, &[mantissa, exponent]))
            }
            Intrinsic::Fma | Intrinsic::FMulAdd => {
                let args: Vec<Value> = op.args.iter().map(|&arg| wide(l, arg)).collect();
                Some(fused(l, [args[0], args[1], args[2]], operand))
            }
            f => {
                let base = f.base_name()?;
                let mut args: Vec<Value> = Vec::new();
                for &arg in &op.args {
                    args.push(wide(l, arg));
                }
                if op.ty != operand {
                    return Some(l.intrinsic_fast(base, op.ty, &args, op.fast));
                }
                let value = l.intrinsic_fast(base, float, &args, op.fast);
                Some(l.round(value, operand))
            }
        },
        _ => None,
    }
}

/// A fused product and sum of `bfloat`s, which are given as `float`s, rounded once. The product is exact in doubles. Their sum need not
/// be: if something is lost (Knuth's sum of two numbers says what), the last bit is made odd, so that the next rounding sees
/// on which side of a tie the sum lies.
fn fused(l: &mut Legalizer<'_>, args: [Value; 3], ty: Type) -> Value {
    let double = l.b.cx.types.with_shape_of(Type::DOUBLE, ty);
    let whole = l.b.cx.types.with_shape_of(Type::I64, ty);
    let float = l.b.cx.types.with_shape_of(Type::FLOAT, ty);
    let [x, y, z] = args.map(|v| l.extend(v, double));
    let product = l.fmul(x, y);
    let sum = l.fadd(product, z);
    let second = l.fsub(sum, product);
    let first = l.fsub(sum, second);
    let (lost_first, lost_second) = (l.fsub(product, first), l.fsub(z, second));
    let lost = l.fadd(lost_first, lost_second);
    let none = l.splat(double, 0);
    let is_lost = l.b.fcmp(FloatCc::One, lost, none);
    let (bits, other) =
        (l.b.cast(CastOp::BitCast, sum, whole), l.b.cast(CastOp::BitCast, lost, whole));
    let (zero, one) = (l.b.int(whole, 0), l.b.int(whole, 1));
    let last = l.b.and(bits, one);
    let is_even = l.b.icmp(IntCc::Eq, last, zero);
    let signs = l.b.xor(bits, other);
    let is_more = l.b.icmp(IntCc::Sge, signs, zero);
    let (above, below) = (l.b.add(bits, one), l.b.sub(bits, one));
    let odd = l.b.select(is_more, above, below);
    let changes = l.b.and(is_lost, is_even);
    let bits = l.b.select(changes, odd, bits);
    let sum = l.b.cast(CastOp::BitCast, bits, double);
    let single = to_odd(&mut l.b, sum, float);
    l.round(single, ty)
}

fn convert(
    l: &mut Legalizer<'_>,
    cast: CastOp,
    value: Value,
    from: Type,
    to: Type,
    ty: Type,
) -> Option<Value> {
    let float = l.b.cx.types.with_shape_of(Type::FLOAT, ty);
    match cast {
        CastOp::FpExt if from == Type::BFLOAT && to != Type::FLOAT => {
            let single = l.extend(value, float);
            Some(l.extend(single, ty))
        }
        CastOp::FpTrunc if to == Type::BFLOAT && from == Type::DOUBLE => {
            let odd = to_odd(&mut l.b, value, float);
            Some(l.round(odd, ty))
        }
        CastOp::FpToSi | CastOp::FpToUi if from == Type::BFLOAT => {
            let single = l.extend(value, float);
            Some(l.b.cast(cast, single, ty))
        }
        CastOp::SiToFp | CastOp::UiToFp if to == Type::BFLOAT => {
            let width = from.int_width()?;
            if width <= 16 {
                let single = l.b.cast(cast, value, float);
                return Some(l.round(single, ty));
            }
            let double = l.b.cx.types.with_shape_of(Type::DOUBLE, ty);
            if width <= 32 {
                let exact = l.b.cast(cast, value, double);
                return Some(l.round(exact, ty));
            }
            long_to_bfloat(l, cast, value, from, ty, double)
        }
        // A number of at most 16 bits from a half or float: by 32 bits.
        CastOp::SiToFp | CastOp::UiToFp
            if from == Type::I1 && to.is_float() && l.b.ty(value).is_vector() =>
        {
            let extend = if cast == CastOp::SiToFp { CastOp::SExt } else { CastOp::ZExt };
            let of = l.b.ty(value);
            let words = l.b.cx.types.with_shape_of(Type::I32, of);
            let number = l.b.cast(extend, value, words);
            Some(l.b.cast(cast, number, ty))
        }
        _ => None,
    }
}

/// An integer that a double cannot hold exactly is shortened first; its last bit says whether a bit that was cut off is
/// set.
fn long_to_bfloat(
    l: &mut Legalizer<'_>,
    cast: CastOp,
    value: Value,
    from: Type,
    ty: Type,
    double: Type,
) -> Option<Value> {
    if from.int_width()? > 64 {
        return None;
    }
    let of = l.b.ty(value);
    let long = l.b.cx.types.with_shape_of(Type::I64, of);
    let signed = cast == CastOp::SiToFp;
    let value = l.b.cast(if signed { CastOp::SExt } else { CastOp::ZExt }, value, long);
    let right = if signed { BinaryOp::AShr } else { BinaryOp::LShr };
    let high = l.b.shift(right, value, 48);
    let zero = l.b.int(long, 0);
    let mut small = l.b.icmp(IntCc::Eq, high, zero);
    if signed {
        let ones = l.b.sint(long, -1);
        let minus = l.b.icmp(IntCc::Eq, high, ones);
        small = l.b.or(small, minus);
    }
    let low = l.b.int(long, 0xffff);
    let low = l.b.and(value, low);
    let more = l.b.icmp(IntCc::Ne, low, zero);
    let sticky = l.b.cast(CastOp::ZExt, more, long);
    let short = l.b.shift(right, value, 16);
    let short = l.b.or(short, sticky);
    let number = l.b.select(small, value, short);
    let exact = l.b.cast(cast, number, double);
    let one = l.splat(double, 0x3ff0_0000_0000_0000);
    let back = l.splat(double, 0x40f0_0000_0000_0000);
    let scale = l.b.select(small, one, back);
    let scaled = l.fmul(exact, scale);
    Some(l.round(scaled, ty))
}

/// The number's integer part, or the limit beyond which it is; of NaN zero. (Scalars only.)
fn saturate(l: &mut Legalizer<'_>, signed: bool, value: Value, to: Type) -> Value {
    let of = l.b.ty(value);
    let width = to.int_width().unwrap_or(32);
    let cast = if signed { CastOp::FpToSi } else { CastOp::FpToUi };
    let kind = of.float_kind().unwrap_or(FloatKind::Float);
    let (least, most) = limits(signed, width, kind);
    let number = l.b.cast(cast, value, to);
    let (low, high): (Value, Value) =
        (l.b.cx.consts.float(of, least).into(), l.b.cx.consts.float(of, most).into());
    let (smallest, largest) = if signed {
        (l.b.one_bit(to, width - 1), l.b.low_bits(to, width - 1))
    } else {
        (l.b.int(to, 0), l.b.low_bits(to, width))
    };
    let below = l.b.fcmp(FloatCc::Ult, value, low);
    let result = l.b.select(below, smallest, number);
    let above = l.b.fcmp(FloatCc::Ogt, value, high);
    let result = l.b.select(above, largest, result);
    if !signed {
        return result;
    }
    let zero = l.b.int(to, 0);
    let nan = l.unordered(value, value);
    l.b.select(nan, zero, result)
}

/// The smallest and largest float whose integer part fits, as bits.
fn limits(signed: bool, width: u32, kind: FloatKind) -> (u128, u128) {
    // Bits of the mantissa with the hidden one, of the exponent's field, its bias.
    let (mantissa, bias, shift, sign) = match kind {
        FloatKind::Half => (11u32, 15i32, 10u32, 15u32),
        FloatKind::Double => (53, 1023, 52, 63),
        _ => (24, 127, 23, 31),
    };
    // 2^n as bits; beyond the range the largest finite number.
    let largest = ((2 * bias as u128) << shift) | ((1u128 << shift) - 1);
    let power = |n: u32| -> Option<u128> {
        (n as i32 <= bias).then(|| ((n as i32 + bias) as u128) << shift)
    };
    let top = if signed { width - 1 } else { width };
    // The largest number below 2^top: all ones, cut off at the mantissa's or the integer's end.
    let most = match power(top) {
        Some(_) if top == 0 => 0,
        Some(bits) => bits - (1u128 << (mantissa - top.min(mantissa))),
        None => largest,
    };
    if !signed {
        return (0, most);
    }
    let least = power(top).unwrap_or(largest) | 1u128 << sign;
    (least, most)
}

/// `frexp` by the instructions for both parts. (Scalars only.)
fn split(l: &mut Legalizer<'_>, op: &Operation, elem: Type) -> Option<Value> {
    let x = op.args[0];
    let to = l.b.cx.types.element(op.ty, 1)?;
    let (suffix, of) = match elem.float_kind()? {
        FloatKind::Half => ("f16", Type::I16),
        FloatKind::Float => ("f32", Type::I32),
        FloatKind::Double => ("f64", Type::I32),
        _ => return None,
    };
    let fast = ir::ssa::FastMath::NONE;
    let mantissa = l.call(&format!("llvm.amdgcn.frexp.mant.{suffix}"), elem, &[x], fast);
    let width = of.int_width().unwrap_or(32);
    let name = format!("llvm.amdgcn.frexp.exp.i{width}.{suffix}");
    let exponent = l.call(&name, of, &[x], fast);
    let exponent = l.b.sext_or_trunc(exponent, to);
    Some(l.aggregate(op.ty, &[mantissa, exponent]))
}

fn reduce(l: &mut Legalizer<'_>, op: &Operation, elem: Type) -> Option<Value> {
    let base = match op.intrinsic {
        Intrinsic::ReduceFMaximum => "maximum",
        Intrinsic::ReduceFMinimum => "minimum",
        Intrinsic::ReduceFMax => "maxnum",
        Intrinsic::ReduceFMin => "minnum",
        Intrinsic::ReduceFAdd | Intrinsic::ReduceFMul => "",
        _ => return None,
    };
    let operation = match op.intrinsic {
        Intrinsic::ReduceFAdd => BinaryOp::FAdd,
        _ => BinaryOp::FMul,
    };
    Some(chain(l, op, |l, a, b| {
        if base.is_empty() {
            l.b.fbinary(operation, op.fast, a, b)
        } else {
            l.intrinsic_fast(base, elem, &[a, b], op.fast)
        }
    }))
}
