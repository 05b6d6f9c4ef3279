//! Loads through a choice between by-value parameters become a choice between loads.
//!
//! A parameter's bytes can always be read, so both may be; a register select costs less than an address
//! that has to exist in memory (a device function would have to spill both parameters for it).

use ir::ssa::{
    Align, Body, Builder, CastOp, Context, Flags, InsertPoint, Inst, InstKind, Local, Ordering,
    Value, ValueMap,
};

/// A parameter that loads may be moved to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Readable {
    pub(super) local: Local,
    pub(super) size: u64,
    pub(super) align: Align,
}

/// Steps of arithmetic that are followed.
const MAX_STEPS: u32 = 8;

/// Rewrites such loads. True if there was one.
pub(super) fn run(body: &mut Body, cx: &mut Context, params: &[Readable]) -> bool {
    let mut replaced = ValueMap::new();
    let mut changed = false;
    for n in 0..body.block_order().len() {
        let mut next = body.first_inst(body.block_order()[n]);
        while let Some(inst) = next {
            next = body.next_inst(inst);
            let Some((cond, arms)) = choice(body, cx, inst, params) else { continue };
            let result = body.result(inst).expect("a load has a result");
            let ty = body.locals[result].ty;
            let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
            let values = arms.map(|(pointer, offset, align)| {
                let pointer = b.byte_offset(pointer, offset, Flags::INBOUNDS);
                b.load(ty, pointer, align)
            });
            let value = b.select(cond, values[0], values[1]);
            replaced[result] = Some(value).into();
            body.remove_inst(inst);
            changed = true;
        }
    }
    if changed {
        body.rewrite(&replaced);
        // A select of addresses without readers would still count as a use.
        transform::dce::run(body, cx);
    }
    changed
}

/// The condition, and for each arm the parameter, the offset in it and the alignment there, of a load
/// through `select` of two parameters.
fn choice(
    body: &Body,
    cx: &Context,
    load: Inst,
    params: &[Readable],
) -> Option<(Value, [(Value, i64, Align); 2])> {
    let InstKind::Load { ptr, volatile: false, ordering: Ordering::NotAtomic, .. } =
        body.insts[load].kind
    else {
        return None;
    };
    let size = cx.store_size(body.locals[body.result(load)?].ty);
    let (base, after) = strip(body, cx, ptr)?;
    let InstKind::Select { args: [cond, a, b], .. } = *body.def_kind(base)? else { return None };
    let arm = |v: Value| {
        let (root, before) = strip(body, cx, v)?;
        let param = params.iter().find(|p| Some(p.local) == root.local())?;
        let offset = before.checked_add(after)?;
        let inside = offset >= 0 && (offset as u64).checked_add(size)? <= param.size;
        inside.then(|| (root, offset, param.align.at_offset(offset as u64)))
    };
    Some((cond, [arm(a)?, arm(b)?]))
}

/// The pointer under constant offsets and casts, and the sum of the offsets.
fn strip(body: &Body, cx: &Context, mut pointer: Value) -> Option<(Value, i64)> {
    let mut offset = 0i64;
    for _ in 0..MAX_STEPS {
        match body.def_kind(pointer) {
            Some(InstKind::Gep { args, .. }) => {
                let base = body.list(*args)[0];
                let (constant, terms) =
                    transform::pointer_uses::gep_terms(body, cx, body.def_inst(pointer)?)?;
                if !terms.is_empty() {
                    return None;
                }
                offset = offset.checked_add(constant)?;
                pointer = base;
            }
            Some(InstKind::Cast { op: CastOp::BitCast, value, .. }) => pointer = *value,
            _ => return Some((pointer, offset)),
        }
    }
    None
}
