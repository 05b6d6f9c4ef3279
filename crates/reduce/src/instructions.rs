//! Steps on instructions and their operands.

use ir::ssa::{Body, Context, Inst, InstKind, Module, Type, TypeKind, Value, ValueMap};

use crate::reducer::{Place, Reducer};

/// Returns zero of a type that has values.
pub(crate) fn zero(cx: &mut Context, ty: Type) -> Option<Value> {
    let has_zero = matches!(
        cx.types.kind(ty),
        TypeKind::Int(_)
            | TypeKind::Float(_)
            | TypeKind::Ptr(_)
            | TypeKind::Vector { scalable: false, .. }
            | TypeKind::Array { .. }
            | TypeKind::Struct { .. }
    );
    has_zero.then(|| cx.consts.zero(ty).into())
}

/// Whether an instruction is in the layout still: an edit may have removed it together with others.
pub(crate) fn is_there(body: &Body, inst: Inst) -> bool {
    body.inst_block(inst).is_some()
}

fn is_plain(body: &Body, inst: Inst) -> bool {
    !body.insts[inst].kind.is_terminator()
}

/// Removes an instruction; zero stands for its value.
pub(crate) fn remove_from(
    body: &mut Body,
    cx: &mut Context,
    inst: Inst,
    map: &mut ValueMap,
) -> bool {
    if !is_there(body, inst) {
        return false;
    }
    if let Some(result) = body.result(inst) {
        let Some(zero) = zero(cx, body.locals[result].ty) else { return false };
        map[result] = Some(zero).into();
    }
    body.remove_inst(inst);
    true
}

/// Applies a change to each place, function by function, and then replaces values.
fn edit_places(
    module: &mut Module,
    places: &[Place],
    mut change: impl FnMut(&mut Body, &mut Context, Inst, &mut ValueMap) -> bool,
) -> bool {
    let mut changed = false;
    for group in places.chunk_by(|a, b| a.0 == b.0) {
        let body = &mut module.bodies[group[0].0];
        let mut map = ValueMap::new();
        for &(_, inst) in group {
            changed |= change(body, &mut module.cx, inst, &mut map);
        }
        body.rewrite(&map);
    }
    changed
}

/// Removes instructions.
pub(crate) fn remove(reducer: &mut Reducer<'_>) {
    let places = reducer.places(is_plain);
    reducer.attempt_on(places, |module, places| edit_places(module, places, remove_from));
}

/// Puts an operand of the same type in the place of a value.
pub(crate) fn forward(reducer: &mut Reducer<'_>) {
    let places = reducer.places(|body, inst| is_plain(body, inst) && body.result(inst).is_some());
    let forward = |body: &mut Body, _: &mut Context, inst: Inst, map: &mut ValueMap| {
        let Some(result) = body.result(inst).filter(|_| is_there(body, inst)) else { return false };
        let ty = body.locals[result].ty;
        let mut found = None;
        body.insts[inst].kind.for_each_value(body, |value| {
            let same = value.local().is_some_and(|local| body.locals[local].ty == ty);
            found = found.or(Some(value).filter(|_| same));
        });
        let Some(value) = found else { return false };
        map[result] = Some(value).into();
        body.remove_inst(inst);
        true
    };
    // One by one: each is a choice among several values.
    for place in places {
        reducer.attempt(|module| edit_places(module, &[place], forward));
    }
}

/// Puts zero in the place of operands that are values.
pub(crate) fn simplify_operands(reducer: &mut Reducer<'_>) {
    let mut candidates = Vec::new();
    for (id, inst) in reducer.places(|_, _| true) {
        let body = &reducer.module().bodies[id];
        let mut number = 0;
        body.insts[inst].kind.for_each_value(body, |value| {
            if value.local().is_some() {
                candidates.push((id, inst, number));
            }
            number += 1;
        });
    }
    reducer.attempt_on(candidates, |module, candidates| {
        let mut changed = false;
        for &(id, inst, number) in candidates {
            let (body, cx) = (&mut module.bodies[id], &mut module.cx);
            if !is_there(body, inst) {
                continue;
            }
            let mut at = 0;
            let mut old = None;
            body.insts[inst].kind.for_each_value(body, |value| {
                old = old.or(Some(value).filter(|_| at == number));
                at += 1;
            });
            let ty = old.and_then(Value::local).map(|local| body.locals[local].ty);
            let Some(zero) = ty.and_then(|ty| zero(cx, ty)) else { continue };
            let mut at = 0;
            body.for_each_value_mut(inst, |value| {
                if at == number && Some(*value) == old {
                    *value = zero;
                    changed = true;
                }
                at += 1;
            });
        }
        changed
    });
}

/// Returns a value to return from a function.
pub(crate) fn returned(cx: &mut Context, ty: Type) -> Option<InstKind> {
    if ty.is_void() {
        return Some(InstKind::Ret { value: None.into() });
    }
    Some(InstKind::Ret { value: Some(zero(cx, ty)?).into() })
}
