//! Integers: sums and products that tell whether they overflowed, saturation, three-way comparisons.

use ir::ssa::{InstKind, Intrinsic, Type, Value};
use transform::expand_intrinsics::{checked, saturated, shifted_saturated, three_way};

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
        | Intrinsic::SSubOverflow
        | Intrinsic::UMulOverflow
        | Intrinsic::SMulOverflow => {
            let (result, over) = checked(&mut l.b, op.intrinsic, [args[0], args[1]])?;
            Some(l.aggregate(op.ty, &[result, over]))
        }
        Intrinsic::UAddSat | Intrinsic::USubSat | Intrinsic::SAddSat | Intrinsic::SSubSat => {
            let signed = matches!(op.intrinsic, Intrinsic::SAddSat | Intrinsic::SSubSat);
            if matches!(width, 8 | 16 | 32) || width == 64 && !signed {
                return None;
            }
            let difference = matches!(op.intrinsic, Intrinsic::USubSat | Intrinsic::SSubSat);
            Some(saturated(&mut l.b, signed, difference, [args[0], args[1]]))
        }
        Intrinsic::UShlSat | Intrinsic::SShlSat => {
            let signed = op.intrinsic == Intrinsic::SShlSat;
            Some(shifted_saturated(&mut l.b, signed, [args[0], args[1]], width))
        }
        Intrinsic::UCmp | Intrinsic::SCmp => {
            let signed = op.intrinsic == Intrinsic::SCmp;
            Some(three_way(&mut l.b, signed, [args[0], args[1]], op.ty))
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
