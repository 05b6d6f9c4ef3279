//! Functions of large integers by sums, shifts and comparisons.

use crate::elementwise::is_checked;
use crate::expand_intrinsics::{checked, pair, saturated, shifted_saturated, three_way};
use crate::large_integers::by_pieces;
use ir::ssa::{BinaryOp, Builder, CastOp, InstKind, IntCc, Intrinsic, Type, Value};
use smallvec::SmallVec;

/// Bits of the machine's integers.
const WORD: u32 = 64;

/// Whether a function of large integers is expanded.
pub(super) fn is_known(which: Intrinsic) -> bool {
    use Intrinsic as I;
    let by_pieces = matches!(which, I::CtPop | I::CtLz | I::CtTz | I::BSwap | I::BitReverse);
    let shifts = matches!(which, I::FShl | I::FShr | I::UShlSat | I::SShlSat);
    let saturates = matches!(which, I::SAddSat | I::SSubSat | I::UAddSat | I::USubSat);
    by_pieces
        || shifts
        || saturates
        || is_checked(which)
        || which == I::Abs
        || order(which).is_some()
}

/// Whether a selector that has functions of large integers has this one of a type.
pub(super) fn is_selected(which: Intrinsic, ty: Type) -> bool {
    let width = ty.int_width().unwrap_or(WORD);
    match which {
        Intrinsic::FShl | Intrinsic::FShr => width.is_power_of_two(),
        Intrinsic::BSwap | Intrinsic::BitReverse => width.is_multiple_of(WORD),
        which => !matches!(which, Intrinsic::UShlSat | Intrinsic::SShlSat),
    }
}

/// Comparison by which a minimum or maximum takes its first operand.
fn order(which: Intrinsic) -> Option<IntCc> {
    Some(match which {
        Intrinsic::SMax => IntCc::Sgt,
        Intrinsic::SMin => IntCc::Slt,
        Intrinsic::UMax => IntCc::Ugt,
        Intrinsic::UMin => IntCc::Ult,
        _ => return None,
    })
}

/// Writes what stands for a call of a function of large integers by sums, shifts, comparisons and logic of them, which
/// selectors have. Returns none if the function is not known here.
pub fn expand(b: &mut Builder<'_>, kind: &InstKind, ty: Type) -> Option<Value> {
    use Intrinsic as I;
    let InstKind::Call { callee, args, .. } = *kind else { return None };
    let which = b.cx.intrinsic_of(callee);
    let args: SmallVec<[Value; 4]> = b.body.list(args).into();
    let width = b.ty(*args.first()?).int_width()?;
    match which {
        I::BSwap | I::BitReverse if !width.is_multiple_of(WORD) => {
            reversed(b, which, args[0], width)
        }
        I::CtPop | I::CtLz | I::CtTz | I::BSwap | I::BitReverse => by_pieces(b, kind, ty),
        I::Abs => Some(magnitude(b, args[0], width)),
        I::FShl | I::FShr => Some(funnel_shift(b, which == I::FShl, &args, width)),
        I::UCmp | I::SCmp => Some(three_way(b, which == I::SCmp, [args[0], args[1]], ty)),
        I::UShlSat | I::SShlSat => {
            Some(shifted_saturated(b, which == I::SShlSat, [args[0], args[1]], width))
        }
        I::SAddSat | I::SSubSat | I::UAddSat | I::USubSat => {
            let signed = matches!(which, I::SAddSat | I::SSubSat);
            let difference = matches!(which, I::SSubSat | I::USubSat);
            Some(saturated(b, signed, difference, [args[0], args[1]]))
        }
        which if is_checked(which) && width == 1 => checked_bit(b, which, &args, ty),
        which if is_checked(which) => {
            let (value, is_over) = checked(b, which, [args[0], args[1]])?;
            Some(pair(b, ty, [value, is_over]))
        }
        which => {
            let first = b.icmp(order(which)?, args[0], args[1]);
            Some(b.select(first, args[0], args[1]))
        }
    }
}

fn magnitude(b: &mut Builder<'_>, value: Value, width: u32) -> Value {
    let sign = b.shift(BinaryOp::AShr, value, width - 1);
    let flipped = b.xor(value, sign);
    b.sub(flipped, sign)
}

/// `fshl` and `fshr`. The other half moves by one and then by the rest, so that no shift is by the whole width.
fn funnel_shift(b: &mut Builder<'_>, left: bool, args: &[Value], width: u32) -> Value {
    let ty = b.ty(args[0]);
    let most = b.int(ty, u128::from(width - 1));
    let (amount, rest) = if width.is_power_of_two() {
        let amount = b.and(args[2], most);
        (amount, b.xor(amount, most))
    } else {
        let amount = remainder(b, args[2], width);
        (amount, b.sub(most, amount))
    };
    let (near, far, forth, back) = if left {
        (args[0], args[1], BinaryOp::Shl, BinaryOp::LShr)
    } else {
        (args[1], args[0], BinaryOp::LShr, BinaryOp::Shl)
    };
    let near = b.binary(forth, near, amount);
    let half = b.shift(back, far, 1);
    let far = b.binary(back, half, rest);
    b.or(near, far)
}

/// A large integer modulo its own width: word by word from the highest, by Horner's rule.
fn remainder(b: &mut Builder<'_>, value: Value, width: u32) -> Value {
    let ty = b.ty(value);
    let divisor = b.int(Type::I64, u128::from(width));
    let base = (1u128 << WORD) % u128::from(width);
    let base = b.int(Type::I64, base);
    let mut result: Option<Value> = None;
    for word in (0..width.div_ceil(WORD)).rev() {
        let moved = if word == 0 { value } else { b.shift(BinaryOp::LShr, value, word * WORD) };
        let low = b.cast(CastOp::Trunc, moved, Type::I64);
        let mut own = b.binary(BinaryOp::URem, low, divisor);
        if let Some(above) = result {
            // Both are below 2^24, so neither the product nor the sum wraps.
            let scaled = b.mul(above, base);
            let sum = b.add(scaled, own);
            own = b.binary(BinaryOp::URem, sum, divisor);
        }
        result = Some(own);
    }
    let result = result.unwrap_or(divisor);
    b.cast(CastOp::ZExt, result, ty)
}

/// Reverses at whole words, where what was above the number comes out below it.
fn reversed(b: &mut Builder<'_>, which: Intrinsic, value: Value, width: u32) -> Option<Value> {
    let (ty, whole) = (b.ty(value), width.next_multiple_of(WORD));
    let wide = b.cast(CastOp::ZExt, value, Type::int(whole));
    let name = if which == Intrinsic::BSwap { "bswap" } else { "bitreverse" };
    let call = b.call_intrinsic(&format!("llvm.{name}.i{whole}"), Type::int(whole), &[wide]);
    let result = Value::from(b.body.result(call)?);
    let moved = b.shift(BinaryOp::LShr, result, whole - width);
    Some(b.cast(CastOp::Trunc, moved, ty))
}

/// The number with all bits set.
pub(super) fn all_ones(b: &mut Builder<'_>, ty: Type) -> Value {
    let bit = Value::from(b.cx.consts.bool(true));
    b.cast(CastOp::SExt, bit, ty)
}

/// A sum, difference or product of two bits, and whether it is over: computed in a byte.
fn checked_bit(b: &mut Builder<'_>, which: Intrinsic, args: &[Value], pair: Type) -> Option<Value> {
    use Intrinsic as I;
    let signed = matches!(which, I::SAddOverflow | I::SSubOverflow | I::SMulOverflow);
    let op = match which {
        I::SAddOverflow | I::UAddOverflow => BinaryOp::Add,
        I::SSubOverflow | I::USubOverflow => BinaryOp::Sub,
        _ => BinaryOp::Mul,
    };
    let extension = if signed { CastOp::SExt } else { CastOp::ZExt };
    let x = b.cast(extension, args[0], Type::I8);
    let y = b.cast(extension, args[1], Type::I8);
    let exact = b.binary(op, x, y);
    let value = b.cast(CastOp::Trunc, exact, Type::I1);
    let back = b.cast(extension, value, Type::I8);
    let over = b.icmp(IntCc::Ne, back, exact);
    let poison = Value::from(b.cx.consts.poison(pair));
    let first = b.insert_value(poison, value, 0);
    Some(b.insert_value(first, over, 1))
}
