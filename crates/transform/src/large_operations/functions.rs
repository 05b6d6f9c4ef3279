//! Functions of large integers by shifts and comparisons.

use crate::elementwise::is_checked;
use crate::expand_intrinsics::{shifted_saturated, three_way};
use ir::ssa::{BinaryOp, Builder, CastOp, IntCc, Intrinsic, Type, Value};

/// Bits of the machine's integers.
const WORD: u32 = 64;

/// Whether a function of one or more large integers may be expanded.
pub(super) fn is_known(which: Intrinsic) -> bool {
    use Intrinsic as I;
    matches!(which, I::FShl | I::FShr | I::BSwap | I::BitReverse | I::UShlSat | I::SShlSat)
}

/// Writes what stands for a call; none where the selector has it.
pub(super) fn expand(
    b: &mut Builder<'_>,
    which: Intrinsic,
    args: &[Value],
    ty: Type,
) -> Option<Value> {
    let operand = b.ty(args[0]);
    let width = operand.int_width()?;
    match which {
        Intrinsic::FShl | Intrinsic::FShr if !width.is_power_of_two() => {
            Some(funnel_shift(b, which == Intrinsic::FShl, args, width))
        }
        Intrinsic::BSwap | Intrinsic::BitReverse if !width.is_multiple_of(WORD) => {
            reversed(b, which, args[0], width)
        }
        Intrinsic::UCmp | Intrinsic::SCmp => {
            Some(three_way(b, which == Intrinsic::SCmp, [args[0], args[1]], ty))
        }
        Intrinsic::UShlSat | Intrinsic::SShlSat => {
            Some(shifted_saturated(b, which == Intrinsic::SShlSat, [args[0], args[1]], width))
        }
        which if is_checked(which) => checked_bit(b, which, args, ty),
        _ => None,
    }
}

/// `fshl` and `fshr` of a width that is no power of two. The other half moves by one and then by the rest, so that no shift is by the
/// whole width.
fn funnel_shift(b: &mut Builder<'_>, left: bool, args: &[Value], width: u32) -> Value {
    let amount = remainder(b, args[2], width);
    let ty = b.ty(args[0]);
    let most = b.int(ty, u128::from(width - 1));
    let rest = b.sub(most, amount);
    let (high, low) = (args[0], args[1]);
    if left {
        let half = b.shift(BinaryOp::LShr, low, 1);
        let near = b.binary(BinaryOp::Shl, high, amount);
        let far = b.binary(BinaryOp::LShr, half, rest);
        b.or(near, far)
    } else {
        let half = b.shift(BinaryOp::Shl, high, 1);
        let near = b.binary(BinaryOp::LShr, low, amount);
        let far = b.binary(BinaryOp::Shl, half, rest);
        b.or(near, far)
    }
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
