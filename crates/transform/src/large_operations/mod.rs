//! `expand-large-operations`: operations on large integers that a selector lacks become operations that it has.
//!
//! A selector that keeps integers above 64 bits in several registers adds, multiplies, shifts and compares scalars.
//! Other operations become these here: operations on vectors of large elements become operations on the elements
//! ([`vectors`]), functions of odd widths become shifts and comparisons ([`functions`]), and conversions between large
//! integers and floats become arithmetic on the float's bits ([`floats`]). Vectors themselves stay, in block
//! parameters, accesses and calls: where a vector is a run of registers, taking it apart costs nothing.

pub mod floats;
pub mod functions;
mod vectors;

use self::floats::Scaling;
use crate::elementwise::is_checked;
use ir::pass::{IrFunction, Pass, counted_in_body};
use ir::ssa::{Body, Builder, CastOp, Context, Inst, InstKind, Intrinsic, Type, Value};

/// The pass. `selects_functions` says whether the selector has the functions of large integers itself, for instance by additions with
/// carry: the minimum, counts of bits, checked and saturating sums.
pub fn pass(selects_functions: bool) -> Box<dyn Pass<IrFunction>> {
    counted_in_body("operations on large integers expanded", move |body, cx| {
        run(body, cx, selects_functions)
    })
}

/// Integers of more bits are large.
const LEGAL: u32 = 64;

/// Runs the pass on a body. Returns the number of operations expanded.
pub fn run(body: &mut Body, cx: &mut Context, selects_functions: bool) -> u64 {
    // Elements first: what becomes of them may have to be expanded too.
    let mut count = expand_all(body, cx, vectors::is_expanded, vectors::expand);
    // A conversion is written with functions, which are expanded in their turn.
    let wanted = |body: &Body, cx: &Context, inst: Inst| {
        is_large_scalar_operation(body, cx, inst, selects_functions)
    };
    loop {
        let expanded = expand_all(body, cx, wanted, expand_scalar);
        if expanded == 0 {
            return count;
        }
        count += expanded;
    }
}

/// `ldexp` of a float or of each element of a vector.
fn scaled(b: &mut Builder<'_>, value: Value, exponent: Value) -> Option<Value> {
    let ty = b.ty(value);
    let Some((_, lanes)) = b.cx.types.vector_parts(ty) else {
        return crate::expand_intrinsics::scaled(b, value, exponent);
    };
    let each = b.cx.types.vector_parts(b.ty(exponent)).is_some();
    let mut result: Value = b.cx.consts.poison(ty).into();
    for lane in 0..lanes {
        let own = b.extract(value, lane);
        let by = if each { b.extract(exponent, lane) } else { exponent };
        let element = crate::expand_intrinsics::scaled(b, own, by)?;
        result = b.insert(result, element, lane);
    }
    Some(result)
}

/// Expands every instruction that is asked for. Returns how many were.
fn expand_all(
    body: &mut Body,
    cx: &mut Context,
    wanted: impl Fn(&Body, &Context, Inst) -> bool,
    expand: impl Fn(&mut Builder<'_>, Inst) -> Option<Value>,
) -> u64 {
    let mut found = Vec::new();
    found.extend(body.all_insts().filter(|&inst| wanted(body, cx, inst)).map(|inst| (inst, ())));
    body.replace_insts(cx, found, |b, inst, ()| expand(b, inst))
}

fn is_large(ty: Type) -> bool {
    ty.int_width().is_some_and(|width| width > LEGAL)
}

/// Whether an instruction is a conversion or a function of large scalars, one of `i1` that says whether it is over, or `ldexp`.
fn is_large_scalar_operation(
    body: &Body,
    cx: &Context,
    inst: Inst,
    selects_functions: bool,
) -> bool {
    let result = || body.result(inst).map_or(Type::VOID, |local| body.locals[local].ty);
    match &body.insts[inst].kind {
        InstKind::Cast { op: CastOp::UiToFp | CastOp::SiToFp, value, .. } => {
            is_large(body.value_type(*value, cx))
        }
        InstKind::Cast { op: CastOp::FpToUi | CastOp::FpToSi, .. } => is_large(result()),
        InstKind::Call { callee, args, .. } => {
            let which = cx.intrinsic_of(*callee);
            let Some(&first) = body.list(*args).first() else { return false };
            match which {
                Intrinsic::FpToSiSat | Intrinsic::FpToUiSat => is_large(result()),
                Intrinsic::UCmp | Intrinsic::SCmp => {
                    is_large(result()) || is_large(body.value_type(first, cx))
                }
                which if is_checked(which) && body.value_type(first, cx) == Type::I1 => true,
                Intrinsic::LdExp => true,
                which => {
                    let ty = body.value_type(first, cx);
                    is_large(ty)
                        && functions::is_known(which)
                        && !(selects_functions && functions::is_selected(which, ty))
                }
            }
        }
        _ => false,
    }
}

fn expand_scalar(b: &mut Builder<'_>, inst: Inst) -> Option<Value> {
    let ty = b.body.result(inst).map(|local| b.body.locals[local].ty)?;
    let kind = b.body.insts[inst].kind.clone();
    let InstKind::Call { callee, args, .. } = kind else {
        return floats::convert(b, &kind, ty, Scaling::Products);
    };
    let which = b.cx.intrinsic_of(callee);
    let first = *b.body.list(args).first()?;
    match which {
        Intrinsic::FpToSiSat | Intrinsic::FpToUiSat => {
            floats::to_integer_saturated(b, which == Intrinsic::FpToSiSat, first, ty)
        }
        Intrinsic::LdExp => {
            let exponent = b.body.list(args)[1];
            scaled(b, first, exponent)
        }
        _ => functions::expand(b, &kind, ty),
    }
}
