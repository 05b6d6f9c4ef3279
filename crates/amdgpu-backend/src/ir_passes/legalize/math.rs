//! Exponentials, logarithms and powers of other bases than 2, from the instructions for base 2, with the same steps as
//! LLVM's: the product with the base's logarithm in two parts, denormals scaled before and after.

use ir::ssa::{CastOp, FastMath, FloatCc, FloatKind, InstKind, Intrinsic, Type, Value};

use super::legalizer::{Legalizer, Operation};

/// Whether an intrinsic is expanded here, for scalars.
pub(super) fn is_expanded(f: Intrinsic) -> bool {
    matches!(
        f,
        Intrinsic::Exp
            | Intrinsic::Exp10
            | Intrinsic::Log
            | Intrinsic::Log10
            | Intrinsic::Pow
            | Intrinsic::PowI
            | Intrinsic::SinCos
    )
}

pub(super) fn expand(l: &mut Legalizer<'_>, op: &Operation, operand: Type) -> Option<Value> {
    let InstKind::Call { .. } = op.kind else { return None };
    if !is_expanded(op.intrinsic) || operand.is_vector() {
        return None;
    }
    let kind = operand.float_kind()?;
    let (x, fast) = (op.args[0], op.fast);
    if op.intrinsic == Intrinsic::PowI {
        return power(l, x, op.args[1]);
    }
    if op.intrinsic == Intrinsic::SinCos {
        let sin = l.intrinsic_fast("sin", operand, &[x], fast);
        let cos = l.intrinsic_fast("cos", operand, &[x], fast);
        return Some(l.aggregate(op.ty, &[sin, cos]));
    }
    let ten = matches!(op.intrinsic, Intrinsic::Exp10 | Intrinsic::Log10);
    match (op.intrinsic, kind) {
        (Intrinsic::Exp | Intrinsic::Exp10, FloatKind::Float) => Some(exp(l, x, ten, fast)),
        (Intrinsic::Log | Intrinsic::Log10, FloatKind::Float) => Some(log(l, x, ten, fast)),
        (Intrinsic::Pow, FloatKind::Float) => Some(pow(l, x, op.args[1])),
        (Intrinsic::Exp | Intrinsic::Exp10, FloatKind::Half) => {
            if !ten && fast.contains(FastMath::AFN) {
                let factor = half(l, 0x3dc5);
                let scaled = l.fmul(x, factor);
                return Some(l.intrinsic("exp2", operand, &[scaled]));
            }
            let wide = l.extend(x, Type::FLOAT);
            let factor = l.float(if ten { 0x4054_9a78 } else { 0x3fb8_aa3b });
            let scaled = l.fmul(wide, factor);
            let result = hardware(l, "exp2", scaled);
            Some(l.round(result, operand))
        }
        (Intrinsic::Log | Intrinsic::Log10, FloatKind::Half) => {
            let log = l.intrinsic("log2", operand, &[x]);
            let factor = half(l, if ten { 0x34d1 } else { 0x398c });
            Some(l.fmul(log, factor))
        }
        (Intrinsic::Pow, FloatKind::Half) => {
            let a = l.extend(x, Type::FLOAT);
            let b = l.extend(op.args[1], Type::FLOAT);
            let result = pow(l, a, b);
            Some(l.round(result, operand))
        }
        _ => None,
    }
}

fn half(l: &mut Legalizer<'_>, bits: u128) -> Value {
    l.b.cx.consts.float(Type::HALF, bits).into()
}

/// One of the processor's own functions of floats.
fn hardware(l: &mut Legalizer<'_>, name: &str, x: Value) -> Value {
    l.call(&format!("llvm.amdgcn.{name}.f32"), Type::FLOAT, &[x], FastMath::NONE)
}

/// `x` to the power of `y`: zero to the power of zero is one by the old rule that zero times anything is zero.
fn pow(l: &mut Legalizer<'_>, x: Value, y: Value) -> Value {
    let log = l.intrinsic("log2", Type::FLOAT, &[x]);
    let product = l.call("llvm.amdgcn.fmul.legacy", Type::FLOAT, &[y, log], FastMath::NONE);
    l.intrinsic("exp2", Type::FLOAT, &[product])
}

/// A product in two parts: the rounded one and the rest.
fn product_in_parts(l: &mut Legalizer<'_>, x: Value, high: u32, low: u32) -> (Value, Value) {
    let (high, low) = (l.float(high), l.float(low));
    let product = l.fmul(x, high);
    let minus = l.fneg(product);
    let rest = l.fma(x, high, minus);
    let rest = l.fma(x, low, rest);
    (product, rest)
}

fn exp(l: &mut Legalizer<'_>, x: Value, ten: bool, fast: FastMath) -> Value {
    if fast.contains(FastMath::AFN) {
        return if ten { exp10_fast(l, x) } else { exp_fast(l, x) };
    }
    let (high, low) = if ten { (0x4054_9a78, 0x3397_9a37) } else { (0x3fb8_aa3b, 0x32a5_705f) };
    let (product, rest) = product_in_parts(l, x, high, low);
    let whole = l.intrinsic("roundeven", Type::FLOAT, &[product]);
    let part = l.fsub(product, whole);
    let part = l.fadd(part, rest);
    let power = hardware(l, "exp2", part);
    let exponent = l.b.cast(CastOp::FpToSi, whole, Type::I32);
    let result = l.intrinsic("ldexp", Type::FLOAT, &[power, exponent]);
    let least = l.float(if ten { 0xc233_69f4 } else { 0xc2ce_8ed0 });
    let zero = l.float(0);
    let below = l.b.fcmp(FloatCc::Olt, x, least);
    let result = l.b.select(below, zero, result);
    if fast.contains(FastMath::NINF) {
        return result;
    }
    let most = l.float(if ten { 0x421a_209b } else { 0x42b1_7218 });
    let infinity = l.float(0x7f80_0000);
    let above = l.b.fcmp(FloatCc::Ogt, x, most);
    l.b.select(above, infinity, result)
}

fn exp_fast(l: &mut Legalizer<'_>, x: Value) -> Value {
    let factor = l.float(0x3fb8_aa3b);
    if l.flush {
        let scaled = l.fmul(x, factor);
        return hardware(l, "exp2", scaled);
    }
    scaled_exponential(l, x, [0xc2ae_ac50, 0x4280_0000, 0x114b_4ea4], |l, x| {
        let scaled = l.fmul(x, factor);
        hardware(l, "exp2", scaled)
    })
}

/// The factor's two parts make two powers, which are multiplied.
fn exp10_fast(l: &mut Legalizer<'_>, x: Value) -> Value {
    let (high, low) = (l.float(0x4054_9000), l.float(0x3a27_84bc));
    let both = |l: &mut Legalizer<'_>, x: Value| {
        let (a, b) = (l.fmul(x, high), l.fmul(x, low));
        let (a, b) = (hardware(l, "exp2", a), hardware(l, "exp2", b));
        l.fmul(a, b)
    };
    if l.flush {
        return both(l, x);
    }
    scaled_exponential(l, x, [0xc217_b818, 0x4200_0000, 0x0a4f_b11f], both)
}

/// For results that would be denormal, the argument is moved up before and the result scaled down.
fn scaled_exponential(
    l: &mut Legalizer<'_>,
    x: Value,
    [limit, up, down]: [u32; 3],
    of: impl FnOnce(&mut Legalizer<'_>, Value) -> Value,
) -> Value {
    let (limit, up, down) = (l.float(limit), l.float(up), l.float(down));
    let small = l.b.fcmp(FloatCc::Olt, x, limit);
    let moved = l.fadd(x, up);
    let x = l.b.select(small, moved, x);
    let power = of(l, x);
    let scaled = l.fmul(power, down);
    l.b.select(small, scaled, power)
}

fn log(l: &mut Legalizer<'_>, x: Value, ten: bool, fast: FastMath) -> Value {
    // Denormals are scaled up by 2^32.
    let mut small = None;
    let mut argument = x;
    if !l.flush {
        let least = l.float(0x0080_0000);
        let below = l.b.fcmp(FloatCc::Olt, x, least);
        let (up, none) = (l.b.int(Type::I32, 32), l.b.int(Type::I32, 0));
        let by = l.b.select(below, up, none);
        argument = l.intrinsic("ldexp", Type::FLOAT, &[x, by]);
        small = Some(below);
    }
    let base = hardware(l, "log", argument);
    let zero = l.float(0);
    if fast.contains(FastMath::AFN) {
        let factor = l.float(if ten { 0x3e9a_209b } else { 0x3f31_7218 });
        let Some(small) = small else { return l.fmul(base, factor) };
        let back = l.float(if ten { 0xc11a_209b } else { 0xc1b1_7218 });
        let back = l.b.select(small, back, zero);
        return l.fma(base, factor, back);
    }
    let (high, low) = if ten { (0x3e9a_209a, 0x3284_fbcf) } else { (0x3f31_7217, 0x3377_d1cf) };
    let (product, rest) = product_in_parts(l, base, high, low);
    let mut result = l.fadd(product, rest);
    if !(fast.contains(FastMath::NNAN) && fast.contains(FastMath::NINF)) {
        // Infinities and NaNs are their own logarithms.
        let size = l.intrinsic("fabs", Type::FLOAT, &[base]);
        let infinity = l.float(0x7f80_0000);
        let finite = l.b.fcmp(FloatCc::Olt, size, infinity);
        result = l.b.select(finite, result, base);
    }
    let Some(small) = small else { return result };
    let back = l.float(if ten { 0x411a_209b } else { 0x41b1_7218 });
    let back = l.b.select(small, back, zero);
    l.fsub(result, back)
}

/// A constant whole power by squares and products.
fn power(l: &mut Legalizer<'_>, x: Value, n: Value) -> Option<Value> {
    let n = n.constant().and_then(|c| l.b.cx.consts.as_int(c))?;
    let ty = l.b.ty(x);
    let one: Value = {
        let bits = match ty.float_kind()? {
            FloatKind::Half => 0x3c00,
            FloatKind::Float => 0x3f80_0000,
            FloatKind::Double => 0x3ff0_0000_0000_0000,
            _ => return None,
        };
        l.b.cx.consts.float(ty, bits).into()
    };
    let mut rest = n.unsigned_abs();
    let mut square = x;
    let mut result = None;
    while rest > 0 {
        if rest & 1 == 1 {
            result = Some(match result {
                None => square,
                Some(r) => l.fmul(r, square),
            });
        }
        rest >>= 1;
        if rest > 0 {
            square = l.fmul(square, square);
        }
    }
    let result = result.unwrap_or(one);
    if n >= 0 {
        return Some(result);
    }
    Some(l.b.fbinary(ir::ssa::BinaryOp::FDiv, FastMath::NONE, one, result))
}
