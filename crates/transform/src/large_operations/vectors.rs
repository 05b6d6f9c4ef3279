//! Operations on vectors of large integers, element by element.

use super::is_large;
use crate::elementwise::{self, ScalarCall, is_checked, is_elementwise, is_reduction, lane_of};
use ir::ssa::{Body, Builder, CastOp, Context, Inst, InstKind, Type, Value};
use smallvec::SmallVec;

/// Whether an operation is done element by element: one that reads or makes a vector of large integers, or checks sums of
/// vectors.
pub(super) fn is_expanded(body: &Body, cx: &Context, inst: Inst) -> bool {
    let large = |ty: Type| cx.types.vector_parts(ty).is_some_and(|(elem, _)| is_large(elem));
    let of = |value: Value| large(body.value_type(value, cx));
    let result = || body.result(inst).is_some_and(|local| large(body.locals[local].ty));
    match &body.insts[inst].kind {
        InstKind::Binary { args, .. } | InstKind::ICmp { args, .. } => of(args[0]),
        InstKind::Select { args, .. } => of(args[1]),
        InstKind::Freeze { value } => of(*value),
        InstKind::Cast { op: CastOp::BitCast, .. } => false,
        InstKind::Cast { value, .. } => of(*value) || result(),
        InstKind::Call { callee, args, .. } => {
            let which = cx.intrinsic_of(*callee);
            let Some(&first) = body.list(*args).first() else { return false };
            if is_checked(which) {
                return body.value_type(first, cx).is_vector();
            }
            let known = is_elementwise(which) || is_reduction(which);
            known && (of(first) || result())
        }
        _ => false,
    }
}

/// Writes the operation on elements, and the vector of what comes out.
pub(super) fn expand(b: &mut Builder<'_>, inst: Inst) -> Option<Value> {
    let kind = b.body.insts[inst].kind.clone();
    let result = b.body.result(inst).map(|local| b.body.locals[local].ty)?;
    let InstKind::Call { callee, args, .. } = kind else {
        return by_elements(b, &kind, result);
    };
    let which = b.cx.intrinsic_of(callee);
    let args: SmallVec<[Value; 4]> = b.body.list(args).into();
    let global = b.cx.direct_callee(callee)?;
    let name = b.cx.globals[global].name.to_string();
    let call = ScalarCall { which, name: &name, args: &args, ty: result };
    elementwise::split(b, &call, &|b, scalar| scalar.plain(b))
}

fn by_elements(b: &mut Builder<'_>, kind: &InstKind, result: Type) -> Option<Value> {
    let (elem, _) = b.cx.types.vector_parts(result)?;
    let mut values: SmallVec<[Value; 4]> = SmallVec::new();
    kind.for_each_value(b.body, |value| values.push(value));
    Some(b.vector(result, |b, lane| {
        let parts = lane_of(b, &values, lane);
        let kind = b.body.with_operands(kind, &parts);
        b.value(kind, elem)
    }))
}
