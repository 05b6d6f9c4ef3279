//! `pre-isel-intrinsic-lowering`: intrinsics that say with a name what other instructions say.
//!
//! * Rearranged vectors (`vector.insert`, `extract`, `reverse`, `splice`, `interleave`, `deinterleave`) are shuffles, `stepvector` is a
//!   constant.
//! * `cttz.elts` counts the zeros of a mask.
//! * Fixed-point products and quotients are those of integers twice as wide.
//! * Questions to the optimiser (`is.constant`, `objectsize`, `allow.*.check`) that it has not answered get the answer for "not known".
//!
//! No selector has to know them. The sense of each is the Language Reference's.

mod fixed_point;
mod vectors;

use ir::ssa::{Body, Builder, Context, Inst, InstKind, IntCc, Intrinsic, Type, Value, ValueList};

/// Runs the pass on a body. Returns the number of calls that changed.
pub fn run(body: &mut Body, cx: &mut Context) -> u64 {
    let intrinsic = |inst| {
        let InstKind::Call { callee, args, .. } = body.insts[inst].kind else { return None };
        let which = cx.intrinsic_of(callee);
        let known = !matches!(which, Intrinsic::None | Intrinsic::Target);
        known.then_some((inst, (which, args)))
    };
    let found: Vec<(Inst, (Intrinsic, ValueList))> =
        body.all_insts().filter_map(intrinsic).collect();
    body.replace_insts(cx, found, |b, inst, (which, args)| {
        let ty = b.body.locals[b.body.result(inst)?].ty;
        let args = b.body.list(args).to_vec();
        lowered(b, which, ty, &args)
    })
}

/// Writes what stands for a call; none if the intrinsic is not one of these.
fn lowered(b: &mut Builder<'_>, which: Intrinsic, ty: Type, args: &[Value]) -> Option<Value> {
    use Intrinsic as I;
    match which {
        I::SMulFix
        | I::UMulFix
        | I::SMulFixSat
        | I::UMulFixSat
        | I::SDivFix
        | I::UDivFix
        | I::SDivFixSat
        | I::UDivFixSat => fixed_point::lowered(b, which, ty, args),
        I::CttzElts => first_element(b, ty, args),
        I::IsConstant => Some(b.int(ty, 0)),
        I::AllowRuntimeCheck | I::AllowUbsanCheck => Some(b.int(ty, 1)),
        I::ObjectSize => {
            let minimum = is_true(b, *args.get(1)?);
            Some(b.sint(ty, if minimum { 0 } else { -1 }))
        }
        _ => vectors::lowered(b, which, ty, args),
    }
}

fn is_true(b: &Builder<'_>, value: Value) -> bool {
    value.constant().and_then(|c| b.cx.consts.as_uint(c)) == Some(1)
}

/// Returns the number of the first element that is not zero; of none their count.
fn first_element(b: &mut Builder<'_>, ty: Type, args: &[Value]) -> Option<Value> {
    let &[vector, zero_is_poison] = args else { return None };
    let of = b.ty(vector);
    let lanes = b.cx.types.lanes(of);
    let zero = Value::from(b.cx.consts.zero(of));
    let set = b.icmp(IntCc::Ne, vector, zero);
    let mut first = b.int(ty, u128::from(lanes));
    let last_counts = !is_true(b, zero_is_poison);
    for lane in (0..lanes).rev() {
        let number = b.int(ty, u128::from(lane));
        if lane + 1 == lanes && !last_counts {
            first = number;
            continue;
        }
        let set = b.extract(set, lane);
        first = b.select(set, number, first);
    }
    Some(first)
}
