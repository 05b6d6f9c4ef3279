//! Operations with their rounding written down (`llvm.experimental.constrained.*`): those whose result no rounding
//! changes become plain, and those that are not selected as they are become others of their kind.
//!
//! A plain operation of a function that may run in any mode is to the nearest, so what an expansion builds without a
//! rounding of its own computes the same there as anywhere.

use ir::pass::IrFunction;
use ir::ssa::{CastOp, Context, FloatCc, FloatKind, InstKind, Intrinsic, Type, Value};

use super::legalizer::{Legalizer, Operation, walk};
use crate::ir_passes::rounding::{Plain, Rounding, comparison, numbers};

/// Replaces such operations; the number of them.
pub(super) fn run(f: &mut IrFunction, cx: &mut Context, flush: bool) -> u64 {
    walk(&mut f.body, cx, flush, expand)
}

fn expand(l: &mut Legalizer<'_>, op: &Operation) -> Option<Value> {
    let InstKind::Call { .. } = op.kind else { return None };
    let plain = Plain::of(op.intrinsic)?;
    // Roundings that there are not are refused when the operation is selected.
    let rounding = Rounding::of_call(l.b.cx, l.b.body, &op.args).ok()?;
    let of = l.b.cx.types.scalar(l.b.ty(*op.args.first()?));
    let to = l.b.cx.types.scalar(op.ty);
    match plain {
        Plain::Call(Intrinsic::LRint | Intrinsic::LLRint) => {
            let ty = l.b.ty(op.args[0]);
            let whole = again(l, op, "rint", ty, &op.args[..1]);
            return Some(l.b.cast(CastOp::FpToSi, whole, op.ty));
        }
        Plain::Call(Intrinsic::RInt | Intrinsic::NearbyInt)
            if rounding == Some(Rounding::Dynamic) && of != Type::BFLOAT =>
        {
            return to_integral(l, op, of);
        }
        _ => {}
    }
    if !plain.rounds() || is_exact(plain, of, to) {
        return plainly(l, op, plain);
    }
    if of != Type::BFLOAT && (to != Type::BFLOAT || of == Type::FLOAT) && !is_long(of) {
        return None;
    }
    if rounding.is_some_and(Rounding::is_directed) {
        return if op.intrinsic.is_constrained() { in_float(l, op, plain) } else { None };
    }
    plainly(l, op, plain)
}

/// Whether an integer has more bits than selection converts.
fn is_long(ty: Type) -> bool {
    ty.int_width().is_some_and(|width| width > 64)
}

/// Whether a conversion never rounds.
fn is_exact(plain: Plain, from: Type, to: Type) -> bool {
    let (Plain::Cast(CastOp::SiToFp | CastOp::UiToFp), Some(width)) = (plain, from.int_width())
    else {
        return false;
    };
    let digits = match to.float_kind() {
        Some(FloatKind::BFloat) => 8,
        Some(FloatKind::Half) => 11,
        Some(FloatKind::Float) => 24,
        Some(FloatKind::Double) => 53,
        _ => 0,
    };
    width <= digits
}

/// The operation without what is written of its rounding.
fn plainly(l: &mut Legalizer<'_>, op: &Operation, plain: Plain) -> Option<Value> {
    let args = numbers(&op.args);
    Some(match (plain, args) {
        (Plain::Binary(operation), &[a, b]) => l.b.fbinary(operation, op.fast, a, b),
        (Plain::Cast(cast), &[a]) => l.b.cast(cast, a, op.ty),
        (Plain::Compare, &[a, b]) => {
            let cc = comparison(l.b.cx, l.b.body, &op.args)?;
            l.b.fcmp(cc, a, b)
        }
        (Plain::Call(f), _) => l.intrinsic_fast(f.base_name()?, op.ty, args, op.fast),
        _ => return None,
    })
}

/// An operation rounded as this one, of other numbers.
fn again(l: &mut Legalizer<'_>, op: &Operation, base: &str, to: Type, args: &[Value]) -> Value {
    let mut list = args.to_vec();
    list.extend(op.args.iter().copied().skip(numbers(&op.args).len()));
    let mut name = format!("llvm.experimental.constrained.{base}.{}", l.suffix(to));
    let of = l.b.ty(args[0]);
    if of != to {
        name = format!("{name}.{}", l.suffix(of));
    }
    l.call(&name, to, &list, op.fast)
}

/// In `float`, whose result is rounded once more in the same direction: that is as good as rounding once.
fn in_float(l: &mut Legalizer<'_>, op: &Operation, plain: Plain) -> Option<Value> {
    let float = l.b.cx.types.with_shape_of(Type::FLOAT, op.ty);
    let base = op.intrinsic.base_name()?.strip_prefix("experimental.constrained.")?;
    let mut args = Vec::new();
    for &arg in numbers(&op.args) {
        let of = l.b.ty(arg);
        let wide = l.b.cx.types.scalar(of) == Type::BFLOAT;
        args.push(if wide { l.extend(arg, float) } else { arg });
    }
    if is_long(l.b.cx.types.scalar(l.b.ty(args[0]))) {
        return None;
    }
    if plain == Plain::Cast(CastOp::FpTrunc) && l.b.ty(args[0]) == float {
        return None;
    }
    let value = again(l, op, base, float, &args);
    Some(if op.ty == float { value } else { again(l, op, "fptrunc", op.ty, &[value]) })
}

/// Rounds to an integer in the direction of the mode: adds a number so large that it has no digits after the point, and
/// subtracts it again. Numbers that are so large are integers themselves.
fn to_integral(l: &mut Legalizer<'_>, op: &Operation, of: Type) -> Option<Value> {
    let large = match of.float_kind()? {
        FloatKind::Half => 0x6400,
        FloatKind::Float => 0x4b00_0000,
        FloatKind::Double => 0x4330_0000_0000_0000,
        _ => return None,
    };
    let x = op.args[0];
    let large = l.splat(op.ty, large);
    let signed = l.intrinsic("copysign", op.ty, &[large, x]);
    let sum = again(l, op, "fadd", op.ty, &[x, signed]);
    let whole = again(l, op, "fsub", op.ty, &[sum, signed]);
    let whole = l.intrinsic("copysign", op.ty, &[whole, x]);
    let size = l.intrinsic("fabs", op.ty, &[x]);
    let small = l.b.fcmp(FloatCc::Olt, size, large);
    // Not a number becomes a quiet one.
    let own = l.intrinsic("canonicalize", op.ty, &[x]);
    Some(l.b.select(small, whole, own))
}
