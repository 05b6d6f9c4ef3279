//! Integers: sums and products that tell whether they overflowed, saturation, three-way comparisons, funnel shifts.

use ir::ssa::{BinaryOp, CastOp, InstKind, IntCc, Intrinsic, Type, Value};

use super::legalizer::{Legalizer, Operation};

pub(super) fn expand(l: &mut Legalizer<'_>, op: &Operation, operand: Type) -> Option<Value> {
    if !matches!(op.kind, InstKind::Call { .. }) {
        return None;
    }
    let elem = l.b.cx.types.scalar(operand);
    let width = elem.int_width()?;
    let scalar = !operand.is_vector();
    let args = &op.args;
    match op.intrinsic {
        Intrinsic::UAddOverflow
        | Intrinsic::USubOverflow
        | Intrinsic::SAddOverflow
        | Intrinsic::SSubOverflow
            if scalar && matches!(width, 32 | 64) =>
        {
            None
        }
        Intrinsic::UMulOverflow if scalar && width == 32 => None,
        Intrinsic::UAddOverflow
        | Intrinsic::USubOverflow
        | Intrinsic::SAddOverflow
        | Intrinsic::SSubOverflow => {
            let (sum, over) = sum(l, op.intrinsic, args[0], args[1]);
            Some(l.aggregate(op.ty, &[sum, over]))
        }
        Intrinsic::UMulOverflow | Intrinsic::SMulOverflow => {
            let signed = op.intrinsic == Intrinsic::SMulOverflow;
            let (product, over) = product(l, signed, width, args[0], args[1]);
            Some(l.aggregate(op.ty, &[product, over]))
        }
        Intrinsic::UAddSat | Intrinsic::USubSat | Intrinsic::SAddSat | Intrinsic::SSubSat => {
            let signed = matches!(op.intrinsic, Intrinsic::SAddSat | Intrinsic::SSubSat);
            if matches!(width, 8 | 16 | 32) || width == 64 && !signed {
                return None;
            }
            Some(saturating(l, op.intrinsic, width, args[0], args[1]))
        }
        Intrinsic::UShlSat | Intrinsic::SShlSat => {
            Some(saturating_shift(l, op.intrinsic == Intrinsic::SShlSat, width, args[0], args[1]))
        }
        Intrinsic::UCmp | Intrinsic::SCmp => {
            let (above, below) = if op.intrinsic == Intrinsic::UCmp {
                (IntCc::Ugt, IntCc::Ult)
            } else {
                (IntCc::Sgt, IntCc::Slt)
            };
            let above = l.b.icmp(above, args[0], args[1]);
            let below = l.b.icmp(below, args[0], args[1]);
            let plus = l.b.cast(CastOp::ZExt, above, op.ty);
            let minus = l.b.cast(CastOp::ZExt, below, op.ty);
            Some(l.b.sub(plus, minus))
        }
        _ => None,
    }
}

/// The elements of a vector joined from the first on.
pub(super) fn chain(
    l: &mut Legalizer<'_>,
    op: &Operation,
    mut join: impl FnMut(&mut Legalizer<'_>, Value, Value) -> Value,
) -> Value {
    let starts = matches!(op.intrinsic, Intrinsic::ReduceFAdd | Intrinsic::ReduceFMul);
    let vector = op.args[usize::from(starts)];
    let of = l.b.ty(vector);
    let lanes = l.b.cx.types.lanes(of);
    let mut result = if starts { op.args[0] } else { l.b.extract(vector, 0) };
    for lane in u32::from(!starts)..lanes {
        let next = l.b.extract(vector, lane);
        result = join(l, result, next);
    }
    result
}

/// A sum or difference, and whether it overflowed.
fn sum(l: &mut Legalizer<'_>, f: Intrinsic, a: Value, b: Value) -> (Value, Value) {
    match f {
        Intrinsic::UAddOverflow => {
            let sum = l.b.add(a, b);
            let over = l.b.icmp(IntCc::Ult, sum, a);
            (sum, over)
        }
        Intrinsic::USubOverflow => {
            let rest = l.b.sub(a, b);
            let over = l.b.icmp(IntCc::Ult, a, b);
            (rest, over)
        }
        Intrinsic::SAddOverflow => {
            let sum = l.b.add(a, b);
            let (x, y) = (l.b.xor(a, sum), l.b.xor(b, sum));
            let both = l.b.and(x, y);
            (sum, l.negative(both))
        }
        _ => {
            let rest = l.b.sub(a, b);
            let (x, y) = (l.b.xor(a, b), l.b.xor(a, rest));
            let both = l.b.and(x, y);
            (rest, l.negative(both))
        }
    }
}

/// A product, and whether it overflowed: computed at twice the width.
fn product(l: &mut Legalizer<'_>, signed: bool, width: u32, a: Value, b: Value) -> (Value, Value) {
    let ty = l.b.ty(a);
    let double = l.b.cx.types.with_shape_of(Type::int(width * 2), ty);
    let extend = if signed { CastOp::SExt } else { CastOp::ZExt };
    let (x, y) = (l.b.cast(extend, a, double), l.b.cast(extend, b, double));
    let whole = l.b.mul(x, y);
    let low = l.b.cast(CastOp::Trunc, whole, ty);
    let back = l.b.cast(extend, low, double);
    let over = l.b.icmp(IntCc::Ne, back, whole);
    (low, over)
}

fn saturating(l: &mut Legalizer<'_>, f: Intrinsic, width: u32, a: Value, b: Value) -> Value {
    let ty = l.b.ty(a);
    match f {
        Intrinsic::UAddSat => {
            let (sum, over) = sum(l, Intrinsic::UAddOverflow, a, b);
            let most = l.b.sint(ty, -1);
            l.b.select(over, most, sum)
        }
        Intrinsic::USubSat => {
            let (rest, over) = sum(l, Intrinsic::USubOverflow, a, b);
            let zero = l.b.int(ty, 0);
            l.b.select(over, zero, rest)
        }
        _ => {
            let with = if f == Intrinsic::SAddSat {
                Intrinsic::SAddOverflow
            } else {
                Intrinsic::SSubOverflow
            };
            let (sum, over) = sum(l, with, a, b);
            let limit = limit_opposite(l, sum, width);
            l.b.select(over, limit, sum)
        }
    }
}

/// The limit that an overflowed sum went beyond: its sign is the wrong one.
fn limit_opposite(l: &mut Legalizer<'_>, sum: Value, width: u32) -> Value {
    let ty = l.b.ty(sum);
    let sign = l.b.shift(BinaryOp::AShr, sum, width - 1);
    let least = l.b.one_bit(ty, width - 1);
    l.b.xor(sign, least)
}

fn saturating_shift(l: &mut Legalizer<'_>, signed: bool, width: u32, a: Value, b: Value) -> Value {
    let ty = l.b.ty(a);
    let moved = l.b.binary(BinaryOp::Shl, a, b);
    let back = l.b.binary(if signed { BinaryOp::AShr } else { BinaryOp::LShr }, moved, b);
    let over = l.b.icmp(IntCc::Ne, back, a);
    let limit = if signed {
        // The one with the sign of what was shifted.
        let sign = l.b.shift(BinaryOp::AShr, a, width - 1);
        let most = l.b.low_bits(ty, width - 1);
        l.b.xor(sign, most)
    } else {
        l.b.sint(ty, -1)
    };
    l.b.select(over, limit, moved)
}

/// A funnel shift by plain shifts, none by the whole width.
pub(super) fn funnel(l: &mut Legalizer<'_>, left: bool, width: u32, args: &[Value]) -> Value {
    let ty = l.b.ty(args[0]);
    let amount = if width.is_power_of_two() {
        let mask = l.b.int(ty, u128::from(width - 1));
        l.b.and(args[2], mask)
    } else {
        // Widths that are no power of two are narrow: the remainder is taken at 32 or 64 bits.
        let next = Type::int(if width <= 32 { 32 } else { width.next_multiple_of(64) });
        let wide = l.b.cast(CastOp::ZExt, args[2], next);
        let divisor = l.b.int(next, u128::from(width));
        let rest = l.b.binary(BinaryOp::URem, wide, divisor);
        l.b.cast(CastOp::Trunc, rest, ty)
    };
    let most = l.b.int(ty, u128::from(width - 1));
    let rest = l.b.sub(most, amount);
    let (near, far, forth, back) = if left {
        (args[0], args[1], BinaryOp::Shl, BinaryOp::LShr)
    } else {
        (args[1], args[0], BinaryOp::LShr, BinaryOp::Shl)
    };
    let near = l.b.binary(forth, near, amount);
    let far = l.b.shift(back, far, 1);
    let far = l.b.binary(back, far, rest);
    l.b.or(near, far)
}
