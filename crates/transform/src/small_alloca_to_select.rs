//! `small-alloca-to-select`: variable indices into tiny private arrays become selects.
//!
//! An array that is indexed by a variable cannot live in registers and goes to local memory. For up to
//! four elements it is cheaper to read them all and select (measured: three selects against a store
//! and a load of local memory). The pass rewrites only the variable accesses; what is left are accesses
//! at constant places, which `sroa` turns into values.

use crate::pointer_uses::{Access, AccessKind, Offset, UseTree, offset_is, terms_of};
use ir::ssa::{
    Body, Builder, Context, Flags, InsertPoint, Inst, InstKind, Local, Type, Uses, Value, ValueMap,
};

/// Most elements of an array whose elements are all looked at.
const MOST_ELEMENTS: u64 = 4;
/// Most variable accesses of one array: more selects than this cost more than local memory.
const MOST_ACCESSES: usize = 8;

/// Runs the pass on a body. The number of arrays rewritten.
pub fn run(body: &mut Body, cx: &mut Context) -> u64 {
    let candidates = candidates(body, cx);
    if candidates.is_empty() {
        return 0;
    }
    let uses = Uses::of(body);
    let mut replaced = ValueMap::new();
    let mut count = 0;
    for (root, size) in candidates {
        let tree = UseTree::of(body, cx, &uses, root);
        if let Some((element, accesses)) = rewritable(body, cx, &tree, root, size) {
            for access in accesses {
                rewrite(body, cx, &access, root, element, size, &mut replaced);
            }
            count += 1;
        }
    }
    if count > 0 {
        body.rewrite(&replaced);
    }
    count
}

/// Allocas of constant size that may be small enough, with their size in bytes.
fn candidates(body: &Body, cx: &Context) -> Vec<(Local, u64)> {
    let Some(entry) = body.block_order().first() else { return Vec::new() };
    let found = body.block_insts(*entry).filter_map(|inst| {
        let InstKind::Alloca { ty, count, .. } = body.insts[inst].kind else { return None };
        let one = count.constant().and_then(|c| cx.consts.as_uint(c)) == Some(1);
        let size = cx.alloc_size(ty);
        (one && size <= MOST_ELEMENTS * 8).then_some((body.result(inst)?, size))
    });
    found.collect()
}

/// The element size and the variable accesses, if all of them can be rewritten.
fn rewritable(
    body: &Body,
    cx: &Context,
    tree: &UseTree,
    root: Local,
    size: u64,
) -> Option<(u64, Vec<Access>)> {
    if tree.escapes || tree.merges {
        return None;
    }
    let variable: Vec<Access> =
        tree.accesses.iter().filter(|a| matches!(a.offset, Offset::Dynamic(_))).copied().collect();
    if variable.is_empty() || variable.len() > MOST_ACCESSES {
        return None;
    }
    let mut element = None;
    for access in &variable {
        let (AccessKind::Load(bytes) | AccessKind::Store(bytes)) = access.kind else { return None };
        let Offset::Dynamic(step) = access.offset else { return None };
        let fits = is_plain(body, access.inst)
            && bytes.is_power_of_two()
            && step % bytes == 0
            && *element.get_or_insert(bytes) == bytes
            && terms_of(body, cx, access, root).is_some();
        if !fits {
            return None;
        }
    }
    let element = element?;
    (size.is_multiple_of(element) && size / element <= MOST_ELEMENTS).then_some((element, variable))
}

fn is_plain(body: &Body, inst: Inst) -> bool {
    match body.insts[inst].kind {
        InstKind::Load { volatile, ordering, .. } | InstKind::Store { volatile, ordering, .. } => {
            !volatile && !ordering.is_atomic()
        }
        _ => false,
    }
}

fn rewrite(
    body: &mut Body,
    cx: &mut Context,
    access: &Access,
    root: Local,
    element: u64,
    size: u64,
    replaced: &mut ValueMap,
) {
    let Some(terms) = terms_of(body, cx, access, root) else { return };
    let (stored, align) = match body.insts[access.inst].kind {
        InstKind::Store { value, align, .. } => (Some(value), align),
        InstKind::Load { align, .. } => (None, align),
        _ => return,
    };
    let ty: Type = match stored {
        Some(value) => body.value_type(value, cx),
        None => body.locals[body.result(access.inst).expect("a load has a result")].ty,
    };
    let mut b = Builder::new(body, cx, InsertPoint::Before(access.inst));
    let mut chosen: Option<Value> = None;
    for n in 0..size / element {
        let offset = (n * element) as i64;
        // An element that the index can never name is left alone.
        let Some(hit) = offset_is(&mut b, &terms, offset) else { continue };
        let pointer = b.byte_offset(root.into(), offset, Flags::INBOUNDS);
        let align = align.at_offset(element);
        let old = b.load(ty, pointer, align);
        match stored {
            Some(value) => {
                let new = b.select(hit, value, old);
                b.store(new, pointer, align);
            }
            None => chosen = Some(chosen.map_or(old, |rest| b.select(hit, old, rest))),
        }
    }
    if stored.is_none() {
        let result = body.result(access.inst).expect("a load has a result");
        // An index that names no element: undefined behaviour, any value will do.
        let value = chosen.unwrap_or_else(|| cx.consts.poison(ty).into());
        replaced[result] = Some(value).into();
    }
    body.remove_inst(access.inst);
}
