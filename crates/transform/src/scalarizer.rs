//! `scalarizer`: arithmetic on vectors becomes arithmetic on their elements.
//!
//! A machine without vector arithmetic computes each element by itself anyway. Done early, elements are
//! values of their own for everything that follows: one may be the same for all work-items where its
//! neighbour is not (a vector of global ids: SLP vectorisation makes those), be shared, or not be needed.
//! Accesses, calls and block parameters keep their vectors, taken apart after their definition and put together before
//! their use, which costs nothing if a vector is a run of registers. Vectors of addresses are taken apart likewise.
//! Elements of 16 bits stay together: there is packed arithmetic for those.

use ir::map::Map;
use ir::pass::{IrFunction, Pass, counted_in_body};
use ir::ssa::{
    BinaryOp, Body, Builder, ConstData, Context, InsertPoint, Inst, InstKind, Local, LocalDef,
    Type, Value, ValueMap,
};
use smallvec::SmallVec;

use crate::analysis::cfg::Cfg;
use crate::members;

/// The pass. With `every_width` it takes vectors of integers of every width apart, not only of those that machines have: where there is no
/// arithmetic on vectors at all.
pub fn pass(every_width: bool) -> Box<dyn Pass<IrFunction>> {
    counted_in_body("vector operations taken apart", move |body, cx| run_for(body, cx, every_width))
}

/// Vectors of more elements are left whole.
const MOST_LANES: u32 = 32;

type Elements = SmallVec<[Value; 4]>;

struct ScalarizerState {
    every_width: bool,
    /// The elements of what was taken apart.
    elements: Map<Local, Elements>,
    /// Replacements of the results of instructions that go.
    replaced: ValueMap,
    /// Instructions that go, with vector results.
    old: Vec<Inst>,
    /// Elements taken out of vectors that stay.
    extracted: Map<(Value, u32), Value>,
}

/// Runs the pass on a body. The number of instructions taken apart.
pub fn run(body: &mut Body, cx: &mut Context) -> u64 {
    run_for(body, cx, false)
}

pub(crate) fn run_for(body: &mut Body, cx: &mut Context, every_width: bool) -> u64 {
    let cfg = Cfg::of(body);
    let order: Vec<_> = cfg.rpo().to_vec();
    let mut state = ScalarizerState {
        every_width,
        elements: Map::default(),
        replaced: ValueMap::new(),
        old: Vec::new(),
        extracted: Map::default(),
    };
    for &block in &order {
        let list: Vec<Inst> = body.block_insts(block).collect();
        for inst in list {
            visit(&mut state, body, cx, inst);
        }
    }
    finish(state, body, cx)
}

/// The elements' type and number of a vector that is taken apart.
fn splittable(state: &ScalarizerState, cx: &Context, ty: Type) -> Option<(Type, u32)> {
    let (elem, lanes) = cx.types.vector_parts(ty)?;
    let wide = matches!(elem.int_width(), Some(1 | 8 | 32 | 64))
        || state.every_width && elem.int_width().is_some_and(|width| width != 16)
        || matches!(elem, Type::FLOAT | Type::DOUBLE)
        || elem.is_ptr();
    let least = if state.every_width { 1 } else { 2 };
    (wide && (least..=MOST_LANES).contains(&lanes)).then_some((elem, lanes))
}

fn visit(state: &mut ScalarizerState, body: &mut Body, cx: &mut Context, inst: Inst) {
    let kind = body.insts[inst].kind.clone();
    let Some(result) = body.result(inst) else { return };
    let constant = |v: Value| v.constant().and_then(|c| cx.consts.as_uint(c));
    match kind {
        InstKind::ExtractElement { args: [vector, at] } => {
            let Some(at) = constant(at) else { return };
            let elements = resolved(state, vector).local().and_then(|l| state.elements.get(&l));
            if let Some(&element) = elements.and_then(|e| e.get(at as usize)) {
                state.replaced[result] = Some(element).into();
            }
        }
        InstKind::InsertElement { args: [vector, element, at] } => {
            let Some((_, lanes)) = splittable(state, cx, body.locals[result].ty) else { return };
            let Some(at) = constant(at).filter(|&at| at < u128::from(lanes)) else { return };
            let mut elements = elements_of(state, body, cx, inst, vector, lanes, Some(at as u32));
            elements[at as usize] = resolved(state, element);
            keep(state, inst, result, elements);
        }
        InstKind::ShuffleVector { args, mask } => {
            let Some((elem, _)) = splittable(state, cx, body.locals[result].ty) else { return };
            let Some((_, lanes)) = splittable(state, cx, body.value_type(args[0], cx)) else {
                return;
            };
            let mask = body.shuffle_masks[mask].clone();
            let elements = mask
                .iter()
                .map(|&m| match u32::try_from(m) {
                    Ok(m) => {
                        element_of(state, body, cx, inst, args[(m / lanes) as usize], m % lanes)
                    }
                    Err(_) => cx.consts.poison(elem).into(),
                })
                .collect();
            keep(state, inst, result, elements);
        }
        // Of an intrinsic that makes two vectors.
        InstKind::ExtractValue { .. } if body.locals[result].ty.is_vector() => {
            if let Some(vector) = members::member(body, &kind) {
                state.replaced[result] = Some(resolved(state, vector)).into();
            }
        }
        _ => elementwise(state, body, cx, inst, result, &kind),
    }
}

fn elementwise(
    state: &mut ScalarizerState,
    body: &mut Body,
    cx: &mut Context,
    inst: Inst,
    result: Local,
    kind: &InstKind,
) {
    let takes = matches!(
        kind,
        InstKind::FNeg { .. }
            | InstKind::Binary { .. }
            | InstKind::Cast { .. }
            | InstKind::ICmp { .. }
            | InstKind::FCmp { .. }
            | InstKind::Select { .. }
            | InstKind::Freeze { .. }
            | InstKind::Gep { .. }
    );
    let ty = body.locals[result].ty;
    let narrowed = || match *kind {
        // Casts of large integers are casts of each element.
        InstKind::Cast { value, .. } if state.every_width => {
            let (from, lanes) = cx.types.vector_parts(body.value_type(value, cx))?;
            let (elem, _) = cx.types.vector_parts(ty)?;
            (from.int_width().is_some_and(|w| w > 64) && lanes <= MOST_LANES)
                .then_some((elem, lanes))
        }
        _ => None,
    };
    let found = splittable(state, cx, ty).or_else(narrowed).filter(|_| takes);
    let Some((elem, lanes)) = found else { return };
    // Pairs of floats stay together too: some machines add and multiply two at once.
    let packed = matches!(
        kind,
        InstKind::FNeg { .. }
            | InstKind::Binary { op: BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul, .. }
    );
    if packed && elem == Type::FLOAT && lanes.is_multiple_of(2) {
        return;
    }
    // Bits that change their grouping belong to no one element.
    let mut values: SmallVec<[Value; 4]> = SmallVec::new();
    kind.for_each_value(body, |v| values.push(v));
    let of = |v: Value| cx.types.vector_parts(body.value_type(v, cx));
    if values.iter().any(|&v| of(v).is_some_and(|(_, n)| n != lanes))
        || matches!(*kind, InstKind::Cast { value, .. } if of(value).is_none())
    {
        return;
    }
    let mut elements = Elements::new();
    for lane in 0..lanes {
        let mut parts: SmallVec<[Value; 4]> = SmallVec::new();
        for &value in &values {
            let whole = cx.types.vector_parts(body.value_type(value, cx)).is_none();
            parts.push(if whole {
                resolved(state, value)
            } else {
                element_of(state, body, cx, inst, value, lane)
            });
        }
        let kind = body.with_operands(kind, &parts);
        let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
        let element = b.inst(kind, elem);
        // Metadata of the vector's elements hold for each.
        b.body.insts[element].metadata = b.body.insts[inst].metadata;
        elements.push(b.body.result(element).expect("an element").into());
    }
    keep(state, inst, result, elements);
}

fn keep(state: &mut ScalarizerState, inst: Inst, result: Local, elements: Elements) {
    state.elements.insert(result, elements);
    state.old.push(inst);
}

fn resolved(state: &ScalarizerState, value: Value) -> Value {
    value.local().and_then(|l| state.replaced[l].expand()).unwrap_or(value)
}

/// The elements of a vector; `but` is not asked for.
fn elements_of(
    state: &mut ScalarizerState,
    body: &mut Body,
    cx: &mut Context,
    at: Inst,
    vector: Value,
    lanes: u32,
    but: Option<u32>,
) -> Elements {
    let elem = cx.types.scalar(body.value_type(vector, cx));
    (0..lanes)
        .map(|lane| {
            if but == Some(lane) {
                cx.consts.poison(elem).into()
            } else {
                element_of(state, body, cx, at, vector, lane)
            }
        })
        .collect()
}

/// One element, extracted after the vector's definition if it stays a vector.
fn element_of(
    state: &mut ScalarizerState,
    body: &mut Body,
    cx: &mut Context,
    at: Inst,
    vector: Value,
    lane: u32,
) -> Value {
    let vector = resolved(state, vector);
    let Some(local) = vector.local() else {
        let elem = cx.types.scalar(body.value_type(vector, cx));
        match vector.constant().map(|c| &cx.consts[c]) {
            Some(ConstData::Poison(_)) => return cx.consts.poison(elem).into(),
            Some(ConstData::Undef(_)) => return cx.consts.undef(elem).into(),
            _ => {}
        }
        let mut b = Builder::new(body, cx, InsertPoint::Before(at));
        return crate::elementwise::element_of(&mut b, vector, lane);
    };
    if let Some(elements) = state.elements.get(&local) {
        return elements[lane as usize];
    }
    if let Some(&value) = state.extracted.get(&(vector, lane)) {
        return value;
    }
    let place = match body.locals[local].def {
        LocalDef::Inst(inst) => body.next_inst(inst),
        LocalDef::Param(block, _) => body.first_inst(block),
    };
    let place = InsertPoint::Before(place.expect("a block ends with a terminator"));
    let value = Builder::new(body, cx, place).extract(vector, lane);
    state.extracted.insert((vector, lane), value);
    value
}

/// Puts together what is still read whole, and removes the vector operations.
fn finish(mut state: ScalarizerState, body: &mut Body, cx: &mut Context) -> u64 {
    let old = std::mem::take(&mut state.old);
    let mut gone: ir::map::Set<Inst> = ir::map::Set::default();
    old.iter().for_each(|&inst| {
        gone.insert(inst);
    });
    let mut read: ir::map::Set<Local> = ir::map::Set::default();
    for n in 0..body.block_order().len() {
        let block = body.block_order()[n];
        for inst in body.block_insts(block) {
            if gone.contains(&inst) {
                continue;
            }
            body.insts[inst].kind.for_each_value(body, |v| {
                if let Some(local) = v.local() {
                    read.insert(local);
                }
            });
        }
    }
    for &inst in &old {
        let result = body.result(inst).expect("a vector");
        if read.contains(&result) {
            let ty = body.locals[result].ty;
            let elements = state.elements.get(&result).expect("elements").clone();
            let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
            let vector = b.vector(ty, |_, lane| elements[lane as usize]);
            state.replaced[result] = Some(vector).into();
        } else {
            state.replaced[result] =
                Some(Value::from(cx.consts.poison(body.locals[result].ty))).into();
        }
    }
    let count = old.len() as u64;
    body.rewrite(&state.replaced);
    for inst in old {
        body.remove_inst(inst);
    }
    count
}
