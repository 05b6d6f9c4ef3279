//! Integer arithmetic of constants, up to 128 bits.

use ir::ssa::{BinaryOp, Const, ConstData, ConstExpr, Context, Flags, sign_extend, truncate};

/// A two-operand integer instruction of scalars.
pub(super) fn binary(
    cx: &mut Context,
    op: BinaryOp,
    flags: Flags,
    a: Const,
    b: Const,
) -> Option<Const> {
    let ty = cx.consts.ty(a);
    let width = ty.int_width().filter(|&w| w <= 128)?;
    let (undef_a, undef_b) = (super::is_undef(cx, a), super::is_undef(cx, b));
    if undef_a || undef_b {
        return with_undef(cx, op, undef_a, undef_b, a);
    }
    let (Some(x), Some(y)) = (cx.consts.as_uint(a), cx.consts.as_uint(b)) else {
        return expression(cx, op, a, b);
    };
    match evaluate(op, flags, x, y, width) {
        Some(value) => Some(cx.consts.int(ty, value)),
        None => Some(cx.consts.poison(ty)),
    }
}

/// The result of `op` on two numbers of `width` bits, zero-extended; none where it is poison (or the
/// behaviour undefined).
pub(super) fn evaluate(op: BinaryOp, flags: Flags, x: u128, y: u128, width: u32) -> Option<u128> {
    let (sx, sy) = (sign_extend(x, width), sign_extend(y, width));
    let fits_unsigned = |wide: Option<u128>| wide.is_some_and(|v| truncate(v, width) == v);
    let fits_signed = |wide: Option<i128>| {
        wide.is_some_and(|v| sign_extend(truncate(v as u128, width), width) == v)
    };
    let wrap = |value: u128, unsigned: Option<u128>, signed: Option<i128>| {
        let bad = (flags.contains(Flags::NUW) && !fits_unsigned(unsigned))
            || (flags.contains(Flags::NSW) && !fits_signed(signed));
        (!bad).then(|| truncate(value, width))
    };
    match op {
        BinaryOp::Add => wrap(x.wrapping_add(y), x.checked_add(y), sx.checked_add(sy)),
        BinaryOp::Sub => wrap(x.wrapping_sub(y), x.checked_sub(y), sx.checked_sub(sy)),
        BinaryOp::Mul => wrap(x.wrapping_mul(y), x.checked_mul(y), sx.checked_mul(sy)),
        BinaryOp::UDiv => {
            let exact = flags.contains(Flags::EXACT) && x.checked_rem(y)? != 0;
            x.checked_div(y).filter(|_| !exact)
        }
        BinaryOp::SDiv => {
            if y == 0 || !fits_signed(sx.checked_div(sy)) {
                return None;
            }
            let exact = flags.contains(Flags::EXACT) && sx % sy != 0;
            (!exact).then(|| truncate((sx / sy) as u128, width))
        }
        BinaryOp::URem => x.checked_rem(y),
        BinaryOp::SRem => {
            if y == 0 || !fits_signed(sx.checked_div(sy)) {
                return None;
            }
            Some(truncate((sx % sy) as u128, width))
        }
        BinaryOp::Shl => {
            if y >= u128::from(width) {
                return None;
            }
            let value = truncate(x << y, width);
            let bad = (flags.contains(Flags::NUW) && value >> y != x)
                || (flags.contains(Flags::NSW) && sign_extend(value, width) >> y != sx);
            (!bad).then_some(value)
        }
        BinaryOp::LShr | BinaryOp::AShr => {
            if y >= u128::from(width) || (flags.contains(Flags::EXACT) && x & ((1 << y) - 1) != 0) {
                return None;
            }
            Some(if op == BinaryOp::LShr { x >> y } else { truncate((sx >> y) as u128, width) })
        }
        BinaryOp::And => Some(x & y),
        BinaryOp::Or => (!(flags.contains(Flags::DISJOINT) && x & y != 0)).then_some(x | y),
        BinaryOp::Xor => Some(x ^ y),
        _ => None,
    }
}

/// With an undef operand, the most useful value that some choice of it allows.
fn with_undef(
    cx: &mut Context,
    op: BinaryOp,
    undef_a: bool,
    undef_b: bool,
    a: Const,
) -> Option<Const> {
    let ty = cx.consts.ty(a);
    Some(match op {
        BinaryOp::Add | BinaryOp::Sub => cx.consts.undef(ty),
        BinaryOp::Xor if undef_a && undef_b => cx.consts.zero(ty),
        BinaryOp::Xor => cx.consts.undef(ty),
        BinaryOp::And | BinaryOp::Or if undef_a && undef_b => cx.consts.undef(ty),
        BinaryOp::And | BinaryOp::Mul => cx.consts.zero(ty),
        BinaryOp::Or => cx.consts.sint(ty, -1),
        // A shift amount may be out of range, a divisor zero.
        _ if undef_b => cx.consts.poison(ty),
        _ => cx.consts.zero(ty),
    })
}

/// Arithmetic on addresses stays an expression where LLVM still has one (`add`, `sub`, `xor`); only
/// the neutral elements fold.
fn expression(cx: &mut Context, op: BinaryOp, a: Const, b: Const) -> Option<Const> {
    let zero_b = cx.consts.is_zero(b);
    match op {
        BinaryOp::Add
        | BinaryOp::Sub
        | BinaryOp::Or
        | BinaryOp::Xor
        | BinaryOp::Shl
        | BinaryOp::LShr
            if zero_b =>
        {
            Some(a)
        }
        BinaryOp::And | BinaryOp::Mul if zero_b => Some(b),
        BinaryOp::Add if cx.consts.is_zero(a) => Some(b),
        BinaryOp::Sub if a == b => {
            let expr =
                matches!(&cx.consts[a], ConstData::Expr { expr: ConstExpr::Cast { .. }, .. });
            let ty = cx.consts.ty(a);
            expr.then(|| cx.consts.zero(ty))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use BinaryOp::*;

    #[test]
    fn arithmetic_and_its_poison() {
        let ev = |op, flags, x: i128, y: i128, w| {
            evaluate(op, flags, truncate(x as u128, w), truncate(y as u128, w), w)
                .map(|v| sign_extend(v, w))
        };
        assert_eq!(ev(Add, Flags::NONE, 127, 1, 8), Some(-128));
        assert_eq!(ev(Add, Flags::NSW, 127, 1, 8), None);
        assert_eq!(ev(Add, Flags::NUW, 127, 1, 8), Some(-128));
        assert_eq!(ev(Sub, Flags::NUW, 1, 2, 8), None);
        assert_eq!(ev(Mul, Flags::NSW, -1, i128::MIN, 128), None);
        assert_eq!(ev(SDiv, Flags::NONE, -128, -1, 8), None);
        assert_eq!(ev(SDiv, Flags::NONE, -7, 2, 8), Some(-3));
        assert_eq!(ev(SRem, Flags::NONE, -7, 2, 8), Some(-1));
        assert_eq!(ev(UDiv, Flags::EXACT, 7, 2, 8), None);
        assert_eq!(ev(Shl, Flags::NSW, 64, 1, 8), None);
        assert_eq!(ev(Shl, Flags::NUW, 64, 1, 8), Some(-128));
        assert_eq!(ev(AShr, Flags::NONE, -128, 7, 8), Some(-1));
        assert_eq!(ev(LShr, Flags::NONE, 1, 9, 8), None);
        assert_eq!(ev(Or, Flags::DISJOINT, 3, 1, 8), None);
    }
}
