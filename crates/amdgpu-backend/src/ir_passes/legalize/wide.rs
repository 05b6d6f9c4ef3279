//! Integers above 64 bits, in pieces of 64: comparisons, shifts by variable amounts, counts, conversions to and
//! from floats. (Sums, products, logic and shifts by constants are selected as they are.)

use ir::ssa::{BinaryOp, CastOp, FloatCc, FloatKind, InstKind, IntCc, Intrinsic, Type, Value};
use smallvec::SmallVec;

use super::integers::funnel;
use super::legalizer::{Legalizer, Operation};
use super::widths::reduced;

type Pieces = SmallVec<[Value; 4]>;

pub(super) fn expand(l: &mut Legalizer<'_>, op: &Operation, operand: Type) -> Option<Value> {
    let wide = |ty: Type| ty.int_width().is_some_and(|w| w > 64);
    let elem = l.b.cx.types.scalar(operand);
    if let InstKind::Call { .. } = op.kind
        && op.intrinsic.is_reduction()
        && wide(elem)
    {
        return reduced(l, op);
    }
    match op.kind {
        InstKind::ICmp { cc, args, .. } if wide(operand) => Some(compare(l, cc, args[0], args[1])),
        InstKind::Binary { op: operation, args, .. }
            if wide(operand)
                && matches!(operation, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr)
                && args[1].constant().is_none() =>
        {
            Some(shift(l, operation, args[0], args[1]))
        }
        InstKind::Cast { op: CastOp::Trunc, value, .. } if wide(operand) && op.ty == Type::I1 => {
            let low = l.b.cast(CastOp::Trunc, value, Type::I32);
            Some(l.b.cast(CastOp::Trunc, low, Type::I1))
        }
        InstKind::Cast { op: cast @ (CastOp::SiToFp | CastOp::UiToFp), value, .. }
            if wide(operand) =>
        {
            to_float(l, cast == CastOp::SiToFp, value, op.ty)
        }
        InstKind::Cast { op: cast @ (CastOp::FpToSi | CastOp::FpToUi), value, .. }
            if wide(op.ty) =>
        {
            from_float(l, cast == CastOp::FpToSi, value, op.ty)
        }
        InstKind::Call { .. } if wide(operand) => intrinsic(l, op, operand),
        _ => None,
    }
}

/// Variable elements of vectors of wide integers, in vectors of their pieces.
pub(super) fn element(l: &mut Legalizer<'_>, op: &Operation) -> Option<Value> {
    let vector = op.args[0];
    let index = *op.args.last()?;
    let ty = l.b.ty(vector);
    let (elem, lanes) = l.b.cx.types.vector_parts(ty)?;
    let width = elem.int_width().filter(|w| *w > 64)?;
    if index.constant().is_some() {
        return None;
    }
    if !width.is_multiple_of(64) {
        return Some(widened_element(l, op, lanes, width.next_multiple_of(64)));
    }
    let (count, index_ty) = (width / 64, l.b.ty(index));
    let narrow = l.b.cx.types.vector(Type::I64, lanes * count);
    let mut list = l.b.cast(CastOp::BitCast, vector, narrow);
    let own = match op.kind {
        InstKind::InsertElement { args } => Some(pieces(l, args[1], false)),
        _ => None,
    };
    let mut found = Pieces::new();
    // One comparison for all pieces of an element.
    for lane in 0..lanes {
        let number = l.b.int(index_ty, u128::from(lane));
        let here = l.b.icmp(IntCc::Eq, index, number);
        for n in 0..count {
            let at = l.b.int(index_ty, u128::from(lane * count + n));
            let old = l.b.value(InstKind::ExtractElement { args: [list, at] }, Type::I64);
            match (&own, found.get(n as usize)) {
                (Some(own), _) => {
                    let new = l.b.select(here, own[n as usize], old);
                    list = l.b.value(InstKind::InsertElement { args: [list, new, at] }, narrow);
                }
                (None, None) => found.push(old),
                (None, Some(&before)) => found[n as usize] = l.b.select(here, old, before),
            }
        }
    }
    Some(if own.is_some() { l.b.cast(CastOp::BitCast, list, ty) } else { join(l, &found, elem) })
}

/// The same of elements that are whole pieces.
fn widened_element(l: &mut Legalizer<'_>, op: &Operation, lanes: u32, width: u32) -> Value {
    let wide = Type::int(width);
    let wides = l.b.cx.types.vector(wide, lanes);
    let vector = l.b.cast(CastOp::ZExt, op.args[0], wides);
    let (kind, ty) = match op.kind {
        InstKind::InsertElement { args: [_, element, index] } => {
            let element = l.b.cast(CastOp::ZExt, element, wide);
            (InstKind::InsertElement { args: [vector, element, index] }, wides)
        }
        _ => (InstKind::ExtractElement { args: [vector, op.args[1]] }, wide),
    };
    let found = l.b.value(kind, ty);
    l.b.cast(CastOp::Trunc, found, op.ty)
}

/// A number in pieces of 64 bits, the lowest first. The last one is extended.
fn pieces(l: &mut Legalizer<'_>, value: Value, signed: bool) -> Pieces {
    let width = l.b.ty(value).int_width().unwrap_or(64);
    let whole = width.next_multiple_of(64);
    let ty = Type::int(whole);
    let value = l.b.cast(if signed { CastOp::SExt } else { CastOp::ZExt }, value, ty);
    (0..whole / 64)
        .map(|n| {
            let moved = if n == 0 { value } else { l.b.shift(BinaryOp::LShr, value, n * 64) };
            l.b.cast(CastOp::Trunc, moved, Type::I64)
        })
        .collect()
}

/// The number of pieces, cut to a type.
fn join(l: &mut Legalizer<'_>, pieces: &[Value], ty: Type) -> Value {
    let whole = Type::int(pieces.len() as u32 * 64);
    let mut result = None;
    for (n, &piece) in pieces.iter().enumerate() {
        let wide = l.b.cast(CastOp::ZExt, piece, whole);
        let placed = if n == 0 { wide } else { l.b.shift(BinaryOp::Shl, wide, n as u32 * 64) };
        result = Some(match result {
            None => placed,
            Some(r) => l.b.or(r, placed),
        });
    }
    let result = result.expect("at least one piece");
    l.b.cast(CastOp::Trunc, result, ty)
}

fn compare(l: &mut Legalizer<'_>, cc: IntCc, a: Value, b: Value) -> Value {
    let signed = cc.is_signed();
    let (x, y) = (pieces(l, a, signed), pieces(l, b, signed));
    if matches!(cc, IntCc::Eq | IntCc::Ne) {
        let mut differ = None;
        for (&x, &y) in x.iter().zip(&y) {
            let here = l.b.xor(x, y);
            differ = Some(match differ {
                None => here,
                Some(d) => l.b.or(d, here),
            });
        }
        let zero = l.b.int(Type::I64, 0);
        return l.b.icmp(cc, differ.expect("pieces"), zero);
    }
    // The highest pieces that differ decide; of the lowest the comparison itself.
    let low = match cc {
        IntCc::Sgt => IntCc::Ugt,
        IntCc::Sge => IntCc::Uge,
        IntCc::Slt => IntCc::Ult,
        IntCc::Sle => IntCc::Ule,
        cc => cc,
    };
    let mut result = l.b.icmp(low, x[0], y[0]);
    for n in 1..x.len() {
        let here = l.b.icmp(if n + 1 == x.len() { cc } else { low }, x[n], y[n]);
        let same = l.b.icmp(IntCc::Eq, x[n], y[n]);
        result = l.b.select(same, result, here);
    }
    result
}

/// Moves whole pieces as far as the amount's upper bits say, then bits from piece to piece.
fn shift(l: &mut Legalizer<'_>, operation: BinaryOp, value: Value, amount: Value) -> Value {
    let ty = l.b.ty(value);
    let mut words = pieces(l, value, operation == BinaryOp::AShr);
    let count = words.len();
    let amount = l.b.cast(CastOp::Trunc, amount, Type::I64);
    let fill = if operation == BinaryOp::AShr {
        l.b.shift(BinaryOp::AShr, words[count - 1], 63)
    } else {
        l.b.int(Type::I64, 0)
    };
    let left = operation == BinaryOp::Shl;
    let mut step = count.next_power_of_two() / 2;
    while step > 0 {
        let bit = l.b.int(Type::I64, step as u128 * 64);
        let set = l.b.and(amount, bit);
        let zero = l.b.int(Type::I64, 0);
        let set = l.b.icmp(IntCc::Ne, set, zero);
        let moved: Pieces = (0..count)
            .map(|n| {
                let from = if left { n.checked_sub(step) } else { Some(n + step) };
                from.and_then(|f| words.get(f).copied()).unwrap_or(fill)
            })
            .collect();
        for n in 0..count {
            words[n] = l.b.select(set, moved[n], words[n]);
        }
        step /= 2;
    }
    let shifted: Pieces = (0..count)
        .map(|n| {
            if left {
                let lower = if n == 0 { fill } else { words[n - 1] };
                l.intrinsic("fshl", Type::I64, &[words[n], lower, amount])
            } else {
                let upper = if n + 1 == count { fill } else { words[n + 1] };
                l.intrinsic("fshr", Type::I64, &[upper, words[n], amount])
            }
        })
        .collect();
    join(l, &shifted, ty)
}

fn intrinsic(l: &mut Legalizer<'_>, op: &Operation, ty: Type) -> Option<Value> {
    let args = &op.args;
    let width = ty.int_width().unwrap_or(64);
    Some(match op.intrinsic {
        Intrinsic::SMax | Intrinsic::SMin | Intrinsic::UMax | Intrinsic::UMin => {
            let cc = match op.intrinsic {
                Intrinsic::SMax => IntCc::Sgt,
                Intrinsic::SMin => IntCc::Slt,
                Intrinsic::UMax => IntCc::Ugt,
                _ => IntCc::Ult,
            };
            let take = l.b.icmp(cc, args[0], args[1]);
            l.b.select(take, args[0], args[1])
        }
        Intrinsic::Abs => {
            let sign = l.b.shift(BinaryOp::AShr, args[0], width - 1);
            let flipped = l.b.xor(args[0], sign);
            l.b.sub(flipped, sign)
        }
        Intrinsic::CtPop => {
            let mut total = None;
            for piece in pieces(l, args[0], false) {
                let count = l.intrinsic("ctpop", Type::I64, &[piece]);
                total = Some(match total {
                    None => count,
                    Some(t) => l.b.add(t, count),
                });
            }
            let total = total.expect("pieces");
            l.b.zext_or_trunc(total, ty)
        }
        Intrinsic::CtLz => {
            let count = leading_zeros(l, args[0]);
            let extra = u128::from(width.next_multiple_of(64) - width);
            let extra = l.b.int(Type::I64, extra);
            let count = l.b.sub(count, extra);
            l.b.zext_or_trunc(count, ty)
        }
        Intrinsic::CtTz => {
            let list = pieces(l, args[0], false);
            let count = zeros(l, "cttz", &list);
            let most = l.b.int(Type::I64, u128::from(width));
            let count = l.intrinsic("umin", Type::I64, &[count, most]);
            l.b.zext_or_trunc(count, ty)
        }
        Intrinsic::BSwap | Intrinsic::BitReverse => {
            let base = if op.intrinsic == Intrinsic::BSwap { "bswap" } else { "bitreverse" };
            let list = pieces(l, args[0], false);
            let turned: Pieces =
                list.iter().rev().map(|&p| l.intrinsic(base, Type::I64, &[p])).collect();
            let whole = Type::int(turned.len() as u32 * 64);
            let value = join(l, &turned, whole);
            let extra = turned.len() as u32 * 64 - width;
            let value = if extra == 0 { value } else { l.b.shift(BinaryOp::LShr, value, extra) };
            l.b.cast(CastOp::Trunc, value, ty)
        }
        Intrinsic::FShl | Intrinsic::FShr => {
            funnel(l, op.intrinsic == Intrinsic::FShl, width, args)
        }
        _ => return None,
    })
}

/// Zeros before the first one, of a number extended to whole pieces.
fn leading_zeros(l: &mut Legalizer<'_>, value: Value) -> Value {
    let mut list = pieces(l, value, false);
    list.reverse();
    zeros(l, "ctlz", &list)
}

/// Zeros in a row of pieces, before the first one in it.
fn zeros(l: &mut Legalizer<'_>, base: &str, list: &[Value]) -> Value {
    let never = l.b.cx.consts.bool(false).into();
    let mut result: Option<Value> = None;
    for (n, &piece) in list.iter().enumerate().rev() {
        let count = l.intrinsic(base, Type::I64, &[piece, never]);
        result = Some(match result {
            None => count,
            Some(rest) => {
                let zero = l.b.int(Type::I64, 0);
                let empty = l.b.icmp(IntCc::Eq, piece, zero);
                let size = l.b.int(Type::I64, 64);
                let beyond = l.b.add(rest, size);
                l.b.select(empty, beyond, count)
            }
        });
        debug_assert!(n < list.len());
    }
    result.expect("pieces")
}

/// Shifted up to the highest bit, the upper piece has all that counts; the lower one only tells whether there
/// is more.
fn to_float(l: &mut Legalizer<'_>, signed: bool, value: Value, to: Type) -> Option<Value> {
    let width = l.b.ty(value).int_width()?;
    let bits = width.next_multiple_of(64);
    let ty = Type::int(bits);
    let value = l.b.cast(if signed { CastOp::SExt } else { CastOp::ZExt }, value, ty);
    let (magnitude, sign) = if signed {
        let sign = l.b.shift(BinaryOp::AShr, value, bits - 1);
        let flipped = l.b.xor(value, sign);
        (l.b.sub(flipped, sign), Some(sign))
    } else {
        (value, None)
    };
    let result = match to.float_kind()? {
        FloatKind::Half => {
            // Beyond 64 bits it is infinite.
            let list = pieces(l, magnitude, false);
            let low = l.b.cast(CastOp::UiToFp, list[0], to);
            let infinity = l.b.cx.consts.float(to, 0x7c00).into();
            let rest = any_set(l, &list[1..]);
            l.b.select(rest, infinity, low)
        }
        FloatKind::Float | FloatKind::Double | FloatKind::BFloat => {
            let heads = leading_zeros(l, magnitude);
            // Zero has only zeros before: it stays zero, shifted by any amount.
            let limit = l.b.int(Type::I64, u128::from(bits - 1));
            let count = l.intrinsic("umin", Type::I64, &[heads, limit]);
            let count = l.b.cast(CastOp::ZExt, count, ty);
            let top = shift(l, BinaryOp::Shl, magnitude, count);
            let list = pieces(l, top, false);
            let (&highest, lower) = list.split_last()?;
            let more = any_set(l, lower);
            let sticky = l.b.cast(CastOp::ZExt, more, Type::I64);
            let top = l.b.or(highest, sticky);
            let rounded = l.b.cast(CastOp::UiToFp, top, to);
            let heads = l.b.cast(CastOp::Trunc, heads, Type::I32);
            let size = l.b.int(Type::I32, u128::from(bits - 64));
            let exponent = l.b.sub(size, heads);
            l.intrinsic("ldexp", to, &[rounded, exponent])
        }
        _ => return None,
    };
    let Some(sign) = sign else { return Some(result) };
    let sign = l.b.cast(CastOp::Trunc, sign, Type::I64);
    let negative = l.negative(sign);
    let minus = l.fneg(result);
    Some(l.b.select(negative, minus, result))
}

/// Whether any of the pieces is other than zero.
fn any_set(l: &mut Legalizer<'_>, list: &[Value]) -> Value {
    let mut all = l.b.int(Type::I64, 0);
    for &piece in list {
        all = l.b.or(all, piece);
    }
    let zero = l.b.int(Type::I64, 0);
    l.b.icmp(IntCc::Ne, all, zero)
}

/// A `double` as an integer of many bits: the significand, shifted as the exponent says.
fn shifted_significand(l: &mut Legalizer<'_>, signed: bool, value: Value, to: Type) -> Value {
    let wide = Type::int(to.int_width().unwrap_or(64).next_multiple_of(64));
    let bits = l.b.cast(CastOp::BitCast, value, Type::I64);
    let field = l.b.shift(BinaryOp::LShr, bits, 52);
    let mask = l.b.int(Type::I64, 0x7ff);
    let exponent = l.b.and(field, mask);
    let mask = l.b.int(Type::I64, (1 << 52) - 1);
    let fraction = l.b.and(bits, mask);
    let hidden = l.b.int(Type::I64, 1 << 52);
    let significand = l.b.or(fraction, hidden);
    // 2^52 has the exponent 1075: below, bits are cut off, none are left below 1.
    let point = l.b.int(Type::I64, 1075);
    let up = l.b.sub(exponent, point);
    let down = l.b.sub(point, exponent);
    let most = l.b.int(Type::I64, 63);
    let down = l.intrinsic("umin", Type::I64, &[down, most]);
    let small = l.b.binary(BinaryOp::LShr, significand, down);
    let small = l.b.cast(CastOp::ZExt, small, wide);
    let most = l.b.int(Type::I64, u128::from(wide.int_width().unwrap_or(64) - 1));
    let amount = l.intrinsic("umin", Type::I64, &[up, most]);
    let amount = l.b.cast(CastOp::ZExt, amount, wide);
    let significand = l.b.cast(CastOp::ZExt, significand, wide);
    let large = shift(l, BinaryOp::Shl, significand, amount);
    let is_small = l.b.icmp(IntCc::Ult, exponent, point);
    let number = l.b.select(is_small, small, large);
    let number = l.b.cast(CastOp::Trunc, number, to);
    if !signed {
        return number;
    }
    let negative = l.negative(bits);
    let zero = l.b.cx.consts.zero(to).into();
    let minus = l.b.sub(zero, number);
    l.b.select(negative, minus, number)
}

/// The upper piece is the quotient by 2^64, the lower one what is left.
fn from_float(l: &mut Legalizer<'_>, signed: bool, value: Value, to: Type) -> Option<Value> {
    let of = l.b.ty(value);
    match of.float_kind()? {
        FloatKind::Half | FloatKind::BFloat => {
            let float = l.extend(value, Type::FLOAT);
            if of == Type::HALF {
                let cast = if signed { CastOp::FpToSi } else { CastOp::FpToUi };
                let number = l.b.cast(cast, float, Type::I64);
                return Some(l.b.cast(
                    if signed { CastOp::SExt } else { CastOp::ZExt },
                    number,
                    to,
                ));
            }
            return from_float(l, signed, float, to);
        }
        FloatKind::Float => {
            let double = l.extend(value, Type::DOUBLE);
            return from_float(l, signed, double, to);
        }
        FloatKind::Double => {}
        _ => return None,
    }
    if to.int_width()? > 128 {
        return Some(shifted_significand(l, signed, value, to));
    }
    let double = |l: &mut Legalizer<'_>, bits: u64| -> Value {
        l.b.cx.consts.float(Type::DOUBLE, u128::from(bits)).into()
    };
    let whole = l.intrinsic("trunc", of, &[value]);
    let magnitude = l.intrinsic("fabs", of, &[whole]);
    let scale = double(l, 0x3bf0_0000_0000_0000);
    let scaled = l.fmul(magnitude, scale);
    let high = l.intrinsic("floor", of, &[scaled]);
    let factor = double(l, 0xc3f0_0000_0000_0000);
    let low = l.fma(high, factor, magnitude);
    let low = l.b.cast(CastOp::FpToUi, low, Type::I64);
    let high = l.b.cast(CastOp::FpToUi, high, Type::I64);
    let number = join(l, &[low, high], Type::I128);
    if !signed {
        return Some(l.b.cast(CastOp::Trunc, number, to));
    }
    let zero = double(l, 0);
    let negative = l.b.fcmp(FloatCc::Olt, value, zero);
    let none = l.b.int(Type::I128, 0);
    let minus = l.b.sub(none, number);
    let number = l.b.select(negative, minus, number);
    Some(l.b.cast(CastOp::Trunc, number, to))
}
