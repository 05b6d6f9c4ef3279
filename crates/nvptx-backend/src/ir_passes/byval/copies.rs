//! `nvptx-forward-param-copies`: local copies of memory that cannot change are read at the source.
//!
//! Front ends copy a by-value parameter into a local variable before they read it. If only that copy
//! writes the variable, and the source is a kernel's parameter space or a constant, the variable is
//! the source.

use super::{PARAM_SPACE, WRAP_PARAM};
use cranelift_entity::SecondaryMap;
use ir::pass::IrFunction;
use ir::ssa::{
    Body, Builder, CastOp, ConstData, ConstExpr, Context, InsertPoint, Inst, InstKind, Intrinsic,
    Local, Uses, Value, ValueKind, ValueMap,
};
use transform::analysis::cfg::Cfg;
use transform::pointer_uses::{Access, AccessKind, Offset, UseTree};

/// Runs the pass on a function. The number of local copies read at their source.
pub(crate) fn run(f: &mut IrFunction, cx: &mut Context) -> u64 {
    let kernel = cx.function(f.global).is_some_and(|f| f.cc.is_kernel());
    let body = &mut f.body;
    let copies: Vec<(Inst, Local)> =
        body.all_insts().filter_map(|inst| Some((inst, copied_alloca(body, cx, inst)?))).collect();
    if copies.is_empty() {
        return 0;
    }
    let (uses, cfg) = (Uses::of(body), Cfg::of(body));
    let places = places(body);
    let mut replaced = ValueMap::new();
    let mut forwarded = 0;
    for (copy, alloca) in copies {
        if replaced[alloca].is_some() {
            continue;
        }
        let Some(source) = forwardable(body, cx, &uses, &cfg, &places, copy, alloca, kernel) else {
            continue;
        };
        let old = Value::from(alloca);
        let at = body.def_inst(old).expect("an alloca is an instruction");
        // The source is computed before the copy, and the copy dominates every use.
        let ty = body.locals[alloca].ty;
        let mut b = Builder::new(body, cx, InsertPoint::Before(copy));
        let pointer = b.cast(CastOp::AddrSpaceCast, source, ty);
        replaced[alloca] = Some(pointer).into();
        for hint in UseTree::of(body, cx, &uses, alloca).hints {
            body.remove_inst(hint);
        }
        body.remove_inst(copy);
        body.remove_inst(at);
        forwarded += 1;
    }
    if forwarded > 0 {
        body.rewrite(&replaced);
    }
    forwarded
}

/// The place of each instruction in its block: which of two comes first is asked for every access of every copy.
fn places(body: &Body) -> SecondaryMap<Inst, u32> {
    let mut places = SecondaryMap::with_capacity(body.insts.len());
    for &block in body.block_order() {
        for (place, inst) in (0..).zip(body.block_insts(block)) {
            places[inst] = place;
        }
    }
    places
}

/// The alloca that `inst` copies into, from its start.
fn copied_alloca(body: &Body, cx: &Context, inst: Inst) -> Option<Local> {
    let InstKind::Call { callee, args, .. } = body.insts[inst].kind else { return None };
    if !matches!(cx.intrinsic_of(callee), Intrinsic::Memcpy | Intrinsic::MemcpyInline) {
        return None;
    }
    let to = body.list(args)[0];
    matches!(body.def_kind(to)?, InstKind::Alloca { .. }).then(|| to.local())?
}

/// The source of `copy`, if `alloca` holds nothing else wherever it is read.
fn forwardable(
    body: &Body,
    cx: &Context,
    uses: &Uses,
    cfg: &Cfg,
    places: &SecondaryMap<Inst, u32>,
    copy: Inst,
    alloca: Local,
    kernel: bool,
) -> Option<Value> {
    let InstKind::Call { args, .. } = body.insts[copy].kind else { return None };
    let &[_, source, length, volatile] = body.list(args) else { return None };
    let length = i64::try_from(cx.consts.as_uint(length.constant()?)?).ok()?;
    if !cx.consts.is_zero(volatile.constant()?) {
        return None;
    }
    let tree = UseTree::of(body, cx, uses, alloca);
    let reads_only = tree.accesses.iter().filter(|a| a.inst != copy).all(|a| !a.writes());
    // The source is not in local memory, where a cast says that the copy is.
    let moved = tree.escapes || tree.merges || tree.in_private;
    if moved || !reads_only || !is_unchanging(body, cx, source, &tree, kernel) {
        return None;
    }
    let whole = cx.alloc_size(match body.def_kind(Value::from(alloca))? {
        InstKind::Alloca { ty, .. } => *ty,
        _ => return None,
    });
    let place = body.inst_block(copy)?;
    let covered = |access: &Access| match access.range() {
        Some((start, end)) => start >= 0 && end <= length,
        None => i64::try_from(whole).is_ok_and(|w| w <= length),
    };
    let after_copy = |access: &Access| {
        let Some(block) = body.inst_block(access.inst) else { return false };
        if block != place {
            return cfg.dominates(place, block);
        }
        places[access.inst] > places[copy]
    };
    tree.accesses
        .iter()
        .filter(|a| a.inst != copy)
        .all(|a| covered(a) && after_copy(a))
        .then_some(source)
}

/// Whether the memory at `source` never changes while the function runs.
fn is_unchanging(
    body: &Body,
    cx: &Context,
    source: Value,
    readers: &UseTree,
    kernel: bool,
) -> bool {
    let mut pointer = source;
    for _ in 0..8 {
        match pointer.kind() {
            ValueKind::Const(c) => return is_constant_global(cx, c),
            ValueKind::Metadata(_) => return false,
            ValueKind::Local(_) => {}
        }
        match body.def_kind(pointer) {
            Some(InstKind::Gep { args, .. }) => pointer = body.list(*args)[0],
            Some(InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, value, .. }) => {
                // The parameter as local memory of a device function can be written.
                let space = body.value_type(pointer, cx).address_space();
                if space != Some(0) && space != Some(PARAM_SPACE) {
                    return false;
                }
                pointer = *value;
            }
            Some(InstKind::Call { callee, .. }) => {
                let wraps =
                    cx.direct_callee(*callee).is_some_and(|g| &*cx.globals[g].name == WRAP_PARAM);
                // A device function's parameter space can be read at constant offsets only.
                let constant = |a: &Access| {
                    matches!(a.offset, Offset::Const(_)) && matches!(a.kind, AccessKind::Load(_))
                };
                return wraps
                    && (kernel || readers.accesses.iter().filter(|a| !a.writes()).all(constant));
            }
            _ => return false,
        }
    }
    false
}

fn is_constant_global(cx: &Context, mut c: ir::ssa::Const) -> bool {
    for _ in 0..8 {
        match &cx.consts[c] {
            ConstData::Global { global, .. } => {
                let data = &cx.globals[*global];
                return data.variable().is_some_and(|v| {
                    v.constant && v.initializer.is_some() && !v.externally_initialized
                }) && !data.linkage.is_interposable();
            }
            ConstData::Expr { expr: ConstExpr::Gep { operands, .. }, .. } => c = operands[0],
            ConstData::Expr {
                expr: ConstExpr::Cast { op: CastOp::AddrSpaceCast, value }, ..
            } => c = *value,
            _ => return false,
        }
    }
    false
}
