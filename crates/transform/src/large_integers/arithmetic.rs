//! Arithmetic on lists of pieces.

use super::{BinaryOp, Builder, CastOp, IntCc, Intrinsic, List, PIECE, Pieces, Type, Value};

/// A call of an intrinsic of 64 bits.
pub(super) fn call(b: &mut Builder<'_>, base: &str, args: &[Value]) -> Value {
    b.intrinsic(&format!("llvm.{base}.i64"), Type::I64, args)
}

/// A number of bits of a piece, which fits in 32 bits.
fn count(b: &mut Builder<'_>, base: &str, args: &[Value]) -> Value {
    let count = call(b, base, args);
    b.cast(CastOp::Trunc, count, Type::I32)
}

fn zero(b: &mut Builder<'_>) -> Value {
    b.int(Type::I64, 0)
}

/// Whether a piece is known to be zero.
pub(super) fn is_zero(b: &Builder<'_>, value: Value) -> bool {
    value.constant().and_then(|c| b.cx.consts.as_uint(c)) == Some(0)
}

/// Piece above a number: zeros, or its sign.
pub(super) fn above(b: &mut Builder<'_>, list: &[Value], signed: bool) -> Value {
    match list.last() {
        Some(&last) if signed => b.shift(BinaryOp::AShr, last, PIECE - 1),
        _ => zero(b),
    }
}

/// A sum, or a difference, of numbers of as many pieces.
fn sum(b: &mut Builder<'_>, difference: bool, x: &[Value], y: &[Value]) -> List {
    let op = if difference { BinaryOp::Sub } else { BinaryOp::Add };
    let mut carry: Option<Value> = None;
    let mut found = List::new();
    for (&x, &y) in x.iter().zip(y) {
        let partial = b.binary(op, x, y);
        // A sum below a summand went over; a difference goes under where its first operand is below the other.
        let over = |b: &mut Builder<'_>, result: Value, x: Value, y: Value| {
            if difference { b.icmp(IntCc::Ult, x, y) } else { b.icmp(IntCc::Ult, result, x) }
        };
        let result = match carry {
            None => partial,
            Some(carry) => {
                let carry = b.cast(CastOp::ZExt, carry, Type::I64);
                b.binary(op, partial, carry)
            }
        };
        found.push(result);
        let first = over(b, partial, x, y);
        carry = Some(match carry {
            None => first,
            Some(before) => {
                let before = b.cast(CastOp::ZExt, before, Type::I64);
                let second = over(b, result, partial, before);
                b.or(first, second)
            }
        });
    }
    found
}

/// The upper half of a product of 64 bits.
fn multiply_high(b: &mut Builder<'_>, x: Value, y: Value) -> Value {
    let mask = b.int(Type::I64, u128::from(u32::MAX));
    let [xl, yl] = [x, y].map(|v| b.and(v, mask));
    let [xh, yh] = [x, y].map(|v| b.shift(BinaryOp::LShr, v, PIECE / 2));
    let low = b.mul(xl, yl);
    let carried = b.shift(BinaryOp::LShr, low, PIECE / 2);
    let first = b.mul(xh, yl);
    let middle = b.add(first, carried);
    let second = b.mul(xl, yh);
    let lower = b.and(middle, mask);
    let other = b.add(second, lower);
    let high = b.mul(xh, yh);
    let [middle, other] = [middle, other].map(|v| b.shift(BinaryOp::LShr, v, PIECE / 2));
    let high = b.add(high, middle);
    b.add(high, other)
}

fn product(b: &mut Builder<'_>, x: &[Value], y: &[Value]) -> List {
    let count = x.len();
    let none = zero(b);
    let mut found: List = core::iter::repeat_n(none, count).collect();
    for (i, &x) in x.iter().enumerate() {
        if is_zero(b, x) {
            continue;
        }
        for (j, &y) in y.iter().enumerate().take(count - i) {
            if is_zero(b, y) {
                continue;
            }
            // The product of two pieces, at its place.
            let low = b.mul(x, y);
            let mut addend: List = core::iter::repeat_n(none, count - i - j).collect();
            addend[0] = low;
            if let Some(next) = addend.get_mut(1) {
                *next = multiply_high(b, x, y);
            }
            let at = i + j;
            if found[at..].iter().all(|&v| is_zero(b, v)) {
                found.truncate(at);
                found.extend(addend);
            } else {
                let rest = sum(b, false, &found[at..], &addend);
                found.truncate(at);
                found.extend(rest);
            }
        }
    }
    found
}

/// A binary operation but divisions.
pub(super) fn binary(b: &mut Builder<'_>, op: BinaryOp, x: &Pieces, y: &Pieces) -> Option<List> {
    Some(match op {
        BinaryOp::Add => sum(b, false, &x.list, &y.list),
        BinaryOp::Sub => sum(b, true, &x.list, &y.list),
        BinaryOp::Mul => product(b, &x.list, &y.list),
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
            x.list.iter().zip(&y.list).map(|(&x, &y)| b.binary(op, x, y)).collect()
        }
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
            let amount = y.list[0].constant().and_then(|c| b.cx.consts.as_uint(c));
            if op == BinaryOp::AShr && amount == Some(u128::from(x.width - 1)) {
                // The sign alone.
                let whole = x.whole(b, true);
                let sign = above(b, &whole, true);
                return Some(core::iter::repeat_n(sign, whole.len()).collect());
            }
            let whole =
                if op == BinaryOp::Shl { x.list.clone() } else { x.whole(b, op == BinaryOp::AShr) };
            shift(b, op, &whole, y.list[0])
        }
        _ => return None,
    })
}

/// Moves whole pieces as far as the amount's upper bits say, then bits from piece to piece.
fn shift(b: &mut Builder<'_>, op: BinaryOp, list: &[Value], amount: Value) -> List {
    let count = list.len();
    let mut list: List = list.into();
    let left = op == BinaryOp::Shl;
    let fill = above(b, &list, op == BinaryOp::AShr);
    let moved = |list: &List, n: usize, step: usize| {
        let from = if left { n.checked_sub(step) } else { Some(n + step) };
        from.and_then(|from| list.get(from).copied()).unwrap_or(fill)
    };
    let known = amount.constant().and_then(|c| b.cx.consts.as_uint(c));
    if let Some(known) = known {
        let step = (known / u128::from(PIECE)).min(count as u128) as usize;
        list = (0..count).map(|n| moved(&list, n, step)).collect();
        let bits = (known % u128::from(PIECE)) as u32;
        if bits == 0 {
            return list;
        }
        let by = |b: &mut Builder<'_>, op, value, bits| b.shift(op, value, bits);
        return (0..count)
            .map(|n| {
                let other = moved(&list, n, 1);
                let (own, rest) =
                    if left { (op, BinaryOp::LShr) } else { (BinaryOp::LShr, BinaryOp::Shl) };
                let own = by(b, own, list[n], bits);
                let rest = by(b, rest, other, PIECE - bits);
                b.or(own, rest)
            })
            .collect();
    }
    let mut step = count.next_power_of_two() / 2;
    while step > 0 {
        let bit = b.int(Type::I64, step as u128 * u128::from(PIECE));
        let none = zero(b);
        let is_set = b.and(amount, bit);
        let is_set = b.icmp(IntCc::Ne, is_set, none);
        let far: List = (0..count).map(|n| moved(&list, n, step)).collect();
        list = far.iter().zip(&list).map(|(&far, &near)| b.select(is_set, far, near)).collect();
        step /= 2;
    }
    (0..count)
        .map(|n| {
            let other = moved(&list, n, 1);
            if left {
                call(b, "fshl", &[list[n], other, amount])
            } else {
                call(b, "fshr", &[other, list[n], amount])
            }
        })
        .collect()
}

pub(super) fn compare(b: &mut Builder<'_>, cc: IntCc, x: &Pieces, y: &Pieces) -> Value {
    let [x, y] = [x, y].map(|v| v.whole(b, cc.is_signed()));
    if matches!(cc, IntCc::Eq | IntCc::Ne) {
        let mut differ = zero(b);
        for (&x, &y) in x.iter().zip(&y) {
            let here = if is_zero(b, y) { x } else { b.xor(x, y) };
            differ = if is_zero(b, differ) { here } else { b.or(differ, here) };
        }
        let none = zero(b);
        return b.icmp(cc, differ, none);
    }
    // The highest pieces that differ decide; of those below the comparison without signs.
    let low = match cc {
        IntCc::Sgt => IntCc::Ugt,
        IntCc::Sge => IntCc::Uge,
        IntCc::Slt => IntCc::Ult,
        IntCc::Sle => IntCc::Ule,
        cc => cc,
    };
    let mut result = b.icmp(low, x[0], y[0]);
    for n in 1..x.len() {
        let here = b.icmp(if n + 1 == x.len() { cc } else { low }, x[n], y[n]);
        let same = b.icmp(IntCc::Eq, x[n], y[n]);
        result = b.select(same, result, here);
    }
    result
}

/// Whether a call of an intrinsic is taken apart.
pub(super) fn is_known(intrinsic: Intrinsic) -> bool {
    use Intrinsic as I;
    matches!(intrinsic, I::CtPop | I::CtLz | I::CtTz | I::BSwap | I::BitReverse)
}

/// An intrinsic of large integers.
pub(super) fn intrinsic(
    b: &mut Builder<'_>,
    intrinsic: Intrinsic,
    args: &[Pieces],
) -> Option<List> {
    use Intrinsic as I;
    Some(match (intrinsic, args) {
        (I::CtPop, [x]) => {
            let mut total: Option<Value> = None;
            for piece in x.whole(b, false) {
                let ones = count(b, "ctpop", &[piece]);
                total = Some(total.map_or(ones, |total| b.add(total, ones)));
            }
            small(b, total?, x)
        }
        (I::CtLz, [x, ..]) => {
            let mut list = x.whole(b, false);
            list.reverse();
            let zeros = zeros(b, "ctlz", &list);
            let unused = b.int(Type::I32, u128::from(list.len() as u32 * PIECE - x.width));
            let zeros = b.sub(zeros, unused);
            small(b, zeros, x)
        }
        (I::CtTz, [x, ..]) => {
            let list = x.whole(b, false);
            let zeros = zeros(b, "cttz", &list);
            if x.width.is_multiple_of(PIECE) {
                return Some(small(b, zeros, x));
            }
            let most = b.int(Type::I32, u128::from(x.width));
            let over = b.icmp(IntCc::Ugt, zeros, most);
            let zeros = b.select(over, most, zeros);
            small(b, zeros, x)
        }
        (I::BSwap | I::BitReverse, [x]) => {
            let base = if intrinsic == I::BSwap { "bswap" } else { "bitreverse" };
            let turned: List = x.list.iter().rev().map(|&p| call(b, base, &[p])).collect();
            let unused = turned.len() as u32 * PIECE - x.width;
            let amount = b.int(Type::I64, u128::from(unused));
            shift(b, BinaryOp::LShr, &turned, amount)
        }
        _ => return None,
    })
}

/// A number of 32 bits in as many pieces as another one.
fn small(b: &mut Builder<'_>, value: Value, like: &Pieces) -> List {
    let none = zero(b);
    let mut list: List = core::iter::repeat_n(none, like.list.len()).collect();
    list[0] = b.cast(CastOp::ZExt, value, Type::I64);
    list
}

/// Zeros in a row of pieces, before the first one in it.
fn zeros(b: &mut Builder<'_>, base: &str, list: &[Value]) -> Value {
    let never = b.cx.consts.bool(false).into();
    let mut result: Option<Value> = None;
    for &piece in list.iter().rev() {
        let here = count(b, base, &[piece, never]);
        result = Some(match result {
            None => here,
            Some(rest) => {
                let none = zero(b);
                let empty = b.icmp(IntCc::Eq, piece, none);
                let size = b.int(Type::I32, u128::from(PIECE));
                let beyond = b.add(rest, size);
                b.select(empty, beyond, here)
            }
        });
    }
    result.unwrap_or_else(|| b.int(Type::I32, 0))
}
