//! Integers: what is over, what stays at the end of its range, comparisons of three results.

use ir::ssa::{BinaryOp, Builder, CastOp, IntCc, Intrinsic, Type, Value};

/// A sum, difference or product, and whether it is over.
pub fn checked(
    b: &mut Builder<'_>,
    intrinsic: Intrinsic,
    [x, y]: [Value; 2],
) -> Option<(Value, Value)> {
    use Intrinsic as I;
    let ty = b.ty(x);
    let width = b.cx.types.scalar(ty).int_width()?;
    let zero = b.int(ty, 0);
    Some(match intrinsic {
        I::UAddOverflow => {
            let sum = b.add(x, y);
            (sum, b.icmp(IntCc::Ult, sum, x))
        }
        I::USubOverflow => (b.sub(x, y), b.icmp(IntCc::Ult, x, y)),
        I::SAddOverflow | I::SSubOverflow => {
            // Its sign is neither operand's, of which the second of a difference counts as its opposite.
            let difference = intrinsic == I::SSubOverflow;
            let result = if difference { b.sub(x, y) } else { b.add(x, y) };
            let first = b.xor(x, result);
            let second = if difference { b.xor(x, y) } else { b.xor(y, result) };
            let both = b.and(first, second);
            (result, b.icmp(IntCc::Slt, both, zero))
        }
        I::SMulOverflow | I::UMulOverflow => {
            let signed = intrinsic == I::SMulOverflow;
            let op = if signed { CastOp::SExt } else { CastOp::ZExt };
            let double = b.cx.types.with_shape_of(Type::int(2 * width), ty);
            let [x, y] = [x, y].map(|v| b.cast(op, v, double));
            let product = b.mul(x, y);
            let low = b.cast(CastOp::Trunc, product, ty);
            if !width.is_multiple_of(32) {
                // The upper half is no register of its own.
                let back = b.cast(op, low, double);
                return Some((low, b.icmp(IntCc::Ne, back, product)));
            }
            let high = b.shift(BinaryOp::LShr, product, width);
            let high = b.cast(CastOp::Trunc, high, ty);
            let expected = if signed { b.shift(BinaryOp::AShr, low, width - 1) } else { zero };
            (low, b.icmp(IntCc::Ne, high, expected))
        }
        _ => return None,
    })
}

/// -1, 0 or 1.
pub fn three_way(b: &mut Builder<'_>, signed: bool, [x, y]: [Value; 2], ty: Type) -> Value {
    let (above, below) = if signed { (IntCc::Sgt, IntCc::Slt) } else { (IntCc::Ugt, IntCc::Ult) };
    let [above, below] = [above, below].map(|cc| {
        let holds = b.icmp(cc, x, y);
        b.cast(CastOp::ZExt, holds, ty)
    });
    b.sub(above, below)
}

/// A shift to the left, or the end of the range where it loses bits.
pub fn shifted_saturated(
    b: &mut Builder<'_>,
    signed: bool,
    [x, by]: [Value; 2],
    width: u32,
) -> Value {
    let ty = b.ty(x);
    let shifted = b.binary(BinaryOp::Shl, x, by);
    let back = b.binary(if signed { BinaryOp::AShr } else { BinaryOp::LShr }, shifted, by);
    let fits = b.icmp(IntCc::Eq, back, x);
    let mut end = b.low_bits(ty, width - u32::from(signed));
    if signed {
        // The end on the side of the number's sign.
        let sign = b.shift(BinaryOp::AShr, x, width - 1);
        end = b.xor(end, sign);
    }
    b.select(fits, shifted, end)
}

/// A number brought into the range of a narrower type, of up to 128 bits.
pub(crate) fn clamped(b: &mut Builder<'_>, signed: bool, width: u32, value: Value) -> Value {
    let wide = b.ty(value);
    let most = b.low_bits(wide, width - u32::from(signed));
    let over = b.icmp(if signed { IntCc::Sgt } else { IntCc::Ugt }, value, most);
    let value = b.select(over, most, value);
    if !signed {
        return value;
    }
    let least = b.sint(wide, i128::MIN >> (128 - width));
    let under = b.icmp(IntCc::Slt, value, least);
    b.select(under, least, value)
}

/// The greatest number of a type.
pub(super) fn greatest(b: &mut Builder<'_>, ty: Type, signed: bool) -> Value {
    let width = b.cx.types.scalar(ty).int_width().unwrap_or(64);
    b.low_bits(ty, width - u32::from(signed))
}

/// A sum, or a difference, that stays at the end of its range.
pub fn saturated(b: &mut Builder<'_>, signed: bool, difference: bool, [x, y]: [Value; 2]) -> Value {
    let ty = b.ty(x);
    let width = b.cx.types.scalar(ty).int_width().unwrap_or(64);
    let op = if difference { BinaryOp::Sub } else { BinaryOp::Add };
    let result = b.binary(op, x, y);
    if !signed {
        let (over, end) = if difference {
            (b.icmp(IntCc::Ult, x, y), b.int(ty, 0))
        } else {
            (b.icmp(IntCc::Ult, result, x), b.low_bits(ty, width))
        };
        return b.select(over, end, result);
    }
    // It is over if the result's sign is neither operand's; the end is that on the other side.
    let first = b.xor(x, result);
    let second = if difference { b.xor(x, y) } else { b.xor(y, result) };
    let both = b.and(first, second);
    let zero = b.int(ty, 0);
    let over = b.icmp(IntCc::Slt, both, zero);
    let sign = b.shift(BinaryOp::AShr, result, width - 1);
    let least = b.one_bit(ty, width - 1);
    let end = b.xor(sign, least);
    b.select(over, end, result)
}
