//! Integers above 64 bits, in pieces of 64: comparisons, shifts by variable amounts, functions, conversions to and from
//! floats. The expansions are those of [`transform::large_integers`] and [`transform::large_operations`]. (Sums, products,
//! logic and shifts by constants are selected as they are.)

use ir::ssa::{BinaryOp, CastOp, FloatCc, InstKind, IntCc, Type, Value};
use smallvec::SmallVec;
use transform::large_integers::{by_pieces, cut, joined};
use transform::large_operations::floats::{self, Scaling};
use transform::large_operations::functions;

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
        InstKind::ICmp { .. } if wide(operand) => by_pieces(&mut l.b, &op.kind, op.ty),
        InstKind::Binary { op: BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr, args, .. }
            if wide(operand) && args[1].constant().is_none() =>
        {
            by_pieces(&mut l.b, &op.kind, op.ty)
        }
        InstKind::Cast { op: CastOp::Trunc, value, .. } if wide(operand) && op.ty == Type::I1 => {
            let low = l.b.cast(CastOp::Trunc, value, Type::I32);
            Some(l.b.cast(CastOp::Trunc, low, Type::I1))
        }
        InstKind::Cast { op: cast, value, .. } if wide(operand) || wide(op.ty) => {
            if let CastOp::FpToSi | CastOp::FpToUi = cast
                && let Some(number) = from_float(l, cast == CastOp::FpToSi, value, op.ty)
            {
                return Some(number);
            }
            floats::convert(&mut l.b, &op.kind, op.ty, Scaling::LdExp)
        }
        InstKind::Call { .. } if wide(operand) => functions::expand(&mut l.b, &op.kind, op.ty),
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
        InstKind::InsertElement { args } => Some(cut(&mut l.b, args[1])),
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
    Some(if own.is_some() {
        l.b.cast(CastOp::BitCast, list, ty)
    } else {
        joined(&mut l.b, &found, elem)
    })
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

/// A float as an integer of up to 128 bits, by arithmetic of 64-bit floats: the upper piece is the quotient by 2^64, the lower
/// one the remainder.
fn from_float(l: &mut Legalizer<'_>, signed: bool, value: Value, to: Type) -> Option<Value> {
    let of = Type::DOUBLE;
    let value = match l.b.ty(value) {
        Type::DOUBLE => value,
        Type::FLOAT | Type::BFLOAT => l.extend(value, of),
        _ => return None,
    };
    if to.int_width()? > 128 {
        return None;
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
    let number = joined(&mut l.b, &[low, high], Type::I128);
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
