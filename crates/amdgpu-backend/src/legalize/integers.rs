//! Integers of up to 64 bits: sums and products that tell whether they overflowed, saturation, three-way
//! comparisons, and counts and moves of bits in widths that registers do not have.

use ir::ssa::{BinaryOp, CastOp, InstKind, IntCc, Intrinsic, Type, Value};

use super::operations::{Legalizer, Operation};

pub(super) fn expand(l: &mut Legalizer<'_>, op: &Operation, operand: Type) -> Option<Value> {
    if let Some(value) = odd_operands(l, op, operand) {
        return Some(value);
    }
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
        Intrinsic::CttzElts => Some(first_element(l, op, width)),
        f if width < 64 && !matches!(width, 1 | 8 | 16 | 32) => odd_width(l, f, width, args),
        Intrinsic::ReduceAnd | Intrinsic::ReduceOr | Intrinsic::ReduceXor if width == 1 => {
            Some(chain(l, op, |l, a, b| {
                let binary = match op.intrinsic {
                    Intrinsic::ReduceAnd => BinaryOp::And,
                    Intrinsic::ReduceOr => BinaryOp::Or,
                    _ => BinaryOp::Xor,
                };
                l.b.binary(binary, a, b)
            }))
        }
        _ => None,
    }
}

/// Operations that read bits above those that a number between the widths of registers has: on the number
/// extended first.
fn odd_operands(l: &mut Legalizer<'_>, op: &Operation, operand: Type) -> Option<Value> {
    let width = operand.int_width().filter(|&w| w > 32 && !w.is_multiple_of(32))?;
    let wide = Type::int(if width < 64 { 64 } else { width.next_multiple_of(32) });
    let extended = |l: &mut Legalizer<'_>, v: Value, signed: bool| {
        l.b.cast(if signed { CastOp::SExt } else { CastOp::ZExt }, v, wide)
    };
    match op.kind {
        InstKind::Binary { op: binary @ (BinaryOp::LShr | BinaryOp::AShr), args, .. } => {
            let value = extended(l, args[0], binary == BinaryOp::AShr);
            let amount = extended(l, args[1], false);
            let shifted = l.b.binary(binary, value, amount);
            Some(l.b.cast(CastOp::Trunc, shifted, operand))
        }
        InstKind::Binary { op: BinaryOp::Shl, args, .. } if args[1].constant().is_none() => {
            let value = extended(l, args[0], false);
            let amount = extended(l, args[1], false);
            let shifted = l.b.binary(BinaryOp::Shl, value, amount);
            Some(l.b.cast(CastOp::Trunc, shifted, operand))
        }
        InstKind::ICmp { cc, args, .. } => {
            let [a, b] = args.map(|v| extended(l, v, cc.is_signed()));
            Some(l.b.icmp(cc, a, b))
        }
        InstKind::Cast { op: cast @ (CastOp::ZExt | CastOp::SExt), value, .. }
            if width < 64 && op.ty != wide =>
        {
            let value = extended(l, value, cast == CastOp::SExt);
            let shorter = op.ty.int_width().is_some_and(|w| w < 64);
            Some(l.b.cast(if shorter { CastOp::Trunc } else { cast }, value, op.ty))
        }
        InstKind::Cast { op: cast @ (CastOp::SiToFp | CastOp::UiToFp), value, .. }
            if width < 64 =>
        {
            let value = extended(l, value, cast == CastOp::SiToFp);
            Some(l.b.cast(cast, value, op.ty))
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

/// The number of the first element that is not zero; how many there are where all are.
fn first_element(l: &mut Legalizer<'_>, op: &Operation, width: u32) -> Value {
    let vector = op.args[0];
    let lanes = l.b.cx.types.lanes(l.b.ty(vector));
    let zero = l.b.int(Type::int(width), 0);
    let mut first = l.b.int(op.ty, u128::from(lanes));
    for lane in (0..lanes).rev() {
        let element = l.b.extract(vector, lane);
        let set = if width == 1 { element } else { l.b.icmp(IntCc::Ne, element, zero) };
        let number = l.b.int(op.ty, u128::from(lane));
        first = l.b.select(set, number, first);
    }
    first
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
    let least = l.b.int(ty, 1u128 << (width - 1));
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
        let most = l.b.int(ty, (1u128 << (width - 1)) - 1);
        l.b.xor(sign, most)
    } else {
        l.b.sint(ty, -1)
    };
    l.b.select(over, limit, moved)
}

/// The next width that registers have.
fn next_width(width: u32) -> u32 {
    match width {
        0..=8 => 8,
        9..=16 => 16,
        17..=32 => 32,
        _ => 64,
    }
}

/// Intrinsics of widths between those of registers, at the next one.
fn odd_width(l: &mut Legalizer<'_>, f: Intrinsic, width: u32, args: &[Value]) -> Option<Value> {
    let ty = l.b.ty(args[0]);
    let next = next_width(width);
    let wide = Type::int(next);
    let extra = next - width;
    let zero_extended = |l: &mut Legalizer<'_>, v: Value| l.b.cast(CastOp::ZExt, v, wide);
    let result = match f {
        Intrinsic::CtPop => {
            let x = zero_extended(l, args[0]);
            l.intrinsic("ctpop", wide, &[x])
        }
        Intrinsic::CtLz => {
            let x = zero_extended(l, args[0]);
            let count = l.intrinsic("ctlz", wide, &[x, args[1]]);
            let extra = l.b.int(wide, u128::from(extra));
            l.b.sub(count, extra)
        }
        Intrinsic::CtTz => {
            let x = zero_extended(l, args[0]);
            let end = l.b.int(wide, 1 << width);
            let x = l.b.or(x, end);
            l.intrinsic("cttz", wide, &[x, args[1]])
        }
        Intrinsic::BitReverse | Intrinsic::BSwap => {
            let x = zero_extended(l, args[0]);
            let base = if f == Intrinsic::BSwap { "bswap" } else { "bitreverse" };
            let turned = l.intrinsic(base, wide, &[x]);
            l.b.shift(BinaryOp::LShr, turned, extra)
        }
        Intrinsic::SMax | Intrinsic::SMin | Intrinsic::UMax | Intrinsic::UMin => {
            let (signed, base) = match f {
                Intrinsic::SMax => (true, "smax"),
                Intrinsic::SMin => (true, "smin"),
                Intrinsic::UMax => (false, "umax"),
                _ => (false, "umin"),
            };
            let extend = if signed { CastOp::SExt } else { CastOp::ZExt };
            let (x, y) = (l.b.cast(extend, args[0], wide), l.b.cast(extend, args[1], wide));
            l.intrinsic(base, wide, &[x, y])
        }
        Intrinsic::Abs => {
            let x = l.b.cast(CastOp::SExt, args[0], wide);
            l.intrinsic("abs", wide, &[x, args[1]])
        }
        Intrinsic::FShl | Intrinsic::FShr => {
            return Some(funnel(l, f == Intrinsic::FShl, width, args));
        }
        _ => return None,
    };
    Some(l.b.cast(CastOp::Trunc, result, ty))
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
