//! Large integers in structures: what a function that was inlined returned, quotient and remainder. A field is read where it was put in,
//! and nothing of the structure is left.

use ir::ssa::{Body, Context, Inst, InstKind, Local, Uses, Value, ValueMap, resolve};

use super::is_large;

/// Reads large integers at the instruction that put them into a structure, and removes structures that nothing reads any more.
pub(super) fn forward(body: &mut Body, cx: &Context) {
    let mut map = ValueMap::new();
    for inst in body.inst_list() {
        let Some(result) = body.result(inst).filter(|&l| is_large(body.locals[l].ty)) else {
            continue;
        };
        if let Some(value) = field(body, &map, inst) {
            map[result] = Some(value).into();
            body.remove_inst(inst);
        }
    }
    body.rewrite(&map);
    let uses = Uses::of(body);
    let mut unread: Vec<Local> = Vec::new();
    // From the end on: what only a structure that is not read contains is not read, either.
    for inst in body.inst_list().into_iter().rev() {
        let InstKind::InsertValue { args: [_, element], .. } = body.insts[inst].kind else {
            continue;
        };
        let Some(result) = body.result(inst).filter(|_| is_large(body.value_type(element, cx)))
        else {
            continue;
        };
        let users = uses.of_local(result);
        let is_unread = |&user: &Inst| body.result(user).is_some_and(|l| unread.contains(&l));
        if users.iter().all(is_unread) {
            unread.push(result);
            body.remove_inst(inst);
        }
    }
}

/// Returns the value that an instruction reads out of a structure, if it was put in by itself.
fn field(body: &Body, map: &ValueMap, inst: Inst) -> Option<Value> {
    let InstKind::ExtractValue { value: mut from, path } = body.insts[inst].kind else {
        return None;
    };
    let wanted = &body.index_paths[path];
    loop {
        let InstKind::InsertValue { args: [into, element], path } = *body.def_kind(from)? else {
            return None;
        };
        let here = &body.index_paths[path];
        if here == wanted {
            return Some(resolve(map, element));
        }
        if here.starts_with(wanted) || wanted.starts_with(here) {
            return None;
        }
        from = into;
    }
}
