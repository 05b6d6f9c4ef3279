//! `sroa`: aggregates in local memory become variables of their own, and those become values.
//!
//! For each alloca of the entry block all accesses are collected as *slices*, byte ranges with the
//! instruction that touches them (`slices`). If the address goes nowhere else, the ranges are cut
//! into *partitions* such that no load or store crosses a cut (copies, fills and plain integer
//! accesses may be cut), and a type is chosen for each partition that all its accesses can be
//! expressed in: the one type that is used, a vector whose elements the accesses are, or an integer
//! that they are bits of (`partition`). Each partition becomes an alloca of that type, and each
//! access a whole load or store of it with the conversions it needs (`rewrite`). [`mem2reg`] does the
//! rest.
//!
//! Promoting a variable that held the address of another can free that other one, so this is
//! repeated until nothing changes (rarely more than twice).
//!
//! [`mem2reg`]: crate::mem2reg

mod partition;
mod rewrite;
mod slices;

use crate::{debug_records, mem2reg};
use ir::ssa::{Body, Builder, Context, InsertPoint, Inst, InstKind, Ordering, Type, Uses, Value};

/// More rounds than any real program needs.
const MAX_ROUNDS: u32 = 8;

/// Splits and promotes the allocas of `body`; says whether anything changed.
pub fn run(body: &mut Body, cx: &mut Context) -> bool {
    let mut changed = false;
    for _ in 0..MAX_ROUNDS {
        let mut round = mem2reg::run(body, cx);
        let allocas: Vec<Inst> = body
            .block_insts(body.entry())
            .filter(|&i| slices::alloca_size(body, cx, i).is_some())
            .collect();
        if allocas.is_empty() {
            return changed | round;
        }
        split_aggregate_accesses(body, cx);
        let uses = Uses::of(body);
        let mut more = slices::NewUses::default();
        let mut split = false;
        let mut map = ir::ssa::ValueMap::new();
        let declared = debug_records::declarations(body, cx);
        for alloca in allocas {
            if let Some(found) = slices::collect(body, cx, &uses, &more, alloca)
                && let Some(plan) = partition::plan(body, cx, alloca, &found)
            {
                let work =
                    rewrite::Work { alloca, found: &found, plan: &plan, declared: &declared };
                rewrite::apply(body, cx, &mut more, &work, &mut map);
                split = true;
            }
        }
        if split {
            body.rewrite(&map);
            round |= mem2reg::run(body, cx) | split;
        }
        changed |= round;
        if !round || !split {
            break;
        }
    }
    changed
}

/// The alloca that `ptr` points into, looking through constant address arithmetic.
fn root_alloca(body: &Body, mut ptr: Value) -> Option<Inst> {
    for _ in 0..64 {
        let inst = body.def_inst(ptr)?;
        match &body.insts[inst].kind {
            InstKind::Alloca { .. } => return Some(inst),
            InstKind::Gep { args, .. } => ptr = body.list(*args)[0],
            InstKind::Cast { value, .. } => ptr = *value,
            _ => return None,
        }
    }
    None
}

/// Splits loads and stores of structs and arrays in allocas into one access per scalar.
fn split_aggregate_accesses(body: &mut Body, cx: &mut Context) {
    let mut found: Vec<Inst> = Vec::new();
    for inst in body.all_insts() {
        let (ty, ptr) = match body.insts[inst].kind {
            InstKind::Load { ptr, volatile: false, ordering: Ordering::NotAtomic, .. } => {
                (body.locals[body.result(inst).expect("a load has a result")].ty, ptr)
            }
            InstKind::Store {
                value, ptr, volatile: false, ordering: Ordering::NotAtomic, ..
            } => (body.value_type(value, cx), ptr),
            _ => continue,
        };
        if cx.types.is_aggregate(ty) && root_alloca(body, ptr).is_some() {
            found.push(inst);
        }
    }
    let mut map = ir::ssa::ValueMap::new();
    let mut replaced = false;
    for inst in found {
        match body.insts[inst].kind {
            InstKind::Load { ptr, align, .. } => {
                let result = body.result(inst).expect("a load has a result");
                let ty = body.locals[result].ty;
                let Some(leaves) = leaves(cx, ty) else { continue };
                let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
                let mut whole: Value = b.cx.consts.poison(ty).into();
                for leaf in leaves {
                    let at = b.byte_offset(ptr, leaf.offset as i64, ir::ssa::Flags::INBOUNDS);
                    let part = b.load(leaf.ty, at, align.at_offset(leaf.offset));
                    let path = b.body.index_paths.push(leaf.path.into());
                    whole = b.value(InstKind::InsertValue { args: [whole, part], path }, ty);
                }
                map[result] = Some(whole).into();
                replaced = true;
                body.remove_inst(inst);
            }
            InstKind::Store { value, ptr, align, .. } => {
                let ty = body.value_type(value, cx);
                let Some(leaves) = leaves(cx, ty) else { continue };
                let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
                for leaf in leaves {
                    let path = b.body.index_paths.push(leaf.path.into());
                    let part = b.value(InstKind::ExtractValue { value, path }, leaf.ty);
                    let at = b.byte_offset(ptr, leaf.offset as i64, ir::ssa::Flags::INBOUNDS);
                    b.store(part, at, align.at_offset(leaf.offset));
                }
                body.remove_inst(inst);
            }
            _ => {}
        }
    }
    if replaced {
        body.rewrite(&map);
    }
}

/// A scalar or vector within an aggregate.
pub(crate) struct Leaf {
    /// Its type
    pub(crate) ty: Type,
    /// Byte offset
    pub(crate) offset: u64,
    /// Path to it
    pub(crate) path: Vec<u32>,
}

/// More scalars than it makes sense to handle one by one.
const MAX_LEAVES: usize = 64;

/// The scalars and vectors of `ty` in order; none if there are too many.
pub(crate) fn leaves(cx: &Context, ty: Type) -> Option<Vec<Leaf>> {
    let mut list = Vec::new();
    let mut stack = vec![Leaf { ty, offset: 0, path: Vec::new() }];
    while let Some(leaf) = stack.pop() {
        if !cx.types.is_aggregate(leaf.ty) {
            list.push(leaf);
            if list.len() > MAX_LEAVES {
                return None;
            }
            continue;
        }
        let count = cx.types.element_count(leaf.ty)?;
        if count > MAX_LEAVES as u64 || stack.len() > MAX_LEAVES || leaf.path.len() > 16 {
            return None;
        }
        for n in (0..count).rev() {
            let (offset, elem) = cx.element_at(leaf.ty, n)?;
            let mut path = leaf.path.clone();
            path.push(n as u32);
            stack.push(Leaf { ty: elem, offset: leaf.offset + offset, path });
        }
    }
    Some(list)
}
