//! `expand-odd-integers`: vectors whose elements no machine has in memory (three bytes, one bit, 128 bits) become one integer where they
//! are loaded, stored and bitcast.
//!
//! Memory holds such a vector as the bits of its elements in a row, without gaps: it is the integer of all of them. So an access is one
//! of that integer, and its elements are shifted out of it. Bitcasts of such vectors, and of integers above 64 bits that are no multiple
//! of 64, are written with the same shifts. Vectors of elements above 64 bits also leave the parameters of blocks and variable places, so
//! that `scalarizer` and `expand-large-integers` meet only scalars. Intrinsics of such vectors are ones of their elements, and those
//! of odd integers below 64 bits ones of 32 or 64 bits ([`crate::odd_intrinsics`]).

use ir::ssa::{
    BinaryOp, Body, Builder, CastOp, Context, InsertPoint, Inst, InstKind, IntCc, Intrinsic, Type,
    Value, ValueMap,
};
use smallvec::SmallVec;

use crate::analysis::cfg::Cfg;
use crate::elementwise::{self, ScalarCall, element_of, is_elementwise, is_pair, is_reduction};
use crate::expand_intrinsics::is_expanded;
use crate::odd_intrinsics;
use crate::split_params::{split_into_elements, split_params};

/// The widest integer that the passes after this one take apart.
const MOST_BITS: u64 = 1 << 16;

/// Runs the pass on a body. The number of operations that changed.
pub fn run(body: &mut Body, cx: &mut Context) -> u64 {
    let concerned = |local: &ir::ssa::LocalData| {
        let odd = |width| width != 1 && !odd_intrinsics::is_standard(width);
        local.ty.int_width().is_some_and(odd) || is_odd(cx, local.ty)
    };
    // A stored constant and a bitcast of one have no local of an odd type; truth values are everywhere.
    let stored = |inst: &ir::ssa::InstData| match inst.kind {
        InstKind::Call { callee, .. } => {
            let which = cx.intrinsic_of(callee);
            is_elementwise(which) || is_pair(which) || is_reduction(which)
        }
        InstKind::Store { value, .. } | InstKind::Cast { op: CastOp::BitCast, value, .. } => {
            value.constant().is_some_and(|c| is_odd(cx, cx.consts.ty(c)))
        }
        _ => false,
    };
    if !body.locals.values().any(concerned) && !body.insts.values().any(stored) {
        return 0;
    }
    let cfg = Cfg::of(body);
    let large = split_params(body, &cfg, |local| is_of_large(cx, body.locals[local].ty));
    let mut count = split_into_elements(body, cx, &cfg, &large);
    let mut replaced = ValueMap::new();
    let mut old: Vec<Inst> = Vec::new();
    for &block in cfg.rpo() {
        let list: Vec<Inst> = body.block_insts(block).collect();
        for inst in list {
            let result = body.result(inst);
            let kind = body.insts[inst].kind.clone();
            let ty = result.map_or(Type::VOID, |local| body.locals[local].ty);
            let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
            let Some(value) = written(&mut b, &kind, ty) else { continue };
            if let (Some(local), Some(value)) = (result, value) {
                replaced[local] = Some(value).into();
            }
            old.push(inst);
        }
    }
    count += old.len() as u64;
    body.rewrite(&replaced);
    for inst in old {
        body.remove_inst(inst);
    }
    count
}

/// Whether a type is a vector of integers whose elements memory does not have.
fn is_odd(cx: &Context, ty: Type) -> bool {
    let width = cx.types.vector_parts(ty).and_then(|(elem, _)| elem.int_width());
    width.is_some_and(|width| !odd_intrinsics::is_standard(width))
}

/// Whether a type is a vector of integers that `expand-large-integers` takes apart.
fn is_of_large(cx: &Context, ty: Type) -> bool {
    let width = cx.types.vector_parts(ty).and_then(|(elem, _)| elem.int_width());
    width.is_some_and(|width| width > 64)
}

/// Whether a bitcast is left to selection or to `expand-large-integers`.
fn is_plain_bitcast(cx: &Context, from: Type, to: Type) -> bool {
    let truths = cx.types.vector_parts(from).is_some_and(|(elem, _)| elem == Type::I1);
    if truths && to.int_width().is_some_and(|width| width <= 32) {
        return true;
    }
    let broken = |ty: Type| ty.int_width().is_some_and(|w| w > 64 && !w.is_multiple_of(64));
    !is_odd(cx, from) && !is_odd(cx, to) && !broken(from) && !broken(to)
}

/// Replacement of an instruction: None if it stays, the value in place of its result otherwise.
fn written(b: &mut Builder<'_>, kind: &InstKind, ty: Type) -> Option<Option<Value>> {
    match *kind {
        InstKind::Load { ptr, align, volatile, ordering, scope } => {
            let whole = odd_integer(b.cx, ty)?;
            let load = InstKind::Load { ptr, align, volatile, ordering, scope };
            let value = b.value(load, whole);
            Some(Some(from_integer(b, value, ty)))
        }
        InstKind::Store { value, ptr, align, volatile, ordering, scope } => {
            odd_integer(b.cx, b.ty(value))?;
            let value = to_integer(b, value);
            b.inst(InstKind::Store { value, ptr, align, volatile, ordering, scope }, Type::VOID);
            Some(None)
        }
        InstKind::Cast { op: CastOp::BitCast, value, .. } => {
            let from = b.ty(value);
            if is_plain_bitcast(b.cx, from, ty) || b.cx.bits(from) > MOST_BITS {
                return None;
            }
            let value = to_integer(b, value);
            Some(Some(from_integer(b, value, ty)))
        }
        InstKind::ExtractElement { args: [vector, at] } if at.constant().is_none() => {
            let vector_ty = b.ty(vector);
            is_of_large(b.cx, vector_ty).then(|| Some(extract_at(b, vector, at)))
        }
        InstKind::InsertElement { args: [vector, element, at] } if at.constant().is_none() => {
            is_of_large(b.cx, ty).then(|| Some(insert_at(b, vector, element, at)))
        }
        InstKind::Call { callee, args, .. } => {
            let which = b.cx.intrinsic_of(callee);
            let args: SmallVec<[Value; 4]> = args.as_slice(&b.body.lists).into();
            call(b, callee, which, ty, &args).map(Some)
        }
        _ => None,
    }
}

/// The integer that memory holds a vector of odd elements as.
fn odd_integer(cx: &Context, ty: Type) -> Option<Type> {
    let bits = cx.bits(ty);
    (is_odd(cx, ty) && bits <= MOST_BITS).then(|| Type::int(bits as u32))
}

/// The bits of a value as one integer, the first element the lowest.
fn to_integer(b: &mut Builder<'_>, value: Value) -> Value {
    let ty = b.ty(value);
    let Some((elem, lanes)) = b.cx.types.vector_parts(ty) else {
        let whole = Type::int(b.cx.bits(ty) as u32);
        return b.cast(CastOp::BitCast, value, whole);
    };
    let width = b.cx.bits(elem) as u32;
    let whole = Type::int(width * lanes);
    let mut found = b.int(whole, 0);
    for lane in 0..lanes {
        // A poison element leaves the others alone; in an integer it would not.
        let element = element_of(b, value, lane);
        let element = b.freeze(element);
        let element = b.cast(CastOp::BitCast, element, Type::int(width));
        let element = b.cast(CastOp::ZExt, element, whole);
        if lane == 0 {
            found = element;
        } else {
            let placed = b.shift(BinaryOp::Shl, element, lane * width);
            found = b.or(found, placed);
        }
    }
    found
}

/// An integer's bits as a value of a type of the same size.
pub fn from_integer(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    let Some((elem, _)) = b.cx.types.vector_parts(ty) else {
        return b.cast(CastOp::BitCast, value, ty);
    };
    let width = b.cx.bits(elem) as u32;
    b.vector(ty, |b, lane| {
        let moved = match lane {
            0 => value,
            _ => b.shift(BinaryOp::LShr, value, lane * width),
        };
        let element = b.cast(CastOp::Trunc, moved, Type::int(width));
        b.cast(CastOp::BitCast, element, elem)
    })
}

fn extract_at(b: &mut Builder<'_>, vector: Value, at: Value) -> Value {
    let ty = b.ty(vector);
    let lanes = b.cx.types.lanes(ty);
    let mut found = element_of(b, vector, 0);
    for lane in 1..lanes {
        let here = is_lane(b, at, lane);
        let element = element_of(b, vector, lane);
        found = b.select(here, element, found);
    }
    found
}

fn insert_at(b: &mut Builder<'_>, vector: Value, element: Value, at: Value) -> Value {
    let ty = b.ty(vector);
    b.vector(ty, |b, lane| {
        let here = is_lane(b, at, lane);
        let old = element_of(b, vector, lane);
        b.select(here, element, old)
    })
}

fn is_lane(b: &mut Builder<'_>, at: Value, lane: u32) -> Value {
    let ty = b.ty(at);
    let lane = b.int(ty, lane.into());
    b.icmp(IntCc::Eq, at, lane)
}

/// A call of an intrinsic of odd integers, or of vectors of which the machine has none: one element after the other.
fn call(
    b: &mut Builder<'_>,
    callee: Value,
    which: Intrinsic,
    ty: Type,
    args: &[Value],
) -> Option<Value> {
    let vector = args.iter().map(|&arg| b.ty(arg)).find(|ty| ty.is_vector());
    let Some(vector) = vector else { return odd_intrinsics::written(b, which, ty, args) };
    let [from, to] = [vector, ty].map(|ty| b.cx.types.scalar(ty));
    if !is_odd(b.cx, vector) && !is_odd(b.cx, ty) && !is_expanded(which, from, to) {
        return None;
    }
    let global = b.cx.direct_callee(callee)?;
    let name = b.cx.globals[global].name.to_string();
    elementwise::split(b, &ScalarCall { which, name: &name, args, ty }, &|b, call| {
        odd_intrinsics::written(b, call.which, call.ty, call.args).or_else(|| call.plain(b))
    })
}
