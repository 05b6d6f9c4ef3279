//! `argpromotion`: internal functions take the numbers they read, not pointers to them.
//!
//! A pointer parameter of a function whose every call is known and direct goes, where all that the
//! function does with it is to load at constant places; the callers load there instead and pass what
//! they find. Two kinds of parameters qualify:
//!
//! * by value: the bytes are the callee's own, so loads may stand anywhere, and stores at constant
//!   places as well: the parameter becomes a local variable that starts with the values passed;
//! * plain pointers, where each place is loaded before the function does anything that could write
//!   or not return. Loading earlier, at the call, then sees the same memory and cannot trap where the
//!   callee would not. Loads of the same places further down count as long as the function writes
//!   nothing at all.
//!
//! A parameter that is not used at all goes too. New parameters follow those that stay. A function that
//! takes variable arguments, is part of a `musttail` call or is called by another type than its own
//! stays as it is; one that calls itself may lose parameters as long as it does not pass them on.
//!
//! One round reads every candidate once and every call once. A parameter that is passed on to a
//! function that loses it can itself go in the next round.

use crate::analysis::call_graph::CallGraph;
use crate::analysis::effects::{self, Effects};
use crate::pointer_uses::{AccessKind, Offset, UseTree};
use ir::map::{Map, Set};
use ir::ssa::{
    Access, Align, AttrSet, AttrValue, Attribute, Body, Builder, Context, Flags, FuncBody, Global,
    InsertPoint, Inst, InstKind, Local, MemoryEffects, Module, Ordering, TailKind, Type, Uses,
    Value, ValueMap, sym,
};

/// More values in place of one by-value structure would not be fewer than its registers.
const MOST_BY_VALUE: usize = 16;
/// More values in place of one pointer cost more than the pointer.
const MOST_BY_POINTER: usize = 2;

/// Result of a round.
#[derive(Debug, Default)]
pub struct Promoted {
    /// Number of functions with changed parameters.
    pub promoted: u64,
    /// These and their callers: what to simplify.
    pub touched: Set<Global>,
}

/// One value that is passed instead of being loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    offset: i64,
    ty: Type,
    /// Alignment of the address, from the callee's loads.
    align: Align,
}

/// A parameter that goes.
#[derive(Clone, Debug)]
struct Removed {
    n: usize,
    /// The structure, of a by-value parameter.
    by_value: Option<(Type, Align)>,
    pieces: Vec<Piece>,
}

#[derive(Debug)]
struct Plan {
    id: FuncBody,
    removed: Vec<Removed>,
    /// The function's type afterwards.
    ty: Type,
}

/// The pass's name.
pub(crate) const NAME: &str = "argpromotion";

/// Does one round.
pub fn run(module: &mut Module) -> Promoted {
    let mut out = Promoted::default();
    let candidate = |global: Global, cx: &Context| {
        let data = &cx.globals[global];
        let Some((_, params, varargs)) = cx.types.signature(data.ty) else { return false };
        data.linkage.is_local()
            && !varargs
            && params.iter().any(|p| p.is_ptr())
            && data.function().is_some_and(|f| {
                let keeps = |key| cx.attrs.has(f.attrs, key);
                !f.cc.is_kernel() && !keeps(sym::OPTNONE) && !keeps(sym::NAKED)
            })
    };
    let candidates: Vec<(Global, FuncBody)> = module
        .definitions()
        .filter(|&(g, id)| candidate(g, &module.cx) && !module.bodies[id].block_order().is_empty())
        .collect();
    if candidates.is_empty() {
        return out;
    }
    let graph = CallGraph::of(module);
    let mut plans: Map<Global, Plan> = Map::default();
    let mut order = Vec::new();
    for &(global, id) in &candidates {
        if graph.address_taken(global) || graph.calls(global) == 0 {
            continue;
        }
        let removed = removable(&module.bodies[id], &module.cx, global);
        if removed.is_empty() {
            continue;
        }
        let ty = new_type(&mut module.cx, global, &removed);
        plans.insert(global, Plan { id, removed, ty });
        order.push(global);
    }
    for global in unsuitable(module, &plans) {
        plans.swap_remove(&global);
    }
    order.retain(|g| plans.contains_key(g));
    if order.is_empty() {
        return out;
    }
    let callers: Vec<(Global, FuncBody)> = module.definitions().collect();
    for (caller, id) in callers {
        let mut body = std::mem::take(&mut module.bodies[id]);
        if rewrite_calls(&mut body, &mut module.cx, &plans) {
            out.touched.insert(caller);
        }
        module.bodies[id] = body;
    }
    for &global in &order {
        let plan = &plans[&global];
        let mut body = std::mem::take(&mut module.bodies[plan.id]);
        rewrite_function(&mut body, &mut module.cx, global, plan);
        module.bodies[plan.id] = body;
        out.touched.insert(global);
        out.promoted += 1;
    }
    out
}

/// The parameters of a function that can go.
fn removable(body: &Body, cx: &Context, global: Global) -> Vec<Removed> {
    let Some(function) = cx.function(global) else { return Vec::new() };
    let uses = Uses::of(body);
    let early = std::cell::OnceCell::new();
    let mut out = Vec::new();
    for (n, &local) in body.block_params(body.entry()).iter().enumerate() {
        if !body.locals[local].ty.is_ptr() {
            continue;
        }
        let attrs = function.param_attrs(n);
        let special = [sym::SRET, sym::INALLOCA, sym::PREALLOCATED, sym::BYREF, sym::NEST];
        if special.iter().any(|&k| cx.attrs.has(attrs, k)) {
            continue;
        }
        let tree = UseTree::of(body, cx, &uses, local);
        let pieces = match cx.attrs.ty(attrs, sym::BYVAL) {
            Some(ty) => by_value_pieces(body, cx, &tree, cx.alloc_size(ty)),
            None => by_pointer_pieces(body, cx, &tree, early.get_or_init(|| Early::of(body, cx))),
        };
        let Some(pieces) = pieces else { continue };
        let by_value = cx.attrs.ty(attrs, sym::BYVAL).map(|ty| {
            let said = cx.attrs.int(attrs, sym::ALIGN).and_then(Align::new);
            (ty, said.unwrap_or_default().max(cx.abi_align(ty)))
        });
        out.push(Removed { n, by_value, pieces });
    }
    out
}

/// A plain access: its type and alignment.
fn plain(body: &Body, cx: &Context, inst: Inst) -> Option<(Type, Align)> {
    match body.insts[inst].kind {
        InstKind::Load { align, volatile: false, ordering: Ordering::NotAtomic, .. } => {
            Some((body.locals[body.result(inst)?].ty, align))
        }
        InstKind::Store { value, align, volatile: false, ordering, .. }
            if !ordering.is_atomic() =>
        {
            Some((body.value_type(value, cx), align))
        }
        _ => None,
    }
    .filter(|(ty, _)| !cx.types.is_aggregate(*ty))
}

fn add_piece(pieces: &mut Vec<Piece>, piece: Piece, most: usize) -> Option<()> {
    match pieces.iter().position(|p| p.offset == piece.offset && p.ty == piece.ty) {
        Some(n) => pieces[n].align = pieces[n].align.max(piece.align),
        None if pieces.len() < most => pieces.push(piece),
        None => return None,
    }
    Some(())
}

fn by_value_pieces(body: &Body, cx: &Context, tree: &UseTree, size: u64) -> Option<Vec<Piece>> {
    if tree.escapes || tree.merges {
        return None;
    }
    let mut pieces = Vec::new();
    for access in &tree.accesses {
        let load = match access.kind {
            AccessKind::Compare => continue,
            AccessKind::Load(_) => true,
            AccessKind::Store(_) => false,
            _ => return None,
        };
        let (start, end) = access.range()?;
        if start < 0 || u64::try_from(end).is_ok_and(|end| end > size) {
            return None;
        }
        let (ty, align) = plain(body, cx, access.inst)?;
        if load {
            add_piece(&mut pieces, Piece { offset: start, ty, align }, MOST_BY_VALUE)?;
        }
    }
    Some(pieces)
}

fn by_pointer_pieces(
    body: &Body,
    cx: &Context,
    tree: &UseTree,
    early: &Early,
) -> Option<Vec<Piece>> {
    if tree.escapes || tree.merges {
        return None;
    }
    let (mut pieces, mut certain) = (Vec::new(), Vec::new());
    for access in &tree.accesses {
        let (AccessKind::Load(_), Offset::Const(offset)) = (access.kind, access.offset) else {
            return None;
        };
        let (ty, align) = plain(body, cx, access.inst)?;
        let piece = Piece { offset, ty, align };
        if early.loads.contains(&access.inst) {
            certain.push(piece);
        } else if early.writes {
            return None;
        }
        add_piece(&mut pieces, piece, MOST_BY_POINTER)?;
    }
    // Each place must be loaded for certain, and at the alignment of that load.
    for piece in &mut pieces {
        let same = |p: &&Piece| p.offset == piece.offset && p.ty == piece.ty;
        piece.align = certain.iter().filter(same).map(|p| p.align).max()?;
    }
    Some(pieces)
}

/// Effects at the start of a function.
struct Early {
    /// Loads that are executed whenever it is called, before anything is written.
    loads: Set<Inst>,
    /// Whether it ever writes.
    writes: bool,
}

impl Early {
    fn of(body: &Body, cx: &Context) -> Early {
        let mut loads = Set::default();
        for inst in body.block_insts(body.entry()) {
            let what = effects::of(body, cx, inst);
            let stops = what.contains(Effects::WRITE)
                || what.contains(Effects::MAY_NOT_RETURN)
                || what.contains(Effects::CONVERGENT);
            if stops {
                break;
            }
            if matches!(body.insts[inst].kind, InstKind::Load { .. }) {
                loads.insert(inst);
            }
        }
        let blocks = body.block_order().iter();
        let writes = blocks
            .flat_map(|&block| body.block_insts(block))
            .any(|inst| effects::of(body, cx, inst).contains(Effects::WRITE));
        Early { loads, writes }
    }
}

fn new_type(cx: &mut Context, global: Global, removed: &[Removed]) -> Type {
    let (ret, params, _) = cx.types.signature(cx.globals[global].ty).expect("a function's type");
    let mut list: Vec<Type> = (0..params.len())
        .filter(|n| removed.iter().all(|r| r.n != *n))
        .map(|n| params[n])
        .collect();
    list.extend(removed.iter().flat_map(|r| &r.pieces).map(|p| p.ty));
    cx.types.function(ret, &list, false)
}

/// Functions with a plan that cannot be changed because of a call: of them, or a `musttail` call in them.
fn unsuitable(module: &Module, plans: &Map<Global, Plan>) -> Vec<Global> {
    let cx = &module.cx;
    let mut out = Vec::new();
    for (caller, id) in module.definitions() {
        let body = &module.bodies[id];
        for inst in body.all_insts() {
            let InstKind::Call { callee, info, .. } = body.insts[inst].kind else { continue };
            let info = &body.calls[info];
            let must = info.tail == TailKind::MustTail;
            if must && plans.contains_key(&caller) {
                out.push(caller);
            }
            let Some(global) = cx.direct_callee(callee).filter(|g| plans.contains_key(g)) else {
                continue;
            };
            let same = info.function_type == cx.globals[global].ty;
            if must || !same || !info.bundles.is_empty() {
                out.push(global);
            }
        }
    }
    out
}

/// Passes the new arguments at each call.
fn rewrite_calls(body: &mut Body, cx: &mut Context, plans: &Map<Global, Plan>) -> bool {
    let mut calls: Vec<(Inst, Global)> = Vec::new();
    for inst in body.all_insts() {
        if let InstKind::Call { callee, .. } = body.insts[inst].kind
            && let Some(global) = cx.direct_callee(callee).filter(|g| plans.contains_key(g))
        {
            calls.push((inst, global));
        }
    }
    for &(inst, global) in &calls {
        let plan = &plans[&global];
        let InstKind::Call { callee, args, info } = body.insts[inst].kind else { continue };
        let args = body.list(args).to_vec();
        let debug_loc = body.insts[inst].debug_loc;
        let attrs: Vec<AttrSet> = (0..args.len()).map(|n| body.calls[info].arg_attrs(n)).collect();
        let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
        b.debug_loc = debug_loc;
        let mut values = Vec::new();
        for removed in &plan.removed {
            let pointer = args[removed.n];
            for piece in &removed.pieces {
                let align = if removed.by_value.is_some() {
                    // The alignment of the callee's copy need not hold for the original.
                    let said = b.cx.attrs.int(attrs[removed.n], sym::ALIGN).and_then(Align::new);
                    said.unwrap_or_default().at_offset(piece.offset.unsigned_abs())
                } else {
                    piece.align
                };
                let at = b.byte_offset(pointer, piece.offset, Flags::NONE);
                values.push(b.load(piece.ty, at, align));
            }
        }
        let stays = |n: &usize| plan.removed.iter().all(|r| r.n != *n);
        let mut list: Vec<Value> = (0..args.len()).filter(stays).map(|n| args[n]).collect();
        let mut kept: Vec<AttrSet> = (0..args.len()).filter(stays).map(|n| attrs[n]).collect();
        list.extend(&values);
        kept.resize(list.len(), AttrSet::EMPTY);
        let args = body.make_list(&list);
        let mut call = body.calls[info].clone();
        call.function_type = plan.ty;
        call.arg_attrs = kept.into();
        call.fn_attrs = memory_after(cx, call.fn_attrs, plan);
        let info = body.calls.push(call);
        body.insts[inst].kind = InstKind::Call { callee, args, info };
    }
    !calls.is_empty()
}

/// Memory attribute after promotion. The target of a pointer that was loaded was other memory; now
/// that the pointer is an argument, it is argument memory.
fn memory_after(cx: &mut Context, attrs: AttrSet, plan: &Plan) -> AttrSet {
    let pointers = plan.removed.iter().flat_map(|r| &r.pieces).any(|p| p.ty.is_ptr());
    if !pointers || !cx.attrs.has(attrs, sym::MEMORY) {
        return attrs;
    }
    let MemoryEffects { argmem, inaccessiblemem, other } = cx.attrs.memory_effects(attrs);
    let either = Access { read: argmem.read || other.read, write: argmem.write || other.write };
    let word = |a: Access| match (a.read, a.write) {
        (false, false) => "none",
        (true, false) => "read",
        (false, true) => "write",
        (true, true) => "readwrite",
    };
    let text = format!(
        "{}, argmem: {}, inaccessiblemem: {}",
        word(other),
        word(either),
        word(inaccessiblemem)
    );
    cx.attrs.with(attrs, Attribute { key: sym::MEMORY, value: AttrValue::Text(text.into()) })
}

/// Changes the function's parameters.
fn rewrite_function(body: &mut Body, cx: &mut Context, global: Global, plan: &Plan) {
    let entry = body.entry();
    let uses = Uses::of(body);
    let old: Vec<Local> = body.block_params(entry).to_vec();
    let mut map = ValueMap::new();
    let first = body.first_inst(entry).expect("a block ends in a terminator");
    for removed in &plan.removed {
        let local = old[removed.n];
        let fresh: Vec<Local> =
            removed.pieces.iter().map(|p| body.append_param(entry, p.ty)).collect();
        if let Some((ty, align)) = removed.by_value {
            let mut b = Builder::new(body, cx, InsertPoint::Before(first));
            b.debug_loc = None.into();
            let count = b.cx.consts.i32(1).into();
            let alloca = InstKind::Alloca { ty, count, align, inalloca: false };
            let mut variable = b.value(alloca, Type::ptr(b.cx.data_layout().alloca_space));
            let wanted = b.body.locals[local].ty;
            variable = b.cast(ir::ssa::CastOp::AddrSpaceCast, variable, wanted);
            for (piece, &value) in removed.pieces.iter().zip(&fresh) {
                let at = b.byte_offset(variable, piece.offset, Flags::INBOUNDS);
                let align = align.at_offset(piece.offset.unsigned_abs());
                b.store(value.into(), at, align);
            }
            map[local] = Some(variable).into();
            continue;
        }
        let tree = UseTree::of(body, cx, &uses, local);
        for access in &tree.accesses {
            let (Some(result), Offset::Const(offset)) = (body.result(access.inst), access.offset)
            else {
                continue;
            };
            let ty = body.locals[result].ty;
            let at = removed.pieces.iter().position(|p| p.offset == offset && p.ty == ty);
            map[result] = Some(fresh[at.expect("every place has a piece")].into()).into();
            body.remove_inst(access.inst);
        }
        for hint in tree.hints {
            body.remove_inst(hint);
        }
        // Address arithmetic that is left computes on nothing.
        let nowhere = cx.consts.poison(body.locals[local].ty).into();
        map[local] = Some(nowhere).into();
    }
    body.rewrite(&map);
    let stays = |n: usize| plan.removed.iter().all(|r| r.n != n);
    body.retain_params(entry, stays);
    let attrs = cx.function(global).map_or_else(Default::default, |f| f.attrs);
    let attrs = memory_after(cx, attrs, plan);
    let count = body.block_params(entry).len();
    cx.globals[global].ty = plan.ty;
    if let Some(function) = cx.globals[global].function_mut() {
        let mut kept: Vec<AttrSet> =
            (0..old.len()).filter(|&n| stays(n)).map(|n| function.param_attrs(n)).collect();
        kept.resize(count, AttrSet::EMPTY);
        function.param_attrs = kept;
        function.attrs = attrs;
    }
}
