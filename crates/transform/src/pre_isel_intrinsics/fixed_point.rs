//! Fixed-point arithmetic: integers that count a fraction.

use ir::ssa::{BinaryOp, Builder, CastOp, IntCc, Intrinsic, Type, Value};

use crate::elementwise::lane_of;
use crate::expand_intrinsics::clamped;

/// Multiplication or division of numbers of a fixed-point format.
#[derive(Clone, Copy)]
struct Format {
    signed: bool,
    saturates: bool,
    divides: bool,
    /// Bits of the fraction.
    scale: u32,
    width: u32,
}

/// Writes a fixed-point product or quotient, element by element. Rounded down, which the Language Reference leaves open.
pub(super) fn lowered(
    b: &mut Builder<'_>,
    which: Intrinsic,
    ty: Type,
    args: &[Value],
) -> Option<Value> {
    use Intrinsic as I;
    let &[_, _, scale] = args else { return None };
    let scale = scale.constant().and_then(|c| b.cx.consts.as_uint(c))?;
    let element = b.cx.types.scalar(ty);
    let format = Format {
        signed: matches!(which, I::SMulFix | I::SMulFixSat | I::SDivFix | I::SDivFixSat),
        saturates: matches!(which, I::SMulFixSat | I::UMulFixSat | I::SDivFixSat | I::UDivFixSat),
        divides: matches!(which, I::SDivFix | I::UDivFix | I::SDivFixSat | I::UDivFixSat),
        scale: u32::try_from(scale).ok()?,
        width: element.int_width()?,
    };
    if !ty.is_vector() {
        return Some(format.of(b, [args[0], args[1]]));
    }
    Some(b.vector(ty, |b, lane| {
        let parts = lane_of(b, &args[..2], lane);
        format.of(b, [parts[0], parts[1]])
    }))
}

impl Format {
    /// Writes the operation on two numbers.
    fn of(self, b: &mut Builder<'_>, numbers: [Value; 2]) -> Value {
        let own = b.ty(numbers[0]);
        // Both a product and a dividend with its fraction fit into twice the width.
        let wide = Type::int(2 * self.width);
        let extend = if self.signed { CastOp::SExt } else { CastOp::ZExt };
        let [x, y] = numbers.map(|n| b.cast(extend, n, wide));
        let mut exact = if self.divides {
            self.quotient(b, [x, y])
        } else {
            let product = b.mul(x, y);
            let down = if self.signed { BinaryOp::AShr } else { BinaryOp::LShr };
            b.shift(down, product, self.scale)
        };
        if self.saturates {
            exact = clamped(b, self.signed, self.width, exact);
        }
        b.cast(CastOp::Trunc, exact, own)
    }

    fn quotient(self, b: &mut Builder<'_>, [x, y]: [Value; 2]) -> Value {
        let wide = b.ty(x);
        let dividend = b.shift(BinaryOp::Shl, x, self.scale);
        if !self.signed {
            return b.binary(BinaryOp::UDiv, dividend, y);
        }
        let quotient = b.binary(BinaryOp::SDiv, dividend, y);
        // Division rounds towards zero: one less where something remains below it.
        let whole = b.mul(quotient, y);
        let zero = b.int(wide, 0);
        let remains = b.icmp(IntCc::Ne, dividend, whole);
        let signs = b.xor(dividend, y);
        let below = b.icmp(IntCc::Slt, signs, zero);
        let down = b.and(remains, below);
        let one = b.cast(CastOp::SExt, down, wide);
        b.add(quotient, one)
    }
}
